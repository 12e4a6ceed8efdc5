"""People at a table: who may speak, who may take whose seat, and who plays again."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import websockets
from tests.server.harness import (
    FAST,
    WIDE,
    Place,
    Player,
    connected,
    opened,
    running,
    seated,
    started,
    with_bots,
)
from tests.server.matches import add, played, step
from tests.server.matches import opened as opened_here

import hexhold
from hexhold.core.fair import verify
from hexhold.server import log
from hexhold.server.limits import Limits
from hexhold.server.live import Pace
from hexhold.server.seats import hashed

PATIENT = Pace(0.0, 0.0, absence=3600.0)
AT_ONCE = Pace(0.0, 0.0, absence=0.0)


async def asked(place: Place, table: str, what: str, **body: Any) -> Any:
    """A request that is granted."""
    answer = await place.http.post(f"/api/tables/{table}/{what}", json=body)
    assert answer.status_code in (200, 201), answer.text
    return answer.json()


async def refused(place: Place, table: str, what: str, **body: Any) -> str:
    """The code of a request that is not."""
    answer = await place.http.post(f"/api/tables/{table}/{what}", json=body)
    assert 400 <= answer.status_code < 500
    code: str = answer.json()["code"]
    return code


async def hear_until(player: Player, entry: str) -> dict[str, Any]:
    """The next update of a kind."""
    while True:
        message = await player.hear()
        if message["t"] == "error" or message.get("entry") == entry:
            return message


# ------------------------------------------------------------------ speaking


def test_the_host_mutes_a_seat_and_lets_it_speak_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            table, host = await opened(place, players="3")
            token = await seated(place, table)
            async with connected(place, table, token) as ann, connected(place, table) as eve:
                info = await asked(place, table, "mute", host=host, seat=0)
                assert [seat["muted"] for seat in info["seats"]] == [True, False, False]
                await ann.say_raw({"t": "say", "text": "hello"})
                assert (await hear_until(ann, "said"))["code"] == "muted"
                await asked(place, table, "mute", host=host, seat=0, muted=False)
                await ann.say_raw({"t": "say", "text": "hello again"})
                said = (await hear_until(eve, "said"))["said"]
                assert (said["seat"], said["name"], said["text"]) == (0, "Ann", "hello again")
                assert [m["entry"] for m in eve.heard[1:]] == ["muted", "muted", "said"]

    asyncio.run(story())


def test_spectators_are_muted_by_their_name(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            table, host = await opened(place, players="3")
            info = await asked(place, table, "mute", host=host, name="Eve")
            assert info["muted"] == ["Eve"]
            base = f"ws://{place.address}/ws/{table}?name="
            async with (
                websockets.connect(base + "Eve") as one,
                websockets.connect(base + "Fay") as two,
            ):
                eve, fay = Player(one), Player(two)
                for player in (eve, fay):
                    await player.hear()
                await eve.say_raw({"t": "say", "text": "hello"})
                assert (await eve.hear())["code"] == "muted"
                await fay.say_raw({"t": "say", "text": "hello"})
                said = (await fay.hear())["said"]
                assert (said["seat"], said["name"]) == (None, "Fay")
            assert (await asked(place, table, "mute", host=host, name="Eve", muted=False))[
                "muted"
            ] == []

    asyncio.run(story())


def test_only_the_host_mutes_and_only_who_is_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            table, host = await opened(place, players="3")
            assert await refused(place, table, "mute", host="x", seat=0) == "not-host"
            assert await refused(place, table, "mute", host=host, seat=0) == "not-seated"
            assert await refused(place, table, "mute", host=host, seat=7) == "not-seated"
            assert await refused(place, table, "mute", host=host) == "bad-name"

    asyncio.run(story())


def test_a_mute_outlives_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            table, host = await opened(place, players="3")
            token = await seated(place, table)
            await asked(place, table, "mute", host=host, seat=0)
        async with running(tmp_path) as place, connected(place, table, token) as ann:
            assert ann.table["seats"][0]["muted"]
            await ann.say_raw({"t": "say", "text": "hello"})
            assert (await ann.hear())["code"] == "muted"

    asyncio.run(story())


def test_who_talks_too_much_is_slowed_down(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, Limits(chat_per_minute=3)) as place:
            table, _ = await opened(place, players="3")
            async with connected(place, table) as eve:
                for _ in range(5):
                    await eve.say_raw({"t": "say", "text": "hello"})
                heard = [await eve.hear() for _ in range(5)]
                assert [m.get("code") for m in heard].count("too-fast") == 2
                assert [m.get("entry") for m in heard].count("said") == 3

    asyncio.run(story())


# ------------------------------------------------------------------ connections


def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, Limits(sockets_per_address=2)) as place:
            table, _ = await opened(place, players="3")
            url = f"ws://{place.address}/ws/{table}"
            async with (
                connected(place, table),
                connected(place, table),
                websockets.connect(url) as third,
            ):
                player = Player(third)
                assert (await player.hear())["code"] == "too-many-sockets"
                with pytest.raises(websockets.ConnectionClosed):
                    await player.hear()
            for _ in range(100):
                await asyncio.sleep(0.01)
                if not place.house.sockets:
                    break
            assert not place.house.sockets
            async with connected(place, table) as again:
                assert again.table["table"] == table

    asyncio.run(story())


# ------------------------------------------------------------------ seats


async def playing(place: Place, people: int = 1) -> tuple[str, str, list[str]]:
    """A match of so many people and bots."""
    table, host = await opened(place, players="3", first="0")
    tokens = [await seated(place, table, f"P{n}", f"seed{n}") for n in range(people)]
    await with_bots(place, table, host, list(range(people, 3)), "random")
    await started(place, table, host)
    return table, host, tokens


def test_who_is_there_keeps_the_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, AT_ONCE) as place:
            table, host, tokens = await playing(place)
            async with connected(place, table, tokens[0]):
                for what in ("bot", "free"):
                    assert await refused(place, table, what, host=host, seat=0) == "seat-taken"
                assert await refused(place, table, "free", host="x", seat=0) == "not-host"
                assert await refused(place, table, "free", host=host, seat=9) == "seat-taken"
                assert await refused(place, table, "sit", name="Zoe") == "not-waiting"

    asyncio.run(story())


def test_who_has_just_gone_is_waited_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, PATIENT) as place:
            table, host, tokens = await playing(place)
            async with connected(place, table, tokens[0]):
                pass
            assert await refused(place, table, "bot", host=host, seat=0) == "seat-taken"

    asyncio.run(story())


def test_a_bot_takes_the_seat_of_somebody_who_is_gone(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, AT_ONCE) as place:
            table, host, tokens = await playing(place)
            async with connected(place, table) as eve:
                info = await asked(place, table, "bot", host=host, seat=0, bot="random")
                assert info["seats"][0]["kind"] == "bot"
                while eve.version < 12:  # the match goes on
                    await eve.hear()
            async with websockets.connect(
                f"ws://{place.address}/ws/{table}?token={tokens[0]}"
            ) as socket:
                assert (await Player(socket).hear())["code"] == "not-seated"

    asyncio.run(story())


def test_somebody_new_takes_over_seat_and_hand_and_the_dice_stay_fair(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, AT_ONCE) as place:
            table, host, tokens = await playing(place, people=3)
            live = await place.house.find(table)
            info = await asked(place, table, "free", host=host, seat=1)
            assert info["seats"][1]["kind"] == "open"
            seat = await asked(place, table, "sit", name="Zoe", seed="mine")
            assert seat["seat"] == 1
            assert live.table.seats[1].seed == "seed1"  # the dice were promised with this one
            async with connected(place, table, seat["token"]) as zoe:
                assert live.table.match is not None
                assert zoe.view == live.table.match.view(1)
            assert live.table.seats[1].token == hashed(seat["token"])
            with pytest.raises(Exception, match="not-seated"):
                live.table.seat_of(tokens[1])

    asyncio.run(story())


def test_a_bot_plays_an_open_seat_until_somebody_sits_down(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, AT_ONCE) as place:
            table, host, _ = await playing(place)
            async with connected(place, table) as eve:
                await asked(place, table, "free", host=host, seat=0)
                while eve.version < 12:
                    await eve.hear()

    asyncio.run(story())


@pytest.mark.parametrize("how", ["stand", "bot"])
def test_who_has_lost_a_seat_sees_no_more_than_a_spectator(tmp_path: Path, how: str) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, FAST) as place:
            table, host = await opened(place, players="3", first="0")
            tokens = [await seated(place, table, name) for name in ("Ann", "Bob", "Cid")]
            async with connected(place, table, tokens[1]) as bob:
                if how == "stand":
                    await asked(place, table, "stand", token=tokens[1])
                    await seated(place, table, "Zoe")
                    await started(place, table, host)
                else:
                    await started(place, table, host)
                    live = await place.house.find(table)
                    await live.submit(lambda t, now: log.Away(now, 1))
                    await asked(place, table, "bot", host=host, seat=1)
                while len([m for m in bob.heard if m["t"] == "welcome"]) < 2 or bob.view is None:
                    await bob.hear()
                assert bob.view["own"] is None
                await bob.say_raw({"t": "act", "id": "1", "action": "settlement 12"})
                while not bob.errors:
                    await bob.hear()
                assert bob.errors[0]["code"] == "not-seated"

    asyncio.run(story())


# ------------------------------------------------------------------ again


async def over(place: Place, **options: Any) -> str:
    """A table whose match is over; its host is 'host', its tokens t0, t1 …"""
    _, entries = played("watch", {"players": "3", "turn_limit": 2, **options})
    await place.house.storage.append("past", 1, [log.write(entry) for entry in entries])
    return "past"


def test_the_same_people_play_again_with_the_same_tokens(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            old = await over(place)
            assert await refused(place, old, "rematch", host="x") == "not-host"
            async with connected(place, old, "t1") as bob:
                new = (await asked(place, old, "rematch", host="host"))["table"]
                assert (await hear_until(bob, "rematch"))["table"]["next_table"] == new
            assert (await asked(place, old, "rematch", host="host"))["table"] == new
            info = (await place.http.get(f"/api/tables/{new}")).json()
            assert [seat["name"] for seat in info["seats"]] == ["P0", "P1", "P2"]
            assert (
                info["commitment"]
                != (await place.http.get(f"/api/tables/{old}")).json()["commitment"]
            )
            await started(place, new, "host")
            async with connected(place, new, "t1") as bob:
                assert bob.heard[0]["seat"] == 1

    asyncio.run(story())


def test_the_seeds_of_a_rematch_are_given_after_its_seal(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            new = (await asked(place, await over(place), "rematch", host="host"))["table"]
            live = await place.house.find(new)
            assert [seat.seed for seat in live.table.seats] == ["", "", ""]
            assert await refused(place, new, "seed", token="x", seed="mine") == "not-seated"
            told = await asked(place, new, "seed", token="t1", seed="mine")
            assert told["seeds"] is None
            assert [seat.seed for seat in live.table.seats] == ["", "mine", ""]
            await started(place, new, "host")
            assert await refused(place, new, "seed", token="t1", seed="late") == "not-waiting"

    asyncio.run(story())


def test_nobody_plays_again_before_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            table, host, _ = await playing(place, people=3)
            assert await refused(place, table, "rematch", host=host) == "not-playing"

    asyncio.run(story())


def test_a_seat_that_stood_open_at_the_end_is_open_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            old = await over(place)
            live = await place.house.find(old)
            live.table.apply(log.Left(9, 2))
            new = (await asked(place, old, "rematch", host="host"))["table"]
            info = (await place.http.get(f"/api/tables/{new}")).json()
            assert [seat["kind"] for seat in info["seats"]] == ["person", "person", "open"]

    asyncio.run(story())


def test_the_luck_can_be_checked_when_a_seat_has_changed_hands() -> None:
    table, entries = opened_here("watch", {"players": "3", "turn_limit": 5})
    rng = hexhold.Rng(3)
    while table.status == "playing":
        add(table, entries, step(table, rng, 10 + len(entries)))
        if len(entries) == 12:
            add(table, entries, table.free("host", 1, 30, absent=True))
            add(table, entries, table.sit("Zoe", "t9", "mine", None, 31))
        if len(entries) == 20:
            add(table, entries, table.seat_bot("host", 2, "random", 32, absent=True))
    proof = table.proof()
    assert proof is not None
    assert proof.seeds == ("seed0é", "seed1é", "seed2é")
    assert table.match is not None
    assert verify(table.game, table.game.new_state(), table.match.moves, proof) > 5
