"""Every question, action and event of both games has its words on the command line."""

from typing import Any

import pytest
from tests.locale.reading import messages, variables

from hexhold.games.rivals.names import CARD_IDS, EVENT_NAMES
from hexhold.games.rivals.terminal import words as rivals_words
from hexhold.games.watch.terminal import words as watch_words


def test_every_card_and_event_of_the_rivals_has_a_name() -> None:
    for card in (*CARD_IDS, *EVENT_NAMES):
        assert rivals_words.card_name(card)


EVENTS_OF_WATCH: dict[str, dict[str, Any]] = {
    "guard-placed": {"section": 2, "space": 3},
    "guard-lost": {"section": 2},
    "token-revealed": {"clan": "hornfoot", "kind": "giant"},
    "no-figure": {"clan": "hornfoot", "kind": "giant"},
    "migrated": {"clan": "hornfoot", "kind": "giant", "camp": 4},
    "rushed": {"clan": "ice-river"},
    "advanced": {"clan": "hornfoot", "kind": "giant", "section": 1},
    "stand-off": {"section": 3},
    "breached": {"section": 3, "breaches": 2},
    "entered-gift": {"hex": 5, "kind": "climber"},
    "went-home": {"kind": "climber"},
    "pool-mixed": {},
    "hero-used": {"hero": "yoren"},
    "hero-flipped": {"hero": "yoren"},
    "hero-spent": {"hero": "yoren"},
    "hero-removed": {"hero": "yoren"},
    "hero-exchanged": {"from": "yoren", "to": "qhorin"},
    "hero-cards": {"give": {"ore": 1}, "want": {}},
    "demanded": {"resource": "ore", "of": 1, "had": True},
    "gave-back": {"to": 1, "resource": "wool"},
    "saw-card": {"card": "winter"},
    "saw-hand": {"of": 2, "hand": {"ore": 2}},
    "took-card": {"of": 2},
    "patrol-retired": {},
    "wildling-removed": {"hex": 3, "kind": "regular"},
    "camp-cleared": {"clan": "hornfoot", "camp": 2, "kind": "regular"},
    "longest-road": {"length": 5, "before": None},
    "largest-patrol": {"patrols": 3, "before": 1},
    "ended": {"ending": "breaches"},
}
EVENTS_OF_RIVALS: dict[str, dict[str, Any]] = {
    "defence-rolled": {"number": 4, "held": False},
    "card-taken": {"from": 1, "card": "basic.abbey"},
    "card-stripped": {"from": 1, "stack": 2},
    "hand-seen": {"of": 1},
    "named": {"slot": "5a1"},
    "riot-paid": {"gold": 2},
    "plague-struck": {"resources": {"wool": 1}},
    "brigands-came": {"resources": {}},
    "token-moved": {"token": "hero"},
    "region-laid": {"place": "a4", "region": "hills5"},
    "city-built": {"column": 5},
    "traded": {"resource": "ore", "rate": 3},
    "wasted": {"count": 1},
    "card-lost": {"card": "basic.abbey", "slot": "5a1"},
    "ended": {"ending": "points"},
}
SIDE = {"columns": [{"column": 5, "above": [], "below": []}], "regions": []}


@pytest.mark.parametrize("seat", [0, None])
@pytest.mark.parametrize("event", EVENTS_OF_WATCH)
def test_an_event_of_the_watch_lacks_no_word(event: str, seat: int | None) -> None:
    told = watch_words.tell({"event": event, "seat": seat} | EVENTS_OF_WATCH[event], {}, 1)
    assert told
    assert "{" not in told


@pytest.mark.parametrize("event", EVENTS_OF_RIVALS)
def test_an_event_of_the_rivals_lacks_no_word(event: str) -> None:
    happened = {"event": event, "seat": 0} | EVENTS_OF_RIVALS[event]
    told = rivals_words.tell(happened, {"seats": [SIDE, SIDE]}, 1)
    assert told
    assert "{" not in told


def asked(prefix: str) -> dict[str, set[str]]:
    """What each question names."""
    english = messages("en").items()
    return {name: variables(message) for name, message in english if name.startswith(prefix)}


def test_every_question_of_the_rivals_names_only_what_it_is_given() -> None:
    view = {"asked": {"question": "over", "seat": None}, "seats": [SIDE, SIDE]}
    given = set(rivals_words.details(view))
    assert {name: v for name, v in asked("rivals-ask-").items() if v - given} == {}


def test_every_question_of_the_watch_names_only_what_it_is_given() -> None:
    given = {"name", "count"}
    assert {name: v for name, v in asked("watch-ask-").items() if v - given} == {}
