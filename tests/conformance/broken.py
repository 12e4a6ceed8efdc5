"""The tiny game, broken in one way at a time; each variant says which promise finds it."""

from dataclasses import replace
from itertools import count
from typing import Any

from tests.tiny_game.tiny.game import CHANGE, DEAL, KEEP, Table, Tiny, make

from hexhold.core.contract import CHANCE, Action, Refusal, Result, View

# ------------------------------------------------------------------ names


class OneNumberTwice(Tiny):
    """an action has one number"""

    def every_action(self) -> list[int]:
        return [KEEP, *super().every_action()]


class LosesTheCard(Tiny):
    """int -> object -> int is lossless"""

    def describe(self, action: int) -> Action:
        thing = super().describe(action)
        return Action("deal", ("1",)) if thing.kind == "deal" else thing


class LosesTheText(Tiny):
    """int -> text -> int is lossless"""

    def parse(self, text: str) -> int:
        return super().parse(text) or CHANGE


class SpeaksInPieces(Tiny):
    """a text has plain words"""

    def text(self, action: int) -> str:
        return super().text(action) + " "


class TakesNonsense(Tiny):
    """nonsense is refused"""

    def parse(self, text: str) -> int:
        return super().parse(" ".join(text.split()[:2]))


class AllowsAnyNumber(Tiny):
    """a number that is no action is refused"""

    def check(self, state: Table, seat: int, action: int) -> Refusal | None:
        return super().check(state, seat, action) if action in self.every_action() else None


# ------------------------------------------------------------------ legality


class NobodyIsAsked(Tiny):
    """a match is over when nobody may act"""

    def actors(self, state: Table) -> list[int]:
        return [] if state.phase == "choose" else super().actors(state)


class AsksTwice(Tiny):
    """an actor is named once"""

    def actors(self, state: Table) -> list[int]:
        return super().actors(state) * 2


class HasNoResult(Tiny):
    """a match that is over has a result"""

    def result(self, state: Table) -> Result | None:
        return None


class LeavesASeatSpeechless(Tiny):
    """actors, and only they, have actions"""

    def legal(self, state: Table, seat: int) -> list[int]:
        return [] if seat == 0 else super().legal(state, seat)


class ListsForAll(Tiny):
    """actors, and only they, have actions"""

    def legal(self, state: Table, seat: int) -> list[int]:
        return [KEEP, CHANGE] if 0 <= seat < self.seats else []


class ListsTwice(Tiny):
    """an action is listed once"""

    def legal(self, state: Table, seat: int) -> list[int]:
        return super().legal(state, seat) * 2


class ListsForSpectators(Tiny):
    """who has no seat has no actions"""

    def legal(self, state: Table, seat: int) -> list[int]:
        return [KEEP] if seat == -2 else super().legal(state, seat)


class ForgetsAnAction(Tiny):
    """allowed is listed"""

    def legal(self, state: Table, seat: int) -> list[int]:
        return super().legal(state, seat)[:1]

    def check(self, state: Table, seat: int, action: int) -> Refusal | None:
        return make(Tiny).check(state, seat, action)


class ForgetsAnOutcome(Tiny):
    """allowed is listed"""

    def check(self, state: Table, seat: int, action: int) -> Refusal | None:
        if seat == CHANCE and state.phase == "roll" and action == DEAL + 1:
            return None
        return super().check(state, seat, action)


class RefusesWhatItLists(Tiny):
    """a listed action is allowed"""

    def check(self, state: Table, seat: int, action: int) -> Refusal | None:
        wrong = Refusal("tiny.no", seat, self.text(action)) if action == CHANGE else None
        return wrong or super().check(state, seat, action)


class GivesNoReason(Tiny):
    """a refusal names its rule"""

    def check(self, state: Table, seat: int, action: int) -> Refusal | None:
        refusal = super().check(state, seat, action)
        return refusal and replace(refusal, rule="")


class BlamesAnother(Tiny):
    """a refusal says who and what"""

    def check(self, state: Table, seat: int, action: int) -> Refusal | None:
        refusal = super().check(state, seat, action)
        return refusal and replace(refusal, seat=0)


class PunishesTheRefused(Tiny):
    """a refused action leaves the state alone"""

    def check(self, state: Table, seat: int, action: int) -> Refusal | None:
        refusal = super().check(state, seat, action)
        if refusal and state.phase == "choose":
            state.die = (state.die or 0) % 6 + 1
        return refusal


class ChangesWhenAsked(Tiny):
    """asking changes nothing|alone|view before"""

    def view(self, state: Table, seat: int) -> View:
        seen = super().view(state, seat)
        if state.over and seat == 1:
            state.die = 1
        return seen


class Repeats(Tiny):
    """an action is listed once"""

    def outcomes(self, state: Table) -> list[tuple[int, int]]:
        return super().outcomes(state) * 2


class Weightless(Tiny):
    """an outcome has a weight"""

    def outcomes(self, state: Table) -> list[tuple[int, int]]:
        return [(action, weight * (action % 2)) for action, weight in super().outcomes(state)]


class Heavy(Tiny):
    """weights are small enough to draw"""

    def outcomes(self, state: Table) -> list[tuple[int, int]]:
        return [(action, 1 << 30) for action, _ in super().outcomes(state)]


class FirstComeFirstServed(Tiny):
    """answers may come in any order"""

    def play(self, state: Table, seat: int, action: int) -> list[Any]:
        if seat == 0 and state.choices[1] is None:
            state.die = 1
        return super().play(state, seat, action)


# ------------------------------------------------------------------ states


class Unsound(Tiny):
    """a state is sound"""

    def play(self, state: Table, seat: int, action: int) -> list[Any]:
        notes = super().play(state, seat, action)
        if state.over:
            state.hands[0] = state.hands[1]
        return notes


class ForgetsTheChoices(Tiny):
    """a position is lossless"""

    def state_at(self, position: str) -> Table:
        return replace(super().state_at(position), choices=[None] * self.seats)


class WritesAtWill(Tiny):
    """a position is written in one way|a position is one line"""

    lines = count()

    def position(self, state: Table) -> str:
        return super().position(state) + " " * next(self.lines)

    def digest(self, state: Table) -> int:
        return len(state.deck)


class DigestsAtWill(Tiny):
    """equal states have one digest"""

    digests = count()

    def digest(self, state: Table) -> int:
        return next(self.digests)


class HasAMindOfItsOwn(Tiny):
    """a move has one outcome"""

    times = count()

    def play(self, state: Table, seat: int, action: int) -> list[Any]:
        notes = super().play(state, seat, action)
        if state.phase == "choose" and seat == CHANCE:
            state.die = next(self.times) % 6 + 1
        return notes
