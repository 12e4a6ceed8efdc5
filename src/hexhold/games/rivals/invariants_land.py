"""What is wrong with the principalities of a state: settlements, roads, regions, sites."""

from collections import Counter
from collections.abc import Iterator

from hexhold.core.contract import NotationError
from hexhold.games.rivals import faults
from hexhold.games.rivals.cards.deck import CARD_IDS, CARDS
from hexhold.games.rivals.counting import listed
from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine._cards import GOLD_CACHE, PARISH_HALL
from hexhold.games.rivals.engine.setup import region_number
from hexhold.games.rivals.engine.soundness_land import places_reached, places_to_come
from hexhold.games.rivals.engine.state import State
from hexhold.games.rivals.engine.stock import all_places
from hexhold.games.rivals.engine.tables import (
    BAYS,
    CACHE,
    GOLD,
    PLACES,
    REGION_CARDS,
    REGION_TYPE,
    SETS,
    SLOTS,
    STACK_REGIONS,
    START_LEFT,
    START_RIGHT,
)
from hexhold.games.rivals.engine.words import CITY_SITE
from hexhold.games.rivals.names import BAY_NAMES, PLACE_NAMES, bits_of

Faults = Iterator[NotationError]


def kinds_at(s: State, at: int) -> list[int]:
    """All cards of two-bit counters of the four sets."""
    return [kind for group in range(SETS) for kind in listed(s.w[at + group], group)]


def land(s: State) -> Faults:
    """Settlements stand side by side, with roads between them and regions around them."""
    w = s.w
    if min(w[q.ROADS_LEFT], w[q.SETTLEMENTS_LEFT], w[q.CITIES_LEFT]) < 0:
        yield NotationError(faults.MORE_CENTRE_CARDS)
    for seat in (0, 1):
        me = seat * q.SIDE
        columns = bits_of(w[me + q.COLUMNS])
        if not {START_LEFT, START_RIGHT} <= {*columns}:
            yield NotationError(faults.FIRST_TWO, seat=seat)
            continue
        if columns != [*range(columns[0], columns[-1] + 1)]:
            yield NotationError(faults.SIDE_BY_SIDE)
            continue
        roads, between = {*bits_of(w[me + q.ROADS])}, {*columns[1:]}
        for slot in between - roads:
            yield NotationError(faults.ROAD_LACKING, seat=seat, slot=slot)
        for slot in roads - between - {columns[0], columns[-1] + 1}:
            yield NotationError(faults.NO_ROAD_THERE, seat=seat, slot=slot)
        laid = {*bits_of(all_places(w, me))} - {CACHE}
        due = {*bits_of(places_reached(w[me + q.COLUMNS]))} - {*bits_of(places_to_come(s, seat))}
        for place in due - laid:
            yield NotationError(faults.REGION_LACKING, seat=seat, place=PLACE_NAMES[place])
        for place in laid - due:
            yield NotationError(faults.REGION_ASTRAY, seat=seat, place=place_name(place))


def place_name(place: int) -> str:
    """A place by its name, or by its number if there is no such place."""
    return PLACE_NAMES[place] if place < len(PLACE_NAMES) else str(place)


def regions(s: State) -> Faults:
    """Every region has one type and one number, and lies once or is in the stack."""
    w = s.w
    laid: Counter[tuple[int, int]] = Counter()
    for seat in (0, 1):
        me = seat * q.SIDE
        for place in range(PLACES):
            types = [r for r in range(6) if w[me + q.TYPE + r] >> place & 1]
            numbers = [n for n in range(1, 7) if w[me + q.NUMBERED + n] >> place & 1]
            if len(types) > 1 or len(numbers) != len(types):
                yield NotationError(faults.REGION_UNCLEAR, seat=seat, place=PLACE_NAMES[place])
            if not types and (w[me + q.LO] | w[me + q.HI]) >> place & 1:
                yield NotationError(faults.STOCK_ASTRAY, seat=seat)
            laid.update((r, n) for r in types for n in numbers)
        beyond = [w[me + q.TYPE + r] >> (CACHE if r != GOLD else CACHE + 1) for r in range(6)]
        beyond += [w[me + q.NUMBERED + n] >> PLACES for n in range(1, 7)]
        if any(beyond) or (w[me + q.LO] | w[me + q.HI]) >> CACHE > w[me + q.TYPE + GOLD] >> CACHE:
            yield NotationError(faults.STOCK_ASTRAY, seat=seat)
    stack = w[q.REGIONS] << STACK_REGIONS
    drawn = [card for card in range(REGION_CARDS) if not stack >> card & 1]
    should = Counter((int(REGION_TYPE[c]), int(region_number(s.rules, c))) for c in drawn)
    if laid != should or stack >> REGION_CARDS:
        yield NotationError(faults.REGIONS_DIFFER)


def sites(s: State) -> Faults:
    """No site is overfull, red cards stand at cities, unique cards stand once."""
    w = s.w
    for seat in (0, 1):
        me = seat * q.SIDE
        built: Counter[int] = Counter()
        for slot in range(SLOTS):
            card = int(w[me + q.SLOT + slot])
            if not card:
                continue
            kind, column = (card & q.KIND_MASK) - 1, slot // 4
            built.update([kind, PARISH_HALL] if card & q.COVERS else [kind])
            city = w[me + q.CITIES] >> column & 1
            in_city = slot & 1 or CARDS[kind].site == CITY_SITE
            if not w[me + q.COLUMNS] >> column & 1 or (in_city and not city):
                site = BAY_NAMES[slot // 2]
                yield NotationError(faults.WRONG_SITE, card=CARD_IDS[kind], site=site)
        for bay in range(BAYS):
            if w[me + q.SLOT + 2 * bay + 1] and not w[me + q.SLOT + 2 * bay]:
                yield NotationError(faults.SITE_GAP, seat=seat, site=BAY_NAMES[bay])
        if w[me + q.TYPE + GOLD] >> CACHE & 1:
            built[GOLD_CACHE] += 1
        if built != Counter(kinds_at(s, me + q.BUILT)):
            yield NotationError(faults.BUILT_DIFFERS, seat=seat)
        for kind, count in built.items():
            if CARDS[kind].unique and count > 1:
                yield NotationError(faults.BUILT_TWICE, seat=seat, card=CARD_IDS[kind])
        if w[me + q.CITIES] & ~w[me + q.COLUMNS]:
            yield NotationError(faults.CITY_ALONE, seat=seat)
