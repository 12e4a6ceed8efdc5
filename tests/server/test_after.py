"""After a match: every moment of it can be seen again, and its luck and numbers can be checked."""

import asyncio
import hashlib
import hmac
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import Place, opened, running
from tests.server.matches import SHORT, Watched, name_of, played
from tests.server.test_secrecy import playing

import hexhold
from hexhold.core.trades import Trade
from hexhold.server import log
from hexhold.server.errors import Refused
from hexhold.server.past import Past
from hexhold.server.steps import steps_of
from hexhold.server.summary import Ledger, chi_square_tail, summary
from hexhold.server.table import Table

Setting = tuple[str, dict[str, Any]]


@pytest.fixture(scope="module", params=SHORT, ids=name_of)
def ended(request: pytest.FixtureRequest) -> tuple[Table, list[log.AnyEntry]]:
    return played(*request.param)


async def stored(place: Place, entries: list[log.AnyEntry]) -> None:
    """A table whose log somebody else has written."""
    await place.hub.storage.append("past", 1, [log.write(entry) for entry in entries])


def test_every_moment_is_told_as_it_was_told_then(
    ended: tuple[Table, list[log.AnyEntry]],
) -> None:
    table, entries = ended
    past = Past(table)
    then = Table("past")
    version = -1
    for entry in entries:
        then.apply(entry)
        if not isinstance(entry, log.Started | log.Moved):
            continue
        version += 1
        if version % 7 and version < len(past.steps) - 3:
            continue
        assert then.match is not None
        for seat in (*range(then.game.seats), hexhold.SPECTATOR):
            who = "spectator" if seat == hexhold.SPECTATOR else str(seat)
            moment = past.moment(version, who)
            (sight,) = moment.sights
            assert sight.view == then.match.view(seat)
            if isinstance(entry, log.Moved):
                assert sight.events == Watched(then).update(entry, seat).events[:-1]
                marks = ["*" if move.seat is None else str(move.seat) for move in moment.moves]
                lines = [f"{m} {move.action}" for m, move in zip(marks, moment.moves, strict=True)]
                assert lines == entry.moves
    assert version == len(past.steps) - 1


def test_steps_may_be_asked_for_in_any_order(ended: tuple[Table, list[log.AnyEntry]]) -> None:
    table, _ = ended
    forwards, anyhow = Past(table), Past(table)
    last = len(forwards.steps) - 1
    told = {v: forwards.moment(v, "open") for v in range(0, last + 1, 13)}
    for version in sorted(told, key=lambda v: v * 7919 % 101):
        assert anyhow.moment(version, "open") == told[version]
    assert anyhow.moment(None, "0").version == last


def test_open_hands_are_every_seats_view(ended: tuple[Table, list[log.AnyEntry]]) -> None:
    table, _ = ended
    assert table.match is not None
    moment = Past(table).moment(None, "open")
    assert [sight.seat for sight in moment.sights] == list(range(table.game.seats))
    assert [s.view for s in moment.sights] == [
        table.match.view(n) for n in range(len(moment.sights))
    ]


def test_nothing_is_shown_before_the_end() -> None:
    with pytest.raises(Refused):
        Past(playing("watch", {"players": "3"}, 7))


def test_a_step_is_an_action_and_what_chance_made_of_it() -> None:
    chance = hexhold.CHANCE
    moves = [(chance, 1), (0, 2), (chance, 3), (chance, 4), (1, 5), (1, 6)]
    assert steps_of(hexhold.game("watch"), moves) == [
        [(chance, 1)],
        [(0, 2), (chance, 3), (chance, 4)],
        [(1, 5)],
        [(1, 6)],
    ]


# ------------------------------------------------------------------ the luck


def redrawn(chances: dict[str, Any]) -> list[str]:
    """The luck of a match from docs/protocol.md alone, as a page would draw it."""
    secret = bytes.fromhex(chances["secret"])
    label = b"hexhold-fair-1"
    assert hashlib.sha256(label + b"\x00" + secret).hexdigest() == chances["commitment"]
    message = label
    for seed in chances["seeds"]:
        raw = seed.encode("utf-8")
        message += len(raw).to_bytes(4, "big") + raw
    key = hmac.digest(secret, message, "sha256")
    drawn = []
    for draw in chances["draws"]:
        outcomes = chances["lists"][draw["drawn_from"]]
        whole = sum(weight for _, weight in outcomes)
        block = draw["counter"].to_bytes(8, "big") + bytes(4)
        number = int.from_bytes(hmac.digest(key, block, "sha256"), "big")
        assert number < 2**256 - 2**256 % whole
        rest = number % whole
        for text, weight in outcomes:
            if rest < weight:
                drawn.append(text)
                break
            rest -= weight
    return drawn


def test_a_page_can_draw_every_chance_move_again(
    ended: tuple[Table, list[log.AnyEntry]], tmp_path: Path
) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            await stored(place, ended[1])
            answer = await place.http.get("/api/tables/past/chances")
            chances = answer.json()
            assert [draw["outcome"] for draw in chances["draws"]] == redrawn(chances)
            lines = [
                line for e in ended[1] if isinstance(e, log.Started | log.Moved) for line in e.moves
            ]
            assert len(chances["draws"]) == sum(line.startswith("*") for line in lines)
            assert len(chances["seeds"]) == ended[0].game.seats

    asyncio.run(story())


# ------------------------------------------------------------------ over HTTP


def test_the_past_is_refused_while_the_match_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            table, _ = await opened(place, players="3")
            for path in ("replay?version=0&seat=open", "chances", "summary", "record"):
                answer = await place.http.get(f"/api/tables/{table}/{path}")
                assert (answer.status_code, answer.json()["code"]) == (409, "not-playing")

    asyncio.run(story())


def test_what_is_not_there_cannot_be_replayed(tmp_path: Path) -> None:
    _, entries = played("rivals", {"mode": "intro", "turn_limit": 3})

    async def story() -> None:
        async with running(tmp_path) as place:
            await stored(place, entries)
            for query, status in (
                ("version=0", 200), ("", 200), ("seat=open", 200), ("seat=1", 200),
                ("version=99999", 404), ("version=-1", 400), ("version=x", 400), ("version=²", 400),
                ("seat=2", 404), ("seat=-1", 404), ("seat=", 404), ("seat=everybody", 404),
            ):  # fmt: skip
                answer = await place.http.get(f"/api/tables/past/replay?{query}")
                assert answer.status_code == status, query

    asyncio.run(story())


# ------------------------------------------------------------------ numbers


def test_a_summary_adds_up(ended: tuple[Table, list[log.AnyEntry]]) -> None:
    table, _ = ended
    assert table.match is not None
    told = summary(Past(table))
    assert [sum(sources.values()) for sources in told.sources] == told.points
    assert told.turns > 0
    for die in told.dice.values():
        assert sum(die.counted.values()) == die.rolls
        assert sum(die.expected.values()) == pytest.approx(die.rolls, abs=0.05)
        assert 0 <= die.p_value <= 1
    names = {"watch": {"sum", "wildling"}, "rivals": {"number", "face", "defence"}}
    assert set(told.dice) <= names[table.game_name]
    assert len(told.dice) >= (1 if table.game.options["mode"] == "base" else 2)
    assert told.trades


def test_the_supply_and_the_players_get_what_is_given(
    ended: tuple[Table, list[log.AnyEntry]],
) -> None:
    table, _ = ended
    told = summary(Past(table)).trades
    by_pair = {(row.seat, row.partner): row for row in told}
    for row in told:
        assert row.count > 0
        assert sum(row.gave.values()) >= row.count
        if row.partner is not None:
            other = by_pair[row.partner, row.seat]
            assert (other.count, other.gave, other.took) == (row.count, row.took, row.gave)
        else:
            assert sum(row.took.values()) == row.count


def test_a_trade_is_written_down_for_both() -> None:
    ledger = Ledger()
    for _ in range(2):
        ledger.enter(Trade(0, 2, {"ore": 1}, {"wool": 2}))
    ledger.enter(Trade(0, None, {"ore": 4}, {"wool": 1}))
    rows = [(r.seat, r.partner, r.count, r.gave, r.took) for r in ledger.summary()]
    assert rows == [
        (0, 2, 2, {"ore": 2}, {"wool": 4}),
        (0, None, 1, {"ore": 4}, {"wool": 1}),
        (2, 0, 2, {"wool": 4}, {"ore": 2}),
    ]


@pytest.mark.parametrize(
    ("degrees", "x", "tail"),  # from tables of the distribution
    [(1, 3.841, 0.05), (4, 9.488, 0.05), (5, 11.07, 0.05), (10, 18.307, 0.05), (11, 24.725, 0.01)],
)
def test_the_p_value_is_that_of_the_tables(degrees: int, x: float, tail: float) -> None:
    assert chi_square_tail(x, degrees) == pytest.approx(tail, abs=2e-5)
    assert chi_square_tail(0, degrees) == pytest.approx(1)


def test_a_die_that_a_card_has_set_was_not_rolled() -> None:
    table, entries = _with_brigitta()
    dice = summary(Past(table)).dice
    rolls = [m for e in entries if isinstance(e, log.Moved) for m in e.moves if " dice " in m]
    assert dice["number"].rolls == len(rolls) - 1
    assert dice["face"].rolls == len(rolls)


def _with_brigitta() -> tuple[Table, list[log.AnyEntry]]:
    """A short match in which the number was set exactly once."""
    for seed in range(1, 200):
        table, entries = played("rivals", {"mode": "intro", "turn_limit": 12}, seed)
        numbers = [
            m for e in entries if isinstance(e, log.Moved) for m in e.moves if " number " in m
        ]
        if len(numbers) == 1:
            return table, entries
    raise AssertionError("nobody plays Brigitta")
