"""The chapter hero-yarwyck of the almanac: a road with a loose end lies somewhere else."""

import pytest
from tests.watch.helpers import (
    AnyMatch,
    allowed,
    choices,
    path,
    play,
    points,
    refused,
    seen,
    table,
    told,
)
from tests.watch.rules.brotherhood.heroes.setting import (
    BEFORE,
    everybody,
    hero,
    north,
    phase,
    scene,
    sound,
)

from hexhold.games.watch.engine.geometry import PATH_ENDS

WINDOW = "watch.hero-yarwyck.window"
LOOSE = "watch.hero-yarwyck.loose-end"
REBUILD = "watch.hero-yarwyck.rebuild"
THREE = "0 hero=yarwyck settlements=2,2.N roads=2,2/NE+2,2/E+2,2/SE"
# Five roads around the hex 2,2, and the same around two hexes far from it.
FIVE = "0 hero=yarwyck settlements=2,2.N roads=2,2/NE+2,2/E+2,2/SE+2,2/SW+2,2/W"
WEST = "roads=0,1/NE+0,1/E+0,1/SE+0,1/SW+0,1/W"
EAST = "roads=4,2/NE+4,2/E+4,2/SE+4,2/SW+4,2/W"
# Fourteen roads along the border, in one line.
NORTH = "3,0/NE+3,0/NW+2,0/NE+2,0/NW+1,0/NE+1,0/NW+0,0/NE+0,0/NW"
BORDER = f"{NORTH}+0,0/W+0,1/NW+0,1/W+0,2/NW+0,2/W+0,3/NW"


def lifted(match: AnyMatch) -> set[str]:
    """The roads that may be taken up, as numbers."""
    return choices(match, 0, "yarwyck")


def numbers(*names: str) -> set[str]:
    """Paths by name as numbers."""
    return {str(path(name)) for name in names}


@pytest.mark.rule("watch.hero-yarwyck.window", allows=True)
def test_he_rebuilds_after_the_roll() -> None:
    match = scene(f"turn | {THREE}")
    play(match, "0 yarwyck 2,2/SE", "0 road 2,2/NW", "0 flip")
    assert phase(match) == "turn"


@pytest.mark.rule("watch.hero-yarwyck.window", allows=True)
def test_where_heroes_act_before_the_roll_he_does_too() -> None:
    match = scene(f"{BEFORE} | {THREE}", edition="de")
    play(match, "0 yarwyck 2,2/SE", "0 road 2,2/NW", "0 flip")
    assert phase(match) == "before-roll"


@pytest.mark.rule("watch.hero-yarwyck.window", refuses=True)
@pytest.mark.parametrize("edition", ["en", "pl", "ru"])
def test_elsewhere_he_waits_for_the_roll(edition: str) -> None:
    match = scene(f"{BEFORE} | {THREE}", edition=edition)
    assert refused(match, 0, "yarwyck 2,2/SE") == WINDOW


@pytest.mark.rule("watch.hero-yarwyck.window", refuses=True)
def test_with_separate_phases_he_waits_until_one_builds() -> None:
    match = scene(f"turn | {THREE}", phases="separate")
    assert refused(match, 0, "yarwyck 2,2/SE") == WINDOW
    play(match, "0 build", "0 yarwyck 2,2/SE", "0 road 2,2/NW", "0 flip")
    assert phase(match) == "build"


@pytest.mark.rule("watch.hero-yarwyck.loose-end", allows=True)
def test_a_road_joined_at_one_end_may_be_taken_up() -> None:
    assert lifted(scene(f"turn | {THREE}")) == numbers("2,2/SE")
    at_both_ends = "0 hero=yarwyck roads=2,2/NE+2,2/E+2,2/SE"
    assert lifted(scene(f"turn | {at_both_ends}")) == numbers("2,2/NE", "2,2/SE")


@pytest.mark.rule("watch.hero-yarwyck.loose-end", allows=True)
def test_the_buildings_of_others_are_looked_through() -> None:
    match = scene(f"turn | {THREE} | 1 settlements=2,2.SE")
    assert lifted(match) == numbers("2,2/SE")
    at_the_end = scene(f"turn | {THREE} | 1 settlements=2,2.S roads=2,2/SW")
    assert lifted(at_the_end) == numbers("2,2/SE")


@pytest.mark.rule("watch.hero-yarwyck.loose-end", refuses=True)
def test_a_road_joined_at_both_ends_stays() -> None:
    match = scene(f"turn | {THREE}")
    assert refused(match, 0, "yarwyck 2,2/NE") == LOOSE  # a settlement and a road
    assert refused(match, 0, "yarwyck 2,2/E") == LOOSE  # two roads
    through = scene(f"turn | {THREE} | 1 settlements=2,2.SE")
    assert refused(through, 0, "yarwyck 2,2/E") == LOOSE
    ring = scene("turn | 0 hero=yarwyck roads=2,2/NE+2,2/E+2,2/SE+2,2/SW+2,2/W+2,2/NW")
    assert lifted(ring) == set()


@pytest.mark.rule("watch.hero-yarwyck.loose-end", refuses=True)
def test_neither_another_seats_road_nor_a_lonely_one_nor_a_bare_path_is_taken_up() -> None:
    match = scene(f"turn | {THREE} | 1 roads=2,2/SW | 2 settlements=0,1.N roads=0,1/NE")
    assert refused(match, 0, "yarwyck 2,2/SW") == LOOSE
    assert refused(match, 0, "yarwyck 0,1/NE") == LOOSE
    assert refused(match, 0, "yarwyck 4,2/E") == LOOSE
    assert lifted(scene("turn | 0 hero=yarwyck roads=2,2/NE")) == set()


@pytest.mark.rule("watch.hero-yarwyck.rebuild", allows=True)
def test_the_road_is_laid_free_on_another_path_and_the_stock_stays() -> None:
    match = sound(play(scene(f"turn | {THREE}"), "0 yarwyck 2,2/SE"))
    assert match.actors == [0]
    for seat in everybody(match):
        assert told(match, seat, "road-lifted")[0]["path"] == path("2,2/SE")
    assert choices(match, 0, "road") == numbers(
        "2,2/NW", "1,1~2,1", "2,1~3,2", "3,2~3,3",
    )  # fmt: skip
    play(match, "0 road 2,2/NW")
    assert set(map(str, seen(match, 0)["roads"])) == numbers("2,2/NE", "2,2/E", "2,2/NW")
    assert seen(match, 0)["left"]["roads"] == 11
    assert "lifted" not in match.position()
    for seat in everybody(match):
        assert told(match, seat, "road-built")[0]["path"] == path("2,2/NW")


@pytest.mark.rule("watch.hero-yarwyck.rebuild", allows=True)
def test_from_any_path_of_the_board_a_road_goes_to_its_neighbours() -> None:
    for number, ends in enumerate(PATH_ENDS):
        match = scene(f"turn | 0 hero=yarwyck settlements={ends[0]} roads={number}")
        play(match, f"0 yarwyck {number}")
        beside = {str(n) for n, e in enumerate(PATH_ENDS) if ends[0] in e} - {str(number)}
        assert choices(match, 0, "road") == beside
        match.play(0, match.legal(0)[-1])
        assert match.game.state_at(match.position()) == match.state


@pytest.mark.rule("watch.hero-yarwyck.rebuild", allows=True)
def test_he_needs_no_road_in_stock() -> None:
    match = scene(f"turn | 0 hero=yarwyck roads={BORDER}", edition="en")
    play(match, "0 yarwyck 3,0/NE", "0 road 0,3/W")
    assert seen(match, 0)["left"]["roads"] == 0
    assert seen(match, 0)["road_length"] == 14


@pytest.mark.rule("watch.hero-yarwyck.rebuild", refuses=True)
def test_not_on_the_same_path_and_not_where_only_the_road_itself_led() -> None:
    match = play(scene(f"turn | {THREE}"), "0 yarwyck 2,2/SE")
    assert refused(match, 0, "road 2,2/SE") == REBUILD
    assert refused(match, 0, "road 2,2/SW") == "watch.road.connected"
    assert refused(match, 0, "road 0,1/NE") == "watch.road.connected"


@pytest.mark.rule("watch.hero-yarwyck.rebuild", refuses=True)
def test_not_behind_a_rival_building_and_not_on_a_road() -> None:
    match = scene(f"turn | {THREE} | 1 settlements=2,2.SE roads=2,2/NW")
    play(match, "0 yarwyck 2,2/SE")
    assert refused(match, 0, "road 3,2~3,3") == "watch.road.blocked"
    assert refused(match, 0, "road 2,2/NW") == "watch.road.occupied"
    assert choices(match, 0, "road") == numbers("1,1~2,1", "2,1~3,2")


@pytest.mark.rule("watch.hero-yarwyck.rebuild", refuses=True)
def test_a_road_that_could_lie_nowhere_else_is_not_taken_up() -> None:
    for number, (site, _) in enumerate(PATH_ENDS):
        mine = f"0 hero=yarwyck settlements={site} roads={number}"
        beside = [str(n) for n, e in enumerate(PATH_ENDS) if site in e and n != number]
        match = scene(f"turn | {mine} | 1 roads={'+'.join(beside)}")
        assert refused(match, 0, f"yarwyck {number}") == REBUILD


@pytest.mark.rule("watch.hero-yarwyck.rebuild", refuses=True)
def test_with_the_road_in_hand_nothing_else_is_done() -> None:
    match = scene(f"turn | {THREE} hand=brick,lumber,wool,grain,ore")
    play(match, "0 yarwyck 2,2/SE")
    for action in ("end", "flip", "buy", "guard 1", "yarwyck 2,2/E", "marsh ore > wool"):
        assert refused(match, 0, action) == "watch.hero.whole-effect"


@pytest.mark.rule("watch.hero-yarwyck.atomic", allows=True)
def test_the_holder_who_lays_it_again_to_the_same_length_keeps_the_longest_road() -> None:
    match = scene(f"turn road_owner=0 | {FIVE} | 1 {WEST}")
    play(match, "0 yarwyck 2,2/W")
    assert (table(match)["longest_road"], points(match, 0)) == (0, 2)
    assert seen(match, 0)["road_length"] == 4
    sound(match)
    play(match, "0 road 2,2/NW")
    assert (table(match)["longest_road"], seen(match, 0)["road_length"]) == (0, 5)
    assert phase(match) == "after-hero"  # no token: nobody received the card


@pytest.mark.rule("watch.hero-yarwyck.atomic", allows=True)
def test_a_shorter_road_loses_the_card_to_the_only_longest_who_calls_a_wildling() -> None:
    match = scene(f"turn road_owner=0 | {FIVE} | 1 {WEST}")
    play(match, "0 yarwyck 2,2/W", "0 road 2,1~3,2")
    assert table(match)["longest_road"] == 1
    assert (points(match, 0), points(match, 1)) == (1, 1)
    sound(match)
    play(match, "chance token cave-people giant")
    assert north(match)["camps"]["cave-people"] == ["giant"]
    assert (phase(match), match.actors) == ("after-hero", [0])


@pytest.mark.rule("watch.hero-yarwyck.atomic", allows=True)
def test_where_two_others_are_longest_the_card_is_set_aside_without_a_token() -> None:
    match = scene(f"turn road_owner=0 | {FIVE} | 1 {WEST} | 2 {EAST}")
    play(match, "0 yarwyck 2,2/W", "0 road 2,1~3,2")
    assert (table(match)["longest_road"], points(match, 0)) == (None, 1)
    assert phase(match) == "after-hero"
    tied = scene(f"turn | {FIVE} | 1 {WEST}")  # equal before and after: it stays aside
    play(tied, "0 yarwyck 2,2/W", "0 road 2,2/NW")
    assert (table(tied)["longest_road"], phase(tied)) == (None, "after-hero")


@pytest.mark.rule("watch.hero-yarwyck.atomic", allows=True)
def test_a_road_from_beyond_a_cut_may_bring_the_longest_road_and_its_wildling() -> None:
    cut = "0 hero=yarwyck settlements=2,2.N roads=2,2/NW+2,2/W+2,2/NE+2,2/E+2,2/SE"
    match = scene(f"turn | {cut} | 1 settlements=2,2.SE")
    assert seen(match, 0)["road_length"] == 4
    play(match, "0 yarwyck 2,2/SE", "0 road 2,2/SW")
    assert (table(match)["longest_road"], points(match, 0)) == (0, 2)
    play(match, "chance token hornfoot regular", "0 flip")
    assert (hero(match, 0), phase(match)) == ("yarwyck B", "turn")


@pytest.mark.rule("watch.hero-yarwyck.atomic", allows=True)
@pytest.mark.parametrize("edition", ["en", "de", "pl", "ru"])
def test_the_wildling_of_the_tenth_point_comes_first_then_the_hero_then_the_win(
    edition: str,
) -> None:
    four = "roads=2,2/NW+2,2/W+2,2/SW+2,2/NE+1,1~2,1"
    nine = "keeps=0,0.N+0,2.N+4,2.N+2,2.N settlements=3,3.S"
    match = scene(f"turn camps=g// | 0 hero=yarwyck {four} {nine}", edition=edition)
    play(match, "0 yarwyck 1,1~2,1", "0 road 2,2/SE")
    assert (points(match, 0), phase(match)) == (10, "token")
    sound(match)
    play(match, "chance token ice-river regular")
    assert phase(match) == "after-hero"
    assert play(match, "0 flip").over is (edition in ("pl", "ru"))


@pytest.mark.rule("watch.hero-yarwyck.atomic", refuses=True)
def test_while_the_road_is_in_hand_nobody_receives_the_card_and_no_token_is_drawn() -> None:
    match = scene(f"turn road_owner=0 | {FIVE} | 1 {WEST}")
    play(match, "0 yarwyck 2,2/W")
    assert told(match, 1, "longest-road") == []
    assert refused(match, -1, "token cave-people giant") == "watch.chance.seat"
    assert (points(match, 0), points(match, 1)) == (2, 0)


@pytest.mark.rule("watch.hero-yarwyck.rebuild", allows=True)
def test_the_other_side_moves_a_road_alike_and_then_he_goes() -> None:
    match = scene(f"turn | {THREE.replace('hero=yarwyck', 'hero=yarwyck side=B')}")
    play(match, "0 yarwyck 2,2/SE", "0 road 2,2/NW")
    assert refused(match, 0, "flip") == "watch.hero.after-b"
    assert allowed(match, 0, "exchange marsh")
