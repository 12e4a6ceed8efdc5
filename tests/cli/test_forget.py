"""`hexhold forget`: a name and what was said under it go out of every log, which still replays."""

import asyncio
from pathlib import Path

import pytest
from tests.cli.conftest import Run
from tests.server.matches import SHORT, add, opened, played
from tests.server.test_sqlite_store import spoil

from hexhold.locale import LANGUAGES, say
from hexhold.server import log
from hexhold.server.seats import hashed
from hexhold.server.sqlite_store import SqliteStorage
from hexhold.server.storage import Mark
from hexhold.server.table import Table

GAME, OPTIONS = SHORT[2]
ANN = "Ann Óg"


def with_ann(entries: list[log.AnyEntry], table: Table) -> list[bytes]:
    """A log at which Ann was the first seat, spoke there, and as a spectator, and was a guest."""
    add(table, entries, log.Said(9, 0, ANN, "my secret words"))
    add(table, entries, log.Said(9, -1, ANN.upper(), "more secret words"))
    add(table, entries, log.Said(9, 1, "P1", "hello"))
    add(table, entries, log.Muted(9, -1, ANN, True))
    add(table, entries, log.Proposed(9, "guest", -1, [1], 0, ANN, hashed("guest")))
    return [log.write(entry).replace(b'"P0"', f'"{ANN}"'.encode()) for entry in entries]


async def fill(file: Path) -> None:
    """Ann at an open table, at one that is over, at a packed one, and one without her."""
    store = SqliteStorage(file)
    table, entries = opened(GAME, OPTIONS)
    others = [log.write(entry) for entry in entries]
    await store.append("without", 1, others, Mark("playing", False))
    await store.append("open", 1, with_ann(entries, table), Mark("playing", False))
    table, entries = played(GAME, OPTIONS)
    over = with_ann(entries, table)
    for name in ("over", "packed", "grown"):
        await store.append(name, 1, over, Mark("over", False))
    await store.pack("packed")
    await store.pack("grown")
    late = log.write(log.Said(10, 0, ANN, "late secret words"))
    await store.append("grown", len(over) + 1, [late])
    await store.close()


async def logs(file: Path) -> dict[str, list[log.AnyEntry]]:
    store = SqliteStorage(file)
    names = ("without", "open", "over", "packed", "grown")
    found = {name: [log.read(raw) for raw in await store.entries(name)] for name in names}
    await store.close()
    return found


@pytest.fixture
def db(tmp_path: Path) -> Path:
    file = tmp_path / "tables.sqlite"
    asyncio.run(fill(file))
    return file


@pytest.mark.parametrize("typed", [ANN, ANN.lower(), ANN.upper()])
def test_a_person_is_forgotten(run: Run, db: Path, typed: str) -> None:
    before = asyncio.run(logs(db))
    told = run("forget", typed, "--db", str(db))
    assert (told.code, told.out) == (0, "Changed: 21 entries at 4 tables\n")
    after = asyncio.run(logs(db))
    assert after["without"] == before["without"]
    for name in ("open", "over", "packed", "grown"):
        old = Table.from_log(name, before[name])
        new = Table.from_log(name, after[name])
        assert [type(entry) for entry in after[name]] == [type(e) for e in before[name]]
        assert (new.status, new.version) == (old.status, old.version)
        assert old.match is not None
        assert new.match is not None
        assert new.match.record() == old.match.record()
        assert [seat.name for seat in new.seats] == ["–", "P1"]
        assert new.seats[0].token == (hashed("t0") if name == "open" else "")
        assert new.seats[1].token == hashed("t1")
        assert new.proposal is not None
        assert (new.proposal.name, bool(new.proposal.token)) == ("–", name == "open")
        assert {said.text for said in new.chat} == {"…", "hello"}
        assert new.proof() == old.proof()


def test_nothing_of_a_person_stays_in_the_file(run: Run, db: Path) -> None:
    words = (b"secret words", ANN.encode())
    assert all(word in db.read_bytes() for word in words)
    run("forget", ANN, "--db", str(db))
    rest = b"".join(path.read_bytes() for path in db.parent.iterdir())
    assert not [word for word in words if word in rest]


def test_whoever_was_never_here_changes_nothing(run: Run, db: Path) -> None:
    assert run("forget", "Ann", "--db", str(db)).out == "Changed: 0 entries at 0 tables\n"


def test_a_person_is_forgotten_in_spite_of_a_damaged_table(run: Run, db: Path) -> None:
    async def add_bad() -> None:
        store = SqliteStorage(db)
        await store.append("bad", 1, [b"bad bad bad " * 50] * 50)
        await store.append("odd", 1, [b'{"name":"odd"}'])
        await store.close()

    asyncio.run(add_bad())
    spoil(db, b"bad bad bad ")
    told = run("forget", ANN, "--db", str(db))
    assert (told.code, told.out) == (1, "Changed: 21 entries at 4 tables\n")
    assert told.err == "hexhold: 2 tables are damaged and were left as they are\n"


def test_nobody_is_forgotten_under_a_running_server(run: Run, db: Path) -> None:
    store = SqliteStorage(db)
    assert "another Hexhold has this file open" in run("forget", ANN, "--db", str(db)).fault()
    asyncio.run(store.close())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_is_not_there_is_told_and_not_made(
    language: str, run: Run, tmp_path: Path
) -> None:
    file = str(tmp_path / "missing")
    told = run("forget", "Ann", "--db", file, "--language", language).fault()
    reason = say("fault-store-missing", language, file=file)
    assert say("cli-fault-forget", language, store=file, reason=reason) in told
    assert list(tmp_path.iterdir()) == []
