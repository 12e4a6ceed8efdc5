"""Whether a state is sound, computed by plain means and told in sentences: slow, for tests.

engine/soundness.py asks the same after every move of a long soak.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from hexhold.rivals.cards.deck import CARD_IDS, CARDS
from hexhold.rivals.engine import layout as q
from hexhold.rivals.engine.advantage import ENOUGH, points_of
from hexhold.rivals.engine.audit import derive
from hexhold.rivals.engine.hand import HAND_LIMIT
from hexhold.rivals.engine.knowledge import known_by, maybe_of
from hexhold.rivals.engine.setup import FACE_UP_COPIES, UNDER_YULE, region_number
from hexhold.rivals.engine.state import NO_SEAT, State, code_of, top
from hexhold.rivals.engine.tables import (
    BAYS,
    CACHE,
    COLUMNS_ACROSS,
    EVENT_NAMES,
    GOLD,
    GOLD_CACHE,
    KINDS,
    PARISH_HALL,
    PLACES,
    REGION_CARDS,
    REGION_TYPE,
    SET_KINDS,
    SET_OF,
    SETS,
    SLOTS,
    STACK_REGIONS,
    TOWN_HALL,
)
from hexhold.rivals.engine.words import CITY_SITE, TRADE_SHIP
from hexhold.rivals.imagine import in_questions, listed

POINTS: Final = (q.CARD_POINTS, q.COMMERCE, q.STRENGTH, q.SKILL, q.PROGRESS)


def audit(s: State) -> list[str]:
    """What is broken in a state."""
    if nonsense := [*words(s)]:
        return nonsense
    checks = (cards, regions, sites, derived, points, knowledge, events, ending)
    return [fault for check in checks for fault in check(s)]


def kinds_at(s: State, at: int) -> list[int]:
    """All cards of two-bit counters of the four sets."""
    return [kind for group in range(SETS) for kind in listed(s.w[at + group], group)]


def stack_words(s: State) -> Iterator[tuple[int, int]]:
    """Every position of every stack, with its set."""
    for stack in range(s.rules.stacks):
        start = s.rules.stack_at[stack]
        for i in range(s.w[q.STACK_SIZE + stack]):
            yield int(s.rules.stack_set[stack]), int(s.w[start + i])


def words(s: State) -> Iterator[str]:
    """Every word means something: the other checks can read it."""
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
                yield f"there is no card {kind}"
    widths |= {at + group: 2 * SET_KINDS[group] for at in counted for group in range(SETS)}
    for at, width in widths.items():
        if w[at] >> width:
            yield f"word {at} is {w[at]}"
    yield from stacks(s)
    if not 0 < w[q.DEPTH] <= q.MOST_FRAMES:
        yield f"{w[q.DEPTH]} questions are open"


def stacks(s: State) -> Iterator[str]:
    """Every stack has room, and cards with marks."""
    for stack in range(s.rules.stacks):
        room = len(listed(s.rules.pool[s.rules.stack_set[stack]], 0)) + FACE_UP_COPIES
        if not 0 <= s.w[q.STACK_SIZE + stack] <= room:
            yield f"stack {stack + 1} has {s.w[q.STACK_SIZE + stack]} cards"
            return
    for _, word in stack_words(s):
        if word and not (0 < word & q.KIND_MASK <= KINDS and 0 < word < 4 * q.MAYBE):
            yield f"there is no card {word}"


def cards(s: State) -> Iterator[str]:
    """Every card of the match is in one place."""
    w = s.w
    found = Counter(kinds_at(s, q.POOL) + kinds_at(s, q.DISCARD) + in_questions(s))
    for seat in (0, 1):
        found.update(kinds_at(s, seat * q.SIDE + q.HAND))
        found.update(kinds_at(s, seat * q.SIDE + q.BUILT))
    unseen: Counter[int] = Counter()
    for group, word in stack_words(s):
        if word:
            found[(word & q.KIND_MASK) - 1] += 1
        else:
            unseen[group] += 1
    whole = Counter(kind for group in range(SETS) for kind in listed(s.rules.pool[group], group))
    if s.rules.face_up_kind >= 0:
        found[int(s.rules.face_up_kind)] += int(w[q.FACE_UP])
        whole[int(s.rules.face_up_kind)] += FACE_UP_COPIES
    for kind in {*found, *whole}:
        if found[kind] != whole[kind]:
            yield f"there are {found[kind]} {CARD_IDS[kind]}, not {whole[kind]}"
    for group in range(SETS):
        pool = len(listed(w[q.POOL + group], group))
        if pool != unseen[group]:
            yield f"set {group} has {pool} unseen cards for {unseen[group]} unseen positions"


def regions(s: State) -> Iterator[str]:
    """Every region has one type and one number, and lies once or is in the stack."""
    w = s.w
    laid: Counter[tuple[int, int]] = Counter()
    for seat in (0, 1):
        me = seat * q.SIDE
        for place in range(PLACES):
            types = [r for r in range(6) if w[me + q.TYPE + r] >> place & 1]
            numbers = [n for n in range(1, 7) if w[me + q.NUMBERED + n] >> place & 1]
            if len(types) > 1 or len(numbers) != len(types):
                yield f"seat {seat} has {types} {numbers} at place {place}"
            if not types and (w[me + q.LO] | w[me + q.HI]) >> place & 1:
                yield f"seat {seat} has stock where no region lies"
            laid.update((r, n) for r in types for n in numbers)
        beyond = [w[me + q.TYPE + r] >> (CACHE if r != GOLD else CACHE + 1) for r in range(6)]
        beyond += [w[me + q.NUMBERED + n] >> PLACES for n in range(1, 7)]
        if any(beyond) or (w[me + q.LO] | w[me + q.HI]) >> CACHE > w[me + q.TYPE + GOLD] >> CACHE:
            yield f"seat {seat} has something beyond its regions and a Cache of gold"
    stack = w[q.REGIONS] << STACK_REGIONS
    drawn = [card for card in range(REGION_CARDS) if not stack >> card & 1]
    should = Counter((int(REGION_TYPE[c]), int(region_number(s.rules, c))) for c in drawn)
    if laid != should or stack >> REGION_CARDS:
        yield f"{laid - should} lies too often, {should - laid} does not"


def sites(s: State) -> Iterator[str]:
    """No site is overfull, red cards stand at cities, unique cards stand once."""
    w = s.w
    for seat in (0, 1):
        me = seat * q.SIDE
        built: Counter[int] = Counter()
        for slot in range(SLOTS):
            word = int(w[me + q.SLOT + slot])
            if not word:
                continue
            kind, column = (word & q.KIND_MASK) - 1, slot // 4
            built.update([kind, PARISH_HALL] if word & q.COVERS else [kind])
            city = w[me + q.CITIES] >> column & 1
            if not w[me + q.COLUMNS] >> column & 1 or (slot & 1 and not city):
                yield f"seat {seat} has {CARD_IDS[kind]} where no site is"
            if CARDS[kind].site == CITY_SITE and not city:
                yield f"seat {seat} has {CARD_IDS[kind]} outside a city"
        for bay in range(BAYS):
            if w[me + q.SLOT + 2 * bay + 1] and not w[me + q.SLOT + 2 * bay]:
                yield f"seat {seat} has a gap in bay {bay}"
        if w[me + q.TYPE + GOLD] >> CACHE & 1:
            built[GOLD_CACHE] += 1
        if built != Counter(kinds_at(s, me + q.BUILT)):
            yield f"seat {seat} has built {built}"
        twice = [CARD_IDS[k] for k, count in built.items() if CARDS[k].unique and count > 1]
        if twice:
            yield f"seat {seat} has {twice} twice"
        if w[me + q.CITIES] & ~w[me + q.COLUMNS]:
            yield f"seat {seat} has a city on no settlement"


def derived(s: State) -> Iterator[str]:
    """Deriving again changes nothing."""
    again = s.copy()
    derive(again)
    different = [at for at in range(q.STACKS) if again.w[at] != s.w[at]]
    if different:
        yield f"derived words differ: {different}"


def points(s: State) -> Iterator[str]:
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
            yield f"seat {seat} has (victory, commerce, strength, skill, progress) = {right}"
    for which, token in ((0, q.HERO_TOKEN), (1, q.TRADE_TOKEN)):
        red, blue = marks[0][which], marks[1][which]
        holder = int(w[token]) - 1
        if max(red, blue) < ENOUGH and holder >= 0:
            yield "a token is held with too few points"
        if max(red, blue) >= ENOUGH and red != blue and holder != (blue > red):
            yield "a token is not with the seat that has more"
        if max(red, blue) >= ENOUGH and red == blue and s.rules.advantage_needs_lead and w[token]:
            yield "a token is held at a tie"
        if holder not in (-1, 0, 1):
            yield f"a token is held by seat {holder}"


def knowledge(s: State) -> Iterator[str]:
    """What a seat knows is true."""
    w = s.w
    for seat in (0, 1):
        me, viewer = seat * q.SIDE, 1 - seat
        for group in range(SETS):
            hand = Counter(listed(w[me + q.HAND + group], group))
            sure = Counter(listed(w[me + q.SURE + group], group))
            loose = Counter(listed(w[me + q.LOOSE + group], group))
            words = [word for g, word in stack_words(s) if g == group]
            maybe = [word for word in words if word & maybe_of(viewer)]
            if (w[me + q.BACKS] >> (8 * group)) & 0xFF != hand.total():
                yield f"seat {seat} shows other backs than it holds"
            if sure - hand:
                yield f"seat {seat} does not hold {sure - hand}"
            if loose - (hand - sure) - Counter((word & q.KIND_MASK) - 1 for word in maybe):
                yield f"{loose} is not loose about seat {seat}"
            if maybe and not loose:
                yield f"seat {viewer} suspects positions without a reason"
            if any(not word & known_by(seat) for word in maybe):
                yield f"seat {viewer} suspects a position that seat {seat} does not know"
            if any(word & known_by(viewer) for word in maybe):
                yield f"seat {viewer} suspects what it knows"
    for group, word in stack_words(s):
        if word and SET_OF[(word & q.KIND_MASK) - 1] != group:
            yield "a card lies in a stack with another back"


def events(s: State) -> Iterator[str]:
    """Every event is somewhere, and the hand limit held at the end of the last turn."""
    w = s.w
    past = sum((w[q.EVENT_PAST] >> (4 * e)) & 15 for e in range(len(EVENT_NAMES)))
    unseen = sum((w[q.EVENT_POOL] >> (4 * e)) & 15 for e in range(len(EVENT_NAMES)))
    if past + unseen + w[q.MOON_SLOTS] + 1 != s.rules.event_cards:
        yield f"{past + unseen + w[q.MOON_SLOTS] + 1} events, not {s.rules.event_cards}"
    if w[q.EVENT_LEFT] + past != s.rules.event_cards - UNDER_YULE - 1:
        yield f"{past} events came and {w[q.EVENT_LEFT]} are to come before Yule"
    if code_of(top(s)) == q.ROLL and w[q.TURNS] > 1:
        me = (1 - w[q.ACTIVE]) * q.SIDE
        if len(kinds_at(s, me + q.HAND)) > HAND_LIMIT + w[me + q.PROGRESS]:
            yield "the seat whose turn ended holds too many cards"


def ending(s: State) -> Iterator[str]:
    """A match that is over ended somehow; only the active seat wins, and with enough points."""
    w = s.w
    over = code_of(top(s)) == q.OVER
    if over != (w[q.ENDING] != q.NOT_ENDED) or not q.NOT_ENDED <= w[q.ENDING] <= q.TURN_LIMIT:
        yield f"the ending is {w[q.ENDING]}"
    if w[q.ENDING] != q.BY_POINTS and w[q.WINNER] != NO_SEAT:
        yield f"seat {w[q.WINNER]} won without points"
    if w[q.ENDING] == q.BY_POINTS and (
        w[q.WINNER] != w[q.ACTIVE] or points_of(w, w[q.ACTIVE]) < s.rules.goal
    ):
        yield f"seat {w[q.WINNER]} did not win"
