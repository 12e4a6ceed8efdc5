"""Whether a state is sound, fast enough to be asked after every move of a long soak.

It asks what ../invariants.py asks, which tells in sentences what is broken; a test damages states
and compares the two.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import popcount
from hexhold.rivals.engine import layout as q
from hexhold.rivals.engine.advantage import ENOUGH, points_of
from hexhold.rivals.engine.audit import derive
from hexhold.rivals.engine.hand import hand_limit
from hexhold.rivals.engine.knowledge import known_by, maybe_of, sum_of
from hexhold.rivals.engine.setup import FACE_UP_COPIES, UNDER_YULE, region_number
from hexhold.rivals.engine.stacks import FROM_TABLE
from hexhold.rivals.engine.state import NO_SEAT, State, a_of, b_of, code_of, top
from hexhold.rivals.engine.tables import (
    BAYS,
    CACHE,
    CARD_SHIFT,
    CLASS,
    COLUMNS_ACROSS,
    COMMERCE_OF,
    EVENTS,
    GOLD,
    GOLD_CACHE,
    HARBOR,
    KINDS,
    MARKETPLACE,
    PARISH_HALL,
    PLACES,
    PROGRESS_OF,
    REGION_CARDS,
    REGION_TYPE,
    SALT_SILO,
    SET_KINDS,
    SET_OF,
    SET_START,
    SETS,
    SITE_KIND,
    SKILL_OF,
    SLOTS,
    STACK_REGIONS,
    STRENGTH_OF,
    TOWN_HALL,
    TRADING_BASE,
    UNIQUE,
    VICTORY,
)
from hexhold.rivals.engine.words import CITY_SITE, TRADE_SHIP

# The words of a side, and of the table, that hold two-bit counters of the four sets.
SIDE_COUNTERS: Final[vec[i64]] = vec[i64]([q.HAND, q.BUILT, q.SURE, q.LOOSE])
TABLE_COUNTERS: Final[vec[i64]] = vec[i64]([q.POOL, q.DISCARD])
EVENT_COUNTERS: Final[vec[i64]] = vec[i64]([q.EVENT_POOL, q.EVENT_PAST, q.MOON_BOX])
MARK_BITS: Final = 11  # a card and the four marks of a position
NUMBERS: Final = 7  # one more than the die has, so that a number is its own index
ALL_PLACES: Final = (1 << (CACHE + 1)) - 1


def is_sound(s: State) -> bool:
    """Whether nothing is broken."""
    return (
        words_can_be_read(s)
        and cards_are_whole(s)
        and regions_are_whole(s)
        and sites_are_filled_rightly(s)
        and derived_again_is_the_same(s)
        and points_are_right(s)
        and knowledge_is_true(s)
        and events_are_whole(s)
        and ending_is_right(s)
    )


# -- words --


def words_can_be_read(s: State) -> bool:
    """Every word means something: the other checks can read it."""
    w = s.w
    for group in range(i64(SETS)):
        width = 2 * SET_KINDS[group]
        for i in range(i64(2)):
            if w[TABLE_COUNTERS[i] + group] >> width != 0:
                return False
        for i in range(i64(4)):
            for seat in range(i64(2)):
                if w[seat * q.SIDE + SIDE_COUNTERS[i] + group] >> width != 0:
                    return False
    for i in range(i64(3)):
        if w[EVENT_COUNTERS[i]] >> (4 * EVENTS) != 0:
            return False
    if w[q.DEPTH] <= 0 or w[q.DEPTH] > q.MOST_FRAMES:
        return False
    if (w[q.ACTIVE] | w[q.FIRST_SEAT]) >> 1 != 0:
        return False
    return side_can_be_read(w, 0) and side_can_be_read(w, q.SIDE) and stacks_can_be_read(s)


def side_can_be_read(w: vec[i64], me: i64) -> bool:
    """Masks are not negative, columns are there, and sites hold cards."""
    for at in range(me + q.LO, me + q.HAND):
        if w[at] >> 62 != 0:
            return False
    if (w[me + q.COLUMNS] | w[me + q.CITIES]) >> COLUMNS_ACROSS != 0:
        return False
    for at in range(me + q.SLOT, me + q.SLOT + SLOTS):
        if (w[at] < 0 or w[at] > KINDS) and w[at] != TOWN_HALL + 1 + q.COVERS:
            return False
    return True


def stacks_can_be_read(s: State) -> bool:
    """Every stack has room, and cards with marks."""
    w = s.w
    for stack in range(s.rules.stacks):
        size = w[q.STACK_SIZE + stack]
        if size < 0 or size > sum_of(s.rules.pool[s.rules.stack_set[stack]]) + FACE_UP_COPIES:
            return False
        start = s.rules.stack_at[stack]
        for at in range(start, start + size):
            kind = w[at] & q.KIND_MASK
            if w[at] != 0 and (kind == 0 or kind > KINDS or w[at] >> MARK_BITS != 0):
                return False
    return True


def add_counters(found: vec[i64], counters: i64, group: i64) -> None:
    """Count the cards of a word of counters, by kind."""
    kind = SET_START[group]
    while counters != 0:
        found[kind] += counters & 3
        counters >>= 2
        kind += 1


# -- cards --


def cards_are_whole(s: State) -> bool:
    """Every card of the match is in one place, and the pool is as large as what nobody has seen."""
    w = s.w
    found = vec[i64]([0] * KINDS)
    for group in range(i64(SETS)):
        add_counters(found, w[q.POOL + group], group)
        add_counters(found, w[q.DISCARD + group], group)
        for seat in range(i64(2)):
            add_counters(found, w[seat * q.SIDE + q.HAND + group], group)
            add_counters(found, w[seat * q.SIDE + q.BUILT + group], group)
    add_questions(s, found)
    unseen = vec[i64]([0] * SETS)
    for stack in range(s.rules.stacks):
        start = s.rules.stack_at[stack]
        for at in range(start, start + w[q.STACK_SIZE + stack]):
            if w[at] == 0:
                unseen[s.rules.stack_set[stack]] += 1
            else:
                found[(w[at] & q.KIND_MASK) - 1] += 1
    if s.rules.face_up_kind >= 0:
        found[s.rules.face_up_kind] += w[q.FACE_UP] - FACE_UP_COPIES
    for group in range(i64(SETS)):
        if sum_of(w[q.POOL + group]) != unseen[group]:
            return False
    for kind in range(i64(KINDS)):
        if found[kind] != (s.rules.pool[SET_OF[kind]] >> CARD_SHIFT[kind]) & 3:
            return False
    return True


def add_questions(s: State, found: vec[i64]) -> None:
    """Count the cards that are nowhere but in a question or a job."""
    w = s.w
    for at in range(i64(q.FRAME), q.FRAME + w[q.DEPTH]):
        code = code_of(w[at])
        lost = code == q.UNDER and b_of(w[at]) == FROM_TABLE
        if lost or code == q.SITE or code == q.TO_DISCARD:
            found[a_of(w[at])] += 1


# -- land --


def regions_are_whole(s: State) -> bool:
    """Every region card lies once or is in the stack; stock lies on regions only."""
    w = s.w
    laid = vec[i64]([0] * (6 * NUMBERS))
    for seat in range(i64(2)):
        me = seat * q.SIDE
        if not stock_lies_on_regions(w, me):
            return False
        for place in range(i64(PLACES)):
            region = region_at(w, me, place)
            if region < 0:
                return False
            if region > 0:
                laid[region] += 1
    for card in range(i64(REGION_CARDS)):
        if card < STACK_REGIONS or (w[q.REGIONS] >> (card - STACK_REGIONS)) & 1 == 0:
            laid[REGION_TYPE[card] * NUMBERS + region_number(s.rules, card)] -= 1
    for left in laid:
        if left != 0:
            return False
    return w[q.REGIONS] >> (REGION_CARDS - STACK_REGIONS) == 0


def stock_lies_on_regions(w: vec[i64], me: i64) -> bool:
    """No stock without a region, and only gold in the Cache, which has no number."""
    regions: i64 = 0
    for resource in range(i64(6)):
        regions |= w[me + q.TYPE + resource]
        if resource != GOLD and (w[me + q.TYPE + resource] >> CACHE) & 1:
            return False
    for number in range(i64(1), i64(NUMBERS)):
        if w[me + q.NUMBERED + number] >> PLACES != 0:
            return False
    return (w[me + q.LO] | w[me + q.HI]) & ~regions == 0 and regions & ~ALL_PLACES == 0


def region_at(w: vec[i64], me: i64, place: i64) -> i64:
    """Type and number of the region at a place as an index; 0 if none lies there, -1 if broken."""
    types: i64 = 0
    numbers: i64 = 0
    region: i64 = 0
    for resource in range(i64(6)):
        if (w[me + q.TYPE + resource] >> place) & 1:
            types += 1
            region += resource * NUMBERS
    for number in range(i64(1), i64(NUMBERS)):
        if (w[me + q.NUMBERED + number] >> place) & 1:
            numbers += 1
            region += number
    if types > 1 or numbers != types:
        return -1
    return region


def sites_are_filled_rightly(s: State) -> bool:
    """No site is overfull, red cards stand at cities, unique cards stand once."""
    for seat in range(i64(2)):
        me = seat * q.SIDE
        if s.w[me + q.CITIES] & ~s.w[me + q.COLUMNS]:
            return False
        for bay in range(i64(BAYS)):
            if s.w[me + q.SLOT + 2 * bay + 1] != 0 and s.w[me + q.SLOT + 2 * bay] == 0:
                return False
        if not built_cards_stand_on_sites(s.w, me):
            return False
    return True


def built_cards_stand_on_sites(w: vec[i64], me: i64) -> bool:
    """Each card on a site that may hold it, and the counters of what is built agree."""
    built = vec[i64]([0] * KINDS)
    for slot in range(i64(SLOTS)):
        word = w[me + q.SLOT + slot]
        if word != 0:
            kind = (word & q.KIND_MASK) - 1
            built[kind] += 1
            if word & q.COVERS:
                built[PARISH_HALL] += 1
            city = (w[me + q.CITIES] >> (slot >> 2)) & 1
            if (w[me + q.COLUMNS] >> (slot >> 2)) & 1 == 0:
                return False
            if city == 0 and (slot & 1 == 1 or SITE_KIND[kind] == CITY_SITE):
                return False
    built[GOLD_CACHE] += (w[me + q.TYPE + GOLD] >> CACHE) & 1
    for kind in range(i64(KINDS)):
        if built[kind] != (w[me + q.BUILT + SET_OF[kind]] >> CARD_SHIFT[kind]) & 3:
            return False
        if UNIQUE[kind] == 1 and built[kind] > 1:
            return False
    return True


# -- what follows --


def derived_again_is_the_same(s: State) -> bool:
    """Deriving again changes nothing."""
    again = s.copy()
    derive(again)
    at: i64 = 0
    while at < q.STACKS and again.w[at] == s.w[at]:
        at += 1
    return at == q.STACKS


def points_are_right(s: State) -> bool:
    """Points by plain addition, and the tokens as defined."""
    for seat in range(i64(2)):
        if not side_points_are_right(s.w, seat * q.SIDE):
            return False
    w = s.w
    return token_is_right(
        w[q.HERO_TOKEN], w[q.STRENGTH], w[q.SIDE + q.STRENGTH], s.rules.advantage_needs_lead
    ) and token_is_right(
        w[q.TRADE_TOKEN], w[q.COMMERCE], w[q.SIDE + q.COMMERCE], s.rules.advantage_needs_lead
    )


def side_points_are_right(w: vec[i64], me: i64) -> bool:
    """The marks of all cards that stand, added up."""
    commerce: i64 = 0
    strength: i64 = 0
    skill: i64 = 0
    progress: i64 = 0
    victory = popcount(w[me + q.COLUMNS]) + popcount(w[me + q.CITIES])
    ships: i64 = 0
    for kind in range(i64(KINDS)):
        count = built_of(w, me, kind)
        if count > 0:
            commerce += count * COMMERCE_OF[kind]
            strength += count * STRENGTH_OF[kind]
            skill += count * SKILL_OF[kind]
            progress += count * PROGRESS_OF[kind]
            victory += count * VICTORY[kind]
            if CLASS[kind] == TRADE_SHIP:
                ships += count
    commerce += ships * built_of(w, me, SALT_SILO)
    twins = built_of(w, me, MARKETPLACE) + built_of(w, me, HARBOR)
    commerce += twins * built_of(w, me, TRADING_BASE)
    if ships >= ENOUGH:
        victory += built_of(w, me, HARBOR)
    if commerce != w[me + q.COMMERCE] or strength != w[me + q.STRENGTH]:
        return False
    if skill != w[me + q.SKILL] or progress != w[me + q.PROGRESS]:
        return False
    return victory == w[me + q.CARD_POINTS]


def built_of(w: vec[i64], me: i64, kind: i64) -> i64:
    """How many of a kind the counters of what is built hold."""
    return (w[me + q.BUILT + SET_OF[kind]] >> CARD_SHIFT[kind]) & 3


def token_is_right(token: i64, red: i64, blue: i64, needs_lead: bool) -> bool:
    """With enough points a lead holds the token; at a tie anybody may have kept it."""
    if red < ENOUGH and blue < ENOUGH:
        return token == 0
    if red > blue:
        return token == 1
    if blue > red:
        return token == 2
    if needs_lead:
        return token == 0
    return token >= 0 and token <= 2


# -- what is known --


def knowledge_is_true(s: State) -> bool:
    """What a seat knows is true, and every card lies in a stack with its back."""
    w = s.w
    for seat in range(i64(2)):
        for group in range(i64(SETS)):
            hand = sum_of(w[seat * q.SIDE + q.HAND + group])
            if (w[seat * q.SIDE + q.BACKS] >> (8 * group)) & 0xFF != hand:
                return False
            if not seat_is_known_rightly(s, seat, group):
                return False
    for stack in range(s.rules.stacks):
        start = s.rules.stack_at[stack]
        for at in range(start, start + w[q.STACK_SIZE + stack]):
            if w[at] != 0 and SET_OF[(w[at] & q.KIND_MASK) - 1] != s.rules.stack_set[stack]:
                return False
    return True


def seat_is_known_rightly(s: State, seat: i64, group: i64) -> bool:
    """What the other seat is sure of is in the hand; what is loose is there or where suspected."""
    w = s.w
    me = seat * q.SIDE
    suspected = vec[i64]([0] * KINDS)
    if not count_suspected(s, seat, group, suspected):
        return False
    any_suspected: i64 = 0
    for kind in range(SET_START[group], SET_START[group] + SET_KINDS[group]):
        shift = CARD_SHIFT[kind]
        sure = (w[me + q.SURE + group] >> shift) & 3
        unsure = ((w[me + q.HAND + group] >> shift) & 3) - sure
        loose = (w[me + q.LOOSE + group] >> shift) & 3
        if unsure < 0 or loose > unsure + suspected[kind]:
            return False
        any_suspected |= suspected[kind]
    return any_suspected == 0 or w[me + q.LOOSE + group] != 0


def count_suspected(s: State, seat: i64, group: i64, suspected: vec[i64]) -> bool:
    """Count, by kind, the positions that the other seat suspects; false if it has no right to."""
    w = s.w
    for stack in range(s.rules.stacks):
        if s.rules.stack_set[stack] == group:
            start = s.rules.stack_at[stack]
            for at in range(start, start + w[q.STACK_SIZE + stack]):
                if w[at] & maybe_of(1 - seat):
                    if w[at] & known_by(seat) == 0 or w[at] & known_by(1 - seat):
                        return False
                    suspected[(w[at] & q.KIND_MASK) - 1] += 1
    return True


# -- events and hands --


def events_are_whole(s: State) -> bool:
    """Every event is somewhere, and the hand limit held at the end of the last turn."""
    w = s.w
    past = four_bits_of(w[q.EVENT_PAST])
    unseen = four_bits_of(w[q.EVENT_POOL])
    if past + unseen + w[q.MOON_SLOTS] + 1 != s.rules.event_cards:
        return False
    if w[q.EVENT_LEFT] + past != s.rules.event_cards - UNDER_YULE - 1:
        return False
    if code_of(top(s)) == q.ROLL and w[q.TURNS] > 1:
        me = (1 - w[q.ACTIVE]) * q.SIDE
        hand: i64 = 0
        for group in range(i64(SETS)):
            hand += sum_of(w[me + q.HAND + group])
        return hand <= hand_limit(w, me)
    return True


def four_bits_of(counters: i64) -> i64:
    """How many events four-bit counters hold."""
    events: i64 = 0
    while counters > 0:
        events += counters & 15
        counters >>= 4
    return events


def ending_is_right(s: State) -> bool:
    """A match that is over ended somehow; only the active seat wins, and with enough points."""
    w = s.w
    ending = w[q.ENDING]
    if code_of(top(s)) != q.OVER:
        return ending == q.NOT_ENDED and w[q.WINNER] == NO_SEAT
    if ending == q.BY_POINTS:
        return w[q.WINNER] == w[q.ACTIVE] and points_of(w, w[q.ACTIVE]) >= s.rules.goal
    return ending == q.TURN_LIMIT and w[q.WINNER] == NO_SEAT
