"""Random matches of the Watch, base game and Brotherhood, all invariants checked after every move.

A match has a number: it chooses the setting and seeds the luck, so a match can be played again.
"""

from bisect import bisect_right
from collections.abc import Iterator
from functools import cache
from itertools import compress, product
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64
from tests.soak.soaking import Outcome, describe

import hexhold
from hexhold.core.contract import CHANCE, Game
from hexhold.core.rng import Rng
from hexhold.games.watch.declaration import KINDS
from hexhold.games.watch.engine import referee
from hexhold.games.watch.engine._actions import ACTIONS
from hexhold.games.watch.engine.referee import sample_chance
from hexhold.games.watch.engine.state import FOUND_ROAD, FOUND_SETTLEMENT, facts
from hexhold.games.watch.invariants import CHECKS, development_cards
from hexhold.games.watch.invariants_brotherhood import BROTHERHOOD_CHECKS

BOARDS = (
    {"board": "fixed", "start": "fixed"},
    {"board": "fixed", "start": "founding"},
    {"board": "variable"},
    {"board": "random"},
)
EDITIONS = ("en", "de", "pl", "ru")
PHASES = ("combined", "separate")
# Trade makes a match several times as long, so fewer of them have much of it.
TRADES = tuple({"trade": bool(offers), "offers": offers or 1} for offers in (0, 0, 0, 1, 1, 4))


def every_setting() -> Iterator[dict[str, Any]]:
    """All boards, starts, editions and phases for both numbers of players."""
    for trade, board, edition, phases, players in product(TRADES, BOARDS, EDITIONS, PHASES, (3, 4)):
        yield {"players": players, "edition": edition, "phases": phases, **board, **trade}


# Of the Brotherhood: what an edition does otherwise by itself, and how long a match may take.
VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"drama": True},
    {"reveal_founding": True},
    {"six_against_five": "breach", "heroes_before_roll": True},
    {"guard_ties": "west", "win": "at-once"},
    {"guard_ties": "cards", "win": "end-of-turn", "drama": True, "reveal_founding": True},
)
BROTHERHOOD_TRADES = tuple(
    {"trade": n > 0, "offers": n or 1, "turn_limit": 300} for n in (0, 0, 0, 0, 1)
)


def every_brotherhood_setting() -> Iterator[dict[str, Any]]:
    """The same for the Brotherhood, with its options."""
    parts = (
        BROTHERHOOD_TRADES,
        VARIANTS,
        ("fixed", "variable", "random"),
        EDITIONS,
        PHASES,
        (3, 4),
    )
    for trade, variant, board, edition, phases, players in product(*parts):
        names = {"players": players, "edition": edition, "phases": phases, "board": board}
        yield {"mode": "brotherhood", **names, **trade, **variant}


SETTINGS = tuple(every_setting())
BROTHERHOOD_SETTINGS = tuple(every_brotherhood_setting())


@cache
def game_of(number: int, *, north: bool = False) -> Game[Any]:
    """The game of a match by its number: one setting after another."""
    settings = BROTHERHOOD_SETTINGS if north else SETTINGS
    return hexhold.game("watch", **settings[number % len(settings)])


# The checks that read only what lies on the board, and the facts that they do not read.
OF_THE_BOARD = ("board", "pieces", "places", "roads", "points", "special_cards", "derived")
OF_THE_BROTHERHOOD = ("figures", "camps", "blocked", "tokens", "cost_cards", "lots", "wall")
ALWAYS = tuple(check for check in CHECKS if check.__name__ not in (*OF_THE_BOARD, "brotherhood"))
BROTHERHOOD_ALWAYS = tuple(
    check for check in BROTHERHOOD_CHECKS if check.__name__ not in OF_THE_BROTHERHOOD
)
FLEETING = (
    "phase", "active", "first", "turns", "setup_step", "rolled", "card_played", "build_phase",
    "die_a", "die_b", "supply", "deck", "victim", "free_roads", "last_site", "offer_give",
    "offer_want", "offers", "winner", "ending",
)  # fmt: skip
FLEETING_OF_A_SEAT = (
    "hand", "cards", "bought", "discards_due", "answer", "counter_give", "counter_want",
)  # fmt: skip


@cache
def lasting(game: Game[Any]) -> tuple[bool, ...]:
    """Which numbers among the facts of a state lie on the board; found by changing the others.

    Settled trades and drafts stand behind all others, and only while there are some.
    """
    state = game.new_state()
    before = facts(state)
    for name in FLEETING:
        value = getattr(state, name)
        setattr(state, name, True if isinstance(value, bool) else value + 1)
    for own in state.seats:
        for name in FLEETING_OF_A_SEAT:
            setattr(own, name, getattr(own, name) + 1)
    return tuple(old == new for old, new in zip(before, facts(state), strict=True))


class Watcher:
    """Audits one match, move by move.

    Most moves change only cards and questions. What is on the board is then the same as after the
    move before, to the last number, and the checks that read nothing else need not run again.
    """

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.board: tuple[int, ...] = ()
        self.breaches = 0
        north = game.options["mode"] == "brotherhood"
        self.checks = ALWAYS + (BROTHERHOOD_ALWAYS if north else ())

    def faults(self, state: Any) -> list[str]:
        """Everything that is broken."""
        board = tuple(compress(facts(state), lasting(self.game)))
        if board != self.board or state.phase in (FOUND_SETTLEMENT, FOUND_ROAD):
            self.board = board
            return self.game.audit(state) + self.marker_faults(state)
        found = list(development_cards(state, self.game.deck))  # type: ignore[attr-defined]
        return [str(fault) for fault in found + [f for check in self.checks for f in check(state)]]

    def marker_faults(self, state: Any) -> list[str]:
        """The breach marker never goes back, and moves no faster than two movers of a rush."""
        before, self.breaches = self.breaches, state.breaches
        wrong = not before <= state.breaches <= before + 2
        return [f"the marker went from {before} to {state.breaches}"] if wrong else []


_choices = vec[i64]([0] * ACTIONS)

# How gladly a seat does each kind of thing, where not everything is equally likely: a match in
# which things are built ends long before one in which whatever comes to mind is done.
Weights = dict[int, int]
_BASES = sorted(kind.base for kind in KINDS)
EVENLY: Weights = {}
BUILDING: Weights = {
    kind.base: weight
    for words, weight in (
        ("settlement keep", 60),
        ("guard road buy patrol roads winter recruits hunt", 12),
        ("end invite put supply", 3),
    )
    for kind in KINDS
    if kind.word in words.split()
}
TEMPERS = (None, EVENLY, BUILDING, BUILDING, BUILDING, BUILDING)


def choose(state: Any, rng: Rng, weights: Weights | None = None) -> tuple[int, int]:
    """Anybody who may act, anything that is allowed; with weights, first a kind of action."""
    actors = referee.actors(state)
    seat = actors[int(rng.below(len(actors)))]
    if seat == CHANCE:
        return seat, int(sample_chance(state, rng))
    if weights is not None:
        return seat, choose_kind_first(referee.legal(state, seat), rng, weights)
    count = referee.fill(state, seat, _choices)
    return seat, int(_choices[rng.below(count)])


def choose_kind_first(actions: list[int], rng: Rng, weights: Weights) -> int:
    """A kind of action by its weight, then any action of that kind."""
    kinds: dict[int, list[int]] = {}
    for action in actions:
        kinds.setdefault(_BASES[bisect_right(_BASES, action) - 1], []).append(action)
    whole = [kind for kind in kinds for _ in range(weights.get(kind, 4))]
    some = kinds[whole[int(rng.below(len(whole)))]]
    return some[int(rng.below(len(some)))]


def watched_match(number: int) -> Outcome:
    """Play one match of the base game."""
    return watch(game_of(number), number)


def watched_brotherhood(number: int) -> Outcome:
    """Play one match of the Brotherhood; every setting meets every temper in its time."""
    temper = TEMPERS[(number + number // len(BROTHERHOOD_SETTINGS)) % len(TEMPERS)]
    return watch(game_of(number, north=True), number, temper)


def watch(game: Game[Any], number: int, weights: Weights | None = None) -> Outcome:
    """Play one match to its end; stop at the first thing that is broken."""
    state, rng, watcher, moves = game.new_state(), Rng(number), Watcher(game), 0
    faults = watcher.faults(state)
    while not state.over and not faults:
        seat, action = choose(state, rng, weights)
        allowed = referee.allows(state, seat, action)
        referee.play(state, seat, action)
        moves += 1
        faults = watcher.faults(state)
        if not allowed:
            faults.append("a listed action is refused")
        if faults:
            faults.append(f"after seat {seat} played {game.text(action)}")
    if faults:
        return Outcome("broken", moves, describe(game, number, state, faults))
    result = game.result(state)
    return Outcome(result.ending if result else "none", moves)
