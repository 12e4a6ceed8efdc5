"""Deal anew what a seat cannot see: a state with the same view, the same choices for that seat.

Hidden are the other hand and the stacks, as far as the seat does not know them. What it knows to
be in the other hand stays; what it knows to be there or at a suspected position is dealt over
these; the rest is dealt over everything else, and what is left is the pool of unseen cards.
"""

from dataclasses import dataclass, field

from hexhold.core.rng import Rng
from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine.knowledge import known_by, maybe_of
from hexhold.games.rivals.engine.stacks import FROM_HAND, FROM_OTHER, FROM_TABLE
from hexhold.games.rivals.engine.state import (
    State,
    a_of,
    b_of,
    c_of,
    code_of,
    d_of,
    make_frame,
    seat_of,
)
from hexhold.games.rivals.engine.tables import (
    CARD_ONE,
    SET_START,
    SETS,
)


def imagine(s: State, seat: int, rng: Rng) -> State:
    """A state that the seat cannot tell from the real one."""
    dream = s.copy()
    if seat in (0, 1):
        for group in range(SETS):
            deal_for_seat(dream, seat, group, rng)
    else:
        for group in range(SETS):
            deal_for_spectator(dream, group, rng)
    deal_questions(dream, seat, rng)
    return dream


# -- counting cards --


def listed(counters: int, group: int) -> list[int]:
    """Two-bit counters as a list of kinds in order."""
    kinds: list[int] = []
    kind = int(SET_START[group])
    while counters:
        kinds += [kind] * (counters & 3)
        counters >>= 2
        kind += 1
    return kinds


def counted(kinds: list[int]) -> int:
    """A list of kinds of one set as two-bit counters."""
    return sum(CARD_ONE[kind] for kind in kinds)


def shuffle(cards: list[int], rng: Rng) -> None:
    """Shuffle in place."""
    for i in range(len(cards) - 1, 0, -1):
        j = int(rng.below(i + 1))
        cards[i], cards[j] = cards[j], cards[i]


@dataclass
class Positions:
    """The determined positions of a set, by what a seat knows of them."""

    known: list[int] = field(default_factory=list)
    maybe: list[int] = field(default_factory=list)
    other: list[int] = field(default_factory=list)


def positions(s: State, seat: int, group: int) -> Positions:
    """Where the determined positions of a set stand in the vector."""
    found = Positions()
    for stack in range(s.rules.stacks):
        if s.rules.stack_set[stack] != group:
            continue
        start = s.rules.stack_at[stack]
        for at in range(start, start + s.w[q.STACK_SIZE + stack]):
            if s.w[at] == 0:
                continue
            if s.w[at] & known_by(seat):
                found.known.append(at)
            elif s.w[at] & maybe_of(seat):
                found.maybe.append(at)
            else:
                found.other.append(at)
    return found


def kind_at(s: State, at: int) -> int:
    """The card at a position."""
    return int(s.w[at] & q.KIND_MASK) - 1


def put_at(s: State, at: int, kind: int) -> None:
    """Another card at a position, the marks stay."""
    s.w[at] = (s.w[at] & ~q.KIND_MASK) | (kind + 1)


# -- for a seat --


def deal_for_seat(s: State, seat: int, group: int, rng: Rng) -> None:
    """The cards of one set, as the seat may think of them."""
    w = s.w
    other = (1 - seat) * q.SIDE
    places = positions(s, seat, group)
    sure = listed(w[other + q.SURE + group], group)
    loose = listed(w[other + q.LOOSE + group], group)
    unplaced = listed(w[q.POOL + group], group)
    unplaced += listed(w[other + q.HAND + group], group)
    unplaced += [kind_at(s, at) for at in (*places.maybe, *places.other)]
    for kind in (*sure, *loose):
        unplaced.remove(kind)
    unplaced.sort()
    shuffle(unplaced, rng)
    in_hand = len(listed(w[other + q.HAND + group], group)) - len(sure)
    suspects = len(places.maybe) + in_hand
    dealt = [*loose, *(unplaced.pop() for _ in range(suspects - len(loose)))]
    shuffle(dealt, rng)
    for at in places.maybe:
        put_at(s, at, dealt.pop())
    w[other + q.HAND + group] = counted([*sure, *dealt])
    for at in places.other:
        put_at(s, at, unplaced.pop())
    w[q.POOL + group] = counted(unplaced)


# -- for a spectator --


def deal_for_spectator(s: State, group: int, rng: Rng) -> None:
    """Both hands and all positions; how much each seat knows stays, not what."""
    w = s.w
    places = positions(s, 0, group)
    spots = sorted((*places.known, *places.maybe, *places.other))
    hands = [listed(w[seat * q.SIDE + q.HAND + group], group) for seat in (0, 1)]
    cards = listed(w[q.POOL + group], group) + hands[0] + hands[1]
    cards += [kind_at(s, at) for at in spots]
    cards.sort()
    shuffle(cards, rng)
    for at in spots:
        put_at(s, at, cards.pop())
    for seat in (0, 1):
        me = seat * q.SIDE
        hand = [cards.pop() for _ in hands[seat]]
        suspected = [kind_at(s, at) for at in spots if w[at] & maybe_of(1 - seat)]
        sure = len(listed(w[me + q.SURE + group], group))
        loose = len(listed(w[me + q.LOOSE + group], group))
        w[me + q.HAND + group] = counted(hand)
        w[me + q.SURE + group] = counted(hand[:sure])
        w[me + q.LOOSE + group] = counted([*hand[sure:], *suspected][:loose])
    w[q.POOL + group] = counted(cards)


# -- cards that are chosen but not yet moved --


def deal_questions(s: State, seat: int, rng: Rng) -> None:
    """Cards named in questions that the seat may not know are chosen anew."""
    depth = s.w[q.DEPTH]
    for at in range(q.FRAME, q.FRAME + depth):
        frame = s.w[at]
        hidden = seat_of(frame) != seat
        if hidden and code_of(frame) == q.UNDER and b_of(frame) == FROM_HAND:
            s.w[at] = with_kind(frame, choose(s, seat_of(frame), [], rng))
        elif hidden and code_of(frame) == q.STRIP:
            deal_strip(s, at, rng)


def choose(s: State, owner: int, gone: list[int], rng: Rng) -> int:
    """A card of a hand whose stack has to be chosen, but not one that is gone."""
    several = [g for g in range(SETS) if sum(x == g for x in sets_of_stacks(s)) > 1]
    cards = [
        kind for group in several for kind in listed(s.w[owner * q.SIDE + q.HAND + group], group)
    ]
    for kind in gone:
        if kind in cards:
            cards.remove(kind)
    return cards[int(rng.below(len(cards)))]


def sets_of_stacks(s: State) -> list[int]:
    """The set of every stack."""
    return [int(s.rules.stack_set[stack]) for stack in range(s.rules.stacks)]


def with_kind(frame: int, kind: int) -> int:
    """A question with another card."""
    return make_frame(code_of(frame), seat_of(frame), kind, b_of(frame), c_of(frame), d_of(frame))


def deal_strip(s: State, at: int, rng: Rng) -> None:
    """The victim does not know which of its cards are chosen, only the stacks named so far."""
    frame = s.w[at]
    victim = 1 - seat_of(frame)
    chosen: list[int] = []
    first = d_of(frame) & 1023
    if first:
        stack = first >> 7
        chosen.append(card_for_stack(s, victim, stack, rng))
        packed = (chosen[0] + 1) | (stack << 7)
        s.w[at] = make_frame(q.STRIP, seat_of(frame), a_of(frame), b_of(frame), c_of(frame), packed)
    above = at + 1
    if above < q.FRAME + s.w[q.DEPTH] and code_of(s.w[above]) == q.UNDER:
        if b_of(s.w[above]) == FROM_OTHER:
            s.w[above] = with_kind(s.w[above], choose(s, victim, chosen, rng))


def card_for_stack(s: State, owner: int, stack: int, rng: Rng) -> int:
    """A card of a hand that goes under a stack."""
    group = s.rules.stack_set[stack]
    cards = listed(s.w[owner * q.SIDE + q.HAND + group], group)
    return cards[int(rng.below(len(cards)))]


def in_questions(s: State) -> list[int]:
    """Cards that are nowhere but in a question or a job."""
    kinds = []
    for at in range(q.FRAME, q.FRAME + s.w[q.DEPTH]):
        frame = s.w[at]
        code = code_of(frame)
        table = code == q.UNDER and b_of(frame) == FROM_TABLE
        if code in (q.SITE, q.TO_DISCARD) or table:
            kinds.append(int(a_of(frame)))
    return kinds
