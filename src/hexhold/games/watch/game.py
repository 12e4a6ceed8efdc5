"""The Watch behind the library's contract."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any, ClassVar, cast

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.changes import Change
from hexhold.core.contract import (
    CHANCE,
    Action,
    Event,
    Game,
    Move,
    NotationError,
    Refusal,
    Result,
    Said,
    Tally,
    View,
)
from hexhold.core.options import Schema
from hexhold.core.rng import Rng
from hexhold.games.watch import boards, faults, position
from hexhold.games.watch.declaration import COUNTER, NOTATION, OFFER
from hexhold.games.watch.editions import SCHEMA, rules_for
from hexhold.games.watch.engine import referee
from hexhold.games.watch.engine._actions import (
    ACTIONS,
    DECLINE,
    END,
    PASS,
    ROB,
    ROLL,
    TORMUND,
    WITHDRAW,
)
from hexhold.games.watch.engine.audit import digest_of
from hexhold.games.watch.engine.board import Board
from hexhold.games.watch.engine.building import place_settlement
from hexhold.games.watch.engine.geometry import CAMP
from hexhold.games.watch.engine.playout import play_counting_dice
from hexhold.games.watch.engine.roads import lay_road
from hexhold.games.watch.engine.scoring import points_of
from hexhold.games.watch.engine.setup import begin_match, give_starting_cards
from hexhold.games.watch.engine.state import (
    ANSWERS,
    ASKED,
    ENDINGS,
    MAIN,
    NOTE_SIZE,
    Rules,
    State,
    facts,
    new_state,
)
from hexhold.games.watch.engine.tables import DECK_BASE, DECK_BROTHERHOOD
from hexhold.games.watch.engine.tormund import NOBODY
from hexhold.games.watch.engine.trade import may_offer
from hexhold.games.watch.events import HIDDEN, tell
from hexhold.games.watch.imagine import imagine
from hexhold.games.watch.invariants import audit, impossibility
from hexhold.games.watch.places import Places, places_of
from hexhold.games.watch.tally import (
    count_decisions,
    count_dice,
    dice_of,
    points_by_source,
    turns_begun,
)
from hexhold.games.watch.view import (
    PHASES,
    private_changes,
    private_view,
    public_changes,
    public_view,
    view_of,
)
from hexhold.games.watch.why import SOMETHING_ELSE, rule_against, rule_against_exchange

IDLING = (END, ROLL, DECLINE, WITHDRAW, PASS, TORMUND + CAMP, ROB + NOBODY)


class WatchGame(Game[State]):
    """A Game of Thrones Catan with its options chosen."""

    name: ClassVar[str] = "watch"
    schema: ClassVar[Schema] = SCHEMA
    splits_views: ClassVar[bool] = True
    spending: ClassVar[frozenset[str]] = NOTATION.spending
    idling: ClassVar[tuple[int, ...]] = IDLING

    @property
    def seats(self) -> int:
        return int(self.options["players"])

    @cached_property
    def board(self) -> Places:
        return places_of(self.empty_table().board)

    # -- states ---------------------------------------------------------------

    def new_state(self) -> State:
        return self._first_state.copy()

    @cached_property
    def _first_state(self) -> State:
        """Made once: every match of a game begins with a copy."""
        s = self.empty_table()
        if self.options["start"] == "fixed":
            self._place_starts(s)
        begin_match(s)
        return s

    def empty_table(self) -> State:
        """A table with its board and full supplies, nothing on it."""
        layout = self._layout
        shuffled = self.options["board"] != "fixed"
        board = boards.make_board(layout, tiles=shuffled, numbers=self.options["board"] == "random")
        s = new_state(self._rules(layout), board)
        s.deck = self.deck
        return s

    @cached_property
    def _layout(self) -> boards.Layout:
        stations = int(self.options["stations"])
        return boards.layout_for(self.options["mode"], self.seats, stations)

    def _rules(self, layout: boards.Layout) -> Rules:
        rules = rules_for(self.options)
        for number in boards.numbers_of(layout):
            if number > 0:
                rules.tokens[number] += 1
        for route in boards.routes_of(layout):
            rules.routes[route] += 1
        return rules

    @property
    def deck(self) -> int:
        """All development cards of this game, packed."""
        return DECK_BROTHERHOOD if self.options["mode"] == "brotherhood" else DECK_BASE

    def _place_starts(self, s: State) -> None:
        """The settlements and roads of the standard layout; red stays away when three play."""
        colours = boards.BASE.starts[4 - self.seats :]
        for seat, starts in enumerate(colours):
            for start in starts:
                site = boards.site_between(start.settlement)
                place_settlement(s, seat, site)
                lay_road(s, seat, boards.path_between(*start.road))
                if start.starred:
                    give_starting_cards(s, seat, site)

    def digest(self, state: State) -> int:
        return digest_of(facts(state))

    def position(self, state: State) -> str:
        return position.write(state, self._usual_board(), self.deck)

    def state_at(self, text: str) -> State:
        s = self.empty_table()
        s.board = self._usual_board()
        position.read(text, s, self.deck)
        fault = impossibility(s, self.deck)
        if fault is not None:
            raise fault
        if not all(self.legal(s, seat) for seat in self.actors(s) if seat != CHANCE):
            raise NotationError(faults.QUESTIONS)
        return s

    def _usual_board(self) -> Board:
        layout = self._layout
        return boards.make_board(layout, tiles=False, numbers=False)

    # -- legality -------------------------------------------------------------

    def actors(self, state: State) -> list[int]:
        return referee.actors(state)

    def legal(self, state: State, seat: int) -> list[int]:
        return referee.legal(state, seat)

    def outcomes(self, state: State) -> list[tuple[int, int]]:
        return referee.outcomes(state)

    def check(self, state: State, seat: int, action: int) -> Refusal | None:
        if not 0 <= action < ACTIONS:
            return Refusal("watch.turn.unknown-action", seat, str(action))
        if referee.allows(state, seat, action):
            return None
        return self._refusal(state, seat, self.text(action), rule_against(state, seat, action))

    def _refusal(self, state: State, seat: int, text: str, rule: str) -> Refusal:
        something_else = rule in SOMETHING_ELSE
        asked = (self.actors(state)[0], self.question(state)) if something_else else None
        return Refusal(rule, seat, text, asked)

    def check_all(self, state: State, seat: int, actions: Sequence[int]) -> Refusal | None:
        if len(actions) == 1 or (0 <= seat < self.seats and state.seats[seat].draft_give):
            return super().check_all(state, seat, actions)
        rule = rule_against_exchange(state, seat, actions)
        if rule is None:
            return None
        return self._refusal(state, seat, self.text_of(seat, actions), rule)

    def question(self, state: State) -> str:
        return PHASES[state.phase]

    def answering(self, state: State) -> list[int]:
        if state.phase != ANSWERS:
            return []
        return [seat for seat, own in enumerate(state.seats) if own.answer == ASKED]

    def play(self, state: State, seat: int, action: int) -> list[int]:
        state.noting = True
        referee.play(state, seat, action)
        notes = [int(number) for number in state.notes]
        state.notes = vec[i64]()
        state.noting = False
        return notes

    def result(self, state: State) -> Result | None:
        if not state.over:
            return None
        winner = None if state.winner < 0 else int(state.winner)
        points = tuple(int(points_of(own)) for own in state.seats)
        return Result(ENDINGS[state.ending], winner, points)

    # -- names ----------------------------------------------------------------

    def describe(self, action: int) -> Action:
        return NOTATION.describe(action)

    def number(self, action: Action) -> int:
        return NOTATION.number(action)

    def text(self, action: int) -> str:
        return NOTATION.text(action)

    def texts(self, actions: Iterable[int]) -> list[str]:
        return list(map(NOTATION.text, actions))

    def cut(self, actions: list[int], most: int) -> tuple[list[int], list[str]]:
        return NOTATION.cut(actions, most)

    def parse(self, text: str) -> int:
        return NOTATION.parse(text)

    def every_action(self) -> Iterable[int]:
        return NOTATION.every_action()

    def expand(self, action: Action | str) -> tuple[int, ...]:
        return NOTATION.expand(action)

    def is_private(self, action: int) -> bool:
        return action in NOTATION.private

    def composed(self, state: State, seat: int) -> dict[str, str]:
        if seat not in self.actors(state) or not state.seats[seat].hand:
            return {}
        if seat != state.active:
            return {COUNTER.word: COUNTER.example} if state.phase == ANSWERS else {}
        offering = state.phase == MAIN and may_offer(state)
        return {OFFER.word: OFFER.example} if offering else {}

    def said(self, moves: Sequence[Move]) -> list[Said]:
        return NOTATION.said(moves)

    # -- knowledge ------------------------------------------------------------

    def view(self, state: State, seat: int) -> View:
        return cast(View, view_of(state, seat))

    def public_view(self, state: State) -> View:
        return cast(View, public_view(state))

    def private_view(self, state: State, seat: int) -> View:
        return cast(View, private_view(state, seat))

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
        return audit(state, self.deck)

    # -- counting -------------------------------------------------------------

    def tally(self, state: State, moves: Sequence[Move]) -> Tally:
        return Tally(count_decisions(moves), turns_begun(state), count_dice(moves))

    def play_randomly(self, state: State, rng: Rng) -> Tally:
        dice = vec[i64]([0] * 13)
        decisions = int(play_counting_dice(state, rng, dice))
        rolled = {total: int(dice[total]) for total in range(2, 13) if dice[total]}
        return Tally(decisions, turns_begun(state), rolled)

    def can_take_back(self, state: State, seat: int, action: int, notes: list[Any]) -> bool:
        return self.describe(action).kind not in NOTATION.revealing

    def dice(self, action: int) -> dict[str, int | str]:
        return dice_of(action)

    def point_sources(self, state: State) -> list[dict[str, int]]:
        return [points_by_source(state, seat) for seat in range(self.seats)]
