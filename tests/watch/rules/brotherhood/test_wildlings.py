"""The chapter wildlings of the almanac: their kinds, their way, and what can be seen of them."""

import json

import pytest
from tests.watch.helpers import hand, play, told
from tests.watch.rules.brotherhood.north import (
    RAISE,
    SETTLE,
    brothers,
    camps,
    clearings,
    dice,
    frostfangs,
    gift,
    north,
    pool,
    used,
    wall,
)

import hexhold


@pytest.mark.rule("watch.wildlings.kinds", allows=True)
@pytest.mark.parametrize(
    ("kind", "waiting", "entered", "guards"),
    [("r", "0/1/0/0", "", "/1//"), ("c", "0/0/0/0", "1,0:c", "/1//"), ("g", "0/0/0/0", "", "///")],
)
def test_each_kind_arrives_in_its_own_way(
    kind: str, waiting: str, entered: str, guards: str
) -> None:
    match = dice(brothers(f"camps=/{kind}/ wall=/1//"), 0, "1 1 w4")
    assert (clearings(match), gift(match), wall(match)) == (waiting, entered, guards)


@pytest.mark.rule("watch.wildlings.kinds", refuses=True)
@pytest.mark.parametrize("kind", ["regular", "climber", "giant"])
def test_in_the_gift_the_kind_makes_no_difference(kind: str) -> None:
    match = brothers(f"gift=1,0:{kind[0]} | 0 settlements=1,0.N cards=patrol")
    dice(match, 0, "3 3 w12")
    assert hand(match, 0) == {}
    play(match, f"0 hunt 1,0 {kind}")
    assert (hand(match, 0), gift(match)) == ({"brick": 1}, "")


@pytest.mark.rule("watch.wildlings.way", allows=True)
def test_from_the_frostfangs_to_a_camp_to_a_clearing_to_the_gift() -> None:
    match = brothers(f"turn wall=/1// | 0 {SETTLE}")
    play(match, "0 settlement 2,2.N", "chance token cave-people regular", "0 end")
    assert (frostfangs(match), camps(match)) == ("23/8/8", "/r/")
    play(dice(match, 1, "1 1 w4"), "1 end")
    assert (camps(match), clearings(match)) == ("//", "0/1/0/0")


@pytest.mark.rule("watch.wildlings.way", refuses=True)
def test_no_stage_is_skipped_and_nobody_turns_back() -> None:
    match = brothers(f"turn | 0 {SETTLE}")
    play(match, "0 settlement 2,2.N", "chance token cave-people climber", "0 end")
    assert (clearings(match), gift(match)) == ("0/0/0/0", "")
    for seat in (1, 2, 3):
        play(dice(match, seat, "1 2 w10"), f"{seat} end")
    assert camps(match) == "/c/"


@pytest.mark.rule("watch.wildlings.returned", allows=True)
def test_a_wildling_that_was_removed_can_come_again() -> None:
    giants = "camps=gggg/ggg/ gift=1,0:g"
    match = brothers(f"turn {giants} | 0 cards=patrol {SETTLE}")
    assert frostfangs(match) == "24/8/0"
    play(match, "0 hunt 1,0 giant")
    assert frostfangs(match) == "24/8/1"
    play(match, "0 settlement 2,2.N", "chance token hornfoot giant")
    assert camps(match) == "gggg/ggg/g"


@pytest.mark.rule("watch.wildlings.returned", refuses=True)
def test_one_that_enters_the_gift_does_not_go_home() -> None:
    match = dice(brothers("camps=/g/"), 0, "1 1 w4")
    assert (gift(match), frostfangs(match)) == ("1,0:g", "24/8/7")


@pytest.mark.rule("watch.wildlings.shortage", allows=True)
def test_a_token_without_a_figure_is_spent() -> None:
    match = brothers(f"turn camps=gg/gg/rrrr gift=0,0:g+1,0:g+2,0:g+3,0:g | 0 {SETTLE}")
    play(match, "0 settlement 2,2.N", "chance token hornfoot giant")
    assert told(match, 2, "no-figure") == [
        {"event": "no-figure", "seat": None, "clan": "hornfoot", "kind": "giant"}
    ]
    assert used(match) == 1


@pytest.mark.rule("watch.wildlings.shortage", refuses=True)
def test_it_brings_nobody_and_makes_nobody_rush() -> None:
    match = brothers(f"turn camps=gg/gg/rrrr gift=0,0:g+1,0:g+2,0:g+3,0:g | 0 {SETTLE}")
    play(match, "0 settlement 2,2.N", "chance token hornfoot giant")
    assert (camps(match), clearings(match)) == ("gg/gg/rrrr", "0/0/0/0")
    assert not match.over


@pytest.mark.rule("watch.wildlings.public", allows=True)
def test_everybody_sees_figures_marker_used_tokens_and_the_size_of_the_pool() -> None:
    match = brothers(f"turn camps=g// gift=1,0:c breaches=1 | 0 {SETTLE}")
    play(match, "0 settlement 2,2.N", "chance token hornfoot regular")
    views = [match.view(seat)["north"] for seat in (0, 1, hexhold.SPECTATOR)]
    assert views[0] == views[1] == views[2]
    assert views[0]["used"]["hornfoot"] == {"regular": 1, "climber": 0, "giant": 0}
    assert pool(match) == 5


@pytest.mark.rule("watch.wildlings.public", refuses=True)
def test_nobody_sees_a_token_before_it_is_revealed_not_even_its_owner() -> None:
    match = play(brothers(f"turn | 0 {RAISE}"), "0 keep 0,3.S")
    for seat in (0, 1):
        assert "tokens" not in json.dumps(match.view(seat))
        assert north(match) == match.view(seat)["north"]
    assert len(match.outcomes()) == 9  # any clan and kind may still come
