"""The file of a league: every match as soon as it was played, so that a stopped run goes on.

A line names a contest and the minds that played it; the lines after it are its matches. Matches of
minds that have changed since do not count.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, astuple
from pathlib import Path
from typing import Any

from hexhold.arena.league import Contest, Played
from hexhold.bots.minds import fingerprint


class Ledger:
    """Matches of any contests, in a file that only grows."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writing_about: Contest | None = None

    def known(self, contest: Contest) -> list[Played]:
        """The matches of a contest that were played before."""
        about: Any = None
        found: dict[int, Played] = {}
        for line in self._lines():
            if isinstance(line, dict):
                about = line
            elif about == _named(contest):
                found[line[0]] = Played(*line)
        return list(found.values())

    def add(self, contest: Contest, played: Played) -> None:
        """One more match."""
        lines = [] if contest == self._writing_about else [_named(contest)]
        with self.path.open("a", encoding="utf-8") as file:
            if file.tell() and not self._writing_about:
                file.write("\n")  # the run before may have been stopped in the middle of a line
            for line in (*lines, astuple(played)):
                file.write(json.dumps(line) + "\n")
        self._writing_about = contest

    def _lines(self) -> Iterator[Any]:
        if not self.path.exists():
            return
        for line in self.path.read_text(encoding="utf-8").splitlines():
            try:
                yield json.loads(line)
            except ValueError:  # empty, or cut off when a run was stopped
                continue


def _named(contest: Contest) -> dict[str, Any]:
    return {**asdict(contest), "minds": fingerprint(contest.game)}
