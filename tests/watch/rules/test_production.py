"""The chapter production of the almanac: what a roll brings, and what happens in a shortage."""

import pytest
from tests.watch.helpers import AnyMatch, at, at_start, exchanged, hand, own, roll, table


def hands(match: AnyMatch) -> list[dict[str, int]]:
    return [hand(match, seat) for seat in range(match.game.seats)]


@pytest.mark.rule("watch.production.hex", allows=True)
@pytest.mark.parametrize(
    ("number", "red", "blue", "yellow", "black"),
    [
        (2, "wool", "", "", "wool"),
        (3, "lumber grain", "lumber", "grain", ""),
        (4, "", "", "wool", "ore"),
        (5, "brick", "lumber", "", "lumber"),
        (6, "grain", "grain", "", ""),
        (8, "", "", "wool", ""),
        (9, "", "", "lumber", "grain"),
        (10, "ore", "wool", "", "wool"),
        (11, "", "ore", "ore", "ore"),
        (12, "", "brick", "brick", ""),
    ],
)
def test_every_player_at_a_rolled_hex_is_paid_whoever_rolled(
    number: int, red: str, blue: str, yellow: str, black: str
) -> None:
    match = roll(at_start(""), 0, number)
    expected = [dict.fromkeys(cards.split(), 1) for cards in (red, blue, yellow, black)]
    assert hands(match) == expected


@pytest.mark.rule("watch.production.hex", refuses=True)
def test_hexes_with_other_numbers_and_ice_give_nothing() -> None:
    match = roll(at("| 0 settlements=5,3.N+0,0.N | 1 settlements=2,1.N"), 0, 12)
    assert hands(match) == [{}, {}, {}, {}]
    assert own(roll(at("| 0 settlements=5,3.N"), 0, 4), 0)["hand"]["wool"] == 1


@pytest.mark.rule("watch.production.yield", allows=True)
def test_settlements_bring_one_card_and_keeps_two() -> None:
    match = roll(at("| 0 settlements=2,1.SE keeps=2,1.N | 1 keeps=0,0.S"), 0, 11)
    assert hand(match, 0) == {"ore": 3}
    assert hand(match, 1) == {"lumber": 2}


@pytest.mark.rule("watch.production.yield", allows=True)
def test_a_settlement_between_two_producing_hexes_is_paid_by_both() -> None:
    match = at(f"{exchanged('1,2 3,1')} | 1 settlements=3,1.SE")
    assert hand(roll(match, 0, 4), 1) == {"brick": 1, "wool": 1}


@pytest.mark.rule("watch.production.yield", refuses=True)
def test_a_keep_brings_two_not_three_and_roads_bring_nothing() -> None:
    match = roll(at("| 0 keeps=1,0.N | 1 roads=1,0~2,1+1,0~1,1"), 0, 8)
    assert hand(match, 0) == {"wool": 2}
    assert hand(match, 1) == {}


@pytest.mark.rule("watch.production.shortage", allows=True)
def test_nobody_gets_a_resource_that_does_not_suffice_for_all() -> None:
    match = roll(at_start("| 0 hand=ore17"), 0, 11)
    assert hands(match) == [{"ore": 17}, {}, {}, {}]
    assert table(match)["supply"]["ore"] == 2


@pytest.mark.rule("watch.production.shortage", refuses=True)
def test_a_shortage_of_one_resource_leaves_the_others_alone() -> None:
    match = roll(at_start("| 2 hand=wool18"), 0, 10)
    assert hands(match) == [{"ore": 1}, {}, {"wool": 18}, {}]


@pytest.mark.rule("watch.production.shortage", refuses=True)
def test_there_is_no_shortage_while_the_supply_just_suffices() -> None:
    match = roll(at_start("| 0 hand=ore16"), 0, 11)
    assert [cards["ore"] for cards in hands(match)] == [16, 1, 1, 1]
    assert table(match)["supply"]["ore"] == 0


@pytest.mark.rule("watch.production.last-cards", allows=True)
def test_a_lone_owner_takes_the_last_cards() -> None:
    match = roll(at_start("| 0 keeps=3,3.NE | 1 hand=ore18"), 0, 10)
    assert hand(match, 0) == {"ore": 1}
    assert table(match)["supply"]["ore"] == 0


@pytest.mark.rule("watch.production.last-cards", refuses=True)
def test_nothing_is_taken_from_an_empty_stack_or_owed_for_later() -> None:
    match = roll(at_start("| 0 keeps=3,3.NE | 1 hand=ore19"), 0, 10)
    assert hand(match, 0) == {}
    assert table(match)["supply"]["ore"] == 0


@pytest.mark.rule("watch.production.last-cards", refuses=True)
def test_two_owners_do_not_share_the_last_cards() -> None:
    match = roll(at("| 0 settlements=2,1.N | 1 settlements=2,1.SE | 2 hand=ore18"), 0, 11)
    assert hands(match)[:2] == [{}, {}]
