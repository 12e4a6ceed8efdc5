"""What both reports of `hexhold bench` say alike: their tables, verdicts and measures."""

from textwrap import fill
from typing import Final

from rich import box
from rich.table import Table

from hexhold.cli.words import t
from hexhold.locale import decimal

HEADING: Final = 12  # characters in a line of a heading, if its words allow


def figure_table(about: str, *headings: str) -> Table:
    """Names to the left, figures to the right; where it is narrow, the names take more lines."""
    table = Table(about, box=box.SIMPLE)
    for heading in headings:
        lines = fill(heading, HEADING, break_long_words=False, break_on_hyphens=False)
        table.add_column(lines, justify="right", no_wrap=True)
    return table


def verdict_table(about: str, *headings: str) -> Table:
    """The same, with a verdict at the end of each row."""
    table = figure_table(about, *headings)
    table.add_column("")
    return table


def verdict(met: bool) -> str:
    """Whether a bar was cleared."""
    return t("bench-met" if met else "bench-missed")


def times(ratio: float, places: int = 0) -> str:
    """How many times as much."""
    return t("bench-times", value=decimal(ratio, places))


def milliseconds(seconds: float) -> str:
    """A short time."""
    return t("bench-milliseconds", value=decimal(1000 * seconds, 1))


def seconds(value: float) -> str:
    """A time that somebody waits."""
    return t("bench-seconds", value=decimal(value, 2))


def kilobytes(size: float) -> str:
    """A size given in bytes."""
    return t("bench-kilobytes", value=decimal(size / 1024, 1))
