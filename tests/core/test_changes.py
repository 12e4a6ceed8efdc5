"""Old view + changes = new view, for any two views."""

import json
from copy import deepcopy
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from hexhold.core.changes import changed, changes

scalars = st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["", "ore", "wool"])
views = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd"), inner),
    max_leaves=25,
)


def exactly(data: Any) -> str:
    """Data as text, so that 1 and true differ."""
    return json.dumps(data, sort_keys=True)


@given(old=views, new=views)
def test_changes_lead_from_one_view_to_the_other(old: Any, new: Any) -> None:
    assert exactly(changed(old, changes(old, new))) == exactly(new)


@given(old=views, new=views)
def test_changes_survive_the_wire(old: Any, new: Any) -> None:
    sent = json.loads(json.dumps(changes(old, new)))
    assert exactly(changed(json.loads(json.dumps(old)), sent)) == exactly(new)


@given(old=views, new=views)
def test_neither_view_is_touched(old: Any, new: Any) -> None:
    before = deepcopy((old, new))
    result = changed(old, changes(old, new))
    assert (old, new) == before
    if isinstance(result, list):
        result.append("more")
    elif isinstance(result, dict):
        result["more"] = 1
    assert (old, new) == before


@given(view=views)
def test_a_view_that_stays_the_same_has_no_changes(view: Any) -> None:
    assert changes(view, deepcopy(view)) == []


@given(old=views, new=views)
def test_only_what_differs_is_told(old: Any, new: Any) -> None:
    for path, *value in changes(old, new):
        then = value_at(old, path)
        assert exactly(then) != exactly(value)
        assert value == value_at(new, path)


def value_at(view: Any, path: list[Any]) -> list[Any]:
    """What lies at a path, in a list; nothing if there is nothing."""
    for key in path:
        inside = isinstance(view, dict) and key in view
        if not inside and not (isinstance(view, list) and isinstance(key, int) and key < len(view)):
            return []
        view = view[key]
    return [view]


def test_a_change_names_the_path_and_the_value() -> None:
    old = {"turn": 1, "seats": [{"hand": 2}, {"hand": 3}], "offer": {"give": "ore"}}
    new = {"turn": 1, "seats": [{"hand": 2}, {"hand": 4}], "winner": None}
    assert changes(old, new) == [[["offer"]], [["seats", 1, "hand"], 4], [["winner"], None]]


def test_a_list_that_grows_is_told_as_a_whole() -> None:
    assert changes({"roads": [1]}, {"roads": [1, 2]}) == [[["roads"], [1, 2]]]


def test_true_is_not_one() -> None:
    assert changes({"rolled": 1}, {"rolled": True}) == [[["rolled"], True]]
