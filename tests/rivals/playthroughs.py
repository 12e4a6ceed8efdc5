"""Matches of the Rivals that are played and told, and compared line by line."""

from tools.playthrough import Playthrough

# How gladly a bot does each kind of thing, so that something happens.
GLADLY = {
  "build": 60, "settle": 60, "scout": 60, "city": 60, "faceup": 60, "road": 20, "play": 12,
  "remove": 1, "trade": 3, "ship": 1, "end": 5, "pass": 12, "waste": 1, "roll": 12,
}  # fmt: skip

PLAYTHROUGHS = [
    Playthrough("rivals", "intro_ru", 3, {"mode": "intro"}, most=620),
    Playthrough("rivals", "gold_en", 5, {"mode": "gold", "edition": "en"}, most=620),
    Playthrough("rivals", "turmoil_ru", 1, {"mode": "turmoil"}, most=620),
    Playthrough("rivals", "progress_en", 1, {"mode": "progress", "edition": "en"}, most=620),
    Playthrough("rivals", "duel_ru", 38, {"mode": "duel"}, most=620),
]
