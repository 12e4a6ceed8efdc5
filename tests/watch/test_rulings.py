"""docs/rulings.md says what the program does: its options, its rules, its boards."""

import re
from pathlib import Path

import pytest

from hexhold import almanac
from hexhold.games.watch import boards
from hexhold.games.watch.editions import EDITIONS, ONLY_BROTHERHOOD, OPTIONS, SCHEMA

TEXT = (Path(__file__).resolve().parents[2] / "docs" / "rulings.md").read_text(encoding="utf-8")
WORDS = {"yes": True, "no": False}


def option_rows() -> dict[str, list[str]]:
    """The table of options: the cells of each row by the name of its option."""
    rows = re.findall(r"^\| `(\w+)` \| (.*) \|$", TEXT, re.MULTILINE)
    return {name: [cell.strip() for cell in cells.split("|")] for name, cells in rows}


def test_every_option_has_its_row() -> None:
    assert list(option_rows()) == [o.name for o in OPTIONS if o.name != "edition"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_table_has_the_defaults_of_every_edition(edition: str) -> None:
    base = SCHEMA.check({"edition": edition})
    brotherhood = SCHEMA.check({"edition": edition, "mode": "brotherhood"})
    column = 1 + list(EDITIONS).index(edition)
    for name, cells in option_rows().items():
        said = cells[column]
        chosen = brotherhood if name in ONLY_BROTHERHOOD else base
        assert str(WORDS.get(said, said)) == str(chosen[name]), name


def test_the_rulings_cite_only_rules_of_the_almanac() -> None:
    cited = set(re.findall(r"\bwatch\.[a-z-]+\.[a-z-]+", TEXT))
    assert cited <= set(almanac.entries("en"))


def test_the_layouts_are_those_we_play() -> None:
    rows = re.findall(r"^r=\d +(.*)$", TEXT, re.MULTILINE)
    layouts = (boards.BASE, boards.BROTHERHOOD_4, boards.BROTHERHOOD_3)
    assert " ".join(rows).split() == [h for layout in layouts for h in layout.hexes]


@pytest.mark.parametrize(("title", "count"), [("25 rows", 25), ("66 decisions", 66)])
def test_every_numbered_ruling_is_there(title: str, count: int) -> None:
    section = TEXT.split(f": {title}\n")[1].split("\n## ")[0]
    assert re.findall(r"^\| (\d+) \|", section, re.MULTILINE) == [str(n + 1) for n in range(count)]


def test_the_starting_pieces_are_those_we_place() -> None:
    rows = re.findall(
        r"^\| (?:red|blue|yellow|black) \| (★ )?(.*?) \| (.*?) \|", TEXT, re.MULTILINE
    )
    told = [(bool(star), hexes(places), hexes(road)) for star, places, road in rows]
    starts = [start for pair in boards.BASE.starts for start in pair]
    assert told == [(s.starred, list(s.settlement), list(s.road)) for s in starts]


def hexes(text: str) -> list[tuple[int, int]]:
    return [(int(q), int(r)) for q, r in re.findall(r"\((\d),(\d)\)", text)]
