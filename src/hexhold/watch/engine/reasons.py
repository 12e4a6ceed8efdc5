"""Why an action is refused: a small int inside, a rule id of the almanac at the border."""

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
WINTER_STOCK: Final = 23
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
BASE_GAME: Final = 44
GUARD_STOCK: Final = 45
WALL_FULL: Final = 46
PATROL_WILDLING: Final = 47
HERO_NOT_HELD: Final = 48
HERO_WINDOW: Final = 49
HERO_FRESH: Final = 50
HERO_ONCE: Final = 51
HERO_SPENT: Final = 52
HERO_AFTER_B: Final = 53
HERO_SAME: Final = 54
HERO_DISPLAY: Final = 55
MORMONT_TARGETS: Final = 56
MORMONT_RETURN: Final = 57
MARSH_SWAP: Final = 58
MARSH_UNLIKE: Final = 59
SAMWELL_TAKE: Final = 60
YARWYCK_LOOSE: Final = 61
YARWYCK_REBUILD: Final = 62
SUBSTITUTE: Final = 63
SUBSTITUTE_COST: Final = 64
MELISANDRE_PICK: Final = 65
MANCE_LEADER: Final = 66
MANCE_CARDS: Final = 67
MANCE_TAKE: Final = 68
BENJEN_REMOVE: Final = 69
YGRITTE_REMOVE: Final = 70
YOREN_DISCARD: Final = 71
QHORIN_CHASE: Final = 72
DRAMA_DISPLAY: Final = 73

RULE_IDS: Final = (
    "",
    "watch.turn.unknown-action",
    "watch.ending.over",
    "watch.turn.whose-turn",
    "watch.turn.one-thing-at-a-time",
    "watch.turn.roll-first",
    "watch.turn.roll-once",
    "watch.turn.separate-phases",
    "watch.build.cost",
    "watch.build.pieces",
    "watch.road.path",
    "watch.road.one-a-path",
    "watch.road.connected",
    "watch.road.blocked",
    "watch.settlement.site",
    "watch.settlement.distance",
    "watch.settlement.connected",
    "watch.keep.upgrade",
    "watch.development.deck",
    "watch.development.held",
    "watch.development.one-a-turn",
    "watch.development.not-at-once",
    "watch.progress.road-building",
    "watch.progress.winter",
    "watch.tormund.must-move",
    "watch.tormund.camp",
    "watch.tormund.land",
    "watch.robbery.victim",
    "watch.robbery.must",
    "watch.seven.discard",
    "watch.supply.rate",
    "watch.supply.stock",
    "watch.supply.like-for-like",
    "watch.trade.held",
    "watch.trade.like-for-like",
    "watch.trade.no-gifts",
    "watch.trade.offers-a-turn",
    "watch.trade.option",
    "watch.trade.active-seat",
    "watch.trade.agreed",
    "watch.setup.road",
    "watch.chance.seat",
    "watch.chance.possible",
    "watch.seven.who-discards",
    "watch.editions.base-or-brotherhood",
    "watch.guard.stock",
    "watch.wall.full",
    "watch.patrol.remove",
    "watch.hero.own",
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
    "watch.hero.substitute",
    "watch.hero.price",
    "watch.hero-melisandre.choose",
    "watch.hero-mance.leader",
    "watch.hero-mance.cards",
    "watch.hero-mance.take",
    "watch.hero-benjen.remove",
    "watch.hero-ygritte.remove",
    "watch.hero-yoren.discard",
    "watch.hero-qhorin.chase",
    "watch.hero.drama",
)
