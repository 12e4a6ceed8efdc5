"""The chapter progress of the almanac: Road Building and Winter is Coming."""

import pytest
from tests.watch.helpers import (
    ROAD,
    allowed,
    at,
    at_start,
    choices,
    hand,
    play,
    refused,
    seen,
    table,
)

from hexhold import NotationError

# All of the supply but one ore is in the hands of the others.
LAST_ORE = "1 hand=brick19,lumber19 | 2 hand=wool19,grain19 | 3 hand=ore18"
# Fourteen roads along the border, in one line.
NORTH = "3,0/NE+3,0/NW+2,0/NE+2,0/NW+1,0/NE+1,0/NW+0,0/NE+0,0/NW"
WEST = "0,0/W+0,1/NW+0,1/W+0,2/NW+0,2/W+0,3/NW"


@pytest.mark.rule("watch.progress.road-building", allows=True)
def test_two_free_roads_are_laid_and_the_second_may_continue_the_first() -> None:
    match = at_start("| 0 cards=roads")
    play(match, "0 roads", "0 road 3,2~4,2", "0 road 3,1~4,2")
    assert len(seen(match, 0)["roads"]) == 4
    assert allowed(match, 0, "roll")


@pytest.mark.rule("watch.progress.road-building", allows=True)
def test_with_one_road_left_or_one_place_one_is_laid() -> None:
    match = at(f"turn | 0 cards=roads roads={NORTH}+{WEST.rpartition('+')[0]}")
    play(match, "0 roads", "0 road 0,3/NW")
    assert allowed(match, 0, "end")
    hemmed_in = at("turn | 0 cards=roads settlements=0,3.S | 1 roads=0,3/SE+0,3/W")
    play(hemmed_in, "0 roads", "0 road 0,3/SW")
    assert allowed(hemmed_in, 0, "end")


@pytest.mark.rule("watch.progress.road-building", refuses=True)
def test_it_cannot_be_played_without_a_piece_or_a_place() -> None:
    no_piece = at(f"turn | 0 cards=roads roads={NORTH}+{WEST}")
    assert refused(no_piece, 0, "roads") == "watch.progress.road-building"
    no_place = at("turn | 0 cards=roads settlements=0,3.S | 1 roads=0,3/SE+0,3/SW")
    assert refused(no_place, 0, "roads") == "watch.progress.road-building"


@pytest.mark.rule("watch.progress.road-building", refuses=True)
def test_free_roads_obey_the_usual_rules_and_are_two() -> None:
    match = play(at_start(f"turn | 0 cards=roads | 1 hand={ROAD}"), "0 roads")
    assert refused(match, 0, "road 0,0/NW") == "watch.road.connected"
    assert refused(match, 0, "road 5,2~5,3") == "watch.road.path"
    play(match, "0 road 3,2~4,2", "0 road 3,1~4,2")
    assert refused(match, 0, "road 4,2~4,3") == "watch.build.cost"


@pytest.mark.rule("watch.progress.winter", allows=True)
@pytest.mark.parametrize("cards", ["ore,ore", "brick,lumber"])
def test_any_two_cards_are_taken_alike_or_different(cards: str) -> None:
    match = play(at("| 0 cards=winter"), f"0 winter {cards}")
    assert sum(hand(match, 0).values()) == 2
    assert set(hand(match, 0)) == set(cards.split(","))
    assert sum(table(match)["supply"].values()) == 93


@pytest.mark.rule("watch.progress.winter", allows=True)
def test_the_cards_may_be_used_at_once() -> None:
    match = play(at_start("turn | 0 cards=winter"), "0 winter brick,lumber", "0 road 3,2~4,2")
    assert hand(match, 0) == {}


@pytest.mark.rule("watch.progress.winter", allows=True)
def test_the_last_card_of_the_supply_is_taken_alone() -> None:
    match = at(f"turn | 0 cards=winter | {LAST_ORE}")
    assert choices(match, 0, "winter") == {"ore"}


@pytest.mark.rule("watch.progress.winter", refuses=True)
def test_neither_one_card_nor_three_are_taken() -> None:
    match = at("turn | 0 cards=winter")
    assert refused(match, 0, "winter ore") == "watch.progress.winter"
    with pytest.raises(NotationError, match="not one of brick,brick"):
        refused(match, 0, "winter ore,ore,ore")
