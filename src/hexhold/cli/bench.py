"""`hexhold bench`: how fast engine, server and bots are, here and now, beside something else."""

import platform
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Final

from rich.progress import Progress
from rich.table import Table

from hexhold.bench import bots
from hexhold.bench.report import LARGEST_STATE, Bar, Judgement, judge
from hexhold.bench.run import PEER, QUICK, THOROUGH, Rates, peer_version, run, steps
from hexhold.bench.run import Progress as Tick
from hexhold.bench.server import run as server
from hexhold.cli import bench_bots, bench_server
from hexhold.cli.arguments import Commands, add_command, add_json
from hexhold.cli.arguments import number as whole_number
from hexhold.cli.bench_words import figure_table, times, verdict, verdict_table
from hexhold.cli.parser import help_text
from hexhold.cli.terminal import Console, console, note_if_interpreted, print_json
from hexhold.cli.words import labelled, number, t
from hexhold.core.build import is_compiled
from hexhold.games import GAMES
from hexhold.locale import known

ROWS: Final = (
    "games_per_s",
    "actions_per_s",
    "loop_actions_per_s",
    "legal_per_s",
    "copy_per_s",
    "view_per_s",
)

SIDES_TO_A_TABLE: Final = 5


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    parser = add_command(commands, "bench")
    parser.add_argument("--quick", action="store_true", help=help_text("cli-help-quick"))
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--server", action="store_true", help=help_text("cli-help-server"))
    what.add_argument("--bots", action="store_true", help=help_text("cli-help-bench-bots"))
    parser.add_argument("--tables", type=counts, metavar="N,N", help=help_text("cli-help-tables"))
    add_json(parser)
    parser.set_defaults(run=run_bench)


def counts(text: str) -> tuple[int, ...]:
    """Numbers of tables."""
    return tuple(whole_number(1, 10_000)(part) for part in text.split(","))


def run_bench(given: Namespace) -> int:
    """Measure, then tell."""
    note_if_interpreted()
    if given.server:
        return run_server_bench(given)
    if given.bots:
        return run_bots_bench(given)
    plan = QUICK if given.quick else THOROUGH
    with progress_bar(steps(plan)) as tick:
        figures = run(plan, tick)
    if given.json:
        print_json(as_data(figures) | {"rounds": plan.rounds, "round_seconds": plan.seconds})
    else:
        show(figures)
    return 0


def run_server_bench(given: Namespace) -> int:
    """The same for the server."""
    plan = server.QUICK if given.quick else server.THOROUGH
    if given.tables:
        plan = replace(plan, tables=given.tables)
    with progress_bar(server.steps(plan)) as tick:
        measured = server.run(plan, tick)
    bench_server.report(measured, plan, given.json)
    return 0


def run_bots_bench(given: Namespace) -> int:
    """The same for the bots."""
    plan = bots.QUICKLY if given.quick else bots.THOROUGHLY
    with progress_bar(len(list(bots.modes()))) as tick:
        measured = bots.run(plan, tick)
    bench_bots.report(measured, given.json)
    return 0


@contextmanager
def progress_bar(total: int) -> Iterator[Tick]:
    """A bar on stderr, if that is a terminal."""
    stderr = Console(stderr=True)
    with Progress(console=stderr, transient=True, disable=not stderr.is_terminal) as bar:
        task = bar.add_task(t("bench-measuring"), total=total)
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
        **dict.fromkeys(("interpreted", PEER)),  # null where they cannot be measured
        **rounded,
        "targets": targets,
        "state_bytes_target": LARGEST_STATE,
        "state_bytes_met": largest_state(figures) <= LARGEST_STATE,
    }


def show(figures: dict[str, Rates]) -> None:
    """The figures as tables."""
    out = console()
    out.print(" ".join(about_games()), soft_wrap=False)
    for sides in sides_by_table(figures):
        out.print(rate_table(sides), soft_wrap=False)
    out.print(state_line(largest_state(figures)))
    if PEER in figures:
        out.print(target_table(judge(figures)), soft_wrap=False)
    else:
        out.print(t("bench-no-peer", peer=PEER))


def about_games() -> list[str]:
    """What is measured, and how each game is played for it."""
    ids = ("bench-about", *(f"bench-about-{game}" for game in GAMES))
    return [t(id) for id in ids if known(id)]


def largest_state(figures: dict[str, Rates]) -> float:
    """The bytes of the largest state of any engine."""
    return max(rates.get("state_bytes", 0) for rates in figures.values())


def state_line(size: float) -> str:
    """How large a state is, and how large it may be."""
    met = verdict(size <= LARGEST_STATE)
    return t("bench-state", bytes=number(size), limit=number(LARGEST_STATE), verdict=met)


def side_name(side: str) -> str:
    """What was measured, as a person calls it."""
    if side == PEER:
        return f"{PEER} {peer_version()}"
    interpreted = side == "hexhold" and not is_compiled()
    return t(f"bench-side-{side}-interpreted" if interpreted else f"bench-side-{side}")


def thing_name(thing: str) -> str:
    """What was counted."""
    return t(f"bench-{thing.removesuffix('_per_s').replace('_', '-')}")


def sides_by_table(figures: dict[str, Rates]) -> Iterator[dict[str, Rates]]:
    """As many sides to a table as a screen is wide, about the same number in each."""
    sides = list(figures.items())
    tables = -(-len(sides) // SIDES_TO_A_TABLE)
    for at in range(tables):
        yield dict(sides[at * len(sides) // tables : (at + 1) * len(sides) // tables])


def rate_table(figures: dict[str, Rates]) -> Table:
    """A row a thing, a column a side."""
    table = figure_table("", *(side_name(side) for side in figures))
    for thing in ROWS:
        values = (rates.get(thing) for rates in figures.values())
        table.add_row(thing_name(thing), *("–" if v is None else number(v) for v in values))
    return table


def bar_name(bar: Bar) -> str:
    """What should be so many times as fast: of the base game unless it names another side."""
    thing = thing_name(bar.thing)
    return thing if bar.side == "hexhold" else labelled(side_name(bar.side), thing)


def target_table(judgements: list[Judgement]) -> Table:
    """How many times as fast as catanatron, and how many it should be."""
    about = t("bench-times-peer", peer=PEER)
    table = verdict_table(about, t("bench-ratio"), t("bench-target"))
    for judgement in judgements:
        bar = judgement.bar
        ratio, target = times(judgement.ratio, 1), times(bar.times)
        table.add_row(bar_name(bar), ratio, target, verdict(judgement.met))
    return table
