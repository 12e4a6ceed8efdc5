"""The chapter hero-yoren of the almanac: a patrol card becomes a guard."""

import pytest
from tests.watch.helpers import (
    AnyMatch,
    allowed,
    choices,
    hand,
    play,
    points,
    refused,
    seen,
    table,
    told,
)
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

WINDOW = "watch.hero-yoren.window"
YOREN = "0 hero=yoren patrols=1"
NINE = "keeps=0,0.N+0,2.N+2,2.N+4,2.N settlements=3,3.S"


def patrols(owner: int, *counts: int, more: str = "") -> AnyMatch:
    """Yoren recruits while the patrols lie as told."""
    seats = [f"{seat} patrols={count}" for seat, count in enumerate(counts) if seat and count]
    first = f"0 hero=yoren patrols={counts[0]}"
    match = scene(" | ".join([f"turn patrol_owner={owner} {more}", first, *seats]))
    return play(match, "0 yoren 2")


@pytest.mark.rule("watch.hero-yoren.window", allows=True)
def test_he_recruits_while_one_builds() -> None:
    assert phase(play(scene(f"turn | {YOREN}"), "0 yoren 2", "0 flip")) == "turn"


@pytest.mark.rule("watch.hero-yoren.window", refuses=True)
@pytest.mark.parametrize("edition", ["en", "de", "pl", "ru"])
def test_before_the_roll_he_does_not_in_any_edition(edition: str) -> None:
    assert refused(scene(f"{BEFORE} | {YOREN}", edition=edition), 0, "yoren 2") == WINDOW


@pytest.mark.rule("watch.hero-yoren.window", refuses=True)
def test_with_separate_phases_he_waits_until_one_builds() -> None:
    match = scene(f"turn | {YOREN}", phases="separate")
    assert refused(match, 0, "yoren 2") == WINDOW
    assert allowed(play(match, "0 build"), 0, "yoren 2")


@pytest.mark.rule("watch.hero-yoren.discard", allows=True)
def test_an_open_patrol_leaves_the_game_for_good() -> None:
    match = scene("turn | 0 hero=yoren patrols=2 hand=wool,grain,ore")
    deck = table(match)["deck"]
    play(match, "0 yoren 2")
    assert (seen(match, 0)["patrols"], table(match)["deck"]) == (1, deck)
    for seat in everybody(match):
        assert told(match, seat, "patrol-retired") == [{"event": "patrol-retired", "seat": 0}]
    sound(match)
    play(match, "0 flip", "0 buy")
    odds = {match.text(action): chance for action, chance in match.outcomes()}
    assert odds["draw patrol"] == 12 / 23  # of 14, two have been played


@pytest.mark.rule("watch.hero-yoren.discard", refuses=True)
def test_a_patrol_in_hand_will_not_do() -> None:
    match = scene("turn | 0 hero=yoren cards=patrol2 | 1 patrols=2")
    assert refused(match, 0, "yoren 2") == "watch.hero-yoren.discard"
    assert choices(match, 0, "yoren") == set()


@pytest.mark.rule("watch.hero-yoren.discard", allows=True)
def test_a_patrol_of_this_very_turn_will_do() -> None:
    match = scene("turn gift=1,0:r | 0 hero=yoren cards=patrol")
    play(match, "0 hunt 1,0 regular", "0 yoren 2")
    assert north(match)["wall"] == [[], [0], [], []]


@pytest.mark.rule("watch.hero-yoren.guard", allows=True)
def test_the_guard_comes_free_to_the_lowest_space_and_counts() -> None:
    match = scene(f"turn wall=0,0/1// | {YOREN} hand=brick")
    assert choices(match, 0, "yoren") == {"1", "2", "3", "4"}
    play(match, "0 yoren 2")
    assert north(match)["wall"] == [[0, 0], [1, 0], [], []]
    assert (points(match, 0), hand(match, 0)) == (1, {"brick": 1})


@pytest.mark.rule("watch.hero-yoren.guard", refuses=True)
def test_neither_on_a_full_section_nor_without_a_guard_in_stock() -> None:
    full = scene(f"turn wall=1,1,2,2,3/// | {YOREN}")
    assert refused(full, 0, "yoren 1") == "watch.wall.full"
    assert choices(full, 0, "yoren") == {"2", "3", "4"}
    none_left = scene(f"turn wall=0,0,0,0/0,0,0// | {YOREN}")
    assert refused(none_left, 0, "yoren 3") == "watch.guard.stock"
    assert choices(none_left, 0, "yoren") == set()


@pytest.mark.rule("watch.hero-yoren.largest-patrol", allows=True)
def test_the_holder_who_falls_behind_gives_the_card_up_and_its_wildling_comes_first() -> None:
    match = patrols(0, 3, 3, more="wall=0,0///")
    assert table(match)["largest_patrol"] == 1
    assert (points(match, 0), points(match, 1)) == (1, 1)  # his third guard, the other's card
    names = [event["event"] for event in match.events_for(3)]
    order = ["hero-used", "patrol-retired", "guard-placed", "largest-patrol", "changed"]
    assert names == order
    assert match.actors == [-1]
    sound(match)
    play(match, "chance token ice-river climber")
    assert north(match)["camps"]["ice-river"] == ["climber"]
    assert (phase(match), match.actors) == ("after-hero", [0])


@pytest.mark.rule("watch.hero-yoren.largest-patrol", allows=True)
def test_with_four_against_four_it_goes_too() -> None:
    assert table(patrols(0, 4, 4))["largest_patrol"] == 1


@pytest.mark.rule("watch.hero-yoren.largest-patrol", allows=True)
def test_a_tie_for_most_set_aside_goes_to_the_one_who_is_left() -> None:
    match = patrols(-1, 3, 3)
    assert (table(match)["largest_patrol"], match.actors) == (1, [-1])


@pytest.mark.rule("watch.hero-yoren.largest-patrol", refuses=True)
def test_the_holder_who_still_has_most_or_ties_keeps_it_without_a_token() -> None:
    for holder, counts in ((0, (4, 3)), (0, (5, 2)), (1, (2, 3)), (1, (4, 5))):
        match = patrols(holder, *counts)
        assert (table(match)["largest_patrol"], phase(match)) == (holder, "after-hero")
        assert told(match, 2, "largest-patrol") == []


@pytest.mark.rule("watch.hero-yoren.largest-patrol", refuses=True)
@pytest.mark.parametrize("counts", [(3,), (3, 2), (3, 3, 3), (4, 4, 4)])
def test_nobody_receives_it_below_three_or_in_a_tie_and_no_token_is_drawn(
    counts: tuple[int, ...],
) -> None:
    match = patrols(0, *counts)
    assert (table(match)["largest_patrol"], phase(match)) == (None, "after-hero")
    assert points(match, 0) == 0
    assert told(match, 1, "largest-patrol")[0]["seat"] is None


@pytest.mark.rule("watch.hero-yoren.largest-patrol", allows=True)
def test_the_token_of_the_new_holder_may_end_the_match_before_he_is_seen_to() -> None:
    match = patrols(0, 3, 3, more="breaches=2 camps=grrr// wall=/0,1// ")
    play(match, "chance token ice-river regular")
    assert ended(match) == ("breaches", 0)
    assert hero(match, 0) == "yoren A"


@pytest.mark.rule("watch.hero-yoren.guard", allows=True)
@pytest.mark.parametrize(
    ("edition", "over"), [("en", False), ("de", False), ("pl", True), ("ru", True)]
)
def test_the_tenth_point_wins_at_once_or_at_the_end_of_the_turn(edition: str, over: bool) -> None:
    match = scene(f"turn wall=0,0/// | {YOREN} {NINE}", edition=edition)
    play(match, "0 yoren 1")
    assert not match.over
    assert play(match, "0 flip").over is over
    if not over:
        play(match, "0 end")
    assert ended(match) == ("points", 0)


@pytest.mark.rule("watch.hero-yoren.largest-patrol", allows=True)
def test_the_point_gained_and_the_point_lost_even_out_before_anybody_wins() -> None:
    eight = NINE.replace(" settlements=3,3.S", "")
    match = scene(
        f"turn wall=0,0/// patrol_owner=0 | 0 hero=yoren patrols=3 {eight} | 1 patrols=3",
        edition="pl",
    )
    play(match, "0 yoren 1", "chance token ice-river regular", "0 flip")
    assert (points(match, 0), match.over) == (9, False)


@pytest.mark.rule("watch.hero-yoren.guard", allows=True)
def test_the_other_side_recruits_alike_and_then_he_goes() -> None:
    match = play(scene("turn | 0 hero=yoren side=B patrols=1"), "0 yoren 4")
    assert refused(match, 0, "flip") == "watch.hero.after-b"
    assert hero(play(match, "0 exchange marsh"), 0) == "marsh A"
