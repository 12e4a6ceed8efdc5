"""Decisions 1 to 10: tokens, who sees them, in which order they are carried out."""

import pytest
from tests.watch.examples.brotherhood.scene import (
    BUILDER,
    KEEP,
    NEW_SITE,
    SETTLEMENT,
    dice,
    ended,
    north,
    picture,
    pool,
    spent,
    token,
)
from tests.watch.helpers import AnyMatch, choices, play, points, refused, table, told

import hexhold

SIX_ROADS = "0,1~1,2+1,1~1,2+1,1~2,2+2,1~2,2+2,1~3,2+3,1~3,2"  # three either side of 2,2.N
TO_THE_MIDDLE = "roads=1,1~2,1+1,0~1,1 settlements=1,0.SW"
FIVE_IN_THE_SOUTH = "roads=0,3/SW+0,3/SE+1,3/SW+1,3/SE+2,3/SW settlements=0,3.SW"


def founded(players: int, until: str = "", **options: bool) -> AnyMatch:
    """A match after its founding rounds, or when something else is asked."""
    match = hexhold.game("watch", mode="brotherhood", players=players, first="0", **options).start()
    while match.view(0)["phase"].startswith("found") and match.view(0)["phase"] != until:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    return match


@pytest.mark.parametrize(("players", "left"), [(4, 13), (3, 24)])
def test_decision_01_founding_settlements_reveal_nothing(players: int, left: int) -> None:
    match = founded(players)
    assert table(match)["phase"] == "before-roll"
    assert picture(match).split()[0].startswith("wall=")
    assert "camps" not in picture(match)
    assert pool(match) == (left, 0)
    assert 57 - left == 11 * players  # on the cards


@pytest.mark.parametrize(("players", "left"), [(4, 5), (3, 18)])
def test_decision_01_until_the_guards_stand_those_tokens_lie_aside(players: int, left: int) -> None:
    match = founded(players, "found-guard", reveal_founding=True)
    assert pool(match) == (left, 0)
    assert pool(founded(players, "found-guard")) == (left + 2 * players, 0)


@pytest.mark.parametrize(("players", "left"), [(4, 5), (3, 18)])
def test_decision_01_as_an_option_they_reveal_theirs_after_the_guards(
    players: int, left: int
) -> None:
    match = founded(players, reveal_founding=True)
    assert "camps" not in picture(match)
    for n in range(2 * players):
        assert match.actors == [hexhold.CHANCE]
        token(match, f"{('ice-river', 'cave-people', 'hornfoot')[n % 3]} regular")
    assert match.actors == [0]
    assert pool(match) == (left, 2 * players)


def test_decision_02_a_token_without_a_figure_is_spent_and_nobody_rushes() -> None:
    gift = "gift=1,0:g+1,1:g+1,2:g+1,3:g"
    match = north(f"turn camps=gg/gg/rrrr {gift} | 0 {BUILDER} {SETTLEMENT}")
    before = picture(match)
    token(play(match, f"0 settlement {NEW_SITE}"), "hornfoot giant")
    assert picture(match) == before
    assert pool(match)[1] == 1
    assert told(match, 0, "no-figure")
    assert not told(match, 0, "rushed")


def test_decision_03_a_keeps_second_token_waits_for_the_first_and_the_end_stops_it() -> None:
    match = north(f"turn breaches=2 camps=/grrr/ | 0 {BUILDER} {KEEP}")
    left, _ = pool(match)
    token(play(match, "0 keep 2,2.N"), "cave-people regular")
    assert ended(match)[0] == "breaches"
    assert picture(match) == "camps=/rrrr/ gift=1,0:g breaches=3"
    assert pool(match) == (left, 1)  # no second token, none under the settlement that came back


def test_decision_03_without_an_end_the_second_token_follows() -> None:
    match = north(f"turn camps=/grrr/ wall=/1// | 0 {BUILDER} {KEEP}")
    token(play(match, "0 keep 2,2.N"), "cave-people regular")
    assert picture(match) == "camps=/rrr/ gift=2,0:r breaches=1"
    token(match, "hornfoot regular")
    assert picture(match) == "camps=/rrr/r gift=2,0:r breaches=1"


def test_decision_04_nobody_chooses_which_token_comes_first() -> None:
    match = play(north(f"turn | 0 {BUILDER} {KEEP}"), "0 keep 2,2.N")
    for name in ("hornfoot giant", "ice-river regular"):
        assert match.actors == [hexhold.CHANCE]
        assert not any(match.legal(seat) for seat in range(4))
        assert refused(match, 0, f"token {name}") is not None
        token(match, name)
    assert match.actors == [0]
    assert choices(match, 0, "token") == set()


TWO_EACH = "| 1 settlements=0,0.N+1,0.N | 2 settlements=0,2.N+0,3.S | 3 settlements=4,2.N+5,3.N"


def test_decision_05_the_returned_settlement_gets_its_token_last() -> None:
    """Thirteen used and two of the keep are mixed, one is drawn; drawn first: 12 and 2."""
    used = spent(ice="r" * 12, cave="r")
    match = north(f"turn {used} {TWO_EACH} | 0 settlements=2,2.N+3,3.S {KEEP}")
    assert pool(match) == (0, 13)
    token(play(match, "0 keep 2,2.N"), "hornfoot climber", "hornfoot climber")
    assert pool(match) == (14, 0)


def almost_empty() -> AnyMatch:
    """One token in the pool, twelve used; seat 0 is one piece short of both special cards."""
    roads = "roads=2,2/NE+2,2/E+2,2/SE+2,2/SW hand=brick,lumber"
    own = f"settlements=2,2.N+3,3.S {roads} patrols=2 cards=patrol"
    return north(f"turn gift=1,0:r {spent(ice='r' * 12)} {TWO_EACH} | 0 {own}")


def test_decision_06_the_last_token_of_the_pool_is_used_before_anything_is_mixed() -> None:
    match = almost_empty()
    assert pool(match) == (1, 12)
    token(play(match, "0 road 2,2/W"), "hornfoot giant")
    assert pool(match) == (0, 13)
    assert not told(match, 0, "pool-mixed")


def test_decision_06_the_next_draw_mixes_all_that_is_used() -> None:
    match = token(play(almost_empty(), "0 road 2,2/W"), "hornfoot giant")
    play(match, "0 hunt 1,0 regular")
    assert told(match, 0, "pool-mixed")
    assert {match.text(action) for action, _ in match.outcomes()} == {
        "token ice-river regular",
        "token hornfoot giant",  # mixed too early it would not be among them
    }
    token(match, "hornfoot giant")
    assert pool(match) == (12, 1)


def test_decision_06_everybody_sees_the_used_tokens() -> None:
    match = north(f"turn {spent(cave='rg', horn='c')}")
    for seat in (0, 1, 2, 3, hexhold.SPECTATOR):
        assert match.view(seat)["north"]["used"] == {
            "ice-river": {"regular": 0, "climber": 0, "giant": 0},
            "cave-people": {"regular": 1, "climber": 0, "giant": 1},
            "hornfoot": {"regular": 0, "climber": 1, "giant": 0},
        }


def cut(rest: str = "", yellow: str = FIVE_IN_THE_SOUTH) -> AnyMatch:
    """Seat 0 settles in the middle of the Longest Road of seat 1."""
    blue = f"roads={SIX_ROADS} settlements=0,1.SE hand=brick2,lumber2"
    match = north(
        f"turn road_owner=1 {rest} | 0 {TO_THE_MIDDLE} {SETTLEMENT} | 1 {blue} | 2 {yellow}"
    )
    return play(match, "0 settlement 2,2.N")


def test_decision_07_whoever_receives_a_special_card_draws_a_token_also_in_anothers_turn() -> None:
    match = token(cut(), "ice-river regular")
    assert table(match)["longest_road"] == 2
    assert match.actors == [hexhold.CHANCE]
    token(match, "hornfoot regular")
    assert picture(match) == "camps=r//r"
    assert match.actors == [0]


def test_decision_07_a_card_set_aside_draws_nothing_and_received_again_draws_again() -> None:
    match = token(cut(yellow="hand=ore"), "ice-river regular")
    assert table(match)["longest_road"] is None
    assert match.actors == [0]
    play(match, "0 end")
    dice(match, "1 1 w12")
    play(match, "1 road 0,1~0,2", "1 road 0,2/NW")
    assert table(match)["longest_road"] == 1
    token(match, "cave-people regular")
    assert picture(match) == "camps=r/r/"


def test_decision_08_the_longest_road_is_lost_at_once_and_the_own_token_comes_before_its_own() -> (
    None
):
    match = cut("breaches=2 camps=grrr//")
    assert (table(match)["longest_road"], points(match, 1)) == (2, 1)
    token(match, "ice-river regular")
    assert ended(match)[0] == "breaches"
    assert table(match)["longest_road"] == 2
    assert pool(match)[1] == 1


def test_decision_09_the_third_patrols_effect_comes_before_its_token() -> None:
    """Seven in the Gift, six, seven; the token first would make it eight."""
    gift = "gift=1,0:r+1,1:r+1,2:r+1,3:r+2,0:r+2,1:r+3,0:r"
    match = north(f"turn {gift} camps=/crrr/ wall=//0/ | 0 patrols=2 cards=patrol")
    token(play(match, "0 hunt 3,0 regular"), "cave-people regular")
    assert not match.over
    assert table(match)["largest_patrol"] == 0
    assert picture(match) == (
        "wall=//0/ clearings=0/0/1/0 camps=/rrr/ gift=1,0:rc+1,1:r+1,2:r+1,3:r+2,0:r+2,1:r"
    )


def test_decision_10_a_token_on_a_card_is_hidden_from_its_owner_too() -> None:
    match = north(f"turn | 0 {BUILDER} {SETTLEMENT}")
    views = [match.view(seat)["north"] for seat in (0, 1, hexhold.SPECTATOR)]
    assert views[0] == views[1] == views[2]
    play(match, f"0 settlement {NEW_SITE}")
    assert len(match.outcomes()) == 9  # anything may come, for all that anybody knows
