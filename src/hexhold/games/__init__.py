"""The games there are, by name, and the library's front door."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from hexhold.core import discovery, faults
from hexhold.core.contract import Game
from hexhold.core.match import Match, resume
from hexhold.core.options import OptionError
from hexhold.core.record import read_record

FIRST: Final = "watch"  # what is played if nobody says what


class Games(Mapping[str, type[Game[Any]]]):
    """All games that are installed, each imported when it is asked for."""

    def __getitem__(self, name: str) -> type[Game[Any]]:
        kind: type[Game[Any]] = discovery.found()[name].load()
        return kind

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(discovery.found(), key=lambda name: (name != FIRST, name)))

    def __len__(self) -> int:
        return len(discovery.found())


GAMES: Final = Games()


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
