"""Melisandre buys a development card of choice. Chapter hero-melisandre."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import ONE, covers, total
from hexhold.games.watch.engine._actions import MELISANDRE_BUYS, PICK
from hexhold.games.watch.engine._notes import CARD_BOUGHT, HERO_CARDS, SAW_CARD
from hexhold.games.watch.engine.brotherhood.heroes.substituting import can_substitute, price
from hexhold.games.watch.engine.brotherhood.heroes.using import use_hero
from hexhold.games.watch.engine.hands import fill_kinds
from hexhold.games.watch.engine.state import PICK_CARD, SHOW_CARD, Holdings, State, note, pay
from hexhold.games.watch.engine.tables import COST_DEVELOPMENT
from hexhold.games.watch.engine.turn import proceed

SHOWN_CARDS: Final = 3


def can_pay_melisandre(s: State, own: Holdings, code: i64) -> bool:
    """Whether a price that she allows can be paid (0: as priced, in the first rulings)."""
    if code > 0:
        return can_substitute(own, COST_DEVELOPMENT, code - 1)
    return s.rules.first_rulings and covers(own.hand, COST_DEVELOPMENT)


def fill_melisandre(s: State, own: Holdings, out: vec[i64], n: i64) -> i64:
    """Every price she allows, while there are cards."""
    if s.deck == 0:
        return n
    for code in range(i64(16)):
        if can_pay_melisandre(s, own, code):
            out[n] = MELISANDRE_BUYS + code
            n += 1
    return n


def melisandre_buys(s: State, code: i64) -> None:
    """Pay first, then see the top three cards, or as many as are left."""
    use_hero(s, s.active)
    cards: i64 = COST_DEVELOPMENT
    if code > 0:
        cards = price(COST_DEVELOPMENT, (code - 1) // 5, (code - 1) % 5)
    pay(s, s.seats[s.active], cards)
    note(s, HERO_CARDS, s.active, cards, 0, 0)
    s.to_show = SHOWN_CARDS
    if total(s.deck) < SHOWN_CARDS:
        s.to_show = total(s.deck)
    s.phase = SHOW_CARD


def show(s: State, card: i64) -> None:
    """One more card is seen."""
    s.deck -= ONE[card]
    s.shown += ONE[card]
    s.to_show -= 1
    note(s, SAW_CARD, s.active, card, 0, 0)
    if s.to_show == 0:
        s.phase = PICK_CARD


def fill_picks(s: State, out: vec[i64]) -> i64:
    """Any of the cards seen."""
    return fill_kinds(s.shown, PICK, out, 0)


def pick(s: State, card: i64) -> None:
    """The card goes to the hand, the others back into the deck."""
    own = s.seats[s.active]
    s.deck += s.shown - ONE[card]
    s.shown = 0
    own.bought += ONE[card]
    note(s, CARD_BOUGHT, s.active, card, 0, 0)
    proceed(s)
