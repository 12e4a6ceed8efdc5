"""Why an action is refused: the first broken rule, in the order a player would ask.

What is allowed is decided by the lists alone (engine/referee.py). What is asked here is known to
be refused, so that the last reason that is left needs no test.
"""

from collections.abc import Callable
from typing import Final

from hexhold.core.contract import CHANCE
from hexhold.games.rivals.cards.deck import CARDS
from hexhold.games.rivals.declaration import USUAL
from hexhold.games.rivals.engine import _actions as a
from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine import words as v
from hexhold.games.rivals.engine._cards import SCOUT, TOWN_HALL
from hexhold.games.rivals.engine.building import (
    is_expansion,
    meets,
    sites_for,
)
from hexhold.games.rivals.engine.centre import road_at_end
from hexhold.games.rivals.engine.feuds import ANY_BUILDING
from hexhold.games.rivals.engine.gaining import FOR_MARKET, FOR_TRADE
from hexhold.games.rivals.engine.knowledge import held
from hexhold.games.rivals.engine.principality import buildings_of, built_count
from hexhold.games.rivals.engine.state import (
    INTRO,
    State,
    a_of,
    b_of,
    c_of,
    code_of,
    d_of,
    seat_of,
    top,
)
from hexhold.games.rivals.engine.stock import amount_of, level_at
from hexhold.games.rivals.engine.swap import red
from hexhold.games.rivals.engine.tables import CACHE, GOLD, PLAYABLE, SITE_KIND, UNIQUE, has_word
from hexhold.games.rivals.engine.trading import rate_for
from hexhold.games.rivals.questions import CODES

NOT_ASKED: Final = "rivals.turn.not-asked"
SOMETHING_ELSE: Final = frozenset({NOT_ASKED, "rivals.chance.seat"})  # is asked
Reason = Callable[[State, int, int], str]  # of the seat and the index of the action in its kind


def rule_against(s: State, seat: int, action: int) -> str:
    """The rule that an action, known to be refused, breaks first."""
    frame = top(s)
    code = int(code_of(frame))
    if code == q.OVER:
        return "rivals.turn.over"
    chance = code >= q.CHANCE_CODES
    if seat == CHANCE:
        possible = chance and action >= a.CHANCE_ACTIONS
        return "rivals.chance.possible" if possible else "rivals.chance.seat"
    if action >= a.CHANCE_ACTIONS:
        return "rivals.chance.seat"
    if chance or seat != seat_of(frame):
        return NOT_ASKED
    kind = USUAL.kind_of(action)
    assert kind is not None
    index = action - kind.base
    if code == q.MAIN:
        return MAIN[kind.word](s, seat, index) if kind.word in MAIN else NOT_ASKED
    if code == q.ROLL:
        return before_roll(s, seat, index) if kind.word == "play" else "rivals.turn.roll-first"
    return answer_reason(s, code, kind.word, index)


def open_question(s: State) -> tuple[int, str]:
    """Who is asked what."""
    frame = top(s)
    code = int(code_of(frame))
    return CHANCE if code >= q.CHANCE_CODES else int(seat_of(frame)), CODES[code]


# -- centre cards --


def road(s: State, seat: int, side: int) -> str:
    """No card, no end, or no means."""
    me = seat * q.SIDE
    if s.w[q.ROADS_LEFT] == 0:
        return "rivals.road.supply"
    if road_at_end(s.w, me, side):
        return "rivals.road.end"
    return "rivals.road.cost"


def settle(s: State, seat: int, side: int) -> str:
    """No card, no road, or no means."""
    me = seat * q.SIDE
    if s.w[q.SETTLEMENTS_LEFT] == 0:
        return "rivals.settlement.supply"
    if not road_at_end(s.w, me, side):
        return "rivals.settlement.road"
    return "rivals.settlement.cost"


def scout(s: State, seat: int, side: int) -> str:
    """A Scout goes with a settlement."""
    if held(s.w, seat, SCOUT) == 0:
        return "rivals.play.not-held"
    return settle(s, seat, side)


def city(s: State, seat: int, column: int) -> str:
    """No card, no settlement, or no means."""
    me = seat * q.SIDE
    if s.w[q.CITIES_LEFT] == 0:
        return "rivals.city.supply"
    if (s.w[me + q.COLUMNS] & ~s.w[me + q.CITIES]) >> column & 1 == 0:
        return "rivals.city.settlement"
    return "rivals.city.cost"


# -- cards --


def chapter(kind: int) -> str:
    """The almanac's chapter of a card."""
    return CARDS[kind].name.replace("_", "-")


def requirement(kind: int) -> str:
    """The rule that says what a card needs."""
    return "rivals.town-hall.parish" if kind == TOWN_HALL else f"rivals.{chapter(kind)}.requires"


def build(s: State, seat: int, kind: int) -> str:
    """Not held, no expansion, or what the card itself asks for."""
    if held(s.w, seat, kind) == 0:
        return "rivals.build.not-held"
    if not is_expansion(kind):
        return "rivals.build.not-expansion"
    return build_reason(s, seat, kind)


def build_reason(s: State, seat: int, kind: int) -> str:
    """Requirement, uniqueness, site, cost."""
    me = seat * q.SIDE
    if not meets(s, seat, kind):
        return requirement(kind)
    if UNIQUE[kind] and built_count(s.w, me, kind):
        return "rivals.build.unique"
    if sites_for(s.w, me, kind) == 0:
        red_card = SITE_KIND[kind] == v.CITY_SITE and s.w[me + q.CITIES] == 0
        return "rivals.build.city-only" if red_card else "rivals.build.site"
    return "rivals.build.cost"


def face_up(s: State, seat: int, index: int) -> str:
    """No face-up card, or what the card asks for."""
    if s.w[q.FACE_UP] == 0:
        return "rivals.build.face-up"
    return build_reason(s, seat, int(s.rules.face_up_kind))


def play(s: State, seat: int, kind: int) -> str:
    """In the action phase: not held, no action, wrong moment, requirement, or no effect."""
    if held(s.w, seat, kind) == 0:
        return "rivals.play.not-held"
    if is_expansion(kind):
        return "rivals.play.not-action"
    name = chapter(kind)
    if PLAYABLE[kind] in (v.T_BEFORE_ROLL, v.T_REACTION, v.T_FOUNDING):
        return f"rivals.{name}.window"
    if not meets(s, seat, kind):
        return requirement(kind)
    if PLAYABLE[kind] in (v.T_PAY_GOLD, v.T_PAY_ANY):
        return f"rivals.{name}.pay"
    return f"rivals.{name}.pile" if PLAYABLE[kind] == v.T_DISCARD else f"rivals.{name}.no-effect"


def before_roll(s: State, seat: int, kind: int) -> str:
    """Before the roll only Brigitta and Reiner are played."""
    if held(s.w, seat, kind) == 0:
        return "rivals.play.not-held"
    if is_expansion(kind):
        return "rivals.play.not-action"
    if has_word(kind, v.X_NUMBER):
        return "rivals.brigitta.once"
    if PLAYABLE[kind] in (v.T_BEFORE_ROLL, v.T_REACTION, v.T_FOUNDING):
        return f"rivals.{chapter(kind)}.window"
    return "rivals.turn.roll-first"


def remove(s: State, seat: int, slot: int) -> str:
    """Not in the introductory game, and only what stands there."""
    return "rivals.removal.theme-only" if s.rules.mode == INTRO else "rivals.removal.card"


# -- trade --


def trade(s: State, seat: int, resource: int) -> str:
    """Too little to give, or nothing that could be stored."""
    me = seat * q.SIDE
    if amount_of(s.w[me + q.HAVE], resource) < rate_for(s.w, me, resource):
        return "rivals.trade.amount"
    return "rivals.trade.room"


def ship(s: State, seat: int, place: int) -> str:
    """Two of one region beside the ship, and something else that could be stored."""
    me = seat * q.SIDE
    if (s.w[me + q.LARGE] & s.w[me + q.HI]) >> place & 1 == 0:
        return "rivals.large-trade-ship.one-region"
    return "rivals.trade.room"


def mint(s: State, seat: int, index: int) -> str:
    """Each Mint once a turn, for gold."""
    me = seat * q.SIDE
    if s.w[me + q.MINTS_LEFT] == 0:
        return "rivals.mint.once"
    return "rivals.mint.gold" if amount_of(s.w[me + q.HAVE], GOLD) == 0 else "rivals.trade.room"


MAIN: Final[dict[str, Reason]] = {
    "road": road,
    "settle": settle,
    "scout": scout,
    "city": city,
    "faceup": face_up,
    "build": build,
    "play": play,
    "remove": remove,
    "trade": trade,
    "ship": ship,
    "mint": mint,
}


# -- answers --

# Answers of the right kind that name the wrong thing.
SIMPLE: Final = {
    (q.PICK, "pick"): "rivals.stack.position",
    (q.PICK, "pass"): "rivals.exchange.must-take",
    (q.LAY, "lay"): "rivals.setup.rearrange",
    (q.WAIVE, "name"): "rivals.build.waive",
    (q.GIVE, "give"): "rivals.stock.owed",
    (q.RANSOM, "give"): "rivals.face.brigand-choice",
    (q.GAIN, "waste"): "rivals.stock.waste",
    (q.WANT, "name"): "rivals.stock.taken",
    (q.RIOT, "pay"): "rivals.riots.fee",
    (q.RIOT, "slot"): "rivals.riots.unit",
    (q.SHOOT, "slot"): "rivals.archer.unit",
    (q.SINK, "slot"): "rivals.pirate-ship.target",
    (q.BURN, "slot"): "rivals.arsonist.building",
    (q.UNDER, "under"): "rivals.stack.matching",
    (q.STRIP, "card"): "rivals.hand.not-held",
    (q.SPY, "card"): "rivals.hand.not-held",
    (q.LIBRARY, "look"): "rivals.hand.empty-stack",
    (q.RAID, "region"): "rivals.brigands.region",
    (q.GIFT, "give"): "rivals.merchant.gift",
    (q.TITHE, "name"): "rivals.tithe-barn.type",
    (q.HEAL, "slot"): "rivals.doctor.bath",
    (q.ABOVE, "above"): "rivals.settlement.candidate",
    (q.DRAW, "draw"): "rivals.hand.empty-stack",
    (q.DRAW, "pass"): "rivals.hand.must-draw",
    (q.DRAW, "end"): "rivals.hand.must-draw",
    (q.EXCESS, "card"): "rivals.hand.not-held",
    (q.EXCHANGE, "card"): "rivals.hand.not-held",
    (q.REPLACE, "draw"): "rivals.hand.empty-stack",
    (q.SWAP, "region"): "rivals.relocation.partner",
    (q.SWAP, "slot"): "rivals.relocation.partner",
    (q.SWAP_WITH, "region"): "rivals.relocation.partner",
}


def answer_reason(s: State, code: int, word: str, index: int) -> str:
    """Why this is no answer to the open question."""
    if (code, word) in SIMPLE:
        return SIMPLE[code, word]
    explain = EXPLAINED.get((code, word))
    return explain(s, int(seat_of(top(s))), index) if explain else NOT_ASKED


def card_below(s: State) -> str:
    """The name of the action card that is being played."""
    for at in range(q.FRAME + s.w[q.DEPTH] - 1, q.FRAME - 1, -1):
        if code_of(s.w[at]) == q.TO_DISCARD:
            return chapter(a_of(s.w[at]))
    return ""


def opening(s: State, seat: int, stack: int) -> str:
    """Another stack, or a basic one."""
    if stack >= s.rules.stacks or s.rules.stack_set[stack] != 0:
        return "rivals.setup.basic-only"
    return "rivals.setup.other-stack" if stack == a_of(top(s)) - 1 else NOT_ASKED


def site(s: State, seat: int, bay: int) -> str:
    """The right place for this card."""
    kind = a_of(top(s))
    if kind == TOWN_HALL:
        return "rivals.town-hall.parish"
    free = s.w[seat * q.SIDE + q.FREE_ANY] >> bay & 1
    return "rivals.build.city-only" if free else "rivals.build.site"


def gain(s: State, seat: int, place: int) -> str:
    """Not one of the places on offer, or full."""
    frame = top(s)
    if d_of(frame) >> place & 1:
        return "rivals.stock.room"
    if c_of(frame) & FOR_TRADE:
        return "rivals.trade.other"
    return "rivals.marketplace.type" if c_of(frame) & FOR_MARKET else "rivals.stock.no-region"


def give_any(s: State, seat: int, place: int) -> str:
    """Nothing lies there, or the taker has no room for it."""
    return "rivals.stock.taken" if level_at(s.w, seat * q.SIDE, place) else "rivals.stock.owed"


def buy(s: State, seat: int, place: int) -> str:
    """Not gold, for gold, into a region with room."""
    w = s.w
    me = seat * q.SIDE
    if place == CACHE or w[me + q.TYPE + GOLD] >> place & 1:
        return "rivals.traveling-merchant.gold"
    return "rivals.stock.room" if w[me + q.HI] >> place & 1 else "rivals.stock.no-region"


def stop_taking(s: State, seat: int, index: int) -> str:
    """At least one must be taken."""
    name = card_below(s)
    return f"rivals.{name}.take" if name in ("merchant", "trade-master") else "rivals.stock.taken"


def name(s: State, seat: int, slot: int) -> str:
    """No building, or named before; by the first rulings it may be out of order."""
    buildings = buildings_of(s.w, (1 - seat) * q.SIDE)
    in_order = s.rules.first_rulings and buildings >> slot & 1
    return "rivals.feud.order" if in_order else "rivals.feud.building"


def give_up(s: State, seat: int, slot: int) -> str:
    """No building, or not one of those that were named."""
    return "rivals.feud.building" if c_of(top(s)) & ANY_BUILDING else "rivals.feud.named"


def react(s: State, seat: int, kind: int) -> str:
    """Only Sebastian, and only if he is held."""
    return "rivals.play.not-held" if held(s.w, seat, kind) == 0 else NOT_ASKED


def salvage(s: State, seat: int, kind: int) -> str:
    """Only what lies in the discard pile."""
    return f"rivals.{card_below(s)}.pile"


def look_price(s: State, seat: int, stack: int) -> str:
    """Nothing there, or too little to pay with."""
    empty = stack >= s.rules.stacks or s.w[q.STACK_SIZE + stack] == 0
    return "rivals.hand.empty-stack" if empty else "rivals.exchange.pay"


def swap_with(s: State, seat: int, slot: int) -> str:
    """Red cards stay at cities; the two must differ and stand apart."""
    w = s.w
    me = seat * q.SIDE
    first = a_of(top(s))
    cards = (w[me + q.SLOT + first], w[me + q.SLOT + slot])
    if b_of(top(s)) == 0 or cards[1] == 0 or cards[0] == cards[1] or first >> 1 == slot >> 1:
        return "rivals.relocation.partner"
    return "rivals.relocation.rules" if red(cards[0]) or red(cards[1]) else NOT_ASKED


EXPLAINED: Final[dict[tuple[int, str], Reason]] = {
    (q.OPEN, "open"): opening,
    (q.OPEN, "look"): opening,
    (q.SITE, "site"): site,
    (q.GAIN, "gain"): gain,
    (q.GIVE_ANY, "give"): give_any,
    (q.BUY, "gain"): buy,
    (q.WANT, "pass"): stop_taking,
    (q.NAME, "slot"): name,
    (q.LOSE, "slot"): give_up,
    (q.RIOT, "play"): react,
    (q.REACT, "play"): react,
    (q.SALVAGE, "card"): salvage,
    (q.REPLACE, "look"): look_price,
    (q.SWAP_WITH, "slot"): swap_with,
}
