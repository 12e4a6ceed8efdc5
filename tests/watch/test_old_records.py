"""Records from before a ruling was corrected still replay, to the state that they tell of."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import hexhold
from hexhold.core.contract import View
from hexhold.core.match import Match
from hexhold.core.record import RecordError
from hexhold.games import make_game, recall_game

RECORDS = Path(__file__).with_name("records")
OFFERS = RECORDS / "offers"  # made when an offer was one action, with digests of all views


def with_corrected_rulings(text: str) -> str:
    return text.replace('"robbery":"must",', '"robbery":"must","rulings":"2",')


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.txt")), ids=lambda path: path.stem)
def test_an_old_record_replays_as_it_was_written(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = hexhold.replay(text)
    assert match.game.options["rulings"] == "1"
    assert match.record().splitlines()[2:] == text.splitlines()[2:]


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.txt")), ids=lambda path: path.stem)
def test_the_corrected_rulings_do_not_allow_what_it_relied_on(path: Path) -> None:
    with pytest.raises(RecordError):
        hexhold.replay(with_corrected_rulings(path.read_text(encoding="utf-8")))


def test_a_new_match_has_the_corrected_rulings_and_a_kept_one_its_own() -> None:
    assert make_game("watch", {}).options["rulings"] == "3"
    assert recall_game("watch", {}).options["rulings"] == "1"
    assert recall_game("watch", {"rulings": "2"}).options["rulings"] == "2"


@pytest.mark.parametrize("path", sorted(OFFERS.glob("*.txt")), ids=lambda path: path.stem)
def test_an_offer_that_was_one_action_replays_to_the_same_views_and_events(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert hexhold.replay(text).record() == text
    assert text.count(" offer ") + text.count(" counter ") > 50
    views = json.loads((OFFERS / "views.json").read_text(encoding="utf-8"))
    assert digest_of_views(text) == views[path.stem]


def digest_of_views(record: str) -> str:
    """A digest of what everybody saw and heard after each move."""
    match = Match(hexhold.replay(record).game)
    found = []
    for line in record.splitlines()[2:-1]:
        mark, _, action = line.partition(" ")
        match.play(hexhold.CHANCE if mark == "*" else int(mark), action)
        viewers = [*range(match.game.seats), hexhold.SPECTATOR]
        seen = [as_before(match.view(viewer)) for viewer in viewers]
        told = [match.events_for(viewer)[:-1] for viewer in viewers]
        found.append(short_digest([seen, told]))
    return sha256("".join(found).encode()).hexdigest()


def as_before(view: View) -> View:
    """A view without what came later, which is empty between two moves of those days."""
    if view["own"] is not None:
        assert view["own"].pop("draft") is None
    return view


def short_digest(data: Any) -> str:
    return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]
