"""Who floods a server is answered too-fast or cut off; nobody else notices, nothing is stored."""

import asyncio
import contextlib
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.server.attack.rig import asked, bare, line, match_of, statuses
from tests.server.doors import answer, frame, shake
from tests.server.harness import Place, opened, running
from tests.server.matches import played
from websockets.frames import Opcode

from hexhold.server import log
from hexhold.server.limits import Limits
from hexhold.server.names import look_alike
from hexhold.server.storage import Mark

STRICT = Limits(refusal_seconds=0)
MANY = 400


async def version_of(place: Place, table: str) -> int:
    return len(await place.hub.storage.entries(table))


MESSAGES: dict[str, list[Any]] = {
    "nonsense": ["x"],
    "ping": [{"t": "ping"}],
    "sync": [{"t": "sync"}],
    "why": [{"t": "why", "action": "settlement 12"}],
    "chat": [{"t": "say", "text": "hello"}],
    "back": [{"t": "back"}],
    "act": [{"t": "act", "id": "1", "action": "road 1"}],
    "end": [{"t": "propose_end"}, {"t": "vote", "agree": False}],
}


@pytest.mark.parametrize("what", MESSAGES)
def test_who_sends_without_end_is_cut_off(tmp_path: Path, what: str) -> None:
    async def story() -> None:
        async with running(tmp_path, STRICT) as place:
            match = await match_of(place.http, 2)
            before = await version_of(place, match.table)
            async with (
                line(place.address, match.table, match.tokens[0]) as flooder,
                line(place.address, match.table, match.tokens[1]) as other,
            ):
                await flooder.until("welcome")
                for message in MESSAGES[what] * (MANY // len(MESSAGES[what])):
                    flooder.send(message)
                heard = await flooder.rest()
                assert heard[-1] == {"t": "closed", "code": 1008}
                codes = Counter(m.get("code") for m in heard)
                assert codes["too-fast"] > 0
                other.send({"t": "ping"})
                await other.until("pong")
            grown = await version_of(place, match.table) - before
            limit = STRICT.chat_per_minute if what == "chat" else STRICT.burst
            assert grown <= limit + 5

    asyncio.run(story())


@pytest.mark.parametrize("kind", [Opcode.PING, Opcode.PONG])
def test_who_pings_without_end_is_cut_off_at_a_table_too(tmp_path: Path, kind: Opcode) -> None:
    async def story() -> None:
        async with running(tmp_path, STRICT) as place:
            match = await match_of(place.http)
            async with line(place.address, match.table, match.tokens[0]) as flooder:
                flooder.bare.send(frame(kind, b"x") * MANY)
                assert (await flooder.rest())[-1] == {"t": "closed", "code": 1008}

    asyncio.run(story())


def test_acting_and_taking_back_without_end_is_stored_within_the_limit(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, STRICT) as place:
            match = await match_of(place.http, 3)
            before = await version_of(place, match.table)
            async with line(place.address, match.table, match.tokens[0]) as flooder:
                welcome = await flooder.until("welcome")
                action = welcome["choices"]["actions"][0]
                for number in range(MANY):
                    flooder.send({"t": "act", "id": str(number), "action": action})
                    flooder.send({"t": "undo"})
                heard = await flooder.rest()
                assert heard[-1] == {"t": "closed", "code": 1008}
            assert await version_of(place, match.table) - before <= STRICT.burst + 5

    asyncio.run(story())


def test_many_sockets_of_one_address_are_one_flooder(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, STRICT) as place:
            match = await match_of(place.http)
            async with contextlib.AsyncExitStack() as stack:
                lines = [
                    await stack.enter_async_context(line(place.address, match.table))
                    for _ in range(20)
                ]
                for one in lines:
                    await one.until("welcome")
                    one.send({"t": "ping"}, STRICT.burst)  # each within its own limit
                pongs = 0
                for one in lines:
                    for _ in range(STRICT.burst):
                        message = await one.hear()
                        if message["t"] == "closed":
                            break
                        pongs += message["t"] == "pong"
                assert pongs < 20 * STRICT.burst

    asyncio.run(story())


def test_one_person_on_many_pages_is_one_flooder(tmp_path: Path) -> None:
    """With a page at each of many addresses, a person had the limit of all of them."""

    async def story() -> None:
        async with running(tmp_path, STRICT) as place:
            match = await match_of(place.http, 3)
            async with contextlib.AsyncExitStack() as stack:
                lines = [
                    await stack.enter_async_context(
                        line(place.address, match.table, match.tokens[0], f"127.0.3.{1 + number}")
                    )
                    for number in range(6)
                ]
                refused = 0
                for one in lines:
                    await one.until("welcome")
                    one.send({"t": "ping"}, STRICT.burst - 5)  # each within its own limit
                for one in lines:
                    for _ in range(STRICT.burst - 5):
                        message = await one.hear()
                        refused += message.get("code") == "too-fast"
                        if message["t"] == "closed":
                            break
                assert refused > STRICT.burst

    asyncio.run(story())


def test_who_talks_on_after_the_goodbye_is_not_read(tmp_path: Path) -> None:
    """All was still read until the connection ended: cut off, and as much work as before."""

    async def story() -> None:
        async with running(tmp_path, STRICT) as place:
            match = await match_of(place.http)
            async with line(place.address, match.table) as flooder:
                flooder.send({"t": "ping"}, MANY)
                await flooder.until("closed")
                flooder.bare.send(frame(Opcode.TEXT, b"x" * 8000) * 1000)
                await asyncio.sleep(0.3)
                unread = flooder.bare.writer.transport.get_write_buffer_size()
                assert unread > 1_000_000 or flooder.bare.writer.is_closing()

    asyncio.run(story())


def test_who_comes_again_and_again_has_to_wait(tmp_path: Path) -> None:
    """Requests had a limit, and WebSockets only one to their number at a time."""

    async def story() -> None:
        async with running(tmp_path, Limits(request_burst=20, sockets_per_address=20)) as place:
            table, _ = await opened(place, players="3")
            shaken: Counter[int] = Counter()
            for _ in range(40):
                async with bare(place.address) as client:
                    client.send(shake(f"/ws/{table}"))
                    shaken[(await answer(client))[0]] += 1
            assert shaken[101] >= 20
            assert shaken[429] > 0
            async with line(place.address, table, source="127.0.0.7") as other:
                await other.until("welcome")

    asyncio.run(story())


def test_who_was_cut_off_has_to_wait_before_coming_back(tmp_path: Path) -> None:
    """A flooder who came straight back kept the server as busy as before."""

    async def story() -> None:
        limits = Limits(request_burst=100, refusal_seconds=0, sockets_per_second=0.01)
        async with running(tmp_path, limits) as place:
            table, _ = await opened(place, players="3")
            for _ in range(2):
                async with line(place.address, table) as flooder:
                    flooder.send({"t": "ping"}, MANY)
                    await flooder.until("closed")
            codes: Counter[int] = Counter()
            while not codes[429] and codes.total() < 20:  # soon, when the server has noticed
                async with bare(place.address) as client:
                    client.send(shake(f"/ws/{table}"))
                    codes[(await answer(client))[0]] += 1
                await asyncio.sleep(0.05)
            assert codes[429]
            async with line(place.address, table, source="127.0.0.7") as other:
                await other.until("welcome")

    asyncio.run(story())


def test_an_address_connects_so_often_and_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        limits = Limits(connections_per_second=0.01, connection_burst=20)
        async with running(tmp_path, limits) as place:
            answered = 0
            for _ in range(25):
                with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                    answered += (await statuses(place.address, "GET", "/api/games", 10))[200] > 0
            assert answered == 20
            assert (await statuses(place.address, "GET", "/api/games", 10, "127.0.0.7"))[200] == 10

    asyncio.run(story())


# ------------------------------------------------------------------ over HTTP


def test_requests_without_end_are_answered_too_fast_and_store_little(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, STRICT) as place:
            _, ended = played("watch", {"players": "3", "turn_limit": 2})
            raw = [log.write(entry) for entry in ended]
            await place.hub.storage.append("past", 1, raw, Mark("over", False))
            table, host = await opened(place, players="3")
            token = (await asked(place.http, table, "sit", name="Ann"))["token"]
            before = await version_of(place, table)
            floods: list[tuple[str, str, dict[str, Any] | None]] = [
                ("POST", f"/api/tables/{table}/seed", {"token": token, "seed": "x"}),
                ("POST", f"/api/tables/{table}/mute", {"host": host, "name": "Eve"}),
                ("POST", f"/api/tables/{table}/sit", {"name": "Bob"}),
                ("POST", f"/api/tables/{table}/stand", {"token": token}),
                ("POST", "/api/tables", {"game": "watch"}),
                ("GET", "/api/tables/past/summary", None),
                ("GET", "/api/tables/past/replay?seat=open", None),
                ("GET", f"/api/tables/{table}", None),
                ("GET", "/api/tables", None),
            ]
            for number, (method, path, body) in enumerate(floods):
                source = f"127.0.0.{10 + number}"
                codes = await statuses(place.address, method, path, MANY, source, body)
                assert codes[429] > 0, (path, codes)
                assert not any(code >= 500 for code in codes), (path, codes)
            limit = STRICT.table_write_burst + 20 * STRICT.table_writes_per_second
            assert await version_of(place, table) - before <= 4 * limit
            stored = await place.hub.storage.open_tables()
            assert len(stored) <= STRICT.tables_per_hour + 1

    asyncio.run(story())


def test_a_stranger_cannot_lock_a_host_out_of_a_table(tmp_path: Path) -> None:
    """All requests about a table shared one limit: who used it up kept the host from starting."""

    async def story() -> None:
        async with running(tmp_path, STRICT) as place:
            table, host = await opened(place, players="3")
            path, body = f"/api/tables/{table}/stand", {"token": "x"}
            codes = await statuses(place.address, "POST", path, 100, "127.0.0.9", body)
            assert codes[429] > 0
            await asked(place.http, table, "bot", host=host, seat=1, bot="random")

    asyncio.run(story())


def test_a_made_up_address_escapes_no_limit(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, STRICT) as place:
            rng = random.Random(1)

            def lie() -> dict[str, str]:
                made_up = ".".join(str(rng.randrange(1, 255)) for _ in range(4))
                return {
                    "X_Forwarded_For": made_up, "X_Real_IP": made_up, "Client_IP": made_up,
                    "Forwarded": f"for={made_up}",
                }  # fmt: skip

            codes: Counter[int] = Counter()
            while sum(codes.values()) < 2 * MANY:
                codes += await statuses(place.address, "GET", "/api/games", 10, **lie())
            assert codes[429] > 0
            codes = await statuses(place.address, "GET", "/metrics", 10, **lie())
            assert set(codes) <= {403, 429}

    asyncio.run(story())


def test_figures_are_not_told_to_another_machine(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, STRICT) as place:
            for headers in (
                {"x-forwarded-for": "9.9.9.9"},
                {"x-forwarded-for": "127.0.0.1"},
                {"authorization": "Bearer x"},
                {"authorization": "Bearer None", "x-forwarded-for": "1.1.1.1"},
            ):
                answer = await place.http.get("/metrics", headers=headers)
                lies = "x-forwarded-for" in headers
                assert answer.status_code == (403 if lies else 200)

    asyncio.run(story())


def test_many_names_that_look_like_one_are_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, STRICT) as place:
            table, _ = await opened(place, players="3")
            await asked(place.http, table, "sit", name="Willow")
            for name in ("willow", "WiIlow", "Wi11ow", "Ｗillow", "W\u200dillow", "Wіllоw"):
                if look_alike(name, "Willow"):
                    answer = await place.http.post(f"/api/tables/{table}/sit", json={"name": name})
                    assert answer.json()["code"] == "name-taken", name
                async with line(place.address, table, name=name) as twin:
                    await twin.until("welcome")
                    twin.send({"t": "say", "text": "it is me"})
                    assert (await twin.until("error"))["code"] == "name-taken", name

    asyncio.run(story())
