"""The chapter hero-marsh of the almanac: one card for one with the supply, once."""

import pytest
from tests.watch.helpers import allowed, choices, hand, play, refused, table, told
from tests.watch.rules.brotherhood.heroes.setting import (
    BEFORE,
    everybody,
    hero,
    phase,
    scene,
    sound,
)

WINDOW = "watch.hero-marsh.window"
SWAP = "watch.hero-marsh.swap"
NO_ORE = "1 hand=ore19"


@pytest.mark.rule("watch.hero-marsh.window", allows=True)
def test_he_trades_after_the_roll_and_trading_goes_on() -> None:
    match = scene("turn | 0 hero=marsh hand=wool4", phases="separate")
    play(match, "0 marsh wool > ore", "0 flip")
    assert phase(match) == "turn"
    assert allowed(match, 0, "supply wool > brick")


@pytest.mark.rule("watch.hero-marsh.window", allows=True)
def test_where_heroes_act_before_the_roll_he_does_too() -> None:
    match = scene(f"{BEFORE} | 0 hero=marsh hand=wool", edition="de")
    play(match, "0 marsh wool > ore", "0 flip")
    assert (hand(match, 0), phase(match)) == ({"ore": 1}, "before-roll")


@pytest.mark.rule("watch.hero-marsh.window", refuses=True)
@pytest.mark.parametrize("edition", ["en", "pl", "ru"])
def test_elsewhere_he_waits_for_the_roll(edition: str) -> None:
    match = scene(f"{BEFORE} | 0 hero=marsh hand=wool", edition=edition)
    assert refused(match, 0, "marsh wool > ore") == WINDOW


@pytest.mark.rule("watch.hero-marsh.window", refuses=True)
def test_with_separate_phases_he_does_not_trade_while_one_builds() -> None:
    match = scene("turn | 0 hero=marsh hand=wool", phases="separate")
    assert refused(play(match, "0 build"), 0, "marsh wool > ore") == WINDOW


@pytest.mark.rule("watch.hero-marsh.swap", allows=True)
def test_a_single_card_goes_for_a_single_card_and_all_see_both() -> None:
    match = play(scene("turn | 0 hero=marsh hand=wool2"), "0 marsh wool > ore")
    assert hand(match, 0) == {"wool": 1, "ore": 1}
    assert (table(match)["supply"]["wool"], table(match)["supply"]["ore"]) == (18, 18)
    for seat in everybody(match):
        assert told(match, seat, "hero-used") == [
            {"event": "hero-used", "seat": 0, "hero": "marsh"}
        ]
        (cards,) = told(match, seat, "hero-cards")
        assert (cards["give"], cards["want"]) == ({"wool": 1}, {"ore": 1})
    sound(match)


@pytest.mark.rule("watch.hero-marsh.swap", allows=True)
def test_any_card_held_goes_for_any_other_that_the_supply_has() -> None:
    match = scene(f"turn | 0 hero=marsh hand=wool,brick | {NO_ORE}")
    assert choices(match, 0, "marsh") == {
        "wool > brick", "wool > lumber", "wool > grain",
        "brick > lumber", "brick > wool", "brick > grain",
    }  # fmt: skip


@pytest.mark.rule("watch.hero-marsh.swap", allows=True)
def test_the_last_card_of_a_kind_is_taken() -> None:
    match = scene("turn | 0 hero=marsh side=B hand=wool | 1 hand=ore18")
    play(match, "0 marsh wool > ore")
    assert table(match)["supply"]["ore"] == 0
    assert hero(play(match, "0 exchange mance"), 0) == "mance A"


@pytest.mark.rule("watch.hero-marsh.swap", refuses=True)
def test_what_is_not_held_is_not_given_and_what_is_out_is_not_taken() -> None:
    match = scene(f"turn | 0 hero=marsh hand=wool | {NO_ORE}")
    assert refused(match, 0, "marsh grain > wool") == SWAP
    assert refused(match, 0, "marsh wool > ore") == SWAP
    assert choices(scene("turn | 0 hero=marsh"), 0, "marsh") == set()


@pytest.mark.rule("watch.hero-marsh.swap", refuses=True)
def test_a_second_card_is_not_swapped() -> None:
    match = play(scene("turn | 0 hero=marsh hand=wool2"), "0 marsh wool > ore", "0 flip")
    assert refused(match, 0, "marsh wool > ore") == "watch.hero.once"


@pytest.mark.rule("watch.hero-marsh.unlike", allows=True)
def test_the_kinds_differ() -> None:
    assert allowed(scene("turn | 0 hero=marsh hand=wool"), 0, "marsh wool > grain")


@pytest.mark.rule("watch.hero-marsh.unlike", refuses=True)
@pytest.mark.parametrize("edition", ["en", "de", "pl", "ru"])
def test_like_is_not_swapped_for_like_even_to_change_the_hero(edition: str) -> None:
    match = scene("turn | 0 hero=marsh hand=wool", edition=edition)
    assert refused(match, 0, "marsh wool > wool") == "watch.hero-marsh.unlike"
    assert refused(match, 0, "marsh ore > ore") == "watch.hero-marsh.unlike"
