"""The chapter tormund of the almanac: when he moves, where to, and what he blocks."""

import pytest
from tests.watch.helpers import (
    ROAD,
    allowed,
    at,
    at_start,
    choices,
    hand,
    hex_at,
    play,
    refused,
    roll,
    table,
    told,
)

from hexhold.games.watch.engine.geometry import HEXES

SEVEN = "phase=move-tormund rolled=1 die_a=3 die_b=4"


@pytest.mark.rule("watch.tormund.must-move", allows=True)
def test_tormund_may_go_to_an_empty_hex_or_to_ones_own() -> None:
    match = at(f"{SEVEN} tormund=1,1 | 0 settlements=2,1.N")
    assert allowed(match, 0, "tormund 0,0")
    assert allowed(match, 0, "tormund 2,1")


@pytest.mark.rule("watch.tormund.must-move", refuses=True)
def test_tormund_may_not_stay_where_he_is() -> None:
    assert refused(at(f"{SEVEN} tormund=1,1"), 0, "tormund 1,1") == "watch.tormund.must-move"
    assert refused(at(SEVEN), 0, "tormund camp") == "watch.tormund.must-move"


@pytest.mark.rule("watch.tormund.must-move", refuses=True)
def test_nobody_moves_tormund_without_a_seven_or_a_patrol() -> None:
    match = at("turn die_a=3 die_b=3 tormund=1,1")
    assert refused(match, 0, "tormund 0,0") == "watch.tormund.must-move"


@pytest.mark.rule("watch.tormund.target", allows=True)
def test_tormund_may_go_to_every_terrain_hex_but_his_own() -> None:
    ice = {hex_at("5,2"), hex_at("5,3")}
    expected = {str(h) for h in set(range(HEXES)) - ice - {hex_at("1,1")}}
    match = at(f"{SEVEN} tormund=1,1", tormund_camp=False)
    assert choices(match, 0, "tormund") == expected


@pytest.mark.rule("watch.tormund.target", refuses=True)
@pytest.mark.parametrize("ice", ["5,2", "5,3"])
def test_tormund_does_not_go_to_the_ice(ice: str) -> None:
    assert refused(at(f"{SEVEN} tormund=1,1"), 0, f"tormund {ice}") == "watch.tormund.target"


@pytest.mark.rule("watch.tormund.camp", allows=True)
@pytest.mark.parametrize("edition", ["en", "pl", "ru"])
def test_tormund_may_be_sent_back_to_his_camp_and_robs_nobody(edition: str) -> None:
    match = at_start(f"{SEVEN} tormund=1,1 | 3 hand=ore", edition=edition)
    play(match, "0 tormund camp")
    assert table(match)["tormund"] == "camp"
    assert allowed(match, 0, "end")
    assert hand(match, 3) == {"ore": 1}
    roll(play(match, "0 end"), 1, 9)
    assert hand(match, 3) == {"ore": 1, "grain": 1}


@pytest.mark.rule("watch.tormund.camp", allows=True)
def test_a_patrol_may_send_tormund_to_his_camp_too() -> None:
    match = play(at_start("tormund=1,1 | 0 cards=patrol"), "0 patrol")
    assert allowed(match, 0, "tormund camp")


@pytest.mark.rule("watch.tormund.camp", allows=True)
def test_tormund_begins_in_his_camp_and_blocks_nothing() -> None:
    match = at_start("")
    assert table(match)["tormund"] == "camp"
    assert len(told(roll(match, 0, 11), 0, "produced")) == 3


@pytest.mark.rule("watch.tormund.camp", refuses=True)
def test_in_the_german_edition_tormund_does_not_return_to_his_camp() -> None:
    match = at(f"{SEVEN} tormund=1,1", edition="de")
    assert refused(match, 0, "tormund camp") == "watch.tormund.camp"


@pytest.mark.rule("watch.tormund.blocks", allows=True)
def test_other_hexes_of_the_same_number_produce_and_so_does_his_when_he_is_gone() -> None:
    match = at("tormund=0,1 | 0 settlements=0,1.NE | 1 settlements=1,0.N")
    assert hand(roll(match, 0, 8), 1) == {"wool": 1}
    play(roll(play(match, "0 end"), 1, 7), "1 tormund 2,3", "1 end")
    assert hand(roll(match, 2, 8), 0) == {"brick": 1}


@pytest.mark.rule("watch.tormund.blocks", allows=True)
def test_one_may_build_beside_tormund() -> None:
    match = at(f"turn tormund=0,1 | 0 hand={ROAD} settlements=0,1.S")
    assert allowed(match, 0, "road 0,1~0,2")


@pytest.mark.rule("watch.tormund.blocks", refuses=True)
def test_the_hex_under_tormund_gives_nothing_to_settlements_or_keeps() -> None:
    match = at("tormund=0,1 | 0 settlements=0,1.S keeps=0,1.NW | 1 keeps=0,1.NE")
    roll(match, 0, 8)
    assert (hand(match, 0), hand(match, 1)) == ({}, {})
