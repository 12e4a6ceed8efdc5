"""Guests play for who is gone: only while they are, and never beyond what a guest may do."""

import asyncio
from pathlib import Path

from tests.server.attack.rig import Match, asked, knows_a_hand, match_of
from tests.server.harness import WIDE, Place, Player, connected, running

from hexhold.server.room import Pace

AT_ONCE = Pace(0.0, absence=0.0)
PATIENT = Pace(0.0, absence=3600.0)


async def guest_at(place: Place, match: Match, ann: Player, bob: Player, name: str = "Zoe") -> str:
    """Somebody is let in for seat 2, whose owner is gone; the token."""
    wish = await asked(place.http, match.table, "sit", name=name, seat=2)
    for voter in (ann, bob):
        await voter.say_raw({"t": "vote", "agree": True})
    while not bob.table["seats"][2]["guest"]:
        await bob.hear()
    token: str = wish["token"]
    return token


def test_a_guest_cannot_give_up_a_seat_that_is_anothers(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, AT_ONCE) as place:
            match = await match_of(place.http, 3)
            async with (
                connected(place, match.table, match.tokens[0]) as ann,
                connected(place, match.table, match.tokens[1]) as bob,
            ):
                token = await guest_at(place, match, ann, bob)
                async with connected(place, match.table, token) as zoe:
                    await zoe.say_raw({"t": "resign"})
                    while bob.table["seats"][2]["guest"]:
                        await bob.hear()
                assert bob.table["seats"][2]["kind"] == "person"
                async with connected(place, match.table, match.tokens[2]) as owner:
                    assert owner.heard[0]["seat"] == 2

    asyncio.run(story())


def test_nobody_is_let_in_once_the_owner_is_back(tmp_path: Path) -> None:
    """All had agreed before but one: the owner came back, and a stranger saw the hand."""

    async def story() -> None:
        async with running(tmp_path, WIDE, AT_ONCE) as place:
            match = await match_of(place.http, 3)
            async with (
                connected(place, match.table, match.tokens[0]) as ann,
                connected(place, match.table, match.tokens[1]) as bob,
            ):
                wish = await asked(place.http, match.table, "sit", name="Zoe", seat=2)
                await ann.say_raw({"t": "vote", "agree": True})
                async with (
                    connected(place, match.table, match.tokens[2]) as owner,
                    connected(place, match.table, wish["token"]) as zoe,
                ):
                    await bob.say_raw({"t": "vote", "agree": True})
                    while not bob.errors:
                        await bob.hear()
                    assert bob.errors[0]["code"] == "seat-taken"
                    assert owner.table["seats"][2]["guest"] == ""
                    await zoe.say_raw({"t": "sync"})
                    assert not any(knows_a_hand(m) for m in [*zoe.heard, await zoe.hear()])

    asyncio.run(story())


def test_whose_clock_ran_out_but_who_is_there_is_nobodys_guest_room(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, PATIENT) as place:
            match = await match_of(place.http, 3, turn_seconds=1, options={"trade": False})
            async with (
                connected(place, match.table, match.tokens[0]) as ann,
                connected(place, match.table, match.tokens[1]),
                connected(place, match.table, match.tokens[2]),
            ):
                while not ann.table["seats"][0]["away"]:
                    await ann.hear()
                body = {"name": "Zoe", "seat": 0}
                told = await place.http.post(f"/api/tables/{match.table}/sit", json=body)
                assert told.json()["code"] == "seat-taken"

    asyncio.run(story())


def test_a_guest_who_is_there_is_not_gone(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, AT_ONCE) as place:
            match = await match_of(place.http, 3)
            async with (
                connected(place, match.table, match.tokens[0]) as ann,
                connected(place, match.table, match.tokens[1]) as bob,
            ):
                wish = await asked(place.http, match.table, "sit", name="Zoe", seat=2)
                async with connected(place, match.table, wish["token"]) as zoe:
                    for voter in (ann, bob):
                        await voter.say_raw({"t": "vote", "agree": True})
                    while zoe.heard[-1]["t"] != "welcome" or zoe.heard[-1]["seat"] != 2:
                        await zoe.hear()
                    assert zoe.heard[-1]["gone"][2] is None
                    await ann.say_raw({"t": "stand_in", "seat": 2})
                    while not ann.errors:
                        await ann.hear()
                    assert ann.errors[0]["code"] == "not-absent"

    asyncio.run(story())


def test_nobody_speaks_under_the_name_of_a_guest(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, AT_ONCE) as place:
            match = await match_of(place.http, 3)
            async with (
                connected(place, match.table, match.tokens[0]) as ann,
                connected(place, match.table, match.tokens[1]) as bob,
            ):
                await guest_at(place, match, ann, bob)
                async with connected(place, match.table, name="ZOE") as eve:
                    await eve.say_raw({"t": "say", "text": "it is me"})
                    assert (await eve.hear())["code"] == "name-taken"

    asyncio.run(story())


def test_the_ids_of_an_owner_are_not_those_of_a_guest(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, AT_ONCE) as place:
            match = await match_of(place.http, 3, options={"trade": False, "first": "2"})
            async with (
                connected(place, match.table, match.tokens[0]) as ann,
                connected(place, match.table, match.tokens[1]) as bob,
            ):
                async with connected(place, match.table, match.tokens[2]) as cid:
                    await first_of(cid, "same")
                    await cid.hear()
                token = await guest_at(place, match, ann, bob)
                async with connected(place, match.table, token) as zoe:
                    await first_of(zoe, "same")
                    told = await zoe.hear()
                    assert (told["t"], told["id"]) == ("update", "same")

    asyncio.run(story())


async def first_of(player: Player, client: str) -> None:
    """Do the first that may be done, under an id."""
    assert player.choices is not None
    action = player.choices["actions"][0]
    await player.say_raw({"t": "act", "id": client, "action": action})
