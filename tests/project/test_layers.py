"""Imports point downwards only: server > bots, arena, envs > watch, rivals > core."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src"

ROOT = "hexhold"
PURE = {"core", "watch", "rivals"}
RULES = {ROOT, "games", *PURE}  # the rules and their front door, for guests
BELOW: dict[str, set[str]] = {
    "core": set(),
    "watch": {"core"},
    "rivals": {"core"},
    "games": PURE,
    "bots": RULES,
    "arena": {"bots", *RULES},
    "envs": {"bots", *RULES},
    "bench": {"server", *RULES},
    "almanac": set(),
    "locale": set(),
    "server": {"bots", "arena", "envs", "almanac", "locale", *RULES},
}
FREE = {"__init__", "__main__", "cli"}
LIBRARIES_OF_THE_PURE = {*sys.stdlib_module_names, "mypy_extensions", "librt"}


def layer_of(path: Path) -> str:
    """The first name below hexhold of a file given relative to src."""
    return path.with_suffix("").parts[1]


def imported(tree: ast.Module, package: tuple[str, ...]) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Every name that a module of this package imports, in full, with its line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, tuple(alias.name.split("."))
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            base = (*above, *(node.module.split(".") if node.module else ()))
            for alias in node.names:
                yield node.lineno, (*base, alias.name)
        elif isinstance(node, ast.Call) and node.args:
            function = node.func
            name = getattr(function, "attr", "") or getattr(function, "id", "")
            first = node.args[0]
            if name in ("import_module", "__import__") and isinstance(first, ast.Constant):
                yield node.lineno, tuple(str(first.value).split("."))


def faults(path: Path, source: str) -> list[str]:
    """What is wrong with the imports of a module, given relative to src."""
    layer = layer_of(path)
    if layer in FREE:
        return []
    if layer not in BELOW:
        return [f"{path}: {layer} has no place among the layers; give it one in this test"]
    found = []
    for line, name in imported(ast.parse(source), path.parent.parts):
        if name[0] == ROOT:
            named = name[1] if len(name) > 1 else ROOT
            target = named if named in BELOW or named in FREE - {"__init__"} else ROOT
            if target != layer and target not in BELOW[layer]:
                found.append(f"{path}:{line}: {layer} imports {target}")
        elif layer in PURE and name[0] not in LIBRARIES_OF_THE_PURE:
            found.append(f"{path}:{line}: {layer} imports {name[0]}")
    return found


def modules() -> list[Path]:
    return sorted(path.relative_to(SOURCE) for path in (SOURCE / "hexhold").rglob("*.py"))


def test_every_import_points_downwards() -> None:
    found = [
        fault
        for path in modules()
        for fault in faults(path, (SOURCE / path).read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


def test_there_are_modules_to_look_at() -> None:
    assert Path("hexhold/__init__.py") in modules()


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("core/match.py", "import hexhold.watch"),
        ("core/match.py", "from hexhold import replay"),
        ("core/match.py", "from ..watch import board"),
        ("core/match.py", "def f():\n    importlib.import_module('hexhold.rivals')"),
        ("watch/engine/board.py", "from hexhold.rivals.cards import base"),
        ("watch/engine/board.py", "from ...rivals import cards"),
        ("rivals/engine/state.py", "from hexhold.watch import board"),
        ("rivals/view.py", "import numpy"),
        ("rivals/view.py", "from hexhold.cli import main"),
        ("watch/game.py", "from hexhold.games import game"),
        ("games.py", "from hexhold.bots import greedy"),
        ("bots/greedy.py", "from hexhold.server import app"),
        ("bots/greedy.py", "import hexhold.arena.league"),
        ("arena/league.py", "from hexhold import almanac"),
        ("server/app.py", "import hexhold.cli"),
        ("almanac/__init__.py", "from hexhold.core import contract"),
        ("locale/__init__.py", "import hexhold.almanac"),
        ("sundry/things.py", ""),
    ],
)
def test_an_import_that_points_upwards_or_aside_is_found(path: str, source: str) -> None:
    assert len(faults(Path("hexhold", path), source)) == 1


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("core/match.py", "import hmac\nfrom .record import text\nfrom mypy_extensions import i64"),
        ("watch/engine/board.py", "from librt.vecs import vec\nfrom hexhold.core.bits import BIT"),
        ("rivals/engine/state.py", "from ...core import bits\nfrom . import cards"),
        ("arena/league.py", "import numpy\nimport hexhold\nfrom hexhold.bots import greedy"),
        ("server/app.py", "from hexhold import __version__, almanac, locale, watch"),
        ("cli.py", "import hexhold.server.app"),
        ("__init__.py", "from hexhold.watch import game"),
    ],
)
def test_an_import_that_points_downwards_is_left_alone(path: str, source: str) -> None:
    assert faults(Path("hexhold", path), source) == []
