"""Why this is not the moment: another's turn, another question, or not the card's time."""

from collections.abc import Callable
from typing import Final

from hexhold.core.bits import FIELD
from hexhold.games.watch.engine.state import (
    AFTER_HERO,
    ASK_SAMWELL,
    CHOOSE_FIRST,
    CHOOSE_VICTIM,
    DEAL_NUMBERS,
    DISCARDS,
    FOUND_GUARD,
    FOUND_SETTLEMENT,
    GIVE_BACK,
    MOVE_TORMUND,
    REMOVE_HERO,
    STEAL_CARD,
    Holdings,
    State,
)

NOT_ASKED: Final = "watch.turn.order"
NOT_CHANCE: Final = "watch.chance.seat"
ONE_THING: Final = "watch.turn.one-thing-at-a-time"
SETUP_ORDER: Final = "watch.setup.order"
Reason = Callable[[State, Holdings, int], str]  # of who asks and the index of the action

# What a seat does in another's turn only when it is asked, or not at all.
OUT_OF_TURN: Final = {
    "discard": "watch.seven.discard",
    "accept": "watch.trade.agreement",
    "decline": "watch.trade.agreement",
    "reply": "watch.trade.agreement",
    "withdraw": "watch.trade.active-seat",
    "confirm": "watch.trade.active-seat",
    "invite": "watch.trade.active-seat",
    "put": "watch.trade.active-seat",
    "ask": "watch.trade.active-seat",
    "propose": "watch.trade.active-seat",
}


def in_setup(s: State) -> bool:
    """Whether the first turn is still to come."""
    return FOUND_SETTLEMENT <= s.phase <= FOUND_GUARD or CHOOSE_FIRST <= s.phase <= DEAL_NUMBERS


def out_of_turn(s: State, word: str) -> str:
    """Why a seat may not do something in another's turn."""
    return SETUP_ORDER if in_setup(s) else OUT_OF_TURN.get(word, NOT_ASKED)


def open_question(s: State) -> str:
    """What the active seat has to wait for or to do first."""
    if in_setup(s):
        return SETUP_ORDER
    if s.phase == DISCARDS:
        return "watch.seven.order"
    if s.phase in (MOVE_TORMUND, CHOOSE_VICTIM, STEAL_CARD):
        seven = s.rolled and s.die_a + s.die_b == 7
        return "watch.seven.order" if seven else "watch.patrol.tormund"
    if s.phase == ASK_SAMWELL:
        return "watch.hero.samwell-first"
    if GIVE_BACK <= s.phase <= AFTER_HERO:
        return "watch.hero.whole-effect"
    return "watch.hero.drama" if s.phase == REMOVE_HERO else ONE_THING


def card(s: State, own: Holdings, kind: int) -> str:
    """Why a development card may not be played at all; nothing if it may."""
    if not (own.cards | own.bought) & FIELD[kind]:
        return "watch.development.held"
    if s.card_played:
        return "watch.development.one-a-turn"
    return "" if own.cards & FIELD[kind] else "watch.development.not-same-turn"
