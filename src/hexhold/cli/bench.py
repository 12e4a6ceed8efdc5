"""`hexhold bench`: how fast the engine or the server is, here and now, beside something else."""

import platform
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from rich import box
from rich.progress import Progress
from rich.table import Table

from hexhold.bench.report import LARGEST_STATE, Judgement, judge
from hexhold.bench.run import PEER, QUICK, THOROUGH, BenchError, Rates, peer_version, run, steps
from hexhold.bench.run import Progress as Tick
from hexhold.bench.server import run as server
from hexhold.cli import bench_server
from hexhold.cli.arguments import Commands, add_command, add_json
from hexhold.cli.parser import help_text
from hexhold.cli.terminal import Console, Fault, console, note_if_interpreted, print_json
from hexhold.core.build import is_compiled

ROWS: Final = (
    ("matches/s in the engine", "games_per_s"),
    ("actions/s in the engine", "actions_per_s"),
    ("actions/s from a Python loop", "loop_actions_per_s"),
    ("legal()/s from Python", "legal_per_s"),
    ("copy()/s", "copy_per_s"),
    ("view()/s", "view_per_s"),
)
ABOUT: Final = (
    "Random matches: the Watch with four seats and no trade between them, base game and "
    "Brotherhood; the five games of the Rivals in turns. An action is a decision of a seat: chance "
    "does not count, a discard counts once."
)


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    parser = add_command(commands, "bench")
    for flag in ("quick", "server"):
        parser.add_argument(f"--{flag}", action="store_true", help=help_text(f"cli-help-{flag}"))
    add_json(parser)
    parser.set_defaults(run=run_bench)


def run_bench(given: Namespace) -> int:
    """Measure, then tell."""
    note_if_interpreted()
    if given.server:
        return run_server_bench(given)
    plan = QUICK if given.quick else THOROUGH
    try:
        with progress_bar(steps(plan)) as tick:
            figures = run(plan, tick)
    except BenchError as error:
        raise Fault(str(error)) from None
    if given.json:
        print_json(as_data(figures) | {"rounds": plan.rounds, "round_seconds": plan.seconds})
    else:
        show(figures)
    return 0


def run_server_bench(given: Namespace) -> int:
    """The same for the server."""
    plan = server.QUICK if given.quick else server.THOROUGH
    try:
        with progress_bar(server.steps(plan)) as tick:
            figures = server.run(plan, tick)
    except BenchError as error:
        raise Fault(str(error)) from None
    bench_server.report(figures, plan, given.json)
    return 0


@contextmanager
def progress_bar(total: int) -> Iterator[Tick]:
    """A bar on stderr, if that is a terminal."""
    stderr = Console(stderr=True)
    with Progress(console=stderr, transient=True, disable=not stderr.is_terminal) as bar:
        task = bar.add_task("measuring", total=total)
        yield lambda: bar.advance(task)


def as_data(figures: dict[str, Rates]) -> dict[str, Any]:
    """The figures as plain data."""
    targets: list[dict[str, Any]] = [
        {
            "name": judgement.bar.about,
            "ratio": round(judgement.ratio, 2),
            "target": judgement.bar.times,
            "met": judgement.met,
        }
        for judgement in judge(figures)
    ]
    rounded = {
        side: {thing: round(rate, 1) for thing, rate in rates.items()}
        for side, rates in figures.items()
    }
    return {
        "compiled": is_compiled(),
        "python": platform.python_version(),
        "catanatron_version": peer_version(),
        "hexhold": rounded["hexhold"],
        "interpreted": rounded.get("interpreted"),
        "brotherhood": rounded["brotherhood"],
        "rivals": rounded["rivals"],
        "catanatron": rounded.get(PEER),
        "targets": targets,
        "state_bytes_target": LARGEST_STATE,
        "state_bytes_met": largest_state(figures) <= LARGEST_STATE,
    }


def show(figures: dict[str, Rates]) -> None:
    """The figures as tables."""
    out = console()
    out.print(ABOUT, soft_wrap=False)
    out.print(figure_table(figures), soft_wrap=False)
    size = largest_state(figures)
    verdict = "met" if size <= LARGEST_STATE else "MISSED"
    out.print(f"a state takes {size:,.0f} bytes at most; may take {LARGEST_STATE:,}: {verdict}")
    if PEER in figures:
        out.print(target_table(judge(figures)), soft_wrap=False)
    else:
        out.print("catanatron is not installed, so there are no ratios; make bench installs it")


def largest_state(figures: dict[str, Rates]) -> float:
    """The bytes of the largest state of any engine."""
    return max(rates.get("state_bytes", 0) for rates in figures.values())


def figure_table(figures: dict[str, Rates]) -> Table:
    """A row a thing, a column a side."""
    headings = {
        "hexhold": "base game" if is_compiled() else "base game, interpreted",
        "brotherhood": "Brotherhood",
        "rivals": "Rivals",
        "interpreted": "interpreted",
        PEER: f"{PEER} {peer_version()}",
    }
    table = Table(box=box.SIMPLE)
    table.add_column("")
    for side in figures:
        table.add_column(headings[side], justify="right")
    for about, thing in ROWS:
        values = (rates.get(thing) for rates in figures.values())
        table.add_row(about, *("–" if v is None else f"{v:,.0f}" for v in values))
    return table


def target_table(judgements: list[Judgement]) -> Table:
    """How many times as fast as catanatron, and how many it should be."""
    table = Table(f"times {PEER}", box=box.SIMPLE)
    for heading in ("ratio", "target"):
        table.add_column(heading, justify="right")
    table.add_column("")
    for judgement in judgements:
        verdict = "met" if judgement.met else "MISSED"
        ratio, target = f"{judgement.ratio:,.1f} ×", f"{judgement.bar.times:g} ×"
        table.add_row(judgement.bar.about, ratio, target, verdict)
    return table
