"""The Watch in words: what is asked, and the nouns of its actions and events."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from hexhold.cli.story import Args, amounts, resource_name, seat_name
from hexhold.cli.teller import Context, Noun, Teller
from hexhold.cli.words import t
from hexhold.core.contract import Action, Event, View
from hexhold.games.watch.declaration import KINDS, MACROS
from hexhold.games.watch.events import EVENTS


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


# ------------------------------------------------------------------ actions and events


def _seat(seat: int | str | None, context: Context) -> str:
    return context.name(None if seat in (None, "nobody") else int(seat))


def _seats(seats: str, context: Context) -> str:
    return ", ".join(context.name(int(seat)) for seat in seats.split())


def _cards(cards: Mapping[str, int] | str, context: Context) -> str:
    """Counted as events have them, or listed as actions do."""
    if isinstance(cards, str):
        cards = Counter([] if cards == "-" else cards.split(","))
    return amounts(cards)


def _dice(dice: list[int], context: Context) -> Args:
    first, second, *wild = dice
    args: Args = {"sum": first + second, "dice": f"{first} + {second}"}
    return args | {"wild": wild[0]} if wild else args


def _hex(place: int | str, context: Context) -> str:
    return "" if place == "camp" else t("watch-step-hex", number=str(place))


def _camp(camp: int, context: Context) -> str:
    return t("watch-place-clan-camp", clan=clan_name(context.said["clan"]), place=str(camp))


NOUNS: Final[dict[str, Noun]] = {
    "seat": _seat,
    "seats": _seats,
    "cards": _cards,
    "dice": _dice,
    "turn": lambda turn, _: turn + 1,
    "resource": lambda resource, _: resource_name(resource),
    "terrain": lambda terrain, _: t(f"terrain-{terrain}"),
    "card": lambda card, _: card_name(card),
    "hero": lambda hero, _: hero_name(hero),
    "clan": lambda clan, _: clan_name(clan),
    "wildling": lambda kind, _: wildling_name(kind),
}
PLACES: Final[dict[str, Noun]] = {
    "hex": _hex,
    "path": lambda path, _: t("watch-place-path", place=str(path)),
    "site": lambda site, _: t("watch-place-site", place=str(site)),
    "clearing": lambda clearing, _: t("watch-place-clearing", place=str(clearing)),
    "camp": _camp,
}
TELLER: Final = Teller("watch", (*KINDS, *MACROS), EVENTS, NOUNS, PLACES)


def label(action: Action, view: View) -> str:
    """An action as a person reads it."""
    return TELLER.label(action, view, view["seat"])


def tell(event: Event, view: View, me: int | None) -> str:
    """An event as a sentence; nothing for what is not worth one."""
    told = TELLER.tell(event, view, me)
    return f"{told} {winner(event['seat'], me)}" if event["event"] == "ended" else told


def winner(seat: int | None, me: int | None) -> str:
    """Who has won."""
    if seat is None:
        return t("watch-lost-all")
    return t("watch-won-you") if seat == me else t("watch-won", name=seat_name(seat, me))
