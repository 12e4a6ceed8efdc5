"""A game of somebody else, found by its entry point, plays everywhere: no line here knows it."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.server.attack.rig import asked, http_from, line, serving

HERE = Path(__file__).parent


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder lies where Python looks for packages, for every process that is started."""
    monkeypatch.setenv("PYTHONPATH", str(HERE))


def hexhold(*arguments: str, typed: str = "") -> str:
    """What a command says."""
    command = [sys.executable, "-m", "hexhold", *arguments]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_many_matches_of_it_are_simulated() -> None:
    told = hexhold("sim", "--game", "tiny", "--games", "20", "--option", "seats=4")
    assert "20 matches of tiny" in told
    assert "shown 20" in told


def test_its_options_are_told_in_its_own_words() -> None:
    assert "how many play" in hexhold("options", "tiny")


def test_it_is_played_in_the_terminal() -> None:
    told = hexhold("play", "--terminal", "--game", "tiny", "--seed", "3", typed="keep\n" * 5)
    assert "keep" in told
    assert '"hands"' in told  # there are words for nothing of it: its view is shown as it is


def test_it_is_played_on_a_server_looked_back_at_and_replayed(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        record, summary = asyncio.run(_played(server.address))
    assert summary["ending"] == "shown"
    file = tmp_path / "record.txt"
    file.write_text(record, encoding="utf-8")
    assert "tiny" in hexhold("replay", str(file))
    assert "fair: all" in hexhold("verify", str(file))


async def _played(address: str) -> tuple[str, dict[str, Any]]:
    """A match of one person and two bots, to its end."""
    async with http_from(address) as http:
        opened = (await http.post("/api/tables", json={"game": "tiny"})).json()
        table, host = opened["table"], opened["host"]
        token = (await asked(http, table, "sit", name="Ann"))["token"]
        for seat in (1, 2):
            await asked(http, table, "bot", host=host, seat=seat, bot="random")
        await asked(http, table, "start", host=host)
        async with line(address, table, token) as ann:
            message = await ann.until("welcome")
            while not message.get("choices"):
                message = await ann.hear()
            ann.send({"t": "act", "id": "1", "action": "keep"})
            await ann.until("moved")
            while (told := await http.get(f"/api/tables/{table}/record")).status_code != 200:
                await asyncio.sleep(0.05)
        return told.text, (await http.get(f"/api/tables/{table}/summary")).json()
