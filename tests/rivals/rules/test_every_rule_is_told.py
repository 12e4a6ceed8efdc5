"""Every refusal, card and event of the Rivals is told in the almanac; every refusal is shown."""

import re
from pathlib import Path

from tests.rivals.rules.test_refusals import PAIRS

from hexhold import almanac
from hexhold.games.rivals import why
from hexhold.games.rivals.cards.deck import CARDS
from hexhold.games.rivals.cards.events import EVENTS
from hexhold.games.rivals.engine import words as v

RULE = r"rivals\.[a-z-]+\.[a-z-]+"
ROOT = Path(__file__).resolve().parents[3]
ENTRIES = {rule for rule in almanac.entries("en") if rule.startswith("rivals.")}
FIRST_RULINGS = {"rivals.feud.order", "rivals.voyage-of-plunder.no-effect"}
LONE = {"rivals.turn.unknown-action"} | FIRST_RULINGS  # shown without a pair
NAMES = [card.name for card in CARDS] + [event.name for event in EVENTS]
CENTRE = {"road", "settlement", "city"}

# What a card that cannot be played is refused by, if not for having no effect.
ENDINGS: dict[int | str, str] = {
    v.T_BEFORE_ROLL: "window",
    v.T_REACTION: "window",
    v.T_FOUNDING: "window",
    v.T_PAY_GOLD: "pay",
    v.T_PAY_ANY: "pay",
    v.T_DISCARD: "pile",
}


def chapter(name: str) -> str:
    """The chapter of a card or event."""
    return "rivals." + name.replace("_", "-")


def refusals() -> set[str]:
    """Every id by which the engine can refuse a move."""
    found = set(re.findall(f'"({RULE})"', Path(why.__file__).read_text(encoding="utf-8")))
    found |= {"rivals.turn.unknown-action", "rivals.merchant.take", "rivals.trade-master.take"}
    for card in CARDS:
        if card.requires[0] and card.name != "town_hall":
            found.add(f"{chapter(card.name)}.requires")
        if card.playable[0] and card.playable[0] != v.T_SWAP:
            found.add(f"{chapter(card.name)}.{ENDINGS.get(card.playable[0], 'no-effect')}")
    return found


def test_every_refusal_has_an_entry() -> None:
    assert refusals() - ENTRIES == set()


def test_every_refusal_is_met_in_a_scene_that_refuses_and_one_that_allows() -> None:
    assert {no.rule for no, _ in PAIRS} | LONE == refusals()
    for no, yes in PAIRS:
        assert (no.refuses, yes.refuses, no.rule) == (True, False, yes.rule)


def test_every_card_has_an_entry() -> None:
    assert {f"{chapter(card.name)}.effect" for card in CARDS} - ENTRIES == set()
    assert {f"{chapter(name)}.cost" for name in CENTRE} - ENTRIES == set()


def test_every_event_has_an_entry() -> None:
    assert {f"{chapter(event.name)}.effect" for event in EVENTS} - ENTRIES == set()


def test_every_effect_is_that_of_a_card_or_event() -> None:
    effects = {rule for rule in ENTRIES if rule.endswith(".effect")}
    assert effects == {f"{chapter(name)}.effect" for name in NAMES}


def test_every_rule_that_the_code_and_the_rulings_cite_has_an_entry() -> None:
    files = [*Path(why.__file__).parent.rglob("*.py"), *(ROOT / "docs").glob("*.md")]
    for file in files:
        text = file.read_text(encoding="utf-8")
        cited = set(re.findall(rf"(?<![\w.])({RULE})(?=[\s:\"`;,).])", text))
        modules = {rule for rule in cited if rule.startswith(("rivals.engine.", "rivals.cards."))}
        assert cited - modules - ENTRIES == set(), file.name


def test_the_other_chapters_are_those_of_the_game() -> None:
    chapters = {rule.rpartition(".")[0] for rule in ENTRIES} - {chapter(name) for name in NAMES}
    assert {name.removeprefix("rivals.") for name in chapters} == {
        "setup", "turn", "dice", "production", "face", "event", "advantage", "points", "win",
        "chance", "editions", "land", "stock", "road", "settlement", "city", "build", "removal",
        "play", "trade", "hand", "exchange", "stack", "hidden", "defence",
    }  # fmt: skip
