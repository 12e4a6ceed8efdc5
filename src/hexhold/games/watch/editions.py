"""The options of the Watch, what each of the four rule books chooses, and what the engine reads.

The books differ in a few readings; an edition presets them, and each can be set by itself.
"""

from collections.abc import Mapping
from typing import Any, Final

from hexhold.core.options import Option, OptionError, Schema
from hexhold.games.watch import faults
from hexhold.games.watch.engine.state import Rules

GUARD_TIES: Final = ("oldest", "west", "cards")

OPTIONS: Final = (
    Option(
        "mode",
        "the base game, or the Brotherhood of the Watch",
        "base",
        ("base", "brotherhood"),
    ),
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
    Option(
        "stations",
        "how many of the five trade routes are stations: three alike of any kind for one",
        0,
        lowest=0,
        highest=5,
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
    Option(
        "offers",
        "how many offers of a seat may come to nothing in one turn",
        4,
        lowest=1,
        highest=50,
    ),
    Option(
        "win",
        "ten points win at once on one's own turn, at once but not before the roll, or only when "
        "the turn ends (Brotherhood)",
        "at-once",
        ("at-once", "after-roll", "end-of-turn"),
    ),
    Option(
        "guard_ties",
        "a tie for most guards goes by points, then by the lowest space, the most western guard, "
        "or the most cards (Brotherhood)",
        "oldest",
        GUARD_TIES,
    ),
    Option(
        "heroes_before_roll",
        "Mormont, Marsh and Yarwyck may act before the roll too (Brotherhood)",
        False,
    ),
    Option(
        "six_against_five",
        "a sixth wildling against five guards is a stand-off, or a breach (Brotherhood)",
        "stand-off",
        ("stand-off", "breach"),
    ),
    Option("drama", "three equal dice remove a hero of the display (Brotherhood)", False),
    Option(
        "reveal_founding",
        "the tokens of the founding settlements are revealed before the first turn (Brotherhood)",
        False,
    ),
    Option(
        "victory_claim",
        "ten points win by themselves, or the player has to claim the victory",
        "automatic",
        ("automatic", "ask"),
    ),
    Option(
        "rulings",
        "our rulings as corrected, or as they were before: for matches begun under them",
        "3",
        ("1", "2", "3"),
    ),
    Option("turn_limit", "a match ends without a winner after so many turns", 1000, (), 1, 100000),
)

EDITIONS: Final[dict[str, dict[str, Any]]] = {
    "en": {"roads": "14", "win": "end-of-turn", "guard_ties": "oldest"},
    "de": {
        "roads": "15",
        "tormund_camp": False,
        "win": "end-of-turn",
        "guard_ties": "west",
        "heroes_before_roll": True,
    },
    "pl": {"roads": "15", "robbery": "may", "win": "after-roll", "guard_ties": "cards"},
    "ru": {"roads": "15", "win": "at-once", "guard_ties": "cards"},
}
ONLY_BROTHERHOOD: Final = (
    "win",
    "guard_ties",
    "heroes_before_roll",
    "six_against_five",
    "drama",
    "reveal_founding",
)
BEFORE: Final = {"rulings": "1"}  # what held before there was such an option
USUAL: Final = {option.name: option.default for option in OPTIONS}
MODES: Final = {"base": {name: USUAL[name] for name in ONLY_BROTHERHOOD}}


def combine(options: dict[str, Any], given: Mapping[str, Any]) -> None:
    """Refuse what does not go together."""
    if options["mode"] == "base":
        for name in ONLY_BROTHERHOOD:
            if given.get(name, USUAL[name]) != USUAL[name]:
                raise OptionError(faults.NEEDS_BROTHERHOOD, option=name, value=given[name])
    elif options["start"] == "fixed":
        raise OptionError(faults.BROTHERHOOD_FOUNDS)
    if options["start"] == "fixed" and options["board"] != "fixed":
        raise OptionError(faults.NEEDS_LAYOUT)
    if options["first"] != "roll" and int(options["first"]) >= int(options["players"]):
        raise OptionError(faults.NO_FIRST, seat=options["first"], players=options["players"])


SCHEMA: Final = Schema(OPTIONS, {"edition": EDITIONS, "mode": MODES}, combine, BEFORE)


def rules_for(chosen: Mapping[str, Any]) -> Rules:
    """The options as the engine reads them."""
    rules = Rules(int(chosen["players"]))
    rules.roads = int(chosen["roads"])
    rules.camp_allowed = chosen["tormund_camp"]
    rules.robbery_optional = chosen["robbery"] == "may"
    rules.separate_phases = chosen["phases"] == "separate"
    rules.offers_a_turn = chosen["offers"] if chosen["trade"] else 0
    rules.turn_limit = chosen["turn_limit"]
    rules.fixed_start = chosen["start"] == "fixed"
    rules.claims = chosen["victory_claim"] == "ask"
    rules.first_rulings = chosen["rulings"] == "1"
    rules.count_settled = chosen["rulings"] in ("1", "2")
    rules.first = -1 if chosen["first"] == "roll" else int(chosen["first"])
    rules.brotherhood = chosen["mode"] == "brotherhood"
    if rules.brotherhood:
        _add_brotherhood_rules(rules, chosen)
    return rules


def _add_brotherhood_rules(rules: Rules, chosen: Mapping[str, Any]) -> None:
    rules.award_points = 1
    rules.supply_rate = 3
    rules.win_at_once = chosen["win"] != "end-of-turn"
    rules.win_after_roll = chosen["win"] == "after-roll"
    rules.guard_ties = GUARD_TIES.index(chosen["guard_ties"])
    rules.heroes_before_roll = chosen["heroes_before_roll"]
    rules.stand_off = chosen["six_against_five"] == "stand-off"
    rules.drama = chosen["drama"]
    rules.reveal_founding = chosen["reveal_founding"]
