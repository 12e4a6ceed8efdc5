"""Why an action is refused: a small int inside, a rule id of the almanac at the border.

Several reasons may share an id: the almanac has one entry where the books have one rule.
"""

from typing import Final

ALLOWED: Final = 0
NO_SUCH_ACTION: Final = 1
MATCH_OVER: Final = 2
NOT_ASKED: Final = 3
ANSWER_FIRST: Final = 4
ROLL_FIRST: Final = 5
ROLL_ONCE: Final = 6
TRADE_BEFORE_BUILD: Final = 7
COST: Final = 8
NO_PIECE: Final = 9
ROAD_NO_PATH: Final = 10
ROAD_TAKEN: Final = 11
ROAD_CONNECTED: Final = 12
ROAD_BLOCKED: Final = 13
SETTLEMENT_LAND: Final = 14
SETTLEMENT_DISTANCE: Final = 15
SETTLEMENT_CONNECTED: Final = 16
KEEP_UPGRADE: Final = 17
DECK_EMPTY: Final = 18
CARD_NOT_HELD: Final = 19
CARD_ONE_A_TURN: Final = 20
CARD_NOT_THIS_TURN: Final = 21
ROADS_NO_PLACE: Final = 22
WINTER_TWO: Final = 23
TORMUND_MUST_MOVE: Final = 24
TORMUND_CAMP: Final = 25
TORMUND_LAND: Final = 26
ROBBERY_VICTIM: Final = 27
ROBBERY_MUST: Final = 28
DISCARD_HELD: Final = 29
SUPPLY_RATE: Final = 30
SUPPLY_STOCK: Final = 31
SUPPLY_LIKE: Final = 32
TRADE_HELD: Final = 33
TRADE_LIKE: Final = 34
TRADE_GIFT: Final = 35
TRADE_CAP: Final = 36
TRADE_OFF: Final = 37
TRADE_ACTIVE: Final = 38
TRADE_AGREED: Final = 39
FOUNDING_ROAD: Final = 40
NOT_CHANCE: Final = 41
NO_WEIGHT: Final = 42
DISCARD_DUE: Final = 43
SETTLEMENT_TAKEN: Final = 44
SETUP_ORDER: Final = 45
SEVEN_ORDER: Final = 46
PATROL_MOVES: Final = 47
BASE_GAME: Final = 48
GUARD_STOCK: Final = 49
WALL_FULL: Final = 50
PATROL_WILDLING: Final = 51
HERO_NOT_HELD: Final = 52
HERO_WINDOW: Final = 53
HERO_FRESH: Final = 54
HERO_ONCE: Final = 55
HERO_SPENT: Final = 56
HERO_AFTER_B: Final = 57
HERO_SAME: Final = 58
HERO_DISPLAY: Final = 59
MORMONT_TARGETS: Final = 60
MORMONT_RETURN: Final = 61
MARSH_SWAP: Final = 62
MARSH_UNLIKE: Final = 63
SAMWELL_TAKE: Final = 64
YARWYCK_LOOSE: Final = 65
YARWYCK_REBUILD: Final = 66
THORNE_SUBSTITUTE: Final = 67
MELISANDRE_SUBSTITUTE: Final = 68
MELISANDRE_PICK: Final = 69
MANCE_LEADER: Final = 70
MANCE_CARDS: Final = 71
MANCE_TAKE: Final = 72
BENJEN_REMOVE: Final = 73
YGRITTE_REMOVE: Final = 74
YOREN_DISCARD: Final = 75
QHORIN_CHASE: Final = 76
HERO_DRAMA: Final = 77
HERO_OWN_TURN: Final = 78
HERO_WHOLE: Final = 79
SAMWELL_FIRST: Final = 80
MORMONT_DEMAND: Final = 81
GUARD_COST: Final = 82
WINDOW_OF: Final = 83  # + hero
ENDING_CLAIM: Final = 94

RULE_IDS: Final = (
    "",
    "watch.turn.unknown-action",
    "watch.ending.over",
    "watch.turn.order",
    "watch.turn.one-thing-at-a-time",
    "watch.turn.roll-first",
    "watch.turn.roll-once",
    "watch.turn.phases",
    "watch.build.cost",
    "watch.build.pieces",
    "watch.road.path",
    "watch.road.occupied",
    "watch.road.connected",
    "watch.road.blocked",
    "watch.settlement.site",
    "watch.settlement.distance",
    "watch.settlement.connected",
    "watch.keep.upgrade",
    "watch.development.deck",
    "watch.development.held",
    "watch.development.one-a-turn",
    "watch.development.not-same-turn",
    "watch.progress.road-building",
    "watch.progress.winter",
    "watch.tormund.must-move",
    "watch.tormund.camp",
    "watch.tormund.target",
    "watch.robbery.victim",
    "watch.robbery.must",
    "watch.seven.discard",
    "watch.supply.rate",
    "watch.supply.available",
    "watch.trade.like-for-like",
    "watch.trade.held",
    "watch.trade.like-for-like",
    "watch.trade.no-gifts",
    "watch.trade.offers",
    "watch.trade.offers",
    "watch.trade.active-seat",
    "watch.trade.agreement",
    "watch.setup.road",
    "watch.chance.seat",
    "watch.chance.seat",
    "watch.seven.discard",
    "watch.settlement.occupied",
    "watch.setup.order",
    "watch.seven.order",
    "watch.patrol.tormund",
    "watch.editions.base-or-brotherhood",
    "watch.guard.stock",
    "watch.wall.full",
    "watch.patrol.remove",
    "watch.hero.one",
    "watch.hero.window",
    "watch.hero.fresh",
    "watch.hero.once",
    "watch.hero.empty-display",
    "watch.hero.after-b",
    "watch.hero.not-the-same",
    "watch.hero.display",
    "watch.hero-mormont.targets",
    "watch.hero-mormont.return",
    "watch.hero-marsh.swap",
    "watch.hero-marsh.unlike",
    "watch.hero-samwell.take",
    "watch.hero-yarwyck.loose-end",
    "watch.hero-yarwyck.rebuild",
    "watch.hero-thorne.substitute",
    "watch.hero-melisandre.substitute",
    "watch.hero-melisandre.choose",
    "watch.hero-mance.leader",
    "watch.hero-mance.cards",
    "watch.hero-mance.take",
    "watch.hero-benjen.remove",
    "watch.hero-ygritte.remove",
    "watch.hero-yoren.discard",
    "watch.hero-qhorin.chase",
    "watch.hero.drama",
    "watch.hero.own-turn",
    "watch.hero.whole-effect",
    "watch.hero.samwell-first",
    "watch.hero-mormont.demand",
    "watch.guard.cost",
    "watch.hero-mormont.window",
    "watch.hero-marsh.window",
    "watch.hero-samwell.window",
    "watch.hero-yarwyck.window",
    "watch.hero-thorne.window",
    "watch.hero-melisandre.window",
    "watch.hero-mance.window",
    "watch.hero.window",  # Benjen and the next: what interrupts them names itself
    "watch.hero.window",
    "watch.hero-yoren.window",
    "watch.hero.window",
    "watch.ending.claim",
)
