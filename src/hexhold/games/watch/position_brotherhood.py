"""The Brotherhood's part of a position: `wall=0,2/1//3 camps=gr/c/ clearings=2/0/0/1 gift=3:rc`.

Sections, clearings and clans stand in order, separated by slashes; a figure is its first letter,
a place in the Gift its hex. Figures that are nowhere else are in the Frostfangs.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.contract import NotationError
from hexhold.core.position import Item, flag, index_of, number_in
from hexhold.games.watch import faults
from hexhold.games.watch.engine.geometry import LINE
from hexhold.games.watch.engine.state import (
    CHOOSE_FIRST,
    DEAL_NUMBERS,
    FIRST_LOTS,
    NO_GIFT,
    Holdings,
    State,
)
from hexhold.games.watch.engine.tables import (
    FROSTFANGS_START,
    GUARDS,
    HEROES,
    LOTS,
    NO_HERO,
    SETTLEMENTS,
    TOKENS_START,
    WILDLINGS,
)
from hexhold.games.watch.view_brotherhood import SIDES, camp_view, wall_view

LETTERS: Final = "rcg"
LINE_HEXES: Final = [int(LINE[place]) for place in range(16)]


# ------------------------------------------------------------------ the table


def _write_wall(s: State) -> str:
    sections = [",".join(map(str, wall_view(s, section))) for section in range(4)]
    return "/".join(sections) if s.wall else ""


def _read_wall(s: State, text: str) -> None:
    seats = [str(seat) for seat in range(int(s.rules.seats))]
    s.wall = 0
    for section, part in enumerate(_parts(text, 4)):
        owners = part.split(",") if part else []
        if len(owners) > 5 or any(owner not in seats for owner in owners):
            raise NotationError(faults.NO_GUARDS, text=part)
        s.wall |= sum((int(o) + 1) << (15 * section + 3 * at) for at, o in enumerate(owners))
    if any(text.count(seat) > GUARDS for seat in seats):
        raise NotationError(faults.MANY_GUARDS, text=text, limit=GUARDS)


def _write_clearings(s: State) -> str:
    return "/".join(str((s.clearings >> (4 * k)) & 15) for k in range(4)) if s.clearings else ""


def _read_clearings(s: State, text: str) -> None:
    counts = [number_in(count, 0, 15) for count in _parts(text, 4)]
    s.clearings = sum(count << (4 * k) for k, count in enumerate(counts))


def _write_camps(s: State) -> str:
    return "/".join("".join(k[0] for k in camp_view(s, c)) for c in range(3)) if s.camps else ""


def _read_camps(s: State, text: str) -> None:
    s.camps = 0
    for clan, part in enumerate(_parts(text, 3)):
        if len(part) > 5 or any(letter not in LETTERS for letter in part):
            raise NotationError(faults.NO_CLAN, text=part)
        s.camps |= sum((LETTERS.index(k) + 1) << (10 * clan + 2 * at) for at, k in enumerate(part))


def _write_gift(s: State) -> str:
    return ",".join(_write_place(s, place) for place in range(16) if s.gift[place])


def _write_place(s: State, place: int) -> str:
    counts = [(s.gift[place] >> (8 * kind)) & 0xFF for kind in range(3)]
    return f"{LINE_HEXES[place]}:" + "".join(c * n for c, n in zip(LETTERS, counts, strict=True))


def _read_gift(s: State, text: str) -> None:
    gift = NO_GIFT[:]
    for word in text.split(","):
        place, _, letters = word.partition(":")
        if place not in [str(h) for h in LINE_HEXES] or not letters:
            raise NotationError(faults.NO_GIFT, word=word)
        for letter in letters:
            if letter not in LETTERS:
                raise NotationError(faults.NO_WILDLING, letter=letter)
            gift[LINE_HEXES.index(int(place))] += 1 << (8 * LETTERS.index(letter))
    s.gift = gift


def _read_used(s: State, text: str) -> None:
    s.used = _hex(text)


def _write_lots(s: State) -> str:
    if all(s.lots[lot] == FIRST_LOTS[lot] for lot in range(LOTS)):
        return ""
    return ",".join(f"{s.lots[lot]:x}" for lot in range(LOTS))


def _read_lots(s: State, text: str) -> None:
    words = text.split(",")
    if len(words) != LOTS:
        raise NotationError(faults.PARTS, text=text, count=LOTS)
    s.lots = vec[i64]([i64(_hex(word)) for word in words])


def _write_display(s: State) -> str:
    if s.display == _usual_display(s):
        return ""
    return ",".join(h for k, h in enumerate(HEROES) if s.display >> k & 1) or "-"


def _read_display(s: State, text: str) -> None:
    s.display = sum(1 << index_of(h, HEROES) for h in text.split(",")) if text != "-" else 0


def _usual_display(s: State) -> int:
    held = sum(1 << own.hero for own in s.seats if own.hero != NO_HERO)
    return 0 if not held else (1 << NO_HERO) - 1 - held


def _parts(text: str, count: int) -> list[str]:
    parts = text.split("/")
    if len(parts) != count:
        raise NotationError(faults.PARTS, text=text, count=count)
    return parts


def _hex(text: str) -> int:
    try:
        value = int(text, 16)
    except ValueError:
        value = -1
    if not 0 <= value < 2**62:
        raise NotationError(faults.NO_HEXADECIMAL, text=text)
    return value


TABLE: Final = (
    Item("wall", "seats by section, such as `0,2/1//3`", "guards from space 1 up",
         _write_wall, _read_wall),
    Item("clearings", "four counts, such as `2/0/0/1`", "wildlings before each section",
         _write_clearings, _read_clearings),
    Item("camps", "letters by clan, such as `gr/c/`", "figures from camp 1 on, by first letter",
         _write_camps, _read_camps),
    Item("gift", "letters by hex, such as `3:rc`", "wildlings in the Gift",
         _write_gift, _read_gift),
    Item("used", "hexadecimal, six bits a kind", "tokens that were revealed",
         lambda s: f"{s.used:x}" if s.used else "", _read_used),
    Item("lots", f"{LOTS} times hexadecimal, six bits a kind", "unseen tokens by lot",
         _write_lots, _read_lots),
    Item("display", "heroes, or `-`", "heroes that nobody holds", _write_display, _read_display),
)  # fmt: skip


# ------------------------------------------------------------------ a seat


def _read_hero(own: Holdings, text: str) -> None:
    own.hero = index_of(text, HEROES)


def _read_side(own: Holdings, text: str) -> None:
    own.hero_side = index_of(text, SIDES)


def _read_tokens(own: Holdings, text: str) -> None:
    own.tokens = _hex(text)


def _write_tokens(own: Holdings) -> str:
    return "" if own.tokens == _usual_tokens(own) else f"{own.tokens:x}"


def _usual_tokens(own: Holdings) -> int:
    return SETTLEMENTS - bin(own.settlements).count("1")


SEAT: Final = (
    Item("hero", "a hero", "its hero; if left out, that of the standard deal",
         lambda own: "" if own.hero == NO_HERO else HEROES[own.hero], _read_hero),
    Item("side", "`A`, `B` or `spent`", "of the hero's card",
         lambda own: SIDES[own.hero_side] if own.hero_side else "", _read_side),
    flag("hero_fresh", "the hero was received in this turn"),
    flag("hero_used", "the hero was used in this turn"),
    Item("tokens", "hexadecimal, eight bits a lot", "tokens under its settlements in stock",
         _write_tokens, _read_tokens),
)  # fmt: skip


# ------------------------------------------------------------------ what follows


def prepare(s: State) -> None:
    """What depends on pieces that are not known yet waits for `complete`."""
    s.display = -1
    for own in s.seats:
        own.tokens = -1


def complete(s: State) -> None:
    """What follows when table and seats are known: usual tokens, display, the Frostfangs."""
    for own in s.seats:
        if own.tokens < 0:
            own.tokens = _usual_tokens(own)
    if not CHOOSE_FIRST <= s.phase <= DEAL_NUMBERS:
        _deal_heroes(s)
    if s.display < 0:
        s.display = _usual_display(s)
    s.frost = FROSTFANGS_START - _figures_out(s)
    if s.frost < 0 or any((s.frost >> (8 * k)) & 0x80 for k in range(3)):
        raise NotationError(faults.MORE_WILDLINGS)
    if _tokens(s.used) + sum(_tokens(s.lots[lot]) for lot in range(LOTS)) != _tokens(TOKENS_START):
        raise NotationError(faults.TOKENS, count=_tokens(TOKENS_START))


def _deal_heroes(s: State) -> None:
    """Whoever is not said to hold a hero has that of the standard deal, or else the first free."""
    seats = int(s.rules.seats)
    taken = {int(own.hero) for own in s.seats}
    if s.display >= 0:
        taken |= {hero for hero in range(NO_HERO) if s.display >> hero & 1}
    for anyone in ((), range(NO_HERO)):
        for seat, own in enumerate(s.seats):
            usual = seats - 1 - (seat - int(s.first)) % seats
            free = [hero for hero in (usual, *anyone) if hero not in taken]
            if own.hero == NO_HERO and free:
                own.hero = free[0]
                taken.add(free[0])


def _tokens(packed: int) -> int:
    return sum((packed >> (6 * k)) & 63 for k in range(9))


def _figures_out(s: State) -> int:
    out = sum((s.clearings >> (4 * k)) & 15 for k in range(4))
    for clan in range(3):
        out += sum(1 << (8 * WILDLINGS.index(kind)) for kind in camp_view(s, clan))
    return out + sum(s.gift[place] for place in range(16))
