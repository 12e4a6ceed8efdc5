"""A tiny game of a die and hidden cards: enough to have every duty of the contract, and no more.

Each seat is dealt a card face down, a die is rolled, and all choose at once and in secret to keep
their card or to change it for one of the deck. Then the choices are shown, the changed cards dealt,
and the card nearest to the die wins; of two equally near ones the higher.
"""

from collections.abc import Iterable, Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final
from zlib import crc32

from hexhold.core.contract import (
    CHANCE,
    Action,
    Event,
    Game,
    NotationError,
    Refusal,
    Result,
    View,
)
from hexhold.core.options import Option, Schema
from hexhold.core.rng import Rng

CARDS: Final = tuple(range(1, 9))
NAMES: Final = ("keep", "change", *(f"deal {c}" for c in CARDS), *(f"die {n}" for n in range(1, 7)))
KEEP, CHANGE, DEAL, DIE = 0, 1, 1, 9  # DEAL + card, DIE + number


@dataclass
class Table:
    """The state: cards by seat, those laid away, the deck, the choices made so far."""

    hands: list[int | None]
    away: list[int | None]
    choices: list[str | None]
    phase: str = "deal"
    die: int | None = None
    deck: list[int] = field(default_factory=lambda: list(CARDS))

    @property
    def over(self) -> bool:
        return self.phase == "over"

    def copy(self) -> "Table":
        return deepcopy(self)


class Tiny(Game[Table]):
    """The tiny game, for two to four seats."""

    name: ClassVar[str] = "tiny"
    schema: ClassVar[Schema] = Schema((Option("seats", "how many play", 3, lowest=2, highest=4),))

    @property
    def seats(self) -> int:
        return int(self.options["seats"])

    def new_state(self) -> Table:
        return Table([None] * self.seats, [None] * self.seats, [None] * self.seats)

    def digest(self, state: Table) -> int:
        return crc32(self.position(state).encode())

    def position(self, state: Table) -> str:
        rows = (state.hands, state.away, state.choices)
        lists = (",".join(str(item or "-") for item in row) for row in rows)
        return " ".join([state.phase, str(state.die or "-"), *lists])

    def state_at(self, position: str) -> Table:
        phase, die, *lists = position.split()
        hands, away = ([None if x == "-" else int(x) for x in row.split(",")] for row in lists[:2])
        choices = [None if x == "-" else x for x in lists[2].split(",")]
        deck = [card for card in CARDS if card not in (*hands, *away)]
        return Table(hands, away, choices, phase, None if die == "-" else int(die), deck)

    # -- legality -------------------------------------------------------------

    def actors(self, state: Table) -> list[int]:
        if state.phase == "choose":
            return [seat for seat in range(self.seats) if state.choices[seat] is None]
        return [] if state.over else [CHANCE]

    def legal(self, state: Table, seat: int) -> list[int]:
        return [KEEP, CHANGE] if seat in self.actors(state) and seat != CHANCE else []

    def outcomes(self, state: Table) -> list[tuple[int, int]]:
        if state.phase == "deal":
            return [(DEAL + card, 1) for card in state.deck]
        return [(DIE + n, 1) for n in range(1, 7)] if state.phase == "roll" else []

    def check(self, state: Table, seat: int, action: int) -> Refusal | None:
        allowed = self.legal(state, seat)
        if seat == CHANCE:
            allowed = [outcome for outcome, _ in self.outcomes(state)]
        if action in allowed:
            return None
        known = 0 <= action < len(NAMES)
        return Refusal("tiny.turn", seat, self.text(action) if known else str(action))

    def play(self, state: Table, seat: int, action: int) -> list[Any]:
        if seat != CHANCE:
            state.choices[seat] = NAMES[action]
            return [("chosen", seat, None), *self._reveal(state)]
        if action > DIE:
            state.die, state.phase = action - DIE, "choose"
            return [("rolled", None, state.die)]
        taker = state.hands.index(None)
        state.hands[taker] = action - DEAL
        state.deck.remove(action - DEAL)
        if None not in state.hands:
            state.phase = "over" if state.die else "roll"
        return [("dealt", taker, action - DEAL), *self._end(state)]

    def _reveal(self, state: Table) -> Iterator[Any]:
        if None in state.choices:
            return
        yield ("shown", None, list(state.choices))
        for seat, choice in enumerate(state.choices):
            if choice == "change":
                state.away[seat], state.hands[seat] = state.hands[seat], None
        state.phase = "deal" if None in state.hands else "over"
        yield from self._end(state)

    def _end(self, state: Table) -> Iterator[Any]:
        if state.over:
            yield ("ended", self._winner(state), list(state.hands))

    def _winner(self, state: Table) -> int:
        gaps = [
            (abs(int(card or 0) - int(state.die or 0)), -int(card or 0)) for card in state.hands
        ]
        return gaps.index(min(gaps))

    def result(self, state: Table) -> Result | None:
        if not state.over:
            return None
        return Result("shown", self._winner(state), tuple(card or 0 for card in state.hands))

    # -- names ----------------------------------------------------------------

    def describe(self, action: int) -> Action:
        if not 0 <= action < len(NAMES):
            raise NotationError(f"{action} is no action")
        kind, *args = NAMES[action].split()
        return Action(kind, tuple(args))

    def number(self, action: Action) -> int:
        if str(action) not in NAMES:
            raise NotationError(f"{str(action)!r} is no action")
        return NAMES.index(str(action))

    def every_action(self) -> Iterable[int]:
        return range(len(NAMES))

    def can_take_back(self, state: Table, seat: int, action: int, notes: list[Any]) -> bool:
        return False  # the last choice shows all others

    # -- knowledge ------------------------------------------------------------

    def view(self, state: Table, seat: int) -> View:
        playing = 0 <= seat < self.seats
        return {
            "phase": state.phase,
            "die": state.die,
            "chosen": [choice is not None for choice in state.choices],
            "choices": list(state.choices) if None not in state.choices else None,
            "dealt": [card is not None for card in state.hands],
            "hands": list(state.hands) if state.over else None,
            "own": [state.hands[seat], state.away[seat], state.choices[seat]] if playing else None,
        }

    def events(self, state: Table, notes: list[Any], seat: int) -> list[Event]:
        return [
            {"event": name, "seat": who, "what": None if name == "dealt" and seat != who else what}
            for name, who, what in notes
        ]

    def imagine(self, state: Table, seat: int, rng: Rng) -> Table:
        dream = state.copy()
        others = [i for i in range(self.seats) if i != seat]
        rows = (dream.away,) if state.over else (dream.hands, dream.away)
        places = [(row, i) for row in rows for i in others if row[i] is not None]
        pool = sorted([*state.deck, *(int(row[i] or 0) for row, i in places)])
        for row, i in places:
            row[i] = pool.pop(int(rng.below(len(pool))))
        dream.deck = pool
        if None in state.choices:
            for i in (i for i in others if state.choices[i]):
                dream.choices[i] = ("keep", "change")[int(rng.below(2))]
        return dream

    def audit(self, state: Table) -> list[str]:
        seen = [card for card in (*state.hands, *state.away, *state.deck) if card is not None]
        return [] if sorted(seen) == [*CARDS] else [f"these are the cards: {seen}"]


def make(kind: type[Tiny] = Tiny, seats: int = 3) -> Tiny:
    """The game, or a variant of it."""
    return kind(kind.schema.check({"seats": seats}))
