"""The same seeds give bit-identical digests, compiled and interpreted."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.conformance.digests import SETTINGS, digests

import hexhold
from hexhold.core.build import is_compiled

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = Path(__file__).with_name("digests.py")


def interpreted_run() -> dict[str, Any]:
    """What the source gives when nothing of it is compiled."""
    done = subprocess.run(
        [sys.executable, str(SCRIPT)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def built_to_be_compiled() -> bool:
    """Whether the installed engine says of itself that it was compiled."""
    note = Path(hexhold.__file__).with_name("engine.txt")
    return note.exists() and note.read_text(encoding="utf-8").startswith("compiled")


def test_every_game_is_digested() -> None:
    assert {*SETTINGS} == {*hexhold.GAMES}


def test_a_compiled_build_runs_compiled() -> None:
    assert is_compiled() == built_to_be_compiled()


def test_digests_are_the_same_compiled_and_interpreted() -> None:
    plain = interpreted_run()
    assert plain["compiled"] is False
    assert plain["digests"] == digests()
    if not is_compiled():
        pytest.skip("only the interpreted engine is here: it agrees with itself")
