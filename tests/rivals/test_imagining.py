"""What a seat of the Rivals imagines depends on what it knows alone, and is dealt evenly."""

from collections import Counter
from itertools import combinations

import pytest
from tests.rivals.helpers import AnyMatch, at, play, roll

from hexhold import SPECTATOR, Rng
from hexhold.games.rivals.counting import listed
from hexhold.games.rivals.engine.layout import HAND, POOL, SIDE

OWN = "0 hand=inga,osmund,harald"
FIVE = "stack1=scout,abbey,goldsmith,toll_bridge,marketplace"
HANDS = ("abbey,scout,candamir", "goldsmith,goldsmith,siglind", "marketplace,toll_bridge,austin")


def holding(cards: str) -> AnyMatch:
    return at(f"| {OWN} | 1 hand={cards}")


def suspecting(picked: int) -> AnyMatch:
    """Red knew a stack; blue has looked through it, taken a card, and put one of its own back."""
    match = at(f"{FIVE} | {OWN} | 1 hand=austin,siglind,candamir sure=austin stock=*:1")
    play(match, "end", "card inga", "under 2", "look 1", "give a5", "give b5", "pick 3")
    roll(match, 3, "trade")
    look = ("1 end", "card siglind", "under 3", "look 1", "give a5", "give b5")
    return play(match, *look, f"pick {picked}")


HELD = list(combinations([holding(cards) for cards in HANDS], 2))
SUSPECTED = list(combinations([suspecting(picked) for picked in (2, 3, 4)], 2))


@pytest.mark.parametrize(("one", "other"), [*HELD, *SUSPECTED])
def test_what_a_seat_imagines_is_the_same_however_the_hidden_cards_lie(
    one: AnyMatch, other: AnyMatch
) -> None:
    assert one.state != other.state
    assert one.view(0) == other.view(0)
    for seed in range(20):
        assert one.imagine(0, Rng(seed)) == other.imagine(0, Rng(seed))


@pytest.mark.parametrize(("one", "other"), HELD)
def test_so_it_is_for_a_spectator(one: AnyMatch, other: AnyMatch) -> None:
    for seed in range(20):
        assert one.imagine(SPECTATOR, Rng(seed)) == other.imagine(SPECTATOR, Rng(seed))


def test_every_hidden_card_is_imagined_in_the_other_hand_as_often_as_any_other() -> None:
    match = holding(HANDS[0])
    hidden = Counter(listed(match.state.w[POOL] + match.state.w[SIDE + HAND], 0))
    rng, deals = Rng(7), 4000
    held: Counter[int] = Counter()
    for _ in range(deals):
        held.update(listed(match.imagine(0, rng).w[SIDE + HAND], 0))
    for kind, copies in hidden.items():
        expected = 3 * deals * copies / hidden.total()
        assert abs(held[kind] - expected) < 5 * expected**0.5
