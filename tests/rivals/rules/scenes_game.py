"""Scenes of the chapters: setup, turn, land, building, trade, hand."""

from tests.rivals.rules.scenes import Scene, gold, pair, progress, turmoil

START = "| 0 stock=b7:1"
OPENED = ("begin", "open 2", "deal abbey", "deal scout", "deal inga")
STACK = (
    "abbey", "marketplace", "harald", "scout", "inga", "osmund", "relocation", "goldsmith",
    "brigitta", "candamir", "siglind", "toll_bridge",
)  # fmt: skip
THREE_CARDS = ("pick 1", "pick 1", "pick 1")
DEALT = tuple(f"deal {card}" for card in STACK)
LAYING = ("begin", "look 1", *DEALT, *THREE_CARDS, "look 1", *THREE_CARDS, "lay forest")

RED = "columns=5,6,7,8,9 regions=a8:gold2,b8:hills1,a9:gold3,b9:hills5,a10:forest4,b10:fields1"
BLUE = "columns=5,6,7,8 regions=a8:forest6,b8:fields3,a9:pasture5,b9:pasture6"
FOUR = "columns=5*,6*,7*,8* regions=a8:gold2,b8:hills1,a9:gold3,b9:hills5"
THREE = "columns=5*,6*,7*,8 regions=a8:forest4,b8:fields1,a9:pasture5,b9:pasture6 stock=*:3"
FOUND = ("| 0 roads=7 stock=*:3", "settle right", "land forest4", "land gold2")

CITY = "columns=5*,6"
FULL = "cards=5a:abbey,5b:inga,6a:harald,6b:toll_bridge"
TOWN = f"{CITY} hand=progress.town_hall stock=*:3"
HERO = ("| 0 cards=5a:turmoil.drill_ground hand=harald stock=*:2", "build harald", "site 5b")

HARVEST = ("roll", "dice 1 harvest")
SHIPS = "cards=5a:ore_ship,5b:wool_ship,6a:gold_ship"
TRADE = (f"roll | 0 stock=b5:3 | 1 {SHIPS} stock=b5:3,b7:2", "roll", "dice 1 trade")
ROBBED = ("roll | 0 cards=5a:storehouse stock=*:2,b7:3", "roll", "dice 1 brigand")
HAND = "| 0 hand=candamir,inga,osmund"
PUT = ("end", "card inga", "under 1")
LOOK = (f"stack2=scout,harald {HAND}", *PUT, "look 2")
PAID = (*LOOK, "give a5", "give b6")
RIOT = ("roll | 0 cards=5a:harald,5b:turmoil.carl_forkbeard", "roll", "dice 3 event", "event riots")

SETUP = (
    pair("setup.other-stack", (*OPENED, "open 2"), (*OPENED, "open 1")),
    gold("setup.basic-only", ("begin", "look 4"), ("begin", "look 3")),
    gold("setup.rearrange", (*LAYING, "lay forest"), (*LAYING, "lay hills")),
)

TURN = (
    pair("turn.not-asked", (START, "1 end"), (START, "0 end")),
    pair(
        "turn.roll-first", ("roll | 0 stock=b7:3", "trade ore"), ("| 0 stock=b7:3", "trade ore"),
    ),
    pair(
        "turn.over",
        ("phase=over ending=turn-limit | 0 stock=b7:3", "0 trade ore"),
        (START, "0 end"),
    ),
    pair("chance.seat", (START, "0 dice 3 trade"), (f"roll {START}", "roll", "dice 3 trade")),
    pair(
        "chance.possible",
        (f"roll {START}", "roll", "event feud"),
        (f"roll {START}", "roll", "dice 3 event", "event feud"),
    ),
)  # fmt: skip

LAND = (
    pair("road.cost", ("| 0 stock=b5:1", "road left"), ("| 0 stock=b5:2", "road left")),
    pair(
        "road.end",
        ("| 0 roads=5 stock=*:3", "road left"),
        ("| 0 roads=5 stock=*:3", "road right"),
    ),
    pair(
        "road.supply",
        (f"active=1 | 0 {RED} roads=5,10 | 1 roads=5,7 stock=*:3", "road right"),
        (f"active=1 | 0 {RED} roads=5,10 | 1 roads=5 stock=*:3", "road right"),
    ),
    pair(
        "settlement.cost",
        ("| 0 roads=7 stock=*:1,b6:0", "settle right"),
        ("| 0 roads=7 stock=*:1", "settle right"),
    ),
    pair(
        "settlement.road",
        ("| 0 roads=7 stock=*:1", "settle left"),
        ("| 0 roads=7 stock=*:1", "settle right"),
    ),
    pair(
        "settlement.supply",
        (f"| 0 {RED} roads=10 stock=*:3 | 1 {BLUE}", "settle right"),
        (f"| 0 {RED} roads=10 stock=*:3", "settle right"),
    ),
    pair("settlement.candidate", (*FOUND, "above fields1"), (*FOUND, "above gold2")),
    pair("city.cost", ("| 0 stock=b7:3,a7:1", "city 5"), ("| 0 stock=b7:3,a7:2", "city 5")),
    pair(
        "city.settlement",
        (f"| 0 {CITY} stock=*:3", "city 5"),
        (f"| 0 {CITY} stock=*:3", "city 6"),
    ),
    pair(
        "city.supply",
        (f"active=1 | 0 {FOUR} | 1 {THREE}", "city 8"),
        (f"active=1 | 1 {THREE}", "city 8"),
    ),
)

BUILD = (
    pair("build.not-held", ("| 0 hand=scout", "build abbey"), ("| 0 hand=abbey", "build abbey")),
    pair(
        "build.not-expansion",
        ("| 0 hand=goldsmith stock=a6:3", "build goldsmith"),
        ("| 0 hand=goldsmith stock=a6:3", "play goldsmith"),
    ),
    pair(
        "build.unique",
        ("| 0 hand=abbey cards=5a:abbey", "build abbey"),
        ("| 0 hand=storehouse cards=5a:storehouse", "build storehouse"),
    ),
    pair(
        "build.site",
        (f"| 0 hand=storehouse {FULL}", "build storehouse"),
        (f"| 0 hand=storehouse {CITY} {FULL}", "build storehouse"),
    ),
    gold(
        "build.city-only",
        ("| 0 hand=gold.mint stock=*:3", "build gold.mint"),
        (f"| 0 hand=gold.mint {CITY} stock=*:3", "build gold.mint"),
    ),
    gold(
        "build.city-only",
        (f"| 0 hand=gold.mint {CITY} stock=*:3", "build gold.mint", "site 6a"),
        (f"| 0 hand=gold.mint {CITY} stock=*:3", "build gold.mint", "site 5a"),
    ),
    pair(
        "build.cost",
        ("| 0 hand=abbey stock=b7:0", "build abbey"),
        ("| 0 hand=abbey stock=b7:1", "build abbey"),
    ),
    gold(
        "build.face-up",
        (f"faceup=0 | 0 {CITY} stock=*:3", "faceup"),
        (f"| 0 {CITY} stock=*:3", "faceup"),
    ),
    turmoil("build.waive", (*HERO, "name wool"), (*HERO, "name ore")),
    progress(
        "town-hall.parish",
        (f"| 0 {TOWN} cards=6a:parish_hall", "build progress.town_hall"),
        (f"| 0 {TOWN} cards=5a:parish_hall", "build progress.town_hall"),
    ),
    (
        Scene("rivals.removal.theme-only", True, "intro", ("| 0 cards=5a:abbey", "remove 5a1")),
        Scene("rivals.removal.theme-only", False, "gold", ("| 0 cards=5a:abbey", "remove 5a1")),
    ),
    gold(
        "removal.card",
        ("| 0 cards=5a:abbey", "remove 5b1"),
        ("| 0 cards=5a:abbey", "remove 5a1"),
    ),
    pair(
        "play.not-held",
        ("| 0 hand=scout stock=a6:3", "play goldsmith"),
        ("| 0 hand=goldsmith stock=a6:3", "play goldsmith"),
    ),
    pair("play.not-action", ("| 0 hand=abbey", "play abbey"), ("| 0 hand=abbey", "build abbey")),
)

GOODS = (
    pair("trade.amount", ("| 0 stock=b7:2", "trade ore"), ("| 0 stock=b7:3", "trade ore")),
    pair(
        "trade.other",
        ("| 0 stock=b7:3", "trade ore", "gain b7"),
        ("| 0 stock=b7:3", "trade ore", "gain a5"),
    ),
    pair("trade.room", ("| 0 stock=*:3", "trade ore"), ("| 0 stock=*:3,a5:2", "trade ore")),
    pair("stock.owed", (*LOOK, "give a6"), (*LOOK, "give a5")),
    pair(
        "stock.waste",
        ("roll | 0 stock=*:1", *HARVEST, "0 waste"),
        ("roll | 0 stock=*:1,b7:3", *HARVEST, "0 waste"),
    ),
    pair(
        "stock.no-region",
        ("roll | 0 stock=*:1", *HARVEST, "0 gain a9"),
        ("roll | 0 stock=*:1", *HARVEST, "0 gain a7"),
    ),
    pair(
        "stock.room",
        ("roll | 0 stock=*:1,b7:3", *HARVEST, "0 gain b7"),
        ("roll | 0 stock=*:1,b7:2", *HARVEST, "0 gain b7"),
    ),
    pair("stock.taken", (*TRADE, "1 name brick"), (*TRADE, "1 name grain")),
    pair("face.brigand-choice", (*ROBBED, "0 give a7"), (*ROBBED, "0 give a6")),
)

CARDS_IN_HAND = (
    pair(
        "hand.empty-stack",
        ("stack1=- | 0 hand=inga", "end", "draw 1"),
        ("stack1=- | 0 hand=inga", "end", "draw 2"),
    ),
    pair("hand.must-draw", ("| 0 hand=inga", "end", "pass"), (HAND, "end", "pass")),
    pair("hand.not-held", (HAND, "end", "card scout"), (HAND, "end", "card inga")),
    pair(
        "exchange.pay",
        (f"{HAND} stock=*:0,a5:1", *PUT, "look 2"),
        (f"{HAND} stock=*:0,a5:2", *PUT, "look 2"),
    ),
    pair("exchange.must-take", (*PAID, "pass"), (*PAID, "pick 1")),
    pair("stack.position", (*PAID, "pick 3"), (*PAID, "pick 2")),
    turmoil("stack.matching", (*RIOT, "slot 5b1", "under 1"), (*RIOT, "slot 5b1", "under 4")),
)

SCENES: tuple[tuple[Scene, Scene], ...] = (*SETUP, *TURN, *LAND, *BUILD, *GOODS, *CARDS_IN_HAND)
