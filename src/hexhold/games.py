"""The games there are, by name, and the library's front door."""

from collections.abc import Mapping
from typing import Any

from hexhold.core import faults
from hexhold.core.contract import Game
from hexhold.core.match import Match, resume
from hexhold.core.options import OptionError
from hexhold.core.record import read_record
from hexhold.rivals.game import RivalsGame
from hexhold.watch.game import WatchGame

GAMES: dict[str, type[Game[Any]]] = {WatchGame.name: WatchGame, RivalsGame.name: RivalsGame}


def game(name: str, **options: Any) -> Game[Any]:
    """A game with its options chosen; OptionError says what is wrong with them."""
    return make_game(name, options)


def make_game(name: str, options: Mapping[str, Any]) -> Game[Any]:
    """The same, with the options as a mapping."""
    kind = _kind(name)
    return kind(kind.schema.check(options))


def recall_game(name: str, options: Mapping[str, Any]) -> Game[Any]:
    """The game of a match that was kept: options that came later are as they were then."""
    kind = _kind(name)
    return kind(kind.schema.recall(options))


def _kind(name: str) -> type[Game[Any]]:
    if name not in GAMES:
        raise OptionError(faults.NO_GAME, game=name, known=", ".join(GAMES))
    return GAMES[name]


def replay(text: str) -> Match[Any]:
    """The match of a record; RecordError names the line that does not fit."""
    return resume(*read_record(text, recall_game))
