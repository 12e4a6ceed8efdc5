"""The 21 event cards; the same event in two sets is one kind."""

from typing import Final

from hexhold.games.rivals.cards.row import EventCard

EVENTS: Final[tuple[EventCard, ...]] = (
    EventCard("year_of_plenty", {"basic": 2}, 1),
    EventCard("fraternal_feuds", {"basic": 1, "turmoil": 1}, 2),
    EventCard("feud", {"basic": 1, "turmoil": 1}, 2),
    EventCard("invention", {"basic": 1, "progress": 2}, 2),
    EventCard("yule", {"basic": 1}, 0),
    EventCard("trade_ships_race", {"basic": 1, "gold": 1}, 2),
    EventCard("traveling_merchant", {"basic": 2, "gold": 1}, 2),
    EventCard("gift_for_the_prince", {"gold": 1}, 1),
    EventCard("riots", {"turmoil": 2}, 1),
    EventCard("plague", {"progress": 3}, 2),
)
