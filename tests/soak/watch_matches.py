"""Random matches of the Watch in every setting, with all invariants checked after every move."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import compress, product
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import hexhold
from hexhold.core.contract import CHANCE, Game
from hexhold.core.rng import Rng
from hexhold.watch.engine import referee
from hexhold.watch.engine.actions import MOST_ACTIONS
from hexhold.watch.engine.chance import sample_chance
from hexhold.watch.engine.state import FOUND_ROAD, FOUND_SETTLEMENT, facts
from hexhold.watch.engine.tables import DECK_BASE
from hexhold.watch.invariants import CHECKS, development_cards
from hexhold.watch.position import FLAGS

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


@dataclass(frozen=True)
class Outcome:
    """How a match went: its ending and length, or what broke and how to come back to it."""

    ending: str
    moves: int
    fault: str = ""


def every_setting() -> Iterator[dict[str, Any]]:
    """All boards, starts, editions and phases for both numbers of players."""
    for trade, board, edition, phases, players in product(TRADES, BOARDS, EDITIONS, PHASES, (3, 4)):
        yield {"players": players, "edition": edition, "phases": phases, **board, **trade}


SETTINGS = tuple(every_setting())


@cache
def game_of(number: int) -> Game[Any]:
    """The game of a match by its number: one setting after another."""
    return hexhold.game("watch", **SETTINGS[number % len(SETTINGS)])


# The checks that read only what lies on the board, and the facts that they do not read.
OF_THE_BOARD = ("board", "pieces", "places", "roads", "points", "special_cards", "derived")
ALWAYS = tuple(check for check in CHECKS if check.__name__ not in OF_THE_BOARD)
FLEETING = (
    "phase", "active", "first", "turns", "setup_step", "rolled", "card_played", "build_phase",
    "die_a", "die_b", "supply", "deck", "victim", "free_roads", "last_site", "offer_give",
    "offer_want", "offers", "winner", "ending",
)  # fmt: skip
FLEETING_OF_A_SEAT = (
    "hand", "cards", "bought", "discards_due", "answer", "counter_give", "counter_want",
)  # fmt: skip


@cache
def lasting(seats: int) -> tuple[bool, ...]:
    """Which numbers among the facts of a state lie on the board; found by changing the others."""
    state = hexhold.game("watch", players=seats).new_state()
    before = facts(state)
    for name in FLEETING:
        setattr(state, name, getattr(state, name) + 1 if name not in FLAGS else True)
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

    def faults(self, state: Any) -> list[str]:
        """Everything that is broken."""
        board = tuple(compress(facts(state), lasting(self.game.seats)))
        if board != self.board or state.phase in (FOUND_SETTLEMENT, FOUND_ROAD):
            self.board = board
            return self.game.audit(state)
        found = list(development_cards(state, DECK_BASE))
        return found + [fault for check in ALWAYS for fault in check(state)]


_choices = vec[i64]([0] * MOST_ACTIONS)


def choose(state: Any, rng: Rng) -> tuple[int, int]:
    """Anybody who may act, anything that is allowed."""
    actors = referee.actors(state)
    seat = actors[int(rng.below(len(actors)))]
    if seat == CHANCE:
        return seat, int(sample_chance(state, rng))
    count = referee.fill(state, seat, _choices)
    return seat, int(_choices[rng.below(count)])


def watched_match(number: int) -> Outcome:
    """Play one match to its end; stop at the first thing that is broken."""
    game, rng = game_of(number), Rng(number)
    state, watcher, moves = game.new_state(), Watcher(game), 0
    faults = watcher.faults(state)
    while not state.over and not faults:
        seat, action = choose(state, rng)
        refused = referee.check(state, seat, action)
        referee.play(state, seat, action)
        moves += 1
        faults = watcher.faults(state)
        if refused:
            faults.append("a listed action is refused")
        if faults:
            faults.append(f"after seat {seat} played {game.text(action)}")
    if faults:
        return Outcome("broken", moves, describe(game, number, state, faults))
    result = game.result(state)
    return Outcome(result.ending if result else "none", moves)


def describe(game: Game[Any], number: int, state: Any, faults: list[str]) -> str:
    """All that somebody needs who wants to see it again."""
    return f"match {number} {dict(game.options)}: {'; '.join(faults)}\n{game.position(state)}"
