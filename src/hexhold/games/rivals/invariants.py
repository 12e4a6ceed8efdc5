"""What is wrong with a state, computed by plain means: slow, for tests and for refusing positions.

engine/soundness.py asks the same after every move of a long soak, and whether a position is sound.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from hexhold.core.contract import NotationError
from hexhold.games.rivals import faults
from hexhold.games.rivals.cards.deck import CARD_IDS, CARDS
from hexhold.games.rivals.counting import in_questions, listed
from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine._cards import KINDS, TOWN_HALL
from hexhold.games.rivals.engine.advantage import ENOUGH, points_of
from hexhold.games.rivals.engine.audit import derive
from hexhold.games.rivals.engine.hand import HAND_LIMIT
from hexhold.games.rivals.engine.knowledge import known_by, maybe_of
from hexhold.games.rivals.engine.setup import FACE_UP_COPIES, UNDER_YULE
from hexhold.games.rivals.engine.state import NO_SEAT, State, code_of, seat_of, top
from hexhold.games.rivals.engine.tables import (
    COLUMNS_ACROSS,
    EVENT_NAMES,
    SET_KINDS,
    SET_OF,
    SETS,
    SLOTS,
)
from hexhold.games.rivals.engine.words import TRADE_SHIP
from hexhold.games.rivals.invariants_land import Faults, kinds_at, land, regions, sites
from hexhold.games.rivals.position_scene import TOKENS

POINTS: Final = (q.CARD_POINTS, q.COMMERCE, q.STRENGTH, q.SKILL, q.PROGRESS)


def audit(s: State) -> list[NotationError]:
    """What is broken in a state."""
    if nonsense := [*cells(s)]:
        return nonsense
    checks = (cards, land, regions, sites, derived, points, knowledge, events, ending, turn)
    return [fault for check in checks for fault in check(s)]


def stack_cards(s: State) -> Iterator[tuple[int, int]]:
    """Every position of every stack, with its set."""
    for stack in range(s.rules.stacks):
        start = s.rules.stack_at[stack]
        for i in range(s.w[q.STACK_SIZE + stack]):
            yield int(s.rules.stack_set[stack]), int(s.w[start + i])


def cells(s: State) -> Faults:
    """Every cell means something: the other checks can read it."""
    w = s.w
    widths = dict.fromkeys((q.EVENT_POOL, q.EVENT_PAST, q.MOON_BOX), 4 * len(EVENT_NAMES))
    widths |= {q.ACTIVE: 1, q.FIRST_SEAT: 1}
    counted = [q.POOL, q.DISCARD]
    for me in (0, q.SIDE):
        counted += [me + at for at in (q.HAND, q.BUILT, q.SURE, q.LOOSE)]
        widths |= dict.fromkeys(range(me + q.LO, me + q.HAND), 62)
        widths |= {me + q.COLUMNS: COLUMNS_ACROSS, me + q.CITIES: COLUMNS_ACROSS}
        for slot in range(SLOTS):
            kind = w[me + q.SLOT + slot]
            if not (0 <= kind <= KINDS or kind == TOWN_HALL + 1 + q.COVERS):
                yield NotationError(faults.NO_CARD, number=kind)
    widths |= {at + group: 2 * SET_KINDS[group] for at in counted for group in range(SETS)}
    for at, width in widths.items():
        if w[at] >> width:
            yield NotationError(faults.NO_WORD, word=at, value=w[at])
    yield from stacks(s)
    if w[q.DEPTH] <= 0:
        yield NotationError(faults.NOTHING_ASKED)
    if w[q.DEPTH] > q.MOST_FRAMES:
        yield NotationError(faults.TOO_MUCH_ASKED)


def stacks(s: State) -> Faults:
    """Every stack has room, and cards with marks."""
    for stack in range(s.rules.stacks):
        room = len(listed(s.rules.pool[s.rules.stack_set[stack]], 0)) + FACE_UP_COPIES
        count = s.w[q.STACK_SIZE + stack]
        if not 0 <= count <= room:
            yield NotationError(faults.STACK_SIZE, stack=stack + 1, count=count)
            return
    for _, card in stack_cards(s):
        if card and not (0 < card & q.KIND_MASK <= KINDS and 0 < card < 4 * q.MAYBE):
            yield NotationError(faults.NO_CARD, number=card)


def cards(s: State) -> Faults:
    """Every card of the match is in one place."""
    w = s.w
    found = Counter(kinds_at(s, q.POOL) + kinds_at(s, q.DISCARD) + in_questions(s))
    for seat in (0, 1):
        found.update(kinds_at(s, seat * q.SIDE + q.HAND))
        found.update(kinds_at(s, seat * q.SIDE + q.BUILT))
    unseen: Counter[int] = Counter()
    for group, card in stack_cards(s):
        if card:
            found[(card & q.KIND_MASK) - 1] += 1
        else:
            unseen[group] += 1
    whole = Counter(kind for group in range(SETS) for kind in listed(s.rules.pool[group], group))
    if s.rules.face_up_kind >= 0:
        found[int(s.rules.face_up_kind)] += int(w[q.FACE_UP])
        whole[int(s.rules.face_up_kind)] += FACE_UP_COPIES
    for kind in {*found, *whole}:
        if found[kind] != whole[kind]:
            counts = {"found": found[kind], "whole": whole[kind]}
            yield NotationError(faults.CARD_COUNT, card=CARD_IDS[kind], **counts)
    for group in range(SETS):
        pool = len(listed(w[q.POOL + group], group))
        if pool != unseen[group]:
            yield NotationError(faults.STACKS_SHORT)


def derived(s: State) -> Faults:
    """Deriving again changes nothing."""
    again = s.copy()
    derive(again)
    different = [str(at) for at in range(q.STACKS) if again.w[at] != s.w[at]]
    if different:
        yield NotationError(faults.DERIVED_DIFFERS, words=", ".join(different))


def points(s: State) -> Faults:
    """Points by plain addition, and the tokens as defined."""
    w = s.w
    marks = []
    for seat in (0, 1):
        me = seat * q.SIDE
        standing = [CARDS[k] for k in kinds_at(s, me + q.BUILT)]
        names = Counter(card.name for card in standing)
        ships = sum(card.type == TRADE_SHIP for card in standing)
        commerce = sum(card.points.commerce for card in standing)
        commerce += ships * names["salt_silo"]
        commerce += names["trading_base"] * (names["marketplace"] + names["harbor"])
        strength = sum(card.points.strength for card in standing)
        victory = sum(card.points.victory for card in standing)
        skill = sum(card.points.skill for card in standing)
        progress = sum(card.points.progress for card in standing)
        victory += names["harbor"] * (ships >= ENOUGH)
        victory += int(w[me + q.COLUMNS]).bit_count() + int(w[me + q.CITIES]).bit_count()
        marks.append((strength, commerce))
        right = (victory, commerce, strength, skill, progress)
        if right != tuple(w[me + at] for at in POINTS):
            yield NotationError(faults.POINTS_DIFFER, seat=seat)
    for which, name in enumerate(TOKENS):
        if not held_rightly(s, int(w[TOKENS[name]]) - 1, marks[0][which], marks[1][which]):
            yield NotationError(faults.TOKEN_ASTRAY, token=name)


def held_rightly(s: State, holder: int, red: int, blue: int) -> bool:
    """With enough points a lead holds the token; at a tie anybody may have kept it."""
    if max(red, blue) < ENOUGH:
        return holder == NO_SEAT
    if red != blue:
        return holder == (blue > red)
    return holder == NO_SEAT if s.rules.advantage_needs_lead else holder in (NO_SEAT, 0, 1)


def knowledge(s: State) -> Faults:
    """What a seat knows is true."""
    w = s.w
    for seat in (0, 1):
        me, viewer = seat * q.SIDE, 1 - seat
        for group in range(SETS):
            hand = Counter(listed(w[me + q.HAND + group], group))
            sure = Counter(listed(w[me + q.SURE + group], group))
            loose = Counter(listed(w[me + q.LOOSE + group], group))
            stacked = [card for g, card in stack_cards(s) if g == group]
            maybe = [card for card in stacked if card & maybe_of(viewer)]
            if (w[me + q.BACKS] >> (8 * group)) & 0xFF != hand.total():
                yield NotationError(faults.BACKS_DIFFER, seat=seat)
            for kind in sure - hand:
                yield NotationError(faults.NOT_HELD, seat=seat, card=CARD_IDS[kind])
            suspected = Counter((card & q.KIND_MASK) - 1 for card in maybe)
            for kind in loose - (hand - sure) - suspected:
                yield NotationError(faults.NOT_LOOSE, seat=seat, card=CARD_IDS[kind])
            unknown = any(not card & known_by(seat) or card & known_by(viewer) for card in maybe)
            if unknown or (maybe and not loose):
                yield NotationError(faults.NO_SUSPICION, seat=viewer)
    for group, card in stack_cards(s):
        kind = (card & q.KIND_MASK) - 1
        if card and SET_OF[kind] != group:
            yield NotationError(faults.OTHER_BACK, card=CARD_IDS[kind])


def events(s: State) -> Faults:
    """Every event is somewhere, and the hand limit held at the end of the last turn."""
    w = s.w
    past = sum((w[q.EVENT_PAST] >> (4 * e)) & 15 for e in range(len(EVENT_NAMES)))
    unseen = sum((w[q.EVENT_POOL] >> (4 * e)) & 15 for e in range(len(EVENT_NAMES)))
    found, whole = past + unseen + w[q.MOON_SLOTS] + 1, s.rules.event_cards
    if found != whole:
        yield NotationError(faults.EVENT_COUNT, found=found, whole=whole)
    before, left = whole - UNDER_YULE - 1, w[q.EVENT_LEFT]
    if left + past != before:
        yield NotationError(faults.BEFORE_YULE, whole=before, past=past, left=left)
    if code_of(top(s)) == q.ROLL and w[q.TURNS] > 1:
        seat = 1 - w[q.ACTIVE]
        me = seat * q.SIDE
        if len(kinds_at(s, me + q.HAND)) > HAND_LIMIT + w[me + q.PROGRESS]:
            yield NotationError(faults.HAND_TOO_LARGE, seat=seat)


def ending(s: State) -> Faults:
    """A match that is over ended somehow; only the active seat wins, and with enough points."""
    w = s.w
    over, ending, winner = code_of(top(s)) == q.OVER, w[q.ENDING], w[q.WINNER]
    right = over == (ending != q.NOT_ENDED) and q.NOT_ENDED <= ending <= q.TURN_LIMIT
    if ending == q.BY_POINTS:
        right = right and winner == w[q.ACTIVE] and points_of(w, w[q.ACTIVE]) >= s.rules.goal
    else:
        right = right and winner == NO_SEAT
    if not right:
        yield NotationError(faults.NOT_ENDED_SO)


def turn(s: State) -> Faults:
    """Nobody but the active seat rolls or has an action phase."""
    for at in range(q.FRAME, q.FRAME + s.w[q.DEPTH]):
        seat = seat_of(s.w[at])
        if code_of(s.w[at]) in (q.MAIN, q.ROLL) and seat != s.w[q.ACTIVE]:
            yield NotationError(faults.NOT_ITS_TURN, seat=seat)
