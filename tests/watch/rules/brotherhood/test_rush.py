"""The chapter rush of the almanac: five in the camps, and two go."""

import pytest
from tests.watch.helpers import AnyMatch, play, told
from tests.watch.rules.brotherhood.north import (
    RAISE,
    SETTLE,
    breaches,
    brothers,
    camps,
    clearings,
    ended,
    gift,
    used,
    wall,
)

GUARDED = "wall=0,1/0,1/0,1/0,1"


def called(position: str, *called_tokens: str) -> AnyMatch:
    """Seat 0 settles, and these tokens come up."""
    match = play(brothers(f"turn {position} | 0 {SETTLE}"), "0 settlement 2,2.N")
    return play(match, *(f"chance token {token}" for token in called_tokens))


@pytest.mark.rule("watch.rush.trigger", allows=True)
def test_the_fifth_wildling_makes_the_clan_rush() -> None:
    match = called(f"camps=/rrrr/ {GUARDED}", "cave-people regular")
    assert told(match, 1, "rushed") == [{"event": "rushed", "seat": None, "clan": "cave-people"}]
    assert clearings(match) == "0/1/1/0"


@pytest.mark.rule("watch.rush.trigger", refuses=True)
def test_the_fourth_does_not_nor_one_of_another_clan() -> None:
    assert clearings(called(f"camps=/rrr/ {GUARDED}", "cave-people regular")) == "0/0/0/0"
    assert clearings(called(f"camps=/rrrr/ {GUARDED}", "hornfoot regular")) == "0/0/0/0"


@pytest.mark.rule("watch.rush.movers", allows=True)
@pytest.mark.parametrize(
    ("before", "clan", "entered"),
    [
        ("cgrr//", "ice-river", "0,0:c"),
        ("/cgrr/", "cave-people", "1,0:c"),
        ("//cgrr", "hornfoot", "2,0:c"),
    ],
)
def test_the_first_takes_the_lower_trail(before: str, clan: str, entered: str) -> None:
    match = called(f"camps={before} {GUARDED}", f"{clan} regular")
    assert gift(match) == entered


@pytest.mark.rule("watch.rush.movers", allows=True)
@pytest.mark.parametrize(
    ("before", "clan", "guards"),
    [
        ("cgrr//", "ice-river", "0,1/1/0,1/0,1"),
        ("/cgrr/", "cave-people", "0,1/0,1/1/0,1"),
        ("//cgrr", "hornfoot", "0,1/0,1/0,1/1"),
    ],
)
def test_the_second_takes_the_higher_trail(before: str, clan: str, guards: str) -> None:
    match = called(f"camps={before} {GUARDED}", f"{clan} regular")
    assert wall(match) == guards


@pytest.mark.rule("watch.rush.movers", refuses=True)
def test_the_third_and_those_behind_do_not_go() -> None:
    match = called(f"camps=/rrgg/ {GUARDED}", "cave-people giant")
    assert wall(match) == "0,1/0,1/0,1/0,1"
    assert len(told(match, 0, "advanced")) == 2


@pytest.mark.rule("watch.rush.sequence", allows=True)
def test_the_first_arrival_is_over_before_the_second_begins() -> None:
    match = called("camps=/gcrr/", "cave-people regular")
    order = [event["event"] for event in match.events_for(0)]
    assert order.index("breached") < order.index("entered-gift", order.index("breached"))
    assert [event["hex"] for event in told(match, 0, "entered-gift")] == [1, 2]


@pytest.mark.rule("watch.rush.sequence", refuses=True)
def test_they_do_not_arrive_together() -> None:
    match = called("camps=/gcrr/ gift=0,0:rr+0,1:r+0,2:r+0,3:r+3,0:r", "cave-people regular")
    events = [e["event"] for e in match.events_for(0) if e["event"] in ("advanced", "entered-gift")]
    assert events == ["advanced", "entered-gift", "advanced", "entered-gift"]
    assert ended(match)[0] == "wildlings"


@pytest.mark.rule("watch.rush.rest", allows=True)
def test_those_of_camps_three_four_and_five_are_then_in_one_two_and_three() -> None:
    match = called(f"camps=/rrcg/ {GUARDED}", "cave-people regular")
    assert camps(match) == "/cgr/"


@pytest.mark.rule("watch.rush.rest", refuses=True)
def test_the_newcomer_does_not_go_with_the_two() -> None:
    match = called(f"camps=/rrrr/ {GUARDED}", "cave-people climber")
    assert (camps(match), gift(match)) == ("/rrc/", "")


@pytest.mark.rule("watch.rush.game-end", allows=True)
def test_if_the_match_goes_on_the_second_arrives() -> None:
    match = called("camps=/gcrr/ breaches=1", "cave-people regular")
    assert (gift(match), breaches(match)) == ("1,0:g+2,0:c", 2)


@pytest.mark.rule("watch.rush.game-end", refuses=True)
def test_if_the_first_ends_it_the_second_does_not_arrive() -> None:
    match = called("camps=/gcrr/ breaches=2", "cave-people regular")
    assert ended(match)[0] == "breaches"
    assert (gift(match), camps(match)) == ("1,0:g", "/crrr/")


@pytest.mark.rule("watch.rush.no-chain", allows=True)
def test_after_a_rush_a_clan_has_room_again() -> None:
    match = play(brothers(f"turn camps=/rrrr/ {GUARDED} | 0 {RAISE}"), "0 keep 0,3.S")
    play(match, *["chance token cave-people regular"] * 2)
    assert (camps(match), used(match)) == ("/rrrr/", 2)


@pytest.mark.rule("watch.rush.no-chain", refuses=True)
def test_no_second_rush_follows() -> None:
    match = play(brothers(f"turn camps=/rrrr/ {GUARDED} | 0 {RAISE}"), "0 keep 0,3.S")
    play(match, "chance token cave-people regular")
    assert len(told(match, 0, "rushed")) == 1
    play(match, "chance token cave-people regular")
    assert told(match, 0, "rushed") == []
