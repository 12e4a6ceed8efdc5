"""Taking back costs the same however long the match is, and whatever was taken back before."""

import itertools

import pytest
from tests.server.matches import SHORT, add, name_of, opened, step

import hexhold
from hexhold.core.contract import SPECTATOR
from hexhold.server import log
from hexhold.server.storage import Damaged
from hexhold.server.table import Table, restored

Setting = tuple[str, dict[str, object]]


def there_and_back(table: Table, entries: list[log.AnyEntry], rng: hexhold.Rng) -> bool:
    """Somebody acts and takes it back, if that may be."""
    assert table.match is not None
    before = table.match.position(), len(table.match.moves), told(table)
    entry = step(table, rng, 10 + len(entries))
    add(table, entries, entry)
    if table.status != "playing" or not table.can_undo(entry.seat):
        return False
    add(table, entries, log.Undone(10 + len(entries), entry.seat, entry.reserve))
    assert (table.match.position(), len(table.match.moves), told(table)) == before
    return True


def told(table: Table) -> list[object]:
    """What everybody is told of what happened lately."""
    return [table.recent(seat) for seat in (SPECTATOR, *range(len(table.seats)))]


@pytest.mark.parametrize("setting", SHORT, ids=name_of)
def test_a_table_is_as_before_after_taking_back(setting: Setting) -> None:
    table, entries = opened(setting[0], dict(setting[1]))
    rng = hexhold.Rng(4)
    taken = sum(there_and_back(table, entries, rng) for _ in range(200) if not table.result)
    assert taken > 20
    again = restored("past", [log.write(entry) for entry in entries])
    assert again.match is not None
    assert table.match is not None
    assert again.match.position() == table.match.position()
    assert again.match.moves == table.match.moves
    assert told(again) == told(table)


def test_taking_back_plays_nothing_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before, each played the whole match again: who took back ten times a second for ten minutes
    kept the server busy for half a minute whenever the table was loaded."""
    table, entries = opened("watch", {"players": "3", "trade": False})
    rng = hexhold.Rng(4)
    played = 0
    play = type(table.game).play

    def counted(*given: object) -> object:
        nonlocal played
        played += 1
        return play(*given)  # type: ignore[arg-type]

    while not there_and_back(table, entries, rng) or len(entries) < 300:
        pass
    monkeypatch.setattr(type(table.game), "play", counted)
    moved = step(table, rng, 1000)
    add(table, entries, moved)
    for number in itertools.count(1001):
        if table.can_undo(moved.seat):
            break
        moved = step(table, rng, number)
        add(table, entries, moved)
    played = 0
    add(table, entries, log.Undone(2000, moved.seat))
    assert played == 0


def test_what_could_not_be_taken_back_was_not() -> None:
    table, entries = opened("watch", {"players": "3", "first": "0"})
    add(table, entries, log.Undone(9, 0))
    with pytest.raises(Damaged, match="entry 6"):
        restored("past", [log.write(entry) for entry in entries])
