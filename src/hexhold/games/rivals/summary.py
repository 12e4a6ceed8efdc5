"""The trades of a match of the Rivals: all with the supply, in two steps, give and then take."""

from dataclasses import dataclass
from typing import Any

from hexhold.core.contract import SPECTATOR, Event
from hexhold.core.match import Match
from hexhold.core.trades import Hear, Trade
from hexhold.games.rivals.engine.tables import CACHE, GOLD, REGION_NAMES, RESOURCES
from hexhold.games.rivals.names import PLACE_NAMES


def trades() -> Hear:
    """From what is given to what comes for it."""
    return Listener().hear


@dataclass
class Listener:
    """Remembers what was given until it is known what came for it."""

    given: tuple[int, dict[str, int]] | None = None

    def hear(self, event: Event, match: Match[Any]) -> Trade | None:
        """A trade, if the event completes one."""
        seat = event["seat"]
        if event["event"] == "traded":
            self.given = (seat, {event["resource"]: event["rate"]})
        elif event["event"] == "gained" and self.given is not None and self.given[0] == seat:
            gave, self.given = self.given[1], None
            return Trade(seat, None, gave, {resource_at(match, seat, event["place"]): 1})
        return None


def resource_at(match: Match[Any], seat: int, place: str) -> str:
    """What a region holds."""
    if place == PLACE_NAMES[CACHE]:
        return RESOURCES[GOLD]
    regions = match.view(SPECTATOR)["seats"][seat]["regions"]
    (kind,) = [region["type"] for region in regions if region["place"] == place]
    return RESOURCES[REGION_NAMES.index(kind)]
