"""Kinds of actions declared once, from which texts and objects follow both ways."""

import pytest

from hexhold.core.contract import Action, NotationError
from hexhold.core.declare import Spelling, kind, macro, names, numbered, numbers, way
from hexhold.core.notation import Notation

COLOUR = names("colour", ("red", "blue"))
SEAT = numbers("seat", 3, also=("nobody",))
PAIR = names("seats", ("0", "1", "0 1", "1 0"))
KINDS = numbered(
    kind("end"),
    kind("paint", numbers("place", 4, low=1), COLOUR),
    kind("swap", COLOUR, ">", COLOUR),
    kind("rob", SEAT),
    kind("roll", way(), way(COLOUR, SEAT, weights=(1, 0))),
    kind("ask", COLOUR, PAIR),
)
NOTATION = Notation(KINDS)


def test_every_action_reads_as_it_is_written() -> None:
    texts = [NOTATION.text(action) for action in NOTATION.every_action()]
    assert (
        len(set(texts)) == len(texts) == sum(kind.size for kind in KINDS) == 1 + 8 + 4 + 4 + 9 + 8
    )
    assert [NOTATION.parse(text) for text in texts] == list(NOTATION.every_action())


def test_the_first_field_counts_most_unless_weights_say_otherwise() -> None:
    assert NOTATION.text(1 + 3) == "paint 2 blue"
    assert NOTATION.text(18 + 1) == "roll blue 0"
    assert NOTATION.parse("ask blue 1 0") == 33


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("fly", "'fly' is not an action"),
        ("paint 1", "write paint PLACE COLOUR"),
        ("swap red < blue", "write swap COLOUR > COLOUR"),
        ("paint 5 red", "'5' is not a number from 1 to 4"),
        ("paint 1 green", "'green' is not one of red, blue"),
        ("rob 3", "'3' is not a number from 0 to 2"),
        ("roll red", "write roll | roll COLOUR SEAT"),
        ("ask red 0 0", "'0 0' is not one of 0, 1, 0 1, 1 0"),
        ("ask red", "write ask COLOUR SEATS"),
        ("paint 01 red", "'01' is not a number from 1 to 4"),
    ],
)
def test_what_cannot_be_read_says_how_it_is_written(text: str, fault: str) -> None:
    with pytest.raises(NotationError) as raised:
        NOTATION.parse(text)
    assert fault in str(raised.value)


def test_the_ranges_of_kinds_follow_one_another() -> None:
    assert [kind.base for kind in KINDS] == [0, 1, 9, 13, 17, 26]
    assert list(NOTATION.every_action()) == list(range(34))


def test_a_number_beside_all_kinds_is_no_action() -> None:
    assert NOTATION.kind_of(34) is None
    assert NOTATION.kind_of(-1) is None
    with pytest.raises(NotationError):
        NOTATION.describe(34)
    assert NOTATION.describe(13) == Action("rob", ("0",))


def test_another_way_to_write_the_same_is_understood() -> None:
    cards = names("cards", ("a,b", "b"), lambda text: ",".join(sorted(text.split(","))))
    notation = Notation([kind("give", cards)])
    assert notation.parse("give b,a") == 0


# ------------------------------------------------------------------ macros

TICKS = Spelling("ticks", int, str, "a number")
TAPS = macro(
    "taps",
    TICKS,
    example="taps 2",
    last=2,
    expands=lambda ticks: (1,) * ticks,
    folds=lambda actions: (len(actions),),
)
TAPPING = Notation(numbered(kind("end"), kind("tap", private=True), kind("done")), (TAPS,))


def test_a_macro_stands_for_its_actions_and_is_found_in_them_again() -> None:
    assert TAPPING.expand("taps 3") == (1, 1, 1, 2)
    assert TAPPING.expand("end") == (0,)
    moves = [(0, 1), (0, 1), (0, 2), (1, 0), (1, 1)]
    assert [one.text for one in TAPPING.said(moves)] == ["taps 2", "end", "tap"]


def test_what_was_interrupted_is_told_word_by_word() -> None:
    moves = [(0, 1), (1, 0), (0, 1), (0, 2), (0, 1), (0, 2)]
    assert [one.text for one in TAPPING.said(moves)] == ["tap", "end", "tap", "done", "taps 1"]


def test_a_macro_that_cannot_be_read_says_how_it_is_written() -> None:
    with pytest.raises(NotationError, match="write taps TICKS"):
        TAPPING.expand("taps")
    with pytest.raises(NotationError, match="'taps' is not an action"):
        TAPPING.parse("taps 2")
