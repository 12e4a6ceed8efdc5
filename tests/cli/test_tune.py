"""hexhold tune: a section of weights with what made it, and the way to go on."""

import tomllib
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from hexhold.bots.minds import mind

TUNE = (
    "tune", "--game", "rivals", "--mode", "intro", "--against", "random", "--population", "4",
    "--matches", "2", "--check", "2",
)  # fmt: skip


def test_the_file_has_a_whole_section_under_the_command_that_made_it(
    run: Run, tmp_path: Path
) -> None:
    file = tmp_path / "intro.toml"
    outcome = run(*TUNE, "--generations", "1", "--out", str(file))
    assert outcome.code == 0
    assert "generation 1 of 1: best" in outcome.err
    assert "before: " in outcome.out
    assert "after:  " in outcome.out
    text = file.read_text()
    assert text.startswith("# hexhold tune --game rivals --mode intro --bot planner")
    figures = tomllib.loads(text)["intro"]
    weights = mind("rivals", "WEIGHTS")
    assert list(figures) == weights.NAMES
    assert list(figures.values()) != weights.COLUMNS["intro"]
    assert "  # an own victory point" in text


def test_a_stopped_tuning_goes_on_to_the_same_end(run: Run, tmp_path: Path) -> None:
    stopped, whole = tmp_path / "stopped.toml", tmp_path / "whole.toml"
    run(*TUNE, "--generations", "1", "--out", str(stopped))
    told = run(*TUNE, "--generations", "2", "--out", str(stopped)).err
    assert "generation 1" not in told
    run(*TUNE, "--generations", "2", "--out", str(whole))
    assert stopped.read_text() == whole.read_text()


def test_the_file_of_another_tuning_is_left_alone(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "other.toml"
    run(*TUNE, "--generations", "0", "--out", str(file))
    before = file.read_text()
    other = run(*TUNE, "--generations", "1", "--seed", "2", "--out", str(file))
    assert "is not the file of this tuning" in other.fault()
    assert file.read_text() == before


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--population", "3"], "--population: must be a whole number from 4 to 1000"),
        (["--against", "clever"], "there is no bot 'clever'"),
        (["--out", "/no/such/folder/file"], "/no/such/folder/file"),
    ],
)
def test_a_wrong_value_gets_one_line(
    run: Run, tmp_path: Path, arguments: list[str], told: str
) -> None:
    usual = ("--generations", "0", "--out", str(tmp_path / "file.toml"))
    assert told in run(*TUNE, *usual, *arguments).fault()
