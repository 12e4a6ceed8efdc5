"""The 26 cards of the Era of Progress that are drawn or lie face up."""

from typing import Final

from hexhold.games.rivals.cards.basic import RESOURCES
from hexhold.games.rivals.cards.row import Card, Points
from hexhold.games.rivals.engine import words as w
from hexhold.games.rivals.engine.words import ACTION, ANY_SITE, ATTACK, BUILDING, CITY_SITE, UNIT

UNIVERSITY: Final = (w.R_HAS, "progress.university")


def farming(name: str, resource: str) -> Card:
    """Up to two of one resource for the owner of a University."""
    number = RESOURCES[resource]
    return Card(
        name, 2, 1, ACTION,
        requires=UNIVERSITY, playable=(w.T_ROOM, number), words=((w.X_GAIN_OF, number),),
    )  # fmt: skip


CARDS: Final[tuple[Card, ...]] = (
    Card("benjamin", 1, 0, ACTION, playable=(w.T_AGAIN,), words=((w.X_AGAIN,),)),
    Card(
        "gustav", 1, 0, ACTION,
        requires=(w.R_HAS_OR_BEHIND, "progress.library"), playable=(w.T_DISCARD,),
        words=((w.X_SALVAGE,),),
    ),
    Card("brigitta", 1, 1, ACTION, playable=(w.T_BEFORE_ROLL,), words=((w.X_NUMBER,),)),
    Card(
        "doctor", 2, 1, ACTION,
        requires=(w.R_HAS, "progress.bath_house"), playable=(w.T_HEAL,), words=((w.X_HEAL,),),
    ),
    Card("relocation", 1, 1, ACTION, playable=(w.T_SWAP,), words=((w.X_SWAP,),)),
    Card(
        "guido", 1, 0, ATTACK,
        requires=(w.R_HAS_OR_BEHIND, "progress.town_hall"), playable=(w.T_DISCARD,),
        words=((w.X_SALVAGE,),),
    ),
    farming("mineral_mining", "ore"),
    farming("three_field_system", "grain"),
    Card(
        "chief_cannoneer", 2, 1, UNIT, ANY_SITE, "LO", Points(strength=4), requires=UNIVERSITY,
    ),
    Card("bath_house", 3, 1, BUILDING, CITY_SITE, "WBBO", Points(victory=1), words=((w.P_WARD,),)),
    Card(
        "building_crane", 1, 0, BUILDING, CITY_SITE, "L",
        requires=UNIVERSITY, words=((w.P_CHEAP_CITY,),),
    ),
    Card("library", 2, 1, BUILDING, CITY_SITE, "LLBO", Points(victory=1), words=((w.B_LOOK,),)),
    Card(
        "parliament", 1, 1, BUILDING, CITY_SITE, "LLLWWBB", Points(victory=2),
        requires=(w.R_PROGRESS, 2),
    ),
    Card("pharmacy", 2, 1, BUILDING, CITY_SITE, "WWAB", Points(victory=1), words=((w.P_REMEDY,),)),
    Card(
        "town_hall", 2, 1, BUILDING, CITY_SITE, "WWBOO", Points(victory=1),
        requires=(w.R_PARISH_CITY,), words=((w.P_LOOK, 0),),
    ),
    Card(
        "university", 2, 1, BUILDING, CITY_SITE, "LLBGG", Points(victory=1, progress=1),
        unique=True, requires=(w.R_EITHER, "basic.abbey", "progress.library"),
    ),
)  # fmt: skip
