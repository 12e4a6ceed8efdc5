"""What the Brotherhood adds to the invariants: figures, tokens, guards, heroes, its endings.

As in invariants.py, each check yields a sentence for everything that is broken, and takes nothing
from the engine's own bookkeeping.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final

from hexhold.core.contract import NotationError
from hexhold.core.faults import Wording
from hexhold.games.watch import faults
from hexhold.games.watch.cards import size, unpack
from hexhold.games.watch.engine.geometry import CAMP, LINE
from hexhold.games.watch.engine.state import (
    AFTER_HERO,
    ASK_SAMWELL,
    CHOOSE_FIRST,
    DEAL_NUMBERS,
    EIGHTH_WILDLING,
    GIVE_BACK,
    OVER,
    PICK_CARD,
    PLACE_ROADS,
    REBUILD_ROAD,
    REMOVE_HERO,
    REVEAL_TOKEN,
    SHOW_CARD,
    TAKE_CARD,
    TEN_POINTS,
    THIRD_BREACH,
    TIES_CARDS,
    TIES_OLDEST,
    TURN_LIMIT,
    Holdings,
    State,
)
from hexhold.games.watch.engine.tables import (
    BREACH_LIMIT,
    CARDS,
    CLANS,
    FROSTFANGS_START,
    GIFT_LIMIT,
    GUARDS,
    HEROES,
    LOTS,
    NO_HERO,
    POINTS_TO_WIN,
    SAMWELL,
    SECTIONS,
    SPACES,
    SPENT,
    TOKEN_KINDS,
    TOKENS_START,
    WILDLINGS,
)

Fault = str | NotationError  # with a code where somebody who wrote a position may be told
Check = Callable[[State], Iterator[Fault]]

MOST_CAMPS: Final = 4  # a fifth figure makes its clan rush
NOWHERE: Final = (SPACES, SECTIONS)  # worse than any place on the Wall
BROTHERHOOD_PHASES: Final = (
    ASK_SAMWELL, GIVE_BACK, REBUILD_ROAD, PICK_CARD, TAKE_CARD, AFTER_HERO, REMOVE_HERO,
    REVEAL_TOKEN, SHOW_CARD,
)  # fmt: skip
DUES: Final = (
    "due_roll", "due_founding", "due_settlement", "due_keep", "due_return", "due_road",
    "due_patrol", "due_pool", "due_after", "due_samwell", "due_die",
)  # fmt: skip


@lru_cache(maxsize=1 << 12)
def fields(packed: int, bits: int, count: int) -> tuple[int, ...]:
    """A packed word as its numbers."""
    return tuple(packed >> (bits * n) & (1 << bits) - 1 for n in range(count))


# ------------------------------------------------------------------ wildlings


def camps_of(s: State, clan: int) -> tuple[int, ...]:
    """The five camps of a clan: kind + 1, or 0."""
    return fields(s.camps >> (10 * clan), 2, 5)


def figures(s: State) -> Iterator[Fault]:
    """Forty figures: in the Frostfangs, camps, clearings and the Gift."""
    piles = [s.frost, *(s.gift[place] for place in range(16))]
    camped = [kind for clan in range(len(CLANS)) for kind in camps_of(s, clan) if kind]
    for kind, name in enumerate(WILDLINGS):
        count = sum(pile >> (8 * kind) & 0xFF for pile in piles) + camped.count(kind + 1)
        count += sum(fields(s.clearings, 4, SECTIONS)) if kind == 0 else 0
        whole = FROSTFANGS_START >> (8 * kind) & 0xFF
        if count != whole:
            yield f"there are {count} of {whole} {name} wildlings"
    if any(pile < 0 or pile >> 24 for pile in piles) or s.camps >> 30 or s.clearings >> 16:
        yield "a pile of wildlings is no such pile"


def camps(s: State) -> Iterator[Fault]:
    """No clan has more than four figures, and they stand without gaps."""
    for clan, name in enumerate(CLANS):
        taken = [kind > 0 for kind in camps_of(s, clan)]
        if taken != sorted(taken, reverse=True):
            yield f"the camps of the {name} have a gap: {taken}"
        if sum(taken) > MOST_CAMPS:
            yield NotationError(faults.NO_RUSH, clan=name, count=sum(taken))


def clearings(s: State) -> Iterator[Fault]:
    """In no clearing are more regulars than guards on its section."""
    if s.phase == OVER:
        return  # the end may come in the middle of a breach
    for section, waiting in enumerate(fields(s.clearings, 4, SECTIONS)):
        guards = len(owners_of(s, section))
        if waiting > guards:
            counts = {"wildlings": waiting, "guards": guards, "section": section + 1}
            yield NotationError(faults.NO_BREACH, **counts)


def wildlings_in_gift(s: State) -> int:
    """All figures in the Gift."""
    return size(sum(s.gift))


def limits(s: State) -> Iterator[Fault]:
    """Two breaches and seven wildlings in the Gift are the most that a match survives."""
    wildlings = wildlings_in_gift(s)
    counts = {"breaches": int(s.breaches), "wildlings": wildlings}
    if s.phase != OVER and (s.breaches >= BREACH_LIMIT or wildlings >= GIFT_LIMIT):
        yield NotationError(faults.GOES_ON, **counts)
    if s.breaches > BREACH_LIMIT or wildlings > GIFT_LIMIT:
        yield NotationError(faults.BEYOND_THE_END, **counts)


def blocked(s: State) -> Iterator[Fault]:
    """Hexes with Tormund or a wildling, and only they, produce nothing."""
    hexes = {LINE[place] for place in range(16) if s.gift[place]} | {s.tormund} - {CAMP}
    if s.blocked != sum(1 << h for h in hexes):
        yield f"blocked is {s.blocked:#x}, but wildlings and Tormund are on {sorted(hexes)}"


# ------------------------------------------------------------------ tokens


def tokens(s: State) -> Iterator[Fault]:
    """Fifty-seven tokens, used and unseen together, each kind as often as the box has it."""
    piles = [s.used, *(s.lots[lot] for lot in range(LOTS))]
    counts = [fields(pile, 6, TOKEN_KINDS) for pile in piles if pile]
    sums = tuple(map(sum, zip(*counts, strict=True)))
    if sums != fields(TOKENS_START, 6, TOKEN_KINDS):
        yield NotationError(faults.TOKEN_KINDS, counts=", ".join(map(str, sums)))
    if any(pile < 0 or pile >> (6 * TOKEN_KINDS) for pile in piles):
        yield "a pile of tokens is negative"


def cost_cards(s: State) -> Iterator[Fault]:
    """A token under every settlement in stock, but for the one that is just coming back."""
    for seat, own in enumerate(s.seats):
        coming = int(s.due_return) if seat == s.active else 0
        covered = sum(fields(own.tokens, 8, LOTS))
        if covered != own.settlements_left - coming or own.tokens < 0:
            left = int(own.settlements_left)
            yield NotationError(faults.COVERED, seat=seat, settlements=left, tokens=covered)


def lots(s: State) -> Iterator[Fault]:
    """Old lots lie on the cards to the last token; only the newest has a pool."""
    for lot in range(LOTS):
        unseen = sum(fields(s.lots[lot], 6, TOKEN_KINDS))
        placed = sum(fields(own.tokens, 8, LOTS)[lot] for own in s.seats)
        placed += int(s.due_settlement and s.reveal_lot == lot)
        if lot == 0:
            placed += sum(2 * own.keeps_left for own in s.seats) + s.due_founding + s.due_keep
        if unseen < placed or (lot < s.lot and unseen > placed) or (lot > s.lot and unseen):
            counts = {"placed": int(placed), "unseen": unseen, "lot": lot, "pool": int(s.lot)}
            yield NotationError(faults.LOT, **counts)


# ------------------------------------------------------------------ the Wall


def owners_of(s: State, section: int) -> list[int]:
    """Whose guards stand on a section, from space 1 up."""
    return [n - 1 for n in fields(s.wall >> (15 * section), 3, SPACES) if n]


@lru_cache(maxsize=1 << 12)
def guards_of(wall: int, seat: int) -> tuple[tuple[int, int], ...]:
    """The places of a seat's guards: section and space, from 0."""
    places = ((section, space) for section in range(SECTIONS) for space in range(SPACES))
    return tuple((a, b) for a, b in places if wall >> (15 * a + 3 * b) & 7 == seat + 1)


def guard_points(s: State, seat: int) -> int:
    """One point for three guards, two for five."""
    guards = len(guards_of(s.wall, seat))
    return int(guards >= 3) + int(guards >= 5)


def wall(s: State) -> Iterator[Fault]:
    """Seven guards a seat, in stock or on the Wall, standing from space 1 without gaps."""
    for section in range(SECTIONS):
        spaces = fields(s.wall >> (15 * section), 3, SPACES)
        taken = [owner > 0 for owner in spaces]
        if taken != sorted(taken, reverse=True) or max(spaces) > s.rules.seats:
            yield f"section {section + 1} has guards {spaces}"
    for seat, own in enumerate(s.seats):
        standing = len(guards_of(s.wall, seat))
        if own.guards_left < 0 or standing + own.guards_left != GUARDS:
            yield f"seat {seat} has {standing} guards and {own.guards_left} left"


# ------------------------------------------------------------------ heroes


def heroes(s: State) -> Iterator[Fault]:
    """One hero before every seat, the others in the display, or removed by drama."""
    held = [own.hero for own in s.seats]
    if CHOOSE_FIRST <= s.phase <= DEAL_NUMBERS:
        if s.display or any(hero != NO_HERO for hero in held):
            yield NotationError(faults.HEROES_EARLY)
        return
    if max(held) >= NO_HERO or len({*held}) < len(held):
        names = ["-" if hero >= NO_HERO else HEROES[hero] for hero in held]
        yield NotationError(faults.HEROES_HELD, heroes=", ".join(names))
    shown = [hero for hero in range(len(HEROES)) if s.display >> hero & 1]
    if {*shown} & {*held} or s.display >> len(HEROES):
        yield NotationError(faults.DISPLAY)
    if not s.rules.drama and len(shown) + len(held) != len(HEROES):
        yield NotationError(faults.DISPLAY_COUNT, display=len(shown), held=len(held))
    if any(own.hero_side == SPENT for own in s.seats) and s.display:
        yield NotationError(faults.HERO_SPENT)


def hero_questions(s: State) -> Iterator[Fault]:
    """What a hero asks is asked in its phase only, and of its holder."""
    facts = {
        REBUILD_ROAD: s.lifted >= 0,
        PICK_CARD: s.shown > 0 and s.to_show == 0,
        SHOW_CARD: s.to_show > 0,
    }
    for phase, holds in facts.items():
        if (s.phase == phase) != holds:
            yield f"lifted {s.lifted}, shown {s.shown:#x}, to show {s.to_show} in phase {s.phase}"
    if s.phase == ASK_SAMWELL and not may_take(s.seats[s.hero_seat]):
        yield f"seat {s.hero_seat} is asked for Samwell"
    if s.phase == AFTER_HERO and not (s.due_after and s.seats[s.hero_seat].hero_used):
        yield f"seat {s.hero_seat} is asked to flip a hero that it did not use"
    if s.phase in (AFTER_HERO, REMOVE_HERO) and s.display == 0:
        yield "the display is empty, yet a hero of it is asked for"


def may_take(own: Holdings) -> bool:
    """Whether a seat holds a Samwell who is ready."""
    return bool(own.hero == SAMWELL and not (own.hero_used or own.hero_fresh))


def dues(s: State) -> Iterator[Fault]:
    """When a turn goes on, nothing is left to be done."""
    left = [name for name in DUES if getattr(s, name)]
    if s.phase <= PLACE_ROADS and (left or s.hero_seat >= 0):
        yield f"a turn goes on although there is {left} to do, hero of seat {s.hero_seat}"
    due = s.due_settlement or s.due_keep or s.due_founding or s.due_pool
    if s.phase == REVEAL_TOKEN and not due:
        yield "a token is revealed for nothing"


# ------------------------------------------------------------------ endings


def points_of(s: State, seat: int) -> int:
    """All points of a seat, hidden ones too."""
    own = s.seats[seat]
    hidden = sum(unpack(pile, CARDS)["victory"] for pile in (own.cards, own.bought))
    return int(own.points) + hidden


def best_guardian(s: State) -> int:
    """Who wins when the wildlings end it, or -1: guards, points, then the edition's chain."""
    ranks = [guardian_rank(s, seat) for seat in range(s.rules.seats)]
    best = max(ranks)
    return ranks.index(best) if ranks.count(best) == 1 else -1


def guardian_rank(s: State, seat: int) -> tuple[int, ...]:
    """How a seat stands among the guardians, more being better."""
    places = guards_of(s.wall, seat)
    chain: tuple[int, ...] = min(places, default=NOWHERE)
    if s.rules.guard_ties == TIES_CARDS:
        chain = (-size(s.seats[seat].hand),)
    elif s.rules.guard_ties == TIES_OLDEST and s.rules.first_rulings:
        chain = min(((space, section) for section, space in places), default=NOWHERE)
    elif s.rules.guard_ties == TIES_OLDEST:
        chain = (min((space for _, space in places), default=0), *chain)
    return len(places), points_of(s, seat), *(-step for step in chain)


def ending(s: State) -> Iterator[Fault]:
    """Ten points on the own turn, the third breach, the eighth wildling, or no turn left."""
    if (s.phase == OVER) != (s.ending != 0):
        yield f"phase {s.phase} with ending {s.ending}"
    points = points_of(s, s.active)
    if not ends_rightly(s, points):
        yield f"ending {s.ending}, winner {s.winner}: seat {s.active} has {points} points"


def ends_rightly(s: State, points: int) -> bool:
    """Whether a match that goes on may go on, and one that is over is over for its reason."""
    if s.ending == TEN_POINTS:
        return bool(s.winner == s.active and points >= POINTS_TO_WIN)
    if s.ending == TURN_LIMIT:
        return bool(s.winner < 0 and s.turns == s.rules.turn_limit)
    if s.ending == THIRD_BREACH:
        return s.breaches == BREACH_LIMIT and s.winner == best_guardian(s)
    if s.ending == EIGHTH_WILDLING:
        return wildlings_in_gift(s) == GIFT_LIMIT and s.winner == best_guardian(s)
    by_itself = s.rules.win_at_once and not s.rules.claims
    return s.winner < 0 and not (by_itself and wins_now(s, points))


def wins_now(s: State, points: int) -> bool:
    """Whether ten points would have won where they win at once: nothing is being resolved."""
    if s.rules.win_after_roll and not s.rolled:
        return False
    return points >= POINTS_TO_WIN and s.phase <= PLACE_ROADS


BROTHERHOOD_CHECKS: Final[tuple[Check, ...]] = (
    figures,
    camps,
    clearings,
    limits,
    blocked,
    tokens,
    cost_cards,
    lots,
    wall,
    heroes,
    hero_questions,
    dues,
    ending,
)


def base_game(s: State) -> Iterator[Fault]:
    """In the base game none of this exists."""
    if s.phase in BROTHERHOOD_PHASES or s.wall or s.camps or s.clearings or s.die_w:
        yield f"the base game has something of the Brotherhood in phase {s.phase}"


# What a position of the Brotherhood may break; see WORDINGS in invariants.py.
BROTHERHOOD_WORDINGS: Final[dict[Check, Wording]] = {
    camps: faults.NO_RUSH,
    clearings: faults.NO_BREACH,
    limits: faults.GOES_ON,
    tokens: faults.TOKEN_KINDS,
    cost_cards: faults.COVERED,
    lots: faults.LOT,
    heroes: faults.HEROES_HELD,
    hero_questions: faults.QUESTIONS,
    dues: faults.QUESTIONS,
    ending: faults.ENDING,
}
