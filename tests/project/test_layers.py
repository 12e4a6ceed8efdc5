"""Imports point downwards only: server > bots, arena, envs > games > core.

A game's package holds its rules, which know nothing above the core, and parts that layers above ask
for: those may use what the layer that asks is made of. No layer imports a game by name.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src"

ROOT = "hexhold"
PARTS = {  # of a game, by the layer that asks for them
    "game.bots": {"core", "rules"},
    "game.chances": {"core", "rules", "game.bots"},
    "game.terminal": {"core", "rules", "cli", "almanac", "locale"},
    "game.library": {"core", "rules", "almanac"},
    "game.summary": {"core", "rules"},
    "game.bench": {"core", "rules", "games", "bench"},
}
PURE = {"core", "rules", "game.bots", "game.chances", "game.summary"}
FRONT = {ROOT, "games", "core"}  # the front door of the games, for guests
BELOW: dict[str, set[str]] = {
    "core": set(),
    "rules": {"core"},
    **PARTS,
    "games": {"core"},
    "bots": FRONT,
    "arena": {"bots", *FRONT},
    "envs": {"bots", *FRONT},
    "bench": {"bots", "arena", "server", *FRONT},
    "almanac": {"core"},
    "locale": {"core"},
    "sentences": {"core", "almanac", "locale"},
    "server": {"bots", "arena", "envs", "almanac", "locale", *FRONT},
    "cli": {"bots", "arena", "envs", "bench", "server", "almanac", "locale", *FRONT},
}
FREE = {"__init__", "__main__"}
LIBRARIES_OF_THE_PURE = {*sys.stdlib_module_names, "mypy_extensions", "librt"}


def layer_of(path: Path) -> str:
    """The layer of a file given relative to src: its folder, or what it is of a game."""
    parts = path.with_suffix("").parts[1:]
    return layer_of_name(tuple(part for part in parts if part != "__init__") or ("__init__",))


def layer_of_name(parts: tuple[str, ...]) -> str:
    """The same for a name below hexhold."""
    if parts[0] != "games" or len(parts) == 1:
        return parts[0]
    layer = f"game.{parts[2]}" if len(parts) > 2 else ""
    return layer if layer in PARTS else "rules"


def game_of(parts: tuple[str, ...]) -> str:
    """The game that a name below hexhold belongs to, if any."""
    return parts[1] if parts[0] == "games" and len(parts) > 1 else ""


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
    layer, game = layer_of(path), game_of(path.with_suffix("").parts[1:])
    if layer in FREE:
        return []
    if layer not in BELOW:
        return [f"{path}: {layer} has no place among the layers; give it one in this test"]
    found = []
    for line, name in imported(ast.parse(source), path.parent.parts):
        if name[0] == ROOT:
            target = target_of(name[1:])
            if target in ("rules", *PARTS) and game_of(name[1:]) != game:
                found.append(f"{path}:{line}: {layer} imports {'.'.join(name)}, a game by name")
            elif target != layer and target not in BELOW[layer]:
                found.append(f"{path}:{line}: {layer} imports {target}")
        elif layer in PURE and name[0] not in LIBRARIES_OF_THE_PURE:
            found.append(f"{path}:{line}: {layer} imports {name[0]}")
    return found


def target_of(name: tuple[str, ...]) -> str:
    """The layer that a name below hexhold is imported from."""
    if not name or name[0] not in (*BELOW, *FREE):
        return ROOT
    if name[0] == "games" and len(name) > 1 and not (SOURCE / ROOT / "games" / name[1]).is_dir():
        return "games"  # something of its front door
    return layer_of_name(name)


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
        ("core/match.py", "import hexhold.games.watch"),
        ("core/match.py", "from hexhold import replay"),
        ("core/match.py", "from ..games.watch import board"),
        ("core/match.py", "def f():\n    importlib.import_module('hexhold.games.rivals')"),
        ("games/watch/engine/board.py", "from hexhold.games.rivals.cards import base"),
        ("games/watch/engine/board.py", "from ...rivals import cards"),
        ("games/rivals/engine/state.py", "from hexhold.games.watch import board"),
        ("games/rivals/view.py", "import numpy"),
        ("games/rivals/view.py", "from hexhold.cli import main"),
        ("games/rivals/view.py", "from hexhold.games.rivals import bots"),
        ("games/watch/game.py", "from hexhold.games import game"),
        ("games/watch/bots/trade.py", "import rich"),
        ("games/watch/library.py", "from hexhold.server import app"),
        ("games/watch/terminal/board.py", "from hexhold.games.rivals.terminal import board"),
        ("games/__init__.py", "from hexhold.bots import greedy"),
        ("bots/own.py", "from hexhold.games.watch.bots.greedy import choose_greedily"),
        ("bots/own.py", "from hexhold.server import app"),
        ("bots/own.py", "import hexhold.arena.league"),
        ("arena/league.py", "from hexhold import almanac"),
        ("server/app.py", "import hexhold.cli"),
        ("cli/boards.py", "from hexhold.games.watch import terminal"),
        ("almanac/__init__.py", "from hexhold.games import GAMES"),
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
        ("games/watch/engine/board.py", "from librt.vecs import vec\nimport hexhold.core.bits"),
        ("games/rivals/engine/state.py", "from ....core import bits\nfrom . import cards"),
        ("games/rivals/bots/greedy.py", "from hexhold.games.rivals.bots.greedy_value import worth"),
        ("games/watch/terminal/board.py", "import rich\nfrom hexhold.cli.canvas import Canvas"),
        ("arena/league.py", "import numpy\nimport hexhold\nfrom hexhold.bots import greedy"),
        ("server/app.py", "from hexhold import __version__, almanac, locale"),
        ("server/app.py", "from hexhold.games import GAMES"),
        ("cli/app.py", "import hexhold.server.app"),
        ("__init__.py", "from hexhold.games.watch import game"),
    ],
)
def test_an_import_that_points_downwards_is_left_alone(path: str, source: str) -> None:
    assert faults(Path("hexhold", path), source) == []
