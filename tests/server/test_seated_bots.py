"""Bots at a table: who they are, how long they think, the little that they say."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import (
    Place,
    Player,
    connected,
    opened,
    running,
    seated,
    started,
    with_bots,
)
from tests.server.matches import HOST, SHORT, name_of, step

import hexhold
from hexhold import locale
from hexhold.bots import BOTS, Bot, Decision
from hexhold.server import botworker, log
from hexhold.server.botworker import Job, Thought
from hexhold.server.errors import Refused
from hexhold.server.personas import LEVELS, PERSONAS, seconds_a_turn
from hexhold.server.remarks import PHRASES, remark
from hexhold.server.seats import hashed
from hexhold.server.table import Table, open_entry, restored
from hexhold.server.think_time import LEAST, TurnTime


def waiting(game: str = "watch", **options: Any) -> Table:
    """A table at which nobody sits yet."""
    table = Table("here")
    table.apply(open_entry(game, options, HOST, bytes(32), 1))
    return table


def with_ann(**options: Any) -> Table:
    """A match of one person and bots that plan."""
    table = waiting(**options)
    table.apply(log.Seated(2, 0, "Ann", hashed("ann"), "seed"))
    for seat in range(1, table.game.seats):
        table.apply(table.seat_bot(HOST, seat, "planner", 3))
    table.apply(table.start(HOST, 4))
    return table


# ------------------------------------------------------------------ who they are


def test_every_level_has_personas_enough_for_a_table_of_four() -> None:
    assert set(LEVELS) <= set(BOTS)
    for level in LEVELS:
        assert sum(one.level == level for one in PERSONAS.values()) >= 4


def test_nobody_looks_like_somebody_else() -> None:
    faces = [one.face for one in PERSONAS.values()]
    assert len(set(faces)) == len(faces)


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_every_persona_and_phrase_has_words(language: str) -> None:
    words = locale.catalogue(language)
    ids = [f"persona-{name}{part}" for name in PERSONAS for part in ("", "-about")]
    ids += [f"style-{one.style}" for one in PERSONAS.values() if one.style]
    ids += [f"phrase-{phrase}" for phrase in PHRASES]
    assert [name for name in ids if not words.has(name)] == []
    names = [words.format(f"persona-{name}", {})[0] for name in PERSONAS]
    assert len(set(names)) == len(names)


def test_a_bot_plays_as_somebody_of_its_level_whom_nobody_else_is() -> None:
    table = waiting()
    for seat in range(4):
        table.apply(table.seat_bot(HOST, seat, "greedy", 2))
    present = [seat.persona for seat in table.seats]
    assert len(set(present)) == 4
    assert {PERSONAS[persona].level for persona in present} == {"greedy"}


def test_a_persona_plays_at_its_level() -> None:
    table = waiting()
    entry = table.seat_bot(HOST, 0, "", 2, "kettil")
    assert (entry.bot, entry.persona) == ("greedy", "kettil")
    table.apply(entry)
    with pytest.raises(Refused, match="name-taken"):
        table.seat_bot(HOST, 1, "", 2, "kettil")
    assert table.seat_bot(HOST, 0, "", 2, "kettil").persona == "kettil"  # where it sits already
    with pytest.raises(Refused, match="no-bot"):
        table.seat_bot(HOST, 1, "planner", 2, "hannek")


def test_nobody_takes_the_name_of_a_bot_that_sits_here() -> None:
    table = waiting()
    assert table.sit("Vesna", hashed("v"), 1, 2).name == "Vesna"
    table.apply(table.seat_bot(HOST, 0, "", 2, "vesna"))
    with pytest.raises(Refused, match="name-taken"):
        table.sit("Vesna", hashed("v"), 1, 3)


@pytest.mark.parametrize(
    "bot",
    [
        "nobody", "greedy/warrior", "planner/no-such-style", "greedy@1", "planner@", "master@0",
        "master@1e9", "master@11", "master@400p", "os:system", "hexhold.bots.random:RandomBot",
        "/", "@",
    ],
)  # fmt: skip
def test_a_bot_that_is_none_is_refused(bot: str) -> None:
    with pytest.raises(Refused, match="no-bot"):
        waiting().seat_bot(HOST, 0, bot, 2)


def test_an_unknown_persona_is_refused() -> None:
    with pytest.raises(Refused, match="no-bot"):
        waiting().seat_bot(HOST, 0, "", 2, "nobody")


def test_a_log_from_before_there_were_personas_is_read() -> None:
    raw = [log.write(open_entry("watch", {"players": "3"}, HOST, bytes(32), 1))]
    raw += [b'{"entry":"botseated","at":2,"seat":%d,"bot":"greedy"}' % seat for seat in range(3)]
    raw += [b'{"entry":"said","at":3,"seat":-1,"name":"Ann","text":"Hello"}']
    table = restored("old", raw)
    assert [(seat.bot, seat.persona) for seat in table.seats] == 3 * [("greedy", "")]
    assert table.chat[0].phrase == ""


def test_over_http_a_persona_takes_a_seat_and_an_unknown_bot_does_not(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            told = (await place.http.get("/api/games")).json()
            assert told["levels"] == list(LEVELS)
            assert [one["id"] for one in told["personas"]] == list(PERSONAS)
            table, host = await opened(place, players="3")
            ask = f"/api/tables/{table}/bot"
            body: dict[str, Any] = {"host": host, "seat": 1}
            info = (await place.http.post(ask, json={**body, "persona": "dorle"})).json()
            assert info["seats"][1]["persona"] == "dorle"
            assert info["seats"][1]["bot"] == "greedy"
            assert (await place.http.post(ask, json={**body, "bot": "x"})).json()[
                "code"
            ] == "no-bot"
            info = (await place.http.post(ask, json=body)).json()
            assert info["seats"][1]["bot"] == "planner"

    asyncio.run(story())


# ------------------------------------------------------------------ how long they think


def test_a_turns_time_is_for_all_its_questions_and_comes_anew_with_the_next() -> None:
    time = TurnTime()
    assert time.left(2, turn=5, seconds=1.0) == 1.0
    time.spend(2, 5, 0.6)
    assert time.left(2, 5, 1.0) == pytest.approx(0.4)
    assert time.left(3, 5, 1.0) == 1.0
    time.spend(2, 5, 0.6)
    assert time.left(2, 5, 1.0) == LEAST
    assert time.left(2, 6, 1.0) == 1.0
    time.spend(2, 5, 0.6)  # it was still thinking about the turn before
    assert time.left(2, 6, 1.0) == 1.0


def test_who_never_searches_needs_no_time_and_who_was_given_some_keeps_it() -> None:
    assert seconds_a_turn("planner", 1.0) == 0
    assert seconds_a_turn("greedy", 1.0) == 0
    assert seconds_a_turn("master", 1.5) == 1.5
    assert seconds_a_turn("master@0.2", 1.5) == 0.2


class Searcher(Bot):
    """Does anything; like every bot that may search it has a time."""

    def choose(self, decision: Decision) -> int:
        return decision.legal[0]


class Pool:
    """Thinks here and now, and says that it took half of what it was given."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []

    def wake_up(self) -> None:
        pass

    def close(self) -> None:
        pass

    async def think(self, job: Job) -> Thought:
        self.jobs.append(job)
        return Thought(botworker.think(job), job.seconds / 2)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("watch", {"players": "3", "trade": False, "turn_limit": 6}),
        ("rivals", {"mode": "intro", "turn_limit": 6}),
    ],
    ids=["watch", "rivals"],
)
def test_a_table_gives_a_bot_what_is_left_of_its_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, options: dict[str, Any]
) -> None:
    monkeypatch.setitem(BOTS, "searcher", Searcher)
    pool = Pool()

    async def story() -> None:
        async with running(tmp_path) as place:
            place.hub.bots = pool  # type: ignore[assignment]
            table, host = await opened(place, game, **options)
            seats = len((await place.http.get(f"/api/tables/{table}")).json()["seats"])
            await with_bots(place, table, host, list(range(seats)), "searcher")
            async with connected(place, table) as spectator:
                await started(place, table, host)
                while not spectator.over:
                    await spectator.hear()

    asyncio.run(story())
    rules = hexhold.game(game, **options)
    left: dict[tuple[int, int], float] = {}
    for job in pool.jobs:
        turn = rules.view(rules.state_at(job.position), job.seat)["turn"]
        expected = max(LEAST, left.get((turn, job.seat), 1.0))
        assert job.seconds == pytest.approx(expected, abs=1e-5)
        left[turn, job.seat] = expected - job.seconds / 2
    assert min(job.seconds for job in pool.jobs) < 0.5


# ------------------------------------------------------------------ what they say


def test_one_bot_greets_whoever_plays_with_bots() -> None:
    table = with_ann()
    assert remark(table, log.Started(5, [])) == (1, "hello")
    nobody = waiting()
    for seat in range(4):
        nobody.apply(nobody.seat_bot(HOST, seat, "planner", 2))
    assert remark(nobody, log.Started(5, [])) is None


def test_a_phrase_is_used_once_and_by_bots_alone() -> None:
    table = with_ann()
    table.apply(table.remark(1, "hello", 5))
    assert (table.chat[-1].phrase, table.chat[-1].text) == ("hello", "")
    for seat in (0, 1):
        with pytest.raises(Refused, match="muted"):
            table.remark(seat, "hello", 6)


def test_a_bot_thanks_a_person_for_a_trade_once_and_one_has_the_last_word() -> None:
    table = with_ann(turn_limit=150)
    rng = hexhold.Rng(3)
    said: list[tuple[int, str]] = []
    while table.status == "playing":
        entry = step(table, rng, 10)
        table.apply(entry)
        if found := remark(table, entry):
            table.apply(table.remark(*found, 11))
            said.append(found)
    assert said.pop()[1] in ("good-game", "well-played")
    assert {phrase for _, phrase in said} == {"thanks"}
    assert len({seat for seat, _ in said} - {0}) == len(said)


def test_a_bot_can_be_muted() -> None:
    table = with_ann()
    table.apply(table.mute(HOST, 1, "", True, 5))
    with pytest.raises(Refused, match="muted"):
        table.remark(1, "hello", 6)
    table.apply(table.mute(HOST, 1, "", False, 7))
    assert table.remark(1, "hello", 8).phrase == "hello"


async def said_in_a_match(place: Place, game: str, options: dict[str, Any]) -> list[dict[str, Any]]:
    """A person takes every offer and the first of everything else, until the match is over."""
    table, host = await opened(place, game, **options)
    token = await seated(place, table)
    seats = len((await place.http.get(f"/api/tables/{table}")).json()["seats"])
    await with_bots(place, table, host, list(range(1, seats)), "greedy")
    async with connected(place, table, token) as ann:
        await started(place, table, host)
        while not ann.over:
            if ann.choices and ann.choices["actions"]:
                action, ann.choices = first_of(ann), None
                await ann.act(action)
            await ann.hear()
        while not any(line["phrase"] in ("well-played", "good-game") for line in phrases(ann)):
            await ann.hear()
        return phrases(ann)


def first_of(player: Player) -> str:
    actions: list[str] = (player.choices or {})["actions"]
    return next((one for one in actions if one.startswith("accept")), actions[0])


def phrases(player: Player) -> list[dict[str, Any]]:
    return [m["said"] for m in player.heard if m.get("said", {}).get("phrase")]


@pytest.mark.parametrize(("game", "options"), SHORT[1:3], ids=map(name_of, SHORT[1:3]))
def test_bots_say_little_in_a_match(tmp_path: Path, game: str, options: dict[str, Any]) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            lines = await said_in_a_match(place, game, options)
        said = [(line["seat"], line["phrase"]) for line in lines]
        assert said[0] == (1, "hello")
        assert len(set(said)) == len(said) <= 2 + 3
        assert {line["text"] for line in lines} == {""}
        assert [line["name"] in PERSONAS for line in lines] == len(lines) * [True]

    asyncio.run(story())
