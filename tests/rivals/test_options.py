"""The options on which sources differ and which no decision test shows."""

import pytest
from tests.rivals.helpers import asked, at, begin, choices, play, roll, side, table, told

import hexhold
from hexhold import NotationError

FACES = ("brigand", "trade", "celebration", "harvest", "event")


@pytest.mark.parametrize("doubled", FACES)
def test_one_face_of_the_event_die_is_there_twice(doubled: str) -> None:
    match = play(at("roll", doubled_face=doubled), "roll")
    chances = dict.fromkeys(FACES, 0.0)
    for action, chance in match.outcomes():
        chances[match.text(action).split()[2]] += chance
    for face in FACES:
        assert chances[face] == pytest.approx(2 / 6 if face == doubled else 1 / 6)


def test_the_event_card_is_the_doubled_face_of_both_editions() -> None:
    for edition in ("ru", "en"):
        game = hexhold.game("rivals", edition=edition)
        assert game.options["doubled_face"] == "event"


def test_the_lower_forest_of_the_stack_has_a_four_or_by_the_option_a_two() -> None:
    match = play(at("| 0 roads=7"), "settle right", "land forest4", "land gold3", "above forest4")
    assert {r["place"]: r["number"] for r in side(match, 0)["regions"]}["a8"] == 4
    match = at("roll | 0 columns=5,6,7 regions=a5:forest2:1,a8:forest2,b8:gold3", forest_stack="2")
    roll(match, 2, "trade")
    numbers = {r["place"]: (r["number"], r["stock"]) for r in side(match, 0)["regions"]}
    assert (numbers["a5"], numbers["a8"]) == ((2, 2), (2, 1))


def test_the_forest_with_a_two_is_called_so_everywhere() -> None:
    match = at("| 0 roads=7", forest_stack="2")
    assert match.view(0)["supply"]["regions"][:2] == ["forest2", "forest6"]
    play(match, "settle right", "land forest2")
    with pytest.raises(NotationError):
        match.play(hexhold.CHANCE, "land forest4")
    play(match, "land gold3")
    assert match.view(0)["asked"]["cards"] == ["forest2", "gold3"]
    play(match, "above forest2")
    assert {fact["region"] for fact in told(match, 0, "region-laid")} == {"forest2", "gold3"}
    assert {r["place"]: r["number"] for r in side(match, 0)["regions"]}["a8"] == 2


def test_trade_needs_the_advantage_or_by_the_option_the_most_scales() -> None:
    position = "roll | 0 cards=5a:ore_ship,5b:wool_ship | 1 cards=5a:gold_ship"
    assert asked(roll(at(position), 3, "trade")) == "0 main"
    match = roll(at(position, trade_event="most_commerce"), 3, "trade")
    assert asked(match) == "0 want"
    assert "ore" in choices(match, "name")
    tied = "roll | 0 cards=5a:ore_ship | 1 cards=5a:gold_ship"
    assert asked(roll(at(tied, trade_event="most_commerce"), 3, "trade")) == "0 main"


def test_an_edition_presets_the_options_and_each_may_be_set_by_itself() -> None:
    assert hexhold.game("rivals").options["gudrun"] == "one_max_two"
    assert hexhold.game("rivals", edition="en").options["gudrun"] == "two_each"
    own = hexhold.game("rivals", edition="en", gudrun="one_max_two")
    assert own.options["gudrun"] == "one_max_two"


@pytest.mark.parametrize(
    ("mode", "goal"), [("intro", 7), ("gold", 12), ("turmoil", 12), ("progress", 12), ("duel", 13)]
)
def test_each_of_the_five_games_has_its_goal(mode: str, goal: int) -> None:
    assert table(begin(mode))["goal"] == goal
