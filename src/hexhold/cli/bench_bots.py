"""`hexhold bench --bots`: how fast the bots think."""

import platform
from dataclasses import asdict
from typing import Any

from hexhold.bench.bots import DECISIONS_PER_S, PLAYOUTS_PER_S, TURN_SECONDS, Speed
from hexhold.cli.bench_words import milliseconds, verdict, verdict_table
from hexhold.cli.terminal import console, print_json
from hexhold.cli.words import number, t
from hexhold.core.build import is_compiled

Measured = dict[tuple[str, str], Speed]


def report(measured: Measured, as_json: bool) -> None:
    """Tell what was measured."""
    if as_json:
        print_json(as_data(measured))
        return
    headings = ("bench-bots-decisions", "bench-bots-turn", "bench-bots-playouts")
    table = verdict_table("", *(t(heading) for heading in headings))
    for (game, mode), speed in measured.items():
        table.add_row(f"{game} {mode}", *figures(speed), verdict(speed.met))
    table.add_row(t("bench-target"), *figures(Speed(DECISIONS_PER_S, TURN_SECONDS, PLAYOUTS_PER_S)))
    out = console()
    out.print(t("bench-bots-about"), soft_wrap=False)
    out.print(table, soft_wrap=False)


def figures(speed: Speed) -> list[str]:
    """The figures of a row."""
    return [
        number(speed.decisions_per_s),
        milliseconds(speed.turn_seconds),
        number(speed.playouts_per_s),
    ]


def as_data(measured: Measured) -> dict[str, Any]:
    """The figures as plain data."""
    modes = [
        {"game": game, "mode": mode, "met": speed.met, **asdict(speed)}
        for (game, mode), speed in measured.items()
    ]
    return {"compiled": is_compiled(), "python": platform.python_version(), "modes": modes}
