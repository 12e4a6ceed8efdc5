"""The teller picks the sentence that fits, and says each field as its noun."""

from typing import Any

import pytest

from hexhold.cli.teller import fields_of, first_known, fitting, is_quiet, without_noun
from hexhold.core.contract import Action
from hexhold.core.declare import names, numbers, told
from hexhold.core.events import event, number
from hexhold.games.watch.terminal.words import label, tell

RESOURCE = names("resource", ("ore", "wool"))
SEATS = names("seats", ("1", "1 2"))


def test_the_words_of_an_action_are_its_fields() -> None:
    way = (numbers("section", 4), told(RESOURCE, "give"), ">", told(RESOURCE, "take", "cards"))
    assert fields_of([way], ("2", "ore", ">", "wool")) == {
        "section": ("section", "2"),
        "give": ("resource", "ore"),
        "take": ("cards", "wool"),
    }


def test_the_last_field_may_have_several_words() -> None:
    assert fields_of([(RESOURCE, SEATS)], ("ore", "1", "2")) == {
        "resource": ("resource", "ore"),
        "seats": ("seats", "1 2"),
    }


def test_of_several_ways_the_one_that_fits_is_read() -> None:
    ways: list[Any] = [(), ("clearing", numbers("clearing", 4)), (RESOURCE, numbers("camp", 5))]
    assert fields_of(ways, ()) == {}
    assert fields_of(ways, ("clearing", "3")) == {"clearing": ("clearing", "3")}
    assert fields_of(ways, ("ore", "3")) == {"resource": ("resource", "ore"), "camp": ("camp", "3")}


def test_a_sentence_may_depend_on_a_word_on_what_is_empty_and_on_what_is_there() -> None:
    fields = {"to": ("hex", "camp"), "give": ("cards", {}), "seat": ("seat", None)}
    assert list(fitting(fields, {"to": "camp"})) == [
        "to-camp",
        "without-give",
        "without-seat",
        "with-to",
    ]


def test_the_first_sentence_that_there_is_is_taken() -> None:
    message = "watch-event-robbed"
    assert first_known(message, ["with-luck", "with-resource"]) == f"{message}-with-resource"
    assert first_known(message, ["with-luck"]) == message


def test_yes_and_no_are_words() -> None:
    assert [without_noun(value) for value in (True, False, 3, "ore")] == ["yes", "no", 3, "ore"]


def test_an_event_is_quiet_always_or_without_a_field() -> None:
    happened = {"event": "found", "seat": 0, "count": 0}
    assert is_quiet(event("found", quiet=True), happened)
    assert is_quiet(event("found", number("count"), quiet="count"), happened)
    assert not is_quiet(event("found", number("count"), quiet="count"), happened | {"count": 1})
    assert not is_quiet(event("found"), happened)


@pytest.mark.parametrize(
    ("happened", "text"),
    [
        ({"event": "robbed", "seat": 0, "victim": 1}, "Seat 0 robs Seat 1."),
        (
            {"event": "robbed", "seat": 0, "victim": 1, "resource": "ore"},
            "Seat 0 robs Seat 1: Ore.",
        ),
        (
            {"event": "tormund-moved", "seat": 0, "from": 3, "to": "camp"},
            "Tormund goes to his camp.",
        ),
        (
            {"event": "tormund-moved", "seat": 0, "from": "camp", "to": 3},
            "Seat 0 moves Tormund (Hex 3)",
        ),
        ({"event": "turn-ended", "seat": 0}, ""),
        ({"event": "changed", "seat": 0}, ""),
    ],
)
def test_an_event_is_told_with_what_is_known_and_with_its_place(
    happened: dict[str, Any], text: str
) -> None:
    assert tell(happened, {}, 2) == text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("rob 1", "Rob Seat 1"),
        ("rob nobody", "Rob nobody"),
        ("benjen clearing 2", "Benjen: drive off a wildling in clearing 2"),
        ("melisandre wool > ore", "Melisandre: Ore instead of Wool"),
        ("offer ore,ore > wool", "Offer: 2 Ore → 1 Wool"),
    ],
)
def test_an_action_is_called_by_its_fields(text: str, said: str) -> None:
    kind, *words = text.split()
    assert label(Action(kind, tuple(words)), {"seat": 0}) == said
