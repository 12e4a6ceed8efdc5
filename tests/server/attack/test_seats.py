"""Nobody keeps a seat, sees a hand or acts for somebody whose seat is not theirs (any longer)."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.server.attack.rig import Line, asked, knows_a_hand, line, match_of
from tests.server.harness import WIDE, connected, running

from hexhold.core.contract import SPECTATOR
from hexhold.server import log
from hexhold.server.hub import Hub
from hexhold.server.room import Pace, Room

TRIES = 25
PATIENT = Pace(0.0, absence=3600.0)


async def moves_by(hub: Hub, table: str) -> list[log.Moved]:
    """What people did at a table, as it is stored."""
    entries = [log.read(raw) for raw in await hub.storage.entries(table)]
    return [entry for entry in entries if isinstance(entry, log.Moved) and not entry.by_bot]


# ------------------------------------------------------------------ a ghost in a seat


async def haunt(ghost: Line) -> None:
    """Ask for everything again and again, and act, while others go on."""
    for number in range(12):
        ghost.send({"t": "sync"})
        for site in range(0, 54, 9):
            ghost.send({"t": "act", "id": f"{number}-{site}", "action": f"settlement {site}"})
        await asyncio.sleep(0)


def test_who_stands_up_while_asking_for_everything_leaves_no_ghost(tmp_path: Path) -> None:
    """Before, a connection remembered its seat: a `sync` on its way when its owner stood up kept
    it in the seat, where it saw the next person's hand and acted for them."""

    async def story() -> None:
        async with running(tmp_path, WIDE, PATIENT) as place:
            for number in range(TRIES):
                await one_try(place.address, place.http, place.hub, number)

    async def one_try(address: str, http: Any, hub: Hub, number: int) -> None:
        body = {"game": "watch", "options": {"players": "3", "first": "0"}}
        opened = (await http.post("/api/tables", json=body)).json()
        table, host = opened["table"], opened["host"]
        left = (await asked(http, table, "sit", name="Ann", seat=0))["token"]
        for name in ("Bob", "Cid"):
            await asked(http, table, "sit", name=name)
        async with line(address, table, left) as ghost:
            standing = asyncio.create_task(asked(http, table, "stand", token=left))
            for _ in range(number % 5):
                await asyncio.sleep(0)
            await haunt(ghost)
            await standing
            new = (await asked(http, table, "sit", name="Zoe", seat=0))["token"]
            await asked(http, table, "start", host=host)
            await haunt(ghost)
            ghost.send({"t": "ping"})
            heard: list[dict[str, Any]] = []
            while not heard or heard[-1]["t"] != "pong":
                heard.append(await ghost.hear())
        lost = next(n for n, m in enumerate(heard) if m["t"] == "welcome" and m["seat"] is None)
        for message in heard[lost:]:
            assert not knows_a_hand(message), message
            assert message["t"] != "welcome" or message["seat"] is None
        assert await moves_by(hub, table) == []
        async with line(address, table, new) as zoe:
            assert knows_a_hand(await zoe.hear())

    asyncio.run(story())


def test_who_is_gone_before_its_turn_to_come_in_never_comes_in(tmp_path: Path) -> None:
    """Somebody connects while the table stores something, and hangs up before it is done."""

    async def story() -> None:
        async with running(tmp_path, WIDE, PATIENT) as place:
            match = await match_of(place.http, 3)
            room = await place.hub.find(match.table)
            stored, real = asyncio.Event(), room.storage.append

            def slow(*given: Any) -> "asyncio.Future[None]":
                async def later() -> None:
                    await stored.wait()
                    await real(*given)

                return asyncio.ensure_future(later())

            room.storage.append = slow  # type: ignore[method-assign, assignment]
            async with line(place.address, match.table, match.tokens[1]) as bob:
                await bob.until("welcome")
                bob.send({"t": "say", "text": "hello"})
                while not room._storing:
                    await asyncio.sleep(0.01)
                async with line(place.address, match.table, match.tokens[0]):
                    pass
                while len(place.hub.rooms[match.table]._inbox) < 1:
                    await asyncio.sleep(0.01)
                await asyncio.sleep(0.1)  # the server has seen that it is gone
                stored.set()
                await bob.until("said")
                bob.send({"t": "ping"})
                await bob.until("pong")
                assert room.present == {1}
                assert len(room.clients) == 1

    asyncio.run(story())


# ------------------------------------------------------------------ ids


@pytest.mark.parametrize("size", [65, 200, 8000])
def test_an_id_that_is_too_long_is_nobodys(tmp_path: Path, size: int) -> None:
    """Before, ids were cut to 64 letters: two that began alike were one, and the second action
    was answered as done though nobody had done it."""

    async def story() -> None:
        async with running(tmp_path, WIDE, PATIENT) as place:
            match = await match_of(place.http, 3)
            async with connected(place, match.table, match.tokens[0]) as ann:
                assert ann.choices is not None
                action = ann.choices["actions"][0]
                await ann.say_raw({"t": "act", "id": "x" * 64, "action": action})
                await ann.hear()
                await ann.say_raw({"t": "act", "id": "x" * size, "action": action})
                told = await ann.hear()
                assert (told["t"], told["code"]) == ("error", "bad-message")
            assert len(await moves_by(place.hub, match.table)) == 1

    asyncio.run(story())


# ------------------------------------------------------------------ tokens


def test_a_token_in_an_address_opens_no_seat(tmp_path: Path) -> None:
    """Before, it was a part of the address, and stood in the logs of every proxy."""

    async def story() -> None:
        async with running(tmp_path, WIDE, PATIENT) as place:
            match = await match_of(place.http, 3)
            async with line(place.address, f"{match.table}?token={match.tokens[0]}") as eve:
                told = await eve.until("welcome")
                assert told["seat"] is None
                assert not knows_a_hand(told)

    asyncio.run(story())


# ------------------------------------------------------------------ rematches


def test_a_hundred_rematches_at_once_over_sockets_and_pages_are_one(tmp_path: Path) -> None:
    """Before, eight that asked at once opened up to eight tables."""

    async def story() -> None:
        async with running(tmp_path, WIDE, PATIENT) as place:
            match = await match_of(place.http, 3)
            async with connected(place, match.table, match.tokens[0]) as ann:
                await ann.say_raw({"t": "propose_end"})  # alone: it is over at once
                while not ann.over:
                    await ann.hear()
                asking = [
                    asked(place.http, match.table, "rematch", token=token)
                    for token in [match.host, *match.tokens] * 25
                ]
                answers = await asyncio.gather(*asking)
            assert len({told["table"] for told in answers}) == 1
            names = await place.hub.storage.open_tables()
            assert [listed.name for listed in names] == [answers[0]["table"]]

    asyncio.run(story())


def test_a_spectators_view_is_the_measure_of_what_a_stranger_hears(tmp_path: Path) -> None:
    """`knows_a_hand` would notice: a seat's welcome holds what a spectator's does not."""

    async def story() -> None:
        async with running(tmp_path, WIDE, PATIENT) as place:
            match = await match_of(place.http, 3)
            room: Room = await place.hub.find(match.table)
            assert room.table.match is not None
            for seat, known in ((0, True), (1, True), (SPECTATOR, False)):
                message = {"view": json.loads(json.dumps(room.table.match.view(seat)))}
                assert knows_a_hand(message) is known

    asyncio.run(story())
