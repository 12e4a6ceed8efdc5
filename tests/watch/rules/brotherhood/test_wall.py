"""The chapter wall of the almanac: sections, spaces, and who stands where."""

import pytest
from tests.watch.helpers import allowed, choices, play, refused, told
from tests.watch.rules.brotherhood.north import GUARD, breaches, brothers, clearings, dice, wall

import hexhold

FULL = "0,1,2,3,0"


@pytest.mark.rule("watch.wall.sections", allows=True)
def test_a_guard_may_stand_on_each_of_four_sections_and_five_on_one() -> None:
    match = brothers(f"turn wall=/0,1,2,3// | 0 hand={GUARD}")
    assert choices(match, 0, "guard") == {"1", "2", "3", "4"}
    assert wall(play(match, "0 guard 2")) == f"/{FULL}//"


@pytest.mark.rule("watch.wall.sections", refuses=True)
def test_there_is_no_fifth_section_and_no_sixth_space() -> None:
    match = brothers(f"turn | 0 hand={GUARD}")
    for section in (0, 5):
        with pytest.raises(hexhold.NotationError):
            match.number(f"guard {section}")
    with pytest.raises(hexhold.NotationError):
        brothers(f"turn wall={FULL},1///")


@pytest.mark.rule("watch.wall.lowest", allows=True)
def test_a_guard_takes_the_lowest_free_space() -> None:
    match = play(brothers(f"turn wall=/1,2// | 0 hand={GUARD}"), "0 guard 2")
    assert wall(match) == "/1,2,0//"
    assert told(match, 3, "guard-placed") == [
        {"event": "guard-placed", "seat": 0, "section": 2, "space": 3}
    ]


@pytest.mark.rule("watch.wall.lowest", refuses=True)
def test_nobody_chooses_a_higher_space() -> None:
    with pytest.raises(hexhold.NotationError):
        brothers(f"turn | 0 hand={GUARD}").number("guard 2 5")
    match = play(brothers(f"turn | 0 hand={GUARD}"), "0 guard 2")
    assert told(match, 0, "guard-placed")[0]["space"] == 1


@pytest.mark.rule("watch.wall.full", allows=True)
def test_when_one_section_is_full_the_others_take_guards() -> None:
    match = brothers(f"turn wall={FULL}/// | 0 hand={GUARD} cards=recruits")
    assert choices(match, 0, "guard") == {"2", "3", "4"} == choices(match, 0, "recruits")


@pytest.mark.rule("watch.wall.full", refuses=True)
def test_a_full_section_takes_no_guard_paid_or_free() -> None:
    match = brothers(f"turn wall={FULL}/// | 0 hand={GUARD} cards=recruits")
    assert refused(match, 0, "guard 1") == "watch.wall.full"
    assert refused(match, 0, "recruits 1") == "watch.wall.full"


@pytest.mark.rule("watch.wall.full", refuses=True)
def test_when_all_twenty_spaces_are_taken_nobody_places_a_guard() -> None:
    crowded = "wall=1,2,3,1,2/1,2,3,1,2/1,2,3,3,2/1,2,3,3,0"
    match = brothers(f"turn {crowded} | 0 hand={GUARD}")
    assert choices(match, 0, "guard") == set()
    assert refused(match, 0, "guard 3") == "watch.wall.full"


@pytest.mark.rule("watch.wall.shift", allows=True)
def test_when_the_first_guard_leaves_the_others_move_down() -> None:
    match = dice(brothers("camps=/g/ wall=/0,1,2//"), 0, "1 1 w4")
    assert wall(match) == "/1,2//"
    match = brothers(f"active=3 camps=/r/ clearings=0/3/0/0 wall=/0,1,2// | 3 hand={GUARD}")
    play(dice(match, 3, "1 1 w4"), "3 guard 2")
    assert wall(match) == "/1,2,3//"


@pytest.mark.rule("watch.wall.shift", refuses=True)
def test_a_new_guard_does_not_slip_in_before_older_ones_nor_do_other_sections_shift() -> None:
    match = brothers(f"active=3 camps=/gg/ wall=3,2/0,1,2// | 3 hand={GUARD}")
    play(dice(match, 3, "1 1 w4"), "3 guard 2", "3 end")
    assert wall(match) == "3,2/1,2,3//"
    assert wall(dice(match, 0, "1 1 w4")) == "3,2/2,3//"


@pytest.mark.rule("watch.wall.mixed", allows=True)
def test_guards_of_several_players_defend_together() -> None:
    match = dice(brothers("camps=/r/ clearings=0/2/0/0 wall=/0,1,2//"), 0, "1 1 w4")
    assert (clearings(match), breaches(match)) == ("0/3/0/0", 0)
    assert allowed(match, 0, "end")


@pytest.mark.rule("watch.wall.mixed", refuses=True)
def test_nobody_moves_a_guard_or_takes_one_back() -> None:
    match = brothers(f"turn wall=/0// | 0 hand={GUARD}")
    play(match, "0 guard 3")
    assert wall(match) == "/0/0/"
    kinds = {match.text(action).split()[0] for action in match.legal(0)}
    assert kinds == {"end"}
