"""Worked examples of heroes: Mance and the leader, Samwell out of turn, the drama of PL."""

from tests.watch.examples.brotherhood.scene import dice, north, picture
from tests.watch.helpers import hand, play, refused, table

HEROES = "| 1 hero=samwell hand=ore2 | 2 hero=marsh hand=ore2 | 3 hero=benjen hand=ore2"


def test_whoever_has_the_most_points_cannot_use_mance() -> None:
    """EN "Heroes of the North": "if you have the most victory points"; PL and RU alike."""
    match = north(f"turn {HEROES} | 0 hero=mance settlements=2,2.N+2,2.SE")
    for seat in (1, 2, 3):
        assert refused(match, 0, f"mance {seat}") == "watch.hero-mance.leader"


def test_samwell_acts_in_the_turn_of_another() -> None:
    """EN "Heroes of the North": "on your own turn, unless … Samwell Tarly"; PL and RU alike."""
    match = dice(north(f"wall=/// {HEROES} | 0 hero=mance"), "1 2 w9")
    assert match.actors == [1]
    play(match, "1 samwell grain", "1 flip")
    assert hand(match, 1) == {"ore": 2, "grain": 1}
    assert match.actors == [0]


def test_three_fours_remove_a_hero_of_the_display() -> None:
    """PL "Wariant dramat Bohaterów": 4, 4, 4."""
    start = f"camps=/c/ {HEROES} | 0 hero=mance settlements=3,2.N"
    match = dice(north(start, drama=True, edition="pl"), "4 4 w4")
    assert (match.actors, table(match)["phase"]) == ([0], "remove-hero")
    assert hand(match, 0) == {}  # production waits
    assert refused(match, 0, "remove marsh") == "watch.hero.drama"  # held by yellow
    play(match, "0 remove ygritte", "1 pass")
    assert "ygritte" not in table(match)["north"]["display"]
    assert len(table(match)["north"]["display"]) == 6
    assert hand(match, 0) == {"ore": 1}  # an 8
    assert picture(match) == "gift=1,0:c"  # and a 4


def test_without_the_variant_three_fours_are_a_roll_like_any_other() -> None:
    """PL "Wariant dramat Bohaterów": players may use it; no preset does."""
    match = dice(north(f"{HEROES} | 0 hero=mance", edition="pl"), "4 4 w4")
    assert match.actors == [1]  # Samwell, not drama
    assert len(table(match)["north"]["display"]) == 7
