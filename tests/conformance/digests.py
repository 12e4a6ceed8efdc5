"""Digests of random matches, to be compared between the compiled and the interpreted engine.

Run as a script it prints them, with the way in which its engine ran.
"""

import json
from hashlib import sha256
from typing import Any

import hexhold
from hexhold.core.build import is_compiled
from hexhold.core.conformance.play import Kinds, choose
from hexhold.core.contract import Game
from hexhold.core.rng import Rng

SETTINGS: dict[str, list[dict[str, Any]]] = {
    "watch": [
        {"players": 4},
        {"players": 3, "edition": "pl", "board": "random", "phases": "separate"},
        {"players": 4, "edition": "de", "board": "variable", "trade": False},
        {"players": 3, "mode": "brotherhood", "edition": "en", "trade": False},
        {"players": 4, "mode": "brotherhood", "edition": "ru", "board": "random", "drama": True},
    ],
    "rivals": [
        {"mode": "intro"},
        {"mode": "turmoil", "turn_limit": 60},
        {"mode": "duel", "turn_limit": 60},
    ],
}
MOVES = 250


def walk_digest(game: Game[Any], seed: int) -> str:
    """Every state on a random way, what can be imagined there, and the record of it all."""
    match, rng, kinds = game.start(seed), Rng(seed), Kinds()
    trail = sha256()
    while not match.over and len(match.moves) < MOVES:
        match.play(*choose(game, match.state, rng, kinds))
        trail.update(b"%x" % game.digest(match.state))
        if len(match.moves) % 8 == 0:
            trail.update(b"%x" % game.digest(match.imagine(seed % game.seats, rng)))
    trail.update(match.record().encode())
    return trail.hexdigest()


def playout_digest(game: Game[Any], seed: int) -> str:
    """A whole match inside the engine."""
    state = game.new_state()
    tally = game.play_randomly(state, Rng(seed))
    return f"{game.digest(state):x} {tally.decisions} {tally.turns}"


def digests() -> dict[str, str]:
    """All of them, by name."""
    found = {}
    for name, settings in SETTINGS.items():
        for n, options in enumerate(settings):
            game = hexhold.game(name, **options)
            found[f"{name} {n} walk"] = walk_digest(game, n)
            for seed in range(2):
                found[f"{name} {n} playout {seed}"] = playout_digest(game, seed)
    return found


if __name__ == "__main__":
    print(json.dumps({"compiled": is_compiled(), "digests": digests()}))
