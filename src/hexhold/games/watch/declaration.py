"""What the Watch is made of: its fields, the kinds of its actions, its questions.

`road 41`, `offer lumber,ore > brick`, `rob 2`; for chance `dice 3 4`, `steal ore`.
"""

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Final

from hexhold.core.contract import NotationError
from hexhold.core.declare import (
    Choice,
    Question,
    Spelling,
    kind,
    macro,
    names,
    numbered,
    numbers,
    told,
    way,
)
from hexhold.core.notation import Notation
from hexhold.games.watch import faults
from hexhold.games.watch.cards import list_kinds, read_kinds
from hexhold.games.watch.engine import state as q
from hexhold.games.watch.engine import tables as t
from hexhold.games.watch.engine.geometry import HEXES, LINE, PATHS, SITES
from hexhold.games.watch.engine.tables import (
    CARDS,
    CLANS,
    HEROES,
    OF_A_KIND,
    RESOURCES,
    TERRAINS,
    VICTIM_PAIRS,
    WILDLINGS,
)

Cards = tuple[int, ...]  # kinds of resources, in order


def in_order(text: str) -> str:
    """Two cards in any order, as they are named."""
    return list_kinds(read_kinds(text))


def read_cards(text: str) -> Cards:
    """Cards of an offer; "-" is none at all."""
    kinds = read_kinds(text)
    if any(kinds.count(kind) > OF_A_KIND for kind in {*kinds}):
        raise NotationError(faults.LARGE_OFFER, limit=OF_A_KIND)
    return kinds


def spoken_to(pair: tuple[int, int]) -> str:
    """One seat, or two."""
    return " ".join(str(seat) for seat in pair if seat >= 0)


SEAT: Final = numbers("seat", 4)
PATH: Final = numbers("path", PATHS)
SITE: Final = numbers("site", SITES)
HEX: Final = numbers("hex", HEXES)
SECTION: Final = numbers("section", 4, low=1)
CLEARING: Final = numbers("clearing", 4, low=1)
CAMP: Final = numbers("camp", 5, low=1)
DIE: Final = numbers("die", 6, low=1)
FIRST_DIE, SECOND_DIE = told(DIE, "first"), told(DIE, "second")
WILDLING_DIE: Final = names("wildling-die", [f"w{number}" for number in range(1, 13)])
RESOURCE: Final = names("resource", RESOURCES)
GIVEN: Final = told(RESOURCE, "give", "cards")
TAKEN: Final = told(RESOURCE, "take", "cards")
INSTEAD: Final = told(RESOURCE, "take", "resource")
OF_A_GUARD: Final = told(names("left-out", RESOURCES[:3]), "give", "resource")  # what it costs
OF_A_CARD: Final = told(names("left-out", RESOURCES[2:]), "give", "resource")
CARD: Final = names("card", CARDS)
HERO: Final = names("hero", HEROES)
CLAN: Final = names("clan", CLANS)
WILDLING: Final = names("wildling", WILDLINGS)
IN_THE_GIFT: Final = names("hex", [str(place) for place in LINE])
TWO_CARDS: Final = names(
    "cards",
    [*(",".join(two) for two in combinations_with_replacement(RESOURCES, 2)), *RESOURCES],
    in_order,
)
EXCHANGED: Final = Spelling(
    "cards",
    read_cards,
    lambda kinds: list_kinds(kinds) or "-",
    "any number of resource cards, such as `ore` or `lumber,ore,ore`",
)
TO_GIVE, TO_TAKE = told(EXCHANGED, "give", "cards"), told(EXCHANGED, "take", "cards")
VICTIMS: Final = names("seats", map(spoken_to, VICTIM_PAIRS))
TERRAIN: Final = names("terrain", TERRAINS[:5])
ROUTE: Final = told(names("route", (*RESOURCES, "any")), noun="resource")
NUMBER: Final = numbers("number", 13, also=("double",))


KINDS: Final = numbered(
    # The frequent ones come first, where Python keeps its ints ready-made.
    kind("end", does="turn.end_turn"),
    kind("roll", does="own_turn.roll"),
    kind("buy", does="development.buy", spends=True),
    kind("patrol", does="development.play_patrol", spends=True, constant="PLAY_PATROL"),
    kind("roads", does="development.play_roads", spends=True, constant="PLAY_ROADS"),
    kind("build", does="own_turn.begin_building", constant="TO_BUILD"),
    kind("withdraw", does="trade.close_offer"),
    kind("accept", does="trade.accept"),
    kind("decline", does="trade.decline"),
    kind("rob", numbers("seat", 4, also=("nobody",)), does="tormund.choose_victim"),
    kind("confirm", SEAT, does="trade.confirm", reveals=True),
    kind("discard", RESOURCE, does="seven.discard"),
    kind("winter", TWO_CARDS, does="development.play_winter", spends=True, constant="PLAY_WINTER"),
    kind("supply", GIVEN, ">", TAKEN, does="supply.trade_with_supply"),
    kind("road", PATH, does="purchases.buy_road", spends=True),
    kind("settlement", SITE, does="purchases.buy_settlement", spends=True),
    kind("keep", SITE, does="purchases.buy_keep", spends=True),
    kind("tormund", numbers("hex", HEXES, also=("camp",)), does="tormund.move_tormund"),
    kind("guard", SECTION, does="purchases.buy_guard", spends=True),
    kind("recruits", SECTION, does="development.play_recruits", spends=True),
    kind("hunt", IN_THE_GIFT, WILDLING, does="hunt.hunt"),
    kind("samwell", RESOURCE, does="samwell.samwell_takes", constant="SAMWELL_TAKES"),
    kind("pass", does="samwell.samwell_passes"),
    kind("marsh", GIVEN, ">", TAKEN, does="marsh.marsh_swaps", spends=True, constant="MARSH_SWAPS"),
    kind(
        "mormont", RESOURCE, VICTIMS,
        does="mormont.mormont_demands", reveals=True, spends=True, constant="MORMONT_DEMANDS",
    ),
    kind("give", RESOURCE, does="mormont.give_back", reveals=True),
    kind("yarwyck", PATH, does="yarwyck.yarwyck_lifts", spends=True, constant="YARWYCK_LIFTS"),
    kind(
        "thorne", SECTION, OF_A_GUARD, ">", INSTEAD,
        does="thorne.thorne_builds", spends=True, constant="THORNE_BUILDS",
    ),
    kind(
        "melisandre", way(), way(OF_A_CARD, ">", INSTEAD),
        does="melisandre.melisandre_buys", spends=True, constant="MELISANDRE_BUYS",
    ),
    kind("pick", CARD, does="melisandre.pick", reveals=True),
    kind(
        "mance", SEAT,
        does="mance.mance_visits", reveals=True, spends=True, constant="MANCE_VISITS",
    ),
    kind("take", RESOURCE, does="mance.take_card", reveals=True),
    kind(
        "benjen", way("clearing", CLEARING), way(CLAN, CAMP),
        does="benjen.benjen_clears", spends=True, constant="BENJEN_CLEARS",
    ),
    kind(
        "ygritte", IN_THE_GIFT, WILDLING,
        does="ygritte.ygritte_strikes", spends=True, constant="YGRITTE_STRIKES",
    ),
    kind("yoren", SECTION, does="yoren.yoren_recruits", spends=True, constant="YOREN_RECRUITS"),
    kind("qhorin", does="qhorin.qhorin_chases", spends=True, constant="QHORIN_CHASES"),
    kind("flip", does="using.flip"),
    kind("exchange", HERO, does="using.exchange"),
    kind("remove", HERO, does="using.remove_hero"),
    kind("claim", does="turn.claim"),
    kind("invite", does="trade.invite"),
    kind("put", RESOURCE, does="drafts.put", private=True),
    kind("ask", RESOURCE, does="drafts.ask", private=True),
    kind("propose", does="trade.propose"),
    kind("reply", does="trade.reply"),
    kind(
        "dice", way(FIRST_DIE, SECOND_DIE),
        way(FIRST_DIE, SECOND_DIE, WILDLING_DIE, weights=(2, 0, 1)),
        does="chance.roll_dice", chance=True,
    ),
    kind("steal", RESOURCE, does="tormund.steal", chance=True),
    kind("draw", CARD, does="development.draw", chance=True),
    kind("first", SEAT, does="setup.begin_founding", chance=True),
    kind("terrain", TERRAIN, does="setup.deal_terrain", chance=True, constant="DEAL_TERRAIN"),
    kind("route", ROUTE, does="setup.deal_route", chance=True, constant="DEAL_ROUTE"),
    kind("red", HEX, does="setup.deal_red", chance=True, constant="DEAL_RED"),
    kind("number", NUMBER, does="setup.deal_number", chance=True, constant="DEAL_NUMBER"),
    kind("token", CLAN, WILDLING, does="chance.reveal_token", chance=True, constant="REVEAL"),
    kind("show", CARD, does="melisandre.show", chance=True),
)  # fmt: skip
QUESTIONS: Final = (
    Question("before-roll", q.PRE_ROLL, lists="own_turn.fill_before_roll"),
    Question("turn", q.MAIN, lists="own_turn.fill_turn"),
    Question("build", q.BUILD, lists="own_turn.fill_turn"),
    Question(
        "place-roads", q.PLACE_ROADS,
        lists="development.fill_free_roads", does={"road": "development.lay_free_road"},
    ),
    Question("discards", q.DISCARDS, lists="seven.fill_discards"),
    Question("move-tormund", q.MOVE_TORMUND, lists="tormund.fill_tormund"),
    Question("choose-victim", q.CHOOSE_VICTIM, lists="tormund.fill_victims"),
    Question("answers", q.ANSWERS, lists="trade.fill_trade"),
    Question(
        "found-settlement", q.FOUND_SETTLEMENT,
        lists="setup.fill_founding_settlement", does={"settlement": "setup.found_settlement"},
    ),
    Question(
        "found-road", q.FOUND_ROAD,
        lists="setup.fill_founding_road", does={"road": "setup.found_road"},
    ),
    Question(
        "found-guard", q.FOUND_GUARD,
        lists="setup.fill_founding_guard", does={"guard": "setup.found_guard"},
    ),
    Question("ask-samwell", q.ASK_SAMWELL, lists="samwell.fill_samwell"),
    Question("give-back", q.GIVE_BACK, lists="mormont.fill_give"),
    Question(
        "rebuild-road", q.REBUILD_ROAD,
        lists="yarwyck.fill_rebuild", does={"road": "yarwyck.rebuild"},
    ),
    Question("pick-card", q.PICK_CARD, lists="melisandre.fill_picks"),
    Question("take-card", q.TAKE_CARD, lists="mance.fill_take"),
    Question("after-hero", q.AFTER_HERO, lists="using.fill_after"),
    Question("remove-hero", q.REMOVE_HERO, lists="using.fill_removals"),
    Question("over", q.OVER),
    Question("dice", q.ROLL_DICE, weighs="chance.fill_dice"),
    Question("draw", q.DRAW_CARD, weighs="chance.fill_drawn"),
    Question("steal", q.STEAL_CARD, weighs="chance.fill_stolen"),
    Question("first", q.CHOOSE_FIRST, weighs="chance.fill_first"),
    Question("deal-terrain", q.DEAL_TILES, weighs="chance.fill_tiles"),
    Question("deal-routes", q.DEAL_ROUTES, weighs="chance.fill_routes"),
    Question("deal-reds", q.DEAL_REDS, weighs="chance.fill_reds"),
    Question("deal-numbers", q.DEAL_NUMBERS, weighs="chance.fill_numbers"),
    Question("token", q.REVEAL_TOKEN, weighs="chance.fill_tokens"),
    Question("show", q.SHOW_CARD, weighs="chance.fill_shown"),
)  # fmt: skip
CHOICES: Final = (
    Choice(
        "fill_power",
        by="hero",
        functions={
            t.MORMONT: "mormont.fill_mormont",
            t.MARSH: "marsh.fill_marsh",
            t.YARWYCK: "yarwyck.fill_yarwyck",
            t.THORNE: "thorne.fill_thorne",
            t.MELISANDRE: "melisandre.fill_melisandre",
            t.MANCE: "mance.fill_mance",
            t.BENJEN: "benjen.fill_benjen",
            t.YGRITTE: "ygritte.fill_ygritte",
            t.YOREN: "yoren.fill_yoren",
            t.QHORIN: "qhorin.fill_qhorin",
        },
        otherwise="n",
    ),
)
FIRST_OF: Final = {one.word: one.base for one in KINDS}
PUT: Final = FIRST_OF["put"]
ASK: Final = FIRST_OF["ask"]


def words_of(give: Cards, want: Cards) -> tuple[int, ...]:
    """An exchange as the words with which a seat puts it together."""
    return (*(PUT + kind for kind in give), *(ASK + kind for kind in want))


def exchange_of(words: Sequence[int]) -> tuple[Cards, Cards]:
    """The exchange that words put together."""
    give = tuple(word - PUT for word in words if word < ASK)
    return give, tuple(word - ASK for word in words if word >= ASK)


OFFER: Final = macro(
    "offer", TO_GIVE, ">", TO_TAKE,
    example="offer lumber,ore > brick",
    last=FIRST_OF["propose"], expands=words_of, folds=exchange_of,
)  # fmt: skip
COUNTER: Final = macro(
    "counter", TO_GIVE, ">", TO_TAKE,
    example="counter brick > ore,ore,ore",
    last=FIRST_OF["reply"], expands=words_of, folds=exchange_of,
)  # fmt: skip
MACROS: Final = (OFFER, COUNTER)
NOTATION: Final = Notation(KINDS, MACROS)
