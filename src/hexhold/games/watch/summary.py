"""The trades of a match of the Watch."""

from typing import Any

from hexhold.core.contract import Event
from hexhold.core.match import Match
from hexhold.core.trades import Hear, Trade


def trades() -> Hear:
    """With other seats and with the supply."""
    return hear


def hear(event: Event, match: Match[Any]) -> Trade | None:
    """A trade, if the event is one."""
    if event["event"] == "traded":
        return Trade(event["seat"], event["with"], event["give"], event["want"])
    if event["event"] == "supply-traded":
        return Trade(event["seat"], None, event["give"], event["want"])
    return None
