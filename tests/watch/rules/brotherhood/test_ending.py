"""The chapter ending of the almanac, as far as the Brotherhood adds to it."""

import pytest
from tests.watch.helpers import DEVELOPMENT, allowed, play, points, refused, seen
from tests.watch.rules.brotherhood.north import (
    GUARD,
    RAISE,
    breaches,
    brothers,
    camps,
    clearings,
    dice,
    ended,
    gift,
    used,
    wall,
)

AT_ONCE = ["pl", "ru"]
AT_THE_END = ["en", "de"]
NINE = f"{RAISE} keeps=1,0.N+2,0.N+3,0.N cards=victory2"  # a keep on 0,3.S makes ten
TEN = NINE.replace("victory2", "victory3")
QUIET = ["chance token hornfoot regular"] * 2
SEVEN_IN_GIFT = "gift=0,0:r+0,1:c+0,2:c+2,0:r+2,1:r+2,2:g+2,3:r"


@pytest.mark.rule("watch.ending.points", allows=True)
@pytest.mark.parametrize("edition", AT_THE_END)
def test_ten_points_win_when_the_own_turn_ends(edition: str) -> None:
    match = play(brothers(f"turn | 0 {NINE}", edition=edition), "0 keep 0,3.S", *QUIET)
    assert not match.over
    assert ended(play(match, "0 end")) == ("points", 0)


@pytest.mark.rule("watch.ending.points", allows=True)
@pytest.mark.parametrize("edition", AT_ONCE)
def test_in_other_editions_they_win_at_once(edition: str) -> None:
    match = play(brothers(f"turn | 0 {NINE}", edition=edition), "0 keep 0,3.S", *QUIET)
    assert ended(match) == ("points", 0)
    position = f"turn wall=0/0// | 0 {NINE}".replace("grain2,ore3", GUARD)
    assert ended(play(brothers(position, edition=edition), "0 guard 3")) == ("points", 0)


@pytest.mark.rule("watch.ending.points", refuses=True)
@pytest.mark.parametrize("edition", AT_THE_END)
def test_a_point_that_is_lost_before_the_end_does_not_win(edition: str) -> None:
    nine_and_guards = NINE.replace("victory2", "victory")
    position = f"turn camps=/grrr/ wall=/0,0,0// | 0 {nine_and_guards}"
    match = play(brothers(position, edition=edition), "0 keep 0,3.S")
    assert points(match, 0) == 10
    play(match, "chance token cave-people regular", "chance token ice-river regular", "0 end")
    assert not match.over
    assert points(match, 0) == 9


@pytest.mark.rule("watch.ending.points", refuses=True)
@pytest.mark.parametrize("edition", AT_ONCE + AT_THE_END)
def test_nobody_wins_in_anothers_turn_nor_with_nine(edition: str) -> None:
    match = brothers(f"turn active=1 | 3 {TEN}", edition=edition)
    assert not play(match, "1 end").over
    match = brothers(f"turn | 0 {NINE}", edition=edition)
    assert not play(match, "0 end").over


@pytest.mark.rule("watch.ending.roll-first", allows=True)
@pytest.mark.parametrize("edition", AT_THE_END)
def test_who_begins_with_ten_plays_the_turn_and_wins_at_its_end(edition: str) -> None:
    match = play(brothers(f"turn active=3 | 0 {TEN}", edition=edition), "3 end")
    dice(match, 0, "1 2 w12")
    assert ended(play(match, "0 end")) == ("points", 0)


@pytest.mark.rule("watch.ending.roll-first", allows=True)
def test_in_the_russian_edition_the_turn_begins_and_is_won() -> None:
    match = play(brothers(f"turn active=3 | 0 {TEN}", edition="ru"), "3 end")
    assert ended(match) == ("points", 0)


@pytest.mark.rule("watch.ending.roll-first", allows=True)
def test_in_the_polish_edition_it_is_won_when_the_roll_is_carried_out() -> None:
    match = play(brothers(f"turn active=3 camps=/r/ wall=/0// | 0 {TEN}", edition="pl"), "3 end")
    assert ended(dice(match, 0, "1 2 w4")) == ("points", 0)
    assert clearings(match) == "0/1/0/0"


@pytest.mark.rule("watch.ending.roll-first", allows=True)
def test_in_the_polish_edition_a_seven_and_its_robbery_come_before_the_wildlings_too() -> None:
    position = (
        f"turn active=3 camps=/g/ breaches=2 wall=1/// | 0 {TEN} | 1 settlements=0,0.N hand=ore"
    )
    match = dice(play(brothers(position, edition="pl"), "3 end"), 0, "3 4 w12")
    assert not match.over
    play(match, "0 tormund 0,0")
    assert not match.over
    assert ended(play(match, "0 rob nobody")) == ("points", 0)


@pytest.mark.rule("watch.ending.roll-first", refuses=True)
def test_in_the_polish_edition_a_tenth_point_before_the_roll_waits_for_it() -> None:
    nine = NINE.replace("victory2", "victory2,patrol")
    scene = f"phase=before-roll gift=1,0:r | 0 {nine} patrols=2"
    for edition, over in (("ru", True), ("pl", False)):
        match = play(brothers(scene, edition=edition), "0 hunt 1,0 regular")
        play(match, "chance token hornfoot regular")
        assert match.over == over
    assert ended(dice(match, 0, "1 2 w12")) == ("points", 0)


@pytest.mark.rule("watch.ending.roll-first", refuses=True)
@pytest.mark.parametrize("edition", [*AT_THE_END, "pl"])
def test_the_turn_does_not_end_before_the_roll_which_may_still_decide(edition: str) -> None:
    position = f"turn active=3 camps=/g/ breaches=2 wall=1/// | 0 {TEN}"
    match = play(brothers(position, edition=edition), "3 end")
    assert refused(match, 0, "end") == "watch.turn.roll-first"
    assert ended(dice(match, 0, "1 2 w4")) == ("breaches", 1)


@pytest.mark.rule("watch.ending.wildlings-first", allows=True)
@pytest.mark.parametrize("edition", AT_ONCE + AT_THE_END)
def test_if_the_tenth_point_calls_the_third_breach_the_wall_decides(edition: str) -> None:
    position = f"turn camps=/grrr/ breaches=2 wall=2/// | 0 {NINE}"
    match = play(brothers(position, edition=edition), "0 keep 0,3.S")
    assert not match.over
    play(match, "chance token cave-people regular")
    assert ended(match) == ("breaches", 2)
    assert match.result is not None
    assert match.result.points[0] == 10


@pytest.mark.rule("watch.ending.wildlings-first", refuses=True)
@pytest.mark.parametrize("edition", AT_ONCE)
def test_the_points_do_not_win_while_a_token_is_still_to_come(edition: str) -> None:
    match = play(brothers(f"turn | 0 {NINE}", edition=edition), "0 keep 0,3.S")
    assert points(match, 0) == 10
    for token in QUIET:
        assert not match.over
        play(match, token)
    assert match.over


@pytest.mark.rule("watch.ending.three-breaches", allows=True)
def test_the_third_breach_ends_it_and_most_guards_win() -> None:
    match = dice(brothers("camps=/g/ breaches=2 wall=1,1//0,2,1/"), 0, "1 1 w4")
    assert ended(match) == ("breaches", 1)


@pytest.mark.rule("watch.ending.three-breaches", allows=True)
def test_guards_are_counted_after_the_loss() -> None:
    position = "camps=/r/ clearings=0/1/0/0 breaches=2 wall=0/0//1,1 | 0 keeps=0,3.S"
    assert ended(dice(brothers(position), 0, "1 1 w4")) == ("breaches", 1)


@pytest.mark.rule("watch.ending.three-breaches", refuses=True)
def test_the_second_breach_ends_nothing() -> None:
    match = dice(brothers("camps=/g/ breaches=1"), 0, "1 1 w4")
    assert breaches(match) == 2
    assert allowed(match, 0, "end")


@pytest.mark.rule("watch.ending.eight-wildlings", allows=True)
def test_the_eighth_wildling_ends_it_and_most_guards_win() -> None:
    match = brothers(f"camps=/c/ wall=3,3/1// {SEVEN_IN_GIFT} | 0 keeps=0,3.S")
    assert ended(dice(match, 0, "1 1 w4")) == ("wildlings", 3)


@pytest.mark.rule("watch.ending.eight-wildlings", refuses=True)
def test_seven_are_not_enough() -> None:
    six = SEVEN_IN_GIFT.rpartition("+")[0]
    match = dice(brothers(f"camps=/c/ wall=3,3/1// {six}"), 0, "1 1 w4")
    assert gift(match).count(":") == 7
    assert not match.over


@pytest.mark.rule("watch.ending.at-once", allows=True)
def test_a_breach_stops_with_the_eighth_wildling() -> None:
    position = f"camps=/r/ clearings=0/2/0/0 wall=/3,1// {SEVEN_IN_GIFT}"
    match = dice(brothers(position), 0, "1 1 w4")
    assert ended(match) == ("wildlings", 1)
    assert (wall(match), clearings(match), breaches(match)) == ("/1//", "0/2/0/0", 0)
    assert gift(match).count("1,0:r") == 1


@pytest.mark.rule("watch.ending.at-once", refuses=True)
def test_nothing_more_happens_and_nobody_acts() -> None:
    match = play(brothers(f"turn camps=/grrr/ breaches=2 | 0 {RAISE}"), "0 keep 0,3.S")
    play(match, "chance token cave-people regular")
    assert match.actors == []
    assert (used(match), camps(match)) == (1, "/rrrr/")
    for action in ("end", "guard 1", "flip", "token hornfoot regular"):
        assert refused(match, 0, action) == "watch.ending.over"


@pytest.mark.rule("watch.ending.vp-card", allows=True)
def test_a_bought_tenth_point_wins_at_the_end_of_the_turn_or_at_once() -> None:
    position = f"turn | 0 {NINE}".replace("grain2,ore3", DEVELOPMENT)
    match = play(brothers(position), "0 buy", "chance draw victory", "0 end")
    assert ended(match) == ("points", 0)
    match = play(brothers(position, edition="pl"), "0 buy", "chance draw victory")
    assert ended(match) == ("points", 0)


@pytest.mark.rule("watch.ending.vp-card", refuses=True)
@pytest.mark.parametrize("edition", AT_THE_END)
def test_it_does_not_win_while_the_turn_goes_on(edition: str) -> None:
    position = f"turn | 0 {NINE}".replace("grain2,ore3", f"{DEVELOPMENT},ore3")
    match = play(brothers(position, edition=edition), "0 buy", "chance draw victory")
    assert points(match, 0) == 10
    assert allowed(match, 0, "supply ore > brick")


@pytest.mark.rule("watch.ending.reveal", allows=True)
def test_when_the_wildlings_end_it_all_victory_points_are_shown() -> None:
    match = brothers("camps=/g/ breaches=2 | 0 cards=victory2 | 3 cards=victory,patrol")
    dice(match, 0, "1 1 w4")
    assert [seen(match, seat)["victory_cards"] for seat in range(4)] == [2, 0, 0, 1]


@pytest.mark.rule("watch.ending.reveal", refuses=True)
def test_before_that_they_are_not() -> None:
    match = brothers("camps=/g/ breaches=1 | 0 cards=victory2 | 3 cards=victory,patrol")
    dice(match, 0, "1 1 w4")
    assert [seen(match, seat)["victory_cards"] for seat in range(4)] == [None] * 4


@pytest.mark.rule("watch.ending.claim", allows=True)
@pytest.mark.parametrize("edition", AT_ONCE + AT_THE_END)
def test_the_claim_is_made_where_ten_points_would_win(edition: str) -> None:
    match = brothers(f"phase=before-roll | 0 {TEN}", edition=edition, victory_claim="ask")
    assert allowed(match, 0, "claim") == (edition == "ru")
    dice(match, 0, "1 2 w12")
    assert not match.over
    assert ended(play(match, "0 claim")) == ("points", 0)


@pytest.mark.rule("watch.ending.claim", refuses=True)
@pytest.mark.parametrize("edition", AT_ONCE + AT_THE_END)
def test_without_a_claim_the_turn_ends_and_nobody_has_won(edition: str) -> None:
    match = brothers(f"turn | 0 {TEN}", edition=edition, victory_claim="ask")
    assert not play(match, "0 end").over
    assert refused(match, 0, "claim") == "watch.ending.claim"
