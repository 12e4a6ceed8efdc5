"""What every game offers, whatever its rules: the one door for matches, bots, servers and tests.

A game's options are chosen when it is made. States are the game's own and opaque here. Actions
are ints inside, `Action` objects and text at the border; the three convert without loss.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Protocol, Self, TypeVar

from hexhold.core.changes import Change, changes
from hexhold.core.faults import CodedError
from hexhold.core.luck import SeededLuck
from hexhold.core.options import Options, Schema
from hexhold.core.rng import Rng
from hexhold.core.speech import ORIGINAL, tell

if TYPE_CHECKING:
    from hexhold.core.match import Match

CHANCE: Final = -1  # the seat that rolls, draws and deals
SPECTATOR: Final = -2  # nobody's seat: sees what nobody hides

Move = tuple[int, int]  # a seat and its action
Event = dict[str, Any]
View = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Action:
    """An action as a small object: its kind, and the words that follow it."""

    kind: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.kind, *self.args))


@dataclass(frozen=True, slots=True)
class Said:
    """What a seat said in one piece: an action, or all the actions that one text stands for."""

    seat: int
    actions: tuple[int, ...]
    text: str


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not allowed: the id of a rule in the almanac.

    If it is because something else is asked, `asked` says of which seat and what: the question by
    its name in views. `text` says all of it to a person.
    """

    rule: str
    seat: int
    action: str
    asked: tuple[int, str] | None = None

    def text(self, language: str = ORIGINAL) -> str:
        """Why not, in a player's words: in en, de, pl or ru."""
        return tell(self, language)


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended. No winner means that everybody lost, or that a limit was reached."""

    ending: str
    winner: int | None
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tally:
    """What can be counted of a whole match: the seats' decisions, turns, and dice by their sum."""

    decisions: int
    turns: int
    dice: dict[int, int]


class Illegal(Exception):
    """An action was played that the rules refuse."""

    def __init__(self, refusal: Refusal) -> None:
        text = f"seat {refusal.seat} may not {refusal.action!r}: {refusal.rule}"
        if refusal.asked is not None:
            seat, question = refusal.asked
            asked = "chance" if seat == CHANCE else f"seat {seat}"
            text += f" ({asked} is asked: {question})"
        super().__init__(text)
        self.refusal = refusal


class NotationError(CodedError):
    """A text is no action, or no position, of this game."""


class State(Protocol):
    """What the library needs to know of any game's state."""

    @property
    def over(self) -> bool: ...

    def copy(self) -> Self: ...


S = TypeVar("S", bound=State)


class Game(ABC, Generic[S]):
    """One game with its options chosen: makes states and answers every question about them."""

    name: ClassVar[str]
    schema: ClassVar[Schema]
    splits_views: ClassVar[bool] = False  # a view is a public part with a private one laid over it
    spending: ClassVar[frozenset[str]] = frozenset()  # kinds that give something away by choice
    idling: ClassVar[tuple[int, ...]] = ()  # actions that change least, wherever one is allowed

    def __init__(self, options: Options) -> None:
        self.options = options

    @property
    @abstractmethod
    def seats(self) -> int:
        """How many seats play."""

    def start(self, seed: int | None = None) -> "Match[S]":
        """A new match; with a seed, chance moves are drawn from it."""
        from hexhold.core.match import start  # a match is made of this contract, not the reverse

        return start(self, seed)

    @property
    def board(self) -> Any:
        """The places of the board as they are before anything is dealt, where there is a board."""
        return None

    # -- states ---------------------------------------------------------------

    @abstractmethod
    def new_state(self) -> S:
        """The state before the first move."""

    @abstractmethod
    def digest(self, state: S) -> int:
        """A number that two states share when they are the same."""

    @abstractmethod
    def position(self, state: S) -> str:
        """A state as one line of text."""

    @abstractmethod
    def state_at(self, position: str) -> S:
        """The state that a line of text describes."""

    # -- legality -------------------------------------------------------------

    @abstractmethod
    def actors(self, state: S) -> list[int]:
        """The seats that may act now; a driver that wants one at a time takes the first."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> list[int]:
        """All that a seat may do now."""

    @abstractmethod
    def outcomes(self, state: S) -> list[tuple[int, int]]:
        """All that chance may do now, each with its weight."""

    @abstractmethod
    def check(self, state: S, seat: int, action: int) -> Refusal | None:
        """Nothing, or why the seat may not do it."""

    def check_all(self, state: S, seat: int, actions: Sequence[int]) -> Refusal | None:
        """The same for actions one after another that are done together or not at all."""
        if len(actions) == 1:
            return self.check(state, seat, actions[0])
        ahead = state.copy()
        for action in actions:
            refusal = self.check(ahead, seat, action)
            if refusal is not None:
                return replace(refusal, action=self.text_of(seat, actions))
            self.play(ahead, seat, action)
        return None

    def question(self, state: S) -> str:
        """What the match waits for, by the name that views use; empty where a game has no names."""
        return ""

    def idle(self, state: S, seat: int) -> int:
        """The action by which a seat that has to act does least: for whoever cannot be asked."""
        for action in self.idling:
            if self.check(state, seat, action) is None:
                return action
        return self.legal(state, seat)[0]

    def answering(self, state: S) -> list[int]:
        """The seats that still have to answer an offer which they may simply decline.

        Whoever made the offer is not among them, though it may act as well; it need not be asked
        while somebody is.
        """
        return []

    @abstractmethod
    def play(self, state: S, seat: int, action: int) -> list[Any]:
        """Do an allowed action; return notes of what followed, to be told by `events`."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """How it ended, if it has."""

    # -- names ----------------------------------------------------------------

    @abstractmethod
    def describe(self, action: int) -> Action:
        """An action as an object."""

    @abstractmethod
    def number(self, action: Action) -> int:
        """An object as the engine's int; NotationError if there is no such action."""

    @abstractmethod
    def every_action(self) -> Iterable[int]:
        """Every action there is, allowed now or not, chance moves included."""

    def text(self, action: int) -> str:
        """An action as text."""
        return str(self.describe(action))

    def texts(self, actions: Iterable[int]) -> list[str]:
        """Many actions as text."""
        return [self.text(action) for action in actions]

    def cut(self, actions: list[int], most: int) -> tuple[list[int], list[str]]:
        """Actions without the kinds that have more than `most` of them, and those kinds."""
        if len(actions) <= most:
            return actions, []
        kinds = Counter(self.describe(action).kind for action in actions)
        many = [kind for kind, count in kinds.items() if count > most]
        return [action for action in actions if self.describe(action).kind not in many], many

    def parse(self, text: str) -> int:
        """A text as the engine's int."""
        kind, *args = text.split() or [""]
        return self.number(Action(kind, tuple(args)))

    # Some actions are small words with which a seat puts a larger one together (a macro, such as
    # an offer): until the last of them is said they are its secret and change nothing else.

    def expand(self, action: Action | str) -> tuple[int, ...]:
        """The ints that a text or object stands for: one, or those of a macro in their order."""
        return (self.parse(action) if isinstance(action, str) else self.number(action),)

    def is_private(self, action: int) -> bool:
        """Whether an action only adds to what a seat is putting together."""
        return False

    def composed(self, state: S, seat: int) -> dict[str, str]:
        """The kinds of macros that a seat may say now, each with an example of its text."""
        return {}

    def said(self, moves: Sequence[Move]) -> list[Said]:
        """Moves as they are written down, the words of a macro together."""
        return [Said(seat, (action,), self.text(action)) for seat, action in moves]

    def text_of(self, seat: int, actions: Sequence[int]) -> str:
        """Actions of a seat as they are written down."""
        return ", ".join(one.text for one in self.said([(seat, action) for action in actions]))

    # -- knowledge ------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, seat: int) -> View:
        """All that a seat (or a spectator) may know, as plain data."""

    @abstractmethod
    def events(self, state: S, notes: list[Any], seat: int) -> list[Event]:
        """What a seat may know of what happened, as plain data."""

    def hides(self, notes: list[Any]) -> bool:
        """Whether seats may be told different things of what happened; if not, tell it once."""
        return True

    @abstractmethod
    def imagine(self, state: S, seat: int, rng: Rng) -> S:
        """A state that this seat cannot tell from the real one, the hidden parts dealt anew.

        It may depend on what the seat knows and on the generator, on nothing else: gather what is
        hidden in a fixed order before shuffling it.
        """

    # -- soundness ------------------------------------------------------------

    def audit(self, state: S) -> list[str]:
        """What is broken in a state, a sentence each; slow, for tests. See `conformance`."""
        return []

    # -- counting -------------------------------------------------------------

    def tally(self, state: S, moves: Sequence[Move]) -> Tally:
        """What can be counted of a match that ended in this state.

        A game that knows turns and dice, or answers in several steps, counts them itself.
        """
        return Tally(sum(seat != CHANCE for seat, _ in moves), 0, {})

    def play_randomly(self, state: S, rng: Rng) -> Tally:
        """Play a state to its end, every seat choosing evenly; a compiled engine does it faster."""
        luck = SeededLuck(rng)
        moves: list[Move] = []
        while not state.over:
            seat = self.actors(state)[0]
            if seat == CHANCE:
                action = luck.pick(self.outcomes(state))
            else:
                actions = self.legal(state, seat)
                action = actions[int(rng.below(len(actions)))]
            self.play(state, seat, action)
            moves.append((seat, action))
        return self.tally(state, moves)

    def can_take_back(self, state: S, seat: int, action: int, notes: list[Any]) -> bool:
        """Whether an action that no chance move followed revealed nothing and may be undone.

        The state is the one that it led to, the notes are those that it left.
        """
        return True

    def dice(self, action: int) -> dict[str, int | str]:
        """What each die shows that a chance move rolled; empty if it rolled none."""
        return {}

    def point_sources(self, state: S) -> list[dict[str, int]]:
        """For each seat, how many points it has from what; empty where a game does not say."""
        return []

    # A game that splits its views spares whoever serves many seats most of the work.

    def public_view(self, state: S) -> View:
        """What everybody may know; with `private_view` laid over it, a seat's view."""
        raise NotImplementedError

    def private_view(self, state: S, seat: int) -> View:
        """What a seat alone knows: the same keys always, none of them in the public part."""
        raise NotImplementedError

    def public_changes(self, before: S, now: S) -> list[Change]:
        """Changes from the view before to that of now which are the same for everybody."""
        if not self.splits_views:
            return []
        return changes(self.public_view(before), self.public_view(now))

    def private_changes(self, before: S, now: S, seat: int) -> list[Change]:
        """All other changes of a seat's view; a game may know a shorter way for both."""
        if not self.splits_views:
            return changes(self.view(before, seat), self.view(now, seat))
        return changes(self.private_view(before, seat), self.private_view(now, seat))
