"""What can be counted of a match from its moves: decisions, turns and dice."""

from collections import Counter
from collections.abc import Sequence

from hexhold.core.contract import CHANCE, Move
from hexhold.watch.engine.actions import DICE, DISCARD, PLAY_WINTER, STEAL
from hexhold.watch.engine.state import State


def count_decisions(moves: Sequence[Move]) -> int:
    """The seats' decisions; all cards that a seat discards on one seven are one."""
    decisions = 0
    discarding: set[int] = set()
    for seat, action in moves:
        if DISCARD <= action < PLAY_WINTER:
            decisions += seat not in discarding
            discarding.add(seat)
            continue
        discarding.clear()
        decisions += seat != CHANCE
    return decisions


def count_dice(moves: Sequence[Move]) -> dict[int, int]:
    """How often each sum of the two dice came."""
    rolls = [(action - DICE) % 36 for _, action in moves if DICE <= action < STEAL]
    return dict(sorted(Counter(roll // 6 + roll % 6 + 2 for roll in rolls).items()))


def turns_begun(state: State) -> int:
    """How many turns there were; the winner's last one never ended."""
    return int(state.turns) + (state.winner >= 0)
