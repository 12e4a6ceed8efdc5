"""The Brotherhood's part of a position: `wall=0,2/1//3 camps=gr/c/ clearings=2/0/0/1 gift=3:rc`.

Sections, clearings and clans stand in order, separated by slashes; a figure is its first letter,
a place in the Gift its hex. Figures that are nowhere else are in the Frostfangs.
"""

from collections.abc import Iterator
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.contract import NotationError
from hexhold.core.faults import Wording
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
from hexhold.games.watch.view_north import SIDES, camp_view, wall_view

TABLE: Final = ("wall", "clearings", "camps", "gift", "lots", "used", "display")
SEAT: Final = ("hero", "side", "hero_fresh", "hero_used", "tokens")
LETTERS: Final = "rcg"
LINE_HEXES: Final = [int(LINE[place]) for place in range(16)]


# ------------------------------------------------------------------ writing


def write_table(s: State) -> Iterator[str]:
    """All that is not as at the beginning."""
    if s.wall:
        sections = [",".join(map(str, wall_view(s, section))) for section in range(4)]
        yield "wall=" + "/".join(sections)
    if s.clearings:
        yield "clearings=" + "/".join(str((s.clearings >> (4 * k)) & 15) for k in range(4))
    if s.camps:
        yield "camps=" + "/".join("".join(k[0] for k in camp_view(s, c)) for c in range(3))
    if any(s.gift[place] for place in range(16)):
        yield "gift=" + ",".join(_write_place(s, p) for p in range(16) if s.gift[p])
    if s.used:
        yield f"used={s.used:x}"
    if any(s.lots[lot] != FIRST_LOTS[lot] for lot in range(LOTS)):
        yield "lots=" + ",".join(f"{s.lots[lot]:x}" for lot in range(LOTS))
    if s.display != _usual_display(s):
        yield "display=" + (",".join(h for k, h in enumerate(HEROES) if s.display >> k & 1) or "-")


def _write_place(s: State, place: int) -> str:
    counts = [(s.gift[place] >> (8 * kind)) & 0xFF for kind in range(3)]
    return f"{LINE_HEXES[place]}:" + "".join(c * n for c, n in zip(LETTERS, counts, strict=True))


def write_seat(own: Holdings) -> Iterator[str]:
    """A seat's hero, and its tokens if they are not the usual ones."""
    if own.hero != NO_HERO:
        yield f"hero={HEROES[own.hero]}"
    if own.hero_side:
        yield f"side={SIDES[own.hero_side]}"
    for name in ("hero_fresh", "hero_used"):
        if getattr(own, name):
            yield f"{name}=1"
    if own.tokens != _usual_tokens(own):
        yield f"tokens={own.tokens:x}"


def _usual_tokens(own: Holdings) -> int:
    return SETTLEMENTS - bin(own.settlements).count("1")


def _usual_display(s: State) -> int:
    held = sum(1 << own.hero for own in s.seats if own.hero != NO_HERO)
    return 0 if not held else (1 << NO_HERO) - 1 - held


# ------------------------------------------------------------------ reading


def read_table(s: State, pairs: dict[str, str]) -> None:
    """Set what a text says of the Wall and the wildlings."""
    if pairs and not s.rules.brotherhood:
        raise NotationError(faults.NOT_THE_BASE_GAME, name=next(iter(pairs)))
    s.display = -1  # until `complete`
    for name, value in pairs.items():
        if name == "wall":
            s.wall = _read_wall(value, int(s.rules.seats))
        elif name == "clearings":
            s.clearings = _read_clearings(value)
        elif name == "camps":
            s.camps = _read_camps(value)
        elif name == "gift":
            s.gift = _read_gift(value)
        elif name == "used":
            s.used = _hex(value, name)
        elif name == "lots":
            s.lots = _read_lots(value)
        else:
            s.display = sum(1 << _hero(h) for h in value.split(",")) if value != "-" else 0


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


def read_seat(own: Holdings, name: str, value: str) -> None:
    """One thing that a seat of the Brotherhood has."""
    if name == "hero":
        own.hero = _hero(value)
    elif name == "side":
        own.hero_side = SIDES.index(value) if value in SIDES else _fail(faults.NO_SIDE, word=value)
    elif name == "tokens":
        own.tokens = _hex(value, name)
    else:
        setattr(own, name, read_flag(value, name))


def read_flag(text: str, name: str) -> bool:
    """Yes or no: 1 or 0."""
    if text not in ("0", "1"):
        raise NotationError(faults.BOUNDS, name=name, low=0, high=1)
    return text == "1"


def _fail(fault: Wording, **details: str) -> int:
    raise NotationError(fault, **details)


def _hero(name: str) -> int:
    return HEROES.index(name) if name in HEROES else _fail(faults.NO_HERO, word=name)


def _hex(text: str, name: str) -> int:
    try:
        value = int(text, 16)
    except ValueError:
        return _fail(faults.NO_HEXADECIMAL, name=name, text=text)
    return value if 0 <= value < 2**62 else _fail(faults.OUT_OF_BOUNDS, name=name, text=text)


def _parts(text: str, count: int, name: str) -> list[str]:
    parts = text.split("/")
    if len(parts) != count:
        raise NotationError(faults.PARTS, name=name, text=text, count=count)
    return parts


def _read_wall(text: str, seats: int) -> int:
    wall = 0
    for section, part in enumerate(_parts(text, 4, "wall")):
        owners = part.split(",") if part else []
        if len(owners) > 5 or any(o not in [str(i) for i in range(seats)] for o in owners):
            raise NotationError(faults.NO_GUARDS, text=part)
        wall |= sum((int(o) + 1) << (15 * section + 3 * at) for at, o in enumerate(owners))
    if any(text.count(str(seat)) > GUARDS for seat in range(seats)):
        raise NotationError(faults.MANY_GUARDS, text=text, limit=GUARDS)
    return wall


def _read_clearings(text: str) -> int:
    counts = _parts(text, 4, "clearings")
    if any(c not in [str(n) for n in range(16)] for c in counts):
        raise NotationError(faults.NO_CLEARINGS, text=text)
    return sum(int(c) << (4 * k) for k, c in enumerate(counts))


def _read_camps(text: str) -> int:
    camps = 0
    for clan, part in enumerate(_parts(text, 3, "camps")):
        if len(part) > 5 or any(letter not in LETTERS for letter in part):
            raise NotationError(faults.NO_CLAN, text=part)
        camps |= sum((LETTERS.index(k) + 1) << (10 * clan + 2 * at) for at, k in enumerate(part))
    return camps


def _read_gift(text: str) -> vec[i64]:
    gift = NO_GIFT[:]
    for word in text.split(","):
        place, _, letters = word.partition(":")
        if place not in [str(h) for h in LINE_HEXES] or not letters:
            raise NotationError(faults.NO_GIFT, word=word)
        for letter in letters:
            if letter not in LETTERS:
                raise NotationError(faults.NO_WILDLING, letter=letter)
            gift[LINE_HEXES.index(int(place))] += 1 << (8 * LETTERS.index(letter))
    return gift


def _read_lots(text: str) -> vec[i64]:
    words = text.split(",")
    if len(words) != LOTS:
        raise NotationError(faults.PARTS, name="lots", text=text, count=LOTS)
    return vec[i64]([i64(_hex(word, "lots")) for word in words])
