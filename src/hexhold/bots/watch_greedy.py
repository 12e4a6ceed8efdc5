"""The greedy bot's choice in the Watch: the action after which its seat's position is worth most.

It looks one step ahead in a state that it imagines, values only what its seat may know, and so
chooses the same however the hidden cards lie. It never repeats an offer in a turn. Compiled.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.bots.watch_value import best_rival, value
from hexhold.core.bits import total
from hexhold.watch.engine.actions import (
    ACCEPT,
    BUY,
    COUNTER,
    DECLINE,
    DISCARD,
    END,
    EXCHANGE,
    FLIP,
    GIVE,
    MORMONT_DEMANDS,
    MOST_ACTIONS,
    OFFER,
    PASS,
    PLAY_PATROL,
    PLAY_ROADS,
    ROB,
    ROLL,
    TO_BUILD,
    WITHDRAW,
)
from hexhold.watch.engine.referee import fill, play
from hexhold.watch.engine.state import (
    PRE_ROLL,
    STEAL_CARD,
    State,
)
from hexhold.watch.engine.tables import BUNDLE, BUNDLES, POINTS_TO_WIN

STOLEN_CARD: Final = 14
UNKNOWN_CARD: Final = 55  # what a development card still to be drawn is worth
LEAST_GAIN: Final = 6  # of a trade that is worth a word
NEVER: Final = -10_000_000


def choose_greedily(s: State, seat: i64) -> i64:
    """The best action of a seat, the first of equals."""
    out = vec[i64]([0] * MOST_ACTIONS)
    n = fill(s, seat, out)
    now = value(s, seat)
    worths = vec[i64]([0] * n)
    for i in range(n):
        worths[i] = worth_of(s, seat, out[i], now)
    for _ in range(s.offers):  # nobody wanted the best ones: try the next
        forget_best_offer(out, worths)
    return out[best_of(worths)]


def best_of(worths: vec[i64]) -> i64:
    """Where the greatest is, the first of equals."""
    best: i64 = 0
    for i in range(len(worths)):
        if worths[i] > worths[best]:
            best = i
    return best


def forget_best_offer(actions: vec[i64], worths: vec[i64]) -> None:
    """Take the best offer out of the choice."""
    best: i64 = -1
    for i in range(len(worths)):
        if OFFER <= actions[i] < COUNTER and (best < 0 or worths[i] > worths[best]):
            best = i
    if best >= 0:
        worths[best] = NEVER


def worth_of(s: State, seat: i64, action: i64, now: i64) -> i64:
    """What a seat expects of an action; `now` is what its position is worth as it is."""
    if action == ROLL or action == END or action == TO_BUILD:
        return waiting_worth(s, action, now)
    if action == PASS or action == DECLINE or action == WITHDRAW or action == ROB + 4:
        return now
    if action >= COUNTER:
        return NEVER
    if action >= OFFER:
        return offer_worth(s, seat, action - OFFER, now)
    if action == ACCEPT:
        return accept_worth(s, seat, now)
    if action == FLIP:
        return now + 1
    if EXCHANGE <= action < EXCHANGE + 11:
        return now + HERO_WORTH[action - EXCHANGE]
    if MORMONT_DEMANDS <= action < GIVE:
        return now - 1
    return step_worth(s, seat, action, now)


# How gladly a hero is taken in exchange, beside keeping the old one's other side.
HERO_WORTH: Final[vec[i64]] = vec[i64]([-4, 6, 8, -2, 10, 9, 4, -6, 5, 3, 2])


def waiting_worth(s: State, action: i64, now: i64) -> i64:
    """Ending or going on changes nothing by itself; in a trade phase, building is still to come."""
    if action == TO_BUILD:
        return now + 1
    return now


def step_worth(s: State, seat: i64, action: i64, now: i64) -> i64:
    """Do it on a copy and look; what chance will add is estimated."""
    after = s.copy()
    play(after, seat, action)
    worth = value(after, seat)
    if action == BUY:
        return worth + UNKNOWN_CARD
    if after.phase == STEAL_CARD:
        return worth + STOLEN_CARD
    if action == PLAY_PATROL:
        return patrol_worth(s, seat, worth, now)
    if action == PLAY_ROADS:
        return worth + 50
    if DISCARD <= action < DISCARD + 5:
        return worth
    return worth


def patrol_worth(s: State, seat: i64, worth: i64, now: i64) -> i64:
    """Playing a patrol frees a blocked hex and steals a card: better after than before."""
    own = s.seats[seat]
    gain: i64 = STOLEN_CARD + 26
    if s.phase == PRE_ROLL and own.patrols < 2:
        gain -= 6
    return worth + gain


def offer_worth(s: State, seat: i64, code: i64, now: i64) -> i64:
    """An offer is worth half of what its acceptance would be, and never helps a leader win."""
    give = BUNDLE[code // BUNDLES]
    want = BUNDLE[code % BUNDLES]
    if total(want) > 1 or total(give) > 2 or best_rival(s, seat) >= POINTS_TO_WIN - 2:
        return NEVER
    gain = trade_gain(s, seat, give, want, now)
    if gain < LEAST_GAIN:
        return NEVER
    return now + gain // 4 - total(give)


def trade_gain(s: State, seat: i64, give: i64, want: i64, now: i64) -> i64:
    """How much better the own hand gets by an exchange."""
    trial = s.copy()
    own = trial.seats[seat]
    own.hand += want - give
    return value(trial, seat) - now


def accept_worth(s: State, seat: i64, now: i64) -> i64:
    """Accept what helps more than a little, unless the other is about to win."""
    if s.seats[s.active].points >= POINTS_TO_WIN - 2:
        return NEVER
    gain = trade_gain(s, seat, s.offer_want, s.offer_give, now)
    if gain < LEAST_GAIN:
        return NEVER
    return now + gain
