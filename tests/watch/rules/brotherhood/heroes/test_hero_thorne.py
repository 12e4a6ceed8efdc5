"""The chapter hero-thorne of the almanac: a guard with one card of the price replaced."""

import pytest
from tests.watch.helpers import allowed, choices, hand, play, points, refused, table, told
from tests.watch.rules.brotherhood.heroes.setting import (
    BEFORE,
    ended,
    everybody,
    hero,
    north,
    phase,
    scene,
    sound,
)

WINDOW = "watch.hero-thorne.window"
SUBSTITUTE = "watch.hero-thorne.substitute"
THORNE = "0 hero=thorne hand=brick,lumber,ore"
NINE = "keeps=0,0.N+0,2.N+2,2.N+4,2.N settlements=3,3.S"


@pytest.mark.rule("watch.hero-thorne.window", allows=True)
def test_he_drills_a_guard_after_the_roll() -> None:
    match = play(scene(f"turn | {THORNE}"), "0 thorne 2 wool > ore", "0 flip")
    assert phase(match) == "turn"


@pytest.mark.rule("watch.hero-thorne.window", refuses=True)
@pytest.mark.parametrize("edition", ["en", "de", "pl", "ru"])
def test_before_the_roll_nothing_is_built_in_any_edition(edition: str) -> None:
    match = scene(f"{BEFORE} | {THORNE}", edition=edition)
    assert refused(match, 0, "thorne 2 wool > ore") == WINDOW


@pytest.mark.rule("watch.hero-thorne.window", refuses=True)
def test_with_separate_phases_he_waits_until_one_builds() -> None:
    match = scene(f"turn | {THORNE}", phases="separate")
    assert refused(match, 0, "thorne 2 wool > ore") == WINDOW
    play(match, "0 build", "0 thorne 2 wool > ore", "0 flip")
    assert phase(match) == "build"


@pytest.mark.rule("watch.hero-thorne.substitute", allows=True)
def test_two_cards_of_the_price_and_any_other_are_paid_for_all_to_see() -> None:
    match = play(scene(f"turn | {THORNE}"), "0 thorne 2 wool > ore")
    assert hand(match, 0) == {}
    assert table(match)["supply"] == dict.fromkeys(["brick", "lumber", "wool", "grain", "ore"], 19)
    for seat in everybody(match):
        (cards,) = told(match, seat, "hero-cards")
        assert cards["give"] == {"brick": 1, "lumber": 1, "ore": 1}
    sound(match)


@pytest.mark.rule("watch.hero-thorne.substitute", allows=True)
@pytest.mark.parametrize(
    ("cards", "prices"),
    [
        ("brick,lumber,ore", {"wool > ore"}),
        ("brick,wool,grain", {"lumber > grain"}),
        ("lumber,wool,ore", {"brick > ore"}),
        ("brick2,lumber", {"wool > brick"}),
        ("brick,lumber2", {"wool > lumber"}),
        ("lumber,wool2", {"brick > wool"}),
        ("brick,lumber,wool,ore", {"brick > ore", "lumber > ore", "wool > ore"}),
        ("brick2,lumber,wool", {"lumber > brick", "wool > brick"}),
        ("brick,lumber,ore,grain", {"wool > ore", "wool > grain"}),
    ],
)
def test_any_one_of_the_three_gives_way_to_any_other_kind(cards: str, prices: set[str]) -> None:
    match = scene(f"turn | 0 hero=thorne hand={cards}")
    assert choices(match, 0, "thorne") == {f"{k} {p}" for k in range(1, 5) for p in prices}


@pytest.mark.rule("watch.hero-thorne.substitute", refuses=True)
def test_a_card_is_not_replaced_by_its_own_kind() -> None:
    match = scene("turn | 0 hero=thorne hand=brick2,lumber2,wool2")
    for kind in ("brick", "lumber", "wool"):
        assert refused(match, 0, f"thorne 1 {kind} > {kind}") == SUBSTITUTE
    assert allowed(match, 0, "guard 1")  # the usual price needs no hero


@pytest.mark.rule("watch.hero-thorne.substitute", refuses=True)
@pytest.mark.parametrize("cards", ["brick,lumber", "brick,ore2", "brick,lumber,wool", "ore9"])
def test_two_of_the_three_are_not_replaced_and_all_must_be_held(cards: str) -> None:
    match = scene(f"turn | 0 hero=thorne hand={cards}")
    assert refused(match, 0, "thorne 1 wool > ore") == SUBSTITUTE
    assert refused(match, 0, "thorne 1 wool > brick") == SUBSTITUTE
    assert choices(match, 0, "thorne") == set()


@pytest.mark.rule("watch.hero-thorne.place", allows=True)
def test_the_guard_takes_the_lowest_free_space_and_counts_like_any_other() -> None:
    match = scene(f"turn wall=0/1,0// | {THORNE} settlements=2,2.N")
    play(match, "0 thorne 2 wool > ore")
    assert north(match)["wall"] == [[0], [1, 0, 0], [], []]
    assert (points(match, 0), north(match)["guards_left"][0]) == (2, 4)
    assert told(match, 3, "guard-placed")[0] == {
        "event": "guard-placed", "seat": 0, "section": 2, "space": 3,
    }  # fmt: skip


@pytest.mark.rule("watch.hero-thorne.place", refuses=True)
def test_neither_on_a_full_section_nor_without_a_guard_in_stock() -> None:
    full = scene(f"turn wall=1,1,2,2,3/// | {THORNE}")
    assert refused(full, 0, "thorne 1 wool > ore") == "watch.wall.full"
    assert {choice[0] for choice in choices(full, 0, "thorne")} == {"2", "3", "4"}
    none_left = scene(f"turn wall=0,0,0,0/0,0,0// | {THORNE}")
    assert refused(none_left, 0, "thorne 3 wool > ore") == "watch.guard.stock"


@pytest.mark.rule("watch.hero-thorne.place", allows=True)
@pytest.mark.parametrize("edition", ["pl", "ru"])
def test_the_tenth_point_wins_at_once_when_the_hero_is_turned_or_exchanged(edition: str) -> None:
    match = scene(f"turn wall=0,0/// | {THORNE} {NINE}", edition=edition)
    play(match, "0 thorne 1 wool > ore")
    assert (points(match, 0), phase(match)) == (10, "after-hero")
    play(match, "0 exchange marsh")
    assert ended(match) == ("points", 0)


@pytest.mark.rule("watch.hero-thorne.place", allows=True)
@pytest.mark.parametrize("edition", ["en", "de"])
def test_the_tenth_point_wins_at_the_end_of_the_turn(edition: str) -> None:
    match = scene(f"turn wall=0,0/// | {THORNE} {NINE}", edition=edition)
    play(match, "0 thorne 1 wool > ore", "0 flip")
    assert not match.over
    play(match, "0 end")
    assert ended(match) == ("points", 0)


@pytest.mark.rule("watch.hero-thorne.substitute", allows=True)
def test_the_other_side_builds_alike_and_then_he_goes() -> None:
    match = scene(f"turn | {THORNE.replace('hero=thorne', 'hero=thorne side=B')}")
    play(match, "0 thorne 4 wool > ore")
    assert refused(match, 0, "flip") == "watch.hero.after-b"
    assert hero(play(match, "0 exchange benjen"), 0) == "benjen A"
