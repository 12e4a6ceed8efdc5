"""The Brotherhood's events and its table in sentences, for the golden playthroughs."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from hexhold.core.contract import Event

if TYPE_CHECKING:
    from tools.tell_watch import Teller

Words = Callable[["Teller", Event], str]


def counts(some: dict[str, int]) -> str:
    """Figures as people say them: 2 regular, 1 giant."""
    return ", ".join(f"{count} {name}" for name, count in some.items() if count) or "nobody"


def _figure(e: Event) -> str:
    return f"a {e['kind']} of the {e['clan']}"


def _supply(t: "Teller", e: Event) -> str:
    gives = f" gives {counts(e['give'])} and" if e["give"] else ""
    takes = f" takes {counts(e['want'])}" if e["want"] else " pays"
    return f"{t.who(e)}{gives}{takes}."


def _cleared(t: "Teller", e: Event) -> str:
    place = f"clearing {e['clearing']}" if "clearing" in e else f"camp {e['camp']}"
    whose = "" if "clearing" in e else f" of the {e['clan']}"
    return f"{t.who(e)} sends a {e['kind']} away from {place}{whose}."


def _demanded(t: "Teller", e: Event) -> str:
    answer = "and gets it" if e["had"] else "who has none"
    return f"{t.who(e)} demands {e['resource']} of {t.name(e['of'])}, {answer}."


SENTENCES: dict[str, Words] = {
    "guard-placed": lambda t, e: (
        f"A guard of {t.who(e)} takes space {e['space']} of section {e['section']}."
    ),
    "guard-lost": lambda t, e: f"A guard of {t.who(e)} leaves section {e['section']}.",
    "token-revealed": lambda t, e: f"A token shows {_figure(e)}.",
    "no-figure": lambda t, e: f"There is no figure left for {_figure(e)}.",
    "migrated": lambda t, e: f"It comes to camp {e['camp']}.",
    "rushed": lambda t, e: f"The {e['clan']} rush the Wall.",
    "advanced": lambda t, e: f"{_figure(e).capitalize()} comes before section {e['section']}.",
    "stand-off": lambda t, e: f"Six stand against five guards of section {e['section']}.",
    "breached": lambda t, e: f"Section {e['section']} is breached: breach {e['breaches']}.",
    "entered-gift": lambda t, e: f"A {e['kind']} blocks {t.hex(e['hex'])}.",
    "went-home": lambda t, e: f"A {e['kind']} returns to the Frostfangs.",
    "pool-mixed": lambda t, e: "The used tokens are mixed and become the pool.",
    "hero-used": lambda t, e: f"{t.who(e)} uses {e['hero']}.",
    "hero-flipped": lambda t, e: f"{t.who(e)} turns {e['hero']} over.",
    "hero-exchanged": lambda t, e: f"{t.who(e)} exchanges {e['from']} for {e['to']}.",
    "hero-removed": lambda t, e: f"{t.who(e)} removes {e['hero']} from the game.",
    "hero-cards": _supply,
    "demanded": _demanded,
    "gave-back": lambda t, e: f"{t.who(e)} gives {t.name(e['to'])} a card for it.",
    "road-lifted": lambda t, e: f"{t.who(e)} takes up the road on path {e['path']}.",
    "saw-card": lambda t, e: f"{t.who(e)} looks at a card of the deck.",
    "saw-hand": lambda t, e: f"{t.who(e)} looks at the hand of {t.name(e['of'])}.",
    "took-card": lambda t, e: f"{t.who(e)} takes a card of {t.name(e['of'])}.",
    "patrol-retired": lambda t, e: f"A patrol of {t.who(e)} leaves the game.",
    "passed": lambda t, e: f"{t.who(e)} passes.",
    "wildling-removed": lambda t, e: f"{t.who(e)} drives a {e['kind']} from {t.hex(e['hex'])}.",
    "camp-cleared": _cleared,
}


def table(t: "Teller") -> list[str]:
    """The Wall, the wildlings and the heroes."""
    north: dict[str, Any] = t.view["north"]
    used = sum(sum(kinds.values()) for kinds in north["used"].values())
    return [
        f"breaches: {north['breaches']}; Frostfangs: {counts(north['frostfangs'])}",
        f"tokens: {north['pool']} in the pool, {used} used",
        *(f"{clan}: {', '.join(figures) or 'nobody'}" for clan, figures in north["camps"].items()),
        *(_section(t, number) for number in range(4)),
        f"in the Gift: {'; '.join(_gift(t)) or 'nobody'}",
        f"heroes: {', '.join(_heroes(t))}; display: {', '.join(north['display']) or 'empty'}",
    ]


def _section(t: "Teller", section: int) -> str:
    north = t.view["north"]
    owners = ", ".join(t.name(seat) for seat in north["wall"][section]) or "nobody"
    return f"section {section + 1}: {owners}; before it {north['clearings'][section]}"


def _gift(t: "Teller") -> list[str]:
    return [f"{counts(n)} on {t.hex(int(h))}" for h, n in t.view["north"]["gift"].items()]


def _heroes(t: "Teller") -> list[str]:
    cards = enumerate(t.view["north"]["heroes"])
    return [f"{t.name(seat)} {card['hero']} {card['side']}" for seat, card in cards if card]
