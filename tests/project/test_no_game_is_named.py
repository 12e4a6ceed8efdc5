"""What is for all games names none of them: a game is described in its own package alone."""

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from hexhold.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
GENERIC = ("core", "bots", "arena", "bench", "cli", "server", "almanac", "locale")
NAMES = "|".join(GAMES)
# As a part of a name in code, and as a word in quotation marks; "watch" is a verb, too.
NAMED = re.compile(
    rf"(?:^|_)(?:{NAMES})(?:_|$)|^(?:{'|'.join(name.title() for name in GAMES)})[A-Z]"
)
QUOTED = re.compile(rf"^[\"'`](?:.*[/-])?(?:{NAMES})(?:[/-].*)?[\"'`]$")
VERBS = {"watch"}  # what may be done to a connection


def generic_files() -> list[Path]:
    """All Python that is not a game's own."""
    folders = [ROOT / "src" / "hexhold" / name for name in GENERIC] + [ROOT / "tools"]
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


def names_in(source: str) -> Iterator[str]:
    """Every word of a module that names a game."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.NAME and NAMED.search(token.string):
            if token.string not in VERBS:
                yield token.string
        elif token.type == tokenize.STRING and QUOTED.match(token.string):
            yield token.string


def test_no_generic_module_names_a_game() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in generic_files()
        for name in names_in(path.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


def test_there_are_modules_to_look_at() -> None:
    assert len(generic_files()) > 100


@pytest.mark.parametrize(
    "source",
    [
        "from hexhold.games import rivals",
        "watch_board = 1",
        "WatchBoard = 1",
        'GAMES = {"watch": 1}',
        "path = 'src/rivals/Table.svelte'",
        'say("watch-nothing")',
    ],
)
def test_a_name_is_found(source: str) -> None:
    assert list(names_in(source))


@pytest.mark.parametrize(
    "source", ["deadlines.watch(self)", "watching = 1", '"""Whoever watches the server."""']
)
def test_a_verb_is_left_alone(source: str) -> None:
    assert not list(names_in(source))
