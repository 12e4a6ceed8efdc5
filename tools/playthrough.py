"""Golden playthroughs: matches of seeded bots as text that reads as the rules being played.

python -m tools.playthrough            write all of them anew
python -m tools.playthrough NAME ...   only these
"""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools import tell_rivals, tell_watch

import hexhold
from hexhold.core.luck import SeededLuck
from hexhold.core.match import Match
from hexhold.core.rng import Rng

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"
EVERY = 60  # moves between two looks at the whole position

# How gladly a bot does each kind of thing, so that something happens; 4 if nothing is said.
GLADLY: dict[str, dict[str, int]] = {
  "watch": {
    "settlement": 60, "keep": 60, "road": 12, "buy": 12, "patrol": 12, "roads": 12, "winter": 12,
    "offer": 1, "supply": 1, "end": 3, "counter": 1, "accept": 8, "confirm": 30, "withdraw": 1,
    "guard": 12, "recruits": 12, "hunt": 12, "pass": 1,
  },
  "rivals": {
    "build": 60, "settle": 60, "scout": 60, "city": 60, "faceup": 60, "road": 20, "play": 12,
    "remove": 1, "trade": 3, "ship": 1, "end": 5, "pass": 12, "waste": 1, "roll": 12,
  },
}  # fmt: skip
Teller = tell_watch.Teller | tell_rivals.Teller
TELLERS: dict[str, Callable[[Match[Any]], Teller]] = {
    "watch": tell_watch.Teller,
    "rivals": tell_rivals.Teller,
}


@dataclass(frozen=True)
class Playthrough:
    """A match to be played and told."""

    name: str
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    game: str = "watch"
    most: int = 750  # moves

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"


def brotherhood(name: str, seed: int, **options: Any) -> Playthrough:
    """A whole match of the Brotherhood; without trade, so that it ends in time."""
    return Playthrough(name, seed, {"mode": "brotherhood", "trade": False, **options})


PLAYTHROUGHS = [
    Playthrough("watch_base_4_fixed_en", 28, {"start": "fixed", "offers": 1}),
    Playthrough(
        "watch_base_3_fixed_de",
        40,
        {"players": 3, "start": "fixed", "edition": "de", "phases": "separate", "offers": 1},
    ),
    Playthrough("watch_base_4_founding_ru", 24, {"edition": "ru", "offers": 2}),
    Playthrough("watch_base_3_founding_pl", 21, {"players": 3, "edition": "pl", "trade": False}),
    Playthrough(
        "watch_base_4_variable_pl", 59, {"board": "variable", "edition": "pl", "offers": 1}
    ),
    Playthrough("watch_base_3_variable_en", 36, {"board": "variable", "players": 3, "offers": 1}),
    Playthrough(
        "watch_base_4_random_de",
        23,
        {"board": "random", "edition": "de", "phases": "separate", "trade": False},
    ),
    Playthrough(
        "watch_base_3_random_ru",
        30,
        {"board": "random", "players": 3, "edition": "ru", "offers": 1},
    ),
    brotherhood("watch_brotherhood_4_en", 31),
    brotherhood("watch_brotherhood_4_de", 29, edition="de", phases="separate"),
    brotherhood("watch_brotherhood_4_pl", 23, edition="pl", board="variable"),
    brotherhood("watch_brotherhood_4_ru", 24, edition="ru", reveal_founding=True),
    brotherhood("watch_brotherhood_3_en", 37, players=3, board="random"),
    brotherhood("watch_brotherhood_3_de", 32, players=3, edition="de"),
    brotherhood("watch_brotherhood_3_pl", 27, players=3, edition="pl", drama=True),
    brotherhood("watch_brotherhood_3_ru", 29, players=3, edition="ru", board="variable"),
    Playthrough("rivals_intro_ru", 3, {"mode": "intro"}, "rivals", 620),
    Playthrough("rivals_gold_en", 5, {"mode": "gold", "edition": "en"}, "rivals", 620),
    Playthrough("rivals_turmoil_ru", 1, {"mode": "turmoil"}, "rivals", 620),
    Playthrough("rivals_progress_en", 1, {"mode": "progress", "edition": "en"}, "rivals", 620),
    Playthrough("rivals_duel_ru", 38, {"mode": "duel"}, "rivals", 620),
]


def choose(match: Match[Any], rng: Rng) -> tuple[int, int, int]:
    """Who acts, what it does, and out of how many possibilities."""
    seat = match.actors[0]
    if seat == hexhold.CHANCE:
        weighted = match.game.outcomes(match.state)
        return seat, SeededLuck(rng).pick(weighted), len(weighted)
    by_kind: dict[str, list[int]] = {}
    legal = match.legal(seat)
    for action in legal:
        by_kind.setdefault(match.text(action).split()[0], []).append(action)
    kinds = [(number, GLADLY[match.game.name].get(kind, 4)) for number, kind in enumerate(by_kind)]
    actions = list(by_kind.values())[SeededLuck(rng).pick(kinds)]
    return seat, actions[int(rng.below(len(actions)))], len(legal)


def told(play: Playthrough) -> str:
    """The whole text of a playthrough."""
    return "\n".join([*head(play), *story(play)]) + "\n"


def head(play: Playthrough) -> list[str]:
    chosen = " ".join(f"{name}={value}" for name, value in sorted(play.options.items()))
    return [
        f"{play.game} {chosen}",
        f"seed {play.seed}, at most {play.most} moves",
        "A golden playthrough: a test plays it again and compares every line.",
        f"To write it anew: python -m tools.playthrough {play.name}",
        "Each move: who, out of how many possibilities, what; below it what everybody sees of it.",
    ]


def story(play: Playthrough) -> Iterator[str]:
    match = hexhold.game(play.game, **play.options).start()
    rng, teller = Rng(play.seed), TELLERS[play.game](match)
    while not match.over and len(match.moves) < play.most:
        seat, action, possible = choose(match, rng)
        if match.text(action) == "roll" or len(match.moves) % EVERY == 0:
            yield ""
        if len(match.moves) % EVERY == 0:
            yield from snapshot(match, teller)
        match.play(seat, action)
        teller.update()
        yield f"{teller.name(seat)} [{possible}] {match.text(action)}"
        for event in match.events_for(hexhold.SPECTATOR):
            if event["event"] != "changed":
                yield f"    {teller.sentence(event)}"
            if event["event"] == "first-seat":
                yield from (f"    {line}" for line in teller.board())
    yield ""
    yield from snapshot(match, teller)


def snapshot(match: Match[Any], teller: Teller) -> Iterator[str]:
    """The position and what everybody holds."""
    yield f"--- after {len(match.moves)} moves"
    yield f"--- {match.position()}"
    yield from (f"--- {line}" for line in teller.seats())
    yield ""


def main(names: list[str]) -> int:
    unknown = set(names) - {play.name for play in PLAYTHROUGHS}
    if unknown:
        print(f"no such playthrough: {', '.join(sorted(unknown))}", file=sys.stderr)
        return 2
    for play in PLAYTHROUGHS:
        if not names or play.name in names:
            text = told(play)
            play.path.write_text(text, encoding="utf-8")
            print(f"{play.path.name}: {len(text)} characters")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
