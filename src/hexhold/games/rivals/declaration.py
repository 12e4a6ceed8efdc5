"""What the Rivals are made of: their fields, the kinds of their actions, their questions.

`build basic.abbey`, `site 5a`, `gain a6`, `trade ore`; for chance `dice 6 event`, `deal gold.mint`.
"""

from typing import Final

from hexhold.core.declare import Kind, Question, kind, names, numbered, numbers, told
from hexhold.core.notation import Notation
from hexhold.games.rivals.cards.deck import CARD_IDS
from hexhold.games.rivals.engine import layout as q
from hexhold.games.rivals.engine.state import Rules
from hexhold.games.rivals.engine.tables import (
    EVENT_NAMES,
    FACES,
    REGION_NAMES,
    RESOURCES,
)
from hexhold.games.rivals.names import (
    BAY_NAMES,
    PLACE_NAMES,
    SIDES,
    SLOT_NAMES,
    STACK_REGION_IDS,
    STACK_REGION_IDS_WITH_TWO,
)

SEAT: Final = numbers("seat", 2)
DIE: Final = numbers("die", 6, low=1)
STACK: Final = numbers("stack", 6, low=1)
POSITION: Final = numbers("position", 36, low=1)
COLUMN: Final = numbers("column", 12)
SIDE: Final = names("side", SIDES)
FACE: Final = names("face", FACES)
RESOURCE: Final = names("resource", RESOURCES)
LAND: Final = names("land", REGION_NAMES)
BAY: Final = names("bay", BAY_NAMES)
PLACE: Final = names("place", PLACE_NAMES)
REGION_PLACE: Final = names("place", PLACE_NAMES[:26])  # all but the Gold Cache
SLOT: Final = names("slot", SLOT_NAMES)
CARD: Final = names("card", CARD_IDS)
EVENT: Final = told(names("event", EVENT_NAMES), noun="card")


def kinds_with(regions: tuple[str, ...]) -> tuple[Kind, ...]:
    """All kinds of actions, the region cards of the stack being called so."""
    region = names("region", regions)
    return numbered(
        kind("end", does="turn.end_actions"),
        kind("roll", does="turn.roll", constant="ROLL_DICE"),
        kind("pass", does="turn.pass_by"),
        kind("waste", does="gaining.waste_one"),
        kind("pay", does="event_cards.pay_rioters"),
        kind("road", SIDE, does="centre.build_road", spends=True),
        kind("settle", SIDE, does="centre.settle", spends=True),
        kind("scout", SIDE, does="centre.settle_with_scout", spends=True),
        kind("mint", does="trading.mint", spends=True),
        kind("faceup", does="building.build_face_up"),
        kind("number", DIE, does="turn.answer_number", constant="SET_DIE"),
        kind("name", RESOURCE, constant="NAME_KIND"),
        kind("trade", RESOURCE, does="trading.trade"),
        kind("draw", STACK, constant="DRAW_TOP"),
        kind("look", STACK, constant="LOOK_AT"),
        kind("under", STACK, does="stacks.answer_under", constant="PUT_UNDER"),
        kind("open", STACK, does="setup.open_blindly", constant="OPEN_STACK"),
        kind("lay", LAND, does="setup.answer_lay", constant="LAY_REGION"),
        kind("city", COLUMN, does="centre.build_city", spends=True),
        kind("site", BAY, does="building.answer_site", constant="SITE_AT"),
        kind("gain", PLACE, constant="GAIN_AT"),
        kind("give", PLACE, constant="GIVE_FROM"),
        kind("region", PLACE, constant="REGION_AT"),
        kind("ship", REGION_PLACE, does="trading.trade_by_ship", constant="SHIP_FROM"),
        kind("slot", SLOT, constant="SLOT_AT"),
        kind("remove", SLOT, does="building.remove_own", spends=True),
        kind("build", CARD, does="building.build_from_hand", spends=True),
        kind("play", CARD, does="playing.play_card", spends=True),
        kind("card", CARD),
        kind("pick", POSITION, does="stacks.answer_pick", constant="PICK_AT"),
        kind("above", region, does="centre.answer_above", constant="LAY_ABOVE"),
        kind("first", SEAT, does="setup.answer_first", chance=True),
        kind("dice", DIE, FACE, does="turn.answer_dice", chance=True, constant="ROLLED"),
        kind("defend", DIE, does="playing.answer_defence", chance=True, constant="DEFENDED"),
        kind("deal", CARD, does="stacks.answer_deal", chance=True, constant="DEALT"),
        kind("land", region, does="centre.answer_land", chance=True, constant="LANDED"),
        kind("event", EVENT, does="event_cards.answer_event", chance=True, constant="EVENT_DRAWN"),
        kind("moon", EVENT, does="event_cards.answer_moon", chance=True, constant="MOON_DRAWN"),
    )


QUESTIONS: Final = (
    Question(
        "open", q.OPEN, lists="setup.fill_open", does={"look": "setup.open_by_looking"},
    ),
    Question("pick", q.PICK, lists="stacks.fill_pick"),
    Question("lay", q.LAY, lists="setup.fill_lay", forced=True),
    Question("roll", q.ROLL, lists="turn.fill_roll"),
    Question("number", q.NUMBER, lists="turn.fill_number"),
    Question("main", q.MAIN, lists="main_phase.fill_main"),
    Question("site", q.SITE, lists="building.fill_site", forced=True),
    Question(
        "waive", q.WAIVE, lists="building.fill_waive", forced=True,
        does={"name": "building.answer_waive"},
    ),
    Question(
        "give", q.GIVE, lists="giving.fill_give", narrows="giving.give_without_choice",
        does={"give": "giving.answer_give"},
    ),
    Question(
        "give-any", q.GIVE_ANY, lists="giving.fill_give_any",
        narrows="giving.give_any_without_choice", does={"give": "giving.answer_give_any"},
    ),
    Question(
        "gain", q.GAIN, lists="gaining.fill_gain", narrows="gaining.gain_without_choice",
        does={"gain": "gaining.answer_gain", "pass": "turn.stop"},
    ),
    Question(
        "want", q.WANT, lists="attacks.fill_want", forced=True,
        does={"name": "attacks.answer_want"},
    ),
    Question(
        "buy", q.BUY, lists="event_cards.fill_buy", forced=True,
        does={"gain": "event_cards.answer_buy", "pass": "turn.stop"},
    ),
    Question(
        "riot", q.RIOT, lists="event_cards.fill_riot",
        does={"slot": "event_cards.lose_to_rioters", "play": "event_cards.calm_rioters"},
    ),
    Question(
        "react", q.REACT, lists="feuds.fill_react",
        does={"pass": "feuds.let_it_happen", "play": "feuds.react"},
    ),
    Question(
        "name", q.NAME, lists="feuds.fill_name", forced=True, does={"slot": "feuds.answer_name"},
    ),
    Question(
        "lose", q.LOSE, lists="feuds.fill_lose", forced=True, does={"slot": "feuds.answer_lose"},
    ),
    Question(
        "shoot", q.SHOOT, lists="attacks.fill_shoot", forced=True,
        does={"slot": "attacks.answer_shoot"},
    ),
    Question(
        "sink", q.SINK, lists="attacks.fill_sink", forced=True,
        does={"slot": "attacks.answer_sink"},
    ),
    Question(
        "burn", q.BURN, lists="attacks.fill_burn", forced=True,
        does={"slot": "attacks.answer_burn"},
    ),
    Question("under", q.UNDER, lists="stacks.fill_under", forced=True),
    Question("strip", q.STRIP, lists="stacks.fill_strip", does={"card": "stacks.answer_strip"}),
    Question("spy", q.SPY, lists="attacks.fill_spy", does={"card": "attacks.answer_spy"}),
    Question(
        "library", q.LIBRARY, lists="stacks.fill_look",
        does={"look": "stacks.answer_library", "pass": "turn.stop"},
    ),
    Question(
        "salvage", q.SALVAGE, lists="playing.fill_salvage",
        does={"card": "playing.answer_salvage"},
    ),
    Question(
        "swap", q.SWAP, lists="swap.fill_swap",
        does={"region": "swap.choose_region", "slot": "swap.choose_card"},
    ),
    Question(
        "swap-with", q.SWAP_WITH, lists="swap.fill_swap_with",
        does={"region": "swap.swap_with_region", "slot": "swap.swap_with_card"},
    ),
    Question(
        "raid", q.RAID, lists="attacks.fill_raid", forced=True,
        does={"region": "attacks.answer_raid"},
    ),
    Question(
        "gift", q.GIFT, lists="attacks.fill_gift", forced=True,
        does={"give": "attacks.answer_gift"},
    ),
    Question(
        "tithe", q.TITHE, lists="building.fill_tithe", does={"name": "building.answer_tithe"},
    ),
    Question(
        "heal", q.HEAL, lists="playing.fill_heal", forced=True,
        does={"slot": "playing.answer_heal"},
    ),
    Question("above", q.ABOVE, lists="centre.fill_above", forced=True),
    Question(
        "draw", q.DRAW, lists="stacks.fill_draw", forced=True, does={"draw": "hand.answer_draw"},
    ),
    Question("excess", q.EXCESS, lists="hand.fill_hand", does={"card": "hand.answer_excess"}),
    Question(
        "exchange", q.EXCHANGE, lists="hand.fill_exchange", does={"card": "hand.answer_exchange"},
    ),
    Question(
        "replace", q.REPLACE, lists="hand.fill_replace",
        does={"draw": "hand.replace_by_top", "look": "hand.replace_by_look"},
    ),
    Question("over", q.OVER),
    Question(
        "ransom", q.RANSOM, lists="giving.fill_ransom", forced=True,
        does={"give": "giving.answer_ransom"},
    ),
    # To chance.
    Question("first", q.CHOOSE_FIRST, weighs="setup.fill_first"),
    Question("dice", q.DICE, weighs="turn.fill_dice"),
    Question("deal", q.DEAL, weighs="stacks.fill_deal"),
    Question("land", q.LAND, weighs="centre.fill_land"),
    Question("event", q.EVENT, weighs="event_cards.fill_event"),
    Question("defend", q.DEFEND, weighs="turn.fill_defence"),
    # Jobs that run by themselves.
    Question("start-turn", q.START_TURN, runs="turn.start_turn"),
    Question("produce", q.PRODUCE, runs="production.produce"),
    Question("market", q.MARKET, runs="production.pay_market"),
    Question("show-face", q.SHOW_FACE, runs="production.show_face"),
    Question("brigands", q.BRIGANDS, runs="production.brigands"),
    Question("event-card", q.EVENT_CARD, runs="event_cards.resolve_event"),
    Question("riot-at", q.RIOT_AT, runs="event_cards.riot"),
    Question("feud-at", q.FEUD_AT, runs="feuds.feud"),
    Question("strip-at", q.STRIP_AT, runs="feuds.fraternal_feuds"),
    Question("remedy-at", q.REMEDY_AT, runs="event_cards.remedy"),
    Question("have-built", q.HAVE_BUILT, runs="building.have_built"),
    Question("to-discard", q.TO_DISCARD, runs="stacks.discard_at_last"),
    Question("effect", q.EFFECT, runs="playing.take_effect"),
    Question("look-through", q.LOOK_THROUGH, runs="stacks.look_through"),
    Question("take-top", q.TAKE_TOP, runs="stacks.take_top"),
    Question("lost", q.LOST, runs="losses.console"),
    Question("founded", q.FOUNDED, runs="centre.draw_regions"),
    Question("hand-check", q.HAND_CHECK, runs="hand.check_hand"),
    Question("end-turn", q.END_TURN, runs="turn.end_turn"),
)  # fmt: skip
_names = [card.partition(".")[2] for card in CARD_IDS]
NUMBERS: Final = {
    "cards": {
        # A card is called by its name, with its set where two of them have a card of that name.
        (name if _names.count(name) == 1 else card.replace(".", "_")).upper(): number
        for number, (card, name) in enumerate(zip(CARD_IDS, _names, strict=True))
    }
    | {"KINDS": len(CARD_IDS)}
}
USUAL: Final = Notation(kinds_with(STACK_REGION_IDS))
WITH_TWO: Final = Notation(kinds_with(STACK_REGION_IDS_WITH_TWO))
KINDS: Final = tuple(USUAL.kinds)


def notation_of(rules: Rules) -> Notation:
    """How the actions of a match are written."""
    return WITH_TWO if rules.forest_two else USUAL
