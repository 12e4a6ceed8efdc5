"""One schema checks options, fills them in, and says clearly what is wrong."""

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexhold.core.options import Option, OptionError, Schema

COLOUR = Option("colour", "whose", "red", ("red", "blue"))
FAST = Option("fast", "how", False)
SIZE = Option("size", "how much", 3, lowest=1, highest=9)


def no_big_blue(options: dict[str, Any], given: Mapping[str, Any]) -> None:
    if options["colour"] == "blue" and options["size"] > 5:
        raise OptionError("blue is small")
    if given.get("fast") and options["colour"] == "red":
        raise OptionError("red was told to be fast")


SCHEMA = Schema(
    (COLOUR, FAST, SIZE), {"colour": {"blue": {"size": 2, "fast": True}}}, combine=no_big_blue
)


def test_an_option_knows_its_kind() -> None:
    assert [option.kind for option in (COLOUR, FAST, SIZE)] == ["choice", "flag", "number"]


@pytest.mark.parametrize(
    ("option", "value", "proper"),
    [
        (COLOUR, "blue", "blue"),
        (FAST, True, True),
        (FAST, "yes", True),
        (FAST, "OFF", False),
        (SIZE, 9, 9),
        (SIZE, "4", 4),
        (SIZE, 4.0, 4),
    ],
)
def test_a_possible_value_comes_out_in_its_proper_type(
    option: Option, value: Any, proper: Any
) -> None:
    assert option.check(value) == proper
    assert type(option.check(value)) is type(proper)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (COLOUR, "green"),
        (COLOUR, None),
        (COLOUR, ["red"]),
        (FAST, 1),
        (FAST, "perhaps"),
        (FAST, None),
        (SIZE, 0),
        (SIZE, 10),
        (SIZE, 2.5),
        (SIZE, True),
        (SIZE, "two"),
        (SIZE, None),
        (SIZE, []),
        (SIZE, float("inf")),
        (SIZE, float("nan")),
        (SIZE, "9" * 5000),
    ],
)
def test_an_impossible_value_is_refused_with_what_is_possible(option: Option, value: Any) -> None:
    with pytest.raises(OptionError, match=f"^{option.name} must be"):
        option.check(value)


anything = st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.lists(st.none())


@given(option=st.sampled_from(SCHEMA.options), value=anything)
def test_no_value_does_anything_but_pass_or_be_refused(option: Option, value: Any) -> None:
    try:
        proper = option.check(value)
    except OptionError:
        return
    assert option.check(proper) == proper
    assert type(proper) is type(option.default)


def test_what_is_not_given_has_its_default() -> None:
    assert SCHEMA.check({}) == {"colour": "red", "fast": False, "size": 3}


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(OptionError, match="there is no option 'speed'; known: colour, fast, size"):
        SCHEMA.check({"speed": 1})


def test_a_preset_changes_defaults() -> None:
    assert SCHEMA.check({"colour": "blue"}) == {"colour": "blue", "fast": True, "size": 2}


def test_what_is_given_wins_over_a_preset_even_if_it_is_the_default() -> None:
    chosen = SCHEMA.check({"colour": "blue", "size": 3, "fast": False})
    assert chosen == {"colour": "blue", "fast": False, "size": 3}


def test_what_does_not_go_together_is_refused() -> None:
    with pytest.raises(OptionError, match="blue is small"):
        SCHEMA.check({"colour": "blue", "size": 6})


def test_a_combination_may_depend_on_what_was_given() -> None:
    with pytest.raises(OptionError, match="red was told to be fast"):
        SCHEMA.check({"fast": "yes"})


def test_checking_twice_changes_nothing() -> None:
    chosen = SCHEMA.check({"colour": "blue", "size": "4"})
    assert SCHEMA.check(chosen) == chosen
