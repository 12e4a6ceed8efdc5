"""Find shifts that mypyc compiles wrongly: a constant shifted left by a variable.

`1 << n` with `n: i64` becomes a 32-bit shift, wrong from n = 31; so do `i64(1) << n`, `0xFF << n`
and a `Final` constant. Use a table (`BIT[n]`), or `1 << int(n)` where speed does not matter.

    python -m tools.lint_shift [file ...]     without files: all compiled modules
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from hatch_build import compiled_modules

ROOT = Path(__file__).resolve().parent.parent
NATIVE = {"i64", "i32", "i16", "u8"}


def bad_shifts(source: str) -> list[int]:
    """The lines of a module on which a function shifts a constant by a variable."""
    tree = ast.parse(source)
    finals = set(final_names(tree))
    functions = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
    inside = [node for outer in ast.walk(tree) if isinstance(outer, functions)
              for node in ast.walk(outer)]  # fmt: skip
    return sorted(
        {node.lineno for node in inside if isinstance(node, ast.BinOp) and is_bad(node, finals)}
    )


def is_bad(node: ast.BinOp, finals: set[str]) -> bool:
    if not isinstance(node.op, ast.LShift) or name_called(node.right) == "int":
        return False
    return is_constant(node.left, finals) and not is_constant(node.right, finals)


def is_constant(node: ast.expr, finals: set[str]) -> bool:
    match node:
        case ast.Constant():
            return True
        case ast.Name(id=name):
            return name.isupper() or name in finals
        case ast.Attribute(attr=name):
            return name.isupper()
        case ast.UnaryOp(operand=operand):
            return is_constant(operand, finals)
        case ast.BinOp(left=left, right=right):
            return is_constant(left, finals) and is_constant(right, finals)
        case ast.Call(args=[argument]) if name_called(node) in NATIVE:
            return is_constant(argument, finals)
    return False


def name_called(node: ast.expr) -> str:
    return node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""


def final_names(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            annotation = node.annotation
            if isinstance(annotation, ast.Subscript):
                annotation = annotation.value
            if isinstance(annotation, ast.Name) and annotation.id == "Final":
                yield node.target.id


def main(arguments: list[str]) -> int:
    paths = [Path(name) for name in arguments] or [ROOT / path for path in compiled_modules(ROOT)]
    found = [(path, line) for path in paths for line in bad_shifts(path.read_text("utf-8"))]
    for path, line in found:
        print(f"{path}:{line}: a constant shifted by a variable compiles to a 32-bit shift")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
