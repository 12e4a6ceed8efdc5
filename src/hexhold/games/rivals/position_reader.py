"""The other half of position.py: a state from a line of text."""

from collections import Counter
from typing import Final

from hexhold.core.contract import NotationError
from hexhold.core.faults import NO_PHASE, NOT_OF_SEAT, NOT_OF_TABLE, SAID_TWICE
from hexhold.games.rivals import faults
from hexhold.games.rivals.cards.deck import CARD_IDS
from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine.audit import derive
from hexhold.games.rivals.engine.flow import settle
from hexhold.games.rivals.engine.referee import legal, outcomes
from hexhold.games.rivals.engine.setup import lay_region, new_table, region_number
from hexhold.games.rivals.engine.soundness import is_sound
from hexhold.games.rivals.engine.state import Rules, State, frame, seat_of, top
from hexhold.games.rivals.engine.tables import (
    ALL_STACK_REGIONS,
    CACHE,
    CARD_ONE,
    CARD_SHIFT,
    EVENT_NAMES,
    EVENT_ONE,
    FACES,
    GOLD,
    GOLD_CACHE,
    PARISH_HALL,
    REGION_NAMES,
    REGION_TYPE,
    SET_OF,
    SETS,
    SITE_KIND,
    STACK_REGIONS,
    START_PLACES,
    TOWN_HALL,
)
from hexhold.games.rivals.engine.words import ANY_SITE, CITY_SITE
from hexhold.games.rivals.imagine import listed
from hexhold.games.rivals.invariants import audit
from hexhold.games.rivals.names import BAY_NAMES, PLACE_NAMES, index_of
from hexhold.games.rivals.position import HANDS, SIMPLE, TABLE, TOKENS
from hexhold.games.rivals.position_stacks import NOT_SAID, Stacks, existing, fill_stacks
from hexhold.games.rivals.position_words import (
    card_number,
    frame_words,
    number_in,
    pairs_of,
    stack_words,
)
from hexhold.games.rivals.questions import question_view

LIMITS: Final = {
    "active": (0, 1), "first": (0, 1), "turn": (0, 10**9), "die": (0, 6), "number": (0, 6),
    "festive": (0, 1), "fetched": (0, 3), "defence": (0, 6), "winner": (-1, 1),
}  # fmt: skip


def read(text: str, rules: Rules) -> State:
    """The state that a text describes."""
    s = new_table(rules)
    reader = Reader(s)
    table, *sides = text.split("|")
    try:
        reader.read_table(pairs_of(table))
        for part in sides:
            reader.read_side(part)
        reader.finish()
        refuse_unsound(s)
        settle(s)
        refuse_unsound(s)
        refuse_unanswerable(s)
    except (IndexError, KeyError, AssertionError, OverflowError):
        raise NotationError(faults.UNSOUND) from None
    return s


def refuse_unsound(s: State) -> None:
    """A position is refused by what an audit finds; most are sound, which is found out faster."""
    if not is_sound(s):
        raise next(iter(audit(s)), NotationError(faults.UNSOUND))


def refuse_unanswerable(s: State) -> None:
    """What is asked can be told and answered."""
    question_view(s, top(s), 0)
    if not (s.over or legal(s, seat_of(top(s))) or outcomes(s)):
        raise NotationError(faults.NO_ANSWER)


class Reader:
    """Sets a fresh table to what a text says."""

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
        self.seats: set[int] = set()
        self.w[q.TURNS] = 1

    @staticmethod
    def _usual_regions(seat: int) -> dict[int, tuple[int, int]]:
        """The start regions: place -> card, stock."""
        return {
            int(START_PLACES[r]): (6 * seat + r, 0 if r == GOLD else 1)
            for r in range(len(REGION_NAMES))
        }

    # -- the table --

    def read_table(self, pairs: dict[str, str]) -> None:
        """Everything before the first bar."""
        for name, value in pairs.items():
            if name in TABLE:
                self.w[TABLE[name][0]] = number_in(value, *LIMITS[name])
            elif name in TOKENS:
                self.tokens[name] = number_in(value, 0, 1) + 1
                self.w[TOKENS[name]] = self.tokens[name]
            elif name.startswith("stack"):
                stack = number_in(name.removeprefix("stack"), 1, self.s.rules.stacks) - 1
                self.stacks[stack] = stack_words(value)
            elif name == "ask":
                self._ask(frame_words(value))
            else:
                self._table_word(name, value)
        if self.w[q.DEPTH] == 0:
            self._simple_frame()

    def _table_word(self, name: str, value: str) -> None:
        w = self.w
        if name == "phase":
            if value not in SIMPLE:
                raise NotationError(NO_PHASE, word=value, known=", ".join(SIMPLE))
            self.phase = value
        elif name == "face":
            w[q.FACE] = index_of(value, FACES) + 1
        elif name == "ending":
            w[q.ENDING] = index_of(value, q.ENDINGS)
        elif name == "discard":
            self._cards(q.DISCARD, value)
        elif name == "events":
            self.events_left = number_in(value, 0, self.s.rules.event_cards - 4)
        elif name == "faceup":
            self.face_up = number_in(value, 0, 2)
        elif name == "past":
            w[q.EVENT_PAST] = self._events(value)
        elif name == "moons":
            self._moons(self._events(value))
        else:
            raise NotationError(NOT_OF_TABLE, name=name)

    def _simple_frame(self) -> None:
        seat = 0 if self.phase == "over" else int(self.w[q.ACTIVE])
        self.w[q.FRAME] = frame(SIMPLE[self.phase], seat, 0, 0, 0, 0)
        self.w[q.DEPTH] = 1

    def _ask(self, words: list[int]) -> None:
        for depth, word in enumerate(words):
            self.w[q.FRAME + depth] = word
        self.w[q.DEPTH] = len(words)

    def _events(self, value: str) -> int:
        """Four-bit counters, of which none may run over into the next."""
        counts = Counter(index_of(name, EVENT_NAMES) for name in value.split(","))
        for event, count in counts.items():
            if count > 15:
                raise NotationError(faults.EVENT_TOO_OFTEN, event=EVENT_NAMES[event])
        return sum(count * int(EVENT_ONE[event]) for event, count in counts.items())

    def _moons(self, identified: int) -> None:
        count = sum((identified >> (4 * e)) & 15 for e in range(len(EVENT_NAMES)))
        self.w[q.MOON_BOX] -= identified
        self.w[q.MOON_SLOTS] -= count
        self.w[q.EVENT_POOL] += identified
        box = [(self.s.rules.moon_box >> (4 * e)) & 15 for e in range(len(EVENT_NAMES))]
        if any((identified >> (4 * e)) & 15 > n for e, n in enumerate(box)) or count > 6:
            raise NotationError(faults.HALF_MOONS)

    def _cards(self, at: int, value: str) -> None:
        for kind, count in Counter(map(card_number, value.split(","))).items():
            self._count(at, kind, count)

    def _count(self, at: int, kind: int, count: int = 1) -> None:
        """More cards of a kind; more than exist would run over into the next counter."""
        word = at + int(SET_OF[kind])
        counted = (int(self.w[word]) >> int(CARD_SHIFT[kind])) & 3
        if counted + count > existing(self.s.rules, kind):
            raise NotationError(faults.NOT_SO_MANY, card=CARD_IDS[kind])
        self.w[word] += count * CARD_ONE[kind]

    # -- a side --

    def read_side(self, part: str) -> None:
        """Everything of one seat."""
        seat_text, _, rest = part.strip().partition(" ")
        seat = number_in(seat_text, 0, 1)
        if seat in self.seats:
            raise NotationError(SAID_TWICE, name=seat_text)
        self.seats.add(seat)
        pairs = pairs_of(rest)
        if "columns" in pairs:
            self._columns(seat, pairs.pop("columns"))
        for name, value in pairs.items():
            self._side_word(seat, name, value)
        self._join_roads(seat)

    def _side_word(self, seat: int, name: str, value: str) -> None:
        me = seat * q.SIDE
        if name in HANDS:
            self._cards(me + HANDS[name], value)
        elif name == "roads":
            for text in value.split(","):
                self.w[me + q.ROADS] |= 1 << number_in(text, 0, 12)
        elif name == "regions":
            for text in value.split(","):
                self._region(seat, text)
        elif name == "stock":
            for text in value.split(","):
                self._stock(seat, text)
        elif name == "cards":
            for text in value.split(","):
                self._card(seat, text)
        elif name == "cache":
            self._cache(seat, number_in(value, 0, 3))
        elif name == "mints":
            self.mints[seat] = number_in(value, 0, 9)
        elif name == "skip":
            self.w[me + q.SKIP_DRAW] = number_in(value, 0, 2)
        else:
            raise NotationError(NOT_OF_SEAT, name=name)

    def _columns(self, seat: int, value: str) -> None:
        me = seat * q.SIDE
        columns = cities = 0
        for text in value.split(","):
            bit = 1 << number_in(text.removesuffix("*"), 0, 11)
            columns |= bit
            cities |= bit if text.endswith("*") else 0
        self.w[me + q.COLUMNS] = columns
        self.w[me + q.CITIES] = cities

    def _join_roads(self, seat: int) -> None:
        """Between two settlements there is always a road."""
        columns = self.w[seat * q.SIDE + q.COLUMNS]
        self.w[seat * q.SIDE + q.ROADS] |= columns & (columns << 1)

    def _region(self, seat: int, text: str) -> None:
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

    def _stock(self, seat: int, text: str) -> None:
        place, _, stock = text.partition(":")
        at = index_of(place, PLACE_NAMES[:CACHE])
        if at not in self.regions[seat]:
            raise NotationError(faults.NO_REGION_AT, place=place)
        self.regions[seat][at] = (self.regions[seat][at][0], number_in(stock, 0, 3))

    def _card(self, seat: int, text: str) -> None:
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

    def _cache(self, seat: int, stock: int) -> None:
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
