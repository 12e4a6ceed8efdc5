"""The Watch in words: what is asked, what an action is called, how an event is told."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from hexhold.cli.story import Args, Name, amounts, resource_name, seat_name
from hexhold.cli.words import t
from hexhold.core.contract import Action, Event, View
from hexhold.locale import known

# What is done at a place that the label does not name: the text of the action does.
PLACED: Final = frozenset({"road", "settlement", "keep", "tormund", "yarwyck", "hunt", "ygritte"})
UNTOLD: Final = {"turn-ended", "changed"}  # the next turn says it; how a view changed


def hero_name(hero: str) -> str:
    """A hero."""
    return t(f"watch-hero-{hero}")


def card_name(card: str) -> str:
    """A development card."""
    return t(f"watch-card-{card}")


def clan_name(clan: str) -> str:
    """A clan of the wildlings."""
    return t(f"watch-clan-{clan}")


def wildling_name(kind: str) -> str:
    """A kind of wildling."""
    return t(f"watch-kind-{kind}")


# ------------------------------------------------------------------ what an action is called

Words = tuple[str, ...]
Label = Callable[[Words, Name], tuple[str, Args]]  # a variant of the message, and its arguments


def _nothing(words: Words, name: Name) -> tuple[str, Args]:
    return "", {}


def _one(argument: str, name: Callable[[str], str] = str) -> Label:
    return lambda words, _: ("", {argument: name(words[0])})


def _seat(words: Words, name: Name) -> tuple[str, Args]:
    return "", {"name": name(int(words[0]))}


def _bundle(text: str) -> str:
    return amounts(Counter([] if text == "-" else text.split(",")))


def _exchange(words: Words, name: Name) -> tuple[str, Args]:
    return "", {"give": _bundle(words[0]), "take": _bundle(words[2])}


def _rob(words: Words, name: Name) -> tuple[str, Args]:
    return ("-nobody", {}) if words[0] == "nobody" else _seat(words, name)


def _mormont(words: Words, name: Name) -> tuple[str, Args]:
    names = ", ".join(name(int(seat)) for seat in words[1:])
    return "", {"resource": resource_name(words[0]), "names": names}


def _instead(give: str, take: str) -> Args:
    return {"give": resource_name(give), "take": resource_name(take)}


def _thorne(words: Words, name: Name) -> tuple[str, Args]:
    return "", {"section": words[0], **_instead(words[1], words[3])}


def _melisandre(words: Words, name: Name) -> tuple[str, Args]:
    return ("-instead", _instead(words[0], words[2])) if words else ("", {})


def _tormund(words: Words, name: Name) -> tuple[str, Args]:
    return ("-camp" if words[0] == "camp" else ""), {}


def _wildling(words: Words, name: Name) -> tuple[str, Args]:
    return "", {"hex": words[0], "kind": wildling_name(words[1])}


def _benjen(words: Words, name: Name) -> tuple[str, Args]:
    if words[0] == "clearing":
        return "-clearing", {"section": words[1]}
    return "", {"clan": clan_name(words[0]), "space": words[1]}


LABELS: Final[dict[str, Label]] = {
    "rob": _rob,
    **dict.fromkeys(("confirm", "mance"), _seat),
    **dict.fromkeys(
        ("discard", "samwell", "give", "take", "put", "ask"), _one("resource", resource_name)
    ),
    "winter": lambda words, _: ("", {"cards": _bundle(words[0])}),
    **dict.fromkeys(("supply", "marsh", "offer", "counter"), _exchange),
    "mormont": _mormont,
    "thorne": _thorne,
    "melisandre": _melisandre,
    "tormund": _tormund,
    **dict.fromkeys(("hunt", "ygritte"), _wildling),
    "benjen": _benjen,
    "pick": _one("card", card_name),
    **dict.fromkeys(("exchange", "remove"), _one("hero", hero_name)),
    **dict.fromkeys(("guard", "recruits", "yoren"), _one("section")),
}


def label(action: Action, view: View) -> str:
    """An action as a person reads it."""
    variant, args = LABELS.get(action.kind, _nothing)(
        action.args, lambda seat: seat_name(seat, view["seat"])
    )
    return t(f"watch-action-{action.kind}{variant}", **args)


# ------------------------------------------------------------------ what is asked


def ask(view: View, kinds: set[str]) -> str:
    """The question of the moment, put to the seat whose view it is."""
    phase = view["phase"]
    north = view.get("north") or {}
    demand = north.get("demand")
    other = view["active"] if demand is None else demand["of"]
    due = view["seats"][view["seat"]]["discards_due"]
    count = due if phase == "discards" else view["free_roads"]
    if phase == "answers" and view["active"] == view["seat"]:
        phase = "answers-own"
    elif phase == "move-tormund" and "hunt" in kinds:
        phase = "move-tormund-or-hunt"
    return t(f"watch-ask-{phase}", name=seat_name(other, view["seat"]), count=count)


# ------------------------------------------------------------------ what happened

Tell = Callable[[Event, Name], Args]  # may hold a variant of the message, and where it happened


def _wild(event: Event, name: Name) -> Args:
    args = {"clan": clan_name(event["clan"]), "kind": wildling_name(event["kind"])}
    return args | {key: str(event[key]) for key in ("camp", "section") if key in event}


def _both(event: Event, name: Name) -> Args:
    return {"give": amounts(event["give"]), "want": amounts(event["want"])}


def _hero_cards(event: Event, name: Name) -> Args:
    variant = "paid" if not event["want"] else "took" if not event["give"] else ""
    return _both(event, name) | ({"variant": variant} if variant else {})


def _taken(event: Event, name: Name) -> Args:
    return {"cards": amounts(event["cards"])}


def _perhaps(key: str, noun: Callable[[str], str], other: str = "") -> Tell:
    """What only some may know; and another seat if the event names one."""

    def tell(event: Event, name: Name) -> Args:
        args: Args = {"other": name(event[other])} if other else {}
        return args | {"variant": "known", key: noun(event[key])} if key in event else args

    return tell


def _rolled(event: Event, name: Name) -> Args:
    first, second, *wild = event["dice"]
    args: Args = {"sum": first + second, "dice": f"{first} + {second}"}
    return args | {"variant": "wild", "wild": wild[0]} if wild else args


def _held(key: str, argument: str) -> Tell:
    def tell(event: Event, name: Name) -> Args:
        if event["seat"] is None:
            return {"variant": "nobody"}
        return {argument: event[key]}

    return tell


def _at(kind: str, key: str) -> Tell:
    return lambda event, name: {"place": place_name(kind, event[key])}


def _at_section(event: Event, name: Name) -> Args:
    return {key: str(event[key]) for key in ("section", "space") if key in event}


def _at_hex(event: Event, name: Name) -> Args:
    return {"kind": wildling_name(event["kind"]), "place": place_name("hex", event["hex"])}


def _tormund_moved(event: Event, name: Name) -> Args:
    if event["to"] == "camp":
        return {"variant": "camp"}
    return {"place": place_name("hex", event["to"])}


def _cleared(event: Event, name: Name) -> Args:
    where = place_name("clearing", event["clearing"]) if "clearing" in event else ""
    if not where:
        clan = clan_name(event["clan"])
        where = t("watch-place-clan-camp", clan=clan, place=str(event["camp"]))
    return {"kind": wildling_name(event["kind"]), "place": where}


def _hero(event: Event, name: Name) -> Args:
    return {"hero": hero_name(event["hero"])}


def _exchanged(event: Event, name: Name) -> Args:
    return {"hero": hero_name(event["from"]), "other": hero_name(event["to"])}


def _demanded(event: Event, name: Name) -> Args:
    args = {"other": name(event["of"]), "resource": resource_name(event["resource"])}
    return args if event["had"] else args | {"variant": "none"}


def _saw_hand(event: Event, name: Name) -> Args:
    args = {"other": name(event["of"])}
    return args | {"variant": "known", "cards": amounts(event["hand"])} if "hand" in event else args


TELL: Final[dict[str, Tell]] = {
    "turn-began": lambda event, name: {"turn": str(event["turn"] + 1)},
    "rolled": _rolled,
    **dict.fromkeys(("produced", "cards-taken", "starting-cards"), _taken),
    "shortage": lambda event, name: {"resource": resource_name(event["resource"])},
    "discarded": _perhaps("resource", resource_name),
    "tormund-moved": _tormund_moved,
    "robbed": _perhaps("resource", resource_name, "victim"),
    "robbed-nothing": lambda event, name: {"other": name(event["victim"])},
    **dict.fromkeys(("road-built", "road-lifted"), _at("path", "path")),
    **dict.fromkeys(("settlement-built", "keep-built"), _at("site", "site")),
    **dict.fromkeys(("card-bought", "saw-card"), _perhaps("card", card_name)),
    "card-played": lambda event, name: {"card": card_name(event["card"])},
    **dict.fromkeys(("supply-traded", "offered", "countered"), _both),
    "hero-cards": _hero_cards,
    "traded": lambda event, name: {**_both(event, name), "other": name(event["with"])},
    "longest-road": _held("length", "length"),
    "largest-patrol": _held("patrols", "count"),
    **dict.fromkeys(("guard-placed", "guard-lost", "stand-off"), _at_section),
    **dict.fromkeys(("token-revealed", "no-figure", "migrated", "advanced"), _wild),
    "rushed": lambda event, name: {"clan": clan_name(event["clan"])},
    "breached": lambda event, name: {**_at_section(event, name), "count": event["breaches"]},
    **dict.fromkeys(("entered-gift", "wildling-removed"), _at_hex),
    "went-home": lambda event, name: {"kind": wildling_name(event["kind"])},
    **dict.fromkeys(("hero-used", "hero-flipped", "hero-spent", "hero-removed"), _hero),
    "hero-exchanged": _exchanged,
    "demanded": _demanded,
    "gave-back": _perhaps("resource", resource_name, "to"),
    "saw-hand": _saw_hand,
    "took-card": _perhaps("resource", resource_name, "of"),
    "camp-cleared": _cleared,
    "ended": lambda event, name: {"variant": event["ending"]},
}


def place_name(kind: str, place: Any) -> str:
    """A place of the board by its number, as the text of an action names it."""
    if kind == "hex":
        return t("watch-step-hex", number=str(place))
    return t(f"watch-place-{kind}", place=str(place))


def tell(event: Event, view: View, me: int | None) -> str:
    """An event as a sentence; nothing for what is not worth one."""
    kind = event["event"]
    if kind in UNTOLD or not known(f"watch-event-{kind}"):
        return ""

    def name(seat: Any) -> str:
        return seat_name(seat, me)

    args = TELL[kind](event, name) if kind in TELL else {}
    variant, place = args.pop("variant", ""), args.pop("place", "")
    message = f"watch-event-{kind}-{variant}" if variant else f"watch-event-{kind}"
    told = t(message, **{"name": name(event.get("seat"))} | args)
    if kind == "ended":
        return f"{told} {winner(event['seat'], me)}"
    return t("cli-play-at", told=told.removesuffix("."), place=place) if place else told


def winner(seat: int | None, me: int | None) -> str:
    """Who has won."""
    if seat is None:
        return t("watch-lost-all")
    return t("watch-won-you") if seat == me else t("watch-won", name=seat_name(seat, me))
