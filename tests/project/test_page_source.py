"""The page's source keeps to a shape that people can read; its linter sees to the rest."""

import re
from pathlib import Path

import pytest

from hexhold.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "web" / "src"
OF_GAMES = SOURCE / "games"
GENERATED = {SOURCE / "lib" / "protocol.ts", *OF_GAMES.glob("*/declared.ts")}
WIDTH = 120
WAYS_AROUND = ("prettier-ignore", "@ts-ignore", "@ts-nocheck")


def source_files() -> list[Path]:
    return sorted(path for path in SOURCE.rglob("*") if path.suffix in {".ts", ".svelte", ".css"})


def lines_of(path: Path) -> list[tuple[str, str]]:
    """Every line, with where it stands."""
    text = path.read_text(encoding="utf-8")
    where = path.relative_to(ROOT)
    return [(f"{where}:{number}", line) for number, line in enumerate(text.split("\n"), 1)]


def test_no_line_is_too_long_to_read() -> None:
    long = [at for path in source_files() for at, line in lines_of(path) if len(line) > WIDTH]
    assert not long, "\n".join(long)


@pytest.mark.parametrize("way", WAYS_AROUND)
def test_nothing_hides_from_the_formatter_and_the_types(way: str) -> None:
    found = [at for path in source_files() for at, line in lines_of(path) if way in line]
    assert not found, "\n".join(found)


def names_a_game(line: str) -> bool:
    """Whether a line speaks of a game: by its name as text or path, or in a longer name."""
    return any(
        re.search(rf"[\"'`/]{game}\b|\b{game.capitalize()}(?=[A-Z]|\b)", line) for game in GAMES
    )


def test_what_is_of_one_game_lies_in_its_folder() -> None:
    apart = [
        path for path in source_files() if path not in GENERATED and OF_GAMES not in path.parents
    ]
    found = [at for path in apart for at, line in lines_of(path) if names_a_game(line)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("line", ['game === "watch"', "import x from '../rivals/x'", "RivalsTable"])
def test_the_name_of_a_game_is_found(line: str) -> None:
    assert names_a_game(line)


@pytest.mark.parametrize("line", ["tables.watch()", 't("tables-watch")', "watching"])
def test_looking_on_is_no_name(line: str) -> None:
    assert not names_a_game(line)
