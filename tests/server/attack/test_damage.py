"""A log that was tampered with or broke harms its own table only, and is told as damaged."""

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.attack.rig import line, serving
from tests.server.harness import Place, opened, running, seated
from tests.server.matches import add, played, step
from tests.server.matches import opened as opened_table

import hexhold
from hexhold.server import log
from hexhold.server.storage import Mark

Change = Callable[[list[bytes]], None]
LEAF = 10  # the first byte of such a page of an index


def moves_of(entries: list[bytes]) -> list[tuple[int, log.Moved]]:
    found = [(number, log.read(raw)) for number, raw in enumerate(entries)]
    return [(number, entry) for number, entry in found if isinstance(entry, log.Moved)]


def altered(entries: list[bytes], which: int, **changes: Any) -> None:
    number, entry = moves_of(entries)[which]
    entries[number] = log.write(msgspec.structs.replace(entry, **changes))


def illegal_move(entries: list[bytes]) -> None:
    seat = moves_of(entries)[4][1].seat
    altered(entries, 4, moves=[f"{seat} settlement 12"])


def other_seat(entries: list[bytes]) -> None:
    seat, moves = moves_of(entries)[4][1].seat, moves_of(entries)[4][1].moves
    other = (seat + 1) % 3
    altered(entries, 4, seat=other, moves=[f"{other} {moves[0].partition(' ')[2]}", *moves[1:]])


def other_seat_in_line_only(entries: list[bytes]) -> None:
    entry = moves_of(entries)[4][1]
    text = entry.moves[0].partition(" ")[2]
    altered(entries, 4, moves=[f"{(entry.seat + 1) % 3} {text}", *entry.moves[1:]])


def other_dice(entries: list[bytes]) -> None:
    for which, (_, entry) in enumerate(moves_of(entries)):
        for at, line_ in enumerate(entry.moves):
            if " dice " in line_:
                other = "? dice 6 6" if line_ != "? dice 6 6" else "? dice 1 1"
                altered(entries, which, moves=[*entry.moves[:at], other, *entry.moves[at + 1 :]])
                return
    raise AssertionError("nobody rolled")


def no_dice(entries: list[bytes]) -> None:
    which, entry = next((w, e) for w, (_, e) in enumerate(moves_of(entries)) if len(e.moves) > 1)
    altered(entries, which, moves=entry.moves[:1])


def no_moves(entries: list[bytes]) -> None:
    altered(entries, 3, moves=[])


def other_secret(entries: list[bytes]) -> None:
    first = log.read(entries[0])
    entries[0] = log.write(msgspec.structs.replace(first, secret="ab" * 32))


def other_seed(entries: list[bytes]) -> None:
    second = log.read(entries[1])
    entries[1] = log.write(msgspec.structs.replace(second, seed="mine"))


def other_start(entries: list[bytes]) -> None:
    number = next(n for n, raw in enumerate(entries) if isinstance(log.read(raw), log.Started))
    entries.insert(number, entries[number])


def seat_out_of_range(entries: list[bytes]) -> None:
    altered(entries, 4, seat=9, moves=["9 roll"])


def a_gap(entries: list[bytes]) -> None:
    del entries[len(entries) // 2]


def no_beginning(entries: list[bytes]) -> None:
    del entries[0]


def broken_json(entries: list[bytes]) -> None:
    entries[7] = entries[7][:-5]


def unknown_entry(entries: list[bytes]) -> None:
    entries[7] = b'{"entry":"gift","at":1,"seat":0}'


def no_entry(entries: list[bytes]) -> None:
    entries[7] = b"null"


def text_that_is_none(entries: list[bytes]) -> None:
    entries[7] = b"\xff\xfe\x00"


def an_unknown_game(entries: list[bytes]) -> None:
    first = log.read(entries[0])
    entries[0] = log.write(msgspec.structs.replace(first, game="chess"))


def taken_back_by_another(entries: list[bytes]) -> None:
    entries.append(log.write(log.Undone(99, (moves_of(entries)[-1][1].seat + 1) % 3)))


CHANGES: list[Change] = [
    illegal_move, other_seat, other_seat_in_line_only, other_dice, no_dice, no_moves, other_secret,
    other_seed, other_start, seat_out_of_range, a_gap, no_beginning, broken_json, unknown_entry,
    no_entry, text_that_is_none, an_unknown_game, taken_back_by_another,
]  # fmt: skip


def a_log() -> list[bytes]:
    """A match that is being played, as it is stored."""
    table, entries = opened_table("watch", {"players": "3", "trade": False})
    rng = hexhold.Rng(6)
    while len(entries) < 60:
        add(table, entries, step(table, rng, 10 + len(entries)))
    return [log.write(entry) for entry in entries]


async def keep(place: Place, name: str, entries: list[bytes]) -> None:
    await place.hub.storage.append(name, 1, entries, Mark("playing", True))


async def told_as_damaged(place: Place, table: str) -> None:
    """Whoever asks for it hears the same, however they ask."""
    for path in ("", "/record", "/summary", "/replay", "/chances"):
        answer = await place.http.get(f"/api/tables/{table}{path}")
        assert answer.json()["code"] == "damaged", (path, answer.text)
    answer = await place.http.post(f"/api/tables/{table}/sit", json={"name": "Zoe"})
    assert answer.json()["code"] == "damaged"
    for token in ("", "t0"):
        async with line(place.address, table, token) as stranger:
            heard = await stranger.rest()
            assert [m.get("code") for m in heard] == ["damaged", 1008]


def test_the_log_is_sound_before_it_is_changed(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            await keep(place, "sound", a_log())
            assert (await place.http.get("/api/tables/sound")).status_code == 200

    asyncio.run(story())


def test_what_cannot_have_happened_is_damage(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Before, a stored move was believed: illegal ones were played, or ended the server's start."""

    async def story() -> None:
        async with running(tmp_path) as place:
            for change in CHANGES:
                entries = a_log()
                change(entries)
                await keep(place, change.__name__, entries)
                await told_as_damaged(place, change.__name__)
            table, _ = await opened(place, players="3")  # others go on
            await seated(place, table)

    with caplog.at_level(logging.ERROR, "hexhold.server"):
        asyncio.run(story())
    told = [record for record in caplog.records if "is damaged" in record.getMessage()]
    assert len(told) == len(CHANGES), "once is enough: a log must not be flooded"


SPOILT = {
    "tail": "DELETE FROM log WHERE match = 'tail' AND seq > 40",
    "gap": "DELETE FROM log WHERE match = 'gap' AND seq = 30",
    "head": "DELETE FROM log WHERE match = 'head' AND seq = 1",
    "all": "DELETE FROM log WHERE match = 'all'",
    "zero": "UPDATE log SET body = x'00' WHERE match = 'zero' AND seq = 20",
    "text": "UPDATE log SET body = 'text' WHERE match = 'text' AND seq = 20",
}


def test_rows_that_are_lost_or_spoilt_harm_one_table(tmp_path: Path) -> None:
    async def prepare() -> str:
        async with running(tmp_path) as place:
            for name in SPOILT:
                await keep(place, name, a_log())
            table, _ = await opened(place, players="3")
            return table

    async def story(good: str) -> None:
        async with running(tmp_path) as place:
            for name in SPOILT:
                await told_as_damaged(place, name)
            await seated(place, good)

    good = asyncio.run(prepare())
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite")) as db:
        for spoil in SPOILT.values():
            db.execute(spoil)
        db.commit()
    asyncio.run(story(good))


def test_the_real_server_starts_beside_many_matches_and_a_bad_page(tmp_path: Path) -> None:
    """Before, one page that could not be read kept the server from starting."""
    _, ended = played("watch", {"players": "3", "turn_limit": 4})
    raw = [log.write(entry) for entry in ended]

    async def prepare() -> None:
        async with running(tmp_path) as place:
            store = place.hub.storage
            await asyncio.gather(
                *(store.append(f"past{n}", 1, raw, Mark("over", True)) for n in range(300))
            )
            await asyncio.gather(*(store.pack(f"past{n}") for n in range(150)))
            await keep(place, "open", a_log())

    asyncio.run(prepare())
    spoil_a_page(tmp_path / "tables.sqlite", b'"entry":"moved"')
    with serving(tmp_path) as server:
        codes = asyncio.run(all_codes(server.address))
        assert codes.count(200) > 280
        assert set(codes) <= {200, 409, 503}
        assert len(codes) - codes.count(200) >= 1, "nothing was spoilt"
    assert "Traceback" not in server.log


def spoil_a_page(file: Path, near: bytes) -> None:
    """Overwrite the middle of a page that holds entries."""
    with contextlib.closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = db.execute("PRAGMA page_size").fetchone()
    raw = bytearray(file.read_bytes())
    leaves = [page for page in range(0, len(raw), size) if raw[page] == LEAF]
    full = [page for page in leaves if near in raw[page : page + size]]
    page = full[len(full) // 2]  # where no new name will lie
    raw[page : page + 16] = b"\xee" * 16  # its head: nothing in it is found any more
    file.write_bytes(raw)


async def all_codes(address: str) -> list[int]:
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as http:
        names = ["open", *(f"past{n}" for n in range(300))]
        codes = [(await patient(http, "GET", f"/api/tables/{name}")).status_code for name in names]
        opened = await patient(http, "POST", "/api/tables", json={"game": "watch"})
        assert opened.status_code == 201, opened.text
        return codes


async def patient(
    http: httpx.AsyncClient, method: str, path: str, json: object = None
) -> httpx.Response:
    """The answer to one who waits as long as the limits ask."""
    for _ in range(60):
        answer = await http.request(method, path, json=json)
        if answer.status_code != 429:
            break
        await asyncio.sleep(0.5)
    return answer
