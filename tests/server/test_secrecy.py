"""Over the wire, a seat learns nothing that it may not know: messages stay the same, byte for byte,
when everything hidden is dealt anew."""

import pytest
from tests.server.matches import HOST, Watched, whole_actions

import hexhold
from hexhold.server import log
from hexhold.server.messages import encode
from hexhold.server.seats import hashed
from hexhold.server.table import Table, open_entry

SETTINGS = [
    ("watch", {"mode": "base", "players": "4", "offers": 2}),
    ("watch", {"mode": "brotherhood", "players": "3", "edition": "pl"}),
    ("rivals", {"mode": "intro"}),
    ("rivals", {"mode": "duel"}),
]


def playing(game: str, options: dict[str, object], secret: int) -> Table:
    """A table of people, in the middle of nothing yet."""
    table = Table("secret")
    table.apply(open_entry(game, dict(options), HOST, bytes([secret]) * 32, 1))
    for seat in range(table.game.seats):
        table.apply(log.Seated(2, seat, f"P{seat}", hashed(f"t{seat}"), "seed"))
    table.apply(table.start(HOST, 3))
    return table


def with_dream(table: Table, seat: int, rng: hexhold.Rng) -> Table:
    """The same table as the seat might imagine it."""
    other = Table.__new__(Table)
    other.__dict__ = dict(table.__dict__)
    assert table.match is not None
    other.match = table.match.copy()
    other.match.state = table.match.imagine(seat, rng)
    return other


@pytest.mark.parametrize(("game", "options"), SETTINGS, ids=lambda s: str(s))
def test_messages_do_not_depend_on_what_is_hidden(game: str, options: dict[str, object]) -> None:
    rng = hexhold.Rng(11)
    table = playing(game, options, 5)
    assert table.match is not None
    for step in range(150):
        if table.match.over:
            break
        seat = table.match.actors[0]
        legal = whole_actions(table.match, seat, rng)
        action = legal[int(rng.below(len(legal)))]
        entry = table.act(seat, action, step + 10, f"c{step}")
        table.apply(entry)
        for viewer in range(table.game.seats):
            dream, real = Watched(with_dream(table, viewer, rng)), Watched(table)
            assert encode(dream.update(entry, viewer)) == encode(real.update(entry, viewer))
            assert encode(dream.welcome(viewer)) == encode(real.welcome(viewer))


def test_no_message_holds_the_secret_of_the_dice_before_the_end() -> None:
    table = playing("watch", {"players": "3"}, 7)
    assert table.match is not None
    for viewer in (hexhold.SPECTATOR, 0, 1, 2):
        told = encode(Watched(table).welcome(viewer))
        assert table.secret.encode() not in told
        assert hashed("t0").encode() not in told
