"""`hexhold bench --server`: how fast the server is, beside sockets and a store without a game."""

import platform
from collections.abc import Callable
from typing import Any, Final

from rich.table import Table

from hexhold.bench.server.report import Bar, judge, share_of
from hexhold.bench.server.run import Figures, Plan
from hexhold.cli.bench_words import figure_table, kilobytes, milliseconds, verdict, verdict_table
from hexhold.cli.terminal import console, print_json
from hexhold.cli.words import number, t
from hexhold.core.build import is_compiled

ROWS: Final = ("actions", "echo", "lone_echo", "appends", "lone_appends")


def as_data(figures: Figures, plan: Plan) -> dict[str, Any]:
    """The figures as plain data."""
    return {
        "compiled": is_compiled(),
        "python": platform.python_version(),
        "tables": plan.tables,
        "seconds_between_actions": plan.every,
        "figures": {thing: round(value, 6) for thing, value in figures.items()},
        "targets": [
            {"name": bar.about, "value": round(bar.value, 6), "target": bar.target, "met": bar.met}
            for bar in judge(figures)
        ],
    }


def report(figures: Figures, plan: Plan, as_json: bool) -> None:
    """Tell what was measured."""
    if as_json:
        print_json(as_data(figures, plan))
        return
    out = console()
    out.print(t("bench-server-title", tables=plan.tables))
    out.print(t("bench-server-about"), soft_wrap=False)
    out.print(time_table(figures, plan), soft_wrap=False)
    out.print(rate_table(figures, plan), soft_wrap=False)
    out.print(bar_table(judge(figures), plan), soft_wrap=False)


def time_table(figures: Figures, plan: Plan) -> Table:
    """How long an action takes to its last recipient."""
    table = figure_table(t("bench-server-delay"), t("bench-server-actions-per-s"), "p50", "p99")
    for about, name in (
        (t("bench-server-paced", seconds=plan.every), "paced"),
        (t("bench-server-unpaced"), "actions"),
    ):
        times = (milliseconds(figures[f"{name}_{part}"]) for part in ("p50", "p99"))
        table.add_row(about, number(figures[f"{name}_per_s"]), *times)
    return table


def rate_table(figures: Figures, plan: Plan) -> Table:
    """How much a second, and how much of each bare thing our actions are."""
    headings = (t(f"bench-server-{name}") for name in ("per-s", "per-busy-s", "our-share"))
    table = figure_table(t("bench-server-rates"), *headings)
    for name in ROWS:
        busy = figures.get(f"{name}_per_busy_s")
        ours = name == "actions"
        table.add_row(
            t(f"bench-server-{name.replace('_', '-')}", tables=plan.tables),
            number(figures[f"{name}_per_s"]),
            "–" if busy is None else number(busy),
            "" if ours else number(share_of(figures, f"{name}_per_s"), 2),
        )
    return table


def bar_table(bars: list[Bar], plan: Plan) -> Table:
    """The bars beside the figures."""
    late, share, idle = bars
    table = verdict_table("", t("bench-server-measured"), t("bench-target"))
    rows: tuple[tuple[Bar, str, Callable[[float], str]], ...] = (
        (late, t("bench-server-late"), milliseconds),
        (share, t("bench-server-share"), lambda value: number(value, 2)),
        (idle, t("bench-server-idle", tables=plan.idle_tables), kilobytes),
    )
    for bar, about, written in rows:
        target = ("≤ " if bar.at_most else "≥ ") + written(bar.target)
        table.add_row(about, written(bar.value), target, verdict(bar.met))
    return table
