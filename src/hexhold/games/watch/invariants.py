"""What is true in every state of the Watch, checked by plain means: for tests and long soaks.

Each check yields a fault for everything that is broken. Nothing is taken from the engine's own
bookkeeping: only the facts of the box and the shape of the board. A position that somebody wrote is
refused by the same checks (`impossibility`), so what it can break is told with a code.
"""

from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final

from hexhold.core.contract import NotationError
from hexhold.core.faults import Wording
from hexhold.games.watch import faults
from hexhold.games.watch.cards import resources, size, unpack
from hexhold.games.watch.engine.audit import derive, paths_of, sites_of
from hexhold.games.watch.engine.board import Board
from hexhold.games.watch.engine.geometry import (
    CAMP,
    HEX_CORNERS,
    HEXES,
    PATH_ENDS,
    PATH_HEX_LIST,
    ROUTES,
    SITE_HEX_LIST,
)
from hexhold.games.watch.engine.state import (
    ACCEPTED,
    ANSWERS,
    ASKED,
    COUNTERED,
    DISCARDS,
    FOUND_ROAD,
    GIVE_BACK,
    MAIN,
    OVER,
    PLACE_ROADS,
    REBUILD_ROAD,
    REVEAL_TOKEN,
    STEAL_CARD,
    TAKE_CARD,
    TEN_POINTS,
    UNASKED,
    Holdings,
    Rules,
    State,
)
from hexhold.games.watch.engine.tables import (
    CARDS,
    ICE,
    KEEPS,
    LARGEST_PATROL_MINIMUM,
    LONGEST_ROAD_MINIMUM,
    POINTS_TO_WIN,
    RESOURCES,
    SETTLEMENTS,
    TILES,
)
from hexhold.games.watch.invariants_brotherhood import (
    BROTHERHOOD_CHECKS,
    BROTHERHOOD_WORDINGS,
    Check,
    Fault,
    base_game,
    guard_points,
)

EACH_RESOURCE: Final = 19
PLAYED_AWAY: Final = ("recruits", "roads", "winter")  # the cards that leave the match when played
TABLE_FIELDS: Final = ("free_sites", "taken", "free_lo", "free_hi", "blocked")
SEAT_FIELDS: Final = (
    "roads_left", "settlements_left", "keeps_left", "reach", "open_lo", "open_hi", "routes",
    "road_length", "points", "guards_left",
)  # fmt: skip
ROAD_CARD: Final = (faults.ROAD_OWNER, faults.NO_ROAD_OWNER)
PATROL_CARD: Final = (faults.PATROL_OWNER, faults.NO_PATROL_OWNER)
NEIGHBOUR_HEXES: Final = [
    (g, h)
    for g, h in combinations(range(HEXES), 2)
    if len({*HEX_CORNERS[g]} & {*HEX_CORNERS[h]}) == 2
]


def audit(s: State, deck: int) -> list[str]:
    """Everything that is broken in a state of a match that began with this deck."""
    found = [*development_cards(s, deck), *(fault for check in CHECKS for fault in check(s))]
    return [str(fault) for fault in found]


def impossibility(s: State, deck: int) -> NotationError | None:
    """What no match can have come to, if anything.

    A position may leave pieces out: a road without the settlement from which it was built is a
    scene, not a lie. What follows from the pieces was computed and is right.
    """
    for fault in development_cards(s, deck):
        return _coded(fault, faults.MORE_CARDS)
    for check, wording in (WORDINGS | BROTHERHOOD_WORDINGS).items():
        if check in BROTHERHOOD_WORDINGS and not s.rules.brotherhood:
            continue
        for fault in check(s):
            return _coded(fault, wording)
    return None


def _coded(fault: Fault, wording: Wording) -> NotationError:
    return NotationError(wording) if isinstance(fault, str) else fault


# ------------------------------------------------------------------ cards


def resource_cards(s: State) -> Iterator[Fault]:
    """Nineteen of each kind, in the hands and in the supply."""
    hands = [s.supply, *(own.hand for own in s.seats)]
    for kind, name in enumerate(RESOURCES):
        counts = [hand >> (8 * kind) & 0xFF for hand in hands]
        if sum(counts) != EACH_RESOURCE:
            yield f"there are {sum(counts)} cards of {name}: {counts}"
    for hand in hands:
        if hand < 0 or hand >> (8 * len(RESOURCES)):
            yield f"{hand:#x} is no hand"


def development_cards(s: State, deck: int) -> Iterator[Fault]:
    """Played progress cards and the patrols that Yoren took are gone, all others somewhere."""
    piles = [s.deck, s.shown, *(pile for own in s.seats for pile in (own.cards, own.bought))]
    face_up = sum(own.patrols for own in s.seats)
    gone = (*PLAYED_AWAY, "patrol") if s.rules.brotherhood else PLAYED_AWAY
    for kind, name in enumerate(CARDS):
        left = sum(pile >> (8 * kind) & 0xFF for pile in piles) + face_up * (name == "patrol")
        count = deck >> (8 * kind) & 0xFF
        if left > count or (left < count and name not in gone):
            yield NotationError(faults.CARDS_LEFT, left=left, count=count, card=name)
    if any(pile < 0 or pile >> (8 * len(CARDS)) for pile in piles):
        yield "a pile of development cards is negative"
    for seat, own in enumerate(s.seats):
        if own.bought and seat != s.active:
            yield NotationError(faults.BOUGHT_ELSEWHERE, seat=seat)


# ------------------------------------------------------------------ the board and the pieces


def board(s: State) -> Iterator[Fault]:
    """The board is possible and Tormund stands on it."""
    yield from board_faults(s.board, s.rules)
    if s.tormund != CAMP and s.board.terrain[s.tormund] == ICE:
        yield NotationError(faults.TORMUND_ON_ICE)


@lru_cache(maxsize=64)
def board_faults(board: Board, rules: Rules) -> list[Fault]:
    """No more tiles, tokens and routes than there are; red numbers apart."""
    found: list[Fault] = []
    tiles = [board.terrain[h] for h in range(HEXES)]
    tokens = [board.number[h] for h in range(HEXES)]
    routes = [board.route[r] for r in range(ROUTES)]
    if any(tiles.count(kind) > TILES[kind] for kind in range(ICE)):
        found.append(NotationError(faults.TILES))
    if any(tokens.count(n) > rules.tokens[n] for n in range(1, 14)):
        found.append(NotationError(faults.NUMBER_TOKENS))
    if any(routes.count(kind) > rules.routes[kind] for kind in range(6)):
        found.append(NotationError(faults.TRADE_ROUTES))
    for g, h in NEIGHBOUR_HEXES:
        if tokens[g] in (6, 8) and tokens[h] in (6, 8):
            found.append(NotationError(faults.RED_NUMBERS, one=g, other=h))
    return found


def pieces(s: State) -> Iterator[Fault]:
    """What is left of each kind of piece is counted right."""
    for seat, own in enumerate(s.seats):
        built = (
            int(own.roads_lo).bit_count() + int(own.roads_hi).bit_count(),
            int(own.settlements).bit_count(),
            int(own.keeps).bit_count(),
        )
        left = (own.roads_left, own.settlements_left, own.keeps_left)
        for what, n, rest, whole in zip(
            ("roads", "settlements", "keeps"),
            built,
            left,
            (s.rules.roads, SETTLEMENTS, KEEPS),
            strict=True,
        ):
            if rest < 0 or n + rest != whole:
                yield NotationError(faults.PIECES, seat=seat, count=n, what=what, left=rest)


def places(s: State) -> Iterator[Fault]:
    """Every piece is where it may be."""
    standing = standing_pieces(s)
    yield from place_faults(s.board, standing)


def unfounded(s: State) -> Iterator[Fault]:
    """Roads and buildings that nothing joins: a scene may have them, a match has not."""
    standing = standing_pieces(s)
    for lo, hi, settlements, keeps in standing:
        yield from lone_roads(paths_of(lo, hi), sites_of(settlements | keeps))
    newest = s.last_site if s.phase == FOUND_ROAD else None
    if not s.rules.brotherhood:  # there, Yarwyck may take the last road of a building away
        yield from roadless_buildings(standing, newest)


Standing = tuple[tuple[int, int, int, int], ...]


def standing_pieces(s: State) -> Standing:
    """The roads, settlements and keeps of every seat."""
    return tuple((own.roads_lo, own.roads_hi, own.settlements, own.keeps) for own in s.seats)


@lru_cache(maxsize=256)
def place_faults(board: Board, standing: Standing) -> list[Fault]:
    """One piece a place, on land, two paths between buildings."""
    land = {h for h in range(HEXES) if board.terrain[h] != ICE}
    paths = [path for lo, hi, _, _ in standing for path in paths_of(lo, hi)]
    sites = [site for *_, a, b in standing for mask in (a, b) for site in sites_of(mask)]
    icy_paths = [path for path in paths if not land & {*PATH_HEX_LIST[path]}]
    icy_sites = [site for site in sites if not land & {*SITE_HEX_LIST[site]}]
    near = [(a, b) for a, b in PATH_ENDS if a in sites and b in sites]
    return [
        *(NotationError(faults.TWO_ROADS, path=path) for path in paths if paths.count(path) > 1),
        *(NotationError(faults.TWO_BUILDINGS, site=n) for n in sites if sites.count(n) > 1),
        *(NotationError(faults.ROAD_IN_ICE, path=path) for path in icy_paths),
        *(NotationError(faults.BUILDING_IN_ICE, site=site) for site in icy_sites),
        *(NotationError(faults.TOO_NEAR, one=a, other=b) for a, b in near),
    ]


def lone_roads(paths: list[int], sites: list[int]) -> Iterator[Fault]:
    """A road touches another one or a building of its owner."""
    ends = [site for path in paths for site in PATH_ENDS[path]]
    for path in paths:
        if not any(site in sites or ends.count(site) > 1 for site in PATH_ENDS[path]):
            yield f"the road {path} lies alone"


@lru_cache(maxsize=256)
def roadless_buildings(standing: Standing, newest: int | None) -> list[str]:
    """Buildings that no road of their owner touches, but for one that is just being founded."""
    found: list[str] = []
    for lo, hi, settlements, keeps in standing:
        ends = {site for path in paths_of(lo, hi) for site in PATH_ENDS[path]} | {newest}
        sites = sites_of(settlements | keeps)
        found += [f"the building {site} has no road" for site in sites if site not in ends]
    return found


# ------------------------------------------------------------------ roads and points


def roads(s: State) -> Iterator[Fault]:
    """The length of every longest road, by brute force."""
    for seat, own in enumerate(s.seats):
        foreign = sum(o.settlements | o.keeps for o in s.seats if o is not own)
        length = longest_trail(own.roads_lo, own.roads_hi, foreign)
        if own.road_length != length:
            yield f"the road of seat {seat} is {length} long, not {own.road_length}"


@lru_cache(maxsize=1 << 14)
def longest_trail(lo: int, hi: int, foreign: int) -> int:
    """The most pieces in one trail: every way on from every end of every piece."""
    ways: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for path in paths_of(lo, hi):
        a, b = PATH_ENDS[path]
        ways[a].append((1 << path, b))
        ways[b].append((1 << path, a))

    def onward(site: int, used: int) -> int:
        return max(
            (
                1 + (0 if foreign >> beyond & 1 else onward(beyond, used | piece))
                for piece, beyond in ways[site]
                if not used & piece
            ),
            default=0,
        )

    return max((onward(site, 0) for site in [*ways]), default=0)


def points(s: State) -> Iterator[Fault]:
    """What everybody sees of a seat's points."""
    for seat, own in enumerate(s.seats):
        awards = (s.road_owner == seat) + (s.patrol_owner == seat)
        shown = int(own.settlements).bit_count() + 2 * int(own.keeps).bit_count()
        shown += awards * s.rules.award_points + guard_points(s, seat)
        if own.points != shown:
            yield f"seat {seat} shows {shown} points, not {own.points}"


def special_cards(s: State) -> Iterator[Fault]:
    """The special cards lie where the lengths and the patrols say, once they were looked at."""
    lengths = [int(own.road_length) for own in s.seats]
    if not s.due_road and s.phase != REBUILD_ROAD:
        yield from card_faults(ROAD_CARD, s.road_owner, lengths, LONGEST_ROAD_MINIMUM)
    patrols = [int(own.patrols) for own in s.seats]
    if not s.due_patrol:
        yield from card_faults(PATROL_CARD, s.patrol_owner, patrols, LARGEST_PATROL_MINIMUM)


def card_faults(
    card: tuple[Wording, Wording], owner: int, counts: list[int], least: int
) -> Iterator[Fault]:
    """Its owner has the most, level with others at worst; without one, nobody alone has it."""
    most = max(counts)
    if owner >= 0:
        if counts[owner] != most or most < least:
            yield NotationError(card[0], seat=owner, counts=_listed(counts))
    elif most >= least and counts.count(most) == 1:
        yield NotationError(card[1], counts=_listed(counts))


def _listed(counts: list[int]) -> str:
    return ", ".join(map(str, counts))


# ------------------------------------------------------------------ what is asked


def offer(s: State) -> Iterator[Fault]:
    """Not too many offers, and everybody has what it promised."""
    if s.offers > s.rules.offers_a_turn:
        yield f"{s.offers} offers were made this turn"
    if s.settled and (s.rules.count_settled or not s.rules.offers_a_turn):
        yield f"{s.settled} offers were settled this turn"
    for seat, own in enumerate(s.seats):
        if own.draft_give or own.draft_want:
            yield from draft(s, seat, own)
    if s.phase != ANSWERS:
        if s.offer_give or s.offer_want or any(_answered(own) for own in s.seats):
            yield "an old offer still lies on the table"
        return
    if bool(s.offer_give) != bool(s.offer_want):
        yield "an offer gives something away"
    for seat, own in enumerate(s.seats):
        if (seat == s.active) != (own.answer == UNASKED):
            yield f"seat {seat} was asked wrongly"
        promise = s.offer_give if seat == s.active else _promise(s, own)
        if any(unpack(own.hand, RESOURCES)[k] < n for k, n in unpack(promise, RESOURCES).items()):
            yield f"seat {seat} promised what it has not"


def draft(s: State, seat: int, own: Holdings) -> Iterator[Fault]:
    """Only who may offer or answer puts something together, and what can be finished."""
    offering = s.phase == MAIN and seat == s.active and s.offers < s.rules.offers_a_turn
    if not offering and own.answer != ASKED:
        yield f"seat {seat} puts an offer together at the wrong time"
    hand, give, want = (resources(n) for n in (own.hand, own.draft_give, own.draft_want))
    if any(hand[kind] < give[kind] for kind in RESOURCES):
        yield f"seat {seat} puts together what it has not"
    if not own.draft_give or any(give[kind] and want[kind] for kind in RESOURCES):
        yield f"seat {seat} puts together what nobody may offer"
    if all(give.values()) or any(count > EACH_RESOURCE for count in want.values()):
        yield f"seat {seat} puts together what nobody can have"


def _answered(own: Holdings) -> bool:
    return bool(own.answer != UNASKED or own.counter_give or own.counter_want)


def _promise(s: State, own: Holdings) -> int:
    if own.answer == ACCEPTED:
        return int(s.offer_want)
    return int(own.counter_give) if own.answer == COUNTERED else 0


def questions(s: State) -> Iterator[Fault]:
    """What one phase asks is asked in no other."""
    due = [own.discards_due for own in s.seats]
    if (s.phase == DISCARDS) != any(due):
        yield f"discards {due} are due in phase {s.phase}"
    if any(not 0 <= own.discards_due <= size(own.hand) for own in s.seats):
        yield "a seat has to discard more than it has"
    if (s.phase == PLACE_ROADS) != (s.free_roads > 0) and s.phase not in (OVER, REVEAL_TOKEN):
        yield f"{s.free_roads} free roads in phase {s.phase}"
    if (s.phase in (STEAL_CARD, GIVE_BACK, TAKE_CARD)) != (s.victim >= 0):
        yield f"seat {s.victim} is robbed in phase {s.phase}"
    if s.phase == ANSWERS and all(
        own.answer not in (ASKED, ACCEPTED, COUNTERED) for own in s.seats
    ):
        yield "an offer that all declined still lies on the table"


def ending(s: State) -> Iterator[Fault]:
    """Ten points end the match on one's own turn, and only then, in the base game."""
    if s.rules.brotherhood:
        return
    if (s.phase == OVER) != (s.ending != 0) or (s.winner >= 0) != (s.ending == TEN_POINTS):
        yield f"phase {s.phase} with ending {s.ending} and winner {s.winner}"
    own = s.seats[s.active]
    hidden = unpack(own.cards, CARDS)["victory"] + unpack(own.bought, CARDS)["victory"]
    won = own.points + hidden >= POINTS_TO_WIN
    if won < (s.ending == TEN_POINTS) or (won and not s.rules.claims and s.ending != TEN_POINTS):
        yield f"seat {s.active} has {own.points} and {hidden} points, ending {s.ending}"
    if s.winner >= 0 and s.winner != s.active:
        yield f"seat {s.winner} won on the turn of {s.active}"


def brotherhood(s: State) -> Iterator[Fault]:
    """All that only the Brotherhood has, and that the base game has nothing of it."""
    for check in BROTHERHOOD_CHECKS if s.rules.brotherhood else (base_game,):
        yield from check(s)


# ------------------------------------------------------------------ the engine's bookkeeping


def derived(s: State) -> Iterator[Fault]:
    """Everything the engine keeps up to date is what it computes from the pieces alone."""
    again = s.copy()
    derive(again)
    if again == s:
        return
    for name in TABLE_FIELDS:
        if getattr(s, name) != getattr(again, name):
            yield f"{name} is {getattr(s, name)}, not {getattr(again, name)}"
    for seat, (kept, computed) in enumerate(zip(s.seats, again.seats, strict=True)):
        for name in SEAT_FIELDS:
            was, should_be = getattr(kept, name), getattr(computed, name)
            if was != should_be:
                yield f"{name} of seat {seat} is {was}, not {should_be}"
        if [*kept.yields] != [*computed.yields]:
            yield f"the yields of seat {seat} are {[*kept.yields]}, not {[*computed.yields]}"


CHECKS: Final[tuple[Check, ...]] = (
    resource_cards,
    board,
    pieces,
    places,
    unfounded,
    roads,
    points,
    special_cards,
    offer,
    questions,
    ending,
    brotherhood,
    derived,
)

# What a position may break, and how that is told where a check does not tell it itself.
WORDINGS: Final[dict[Check, Wording]] = {
    board: faults.TORMUND_ON_ICE,
    pieces: faults.PIECES,
    places: faults.TOO_NEAR,
    special_cards: faults.ROAD_OWNER,
    offer: faults.OFFER,
    questions: faults.QUESTIONS,
    ending: faults.ENDING,
}
