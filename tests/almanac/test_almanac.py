"""The almanac is complete, readable and honest about its sources."""

import re
from pathlib import Path

import pytest

from hexhold import almanac

SOURCE = Path(__file__).resolve().parents[2] / "src" / "hexhold"
BOOKS = {"en", "de", "pl", "ru"}
ENTRIES = list(almanac.entries("en").values())


def test_an_id_is_made_of_game_chapter_and_rule() -> None:
    for entry in ENTRIES:
        assert re.fullmatch(r"[a-z]+(\.[a-z]+(-[a-z]+)*){2}", entry.id), entry.id


def test_an_entry_is_short_and_ends_in_a_full_stop() -> None:
    for entry in ENTRIES:
        assert 0 < len(entry.title) <= 50, entry.id
        assert not entry.title.endswith("."), entry.id
        assert len(entry.text) <= 450, entry.id
        for text in (entry.text, *entry.editions.values()):
            assert text == " ".join(text.split()), entry.id
            assert text.endswith("."), entry.id


def test_an_entry_says_where_it_stands_or_that_it_is_ours() -> None:
    for entry in ENTRIES:
        assert set(entry.books) <= BOOKS, entry.id
        for lines in entry.books.values():
            assert re.fullmatch(r"\d+(-\d+)?(,\d+(-\d+)?)*", lines), entry.id
        assert ("our own rule" in entry.text) == (not entry.books), entry.id


def test_an_edition_that_differs_is_a_book() -> None:
    for entry in ENTRIES:
        assert set(entry.editions) <= BOOKS, entry.id


def test_what_to_read_next_exists_and_is_something_else() -> None:
    known = almanac.entries("en")
    for entry in ENTRIES:
        assert all(rule in known and rule != entry.id for rule in entry.see), entry.id
        assert len(set(entry.see)) == len(entry.see), entry.id


def test_no_two_entries_have_the_same_title() -> None:
    assert len({entry.title for entry in ENTRIES}) == len(ENTRIES)


def test_the_chapters_are_not_torn_apart() -> None:
    chapters = [entry.id.rsplit(".", 1)[0] for entry in ENTRIES]
    changes = [a for a, b in zip(chapters, [*chapters[1:], ""], strict=True) if a != b]
    assert len(changes) == len(set(changes))


def test_every_rule_that_the_code_cites_has_an_entry() -> None:
    for file in SOURCE.rglob("*.py"):
        cited = re.findall(r'"(watch\.[a-z-]+\.[a-z-]+)[:"]', file.read_text(encoding="utf-8"))
        assert set(cited) <= set(almanac.entries("en")), file.name


def test_an_entry_is_found_by_its_id() -> None:
    assert almanac.entry("watch.settlement.distance").title == "Settlements keep their distance"


def test_what_is_not_there_is_said_plainly() -> None:
    with pytest.raises(LookupError, match="no almanac in 'xx'"):
        almanac.entries("xx")
    with pytest.raises(LookupError, match="no entry"):
        almanac.entry("watch.no.rule")


def test_every_language_answers_for_every_rule_in_the_same_order() -> None:
    for language in almanac.LANGUAGES:
        assert list(almanac.entries(language)) == list(almanac.entries("en"))


def test_where_a_rule_stands_and_what_to_read_next_are_the_same_in_every_language() -> None:
    for language in almanac.LANGUAGES:
        for entry in almanac.entries(language).values():
            english = almanac.entry(entry.id)
            assert (entry.books, entry.see) == (english.books, english.see)


def test_a_translation_repeats_no_books(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(almanac, "_texts", lambda language: ['["a.b.c"]\ntitle="T"\nsee=["x"]'])
    almanac.written.cache_clear()
    with pytest.raises(ValueError, match="see stand in English"):
        almanac.written("de")
    almanac.written.cache_clear()


def test_a_rule_that_is_not_translated_yet_is_told_in_english(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    english = almanac.written("en")
    own = almanac.Entry("watch.setup.players", "Titel", "Text.")
    both = {"en": english, "de": {own.id: own}}
    monkeypatch.setattr(almanac, "written", both.__getitem__)
    almanac.entries.cache_clear()
    try:
        told = almanac.entries("de")
        assert told[own.id].title == "Titel"
        assert told[own.id].see == english[own.id].see
        assert told["watch.setup.order"] == english["watch.setup.order"]
    finally:
        almanac.entries.cache_clear()


def test_a_language_without_a_single_rule_is_one_of_the_almanac(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for folder in ("almanac/en", "words/en", "words/eo"):
        (tmp_path / folder).mkdir(parents=True)
    monkeypatch.setattr(almanac, "folders", lambda name: [tmp_path / name])
    assert almanac.languages() == ("en", "eo")


@pytest.mark.parametrize("language", almanac.LANGUAGES)
def test_a_language_tells_every_rule_and_no_other(language: str) -> None:
    own, english = almanac.written(language), almanac.written("en")
    assert not set(english) - set(own), "missing"
    assert not set(own) - set(english), "too many"


@pytest.mark.parametrize("language", almanac.LANGUAGES)
def test_a_language_tells_of_the_same_editions(language: str) -> None:
    for rule, entry in almanac.written(language).items():
        assert list(entry.editions) == list(almanac.entry(rule).editions), rule


@pytest.mark.parametrize("language", almanac.LANGUAGES)
def test_an_entry_of_any_language_is_short_and_ends_in_a_full_stop(language: str) -> None:
    for entry in almanac.written(language).values():
        assert 0 < len(entry.title) <= 60, entry.id
        assert not entry.title.endswith("."), entry.id
        for text in (entry.text, *entry.editions.values()):
            assert text == " ".join(text.split()), entry.id
            assert text.endswith("."), entry.id


@pytest.mark.parametrize("language", almanac.LANGUAGES)
def test_quotation_marks_and_apostrophes_are_those_of_print(language: str) -> None:
    for entry in almanac.written(language).values():
        for text in (entry.title, entry.text, *entry.editions.values()):
            assert not set(text) & set("'\""), entry.id


@pytest.mark.parametrize("language", almanac.LANGUAGES)
@pytest.mark.parametrize("game", ["watch", "rivals"])
def test_no_two_entries_of_a_game_have_the_same_title(language: str, game: str) -> None:
    own = [e.title for e in almanac.written(language).values() if e.id.startswith(f"{game}.")]
    assert len(set(own)) == len(own)
