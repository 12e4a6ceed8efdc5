"""The Brotherhood's part of the table as text: the Wall, the wildlings, the heroes."""

from collections.abc import Iterator
from typing import Any, Final

from hexhold.cli.story import seat_name
from hexhold.core.contract import View

QUESTIONS: Final = {
    "found-guard": "On which section does your guard stand?",
    "ask-samwell": "Which card does Samwell bring you?",
    "give-back": "Which card do you give back?",
    "rebuild-road": "Where does the road go?",
    "pick-card": "Which card do you keep?",
    "take-card": "Which card do you take?",
    "after-hero": "Turn your hero over, or exchange it?",
    "remove-hero": "Which hero leaves the display?",
}


def north_lines(view: View) -> Iterator[str]:
    """All of it; nothing in the base game."""
    north = view.get("north")
    if north is None:
        return
    for section, guards in enumerate(north["wall"]):
        yield wall_line(section + 1, guards, north["clearings"][section])
    camps = (f"{clan} {', '.join(kinds) or 'none'}" for clan, kinds in north["camps"].items())
    yield "camps: " + " · ".join(camps)
    gift = (f"hex {at} {figures(kinds)}" for at, kinds in north["gift"].items())
    yield "in the Gift: " + (" · ".join(gift) or "nobody")
    yield f"breaches: {north['breaches']} · tokens to come: {north['pool']}"
    yield "heroes to choose: " + (", ".join(hero.title() for hero in north["display"]) or "none")
    held = (
        f"{seat_name(seat, view['seat'])} {hero['hero'].title()} {hero['side']}"
        for seat, hero in enumerate(north["heroes"])
        if hero is not None
    )
    yield "heroes held: " + (" · ".join(held) or "none")


def wall_line(section: int, guards: list[int], waiting: int) -> str:
    """A section of the Wall: its guards from the lowest space, and who waits before it."""
    owners = " ".join(f"g{seat}" for seat in guards) or "no guard"
    return f"wall {section}: {owners}" + (f" · {waiting} in its clearing" if waiting else "")


def figures(kinds: dict[str, Any]) -> str:
    """Figures by kind."""
    return ", ".join(f"{count} {kind}" for kind, count in kinds.items() if count)
