"""One catalogue: what English says, every language says, with the same particulars."""

import pytest
from fluent.syntax.ast import Junk, Message, Term, TextElement
from tests.locale.reading import FILES, PACKAGE, counted, entries, files, messages, nodes, variables

from hexhold.locale import LANGUAGES, ORIGINAL, catalogue

COUNTS = (0, 1, 2, 5, 21)  # a form of every plural of our languages


def test_there_is_a_catalogue_to_look_at() -> None:
    assert {"locale/en/cli.ftl", "games/watch/words/en/story.ftl"} <= set(FILES)
    assert len(messages(ORIGINAL)) > 1000


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert [str(path.relative_to(PACKAGE)) for path in files(language)] == [
        file.replace("/en/", f"/{language}/") for file in FILES
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read_to_its_end(language: str) -> None:
    junk = [
        f"{file}: {entry.content}"
        for file in FILES
        for entry in entries(language, file)
        if isinstance(entry, Junk)
    ]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_or_term_stands_twice(language: str) -> None:
    named = [
        f"{type(entry).__name__} {entry.id.name}"
        for file in FILES
        for entry in entries(language, file)
        if isinstance(entry, Message | Term)
    ]
    assert sorted(named) == sorted(set(named))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_is_what_the_files_hold(language: str) -> None:
    assert sorted(catalogue(language).ids) == sorted(messages(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_message_and_no_other(language: str) -> None:
    own, english = set(messages(language)), set(messages(ORIGINAL))
    assert sorted(english - own) == []
    assert sorted(own - english) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_names_the_same_particulars_in_every_language(language: str) -> None:
    english = messages(ORIGINAL)
    different = {
        name: (variables(message), variables(english[name]))
        for name, message in messages(language).items()
        if name in english and variables(message) != variables(english[name])
    }
    assert different == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_and_apostrophes_are_those_of_print(language: str) -> None:
    straight = [
        f"{name}: {part.value}"
        for name, message in messages(language).items()
        for part in nodes(message)
        if isinstance(part, TextElement) and set(part.value) & set("'\"")
    ]
    assert straight == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    wrong = []
    for name, message in messages(language).items():
        plural = counted(message)
        for count in COUNTS if plural else COUNTS[:1]:
            args = {v: count if v in plural else f"<{v}>" for v in variables(message)}
            text, faults = catalogue(language).format(name, args)
            if faults or not text.strip() or "{" in text:
                wrong.append(f"{name}: {text!r} {faults}")
    assert wrong == []
