"""The command line as a test uses it: in this process, or as a real one."""

import io
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

import hexhold
from hexhold.cli import main
from hexhold.cli.words import VOICE

ROOT = Path(hexhold.__file__).parent.parent


@dataclass(frozen=True)
class Outcome:
    """What a command left behind."""

    code: int
    out: str
    err: str

    def fault(self) -> str:
        """The one line that says what was wrong."""
        assert self.code == 2
        assert self.out == ""
        assert self.err.startswith("hexhold: ")
        assert self.err.count("\n") == 1
        assert self.err.endswith("\n")
        return self.err


Run = Callable[..., Outcome]


@pytest.fixture(autouse=True)
def _a_fresh_voice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test speaks, the next one begins in English."""
    monkeypatch.setattr(VOICE, "language", "en")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command in this process, with some input."""

    def call(*arguments: str, typed: str = "") -> Outcome:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
        monkeypatch.setattr("hexhold.cli.terminal.is_compiled", lambda: True)
        code = main(arguments)
        captured = capsys.readouterr()
        return Outcome(code, captured.out, captured.err)

    return call


def environment(**more: str) -> Mapping[str, str]:
    """What a process of its own needs to find this very package."""
    return os.environ | {"PYTHONPATH": str(ROOT)} | more


def command(*arguments: str) -> list[str]:
    """The command line as a process of its own."""
    return [sys.executable, "-P", "-m", "hexhold", *arguments]


def run_process(*arguments: str, typed: bytes = b"") -> Outcome:
    """Run a command in a process of its own."""
    done = subprocess.run(
        command(*arguments), input=typed, capture_output=True, env=environment(), timeout=120
    )
    return Outcome(done.returncode, done.stdout.decode(), done.stderr.decode())


@pytest.fixture(scope="session")
def record() -> str:
    """A short match as text."""
    match = hexhold.game("watch", turn_limit=12).start(seed=5)
    rng = hexhold.Rng(5)
    while not match.over:
        seat = match.actors[0]
        actions = match.legal(seat)
        match.play(seat, actions[int(rng.below(len(actions)))])
    return match.record()


@pytest.fixture
def record_file(record: str, tmp_path: Path) -> Path:
    """The same in a file."""
    path = tmp_path / "match.hexhold"
    path.write_text(record, encoding="utf-8")
    return path
