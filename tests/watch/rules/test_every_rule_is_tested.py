"""Every rule of the Watch has a test that allows and one that refuses, and an almanac entry."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from inspect import getsource
from pathlib import Path

from hexhold import almanac
from hexhold.games.watch import game, why, why_brotherhood, why_moment, why_trade

HERE = Path(__file__).parent
KINDS = ("allows", "refuses")
FILES = sorted(HERE.rglob("test_*.py"))
EXPLAINING = (game, why, why_brotherhood, why_moment, why_trade)
REFUSALS = {
    rule for module in EXPLAINING for rule in re.findall(r'"(watch\.[a-z.-]+)"', getsource(module))
}
ENTRIES = {rule for rule in almanac.entries("en") if rule.startswith("watch.")}

Marked = dict[str, set[str]]


def markers(source: str) -> Iterator[tuple[str, str, str]]:
    """Every rule marker of a test file: the test, the rule id, and what the test shows."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef):
            for decorator in node.decorator_list:
                if ast.unparse(decorator).startswith("pytest.mark.rule("):
                    assert isinstance(decorator, ast.Call)
                    rule = ast.literal_eval(decorator.args[0])
                    for keyword in decorator.keywords:
                        if ast.literal_eval(keyword.value):
                            yield node.name, rule, str(keyword.arg)


@cache
def marked() -> dict[Path, Marked]:
    """What the tests of each file show: rule ids, and whether they allow or refuse."""
    found: dict[Path, Marked] = {}
    for file in FILES:
        rules: Marked = defaultdict(set)
        for _, rule, kind in markers(file.read_text(encoding="utf-8")):
            rules[rule].add(kind)
        found[file] = rules
    return found


def test_every_rule_has_a_test_that_allows_and_one_that_refuses() -> None:
    shown: Marked = {rule: set() for rule in ENTRIES}
    for rules in marked().values():
        for rule, kinds in rules.items():
            shown.get(rule, set()).update(kinds)
    missing = {rule: set(KINDS) - kinds for rule, kinds in shown.items() if kinds < set(KINDS)}
    assert missing == {}


def test_the_tests_name_only_rules_of_the_almanac_and_in_their_chapter() -> None:
    for file, rules in marked().items():
        for rule, kinds in rules.items():
            assert rule in ENTRIES
            assert kinds <= set(KINDS)
            assert file.stem == "test_" + rule.split(".")[1].replace("-", "_")


def test_every_test_of_a_chapter_names_its_rule() -> None:
    for file in FILES:
        source = file.read_text(encoding="utf-8")
        tests = [n.name for n in ast.parse(source).body if isinstance(n, ast.FunctionDef)]
        named = {test for test, _, _ in markers(source)}
        nameless = [test for test in tests if test.startswith("test_") and test not in named]
        assert not nameless or file.name == Path(__file__).name


def test_the_engine_refuses_only_by_rules_of_the_almanac() -> None:
    assert "watch.build.cost" in REFUSALS
    assert REFUSALS <= ENTRIES


def test_every_refusal_of_the_engine_is_met_in_a_test() -> None:
    sources = [file.read_text(encoding="utf-8") for file in FILES]
    met = {rule for source in sources for rule in re.findall(r'= "(watch\.[a-z.-]+)"', source)}
    assert REFUSALS - met == set()


def test_a_marker_without_its_other_half_would_be_noticed() -> None:
    source = '@pytest.mark.rule("watch.a.b", allows=True)\ndef test_x() -> None: ...\n'
    assert list(markers(source)) == [("test_x", "watch.a.b", "allows")]
