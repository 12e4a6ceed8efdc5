"""Matches of the Watch that are played and told, and compared line by line."""

from typing import Any

from tools.playthrough import Playthrough

# How gladly a bot does each kind of thing, so that something happens.
GLADLY = {
  "settlement": 60, "keep": 60, "road": 12, "buy": 12, "patrol": 12, "roads": 12, "winter": 12,
  "invite": 1, "put": 1, "ask": 1, "propose": 2, "reply": 2, "supply": 1, "end": 3, "accept": 8,
  "confirm": 30, "withdraw": 1,
  "guard": 12, "recruits": 12, "hunt": 12, "pass": 1,
}  # fmt: skip


def brotherhood(name: str, seed: int, **options: Any) -> Playthrough:
    """A whole match of the Brotherhood; without trade, so that it ends in time."""
    return Playthrough("watch", name, seed, {"mode": "brotherhood", "trade": False, **options})


PLAYTHROUGHS = [
    Playthrough("watch", "base_4_fixed_en", 28, {"start": "fixed", "offers": 1}),
    Playthrough(
        "watch",
        "base_3_fixed_de",
        40,
        {"players": 3, "start": "fixed", "edition": "de", "phases": "separate", "offers": 1},
    ),
    Playthrough("watch", "base_4_founding_ru", 24, {"edition": "ru", "offers": 2}),
    Playthrough("watch", "base_3_founding_pl", 21, {"players": 3, "edition": "pl", "trade": False}),
    Playthrough(
        "watch", "base_4_variable_pl", 59, {"board": "variable", "edition": "pl", "offers": 1}
    ),
    Playthrough(
        "watch", "base_3_variable_en", 36, {"board": "variable", "players": 3, "offers": 1}
    ),
    Playthrough(
        "watch",
        "base_4_random_de",
        23,
        {"board": "random", "edition": "de", "phases": "separate", "trade": False},
    ),
    Playthrough(
        "watch",
        "base_3_random_ru",
        30,
        {"board": "random", "players": 3, "edition": "ru", "offers": 1},
    ),
    brotherhood("brotherhood_4_en", 31),
    brotherhood("brotherhood_4_de", 29, edition="de", phases="separate"),
    brotherhood("brotherhood_4_pl", 23, edition="pl", board="variable"),
    brotherhood("brotherhood_4_ru", 24, edition="ru", reveal_founding=True),
    brotherhood("brotherhood_3_en", 37, players=3, board="random"),
    brotherhood("brotherhood_3_de", 32, players=3, edition="de"),
    brotherhood("brotherhood_3_pl", 27, players=3, edition="pl", drama=True),
    brotherhood("brotherhood_3_ru", 29, players=3, edition="ru", board="variable"),
]
