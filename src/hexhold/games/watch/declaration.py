"""What the Watch is made of: its fields, and the kinds of its actions with their words.

`road 41`, `offer lumber,ore > brick`, `rob 2`; for chance `dice 3 4`, `steal ore`.
"""

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Final

from hexhold.core.contract import NotationError
from hexhold.core.declare import Spelling, kind, macro, names, numbers, way
from hexhold.core.notation import Notation
from hexhold.games.watch import faults
from hexhold.games.watch.cards import list_kinds, read_kinds
from hexhold.games.watch.engine import actions as a
from hexhold.games.watch.engine.geometry import HEXES, LINE, PATHS, SITES
from hexhold.games.watch.engine.heroes_trade import VICTIM_PAIRS
from hexhold.games.watch.engine.tables import (
    CARDS,
    CLANS,
    HEROES,
    OF_A_KIND,
    RESOURCES,
    TERRAINS,
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


def words_of(give: Cards, want: Cards) -> tuple[int, ...]:
    """An exchange as the words with which a seat puts it together."""
    return (*(a.PUT + kind for kind in give), *(a.ASK + kind for kind in want))


def exchange_of(words: Sequence[int]) -> tuple[Cards, Cards]:
    """The exchange that words put together."""
    give = tuple(word - a.PUT for word in words if word < a.ASK)
    return give, tuple(word - a.ASK for word in words if word >= a.ASK)


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
WILDLING_DIE: Final = names("wildling-die", [f"w{number}" for number in range(1, 13)])
RESOURCE: Final = names("resource", RESOURCES)
OF_A_GUARD: Final = names("left-out", RESOURCES[:3])  # what a guard costs
OF_A_CARD: Final = names("left-out", RESOURCES[2:])  # what a card costs
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
VICTIMS: Final = names("seats", map(spoken_to, VICTIM_PAIRS))


KINDS: Final = (
    kind("end", a.END),
    kind("roll", a.ROLL),
    kind("buy", a.BUY),
    kind("patrol", a.PLAY_PATROL),
    kind("roads", a.PLAY_ROADS),
    kind("build", a.TO_BUILD),
    kind("withdraw", a.WITHDRAW),
    kind("accept", a.ACCEPT),
    kind("decline", a.DECLINE),
    kind("rob", a.ROB, numbers("seat", 4, also=("nobody",))),
    kind("confirm", a.CONFIRM, SEAT),
    kind("discard", a.DISCARD, RESOURCE),
    kind("winter", a.PLAY_WINTER, TWO_CARDS),
    kind("supply", a.SUPPLY, RESOURCE, ">", RESOURCE),
    kind("road", a.ROAD, PATH),
    kind("settlement", a.SETTLEMENT, SITE),
    kind("keep", a.KEEP, SITE),
    kind("tormund", a.TORMUND, numbers("hex", HEXES, also=("camp",))),
    kind("guard", a.GUARD, SECTION),
    kind("recruits", a.RECRUITS, SECTION),
    kind("hunt", a.HUNT, IN_THE_GIFT, WILDLING),
    kind("samwell", a.SAMWELL_TAKES, RESOURCE),
    kind("pass", a.PASS),
    kind("marsh", a.MARSH_SWAPS, RESOURCE, ">", RESOURCE),
    kind("mormont", a.MORMONT_DEMANDS, RESOURCE, VICTIMS),
    kind("give", a.GIVE, RESOURCE),
    kind("yarwyck", a.YARWYCK_LIFTS, PATH),
    kind("thorne", a.THORNE_BUILDS, SECTION, OF_A_GUARD, ">", RESOURCE),
    kind("melisandre", a.MELISANDRE_BUYS, way(), way(OF_A_CARD, ">", RESOURCE)),
    kind("pick", a.PICK, CARD),
    kind("mance", a.MANCE_VISITS, SEAT),
    kind("take", a.TAKE, RESOURCE),
    kind("benjen", a.BENJEN_CLEARS, way("clearing", CLEARING), way(CLAN, CAMP)),
    kind("ygritte", a.YGRITTE_STRIKES, IN_THE_GIFT, WILDLING),
    kind("yoren", a.YOREN_RECRUITS, SECTION),
    kind("qhorin", a.QHORIN_CHASES),
    kind("flip", a.FLIP),
    kind("exchange", a.EXCHANGE, HERO),
    kind("remove", a.REMOVE, HERO),
    kind("claim", a.CLAIM),
    kind("invite", a.INVITE),
    kind("put", a.PUT, RESOURCE, private=True),
    kind("ask", a.ASK, RESOURCE, private=True),
    kind("propose", a.PROPOSE),
    kind("reply", a.REPLY),
    kind("dice", a.DICE, way(DIE, DIE), way(DIE, DIE, WILDLING_DIE, weights=(2, 0, 1))),
    kind("steal", a.STEAL, RESOURCE),
    kind("draw", a.DRAW, CARD),
    kind("first", a.FIRST, SEAT),
    kind("terrain", a.DEAL_TERRAIN, names("terrain", TERRAINS[:5])),
    kind("route", a.DEAL_ROUTE, names("route", (*RESOURCES, "any"))),
    kind("red", a.DEAL_RED, HEX),
    kind("number", a.DEAL_NUMBER, numbers("number", 13, also=("double",))),
    kind("token", a.REVEAL, CLAN, WILDLING),
    kind("show", a.SHOW, CARD),
)
OFFER: Final = macro(
    "offer", EXCHANGED, ">", EXCHANGED,
    example="offer lumber,ore > brick",
    last=a.PROPOSE, expands=words_of, folds=exchange_of,
)  # fmt: skip
COUNTER: Final = macro(
    "counter", EXCHANGED, ">", EXCHANGED,
    example="counter brick > ore,ore,ore",
    last=a.REPLY, expands=words_of, folds=exchange_of,
)  # fmt: skip
MACROS: Final = (OFFER, COUNTER)
NOTATION: Final = Notation(KINDS, MACROS)
