"""The Brotherhood's part of the table as text: the Wall, the wildlings, the heroes."""

from collections.abc import Iterator
from typing import Any

from hexhold.cli.story import amounts, seat_name
from hexhold.cli.words import t
from hexhold.core.contract import View
from hexhold.games.watch.terminal.words import clan_name, hero_name, wildling_name


def brotherhood_lines(view: View) -> Iterator[str]:
    """All of it; nothing in the base game."""
    north = view.get("north")
    if north is None:
        return
    for section, guards in enumerate(north["wall"]):
        yield wall_line(section + 1, guards, north["clearings"][section])
    camps = (camp_text(clan, kinds) for clan, kinds in north["camps"].items())
    yield t("cli-watch-camps", camps=" · ".join(camps))
    yield t("cli-watch-gift", places=" · ".join(gift_texts(north["gift"])) or t("cli-nobody"))
    yield t("cli-watch-breaches", count=north["breaches"], pool=north["pool"])
    shown = ", ".join(hero_name(hero) for hero in north["display"]) or t("cli-none")
    yield t("cli-watch-display", heroes=shown)
    held = (
        t(
            "cli-watch-hero",
            name=seat_name(seat, view["seat"]),
            hero=hero_name(hero["hero"]),
            side=t("watch-side", side=hero["side"]),
        )
        for seat, hero in enumerate(north["heroes"])
        if hero is not None
    )
    yield t("cli-watch-heroes", heroes=" · ".join(held) or t("cli-none"))


def wall_line(section: int, guards: list[int], waiting: int) -> str:
    """A section of the Wall: its guards from the lowest space, and who waits before it."""
    owners = " ".join(f"g{seat}" for seat in guards) or t("cli-watch-no-guard")
    message = "cli-watch-wall-waiting" if waiting else "cli-watch-wall"
    return t(message, section=str(section), guards=owners, count=waiting)


def camp_text(clan: str, kinds: list[str]) -> str:
    """A clan's camps, from the first."""
    names = ", ".join(wildling_name(kind) for kind in kinds if kind) or t("cli-none")
    return t("cli-watch-camp", clan=clan_name(clan), kinds=names)


def gift_texts(gift: dict[str, dict[str, Any]]) -> Iterator[str]:
    """The wildlings in the Gift, hex by hex."""
    for at, kinds in gift.items():
        yield t("cli-watch-gift-hex", hex=str(at), kinds=amounts(kinds, wildling_name))
