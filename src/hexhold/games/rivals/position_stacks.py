"""The stacks of a position: what a text says of them, and the rest of the cards unseen."""

from typing import Final

from hexhold.core.contract import NotationError
from hexhold.games.rivals import faults
from hexhold.games.rivals.cards.deck import CARD_IDS
from hexhold.games.rivals.counting import in_questions, listed
from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine.setup import FACE_UP_COPIES
from hexhold.games.rivals.engine.state import Rules, State
from hexhold.games.rivals.engine.tables import CARD_ONE, CARD_SHIFT, SET_OF

Stacks = dict[int, list[int]]  # the positions of each stack that was given, from the bottom
NOT_SAID: Final = -1


def existing(rules: Rules, kind: int) -> int:
    """How many cards of a kind are in the match."""
    hidden = (int(rules.pool[SET_OF[kind]]) >> int(CARD_SHIFT[kind])) & 3
    return hidden + (FACE_UP_COPIES if kind == rules.face_up_kind else 0)


def fill_stacks(s: State, group: int, given: Stacks, face_up: int) -> None:
    """Given stacks of a set as they are; the others share what is left, unseen."""
    rules = s.rules
    stacks = [k for k in range(rules.stacks) if rules.stack_set[k] == group]
    everything = listed(rules.pool[group], group)
    if rules.face_up_kind >= 0 and SET_OF[rules.face_up_kind] == group:
        everything += [int(rules.face_up_kind)] * FACE_UP_COPIES
    seen = [(card & q.KIND_MASK) - 1 for k in stacks for card in given.get(k, []) if card]
    for kind in placed(s, group) + seen:
        take_one(everything, kind)
    if rules.face_up_kind >= 0 and SET_OF[rules.face_up_kind] == group:
        lay_face_up(s, everything, face_up)
    s.w[q.POOL + group] = sum(CARD_ONE[kind] for kind in everything)
    share_unseen(s, stacks, given, len(everything))


def take_one(everything: list[int], kind: int) -> None:
    """One card less of those that lie nowhere yet."""
    if kind not in everything:
        raise NotationError(faults.NOT_SO_MANY, card=CARD_IDS[kind])
    everything.remove(kind)


def lay_face_up(s: State, everything: list[int], face_up: int) -> None:
    """As many face-up cards as the text says, or as lie nowhere else."""
    kind = int(s.rules.face_up_kind)
    s.w[q.FACE_UP] = everything.count(kind) if face_up == NOT_SAID else face_up
    for _ in range(s.w[q.FACE_UP]):
        take_one(everything, kind)


def placed(s: State, group: int) -> list[int]:
    """Cards of a set in hands, principalities, the discard pile and questions."""
    w = s.w
    counters = [w[q.DISCARD + group]]
    for seat in (0, 1):
        counters += [w[seat * q.SIDE + q.HAND + group], w[seat * q.SIDE + q.BUILT + group]]
    kinds = [kind for counter in counters for kind in listed(counter, group)]
    return kinds + [kind for kind in in_questions(s) if SET_OF[kind] == group]


def share_unseen(s: State, stacks: list[int], given: Stacks, unseen: int) -> None:
    """Stacks of which nothing is said share the unseen cards that the others leave."""
    left = unseen - sum(given[k].count(0) for k in stacks if k in given)
    open_stacks = [k for k in stacks if k not in given]
    if left < 0 or (left and not open_stacks):
        raise NotationError(faults.STACKS_SHORT)
    for i, stack in enumerate(open_stacks):
        given[stack] = [0] * (left * (i + 1) // len(open_stacks) - left * i // len(open_stacks))
    for stack in stacks:
        s.w[q.STACK_SIZE + stack] = len(given[stack])
        for i, card in enumerate(given[stack]):
            s.w[s.rules.stack_at[stack] + i] = card
