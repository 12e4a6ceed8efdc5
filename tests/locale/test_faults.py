"""A fault of the library is told in English by itself, and in any language by the catalogue."""

from types import ModuleType

import pytest

import hexhold
from hexhold.bench import faults as of_the_bench
from hexhold.bots import faults as of_bots
from hexhold.cli.words import VOICE, fault_text
from hexhold.core import faults as of_all_games
from hexhold.core.faults import CodedError, Wording
from hexhold.games.rivals import faults as of_rivals
from hexhold.games.watch import faults as of_watch
from hexhold.locale import catalogue
from hexhold.server import serve as of_the_server
from hexhold.server import storage as of_the_store
from hexhold.server import upkeep as of_its_upkeep

MODULES: tuple[ModuleType, ...] = (
    of_all_games,
    of_watch,
    of_rivals,
    of_bots,
    of_the_server,
    of_the_store,
    of_its_upkeep,
    of_the_bench,
)
WORDINGS = [
    wording
    for module in MODULES
    for wording in vars(module).values()
    if isinstance(wording, Wording)
]
DETAILS = {
    name: f"<{name}>"
    for name in (
        "action", "allowed", "beginning", "bot", "bots", "breaches", "card", "choices", "clan",
        "count", "counts", "display", "drawn", "errors", "event", "example", "file", "found",
        "game", "guards", "held", "heroes", "high", "highest", "host", "kind", "known", "left",
        "letter", "limit", "line", "lot", "low", "lowest", "move", "name", "names", "needed",
        "number", "one", "option", "other", "past", "path", "place", "placed", "players", "pool",
        "port", "reason", "recorded", "region", "rule", "seal", "seat", "seats", "section",
        "seeds", "settlements", "side", "site", "slot", "stack", "text", "token", "tokens",
        "unseen", "usage", "value", "version", "what", "whole", "wildlings", "word", "words",
    )
}  # fmt: skip


def test_every_code_is_there_once() -> None:
    codes = [wording.code for wording in WORDINGS]
    assert len(codes) > 90
    assert sorted(codes) == sorted(set(codes))


def test_the_catalogue_has_a_message_for_every_fault_and_no_other() -> None:
    told = {name for name in catalogue("en").ids if name.startswith("fault-")}
    assert told == {f"fault-{wording.code}" for wording in WORDINGS}


@pytest.mark.parametrize("wording", WORDINGS, ids=lambda wording: wording.code)
def test_the_catalogue_says_in_english_what_the_fault_says(wording: Wording) -> None:
    error = CodedError(wording, **DETAILS)
    assert fault_text(error) == str(error)


def test_a_reason_is_told_in_the_same_language(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(hexhold.RecordError) as caught:
        hexhold.replay("pgn")
    monkeypatch.setattr(VOICE, "language", "de")
    inner = fault_text(caught.value.details["reason"])
    assert inner in fault_text(caught.value)
    assert inner != caught.value.reason


def test_a_fault_of_somebody_elses_making_is_told_as_it_stands() -> None:
    error = CodedError("blue is {small}")
    assert error.code == ""
    assert fault_text(error) == str(error) == "blue is {small}"
