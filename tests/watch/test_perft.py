"""Perft: how many sequences of moves, chance included, lead on from named positions.

The numbers were counted by the plain game (plain.py), not by the engine. Where they differ, the
failure splits both counts by their first move. To count a new position:

    python -m tests.watch.test_perft
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from tests.watch import plain
from tests.watch.plain_play import play
from tests.watch.plain_read import read, start

import hexhold
from hexhold.core.contract import CHANCE, Game

PLAIN_LIMIT = 2500  # sequences that the plain game counts again in every test run


@dataclass(frozen=True)
class Case:
    """A position and its counts for one move, two moves, and so on."""

    name: str
    counts: tuple[int, ...]
    position: str = ""  # the beginning, if empty
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def game(self) -> Game[Any]:
        return hexhold.game("watch", **{"first": "0", **self.options})

    def state(self) -> Any:
        return self.game.state_at(self.position) if self.position else self.game.new_state()

    def table(self) -> plain.Table:
        options = self.game.options
        return read(options, self.position) if self.position else start(options)


MIDDLE = (
    "phase=before-roll active=1 turns=97 tormund=19 road_owner=0 patrol_owner=3 gone=roads1,winter2"
    " | 0 hand=grain2,ore3 cards=victory1 patrols=1"
    " roads=41,48,49,50,56,57,62,65,66,74,75,76,77 keeps=41,44"
    " | 1 hand=lumber5,grain6 cards=patrol1,victory1 patrols=3"
    " roads=26,35,53,54,64 settlements=23 keeps=43"
    " | 2 hand=lumber2,wool6 cards=victory3 patrols=2 roads=16,17,18,27,37,45 settlements=11,24"
    " | 3 hand=brick2,ore1 patrols=7 roads=33,42,51,52 settlements=22,27,42"
)
RICH = (
    "phase=turn rolled=1 active=2 turns=60 tormund=7"
    " | 0 hand=brick1,ore1 roads=33,41 settlements=23 keeps=41"
    " | 1 hand=wool2 roads=26,53 settlements=24,43 patrols=2"
    " | 2 hand=brick2,lumber3,wool2,grain3,ore4 cards=patrol1,roads1,winter1"
    " roads=16,17,37 settlements=11,27"
)
SEVEN = (
    "phase=discards rolled=1 active=0 turns=9 tormund=3"
    " | 0 hand=brick4,ore4 discards_due=4 roads=41,33 settlements=23,41"
    " | 1 hand=wool2,grain6 discards_due=4 roads=26,53 settlements=24,43"
    " | 2 hand=lumber3 roads=16,37 settlements=11,27"
)
SEVEN_NEARLY_DONE = SEVEN.replace("discards_due=4", "discards_due=1")
EMPTY_HANDS = SEVEN_NEARLY_DONE.replace("hand=lumber3 ", "")
OFFER = (
    "phase=answers rolled=1 active=0 turns=5 offers=1 offer_give=wool1 offer_want=ore1"
    " | 0 hand=wool2,brick1 roads=41,33 settlements=23,41"
    " | 1 hand=ore1 answer=1 roads=26,53 settlements=24,43"
    " | 2 hand=lumber1 answer=1 roads=16,37 settlements=11,27"
)
LAST_ROAD = (
    "phase=place-roads free_roads=1 rolled=1 card_played=1 active=0 turns=40 road_owner=0"
    " | 0 roads=0,1,2,3,4,5,6 hand=ore1 settlements=1,3"
    " | 1 roads=74,75,76,77,66,65 settlements=58 | 2 settlements=36 roads=44"
)
POINT_BEFORE_TEN = (
    "phase=turn rolled=1 active=0 turns=80 gone=roads2,winter2 patrol_owner=0"
    " | 0 hand=wool1,grain1,ore1 patrols=3 cards=victory1 keeps=0,1,2 roads=0"
    " | 1 settlements=36 roads=44 | 2 settlements=42 roads=52"
)

CASES = [
    Case("founding with three seats", (55, 146, 7484, 19818), options={"players": 3}),
    Case(
        "founding with four seats, who begins left to the dice",
        (4, 220, 584, 29936),
        options={"first": "roll"},
    ),
    Case("fixed start", (1, 36, 298, 1444, 10892), options={"start": "fixed"}),
    Case(
        "fixed start without trade",
        (1, 36, 173, 314, 1598, 14632),
        options={"start": "fixed", "trade": False},
    ),
    Case(
        "a variable board is dealt",
        (5, 25, 125, 625, 3121, 15524),
        options={"board": "variable", "players": 3},
    ),
    Case(
        "the middle of a match, before the roll",
        (2, 55, 366, 2904, 20183),
        MIDDLE,
        {"trade": False},
    ),
    Case("the middle of a match, with trade", (2, 55, 462, 4556, 38646), MIDDLE),
    Case("a rich hand without trade", (36, 957, 19484), RICH, {"players": 3, "trade": False}),
    Case("a rich hand with trade", (42, 1186, 25659), RICH, {"players": 3, "offers": 1}),
    Case(
        "a rich hand in separate phases",
        (23, 284, 2760, 27038),
        RICH,
        {"players": 3, "trade": False, "phases": "separate"},
    ),
    Case("a seven with two seats that discard", (4, 16, 63, 243, 870, 2740), SEVEN, {"players": 3}),
    Case(
        "the last discards, then Tormund",
        (4, 8, 152, 592, 4204, 23264),
        SEVEN_NEARLY_DONE,
        {"players": 3},
    ),
    Case(
        "the last discards where robbing is a choice",
        (4, 8, 152, 640, 3292, 17720),
        SEVEN_NEARLY_DONE,
        {"players": 3, "edition": "pl"},
    ),
    Case("Tormund among empty hands", (4, 8, 152, 928, 5180, 25200), EMPTY_HANDS, {"players": 3}),
    Case("an open offer", (6, 30, 159, 861, 4596, 23848), OFFER, {"players": 3}),
    Case("the last free road", (5, 5, 5, 180, 720, 720), LAST_ROAD, {"players": 3, "trade": False}),
    Case(
        "one point before ten",
        (2, 3, 37, 145, 216, 1374),
        POINT_BEFORE_TEN,
        {"players": 3, "trade": False},
    ),
]


# ------------------------------------------------------------------ counting


def engine_moves(game: Game[Any], state: Any) -> list[tuple[int, int]]:
    moves = [(seat, a) for seat in game.actors(state) for a in game.legal(state, seat)]
    return moves + [(CHANCE, action) for action, _ in game.outcomes(state)]


def count(game: Game[Any], state: Any, depth: int) -> int:
    """Sequences of so many moves in the engine; shorter ones that end the match do not count."""
    moves = engine_moves(game, state)
    if depth == 1:
        return len(moves)
    return sum(count(game, after(game, state, move), depth - 1) for move in moves)


def after(game: Game[Any], state: Any, move: tuple[int, int]) -> Any:
    copy = state.copy()
    game.play(copy, *move)
    return copy


def plain_moves(table: plain.Table) -> list[tuple[int, str]]:
    moves = [(s, text) for s in plain.actors(table) for text in plain.legal(table, s)]
    return moves + [(CHANCE, text) for text in plain.outcomes(table)]


def plain_count(table: plain.Table, depth: int) -> int:
    """The same in the plain game."""
    moves = plain_moves(table)
    if depth == 1:
        return len(moves)
    return sum(plain_count(plain_after(table, move), depth - 1) for move in moves)


def plain_after(table: plain.Table, move: tuple[int, str]) -> plain.Table:
    copy = table.copy()
    play(copy, *move)
    return copy


def split(case: Case, depth: int) -> dict[str, list[int]]:
    """Where the two differ: the counts after each first move, engine and plain."""
    game, state, table = case.game, case.state(), case.table()
    counts: dict[str, list[int]] = {}
    for seat, action in engine_moves(game, state):
        below = count(game, after(game, state, (seat, action)), depth - 1) if depth > 1 else 1
        counts[f"{seat} {game.text(action)}"] = [below, 0]
    for seat, text in plain_moves(table):
        below = plain_count(plain_after(table, (seat, text)), depth - 1) if depth > 1 else 1
        counts.setdefault(f"{seat} {text}", [0, 0])[1] = below
    return {move: both for move, both in counts.items() if both[0] != both[1]}


# ------------------------------------------------------------------ tests


def every_depth(fits: Callable[[int], bool] = lambda number: True) -> pytest.MarkDecorator:
    """Cases with each of their depths, the count of which fits."""
    found = [
        pytest.param(case, depth, expected, id=f"{case.name}, {depth}")
        for case in CASES
        for depth, expected in enumerate(case.counts, start=1)
        if fits(expected)
    ]
    return pytest.mark.parametrize(("case", "depth", "expected"), found)


@every_depth()
def test_the_engine_counts(case: Case, depth: int, expected: int) -> None:
    found = count(case.game, case.state(), depth)
    assert found == expected, f"{found} sequences, not {expected}: {split(case, depth)}"


@every_depth(lambda number: number <= PLAIN_LIMIT)
def test_the_plain_game_counts(case: Case, depth: int, expected: int) -> None:
    assert plain_count(case.table(), depth) == expected


@pytest.mark.slow
@every_depth(lambda number: number > PLAIN_LIMIT)
def test_the_plain_game_counts_far(case: Case, depth: int, expected: int) -> None:
    assert plain_count(case.table(), depth) == expected


def show(limit: int = 60_000) -> None:
    """Print the counts of all cases as the plain game finds them."""
    for case in CASES:
        counts: list[int] = []
        while len(counts) < 6 and (len(counts) < 2 or counts[-1] ** 2 / counts[-2] < limit):
            counts.append(plain_count(case.table(), len(counts) + 1))
        print(f"{case.name}: {', '.join(map(str, counts))}", flush=True)


if __name__ == "__main__":
    show()
