"""The chapter hero-ygritte of the almanac: a wildling leaves the Gift."""

import pytest
from tests.watch.helpers import allowed, choices, hand, play, refused, told
from tests.watch.rules.brotherhood.heroes.setting import (
    BEFORE,
    everybody,
    hero,
    north,
    phase,
    scene,
    sound,
)

REMOVE = "watch.hero-ygritte.remove"
GIFT = "gift=1,0:rc+2,1:g"
YGRITTE = "0 hero=ygritte"


@pytest.mark.rule("watch.hero-ygritte.window", allows=True)
@pytest.mark.parametrize("edition", ["en", "de", "pl", "ru"])
def test_she_strikes_before_the_roll_or_after(edition: str) -> None:
    before = scene(f"{BEFORE} {GIFT} | {YGRITTE}", edition=edition)
    play(before, "0 ygritte 2,1 giant", "0 flip")
    assert phase(before) == "before-roll"
    assert allowed(scene(f"turn {GIFT} | {YGRITTE}", edition=edition), 0, "ygritte 2,1 giant")


@pytest.mark.rule("watch.hero-ygritte.window", allows=True)
def test_with_separate_phases_she_strikes_in_both() -> None:
    match = scene(f"turn {GIFT} | {YGRITTE}", phases="separate")
    assert allowed(match, 0, "ygritte 2,1 giant")
    assert phase(play(match, "0 build", "0 ygritte 2,1 giant", "0 flip")) == "build"


@pytest.mark.rule("watch.hero-ygritte.window", refuses=True)
def test_she_does_not_interrupt_the_roll_or_anothers_turn() -> None:
    match = play(scene(f"{BEFORE} {GIFT} | {YGRITTE}"), "0 roll", "chance dice 3 4 w9")
    assert refused(match, 0, "ygritte 2,1 giant") == "watch.seven.order"
    others = scene(f"turn active=1 {GIFT} | {YGRITTE}")
    assert refused(others, 0, "ygritte 2,1 giant") == "watch.hero.own-turn"


@pytest.mark.rule("watch.hero-ygritte.remove", allows=True)
def test_she_names_the_hex_and_the_kind() -> None:
    match = scene(f"turn {GIFT} camps=r// | {YGRITTE}")
    assert choices(match, 0, "ygritte") == {"1 regular", "1 climber", "6 giant"}


@pytest.mark.rule("watch.hero-ygritte.remove", allows=True)
def test_the_wildling_goes_home_and_nothing_else_moves() -> None:
    match = scene(f"turn {GIFT} breaches=2 | {YGRITTE} hand=ore")
    pool = north(match)["pool"]
    sound(play(match, "0 ygritte 1,0 climber"))
    assert north(match)["gift"] == {
        "1": {"regular": 1, "climber": 0, "giant": 0},
        "6": {"regular": 0, "climber": 0, "giant": 1},
    }
    assert north(match)["frostfangs"] == {"regular": 23, "climber": 8, "giant": 7}
    assert (north(match)["breaches"], north(match)["pool"]) == (2, pool)
    assert (hand(match, 0), phase(match)) == ({"ore": 1}, "after-hero")
    for seat in everybody(match):
        (event,) = told(match, seat, "wildling-removed")
        assert (event["hex"], event["kind"]) == (1, "climber")


@pytest.mark.rule("watch.hero-ygritte.remove", allows=True)
@pytest.mark.parametrize(("kinds", "cards"), [("r", {"brick": 1}), ("rc", {})])
def test_a_hex_without_wildlings_produces_again(kinds: str, cards: dict[str, int]) -> None:
    match = scene(f"{BEFORE} gift=1,0:{kinds} | {YGRITTE} settlements=1,0.S")
    play(match, "0 ygritte 1,0 regular", "0 flip", "0 roll", "chance dice 3 3 w9")
    assert hand(match, 0) == cards


@pytest.mark.rule("watch.hero-ygritte.remove", allows=True)
def test_where_tormund_stands_too_the_hex_stays_blocked() -> None:
    match = scene(f"{BEFORE} gift=1,0:r tormund=1,0 | {YGRITTE} settlements=1,0.S")
    play(match, "0 ygritte 1,0 regular", "0 flip", "0 roll", "chance dice 3 3 w9")
    assert hand(match, 0) == {}


@pytest.mark.rule("watch.hero-ygritte.remove", refuses=True)
def test_a_wildling_that_is_not_there_is_not_removed() -> None:
    match = scene(f"turn {GIFT} | {YGRITTE}")
    assert refused(match, 0, "ygritte 1,0 giant") == REMOVE
    assert refused(match, 0, "ygritte 0,0 regular") == REMOVE


@pytest.mark.rule("watch.hero-ygritte.remove", refuses=True)
def test_with_the_gift_empty_she_cannot_be_used() -> None:
    match = scene(f"turn camps=rrr/g/c clearings=1/0/0/0 wall=1/// | {YGRITTE}")
    assert choices(match, 0, "ygritte") == set()
    assert refused(match, 0, "ygritte 1,0 regular") == REMOVE


@pytest.mark.rule("watch.hero-ygritte.remove", allows=True)
def test_the_other_side_strikes_alike_and_then_she_goes() -> None:
    match = play(scene(f"turn {GIFT} | 0 hero=ygritte side=B"), "0 ygritte 2,1 giant")
    assert refused(match, 0, "flip") == "watch.hero.after-b"
    assert hero(play(match, "0 exchange marsh"), 0) == "marsh A"
