"""The whole truth of a match at one moment: one flat vector of ints, and the rules it is played by.

Nothing lives outside the vector, so copying, comparing and hashing are one loop, and a match can
be saved in the middle of any question.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from hexhold.games.rivals.engine.layout import DEPTH, FRAME, MOST_FRAMES, OVER, SIZE, WINNER

INTRO: Final = 0
GOLD_GAME: Final = 1
TURMOIL_GAME: Final = 2
PROGRESS_GAME: Final = 3
DUEL: Final = 4
MODES: Final = ("intro", "gold", "turmoil", "progress", "duel")
NOTE_SIZE: Final = 5
NO_SEAT: Final = -1


@mypyc_attr(acyclic=True)
class Rules:
    """The options of one match as the engine reads them."""

    __slots__ = (
        "advantage_needs_lead", "doubled_face", "event_cards", "face_up_kind", "face_up_returns",
        "first", "forest_two", "goal", "gudrun_each", "gudrun_most", "market_received", "mode",
        "moon_box", "moon_slots", "first_rulings", "fixed_events", "opening_apart", "pool",
        "skip_refill", "stack_at", "stack_set", "stack_start", "stacks", "trade_by_points",
        "turn_limit", "victim_chooses",
    )  # fmt: skip

    def __init__(self, mode: i64) -> None:
        self.mode: i64 = mode
        self.goal: i64 = 7
        self.turn_limit: i64 = 1000
        self.first: i64 = NO_SEAT  # the starting seat, if it is not left to the dice
        self.gudrun_each: i64 = 1
        self.gudrun_most: i64 = 2
        self.victim_chooses: bool = False  # Voyage of Plunder
        self.market_received: bool = False  # the Marketplace looks at what was stored
        self.advantage_needs_lead: bool = False  # a tie takes the token away
        self.skip_refill: bool = False  # after Fraternal Feuds
        self.trade_by_points: bool = False  # the trade face needs no advantage
        self.face_up_returns: bool = False
        self.doubled_face: i64 = 4
        self.forest_two: bool = False  # the lower forest of the stack has a 2
        self.opening_apart: bool = False  # opening hands come from different stacks
        self.first_rulings: bool = False  # as ruled before docs/rulings-rivals.md was corrected
        # What the mode decides (see setup.py):
        self.stacks: i64 = 0
        self.stack_set: vec[i64] = vec[i64]([0] * 6)
        self.stack_at: vec[i64] = vec[i64]([0] * 6)  # where it begins in the vector
        self.stack_start: vec[i64] = vec[i64]([0] * 6)  # cards at the start
        self.pool: vec[i64] = vec[i64]([0] * 4)  # all hand cards of a set that are in
        self.face_up_kind: i64 = -1
        self.event_cards: i64 = 0
        self.fixed_events: i64 = 0
        self.moon_box: i64 = 0
        self.moon_slots: i64 = 0


@mypyc_attr(acyclic=True)
class State:
    """Everything that is true now."""

    __slots__ = ("notes", "noting", "rules", "w")

    def __init__(self, rules: Rules, w: vec[i64]) -> None:
        self.rules: Rules = rules
        self.w: vec[i64] = w
        # Not part of the truth: the notes from which events are made.
        self.noting: bool = False
        self.notes: vec[i64] = vec[i64]()

    def copy(self) -> "State":
        """The same again, sharing nothing that changes."""
        return State(self.rules, self.w[:])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and facts(self) == facts(other)

    def __hash__(self) -> int:
        return hash(tuple(facts(self)))

    @property
    def over(self) -> bool:
        """Nobody has anything left to do."""
        return self.w[WINNER] >= 0 or code_of(top(self)) == OVER


def empty_state(rules: Rules) -> State:
    """A state of zeros."""
    return State(rules, vec[i64]([0] * SIZE))


def facts(s: State) -> list[int]:
    """Every number that makes up the truth, in a fixed order: for equality and digests."""
    return [int(number) for number in s.w]


def note(s: State, event: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
    """Remember that something happened, if anybody is going to read it."""
    if s.noting:
        notes = append(s.notes, event)
        notes = append(notes, seat)
        notes = append(notes, a)
        notes = append(notes, b)
        s.notes = append(notes, c)


# -- frames --


def make_frame(code: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> i64:
    """A question or a job as one number."""
    return code | seat << 8 | a << 9 | b << 17 | c << 25 | d << 33


def code_of(frame: i64) -> i64:
    """What is asked or to be done."""
    return frame & 255


def seat_of(frame: i64) -> i64:
    """Whose it is."""
    return (frame >> 8) & 1


def a_of(frame: i64) -> i64:
    """The first particular."""
    return (frame >> 9) & 255


def b_of(frame: i64) -> i64:
    """The second."""
    return (frame >> 17) & 255


def c_of(frame: i64) -> i64:
    """The third."""
    return (frame >> 25) & 255


def d_of(frame: i64) -> i64:
    """The wide one."""
    return (frame >> 33) & 0xFFFFFFF


def push(s: State, code: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
    """Put a question or a job on top: it comes before all that lies below."""
    w = s.w
    depth = w[DEPTH]
    assert depth < MOST_FRAMES
    w[FRAME + depth] = make_frame(code, seat, a, b, c, d)
    w[DEPTH] = depth + 1


def pop(s: State) -> i64:
    """Take the top frame away."""
    w = s.w
    depth = w[DEPTH] - 1
    frame = w[FRAME + depth]
    w[FRAME + depth] = 0
    w[DEPTH] = depth
    return frame


def top(s: State) -> i64:
    """The frame that is due; 0 if there is none."""
    w = s.w
    if w[DEPTH] == 0:
        return 0
    return w[FRAME + w[DEPTH] - 1]


def retop(s: State, frame: i64) -> None:
    """Replace the top frame."""
    w = s.w
    w[FRAME + w[DEPTH] - 1] = frame
