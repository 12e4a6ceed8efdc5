"""Worked examples of the seven: who discards how many cards, and in which order."""

from collections import Counter

import pytest
from tests.watch.examples.setting import Scene, Table


def discard_all(table: Table, colour: str) -> int:
    """Discard until nothing more is asked of a seat; return how many cards it was."""
    count = 0
    while colour in table.asked and table.choices(colour, "discard"):
        table.play(colour, f"discard {min(table.choices(colour, 'discard'))}")
        count += 1
    return count


def test_nine_cards_lose_four() -> None:
    """EN "Rolling a 7", DE 4a Sonderfälle, PL "Wyrzucenie 7", RU "Семь на кубиках"."""
    table = Scene().hand("blue", "brick5,ore4").turn_of("red", rolled=False).roll("red", 7)
    assert table.asked == ["blue"]
    assert discard_all(table, "blue") == 4
    assert sum(table.hand("blue").values()) == 5


@pytest.mark.parametrize(
    ("held", "lost"), [(6, 0), (7, 0), (8, 4), (9, 4), (10, 5), (11, 5), (12, 6), (19, 9)]
)
def test_more_than_seven_cards_lose_half_rounded_down(held: int, lost: int) -> None:
    """The examples of all four books in one table: 6, 8, 9 and 11, and what lies between."""
    table = Scene().hand("blue", f"wool{held}").turn_of("red", rolled=False).roll("red", 7)
    assert discard_all(table, "blue") == lost


def arnd_siobhan_and_klaus() -> Table:
    scene = Scene(players=3)
    scene.hand("blue", "brick2,lumber2,ore2")  # Arnd, Ania, Artyom: 6
    scene.hand("yellow", "wool4,grain4")  # Siobhán, Staszek, Sveta: 8
    scene.hand("black", "ore5,wool3,brick3")  # Klaus, Wiktor, Kolya: 11
    return scene.turn_of("blue", rolled=False).roll("blue", 7)


def test_arnd_keeps_six_siobhan_loses_four_of_eight_and_klaus_five_of_eleven() -> None:
    """EN "Rolling a 7" (Arnd), PL "Wyrzucenie 7" (Ania), RU "Семь на кубиках" (Артём)."""
    table = arnd_siobhan_and_klaus()
    assert table.asked == ["yellow", "black"]
    assert discard_all(table, "black") == 5
    assert discard_all(table, "yellow") == 4
    sizes = {colour: sum(hand.values()) for colour, hand in table.hands().items()}
    assert sizes == {"blue": 6, "yellow": 4, "black": 6}
    assert table.asked == ["blue"]


def test_arnd_may_not_discard_and_may_not_move_tormund_before_the_others_have() -> None:
    """EN "Rolling a 7": (1) each player counts, (2) then you must move Tormund."""
    table = arnd_siobhan_and_klaus()
    assert table.refused("blue", "discard ore") is not None
    assert table.refused("blue", "tormund 0,1") is not None
    discard_all(table, "yellow")
    assert table.refused("blue", "tormund 0,1") is not None
    discard_all(table, "black")
    assert table.allows("blue", "tormund 0,1")


def test_the_roller_discards_like_the_others() -> None:
    """EN "Rolling a 7": "Any player with more than 7 resource cards"; DE "Alle Spieler"."""
    scene = Scene().hand("red", "ore8").hand("blue", "ore7").hand("yellow", "grain9")
    table = scene.turn_of("red", rolled=False).roll("red", 7)
    assert table.asked == ["red", "yellow"]


def test_the_discards_are_of_ones_own_choice_and_go_back_to_the_supply() -> None:
    """DE 4a: "wählen die Hälfte ihrer Rohstoffkarten aus und legen diese zurück"."""
    table = Scene().hand("blue", "brick2,wool6").turn_of("red", rolled=False).roll("red", 7)
    assert table.choices("blue", "discard") == {"brick", "wool"}
    assert table.refused("blue", "discard ore") == "watch.seven.discard"
    before = Counter(table.supply())
    table.play("blue", "discard brick", "discard brick", "discard wool", "discard wool")
    assert Counter(table.supply()) - before == Counter(brick=2, wool=2)
    assert table.hand("blue") == {"wool": 4}
    assert table.refused("blue", "discard wool") is not None


def test_a_seven_produces_nothing_and_the_turn_goes_on_with_trade() -> None:
    """EN "Rolling a 7": "After moving Tormund, your turn continues with the trade phase"."""
    table = Scene().hand("red", "ore4").turn_of("red", rolled=False).roll("red", 7)
    assert table.hands() == {"red": {"ore": 4}}
    assert table.refused("red", "supply ore > wool") is not None
    assert table.refused("red", "end") is not None
    table.play("red", "tormund 2,0")  # yellow has nothing that could be stolen
    assert table.allows("red", "supply ore > wool")
    assert table.allows("red", "end")
