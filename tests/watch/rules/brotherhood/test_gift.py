"""The chapter gift of the almanac: where wildlings stand there, and what they do."""

import pytest
from tests.watch.helpers import allowed, hand, play, refused
from tests.watch.rules.brotherhood.north import SETTLE, brothers, dice, ended, gift

import hexhold

SEVEN = "gift=0,0:rc+0,1:c+0,2:c+2,0:r+2,1:r+2,2:g"


@pytest.mark.rule("watch.gift.line", allows=True)
@pytest.mark.parametrize(
    ("camps", "die", "section"), [("r//", 1, 1), ("r//", 3, 2), ("/r/", 5, 3), ("//r", 8, 4)]
)
def test_they_stand_in_the_line_of_their_section(camps: str, die: int, section: int) -> None:
    match = dice(brothers(f"camps={camps}"), 0, f"1 1 w{die}")
    assert gift(match) == f"{section - 1},0:r"


@pytest.mark.rule("watch.gift.line", allows=True)
def test_the_line_runs_to_the_south_west() -> None:
    match = dice(brothers("camps=/r/ clearings=0/3/0/0 wall=/0,1,2//"), 0, "1 1 w4")
    assert gift(match) == "1,0:r+1,1:r+1,2:r+1,3:r"


@pytest.mark.rule("watch.gift.line", refuses=True)
def test_no_wildling_ever_stands_on_the_hexes_in_the_east() -> None:
    for name in ("4,1", "4,2", "4,3", "5,2", "5,3"):
        with pytest.raises(hexhold.NotationError):
            brothers(f"turn gift={name}:r")


@pytest.mark.rule("watch.gift.first-free", allows=True)
def test_occupied_hexes_are_passed_over() -> None:
    position = "camps=/r/ clearings=0/1/0/0 wall=/0// gift=1,0:r+1,2:c"
    assert gift(dice(brothers(position), 0, "1 1 w4")) == "1,0:r+1,1:r+1,2:c+1,3:r"
    assert gift(dice(brothers("camps=/c/ gift=1,0:r"), 0, "1 1 w4")) == "1,0:r+1,1:c"


@pytest.mark.rule("watch.gift.first-free", refuses=True)
def test_nobody_stands_beside_another_while_a_hex_is_free() -> None:
    match = dice(brothers("camps=/g/ gift=1,0:r+1,1:r+1,2:r"), 0, "1 1 w4")
    assert gift(match) == "1,0:r+1,1:r+1,2:r+1,3:g"


@pytest.mark.rule("watch.gift.second-layer", allows=True)
def test_in_a_full_line_the_second_round_begins_at_the_wall() -> None:
    full = "gift=1,0:r+1,1:r+1,2:r+1,3:r"
    assert gift(dice(brothers(f"camps=/c/ {full}"), 0, "1 1 w4")) == "1,0:rc+1,1:r+1,2:r+1,3:r"
    fuller = full.replace("1,0:r", "1,0:rr")
    assert gift(dice(brothers(f"camps=/c/ {fuller}"), 0, "1 1 w4")) == "1,0:rr+1,1:rc+1,2:r+1,3:r"


@pytest.mark.rule("watch.gift.second-layer", refuses=True)
def test_a_full_line_does_not_send_them_to_another_line() -> None:
    match = dice(brothers("camps=/c/ gift=1,0:r+1,1:r+1,2:r+1,3:r"), 0, "1 1 w4")
    assert all(part.startswith("1,") for part in gift(match).split("+"))


@pytest.mark.rule("watch.gift.tormund", allows=True)
def test_wildlings_and_tormund_share_a_hex() -> None:
    match = dice(brothers("camps=/r/ tormund=1,0"), 0, "1 1 w4")
    assert gift(match) == "1,0:r"
    match = dice(brothers("gift=1,0:r"), 0, "3 4 w12")
    assert allowed(match, 0, "tormund 1,0")


@pytest.mark.rule("watch.gift.tormund", refuses=True)
def test_tormund_takes_no_place_away_when_a_line_is_full() -> None:
    match = brothers("camps=/c/ tormund=1,1 gift=1,0:r+1,1:r+1,2:r+1,3:r")
    assert gift(dice(match, 0, "1 1 w4")) == "1,0:rc+1,1:r+1,2:r+1,3:r"


@pytest.mark.rule("watch.gift.block", allows=True)
def test_other_hexes_with_the_number_produce_and_a_hex_that_is_free_again_too() -> None:
    at_sixes = "| 0 settlements=1,0.N+0,1.N cards=patrol"
    match = dice(brothers(f"gift=1,0:r {at_sixes}"), 0, "3 3 w12")
    assert hand(match, 0) == {"lumber": 1}
    match = play(brothers(f"gift=1,0:r {at_sixes}"), "0 hunt 1,0 regular")
    assert hand(dice(match, 0, "3 3 w12"), 0) == {"brick": 2, "lumber": 1}


@pytest.mark.rule("watch.gift.block", refuses=True)
def test_a_hex_with_a_wildling_produces_nothing_even_when_one_of_two_has_left() -> None:
    match = brothers("gift=1,0:rc | 0 cards=patrol | 1 keeps=1,0.N")
    play(match, "0 hunt 1,0 climber")
    dice(match, 0, "3 3 w12")
    assert hand(match, 1) == {}


@pytest.mark.rule("watch.gift.harmless-otherwise", allows=True)
def test_beside_a_wildling_one_builds_and_trades() -> None:
    match = brothers(f"turn gift=2,2:r+1,1:g | 0 {SETTLE}")
    assert allowed(match, 0, "settlement 2,2.N")
    match = brothers("turn gift=0,3:r | 0 hand=wool2 settlements=0,3.S")
    assert allowed(match, 0, "supply wool > ore")


@pytest.mark.rule("watch.gift.harmless-otherwise", refuses=True)
def test_a_wildling_steals_nothing_when_it_comes() -> None:
    match = brothers("camps=/g/ | 0 hand=ore8 | 1 settlements=1,0.N hand=wool8")
    dice(match, 0, "1 1 w4")
    assert (hand(match, 0), hand(match, 1)) == ({"ore": 8}, {"wool": 8})


@pytest.mark.rule("watch.gift.count", allows=True)
def test_every_kind_counts_also_two_on_a_hex() -> None:
    match = brothers(f"camps=/c/ wall=/0// {SEVEN}")
    assert ended(dice(match, 0, "1 1 w4"))[0] == "wildlings"


@pytest.mark.rule("watch.gift.count", refuses=True)
def test_tormund_does_not_count_nor_do_those_north_of_the_wall() -> None:
    match = brothers(f"camps=/crrr/ clearings=0/1/0/0 wall=/0// tormund=3,3 {SEVEN}")
    assert not dice(match, 0, "1 1 w12").over
    assert refused(match, 0, "roll") == "watch.turn.roll-once"
