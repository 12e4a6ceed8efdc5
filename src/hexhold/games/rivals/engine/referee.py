"""The referee: who may act, what is allowed, doing it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.rng import Rng, weighted
from hexhold.games.rivals.engine._actions import ACTIONS, CHANCE_ACTIONS
from hexhold.games.rivals.engine.flow import apply, fill, fill_chance, run_until_asked
from hexhold.games.rivals.engine.layout import CHANCE_CODES, OVER
from hexhold.games.rivals.engine.setup import begin_match, new_table
from hexhold.games.rivals.engine.state import Rules, State, code_of, seat_of, top

CHANCE: Final = -1  # the seat that rolls, draws and deals

_BUFFER: Final[vec[i64]] = vec[i64]([0] * ACTIONS)
_WEIGHTS: Final[vec[i64]] = vec[i64]([0] * ACTIONS)


def begin(rules: Rules) -> State:
    """A new match, at its first question."""
    s = new_table(rules)
    begin_match(s)
    run_until_asked(s)
    return s


def first_actor(s: State) -> i64:
    """The seat that is asked; CHANCE, or -2 when it is over."""
    frame = top(s)
    code = code_of(frame)
    if code >= CHANCE_CODES:
        return CHANCE
    if code == OVER:
        return -2
    return seat_of(frame)


def actors(s: State) -> list[int]:
    """The seats that may act now: at most one is asked at a time."""
    actor = first_actor(s)
    if actor == -2:
        return []
    return [int(actor)]


def legal(s: State, seat: i64) -> list[int]:
    """Every action the seat may do now."""
    n = fill(s, seat, _BUFFER)
    return [int(_BUFFER[i]) for i in range(n)]


def outcomes(s: State) -> list[tuple[int, int]]:
    """Every chance move that is possible now, with its weight."""
    n = fill_chance(s, _BUFFER, _WEIGHTS)
    return [(int(_BUFFER[i]), int(_WEIGHTS[i])) for i in range(n)]


def allows(s: State, seat: i64, action: i64) -> bool:
    """Whether the seat, or chance, may do it now."""
    if action < 0 or action >= ACTIONS:
        return False
    n: i64 = 0
    if seat == CHANCE:
        if action >= CHANCE_ACTIONS:
            n = fill_chance(s, _BUFFER, _WEIGHTS)
    else:
        n = fill(s, seat, _BUFFER)
    i: i64 = 0
    while i < n and _BUFFER[i] != action:
        i += 1
    return i < n


def play(s: State, action: i64) -> None:
    """Do an allowed action of whoever is asked."""
    apply(s, action)


def sample_chance(s: State, rng: Rng) -> i64:
    """One outcome of chance, drawn with its probability."""
    n = fill_chance(s, _BUFFER, _WEIGHTS)
    return _BUFFER[weighted(_WEIGHTS, n, rng)]


def resolve_chance(s: State, rng: Rng) -> None:
    """Let chance move until a seat is asked or the match is over."""
    while code_of(top(s)) >= CHANCE_CODES:
        apply(s, sample_chance(s, rng))
