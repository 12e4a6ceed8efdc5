"""What leagues found becomes tables and a plot; those in the documents are of today's files."""

import json
from pathlib import Path
from typing import Any

import pytest

from hexhold.arena.report import BEGIN, END, markdown, plot, read_leagues, report

ROOT = Path(__file__).resolve().parents[2]
STRENGTH = ROOT / "docs" / "strength"


def league(candidate: str, others: str, mode: str = "base", **more: Any) -> dict[str, Any]:
    contest = {
        "candidate": candidate, "others": others, "seats": 4, "wins": 50, "games": 100,
        "low": 0.404, "high": 0.596, "endings": {"points": 90, "breaches": 10},
        "think_a_turn": 0.0021,
    }  # fmt: skip
    command = f"hexhold league --bots {candidate},{others}"
    options = {"mode": mode}
    return {"command": command, "game": "watch", "options": options, "contests": [contest | more]}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "strength"
    folder.mkdir()
    leagues = [
        league("master@0.2", "planner"),
        league("greedy", "novice", wins=61),
        league("greedy", "novice", mode="brotherhood"),
    ]
    for number, data in enumerate(leagues):
        (folder / f"{number}.json").write_text(json.dumps(data))
    return folder


def test_the_table_has_a_row_a_pair_and_a_column_a_mode(folder: Path) -> None:
    lines = markdown(read_leagues(folder)).splitlines()
    assert lines[:4] == [
        "|  | watch base | watch brotherhood |",
        "| --- | --- | --- |",
        "| greedy over novice | **61.0 %** [40.4–59.6] (100) | **50.0 %** [40.4–59.6] (100) |",
        "| master@0.2 over planner | **50.0 %** [40.4–59.6] (100) | – |",
    ]
    told = "| master@0.2 over planner | watch base | 2.1 ms | points 90 %, breaches 10 % | "
    assert told + "`hexhold league --bots master@0.2,planner` |" in lines


def test_the_plot_has_a_bar_for_each(folder: Path) -> None:
    drawn = plot(read_leagues(folder))
    assert drawn.count('height="12"') == 3
    assert "watch base: master@0.2 over planner" in drawn


def test_only_what_stands_between_the_marks_is_written(folder: Path) -> None:
    document = folder.with_suffix(".md")
    document.write_text(f"before\n{BEGIN}stale\n{END}after\n", encoding="utf-8")
    for _ in range(2):
        for path, text in report(folder).items():
            path.write_text(text, encoding="utf-8")
    text = document.read_text(encoding="utf-8")
    assert text.startswith(f"before\n{BEGIN}\n|  | watch base")
    assert text.endswith(f"|\n\n{END}after\n")
    assert "stale" not in text


def test_the_documents_tell_what_their_files_hold() -> None:
    for path, text in report(STRENGTH).items():
        assert path.read_text(encoding="utf-8") == text, (
            "run: hexhold league --report docs/strength"
        )
