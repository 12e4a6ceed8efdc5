"""What can be counted of a match from its moves: decisions, turns and dice."""

from collections import Counter
from collections.abc import Sequence

from hexhold.core.contract import CHANCE, Move
from hexhold.games.watch.engine._actions import DICE, DISCARD, PLAY_WINTER, STEAL
from hexhold.games.watch.engine.brotherhood.wall import guard_points, guards_of
from hexhold.games.watch.engine.drafts import is_word
from hexhold.games.watch.engine.state import TEN_POINTS, TURN_LIMIT, State, victory_cards


def count_decisions(moves: Sequence[Move]) -> int:
    """The seats' decisions; an offer is one, and so are all cards discarded on one seven."""
    decisions = 0
    discarding: set[int] = set()
    for seat, action in moves:
        if DISCARD <= action < PLAY_WINTER:
            decisions += seat not in discarding
            discarding.add(seat)
            continue
        discarding.clear()
        decisions += seat != CHANCE and not is_word(action)
    return decisions


def count_dice(moves: Sequence[Move]) -> dict[int, int]:
    """How often each sum of the two dice came."""
    rolls = [(action - DICE) % 36 for _, action in moves if DICE <= action < STEAL]
    return dict(sorted(Counter(roll // 6 + roll % 6 + 2 for roll in rolls).items()))


def dice_of(action: int) -> dict[str, int | str]:
    """The sum of the two dice, and the wildling die where there is one."""
    if not DICE <= action < STEAL:
        return {}
    wildling, roll = divmod(action - DICE, 36)
    dice: dict[str, int | str] = {"sum": roll // 6 + roll % 6 + 2}
    return dice | {"wildling": wildling} if wildling else dice


def turns_begun(state: State) -> int:
    """How many turns there were, with the last one, which the end of the match may have cut."""
    complete = state.ending == TURN_LIMIT
    if state.ending == TEN_POINTS:
        complete = not state.rules.win_at_once
    return int(state.turns) + (state.over and not complete)


def points_by_source(state: State, seat: int) -> dict[str, int]:
    """Where a seat's points come from; they add up to all it has."""
    own = state.seats[seat]
    award = int(state.rules.award_points)
    return {
        "settlements": int(own.settlements).bit_count(),
        "keeps": 2 * int(own.keeps).bit_count(),
        "longest-road": award * (state.road_owner == seat),
        "largest-patrol": award * (state.patrol_owner == seat),
        "victory-cards": int(victory_cards(own)),
        "guards": int(guard_points(guards_of(own))),
    }
