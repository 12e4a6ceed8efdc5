"""Records from before a ruling was corrected still replay, to the state that they tell of."""

from pathlib import Path

import pytest

import hexhold
from hexhold.core.record import RecordError

RECORDS = sorted(Path(__file__).with_name("records").glob("*.txt"))


def with_corrected_rulings(text: str) -> str:
    return text.replace('"opening_same_stack":true,', '"opening_same_stack":true,"rulings":"2",')


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_an_old_record_replays_as_it_was_written(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = hexhold.replay(text)
    assert match.game.options["rulings"] == "1"
    assert match.record().splitlines()[2:] == text.splitlines()[2:]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_corrected_rulings_do_not_allow_what_it_relied_on(path: Path) -> None:
    with pytest.raises(RecordError):
        hexhold.replay(with_corrected_rulings(path.read_text(encoding="utf-8")))


def test_there_are_records_to_replay() -> None:
    assert len(RECORDS) >= 7
