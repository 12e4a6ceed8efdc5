"""A state of the Rivals while a text about it is read: what is said now, and what follows later."""

from collections import Counter
from typing import Final

from hexhold.core.contract import NotationError
from hexhold.core.position import index_of, number_in
from hexhold.games.rivals import faults
from hexhold.games.rivals.cards.deck import CARD_IDS
from hexhold.games.rivals.counting import listed
from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine._cards import GOLD_CACHE, PARISH_HALL, TOWN_HALL
from hexhold.games.rivals.engine.audit import derive
from hexhold.games.rivals.engine.setup import lay_region, region_number
from hexhold.games.rivals.engine.state import State, make_frame
from hexhold.games.rivals.engine.tables import (
    ALL_STACK_REGIONS,
    CACHE,
    CARD_ONE,
    CARD_SHIFT,
    EVENT_NAMES,
    EVENT_ONE,
    GOLD,
    REGION_NAMES,
    REGION_TYPE,
    SET_OF,
    SETS,
    SITE_KIND,
    STACK_REGIONS,
    START_PLACES,
)
from hexhold.games.rivals.engine.words import ANY_SITE, CITY_SITE
from hexhold.games.rivals.names import BAY_NAMES, PLACE_NAMES
from hexhold.games.rivals.position_stacks import NOT_SAID, Stacks, existing, fill_stacks
from hexhold.games.rivals.position_words import card_number

TOKENS: Final = {"hero": q.HERO_TOKEN, "trade": q.TRADE_TOKEN}
SIMPLE: Final = {"main": q.MAIN, "roll": q.ROLL, "over": q.OVER}


class Scene:
    """A state that is written or read, and what a text said that waits for the rest."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.w = s.w
        self.phase = "main"
        self.stacks: Stacks = {}
        self.regions: list[dict[int, tuple[int, int]]] = [self._usual_regions(i) for i in (0, 1)]
        self.given: set[int] = set()  # region cards that the text names
        self.mints: dict[int, int] = {}
        self.events_left = -1  # if it is not said: as many as have not come
        self.face_up = NOT_SAID
        self.tokens: dict[str, int] = {}

    @staticmethod
    def _usual_regions(seat: int) -> dict[int, tuple[int, int]]:
        """The start regions: place -> card, stock."""
        return {
            int(START_PLACES[r]): (6 * seat + r, 0 if r == GOLD else 1)
            for r in range(len(REGION_NAMES))
        }

    # -- the table --

    def ask_simply(self) -> None:
        seat = 0 if self.phase == "over" else int(self.w[q.ACTIVE])
        self.w[q.FRAME] = make_frame(SIMPLE[self.phase], seat, 0, 0, 0, 0)
        self.w[q.DEPTH] = 1

    def ask(self, frames: list[int]) -> None:
        for depth, frame in enumerate(frames):
            self.w[q.FRAME + depth] = frame
        self.w[q.DEPTH] = len(frames)

    def events_in(self, value: str) -> int:
        """Four-bit counters, of which none may run over into the next."""
        counts = Counter(index_of(name, EVENT_NAMES) for name in value.split(","))
        for event, count in counts.items():
            if count > 15:
                raise NotationError(faults.EVENT_TOO_OFTEN, event=EVENT_NAMES[event])
        return sum(count * int(EVENT_ONE[event]) for event, count in counts.items())

    def identify(self, identified: int) -> None:
        count = sum((identified >> (4 * e)) & 15 for e in range(len(EVENT_NAMES)))
        self.w[q.MOON_BOX] -= identified
        self.w[q.MOON_SLOTS] -= count
        self.w[q.EVENT_POOL] += identified
        box = [(self.s.rules.moon_box >> (4 * e)) & 15 for e in range(len(EVENT_NAMES))]
        if any((identified >> (4 * e)) & 15 > n for e, n in enumerate(box)) or count > 6:
            raise NotationError(faults.HALF_MOONS)

    def add_cards(self, at: int, value: str) -> None:
        for kind, count in Counter(map(card_number, value.split(","))).items():
            self._count(at, kind, count)

    def _count(self, at: int, kind: int, count: int = 1) -> None:
        """More cards of a kind; more than exist would run over into the next counter."""
        cell = at + int(SET_OF[kind])
        counted = (int(self.w[cell]) >> int(CARD_SHIFT[kind])) & 3
        if counted + count > existing(self.s.rules, kind):
            raise NotationError(faults.NOT_SO_MANY, card=CARD_IDS[kind])
        self.w[cell] += count * CARD_ONE[kind]

    # -- a side --

    def set_columns(self, seat: int, value: str) -> None:
        me = seat * q.SIDE
        columns = cities = 0
        for text in value.split(","):
            bit = 1 << number_in(text.removesuffix("*"), 0, 11)
            columns |= bit
            cities |= bit if text.endswith("*") else 0
        self.w[me + q.COLUMNS] = columns
        self.w[me + q.CITIES] = cities

    def join_roads(self, seat: int) -> None:
        """Between two settlements there is always a road."""
        columns = self.w[seat * q.SIDE + q.COLUMNS]
        self.w[seat * q.SIDE + q.ROADS] |= columns & (columns << 1)

    def lay(self, seat: int, text: str) -> None:
        place, _, rest = text.partition(":")
        name, _, stock = rest.partition(":")
        at = index_of(place, PLACE_NAMES[:CACHE])
        self.regions[seat].pop(at, None)
        card = self._region_card(seat, name)
        for other in [p for p, (c, _) in self.regions[seat].items() if c == card]:
            del self.regions[seat][other]
        self.given.add(card)
        self.regions[seat][at] = (card, number_in(stock or "0", 0, 3))

    def _region_card(self, seat: int, name: str) -> int:
        """The seat's own start card, or one of the stack that lies nowhere yet."""
        own = [t for t in range(6 * seat, 6 * seat + 6) if t not in self.given]
        used = [card for side in self.regions for card, _ in side.values() if card >= 12]
        for card in (*own, *(t for t in range(12, 24) if t not in used)):
            number = region_number(self.s.rules, card)
            if f"{REGION_NAMES[REGION_TYPE[card]]}{number}" == name:
                return card
        raise NotationError(faults.NO_SUCH_REGION, seat=seat, region=name)

    def set_stock(self, seat: int, text: str) -> None:
        place, _, stock = text.partition(":")
        at = index_of(place, PLACE_NAMES[:CACHE])
        if at not in self.regions[seat]:
            raise NotationError(faults.NO_REGION_AT, place=place)
        self.regions[seat][at] = (self.regions[seat][at][0], number_in(stock, 0, 3))

    def build(self, seat: int, text: str) -> None:
        bay_name, _, name = text.partition(":")
        me = seat * q.SIDE
        bay, kind = index_of(bay_name, BAY_NAMES), card_number(name)
        if SITE_KIND[kind] not in (ANY_SITE, CITY_SITE):
            raise NotationError(faults.NEEDS_NO_SITE, card=name)
        city = self.w[me + q.CITIES] >> (bay // 2) & 1
        sites = [2 * bay, 2 * bay + 1] if city else [2 * bay]
        if not self.w[me + q.COLUMNS] >> (bay // 2) & 1 or (SITE_KIND[kind] == 2 and not city):
            raise NotationError(faults.WRONG_SITE, card=name, site=bay_name)
        free = [slot for slot in sites if self.w[me + q.SLOT + slot] == 0]
        if not free:
            raise NotationError(faults.NO_SITE_LEFT, site=bay_name)
        covers = q.COVERS if kind == TOWN_HALL else 0
        self.w[me + q.SLOT + free[0]] = kind + 1 + covers
        for built in (kind, PARISH_HALL) if covers else (kind,):
            self._count(me + q.BUILT, built)

    def set_cache(self, seat: int, stock: int) -> None:
        me = seat * q.SIDE
        self.w[me + q.TYPE + GOLD] |= 1 << CACHE
        self._count(me + q.BUILT, GOLD_CACHE)
        self.w[me + q.LO] |= (stock & 1) << CACHE
        self.w[me + q.HI] |= (stock >> 1) << CACHE

    # -- what follows --

    def finish(self) -> None:
        """Regions, derived numbers, stacks and pools."""
        w = self.w
        for seat in (0, 1):
            self._lay(seat)
        used = [card for side in self.regions for card, _ in side.values() if card >= 12]
        if len(set(used)) < len(used):
            raise NotationError(faults.REGION_TWICE)
        laid = sum(1 << (card - STACK_REGIONS) for card in used)
        w[q.REGIONS] = ALL_STACK_REGIONS & ~laid
        for seat in (0, 1):
            me = seat * q.SIDE
            w[me + q.BACKS] = sum(
                len(listed(w[me + q.HAND + group], group)) << (8 * group) for group in range(SETS)
            )
        derive(self.s)
        for name, token in self.tokens.items():
            if w[TOKENS[name]] != token:
                raise NotationError(faults.TOKEN_ASTRAY, token=name)
        for seat in (0, 1):
            me = seat * q.SIDE
            w[me + q.MINTS_LEFT] = self.mints.get(seat, int(w[me + q.MINTS]))
            if w[me + q.MINTS_LEFT] > w[me + q.MINTS]:
                raise NotationError(faults.NOT_SO_MANY, card="gold.mint")
        w[q.EVENT_POOL] -= w[q.EVENT_PAST]
        w[q.EVENT_LEFT] = self.events_left
        if self.events_left < 0:
            past = sum((w[q.EVENT_PAST] >> (4 * e)) & 15 for e in range(len(EVENT_NAMES)))
            w[q.EVENT_LEFT] = self.s.rules.event_cards - 4 - past
        self._check_events()
        for group in range(SETS):
            fill_stacks(self.s, group, self.stacks, self.face_up)

    def _lay(self, seat: int) -> None:
        w = self.w
        me = seat * q.SIDE
        cache = 1 << CACHE
        for at in (q.LO, q.HI, q.TYPE + GOLD):
            w[me + at] &= cache
        for at in [q.TYPE + r for r in range(6) if r != GOLD] + [q.NUMBERED + n for n in range(7)]:
            w[me + at] = 0
        for place, (card, stock) in self.regions[seat].items():
            lay_region(self.s, seat, place, card)
            w[me + q.LO] |= (stock & 1) << place
            w[me + q.HI] |= (stock >> 1) << place

    def _check_events(self) -> None:
        for e in range(len(EVENT_NAMES)):
            whole = (self.s.rules.fixed_events >> (4 * e)) & 15
            whole += ((self.s.rules.moon_box - self.w[q.MOON_BOX]) >> (4 * e)) & 15
            if (self.w[q.EVENT_PAST] >> (4 * e)) & 15 > whole:
                raise NotationError(faults.EVENT_TOO_OFTEN, event=EVENT_NAMES[e])


class Side:
    """One seat of a scene."""

    def __init__(self, scene: Scene, seat: int) -> None:
        self.scene = scene
        self.seat = seat
        self.at = seat * q.SIDE
