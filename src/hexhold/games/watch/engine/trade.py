"""Trade between the active seat and the others: offers, answers, counter-offers. Chapter trade."""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import covers
from hexhold.games.watch.engine.actions import ACCEPT, CONFIRM, COUNTER, DECLINE, OFFER, WITHDRAW
from hexhold.games.watch.engine.notes import (
    ACCEPTED_OFFER,
    COUNTERED_OFFER,
    DECLINED_OFFER,
    OFFER_CLOSED,
    OFFERED,
    TRADED,
)
from hexhold.games.watch.engine.reasons import (
    ALLOWED,
    TRADE_AGREED,
    TRADE_CAP,
    TRADE_GIFT,
    TRADE_HELD,
    TRADE_LIKE,
    TRADE_OFF,
)
from hexhold.games.watch.engine.state import (
    ACCEPTED,
    ANSWERS,
    ASKED,
    COUNTERED,
    DECLINED,
    UNASKED,
    Holdings,
    State,
    note,
)
from hexhold.games.watch.engine.tables import (
    BUNDLE,
    BUNDLE_MASK,
    BUNDLES,
    DISJOINT,
    DISJOINT_START,
)
from hexhold.games.watch.engine.turn import proceed


def exchange_reason(own: Holdings, code: i64) -> i64:
    """Why nobody may propose this exchange, or this seat cannot."""
    give = code // BUNDLES
    want = code % BUNDLES
    if give == 0 or want == 0:
        return TRADE_GIFT
    if BUNDLE_MASK[give] & BUNDLE_MASK[want]:
        return TRADE_LIKE
    if not covers(own.hand, BUNDLE[give]):
        return TRADE_HELD
    return ALLOWED


def fill_exchanges(own: Holdings, base: i64, out: vec[i64], n: i64) -> i64:
    """Every exchange of one to four cards for one to four others that the hand allows."""
    if own.hand == 0:
        return n
    for give in range(i64(1), i64(BUNDLES)):
        if not covers(own.hand, BUNDLE[give]):
            continue
        mask = BUNDLE_MASK[give]
        for i in range(DISJOINT_START[mask], DISJOINT_START[mask + 1]):
            out[n] = base + give * BUNDLES + DISJOINT[i]
            n += 1
    return n


def offer_reason(s: State, own: Holdings, code: i64) -> i64:
    """Why the active seat may not make an offer."""
    if s.rules.offers_a_turn == 0:
        return TRADE_OFF
    if s.offers >= s.rules.offers_a_turn:
        return TRADE_CAP
    return exchange_reason(own, code)


def fill_offers(s: State, own: Holdings, out: vec[i64], n: i64) -> i64:
    """Every offer the active seat may make."""
    if s.offers >= s.rules.offers_a_turn:
        return n
    return fill_exchanges(own, OFFER, out, n)


def make_offer(s: State, code: i64) -> None:
    """All the others are asked at once."""
    s.offer_give = BUNDLE[code // BUNDLES]
    s.offer_want = BUNDLE[code % BUNDLES]
    s.offers += 1
    for seat in range(s.rules.seats):
        if seat != s.active:
            s.seats[seat].answer = ASKED
    s.phase = ANSWERS
    note(s, OFFERED, s.active, s.offer_give, s.offer_want, 0)


def fill_answers(s: State, own: Holdings, out: vec[i64]) -> i64:
    """What a seat that is asked may answer."""
    if own.answer != ASKED:
        return 0
    out[0] = DECLINE
    n: i64 = 1
    if covers(own.hand, s.offer_want):
        out[1] = ACCEPT
        n = 2
    return fill_exchanges(own, COUNTER, out, n)


def fill_decisions(s: State, out: vec[i64]) -> i64:
    """What the offering seat may do: take back the offer, or settle with a seat that agreed."""
    out[0] = WITHDRAW
    n: i64 = 1
    for seat in range(s.rules.seats):
        if confirm_reason(s, seat) == ALLOWED:
            out[n] = CONFIRM + seat
            n += 1
    return n


def accept_reason(s: State, own: Holdings) -> i64:
    """Why a seat may not accept."""
    if not covers(own.hand, s.offer_want):
        return TRADE_HELD
    return ALLOWED


def confirm_reason(s: State, seat: i64) -> i64:
    """Why the active seat may not settle with a seat."""
    if seat >= s.rules.seats:
        return TRADE_AGREED
    partner = s.seats[seat]
    if partner.answer == ACCEPTED:
        return ALLOWED
    if partner.answer != COUNTERED:
        return TRADE_AGREED
    if not covers(s.seats[s.active].hand, partner.counter_want):
        return TRADE_HELD
    return ALLOWED


def answer(s: State, seat: i64, how: i64) -> None:
    """A seat accepts or declines."""
    s.seats[seat].answer = how
    if how == ACCEPTED:
        note(s, ACCEPTED_OFFER, seat, 0, 0, 0)
    else:
        note(s, DECLINED_OFFER, seat, 0, 0, 0)
    close_if_all_declined(s)


def counter(s: State, seat: i64, code: i64) -> None:
    """A seat proposes other terms: what it gives for what it wants."""
    own = s.seats[seat]
    own.answer = COUNTERED
    own.counter_give = BUNDLE[code // BUNDLES]
    own.counter_want = BUNDLE[code % BUNDLES]
    note(s, COUNTERED_OFFER, seat, own.counter_give, own.counter_want, 0)


def close_if_all_declined(s: State) -> None:
    """An offer that nobody took up is over without a further word."""
    for seat in range(s.rules.seats):
        how = s.seats[seat].answer
        if seat != s.active and how != DECLINED:
            return
    close_offer(s)


def confirm(s: State, seat: i64) -> None:
    """The cards change hands, on the offer's terms or on the seat's own."""
    partner = s.seats[seat]
    give = s.offer_give
    want = s.offer_want
    if partner.answer == COUNTERED:
        give = partner.counter_want
        want = partner.counter_give
    s.seats[s.active].hand += want - give
    partner.hand += give - want
    note(s, TRADED, s.active, seat, give, want)
    clear_offer(s)
    proceed(s)


def close_offer(s: State) -> None:
    """The offer is off the table."""
    note(s, OFFER_CLOSED, s.active, 0, 0, 0)
    clear_offer(s)
    proceed(s)


def clear_offer(s: State) -> None:
    """Nobody is asked any longer."""
    s.offer_give = 0
    s.offer_want = 0
    for own in s.seats:
        own.answer = UNASKED
        own.counter_give = 0
        own.counter_want = 0
