"""All tables of a server: what is kept in memory, what is given up, what is packed away."""

import asyncio
from pathlib import Path

from tests.server.harness import FAST, WIDE, connected, opened, running, seated, started, with_bots
from tests.server.matches import played

from hexhold.server import log
from hexhold.server.limits import Limits
from hexhold.server.room import Pace
from hexhold.server.storage import Mark

IMPATIENT = Limits(waiting_seconds=-1.0, idle_seconds=0.0, playing_seconds=-1.0, tidy_seconds=3600)
TIDY = Limits(idle_seconds=0.0, tidy_seconds=3600)


def test_names_of_tables_that_are_not_leave_nothing_behind(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            for number in range(200):
                answer = await place.http.get(f"/api/tables/nowhere{number}")
                assert answer.status_code == 404
            hub = place.hub
            assert [len(kept) for kept in (hub.rooms, hub._loading, hub._seen)] == [0, 0, 0]

    asyncio.run(story())


def test_a_table_that_nobody_comes_to_is_given_up_and_tells_its_secret(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, IMPATIENT) as place:
            table, _ = await opened(place, players="3")
            async with connected(place, table):
                await place.hub.tidy()
                assert (await place.http.get(f"/api/tables/{table}")).json()["status"] == "waiting"
            while place.hub.rooms[table].clients:
                await asyncio.sleep(0.01)
            await place.hub.tidy()
            info = (await place.http.get(f"/api/tables/{table}")).json()
            assert info["status"] == "over"
            assert info["secret"]

    asyncio.run(story())


def test_a_match_that_nobody_comes_back_to_is_given_up(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, IMPATIENT) as place:
            table, host = await opened(place, players="3")
            await seated(place, table)
            await with_bots(place, table, host, [1, 2], "random")
            await started(place, table, host)
            await place.hub.tidy()
            info = (await place.http.get(f"/api/tables/{table}")).json()
            assert (info["status"], info["result"]["ending"]) == ("over", "expired")

    asyncio.run(story())


def test_what_is_over_is_packed_and_read_as_before(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, TIDY) as place:
            _, entries = played("rivals", {"mode": "intro", "turn_limit": 4})
            raw = [log.write(entry) for entry in entries]
            await place.hub.storage.append("past", 1, raw, Mark("over", False))
            before = (await place.http.get("/api/tables/past/record")).text
            assert await place.hub.storage.unpacked(9) == ["past"]
            await place.hub.tidy()
            assert not place.hub.rooms
            assert await place.hub.storage.unpacked(9) == []
            assert (await place.http.get("/api/tables/past/record")).text == before

    asyncio.run(story())


def test_public_tables_that_wait_are_in_the_lobby_after_a_restart_but_not_in_memory(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with running(tmp_path, TIDY) as place:
            body = {"game": "watch", "public": True}
            table = (await place.http.post("/api/tables", json=body)).json()["table"]
        async with running(tmp_path, TIDY) as place:
            while not place.hub._listed:
                await asyncio.sleep(0.01)
            await place.hub.tidy()
            assert not place.hub.rooms
            lobby = (await place.http.get("/api/tables")).json()["tables"]
            assert [info["table"] for info in lobby] == [table]

    asyncio.run(story())


def test_a_damaged_table_says_so_and_the_others_go_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            _, entries = played("watch", {"players": "3", "turn_limit": 2})
            for number, wrong in enumerate((b"{", log.write(log.Moved(9, 0, ["0 road 1"])))):
                raw = [log.write(entry) for entry in entries]
                raw[8] = wrong
                await place.hub.storage.append(f"bad{number}", 1, raw)
                answer = await place.http.get(f"/api/tables/bad{number}")
                assert (answer.status_code, answer.json()["code"]) == (409, "damaged")
                assert "entry 9" in answer.json()["reason"]
            table, _ = await opened(place, players="3")
            async with connected(place, table) as eve:
                assert eve.table["status"] == "waiting"

    asyncio.run(story())


def test_a_store_that_fails_is_told_as_such(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, FAST) as place:
            assert (await place.http.get("/ready")).status_code == 200
            table, _ = await opened(place, players="3")
            await place.hub.storage.close()
            answers = [
                await place.http.get("/ready"),
                await place.http.post("/api/tables", json={"game": "watch"}),
                await place.http.post(f"/api/tables/{table}/sit", json={"name": "Ann"}),
            ]
            assert [answer.status_code for answer in answers] == [503, 503, 503]
            assert (await place.http.get("/health")).status_code == 200

    asyncio.run(story())


def test_a_person_has_so_long_to_answer_an_offer_and_then_it_counts_as_declined(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, Pace(0.0)) as place:
            body = {"game": "watch", "options": {"players": "3", "first": "0"}, "answer_seconds": 1}
            answer = (await place.http.post("/api/tables", json=body)).json()
            table, host = answer["table"], answer["host"]
            tokens = [await seated(place, table, f"P{n}") for n in range(3)]
            await started(place, table, host)
            room = await place.hub.find(table)
            async with connected(place, table, tokens[1]) as bob:
                position = "phase=turn | 0 hand=ore | 1 hand=wool"
                room.table.match.state = room.table.game.state_at(position)  # type: ignore[union-attr]
                await room.ask(lambda t, now: t.act(0, "offer ore > wool", now))
                offered = await bob.hear()
                assert 0 < offered["answer_left"] <= 1000
                declined = [await bob.hear(), await bob.hear()]
                assert {message["seat"] for message in declined} == {1, 2}
                assert room.table.answering() == []

    asyncio.run(story())
