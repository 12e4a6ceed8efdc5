"""Everything a client could send is expected: a stable code, no change, no stack trace."""

import asyncio
import contextlib
import json
import random
import string
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from tests.server.harness import FAST, WIDE, connected, opened, running, seated, started, with_bots

from hexhold.server.errors import CODES
from hexhold.server.limits import Limits
from hexhold.server.names import legible


@pytest.mark.parametrize(
    ("path", "body", "code", "status"),
    [
        ("/api/tables", b"{", "bad-message", 400),
        ("/api/tables", b"[]", "bad-message", 400),
        ("/api/tables", b'{"game": 3}', "bad-message", 400),
        ("/api/tables", b'{"game": "chess"}', "no-game", 400),
        ("/api/tables", b'{"game": "watch", "options": {"players": "9"}}', "no-game", 400),
        ("/api/tables", b'{"game": "watch", "extra": 1}', "bad-message", 400),
        ("/api/tables", b'{"game": "watch", "turn_seconds": -1}', "bad-message", 400),
        ("/api/tables", b"x" * 10_000_000, "too-large", 413),
        ("/api/tables/nowhere/sit", b'{"name": "Ann"}', "no-table", 404),
    ],
)
def test_a_bad_request_gets_a_code(
    tmp_path: Path, path: str, body: bytes, code: str, status: int
) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            answer = await place.http.post(path, content=body)
            assert answer.status_code == status, answer.text
            assert answer.json()["code"] == code

    asyncio.run(story())


def test_what_a_seat_or_host_may_not_do_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            table, host = await opened(place, players="3", first="0")
            token = await seated(place, table)

            async def refused(path: str, **body: Any) -> str:
                answer = await place.http.post(f"/api/tables/{table}/{path}", json=body)
                assert answer.status_code >= 400, answer.text
                code: str = answer.json()["code"]
                return code

            assert await refused("start", host="wrong") == "not-host"
            assert await refused("start", host=host) == "not-ready"
            assert await refused("sit", name="Bob", seat=0) == "seat-taken"
            assert await refused("sit", name="") == "bad-name"
            assert await refused("sit", name="x" * 99) == "bad-name"
            assert await refused("bot", host=host, seat=0, bot="greedy") == "seat-taken"
            assert await refused("bot", host=host, seat=1, bot="os:system") == "no-bot"
            assert await refused("bot", host=host, seat=99, bot="greedy") == "seat-taken"
            assert await refused("stand", token="wrong") == "not-seated"
            assert (await place.http.get(f"/api/tables/{table}/record")).json()["code"] == (
                "not-playing"
            )
            await with_bots(place, table, host, [1, 2], "random")
            await started(place, table, host)
            assert await refused("sit", name="Late") == "seat-taken"
            assert await refused("start", host=host) == "not-waiting"
            async with connected(place, table, token) as ann:
                version = (await place.hub.find(table)).table.version
                for message, code in [
                    ("{", "bad-message"),
                    ("[]", "bad-message"),
                    ('{"t": "act"}', "bad-message"),
                    ('{"t": "fly"}', "bad-message"),
                    ({"t": "act", "id": "1", "action": "fly 3"}, "bad-action"),
                    ({"t": "act", "id": "2", "action": "road 1"}, "refused"),
                    ({"t": "act", "id": "3", "action": "dice 3 4"}, "refused"),
                    ({"t": "undo"}, "no-undo"),
                    ({"t": "say", "text": ""}, "bad-text"),
                ]:
                    await ann.say_raw(message)
                    while not ann.errors:
                        await ann.hear()
                    assert ann.errors.pop()["code"] == code
                assert (await place.hub.find(table)).table.version == version
            async with connected(place, table) as spectator:
                await spectator.say_raw({"t": "act", "id": "1", "action": "roll"})
                await spectator.hear()
                assert spectator.errors[-1]["code"] == "not-seated"

    asyncio.run(story())


def test_a_flood_is_slowed_and_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        slow = Limits(messages_per_second=5, burst=10, tables_per_hour=3)
        async with running(tmp_path, slow, FAST) as place:
            table, _ = await opened(place, players="3")
            async with connected(place, table) as spectator:
                for _ in range(25):
                    await spectator.say_raw({"t": "ping"})
                codes = [(await spectator.hear())["t"] for _ in range(25)]
                assert codes.count("error") >= 10
                assert {e["code"] for e in spectator.errors} == {"too-fast"}
                for _ in range(100):  # who goes on and on is not listened to
                    await spectator.say_raw({"t": "ping"})
                with contextlib.suppress(websockets.ConnectionClosed):
                    while True:
                        await spectator.hear()
            statuses = [
                (await place.http.post("/api/tables", json={"game": "watch"})).status_code
                for _ in range(5)
            ]
            assert statuses == [201, 201, 429, 429, 429]

    asyncio.run(story())


def test_another_sites_page_is_turned_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            headers = {"origin": "http://evil.example"}
            answer = await place.http.post("/api/tables", json={"game": "watch"}, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
            table, _ = await opened(place, players="3")
            with pytest.raises(websockets.InvalidStatus):
                async with websockets.connect(
                    f"ws://{place.address}/ws/{table}", origin=websockets.Origin(headers["origin"])
                ):
                    pass
            for origin in ("null", "http://[", "//", ""):
                answer = await place.http.get("/api/games", headers={"origin": origin})
                assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
            answer = await place.http.get("/api/games")
            policy = answer.headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "form-action 'none'" in policy
            assert f"connect-src 'self' ws://{place.address} wss://{place.address};" in policy
            answer = await place.http.get("/api/games", headers={"host": "x; script-src *"})
            assert answer.status_code == 421
            assert "script-src" not in answer.headers["content-security-policy"]

    asyncio.run(story())


@pytest.mark.parametrize(
    ("sent", "read"),
    [
        ("  Ann \t B ", "Ann B"),
        ("Ann\u202etxt", "Anntxt"),  # would turn the line around
        ("A\u200bnn\u0000", "Ann"),
        ("Z" + "\u0301" * 20, "Z\u0301\u0301\u0301"),
        ("\U0001f469\u200d\U0001f680 Ann", "\U0001f469\u200d\U0001f680 Ann"),
        ("\u05d3\u05df", "\u05d3\u05df"),
        ("\u3164\u2800", ""),  # letters that show nothing
        ("\u200d \ufeff", ""),
    ],
)
def test_names_and_words_are_legible(sent: str, read: str) -> None:
    assert legible(sent) == read


def _junk(rng: random.Random) -> str:
    """Messages between nonsense and nearly right."""
    words = ["act", "undo", "say", "why", "sync", "ping", "t", "id", "action", "road 1", "offer"]
    value: Any = rng.choice([None, 1, -1, 1e308, True, "x" * 50, words[rng.randrange(11)], [], {}])
    message = {
        rng.choice(["t", "T", "id"]): rng.choice(words),
        rng.choice(["action", "text", "since", "id"]): value,
    }
    text = json.dumps(message)
    if rng.random() < 0.3:
        at = rng.randrange(len(text))
        text = text[:at] + rng.choice(string.printable) + text[at + 1 :]
    return text


def test_junk_never_breaks_the_server(tmp_path: Path) -> None:
    async def story() -> None:
        rng = random.Random(8)
        async with running(tmp_path, WIDE) as place:
            table, host = await opened(place, players="3", first="0")
            token = await seated(place, table)
            await with_bots(place, table, host, [1, 2], "random")
            await started(place, table, host)
            async with connected(place, table, token) as ann:
                for _ in range(600):
                    await ann.say_raw(_junk(rng))
                await ann.say_raw({"t": "ping"})
                while (await ann.hear())["t"] != "pong":
                    pass
                assert {error["code"] for error in ann.errors} <= set(CODES)
            answer = await place.http.get("/health")
            assert answer.status_code == 200

    asyncio.run(story())


TAILS = ("", "/sit", "/bot", "/start", "/record", "/summary", "/rematch", "/stand", "/seed", "/x")
BODIES = (b"", b"{}", b"null", b"\xff\xfe", b'{"host": 1}', b"[" * 5000)


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE"])
def test_no_path_gives_a_server_error(tmp_path: Path, method: str) -> None:
    async def story() -> None:
        rng = random.Random(4)
        async with running(tmp_path) as place:
            table, _ = await opened(place, players="3")
            tails = [
                "",
                "/sit",
                "/bot",
                "/start",
                "/record",
                "/summary",
                "/rematch",
                "/stand",
                "/seed",
                "/x",
            ]
            for tail in tails:
                for name in (table, "nowhere", "%00", "a" * 500):
                    body = rng.choice(
                        [b"", b"{}", b"null", b"\xff\xfe", b'{"host": 1}', b"[" * 5000]
                    )
                    answer: httpx.Response = await place.http.request(
                        method, f"/api/tables/{name}{tail}", content=body
                    )
                    assert answer.status_code < 500, (method, name, tail, body[:20], answer.text)

    asyncio.run(story())
