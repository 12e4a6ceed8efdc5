"""What a page is told beside the view: what may be taken back, clocks, the last events, why."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import connected, running, seated, started
from tests.server.harness import opened as opened_at
from tests.server.matches import HOST, SHORT, Watched, add, name_of, opened, step

import hexhold
from hexhold.core.contract import SPECTATOR
from hexhold.server import log
from hexhold.server.seats import hashed
from hexhold.server.steps import APART
from hexhold.server.table import Table, open_entry
from hexhold.server.telling import clock_states

Setting = tuple[str, dict[str, Any]]


@pytest.mark.parametrize("setting", SHORT, ids=name_of)
def test_who_joins_is_told_what_happened_lately(setting: Setting) -> None:
    table, entries = opened(*setting)
    assert table.match is not None
    audience = (*range(table.game.seats), SPECTATOR)
    heard: dict[int, list[Any]] = {seat: [] for seat in audience}
    rng = hexhold.Rng(4)
    watched = Watched(table)
    for _ in range(90):
        if table.status != "playing":
            break
        entry = step(table, rng, 10 + len(entries))
        add(table, entries, entry)
        for seat in audience:
            events = watched.update(entry, seat).events[:-1]
            heard[seat] += [{**event, "at": entry.at} for event in events]
        if len(entries) % 10 == 0:
            again = Watched(Table.from_log("past", entries))
            for seat in audience:
                recent = watched.welcome(seat).recent
                assert len(recent) >= min(APART, len(heard[seat]))
                told = min(len(recent), len(heard[seat]))
                assert recent[-told:] == heard[seat][-told:]
                assert again.welcome(seat).recent == recent


def test_what_was_taken_back_is_not_told_as_having_happened() -> None:
    table, entries = opened("watch", {"players": "3", "first": "0"})
    watched = Watched(table)
    before = watched.welcome(1).recent
    add(table, entries, table.act(0, "settlement 12", 10))
    assert watched.welcome(1).recent != before
    add(table, entries, table.undo(hashed("t0"), 11))
    assert watched.welcome(1).recent == before


def test_only_who_acted_last_may_take_it_back() -> None:
    table, _ = opened("watch", {"players": "3", "first": "0"})
    assert [table.can_undo(seat) for seat in range(3)] == [False] * 3
    entry = table.act(0, "settlement 12", 10)
    table.apply(entry)
    watched = Watched(table)
    told = [watched.update(entry, seat).can_undo for seat in (0, 1, SPECTATOR)]
    assert told == [True, False, False]
    assert watched.welcome(0).can_undo
    line = table.say(hashed("t1"), "P1", "hm", 11)
    table.apply(line)
    assert watched.update(line, 0).can_undo


@pytest.mark.parametrize("setting", SHORT, ids=name_of)
def test_what_is_taken_back_leaves_no_trace(setting: Setting) -> None:
    table, entries = opened(*setting)
    rng = hexhold.Rng(8)
    kept: set[str] = set()
    undone: set[str] = set()
    for _ in range(250):
        if table.status != "playing":
            break
        assert table.match is not None
        before = table.game.digest(table.match.state)
        seat = table.match.actors[0]
        views = [table.match.view(viewer) for viewer in range(table.game.seats)]
        entry = step(table, rng, 10 + len(entries))
        add(table, entries, entry)
        kind = entry.moves[0].split()[1]
        if not table.can_undo(seat):
            kept.add(kind)
            continue
        undone.add(kind)
        if rng.below(4) == 0:
            add(table, entries, table.undo(hashed(f"t{seat}"), 10 + len(entries)))
            assert table.game.digest(table.match.state) == before
            assert [table.match.view(v) for v in range(table.game.seats)] == views
    assert {"watch": "end", "rivals": "trade"}[table.game_name] in undone
    assert "roll" in kept - undone
    if table.game_name == "rivals":
        assert {"look", "draw"} <= kept - undone


# ------------------------------------------------------------------ clocks


def with_clock() -> Watched:
    """Three people with ten seconds a turn and thirty in reserve, at the time 3000."""
    table = Table("clock")
    options = {"players": "3", "first": "0"}
    entry = open_entry("watch", options, HOST, bytes(32), 1, turn_seconds=10, reserve_seconds=30)
    table.apply(entry)
    for seat in range(3):
        table.apply(log.Seated(2, seat, f"P{seat}", hashed(f"t{seat}"), ""))
    watched = Watched(table)
    assert clock_states(watched.clocks) is None
    watched.take_in(table.start(HOST, 3000), at=3000)
    return watched


def shown(watched: Watched, now: int) -> list[tuple[bool, int, int] | None]:
    watched.time = now
    found = clock_states(watched.clocks)
    assert found is not None
    return [None if c is None else (c.runs, c.turn, c.reserve) for c in found]


def test_a_clock_shows_the_turn_first_and_then_the_reserve() -> None:
    watched = with_clock()
    waiting = (False, 10_000, 30_000)
    assert shown(watched, 3000) == [(True, 10_000, 30_000), waiting, waiting]
    assert shown(watched, 7000) == [(True, 6000, 30_000), waiting, waiting]
    assert shown(watched, 18_000) == [(True, 0, 25_000), waiting, waiting]
    assert shown(watched, 99_000) == [(True, 0, 0), waiting, waiting]


def test_used_reserve_is_gone_and_the_next_clock_runs() -> None:
    watched = with_clock()
    table = watched.table
    watched.act(0, "settlement 12", 18_000)
    assert shown(watched, 18_000)[0] == (True, 10_000, 25_000)
    road = next(t for t in map(table.game.text, table.match.legal(0)))  # type: ignore[union-attr]
    watched.act(0, road, 19_000)
    assert shown(watched, 20_000)[:2] == [(False, 10_000, 25_000), (True, 9000, 30_000)]
    entry = table.say(hashed("t0"), "P0", "hm", 21_000)
    watched.take_in(entry, at=21_000)
    told = watched.update(entry, SPECTATOR).clocks
    assert told is not None
    assert told[1] is not None
    assert told[1].turn == 8000


def test_a_bot_has_no_clock() -> None:
    watched = with_clock()
    watched.take_in(log.Resigned(5000, 1, "greedy"), at=5000)
    assert shown(watched, 5000)[1] is None


def test_a_table_without_a_clock_tells_of_none() -> None:
    table, _ = opened("watch", {"players": "3"})
    assert Watched(table).welcome(0).clocks is None


# ------------------------------------------------------------------ why


@pytest.mark.parametrize("setting", SHORT, ids=name_of)
def test_why_never_depends_on_what_is_hidden(setting: Setting) -> None:
    table, entries = opened(*setting)
    assert table.match is not None
    every = list(table.game.every_action())
    rng = hexhold.Rng(6)
    for _ in range(40):
        for seat in (*range(table.game.seats), SPECTATOR):
            dream = table.match.imagine(seat, rng)
            for _ in range(15):
                action = every[int(rng.below(len(every)))]
                refusal = table.match.check(seat, action)
                other = table.game.check(dream, seat, action)
                assert (refusal and refusal.rule) == (other and other.rule)
                assert seat != SPECTATOR or refusal is not None
        add(table, entries, step(table, rng, 10 + len(entries)))


def test_everybody_may_ask_why(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            table, host = await opened_at(place, players="3", first="0")
            tokens = [await seated(place, table, name) for name in ("Ann", "Bob", "Cid")]
            await started(place, table, host)
            asked = [
                (tokens[0], "settlement 12", None),
                (tokens[0], "road 1", "watch.setup.order"),
                (tokens[0], "offer ore > wool", "watch.setup.order"),
                (tokens[0], "counter ore,ore > wool", "watch.setup.order"),
                (tokens[1], "settlement 12", "watch.setup.order"),
                ("", "settlement 12", "watch.turn.order"),
                ("", "dice 3 4", "watch.turn.order"),
            ]
            for token, action, rule in asked:
                async with connected(place, table, token) as somebody:
                    await somebody.say_raw({"t": "why", "action": action})
                    answer = await somebody.hear()
                    assert answer == {"t": "answer", "action": action, "rule": rule}
            async with connected(place, table) as somebody:
                await somebody.say_raw({"t": "why", "action": "fly"})
                assert (await somebody.hear())["code"] == "bad-action"

    asyncio.run(story())
