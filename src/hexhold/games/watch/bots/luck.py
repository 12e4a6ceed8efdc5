"""What a planning seat makes of what it cannot know: hidden cards, and draws of its own turn.

Compiled. A plan is made in a state that depends on nothing but the seat's knowledge, and goes on
through a draw as if it had brought what it most likely brings, while what it may bring on average
is added to the worth of the line.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import ONE, count_of, nth_card, total
from hexhold.core.rng import Rng
from hexhold.games.watch.bots import weights as weigh
from hexhold.games.watch.bots.flow import weights_of
from hexhold.games.watch.bots.goals import goal_value, look_at
from hexhold.games.watch.bots.partners import promised
from hexhold.games.watch.bots.value import value
from hexhold.games.watch.engine._actions import ACTIONS, DRAW, STEAL
from hexhold.games.watch.engine.drafts import clear_draft
from hexhold.games.watch.engine.referee import fill_chance, play
from hexhold.games.watch.engine.scoring import points_of
from hexhold.games.watch.engine.state import (
    CHANCE,
    DRAW_CARD,
    OVER,
    REVEAL_TOKEN,
    SHOW_CARD,
    STEAL_CARD,
    TAKE_CARD,
    State,
)
from hexhold.games.watch.engine.tables import PATROL, POINTS_TO_WIN, VICTORY

WIN_HOPE: Final = 6000  # what a victory adds where it is only one of the outcomes

_OUTCOMES: Final[vec[i64]] = vec[i64]([0] * ACTIONS)
_WEIGHTS: Final[vec[i64]] = vec[i64]([0] * ACTIONS)


def blind(s: State, seat: i64) -> State:
    """The state as the seat knows it: what is hidden lies as it always would for that knowledge.

    The deck holds every card that may be drawn, those that others hold among them.
    """
    b = s.copy()
    deal_hands(b, seat)
    unseen = s.deck
    for other in range(s.rules.seats):
        own = b.seats[other]
        clear_draft(own)
        if other != seat:
            unseen += own.cards + own.bought
            own.cards = ONE[PATROL] * (total(own.cards) + total(own.bought))
            own.bought = 0
    if seat != s.active:
        unseen += s.shown
    if s.deck != 0:
        b.deck = unseen
    return b


def deal_hands(s: State, seat: i64) -> None:
    """Deal the cards of the others anew, always alike; what is promised or seen by Mance stays."""
    seen: i64 = -1
    if s.phase == TAKE_CARD and seat == s.active:
        seen = s.victim
    pool: i64 = 0
    for other in range(s.rules.seats):
        if other != seat and other != seen:
            pool += s.seats[other].hand - promised(s, other)
    rng = Rng(pool)
    for other in range(s.rules.seats):
        if other == seat or other == seen:
            continue
        own = s.seats[other]
        hand = promised(s, other)
        for _ in range(total(own.hand) - total(hand)):
            card = ONE[nth_card(pool, rng.below(total(pool)))]
            pool -= card
            hand += card
        own.hand = hand


def can_settle(s: State) -> bool:
    """Whether chance is asked something through which a plan can go on."""
    return s.phase == DRAW_CARD or s.phase == STEAL_CARD or s.phase == REVEAL_TOKEN


def settle(s: State, seat: i64) -> i64:
    """Let chance do what is most likely; how much more than that the seat may expect."""
    if s.phase == DRAW_CARD:
        return settle_draw(s, seat)
    if s.phase == STEAL_CARD:
        return settle_robbery(s, seat)
    return settle_token(s, seat)


def settle_draw(s: State, seat: i64) -> i64:
    """A card that can only be played later changes nothing but its worth, unless it wins."""
    w = weights_of(s)
    cards = total(s.deck)
    hope: i64 = 0
    likely: i64 = PATROL
    for kind in range(i64(5)):
        count = count_of(s.deck, kind)
        if count > count_of(s.deck, likely):
            likely = kind
        hope += count * card_worth(s, seat, kind, w)
    mean = hope // cards
    if likely == VICTORY:
        return mean - victory_drawn(s, seat, w)
    expected = mean - card_worth(s, seat, likely, w)
    play(s, CHANCE, DRAW + likely)
    return expected


def victory_drawn(s: State, seat: i64, w: vec[i64]) -> i64:
    """Where nearly all cards left are points: draw one, but never win by it for certain."""
    worth = card_worth(s, seat, VICTORY, w)
    play(s, CHANCE, DRAW + VICTORY)
    return worth


def card_worth(s: State, seat: i64, kind: i64, w: vec[i64]) -> i64:
    """What a card that is drawn now is worth."""
    if kind != VICTORY:
        return w[weigh.CARD_KIND + kind]
    if points_of(s.seats[seat]) + 1 >= POINTS_TO_WIN and s.active == seat:
        return WIN_HOPE
    return w[weigh.POINT]


def settle_robbery(s: State, seat: i64) -> i64:
    """The victim loses a card; what it brings is counted, not held, for nobody knows its kind."""
    robber = s.seats[s.active]
    kind = nth_card(s.seats[s.victim].hand, 0)
    gain: i64 = 0
    if s.active == seat:
        gain = mean_gain(s, seat)
    play(s, CHANCE, STEAL + kind)
    robber.hand -= ONE[kind]
    return gain


def mean_gain(s: State, seat: i64) -> i64:
    """What a card out of all the others' hands is worth on average."""
    pool: i64 = 0
    for other in range(s.rules.seats):
        if other != seat:
            pool += s.seats[other].hand
    hand = s.seats[seat].hand
    w = weights_of(s)
    look_at(s, s.seats[seat], w)
    before = goal_value(hand, w)
    gain: i64 = 0
    for kind in range(i64(5)):
        count = count_of(pool, kind)
        if count > 0:
            gain += count * (goal_value(hand + ONE[kind], w) - before)
    return gain // total(pool)


def settle_token(s: State, seat: i64) -> i64:
    """A wildling comes: every kind is tried, and the plan goes on with the most frequent."""
    n = fill_chance(s, _OUTCOMES, _WEIGHTS)
    before = value(s, seat)
    whole: i64 = 0
    sum_of_worths: i64 = 0
    likely: i64 = 0
    worth_of_likely: i64 = 0
    ended = True
    for i in range(n):
        after = s.copy()
        play(after, CHANCE, _OUTCOMES[i])
        worth = tempered(after, seat, before)
        whole += _WEIGHTS[i]
        sum_of_worths += _WEIGHTS[i] * worth
        if i == 0 or (after.phase != OVER and (ended or _WEIGHTS[i] > _WEIGHTS[likely])):
            likely = i
            worth_of_likely = worth
            ended = after.phase == OVER
    play(s, CHANCE, _OUTCOMES[likely])
    return sum_of_worths // whole - worth_of_likely


def tempered(s: State, seat: i64, before: i64) -> i64:
    """The worth of one outcome among others: an end counts much, but not everything."""
    if s.phase != OVER:
        return value(s, seat)
    if s.winner == seat:
        return before + WIN_HOPE
    return before - WIN_HOPE


def hope_of_show(s: State, seat: i64) -> i64:
    """The best of the cards that Melisandre is about to show: more than any card, on average."""
    if s.phase != SHOW_CARD or s.active != seat:
        return 0
    w = weights_of(s)
    hope: i64 = 0
    for kind in range(i64(5)):
        hope += count_of(s.deck, kind) * card_worth(s, seat, kind, w)
    return hope * 5 // (4 * total(s.deck))
