"""People at a table: who may speak, who may take whose seat, and who plays again."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import (
    WIDE,
    Place,
    Player,
    connected,
    dialled,
    opened,
    running,
    seated,
    started,
    with_bots,
)
from tests.server.matches import played

from hexhold.core.fair import seed_hash
from hexhold.server import log
from hexhold.server.limits import Limits
from hexhold.server.names import look_alike
from hexhold.server.room import Pace
from hexhold.server.storage import Mark

PATIENT = Pace(0.0, absence=3600.0)
AT_ONCE = Pace(0.0, absence=0.0)


async def asked(place: Place, table: str, what: str, **body: Any) -> Any:
    """A request that is granted."""
    answer = await place.http.post(f"/api/tables/{table}/{what}", json=body)
    assert answer.status_code in (200, 201, 202), answer.text
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
            async with (
                connected(place, table, name="Eve") as eve,
                connected(place, table, name="Fay") as fay,
            ):
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


def test_who_talks_from_two_pages_talks_no_more_than_from_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, Limits(chat_per_minute=3)) as place:
            table, _ = await opened(place, players="3")
            token = await seated(place, table)
            async with connected(place, table, token) as one, connected(place, table, token) as two:
                for _ in range(3):
                    await one.say_raw({"t": "say", "text": "hello"})
                    assert (await hear_until(one, "said")).get("code") is None
                for _ in range(3):
                    await hear_until(two, "said")
                await two.say_raw({"t": "say", "text": "hello"})
                assert (await hear_until(two, "said")).get("code") == "too-fast"

    asyncio.run(story())


# ------------------------------------------------------------------ names


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ann"), ("Anna", "Аnnа"), ("Ann", "Änn"), ("Bill", "BiII"), ("Oleg", "0leg"),
        ("Ann", "Ann."), ("Ann", "A nn"), ("modern", "modem"),
    ],
)  # fmt: skip
def test_names_that_may_be_confused_look_alike(one: str, other: str) -> None:
    assert look_alike(one, other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anna"), ("P6", "P9"), ("Иван", "Иза"), ("♥", "♦"), ("李", "王")]
)
def test_other_names_do_not(one: str, other: str) -> None:
    assert not look_alike(one, other)


def test_nobody_takes_a_name_that_looks_like_anothers(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            table, _ = await opened(place, players="3")
            await seated(place, table, "Anna")
            assert await refused(place, table, "sit", name="Аnnа") == "name-taken"
            async with connected(place, table, name="ANNA") as eve:
                await eve.say_raw({"t": "say", "text": "it is me"})
                assert (await hear_until(eve, "said"))["code"] == "name-taken"

    asyncio.run(story())


# ------------------------------------------------------------------ seats


async def playing(place: Place, people: int = 1) -> tuple[str, str, list[str]]:
    """A match of so many people and bots."""
    table, host = await opened(place, players="3", first="0")
    tokens = [await seated(place, table, f"P{n}", f"seed{n}") for n in range(people)]
    await with_bots(place, table, host, list(range(people, 3)), "random")
    await started(place, table, host)
    return table, host, tokens


def test_the_host_sends_somebody_away_before_the_start_but_not_after(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, AT_ONCE) as place:
            table, host = await opened(place, players="3", first="0")
            tokens = [await seated(place, table, f"P{n}") for n in range(3)]
            async with connected(place, table, tokens[1]) as bob:
                info = await asked(place, table, "free", host=host, seat=1)
                assert info["seats"][1]["kind"] == "open"
                while bob.heard[-1]["t"] != "welcome" or bob.heard[-1]["seat"] == 1:
                    await bob.hear()
            await seated(place, table, "Zoe")
            await started(place, table, host)
            for what in ("bot", "free"):
                assert await refused(place, table, what, host=host, seat=1) == "not-waiting"

    asyncio.run(story())


def test_everybody_sees_who_is_gone(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, PATIENT) as place:
            table, _, tokens = await playing(place, people=3)
            async with connected(place, table, tokens[0]) as ann:
                assert [gone is not None for gone in ann.heard[0]["gone"]] == [False, True, True]
                async with connected(place, table, tokens[1]):
                    told = await hear_presence(ann)
                    assert [gone is not None for gone in told] == [False, False, True]
                told = await hear_presence(ann)
                assert [gone is not None for gone in told] == [False, True, True]

    asyncio.run(story())


async def hear_presence(player: Player) -> list[int | None]:
    """The next word of who is there."""
    while True:
        message = await player.hear()
        if message["t"] == "presence":
            gone: list[int | None] = message["gone"]
            return gone


def test_a_bot_plays_for_who_is_gone_until_they_are_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, AT_ONCE) as place:
            table, _, tokens = await playing(place, people=3)
            async with connected(place, table, tokens[1]) as bob:
                await bob.say_raw({"t": "stand_in", "seat": 0})
                away = await hear_until(bob, "away")
                assert away["table"]["seats"][0]["away"]
                await hear_until(bob, "moved")  # the bot plays
                async with connected(place, table, tokens[0]) as ann:
                    assert (await hear_until(bob, "back"))["seat"] == 0
                    assert ann.heard[0]["seat"] == 0
                    assert ann.view is not None

    asyncio.run(story())


def test_nobody_gives_away_who_is_there_or_has_just_gone(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, PATIENT) as place:
            table, _, tokens = await playing(place, people=3)
            async with (
                connected(place, table, tokens[0]),
                connected(place, table, tokens[1]) as bob,
                connected(place, table) as eve,
            ):
                for seat in (0, 1, 2, 7, -1):
                    await bob.say_raw({"t": "stand_in", "seat": seat})
                    assert (await hear_until(bob, "away"))["code"] == "not-absent"
                await eve.say_raw({"t": "stand_in", "seat": 2})
                assert (await hear_until(eve, "away"))["code"] == "not-seated"

    asyncio.run(story())


def test_a_guest_plays_only_when_all_who_are_there_agree_and_until_the_owner_is_back(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, AT_ONCE) as place:
            table, _, tokens = await playing(place, people=3)
            async with (
                connected(place, table, tokens[0]) as ann,
                connected(place, table, tokens[1]) as bob,
            ):
                wish = await asked(place, table, "sit", name="Zoe", seat=2)
                assert not wish["agreed"]
                async with connected(place, table, wish["token"]) as zoe:
                    assert zoe.heard[0]["seat"] is None
                    assert zoe.view is not None
                    assert zoe.view["own"] is None
                    await ann.say_raw({"t": "vote", "agree": True})
                    await hear_until(bob, "voted")
                    assert bob.table["proposal"]["agreed"] == [0]
                    await bob.say_raw({"t": "vote", "agree": True})
                    while zoe.heard[-1]["t"] != "welcome" or zoe.heard[-1]["seat"] != 2:
                        await zoe.hear()
                    assert zoe.heard[-1]["view"]["own"] is not None
                    assert zoe.heard[-1]["gone"][2] is None
                    assert zoe.table["seats"][2]["guest"] == "Zoe"
                    async with connected(place, table, tokens[2]):
                        while zoe.heard[-1]["t"] != "welcome" or zoe.heard[-1]["seat"] == 2:
                            await zoe.hear()
                    assert zoe.heard[-1]["view"]["own"] is None

    asyncio.run(story())


def test_one_who_is_left_alone_cannot_let_a_second_page_look_into_a_hand(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, AT_ONCE) as place:
            table, _, tokens = await playing(place, people=2)
            async with connected(place, table, tokens[0]):
                assert await refused(place, table, "sit", name="Zoe", seat=1) == "no-guest"

    asyncio.run(story())


def test_a_guest_who_is_not_wanted_stays_outside(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, AT_ONCE) as place:
            table, _, tokens = await playing(place, people=3)
            async with (
                connected(place, table, tokens[0]),
                connected(place, table, tokens[1]) as bob,
            ):
                wish = await asked(place, table, "sit", name="Zoe", seat=2)
                await bob.say_raw({"t": "vote", "agree": False})
                await hear_until(bob, "voted")
                assert bob.table["proposal"] is None
                async with dialled(place.address, table, wish["token"]) as socket:
                    assert (await Player(socket).hear())["code"] == "not-seated"

    asyncio.run(story())


def test_a_match_ends_without_a_winner_when_all_who_are_there_agree(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, PATIENT) as place:
            table, _, tokens = await playing(place, people=3)
            async with (
                connected(place, table, tokens[0]) as ann,
                connected(place, table, tokens[1]) as bob,
            ):
                await ann.say_raw({"t": "propose_end"})
                await hear_until(bob, "proposed")
                assert bob.table["proposal"]["voters"] == [0, 1]
                await bob.say_raw({"t": "vote", "agree": True})
                ended = await hear_until(ann, "ended")
                assert ended["table"]["status"] == "over"
                assert ended["table"]["result"]["winner"] is None
                assert ended["table"]["secret"]
            record = await place.http.get(f"/api/tables/{table}/record")
            assert record.status_code == 200
            assert (await place.http.get(f"/api/tables/{table}/summary")).status_code == 200

    asyncio.run(story())


def test_who_resigns_among_more_than_two_is_played_on_by_a_bot(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, PATIENT) as place:
            table, _, tokens = await playing(place, people=3)
            async with (
                connected(place, table, tokens[0]) as ann,
                connected(place, table, tokens[1]) as bob,
            ):
                await ann.say_raw({"t": "resign"})
                await hear_until(bob, "resigned")
                assert bob.table["status"] == "playing"
                assert bob.table["seats"][0]["kind"] == "bot"
                while ann.heard[-1]["t"] != "welcome" or ann.heard[-1]["seat"] is not None:
                    await ann.hear()
                assert ann.view is not None
                assert ann.view["own"] is None

    asyncio.run(story())


def test_of_two_the_other_wins_when_one_resigns(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, PATIENT) as place:
            table, host = await opened(place, game="rivals")
            tokens = [await seated(place, table, f"P{n}") for n in range(2)]
            await started(place, table, host)
            async with connected(place, table, tokens[1]) as bob:
                await bob.say_raw({"t": "resign"})
                over = await hear_until(bob, "resigned")
                assert over["table"]["result"]["winner"] == 0
                assert over["table"]["result"]["ending"] == "resigned"

    asyncio.run(story())


@pytest.mark.parametrize("how", ["stand", "resign"])
def test_who_has_lost_a_seat_sees_no_more_than_a_spectator(tmp_path: Path, how: str) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, PATIENT) as place:
            table, host = await opened(place, players="3", first="0")
            tokens = [await seated(place, table, name) for name in ("Ann", "Bob", "Cid")]
            async with connected(place, table, tokens[1]) as bob:
                if how == "stand":
                    await asked(place, table, "stand", token=tokens[1])
                    await seated(place, table, "Zoe")
                await started(place, table, host)
                if how == "resign":
                    await bob.say_raw({"t": "resign"})
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
    raw = [log.write(entry) for entry in entries]
    await place.hub.storage.append("past", 1, raw, Mark("over", False))
    return "past"


def test_the_same_people_play_again_with_the_same_tokens(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            old = await over(place)
            assert await refused(place, old, "rematch", token="x") == "not-seated"
            async with connected(place, old, "t1") as bob:
                new = (await asked(place, old, "rematch", token="host"))["table"]
                assert (await hear_until(bob, "rematch"))["table"]["next_table"] == new
            assert (await asked(place, old, "rematch", token="host"))["table"] == new
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
            new = (await asked(place, await over(place), "rematch", token="host"))["table"]
            room = await place.hub.find(new)
            assert [seat.seed for seat in room.table.seats] == ["", "", ""]
            assert await refused(place, new, "seed", token="x", seed="mine") == "not-seated"
            told = await asked(place, new, "seed", token="t1", seed="mine")
            assert told["seeds"] is None
            assert [seat.seed for seat in room.table.seats] == ["", "mine", ""]
            await started(place, new, "host")
            assert await refused(place, new, "seed", token="t1", seed="late") == "not-waiting"

    asyncio.run(story())


def test_nobody_plays_again_before_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            table, host, _ = await playing(place, people=3)
            assert await refused(place, table, "rematch", token=host) == "not-playing"

    asyncio.run(story())


def test_a_seat_that_stood_open_at_the_end_is_open_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            old = await over(place)
            room = await place.hub.find(old)
            await room.ask(lambda table, now: log.Left(now, 2))
            new = (await asked(place, old, "rematch", token="host"))["table"]
            info = (await place.http.get(f"/api/tables/{new}")).json()
            assert [seat["kind"] for seat in info["seats"]] == ["person", "person", "open"]

    asyncio.run(story())


def test_anybody_may_ask_for_a_rematch_and_many_at_once_get_one_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            old = await over(place)
            asking = [asked(place, old, "rematch", token=f"t{n % 3}") for n in range(8)]
            answers = await asyncio.gather(*asking)
            assert len({answer["table"] for answer in answers}) == 1
            assert sum(answer["host"] for answer in answers) in (2, 3)  # one person's
            listed = await place.hub.storage.open_tables()
            assert len(listed) == 1

    asyncio.run(story())


def test_a_seed_behind_a_hash_is_shown_when_nobody_can_change_theirs(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            table, host = await opened(place, players="3", first="0")
            room = await place.hub.find(table)
            seal = room.table.commitment
            hashes = [seed_hash(seal, f"seed {n}") for n in range(2)]
            tokens = []
            for number, hashed_seed in enumerate(hashes):
                body = {"name": f"P{number}", "seed_hash": hashed_seed}
                tokens.append((await asked(place, table, "sit", **body))["token"])
            await with_bots(place, table, host, [2], "random")
            async with (
                connected(place, table, tokens[0]) as ann,
                connected(place, table, tokens[1]) as bob,
            ):
                await started(place, table, host)
                assert (await hear_until(ann, "sealed"))["table"]["status"] == "starting"
                assert await refused(place, table, "seed", token=tokens[0], seed="x") == (
                    "not-waiting"
                )
                await ann.say_raw({"t": "seed", "seed": "another"})
                assert (await hear_until(ann, "seedshown"))["code"] == "bad-seed"
                await ann.say_raw({"t": "seed", "seed": "seed 0"})
                shown = await hear_until(bob, "seedshown")
                assert shown["table"]["seeds"] is None  # not before all are in
                await bob.say_raw({"t": "seed", "seed": "seed 1"})
                assert (await hear_until(bob, "started"))["table"]["status"] == "playing"

    asyncio.run(story())


def test_seeds_are_void_when_somebody_does_not_show_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, Pace(0.0, seeds=0.05)) as place:
            table, host = await opened(place, players="3", first="0")
            await asked(place, table, "sit", name="Ann", seed_hash="0" * 64)
            token = (await asked(place, table, "sit", name="Bob", seed="open"))["token"]
            await with_bots(place, table, host, [2], "random")
            async with connected(place, table, token) as bob:
                await started(place, table, host)
                info = (await hear_until(bob, "unsealed"))["table"]
                assert (info["status"], info["redraws"]) == ("waiting", 1)
                assert [seat["seed_hash"] for seat in info["seats"]] == ["", "", ""]
            room = await place.hub.find(table)
            assert [seat.seed for seat in room.table.seats] == ["", "", ""]

    asyncio.run(story())


# ------------------------------------------------------------------ several people at one device


def test_one_device_plays_two_seats_and_each_connection_is_one_of_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            table, host = await opened(place, "rivals", mode="gold")
            tokens = [await seated(place, table, name) for name in ("Ann", "Bob")]
            await started(place, table, host)
            async with (
                connected(place, table, tokens[0]) as ann,
                connected(place, table, tokens[1]) as bob,
            ):
                assert ann.view is not None
                assert bob.view is not None
                assert [ann.heard[0]["seat"], bob.heard[0]["seat"]] == [0, 1]
                assert bob.heard[0]["gone"] == [None, None]
                assert [ann.view["seat"], bob.view["seat"]] == [0, 1]
                assert bool(ann.choices) != bool(bob.choices)

    asyncio.run(story())
