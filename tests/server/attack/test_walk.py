"""However people, a host and a stranger go about it: nobody sees or plays another's hand."""

import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from tests.server.attack.walk import Ear, Walk
from tests.server.harness import WIDE, running

from hexhold.core.changes import changed
from hexhold.core.contract import SPECTATOR
from hexhold.server import log
from hexhold.server.room import Pace
from hexhold.server.seats import hashed
from hexhold.server.table import Table

LIVELY = Pace(0.0, absence=0.05, seeds=0.3)


@dataclass
class Holders:
    """Who may play which seat, read from a log by the simplest of rules."""

    owners: dict[int, str] = field(default_factory=dict)
    guests: dict[int, str] = field(default_factory=dict)
    wish: log.Proposed | None = None
    agreed: set[int] = field(default_factory=set)

    def seat_of(self, person: str) -> int:
        for seats in (self.owners, self.guests):
            for seat, holder in seats.items():
                if person and holder == person:
                    return seat
        return SPECTATOR

    def take_in(self, entry: log.AnyEntry) -> None:
        if isinstance(entry, log.Seated):
            if entry.guest:
                self.check_guest(entry)
                self.guests[entry.seat] = entry.token
            else:
                self.owners[entry.seat] = entry.token
        elif isinstance(entry, log.Left | log.Resigned | log.BotSeated):
            self.owners.pop(entry.seat, None)
            self.guests.pop(entry.seat, None)
        elif isinstance(entry, log.Away | log.Back):
            self.guests.pop(entry.seat, None)
        elif isinstance(entry, log.Proposed):
            self.wish, self.agreed = entry, set()
        elif isinstance(entry, log.Voted) and entry.agree:
            self.agreed.add(entry.seat)

    def check_guest(self, entry: log.Seated) -> None:
        """At least two have agreed, all of those who were asked, and none of them the guest."""
        assert self.wish is not None
        assert self.wish.token == entry.token
        assert len(self.wish.voters) >= 2
        assert len(set(self.wish.voters) - self.agreed) <= 1  # the last vote is this entry
        assert entry.seat not in self.wish.voters
        assert entry.seat in self.owners


def moments(entries: list[log.AnyEntry]) -> Iterator[tuple[Table, Holders, log.AnyEntry]]:
    """The table and its holders after each entry; the holders are those after it, too."""
    table, holders = Table("again"), Holders()
    for entry in entries:
        holders.take_in(entry)
        table.apply(entry)
        yield table, holders, entry


class Judge:
    """Checks all that was told and stored at one table."""

    def __init__(self, walk: Walk, entries: list[log.AnyEntry], ears: list[Ear]) -> None:
        self.walk = walk
        self.entries = entries
        self.told: dict[int, list[tuple[Ear, dict[str, Any]]]] = {}
        self.views: dict[int, Any] = {}
        self.seen: Counter[str] = Counter()
        self.ears = ears
        for ear in ears:
            for message in ear.heard:
                if message["t"] in ("welcome", "update"):
                    self.told.setdefault(message["version"], []).append((ear, message))

    def judge(self) -> Counter[str]:
        before: dict[str, int] = {}
        for table, holders, entry in moments(self.entries):
            if isinstance(entry, log.Moved) and entry.client:
                who = entry.client.partition(" ")[0]
                seats = {person[:20]: seat for person, seat in before.items()}
                assert seats.get(who) == entry.seat, "somebody played another's seat"
                self.seen["moves"] += 1
            if isinstance(entry, log.Resigned):
                owner = next(person for person, seat in before.items() if seat == entry.seat)
                assert any(owner in actor.gave_up for actor in self.walk.actors)
                self.seen["resigned"] += 1
            if isinstance(entry, log.Seated) and entry.guest:
                self.check_absent(holders.owners[entry.seat], entry.at / 1000)
            for ear, message in self.told.pop(table.version, []):
                self.check(table, holders, ear, message)
            everybody = {**holders.owners, **{-1 - s: p for s, p in holders.guests.items()}}
            before = {p: s if s >= 0 else -1 - s for s, p in everybody.items()}
        assert not self.told, "a version was told that is not stored"
        return self.seen

    def check(self, table: Table, holders: Holders, ear: Ear, message: dict[str, Any]) -> None:
        seat = holders.seat_of(hashed(ear.token))
        if message["t"] == "welcome":
            assert message["seat"] == (None if seat == SPECTATOR else seat)
        if seat == SPECTATOR:
            assert message.get("choices") is None
            assert not message.get("can_undo")
            assert not message.get("id")
        if message["t"] == "welcome" or message.get("view") is not None:
            self.views[id(ear)] = message["view"]
        for event in message.get("events", []):
            if event["event"] == "changed":
                self.views[id(ear)] = changed(self.views[id(ear)], event["changes"])
        expected = table.match.view(seat) if table.match else None
        assert self.views[id(ear)] == expected, (message["t"], seat)
        self.seen["hands" if expected and seat >= 0 else "others"] += 1

    def check_absent(self, owner: str, moment: float) -> None:
        """No guest is let in while the owner is there."""
        self.seen["guests"] += 1
        for ear in self.ears:
            if hashed(ear.token) == owner:
                assert not ear.was_there_at(moment), "a guest beside an owner who was there"


async def walked(path: Path, seed: int, steps: int) -> Counter[str]:
    """One walk, and what was seen on it."""
    seen: Counter[str] = Counter()
    async with running(path, WIDE, LIVELY) as place:
        walk = Walk(place, random.Random(seed))
        await walk.begin()
        await walk.go(steps)
        for table in set(walk.tables):
            raw = await place.hub.storage.entries(table)
            entries = [log.read(body) for body in raw]
            ears = [ear for ear in walk.ears if ear.table == table]
            seen += Judge(walk, entries, ears).judge()
        seen["tables"] = len(set(walk.tables))
        health = (await place.http.get("/health")).json()
        assert health["ok"], health
    return seen


@pytest.mark.parametrize("seed", [1, 2])
def test_nobody_sees_or_plays_anothers_hand(tmp_path: Path, seed: int) -> None:
    """Before, a host could free a seat in a match, sit there with a second page, and play it."""
    seen = asyncio.run(walked(tmp_path, seed, 200))
    assert seen["moves"] > 20
    assert seen["hands"] > 100


@pytest.mark.slow
def test_nobody_does_on_a_long_walk_either(tmp_path: Path) -> None:
    seen: Counter[str] = Counter()
    for seed in range(10, 30):
        folder = tmp_path / str(seed)
        folder.mkdir()
        seen += asyncio.run(walked(folder, seed, 400))
    assert min(seen[what] for what in ("moves", "hands", "guests", "resigned", "tables")) > 5, seen
