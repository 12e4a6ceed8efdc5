"""Planning a turn of the Watch: a beam over the own actions, valued at the end of each line.

Compiled. Many lines of play are followed side by side on copies of the state; equal positions are
merged, the best few go on. A line ends where the seat would stop, or where somebody else is asked.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from hexhold.games.watch.bots.flow import weights_of
from hexhold.games.watch.bots.luck import can_settle, hope_of_show, settle
from hexhold.games.watch.bots.partners import price_of_settling
from hexhold.games.watch.bots.value import value
from hexhold.games.watch.bots.weights import HOLD
from hexhold.games.watch.engine._actions import (
    ACTIONS,
    CONFIRM,
    DISCARD,
    END,
    GIVE,
    INVITE,
    MORMONT_DEMANDS,
    ROLL,
)
from hexhold.games.watch.engine.brotherhood.heroes.mormont import VICTIMS
from hexhold.games.watch.engine.brotherhood.heroes.using import asks_hero_seat
from hexhold.games.watch.engine.referee import fill, play
from hexhold.games.watch.engine.state import (
    ANSWERS,
    ASKED,
    BUILD,
    CHANCE_PHASES,
    DISCARDS,
    MAIN,
    OVER,
    PRE_ROLL,
    State,
)

NOTHING: Final = -1
UNFINISHED: Final = 400  # what a line may still gain that is in the middle of something
MOST_SEEN: Final = 6000
PRIME: Final = 36028797018963913  # the largest below 2**55: 31 times it still fits

_SEEN: Final[vec[i64]] = vec[i64]([0] * MOST_SEEN)


@mypyc_attr(acyclic=True)
class Line:
    """Actions that lead somewhere: the first of them, where, and what that is worth."""

    __slots__ = ("action", "before", "first", "luck", "state", "worth")

    def __init__(
        self, before: "Line | None", action: i64, state: State, luck: i64, worth: i64
    ) -> None:
        self.before: Line | None = before  # the same without its last action
        self.action: i64 = action
        self.state: State = state
        self.first: i64 = action
        if before is not None and before.first != NOTHING:
            self.first = before.first
        self.luck: i64 = luck  # what draws on the way bring on average
        self.worth: i64 = worth

    def actions(self) -> vec[i64]:
        """All of them, in the order in which they are done."""
        done = vec[i64]([])
        line: Line | None = self
        while line is not None:
            if line.action != NOTHING:
                done = append(done, line.action)
            line = line.before
        size = i64(len(done))
        return vec[i64]([done[size - 1 - i] for i in range(size)])


@mypyc_attr(acyclic=True)
class Beam:
    """The lines of one search that go on, and the best that have ended."""

    __slots__ = ("ahead", "ended", "most", "out", "seat", "seen", "width")

    def __init__(self, s: State, seat: i64, width: i64, most: i64) -> None:
        self.seat: i64 = seat
        self.width: i64 = width
        self.most: i64 = most  # ended lines that are kept
        self.seen: i64 = 0
        self.ended: list[Line] = []
        self.ahead: list[Line] = [Line(None, NOTHING, s, 0, value(s, seat))]
        self.out: vec[i64] = vec[i64]([0] * ACTIONS)

    def advance(self) -> None:
        """Every line goes one action further, in all ways."""
        lines = self.ahead
        self.ahead = []
        for line in lines:
            n = fill(line.state, self.seat, self.out)
            actions = self.out[:n]
            for i in range(n):
                if is_tried(line.state, actions[i]):
                    self.extend(line, actions[i])

    def extend(self, line: Line, action: i64) -> None:
        """A line with one action more: it ends there, or goes on if it is good enough."""
        if action == ROLL or (action == END and line.state.rules.win_at_once):
            rest = line.worth + worth_of_waiting(line.state, action)
            self.end(Line(line, action, line.state, line.luck, rest))
            return
        after = line.state.copy()
        play(after, self.seat, action)
        luck = line.luck - price_of_partner(line.state, self.seat, action)
        while can_settle(after):
            luck += settle(after, self.seat)
        if action == END and after.phase != OVER:
            self.end(Line(line, action, line.state, line.luck, line.worth))
            return
        worth = value(after, self.seat) + luck
        if not is_asked(after, self.seat):
            worth += hope_of_show(after, self.seat)
            self.end(Line(line, action, after, luck, worth))
        elif self.is_new(after):
            self.keep(Line(line, action, after, luck, worth))

    def end(self, line: Line) -> None:
        """Put a line that stops here among the best that did; the first of equals counts."""
        ended = self.ended
        at = len(ended)
        while at > 0 and ended[at - 1].worth < line.worth:
            at -= 1
        if at < self.most:
            ended.insert(at, line)
            if len(ended) > self.most:
                ended.pop()

    def is_new(self, s: State) -> bool:
        """Whether no line has come to this position before."""
        key = key_of(s, self.seat)
        for i in range(self.seen):
            if _SEEN[i] == key:
                return False
        if self.seen < MOST_SEEN:
            _SEEN[self.seen] = key
            self.seen += 1
        return True

    def keep(self, line: Line) -> None:
        """Put a line among those that go on, the best first, no more than the beam is wide."""
        ahead = self.ahead
        at = len(ahead)
        rank = rank_of(line)
        while at > 0 and rank_of(ahead[at - 1]) < rank:
            at -= 1
        if at < self.width:
            ahead.insert(at, line)
            if len(ahead) > self.width:
                ahead.pop()


def best_line(s: State, seat: i64, width: i64, depth: i64) -> Line:
    """The best that a seat can do from here on before it stops, others are asked or dice roll."""
    return best_lines(s, seat, width, depth, 1)[0]


def best_lines(s: State, seat: i64, width: i64, depth: i64, most: i64) -> list[Line]:
    """The same, and what comes next to it, as many as are wanted; at least one."""
    beam = Beam(s, seat, width, most)
    start = beam.ahead[0]
    for _ in range(depth):
        if not beam.ahead:
            break
        beam.advance()
    if beam.ended:
        return beam.ended
    if beam.ahead:
        return beam.ahead  # too long to see their end
    return [start]


def is_tried(s: State, action: i64) -> bool:
    """Whether a plan looks at an action: offers are thought of elsewhere, Mormont asks one seat."""
    if MORMONT_DEMANDS <= action < GIVE:
        return (action - MORMONT_DEMANDS) % VICTIMS < 4
    return action < INVITE


def price_of_partner(s: State, seat: i64, action: i64) -> i64:
    """What an action costs by what it does to a partner in trade."""
    if not CONFIRM <= action < DISCARD:
        return 0
    return price_of_settling(s, seat, action - CONFIRM)


def worth_of_waiting(s: State, action: i64) -> i64:
    """Before the roll nothing is lost by waiting: a card may be played after it."""
    own = s.seats[s.active]
    if action == ROLL and not s.card_played and own.cards != 0:
        return weights_of(s)[HOLD]
    return 0


def is_asked(s: State, seat: i64) -> bool:
    """Whether the next word is the seat's."""
    phase = s.phase
    if phase == OVER or phase >= CHANCE_PHASES:
        return False
    own = s.seats[seat]
    if phase == DISCARDS:
        return own.discards_due > 0
    if phase == ANSWERS:
        return seat == s.active or own.answer == ASKED
    if asks_hero_seat(s):
        return s.hero_seat == seat
    return s.active == seat


def rank_of(line: Line) -> i64:
    """By what lines are compared while they go on."""
    phase = line.state.phase
    if phase == MAIN or phase == BUILD or phase == PRE_ROLL:
        return line.worth
    return line.worth + UNFINISHED


def key_of(s: State, seat: i64) -> i64:
    """A number for all that the own actions of a turn can change."""
    own = s.seats[seat]
    key = mixed(s.phase, own.hand)
    key = mixed(mixed(key, own.cards), own.bought)
    key = mixed(mixed(key, own.roads_lo), own.roads_hi)
    key = mixed(mixed(key, own.settlements), own.keeps)
    key = mixed(mixed(key, s.tormund), s.free_roads)
    key = mixed(mixed(key, own.patrols), own.discards_due)
    if s.rules.brotherhood:
        key = mixed(mixed(key, s.wall), s.clearings)
        key = mixed(mixed(key, s.camps), s.blocked)
        key = mixed(mixed(key, own.hero), own.hero_side)
        key = mixed(mixed(key, s.frost), s.used)
    for other in range(s.rules.seats):
        if other != seat:
            key = mixed(key, s.seats[other].hand)
    return key


def mixed(key: i64, number: i64) -> i64:
    """One number more in a key."""
    return (31 * key + number % PRIME) % PRIME
