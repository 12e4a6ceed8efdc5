"""Golden playthroughs: matches of seeded bots as text that reads as the rules being played.

python -m tools.playthrough            write all of them anew
python -m tools.playthrough NAME ...   only these

Which matches, each game's tests say (`tests/GAME/playthroughs.py`); they are told as in a terminal.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

import hexhold
from hexhold.cli.boards import board_of, plain_event
from hexhold.cli.story import seat_name
from hexhold.core.contract import Event
from hexhold.core.luck import SeededLuck
from hexhold.core.match import Match
from hexhold.core.rng import Rng

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"
EVERY = 60  # moves between two looks at the whole position
USUAL = 4  # how gladly a bot does what nothing is said of


@dataclass(frozen=True)
class Playthrough:
    """A match to be played and told."""

    game: str
    about: str
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    most: int = 750  # moves

    @property
    def name(self) -> str:
        return f"{self.game}_{self.about}"

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"


def matches_of(game: str) -> Any:
    """What the tests of a game want played: PLAYTHROUGHS, and what bots do GLADLY."""
    return import_module(f"tests.{game}.playthroughs")


def playthroughs() -> list[Playthrough]:
    """Those of all games."""
    return [play for game in hexhold.GAMES for play in matches_of(game).PLAYTHROUGHS]


def choose(match: Match[Any], gladly: dict[str, int], rng: Rng) -> tuple[int, int, int]:
    """Who acts, what it does, and out of how many possibilities."""
    seat = match.actors[0]
    if seat == hexhold.CHANCE:
        weighted = match.game.outcomes(match.state)
        return seat, SeededLuck(rng).pick(weighted), len(weighted)
    by_kind: dict[str, list[int]] = {}
    legal = match.legal(seat)
    for action in legal:
        by_kind.setdefault(match.text(action).split()[0], []).append(action)
    kinds = [(number, gladly.get(kind, USUAL)) for number, kind in enumerate(by_kind)]
    actions = list(by_kind.values())[SeededLuck(rng).pick(kinds)]
    return seat, actions[int(rng.below(len(actions)))], len(legal)


def choose_whole(match: Match[Any], gladly: dict[str, int], rng: Rng) -> tuple[int, str, int]:
    """The same as text; what is put together from words is chosen to its end."""
    seat, action, possible = choose(match, gladly, rng)
    actions, ahead = [action], match
    while match.game.is_private(action):
        ahead = ahead.copy()
        ahead.play(seat, action)
        seat, action, _ = choose(ahead, gladly, rng)
        actions.append(action)
    return seat, match.game.text_of(seat, actions), possible


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
    rng, gladly = Rng(play.seed), matches_of(play.game).GLADLY
    made = 0
    while not match.over and made < play.most:
        seat, text, possible = choose_whole(match, gladly, rng)
        if text == "roll" or made % EVERY == 0:
            yield ""
        if made % EVERY == 0:
            yield from snapshot(match, made)
        match.play(seat, text)
        made += 1
        name = "Chance" if seat == hexhold.CHANCE else seat_name(seat)
        yield f"{name} [{possible}] {text}"
        for event in match.events_for(hexhold.SPECTATOR):
            if event["event"] != "changed":
                yield f"    {sentence(match, event)}"
    yield ""
    yield from snapshot(match, made)


def sentence(match: Match[Any], event: Event) -> str:
    """An event as a terminal tells it, or as it is if a terminal shows it otherwise."""
    view = match.view(hexhold.SPECTATOR)
    return board_of(match.game.name).tell(event, view, None) or plain_event(event, view, None)


def snapshot(match: Match[Any], made: int) -> Iterator[str]:
    """The whole position."""
    yield f"--- after {made} moves"
    yield f"--- {match.position()}"
    yield ""


def main(names: list[str]) -> int:
    unknown = set(names) - {play.name for play in playthroughs()}
    if unknown:
        print(f"no such playthrough: {', '.join(sorted(unknown))}", file=sys.stderr)
        return 2
    for play in playthroughs():
        if not names or play.name in names:
            text = told(play)
            play.path.write_text(text, encoding="utf-8")
            print(f"{play.path.name}: {len(text)} characters")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
