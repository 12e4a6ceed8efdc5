"""The tiny game, leaking one secret at a time; each variant says which promise finds it."""

from dataclasses import replace
from itertools import count
from typing import Any

from tests.tiny_game.tiny.game import Table, Tiny

from hexhold.core.contract import CHANCE, Event, Refusal, View
from hexhold.core.rng import Rng


class ShowsTheCards(Tiny):
    """the same view"""

    def view(self, state: Table, seat: int) -> View:
        return super().view(state, seat) | {"cards": list(state.hands)}


class ShowsItsData(Tiny):
    """a view is plain data"""

    def view(self, state: Table, seat: int) -> View:
        return super().view(state, seat) | {"actors": tuple(self.actors(state))}


class NeverTheSameView(Tiny):
    """view before \\+ events = view after|the same view|leaves the state alone|not told"""

    glances = count()

    def view(self, state: Table, seat: int) -> View:
        return super().view(state, seat) | {"glance": next(self.glances)}


class TellsTheDeal(Tiny):
    """what looks alike is told alike"""

    def events(self, state: Table, notes: list[Any], seat: int) -> list[Event]:
        return [{"event": name, "seat": who, "what": what} for name, who, what in notes]


class TellsTheChoice(Tiny):
    """what looks alike is told alike"""

    def play(self, state: Table, seat: int, action: int) -> list[Any]:
        notes = super().play(state, seat, action)
        return [("chosen", seat, action), *notes[1:]] if seat != CHANCE else notes


class TellsTheHand(Tiny):
    """an event tells what the view shows, no more"""

    def play(self, state: Table, seat: int, action: int) -> list[Any]:
        held = state.hands[seat]
        notes = super().play(state, seat, action)
        return [("chosen", seat, held), *notes[1:]] if seat != CHANCE else notes


class TellsOfTheState(Tiny):
    """the same events|an event tells what the view shows, no more"""

    def events(self, state: Table, notes: list[Any], seat: int) -> list[Event]:
        told = super().events(state, notes, seat)
        return [*told, {"event": "deck", "cards": state.deck}] if state.phase == "choose" else told


class EndsInSilence(Tiny):
    """what a seat learns, an event tells it"""

    def events(self, state: Table, notes: list[Any], seat: int) -> list[Event]:
        told = super().events(state, notes, seat)
        return [event for event in told if event["event"] not in ("ended", "shown")]


class TakesBackWhatItLearned(Tiny):
    """what may be taken back uncovers nothing"""

    def shown(self, state: Table) -> list[str | None] | None:
        """The second to choose sees what the first has chosen."""
        return list(state.choices) if self.seats - state.choices.count(None) > 1 else None

    def play(self, state: Table, seat: int, action: int) -> list[Any]:
        return [*super().play(state, seat, action), ("seen", None, self.shown(state))]

    def view(self, state: Table, seat: int) -> View:
        return super().view(state, seat) | {"seen": self.shown(state)}

    def imagine(self, state: Table, seat: int, rng: Rng) -> Table:
        dream = super().imagine(state, seat, rng)
        return replace(dream, choices=self.shown(state) or dream.choices)

    def can_take_back(self, state: Table, seat: int, action: int, notes: list[Any]) -> bool:
        return True


class ShowsTwoHalves(Tiny):
    """a view is its public and its private part"""

    splits_views = True

    def public_view(self, state: Table) -> View:
        return self.view(state, -2) | {"own": None}

    def private_view(self, state: Table, seat: int) -> View:
        return {"own": self.view(state, seat)["own"], "seat": seat}


class AsksTheStrong(Tiny):
    """the same actors|answers may come"""

    def actors(self, state: Table) -> list[int]:
        asked = super().actors(state)
        strong = [seat for seat in asked if seat != CHANCE and (state.hands[seat] or 0) > 4]
        return strong or asked


class HintsByActions(Tiny):
    """the same actions"""

    def legal(self, state: Table, seat: int) -> list[int]:
        actions = super().legal(state, seat)
        return actions[::-1] if 8 in state.deck else actions


class HintsByRefusals(Tiny):
    """the same refusals"""

    def check(self, state: Table, seat: int, action: int) -> Refusal | None:
        refusal = super().check(state, seat, action)
        return refusal and replace(refusal, rule=f"tiny.{len(state.deck)}.{state.deck[:1]}")


class ImaginesTheTruth(Tiny):
    """what a seat hides is dealt anew"""

    def imagine(self, state: Table, seat: int, rng: Rng) -> Table:
        return state.copy()


class ImaginesTheTruthAboutOne(Tiny):
    """what a seat hides is dealt anew"""

    def imagine(self, state: Table, seat: int, rng: Rng) -> Table:
        dream = super().imagine(state, seat, rng)
        real, dealt = state.hands[2], dream.hands[2]
        rows: list[list[Any]] = [dream.hands, dream.away, dream.deck]
        for row in rows:
            if seat != 2 and real in row:
                row[row.index(real)], dream.hands[2] = dealt, real
        dream.deck.sort()
        return dream


class SometimesImaginesTheTruth(Tiny):
    """what is imagined depends on the view alone"""

    def imagine(self, state: Table, seat: int, rng: Rng) -> Table:
        return super().imagine(state, seat, rng) if rng.below(2) else state.copy()


class ShufflesFromTheTruth(Tiny):
    """what is imagined depends on the view alone"""

    def imagine(self, state: Table, seat: int, rng: Rng) -> Table:
        dream = super().imagine(state, seat, rng)
        others = [i for i in range(self.seats) if i != seat]
        if state.phase == "choose":
            a, b = others[0], others[-1]
            if (state.hands[a] or 0) > (state.hands[b] or 0):
                dream.hands[a], dream.hands[b] = dream.hands[b], dream.hands[a]
        return dream


class ImaginesTheImpossible(Tiny):
    """a state is sound"""

    def imagine(self, state: Table, seat: int, rng: Rng) -> Table:
        dream = super().imagine(state, seat, rng)
        if dream.deck:
            dream.deck[0] = dream.deck[-1]
        return dream


class ImaginesAnotherEnd(Tiny):
    """the same view|the same result"""

    def imagine(self, state: Table, seat: int, rng: Rng) -> Table:
        dream = super().imagine(state, seat, rng)
        if state.over:
            dream.hands = dream.hands[::-1]
        return dream


class ImaginesInPlace(Tiny):
    """."""

    def imagine(self, state: Table, seat: int, rng: Rng) -> Table:
        dream = super().imagine(state, seat, rng)
        state.hands, state.away, state.deck = dream.hands, dream.away, dream.deck
        return state
