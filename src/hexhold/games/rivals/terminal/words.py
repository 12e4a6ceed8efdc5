"""The Rivals in words: what is asked, what an action is called, how an event is told."""

import re
from collections.abc import Callable
from typing import Any, Final

from hexhold import almanac
from hexhold.cli.story import Args, amounts, resource_name, seat_name
from hexhold.cli.words import VOICE, t
from hexhold.core.contract import Action, Event, View
from hexhold.locale import known

RESOURCE_OF: Final = {
    "forest": "lumber", "pasture": "wool", "gold": "gold",
    "hills": "brick", "mountains": "ore", "fields": "grain",
}  # fmt: skip
PLACED: Final[frozenset[str]] = frozenset()  # every label names its place
# Told by other lines already, or too small for the story.
UNTOLD: Final = {"turn-ended", "gave", "card-seen", "card-discarded", "passed", "changed"}
KNOWN_TO_SOME: Final = {
    "card-drawn", "card-picked", "card-returned", "card-taken", "card-stripped"
}  # fmt: skip
MAY_BE_NOTHING: Final = {"brigands-came": "brigands-nothing", "plague-struck": "plague-nothing"}


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


def place_args(view: View, seat: int, place: str) -> Args:
    """What lies at a place of a principality, and what it yields."""
    if place == "cache":
        return {"region": t("rivals-cache"), "resource": resource_name("gold")}
    for region in view["seats"][seat]["regions"]:
        if region["place"] == place:
            named = region_name(region["type"], region["number"])
            return {"region": named, "resource": resource_name(RESOURCE_OF[region["type"]])}
    return {"region": place, "resource": ""}


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
    region: str = place_args(view, seat, first)["region"]
    return region


# ------------------------------------------------------------------ what an action is called

Make = Callable[[View, int, str], Args]  # of the seat that acts, and the word that follows


def _lay(view: View, seat: int, word: str) -> Args:
    numbers = [r["number"] for r in view["seats"][seat]["regions"] if r["type"] == word]
    return {"region": region_name(word, numbers[0] if numbers else None)}


def _slot(view: View, seat: int, word: str) -> Args:
    """A card of one's own, or of the other who is attacked."""
    attacked = view["asked"]["question"] in ("name", "burn")
    return {"card": slot_name(view, 1 - seat if attacked else seat, word)}


def _pick(view: View, seat: int, word: str) -> Args:
    cards = view["stacks"][view["asked"].get("stack", 1) - 1]["cards"]
    card = cards[int(word) - 1] if int(word) <= len(cards) else None
    return {"card": card_name(card) if card and "." in card else t("rivals-card-unknown")}


def _face_up(view: View, seat: int, word: str) -> Args:
    return {"card": card_name(view["face_up"]["card"]) if view["face_up"] else ""}


LABELS: Final[dict[str, Make]] = {
    **dict.fromkeys(
        ("road", "settle", "scout"), lambda view, seat, word: {"side": t(f"rivals-side-{word}")}
    ),
    "faceup": _face_up,
    "number": lambda view, seat, word: {"number": word},
    **dict.fromkeys(("name", "trade"), lambda view, seat, word: {"resource": resource_name(word)}),
    **dict.fromkeys(("draw", "look", "under", "open"), lambda view, seat, word: {"stack": word}),
    "lay": _lay,
    "above": lambda view, seat, word: {"region": region_of(word)},
    "city": lambda view, seat, word: {"column": column_number(view, seat, int(word))},
    "site": lambda view, seat, word: {"site": bay_name(view, seat, word)},
    **dict.fromkeys(("gain", "give", "region", "ship"), place_args),
    "slot": _slot,
    "remove": lambda view, seat, word: {"card": slot_name(view, seat, word)},
    "pick": _pick,
    **dict.fromkeys(("build", "play", "card"), lambda view, seat, word: {"card": card_name(word)}),
}


def label(action: Action, view: View) -> str:
    """An action as a person reads it."""
    seat = view["seat"] if view["seat"] is not None else view["asked"]["seat"] or 0
    make = LABELS.get(action.kind)
    args = make(view, seat, action.args[0] if action.args else "") if make else {}
    special = f"rivals-action-{action.kind}-{view['asked']['question']}"
    return t(special if known(special) else f"rivals-action-{action.kind}", **args)


# ------------------------------------------------------------------ what happened


def tell(event: Event, view: View, me: int | None) -> str:
    """An event as a sentence; nothing for what is not worth one."""
    kind = event["event"]
    nothing = not event.get("resources")
    if kind in UNTOLD or not known(f"rivals-event-{kind}") or (kind == "produced" and nothing):
        return ""
    message = f"rivals-event-{kind}"
    if kind in MAY_BE_NOTHING and nothing:
        message = f"rivals-event-{MAY_BE_NOTHING[kind]}"
    elif kind in KNOWN_TO_SOME and event.get("card"):
        message += "-known"
    told = t(message, **event_args(event, view, me))
    place = place_of(event, view)
    return t("cli-play-at", told=told.removesuffix("."), place=place) if place else told


def place_of(event: Event, view: View) -> str:
    """Where something was built, if its sentence does not say it."""
    seat = event.get("seat") or 0
    if event.get("site") is not None:
        return bay_name(view, seat, event["site"])
    if "column" in event:
        city = event["event"] == "city-built"
        column = column_number(view, seat, event["column"])
        return t("rivals-city-about" if city else "rivals-settlement-about", column=column)
    return ""


def event_args(event: Event, view: View, me: int | None) -> Args:
    """All that an event's sentence may name."""
    seat = event.get("seat")
    args: Args = {key: str(event[key]) for key in PLAIN if key in event}
    args["name"] = t("rivals-nobody") if seat is None else seat_name(seat, me)
    args["card"] = ""
    if "place" in event:
        args |= place_args(view, seat or 0, event["place"])
    if "slot" in event:  # of the other seat, who may have lost the card by now
        args["card"] = slot_name(view, 1 - (seat or 0), event["slot"])
    for key, tell_it in NOUNS.items():
        if event.get(key) is not None:
            args |= tell_it(event, me)
    return args


PLAIN: Final = ("turn", "number", "gold", "ending", "stack")
NOUNS: Final[dict[str, Callable[[Event, int | None], dict[str, Any]]]] = {
    "count": lambda event, me: {"count": event["count"]},
    "face": lambda event, me: {"face": t(f"rivals-face-{event['face']}")},
    "resources": lambda event, me: {"resources": amounts(event["resources"])},
    "of": lambda event, me: {"of": seat_name(event["of"], me)},
    "from": lambda event, me: {"of": seat_name(event["from"], me)},
    "card": lambda event, me: {"card": card_name(event["card"])},
    "held": lambda event, me: {"held": "yes" if event["held"] else "no"},
    "token": lambda event, me: {"token": t(f"rivals-token-{event['token']}")},
    "resource": lambda event, me: {"resource": amounts({event["resource"]: event.get("rate", 1)})},
    "region": lambda event, me: {"region": region_of(event["region"])},
}
