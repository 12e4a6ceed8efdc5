"""The options of the Watch, and what each of the four rule books chooses.

The books differ in a few readings; an edition presets them, and each can be set by itself.
"""

from typing import Any, Final

from hexhold.core.options import Option, OptionError, Schema

OPTIONS: Final = (
    Option("mode", "the base game, or the Brotherhood of the Watch", "base", ("base",)),
    Option("players", "how many seats play", "4", ("3", "4")),
    Option("edition", "whose rule book decides", "en", ("en", "de", "pl", "ru")),
    Option(
        "board",
        "the standard layout, shuffled terrain and routes, or shuffled numbers too",
        "fixed",
        ("fixed", "variable", "random"),
    ),
    Option(
        "start",
        "founding rounds, or the settlements that the standard layout shows",
        "founding",
        ("founding", "fixed"),
    ),
    Option(
        "first",
        "who begins: decided by dice, or a seat",
        "roll",
        ("roll", "0", "1", "2", "3"),
    ),
    Option("roads", "road pieces of each seat", "14", ("14", "15")),
    Option("tormund_camp", "on a seven Tormund may be sent back to his camp", True),
    Option("robbery", "robbing after Tormund moved is a must or a choice", "must", ("must", "may")),
    Option(
        "phases",
        "trade and build in any order, or first trade, then build",
        "combined",
        ("combined", "separate"),
    ),
    Option("trade", "whether seats trade with each other", True),
    Option("offers", "how many offers a seat may make in one turn", 4, lowest=1, highest=50),
    Option("turn_limit", "a match ends without a winner after so many turns", 1000, (), 1, 100000),
)

EDITIONS: Final[dict[str, dict[str, Any]]] = {
    "en": {"roads": "14"},
    "de": {"roads": "15", "tormund_camp": False},
    "pl": {"roads": "15", "robbery": "may"},
    "ru": {"roads": "15"},
}


def combine(options: dict[str, Any]) -> None:
    """Refuse what does not go together."""
    if options["start"] == "fixed" and options["board"] != "fixed":
        raise OptionError("start=fixed needs board=fixed: the settlements belong to that layout")
    if options["first"] != "roll" and int(options["first"]) >= int(options["players"]):
        raise OptionError(f"first={options['first']} is no seat among {options['players']} players")


SCHEMA: Final = Schema(OPTIONS, {"edition": EDITIONS}, combine)
