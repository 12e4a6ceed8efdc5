"""The Rivals in words: what is asked, and the nouns of their actions and events."""

import re
from typing import Any, Final

from hexhold import almanac
from hexhold.cli.story import Args, amounts, resource_name
from hexhold.cli.teller import Context, Noun, Teller
from hexhold.cli.words import VOICE, t
from hexhold.core.contract import Action, Event, View
from hexhold.games.rivals.declaration import KINDS
from hexhold.games.rivals.events import EVENTS

RESOURCE_OF: Final = {
    "forest": "lumber", "pasture": "wool", "gold": "gold",
    "hills": "brick", "mountains": "ore", "fields": "grain",
}  # fmt: skip


def card_name(card: str) -> str:
    """A card or event, as the almanac calls it."""
    rule = f"rivals.{card.rpartition('.')[2].replace('_', '-')}.effect"
    return almanac.entry(rule, VOICE.language).title


def region_name(kind: str, number: int | None) -> str:
    """A region: Hills 5."""
    region = t(f"rivals-region-{kind}")
    return (
        region if number is None else t("rivals-region-numbered", region=region, number=str(number))
    )


def region_of(text: str) -> str:
    """hills5 as a person reads it."""
    kind = text.rstrip("0123456789")
    return region_name(kind, int(text[len(kind) :]) if text != kind else None)


def region_at(view: View, seat: int, place: str) -> dict[str, Any] | None:
    """What lies at a place of a principality."""
    regions = view["seats"][seat]["regions"]
    return next((region for region in regions if region["place"] == place), None)


def place_name(view: View, seat: int, place: str) -> str:
    """A place as a person sees it: Hills 5."""
    if place == "cache":
        return t("rivals-cache")
    region = region_at(view, seat, place)
    return place if region is None else region_name(region["type"], region["number"])


def column_number(view: View, seat: int, column: int) -> str:
    """Which settlement or city from the left a column holds."""
    columns = [one["column"] for one in view["seats"][seat]["columns"]]
    return str(columns.index(column) + 1 if column in columns else column)


def bay_name(view: View, seat: int, bay: str) -> str:
    """5a as a person reads it: above settlement 2."""
    column = column_number(view, seat, int(bay[:-1]))
    return t("rivals-column-above" if bay.endswith("a") else "rivals-column-below", column=column)


def slot_card(view: View, seat: int, slot: str) -> str | None:
    """The card on a site such as 5a2, if there is one."""
    found = re.fullmatch(r"(\d+)([ab])(\d)", slot)
    assert found is not None
    for column in view["seats"][seat]["columns"]:
        if column["column"] == int(found[1]):
            piles = column["above" if found[2] == "a" else "below"]
            if int(found[3]) <= len(piles) and piles[int(found[3]) - 1]:
                card: str = piles[int(found[3]) - 1][0]
                return card
    return None


def slot_name(view: View, seat: int, slot: str) -> str:
    """The card on a site, or the site where it stood."""
    card = slot_card(view, seat, slot)
    return bay_name(view, seat, slot[:-1]) if card is None else card_name(card)


# ------------------------------------------------------------------ what is asked


def ask(view: View, kinds: set[str]) -> str:
    """The question of the moment, put to the seat whose view it is."""
    return t(f"rivals-ask-{view['asked']['question']}", **details(view))


def details(view: View) -> Args:
    """All that a question may name."""
    asked = view["asked"]
    seat = asked["seat"] or 0
    first = asked.get("first")
    return {
        "count": asked.get("count", len(asked.get("named", ()))),
        "stack": str(asked.get("stack", "")),
        "fee": asked.get("fee", 0),
        "card": card_name(asked["card"]) if asked.get("card") else t("rivals-card-unknown"),
        "resources": amounts(asked["owed"]) if asked.get("owed") else "",
        "row": asked["place"][0] if asked.get("place") else "a",
        "first": "" if first is None else _first(view, seat, first),
    }


def _first(view: View, seat: int, first: str) -> str:
    if first[0].isdigit():
        return slot_name(view, seat, first)
    return place_name(view, seat, first)


# ------------------------------------------------------------------ actions and events


def _place(place: str, context: Context) -> Args:
    """A place, and what it yields."""
    seat = context.seat or 0
    region = region_at(context.view, seat, place)
    resource = "gold" if place == "cache" else RESOURCE_OF[region["type"]] if region else ""
    return {
        "place": place_name(context.view, seat, place),
        "yield": resource_name(resource) if resource else "",
    }


def _land(land: str, context: Context) -> str:
    regions = context.view["seats"][context.seat or 0]["regions"]
    return region_name(land, next((r["number"] for r in regions if r["type"] == land), None))


def _slot(slot: str, context: Context) -> str:
    """A card of one's own, or of the other who is attacked."""
    attacked = context.view.get("asked", {}).get("question") in ("name", "burn")
    seat = context.seat or 0
    return slot_name(context.view, 1 - seat if attacked else seat, slot)


def _position(position: str, context: Context) -> str:
    stack = context.view["stacks"][context.view["asked"].get("stack", 1) - 1]["cards"]
    card = stack[int(position) - 1] if int(position) <= len(stack) else None
    return card_name(card) if card and "." in card else t("rivals-card-unknown")


def _bay(bay: str | None, context: Context) -> str:
    return "" if bay is None else bay_name(context.view, context.seat or 0, bay)


def _column(column: int | str, context: Context) -> str:
    return column_number(context.view, context.seat or 0, int(column))


NOUNS: Final[dict[str, Noun]] = {
    "seat": lambda seat, here: t("rivals-nobody") if seat is None else here.name(int(seat)),
    "card": lambda card, _: card_name(card),
    "face": lambda face, _: t(f"rivals-face-{face}"),
    "side": lambda side, _: t(f"rivals-side-{side}"),
    "token": lambda token, _: t(f"rivals-token-{token}"),
    "resource": lambda resource, _: resource_name(resource),
    "resources": lambda counts, _: amounts(counts),
    "paid": lambda resource, here: amounts({resource: here.said["rate"]}),
    "region": lambda region, _: region_of(region),
    "land": _land,
    "place": _place,
    "slot": _slot,
    "rival-slot": lambda slot, here: slot_name(here.view, 1 - (here.seat or 0), slot),
    "position": _position,
    "bay": _bay,
    "column": _column,
}
PLACES: Final[dict[str, Noun]] = {
    "bay": _bay,
    "settlement": lambda at, here: t("rivals-settlement-about", column=_column(at, here)),
    "city": lambda at, here: t("rivals-city-about", column=_column(at, here)),
}


def _face_up(view: View) -> Args:
    return {"card": card_name(view["face_up"]["card"]) if view["face_up"] else ""}


TELLER: Final = Teller("rivals", KINDS, EVENTS, NOUNS, PLACES, {"faceup": _face_up})


def label(action: Action, view: View) -> str:
    """An action as a person reads it."""
    asked = view["asked"]
    seat = view["seat"] if view["seat"] is not None else asked["seat"]
    return TELLER.label(action, view, seat, asked["question"])


def tell(event: Event, view: View, me: int | None) -> str:
    """An event as a sentence; nothing for what is not worth one."""
    return TELLER.tell(event, view, me)
