"""Worked examples of Tormund: moving him after a seven, whom he robs, what he blocks."""

import pytest
from tests.watch.examples.setting import Scene, Table, hex_at


def at_the_hills(edition: str = "en") -> Scene:
    """Tormund in the fields; red and blue at the hills with the 8, yellow at the pasture 8."""
    scene = Scene(pieces=False, edition=edition).tormund("1,1")
    scene.settlements("red", "0,1.NE").settlements("blue", "0,1.S")
    scene.settlements("yellow", "2,1.N", "3,1.SE").settlements("black", "2,2.N")
    return scene.hand("red", "ore1").hand("blue", "wool2")


def seven(edition: str = "en") -> Table:
    return at_the_hills(edition).turn_of("yellow", rolled=False).roll("yellow", 7)


def test_tormund_goes_from_the_fields_to_the_hills_and_robs_red_or_blue() -> None:
    """EN "Tormund the Robber", PL "Tormund Złodziej", RU "Тормунд-разбойник"."""
    table = seven().play("yellow", "tormund 0,1")
    assert table.asked == ["yellow"]
    assert table.choices("yellow", "rob") == {"0", "1"}
    table.play("yellow", "rob blue").play("chance", "steal wool")
    assert table.hands() == {"red": {"ore": 1}, "blue": {"wool": 1}, "yellow": {"wool": 1}}


@pytest.mark.parametrize("victim", ["black", "yellow"])
def test_he_robs_nobody_who_does_not_live_at_the_hills(victim: str) -> None:
    """EN "Rolling a 7" (3): "a player who has a settlement or keep adjacent to this new hex"."""
    table = seven().play("yellow", "tormund 0,1")
    assert table.refused("yellow", f"rob {victim}") == "watch.robbery.victim"


def test_the_stolen_card_is_drawn_at_random_from_the_hand() -> None:
    """EN "Tormund the Robber": "1 resource card at random"; DE: the cards are held face down."""
    scene = at_the_hills().hand("blue", "brick1,ore3")
    table = scene.turn_of("yellow", rolled=False).roll("yellow", 7)
    table.play("yellow", "tormund 0,1", "rob blue")
    odds = {table.match.text(action): chance for action, chance in table.match.outcomes()}
    assert odds == {"steal brick": 1 / 6, "steal wool": 2 / 6, "steal ore": 3 / 6}


def test_the_hills_give_no_brick_on_an_eight_while_he_stands_there() -> None:
    """EN "Tormund the Robber": on an 8 red and blue get no brick; the pasture 8 still pays."""
    table = at_the_hills().tormund("0,1").turn_of("red", rolled=False).roll("red", 8)
    assert table.hand("red") == {"ore": 1}
    assert table.hand("blue") == {"wool": 2}
    assert table.hand("yellow") == {"wool": 1}


def test_the_hills_give_brick_again_when_he_has_moved_on() -> None:
    """EN "Tormund the Robber": "until Tormund is moved again by another 7"; PL and RU alike."""
    table = at_the_hills().tormund("0,1").turn_of("yellow", rolled=False).roll("yellow", 7)
    table.play("yellow", "tormund 4,3", "end").roll("black", 8)
    assert table.hand("red") == {"brick": 1, "ore": 1}
    assert table.hand("blue") == {"brick": 1, "wool": 2}


def test_he_may_not_stay_on_the_same_hex() -> None:
    """EN "Rolling a 7", PL, RU, DE: Tormund must be moved."""
    table = at_the_hills().tormund("0,1").turn_of("yellow", rolled=False).roll("yellow", 7)
    assert table.refused("yellow", "tormund 0,1") == "watch.tormund.must-move"
    assert table.refused("yellow", "end") is not None


@pytest.mark.parametrize("ice", ["5,2", "5,3"])
def test_ice_is_no_place_for_him(ice: str) -> None:
    """EN "Base Game Setup": the two ice fields are part of the frame; he goes to terrain hexes."""
    table = seven()
    assert table.refused("yellow", f"tormund {ice}") == "watch.tormund.target"
    others = set(range(21)) - {hex_at("5,2"), hex_at("5,3"), hex_at("1,1")}
    assert table.choices("yellow", "tormund") == {str(h) for h in others} | {"camp"}


@pytest.mark.parametrize("edition", ["en", "pl", "ru"])
def test_he_may_go_back_to_his_camp_where_nobody_is_robbed(edition: str) -> None:
    """EN "Rolling a 7" (2): "or to Tormund's Camp"; PL and RU alike."""
    table = seven(edition).play("yellow", "tormund camp")
    assert table.allows("yellow", "end")
    assert table.hands() == {"red": {"ore": 1}, "blue": {"wool": 2}}
    table.play("yellow", "end").roll("black", 9)
    assert table.hand("black") == {"grain": 1}


def test_de_he_may_not_go_back_to_his_camp() -> None:
    """DE rule book, 4a 1): "auf ein anderes Landschaftsfeld", no word of the camp."""
    table = seven("de")
    assert table.refused("yellow", "tormund camp") == "watch.tormund.camp"


def test_ru_he_may_not_go_to_the_camp_when_he_is_there() -> None:
    """RU "Семь на кубиках" 2: "если он ещё не там"."""
    table = Scene(edition="ru").turn_of("yellow", rolled=False).roll("yellow", 7)
    assert table.refused("yellow", "tormund camp") == "watch.tormund.must-move"


def test_pl_one_may_rob_after_a_seven_but_need_not() -> None:
    """PL "Wyrzucenie 7" (3): "może również ukraść"; the other books command it."""
    table = seven("pl").play("yellow", "tormund 0,1")
    assert table.allows("yellow", "rob nobody")
    for edition in ("en", "de", "ru"):
        table = seven(edition).play("yellow", "tormund 0,1")
        assert table.refused("yellow", "rob nobody") == "watch.robbery.must"
