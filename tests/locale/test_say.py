"""Any message of the catalogue, in any of our languages."""

import pytest

from hexhold.locale import LONGEST, catalogue, decimal, known, languages, say


def test_we_speak_at_least_four_languages_english_first() -> None:
    assert languages()[0] == "en"
    assert {"de", "pl", "ru"} <= set(languages())


def test_a_message_is_said_with_its_arguments() -> None:
    assert say("watch-event-robbed", "en", seat="Ann", victim="Bob") == "Ann robs Bob."


def test_a_count_chooses_the_form() -> None:
    assert say("cli-seats", "en", count=1) == "1 seat"
    assert say("cli-seats", "en", count=4) == "4 seats"


def test_nothing_is_put_around_an_argument() -> None:
    assert "\u2068" not in say("cli-seat", "en", seat="3")  # as in the browser


def test_a_number_is_written_as_the_language_writes_it() -> None:
    assert say("cli-number", "en", value=decimal(1234.5, 2)) == "1,234.50"
    assert say("cli-number", "de", value=decimal(1234.5, 2)) == "1.234,50"


def test_an_unknown_message_is_our_own_mistake() -> None:
    assert not known("no-such-message")
    with pytest.raises(LookupError, match="no-such-message"):
        say("no-such-message", "de")


def test_an_unknown_language_is_our_own_mistake() -> None:
    with pytest.raises(LookupError, match="'fr'"):
        say("cli-seat", "fr", seat="3")


def test_english_stands_in_for_what_a_language_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(catalogue("de")._sources, "cli-seat", raising=False)
    assert say("cli-seat", "de", seat="3") == say("cli-seat", "en", seat="3")


def test_a_very_long_argument_is_cut_and_not_lost() -> None:
    said = say("cli-seat", "en", seat="9" * 5000)
    assert said == f"Seat {'9' * LONGEST} …"


def test_the_side_of_a_hero_is_a_letter_of_the_language() -> None:
    sides = {side: say("watch-hero-side", "ru", hero="Йорен", side=side) for side in "AB"}
    assert sides == {"A": "Йорен, сторона А", "B": "Йорен, сторона Б"}
    assert {say("watch-side", "ru", side=side) for side in "AB"} == {"А", "Б"}
    assert say("watch-hero-side", "en", hero="Yoren", side="spent") == "Yoren, spent"


def test_a_message_may_refer_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    english = catalogue("en")._sources
    monkeypatch.setitem(english, "-wall", "-wall = the Wall")
    monkeypatch.setitem(english, "test-guarded", "test-guarded = { -wall }, { cli-none }")
    assert say("test-guarded", "en") == "the Wall, none"
