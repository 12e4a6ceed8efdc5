"""Scenes of the chapters of single cards and events."""

from tests.rivals.rules.scenes import Scene, gold, pair, progress, turmoil

CITY = "columns=5*,6"
STRONG = "cards=5a:candamir"
SHIPS = "cards=5a:ore_ship,5b:wool_ship,6a:gold_ship"
MARKET = "roll | 0 cards=5a:marketplace | 1 columns=5,6,7 regions=a8:fields3,b8:gold3"
THREE = ("roll", "dice 3 trade")
DRAWN = ("roll", "dice 3 event")
NO_GOODS = " | 1 stock=*:0"

HOUSES = "columns=5*,6 cards=5a:abbey,5a:inga,5b:storehouse,6a:toll_bridge,6b:grain_mill"
FEUD = (f"roll | 0 {STRONG} | 1 {HOUSES}", *DRAWN, "event feud")
NAMED = ("slot 6b1", "slot 5b1", "slot 6a1")
UNITS = "roll | 0 cards=5a:harald,5b:ore_ship,6a:wool_ship,6b:turmoil.irmgard stock=a6"
PEDDLER = (*DRAWN, "event traveling_merchant")

MOVERS = f"| 0 hand=relocation {CITY} cards=5a:gold.mint,5a:abbey,5b:inga,6a:harald"
MOVING = (MOVERS, "play relocation", "slot 5a1")

BASIC = (
    pair(
        "brigitta.window", ("| 0 hand=brigitta", "play brigitta"),
        ("roll | 0 hand=brigitta", "play brigitta"),
    ),
    pair(
        "brigitta.once",
        ("roll | 0 hand=brigitta,brigitta", "play brigitta", "number 4", "play brigitta"),
        ("roll | 0 hand=brigitta,brigitta", "play brigitta"),
    ),
    pair(
        "goldsmith.pay",
        ("| 0 hand=goldsmith stock=a6:2", "play goldsmith"),
        ("| 0 hand=goldsmith stock=a6:3", "play goldsmith"),
    ),
    pair(
        "merchant-caravan.pay",
        ("| 0 hand=merchant_caravan stock=*:0,a5:1", "play merchant_caravan"),
        ("| 0 hand=merchant_caravan stock=*:0,a5:2", "play merchant_caravan"),
    ),
    gold("relocation.partner", (*MOVING, "slot 5a2"), (*MOVING, "slot 5b1")),
    gold("relocation.rules", (*MOVING, "slot 6a1"), (*MOVING, "slot 5b1")),
    pair(
        "scout.window",
        ("| 0 hand=scout roads=7", "play scout"),
        ("| 0 hand=scout roads=7", "scout right"),
    ),
    pair("marketplace.type", (MARKET, *THREE, "gain b7"), (MARKET, *THREE, "gain a5")),
    pair(
        "large-trade-ship.one-region",
        ("| 0 cards=5a:large_trade_ship stock=a5:1,a6:1", "ship a5"),
        ("| 0 cards=5a:large_trade_ship stock=a5:2", "ship a5"),
    ),
)  # fmt: skip

EVENTS = (
    pair("feud.building", (*FEUD, "slot 5a2"), (*FEUD, "slot 5a1")),
    pair(
        "feud.named",
        (*FEUD, *NAMED, "1 slot 5a1"),
        (*FEUD, *NAMED, "1 slot 5b1"),
    ),
    pair(
        "traveling-merchant.gold",
        ("roll | 0 stock=a6:2", *PEDDLER, "0 gain a6"),
        ("roll | 0 stock=a6:2", *PEDDLER, "0 gain a5"),
    ),
    turmoil(
        "riots.fee",
        (f"{UNITS}:1", *DRAWN, "event riots", "pay"),
        (f"{UNITS}:2", *DRAWN, "event riots", "pay"),
    ),
    turmoil(
        "riots.unit",
        (f"{UNITS}:1", *DRAWN, "event riots", "slot 6b1"),
        (f"{UNITS}:1", *DRAWN, "event riots", "slot 5b1"),
    ),
)

GUILD = f"{CITY} cards=5a:gold.merchant_guild"
MERCHANT = (f"| 0 hand=gold.merchant {CITY}", "play gold.merchant")
GIFT = (
    f"| 0 hand=gold.merchant {CITY} stock=*:1 | 1 stock=*:3,b7:2",
    "play gold.merchant", "name wool", "name wool",
)  # fmt: skip
MASTER = (f"| 0 hand=gold.trade_master {GUILD}", "play gold.trade_master")
RAID = (f"| 0 hand=gold.brigands {STRONG}", "play gold.brigands")
PREY = "| 1 cards=5a:gold.pirate_ship,5b:inga,6a:ore_ship,6b:wool_ship"
PIRATE = (f"| 0 hand=gold.pirate_ship {PREY}", "build gold.pirate_ship", "site 5a")
MINT = f"| 0 {CITY} cards=5a:gold.mint stock=*:3,b7:2,a6"
STAPLE = "hand=gold.staple_house stock=*:3"

GOLD = (
    gold(
        "gudrun.no-effect",
        ("| 0 hand=gold.gudrun | 1 stock=a6:2", "play gold.gudrun"),
        ("| 0 hand=gold.gudrun cards=5a:gold.pirate_ship | 1 stock=a6:2", "play gold.gudrun"),
    ),
    gold(
        "merchant.requires",
        ("| 0 hand=gold.merchant", "play gold.merchant"),
        (f"| 0 hand=gold.merchant {SHIPS}", "play gold.merchant"),
    ),
    gold("merchant.no-effect", (MERCHANT[0] + NO_GOODS, MERCHANT[1]), MERCHANT),
    gold("merchant.take", (*MERCHANT, "pass"), (*MERCHANT, "name ore", "pass")),
    gold("merchant.gift", (*GIFT, "give a5"), (*GIFT, "give b6")),
    gold(
        "trade-master.requires",
        (f"| 0 hand=gold.trade_master {CITY}", "play gold.trade_master"),
        MASTER,
    ),
    gold("trade-master.no-effect", (MASTER[0] + NO_GOODS, MASTER[1]), MASTER),
    gold("trade-master.take", (*MASTER, "pass"), (*MASTER, "name ore", "pass")),
    gold("brigands.requires", ("| 0 hand=gold.brigands", "play gold.brigands"), RAID),
    gold("brigands.no-effect", (RAID[0] + NO_GOODS, RAID[1]), RAID),
    gold("brigands.region", (*RAID, "region a6"), (*RAID, "region a5")),
    gold(
        "reiner.window",
        ("| 0 hand=gold.reiner", "play gold.reiner"),
        ("roll | 0 hand=gold.reiner", "play gold.reiner"),
    ),
    gold(
        "gold-cache.requires",
        ("| 0 hand=gold.gold_cache", "build gold.gold_cache"),
        ("| 0 hand=gold.gold_cache cards=5a:harald", "build gold.gold_cache"),
    ),
    gold("pirate-ship.target", (*PIRATE, "1 slot 5b1"), (*PIRATE, "1 slot 6a1")),
    gold("mint.once", (f"{MINT}:2", "mint", "mint"), (f"{MINT}:2", "mint")),
    gold("mint.gold", (f"{MINT}:0", "mint"), (f"{MINT}:1", "mint")),
    gold(
        "staple-house.requires",
        (f"| 0 {STAPLE} {CITY}", "build gold.staple_house"),
        (f"| 0 {STAPLE} {GUILD}", "build gold.staple_house"),
    ),
)

TAVERN = f"{CITY} cards=5a:turmoil.hedge_tavern"
HEROES = "| 1 cards=5a:inga,5b:ore_ship,6a:harald"
BRIGADE = f"| 1 {CITY} cards=5a:abbey,5b:turmoil.fire_brigade,6a"
SHOT = (f"| 0 hand=turmoil.archer {TAVERN} {HEROES}", "play turmoil.archer")
FIRE = (f"| 0 hand=turmoil.arsonist {TAVERN} {BRIGADE}:storehouse,6b:toll_bridge",
        "play turmoil.arsonist")  # fmt: skip
PLUNDER = (f"| 0 hand=turmoil.voyage_of_plunder {STRONG}", "play turmoil.voyage_of_plunder")
SPY = (f"| 0 hand=turmoil.traitor {TAVERN} | 1 hand=abbey", "play turmoil.traitor")
BARN = (
    f"| 0 hand=turmoil.tithe_barn {CITY} cards=5a:harald,6a:inga stock=*:2",
    "build turmoil.tithe_barn", "site 5b",
)  # fmt: skip
PREACHER = "0 hand=turmoil.sebastian cards=5a:harald"

TURMOIL = (
    turmoil("archer.requires", (f"| 0 hand=turmoil.archer {CITY} {HEROES}", SHOT[1]), SHOT),
    turmoil("archer.no-effect", (SHOT[0].replace(HEROES, ""), SHOT[1]), SHOT),
    turmoil("archer.unit", (*SHOT, "1 slot 5b1"), (*SHOT, "1 slot 5a1")),
    turmoil("arsonist.requires", (FIRE[0].replace(TAVERN, CITY), FIRE[1]), FIRE),
    turmoil("arsonist.no-effect", (f"| 0 hand=turmoil.arsonist {TAVERN} {HEROES}", FIRE[1]), FIRE),
    turmoil("arsonist.building", (*FIRE, "slot 5a1"), (*FIRE, "slot 6a1")),
    turmoil("traitor.requires", (SPY[0].replace(TAVERN, CITY), SPY[1]), SPY),
    turmoil("traitor.no-effect", (SPY[0].replace("hand=abbey", "stock=a5:1"), SPY[1]), SPY),
    turmoil("voyage-of-plunder.requires", (PLUNDER[0].replace(STRONG, ""), PLUNDER[1]), PLUNDER),
    turmoil(
        "sebastian.window",
        (f"| {PREACHER}", "play turmoil.sebastian"),
        (f"roll | {PREACHER}", *DRAWN, "event riots", "play turmoil.sebastian"),
    ),
    turmoil("tithe-barn.type", (*BARN, "name ore"), (*BARN, "name wool")),
)

LIBRARY = f"{CITY} cards=5a:progress.library"
OFFICE = f"{CITY} cards=5a:progress.town_hall"
UNIVERSITY = f"{CITY} cards=5a:progress.university"
BATHS = f"{CITY} cards=5a:progress.bath_house,6a:abbey,5b:progress.bath_house"
GUSTAV = (f"discard=abbey | 0 hand=progress.gustav {LIBRARY}", "play progress.gustav")
GUIDO = (f"discard=abbey | 0 hand=progress.guido {OFFICE}", "play progress.guido")
TWO = "discard=abbey,inga"
DOCTOR = (f"| 0 hand=progress.doctor {BATHS} stock=*:2", "play progress.doctor")
MINING = (
    f"| 0 hand=progress.mineral_mining {UNIVERSITY} stock=b7:2",
    "play progress.mineral_mining",
)
FARMING = (
    f"| 0 hand=progress.three_field_system {UNIVERSITY} stock=a7:2",
    "play progress.three_field_system",
)
CANNON = (f"| 0 hand=progress.chief_cannoneer {UNIVERSITY}", "build progress.chief_cannoneer")
CRANE = (f"| 0 hand=progress.building_crane {UNIVERSITY}", "build progress.building_crane")
SENATE = f"| 0 hand=progress.parliament {UNIVERSITY}"
STUDY = f"| 0 hand=progress.university {CITY} stock=*:3"

PROGRESS = (
    progress(
        "benjamin.no-effect",
        ("die=5 | 0 hand=progress.benjamin stock=b7:3", "play progress.benjamin"),
        ("die=5 | 0 hand=progress.benjamin stock=b7:2", "play progress.benjamin"),
    ),
    progress("gustav.requires", (GUSTAV[0].replace(LIBRARY, ""), GUSTAV[1]), GUSTAV),
    progress("gustav.pile", (GUSTAV[0].replace("discard=abbey", ""), GUSTAV[1]), GUSTAV),
    progress(
        "gustav.pile",
        (GUSTAV[0].replace("discard=abbey", TWO), GUSTAV[1], "card scout"),
        (GUSTAV[0].replace("discard=abbey", TWO), GUSTAV[1], "card inga"),
    ),
    progress("guido.requires", (GUIDO[0].replace(OFFICE, ""), GUIDO[1]), GUIDO),
    progress("guido.pile", (GUIDO[0].replace("discard=abbey", ""), GUIDO[1]), GUIDO),
    progress(
        "guido.pile",
        (GUIDO[0].replace("discard=abbey", TWO), GUIDO[1], "card scout"),
        (GUIDO[0].replace("discard=abbey", TWO), GUIDO[1], "card inga"),
    ),
    progress("doctor.requires", (DOCTOR[0].replace(BATHS, CITY), DOCTOR[1]), DOCTOR),
    progress("doctor.no-effect", (DOCTOR[0].replace("*:2", "*:3"), DOCTOR[1]), DOCTOR),
    progress("doctor.bath", (*DOCTOR, "slot 6a1"), (*DOCTOR, "slot 5b1")),
    progress("mineral-mining.requires", (MINING[0].replace(UNIVERSITY, CITY), MINING[1]), MINING),
    progress("mineral-mining.no-effect", (MINING[0].replace("b7:2", "b7:3"), MINING[1]), MINING),
    progress(
        "three-field-system.requires", (FARMING[0].replace(UNIVERSITY, CITY), FARMING[1]), FARMING,
    ),
    progress(
        "three-field-system.no-effect", (FARMING[0].replace("a7:2", "a7:3"), FARMING[1]), FARMING,
    ),
    progress("chief-cannoneer.requires", (CANNON[0].replace(UNIVERSITY, CITY), CANNON[1]), CANNON),
    progress("building-crane.requires", (CRANE[0].replace(UNIVERSITY, CITY), CRANE[1]), CRANE),
    progress(
        "parliament.requires",
        (f"{SENATE} stock=*:3", "build progress.parliament"),
        (f"{SENATE},5b:abbey stock=*:3", "build progress.parliament"),
    ),
    progress(
        "university.requires",
        (STUDY, "build progress.university"),
        (f"{STUDY} cards=6a:abbey", "build progress.university"),
    ),
)  # fmt: skip

SCENES: tuple[tuple[Scene, Scene], ...] = (*BASIC, *EVENTS, *GOLD, *TURMOIL, *PROGRESS)
