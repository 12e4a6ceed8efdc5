"""The greedy bot's choice in the Watch: the action after which its seat's position is worth most.

It looks one step ahead in a state that it imagines, values only what its seat may know, and so
chooses the same however the hidden cards lie. What it offers is in `greedy_trade`. Compiled.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.games.watch.bots.greedy_trade import NO_OFFER, best_offer, gain_if_accepted, next_word
from hexhold.games.watch.bots.greedy_value import road_value, value
from hexhold.games.watch.engine._actions import (
    ACCEPT,
    ACTIONS,
    BUY,
    CLAIM,
    CONFIRM,
    DECLINE,
    DISCARD,
    END,
    EXCHANGE,
    FLIP,
    GIVE,
    INVITE,
    MORMONT_DEMANDS,
    PASS,
    PLAY_PATROL,
    PLAY_ROADS,
    ROAD,
    ROB,
    ROLL,
    SETTLEMENT,
    TO_BUILD,
    WITHDRAW,
)
from hexhold.games.watch.engine.referee import fill, play
from hexhold.games.watch.engine.state import (
    BUILD,
    CHOOSE_VICTIM,
    MAIN,
    PLACE_ROADS,
    PRE_ROLL,
    STEAL_CARD,
    State,
)
from hexhold.games.watch.engine.tables import POINTS_TO_WIN

STOLEN_CARD: Final = 14
UNKNOWN_CARD: Final = 55  # what a development card still to be drawn is worth
GOING_ON: Final = 1  # to the building phase, rather than ending the turn
NEVER: Final = -10_000_000


def choose_greedily(s: State, seat: i64) -> i64:
    """The best action of a seat, the first of equals; a proposal where nothing gains at once.

    What it offers it puts together word by word, and comes to the same offer each time.
    """
    out = vec[i64]([0] * ACTIONS)
    n = fill(s, seat, out)
    if s.seats[seat].draft_give != 0:
        return go_on(s, seat, out, n)
    now = value(s, seat)
    best = out[0]
    most: i64 = NEVER
    for i in range(n):
        worth = worth_of(s, seat, out[i], now)
        if worth > most:
            most = worth
            best = out[i]
    if most <= now + GOING_ON:
        offer = best_offer(s, seat)
        if offer != NO_OFFER:
            return next_word(s, seat, offer)
    return best


def go_on(s: State, seat: i64, out: vec[i64], n: i64) -> i64:
    """The next word of the offer; one that somebody else began is brought to an end."""
    offer = best_offer(s, seat)
    if offer != NO_OFFER:
        word = next_word(s, seat, offer)
        for i in range(n):
            if out[i] == word:
                return word
    if s.seats[seat].draft_want != 0:
        return out[0]
    return out[n - 1]


def worth_of(s: State, seat: i64, action: i64, now: i64) -> i64:
    """What a seat expects of an action; `now` is what its position is worth as it is."""
    if action == ROLL or action == END or action == TO_BUILD:
        return waiting_worth(action, now)
    if action == PASS or action == DECLINE or action == WITHDRAW or action == ROB + 4:
        return now
    if action >= INVITE:
        return NEVER
    if action == CLAIM:
        return -NEVER
    if action == ACCEPT:
        return accept_worth(s, seat, now)
    if CONFIRM <= action < DISCARD:
        return confirm_worth(s, seat, action, now)
    if action == FLIP:
        return now + 1
    if action == PLAY_ROADS:
        return roads_worth(s, seat)
    if ROB <= action < CONFIRM:
        return now + STOLEN_CARD + s.seats[action - ROB].points
    if EXCHANGE <= action < EXCHANGE + 11:
        return now + HERO_WORTH[action - EXCHANGE]
    if MORMONT_DEMANDS <= action < GIVE:
        return now - 1
    return step_worth(s, seat, action, now)


# How gladly a hero is taken in exchange, beside keeping the old one's other side.
HERO_WORTH: Final[vec[i64]] = vec[i64]([-4, 6, 8, -2, 10, 9, 4, -6, 5, 3, 2])


def waiting_worth(action: i64, now: i64) -> i64:
    """Ending or going on changes nothing by itself; in a trade phase, building is still to come."""
    if action == TO_BUILD:
        return now + GOING_ON
    return now


def step_worth(s: State, seat: i64, action: i64, now: i64) -> i64:
    """Do it on a copy and look; what chance will add is estimated."""
    after = s.copy()
    play(after, seat, action)
    worth = value(after, seat)
    if action == BUY:
        return worth + UNKNOWN_CARD
    if after.phase == STEAL_CARD or after.phase == CHOOSE_VICTIM:
        return worth + STOLEN_CARD
    if action == PLAY_PATROL:
        return patrol_worth(s, seat, worth)
    if ROAD <= action < SETTLEMENT and s.free_roads == 0 and is_idle_road(s, after, seat):
        return now - 1
    return worth


def is_idle_road(s: State, after: State, seat: i64) -> bool:
    """Whether a road leads nowhere: to no better site, and to no point."""
    old = s.seats[seat]
    new = after.seats[seat]
    if s.phase != MAIN and s.phase != BUILD:
        return False
    return new.points <= old.points and road_value(after, new) <= road_value(s, old)


def roads_worth(s: State, seat: i64) -> i64:
    """What the two free roads are worth where they would lie best."""
    out = vec[i64]([0] * ACTIONS)
    after = s.copy()
    play(after, seat, PLAY_ROADS)
    while after.phase == PLACE_ROADS:
        n = fill(after, seat, out)
        now = value(after, seat)
        best = out[0]
        most: i64 = NEVER
        for i in range(n):
            worth = step_worth(after, seat, out[i], now)
            if worth > most:
                most = worth
                best = out[i]
        play(after, seat, best)
    return value(after, seat)


def patrol_worth(s: State, seat: i64, worth: i64) -> i64:
    """Playing a patrol frees a blocked hex and steals a card: better after than before."""
    own = s.seats[seat]
    gain: i64 = STOLEN_CARD + 26
    if s.phase == PRE_ROLL and own.patrols < 2:
        gain -= 6
    return worth + gain


def accept_worth(s: State, seat: i64, now: i64) -> i64:
    """What taking the offer on the table is worth, if it is worth a word."""
    gain = gain_if_accepted(s, seat)
    if gain == 0:
        return NEVER
    return now + gain


def confirm_worth(s: State, seat: i64, action: i64, now: i64) -> i64:
    """What a trade gains counts most; of equal partners the one with the fewest points."""
    gain = step_worth(s, seat, action, now) - now
    if gain <= 0:
        return NEVER
    return now + POINTS_TO_WIN * gain - s.seats[action - CONFIRM].points
