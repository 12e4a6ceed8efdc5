"""An offer reaches the server in one piece, is stored as one line and taken back as one step."""

import pytest
from tests.server.matches import add, opened

from hexhold.core.match import continue_from
from hexhold.server import log
from hexhold.server.errors import Refused
from hexhold.server.table import Table
from hexhold.server.telling import choices_of

POSITION = "phase=turn rolled=1 | 0 hand=lumber2,ore3 | 1 hand=brick | 2 hand=brick"


def market() -> tuple[Table, list[log.AnyEntry]]:
    table, entries = opened("watch", {"players": "3", "first": "0"})
    table.match = continue_from(table.game, POSITION)
    return table, entries


def test_an_offer_is_one_line_and_its_words_alone_are_no_step() -> None:
    table, _ = market()
    with pytest.raises(Refused) as refused:
        table.act(0, "put ore", 5)
    assert refused.value.code == "bad-action"
    assert table.act(0, "offer ore,lumber > brick", 5).moves == ["0 offer lumber,ore > brick"]


def test_offers_and_counters_are_open_and_no_word_of_them_is_listed() -> None:
    table, entries = market()
    choices = choices_of(table, 0)
    assert choices is not None
    assert choices.open == ["offer"]
    assert "invite" in choices.actions
    assert not [text for text in choices.actions if text.startswith(("put", "ask", "offer"))]
    add(table, entries, table.act(0, "offer ore > brick", 5))
    answers = choices_of(table, 1)
    assert answers is not None
    assert (answers.actions, answers.open) == (["decline", "accept"], ["counter"])


def test_an_offer_is_taken_back_as_a_whole() -> None:
    table, entries = market()
    assert table.match is not None
    before = table.match.state.copy()
    add(table, entries, table.act(0, "offer lumber,ore > brick", 5))
    assert table.can_undo(0)
    table.apply(log.Undone(6, 0, 0))
    assert table.match.state == before
    assert table.match.moves == []
