"""Worked examples of trade between players."""

import pytest
from tests.watch.examples.setting import Scene, Table

PETE, OLIVIA, CHARLOTTE = "blue", "yellow", "black"


def petes_turn() -> Table:
    scene = Scene(players=3).hand(PETE, "lumber2,ore3")
    return scene.hand(OLIVIA, "brick1").hand(CHARLOTTE, "brick1").turn_of(PETE)


def offers_on_the_table() -> Table:
    table = petes_turn().play(PETE, "offer ore > brick")
    table.play(OLIVIA, "counter brick > ore,ore,ore")
    return table.play(CHARLOTTE, "counter brick > lumber,ore")


def test_pete_takes_charlottes_counter_offer_and_builds_his_road() -> None:
    """EN "Trade with Players" (Pete), PL "Handel" (Janek), RU "Обмен с соперниками" (Петя)."""
    table = offers_on_the_table().play(PETE, f"confirm {CHARLOTTE}")
    assert table.hands() == {
        PETE: {"brick": 1, "lumber": 1, "ore": 2},
        OLIVIA: {"brick": 1},
        CHARLOTTE: {"lumber": 1, "ore": 1},
    }
    table.play(PETE, "road 2,1~3,2")
    assert table.hand(PETE) == {"ore": 2}


def test_pete_could_have_taken_olivias() -> None:
    """EN "Trade with Players": "If you give me 3 ore, I'll give you a brick"."""
    table = offers_on_the_table().play(PETE, f"confirm {OLIVIA}")
    assert table.hand(PETE) == {"brick": 1, "lumber": 2}
    assert table.hand(OLIVIA) == {"ore": 3}


def test_the_answers_may_come_in_any_order() -> None:
    """EN "Trade with Players": "Charlotte interjects"."""
    table = petes_turn().play(PETE, "offer ore > brick")
    table.play(CHARLOTTE, "counter brick > lumber,ore")
    table.play(OLIVIA, "counter brick > ore,ore,ore").play(PETE, f"confirm {CHARLOTTE}")
    assert table.hand(PETE) == {"brick": 1, "lumber": 1, "ore": 2}


def test_olivia_may_not_trade_with_charlotte_in_petes_turn() -> None:
    """EN "Trade with Players", note; PL "Zuzanna nie może handlować z Olą"; RU "Оля … с Катей"."""
    for table in (petes_turn(), offers_on_the_table()):
        before = table.hands()
        assert table.refused(OLIVIA, "offer brick > ore") is not None
        assert table.refused(OLIVIA, f"confirm {CHARLOTTE}") is not None
        assert table.refused(CHARLOTTE, f"confirm {OLIVIA}") is not None
        assert table.refused(CHARLOTTE, "accept") is not None
        assert table.hands() == before


def test_an_offer_by_a_bystander_names_the_rule_of_the_active_seat() -> None:
    """EN "Trade": "only if it is that player's turn"; DE 2a: "nicht untereinander tauschen"."""
    assert petes_turn().refused(OLIVIA, "offer brick > ore") == "watch.trade.active-seat"


def test_nobody_closes_a_trade_that_the_other_has_not_agreed_to() -> None:
    """EN "Trade with Players": "You and the other players negotiate the terms"."""
    table = petes_turn().play(PETE, "offer ore > brick")
    assert table.refused(PETE, f"confirm {OLIVIA}") == "watch.trade.agreement"
    table.play(OLIVIA, "decline").play(CHARLOTTE, "accept")
    assert table.refused(PETE, f"confirm {OLIVIA}") == "watch.trade.agreement"
    assert table.allows(PETE, f"confirm {CHARLOTTE}")


@pytest.mark.parametrize(
    "offer", ["wool,wool > wool", "ore,ore,ore > ore", "ore,wool > ore"], ids=str
)
def test_like_is_not_traded_for_like(offer: str) -> None:
    """EN "Trade": 2 wool for 1 wool, 3 ore for 1 ore; PL "Handel", RU "Торговля"."""
    table = Scene().hand("red", "wool3,ore3").turn_of("red")
    assert table.refused("red", f"offer {offer}") == "watch.trade.like-for-like"


@pytest.mark.parametrize("offer", ["ore > -", "- > brick"])
def test_cards_are_not_given_away(offer: str) -> None:
    """EN "Trade": "You may not give away cards"; PL and RU alike."""
    table = Scene().hand("red", "ore3").turn_of("red")
    assert table.refused("red", f"offer {offer}") == "watch.trade.no-gifts"


def test_three_ore_for_one_brick_is_a_bad_trade_but_a_trade() -> None:
    """EN "Trade with Players": Olivia's price."""
    table = petes_turn().play(PETE, "offer ore,ore,ore > brick")
    assert table.allows(OLIVIA, "accept")
