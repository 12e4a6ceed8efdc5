"""The page's source keeps to a shape that people can read; its linter sees to the rest."""

from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "web" / "src"
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
