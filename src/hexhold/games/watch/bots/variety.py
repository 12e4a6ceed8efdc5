"""What a contest between bots goes through: the boards, each with every rule book."""

from typing import Final

BOARDS: Final = (
    {"board": "fixed", "start": "founding"},
    {"board": "variable", "start": "founding"},
    {"board": "random", "start": "founding"},
    {"board": "fixed", "start": "fixed"},
)
EDITIONS: Final = ("en", "de", "pl", "ru")

# Neighbours differ in both, so that a short contest sees all of either.
VARIETY: Final[list[dict[str, str]]] = [
    BOARDS[n % 4] | {"edition": EDITIONS[(n + n // 4) % 4]} for n in range(16)
]
