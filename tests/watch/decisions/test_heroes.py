"""Decisions 39 to 52: heroes."""

from typing import Any

import pytest
from tests.watch.examples.brotherhood.scene import (
    BUILDER,
    FIVE_ROADS,
    dice,
    hero,
    north,
    picture,
    stock,
    token,
    worth,
)
from tests.watch.helpers import AnyMatch, allowed, choices, hand, path, play, refused, table

import hexhold


def with_hero(name: str, rest: str = "", table: str = "turn", **options: Any) -> AnyMatch:
    """Seat 0 has a hero and what else is said of it and the others."""
    return north(f"{table} | 0 hero={name} {rest}", **options)


def test_decision_39_a_hero_is_used_once_a_turn_also_when_flipped() -> None:
    match = play(with_hero("marsh", "hand=wool5"), "0 marsh wool > ore", "0 flip")
    assert hero(match, 0) == ("marsh", "B")
    assert refused(match, 0, "marsh wool > ore") == "watch.hero.once"
    play(match, "0 end")
    for seat in (1, 2, 3):
        play(dice(match, "1 1 w12"), f"{seat} end")
    assert allowed(dice(match, "1 1 w12"), 0, "marsh wool > ore")


def test_decision_39_a_hero_received_in_any_turn_waits_until_that_turn_is_over() -> None:
    match = dice(north(f"| 1 hero=samwell {worth(2)} hero=marsh hand=wool5"), "1 1 w12")
    play(match, "1 samwell ore", "1 exchange mance")
    assert match.actors == [0]
    play(match, "0 marsh wool > ore", "0 flip")  # seat 1's use is not seat 0's
    play(match, "0 end")
    assert refused(match, 1, "mance 0") == "watch.hero-mance.window"  # fresh no more
    assert allowed(dice(match, "1 1 w12"), 1, "mance 0")


def test_decision_39_a_hero_just_taken_is_not_ready() -> None:
    match = play(with_hero("marsh", "hand=wool5", "turn tormund=1,0"), "0 marsh wool > ore")
    play(match, "0 exchange mance")
    assert refused(match, 0, "mance 1") == "watch.hero.fresh"


def test_decision_40_a_hero_whose_effect_is_impossible_cannot_be_used() -> None:
    match = with_hero("ygritte")
    assert refused(match, 0, "ygritte 1,0 regular") == "watch.hero-ygritte.remove"
    assert choices(match, 0, "ygritte") == set()
    match = with_hero("qhorin")
    assert refused(match, 0, "qhorin") == "watch.hero-qhorin.chase"
    match = with_hero("benjen")
    assert refused(match, 0, "benjen clearing 1") == "watch.hero-benjen.remove"


def test_decision_41_side_b_must_be_exchanged_and_never_for_itself() -> None:
    match = play(with_hero("marsh", "side=B hand=wool5"), "0 marsh wool > ore")
    assert refused(match, 0, "flip") == "watch.hero.after-b"
    assert refused(match, 0, "exchange marsh") == "watch.hero.not-the-same"
    play(match, "0 exchange benjen")
    assert hero(match, 0) == ("benjen", "A")
    assert "marsh" in table(match)["north"]["display"]


def test_decision_41_with_an_empty_display_a_turns_to_b_and_b_is_spent() -> None:
    start = "turn display=-"
    match = play(with_hero("marsh", "hand=wool5", start, drama=True), "0 marsh wool > ore")
    assert (match.actors, hero(match, 0)) == ([0], ("marsh", "B"))
    assert allowed(match, 0, "end")
    match = with_hero("marsh", "side=B hand=wool5", start, drama=True)
    play(match, "0 marsh wool > ore")
    assert hero(match, 0) == ("marsh", "spent")
    play(match, "0 end")
    for seat in (1, 2, 3):
        play(dice(match, "1 1 w12"), f"{seat} end")
    assert refused(dice(match, "1 1 w12"), 0, "marsh wool > ore") == "watch.hero.empty-display"


def test_decision_42_mormont_gets_the_named_card_of_those_who_have_it() -> None:
    match = with_hero("mormont", "hand=wool | 1 hand=brick | 2 hand=ore2 | 3")
    assert refused(match, 0, "mormont ore 3") == "watch.hero-mormont.targets"
    play(match, "0 mormont ore 1 2")
    assert (hand(match, 0), hand(match, 1)) == ({"wool": 1, "ore": 1}, {"brick": 1})
    assert choices(match, 0, "give") == {"wool", "ore"}  # the card received may go back
    play(match, "0 give ore", "0 flip")
    assert (hand(match, 0), hand(match, 2)) == ({"wool": 1}, {"ore": 2})


def test_decision_42_mormont_is_used_also_when_nobody_has_the_card() -> None:
    match = play(with_hero("mormont", "| 1 hand=brick | 2 hand=wool"), "0 mormont ore 1 2")
    assert table(match)["phase"] == "after-hero"
    assert (hand(match, 0), hand(match, 1), hand(match, 2)) == ({}, {"brick": 1}, {"wool": 1})


def test_decision_43_marsh_swaps_unlike_cards_that_the_supply_has() -> None:
    match = with_hero("marsh", "hand=wool | 1 hand=ore19")
    assert refused(match, 0, "marsh wool > wool") == "watch.hero-marsh.unlike"
    assert refused(match, 0, "marsh wool > ore") == "watch.hero-marsh.swap"
    assert allowed(match, 0, "marsh wool > brick")


def test_decision_43_marsh_trades_after_the_roll_but_in_de_before_it_too() -> None:
    for edition in ("en", "pl", "ru"):
        match = with_hero("marsh", "hand=wool", "", edition=edition)
        assert refused(match, 0, "marsh wool > ore") == "watch.hero-marsh.window"
    assert allowed(with_hero("marsh", "hand=wool", "", edition="de"), 0, "marsh wool > ore")


def test_decision_44_samwell_acts_when_a_blocked_hex_or_a_shortage_left_him_nothing() -> None:
    match = dice(north("gift=1,0:r camps=/c/ | 1 hero=samwell settlements=1,0.N"), "3 3 w4")
    assert match.actors == [1]
    assert picture(match) == "camps=/c/ gift=1,0:r"  # before the wildling die
    short = "| 1 hero=samwell settlements=1,0.N | 2 hand=brick19"
    assert dice(north(short), "3 3 w4").actors == [1]


def test_decision_44_samwell_is_not_asked_after_an_income_or_a_seven() -> None:
    scene = "| 1 hero=samwell settlements=1,0.N"
    assert dice(north(scene), "3 3 w12").actors == [0]
    match = play(dice(north(scene), "3 4 w12"), "0 tormund 4,2")
    assert (match.actors, table(match)["phase"]) == ([0], "turn")


@pytest.mark.parametrize(("answer", "winner"), [("samwell ore", 1), ("pass", None)])
def test_decision_44_his_card_comes_before_the_end_that_the_same_roll_brings(
    answer: str, winner: int | None
) -> None:
    gift = "gift=2,0:r+2,1:r+2,2:r+2,3:r+3,0:r+3,1:r+3,2:r camps=/c/"
    scene = f"{gift} wall=0/1// {worth(4, 4)} hero=samwell"
    match = dice(north(scene, edition="pl"), "1 1 w4")
    play(match, f"1 {answer}", *(["1 flip"] if winner else []))
    assert match.result is not None
    assert match.result.winner == winner


def test_decision_45_yarwyck_takes_a_road_that_is_joined_at_one_end_only() -> None:
    roads = "settlements=2,2.N roads=2,2/NE+2,2/E+2,2/SE"
    for others in ("", "| 1 settlements=2,2.SE"):  # another's settlement is looked through
        match = with_hero("yarwyck", f"{roads} {others}")
        assert choices(match, 0, "yarwyck") == {str(path("2,2/SE"))}
        assert refused(match, 0, "yarwyck 2,2/E") == "watch.hero-yarwyck.loose-end"


def test_decision_45_the_road_is_laid_elsewhere_as_if_it_had_never_lain() -> None:
    match = with_hero("yarwyck", "settlements=2,2.N roads=2,2/NE+2,2/E+2,2/SE")
    play(match, "0 yarwyck 2,2/SE")
    assert refused(match, 0, "road 2,2/SE") == "watch.hero-yarwyck.rebuild"
    assert refused(match, 0, "road 2,2/SW") == "watch.road.connected"
    assert allowed(match, 0, "road 2,2/NW")


def test_decision_45_the_longest_road_is_looked_at_when_the_road_lies_again() -> None:
    south = "| 1 settlements=0,3.SW roads=0,3/SW+0,3/SE+1,3/SW+1,3/SE+2,3/SW"
    match = with_hero("yarwyck", f"{FIVE_ROADS} {south}", "turn road_owner=0")
    play(match, "0 yarwyck 2,2/W")
    assert table(match)["longest_road"] == 0
    play(match, "0 road 2,2/NW")
    assert (table(match)["longest_road"], table(match)["phase"]) == (0, "after-hero")


def test_decision_45_before_the_roll_only_where_an_edition_says_so() -> None:
    for edition in ("en", "pl", "ru"):
        match = with_hero("yarwyck", BUILDER, "", edition=edition)
        assert refused(match, 0, "yarwyck 2,2/E") == "watch.hero-yarwyck.window"
    assert allowed(with_hero("yarwyck", BUILDER, "", edition="de"), 0, "yarwyck 2,2/E")


def test_decision_46_any_other_card_replaces_one_also_one_of_the_other_two() -> None:
    match = with_hero("thorne", "hand=brick2,lumber")
    assert allowed(match, 0, "thorne 1 wool > brick")
    match = with_hero("thorne", "hand=brick,lumber,wool")
    assert refused(match, 0, "thorne 1 wool > wool") == "watch.hero-thorne.substitute"


def test_decision_46_melisandre_replaces_a_card_as_thorne_does() -> None:
    match = with_hero("melisandre", "hand=wool,grain,ore")
    assert refused(match, 0, "melisandre") == "watch.hero-melisandre.substitute"
    assert refused(match, 0, "melisandre wool > wool") == "watch.hero-melisandre.substitute"
    match = with_hero("melisandre", "hand=wool,grain2")
    assert allowed(match, 0, "melisandre ore > grain")


def short_deck(patrols: int, points: int) -> AnyMatch:
    """So many patrols are gone, and somebody else has so many points."""
    own = f"hand=wool3,grain3,ore3,brick | 1 cards=victory{points}"
    return with_hero("melisandre", own, f"turn gone=recruits2,roads2,winter2,patrol{patrols}")


def test_decision_47_of_a_short_deck_she_shows_what_is_left() -> None:
    match = play(short_deck(13, 4), "0 melisandre ore > brick", "chance show patrol")
    play(match, "chance show victory")
    assert choices(match, 0, "pick") == {"patrol", "victory"}
    assert match.view(0)["seen"] is not None
    for viewer in (1, 2, 3, hexhold.SPECTATOR):
        assert match.view(viewer)["seen"] is None
    play(match, "0 pick patrol", "0 flip")
    assert table(match)["deck"] == 1
    assert refused(match, 0, "patrol") == "watch.development.not-same-turn"


def test_decision_47_with_an_empty_deck_she_shows_nothing() -> None:
    assert refused(short_deck(14, 5), 0, "melisandre") == "watch.development.deck"


@pytest.mark.parametrize(
    ("points", "rest", "rule"),
    [
        ((6, 5), "cards=victory3 hand=ore", "watch.hero-mance.leader"),  # hidden points count not
        ((6, 7), "", "watch.hero-mance.cards"),
        ((7, 7), "hand=ore", "watch.hero-mance.leader"),
        ((6, 7), "hand=ore", None),
    ],
)
def test_decision_48_mance_visits_who_has_more_open_points_and_a_card(
    points: tuple[int, int], rest: str, rule: str | None
) -> None:
    scene = worth(*points).replace("| 0", "| 0 hero=mance")
    assert refused(north(f"turn {scene} {rest}"), 0, "mance 1") == rule


def test_decision_48_mance_acts_after_the_own_roll_also_after_a_seven() -> None:
    scene = worth(2, 3).replace("| 0", "| 0 hero=mance")
    match = north(f"{scene} hand=ore")
    assert refused(match, 0, "mance 1") == "watch.hero-mance.window"
    assert allowed(play(dice(match, "3 4 w12"), "0 tormund 4,2"), 0, "mance 1")


def test_decision_49_the_camps_close_up_before_benjens_token() -> None:
    """With the token first there would be a fifth figure, and a rush."""
    match = with_hero("benjen", table="turn camps=/rcrr/")
    token(play(match, "0 benjen cave-people 2"), "cave-people giant")
    assert picture(match) == "camps=/rrrg/"


def test_decision_49_benjens_token_may_make_another_clan_rush() -> None:
    match = with_hero("benjen", table="turn camps=rrrr/r/ wall=0/0//")
    token(play(match, "0 benjen cave-people 1"), "ice-river giant")
    assert picture(match) == "wall=0/0// clearings=1/1/0/0 camps=rrg//"


@pytest.mark.parametrize(
    ("patrols", "holder"),
    [((3, 3, 0), 1), ((4, 3, 0), 0), ((3, 3, 3), None), ((4, 4, 0), 1), ((3, 2, 0), None)],
)
def test_decision_50_after_yoren_the_largest_patrol_is_looked_at_again(
    patrols: tuple[int, int, int], holder: int | None
) -> None:
    mine, blue, yellow = patrols
    others = f"| 1 patrols={blue} | 2 patrols={yellow}"
    match = with_hero("yoren", f"patrols={mine} {others}", "turn patrol_owner=0")
    play(match, "0 yoren 1")
    assert table(match)["largest_patrol"] == holder
    assert (match.actors == [hexhold.CHANCE]) == (holder == 1)  # who receives it draws a token
    assert table(match)["seats"][0]["patrols"] == mine - 1
    assert stock(match)[0] == 6
    assert table(match)["deck"] == 25 - sum(patrols)  # the patrol is gone for good


def test_decision_51_qhorin_takes_a_card_of_the_hex_that_tormund_leaves() -> None:
    others = "| 1 settlements=1,2.N hand=ore"
    match = play(with_hero("qhorin", others, "turn tormund=1,2"), "0 qhorin")
    assert (hand(match, 0), hand(match, 1)) == ({"grain": 1}, {"ore": 1})
    assert table(match)["tormund"] == "camp"


def test_decision_51_qhorin_chases_him_also_when_the_supply_is_out() -> None:
    match = play(with_hero("qhorin", "| 1 hand=grain19", "turn tormund=1,2"), "0 qhorin")
    assert hand(match, 0) == {}
    assert (table(match)["tormund"], table(match)["phase"]) == ("camp", "after-hero")


def test_decision_52_samwell_comes_before_any_other_hero() -> None:
    scene = worth(2, 4).replace("| 0", "| 0 hero=mance")
    match = dice(north(f"{scene} hero=samwell hand=ore"), "1 1 w12")
    assert match.actors == [1]
    assert not allowed(match, 0, "mance 1")
    play(match, "1 pass")
    assert allowed(match, 0, "mance 1")
