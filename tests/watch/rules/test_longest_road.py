"""The chapter longest-road of the almanac: who has the card, and who loses it."""

import pytest
from tests.watch.helpers import (
    ROAD,
    SETTLEMENT,
    AnyMatch,
    at,
    play,
    points,
    refused,
    seen,
    table,
    told,
)

# Seven roads in line from west to east, as in the example of the books; C is the site 2,2.N.
SEVEN = "0,1~0,2+0,1~1,2+1,1~1,2+1,1~2,2+2,1~2,2+2,1~3,2+3,1~3,2"
BRANCHES = "0,1~1,1+2,2~3,2"
ENDS = "settlements=0,2.N+3,2.NE"
# Five roads of another player from C to the north-west, and five of a third in the south.
FIVE_FROM_C = "1,1~2,1+1,0~1,1+0,0~1,0+0,0/NE+0,0/NW"
FIVE_IN_THE_SOUTH = "0,3/SW+0,3/SE+1,3/SW+1,3/SE+2,3/SW"
RING = "1,1~2,2+2,1~2,2+2,2~3,2+2,2~3,3+2,2~2,3+1,2~2,2"


def holder(match: AnyMatch) -> int | None:
    seat: int | None = table(match)["longest_road"]
    return seat


def length(match: AnyMatch, seat: int) -> int:
    return int(seen(match, seat)["road_length"])


def cut_at_c(blue: str, others: str = "") -> AnyMatch:
    """Red holds the card with seven; blue is about to settle on C."""
    return at(
        f"turn active=1 road_owner=0 | 0 roads={SEVEN} {ENDS}"
        f" | 1 hand={SETTLEMENT},{ROAD} roads={blue} {others}"
    )


@pytest.mark.rule("watch.longest-road.five", allows=True)
def test_the_fifth_road_in_line_takes_the_card() -> None:
    four = "+".join(SEVEN.split("+")[:4])
    match = play(at(f"turn | 0 hand={ROAD} roads={four}"), "0 road 2,1~2,2")
    assert holder(match) == 0
    assert points(match, 0) == 2
    assert told(match, 3, "longest-road") == [
        {"event": "longest-road", "seat": 0, "length": 5, "before": None}
    ]


@pytest.mark.rule("watch.longest-road.five", refuses=True)
def test_four_in_line_or_five_apart_take_nothing() -> None:
    three = "+".join(SEVEN.split("+")[:3])
    match = at(f"turn | 0 hand=brick2,lumber2 roads={three}+0,3/SW settlements=0,3.SW")
    play(match, "0 road 1,1~2,2", "0 road 0,3/SE")
    assert length(match, 0) == 4
    assert len(seen(match, 0)["roads"]) == 6
    assert holder(match) is None


@pytest.mark.rule("watch.longest-road.branches", allows=True)
def test_the_longest_line_counts_and_a_ring_counts_all_the_way_round() -> None:
    assert length(at(f"turn | 0 roads={SEVEN}+{BRANCHES} {ENDS}"), 0) == 7
    assert length(at(f"turn | 0 roads={RING}"), 0) == 6
    assert length(at(f"turn | 0 roads={RING}+1,1~2,1"), 0) == 7


@pytest.mark.rule("watch.longest-road.branches", refuses=True)
def test_a_branch_does_not_make_a_road_longer() -> None:
    four = "+".join(SEVEN.split("+")[:4])
    match = play(at(f"turn | 0 hand={ROAD} roads={four}"), "0 road 0,1~1,1")
    assert len(seen(match, 0)["roads"]) == 5
    assert length(match, 0) == 4
    assert holder(match) is None


@pytest.mark.rule("watch.longest-road.longer", allows=True)
def test_a_longer_road_takes_card_and_points_at_once() -> None:
    match = at(
        f"turn active=1 road_owner=0 | 0 roads={FIVE_FROM_C}"
        f" | 1 hand={ROAD} roads={FIVE_IN_THE_SOUTH}"
    )
    play(match, "1 road 2,3/SE")
    assert holder(match) == 1
    assert (points(match, 0), points(match, 1)) == (0, 2)


@pytest.mark.rule("watch.longest-road.longer", refuses=True)
def test_an_equally_long_road_takes_nothing() -> None:
    four = FIVE_IN_THE_SOUTH.rpartition("+")[0]
    match = at(f"turn active=1 road_owner=0 | 0 roads={FIVE_FROM_C} | 1 hand={ROAD} roads={four}")
    play(match, "1 road 2,3/SW")
    assert length(match, 1) == 5
    assert holder(match) == 0


@pytest.mark.rule("watch.longest-road.broken", allows=True)
def test_a_settlement_on_a_foreign_road_cuts_it_and_the_card_goes_on() -> None:
    match = play(cut_at_c(FIVE_FROM_C), "1 settlement 2,2.N")
    assert (length(match, 0), length(match, 1)) == (4, 5)
    assert holder(match) == 1
    assert (points(match, 0), points(match, 1)) == (2, 3)
    assert len(seen(match, 0)["roads"]) == 7


@pytest.mark.rule("watch.longest-road.broken", refuses=True)
def test_an_own_settlement_or_one_at_the_end_cuts_nothing() -> None:
    own = at(f"turn road_owner=0 | 0 hand={SETTLEMENT} roads={SEVEN} {ENDS}")
    assert length(play(own, "0 settlement 2,2.N"), 0) == 7
    end = at(f"turn active=1 road_owner=0 | 0 roads={SEVEN} | 1 hand={SETTLEMENT} roads=3,1~4,2")
    assert length(play(end, "1 settlement 3,2.NE"), 0) == 7
    assert holder(end) == 0


@pytest.mark.rule("watch.longest-road.broken", refuses=True)
def test_nobody_cuts_a_road_without_a_road_of_their_own() -> None:
    match = cut_at_c(FIVE_IN_THE_SOUTH)
    assert refused(match, 1, "settlement 2,2.N") == "watch.settlement.connected"


@pytest.mark.rule("watch.longest-road.tie-kept", allows=True)
def test_a_holder_who_is_cut_but_level_keeps_the_card() -> None:
    blue = "2,2~3,2+3,2~3,3+3,2~4,3+4,2~4,3+4,3~5,3"
    match = play(cut_at_c(blue), "1 settlement 2,2.NE")
    assert (length(match, 0), length(match, 1)) == (5, 5)
    assert holder(match) == 0


@pytest.mark.rule("watch.longest-road.tie-kept", refuses=True)
def test_a_holder_who_falls_behind_does_not_keep_it() -> None:
    match = play(cut_at_c(FIVE_FROM_C), "1 settlement 2,2.N")
    assert holder(match) == 1


@pytest.mark.rule("watch.longest-road.set-aside", allows=True)
def test_the_card_is_set_aside_when_two_others_are_level_or_nobody_has_five() -> None:
    level = cut_at_c(FIVE_FROM_C, f"| 2 roads={FIVE_IN_THE_SOUTH}")
    play(level, "1 settlement 2,2.N")
    assert [length(level, seat) for seat in range(3)] == [4, 5, 5]
    assert holder(level) is None
    nobody = play(cut_at_c(FIVE_FROM_C.rpartition("+")[0]), "1 settlement 2,2.N")
    assert [length(nobody, seat) for seat in range(2)] == [4, 4]
    assert holder(nobody) is None
    assert points(nobody, 0) == 2


@pytest.mark.rule("watch.longest-road.set-aside", allows=True)
def test_it_comes_back_when_one_player_alone_is_ahead() -> None:
    match = cut_at_c(FIVE_FROM_C, f"| 2 roads={FIVE_IN_THE_SOUTH}")
    play(match, "1 settlement 2,2.N", "1 road 0,0/W")
    assert holder(match) == 1


@pytest.mark.rule("watch.longest-road.set-aside", refuses=True)
def test_while_it_lies_aside_a_tie_gives_it_to_nobody() -> None:
    four = "+".join(SEVEN.split("+")[:4])
    match = at(
        f"turn | 0 hand={ROAD} roads={four} | 1 roads={FIVE_FROM_C} | 2 roads={FIVE_IN_THE_SOUTH}"
    )
    play(match, "0 road 2,1~2,2")
    assert [length(match, seat) for seat in range(3)] == [5, 5, 5]
    assert holder(match) is None
