"""The page of the Rivals has words for all that the engine knows."""

import pytest
from tests.page.catalogue import messages_of

from hexhold.core.events import Declared
from hexhold.games.rivals import declaration, events
from hexhold.games.rivals.cards.deck import SETS
from hexhold.games.rivals.engine import words as w
from hexhold.games.rivals.engine.tables import FACES, REGION_NAMES, RESOURCES
from hexhold.games.rivals.questions import CODES

NEEDS = sorted(
    name.removeprefix("R_").lower().replace("_", "-")
    for name, code in vars(w).items()
    if name.startswith("R_") and code
)


@pytest.fixture(scope="module")
def messages() -> set[str]:
    """All that the page of the Rivals can say."""
    files = ("story.ftl", "eyes-and-ears.ftl")
    return messages_of(
        *(f"games/rivals/words/en/{name}" for name in files), "locale/en/resources.ftl"
    )


@pytest.mark.parametrize("question", sorted(CODES.values()))
def test_every_question_is_put_into_words(messages: set[str], question: str) -> None:
    assert f"rivals-ask-{question}" in messages


@pytest.mark.parametrize("kind", [kind.word for kind in declaration.KINDS])
def test_every_kind_of_action_has_a_label(messages: set[str], kind: str) -> None:
    assert f"rivals-action-{kind}" in messages


@pytest.mark.parametrize("event", events.EVENTS, ids=lambda event: event.name)
def test_every_event_can_be_told_but_the_quiet_ones(messages: set[str], event: Declared) -> None:
    assert (f"rivals-event-{event.name}" in messages) == (event.quiet is not True)


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
