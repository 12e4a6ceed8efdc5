"""Why an action is refused: the first broken rule, in the order a player would ask.

What is allowed is decided by the lists alone (engine/referee.py). What is asked here is known to be
refused, so that the last reason that is left needs no test.
"""

from collections.abc import Sequence
from typing import Final

from hexhold.core.bits import BIT, covers
from hexhold.core.contract import CHANCE
from hexhold.games.watch.cards import pack_kinds
from hexhold.games.watch.declaration import NOTATION, exchange_of
from hexhold.games.watch.engine._actions import CHANCE_ACTIONS
from hexhold.games.watch.engine.geometry import CAMP, PATH_A, PATH_B, SITE_PATHS_HI, SITE_PATHS_LO
from hexhold.games.watch.engine.roads import path_in
from hexhold.games.watch.engine.state import (
    ANSWERS,
    BUILD,
    CHOOSE_VICTIM,
    DISCARDS,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    MAIN,
    MOVE_TORMUND,
    OVER,
    PLACE_ROADS,
    PRE_ROLL,
    REBUILD_ROAD,
    Holdings,
    State,
)
from hexhold.games.watch.engine.tables import PATROL, ROAD_BUILDING, WINTER, WINTER_PICKS
from hexhold.games.watch.engine.tormund import NOBODY
from hexhold.games.watch.engine.trade import can_exchange
from hexhold.games.watch.why_brotherhood import BROTHERHOOD, against_brotherhood
from hexhold.games.watch.why_moment import (
    NOT_ASKED,
    NOT_CHANCE,
    ONE_THING,
    Reason,
    card,
    open_question,
    out_of_turn,
)
from hexhold.games.watch.why_trade import (
    NO_GIFTS,
    NOT_AGREED,
    TRADING,
    answering,
    drafting,
    exchange,
)

SOMETHING_ELSE: Final = frozenset({NOT_ASKED, NOT_CHANCE, ONE_THING})  # is asked
PHASES: Final = "watch.turn.phases"


def rule_against(s: State, seat: int, action: int) -> str:
    """The rule that an action, known to be refused, breaks first."""
    if s.phase == OVER:
        return "watch.ending.over"
    if seat == CHANCE:
        return NOT_CHANCE
    if not 0 <= seat < s.rules.seats:
        return NOT_ASKED
    if action >= CHANCE_ACTIONS:
        return NOT_CHANCE
    kind = NOTATION.kind_of(action)
    assert kind is not None
    return against_seat(s, seat, kind.word, action - kind.base)


def against_seat(s: State, seat: int, word: str, index: int) -> str:
    """First whether this is the moment, then whether the rules of the thing itself are kept."""
    own = s.seats[seat]
    if own.draft_give:
        return drafting(s, own, word, index)
    if word == "claim":
        return "watch.ending.claim"
    if s.phase == DISCARDS:
        return discarding(s, seat, word)
    if s.phase == ANSWERS:
        return answering(s, seat, word, index)
    if word in BROTHERHOOD:
        return against_brotherhood(s, seat, word, index)
    if seat != s.active:
        return out_of_turn(s, word)
    if s.phase in (MAIN, BUILD):
        return in_turn(s, own, word, index)
    if s.phase == PRE_ROLL:
        return CARDS[word](s, own, index) if word in CARDS else "watch.turn.roll-first"
    explain = EXPLAINED.get((s.phase, word))
    return explain(s, own, index) if explain else open_question(s)


def rule_against_exchange(s: State, seat: int, words: Sequence[int]) -> str | None:
    """Nothing, or the rule against an offer or a counter-offer as a whole, not begun before."""
    rule = rule_against(s, seat, words[-1])
    if rule != NO_GIFTS:
        return rule
    # The moment is right, only nothing was put together yet.
    own = s.seats[seat]
    give, want = map(pack_kinds, exchange_of(words[:-1]))
    return None if can_exchange(own, give, want) else exchange(give, want)


# -- the parts of a turn --


def discarding(s: State, seat: int, word: str) -> str:
    """Only discards, and only from those who must."""
    if word == "discard":
        return "watch.seven.discard"
    if s.seats[seat].discards_due > 0 or seat == s.active:
        return open_question(s)
    return out_of_turn(s, word)


def in_turn(s: State, own: Holdings, word: str, index: int) -> str:
    """After the roll, where trading and building may be separate."""
    too_late = word in TRADING and s.phase == BUILD
    too_early = word in BUILDING and s.phase == MAIN and s.rules.separate_phases
    if too_late or too_early:
        return PHASES
    return TURN[word](s, own, index) if word in TURN else UNASKED.get(word, NOT_ASKED)


# -- building --


def means(pieces: int) -> str:
    """No piece is left, or the price is not."""
    return "watch.build.cost" if pieces else "watch.build.pieces"


def place_of_road(s: State, own: Holdings, path: int) -> str:
    """Why a road may not lie on a path; nothing if it may."""
    if not path_in(path, s.board.paths_lo, s.board.paths_hi):
        return "watch.road.path"
    if not path_in(path, s.free_lo, s.free_hi):
        return "watch.road.occupied"
    if path_in(path, own.open_lo, own.open_hi):
        return ""
    reached = own.reach & (BIT[PATH_A[path]] | BIT[PATH_B[path]])
    return "watch.road.blocked" if reached else "watch.road.connected"


def place_of_settlement(s: State, own: Holdings, site: int) -> str:
    """Why no settlement may stand on a site, whoever builds it; nothing if one may."""
    if not s.board.sites & BIT[site]:
        return "watch.settlement.site"
    if s.free_sites & BIT[site]:
        return ""
    return "watch.settlement.occupied" if s.taken & BIT[site] else "watch.settlement.distance"


def road(s: State, own: Holdings, path: int) -> str:
    """The place, then the means."""
    return place_of_road(s, own, path) or means(own.roads_left)


def settlement(s: State, own: Holdings, site: int) -> str:
    """The place, the road to it, then the means."""
    wrong = place_of_settlement(s, own, site)
    if not wrong and not own.reach & BIT[site]:
        return "watch.settlement.connected"
    return wrong or means(own.settlements_left)


def keep(s: State, own: Holdings, site: int) -> str:
    """A settlement to raise, then the means."""
    return means(own.keeps_left) if own.settlements & BIT[site] else "watch.keep.upgrade"


def buy(s: State, own: Holdings, index: int) -> str:
    """No card, or no means."""
    return "watch.build.cost" if s.deck else "watch.development.deck"


# -- development cards --


def patrol(s: State, own: Holdings, index: int) -> str:
    """Only what is said of every card."""
    return card(s, own, PATROL)


def road_building(s: State, own: Holdings, index: int) -> str:
    """At least one road must be possible."""
    return card(s, own, ROAD_BUILDING) or "watch.progress.road-building"


def winter(s: State, own: Holdings, pick: int) -> str:
    """The supply has no such cards, or has two."""
    in_supply = covers(s.supply, WINTER_PICKS[pick])
    lacking = "watch.progress.winter" if in_supply else "watch.supply.available"
    return card(s, own, WINTER) or lacking


# -- answers --


def tormund(s: State, own: Holdings, place: int) -> str:
    """Somewhere else, on land, and by edition not into his camp."""
    if place == s.tormund:
        return "watch.tormund.must-move"
    return "watch.tormund.camp" if place == CAMP else "watch.tormund.target"


def victim(s: State, own: Holdings, seat: int) -> str:
    """Somebody, and somebody who is there."""
    return "watch.robbery.must" if seat == NOBODY else "watch.robbery.victim"


def founding_road(s: State, own: Holdings, path: int) -> str:
    """At the settlement just founded."""
    if not path_in(path, s.board.paths_lo, s.board.paths_hi):
        return "watch.road.path"
    if not path_in(path, SITE_PATHS_LO[s.last_site], SITE_PATHS_HI[s.last_site]):
        return "watch.setup.road"
    return "watch.road.occupied"


def rebuilt_road(s: State, own: Holdings, path: int) -> str:
    """Where a road may lie, but not where it lay."""
    return "watch.hero-yarwyck.rebuild" if path == s.lifted else place_of_road(s, own, path)


CARDS: Final[dict[str, Reason]] = {"patrol": patrol, "roads": road_building, "winter": winter}
BUILDING: Final[dict[str, Reason]] = {
    "buy": buy,
    "road": road,
    "settlement": settlement,
    "keep": keep,
}
TURN: Final = CARDS | TRADING | BUILDING
# What nobody asks the active seat after the roll.
UNASKED: Final = {
    "roll": "watch.turn.roll-once",
    "build": PHASES,
    "discard": "watch.seven.discard",
    "rob": "watch.robbery.victim",
    "tormund": "watch.tormund.must-move",
    "withdraw": NOT_AGREED,
    "accept": NOT_AGREED,
    "decline": NOT_AGREED,
    "confirm": NOT_AGREED,
    "reply": NOT_AGREED,
}
# Answers of the right kind that name the wrong thing.
EXPLAINED: Final[dict[tuple[int, str], Reason]] = {
    (MOVE_TORMUND, "tormund"): tormund,
    (CHOOSE_VICTIM, "rob"): victim,
    (PLACE_ROADS, "road"): place_of_road,
    (FOUND_SETTLEMENT, "settlement"): place_of_settlement,
    (FOUND_ROAD, "road"): founding_road,
    (REBUILD_ROAD, "road"): rebuilt_road,
}
