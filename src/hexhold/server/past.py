"""A match that is over, step by step: what each seat saw, and what chance drew from.

A step is what one action brought: the seat's move and the chance moves behind it. Step 0 is what
chance did before anybody acted.
"""

import threading
from collections.abc import Iterator
from typing import Any, Final

from hexhold.core.contract import CHANCE, SPECTATOR, Game
from hexhold.core.match import Match, resume
from hexhold.server.answers import Chances, Draw, Moment, Outcome, Played, Sight
from hexhold.server.errors import Refused
from hexhold.server.steps import steps_of, story
from hexhold.server.table import Table

APART: Final = 32  # steps between two kept states


class Past:
    """Any moment of a match that is over, quickly: some states on the way are kept."""

    def __init__(self, table: Table) -> None:
        if table.match is None or table.status != "over":
            raise Refused("not-playing", "all hands are open when the match is over")
        self.table = table
        self.game: Game[Any] = table.game
        self.moves = list(table.match.moves)
        self.steps = steps_of(self.game, self.moves)
        self._kept: list[Any] = [self.game.new_state()]
        self._lock = threading.Lock()

    # ------------------------------------------------------------------ moments

    def at(self, version: int) -> Match[Any]:
        """The match just after a step, its events still to be told."""
        if not 0 <= version < len(self.steps):
            raise Refused("not-found", f"there are versions 0 to {len(self.steps) - 1}")
        match = self._from(version // APART)
        for step in self.steps[version // APART * APART : version + 1]:
            match.play_moves(step)
        return match

    def _from(self, kept: int) -> Match[Any]:
        """The match before the first step behind a kept state; states are kept as they are met."""
        with self._lock:
            while len(self._kept) <= kept:
                state = self._kept[-1].copy()
                first = (len(self._kept) - 1) * APART
                for step in self.steps[first : first + APART]:
                    for seat, action in step:
                        self.game.play(state, seat, action)
                self._kept.append(state)
        return resume(self.game, None, [], self._kept[kept].copy())

    def walk(self) -> Iterator[Match[Any]]:
        """The match after each of its steps."""
        match = Match(self.game)
        for step in self.steps:
            match.play_moves(step)
            yield match

    def draws(self) -> Iterator[tuple[list[tuple[int, int]], int]]:
        """For each chance move: what it could have been, with weights, and what it was."""
        state = self.game.new_state()
        for seat, action in self.moves:
            if seat == CHANCE:
                yield self.game.outcomes(state), action
            self.game.play(state, seat, action)

    # ------------------------------------------------------------------ as told

    def moment(self, version: int | None, who: str) -> Moment:
        """One moment as a seat, a spectator, or somebody with all hands open sees it."""
        version = len(self.steps) - 1 if version is None else version
        match = self.at(version)
        seats = self._seats(who)
        return Moment(
            version,
            len(self.steps),
            [
                Played(None if said.seat == CHANCE else said.seat, said.text)
                for said in self.game.said(self.steps[version])
            ],
            [Sight(None if s == SPECTATOR else s, match.view(s), story(match, s)) for s in seats],
        )

    def _seats(self, who: str) -> list[int]:
        if who == "open":
            return list(range(self.game.seats))
        if who == "spectator":
            return [SPECTATOR]
        if who in map(str, range(self.game.seats)):
            return [int(who)]
        raise Refused("not-found", "seat is a number, spectator, or open")

    def chances(self) -> Chances:
        """Everything that the chance moves were drawn from; lists that come again are told once."""
        proof = self.table.proof()
        assert proof is not None
        lists: dict[tuple[tuple[int, int], ...], int] = {}
        draws = []
        for counter, (outcomes, action) in enumerate(self.draws()):
            number = lists.setdefault(tuple(outcomes), len(lists))
            draws.append(Draw(counter, number, self.game.text(action)))
        told = [[Outcome(self.game.text(a), weight) for a, weight in known] for known in lists]
        return Chances(
            proof.commitment, proof.secret, list(proof.seeds), list(proof.seed_hashes), told, draws
        )
