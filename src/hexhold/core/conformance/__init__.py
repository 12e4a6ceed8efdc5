"""One suite that every game must pass: what the contract promises, tried on random matches.

Each promise is a function of its own that raises Broken, so a test may try one alone. `check_game`
plays a match and tries them all on the way; `check_names` and `check_seed` stand beside it.

How secrecy is tried, for every seat and a spectator:
- An imagined state shows the same view, actors, actions and refusals, tells the same of the last
  move, is sound, and can be played on.
- Imagined from two states that the seat cannot tell apart, with the same luck, the same state
  comes out: what is dealt depends on what the seat knows, and on nothing else.
- In the course of a match, what each other seat sees of its own is imagined otherwise than it is.
- The same move, real and imagined, is told alike exactly when it is seen alike. A move may uncover
  something (the end of a match does); then both the events and the view say so. A move that the
  imagined cards of another seat do not allow is left out. A move that may be taken back uncovers
  nothing at all.
- Outcomes of chance, and choices that a game calls secret, are told to a seat in the same words
  where they leave its view the same.
"""

from hexhold.core.conformance.legality import (
    check_actors,
    check_chance,
    check_listed,
    check_order,
    check_refused,
    check_unlisted,
)
from hexhold.core.conformance.names import check_names
from hexhold.core.conformance.promise import Broken, Played
from hexhold.core.conformance.secrecy import (
    check_imagine,
    check_learning,
    check_story,
    check_told_alike,
)
from hexhold.core.conformance.states import (
    check_audit,
    check_continuation,
    check_copy,
    check_match_copy,
    check_position,
    check_record,
)
from hexhold.core.conformance.walk import check_game, check_seed

__all__ = [
    "Broken",
    "Played",
    "check_actors",
    "check_audit",
    "check_chance",
    "check_continuation",
    "check_copy",
    "check_game",
    "check_imagine",
    "check_learning",
    "check_listed",
    "check_match_copy",
    "check_names",
    "check_order",
    "check_position",
    "check_record",
    "check_refused",
    "check_seed",
    "check_story",
    "check_told_alike",
    "check_unlisted",
]
