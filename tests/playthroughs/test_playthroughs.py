"""The golden playthroughs are played again and compared line by line."""

import pytest
from tools.playthrough import FOLDER, Playthrough, playthroughs, told

MOST_CHARACTERS = 60_000


@pytest.mark.parametrize("play", playthroughs(), ids=lambda play: play.name)
def test_a_playthrough_goes_as_it_went(play: Playthrough) -> None:
    written = play.path.read_text(encoding="utf-8").splitlines()
    now = told(play).splitlines()
    for number, (old, new) in enumerate(zip(written, now, strict=False), start=1):
        assert old == new, f"{play.path.name}:{number} differs"
    assert len(written) == len(now)


def test_a_playthrough_can_be_read_in_one_sitting() -> None:
    for play in playthroughs():
        assert play.path.stat().st_size < MOST_CHARACTERS, play.name


def test_no_playthrough_is_left_over() -> None:
    assert sorted(FOLDER.glob("*.txt")) == sorted(play.path for play in playthroughs())
