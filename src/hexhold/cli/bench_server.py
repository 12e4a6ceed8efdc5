"""`hexhold bench --server`: how fast the server is, beside sockets without a game."""

import platform
from collections.abc import Callable
from typing import Any

from rich.table import Table

from hexhold.bench.server.crowd import Figures
from hexhold.bench.server.report import Bar, judge, kept_up, share
from hexhold.bench.server.run import Measured, Plan
from hexhold.cli.bench_words import (
    figure_table,
    kilobytes,
    milliseconds,
    seconds,
    verdict,
    verdict_table,
)
from hexhold.cli.terminal import console, print_json
from hexhold.cli.words import number, t
from hexhold.core.build import is_compiled


def as_data(measured: Measured, plan: Plan) -> dict[str, Any]:
    """The figures as plain data."""
    return {
        "compiled": is_compiled(),
        "python": platform.python_version(),
        "seconds_between_actions": plan.every,
        "tables": [
            {"tables": tables, "kept_up": kept_up(figures, tables, plan), "share": share(figures)}
            | {thing: round(value, 6) for thing, value in figures.items()}
            for tables, figures in measured.by_tables.items()
        ],
        "targets": [
            {"name": bar.about, "value": round(bar.value, 6), "target": bar.target, "met": bar.met}
            for bar in judge(measured)
        ],
    }


def report(measured: Measured, plan: Plan, as_json: bool) -> None:
    """Tell what was measured."""
    if as_json:
        print_json(as_data(measured, plan))
        return
    out = console()
    out.print(t("bench-server-about"), soft_wrap=False)
    for table in (
        paced_table(measured, plan),
        unpaced_table(measured),
        processor_table(measured),
        bar_table(judge(measured), plan),
    ):
        out.print(table, soft_wrap=False)


def paced_table(measured: Measured, plan: Plan) -> Table:
    """How long an action takes to its last recipient while people play."""
    table = time_table(t("bench-server-paced", seconds=plan.every))
    for tables, figures in measured.by_tables.items():
        done = number(figures["paced_per_s"])
        if not kept_up(figures, tables, plan):
            done = t("bench-server-of", done=done, wanted=number(tables / plan.every))
        table.add_row(number(tables), done, *delays(figures, "paced"))
    return table


def unpaced_table(measured: Measured) -> Table:
    """The same while nobody ever waits."""
    table = time_table(t("bench-server-unpaced"))
    for tables, figures in measured.by_tables.items():
        done = number(figures["actions_per_s"])
        table.add_row(number(tables), done, *delays(figures, "actions"))
    return table


def time_table(about: str) -> Table:
    """A table of actions and of how long they take."""
    return figure_table(about, t("bench-server-actions-per-s"), "p50", "p99")


def delays(figures: Figures, name: str) -> tuple[str, str]:
    """Half of the actions take no longer than the one, 99 in 100 no longer than the other."""
    return milliseconds(figures[f"{name}_p50"]), milliseconds(figures[f"{name}_p99"])


def processor_table(measured: Measured) -> Table:
    """How much a process does in a second of its own, and how busy the clients were meanwhile."""
    words = ("actions-per-busy-s", "echoes-per-busy-s", "our-share", "client-load")
    headings = (t(f"bench-server-{word}") for word in words)
    table = figure_table(t("bench-server-processor"), *headings)
    for tables, figures in measured.by_tables.items():
        table.add_row(
            number(tables),
            number(figures["actions_per_busy_s"]),
            number(figures["echo_per_busy_s"]),
            number(share(figures), 2),
            number(figures["actions_client_load"], 2),
        )
    return table


def bar_table(bars: list[Bar], plan: Plan) -> Table:
    """The bars beside the figures."""
    late, idle, ready = bars
    table = verdict_table("", t("bench-server-measured"), t("bench-target"))
    rows: tuple[tuple[Bar, str, Callable[[float], str]], ...] = (
        (late, t("bench-server-late", tables=min(plan.tables)), milliseconds),
        (idle, t("bench-server-idle", tables=plan.idle_tables), kilobytes),
        (ready, t("bench-server-ready", matches=plan.finished), seconds),
    )
    for bar, about, written in rows:
        table.add_row(about, written(bar.value), f"≤ {written(bar.target)}", verdict(bar.met))
    return table
