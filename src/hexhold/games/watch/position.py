"""A state as one line of text, and back: so that a test can begin in the middle of a match.

`phase=turn active=1 | 0 hand=ore2 roads=3,5 settlements=7 | 1 ...`. Supply, deck, points and all
else that follows from the pieces is computed, the holders of the special cards too. Whether a match
can have come to what is described is for `invariants.impossibility` to say.
"""

from dataclasses import dataclass, replace
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.contract import NotationError
from hexhold.core.position import (
    MANY,
    Item,
    flag,
    index_of,
    join,
    number,
    number_in,
    of_seat,
    of_table,
    split,
)
from hexhold.games.watch import faults, position_brotherhood
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
PHASE_NAMES: Final = tuple(PHASE_NUMBERS)
TERRAIN_LETTERS: Final = "HWPFM_?"
MOST_OF_A_CARD: Final = 100
RESOURCES_FORM: Final = "resources, such as `ore2,wool`"
CARDS_FORM: Final = "development cards, such as `patrol2,roads`"


@dataclass
class Table:
    """What is written or read, beside what is usual."""

    s: State
    usual_board: Board
    deck: int  # all cards of this game, packed
    gone: int = 0  # those that no match will see again


# ------------------------------------------------------------------ kinds of items


def seat_number(name: str, about: str, usual: int = NO_SEAT) -> Item[State]:
    """A seat of the match; -1 is nobody, where that is usual."""

    def read(s: State, text: str) -> None:
        setattr(s, name, number_in(text, usual, int(s.rules.seats) - 1))

    form = "a seat" if usual == 0 else "a seat, or -1"
    return Item(name, form, about, number(name, about, MANY, usual).write, read)


def cards(name: str, about: str, names: tuple[str, ...]) -> Item[Any]:
    """Resource or development cards."""

    def read(of: Any, text: str) -> None:
        setattr(of, name, read_hand(text, names))

    form = RESOURCES_FORM if names is RESOURCES else CARDS_FORM
    return Item(name, form, about, lambda of: write_hand(getattr(of, name), names), read)


def buildings(name: str, about: str) -> Item[Holdings]:
    """Sites that a seat has built on."""

    def read(own: Holdings, text: str) -> None:
        setattr(own, name, sum(1 << site for site in _places(text, SITES)))

    return Item(name, "sites", about, lambda own: _list(sites_of(getattr(own, name))), read)


def write_hand(hand: int, names: tuple[str, ...]) -> str:
    """A packed hand as text: brick2,ore1."""
    return ",".join(f"{name}{count}" for name, count in unpack(hand, names).items() if count)


def read_hand(text: str, names: tuple[str, ...]) -> int:
    """Text as a packed hand."""
    hand = 0
    for word in text.split(","):
        name = word.rstrip("0123456789")
        count = word[len(name) :] or "1"
        if name not in names or len(count) > 3 or int(count) > MOST_OF_A_CARD:
            raise NotationError(faults.NO_CARD, word=word, example=f"{names[0]}2")
        hand += int(count) << (8 * names.index(name))
        if unpack(hand, names)[name] > MOST_OF_A_CARD:
            raise NotationError(faults.NOT_SO_MANY, text=text)
    return hand


def _either(names: tuple[str, ...]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def _list(numbers: list[int]) -> str:
    return ",".join(map(str, numbers))


def _places(text: str, limit: int) -> list[int]:
    numbers = [number_in(word, 0, limit - 1) for word in text.split(",")]
    if len(set(numbers)) < len(numbers):
        raise NotationError(faults.NO_PLACES, text=text, limit=limit)
    return numbers


# ------------------------------------------------------------------ the table


def _read_phase(s: State, text: str) -> None:
    s.phase = PHASE_NUMBERS[PHASE_NAMES[index_of(text, PHASE_NAMES)]]


def _read_ending(s: State, text: str) -> None:
    s.ending = index_of(text, ENDINGS)


def _write_gone(table: Table) -> str:
    s = table.s
    seen = s.deck + s.shown + sum(own.cards + own.bought + own.patrols for own in s.seats)
    return write_hand(table.deck - seen, CARDS)


def _read_gone(table: Table, text: str) -> None:
    table.gone = read_hand(text, CARDS)


def _write_terrain(table: Table) -> str:
    terrain = _of_board(table.s.board.terrain, HEXES)
    if terrain == _of_board(table.usual_board.terrain, HEXES):
        return ""
    return "".join(TERRAIN_LETTERS[t] for t in terrain)


def _read_terrain(table: Table, text: str) -> None:
    letters = [TERRAIN_LETTERS.find(letter) for letter in text]
    if len(letters) != HEXES or -1 in letters:
        raise NotationError(faults.NOT_THE_BOARD, text=text)
    terrain = [UNKNOWN if letter == len(TERRAIN_LETTERS) - 1 else letter for letter in letters]
    _lay(table.s, "terrain", terrain)


def of_board(name: str, form: str, about: str, length: int, high: int) -> Item[Table]:
    """Numbers of the board."""

    def write(table: Table) -> str:
        values = _of_board(getattr(table.s.board, name), length)
        return (
            "" if values == _of_board(getattr(table.usual_board, name), length) else _list(values)
        )

    def read(table: Table, text: str) -> None:
        values = [number_in(word, -1, high) for word in text.split(",")]
        if len(values) != length:
            raise NotationError(faults.NOT_THE_BOARD, text=text)
        _lay(table.s, name, values)

    return Item(name, form, about, write, read)


def _of_board(values: vec[i64], length: int) -> list[int]:
    return [int(values[i]) for i in range(length)]


def _lay(s: State, name: str, values: list[int]) -> None:
    fields: dict[str, Any] = {
        each: getattr(s.board, each) for each in ("terrain", "number", "route")
    }
    fields[name] = vec[i64]([i64(value) for value in values])
    s.board = Board(fields["terrain"], fields["number"], fields["route"], s.board.route_sites)


def of_state(item: Item[State]) -> Item[Table]:
    """What the state alone knows."""
    return Item(
        item.name,
        item.form,
        item.about,
        lambda table: item.write(table.s),
        lambda table, text: item.read(table.s, text),
    )


def in_brotherhood(item: Item[State]) -> Item[State]:
    """What only the Brotherhood's table has."""

    def write(s: State) -> str:
        return item.write(s) if s.rules.brotherhood else ""

    def read(s: State, text: str) -> None:
        if not s.rules.brotherhood:
            raise NotationError(faults.NOT_THE_BASE_GAME, name=item.name)
        item.read(s, text)

    return replace(item, write=write, read=read)


STATE: Final[tuple[Item[State], ...]] = (
    Item(
        "phase", _either(PHASE_NAMES), "what is asked",
        lambda s: PHASES[s.phase], _read_phase,
    ),
    seat_number("active", "whose turn it is", usual=0),
    seat_number("first", "who began", usual=0),
    number("turns", "turns that have ended", MANY),
    number("setup_step", "pieces founded so far", 12),
    number("die_a", "the first die", 6),
    number("die_b", "the second die", 6),
    number("tormund", f"the hex where Tormund stands, {CAMP} for his camp", CAMP, usual=CAMP),
    seat_number("victim", "who is being robbed"),
    number("free_roads", "roads of Road Building still to be laid", 2),
    number("last_site", "the site founded last", SITES - 1),
    number("offers", "offers of this turn that came to nothing", MANY),
    number("settled", "offers of this turn that came to a trade", MANY),
    seat_number("road_owner", "who has the Longest Road; computed where it is clear"),
    seat_number("patrol_owner", "who has the Largest Patrol; computed where it is clear"),
    seat_number("winner", "who has won"),
    number("die_w", "the wildling die", 12),
    number("breaches", "breaches of the Wall", BREACH_LIMIT),
    number("lot", "the lot of the pool: tokens of a lot lie together unseen", LOTS - 1),
    seat_number("hero_seat", "whose hero asks something"),
    number("due_keep", "tokens of a new keep still to be revealed", 2),
    number("due_pool", "tokens still to be drawn from the pool", 2),
    number("due_founding", "tokens of founding settlements still to be revealed", 8),
    number("due_die", "the wildling die, until it is carried out", 12),
    number("reveal_lot", "the lot of the token that is revealed", LOTS - 1),
    number("demand", "the resource that Mormont demands, by its number", len(RESOURCES) - 1),
    seat_number("demand_next", "the second seat that Mormont demands it of"),
    number("to_show", "cards that Melisandre has still to see", 3),
    number("lifted", "the path of the road that Yarwyck holds", PATHS - 1, usual=-1, low=-1),
    flag("rolled", "the dice are rolled"),
    flag("card_played", "a development card was played in this turn"),
    flag("build_phase", "the trade phase is over"),
    flag("due_roll", "the roll has still to take effect"),
    flag("due_settlement", "the token of a new settlement has still to be revealed"),
    flag("due_return", "the settlement that became a keep has still to get a token"),
    flag("due_road", "the Longest Road has still to be awarded"),
    flag("due_patrol", "the Largest Patrol has still to be awarded"),
    flag("due_after", "the hero just used has still to be turned or exchanged"),
    flag("due_samwell", "Samwell has still to be asked"),
    Item(
        "ending", _either(ENDINGS[1:]), "how it ended",
        lambda s: ENDINGS[s.ending] if s.ending else "", _read_ending,
    ),
    cards("offer_give", "what is offered", RESOURCES),
    cards("offer_want", "what is wanted for it", RESOURCES),
    cards("shown", "cards that Melisandre's user sees", CARDS),
    *map(in_brotherhood, position_brotherhood.TABLE),
)  # fmt: skip
TABLE: Final = of_table(
    *map(of_state, STATE),
    Item("gone", CARDS_FORM, "cards that were played and left", _write_gone, _read_gone),
    Item(
        "terrain", f"a letter a hex, of `{TERRAIN_LETTERS}`",
        "hills, woods, pasture, fields, mountains, ice, not dealt yet; if not the usual board",
        _write_terrain, _read_terrain,
    ),
    of_board("number", "a number a hex", "0 none, 13 the double one, -1 not dealt yet", HEXES, 13),
    of_board("route", "a number a trade route", "a resource, 5 any, -1 not dealt yet", ROUTES, 6),
)  # fmt: skip


# ------------------------------------------------------------------ a seat


def _read_roads(own: Holdings, text: str) -> None:
    for path in _places(text, PATHS):
        add_path(own, path)


SEAT_OF_THE_BASE_GAME: Final = of_seat(
    cards("hand", "resource cards", RESOURCES),
    cards("counter_give", "what it would give in a counter-offer", RESOURCES),
    cards("counter_want", "what it wants for that", RESOURCES),
    cards("draft_give", "what it would give in the offer that it puts together", RESOURCES),
    cards("draft_want", "what it wants for that", RESOURCES),
    cards("cards", "development cards of earlier turns", CARDS),
    cards("bought", "those of this turn", CARDS),
    number("patrols", "patrols that lie open", 14),
    number("discards_due", "cards that it has still to discard", 100),
    number("answer", "to an offer: 1 asked, 2 accepted, 3 declined, 4 countered", 4),
    Item(
        "roads", "paths", "its roads",
        lambda own: _list(paths_of(own.roads_lo, own.roads_hi)), _read_roads,
    ),
    buildings("settlements", "its settlements"),
    buildings("keeps", "its keeps"),
)  # fmt: skip
SEAT: Final = of_seat(*position_brotherhood.SEAT, *SEAT_OF_THE_BASE_GAME)


# ------------------------------------------------------------------ the whole


def write(s: State, usual_board: Board, deck: int) -> str:
    """A state as text."""
    seat = SEAT if s.rules.brotherhood else SEAT_OF_THE_BASE_GAME
    return join(TABLE.write(Table(s, usual_board, deck)), map(seat.write, s.seats))


def read(text: str, s: State, deck: int) -> State:
    """Set a fresh state to what a text describes."""
    said, seats = split(text, int(s.rules.seats))
    table = Table(s, s.board, deck)
    if s.rules.brotherhood:
        position_brotherhood.prepare(s)
    given = TABLE.read(table, said)
    for seat, own in enumerate(s.seats):
        _read_seat(s, seat, own, seats.get(seat, ""))
    if s.rules.brotherhood:
        position_brotherhood.complete(s)
    s.supply = SUPPLY_START - sum(own.hand for own in s.seats)
    cards = sum(own.cards + own.bought + own.patrols for own in s.seats)
    s.deck = deck - table.gone - s.shown - cards
    _check_sums(s)
    derive(s)
    _award(s, given)
    return s


def _read_seat(s: State, seat: int, own: Holdings, text: str) -> None:
    given = SEAT.read(own, text)
    foreign = [item.name for item in position_brotherhood.SEAT if item.name in given]
    if foreign and not s.rules.brotherhood:
        raise NotationError(faults.NOT_THE_BASE_GAME, name=foreign[0])
    if own.discards_due > size(own.hand):
        raise NotationError(faults.TOO_MANY_DISCARDS, seat=seat)


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
