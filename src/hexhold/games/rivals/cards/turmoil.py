"""The 24 cards of the Era of Turmoil that are drawn or lie face up."""

from typing import Final

from hexhold.games.rivals.cards.row import Card, Points
from hexhold.games.rivals.engine import words as w
from hexhold.games.rivals.engine.words import ACTION, ANY_SITE, ATTACK, BUILDING, CITY_SITE, HERO

TAVERN: Final = (w.R_HAS, "turmoil.hedge_tavern")


def number_set(*numbers: int) -> int:
    """Numbers of the production die as a mask."""
    return sum(1 << number for number in numbers)


CARDS: Final[tuple[Card, ...]] = (
    Card(
        "archer", 2, 1, ATTACK,
        requires=TAVERN, playable=(w.T_UNIT,), words=((w.X_DEFENCE,), (w.X_SHOOT,)),
    ),
    Card(
        "voyage_of_plunder", 2, 1, ATTACK,
        requires=(w.R_STRENGTH,), playable=(w.T_PLUNDER,), words=((w.X_PLUNDER,),),
    ),
    Card(
        "traitor", 2, 1, ATTACK,
        requires=TAVERN, playable=(w.T_HAND,), words=((w.X_DEFENCE,), (w.X_SPY,)),
    ),
    Card(
        "arsonist", 2, 1, ATTACK,
        requires=TAVERN, playable=(w.T_BUILDING,), words=((w.X_DEFENCE,), (w.X_BURN,)),
    ),
    Card(
        "brigands", 1, 0, ATTACK,
        requires=(w.R_STRENGTH,), playable=(w.T_RAID,), words=((w.X_RAID,),),
    ),
    Card("sebastian", 1, 1, ACTION, playable=(w.T_REACTION,), words=((w.X_CALM,),)),
    Card(
        "lookout_tower", 1, 0, BUILDING, ANY_SITE, "LG", Points(strength=1),
        words=((w.P_GUARD, number_set(1, 2)),),
    ),
    Card(
        "drill_ground", 1, 1, BUILDING, ANY_SITE, "BO", Points(strength=1), unique=True,
        words=((w.P_CHEAP_HERO,),),
    ),
    Card("irmgard", 1, 1, HERO, ANY_SITE, "AG", Points(skill=2), words=((w.P_SOLACE,),)),
    Card("carl_forkbeard", 1, 1, HERO, ANY_SITE, "WWOG", Points(strength=5)),
    Card(
        "heinrich", 1, 0, HERO, ANY_SITE, "WOG", Points(strength=2),
        words=((w.P_GUARD, number_set(3, 4, 5)),),
    ),
    Card("tithe_barn", 1, 1, BUILDING, CITY_SITE, "LLBO", Points(victory=1), words=((w.B_TITHE,),)),
    Card(
        "fire_brigade", 2, 1, BUILDING, CITY_SITE, "WWBO", Points(victory=1),
        words=((w.P_FIREPROOF,),),
    ),
    Card("large_festival_hall", 1, 0, BUILDING, CITY_SITE, "BBOOOGGG", Points(victory=2)),
    Card("hedge_tavern", 2, 1, BUILDING, CITY_SITE, "WAAG", Points(victory=1), unique=True),
    Card(
        "chapel_low", 1, 0, BUILDING, CITY_SITE, "BOOG", Points(victory=1),
        words=((w.P_QUIET, number_set(1, 2, 3)),),
    ),
    Card(
        "chapel_high", 1, 0, BUILDING, CITY_SITE, "BOOG", Points(victory=1),
        words=((w.P_QUIET, number_set(4, 5, 6)),),
    ),
    Card(
        "fairgrounds", 1, 1, BUILDING, CITY_SITE, "LLWG", Points(victory=1),
        words=((w.B_GAIN_SKILL, 2),),
    ),
)  # fmt: skip
