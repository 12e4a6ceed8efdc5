"""The things of the game as people write them: places, sites, cards, regions, counts."""

from collections.abc import Iterator
from typing import Final

from hexhold.games.rivals.cards.deck import CARD_IDS, SETS
from hexhold.games.rivals.engine.state import Rules
from hexhold.games.rivals.engine.tables import (
    CACHE,
    EVENT_NAMES,
    REGION_NAMES,
    REGION_NUMBER,
    REGION_TYPE,
    RESOURCES,
    SET_START,
    STACK_REGIONS,
)

ROWS: Final = "ab"  # above and below the row of settlements
SIDES: Final = ("left", "right")
PLACE_NAMES: Final = (*(f"{ROWS[p % 2]}{p // 2}" for p in range(CACHE)), "cache")
BAY_NAMES: Final = tuple(f"{b // 2}{ROWS[b % 2]}" for b in range(24))
SLOT_NAMES: Final = tuple(f"{BAY_NAMES[s // 2]}{s % 2 + 1}" for s in range(48))
REGION_IDS: Final = tuple(f"{REGION_NAMES[REGION_TYPE[t]]}{REGION_NUMBER[t]}" for t in range(24))
STACK_REGION_IDS: Final = REGION_IDS[STACK_REGIONS:]
STACK_REGION_IDS_WITH_TWO: Final = (REGION_IDS[0], *STACK_REGION_IDS[1:])  # forest_stack=2

__all__ = ["CARD_IDS", "EVENT_NAMES", "RESOURCES", "SETS"]


def stack_region_ids(rules: Rules) -> tuple[str, ...]:
    """The region cards of the stack by type and number."""
    return STACK_REGION_IDS_WITH_TWO if rules.forest_two else STACK_REGION_IDS


def kinds_in(counters: list[int]) -> Iterator[tuple[int, int]]:
    """Every kind with its count in the two-bit counters of the four sets."""
    for group, counter in enumerate(counters):
        kind = int(SET_START[group])
        while counter:
            if counter & 3:
                yield kind, counter & 3
            counter >>= 2
            kind += 1


def card_counts(counters: list[int]) -> dict[str, int]:
    """Two-bit counters as counts by name."""
    return {CARD_IDS[kind]: count for kind, count in kinds_in(counters)}


def resource_counts(packed: int) -> dict[str, int]:
    """A packed amount as counts by name, without those that are missing."""
    counts = {name: (packed >> (8 * r)) & 0xFF for r, name in enumerate(RESOURCES)}
    return {name: count for name, count in counts.items() if count}


def event_counts(packed: int) -> dict[str, int]:
    """Four-bit counters of events as counts by name."""
    counts = {name: (packed >> (4 * e)) & 15 for e, name in enumerate(EVENT_NAMES)}
    return {name: count for name, count in counts.items() if count}


def bits_of(mask: int) -> list[int]:
    """A set as numbers."""
    return [n for n in range(mask.bit_length()) if mask >> n & 1]
