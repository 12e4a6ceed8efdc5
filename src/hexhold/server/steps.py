"""A match by its steps: an action of a seat with the chance moves behind it."""

from array import array
from typing import Any, Final

from hexhold.core.contract import CHANCE, Event, Game, Move
from hexhold.core.match import Match, resume

APART: Final = 24  # steps between two kept states
KEPT: Final = 3
TOLD: Final = 40  # events that somebody who joins is told


def steps_of(game: Game[Any], moves: list[Move]) -> list[list[Move]]:
    """Moves by steps; the first is what chance did before anybody acted."""
    steps: list[list[Move]] = [[]]
    for said in game.said(moves):
        if said.seat != CHANCE:
            steps.append([])
        steps[-1] += [(said.seat, action) for action in said.actions]
    return steps


def story(match: Match[Any], seat: int) -> list[Event]:
    """What a seat may know of a match's last step, without the changes of its view."""
    return match.game.events(match.state, match.notes, seat)


class Recent:
    """The last steps of a match, told again to whoever joins.

    Some earlier states are kept, the last but one at least APART steps back: playing on from there
    costs little, and no table has to carry what it has told to each seat. One more is for when
    the last step is taken back.
    """

    def __init__(self, match: Match[Any]) -> None:
        self.times = array("q")  # of all steps, in milliseconds
        start = match.state.copy(), len(match.moves), 0
        self._kept: list[tuple[Any, int, int]] = [start] * KEPT

    def passed(self, match: Match[Any], at: int) -> None:
        """The match has made one more step."""
        self.times.append(at)
        if len(self.times) % APART == 0:
            now = match.state.copy(), len(match.moves), len(self.times)
            self._kept = [*self._kept[1:], now]

    def taken_back(self) -> None:
        """The last step has not happened."""
        if len(self.times) % APART == 0:
            self._kept = [self._kept[0], *self._kept[:-1]]
        self.times.pop()

    def told(self, match: Match[Any], seat: int) -> list[Event]:
        """What a seat may know of what happened lately, each event with its time."""
        state, first, step_number = self._kept[-2]
        again = resume(match.game, None, [], state.copy())
        events: list[Event] = []
        steps = steps_of(match.game, match.moves[first:])
        steps = steps[min(1, step_number) :]  # before is only the start
        for step, at in zip(steps, self.times[step_number:], strict=True):
            again.play_moves(step)
            events += [{**event, "at": at} for event in story(again, seat)]
        return events[-TOLD:]
