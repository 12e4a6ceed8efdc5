"""The chapter patrol of the almanac, as far as the Brotherhood adds to it."""

import pytest
from tests.watch.helpers import allowed, choices, hand, hex_at, play, refused, seen, table
from tests.watch.rules.brotherhood.north import brothers, dice, frostfangs, gift, phase

GIFT = "gift=1,0:r+2,2:rc"


@pytest.mark.rule("watch.patrol.two-options", allows=True)
def test_a_patrol_moves_tormund_or_drives_a_wildling_off() -> None:
    match = brothers(f"turn {GIFT} | 0 cards=patrol")
    assert allowed(match, 0, "patrol")
    assert choices(match, 0, "hunt") == {
        f"{hex_at('1,0')} regular",
        f"{hex_at('2,2')} regular",
        f"{hex_at('2,2')} climber",
    }


@pytest.mark.rule("watch.patrol.two-options", refuses=True)
def test_it_does_not_do_both() -> None:
    match = play(brothers(f"turn {GIFT} | 0 cards=patrol2"), "0 patrol")
    assert refused(match, 0, "hunt 1,0 regular") == "watch.patrol.tormund"
    match = play(brothers(f"turn {GIFT} | 0 cards=patrol2"), "0 hunt 1,0 regular")
    assert (phase(match), table(match)["tormund"]) == ("turn", "camp")


@pytest.mark.rule("watch.patrol.tormund-option", allows=True)
@pytest.mark.parametrize("edition", ["en", "pl", "ru"])
def test_tormund_may_be_sent_to_his_camp_and_then_nobody_is_robbed(edition: str) -> None:
    position = "turn tormund=1,0 | 0 cards=patrol | 1 hand=ore settlements=1,0.N"
    match = brothers(position, edition=edition)
    play(match, "0 patrol", "0 tormund camp")
    assert (table(match)["tormund"], phase(match)) == ("camp", "turn")
    assert hand(match, 1) == {"ore": 1}


@pytest.mark.rule("watch.patrol.tormund-option", refuses=True)
def test_not_to_where_he_stands_and_in_the_german_edition_not_to_his_camp() -> None:
    match = play(brothers("turn tormund=1,0 | 0 cards=patrol", edition="de"), "0 patrol")
    assert refused(match, 0, "tormund camp") == "watch.tormund.camp"
    assert refused(match, 0, "tormund 1,0") == "watch.tormund.must-move"


@pytest.mark.rule("watch.patrol.tormund-option", refuses=True)
def test_nobody_discards_for_a_patrol() -> None:
    match = play(brothers("turn | 0 cards=patrol | 1 hand=ore10"), "0 patrol")
    assert match.actors == [0]


@pytest.mark.rule("watch.patrol.remove", allows=True)
def test_the_wildling_goes_home_and_its_hex_gives_a_card() -> None:
    match = play(brothers(f"turn {GIFT} | 0 cards=patrol"), "0 hunt 2,2 climber")
    assert (gift(match), frostfangs(match)) == ("1,0:r+2,2:r", "22/8/8")
    assert hand(match, 0) == {"wool": 1}


@pytest.mark.rule("watch.patrol.remove", refuses=True)
def test_no_wildling_is_driven_off_where_none_stands_or_none_of_that_kind() -> None:
    match = brothers(f"turn {GIFT} camps=r// clearings=1/0/0/0 wall=0/// | 0 cards=patrol")
    assert refused(match, 0, "hunt 1,1 regular") == "watch.patrol.remove"
    assert refused(match, 0, "hunt 1,0 giant") == "watch.patrol.remove"


@pytest.mark.rule("watch.patrol.supply-out", allows=True)
def test_with_an_empty_supply_the_wildling_goes_all_the_same() -> None:
    match = brothers("turn gift=1,0:r | 0 cards=patrol | 1 hand=brick19")
    play(match, "0 hunt 1,0 regular")
    assert gift(match) == ""


@pytest.mark.rule("watch.patrol.supply-out", refuses=True)
def test_and_there_is_no_card_to_take() -> None:
    match = brothers("turn gift=1,0:r | 0 cards=patrol | 1 hand=brick19")
    assert hand(play(match, "0 hunt 1,0 regular"), 0) == {}


@pytest.mark.rule("watch.patrol.when", allows=True)
def test_a_patrol_drives_off_before_or_after_the_roll() -> None:
    match = play(brothers(f"{GIFT} | 0 cards=patrol"), "0 hunt 1,0 regular")
    assert allowed(match, 0, "roll")
    match = dice(brothers(f"{GIFT} | 0 cards=patrol"), 0, "1 1 w12")
    assert allowed(match, 0, "hunt 1,0 regular")


@pytest.mark.rule("watch.patrol.when", refuses=True)
def test_one_card_a_turn_not_the_one_just_bought_and_only_in_the_own_turn() -> None:
    match = play(brothers(f"turn {GIFT} | 0 cards=patrol2"), "0 hunt 1,0 regular")
    assert refused(match, 0, "hunt 2,2 regular") == "watch.development.one-a-turn"
    match = brothers(f"turn {GIFT} | 0 bought=patrol | 1 cards=patrol")
    assert refused(match, 0, "hunt 1,0 regular") == "watch.development.not-same-turn"
    assert refused(match, 1, "hunt 1,0 regular") == "watch.turn.order"


@pytest.mark.rule("watch.patrol.counts", allows=True)
def test_a_patrol_against_a_wildling_counts_for_the_largest_patrol() -> None:
    match = brothers("turn gift=1,0:r | 0 cards=patrol patrols=2")
    play(match, "0 hunt 1,0 regular", "chance token hornfoot regular")
    assert (seen(match, 0)["patrols"], table(match)["largest_patrol"]) == (3, 0)


@pytest.mark.rule("watch.patrol.counts", refuses=True)
def test_the_third_of_another_does_not_take_it() -> None:
    match = brothers("turn patrol_owner=1 gift=1,0:r | 0 cards=patrol patrols=2 | 1 patrols=3")
    play(match, "0 hunt 1,0 regular")
    assert (seen(match, 0)["patrols"], table(match)["largest_patrol"]) == (3, 1)
    assert phase(match) == "turn"
