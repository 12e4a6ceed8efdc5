"""The Rivals behind the library's contract."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, cast

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.changes import Change
from hexhold.core.contract import CHANCE, Action, Event, Game, Move, Refusal, Result, Tally, View
from hexhold.core.options import Options, Schema
from hexhold.core.rng import Rng
from hexhold.games.rivals import position
from hexhold.games.rivals.declaration import USUAL, notation_of
from hexhold.games.rivals.editions import SCHEMA, rules_for
from hexhold.games.rivals.engine import _notes as n
from hexhold.games.rivals.engine import referee
from hexhold.games.rivals.engine._actions import END, PASS, ROLL_DICE, ROLLED
from hexhold.games.rivals.engine.advantage import points_of
from hexhold.games.rivals.engine.audit import digest_of
from hexhold.games.rivals.engine.layout import ENDING, ENDINGS, TURNS, WINNER
from hexhold.games.rivals.engine.playout import play_counting_dice
from hexhold.games.rivals.engine.state import NOTE_SIZE, State, facts
from hexhold.games.rivals.events import HIDDEN, tell
from hexhold.games.rivals.imagine import imagine
from hexhold.games.rivals.invariants import audit
from hexhold.games.rivals.tally import dice_of, points_by_source
from hexhold.games.rivals.view import private_changes, public_changes, view_of
from hexhold.games.rivals.why import SOMETHING_ELSE, open_question, rule_against

# What an action that no chance move followed may show somebody nevertheless.
REVEALING = frozenset(
    {
        n.CARD_DRAWN,
        n.STACK_SEEN,
        n.SEEN_IN_STACK,
        n.HAND_SEEN,
        n.SEEN_IN_HAND,
        n.CARD_TAKEN,
        n.CARD_STRIPPED,
        n.CARD_MISSING,
    }
)


class RivalsGame(Game[State]):
    """The Rivals for Catan with its options chosen."""

    name: ClassVar[str] = "rivals"
    schema: ClassVar[Schema] = SCHEMA
    spending: ClassVar[frozenset[str]] = USUAL.spending
    idling: ClassVar[tuple[int, ...]] = (END, ROLL_DICE, PASS)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.rules = rules_for(options)
        self.notation = notation_of(self.rules)

    @property
    def seats(self) -> int:
        return 2

    # -- states ---------------------------------------------------------------

    def new_state(self) -> State:
        return referee.begin(self.rules)

    def digest(self, state: State) -> int:
        return digest_of(facts(state))

    def position(self, state: State) -> str:
        return position.write(state)

    def state_at(self, text: str) -> State:
        return position.read(text, self.rules)

    # -- legality -------------------------------------------------------------

    def actors(self, state: State) -> list[int]:
        return referee.actors(state)

    def legal(self, state: State, seat: int) -> list[int]:
        return referee.legal(state, seat)

    def outcomes(self, state: State) -> list[tuple[int, int]]:
        return referee.outcomes(state)

    def check(self, state: State, seat: int, action: int) -> Refusal | None:
        if USUAL.kind_of(action) is None:
            return Refusal("rivals.turn.unknown-action", seat, str(action))
        if referee.allows(state, seat, action):
            return None
        rule = rule_against(state, seat, action)
        asked = open_question(state) if rule in SOMETHING_ELSE else None
        return Refusal(rule, seat, self.text(action), asked)

    def question(self, state: State) -> str:
        return open_question(state)[1]

    def play(self, state: State, seat: int, action: int) -> list[int]:
        state.noting = True
        referee.play(state, action)
        notes = [int(number) for number in state.notes]
        state.notes = vec[i64]()
        state.noting = False
        return notes

    def result(self, state: State) -> Result | None:
        if not state.over:
            return None
        winner = None if state.w[WINNER] < 0 else int(state.w[WINNER])
        points = tuple(int(points_of(state.w, seat)) for seat in (0, 1))
        return Result(ENDINGS[state.w[ENDING]], winner, points)

    # -- names ----------------------------------------------------------------

    def describe(self, action: int) -> Action:
        return self.notation.describe(action)

    def number(self, action: Action) -> int:
        return self.notation.number(action)

    def text(self, action: int) -> str:
        return self.notation.text(action)

    def texts(self, actions: Iterable[int]) -> list[str]:
        return list(map(self.notation.text, actions))

    def parse(self, text: str) -> int:
        return self.notation.parse(text)

    def every_action(self) -> Iterable[int]:
        return USUAL.every_action()

    # -- knowledge ------------------------------------------------------------

    def view(self, state: State, seat: int) -> View:
        return cast(View, view_of(state, seat))

    def public_changes(self, before: State, now: State) -> list[Change]:
        return public_changes(before, now)

    def private_changes(self, before: State, now: State, seat: int) -> list[Change]:
        return private_changes(before, now, seat)

    def events(self, state: State, notes: list[Any], seat: int) -> list[Event]:
        return tell(notes, seat)

    def hides(self, notes: list[Any]) -> bool:
        return not HIDDEN.isdisjoint(notes[::NOTE_SIZE])

    def imagine(self, state: State, seat: int, rng: Rng) -> State:
        return imagine(state, seat, rng)

    # -- soundness ------------------------------------------------------------

    def audit(self, state: State) -> list[str]:
        return [str(fault) for fault in audit(state)]

    # -- counting -------------------------------------------------------------

    def tally(self, state: State, moves: Sequence[Move]) -> Tally:
        dice: dict[int, int] = {}
        for seat, action in moves:
            if seat == CHANCE and ROLLED <= action < ROLLED + 30:
                number = (action - ROLLED) // 5 + 1
                dice[number] = dice.get(number, 0) + 1
        decisions = sum(seat != CHANCE for seat, _ in moves)
        return Tally(decisions, int(state.w[TURNS]), dict(sorted(dice.items())))

    def play_randomly(self, state: State, rng: Rng) -> Tally:
        dice = vec[i64]([0] * 7)
        decisions = int(play_counting_dice(state, rng, dice))
        rolled = {number: int(dice[number]) for number in range(1, 7) if dice[number]}
        return Tally(decisions, int(state.w[TURNS]), rolled)

    def dice(self, action: int) -> dict[str, int | str]:
        return dice_of(action)

    def point_sources(self, state: State) -> list[dict[str, int]]:
        return [points_by_source(state, seat) for seat in (0, 1)]

    def can_take_back(self, state: State, seat: int, action: int, notes: list[Any]) -> bool:
        """While the same seat is asked and has seen no card that it did not know."""
        asked = referee.actors(state) == [seat]
        return asked and REVEALING.isdisjoint(notes[::NOTE_SIZE])
