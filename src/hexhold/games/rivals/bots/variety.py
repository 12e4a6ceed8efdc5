"""What a contest between bots goes through: every rule book."""

from typing import Final

VARIETY: Final[list[dict[str, str]]] = [{"edition": "ru"}, {"edition": "en"}]
