"""The page of the Rivals has words for all that the engine knows."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from hexhold.rivals import events, notation
from hexhold.rivals.cards.deck import SETS
from hexhold.rivals.engine import words as w
from hexhold.rivals.engine.tables import FACES, REGION_NAMES, RESOURCES
from hexhold.rivals.questions import CODES

LOCALE = Path(__file__).parents[2] / "src" / "hexhold" / "locale" / "en"

EVENT_NAMES = sorted(
    {name for name, _ in events.PUBLIC.values()} | {name for name, _, _ in events.SECRET.values()}
)
NEEDS = sorted(
    name.removeprefix("R_").lower().replace("_", "-")
    for name, code in vars(w).items()
    if name.startswith("R_") and code
)


def messages_of(*files: str) -> set[str]:
    """The ids of all messages that have a text."""
    found = set()
    for name in files:
        resource = FluentParser().parse((LOCALE / name).read_text("utf-8"))
        junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
        assert not junk, junk
        found |= {e.id.name for e in resource.body if isinstance(e, ast.Message) and e.value}
    return found


@pytest.fixture(scope="module")
def messages() -> set[str]:
    """All that the page of the Rivals can say."""
    return messages_of("rivals.ftl", "resources.ftl")


@pytest.mark.parametrize("question", sorted(CODES.values()))
def test_every_question_is_put_into_words(messages: set[str], question: str) -> None:
    assert f"rivals-ask-{question}" in messages


@pytest.mark.parametrize("kind", [kind.word for kind in notation.KINDS])
def test_every_kind_of_action_has_a_label(messages: set[str], kind: str) -> None:
    assert f"rivals-action-{kind}" in messages


@pytest.mark.parametrize("event", EVENT_NAMES)
def test_every_event_can_be_told(messages: set[str], event: str) -> None:
    assert f"rivals-event-{event}" in messages


@pytest.mark.parametrize(
    ("prefix", "names"),
    [
        ("rivals-region", REGION_NAMES),
        ("resource", RESOURCES),
        ("rivals-face", FACES),
        ("rivals-set", SETS),
        ("rivals-kind", w.CLASSES),
        ("rivals-token", events.TOKENS),
        ("rivals-need", NEEDS),
    ],
)
def test_every_thing_has_a_name(messages: set[str], prefix: str, names: tuple[str, ...]) -> None:
    assert names
    assert {f"{prefix}-{name}" for name in names} <= messages
