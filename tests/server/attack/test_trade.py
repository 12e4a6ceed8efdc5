"""Offers are answered: bots trade with each other, and nobody waits for who has declined."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.server.attack.rig import match_of
from tests.server.harness import WIDE, Place, Player, connected, running

from hexhold.server.room import Pace


async def bots_alone(place: Place, most: int) -> Counter[str]:
    """What four bots do about offers, while somebody looks on."""
    match = await match_of(place.http, 0, "greedy", 4)
    seen: Counter[str] = Counter()
    async with connected(place, match.table) as eve:
        while eve.version < most and not eve.over:
            message = await eve.hear(60)
            seen.update(event["event"] for event in message.get("events", []))
    return seen


def test_bots_trade_with_each_other(tmp_path: Path) -> None:
    """Before, offers among bots were accepted, and hardly ever carried out."""

    async def story() -> None:
        async with running(tmp_path, WIDE, Pace(0.0)) as place:
            seen = await bots_alone(place, 900)
            assert seen["offered"] > 0, seen
            assert seen["traded"] > 0, seen
            assert 2 * seen["traded"] >= seen["accepted"], seen

    asyncio.run(story())


# ------------------------------------------------------------------ with people


async def to_an_offer(place: Place, match: Any, offerer: Player, other: Player) -> None:
    """Two people play on until the first may offer something, and does."""
    async with asyncio.timeout(60):
        while True:
            for player in (offerer, other):
                if player.choices and player.choices["actions"]:
                    if player is offerer and (offer := an_offer(player)):
                        await player.act(offer)
                        return
                    await player.act(next_step(player.choices["actions"]))
                    player.choices = None
            await both_hear(offerer, other)


def an_offer(player: Player) -> str:
    """One card for one that the offerer lacks, if it is time to offer."""
    assert player.choices is not None
    listed = any(action.startswith("offer ") for action in player.choices["actions"])
    if player.view is None or not (listed or "offer" in player.choices["open"]):
        return ""
    hand = player.view["own"]["hand"]
    has, lacks = [k for k, n in hand.items() if n], [k for k, n in hand.items() if not n]
    return f"offer {has[0]} > {lacks[0]}" if has and lacks else ""


def next_step(actions: list[str]) -> str:
    """What leads on: never an offer, rarely a purchase."""
    quiet = [a for a in actions if not a.startswith(("offer", "counter", "supply", "accept"))]
    for word in ("roll", "end", "decline"):
        found = [action for action in quiet if action.startswith(word)]
        if found:
            return found[0]
    return (quiet or actions)[0]


async def both_hear(one: Player, other: Player) -> None:
    """Take in what comes; who was refused, because a bot was quicker, asks what there is to do."""
    for player in (one, other):
        try:
            await player.hear(0.2)
        except TimeoutError:
            await player.say_raw({"t": "sync"})


async def offered(place: Place, **settings: Any) -> Any:
    """A match of two people and a bot that declines all, with an offer on the table."""
    return await match_of(place.http, 2, "random", 3, **settings)


@pytest.mark.parametrize("seconds", [1, 0])
def test_who_does_not_answer_has_declined_unless_there_is_no_hurry(
    tmp_path: Path, seconds: int
) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, Pace(0.0)) as place:
            match = await offered(place, answer_seconds=seconds)
            async with (
                connected(place, match.table, match.tokens[0]) as ann,
                connected(place, match.table, match.tokens[1]) as bob,
            ):
                await to_an_offer(place, match, ann, bob)
                told: dict[str, Any] = {}
                while not told.get("choices"):
                    told = await bob.hear(30)  # Bob is asked, and says nothing
                assert (told.get("answer_left") is None) is (seconds == 0)
                room = await place.hub.find(match.table)
                if seconds == 0:
                    await asyncio.sleep(2.5)
                    assert 1 in room.table.answering()
                    return
                async with asyncio.timeout(20):
                    while 1 in room.table.answering():
                        await asyncio.sleep(0.05)
                assert not room.table.seats[1].away

    asyncio.run(story())


def test_an_offer_that_all_have_declined_is_settled_at_once(tmp_path: Path) -> None:
    """Before, whoever had offered had to wait for the time of those who had declined already."""

    async def story() -> None:
        async with running(tmp_path, WIDE, Pace(0.0)) as place:
            match = await offered(place, answer_seconds=600)
            async with (
                connected(place, match.table, match.tokens[0]) as ann,
                connected(place, match.table, match.tokens[1]) as bob,
            ):
                await to_an_offer(place, match, ann, bob)
                room = await place.hub.find(match.table)
                async with asyncio.timeout(30):
                    while room.table.answering() or room.table._last_moved is None:
                        if bob.choices and "decline" in bob.choices["actions"]:
                            await bob.act("decline")
                            bob.choices = None
                        if 1 in room.table.answering():
                            await bob.hear(30)
                        await asyncio.sleep(0.01)
                assert room.clocks.answer_left() is None

    asyncio.run(story())
