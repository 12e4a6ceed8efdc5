"""The kinds of notes as numbers for the engines, from the order of the declared events.

Run by `make generate`; a test fails when a file is not what the declaration says. Reads the source
and imports nothing of it: a chapter may name a note that has no number yet.
"""

import ast
from pathlib import Path
from typing import Final

GAMES: Final = Path(__file__).resolve().parent.parent / "src" / "hexhold" / "games"
HEAD: Final = '''\
"""The kinds of notes, made by `make generate` from the order of EVENTS (../events.py): do not edit.

The chapters leave them for whoever tells the story: five ints each, the kind, a seat, and up to
three particulars.
"""

from typing import Final

'''


def declarations() -> list[Path]:
    """Where events are declared, of every game with an engine."""
    return sorted(path for path in GAMES.glob("*/events.py") if (path.parent / "engine").is_dir())


def target(declaration: Path) -> Path:
    """Where the numbers go."""
    return declaration.parent / "engine" / "_notes.py"


def write(declaration: Path) -> str:
    """The whole file."""
    names = noted(ast.parse(declaration.read_text(encoding="utf-8")))
    lines = [f"{name}: Final = {number}\n" for number, name in enumerate(names)]
    return HEAD + "".join(lines)


def noted(source: ast.Module) -> list[str]:
    """What the engine calls the events, in their order."""
    for statement in source.body:
        if isinstance(statement, ast.AnnAssign) and ast.unparse(statement.target) == "EVENTS":
            assert isinstance(statement.value, ast.Tuple)
            return [constant(call) for call in statement.value.elts if isinstance(call, ast.Call)]
    raise LookupError("no EVENTS are declared")


def constant(call: ast.Call) -> str:
    """ROAD_BUILT of event("road-built", …), or what its `note` says."""
    named = [one.value for one in call.keywords if one.arg == "note"] or call.args[:1]
    return str(ast.literal_eval(named[0])).upper().replace("-", "_")


if __name__ == "__main__":
    for declaration in declarations():
        target(declaration).write_text(write(declaration), encoding="utf-8")
        print(f"wrote {target(declaration).relative_to(GAMES)}")
