"""Every game of both boxes, played to its end over real sockets: people who come and go, and bots.

Each client makes its view from updates alone, breaks its connection now and then, comes back with
the version it holds, and compares its view with a fresh welcome.
"""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Place, running, seated, started, with_bots
from tests.server.restless import Restless

import hexhold
from hexhold.core.fair import verify
from hexhold.core.record import read_header
from hexhold.server.seats import hashed

# Every mode; every edition of the Watch once. Greedy bots see to it that matches end.
MATCHES: list[tuple[str, dict[str, Any], int]] = [
    ("watch", {"mode": "base", "players": "3", "edition": "en"}, 1),
    ("watch", {"mode": "base", "players": "4", "edition": "pl", "board": "random"}, 2),
    ("watch", {"mode": "brotherhood", "players": "3", "edition": "de", "drama": True}, 1),
    ("watch", {"mode": "brotherhood", "players": "4", "edition": "ru", "offers": 2}, 2),
    ("rivals", {"mode": "intro", "edition": "ru"}, 1),
    ("rivals", {"mode": "gold", "edition": "en"}, 1),
    ("rivals", {"mode": "turmoil", "edition": "ru"}, 1),
    ("rivals", {"mode": "progress", "edition": "en"}, 1),
    ("rivals", {"mode": "duel", "edition": "ru"}, 1),
]


async def opened(
    place: Place, game: str, options: dict[str, Any], **more: Any
) -> tuple[str, str, int]:
    """A table, its host token, and how many seats it has."""
    body = {"game": game, "options": options, **more}
    answer = await place.http.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    data = answer.json()
    return data["table"], data["host"], len(data["info"]["seats"])


async def begun(
    place: Place, game: str, options: dict[str, Any], people: int, **more: Any
) -> tuple[str, list[Restless]]:
    """A match of some people, who sit first, and greedy bots; and its people."""
    table, host, seats = await opened(place, game, options, **more)
    tokens = [await seated(place, table, f"P{seat}", f"s{seat}") for seat in range(people)]
    await with_bots(place, table, host, list(range(people, seats)), "greedy")
    await started(place, table, host)
    return table, [Restless(place, table, token, seed) for seed, token in enumerate(tokens, 1)]


async def proved(place: Place, table: str, clients: list[Restless]) -> None:
    """The match is over, everybody holds the end, and the record proves its dice."""
    live = await place.hub.find(table)
    match = live.table.match
    assert match is not None
    assert match.over
    for client in clients:
        seat = live.table.seat_held_by(hashed(client.token))
        assert client.player.view == match.view(seat)
        assert client.player.version == live.table.version
        assert client.compared == client.returns > 1
        assert {error["code"] for error in client.player.errors} <= {"refused"}
    record = (await place.http.get(f"/api/tables/{table}/record")).text
    replayed = hexhold.replay(record)
    proof = read_header(record.splitlines()).proof
    assert proof is not None
    assert verify(replayed.game, replayed.game.new_state(), replayed.moves, proof) > 5
    assert replayed.state == match.state


@pytest.mark.parametrize(
    ("game", "options", "people"),
    MATCHES,
    ids=lambda given: f"{given['mode']}-{given['edition']}" if isinstance(given, dict) else None,
)
def test_a_match_is_played_to_its_end_by_people_who_come_and_go(
    tmp_path: Path, game: str, options: dict[str, Any], people: int
) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            table, clients = await begun(place, game, options, people)
            clients.append(Restless(place, table, seed=9, stay=30))  # a spectator
            await asyncio.gather(*(client.play() for client in clients))
            await proved(place, table, clients)

    asyncio.run(story())


class Sleepy(Restless):
    """Lets the clock run out once, then wakes up and says so."""

    awake = False

    async def act(self) -> None:
        if self.awake:
            await super().act()

    async def hear(self) -> None:
        await super().hear()
        last = self.player.heard[-1]
        if last.get("entry") == "away" and last.get("seat") == 1:
            self.awake = True
            await self.player.say_raw({"t": "back"})


def test_a_bot_plays_for_whoever_lets_the_clock_run_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            options = {"mode": "base", "players": "3", "trade": False, "first": "1"}
            table, clients = await begun(place, "watch", options, 2, turn_seconds=2)
            sleepy = Sleepy(place, table, clients[1].token, 2)
            clients[1] = sleepy
            await asyncio.gather(*(client.play() for client in clients))
            assert sleepy.awake
            told = [(m.get("entry"), m.get("seat")) for m in clients[0].player.heard]
            assert told.index(("away", 1)) < told.index(("back", 1))
            await proved(place, table, clients)

    asyncio.run(story())
