"""The frame of a turn: whose it is, what comes next. Chapters turn, ending."""

from mypy_extensions import i64

from hexhold.watch.engine.notes import TURN_BEGAN, TURN_ENDED
from hexhold.watch.engine.scoring import end_match
from hexhold.watch.engine.state import BUILD, MAIN, NO_SEAT, PRE_ROLL, TURN_LIMIT, State, note


def proceed(s: State) -> None:
    """An interruption is over: back to where the turn was."""
    if not s.rolled:
        s.phase = PRE_ROLL
    elif s.build_phase:
        s.phase = BUILD
    else:
        s.phase = MAIN


def begin_turn(s: State, seat: i64) -> None:
    """A seat takes the dice."""
    s.active = seat
    s.rolled = False
    s.card_played = False
    s.build_phase = False
    s.offers = 0
    s.phase = PRE_ROLL
    note(s, TURN_BEGAN, seat, s.turns, 0, 0)


def end_turn(s: State) -> None:
    """The dice go to the left; cards bought this turn may be played from now on."""
    own = s.seats[s.active]
    own.cards += own.bought
    own.bought = 0
    s.turns += 1
    note(s, TURN_ENDED, s.active, 0, 0, 0)
    if s.turns >= s.rules.turn_limit:
        end_match(s, NO_SEAT, TURN_LIMIT)
        return
    seat = s.active + 1
    if seat == s.rules.seats:
        seat = 0
    begin_turn(s, seat)
