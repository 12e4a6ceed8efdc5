"""The frame of a turn: whose it is, what comes next. Chapters turn, dice, migration.

Whatever interrupts a turn leaves word of what is due; `proceed` does it in the order of the rules
and stops as soon as chance or a seat is asked, or the match is over.
"""

from mypy_extensions import i64

from hexhold.games.watch.engine._notes import HERO_FLIPPED, HERO_SPENT, TURN_BEGAN, TURN_ENDED
from hexhold.games.watch.engine.brotherhood.migration import roll_wildling_die
from hexhold.games.watch.engine.brotherhood.tokens import give_token, mix_pool_if_empty
from hexhold.games.watch.engine.production import produce
from hexhold.games.watch.engine.scoring import (
    award_largest_patrol,
    award_longest_road,
    claim_at_end,
    end_match,
)
from hexhold.games.watch.engine.seven import begin_seven
from hexhold.games.watch.engine.state import (
    AFTER_HERO,
    ASK_SAMWELL,
    BUILD,
    MAIN,
    NO_SEAT,
    OVER,
    PLACE_ROADS,
    PRE_ROLL,
    REVEAL_TOKEN,
    TEN_POINTS,
    TURN_LIMIT,
    State,
    note,
)
from hexhold.games.watch.engine.tables import SAMWELL, SIDE_A, SIDE_B, SPENT


def proceed(s: State) -> None:
    """An interruption is over: do what is due, then go back to where the turn was."""
    if s.due_roll and resolve_roll(s):
        return
    if s.due_road and not (s.rules.first_rulings and token_due(s)):
        s.due_road = False
        award_longest_road(s)
    if s.rules.brotherhood and proceed_brotherhood(s):
        return
    if s.free_roads > 0:
        s.phase = PLACE_ROADS
    elif not s.rolled:
        s.phase = PRE_ROLL
    elif s.build_phase:
        s.phase = BUILD
    else:
        s.phase = MAIN


def resolve_roll(s: State) -> bool:
    """watch.dice.order: the two dice are carried out completely, then the wildling die."""
    s.due_roll = False
    s.due_die = s.die_w
    roll = s.die_a + s.die_b
    if roll == 7:
        begin_seven(s)
        return True
    if not s.rules.brotherhood:
        produce(s, roll)
        return False
    samwell = holder_of(s, SAMWELL)
    before: i64 = 0
    if samwell != NO_SEAT:
        before = s.seats[samwell].hand
    produce(s, roll)
    s.due_samwell = samwell != NO_SEAT and samwell_may_act(s, samwell, before)
    return False


def holder_of(s: State, hero: i64) -> i64:
    """The seat that has a hero, if any."""
    for seat in range(s.rules.seats):
        if s.seats[seat].hero == hero:
            return seat
    return NO_SEAT


def samwell_may_act(s: State, seat: i64, before: i64) -> bool:
    """watch.hero-samwell.no-income: the roll gave his holder nothing, and he is ready."""
    own = s.seats[seat]
    ready = not own.hero_fresh and not own.hero_used and own.hero_side != SPENT
    return ready and own.hand == before and s.supply != 0


def token_due(s: State) -> bool:
    """Whether a built piece still has a token to reveal."""
    return s.due_settlement or s.due_keep > 0 or s.due_founding > 0


def proceed_brotherhood(s: State) -> bool:
    """What the Brotherhood adds, in order; true when somebody is asked or it is over."""
    if token_due(s):
        if not s.due_settlement:
            s.reveal_lot = 0
        s.phase = REVEAL_TOKEN
        return True
    if s.due_return:
        s.due_return = False
        give_token(s, s.seats[s.active])
    if s.due_patrol:
        s.due_patrol = False
        award_largest_patrol(s)
    if s.due_pool > 0:
        mix_pool_if_empty(s)
        s.reveal_lot = s.lot
        s.phase = REVEAL_TOKEN
        return True
    if s.due_after:
        if s.display != 0:
            s.phase = AFTER_HERO
            return True
        keep_hero(s)
    if s.due_samwell:
        s.hero_seat = holder_of(s, SAMWELL)
        s.phase = ASK_SAMWELL
        return True
    if s.due_die > 0:
        number = s.due_die
        s.due_die = 0
        roll_wildling_die(s, number)
    return s.phase == OVER


def keep_hero(s: State) -> None:
    """watch.hero.empty-display: with nothing to exchange for, A turns to B and B is spent."""
    own = s.seats[s.hero_seat]
    if own.hero_side == SIDE_A:
        own.hero_side = SIDE_B
        note(s, HERO_FLIPPED, s.hero_seat, own.hero, 0, 0)
    else:
        own.hero_side = SPENT
        note(s, HERO_SPENT, s.hero_seat, own.hero, 0, 0)
    s.due_after = False
    s.hero_seat = NO_SEAT


def begin_turn(s: State, seat: i64) -> None:
    """A seat takes the dice."""
    s.active = seat
    s.rolled = False
    s.card_played = False
    s.build_phase = False
    s.offers = 0
    s.settled = 0
    s.phase = PRE_ROLL
    for own in s.seats:
        own.hero_fresh = False
        own.hero_used = False
    note(s, TURN_BEGAN, seat, s.turns, 0, 0)


def close_turn(s: State) -> None:
    """A turn is over; cards bought in it may be played from now on."""
    own = s.seats[s.active]
    own.cards += own.bought
    own.bought = 0
    s.turns += 1
    note(s, TURN_ENDED, s.active, 0, 0, 0)


def claim(s: State) -> None:
    """watch.ending.claim: the active seat says that it has won, perhaps by ending its turn."""
    if not s.rules.win_at_once:
        close_turn(s)
    end_match(s, s.active, TEN_POINTS)


def end_turn(s: State) -> None:
    """The dice go to the left."""
    close_turn(s)
    claim_at_end(s)
    if s.phase == OVER:
        return
    if s.turns >= s.rules.turn_limit:
        end_match(s, NO_SEAT, TURN_LIMIT)
        return
    seat = s.active + 1
    if seat == s.rules.seats:
        seat = 0
    begin_turn(s, seat)
