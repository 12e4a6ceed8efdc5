"""The page of the Watch has words for all that the engine knows."""

import re
from pathlib import Path

import pytest
from tests.page.catalogue import messages_of

from hexhold.core.events import Declared
from hexhold.games.watch import declaration, events
from hexhold.games.watch.engine.state import CHANCE_PHASES, ENDINGS, OVER
from hexhold.games.watch.engine.tables import CARDS, CLANS, HEROES, RESOURCES, TERRAINS, WILDLINGS
from hexhold.games.watch.view import ANSWER_NAMES, COLOURS, PHASES

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src" / "games" / "watch"

# Ids that stand in the code as they are; those put together from parts are tested by their tables.
LITERAL_ID = re.compile(r"""\bt\(\s*["'](watch-[a-z0-9-]+)["']""")


@pytest.fixture(scope="module")
def messages() -> set[str]:
    """All that the page of the Watch can say."""
    files = ("story.ftl", "eyes-and-ears.ftl")
    return messages_of(
        *(f"games/watch/words/en/{name}" for name in files), "locale/en/resources.ftl"
    )


@pytest.mark.parametrize("phase", sorted(PHASES.values()))
def test_every_phase_asks_in_words(messages: set[str], phase: str) -> None:
    assert f"watch-ask-{phase}" in messages


@pytest.mark.parametrize(
    "phase", sorted(name for at, name in PHASES.items() if at < CHANCE_PHASES and at != OVER)
)
def test_every_phase_of_a_player_tells_the_others_whom_they_wait_for(
    messages: set[str], phase: str
) -> None:
    assert f"watch-wait-{phase}" in messages


@pytest.mark.parametrize("kind", [kind.word for kind in declaration.KINDS])
def test_every_kind_of_action_has_a_label(messages: set[str], kind: str) -> None:
    assert f"watch-action-{kind}" in messages


@pytest.mark.parametrize("event", events.EVENTS, ids=lambda event: event.name)
def test_every_event_can_be_told_but_the_quiet_ones(messages: set[str], event: Declared) -> None:
    assert (f"watch-event-{event.name}" in messages) == (event.quiet is not True)


@pytest.mark.parametrize(
    ("prefix", "names"),
    [
        ("resource", RESOURCES),
        ("terrain", TERRAINS),
        ("seat", COLOURS),
        ("watch-hero", HEROES),
        ("watch-card", CARDS),
        ("watch-clan", CLANS),
        ("watch-kind", WILDLINGS),
        ("watch-event-ended-ending", ENDINGS[1:]),
        ("watch-trade-answer", ANSWER_NAMES[1:]),
    ],
)
def test_every_thing_has_a_name(messages: set[str], prefix: str, names: tuple[str, ...]) -> None:
    assert names
    assert {f"{prefix}-{name}" for name in names} <= messages


def test_the_page_asks_for_no_word_that_is_missing(messages: set[str]) -> None:
    used = {
        name
        for file in sorted(PAGE.iterdir())
        if file.suffix in (".svelte", ".ts")
        for name in LITERAL_ID.findall(file.read_text("utf-8"))
    }
    assert len(used) > 50
    assert used - messages == set()
