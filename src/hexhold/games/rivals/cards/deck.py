"""All cards in the order of their numbers, and the cards that are not drawn."""

from typing import Final

from hexhold.games.rivals.cards import basic, gold, progress, turmoil
from hexhold.games.rivals.cards.row import Card

SETS: Final = ("basic", "gold", "turmoil", "progress")
BY_SET: Final = (basic.CARDS, gold.CARDS, turmoil.CARDS, progress.CARDS)
CARDS: Final[tuple[Card, ...]] = tuple(card for cards in BY_SET for card in cards)
CARD_IDS: Final = tuple(
    f"{name}.{card.name}" for name, cards in zip(SETS, BY_SET, strict=True) for card in cards
)

# Centre cards: how many there are in the box.
REGION_CARDS: Final = 24
ROAD_CARDS: Final = 9
SETTLEMENT_CARDS: Final = 9
CITY_CARDS: Final = 7
