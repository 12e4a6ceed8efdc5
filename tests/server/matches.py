"""Tables whose matches are played without a server: people who choose at random."""

from typing import Any

import hexhold
from hexhold.core.match import Match
from hexhold.server import log
from hexhold.server.clocks import Clocks
from hexhold.server.messages import Update, Welcome
from hexhold.server.seats import hashed
from hexhold.server.table import Table, open_entry
from hexhold.server.telling import Telling, welcome

HOST = hashed("host")
SHORT: list[tuple[str, dict[str, Any]]] = [
    ("watch", {"mode": "base", "players": "3", "turn_limit": 30}),
    ("watch", {"mode": "brotherhood", "players": "4", "edition": "ru", "turn_limit": 30}),
    ("rivals", {"mode": "intro", "turn_limit": 30}),
    ("rivals", {"mode": "duel", "turn_limit": 30}),
]


def name_of(setting: tuple[str, dict[str, Any]]) -> str:
    game, options = setting
    return f"{game}-{options['mode']}"


def opened(game: str, options: dict[str, Any], secret: int = 5) -> tuple[Table, list[log.AnyEntry]]:
    """A table at which everybody sits, and its log."""
    table = Table("past")
    secret_bytes = bytes([secret]) * 32
    entries: list[log.AnyEntry] = [open_entry(game, dict(options), HOST, secret_bytes, 1)]
    table.apply(entries[0])
    for seat in range(table.game.seats):
        add(table, entries, log.Seated(2, seat, f"P{seat}", hashed(f"t{seat}"), f"seed{seat}é"))
    add(table, entries, table.start(HOST, 3))
    return table, entries


def add(table: Table, entries: list[log.AnyEntry], entry: log.AnyEntry) -> None:
    """One more entry."""
    table.apply(entry)
    entries.append(entry)


def whole_actions(match: Match[Any], seat: int, rng: hexhold.Rng) -> list[str]:
    """What a seat may say to a server; of what is put together from words, one at random."""
    game, legal = match.game, match.legal(seat)
    whole = [game.text(action) for action in legal if not game.is_private(action)]
    if len(whole) < len(legal):
        whole.append(composed(match, seat, rng))
    return whole


def composed(match: Match[Any], seat: int, rng: hexhold.Rng) -> str:
    """Something that a seat puts together at random."""
    game, state = match.game, match.state.copy()
    words: list[int] = []
    while not words or game.is_private(words[-1]):
        legal = game.legal(state, seat)
        legal = legal if words else [action for action in legal if game.is_private(action)]
        words.append(legal[int(rng.below(len(legal)))])
        game.play(state, seat, words[-1])
    return game.text_of(seat, words)


def step(table: Table, rng: hexhold.Rng, now: int) -> log.Moved:
    """The entry of a random action; offers are rare, so that matches get somewhere."""
    assert table.match is not None
    seat = table.match.actors[0]
    legal = whole_actions(table.match, seat, rng)
    quiet = [text for text in legal if not text.startswith(("offer", "counter"))] or legal
    texts = quiet if rng.below(5) else legal
    return table.act(seat, texts[int(rng.below(len(texts)))], now, f"c{now}")


def played(game: str, options: dict[str, Any], seed: int = 1) -> tuple[Table, list[log.AnyEntry]]:
    """A match that was played to its end, and its log."""
    table, entries = opened(game, options)
    rng = hexhold.Rng(seed)
    while table.status == "playing":
        add(table, entries, step(table, rng, 10 + len(entries)))
    return table, entries


class Watched:
    """A table with clocks, at a time that the test chooses, and what seats are told of it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.time = 0  # milliseconds
        self.clocks = Clocks(table, lambda: self.time)
        self.clocks.look()

    def take_in(self, entry: log.AnyEntry, at: int | None = None) -> None:
        """An entry happens, as a room lets it happen."""
        self.time = self.time if at is None else at
        self.clocks.before(entry)
        self.table.apply(entry)
        self.clocks.after(entry)

    def act(self, seat: int, text: str, at: int) -> log.Moved:
        """A seat acts at a time."""
        self.time = at
        entry = self.table.act(seat, text, at, reserve=self.clocks.reserve_left(seat))
        self.take_in(entry)
        return entry

    def welcome(self, seat: int) -> Welcome:
        """What somebody hears who joins."""
        return welcome(self.table, seat, self.clocks, [None] * len(self.table.seats), 0)

    def update(self, entry: log.AnyEntry, seat: int) -> Update:
        """What a seat hears of an entry that was just applied."""
        return Telling(self.table, entry, self.clocks).update(seat)
