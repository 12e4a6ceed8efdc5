"""Trade between the active seat and the others: offers, answers, counter-offers. Chapter trade.

An offer that names nothing invites the others to make theirs.
"""

from librt.vecs import vec
from mypy_extensions import i64

from hexhold.core.bits import count_of, covers
from hexhold.games.watch.engine._actions import ACCEPT, CONFIRM, DECLINE, INVITE, REPLY, WITHDRAW
from hexhold.games.watch.engine._notes import (
    ACCEPTED_OFFER,
    COUNTERED_OFFER,
    DECLINED_OFFER,
    INVITED,
    OFFER_CLOSED,
    OFFERED,
    TRADED,
)
from hexhold.games.watch.engine.drafts import clear_draft, fill_beginnings, fill_words
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
from hexhold.games.watch.engine.tables import ORE
from hexhold.games.watch.engine.turn import proceed


def can_exchange(own: Holdings, give: i64, want: i64) -> bool:
    """Whether a seat may propose an exchange: cards that it has for other cards."""
    if give == 0 or want == 0 or not covers(own.hand, give):
        return False
    for kind in range(i64(ORE + 1)):
        if count_of(give, kind) > 0 and count_of(want, kind) > 0:
            return False
    return True


def may_offer(s: State) -> bool:
    """Whether the active seat may make another offer this turn; never where there is no trade."""
    return s.offers < s.rules.offers_a_turn


def fill_offers(s: State, own: Holdings, out: vec[i64], n: i64) -> i64:
    """The first words of every offer that the active seat may make, and the invitation."""
    if own.hand == 0 or not may_offer(s):
        return n
    out[n] = INVITE
    return fill_beginnings(own, out, n + 1)


def make_offer(s: State, give: i64, want: i64) -> None:
    """All the others are asked at once."""
    s.offer_give = give
    s.offer_want = want
    s.offers += 1
    for seat in range(s.rules.seats):
        if seat != s.active:
            s.seats[seat].answer = ASKED
    s.phase = ANSWERS


def propose(s: State, own: Holdings) -> None:
    """The active seat says its offer aloud."""
    make_offer(s, own.draft_give, own.draft_want)
    clear_draft(own)
    note(s, OFFERED, s.active, s.offer_give, s.offer_want, 0)


def invite(s: State) -> None:
    """The active seat asks the others for offers and names nothing itself."""
    make_offer(s, 0, 0)
    note(s, INVITED, s.active, 0, 0, 0)


def fill_trade(s: State, own: Holdings, seat: i64, out: vec[i64]) -> i64:
    """While an offer is on the table: the others answer, the active seat decides."""
    if seat == s.active:
        return fill_decisions(s, out)
    return fill_answers(s, own, out)


def fill_answers(s: State, own: Holdings, out: vec[i64]) -> i64:
    """What a seat that is asked may answer."""
    if own.answer != ASKED:
        return 0
    if own.draft_give != 0:
        return fill_words(own, REPLY, out)
    out[0] = DECLINE
    n: i64 = 1
    if can_accept(s, own):
        out[1] = ACCEPT
        n = 2
    return fill_beginnings(own, out, n)


def fill_decisions(s: State, out: vec[i64]) -> i64:
    """What the offering seat may do: take back the offer, or settle with a seat that agreed."""
    out[0] = WITHDRAW
    n: i64 = 1
    for seat in range(s.rules.seats):
        if may_confirm(s, s.seats[seat]):
            out[n] = CONFIRM + seat
            n += 1
    return n


def can_accept(s: State, own: Holdings) -> bool:
    """Whether a seat can give what is wanted; an invitation names nothing that it could accept."""
    return s.offer_want != 0 and covers(own.hand, s.offer_want)


def may_confirm(s: State, partner: Holdings) -> bool:
    """Whether the active seat may settle with one that accepted, or asked for what it holds."""
    if partner.answer == COUNTERED:
        return covers(s.seats[s.active].hand, partner.counter_want)
    return partner.answer == ACCEPTED


def accept(s: State, seat: i64) -> None:
    """A seat takes the offer."""
    s.seats[seat].answer = ACCEPTED
    note(s, ACCEPTED_OFFER, seat, 0, 0, 0)


def decline(s: State, seat: i64) -> None:
    """A seat does not want it."""
    s.seats[seat].answer = DECLINED
    note(s, DECLINED_OFFER, seat, 0, 0, 0)
    close_if_all_declined(s)


def reply(s: State, seat: i64) -> None:
    """A seat says aloud what it gives for what it wants, on other terms than the offer."""
    own = s.seats[seat]
    own.answer = COUNTERED
    own.counter_give = own.draft_give
    own.counter_want = own.draft_want
    clear_draft(own)
    note(s, COUNTERED_OFFER, seat, own.counter_give, own.counter_want, 0)


def close_if_all_declined(s: State) -> None:
    """An offer that nobody took up is over without a further word."""
    for seat in range(s.rules.seats):
        how = s.seats[seat].answer
        if seat != s.active and how != DECLINED:
            return
    close_offer(s)


def confirm(s: State, chosen: i64) -> None:
    """The cards change hands, on the offer's terms or on the seat's own."""
    partner = s.seats[chosen]
    give = s.offer_give
    want = s.offer_want
    if partner.answer == COUNTERED:
        give = partner.counter_want
        want = partner.counter_give
    s.seats[s.active].hand += want - give
    partner.hand += give - want
    if not s.rules.count_settled:
        s.offers -= 1
        s.settled += 1
    note(s, TRADED, s.active, chosen, give, want)
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
        clear_draft(own)
