"""The chapter setup of the almanac: players, the board, the founding rounds, the first cards."""

from typing import Any

import pytest
from tests.watch.helpers import (
    AnyMatch,
    allowed,
    at,
    choices,
    hand,
    play,
    refused,
    seen,
    site,
    table,
)

import hexhold
from hexhold.games.watch import boards
from hexhold.games.watch.engine.geometry import HEX_NEAR, HEXES

FIRST_ROUND = ("0 0,0.N 0,0/NE", "1 1,3.S 1,3/SE", "2 2,2.N 1,1~2,2")


def begin(players: int = 4, **options: object) -> AnyMatch:
    return hexhold.game("watch", players=players, **options).start()


def found(match: AnyMatch, *visits: str) -> AnyMatch:
    """Visits of the founding rounds: seat, site, path."""
    for seat, where, road in (visit.split() for visit in visits):
        play(match, f"{seat} settlement {where}", f"{seat} road {road}")
    return match


@pytest.mark.rule("watch.setup.players", allows=True)
def test_three_or_four_play_and_red_stays_out_when_three_do() -> None:
    assert begin(4).game.seats == 4
    three = begin(3, start="fixed", first="0")
    assert [seat["colour"] for seat in table(three)["seats"]] == ["blue", "yellow", "black"]
    assert site("3,3.NE") not in {n for seat in range(3) for n in seen(three, seat)["settlements"]}


@pytest.mark.rule("watch.setup.players", refuses=True)
@pytest.mark.parametrize("players", [1, 2, 5])
def test_fewer_than_three_or_more_than_four_do_not_play(players: int) -> None:
    with pytest.raises(hexhold.OptionError):
        hexhold.game("watch", players=players)


@pytest.mark.rule("watch.setup.start", allows=True)
def test_a_fixed_start_begins_with_the_roll_of_the_chosen_seat() -> None:
    match = begin(start="fixed", first="2")
    assert match.actors == [2]
    assert [len(seen(match, seat)["settlements"]) for seat in range(4)] == [2, 2, 2, 2]
    assert allowed(match, 2, "roll")


@pytest.mark.rule("watch.setup.start", allows=True)
def test_the_dice_make_every_seat_equally_likely_to_begin() -> None:
    match = begin(3)
    odds = {match.text(action): chance for action, chance in match.outcomes()}
    assert odds == {"first 0": 1 / 3, "first 1": 1 / 3, "first 2": 1 / 3}


@pytest.mark.rule("watch.setup.start", refuses=True)
def test_nobody_founds_a_settlement_when_the_start_is_fixed() -> None:
    match = begin(start="fixed", first="0")
    assert refused(match, 0, "settlement 0,0.N") == "watch.turn.roll-first"
    assert refused(match, 1, "settlement 0,0.N") == "watch.turn.order"


@pytest.mark.rule("watch.setup.order", allows=True)
def test_founding_goes_clockwise_and_then_back() -> None:
    match = begin(first="2")
    order = []
    while table(match)["phase"] != "before-roll":
        seat = match.actors[0]
        order.append(seat)
        match.play(seat, match.legal(seat)[0])
        match.play(seat, match.legal(seat)[0])
    assert order == [2, 3, 0, 1, 1, 0, 3, 2]
    assert match.actors == [2]


@pytest.mark.rule("watch.setup.order", allows=True)
def test_a_founding_settlement_needs_no_road_and_no_neighbourhood() -> None:
    match = found(begin(3, first="0"), *FIRST_ROUND)
    assert allowed(match, 2, "settlement 4,3.S")


@pytest.mark.rule("watch.setup.order", refuses=True)
def test_nobody_founds_out_of_order_or_does_anything_else_before_all_have_founded() -> None:
    match = begin(first="2")
    assert refused(match, 0, "settlement 2,2.N") == "watch.setup.order"
    assert refused(match, 2, "road 1,1~2,2") == "watch.setup.order"
    assert refused(match, 2, "roll") == "watch.setup.order"
    play(match, "2 settlement 2,2.N")
    assert refused(match, 2, "settlement 3,3.NE") == "watch.setup.order"
    assert refused(match, 2, "offer ore > brick") == "watch.setup.order"
    assert refused(match, 2, "end") == "watch.setup.order"


@pytest.mark.rule("watch.setup.order", refuses=True)
def test_a_founding_settlement_keeps_its_distance() -> None:
    match = found(begin(first="0"), "0 2,2.N 1,1~2,2")
    assert refused(match, 1, "settlement 2,2.N") == "watch.settlement.occupied"
    assert refused(match, 1, "settlement 2,2.NE") == "watch.settlement.distance"


@pytest.mark.rule("watch.setup.road", allows=True)
def test_a_founding_road_may_leave_the_new_settlement_in_any_direction() -> None:
    match = play(begin(first="0"), "0 settlement 2,2.N")
    for road in ("1,1~2,2", "1,1~2,1", "2,1~2,2"):
        assert allowed(match, 0, f"road {road}")
    assert len(choices(match, 0, "road")) == 3


@pytest.mark.rule("watch.setup.road", refuses=True)
def test_the_second_founding_road_does_not_start_at_the_first_settlement() -> None:
    match = found(begin(3, first="0"), *FIRST_ROUND)
    play(match, "2 settlement 3,3.NE")
    assert refused(match, 2, "road 2,1~2,2") == "watch.setup.road"
    assert refused(match, 2, "road 0,1~0,2") == "watch.setup.road"
    assert allowed(match, 2, "road 3,2~4,3")


@pytest.mark.rule("watch.setup.resources", allows=True)
def test_the_second_settlement_brings_a_card_for_each_hex_around_it() -> None:
    match = found(begin(3, first="0"), *FIRST_ROUND)
    found(match, "2 0,3.S 0,3/SE", "1 3,3.NE 3,2~4,3")
    assert hand(match, 2) == {"brick": 1}
    assert hand(match, 1) == {"lumber": 1, "grain": 1, "ore": 1}


@pytest.mark.rule("watch.setup.resources", allows=True)
def test_the_starred_settlements_bring_the_first_cards_of_a_fixed_start() -> None:
    match = begin(start="fixed", first="0")
    assert hand(match, 0) == {"lumber": 1, "grain": 1, "ore": 1}
    assert hand(match, 1) == {"ore": 1, "brick": 1, "lumber": 1}
    assert hand(match, 2) == {"wool": 1, "lumber": 1, "ore": 1}
    assert hand(match, 3) == {"grain": 1, "ore": 1, "wool": 1}
    assert sum(table(match)["supply"].values()) == 95 - 12


@pytest.mark.rule("watch.setup.resources", refuses=True)
def test_the_first_settlement_and_the_ice_bring_nothing() -> None:
    match = found(begin(3, first="0"), *FIRST_ROUND)
    assert [hand(match, seat) for seat in range(3)] == [{}, {}, {}]
    found(match, "2 5,3.N 4,2~5,3")  # a pasture and two ice fields
    assert hand(match, 2) == {"wool": 1}
    assert seen(match, 2)["hand"] == 1


@pytest.mark.rule("watch.setup.deck", allows=True)
def test_the_base_game_begins_with_19_cards_a_resource_and_23_development_cards() -> None:
    match = begin(first="0")
    assert set(table(match)["supply"].values()) == {19}
    assert table(match)["deck"] == 23
    buying = at("phase=draw rolled=1")
    odds = {buying.text(action): chance * 23 for action, chance in buying.outcomes()}
    expected = {"draw patrol": 14, "draw roads": 2, "draw winter": 2, "draw victory": 5}
    assert odds == pytest.approx(expected)


@pytest.mark.rule("watch.setup.deck", refuses=True)
def test_no_new_recruits_and_no_third_die_come_up_in_the_base_game() -> None:
    buying, rolling = at("phase=draw rolled=1"), at("phase=dice")
    assert refused(buying, hexhold.CHANCE, "draw recruits") == "watch.chance.seat"
    assert refused(rolling, hexhold.CHANCE, "dice 1 1 w1") == "watch.chance.seat"


@pytest.mark.rule("watch.setup.variable", allows=True)
def test_a_variable_board_shuffles_terrain_and_routes() -> None:
    dealt = [board_dealt("variable", seed) for seed in range(5)]
    assert len({str(board["terrain"]) for board in dealt}) == 5
    assert len({str(board["routes"]) for board in dealt}) > 1


@pytest.mark.rule("watch.setup.variable", refuses=True)
def test_numbers_ice_and_route_places_stay_on_a_variable_board() -> None:
    standard = table(begin(first="0"))["board"]
    for seed in range(5):
        board = board_dealt("variable", seed)
        assert board["numbers"] == standard["numbers"]
        assert [t == "ice" for t in board["terrain"]] == [t == "ice" for t in standard["terrain"]]
        assert [r["sites"] for r in board["routes"]] == [r["sites"] for r in standard["routes"]]
        assert sorted(r["kind"] for r in board["routes"]) == sorted(boards.BASE.routes)
        assert all(board["terrain"].count(t) <= 5 for t in set(board["terrain"]))


@pytest.mark.rule("watch.setup.red-numbers", allows=True)
def test_a_random_board_shuffles_the_numbers_too_and_black_ones_may_touch() -> None:
    numbers = [random_numbers(seed) for seed in range(12)]
    assert len({str(n) for n in numbers}) == 12
    assert all(sorted(n) == sorted(boards.numbers_of(boards.BASE)) for n in numbers)
    assert any(neighbours(n, {3, 4, 10}, same=True) for n in numbers)


@pytest.mark.rule("watch.setup.red-numbers", refuses=True)
def test_no_six_or_eight_lies_beside_another() -> None:
    assert not any(neighbours(random_numbers(seed), {6, 8}) for seed in range(12))
    empty = ["-1"] * 13
    reds = at("phase=deal-reds number=" + ",".join(["6", *empty, "0", *empty[:5], "0"]))
    assert refused(reds, hexhold.CHANCE, "red 1,0") == "watch.chance.seat"
    assert allowed(reds, hexhold.CHANCE, "red 2,0")


def board_dealt(kind: str, seed: int) -> dict[str, Any]:
    board: dict[str, Any] = table(hexhold.game("watch", board=kind).start(seed))["board"]
    return board


def random_numbers(seed: int) -> list[int]:
    return [sum(numbers) for numbers in board_dealt("random", seed)["numbers"]]


def neighbours(numbers: list[int], wanted: set[int], *, same: bool = False) -> bool:
    """Whether two of the wanted numbers (or two equal ones of them) lie side by side."""
    return any(
        int(HEX_NEAR[a]) >> b & 1
        and {numbers[a], numbers[b]} <= wanted
        and (not same or numbers[a] == numbers[b])
        for a in range(HEXES)
        for b in range(a)
    )
