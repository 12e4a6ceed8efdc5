"""Files that keep every match as soon as it was played, so that a stopped run goes on.

A line names what the matches are for and the minds that played them; the lines after it are its
matches. Matches of minds that have changed since do not count.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, astuple
from pathlib import Path
from typing import Any

from hexhold.arena.league import Contest, Played
from hexhold.bots.minds import fingerprint

Heading = dict[str, Any]


class Pages:
    """Matches under what they are for, in a file that only grows."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writing_under: Heading | None = None

    def under(self, heading: Heading) -> list[Any]:
        """The matches of a heading; of those that were played twice the last, by their number."""
        about: Any = None
        found: dict[int, Any] = {}
        for line in self._lines():
            if isinstance(line, dict):
                about = line
            elif about == heading:
                found[line[0]] = line
        return list(found.values())

    def add(self, heading: Heading, line: Sequence[Any]) -> None:
        """One more match; it begins with its number."""
        lines = [] if heading == self._writing_under else [heading]
        with self.path.open("a", encoding="utf-8") as file:
            if file.tell() and not self._writing_under:
                file.write("\n")  # the run before may have been stopped in the middle of a line
            for each in (*lines, line):
                file.write(json.dumps(each) + "\n")
        self._writing_under = heading

    def _lines(self) -> Iterator[Any]:
        if not self.path.exists():
            return
        with self.path.open(encoding="utf-8") as file:
            for line in file:
                try:
                    yield json.loads(line)
                except ValueError:  # empty, or cut off when a run was stopped
                    continue


class Ledger:
    """The matches of any contests."""

    def __init__(self, path: Path) -> None:
        self._pages = Pages(path)

    def known(self, contest: Contest) -> list[Played]:
        """The matches of a contest that were played before."""
        return [Played(*line) for line in self._pages.under(_named(contest))]

    def add(self, contest: Contest, played: Played) -> None:
        """One more match."""
        self._pages.add(_named(contest), astuple(played))


def _named(contest: Contest) -> Heading:
    return {**asdict(contest), "minds": fingerprint(contest.game)}
