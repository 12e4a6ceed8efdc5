"""Who is careful is asked before what spends something and cannot be taken back."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.harness import connected, running, seated, started
from tests.server.harness import opened as opened_at
from tests.server.matches import SHORT, name_of, opened, step

import hexhold
from hexhold.server.errors import Refused
from hexhold.server.table import Table

RICH = (
    "phase=turn rolled=1 active=0 turns=9 | 0 settlements=7 hand=brick1,lumber1,wool1,grain1,ore1"
)


def table_at(position: str) -> Table:
    table, _ = opened("watch", {"mode": "base", "first": "0"})
    table.match = hexhold.continue_from(table.game, position)
    return table


def test_a_bought_card_cannot_be_given_back_so_the_careful_are_asked() -> None:
    table = table_at(RICH)
    with pytest.raises(Refused, match="final"):
        table.act(0, "buy", 1, careful=True)
    assert table.match is not None
    assert "buy" in table.game.texts(table.match.legal(0))  # nothing has happened
    assert table.act(0, "buy", 1).moves[0] == "0 buy"


def test_what_can_be_taken_back_is_done_at_once() -> None:
    table = table_at(RICH)
    assert table.match is not None
    road = next(t for t in table.game.texts(table.match.legal(0)) if t.startswith("road"))
    assert table.act(0, road, 1, careful=True).moves == [f"0 {road}"]


def test_what_costs_nothing_is_not_asked_about() -> None:
    table = table_at("phase=before-roll active=0 turns=9 | 0 settlements=7")
    assert len(table.act(0, "roll", 1, careful=True).moves) == 2


@pytest.mark.parametrize("setting", SHORT, ids=name_of)
def test_who_is_careful_regrets_nothing_that_was_spent(setting: tuple[str, dict[str, Any]]) -> None:
    """What was done carefully without a question can be taken back, or spent nothing."""
    asked = 0
    for seed in range(6):
        table, _ = opened(*setting)
        asked += questions_in(table, hexhold.Rng(seed))
    assert asked


def questions_in(table: Table, rng: hexhold.Rng) -> int:
    """Play carefully for a while; how often something final was asked about."""
    asked = 0
    for now in range(200):
        if table.status != "playing":
            break
        entry = step(table, rng, now)
        text = entry.moves[0].partition(" ")[2]
        spending = text.split(" ")[0] in table.game.spending
        final = is_final(table, entry.seat, text)
        assert spending or not final
        table.apply(table.act(entry.seat, text, now, careful=not final))
        assert not spending or table.can_undo(entry.seat) is not final
        asked += final
    return asked


def is_final(table: Table, seat: int, text: str) -> bool:
    """Whether a careful person is asked."""
    try:
        table.act(seat, text, 0, careful=True)
    except Refused as refused:
        return refused.code == "final"
    return False


def test_the_careful_are_told_that_an_action_is_final_and_may_do_it_then(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as place:
            table, host = await opened_at(place, players="3", first="0")
            tokens = [await seated(place, table, name) for name in ("Ann", "Bob", "Cid")]
            async with connected(place, table, tokens[0]) as ann:
                await started(place, table, host)
                await ann.hear()
                live = await place.hub.find(table)
                live.table.match = hexhold.continue_from(live.table.game, RICH)
                await ann.say_raw({"t": "act", "id": "1", "action": "buy", "careful": True})
                await ann.hear()
                assert ann.errors[-1]["code"] == "final"
                assert ann.errors[-1]["id"] == "1"

    asyncio.run(story())
