"""The 24 cards of the Era of Gold that are drawn or lie face up."""

from typing import Final

from hexhold.games.rivals.cards.row import Card, Points
from hexhold.games.rivals.engine import words as w
from hexhold.games.rivals.engine.words import (
    ACTION,
    ANY_SITE,
    ATTACK,
    BUILDING,
    CITY_SITE,
    HOARD,
    PIRATE_SHIP,
    TRADE_SHIP,
)

GUILD: Final = (w.R_HAS, "gold.merchant_guild")

CARDS: Final[tuple[Card, ...]] = (
    Card("gudrun", 1, 0, ATTACK, playable=(w.T_TRIBUTE,), words=((w.X_TRIBUTE,),)),
    Card(
        "goldsmith", 1, 1, ACTION,
        playable=(w.T_PAY_GOLD, 3), words=((w.X_PAY_GOLD, 3), (w.X_GAIN, 2)),
    ),
    Card(
        "merchant", 2, 0, ATTACK,
        requires=(w.R_COMMERCE_OR_CITY, 3), playable=(w.T_TAKE,),
        words=((w.X_TAKE, 2), (w.X_GIFT,)),
    ),
    Card(
        "trade_master", 2, 1, ATTACK,
        requires=GUILD, playable=(w.T_TAKE,), words=((w.X_TAKE, 2),),
    ),
    Card(
        "brigands", 1, 1, ATTACK,
        requires=(w.R_STRENGTH,), playable=(w.T_RAID,), words=((w.X_RAID,),),
    ),
    Card("reiner", 1, 1, ACTION, playable=(w.T_BEFORE_ROLL,), words=((w.X_FESTIVE,),)),
    Card("gold_cache", 1, 0, HOARD, requires=(w.R_HERO_AXE,)),
    Card(
        "toll_bridge", 1, 1, BUILDING, ANY_SITE, "LB", Points(commerce=1),
        words=((w.P_HARVEST, 2),),
    ),
    Card("storehouse", 1, 1, BUILDING, ANY_SITE, "LW", words=((w.P_SHELTER,), (w.P_ABUNDANCE,))),
    Card(
        "large_trade_ship", 1, 1, TRADE_SHIP, ANY_SITE, "LW", Points(commerce=1),
        words=((w.P_LARGE,),),
    ),
    Card("pirate_ship", 2, 0, PIRATE_SHIP, ANY_SITE, "LW", words=((w.P_HARVEST, 1), (w.B_SINK,))),
    Card(
        "harbor", 1, 1, BUILDING, CITY_SITE, "WBO", Points(commerce=1), words=((w.P_HARBOR, 3),),
    ),
    Card(
        "moneylender", 1, 0, BUILDING, CITY_SITE, "LLBOO", Points(victory=1), unique=True,
        words=((w.P_LENDER,),),
    ),
    Card(
        "merchant_guild", 2, 1, BUILDING, CITY_SITE, "WWBBG", Points(victory=1, commerce=2),
        unique=True,
    ),
    Card("mint", 2, 1, BUILDING, CITY_SITE, "LLBOO", Points(victory=1), words=((w.P_MINT,),)),
    Card("salt_silo", 1, 0, BUILDING, CITY_SITE, "WWAAB", Points(victory=1), words=((w.P_SALT,),)),
    Card(
        "staple_house", 2, 1, BUILDING, CITY_SITE, "WBBOO", Points(victory=1),
        requires=GUILD, words=((w.B_GAIN, 2),),
    ),
    Card(
        "trading_base", 1, 1, BUILDING, CITY_SITE, "WWBGG", Points(victory=1, commerce=1),
        words=((w.P_TWIN,),),
    ),
)  # fmt: skip
