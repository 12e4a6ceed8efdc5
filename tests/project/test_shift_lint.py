"""No compiled module holds the shift that mypyc compiles wrongly."""

from pathlib import Path

import pytest
from hatch_build import compiled_modules
from tools.lint_shift import bad_shifts

ROOT = Path(__file__).resolve().parents[2]


def in_a_function(expression: str) -> str:
    return f"ONE: Final = 1\nunit: Final[i64] = 1\ndef f(n: i64) -> i64:\n    return {expression}\n"


@pytest.mark.parametrize("path", compiled_modules(ROOT), ids=str)
def test_a_compiled_module_shifts_no_constant_by_a_variable(path: Path) -> None:
    lines = bad_shifts((ROOT / path).read_text(encoding="utf-8"))
    assert not lines, f"{path}: use BIT[n] on lines {lines}"


@pytest.mark.parametrize(
    "expression",
    [
        "1 << n",
        "0xFF << n",
        "i64(1) << n",
        "ONE << n",
        "unit << n",
        "tables.ONE << n",
        "-1 << n",
        "(ONE | 2) << (n + 1)",
        "3 + (1 << board.width)",
    ],
)
def test_the_lint_finds_a_bad_shift(expression: str) -> None:
    assert bad_shifts(in_a_function(expression)) == [4]


@pytest.mark.parametrize("expression", ["BIT[n]", "1 << 5", "n << 3", "n << ONE", "1 << int(n)"])
def test_the_lint_leaves_a_good_shift_alone(expression: str) -> None:
    assert bad_shifts(in_a_function(expression)) == []


def test_the_lint_leaves_a_table_at_module_level_alone() -> None:
    assert bad_shifts("BIT: Final = [1 << n for n in range(62)]\n") == []


def test_package_openings_are_never_compiled() -> None:
    assert all(path.name != "__init__.py" for path in compiled_modules(ROOT))
