"""`hexhold tune`: better weights for a game's value, found by playing.

The file it writes has a section for the game's `weights.toml`, under what made it, and the state
from which a tuning that was stopped goes on.
"""

import re
import sys
import tomllib
from argparse import Namespace
from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final

from hexhold.arena.evolve import Evolution
from hexhold.arena.statistics import Share
from hexhold.arena.tune import Figures, Told, Tuning, compare, evolve, keep, recall
from hexhold.cli.arguments import (
    Commands,
    add_command,
    add_game,
    any_number,
    chosen_options,
    number,
)
from hexhold.cli.parser import help_text
from hexhold.cli.sim import percent
from hexhold.cli.terminal import Fault, console, note_if_interpreted
from hexhold.cli.words import t
from hexhold.core.discovery import package_of
from hexhold.locale import decimal

STATE: Final = "state"  # the section that is not for people
FIGURE: Final = re.compile(r"(?m)^([a-z0-9-]+) = -?[0-9]+ *(#.*)$")  # with what it says of itself


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    parser = add_command(commands, "tune")
    add_game(parser)
    for name, usual in (("against", "greedy"), ("bot", "planner")):
        about = help_text(f"cli-help-tune-{name}", default=usual)
        parser.add_argument(f"--{name}", default=usual, help=about)
    for name, read, default in (
        ("generations", number(0), 40),
        ("population", number(4, 1000), 12),
        ("matches", number(1), 60),
        ("check", number(1), 400),
        ("seed", any_number, 1),
        ("jobs", number(1, 256), 1),
    ):
        message = f"cli-help-{name}" if name in ("seed", "jobs") else f"cli-help-tune-{name}"
        about = help_text(message, default=str(default))
        parser.add_argument(f"--{name}", type=read, default=default, help=about)
    about = help_text("cli-help-tune-out")
    parser.add_argument("--out", required=True, metavar="FILE", help=about)
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Evolve, writing down every generation; then compare with the weights as they were."""
    tuning = Tuning(
        given.game,
        chosen_options(given),
        tuple(given.against.split(",")),
        given.bot,
        given.population,
        given.matches,
        given.seed,
    )
    tuning.check()
    path = Path(given.out)
    evolution = taken_up(tuning, path)
    note_if_interpreted()
    write(path, given, tuning, evolution)
    while evolution.generation < given.generations:
        told = evolve(tuning, evolution, given.jobs)
        write(path, given, tuning, evolution)
        print(generation_line(told, given.generations), file=sys.stderr, flush=True)
    shares = compare(tuning, evolution, given.check, given.jobs)
    named = zip(("before", "after"), shares, strict=True)
    lines = [share_line(name, share) for name, share in named]
    write(path, given, tuning, evolution, lines)
    for line in lines:
        console().print(line, markup=False)
    return 0


def taken_up(tuning: Tuning, path: Path) -> Evolution:
    """The search where the file left it, or a new one."""
    if not path.exists():
        return tuning.start()
    try:
        kept = tomllib.loads(path.read_text(encoding="utf-8"))[STATE]["kept"]
        evolution = recall(tuning, kept)
    except (OSError, ValueError, KeyError, TypeError):
        evolution = None
    if evolution is None:
        raise Fault(t("cli-fault-other-tuning", file=str(path)))
    return evolution


def write(
    path: Path, given: Namespace, tuning: Tuning, evolution: Evolution, compared: Sequence[str] = ()
) -> None:
    """The file as it is after a generation."""
    done = f"generation {evolution.generation} of {given.generations}"
    head = [f"# {command_of(given)}", f"# {done}", *(f"# {line}" for line in compared)]
    figures = section(tuning, tuning.figures(evolution.mean))
    state = [f"[{STATE}]", f"kept = '''{keep(tuning, evolution)}'''"]
    try:
        path.write_text("\n".join([*head, "", *figures, "", *state, ""]), encoding="utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        raise Fault(t("cli-fault-unwritable", file=str(path), reason=reason)) from None


def section(tuning: Tuning, figures: Figures) -> Iterator[str]:
    """Figures as they stand in the game's file, with what it says of each."""
    file = files(package_of(tuning.game)) / "bots" / "weights.toml"
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    said = {name: f"  {words}" for name, words in reversed(FIGURE.findall(text))}
    yield f"[{tuning.mode}]"
    for name, figure in zip(tuning.weights.NAMES, figures, strict=True):
        yield f"{name} = {figure}{said.get(name, '')}"


def command_of(given: Namespace) -> str:
    """What to type for the same weights again."""
    chosen = [f"--{name} {getattr(given, name)}" for name in ("mode", "players")]
    words = [
        f"hexhold tune --game {given.game}",
        *(text for text in chosen if not text.endswith(" None")),
        *(f"--option {text}" for text in given.option),
        f"--bot {given.bot} --against {given.against} --generations {given.generations}",
        f"--population {given.population} --matches {given.matches} --seed {given.seed}",
    ]
    return " ".join(words)


def generation_line(told: Told, generations: int) -> str:
    """How a generation did."""
    return t(
        "cli-tune-generation",
        generation=str(told.generation),
        generations=str(generations),
        best=percent(told.best),
        mean=percent(told.mean),
        step=decimal(told.step, 3),
    )


def share_line(name: str, won: Share) -> str:
    """What figures won, and what that may mean."""
    return t(
        f"cli-tune-{name}",
        wins=won.wins,
        games=won.games,
        share=percent(won.wins / won.games),
        low=percent(won.low),
        high=percent(won.high),
    )
