"""The chapter chance of the almanac: luck has a seat of its own."""

import pytest
from tests.watch.helpers import allowed, at, refused

from hexhold import CHANCE


@pytest.mark.rule("watch.chance.seat", allows=True)
def test_chance_rolls_any_two_dice() -> None:
    match = at("phase=dice")
    assert match.actors == [CHANCE]
    assert len(match.outcomes()) == 36
    assert allowed(match, CHANCE, "dice 6 1")


@pytest.mark.rule("watch.chance.seat", refuses=True)
def test_no_player_chooses_the_dice() -> None:
    assert refused(at("phase=dice"), 0, "dice 6 6") == "watch.chance.seat"


@pytest.mark.rule("watch.chance.seat", refuses=True)
def test_chance_does_nothing_that_cannot_happen() -> None:
    robbing = at("phase=steal victim=1 rolled=1 | 1 hand=ore2")
    assert allowed(robbing, CHANCE, "steal ore")
    assert refused(robbing, CHANCE, "steal brick") == "watch.chance.seat"
    assert refused(robbing, CHANCE, "end") == "watch.chance.seat"
    assert refused(at("turn"), CHANCE, "dice 1 1") == "watch.chance.seat"
