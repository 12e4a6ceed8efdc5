"""Actions as text and objects: one table of kinds, from which both directions follow.

`build basic.abbey`, `site 5a`, `gain a6`, `trade ore`; for chance `dice 6 event`, `deal gold.mint`.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from hexhold.core.contract import Action, NotationError
from hexhold.core.faults import IN_ACTION, WORDS_FOLLOW
from hexhold.rivals import faults
from hexhold.rivals.cards.deck import CARD_IDS
from hexhold.rivals.engine import actions as a
from hexhold.rivals.engine.state import Rules
from hexhold.rivals.engine.tables import EVENT_NAMES, FACES, RESOURCES, STACK_REGIONS
from hexhold.rivals.engine.tables import REGION_NAMES as LAND_NAMES
from hexhold.rivals.names import (
    BAY_NAMES,
    PLACE_NAMES,
    SIDES,
    SLOT_NAMES,
    STACK_REGION_IDS,
    STACK_REGION_IDS_WITH_TWO,
    index_of,
)

Words = tuple[str, ...]
NUMBERS: Final = tuple(str(n) for n in range(1, 37))
COLUMNS: Final = tuple(str(n) for n in range(12))
SEATS: Final = ("0", "1")


@dataclass(frozen=True)
class Kind:
    """A range of actions: a word, where it begins, how many there are, and its arguments."""

    word: str
    base: int
    size: int
    write: Callable[[int], Words]
    read: Callable[[Words], int]


def _expect(words: Words, count: int) -> None:
    if len(words) != count:
        raise NotationError(WORDS_FOLLOW, count=count, given=len(words))


def word(name: str, base: int) -> Kind:
    """An action without arguments."""

    def read(words: Words) -> int:
        _expect(words, 0)
        return 0

    return Kind(name, base, 1, lambda index: (), read)


def named(name: str, base: int, names: tuple[str, ...]) -> Kind:
    """An action with one name of a list."""

    def read(words: Words) -> int:
        _expect(words, 1)
        return index_of(words[0], names)

    return Kind(name, base, len(names), lambda index: (names[index],), read)


def _write_dice(index: int) -> Words:
    return (NUMBERS[index // 5], FACES[index % 5])


def _read_dice(words: Words) -> int:
    _expect(words, 2)
    return 5 * index_of(words[0], NUMBERS[:6]) + index_of(words[1], FACES)


def kinds_with(regions: tuple[str, ...]) -> tuple[Kind, ...]:
    """All kinds of actions, the region cards of the stack being called so."""
    return (
        word("end", a.END),
        word("roll", a.ROLL_DICE),
        word("pass", a.PASS),
        word("waste", a.WASTE),
        word("pay", a.PAY),
        named("road", a.ROAD, SIDES),
        named("settle", a.SETTLE, SIDES),
        named("scout", a.SCOUT, SIDES),
        word("mint", a.MINT),
        word("faceup", a.FACEUP),
        named("number", a.SET_DIE, NUMBERS[:6]),
        named("name", a.NAME_KIND, RESOURCES),
        named("trade", a.TRADE, RESOURCES),
        named("draw", a.DRAW_TOP, NUMBERS[:6]),
        named("look", a.LOOK_AT, NUMBERS[:6]),
        named("under", a.PUT_UNDER, NUMBERS[:6]),
        named("open", a.OPEN_STACK, NUMBERS[:6]),
        named("lay", a.LAY_REGION, LAND_NAMES),
        named("city", a.CITY, COLUMNS),
        named("site", a.SITE_AT, BAY_NAMES),
        named("gain", a.GAIN_AT, PLACE_NAMES),
        named("give", a.GIVE_FROM, PLACE_NAMES),
        named("region", a.REGION_AT, PLACE_NAMES),
        named("ship", a.SHIP_FROM, PLACE_NAMES[:26]),
        named("slot", a.SLOT_AT, SLOT_NAMES),
        named("remove", a.REMOVE, SLOT_NAMES),
        named("build", a.BUILD, CARD_IDS),
        named("play", a.PLAY, CARD_IDS),
        named("card", a.CARD, CARD_IDS),
        named("pick", a.PICK_AT, NUMBERS),
        named("above", a.LAY_ABOVE + STACK_REGIONS, regions),
        named("first", a.FIRST, SEATS),
        Kind("dice", a.ROLLED, 30, _write_dice, _read_dice),
        named("defend", a.DEFENDED, NUMBERS[:6]),
        named("deal", a.DEALT, CARD_IDS),
        named("land", a.LANDED + STACK_REGIONS, regions),
        named("event", a.EVENT_DRAWN, EVENT_NAMES),
        named("moon", a.MOON_DRAWN, EVENT_NAMES),
    )


class Notation:
    """Texts and objects for ints, and back."""

    def __init__(self, regions: tuple[str, ...]) -> None:
        kinds = kinds_with(regions)
        self.by_word = {kind.word: kind for kind in kinds}
        self.by_number = {
            n: kind for kind in kinds for n in range(kind.base, kind.base + kind.size)
        }
        # Made once: whoever serves many matches asks for the same ones again.
        self.text = cache(lambda action: str(self.describe(action)))
        self.parse = lru_cache(maxsize=1 << 14)(self._parse)

    def describe(self, action: int) -> Action:
        """An int as an object."""
        kind = self.by_number.get(action)
        if kind is None:
            raise NotationError(faults.NO_ACTION, action=action)
        return Action(kind.word, kind.write(action - kind.base))

    def number(self, action: Action) -> int:
        """An object as an int."""
        kind = self.by_word.get(action.kind)
        if kind is None:
            raise NotationError(faults.NO_ACTION, action=action.kind)
        try:
            return kind.base + kind.read(action.args)
        except NotationError as error:
            raise NotationError(IN_ACTION, action=str(action), reason=error) from None

    def _parse(self, text: str) -> int:
        kind, *args = text.split() or [""]
        return self.number(Action(kind, tuple(args)))


USUAL: Final = Notation(STACK_REGION_IDS)
WITH_TWO: Final = Notation(STACK_REGION_IDS_WITH_TWO)
KINDS: Final = tuple(USUAL.by_word.values())


def notation_of(rules: Rules) -> Notation:
    """How the actions of a match are written."""
    return WITH_TWO if rules.forest_two else USUAL


def every_action() -> Iterator[int]:
    """All ints that are actions."""
    yield from USUAL.by_number


def is_action(action: int) -> bool:
    """Whether an int is an action."""
    return action in USUAL.by_number


def kind_of(action: int) -> Kind:
    """The kind of an action."""
    return USUAL.by_number[action]
