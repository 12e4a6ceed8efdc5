"""Actions as text and objects: one table of kinds, from which both directions follow.

`road 41`, `offer lumber,ore > brick`, `rob 2`; for chance `dice 3 4`, `steal ore`.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from operator import attrgetter
from typing import Final

from hexhold.core.contract import Action, NotationError
from hexhold.core.faults import IN_ACTION, OUT_OF_RANGE, WORDS_FOLLOW
from hexhold.watch import faults
from hexhold.watch.cards import kind_number, list_kinds, read_kinds
from hexhold.watch.engine import actions as a
from hexhold.watch.engine.geometry import CAMP, HEXES, LINE, PATHS, SITES
from hexhold.watch.engine.heroes_trade import VICTIM_PAIRS, VICTIMS
from hexhold.watch.engine.tables import (
    BUNDLE_KINDS,
    BUNDLE_LIMIT,
    BUNDLES,
    CARDS,
    CLANS,
    DOUBLE,
    HEROES,
    RESOURCES,
    TERRAINS,
    WILDLINGS,
)

Words = tuple[str, ...]


@dataclass(frozen=True)
class Kind:
    """A range of actions: a word, where it begins, how many there are, and its arguments."""

    word: str
    base: int
    size: int
    write: Callable[[int], Words]
    read: Callable[[Words], int]


def _no_words(index: int) -> Words:
    return ()


def _read_nothing(words: Words) -> int:
    _expect(words, 0)
    return 0


def _expect(words: Words, count: int) -> None:
    if len(words) != count:
        raise NotationError(WORDS_FOLLOW, count=count, given=len(words))


def _number(word: str, low: int, high: int) -> int:
    short = word.isascii() and word.isdigit() and len(word) < 9
    if not short or not low <= int(word) <= high or word != str(int(word)):
        raise NotationError(OUT_OF_RANGE, word=word, low=low, high=high)
    return int(word)


def word(name: str, base: int) -> Kind:
    """An action without arguments."""
    return Kind(name, base, 1, _no_words, _read_nothing)


def numbered(name: str, base: int, size: int, low: int = 0, **names: int) -> Kind:
    """An action with one number, some of which may have a name."""
    by_index = {index: label for label, index in names.items()}

    def write(index: int) -> Words:
        return (by_index.get(index, str(index + low)),)

    def read(words: Words) -> int:
        _expect(words, 1)
        if words[0] in names:
            return names[words[0]]
        index = _number(words[0], low, low + size - 1) - low
        if index in by_index:
            raise NotationError(faults.HAS_A_NAME, name=by_index[index], number=words[0])
        return index

    return Kind(name, base, size, write, read)


def named(name: str, base: int, names: tuple[str, ...]) -> Kind:
    """An action with one name of a list."""

    def read(words: Words) -> int:
        _expect(words, 1)
        return kind_number(words[0], names)

    return Kind(name, base, len(names), lambda index: (names[index],), read)


def exchange(name: str, base: int) -> Kind:
    """Bundles given and wanted: lumber,ore > brick."""

    def write(index: int) -> Words:
        give, want = BUNDLE_KINDS[index // BUNDLES], BUNDLE_KINDS[index % BUNDLES]
        return (list_kinds(give) or "-", ">", list_kinds(want) or "-")

    def read(words: Words) -> int:
        if len(words) != 3 or words[1] != ">":
            raise NotationError(faults.WRITE_EXCHANGE, kind=name)
        return _bundle(words[0]) * BUNDLES + _bundle(words[2])

    return Kind(name, base, BUNDLES * BUNDLES, write, read)


def _bundle(text: str) -> int:
    kinds = read_kinds(text)
    if len(kinds) > BUNDLE_LIMIT:
        raise NotationError(faults.LARGE_OFFER, limit=BUNDLE_LIMIT)
    return BUNDLE_KINDS.index(kinds)


def _write_supply(index: int) -> Words:
    return (RESOURCES[index // 5], ">", RESOURCES[index % 5])


def _read_supply(words: Words) -> int:
    if len(words) != 3 or words[1] != ">":
        raise NotationError(faults.WRITE_SUPPLY)
    return 5 * kind_number(words[0], RESOURCES) + kind_number(words[2], RESOURCES)


WINTER_KINDS: Final = [(i, j) for i in range(5) for j in range(i, 5)] + [(i,) for i in range(5)]


def _read_winter(words: Words) -> int:
    _expect(words, 1)
    kinds = read_kinds(words[0])
    if kinds not in WINTER_KINDS:
        raise NotationError(faults.TWO_CARDS)
    return WINTER_KINDS.index(kinds)


def _write_dice(index: int) -> Words:
    wild, roll = divmod(index, 36)
    dice = (str(roll // 6 + 1), str(roll % 6 + 1))
    return (*dice, f"w{wild}") if wild else dice


def _read_dice(words: Words) -> int:
    if len(words) not in (2, 3):
        raise NotationError(faults.WRITE_DICE)
    roll = 6 * (_number(words[0], 1, 6) - 1) + _number(words[1], 1, 6) - 1
    if len(words) == 2:
        return roll
    if not words[2].startswith("w"):
        raise NotationError(faults.NO_WILDLING_DIE, word=words[2])
    return roll + 36 * _number(words[2][1:], 1, 12)


def gift(name: str, base: int) -> Kind:
    """A wildling in the Gift: its hex and its kind."""

    def write(index: int) -> Words:
        return (str(LINE[index // 3]), WILDLINGS[index % 3])

    def read(words: Words) -> int:
        _expect(words, 2)
        hex_number = _number(words[0], 0, HEXES - 1)
        places = [place for place in range(16) if LINE[place] == hex_number]
        if not places:
            raise NotationError(faults.NEVER_A_WILDLING, hex=hex_number)
        return 3 * places[0] + kind_number(words[1], WILDLINGS)

    return Kind(name, base, 48, write, read)


def _write_demand(index: int) -> Words:
    first, second = VICTIM_PAIRS[index % VICTIMS]
    seats = (str(first),) if second < 0 else (str(first), str(second))
    return (RESOURCES[index // VICTIMS], *seats)


def _read_demand(words: Words) -> int:
    if len(words) not in (2, 3):
        raise NotationError(faults.WRITE_MORMONT)
    seats = tuple(_number(w, 0, 3) for w in words[1:])
    pair = (seats[0], seats[1]) if len(seats) == 2 else (seats[0], -1)
    if pair not in VICTIM_PAIRS:
        raise NotationError(faults.ASKED_ONCE)
    return VICTIMS * kind_number(words[0], RESOURCES) + VICTIM_PAIRS.index(pair)


GUARD_PRICE: Final = RESOURCES[:3]
CARD_PRICE: Final = RESOURCES[2:]


def _write_thorne(index: int) -> Words:
    return (str(index // 15 + 1), GUARD_PRICE[index % 15 // 5], ">", RESOURCES[index % 5])


def _read_thorne(words: Words) -> int:
    if len(words) != 4 or words[2] != ">":
        raise NotationError(faults.WRITE_THORNE)
    replaced = 5 * kind_number(words[1], GUARD_PRICE) + kind_number(words[3], RESOURCES)
    return 15 * (_number(words[0], 1, 4) - 1) + replaced


def _write_melisandre(index: int) -> Words:
    if index == 0:
        return ()
    return (CARD_PRICE[(index - 1) // 5], ">", RESOURCES[(index - 1) % 5])


def _read_melisandre(words: Words) -> int:
    if not words:
        return 0
    if len(words) != 3 or words[1] != ">":
        raise NotationError(faults.WRITE_MELISANDRE)
    return 1 + 5 * kind_number(words[0], CARD_PRICE) + kind_number(words[2], RESOURCES)


def _write_benjen(index: int) -> Words:
    if index < 4:
        return ("clearing", str(index + 1))
    return (CLANS[(index - 4) // 5], str((index - 4) % 5 + 1))


def _read_benjen(words: Words) -> int:
    _expect(words, 2)
    if words[0] == "clearing":
        return _number(words[1], 1, 4) - 1
    return 4 + 5 * kind_number(words[0], CLANS) + _number(words[1], 1, 5) - 1


def _write_token(index: int) -> Words:
    return (CLANS[index // 3], WILDLINGS[index % 3])


def _read_token(words: Words) -> int:
    _expect(words, 2)
    return 3 * kind_number(words[0], CLANS) + kind_number(words[1], WILDLINGS)


KINDS: Final = (
    word("end", a.END),
    word("roll", a.ROLL),
    word("buy", a.BUY),
    word("patrol", a.PLAY_PATROL),
    word("roads", a.PLAY_ROADS),
    word("build", a.TO_BUILD),
    word("withdraw", a.WITHDRAW),
    word("accept", a.ACCEPT),
    word("decline", a.DECLINE),
    numbered("rob", a.ROB, 5, nobody=a.NOBODY),
    numbered("confirm", a.CONFIRM, 4),
    named("discard", a.DISCARD, RESOURCES),
    Kind("winter", a.PLAY_WINTER, 20, lambda i: (list_kinds(WINTER_KINDS[i]),), _read_winter),
    Kind("supply", a.SUPPLY, 25, _write_supply, _read_supply),
    numbered("road", a.ROAD, PATHS),
    numbered("settlement", a.SETTLEMENT, SITES),
    numbered("keep", a.KEEP, SITES),
    numbered("tormund", a.TORMUND, HEXES + 1, camp=CAMP),
    numbered("guard", a.GUARD, 4, low=1),
    numbered("recruits", a.RECRUITS, 4, low=1),
    gift("hunt", a.HUNT),
    named("samwell", a.SAMWELL_TAKES, RESOURCES),
    word("pass", a.PASS),
    Kind("marsh", a.MARSH_SWAPS, 25, _write_supply, _read_supply),
    Kind("mormont", a.MORMONT_DEMANDS, 80, _write_demand, _read_demand),
    named("give", a.GIVE, RESOURCES),
    numbered("yarwyck", a.YARWYCK_LIFTS, PATHS),
    Kind("thorne", a.THORNE_BUILDS, 60, _write_thorne, _read_thorne),
    Kind("melisandre", a.MELISANDRE_BUYS, 16, _write_melisandre, _read_melisandre),
    named("pick", a.PICK, CARDS),
    numbered("mance", a.MANCE_VISITS, 4),
    named("take", a.TAKE, RESOURCES),
    Kind("benjen", a.BENJEN_CLEARS, 19, _write_benjen, _read_benjen),
    gift("ygritte", a.YGRITTE_STRIKES),
    numbered("yoren", a.YOREN_RECRUITS, 4, low=1),
    word("qhorin", a.QHORIN_CHASES),
    word("flip", a.FLIP),
    named("exchange", a.EXCHANGE, HEROES),
    named("remove", a.REMOVE, HEROES),
    exchange("offer", a.OFFER),
    exchange("counter", a.COUNTER),
    Kind("dice", a.DICE, 36 * 13, _write_dice, _read_dice),
    named("steal", a.STEAL, RESOURCES),
    named("draw", a.DRAW, CARDS),
    numbered("first", a.FIRST, 4),
    named("terrain", a.DEAL_TERRAIN, TERRAINS[:5]),
    named("route", a.DEAL_ROUTE, (*RESOURCES, "any")),
    numbered("red", a.DEAL_RED, HEXES),
    numbered("number", a.DEAL_NUMBER, 14, double=DOUBLE),
    Kind("token", a.REVEAL, 9, _write_token, _read_token),
    named("show", a.SHOW, CARDS),
)
_BY_WORD: Final = {kind.word: kind for kind in KINDS}
_base: Final[Callable[[Kind], int]] = attrgetter("base")
_BASES: Final = sorted(KINDS, key=_base)


def describe(action: int) -> Action:
    """An int as an object."""
    at = bisect_right(_BASES, action, key=_base)
    kind = _BASES[at - 1]
    if at == 0 or action >= kind.base + kind.size:
        raise NotationError(faults.NO_ACTION, action=action)
    return Action(kind.word, kind.write(action - kind.base))


@cache
def text(action: int) -> str:
    """An int as text, made once: whoever serves many matches asks for the same ones again."""
    return str(describe(action))


def number(action: Action) -> int:
    """An object as an int."""
    kind = _BY_WORD.get(action.kind)
    if kind is None:
        raise NotationError(faults.NO_ACTION, action=action.kind)
    try:
        return kind.base + kind.read(action.args)
    except NotationError as error:
        raise NotationError(IN_ACTION, action=str(action), reason=error) from None


def cut(actions: list[int], most: int) -> tuple[list[int], list[str]]:
    """Actions, in order, without the kinds that have more than `most` of them; and those kinds."""
    actions = sorted(actions)
    few: list[int] = []
    many: list[str] = []
    at = 0
    while at < len(actions):
        kind = _BASES[bisect_right(_BASES, actions[at], key=_base) - 1]
        end = bisect_left(actions, kind.base + kind.size, lo=at)
        if end - at > most:
            many.append(kind.word)
        else:
            few += actions[at:end]
        at = end
    return few, many


@lru_cache(maxsize=1 << 14)
def parse(text: str) -> int:
    """A text as an int."""
    kind, *args = text.split() or [""]
    return number(Action(kind, tuple(args)))


def every_action() -> Iterator[int]:
    """All ints that are actions."""
    for kind in KINDS:
        yield from range(kind.base, kind.base + kind.size)
