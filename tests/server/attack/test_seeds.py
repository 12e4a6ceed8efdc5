"""Nobody chooses last: seeds stay unknown until all are shown, and hashes stay what they were."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.attack.rig import Line, asked, line
from tests.server.harness import WIDE, Place, running

import hexhold
from hexhold.core.fair import commit, seed_hash, verify
from hexhold.core.record import read_header
from hexhold.server import room as rooms
from hexhold.server.room import Pace
from hexhold.server.storage import StorageError

SEEDS = ["the seed of Ann", "the seed of Bob", "the seed of Cid"]


async def sealed_table(place: Place) -> tuple[str, str, list[str]]:
    """Three people who have given hashes, before the start."""
    body = {"game": "watch", "options": {"players": "3"}, "public": True}
    opened = (await place.http.post("/api/tables", json=body)).json()
    table, seal = opened["table"], opened["info"]["commitment"]
    tokens = []
    for name, seed in zip(("Ann", "Bob", "Cid"), SEEDS, strict=True):
        sat = await asked(place.http, table, "sit", name=name, seed_hash=seed_hash(seal, seed))
        tokens.append(sat["token"])
    return table, opened["host"], tokens


async def all_answers(place: Place, table: str, host: str, tokens: list[str]) -> str:
    """Whatever HTTP says about a table, to whoever asks."""
    told = ""
    for path in ("", "/record", "/summary", "/replay", "/replay?seat=open", "/chances"):
        told += (await place.http.get(f"/api/tables/{table}{path}")).text
    for path in ("/api/tables", f"/table/{table}", "/health", "/metrics"):
        told += (await place.http.get(path)).text
    wrong: list[tuple[str, dict[str, Any]]] = [
        ("stand", {"token": tokens[0]}),
        ("start", {"host": host}),
        ("free", {"host": host, "seat": 1}),
        ("bot", {"host": host, "seat": 1}),
        ("rematch", {"token": host}),
        ("sit", {"name": "Eve"}),
        ("seed", {"token": tokens[0], "seed_hash": "0" * 64}),
        ("seed", {"token": tokens[0], "seed": "another"}),
        ("mute", {"host": host, "seat": 1}),
    ]
    for what, body in wrong:
        answer = await place.http.post(f"/api/tables/{table}/{what}", json=body)
        assert answer.is_success is (what == "mute"), (what, answer.text)
        told += answer.text
    return told


async def all_heard(ears: list[Line]) -> str:
    """Whatever was told over sockets so far."""
    told = ""
    for ear in ears:
        ear.send({"t": "sync"})
        ear.send({"t": "ping"})
        message: dict[str, Any] = {"t": ""}
        while message["t"] != "pong":
            message = await ear.hear()
            told += json.dumps(message)
    return told


def test_no_seed_is_told_before_all_are_shown_and_no_hash_changes(tmp_path: Path) -> None:
    """Before, the server knew all seeds while it could still choose."""

    async def story() -> None:
        async with running(tmp_path, WIDE, Pace(0.0)) as place:
            table, host, tokens = await sealed_table(place)
            room = await place.hub.find(table)
            secret = room.table.secret
            async with (
                line(place.address, table, tokens[0]) as ann,
                line(place.address, table, tokens[1]) as bob,
                line(place.address, table, tokens[2]) as cid,
                line(place.address, table) as eve,
            ):
                ears = [ann, bob, cid, eve]
                await asked(place.http, table, "start", host=host)
                for shown, (person, seed) in enumerate(zip(ears, SEEDS, strict=False)):
                    hashes = [seat.seed_hash for seat in room.table.seats]
                    told = await all_heard(ears) + await all_answers(place, table, host, tokens)
                    assert [seat.seed_hash for seat in room.table.seats] == hashes
                    for text in (*SEEDS, secret):
                        assert text not in told
                    assert room.table.status == "starting"
                    await wrong_seeds(person, eve, SEEDS[shown - 1])
                    person.send({"t": "seed", "seed": seed})
                    await person.until("seedshown")
                heard = await all_heard(ears)
                assert room.table.status == "playing"
                assert all(seed in heard for seed in SEEDS)
                assert secret not in heard

    asyncio.run(story())


async def wrong_seeds(person: Line, stranger: Line, of_another: str) -> None:
    """Neither another seed, nor that of somebody else, nor one from a stranger."""
    for seed in ("another", of_another, "", "x" * 10_000, "\x00"):
        person.send({"t": "seed", "seed": seed})
        assert (await person.until("error"))["code"] == "bad-seed"
    stranger.send({"t": "seed", "seed": of_another})
    assert (await stranger.until("error"))["code"] == "not-seated"


def test_a_match_that_is_given_up_shows_its_secret_and_verifies(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, Pace(0.0)) as place:
            table, host, tokens = await sealed_table(place)
            room = await place.hub.find(table)
            seal = room.table.commitment
            async with line(place.address, table, tokens[0]) as ann:
                await asked(place.http, table, "start", host=host)
                for seed, token in zip(SEEDS, tokens, strict=True):
                    async with line(place.address, table, token) as person:
                        person.send({"t": "seed", "seed": seed})
                        await person.until("seedshown")
                started = await ann.until("started")
                assert started["table"]["secret"] is None
                while room.present != {0}:
                    await asyncio.sleep(0.01)
                ann.send({"t": "propose_end"})
                over = (await ann.until("ended"))["table"]
            assert commit(bytes.fromhex(over["secret"])) == seal
            text = (await place.http.get(f"/api/tables/{table}/record")).text
            header = read_header(text.splitlines())
            match = hexhold.replay(text)
            assert header.proof is not None
            assert header.proof.commitment == seal
            assert verify(match.game, match.game.new_state(), match.moves, header.proof) > 0

    asyncio.run(story())


def test_a_table_that_is_starting_goes_on_when_the_store_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A start that could not be stored was never tried again, nor given up."""
    monkeypatch.setattr(rooms, "RETRY", 0.05)

    async def story(pace: Pace, shown: int, entry: str) -> None:
        async with running(tmp_path, WIDE, pace) as place:
            table, host, tokens = await sealed_table(place)
            store = place.hub.storage
            append = store.append

            def full(*given: object) -> "asyncio.Future[None]":
                failed = asyncio.get_running_loop().create_future()
                failed.set_exception(StorageError("the disk is full"))
                return failed

            def fills(*given: Any) -> "asyncio.Future[None]":
                """The last seed is still stored, and then nothing more."""
                if b'"seedshown"' in given[2][0]:
                    return append(*given)
                return full()

            async with line(place.address, table) as eve:
                await asked(place.http, table, "start", host=host)
                monkeypatch.setattr(store, "append", fills)
                for seed, token in list(zip(SEEDS, tokens, strict=True))[:shown]:
                    async with line(place.address, table, token) as person:
                        person.send({"t": "seed", "seed": seed})
                        await person.until("seedshown")
                await asyncio.sleep(0.3)
                monkeypatch.setattr(store, "append", append)
                await eve.until(entry)

    asyncio.run(story(Pace(0.0), 3, "started"))
    asyncio.run(story(Pace(0.0, seeds=0.1), 2, "unsealed"))


def test_seeds_are_not_void_because_the_server_slept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "RETRY", 0.05)

    async def story() -> None:
        async with running(tmp_path, WIDE, Pace(0.0, seeds=1.0)) as place:
            table, host, _ = await sealed_table(place)
            await asked(place.http, table, "start", host=host)
            room = await place.hub.find(table)
            place.hub.steady._slept += 1.0  # a second that nobody had
            await asyncio.sleep(1.2)
            assert not room.table.redraws
            await asyncio.sleep(1.2)
            assert room.table.redraws

    asyncio.run(story())
