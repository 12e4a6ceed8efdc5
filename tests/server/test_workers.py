"""Whatever becomes of the server, the processes in which its bots think do not stay behind."""

import asyncio
import itertools
import json
import signal
import sys
import time
from pathlib import Path

import pytest
from tests.server.harness import dialled
from tests.server.test_crash import Server, open_match

pytestmark = pytest.mark.skipif(
    not Path("/proc/self/stat").exists(), reason="children are looked up in /proc"
)


def parent_of(process: Path) -> int:
    """The parent of a process; the name before it may hold anything."""
    try:
        return int((process / "stat").read_text().rpartition(")")[2].split()[1])
    except (OSError, IndexError):
        return -1


def family(pid: int) -> set[int]:
    """All children of a process, and theirs."""
    parents = {int(p.name): parent_of(p) for p in Path("/proc").iterdir() if p.name.isdigit()}
    found: set[int] = set()
    new = {pid}
    while new:
        new = {child for child, parent in parents.items() if parent in new} - found
        found |= new
    return found


def alive(pid: int) -> bool:
    """Whether a process runs: one that nobody has asked about yet is dead all the same."""
    try:
        return (Path("/proc") / str(pid) / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


async def let_bots_think(server: Server) -> None:
    """Act once, so that bots have to answer."""
    table, (token,) = await open_match(server)
    async with dialled(server.address, table, token) as socket:
        for counter in itertools.count():
            message = json.loads(await asyncio.wait_for(socket.recv(), 20))
            if message.get("entry") == "moved" and message["seat"] != 0:
                return
            choices = message.get("choices")
            if choices:
                act = {"t": "act", "id": f"a{counter}", "action": choices["actions"][0]}
                await socket.send(json.dumps(act))


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT], ids=str)
def test_no_process_outlives_the_server(tmp_path: Path, how: signal.Signals) -> None:
    server = Server(tmp_path / "tables.sqlite")
    try:
        asyncio.run(let_bots_think(server))
        workers = family(server.process.pid)
        assert len(workers) >= 2  # the one that starts others, and one of these
        server.process.send_signal(how)
        server.process.wait(20)
        until = time.monotonic() + 20
        while any(map(alive, workers)) and time.monotonic() < until:
            time.sleep(0.05)
        assert not [pid for pid in workers if alive(pid)]
    finally:
        server.kill()
