"""A refusal says why in any of the four languages, and what is asked instead."""

from typing import Any

import pytest

import hexhold
from hexhold import CHANCE, Illegal, Refusal, almanac
from hexhold.locale import LANGUAGES, say

WATCH = hexhold.game("watch", first="0")
RIVALS = hexhold.game("rivals", first="0")
TURN = "phase=turn rolled=1"

SCENES = [
    pytest.param(WATCH, TURN, 0, "buy", "watch.build.cost", id="too dear"),
    pytest.param(WATCH, TURN, 0, "roll", "watch.turn.roll-once", id="rolled before"),
    pytest.param(WATCH, TURN, 0, "settlement 12", "watch.settlement.connected", id="too far"),
    pytest.param(WATCH, TURN, 1, "end", "watch.turn.order", id="not one's turn"),
    pytest.param(RIVALS, "| 0 stock=b7:1", 0, "trade ore", "rivals.trade.amount", id="too little"),
    pytest.param(RIVALS, "", 0, "play basic.scout", "rivals.play.not-held", id="no such card"),
    pytest.param(RIVALS, "phase=roll", 0, "end", "rivals.turn.roll-first", id="no roll yet"),
    pytest.param(RIVALS, "", 1, "end", "rivals.turn.not-asked", id="not asked"),
]


def refusal_of(game: hexhold.Game[Any], position: str, seat: int, action: str) -> Refusal:
    with pytest.raises(Illegal) as illegal:
        hexhold.continue_from(game, position).play(seat, action)
    return illegal.value.refusal


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "position", "seat", "action", "rule"), SCENES)
def test_a_refusal_tells_its_rule_in_every_language(
    game: hexhold.Game[Any], position: str, seat: int, action: str, rule: str, language: str
) -> None:
    refusal = refusal_of(game, position, seat, action)
    entry = almanac.entry(refusal.rule, language)
    assert refusal.rule == rule
    assert refusal.text(language).startswith(f"{entry.title}. {entry.text.strip()}")


def test_english_is_spoken_unless_a_language_is_asked_for() -> None:
    refusal = refusal_of(RIVALS, "| 0 stock=b7:1", 0, "trade ore")
    assert refusal.text() == hexhold.rule_text(refusal.rule) == refusal.text("en")
    assert len({refusal.text(language) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Seat 0 is asked: “Your turn: build, play, trade, or end it.”"),
        ("de", "Sitz 0 ist gefragt: „Du bist am Zug: Baue, spiele, handle oder beende ihn.“"),
        ("pl", "Pytanie do miejsca 0: „Twoja tura: buduj, zagrywaj, handluj albo ją zakończ.”"),
        ("ru", "Вопрос к месту 0: «Ваш ход: стройте, играйте карты, торгуйте или закончите ход.»"),
    ],
)
def test_who_is_not_asked_hears_who_is_asked_what(language: str, told: str) -> None:
    refusal = refusal_of(RIVALS, "", 1, "end")
    assert refusal.text(language) == f"{hexhold.rule_text(refusal.rule, language)} {told}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_asked_something_else_hears_the_question(language: str) -> None:
    told = refusal_of(RIVALS, "", 0, "give b7").text(language)
    assert told.endswith(f" {say('rivals-ask-main', language)}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_chance_is_about_to_do_is_told_as_it_happens(language: str) -> None:
    told = refusal_of(RIVALS, "ask=main,dice", 0, "end").text(language)
    assert told.endswith(f" {say('rivals-ask-dice', language)}")


def test_a_question_that_names_particulars_is_not_told_without_them() -> None:
    own, other = (refusal_of(RIVALS, "ask=main,gain:0:1:0:0:63", seat, "end") for seat in (0, 1))
    assert own.asked == other.asked == (0, "gain")
    assert own.text() == hexhold.rule_text(own.rule)
    assert other.text() == f"{hexhold.rule_text(other.rule)} Seat 0 has to answer first."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_that_no_almanac_has_is_named(language: str) -> None:
    told = Refusal("toy.rule", 0, "jump").text(language)
    assert told == say("refusal-without-entry", language, rule="toy.rule")
    assert "toy.rule" in Refusal("toy.rule", 0, "jump", (1, "jumping")).text(language)


def test_a_language_that_we_do_not_speak_is_refused() -> None:
    with pytest.raises(LookupError, match="'fr'"):
        Refusal("watch.build.cost", 0, "road 1").text("fr")


def test_chance_is_told_why_too() -> None:
    told = refusal_of(RIVALS, "phase=roll", CHANCE, "dice 1 harvest").text()
    assert told.endswith("Seat 0 is asked: “Roll the dice.”")
