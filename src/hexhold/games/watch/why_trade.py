"""Why a trade is refused: with the supply, or between the seats. Chapters supply, trade."""

from typing import Final

from hexhold.core.bits import count_of
from hexhold.games.watch.engine.drafts import last_kind
from hexhold.games.watch.engine.state import ANSWERS, ASKED, COUNTERED, Holdings, State
from hexhold.games.watch.engine.supply import rate_of
from hexhold.games.watch.engine.tables import RESOURCES
from hexhold.games.watch.engine.trade import may_offer
from hexhold.games.watch.why_moment import ONE_THING, Reason, out_of_turn

NO_GIFTS: Final = "watch.trade.no-gifts"
NOT_AGREED: Final = "watch.trade.agreement"
NOT_HELD: Final = "watch.trade.held"
LIKE_FOR_LIKE: Final = "watch.trade.like-for-like"


def supply(s: State, own: Holdings, index: int) -> str:
    """Other cards, held, enough of them, for one that the supply has."""
    given, taken = divmod(index, len(RESOURCES))
    if given == taken:
        return LIKE_FOR_LIKE
    held = count_of(own.hand, given)
    if held == 0:
        return NOT_HELD
    return "watch.supply.rate" if held < rate_of(s, own, given) else "watch.supply.available"


def offers(s: State) -> str:
    """Why the active seat may make no offer at all; nothing if it may."""
    return "" if may_offer(s) else "watch.trade.offers"


def invite(s: State, own: Holdings, index: int) -> str:
    """Who asks for offers has to have something to give."""
    return offers(s) or NOT_HELD


def propose(s: State, own: Holdings, index: int) -> str:
    """Nothing was put together."""
    return offers(s) or NO_GIFTS


def put(s: State, own: Holdings, kind: int) -> str:
    """Kind by kind, of what is held, and one kind is left to ask for."""
    if own.draft_want or kind < last_kind(own.draft_give):
        return ONE_THING
    held = count_of(own.hand, kind) > count_of(own.draft_give, kind)
    return LIKE_FOR_LIKE if held else NOT_HELD


def ask(s: State, own: Holdings, kind: int) -> str:
    """For something, kind by kind, other cards, and no more than there are."""
    if own.draft_give == 0:
        return NO_GIFTS
    if kind < last_kind(own.draft_want):
        return ONE_THING
    return LIKE_FOR_LIKE if count_of(own.draft_give, kind) else NOT_HELD


def begin_putting(s: State, own: Holdings, kind: int) -> str:
    """The first word of an offer."""
    return offers(s) or put(s, own, kind)


def begin_asking(s: State, own: Holdings, kind: int) -> str:
    """No word to begin with."""
    return offers(s) or ask(s, own, kind)


def drafting(s: State, own: Holdings, word: str, index: int) -> str:
    """What a seat has begun to put together it goes on with, and says aloud."""
    if word in WORDS:
        return WORDS[word](s, own, index)
    return NO_GIFTS if word == ("reply" if s.phase == ANSWERS else "propose") else ONE_THING


def exchange(give: int, want: int) -> str:
    """A gift, like for like, or more than the seat holds."""
    if give == 0 or want == 0:
        return NO_GIFTS
    kinds = range(len(RESOURCES))
    alike = any(count_of(give, kind) and count_of(want, kind) for kind in kinds)
    return LIKE_FOR_LIKE if alike else NOT_HELD


def confirm(s: State, seat: int) -> str:
    """Nobody who agreed, or what a counter-offer asks for is not held."""
    countered = seat < s.rules.seats and s.seats[seat].answer == COUNTERED
    return NOT_HELD if countered else NOT_AGREED


def answering(s: State, seat: int, word: str, index: int) -> str:
    """While an offer lies: answers of the asked, decisions of the offering seat."""
    own = s.seats[seat]
    if seat == s.active:
        return confirm(s, index) if word == "confirm" else ONE_THING
    if own.answer == ASKED:
        if word == "accept":  # an invitation names nothing that could be accepted
            return NOT_HELD if s.offer_want else NOT_AGREED
        if word == "reply":
            return NO_GIFTS
        if word in WORDS:
            return WORDS[word](s, own, index)
    return out_of_turn(s, word)


WORDS: Final[dict[str, Reason]] = {"put": put, "ask": ask}
TRADING: Final[dict[str, Reason]] = {
    "supply": supply,
    "invite": invite,
    "put": begin_putting,
    "ask": begin_asking,
    "propose": propose,
}
