"""The options of the Rivals, and what the two rule books choose.

The books and the printed cards differ in a few readings; an edition presets them, and each can be
set by itself.
"""

from typing import Any, Final

from hexhold.core.options import Option, Schema
from hexhold.games.rivals.engine.setup import prepare
from hexhold.games.rivals.engine.state import MODES, Rules
from hexhold.games.rivals.engine.tables import FACES

OPTIONS: Final = (
    Option("mode", "which of the five games", "intro", MODES),
    Option("edition", "whose rule book decides", "ru", ("ru", "en")),
    Option("first", "who begins: decided by dice, or a seat", "roll", ("roll", "0", "1")),
    Option(
        "gudrun",
        "Gudrun takes one gold a Pirate Ship and at most two, or two a ship",
        "one_max_two",
        ("one_max_two", "two_each"),
    ),
    Option(
        "voyage_chooser",
        "who chooses the resources of a Voyage of Plunder",
        "victim",
        ("attacker", "victim"),
    ),
    Option(
        "market_type",
        "the Marketplace gives what the opponent's regions can yield, or what they did",
        "producible",
        ("producible", "received"),
    ),
    Option(
        "advantage_tie",
        "who has an advantage when both have the same points",
        "holder",
        ("holder", "nobody"),
    ),
    Option(
        "feuds_refill",
        "cards lost to Fraternal Feuds are drawn again when the victim's turn ends, or one later",
        "own_turn",
        ("own_turn", "skip_one"),
    ),
    Option(
        "trade_event",
        "who takes a resource on the trade face",
        "advantage",
        ("advantage", "most_commerce"),
    ),
    Option(
        "faceup_return",
        "where a lost face-up card goes: under a stack, or back to the face-up stack",
        "stack",
        ("stack", "faceup"),
    ),
    Option("doubled_face", "the face that the event die shows twice", "event", FACES),
    Option("forest_stack", "the lower number of the forests in the stack", "4", ("4", "2")),
    Option("opening_same_stack", "both may choose their opening hands from one stack", True),
    Option(
        "rulings",
        "our rulings as corrected, or as they were before: for matches begun under them",
        "2",
        ("1", "2"),
    ),
    Option("turn_limit", "a match ends without a winner after so many turns", 1000, (), 1, 100000),
)

EDITIONS: Final[dict[str, dict[str, Any]]] = {
    "ru": {"gudrun": "one_max_two", "voyage_chooser": "victim"},
    "en": {"gudrun": "two_each", "voyage_chooser": "attacker"},
}

RULINGS: Final[dict[str, dict[str, Any]]] = {"1": {"voyage_chooser": "attacker"}}
BEFORE: Final = {"rulings": "1"}  # what held before there was such an option

SCHEMA: Final = Schema(OPTIONS, {"edition": EDITIONS, "rulings": RULINGS}, before=BEFORE)


def rules_for(chosen: Any) -> Rules:
    """The options as the engine reads them."""
    rules = Rules(MODES.index(chosen["mode"]))
    rules.first = -1 if chosen["first"] == "roll" else int(chosen["first"])
    if chosen["gudrun"] == "two_each":
        rules.gudrun_each = 2
        rules.gudrun_most = 255
    rules.victim_chooses = chosen["voyage_chooser"] == "victim"
    rules.market_received = chosen["market_type"] == "received"
    rules.advantage_needs_lead = chosen["advantage_tie"] == "nobody"
    rules.skip_refill = chosen["feuds_refill"] == "skip_one"
    rules.trade_by_points = chosen["trade_event"] == "most_commerce"
    rules.face_up_returns = chosen["faceup_return"] == "faceup"
    rules.doubled_face = FACES.index(chosen["doubled_face"])
    rules.forest_two = chosen["forest_stack"] == "2"
    rules.opening_apart = not chosen["opening_same_stack"]
    rules.first_rulings = chosen["rulings"] == "1"
    rules.turn_limit = chosen["turn_limit"]
    prepare(rules)
    return rules
