"""What a seat of the Watch cannot see makes no difference to anything it is told or may imagine.

Each test compares positions that differ only in what is hidden from a seat, so it does not rely on
`imagine` to find out what is hidden.
"""

from itertools import combinations
from typing import Any

import pytest

import hexhold
from hexhold import CHANCE, SPECTATOR, Match, Rng
from hexhold.games.watch.engine.state import victory_cards

WATCH = hexhold.game("watch", first="0")
TWO_HANDS = ("hand=brick2,ore1", "hand=grain2,wool1", "hand=lumber1,ore2")
TWO_CARDS = ("cards=patrol2", "cards=victory1,roads1", "cards=victory2", "cards=winter1,patrol1")


def at(position: str) -> Match[Any]:
    return hexhold.continue_from(WATCH, position)


def same_supply(hand: str) -> str:
    """Seats 1 and 2 share the same three sets of cards, dealt this way or that."""
    others = [h for h in TWO_HANDS if h != hand]
    return f"| 1 {hand} settlements=12 | 2 {others[0]} | 3 {others[1]}"


TABLE = (
    "phase=turn rolled=1 turns=9 | 0 hand=wool1,grain1,ore1,brick1,lumber1 settlements=30 roads=45 "
)
HANDS = [at(TABLE + same_supply(hand)) for hand in TWO_HANDS]
CARDS = [at(f"{TABLE} | 1 {cards} | 2 cards=patrol1") for cards in TWO_CARDS]


def told(match: Match[Any], seat: int) -> tuple[Any, ...]:
    """All that a seat can get to know."""
    return match.view(seat), match.events_for(seat), match.actors, match.legal(seat)


@pytest.mark.parametrize(("one", "other"), [*combinations(HANDS, 2), *combinations(CARDS, 2)])
def test_a_hidden_hand_changes_nothing_that_another_seat_sees(
    one: Match[Any], other: Match[Any]
) -> None:
    assert one.state != other.state
    assert told(one, 0) == told(other, 0)
    assert one.view(1) != other.view(1)


@pytest.mark.parametrize(
    "script", ["0 buy, * draw roads", "0 offer brick > ore, 2 decline", "0 end"]
)
@pytest.mark.parametrize(("one", "other"), [*combinations(HANDS, 2), *combinations(CARDS, 2)])
def test_a_hidden_hand_changes_nothing_of_what_follows(
    one: Match[Any], other: Match[Any], script: str
) -> None:
    pair = (one.copy(), other.copy())
    for line in script.split(", "):
        mark, _, text = line.partition(" ")
        for match in pair:
            match.play(CHANCE if mark == "*" else int(mark), text)
        assert told(pair[0], 0) == told(pair[1], 0)


@pytest.mark.parametrize(("one", "other"), [*combinations(HANDS, 2), *combinations(CARDS, 2)])
def test_what_a_seat_imagines_depends_on_what_it_knows_alone(
    one: Match[Any], other: Match[Any]
) -> None:
    for seed in range(20):
        assert one.imagine(0, Rng(seed)) == other.imagine(0, Rng(seed))


def test_every_deal_that_a_seat_cannot_tell_apart_is_imagined() -> None:
    imagined = {WATCH.position(HANDS[0].imagine(0, Rng(seed))) for seed in range(200)}
    assert len(imagined) > 100
    hands = {CARDS[0].imagine(0, Rng(seed)).seats[1].cards for seed in range(200)}
    assert hands >= {match.state.seats[1].cards for match in CARDS}


def test_every_hidden_card_is_imagined_as_often_as_any_other() -> None:
    rng, deals = Rng(7), 4000
    resources, cards = [0] * 5, [0] * 5
    for _ in range(deals):
        own = CARDS[0].imagine(0, rng).seats[1]
        cards = [n + (own.cards >> 8 * kind & 0xFF) for kind, n in enumerate(cards)]
        own = HANDS[0].imagine(0, rng).seats[1]
        resources = [n + (own.hand >> 8 * kind & 0xFF) for kind, n in enumerate(resources)]
    hidden = (2, 1, 1, 2, 3)  # brick, lumber, wool, grain, ore: nine, of which seat 1 has three
    deck = (14, 0, 2, 2, 5)  # twenty-three, of which it has two
    for kind in range(5):
        for dealt, expected in (
            (resources[kind], deals * 3 * hidden[kind] / 9),
            (cards[kind], deals * 2 * deck[kind] / 23),
        ):
            assert abs(dealt - expected) <= 5 * expected**0.5


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_a_card_bought_this_turn_is_imagined_alike_whether_it_is_a_point_or_not(
    viewer: int,
) -> None:
    bought = []
    for card in ("victory", "patrol"):
        match = at(TABLE)
        match.play(0, "buy")
        match.play(CHANCE, f"draw {card}")
        bought.append(match)
    point, patrol = bought
    assert told(point, viewer) == told(patrol, viewer)
    for seed in range(20):
        assert point.imagine(viewer, Rng(seed)) == patrol.imagine(viewer, Rng(seed))


def test_a_stolen_card_is_told_to_the_two_seats_alone() -> None:
    stolen = []
    for card in ("grain", "wool"):
        match = at(f"phase=steal active=0 victim=1 rolled=1 {same_supply(TWO_HANDS[1])}")
        match.play(CHANCE, f"steal {card}")
        stolen.append(match)
    for seat in (2, 3, SPECTATOR):
        assert told(stolen[0], seat) == told(stolen[1], seat)
    for seat in (0, 1):
        assert stolen[0].events_for(seat) != stolen[1].events_for(seat)


def test_seats_are_imagined_with_the_cards_they_have_promised() -> None:
    match = at(
        "phase=turn rolled=1 | 0 hand=ore3 | 1 hand=brick,wool4 | 2 hand=lumber2,wool4 | 3 hand=ore"
    )
    match.play(0, "offer ore,ore > brick")
    match.play(1, "accept")
    match.play(2, "counter lumber,lumber > ore")
    for seed in range(30):
        dream = WATCH.position(match.imagine(3, Rng(seed)))
        _, offering, accepting, countering, _ = dream.split(" | ")
        assert any(f"ore{n}" in offering for n in (2, 3))
        assert "brick1" in accepting
        assert "lumber2" in countering


def test_an_imagined_trade_can_be_settled() -> None:
    match = at("phase=turn rolled=1 | 0 hand=ore2 | 1 hand=brick1,wool6 | 2 hand=wool9")
    match.play(0, "offer ore,ore > brick")
    match.play(1, "accept")
    for seed in range(20):
        dream = match.imagine(2, Rng(seed))
        WATCH.play(dream, 0, WATCH.parse("confirm 1"))
        assert WATCH.state_at(WATCH.position(dream)) == dream


NINE = "settlements=2 keeps=12,20,30,44"


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_the_active_seat_is_never_imagined_to_have_won(viewer: int) -> None:
    match = at(f"phase=turn rolled=1 | 0 {NINE} cards=patrol8")
    for seed in range(20):
        assert victory_cards(match.imagine(viewer, Rng(seed)).seats[0]) == 0


def test_a_seat_that_did_not_win_on_its_turn_is_not_imagined_with_the_points_for_it() -> None:
    match = at(f"phase=turn rolled=1 active=0 | 1 {NINE} cards=patrol8")
    for seed in range(20):
        assert victory_cards(match.imagine(0, Rng(seed)).seats[1]) == 0


def test_a_hopeless_deal_does_not_fall_back_on_the_truth() -> None:
    held = [
        at(f"phase=turn rolled=1 gone=roads2,winter2 | 0 {NINE} cards=patrol12 | 1 cards={cards}")
        for cards in ("victory4,patrol1", "victory3,patrol2")
    ]
    for seed in range(20):
        dreams = [match.imagine(2, Rng(seed)) for match in held]
        assert dreams[0] == dreams[1]
        assert victory_cards(dreams[0].seats[0]) == 0


def test_points_on_the_table_at_the_end_stay_where_they_are() -> None:
    match = at(
        f"phase=over ending=points winner=0 | 0 {NINE} cards=victory1,patrol2 | 1 cards=victory2"
    )
    for seed in range(20):
        dream = match.imagine(2, Rng(seed))
        assert [victory_cards(own) for own in dream.seats] == [1, 2, 0, 0]


def test_the_end_tells_everybody_the_hidden_points() -> None:
    match = at(f"phase=turn rolled=1 | 0 {NINE} hand=wool1,grain1,ore1 | 1 cards=victory2")
    match.play(0, "buy")
    match.play(CHANCE, "draw victory")
    for seat in (0, 1, 2, SPECTATOR):
        ended = match.events_for(seat)[-2]
        assert ended["event"] == "ended"
        assert ended["victory_cards"] == [1, 2, 0, 0]
