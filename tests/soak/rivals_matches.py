"""Random matches of the Rivals, all five games, sound after every move.

A match has a number: it chooses the setting and seeds the luck, so a match can be played again.
"""

from bisect import bisect_right
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

from tests.soak.soaking import Outcome, describe

import hexhold
from hexhold.core.contract import CHANCE, Game
from hexhold.core.rng import Rng
from hexhold.games.rivals.declaration import KINDS
from hexhold.games.rivals.engine import referee
from hexhold.games.rivals.engine.advantage import points_of
from hexhold.games.rivals.engine.layout import ACTIVE, ROLL
from hexhold.games.rivals.engine.soundness import is_sound
from hexhold.games.rivals.engine.state import INTRO, MODES, code_of, top

# Players who do whatever comes to mind take away what they have built until the stacks are empty,
# so most of their theme games never end. Those who build need less than 200 turns.
TURNS = 250
PLAIN_AUDIT_EVERY = 97  # moves; the fast audit comes after each of them

# Every option the other way, some together, so that each meets each game.
VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"voyage_chooser": "victim", "forest_stack": "2"},
    {"market_type": "received", "faceup_return": "faceup"},
    {"advantage_tie": "nobody", "opening_same_stack": False},
    {"feuds_refill": "skip_one", "doubled_face": "brigand"},
    {"trade_event": "most_commerce", "doubled_face": "celebration"},
)


def every_setting() -> Iterator[dict[str, Any]]:
    """All games and editions with every variant."""
    for variant, edition, mode in product(VARIANTS, ("ru", "en"), MODES):
        yield {"mode": mode, "edition": edition, "turn_limit": TURNS, **variant}


SETTINGS = tuple(every_setting())

# How gladly a seat does each kind of thing: those who build come to the end of a match, and to
# what only large principalities meet; the others meet what nobody would do.
Weights = dict[int, int]
_BASES = sorted(kind.base for kind in KINDS)
EVENLY: Weights = {}
BUILDING: Weights = {
    kind.base: weight
    for words, weight in (
        ("settle scout city", 4000),
        ("build faceup", 1200),
        ("road play", 400),
        ("trade mint ship", 120),
        ("end", 40),
        ("remove", 1),
    )
    for kind in KINDS
    if kind.word in words.split()
}
TEMPERS: tuple[Weights | None, ...] = (None, EVENLY, BUILDING, BUILDING)


@cache
def game_of(number: int) -> Game[Any]:
    """The game of a match by its number: one setting after another."""
    return hexhold.game("rivals", **SETTINGS[number])


def choose(actions: list[int], rng: Rng, weights: Weights | None) -> int:
    """Anything that is allowed; with weights, first a kind of action."""
    if weights is None:
        return actions[int(rng.below(len(actions)))]
    kinds: dict[int, list[int]] = {}
    for action in actions:
        kinds.setdefault(_BASES[bisect_right(_BASES, action) - 1], []).append(action)
    at = int(rng.below(sum(weights.get(kind, 4) for kind in kinds)))
    for kind, some in kinds.items():
        at -= weights.get(kind, 4)
        if at < 0:
            return some[int(rng.below(len(some)))]
    raise AssertionError


def watched_rivals(number: int) -> Outcome:
    """Play one match; every setting meets every temper in its time. The ending names the game."""
    game = game_of(number % len(SETTINGS))
    weights = TEMPERS[(number // len(SETTINGS) + number) % len(TEMPERS)]
    state, rng, moves = game.new_state(), Rng(number), 0
    while not state.over:
        seat = int(referee.first_actor(state))
        if seat == CHANCE:
            action = int(referee.sample_chance(state, rng))
        else:
            actions = referee.legal(state, seat)
            if not actions:
                return broken(game, number, state, moves, ["nobody can do anything"])
            action = choose(actions, rng, weights)
        referee.play(state, action)
        moves += 1
        sound = is_sound(state) and not missed_win(state)
        if not sound or moves % PLAIN_AUDIT_EVERY == 0:
            faults = game.audit(state)
            if faults or not sound:
                faults.append(f"after seat {seat} played {game.text(action)}")
                return broken(game, number, state, moves, faults)
    result = game.result(state)
    ending = result.ending if result else "none"
    return Outcome(f"{game.options['mode']} {ending}", moves)


def missed_win(state: Any) -> bool:
    """Whether a turn begins although a seat has won: the one whose turn ended, or in the theme
    games the one whose turn it is now."""
    if code_of(top(state)) != ROLL:
        return False
    seats = [1 - state.w[ACTIVE]] + [state.w[ACTIVE]] * (state.rules.mode != INTRO)
    return any(points_of(state.w, seat) >= state.rules.goal for seat in seats)


def broken(game: Game[Any], number: int, state: Any, moves: int, faults: list[str]) -> Outcome:
    """A match that went wrong, and how to come back to it."""
    return Outcome("broken", moves, describe(game, number, state, faults))
