"""Setting up goes on where it stopped, and sees what was installed in between."""

import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest
from hatch_build import page_files
from tools import setup

Commands = list[tuple[str, ...]]


@pytest.fixture
def commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Commands:
    """What a set-up in an empty place would run."""
    venv = tmp_path / ".venv"
    monkeypatch.setattr(setup, "VENV", venv)
    monkeypatch.setattr(setup, "PYTHON", venv / "bin" / "python")
    monkeypatch.setattr(setup, "ENGINES", venv / ".engine")
    monkeypatch.setattr(setup, "find_uv", lambda: "uv")
    monkeypatch.setattr(setup, "project_files", list)
    monkeypatch.delenv("HEXHOLD_COMPILE", raising=False)
    monkeypatch.delenv("CC", raising=False)
    found: Commands = []
    monkeypatch.setattr(setup, "run", lambda *words: found.append(tuple(map(str, words))))
    return found


def have_compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, *, there: bool) -> None:
    (tmp_path / "Python.h").touch()
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(tmp_path))
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}" if there else None)


def test_an_environment_is_created_once(commands: Commands) -> None:
    setup.make_venv()
    assert [words[:3] for words in commands] == [(sys.executable, "-m", "venv")]


def test_an_environment_that_was_interrupted_is_finished(commands: Commands) -> None:
    make = [sys.executable, "-m", "venv", "--without-pip", str(setup.VENV)]
    subprocess.run(make, check=True)
    setup.make_venv()
    assert commands == [(str(setup.PYTHON), "-m", "ensurepip")]


def test_an_environment_with_its_packages_is_left_alone(commands: Commands) -> None:
    setup.PYTHON.parent.mkdir(parents=True)
    setup.PYTHON.touch()
    setup.mark_done("packages", "any")
    setup.make_venv()
    assert not commands


def test_a_compiler_that_was_installed_later_is_used(
    commands: Commands, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    setup.VENV.mkdir()
    have_compiler(monkeypatch, tmp_path, there=False)
    setup.install_project()
    setup.install_project()
    assert len(commands) == 1
    have_compiler(monkeypatch, tmp_path, there=True)
    setup.install_project()
    setup.install_project()
    assert len(commands) == 2


def test_whoever_waits_for_the_compiler_is_told(
    commands: Commands,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    setup.VENV.mkdir()
    have_compiler(monkeypatch, tmp_path, there=True)
    setup.install_project()
    assert "a few minutes" in capsys.readouterr().out
    setup.ENGINES.mkdir()
    monkeypatch.setenv("CC", "clang")
    setup.install_project()
    assert capsys.readouterr().out == "setup: building hexhold\n"


def test_a_page_that_could_not_be_built_is_not_tried_twice(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    tried: list[object] = []
    monkeypatch.setattr("subprocess.run", lambda *words, **_: tried.append(words))
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "package.json").touch()
    monkeypatch.setenv("HEXHOLD_BUILD_PAGE", "never")
    assert page_files(tmp_path) == {}
    assert not tried
    monkeypatch.delenv("HEXHOLD_BUILD_PAGE")
    page_files(tmp_path)
    assert tried
