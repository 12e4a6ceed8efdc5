"""Decisions 53 to 66: questions that the base game asks already."""

import pytest
from tests.watch.examples.brotherhood.scene import (
    BUILDER,
    FIVE_ROADS,
    dice,
    north,
    picture,
    token,
)
from tests.watch.helpers import AnyMatch, allowed, at, choices, hand, play, refused, seen, table

import hexhold

ONE_BRICK = "| 2 hand=brick18 settlements=0,1.SW"  # and a forest with a 6


def test_decision_53_a_kind_that_runs_out_goes_to_nobody_other_kinds_are_paid() -> None:
    match = dice(north(f"| 0 settlements=1,0.N | 1 settlements=1,0.SE {ONE_BRICK}"), "3 3 w12")
    assert (hand(match, 0), hand(match, 1)) == ({}, {})
    assert hand(match, 2) == {"brick": 18, "lumber": 1}


def test_decision_53_unless_one_seat_alone_is_affected() -> None:
    match = dice(north(f"| 0 keeps=1,0.N {ONE_BRICK}"), "3 3 w12")
    assert hand(match, 0) == {"brick": 1}


@pytest.mark.parametrize("players", [3, 4])
def test_decision_54_the_cards_of_the_founding_come_from_the_same_supply(players: int) -> None:
    match = hexhold.game("watch", mode="brotherhood", players=players, first="0").start()
    while match.view(0)["phase"].startswith("found"):
        match.play(match.actors[0], match.legal(match.actors[0])[-1])
    hands = [match.view(seat)["own"]["hand"] for seat in range(players)]
    assert sum(sum(cards.values()) for cards in hands) > 0
    for kind, left in table(match)["supply"].items():
        assert left + sum(cards[kind] for cards in hands) == 19


def test_decision_55_winter_is_coming_takes_what_there_is() -> None:
    match = north("turn | 0 cards=winter | 1 hand=brick19,lumber19,wool19,grain19,ore18")
    assert choices(match, 0, "winter") == {"ore"}
    play(match, "0 winter ore")
    assert hand(match, 0) == {"ore": 1}


def test_decision_55_a_hunted_wildling_leaves_also_when_the_supply_is_out() -> None:
    match = play(north("turn gift=1,0:r | 0 cards=patrol | 1 hand=brick19"), "0 hunt 1,0 regular")
    assert (hand(match, 0), picture(match)) == ({}, "")


def test_decision_56_more_than_seven_cards_are_halved_rounded_down_before_tormund_moves() -> None:
    match = dice(north("| 0 hand=ore7 | 1 hand=wool8 | 2 hand=brick9"), "3 4 w12")
    assert match.actors == [1, 2]
    assert [seen(match, seat)["discards_due"] for seat in range(4)] == [0, 4, 4, 0]
    play(match, *["2 discard brick"] * 4, *["1 discard wool"] * 3)
    assert refused(match, 0, "tormund 4,2") == "watch.seven.order"
    play(match, "1 discard wool")
    assert match.actors == [0]
    assert [seen(match, seat)["hand"] for seat in range(4)] == [7, 4, 5, 0]


def test_decision_56_a_patrol_makes_nobody_discard() -> None:
    match = play(north("turn | 0 cards=patrol | 1 hand=ore10"), "0 patrol")
    assert (match.actors, table(match)["phase"]) == ([0], "move-tormund")


THIRTEEN = "settlements=0,0.N roads=" + "+".join(str(path) for path in range(13))


def test_decision_57_road_building_lays_as_many_as_there_are() -> None:
    match = play(north(f"turn | 0 {THIRTEEN} cards=roads"), "0 roads")
    assert table(match)["free_roads"] == 1
    play(match, "0 road 13")
    if match.actors == [hexhold.CHANCE]:
        token(match, "hornfoot regular")  # it is the Longest Road
    assert table(match)["phase"] == "turn"


def test_decision_57_without_a_road_or_a_path_it_cannot_be_played() -> None:
    match = north(f"turn | 0 {THIRTEEN}+13 cards=roads")
    assert refused(match, 0, "roads") == "watch.progress.road-building"
    match = north("turn | 0 cards=roads")
    assert refused(match, 0, "roads") == "watch.progress.road-building"


FULL_WALL = "wall=0,0,0,0,0/1,1,1,1,1/2,2,2,2,2/0,1,2,2,1"


@pytest.mark.parametrize(
    ("wall", "players", "rule"),
    [
        ("wall=0,0,0,0/0,0,0//", 4, "watch.guard.stock"),
        (FULL_WALL, 4, "watch.wall.full"),
        (FULL_WALL, 3, "watch.wall.full"),
    ],
)
def test_decision_58_new_recruits_need_a_guard_and_a_space(
    wall: str, players: int, rule: str
) -> None:
    match = north(f"turn {wall} | 0 cards=recruits", players)
    for section in range(1, 5):
        assert refused(match, 0, f"recruits {section}") == rule
    assert choices(match, 0, "recruits") == set()


SOUTH = "roads=0,3/SW+0,3/SE+1,3/SW+1,3/SE+2,3/SW settlements=0,3.SW"
LINE = "0,1~0,2+0,1~1,2+1,1~1,2+1,1~2,2+2,1~2,2+2,1~3,2+3,1~3,2+2,0~3,1"


def broken(*, mine: str = "", others: str) -> AnyMatch:
    """Seat 0 settles at 2,2.N, four pieces from either end of the road of the holder, seat 1."""
    cutter = "roads=1,1~2,1+1,0~1,1 settlements=1,0.SW hand=brick,lumber,wool,grain"
    holder = f"roads={LINE}{mine} settlements=0,2.N"
    match = north(f"turn road_owner=1 | 0 {cutter} | 1 {holder} {others}")
    return token(play(match, "0 settlement 2,2.N"), "ice-river regular")


def test_decision_59_a_holder_who_is_level_after_the_break_keeps_the_card() -> None:
    match = broken(mine="+0,2/NW", others=f"| 2 {SOUTH}")
    assert [seen(match, seat)["road_length"] for seat in (1, 2)] == [5, 5]
    assert table(match)["longest_road"] == 1
    assert match.actors == [0]  # and no token


def test_decision_59_others_who_tie_leave_it_aside_until_one_breaks_the_tie() -> None:
    east = "roads=5,3/SE+5,3/E+5,2/SE+5,2/E+5,2/NE settlements=5,3.S"
    match = broken(others=f"| 2 {SOUTH} hand=brick,lumber | 3 {east}")
    assert [seen(match, seat)["road_length"] for seat in (1, 2, 3)] == [4, 5, 5]
    assert table(match)["longest_road"] is None
    assert match.actors == [0]
    play(match, "0 end")
    play(dice(match, "1 1 w12"), "1 end")
    play(dice(match, "1 1 w12"), "2 road 2,3/SE")
    assert table(match)["longest_road"] == 2
    assert match.actors == [hexhold.CHANCE]  # now there is a token


def test_decision_60_anothers_building_interrupts_a_road() -> None:
    match = north(f"turn | 0 {FIVE_ROADS} hand=brick,lumber | 1 settlements=2,2.SE")
    assert seen(match, 0)["road_length"] == 3
    assert refused(match, 0, "road 3,2~3,3") == "watch.road.blocked"


def test_decision_61_tormund_must_move_and_in_his_camp_he_must_leave_it() -> None:
    match = dice(north(""), "3 4 w12")
    assert refused(match, 0, "tormund camp") == "watch.tormund.must-move"
    match = dice(north("tormund=1,0 | 1 settlements=1,0.N hand=ore"), "3 4 w12")
    assert refused(match, 0, "tormund 1,0") == "watch.tormund.must-move"
    play(match, "0 tormund camp")
    assert (match.actors, table(match)["phase"]) == ([0], "turn")  # nobody is robbed


def test_decision_62_a_victim_without_cards_may_be_chosen_and_gives_nothing() -> None:
    scene = "| 1 settlements=1,0.N | 2 settlements=1,0.SE hand=ore2 | 3 settlements=1,0.SW hand=ore"
    match = play(dice(north(scene), "3 4 w12"), "0 tormund 1,0")
    assert choices(match, 0, "rob") == {"1", "2", "3"}
    play(match, "0 rob 1")
    assert (match.actors, table(match)["phase"]) == ([0], "turn")
    match = play(dice(north("| 1 settlements=1,0.N"), "3 4 w12"), "0 tormund 1,0")
    assert (match.actors, table(match)["phase"]) == ([0], "turn")


def test_decision_63_combined_phases_let_a_route_be_used_in_the_turn_it_is_built() -> None:
    own = "settlements=2,3.S roads=2,3/SW+1,3/SE hand=brick,lumber,wool,grain3"
    match = north(f"turn | 0 {own}")
    assert refused(match, 0, "supply grain > ore") is None  # three for one
    token(play(match, "0 settlement 1,3.S"), "hornfoot regular")
    assert allowed(match, 0, "supply grain > ore")  # two for one
    assert allowed(match, 0, "offer grain > ore")


def test_decision_63_with_separate_phases_building_ends_the_trading() -> None:
    match = north(f"turn | 0 {BUILDER} hand=brick,lumber,ore3", phases="separate")
    assert refused(match, 0, "road 2,2/SE") == "watch.turn.phases"
    play(match, "0 build", "0 road 2,2/SE")
    assert refused(match, 0, "supply ore > wool") == "watch.turn.phases"
    assert refused(match, 0, "offer ore > wool") == "watch.turn.phases"


def test_decision_64_one_card_a_turn_also_before_the_roll_but_not_the_one_just_bought() -> None:
    match = north("gift=1,0:r | 0 cards=winter,recruits,patrol hand=wool,grain,ore")
    assert allowed(match, 0, "recruits 1")
    play(match, "0 winter ore,ore")
    for second in ("recruits 1", "hunt 1,0 regular", "patrol"):
        assert refused(match, 0, second) == "watch.development.one-a-turn"
    match = north("turn | 0 hand=wool,grain,ore")
    play(match, "0 buy", "chance draw recruits")
    assert refused(match, 0, "recruits 1") == "watch.development.not-same-turn"


def test_decision_64_an_empty_deck_sells_nothing_and_played_cards_do_not_return() -> None:
    others = "| 1 cards=victory5"
    match = north(f"turn gone=patrol14,roads2,winter2,recruits1 | 0 cards=recruits {others}")
    play(match, "0 recruits 1")
    assert table(match)["deck"] == 0
    gone = "gone=patrol14,roads2,winter2,recruits2"
    bare = north(f"turn {gone} | 0 hand=wool,grain,ore {others}")
    assert refused(bare, 0, "buy") == "watch.development.deck"


def test_decision_65_trades_are_with_the_active_seat_and_neither_gifts_nor_like_for_like() -> None:
    match = north("turn | 0 hand=wool3,ore3 | 1 hand=grain3 | 2 hand=ore3")
    assert refused(match, 1, "offer grain > ore") == "watch.trade.active-seat"
    assert refused(match, 0, "offer wool > -") == "watch.trade.no-gifts"
    assert refused(match, 0, "offer wool,wool > wool") == "watch.trade.like-for-like"
    assert refused(match, 0, "supply ore > ore") == "watch.trade.like-for-like"


def test_decision_65_the_supply_wants_three_here_and_four_in_the_base_game() -> None:
    assert allowed(north("turn | 0 hand=ore3"), 0, "supply ore > wool")
    assert refused(at("turn | 0 hand=ore3"), 0, "supply ore > wool") == "watch.supply.rate"
    match = play(north("turn | 0 hand=ore4"), "0 supply ore > wool")
    assert hand(match, 0) == {"ore": 1, "wool": 1}  # never four


def test_decision_66_three_patrols_with_either_option_are_the_largest_patrol() -> None:
    match = north("turn gift=1,0:r+1,1:r | 0 patrols=2 cards=patrol | 1 patrols=2 cards=patrol2")
    token(play(match, "0 hunt 1,0 regular"), "hornfoot regular")
    assert table(match)["largest_patrol"] == 0
    play(match, "0 end")
    play(dice(match, "1 1 w12"), "1 hunt 1,1 regular")
    assert table(match)["largest_patrol"] == 0  # level is not enough
    assert match.actors == [1]
    play(match, "1 end")
    for seat in (2, 3, 0):
        play(dice(match, "1 1 w12"), f"{seat} end")
    play(match, "1 patrol", "1 tormund 4,2")
    assert table(match)["largest_patrol"] == 1
    assert match.actors == [hexhold.CHANCE]


def test_decision_66_the_base_game_knows_one_option_only() -> None:
    match = at("turn | 0 cards=patrol")
    assert refused(match, 0, "hunt 1 regular") == "watch.editions.base-or-brotherhood"
    assert allowed(match, 0, "patrol")
