"""What the README and the documents show really works, and looks as shown."""

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import hexhold

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PACKAGE = Path(hexhold.__file__).parent.parent


def blocks(text: str, language: str) -> list[str]:
    """The fenced blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def examples(block: str) -> list[tuple[str, list[str]]]:
    """The commands of a block, each with the lines that are shown below it."""
    parts = re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]
    return [(part.splitlines()[0], part.splitlines()[1:]) for part in parts]


def shape(line: str) -> str:
    """A line without its numbers, the lengths of its bars, and the spaces between its words."""
    line = re.sub(r"\(compiled\)|\(interpreted\)", "(engine)", line)
    line = re.sub(r"\d[\d,.]*", "N", line)
    return re.sub(r"\s+", " ", re.sub(r"([#─])+", r"\1", line)).strip()


def run(command: str, place: Path) -> set[str]:
    """The shapes of the lines that a command prints; fewer matches do."""
    words = shlex.split(command.replace("--games 1000", "--games 20"))
    assert words[0] == "hexhold"
    done = subprocess.run(
        [sys.executable, "-P", "-m", *words],
        cwd=place,
        capture_output=True,
        encoding="utf-8",
        env=os.environ | {"PYTHONPATH": str(PACKAGE), "PYTHONIOENCODING": "utf-8"},
        timeout=120,
    )
    assert "Traceback" not in done.stderr
    return {shape(line) for line in (done.stdout + done.stderr).splitlines()}


def test_the_library_example_runs_and_is_short(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = blocks(README, "python")
    assert len([line for line in example.splitlines() if line.strip()]) <= 22
    exec(compile(example, "README.md", "exec"), {})
    printed = capsys.readouterr().out
    assert "Result(ending='points'" in printed
    assert "watch.ending." in printed
    assert "'event': 'rolled'" in printed


@pytest.mark.parametrize("block", blocks(README, "console"), ids=lambda text: text.split("\n")[0])
def test_a_command_prints_what_the_readme_shows(block: str, tmp_path: Path) -> None:
    for command, lines in examples(block):
        printed = run(command, tmp_path)
        missing = [line for line in lines if shape(line) not in printed | {""}]
        assert not missing, f"{command} does not print:\n" + "\n".join(missing)


def test_there_are_commands_to_look_at() -> None:
    commands = [command for block in blocks(README, "console") for command, _ in examples(block)]
    assert {command.split()[1] for command in commands} == {"sim", "league", "play", "replay"}


def test_every_link_of_the_readme_leads_somewhere() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", README)
    assert links
    assert not [link for link in links if not (ROOT / link).exists()]


def test_every_decision_is_listed() -> None:
    place = ROOT / "docs" / "decisions"
    listed = re.findall(r"\]\(([^)]+)\)", (place / "README.md").read_text(encoding="utf-8"))
    assert sorted(listed) == sorted(p.name for p in place.glob("0*.md"))


def test_the_example_of_the_record_format_replays() -> None:
    text = (ROOT / "docs" / "record-format.md").read_text(encoding="utf-8")
    (example,) = blocks(text, "text")
    match = hexhold.replay(example)
    assert match.over
    head, options, *moves = example.splitlines()
    head_now, options_now, *moves_now = match.record().splitlines()
    assert [head, *moves] == [head_now, *moves_now]
    assert chosen(options).items() <= chosen(options_now).items()  # an option may come later


def chosen(line: str) -> dict[str, Any]:
    """The options that a line of a record tells, written as a record writes them."""
    options: dict[str, Any] = json.loads(line.removeprefix("options "))
    assert line == f"options {json.dumps(options, sort_keys=True, separators=(',', ':'))}"
    return options
