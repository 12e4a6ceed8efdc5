"""A match: one play of a game, checked, recorded, and told to each seat as it may know it."""

from collections.abc import Sequence
from typing import Any, Generic

from hexhold.core import faults
from hexhold.core.changes import Change
from hexhold.core.contract import (
    CHANCE,
    Action,
    Event,
    Game,
    Illegal,
    Move,
    NotationError,
    Refusal,
    Result,
    S,
    View,
)
from hexhold.core.fair import Proof
from hexhold.core.luck import Luck, SeededLuck
from hexhold.core.record import write_record
from hexhold.core.rng import Rng

AnyAction = int | str | Action


class Step(Generic[S]):
    """An action and what chance makes of it, played ahead on a copy."""

    def __init__(self, match: "Match[S]") -> None:
        self.game = match.game
        self.before = match.state
        self.after = len(match.moves)
        self.state = match.state.copy()
        self.moves: list[Move] = []
        self.notes: list[Any] = []

    def play(self, move: Move) -> None:
        """Do a move that was checked before."""
        self.notes += self.game.play(self.state, *move)
        self.moves.append(move)


class Match(Generic[S]):
    """Options, moves and the state they lead to.

    With luck (a seed), chance moves are drawn as soon as they are due. Without, CHANCE is among
    the actors and its moves come from outside, as in a replay or a test with chosen dice.
    """

    def __init__(self, game: Game[S], state: S | None = None, luck: Luck | None = None) -> None:
        self.game = game
        self.state: S = game.new_state() if state is None else state
        self.luck = luck
        self.moves: list[Move] = []
        self._start = None if state is None else game.position(state)
        self._before: S = self.state.copy()
        self._moves_before = 0
        self._notes: list[Any] = []
        self._public_changes: list[Change] | None = None
        self._draw()

    # -- asking ---------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Nothing more can be done."""
        return self.state.over

    @property
    def actors(self) -> list[int]:
        """The seats that may act now."""
        return self.game.actors(self.state)

    @property
    def result(self) -> Result | None:
        """How the match ended, if it has."""
        return self.game.result(self.state)

    def legal(self, seat: int) -> list[int]:
        """All that a seat may do now, or CHANCE."""
        if seat == CHANCE:
            return [action for action, _ in self.game.outcomes(self.state)]
        return self.game.legal(self.state, seat)

    def asked(self, seat: int) -> str | None:
        """What a seat is asked now, by the name that its view has for it; nothing if it is not."""
        return self.game.question(self.state) if seat in self.actors else None

    def outcomes(self) -> list[tuple[int, float]]:
        """All that chance may do now, with probabilities that sum to one."""
        weighted = self.game.outcomes(self.state)
        whole = sum(weight for _, weight in weighted)
        return [(action, weight / whole) for action, weight in weighted]

    def check(self, seat: int, action: AnyAction) -> Refusal | None:
        """Nothing, or why the seat may not do it now."""
        return self.game.check_all(self.state, seat, self.expand(action))

    def view(self, seat: int) -> View:
        """All that a seat may know."""
        return self.game.view(self.state, seat)

    def events_for(self, seat: int) -> list[Event]:
        """What a seat may know of what the last `play` brought, drawn chance moves included.

        The last event holds the changes from the seat's view before to its view now.
        """
        found = self.public_changes() + self.private_changes(seat)
        return [*self.story_for(seat), {"event": "changed", "changes": found}]

    def story_for(self, seat: int) -> list[Event]:
        """The same without the changes."""
        return self.game.events(self.state, self._notes, seat)

    @property
    def told_alike(self) -> bool:
        """Whether the story is the same for every seat."""
        return not self.game.hides(self._notes)

    def public_changes(self) -> list[Change]:
        """The changes that are the same in every seat's view; compared only once."""
        if self._public_changes is None:
            self._public_changes = self.game.public_changes(self._before, self.state)
        return self._public_changes

    def private_changes(self, seat: int) -> list[Change]:
        """All other changes of a seat's view."""
        return self.game.private_changes(self._before, self.state, seat)

    @property
    def notes(self) -> list[Any]:
        """The notes of the last `play`, for `Game.events`."""
        return self._notes

    def imagine(self, seat: int, rng: Rng) -> S:
        """A state that the seat cannot tell from the real one."""
        return self.game.imagine(self.state, seat, rng)

    # -- doing ----------------------------------------------------------------

    def play(self, seat: int, action: AnyAction) -> None:
        """Do an action if it is allowed, else raise Illegal and change nothing."""
        actions = self.expand(action)
        refusal = self.game.check_all(self.state, seat, actions)
        if refusal is not None:
            raise Illegal(refusal)
        self._begin_step()
        for number in actions:
            self._do((seat, number))
        self._draw()

    def play_moves(self, moves: Sequence[Move]) -> None:
        """Do moves that were checked before, as one step: an action and what chance made of it."""
        self._begin_step()
        for move in moves:
            self._do(move)

    def ahead(self) -> Step[S]:
        """The next step, to be tried out: nothing happens here unless it is adopted."""
        return Step(self)

    def adopt(self, step: Step[S]) -> bool:
        """Let a step happen that was tried out, if the match has not gone on since."""
        if step.before is not self.state or step.after != len(self.moves):
            return False
        self._before, self.state = self.state, step.state
        self._moves_before = step.after
        self._notes = step.notes
        self._public_changes = None
        self.moves += step.moves
        return True

    def take_back(self) -> None:
        """Let the last step not have happened; of the one before nothing is left to tell."""
        del self.moves[self._moves_before :]
        self.state = self._before
        self._begin_step()

    def _begin_step(self) -> None:
        """What is now becomes what was before."""
        self._before = self.state.copy()
        self._moves_before = len(self.moves)
        self._notes = []
        self._public_changes = None

    def _do(self, move: Move) -> None:
        self._notes += self.game.play(self.state, *move)
        self.moves.append(move)

    def _draw(self) -> None:
        """Let luck make the chance moves that are due."""
        if self.luck is None:
            return
        while outcomes := self.game.outcomes(self.state):
            self._do((CHANCE, self.luck.pick(outcomes)))

    # -- names and records ----------------------------------------------------

    def expand(self, action: AnyAction) -> tuple[int, ...]:
        """Any form of an action as the engine's ints: several if it is put together from words."""
        if isinstance(action, (str, Action)):
            return self.game.expand(action)
        if isinstance(action, bool) or not isinstance(action, int):
            raise NotationError(faults.NO_ACTION, action=action)
        return (action,)

    def number(self, action: AnyAction) -> int:
        """Any form of an action that is one int."""
        if isinstance(action, str):
            return self.game.parse(action)
        return self.game.number(action) if isinstance(action, Action) else self.expand(action)[0]

    def text(self, action: int) -> str:
        """An action as text."""
        return self.game.text(action)

    def position(self) -> str:
        """The state as one line of text."""
        return self.game.position(self.state)

    def record(self, proof: Proof | None = None) -> str:
        """The match as text that replays without a seed, with the proof of fair dice if given."""
        return write_record(self.game, self._start, self.moves, self.state, proof)

    def copy(self) -> "Match[S]":
        """The same match again, sharing nothing that changes.

        Seeded luck is copied too, so both go on with the same dice. Other luck stays behind: the
        copy's chance moves come from outside.
        """
        other: Match[S] = Match(self.game)
        other.state = self.state.copy()
        other._start = self._start
        other.luck = SeededLuck(self.luck.rng.copy()) if isinstance(self.luck, SeededLuck) else None
        other.moves = list(self.moves)
        other._before = self._before.copy()
        other._moves_before = self._moves_before
        other._notes = list(self._notes)
        return other


def start(game: Game[S], seed: int | None = None) -> Match[S]:
    """A new match; with a seed, chance moves are drawn from it."""
    return Match(game, luck=None if seed is None else SeededLuck(Rng(seed)))


def resume(game: Game[S], position: str | None, moves: list[Move], state: S) -> Match[S]:
    """The match that these moves led to this state; nothing of it is left to tell."""
    match = Match(game, None if position is None else game.state_at(position))
    match.moves = moves
    match.state = state
    match._begin_step()
    return match


def continue_from(game: Game[S], position: str, seed: int | None = None) -> Match[S]:
    """A match that begins in the middle, at a position."""
    luck = None if seed is None else SeededLuck(Rng(seed))
    return Match(game, game.state_at(position), luck)
