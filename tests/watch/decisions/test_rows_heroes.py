"""Rows 14 to 25 of the editions' differences: heroes, boards, decks."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.watch.examples.brotherhood.scene import BUILDER, EDITIONS, dice, north, token, worth
from tests.watch.helpers import allowed, at, choices, hand, play, refused, site, table

import hexhold

each_edition: Callable[..., Callable[..., None]] = pytest.mark.parametrize("edition", EDITIONS)
RICH = "hand=brick2,lumber2,wool2,grain2,ore2"


@pytest.mark.parametrize(
    ("name", "action"),
    [("marsh", "marsh ore > wool"), ("mormont", "mormont ore 1"), ("yarwyck", "yarwyck 2,2/E")],
)
@each_edition
def test_row_14_heroes_without_a_printed_time_act_before_the_roll_in_de(
    edition: str, name: str, action: str
) -> None:
    scene = f"| 0 hero={name} {BUILDER} {RICH} | 1 hand=ore"
    early = refused(north(scene, edition=edition), 0, action)
    assert early == (None if edition == "de" else f"watch.hero-{name}.window")
    assert allowed(north(f"turn {scene}", edition=edition), 0, action)


@pytest.mark.parametrize(
    ("name", "action"),
    [
        ("thorne", "thorne 1 wool > ore"),
        ("melisandre", "melisandre wool > brick"),
        ("mance", "mance 1"),
    ],
)
@each_edition
def test_row_14_heroes_with_a_printed_time_keep_to_it(edition: str, name: str, action: str) -> None:
    scene = worth(1, 3).replace("| 0", f"| 0 hero={name} {RICH}") + " hand=ore"
    match = north(scene, edition=edition)
    assert refused(match, 0, action) == f"watch.hero-{name}.window"
    assert allowed(north(f"turn {scene}", edition=edition), 0, action)


@each_edition
def test_row_15_yoren_only_while_building(edition: str) -> None:
    scene = "| 0 hero=yoren patrols=1"
    assert refused(north(scene, edition=edition), 0, "yoren 1") == "watch.hero-yoren.window"
    assert allowed(north(f"turn {scene}", edition=edition), 0, "yoren 1")
    trading = north(f"turn {scene}", edition=edition, phases="separate")
    assert refused(trading, 0, "yoren 1") == "watch.hero-yoren.window"
    assert allowed(play(trading, "0 build"), 0, "yoren 1")


@pytest.mark.parametrize(
    ("name", "action"),
    [("benjen", "benjen clearing 2"), ("ygritte", "ygritte 1,0 regular"), ("qhorin", "qhorin")],
)
@each_edition
def test_row_16_three_heroes_act_before_or_after_the_roll(
    edition: str, name: str, action: str
) -> None:
    scene = f"wall=/0// clearings=0/1/0/0 gift=1,0:r tormund=1,2 | 0 hero={name}"
    assert allowed(north(scene, edition=edition), 0, action)
    assert allowed(north(f"turn {scene}", edition=edition), 0, action)


@each_edition
def test_row_17_mance_must_take_a_card(edition: str) -> None:
    scene = worth(1, 3).replace("| 0", "| 0 hero=mance") + " hand=ore,wool"
    match = play(north(f"turn {scene}", edition=edition), "0 mance 1")
    assert {match.text(action) for action in match.legal(0)} == {"take wool", "take ore"}
    assert refused(match, 0, "pass") is not None
    assert refused(match, 0, "end") is not None


@each_edition
def test_row_18_whoever_has_what_mormont_names_gives_it_and_gets_a_card(edition: str) -> None:
    scene = "turn | 0 hero=mormont hand=wool | 1 hand=brick | 2 hand=ore2"
    match = play(north(scene, edition=edition), "0 mormont ore 1 2")
    assert choices(match, 0, "give") == {"wool", "ore"}
    play(match, "0 give wool", "0 flip")
    hands = [hand(match, seat) for seat in (0, 1, 2)]
    assert hands == [{"ore": 1}, {"brick": 1}, {"ore": 1, "wool": 1}]


@each_edition
def test_row_19_samwell_acts_in_any_turn(edition: str) -> None:
    for holder in range(4):
        match = dice(north(f"| {holder} hero=samwell", edition=edition), "1 1 w12")
        assert match.actors == [holder]
        assert allowed(match, holder, "samwell ore")
        play(match, f"{holder} pass")
        assert match.actors == [0]


@each_edition
def test_row_20_qhorin_drives_tormund_into_his_camp_and_a_seven_out_of_it(edition: str) -> None:
    match = play(north("tormund=1,2 | 0 hero=qhorin", edition=edition), "0 qhorin", "0 flip")
    assert table(match)["tormund"] == "camp"
    dice(match, "3 4 w12")
    assert refused(match, 0, "tormund camp") == "watch.tormund.must-move"


@each_edition
def test_row_21_three_equal_dice_are_drama_only_as_an_option(edition: str) -> None:
    scene = "camps=/c/ | 0 hero=mance | 1 hero=marsh"
    match = dice(north(scene, edition=edition), "4 4 w4")
    assert (match.actors, table(match)["phase"]) == ([0], "turn")
    match = dice(north(scene, edition=edition, drama=True), "4 4 w4")
    assert table(match)["phase"] == "remove-hero"
    assert refused(match, 0, "remove marsh") == "watch.hero.drama"
    assert allowed(match, 0, "remove benjen")
    for other in ("4 4 w5", "3 5 w4", "5 4 w4"):
        match = dice(north(scene, edition=edition, drama=True), other)
        assert table(match)["phase"] == "turn"


def board_of(match: Any) -> list[str | None]:
    terrain: list[str | None] = table(match)["board"]["terrain"]
    return terrain


@each_edition
def test_row_22_on_a_shuffled_board_for_three_no_terrain_is_missing(edition: str) -> None:
    game = hexhold.game("watch", mode="brotherhood", players=3, board="variable", edition=edition)
    for seed in range(60):
        assert len({*board_of(game.start(seed=seed))} - {"ice", None}) == 5


@each_edition
def test_row_22_the_last_hex_is_the_terrain_that_would_be_missing(edition: str) -> None:
    """Four each of forest, pasture and fields, three mountains: only hills may follow."""
    dealt = "phase=deal-terrain terrain=WWWWPPPP_FFFF__MMM?__"
    match = north(dealt, 3, edition=edition, board="variable")
    assert [match.text(action) for action, _ in match.outcomes()] == ["terrain hills"]


@each_edition
def test_row_23_the_boards_have_a_route_of_each_kind_and_no_station_for_all(edition: str) -> None:
    for mode in ("base", "brotherhood"):
        for players in (3, 4):
            game = hexhold.game("watch", mode=mode, players=players, edition=edition)
            routes = table(game.start())["board"]["routes"]
            kinds = {route["kind"] for route in routes}
            assert kinds == {"brick", "lumber", "wool", "grain", "ore"}


@each_edition
def test_row_23_a_station_for_all_gives_three_to_one_in_the_base_game(edition: str) -> None:
    station = "turn | 0 settlements=0,3.S hand=ore3"
    chosen: dict[str, Any] = {"edition": edition, "stations": 1}
    assert allowed(at(station, **chosen), 0, "supply ore > wool")
    plain = station.replace("0,3.S", "0,3.N")
    assert refused(at(plain, **chosen), 0, "supply ore > wool") == "watch.supply.rate"
    for position in (station, plain):
        match = play(north(position, **chosen), "0 supply ore > wool")
        assert hand(match, 0) == {"wool": 1}


@each_edition
def test_row_24_a_settlement_may_stand_at_one_hex_only(edition: str) -> None:
    match = hexhold.game("watch", mode="brotherhood", edition=edition, first="0").start()
    assert allowed(match, 0, f"settlement {site('0,3.S')}")
    later = "turn | 0 settlements=1,3.S roads=0,3/SE+1,3/SW hand=brick,lumber,wool,grain"
    match = play(north(later, edition=edition), "0 settlement 0,3.S")
    token(match, "hornfoot regular")


@each_edition
def test_row_25_new_recruits_are_in_the_brotherhoods_deck_only(edition: str) -> None:
    deck = "turn | 0 hand=wool,grain,ore"
    base, full = at(deck, edition=edition), north(deck, edition=edition)
    assert (table(base)["deck"], table(full)["deck"]) == (23, 25)
    for match, known in ((base, 0), (full, 1)):
        play(match, "0 buy")
        drawn = {match.text(action): chance for action, chance in match.outcomes()}
        assert len(drawn) == 4 + known
        assert drawn.get("draw recruits", 0) == pytest.approx(known * 2 / 25)
