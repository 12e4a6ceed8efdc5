"""Worked examples of the Ranger Patrol and the Largest Patrol."""

import pytest
from tests.watch.examples.setting import Scene, Table


def patrol_of_yellow() -> Table:
    scene = Scene(pieces=False).tormund("1,1").cards("yellow", "patrol2")
    scene.settlements("red", "0,1.NE").settlements("blue", "0,1.S").settlements("yellow", "3,1.SE")
    scene.hand("red", "ore9").hand("blue", "wool1")
    return scene.turn_of("yellow", rolled=False)


@pytest.mark.parametrize(("victim", "card"), [("red", "ore"), ("blue", "wool")])
def test_yellow_moves_tormund_from_fields_to_hills_and_robs_red_or_blue(
    victim: str, card: str
) -> None:
    """EN "Ranger Patrol Cards", PL "Karty Patrol zwiadowców", RU "Дозор разведчиков"."""
    table = patrol_of_yellow().play("yellow", "patrol", "tormund 0,1")
    assert table.choices("yellow", "rob") == {"0", "1"}
    table.play("yellow", f"rob {victim}").play("chance", f"steal {card}")
    assert table.hand("yellow") == {card: 1}


def test_the_patrol_lies_face_up_and_the_roll_is_still_to_come() -> None:
    """EN "Ranger Patrol Cards": "place it face up in front of you"; DE 4b alike."""
    table = patrol_of_yellow().play("yellow", "patrol", "tormund 4,3")
    assert table.public("yellow")["patrols"] == 1
    assert table.public("yellow")["cards"] == 1
    assert table.allows("yellow", "roll")
    assert table.refused("yellow", "end") == "watch.turn.roll-first"


def test_nobody_discards_for_a_patrol() -> None:
    """EN "Ranger Patrol Cards": red keeps his nine cards; only the rolled seven asks for half."""
    table = patrol_of_yellow().play("yellow", "patrol")
    assert table.asked == ["yellow"]
    assert table.hand("red") == {"ore": 9}


def test_a_patrol_has_to_be_followed_by_tormund() -> None:
    """DE 4b: "Du musst Tormund sofort versetzen"."""
    table = patrol_of_yellow().play("yellow", "patrol")
    assert table.refused("yellow", "roll") is not None
    assert table.refused("yellow", "tormund 1,1") == "watch.tormund.must-move"


def test_a_second_card_waits_for_the_next_turn() -> None:
    """EN "Development Cards": "only play 1 development card during your turn"."""
    table = patrol_of_yellow().play("yellow", "patrol", "tormund 4,3")
    assert table.refused("yellow", "patrol") == "watch.development.one-a-turn"


def test_a_seven_rolled_after_the_patrol_moves_tormund_again() -> None:
    """EN "Development Cards": a card may be played before the roll, which then counts as usual."""
    table = patrol_of_yellow().play("yellow", "patrol", "tormund 4,3").roll("yellow", 7)
    assert table.asked == ["red"]
    table.play("red", "discard ore", "discard ore", "discard ore", "discard ore")
    assert table.refused("yellow", "tormund 4,3") == "watch.tormund.must-move"
    assert table.allows("yellow", "tormund 1,1")


def test_the_third_patrol_takes_the_largest_patrol() -> None:
    """EN "Largest Patrol", DE 4b, PL "Najwięcej patroli", RU "Самый большой отряд"."""
    table = Scene().patrols("red", 2).cards("red", "patrol1").turn_of("red")
    assert table.holder("largest_patrol") is None
    before = table.points("red")
    table.play("red", "patrol")
    assert table.holder("largest_patrol") == "red"
    assert table.points("red") == before + 2


def test_three_against_three_changes_nothing_but_the_fourth_takes_the_card() -> None:
    """EN "Largest Patrol": "plays more ranger patrol cards than you have"; DE, PL, RU alike."""
    scene = Scene().patrols("red", 3).patrols("blue", 2).cards("blue", "patrol2")
    table = scene.holds("patrol", "red").turn_of("blue")
    table.play("blue", "patrol", "tormund 4,3")
    assert table.holder("largest_patrol") == "red"
    table.play("blue", "end").roll("yellow", 2).play("yellow", "end").roll("black", 2)
    table.play("black", "end").roll("red", 2).play("red", "end")
    red, blue = table.points("red"), table.points("blue")
    table.play("blue", "patrol")
    assert table.holder("largest_patrol") == "blue"
    assert (table.points("red"), table.points("blue")) == (red - 2, blue + 2)
