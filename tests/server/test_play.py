"""Whole matches over real sockets: people, bots, spectators, reconnects."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import (
    Player,
    connected,
    opened,
    play_on,
    running,
    seated,
    started,
    with_bots,
)

import hexhold
from hexhold.core.fair import verify
from hexhold.core.record import read_header


def chooser(seed: int) -> Any:
    """Chooses at random, but ends turns often enough to get somewhere."""
    rng = random.Random(seed)

    def choose(player: Player) -> str | None:
        actions = player.choices["actions"] if player.choices else []
        quiet = [a for a in actions if not a.startswith(("offer", "counter", "supply"))]
        return rng.choice(quiet or actions) if actions else None

    return choose


def has_heard_the_last_word(player: Player) -> bool:
    """When a match is over, one of its bots says so."""
    said = [message["said"].get("phrase") for message in player.heard if message.get("said")]
    return bool(said) and said[-1] in ("good-game", "well-played")


@pytest.mark.parametrize(
    "options",
    [
        {"mode": "base", "players": "3", "trade": False},
        {"mode": "brotherhood", "players": "4", "edition": "ru", "trade": False},
    ],
    ids=lambda options: f"{options['mode']}-{options['players']}",
)
def test_people_and_bots_play_a_match_to_its_end(tmp_path: Path, options: dict[str, Any]) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            table, host = await opened(place, **options)
            tokens = [await seated(place, table, name) for name in ("Ann", "Bob")]
            await with_bots(place, table, host, list(range(2, int(options["players"]))), "greedy")
            async with (
                connected(place, table, tokens[0]) as ann,
                connected(place, table, tokens[1]) as bob,
                connected(place, table) as spectator,
            ):
                await started(place, table, host)
                await asyncio.gather(
                    play_on(ann, chooser(1)),
                    play_on(bob, chooser(2)),
                    play_on(spectator, lambda player: None),
                )
                for player in (ann, bob, spectator):
                    while not has_heard_the_last_word(player):
                        await player.hear()
                live = await place.hub.find(table)
                match = live.table.match
                assert match is not None
                for seat, player in ((0, ann), (1, bob), (hexhold.SPECTATOR, spectator)):
                    assert player.view == match.view(seat)
                    assert player.version == live.table.version
            record = (await place.http.get(f"/api/tables/{table}/record")).text
            replayed = hexhold.replay(record)
            proof = read_header(record.splitlines()).proof
            assert proof is not None
            assert proof.commitment == ann.table["commitment"]
            assert verify(replayed.game, replayed.game.new_state(), replayed.moves, proof) > 10
            summary = (await place.http.get(f"/api/tables/{table}/summary")).json()
            assert [sum(s.values()) for s in summary["sources"]] == summary["points"]

    asyncio.run(story())


def test_who_comes_back_or_missed_something_hears_everything(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            table, host = await opened(place, players="3", trade=False, first="0")
            token = await seated(place, table)
            await with_bots(place, table, host, [1, 2], "random")
            async with connected(place, table, token) as ann:
                await started(place, table, host)
                while not ann.choices:
                    await ann.hear()
                await ann.act(ann.choices["actions"][0])
                while ann.version < 6:
                    await ann.hear()
            async with connected(place, table, token) as back:
                room = await place.hub.find(table)
                while back.version < room.table.version:
                    await back.hear()
                assert room.table.match is not None
                assert back.view == room.table.match.view(0)
                await back.say_raw({"t": "sync"})
                while (await back.hear())["t"] != "welcome":
                    pass

    asyncio.run(story())


def test_a_repeated_action_is_applied_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            table, host = await opened(place, players="3", first="0")
            token = await seated(place, table)
            await with_bots(place, table, host, [1, 2], "random")
            async with connected(place, table, token) as ann:
                await started(place, table, host)
                while not ann.choices:
                    await ann.hear()
                message = {"t": "act", "id": "once", "action": ann.choices["actions"][3]}
                await ann.say_raw(message)
                while not any(m.get("id") == "once" for m in ann.heard):
                    await ann.hear()
                first = ann.version
                await ann.say_raw(message)
                while not any(m["t"] == "done" for m in ann.heard):
                    await ann.hear()
                done = next(m for m in ann.heard if m["t"] == "done")
                assert done["id"] == "once"
                assert done["version"] == first
                assert not ann.errors

    asyncio.run(story())


def test_an_action_may_be_taken_back_until_something_is_revealed(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            table, host = await opened(place, players="3", first="0")
            tokens = [await seated(place, table, name) for name in ("Ann", "Bob", "Cid")]
            async with connected(place, table, tokens[0]) as ann:
                await started(place, table, host)
                await ann.hear()
                before = ann.view
                await ann.act("settlement 12")
                await ann.hear()
                await ann.say_raw({"t": "undo"})
                await ann.hear()
                assert ann.view == before
                await ann.say_raw({"t": "undo"})
                await ann.hear()
                assert ann.errors[-1]["code"] == "no-undo"

    asyncio.run(story())
