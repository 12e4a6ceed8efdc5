"""hexhold fit: figures in the place of the old ones, under the command that made them."""

import tomllib
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from hexhold.bots.minds import chances_file
from hexhold.cli import fit

FIT = (
    "fit", "--game", "rivals", "--mode", "intro", "--bot", "greedy", "--lapse", "random",
)  # fmt: skip


def test_new_figures_take_the_place_of_the_old_ones(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "chance.toml"
    outcome = run(*FIT, "--games", "25", "--out", str(file))
    assert outcome.code == 0
    assert "log-loss on matches left out: " in outcome.out
    old, new = chances_file("rivals"), file.read_text()
    assert new.startswith(old[: old.index("[intro]")])
    assert new.endswith(old[old.index("[gold]") :])
    assert (
        "[intro]\n# hexhold fit --game rivals --mode intro --bot greedy --lapse random --games 25"
        " --seed 1\n# 25 matches, "
    ) in new
    assert "]  # victory points\n" in new
    before, after = tomllib.loads(old), tomllib.loads(new)
    assert list(after) == list(before)
    assert after.pop("intro") != before.pop("intro")
    assert after == before


def test_fitting_again_into_the_file_gives_the_same_file(run: Run, tmp_path: Path) -> None:
    file, lessons = tmp_path / "chance.toml", tmp_path / "lessons"
    kept = ("--games", "25", "--file", str(lessons), "--out", str(file))
    run(*FIT, "--games", "12", "--file", str(lessons), "--out", str(tmp_path / "other"))
    run(*FIT, *kept)
    once = file.read_text()
    lines = len(lessons.read_text().splitlines())
    run(*FIT, *kept, "--jobs", "2")
    assert file.read_text() == once
    assert len(lessons.read_text().splitlines()) == lines  # nothing was played again
    run(*FIT, "--games", "25", "--out", str(tmp_path / "whole"))
    assert (tmp_path / "whole").read_text() == once


def test_without_a_file_the_sections_are_shown(run: Run) -> None:
    watch = ("fit", "--game", "watch", "--bot", "greedy", "--lapse", "random", "--games", "2")
    outcome = run(*watch)
    assert outcome.code == 0
    shown = tomllib.loads(outcome.out)
    assert list(shown) == ["base", "base-late"]
    assert list(shown["base"]) == list(tomllib.loads(chances_file("watch"))["base"])


def test_a_section_ends_above_what_is_said_of_the_next() -> None:
    text = "# head\n[a]\nx = 1  # an x\n\n# of b\n\n[a-b]\nx = 2\n"
    assert text[fit.section_in(text, "a")] == "[a]\nx = 1  # an x\n"
    assert text[fit.section_in(text, "a-b")] == "[a-b]\nx = 2\n"
    assert text[fit.section_in(text, "b")] == ""


def test_without_numpy_one_is_told_what_to_do(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fit, "find_spec", lambda name: None)
    assert "pip install hexhold[fit]" in run(*FIT, "--games", "1").fault()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--games", "0"], "--games: must be a whole number"),
        (["--lapse", "clever"], "there is no bot 'clever'"),
        (["--games", "1", "--file", "/no/such/folder/file"], "/no/such/folder/file"),
        (["--games", "1", "--out", "/no/such/folder/file"], "/no/such/folder/file"),
    ],
)
def test_a_wrong_value_gets_one_line(run: Run, arguments: list[str], told: str) -> None:
    assert told in run(*FIT, *arguments).fault()
