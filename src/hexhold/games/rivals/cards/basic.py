"""The 36 cards of the basic set that are drawn into the hand."""

from typing import Final

from hexhold.games.rivals.cards.row import Card, Points
from hexhold.games.rivals.engine import words as w
from hexhold.games.rivals.engine.words import ACTION, ANY_SITE, BUILDING, HERO, TRADE_SHIP

RESOURCES: Final = {"lumber": 0, "wool": 1, "gold": 2, "brick": 3, "ore": 4, "grain": 5}


def booster(name: str, cost: str, resource: str) -> Card:
    """A building that doubles adjacent regions."""
    effect = ((w.P_BOOST, RESOURCES[resource]),)
    return Card(name, 1, 0, BUILDING, ANY_SITE, cost, words=effect)


def ship(resource: str) -> Card:
    """A trade ship that trades one resource two for one."""
    effect = ((w.P_RATE, RESOURCES[resource]),)
    return Card(
        f"{resource}_ship", 1, 0, TRADE_SHIP, ANY_SITE, "LW", Points(commerce=1), words=effect
    )


def hero(name: str, cost: str, strength: int, skill: int) -> Card:
    """A hero with points only."""
    return Card(name, 1, 0, HERO, ANY_SITE, cost, Points(strength=strength, skill=skill))


CARDS: Final[tuple[Card, ...]] = (
    Card("brigitta", 2, 0, ACTION, playable=(w.T_BEFORE_ROLL,), words=((w.X_NUMBER,),)),
    Card(
        "goldsmith", 2, 0, ACTION,
        playable=(w.T_PAY_GOLD, 3), words=((w.X_PAY_GOLD, 3), (w.X_GAIN, 2)),
    ),
    Card(
        "merchant_caravan", 2, 0, ACTION,
        playable=(w.T_PAY_ANY, 2), words=((w.X_PAY_ANY, 2), (w.X_GAIN, 2)),
    ),
    Card("relocation", 1, 0, ACTION, playable=(w.T_SWAP,), words=((w.X_SWAP,),)),
    Card("scout", 2, 0, ACTION, playable=(w.T_FOUNDING,), words=((w.X_SCOUT,),)),
    Card(
        "abbey", 2, 0, BUILDING, ANY_SITE, "BOG", Points(progress=1), unique=True,
        words=((w.P_ABUNDANCE,),),
    ),
    Card(
        "marketplace", 2, 0, BUILDING, ANY_SITE, "WG", Points(commerce=1), unique=True,
        words=((w.P_MARKET,),),
    ),
    Card("parish_hall", 2, 0, BUILDING, ANY_SITE, "BG", unique=True, words=((w.P_LOOK, 1),)),
    Card("storehouse", 2, 0, BUILDING, ANY_SITE, "LW", words=((w.P_SHELTER,), (w.P_ABUNDANCE,))),
    Card(
        "toll_bridge", 1, 0, BUILDING, ANY_SITE, "LB", Points(commerce=1),
        words=((w.P_HARVEST, 2),),
    ),
    booster("brick_factory", "BO", "brick"),
    booster("grain_mill", "LG", "grain"),
    booster("iron_foundry", "BO", "ore"),
    booster("lumber_camp", "LO", "lumber"),
    booster("weavers_shop", "LW", "wool"),
    Card(
        "large_trade_ship", 1, 0, TRADE_SHIP, ANY_SITE, "LW", Points(commerce=1),
        words=((w.P_LARGE,),),
    ),
    ship("brick"),
    ship("grain"),
    ship("lumber"),
    ship("ore"),
    ship("wool"),
    ship("gold"),
    hero("austin", "OG", 1, 2),
    hero("candamir", "WWOG", 4, 1),
    hero("harald", "OG", 2, 1),
    hero("inga", "WOG", 1, 3),
    hero("osmund", "WOG", 2, 2),
    hero("siglind", "WWOG", 2, 3),
)  # fmt: skip
