"""docs/rulings-rivals.md says what the program does: its options and what the editions choose."""

import re
from pathlib import Path

from hexhold.games.rivals.editions import EDITIONS, OPTIONS, SCHEMA

TEXT = Path(__file__).resolve().parents[2] / "docs" / "rulings-rivals.md"
ROWS = re.findall(
    r"^\| `(\w+)` \| ([^|]+) \| (\w+) \| (\w+) \|", TEXT.read_text(encoding="utf-8"), re.MULTILINE
)


def test_every_option_has_its_row() -> None:
    assert [name for name, *_ in ROWS] == [o.name for o in OPTIONS if o.name != "edition"]


def test_the_rows_say_what_the_editions_choose() -> None:
    words = {True: "yes", False: "no"}
    for place, edition in enumerate(("ru", "en"), start=2):
        chosen = SCHEMA.check({"edition": edition})
        for row in ROWS:
            value = chosen[row[0]]
            assert row[place] == str(words.get(value, value) if isinstance(value, bool) else value)
    assert set(EDITIONS) == {"ru", "en"}
