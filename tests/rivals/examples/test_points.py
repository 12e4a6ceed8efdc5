"""Worked examples of points: the winning principality, the tokens, the end of a match."""

import pytest
from tests.rivals.helpers import (
    AnyMatch,
    asked,
    at,
    finish_turn,
    play,
    points,
    refused,
    roll,
    side,
    table,
)

# The figure of lines 726–806: two cities and a settlement, with the cards above and below them.
WINNER = (
    "columns=5*,6*,7 regions=a8:gold2,b8:mountains4"
    " cards=5a:abbey,5a:storehouse,6a:harald,5b:candamir,5b:marketplace,6b:iron_foundry,"
    "6b:toll_bridge,7a:ore_ship,7b:gold_ship hand=scout,inga,osmund,austin"
)


def winner() -> AnyMatch:
    return at(f"roll | 0 {WINNER}")


def test_the_winning_principality_has_six_axes_four_scales_two_harps_and_a_book() -> None:
    """Book 726–806: the figure of the winner's principality."""
    seen = side(winner(), 0)
    marks = (seen["strength"], seen["commerce"], seen["skill"], seen["progress"])
    assert marks == (6, 4, 2, 1)
    assert table(winner())["tokens"] == {"hero": 0, "trade": 0}


def test_two_cities_a_settlement_and_both_tokens_are_seven_points_and_win() -> None:
    """Book 865–870, 883–885: at the end of the winner's own turn."""
    match = winner()
    assert points(match, 0) == 7
    play(roll(match, 6, "event"), "event invention", "0 gain a5")
    assert not match.over
    play(match, "end", "pass")
    assert match.result is not None
    assert (match.result.winner, match.result.points) == (0, (7, 2))


@pytest.mark.parametrize(
    ("seat", "count"),
    [
        ("columns=5,6", 2),
        ("columns=5*,6", 3),
        ("columns=5*,6*", 4),
        ("columns=5,6 cards=5a:candamir", 3),
        ("columns=5,6 cards=5a:ore_ship,5b:gold_ship,6a:wool_ship", 3),
    ],
)
def test_settlements_cities_and_tokens_count(seat: str, count: int) -> None:
    """Book 868–870: one for a settlement, two for a city, one for each token."""
    assert points(at(f"| 0 {seat}"), 0) == count


def test_marks_on_city_expansions_count_too() -> None:
    """Book 1186–1190: the reminder."""
    match = at("| 0 columns=5*,6 cards=5a:gold.mint,5b:gold.salt_silo", "gold")
    assert points(match, 0) == 3 + 2


TWELVE = (
    "columns=5*,6*,7*,8 regions=a8:gold2,b8:mountains4,a9:forest6,b9:hills1"
    " cards=5a:gold.mint,5a:gold.salt_silo,5b:gold.merchant_guild,6a:gold.staple_house,"
    "6b:gold.mint"
)


def test_who_has_twelve_points_when_about_to_roll_has_won() -> None:
    """Book 1153–1156: "if you already have 12 points at the roll you win at once"."""
    match = at(f"active=1 | 0 {TWELVE} hand=scout,inga,abbey", "gold")
    assert points(match, 0) == 12
    finish_turn(match)
    assert match.over
    assert match.result is not None
    assert match.result.winner == 0


def test_twelve_points_at_the_end_of_ones_own_turn_win() -> None:
    """Book 1153–1154."""
    match = at(f"| 0 {TWELVE} hand=scout,inga,abbey", "gold")
    assert asked(match) == "0 main"
    finish_turn(match)
    assert match.result is not None
    assert match.result.winner == 0


def test_the_advantage_needs_three_and_more_than_the_opponent() -> None:
    """Book 682–692, 630–644: how the tokens are won and lost."""
    match = at("| 0 hand=inga,osmund stock=*:3 cards=5a:austin | 1 hand=candamir stock=*:3")
    play(match, "build osmund", "site 5b")
    assert table(match)["tokens"]["hero"] == 0  # one and two
    assert points(match, 0) == 3
    finish_turn(match)
    play(roll(match, 3, "trade"), "build candamir", "site 5a")
    assert table(match)["tokens"]["hero"] == 1  # four against three
    assert (points(match, 0), points(match, 1)) == (2, 3)


def test_the_harbor_counts_a_point_while_there_are_three_trade_ships() -> None:
    """Book 1944–1950: built without ships it gives the scales; a sunk ship takes the point."""
    harbor = "columns=5*,6 cards=5a:gold.harbor"
    match = at(f"| 0 {harbor}", "gold")
    assert (points(match, 0), side(match, 0)["commerce"]) == (3, 1)
    fleet = f"{harbor},5a:ore_ship,5b:wool_ship,5b:gold_ship"
    match = at(f"active=1 | 0 {fleet} | 1 hand=gold.pirate_ship", "gold")
    assert (points(match, 0), side(match, 0)["commerce"]) == (3 + 1 + 1, 4)
    play(match, "build gold.pirate_ship", "site 5a", "0 slot 5b1")
    assert (points(match, 0), side(match, 0)["commerce"]) == (3 + 1, 3)


def test_a_ship_built_after_the_salt_silo_counts_two() -> None:
    """Book 2070–2075: the Silo may come first."""
    match = at("| 0 columns=5*,6 cards=5a:gold.salt_silo hand=ore_ship", "gold")
    assert (points(match, 0), side(match, 0)["commerce"]) == (4, 0)
    play(match, "build ore_ship", "site 6a")
    assert side(match, 0)["commerce"] == 2


def test_a_marketplace_built_after_the_trading_base_counts_two() -> None:
    """Book 2084–2090: the Base itself is one point and one scale."""
    match = at("| 0 columns=5*,6 cards=5a:gold.trading_base hand=marketplace", "gold")
    assert (points(match, 0), side(match, 0)["commerce"]) == (4, 1)
    play(match, "build marketplace", "site 6a")
    assert side(match, 0)["commerce"] == 3


def test_the_match_of_the_introduction_is_not_won_before_the_turn_ends() -> None:
    """Book 866–867: "at the end of his turn"."""
    match = winner()
    assert asked(match) == "0 roll"
    assert refused(match, "end") == "rivals.turn.roll-first"
