"""Records from before a ruling was corrected still replay, to the state that they tell of."""

from pathlib import Path

import pytest

import hexhold
from hexhold.core.record import RecordError
from hexhold.games import make_game, recall_game

RECORDS = Path(__file__).with_name("records")


def with_corrected_rulings(text: str) -> str:
    return text.replace('"robbery":"must",', '"robbery":"must","rulings":"2",')


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.txt")), ids=lambda path: path.stem)
def test_an_old_record_replays_as_it_was_written(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = hexhold.replay(text)
    assert match.game.options["rulings"] == "1"
    assert match.record().splitlines()[2:] == text.splitlines()[2:]


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.txt")), ids=lambda path: path.stem)
def test_the_corrected_rulings_do_not_allow_what_it_relied_on(path: Path) -> None:
    with pytest.raises(RecordError):
        hexhold.replay(with_corrected_rulings(path.read_text(encoding="utf-8")))


def test_a_new_match_has_the_corrected_rulings_and_a_kept_one_its_own() -> None:
    assert make_game("watch", {}).options["rulings"] == "2"
    assert recall_game("watch", {}).options["rulings"] == "1"
    assert recall_game("watch", {"rulings": "2"}).options["rulings"] == "2"
