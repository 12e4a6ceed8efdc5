"""One who floods a server, in a process of its own: `python -m tests.server.attack.flooder`.

Whatever it hears, it goes on; when it is cut off, it comes back.
"""

import asyncio
import contextlib
import itertools
import json
import sys
import time
from typing import Any

from tests.server.attack.rig import asked, bare, http_from, line, match_of, statuses
from tests.server.doors import frame
from websockets.frames import Opcode

AT_ONCE = 4  # sockets
REQUESTING = 64  # connections, so that waiting for an answer is no rest
MESSAGES: dict[str, list[Any]] = {
    "messages": [{"t": "ping"}],
    "chat": [{"t": "say", "text": "hello"}],
    "why": [{"t": "why", "action": "settlement 12"}],
    "sync": [{"t": "sync"}],
    "undo": [],  # made below
    "pings": [],
}
REQUESTS = ("seed", "mute", "summary", "replay", "sit", "open", "show", "lobby")
KINDS = (*MESSAGES, *REQUESTS, "hasty")


def source_of(kind: str) -> str:
    """Each has an address of its own: what one has used up is no limit to another."""
    return f"127.0.9.{1 + KINDS.index(kind)}"


async def over_sockets(address: str, kind: str, table: str, token: str, until: float) -> None:
    """One connection at full speed."""
    numbers = itertools.count()
    while time.monotonic() < until:
        with contextlib.suppress(
            OSError, AssertionError, asyncio.IncompleteReadError, TimeoutError
        ):
            async with line(address, table, token, source_of(kind)) as flooder:
                reading = asyncio.create_task(flooder.rest())
                while not reading.done() and time.monotonic() < until:
                    if kind == "pings":
                        flooder.bare.send(frame(Opcode.PING, b"x" * 100) * 100)
                    elif kind == "undo":
                        action = {"t": "act", "id": f"f{next(numbers)}", "action": "settlement 12"}
                        flooder.send(action)
                        flooder.send({"t": "undo"})
                    else:
                        flooder.send(MESSAGES[kind][0], 100)
                    await flooder.bare.writer.drain()
                    await asyncio.sleep(0)
                reading.cancel()


async def over_http(
    address: str, kind: str, table: str, keys: dict[str, str], until: float
) -> None:
    """One connection full of requests."""
    asking: dict[str, tuple[str, str, Any]] = {
        "seed": ("POST", f"/api/tables/{table}/seed", {"token": keys["token"], "seed": "x"}),
        "mute": ("POST", f"/api/tables/{table}/mute", {"host": keys["host"], "name": "Eve"}),
        "sit": ("POST", f"/api/tables/{table}/sit", {"name": "Zoe"}),
        "open": ("POST", "/api/tables", {"game": "watch"}),
        "summary": ("GET", f"/api/tables/{keys['over']}/summary", None),
        "replay": ("GET", f"/api/tables/{keys['over']}/replay?seat=open", None),
        "show": ("GET", f"/api/tables/{table}", None),
        "lobby": ("GET", "/api/tables", None),
    }
    method, path, body = asking[kind]
    while time.monotonic() < until:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
            await statuses(address, method, path, 100, source_of(kind), body)


async def in_haste(address: str, until: float) -> None:
    """Come, ask, and go without waiting for the answer; and come again."""
    request = f"GET /api/tables HTTP/1.1\r\nHost: {address}\r\n\r\n".encode()
    while time.monotonic() < until:
        with contextlib.suppress(OSError, TimeoutError):
            async with bare(address, source_of("hasty")) as client:
                client.send(request)
                await asyncio.sleep(0)


async def flood(address: str, kind: str, seconds: float, over: str) -> None:
    """Flood a table of one's own."""
    async with http_from(address, source_of(kind)) as http:
        if kind in MESSAGES:
            match = await match_of(http, 3)
            table, token, host = match.table, match.tokens[0], match.host
        else:
            opened = (await http.post("/api/tables", json={"game": "watch"})).json()
            table, host = opened["table"], opened["host"]
            token = (await asked(http, table, "sit", name="Ann"))["token"]
    print("flooding", flush=True)
    until = time.monotonic() + seconds
    keys = {"token": token, "host": host, "over": over}
    if kind in MESSAGES:
        await asyncio.gather(
            *(over_sockets(address, kind, table, token, until) for _ in range(AT_ONCE))
        )
    elif kind == "hasty":
        await asyncio.gather(*(in_haste(address, until) for _ in range(AT_ONCE)))
    else:
        await asyncio.gather(
            *(over_http(address, kind, table, keys, until) for _ in range(REQUESTING))
        )


if __name__ == "__main__":
    given = json.loads(sys.argv[1])
    asyncio.run(flood(given["address"], given["kind"], given["seconds"], given["over"]))
