"""What people say to each other: phrases that all read in their own language, and asides."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import WIDE, Place, Player, connected, opened, running, seated, started
from tests.server.test_people import PATIENT, hear_until

from hexhold.locale import LANGUAGES, say
from hexhold.server import log
from hexhold.server.forget import NOBODY, NOTHING_SAID, without
from hexhold.server.limits import Limits
from hexhold.server.phrases import PHRASES
from hexhold.server.remarks import PHRASES as OF_BOTS


async def rivals(place: Place) -> tuple[str, list[str]]:
    """A match of two people: its table and their tokens."""
    table, host = await opened(place, game="rivals")
    tokens = [await seated(place, table, name) for name in ("Ann", "Bob")]
    await started(place, table, host)
    return table, tokens


async def speak(player: Player, **words: Any) -> dict[str, Any]:
    """Say something; what came of it."""
    await player.say_raw({"t": "say", **words})
    return await hear_until(player, "said")


def test_a_phrase_travels_by_its_id(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            table, _ = await opened(place, players="3")
            token = await seated(place, table)
            async with connected(place, table, token) as ann, connected(place, table) as eve:
                await speak(ann, phrase="nice")
                said = (await hear_until(eve, "said"))["said"]
                assert (said["seat"], said["name"], said["phrase"]) == (0, "Ann", "nice")
                assert said["text"] == ""
                assert not said["aside"]

    asyncio.run(story())


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_reads_every_phrase_in_their_own_language(language: str) -> None:
    told = [say(f"phrase-{phrase}", language) for phrase in PHRASES]
    assert len(set(told)) == len(PHRASES)
    if language != "en":
        assert not set(told) & {say(f"phrase-{phrase}", "en") for phrase in PHRASES}


@pytest.mark.parametrize(
    "words",
    [{"phrase": "shibboleth"}, {"phrase": "nice", "text": "and more"}, {}, {"text": " "}]
    + [{"phrase": phrase} for phrase in OF_BOTS],
    ids=str,
)
def test_nobody_says_what_is_no_phrase_or_a_bots(tmp_path: Path, words: dict[str, Any]) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            table, _ = await opened(place, players="3")
            async with connected(place, table) as eve:
                assert (await speak(eve, **words))["code"] == "bad-text"

    asyncio.run(story())


def test_phrases_are_limited_as_words_are(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, Limits(chat_per_minute=2)) as place:
            table, _ = await opened(place, players="3")
            async with connected(place, table) as eve:
                heard = [await speak(eve, phrase="smile") for _ in range(3)]
                assert [m.get("code") for m in heard] == [None, None, "too-fast"]

    asyncio.run(story())


def test_before_a_match_everybody_hears_everybody(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            table, _ = await opened(place, players="3")
            token = await seated(place, table)
            async with connected(place, table, token) as ann, connected(place, table) as eve:
                await speak(eve, text="is a seat free?")
                assert (await hear_until(ann, "said"))["said"]["text"] == "is a seat free?"

    asyncio.run(story())


def test_players_hear_what_spectators_said_when_the_match_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, PATIENT) as place:
            table, tokens = await rivals(place)
            async with (
                connected(place, table, tokens[0]) as ann,
                connected(place, table, name="Eve") as eve,
                connected(place, table, name="Fay") as fay,
            ):
                await speak(eve, text="she should build")
                said = (await hear_until(fay, "said"))["said"]
                assert (said["text"], said["aside"]) == ("she should build", True)
                unheard = await hear_until(ann, "said")  # only that the table is a step further
                assert "said" not in unheard
                await speak(ann, phrase="luck")
                assert (await hear_until(fay, "said"))["said"]["phrase"] == "luck"
                async with connected(place, table, tokens[1]) as bob:  # nor who comes later
                    chat = bob.heard[0]["chat"]
                    assert [line["phrase"] for line in chat] == ["luck"]
                await ann.say_raw({"t": "resign"})
                over = await hear_until(ann, "resigned")
                assert [line["text"] for line in over["asides"]] == ["she should build"]
                assert "asides" not in await hear_until(fay, "resigned")
                async with connected(place, table, tokens[1]) as bob:
                    assert bob.heard[0]["chat"][0]["text"] == "she should build"
                await speak(eve, text="well done")
                assert (await hear_until(ann, "said"))["said"]["text"] == "well done"

    asyncio.run(story())


def test_asides_stay_aside_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, WIDE, PATIENT) as place:
            table, tokens = await rivals(place)
            async with connected(place, table, name="Eve") as eve:
                await speak(eve, phrase="wow")
        async with running(tmp_path, WIDE, PATIENT) as place:
            async with connected(place, table, tokens[0]) as ann:
                assert ann.heard[0]["chat"] == []
            async with connected(place, table) as fay:
                assert [line["phrase"] for line in fay.heard[0]["chat"]] == ["wow"]

    asyncio.run(story())


def test_a_phrase_is_forgotten_with_who_said_it() -> None:
    raw = log.write(log.Said(1, -1, "Eve", "", "wow", aside=True))
    other = log.read(without("eve", raw, keep_seat=False))
    assert other == log.Said(1, -1, NOBODY, NOTHING_SAID, "", aside=True)
