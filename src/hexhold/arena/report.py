"""What many leagues found, for people: a table, the commands, and a plot.

A folder holds what `hexhold league --json` printed, a file each. Beside it lie the document with
its name, in which the tables stand between two marks, and the plot.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any, Final

from hexhold.bots import BOTS

BEGIN, END = "<!-- made by hexhold league --report -->\n", "<!-- end of what is made -->\n"
LINE: Final = 18  # of the plot, in pixels
LABELS: Final = 290
WIDTH: Final = 400
COLOURS: Final = {  # of the candidates
    "novice": "#8a9a5b",
    "greedy": "#c2a14d",
    "planner": "#4f81a3",
    "master": "#8c4a5e",
}


@dataclass(frozen=True)
class Found:
    """One contest as it was measured."""

    where: str  # game and mode
    candidate: str
    others: str
    wins: int
    games: int
    low: float
    high: float
    equal: float  # what a bot no better than the others would win
    think: float  # seconds a turn
    endings: dict[str, int]
    command: str

    @property
    def row(self) -> str:
        """Who against whom."""
        return f"{self.candidate} over {self.others}"

    @property
    def share(self) -> float:
        """What the candidate won."""
        return self.wins / self.games


def read_leagues(folder: Path) -> list[Found]:
    """All contests that were measured, by game and mode, the lower rungs first."""
    files = sorted(folder.glob("*.json"))
    found = [one for file in files for one in _contests(json.loads(file.read_text("utf-8")))]
    return sorted(found, key=lambda one: (_rung(one.candidate), _rung(one.others), one.where))


def _contests(league: dict[str, Any]) -> Iterator[Found]:
    where = f"{league['game']} {league['options'].get('mode', '')}".strip()
    for one in league["contests"]:
        yield Found(
            where,
            one["candidate"],
            one["others"],
            one["wins"],
            one["games"],
            one["low"],
            one["high"],
            1 / one["seats"],
            one["think_a_turn"],
            one["endings"],
            league["command"],
        )


def _rung(bot: str) -> tuple[int, str]:
    name = bot.partition("@")[0].partition("/")[0]
    return (list(BOTS).index(name) if name in BOTS else len(BOTS)), bot


# ------------------------------------------------------------------ tables


def markdown(found: list[Found]) -> str:
    """The shares as a table, then how each was measured."""
    places = list(dict.fromkeys(sorted(one.where for one in found)))
    rows = list(dict.fromkeys(one.row for one in found))
    cells = {(one.row, one.where): _cell(one) for one in found}
    table = [
        ["", *places],
        ["---"] * (len(places) + 1),
        *([row, *(cells.get((row, place), "–") for place in places)] for row in rows),
    ]
    details = [
        ["", "where", "think a turn", "endings", "command"],
        ["---"] * 5,
        *(
            [one.row, one.where, f"{1000 * one.think:.1f} ms", _endings(one), f"`{one.command}`"]
            for one in found
        ),
    ]
    return "\n".join([*_lines(table), "", *_lines(details), ""])


def _lines(table: list[list[str]]) -> Iterator[str]:
    return (f"| {' | '.join(row)} |" for row in table)


def _cell(one: Found) -> str:
    low, high = (f"{100 * bound:.1f}" for bound in (one.low, one.high))
    return f"**{100 * one.share:.1f} %** [{low}–{high}] ({one.games})"


def _endings(one: Found) -> str:
    return ", ".join(f"{name} {100 * n / one.games:.0f} %" for name, n in one.endings.items())


# ------------------------------------------------------------------ the plot


def plot(found: list[Found]) -> str:
    """Each share as a bar with its interval; a mark where equals would be."""
    ordered = sorted(found, key=lambda one: one.where)
    height = LINE * (len(ordered) + 2)
    width = LABELS + WIDTH + 20
    box = f'viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="11"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {box}>',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    for tenth in range(0, 11, 2):
        x = _x(tenth / 10)
        lines.append(f'<line x1="{x}" y1="4" x2="{x}" y2="{height - LINE}" stroke="#ddd"/>')
        lines.append(f'<text x="{x}" y="{height - 5}" text-anchor="middle">{10 * tenth} %</text>')
    for number, one in enumerate(ordered):
        lines += _bar(one, LINE * number + 6)
    return "\n".join([*lines, "</svg>", ""])


def _x(share: float) -> float:
    return round(LABELS + WIDTH * share, 1)


def _bar(one: Found, top: int) -> Iterator[str]:
    middle, left = top + 6, _x(0)
    colour = COLOURS.get(one.candidate.partition("@")[0].partition("/")[0], "#888")
    label = escape(f"{one.where}: {one.row}")
    yield f'<text x="{LABELS - 6}" y="{middle + 4}" text-anchor="end">{label}</text>'
    wide = round(_x(one.share) - left, 1)
    yield f'<rect x="{left}" y="{top}" width="{wide}" height="12" fill="{colour}"/>'
    low, high, equal = _x(one.low), _x(one.high), _x(one.equal)
    yield f'<line x1="{low}" y1="{middle}" x2="{high}" y2="{middle}" stroke="#222"/>'
    yield f'<line x1="{equal}" y1="{top - 2}" x2="{equal}" y2="{top + 14}" stroke="#c00"/>'


# ------------------------------------------------------------------ the files


def report(folder: Path) -> dict[Path, str]:
    """The document and the plot beside a folder, as they should be."""
    found = read_leagues(folder)
    document = folder.with_suffix(".md")
    before, _, rest = document.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    return {
        document: f"{before}{BEGIN}\n{markdown(found)}\n{END}{after}",
        folder.with_suffix(".svg"): plot(found),
    }
