"""`hexhold bench --server`: how fast the server is, beside sockets and a store without a game."""

import platform
from typing import Any, Final

from rich import box
from rich.table import Table

from hexhold.bench.server.report import Bar, judge, share_of
from hexhold.bench.server.run import Figures, Plan
from hexhold.cli.terminal import console, print_json
from hexhold.core.build import is_compiled

ROWS: Final = (
    ("stored actions, told to four", "actions"),
    ("echo, told to four", "echo"),
    ("echo, told to the sender", "lone_echo"),
    ("SQLite appends, {tables} to a commit", "appends"),
    ("SQLite appends, each committed", "lone_appends"),
)
NOTES: Final = (
    "Clients, server, echo and store share this machine. A client acts from the choices that it "
    "was sent. Nothing is told before it is stored (WAL, synchronous=FULL, whatever waits shares a "
    "commit). The echo runs on the same uvicorn and Starlette and answers with messages of the "
    "same mean size. The share that counts is that of the slower of the first echo and the first "
    "appends: they do what the server does, without a game."
)


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
    out.print(f"{plan.tables} tables of the Watch, four scripted clients at each.")
    out.print(NOTES, soft_wrap=False)
    out.print(time_table(figures, plan), soft_wrap=False)
    out.print(rate_table(figures, plan), soft_wrap=False)
    out.print(bar_table(judge(figures), plan), soft_wrap=False)


def time_table(figures: Figures, plan: Plan) -> Table:
    """How long an action takes to its last recipient."""
    table = Table("action to last recipient", box=box.SIMPLE)
    for heading in ("actions/s", "p50", "p99"):
        table.add_column(heading, justify="right")
    paced = f"as people play: one action in {plan.every:g} s a table"
    for about, rate, p50, p99 in (
        (paced, "paced_per_s", "paced_p50", "paced_p99"),
        ("as fast as they can", "actions_per_s", "actions_p50", "actions_p99"),
    ):
        times = (f"{1000 * figures[thing]:,.1f} ms" for thing in (p50, p99))
        table.add_row(about, f"{figures[rate]:,.0f}", *times)
    return table


def rate_table(figures: Figures, plan: Plan) -> Table:
    """How much a second, and how much of each bare thing our actions are."""
    table = Table("as fast as it goes", box=box.SIMPLE)
    for heading in ("a second", "a second of processor", "our share"):
        table.add_column(heading, justify="right")
    for about, name in ROWS:
        busy = figures.get(f"{name}_per_busy_s")
        ours = name == "actions"
        table.add_row(
            about.format(tables=plan.tables),
            f"{figures[f'{name}_per_s']:,.0f}",
            "–" if busy is None else f"{busy:,.0f}",
            "" if ours else f"{share_of(figures, f'{name}_per_s'):.2f}",
        )
    return table


def bar_table(bars: list[Bar], plan: Plan) -> Table:
    """The bars beside the figures."""
    late, share, idle = bars
    table = Table("", box=box.SIMPLE)
    for heading in ("measured", "target"):
        table.add_column(heading, justify="right")
    table.add_column("")
    rows = (
        (late, "p99 as people play", "{:.1f} ms", 1000),
        (share, "share of the slower of echo and appends", "{:.2f}", 1),
        (idle, f"an idle table, one of {plan.idle_tables:,}", "{:.1f} KB", 1 / 1024),
    )
    for bar, about, form, times in rows:
        target = ("≤ " if bar.at_most else "≥ ") + form.format(bar.target * times)
        verdict = "met" if bar.met else "MISSED"
        table.add_row(about, form.format(bar.value * times), target, verdict)
    return table
