"""Each of the 55 decisions on open questions has a test that fails under the other reading."""

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
DECISIONS = 55
NAME = re.compile(r"test_decision_(\d\d)_[a-z]")


def test_every_decision_has_a_test_that_carries_its_number() -> None:
    numbers = set()
    for file in HERE.glob("test_*.py"):
        if file.name == Path(__file__).name:
            continue
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                match = NAME.match(node.name)
                assert match, f"{node.name} names no decision"
                numbers.add(int(match[1]))
    assert numbers == set(range(1, DECISIONS + 1))
