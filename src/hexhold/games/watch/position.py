"""A state as one line of text, and back: so that a test can begin in the middle of a match.

First the table, then each seat, separated by bars: `turn=3 active=1 phase=turn | 0 hand=ore2
roads=3,5 settlements=7 | 1 ...`. What is left out has its usual value; supply, deck, points and
all else that follows from the pieces is computed, the holders of the special cards too. Whether a
match can have come to what is described is for `invariants.impossibility` to say.
"""

from collections.abc import Iterator
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.contract import NotationError
from hexhold.core.faults import NO_PAIR, NO_PHASE, NOT_OF_SEAT, NOT_OF_TABLE, SAID_TWICE
from hexhold.games.watch import faults, position_north
from hexhold.games.watch.cards import size, unpack
from hexhold.games.watch.engine.audit import add_path, derive, paths_of, sites_of
from hexhold.games.watch.engine.board import UNKNOWN, Board
from hexhold.games.watch.engine.geometry import CAMP, HEXES, PATHS, ROUTES, SITES
from hexhold.games.watch.engine.state import ENDINGS, NO_SEAT, REBUILD_ROAD, Holdings, State
from hexhold.games.watch.engine.tables import (
    BREACH_LIMIT,
    CARDS,
    LARGEST_PATROL_MINIMUM,
    LONGEST_ROAD_MINIMUM,
    LOTS,
    RESOURCES,
    SUPPLY_START,
)
from hexhold.games.watch.view import PHASES

PHASE_NUMBERS: Final = {name: number for number, name in PHASES.items()}
# Plain numbers of the table, and of a seat, with their usual values.
TABLE: Final = {
    "active": 0, "first": 0, "turns": 0, "setup_step": 0, "die_a": 0, "die_b": 0, "tormund": CAMP,
    "victim": -1, "free_roads": 0, "last_site": 0, "offers": 0, "settled": 0,
    "road_owner": -1, "patrol_owner": -1, "winner": -1, "die_w": 0, "breaches": 0, "lot": 0,
    "hero_seat": -1, "due_keep": 0, "due_pool": 0, "due_founding": 0, "due_die": 0,
    "reveal_lot": 0, "demand": 0, "demand_next": -1, "to_show": 0, "lifted": -1,
}  # fmt: skip
FLAGS: Final = (
    "rolled", "card_played", "build_phase", "due_roll", "due_settlement", "due_return", "due_road",
    "due_patrol", "due_after", "due_samwell",
)  # fmt: skip
SEAT: Final = {"patrols": 0, "discards_due": 0, "answer": 0}
SEAT_HANDS: Final = ("hand", "counter_give", "counter_want", "draft_give", "draft_want")
SEAT_CARDS: Final = ("cards", "bought")
TERRAIN_LETTERS: Final = "HWPFM_?"
SEAT_OR_NONE: Final = (
    "victim", "road_owner", "patrol_owner", "winner", "hero_seat", "demand_next",
)  # fmt: skip
BOUNDS: Final = {
    "tormund": (0, CAMP), "last_site": (0, SITES - 1), "lifted": (-1, PATHS - 1),
    "free_roads": (0, 2), "die_a": (0, 6), "die_b": (0, 6), "die_w": (0, 12), "due_die": (0, 12),
    "turns": (0, 10**9), "offers": (0, 10**9), "settled": (0, 10**9), "breaches": (0, BREACH_LIMIT),
    "lot": (0, LOTS - 1), "reveal_lot": (0, LOTS - 1), "due_keep": (0, 2), "due_pool": (0, 2),
    "demand": (0, len(RESOURCES) - 1), "to_show": (0, 3),
}  # fmt: skip


def write(s: State, usual_board: Board, deck: int) -> str:
    """A state as text."""
    parts = [" ".join(_write_table(s, usual_board, deck))]
    parts += [" ".join([str(i), *_write_seat(s, own)]) for i, own in enumerate(s.seats)]
    return " | ".join(parts)


def _write_table(s: State, usual_board: Board, deck: int) -> Iterator[str]:
    yield f"phase={PHASES[s.phase]}"
    for name, usual in TABLE.items():
        if getattr(s, name) != usual:
            yield f"{name}={getattr(s, name)}"
    for name in FLAGS:
        if getattr(s, name):
            yield f"{name}=1"
    if s.ending:
        yield f"ending={ENDINGS[s.ending]}"
    for name in ("offer_give", "offer_want"):
        if getattr(s, name):
            yield f"{name}={write_hand(getattr(s, name), RESOURCES)}"
    if s.shown:
        yield f"shown={write_hand(s.shown, CARDS)}"
    if s.rules.brotherhood:
        yield from position_north.write_table(s)
    seen = s.deck + s.shown + sum(own.cards + own.bought + own.patrols for own in s.seats)
    if seen != deck:
        yield f"gone={write_hand(deck - seen, CARDS)}"
    yield from _write_board(s.board, usual_board)


def _write_board(board: Board, usual: Board) -> Iterator[str]:
    terrain = _list(board.terrain, HEXES)
    if terrain != _list(usual.terrain, HEXES):
        yield "terrain=" + "".join(TERRAIN_LETTERS[t] for t in terrain)
    for name, length in (("number", HEXES), ("route", ROUTES)):
        values = _list(getattr(board, name), length)
        if values != _list(getattr(usual, name), length):
            yield f"{name}=" + ",".join(str(v) for v in values)


def _list(values: vec[i64], length: int) -> list[int]:
    return [int(values[i]) for i in range(length)]


def _write_seat(s: State, own: Holdings) -> Iterator[str]:
    if s.rules.brotherhood:
        yield from position_north.write_seat(own)
    for name in SEAT_HANDS:
        if getattr(own, name):
            yield f"{name}={write_hand(getattr(own, name), RESOURCES)}"
    for name in SEAT_CARDS:
        if getattr(own, name):
            yield f"{name}={write_hand(getattr(own, name), CARDS)}"
    for name, usual in SEAT.items():
        if getattr(own, name) != usual:
            yield f"{name}={getattr(own, name)}"
    if own.roads_lo | own.roads_hi:
        yield "roads=" + ",".join(map(str, paths_of(own.roads_lo, own.roads_hi)))
    for name in ("settlements", "keeps"):
        if getattr(own, name):
            yield f"{name}=" + ",".join(map(str, sites_of(getattr(own, name))))


def write_hand(hand: int, names: tuple[str, ...]) -> str:
    """A packed hand as text: brick2,ore1."""
    return ",".join(f"{name}{count}" for name, count in unpack(hand, names).items() if count)


def read_hand(text: str, names: tuple[str, ...]) -> int:
    """Text as a packed hand."""
    hand = 0
    for word in text.split(","):
        name = word.rstrip("0123456789")
        count = word[len(name) :] or "1"
        if name not in names or len(count) > 3 or int(count) > 100:
            raise NotationError(faults.NO_CARD, word=word, example=f"{names[0]}2")
        hand += int(count) << (8 * names.index(name))
        if unpack(hand, names)[name] > 100:
            raise NotationError(faults.NOT_SO_MANY, text=text)
    return hand


def read(text: str, s: State, deck: int) -> State:
    """Set a fresh state to what a text describes."""
    table, *seats = text.split("|")
    if s.rules.brotherhood:
        for own in s.seats:
            own.tokens = -1  # until the settlements are known
    pairs = _pairs(table)
    gone = _read_table(pairs, s)
    _read_seats(seats, s)
    if s.rules.brotherhood:
        position_north.complete(s)
    hands = sum(own.hand for own in s.seats)
    s.supply = SUPPLY_START - hands
    s.deck = deck - gone - s.shown - sum(own.cards + own.bought + own.patrols for own in s.seats)
    _check_sums(s)
    derive(s)
    _award(s, {*pairs})
    return s


def _award(s: State, given: set[str]) -> None:
    """The special cards lie before whoever is alone ahead, if the text does not say where."""
    if "road_owner" not in given and not s.due_road and s.phase != REBUILD_ROAD:
        s.road_owner = _alone_ahead([own.road_length for own in s.seats], LONGEST_ROAD_MINIMUM)
    if "patrol_owner" not in given and not s.due_patrol:
        s.patrol_owner = _alone_ahead([own.patrols for own in s.seats], LARGEST_PATROL_MINIMUM)
    derive(s)  # their points


def _alone_ahead(counts: list[int], least: int) -> int:
    most = max(counts)
    return counts.index(most) if most >= least and counts.count(most) == 1 else NO_SEAT


def _check_sums(s: State) -> None:
    counts = [(s.supply >> (8 * k)) & 0xFF for k in range(5)]
    cards = [(s.deck >> (8 * k)) & 0xFF for k in range(5)]
    if s.supply < 0 or max(counts) > 19 or s.deck < 0 or max(cards) > 14:
        raise NotationError(faults.MORE_CARDS)


def _pairs(text: str) -> dict[str, str]:
    pairs: dict[str, str] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals or not value:
            raise NotationError(NO_PAIR, word=word)
        if name in pairs:
            raise NotationError(SAID_TWICE, name=name)
        pairs[name] = value
    return pairs


def _int(text: str, name: str) -> int:
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()) or len(text) > 9:
        raise NotationError(faults.NO_NUMBER, name=name, text=text)
    return int(text)


def _read_table(pairs: dict[str, str], s: State) -> int:
    gone = 0
    later: dict[str, str] = {}
    for name, value in pairs.items():
        if name == "phase":
            s.phase = _phase(value)
        elif name in TABLE:
            setattr(s, name, _int(value, name))
        elif name in FLAGS:
            setattr(s, name, position_north.read_flag(value, name))
        elif name == "ending":
            s.ending = _ending(value)
        elif name in ("offer_give", "offer_want"):
            setattr(s, name, read_hand(value, RESOURCES))
        elif name == "shown":
            s.shown = read_hand(value, CARDS)
        elif name in position_north.TABLE:
            later[name] = value
        elif name == "gone":
            gone = read_hand(value, CARDS)
        elif name in ("terrain", "number", "route"):
            s.board = _board_with(s.board, name, value)
        else:
            raise NotationError(NOT_OF_TABLE, name=name)
    _check_table(s)
    position_north.read_table(s, later)
    return gone


def _phase(value: str) -> int:
    if value not in PHASE_NUMBERS:
        raise NotationError(NO_PHASE, word=value, known=", ".join(PHASE_NUMBERS))
    return PHASE_NUMBERS[value]


def _ending(value: str) -> int:
    if value not in ENDINGS:
        raise NotationError(faults.NO_ENDING, word=value)
    return ENDINGS.index(value)


def _check_table(s: State) -> None:
    seats = int(s.rules.seats)
    bounds = {
        **dict.fromkeys(("active", "first"), (0, seats - 1)),
        **dict.fromkeys(SEAT_OR_NONE, (-1, seats - 1)),
        "setup_step": (0, 3 * seats),
        "due_founding": (0, 2 * seats),
        **BOUNDS,
    }
    for name, (low, high) in bounds.items():
        if not low <= getattr(s, name) <= high:
            raise NotationError(faults.BOUNDS, name=name, low=low, high=high)


def _board_with(board: Board, name: str, value: str) -> Board:
    if name == "terrain":
        letters = [TERRAIN_LETTERS.find(c) for c in value]
        values = [UNKNOWN if i == 6 else i for i in letters]
        fits = len(values) == HEXES and -1 not in letters
    else:
        values = [_int(word, name) for word in value.split(",")]
        fits = len(values) == (HEXES if name == "number" else ROUTES)
        fits = fits and all(-1 <= v <= (13 if name == "number" else 6) for v in values)
    if not fits:
        raise NotationError(faults.NOT_THE_BOARD, name=name, text=value)
    fields: dict[str, Any] = {
        "terrain": board.terrain,
        "number": board.number,
        "route": board.route,
    } | {name: vec[i64]([i64(v) for v in values])}
    return Board(fields["terrain"], fields["number"], fields["route"], board.route_sites)


def _read_seats(parts: list[str], s: State) -> None:
    read: set[int] = set()
    for part in parts:
        words = part.split(maxsplit=1)
        seat = _int(words[0], "seat") if words else -1
        if not 0 <= seat < s.rules.seats:
            raise NotationError(faults.NO_SEAT_FIRST, text=part.strip())
        if seat in read:
            raise NotationError(SAID_TWICE, name=str(seat))
        read.add(seat)
        _read_seat(words, seat, s)


def _read_seat(words: list[str], seat: int, s: State) -> None:
    own = s.seats[seat]
    for name, value in _pairs(words[1] if len(words) > 1 else "").items():
        if name in SEAT_HANDS:
            setattr(own, name, read_hand(value, RESOURCES))
        elif name in SEAT_CARDS:
            setattr(own, name, read_hand(value, CARDS))
        elif name in position_north.SEAT:
            if not s.rules.brotherhood:
                raise NotationError(faults.NOT_THE_BASE_GAME, name=name)
            position_north.read_seat(own, name, value)
        elif name in SEAT:
            setattr(own, name, _int(value, name))
        elif name == "roads":
            for path in _numbers(value, PATHS):
                add_path(own, path)
        elif name in ("settlements", "keeps"):
            setattr(own, name, sum(1 << site for site in _numbers(value, SITES)))
        else:
            raise NotationError(NOT_OF_SEAT, name=name)
    if not 0 <= own.answer <= 4 or not 0 <= own.patrols <= 14 or own.discards_due < 0:
        raise NotationError(faults.IMPOSSIBLE_SEAT, seat=seat)
    if own.discards_due > size(own.hand):
        raise NotationError(faults.TOO_MANY_DISCARDS, seat=seat)


def _numbers(text: str, limit: int) -> list[int]:
    numbers = [_int(word, "place") for word in text.split(",")]
    if any(not 0 <= n < limit for n in numbers) or len(set(numbers)) < len(numbers):
        raise NotationError(faults.NO_PLACES, text=text, limit=limit)
    return numbers
