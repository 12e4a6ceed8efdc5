"""The chapter setup of the almanac, as far as the Brotherhood adds to it."""

import pytest
from tests.watch.helpers import (
    AnyMatch,
    allowed,
    choices,
    hex_at,
    play,
    refused,
    seen,
    table,
    told,
)
from tests.watch.rules.brotherhood.north import (
    RAISE,
    breaches,
    brothers,
    camps,
    clearings,
    dice,
    frostfangs,
    gift,
    north,
    phase,
    pool,
    used,
    wall,
)

import hexhold

CHANCE = hexhold.CHANCE


def begin(players: int = 4, **options: object) -> AnyMatch:
    chosen: dict[str, object] = {"first": "0", **options}
    return hexhold.game("watch", mode="brotherhood", players=players, **chosen).start()


def found(match: AnyMatch, until: str) -> list[int]:
    """Found somewhere until a phase is reached; who was asked, once a visit."""
    visits = []
    while phase(match) != until:
        seat = match.actors[0]
        if phase(match) != "found-road":
            visits.append(seat)
        match.play(seat, match.legal(seat)[0])
    return visits


@pytest.mark.rule("watch.setup.terrain", allows=True)
def test_four_use_every_hex_and_three_the_four_lines() -> None:
    assert "ice" not in table(begin(4))["board"]["terrain"]
    three = table(begin(3))["board"]["terrain"]
    assert {h for h in range(21) if three[h] == "ice"} == {
        hex_at(name) for name in ("4,1", "4,2", "5,2", "4,3", "5,3")
    }


@pytest.mark.rule("watch.setup.terrain", refuses=True)
def test_three_do_not_settle_in_the_east() -> None:
    assert refused(begin(3), 0, "settlement 5,3.S") == "watch.settlement.site"
    assert allowed(begin(4), 0, "settlement 5,3.S")


@pytest.mark.rule("watch.setup.ice", allows=True)
def test_a_road_may_run_along_the_ice() -> None:
    match = brothers("turn | 0 hand=brick,lumber settlements=4,1.SW", 3)
    assert allowed(match, 0, "road 3,1~4,1")


@pytest.mark.rule("watch.setup.ice", refuses=True)
def test_no_road_runs_between_ice_and_ice_or_along_the_frame_of_the_ice() -> None:
    match = brothers("turn | 0 hand=brick,lumber settlements=4,1.SW", 3)
    assert refused(match, 0, "road 4,1~4,2") == "watch.road.path"
    assert refused(match, 0, "road 4,1/E") == "watch.road.path"


WITHOUT_MOUNTAINS = "HHHHWWWW_PPPP__FFF?__"


@pytest.mark.rule("watch.setup.all-terrains", allows=True)
def test_a_dealt_board_for_three_has_all_five_terrains() -> None:
    match = brothers(f"phase=deal-terrain terrain={WITHOUT_MOUNTAINS}", 3, board="variable")
    assert allowed(match, CHANCE, "terrain mountains")
    for seed in range(40):
        game = hexhold.game("watch", mode="brotherhood", players=3, board="variable")
        assert len(set(table(game.start(seed))["board"]["terrain"])) == 6


@pytest.mark.rule("watch.setup.all-terrains", refuses=True)
def test_the_last_hex_is_not_dealt_so_that_a_terrain_is_missing() -> None:
    match = brothers(f"phase=deal-terrain terrain={WITHOUT_MOUNTAINS}", 3, board="variable")
    assert refused(match, CHANCE, "terrain fields") == "watch.chance.seat"


@pytest.mark.rule("watch.setup.pieces", allows=True)
@pytest.mark.parametrize(("edition", "roads"), [("en", 14), ("de", 15), ("pl", 15), ("ru", 15)])
def test_everybody_has_seven_guards_besides_the_other_pieces(edition: str, roads: int) -> None:
    match = begin(edition=edition)
    assert north(match)["guards_left"] == [7, 7, 7, 7]
    assert seen(match, 3)["left"] == {"roads": roads, "settlements": 5, "keeps": 4}


@pytest.mark.rule("watch.setup.pieces", refuses=True)
def test_there_is_no_eighth_guard() -> None:
    match = brothers("turn wall=0,0/0,0/0,0/0 | 0 hand=brick,lumber,wool")
    assert north(match)["guards_left"] == [0, 7, 7, 7]
    assert refused(match, 0, "guard 4") == "watch.guard.stock"
    with pytest.raises(hexhold.NotationError, match="more than 7 guards"):
        brothers("turn wall=0,0,0,0,0/0,0,0//")


@pytest.mark.rule("watch.setup.figures", allows=True)
def test_forty_wildlings_begin_in_the_frostfangs() -> None:
    assert frostfangs(begin()) == "24/8/8"


@pytest.mark.rule("watch.setup.figures", refuses=True)
def test_nobody_stands_elsewhere_and_there_is_no_ninth_giant() -> None:
    match = begin()
    assert (camps(match), clearings(match), gift(match)) == ("//", "0/0/0/0", "")
    with pytest.raises(hexhold.NotationError):
        brothers("turn camps=gggg/gggg/g")


@pytest.mark.rule("watch.setup.tokens", allows=True)
def test_what_is_not_on_the_cards_is_the_pool_and_each_clan_has_nineteen() -> None:
    assert (pool(begin(4)), pool(begin(3))) == (5, 18)
    match = play(brothers(f"turn | 0 {RAISE}"), "0 keep 0,3.S")
    odds = {match.text(action): round(chance * 57) for action, chance in match.outcomes()}
    expected = {"regular": 12, "climber": 4, "giant": 3}
    for clan in ("ice-river", "cave-people", "hornfoot"):
        assert {kind: odds[f"token {clan} {kind}"] for kind in expected} == expected


@pytest.mark.rule("watch.setup.tokens", refuses=True)
def test_no_seat_turns_a_token_of_its_own_accord() -> None:
    match = play(brothers(f"turn | 0 {RAISE}"), "0 keep 0,3.S")
    assert refused(match, 0, "token hornfoot regular") == "watch.chance.seat"
    assert match.actors == [CHANCE]


@pytest.mark.rule("watch.setup.founding-tokens", allows=True)
@pytest.mark.parametrize(("players", "size"), [(4, 13), (3, 24)])
def test_the_tokens_of_the_founding_settlements_join_the_pool(players: int, size: int) -> None:
    match = begin(players)
    found(match, "before-roll")
    assert (pool(match), used(match), camps(match)) == (size, 0, "//")


@pytest.mark.rule("watch.setup.founding-tokens", allows=True)
def test_by_an_option_they_are_revealed_when_all_guards_stand() -> None:
    match = begin(reveal_founding=True)
    found(match, "token")
    assert wall(match).count("0") == 1
    assert pool(match) == 5
    play(match, "chance token hornfoot giant")
    assert camps(match) == "//g"
    play(match, *["chance token ice-river regular", "chance token cave-people climber"] * 3)
    play(match, "chance token hornfoot regular")
    assert (phase(match), used(match), pool(match)) == ("before-roll", 8, 5)


@pytest.mark.rule("watch.setup.founding-tokens", refuses=True)
def test_usually_nothing_is_revealed_while_founding() -> None:
    match = begin()
    while phase(match) != "before-roll":
        assert match.actors != [CHANCE]
        match.play(match.actors[0], match.legal(match.actors[0])[0])
        assert told(match, 0, "token-revealed") == []


@pytest.mark.rule("watch.setup.full-deck", allows=True)
def test_the_deck_has_25_cards_with_two_new_recruits() -> None:
    assert table(begin())["deck"] == 25
    match = brothers("phase=draw rolled=1")
    odds = {match.text(action): round(chance * 25) for action, chance in match.outcomes()}
    assert odds == {
        "draw patrol": 14,
        "draw recruits": 2,
        "draw roads": 2,
        "draw winter": 2,
        "draw victory": 5,
    }


@pytest.mark.rule("watch.setup.full-deck", refuses=True)
def test_there_is_no_third_new_recruits() -> None:
    match = brothers("phase=draw rolled=1 gone=recruits | 2 cards=recruits")
    assert refused(match, CHANCE, "draw recruits") == "watch.chance.seat"


@pytest.mark.rule("watch.setup.special-cards", allows=True)
def test_the_special_cards_lie_ready_for_one_point() -> None:
    match = brothers("turn | 0 hand=brick,lumber roads=0,1~0,2+0,1~1,2+1,1~1,2+1,1~2,2")
    play(match, "0 road 2,1~2,2", "chance token hornfoot regular")
    assert (table(match)["longest_road"], seen(match, 0)["points"]) == (0, 1)


@pytest.mark.rule("watch.setup.special-cards", refuses=True)
def test_nobody_has_them_at_the_beginning() -> None:
    match = begin()
    found(match, "before-roll")
    assert (table(match)["longest_road"], table(match)["largest_patrol"]) == (None, None)
    assert [seen(match, seat)["points"] for seat in range(4)] == [2, 2, 2, 2]


@pytest.mark.rule("watch.setup.markers", allows=True)
def test_marker_wall_and_tormund_are_at_their_places() -> None:
    match = begin()
    assert (breaches(match), wall(match), table(match)["tormund"]) == (0, "///", "camp")


@pytest.mark.rule("watch.setup.markers", refuses=True)
def test_tormund_does_not_begin_on_a_hex_so_the_first_seven_moves_him_out() -> None:
    match = begin()
    found(match, "before-roll")
    dice(match, 0, "3 4 w12")
    assert refused(match, 0, "tormund camp") == "watch.tormund.must-move"


@pytest.mark.rule("watch.setup.heroes", allows=True)
def test_the_heroes_follow_the_seats_from_the_starting_player() -> None:
    four = ["marsh", "mormont", "yarwyck", "samwell"]  # seat 2 begins
    assert [hero["hero"] for hero in north(begin(4, first="2"))["heroes"]] == four
    three = north(begin(3))
    assert [hero["hero"] for hero in three["heroes"]] == ["samwell", "marsh", "mormont"]
    assert {hero["side"] for hero in three["heroes"]} == {"A"}
    assert len(three["display"]) == 8


@pytest.mark.rule("watch.setup.heroes", allows=True)
def test_the_first_heroes_may_be_used_in_the_first_turn() -> None:
    match = begin(first="3", edition="de")  # seat 3 has Yarwyck
    found(match, "before-roll")
    assert choices(match, 3, "yarwyck")


@pytest.mark.rule("watch.setup.heroes", refuses=True)
def test_nobody_uses_the_hero_of_another_seat_and_the_display_has_only_the_rest() -> None:
    match = begin()
    assert set(north(match)["display"]).isdisjoint({"yarwyck", "samwell", "marsh", "mormont"})
    found(match, "before-roll")
    dice(match, 0, "1 1 w12")
    if match.actors == [1]:
        play(match, "1 pass")
    assert refused(match, 0, "marsh ore > brick") == "watch.hero.one"


@pytest.mark.rule("watch.setup.rounds", allows=True)
def test_two_rounds_of_settlements_then_one_of_guards() -> None:
    match = begin(first="1")
    assert found(match, "before-roll") == [1, 2, 3, 0, 0, 3, 2, 1, 1, 2, 3, 0]
    assert match.actors == [1]


@pytest.mark.rule("watch.setup.rounds", refuses=True)
def test_nobody_rolls_before_the_guards_stand_and_no_start_is_fixed() -> None:
    match = begin()
    assert refused(match, 0, "guard 1") == "watch.setup.order"
    found(match, "found-guard")
    assert refused(match, 0, "roll") == "watch.setup.order"
    assert refused(match, 1, "guard 1") == "watch.setup.order"
    with pytest.raises(hexhold.OptionError, match="always founds"):
        begin(start="fixed")


@pytest.mark.rule("watch.setup.first-guard", allows=True)
def test_the_first_guard_is_free_and_goes_on_any_section() -> None:
    match = begin()
    found(match, "found-guard")
    assert choices(match, 0, "guard") == {"1", "2", "3", "4"}
    before = seen(match, 0)["hand"]
    play(match, "0 guard 3", "1 guard 3", "2 guard 1", "3 guard 3")
    assert wall(match) == "2//0,1,3/"
    assert seen(match, 0)["hand"] == before


@pytest.mark.rule("watch.setup.first-guard", refuses=True)
def test_it_is_not_declined_and_there_is_no_fifth_section() -> None:
    match = begin()
    found(match, "found-guard")
    assert refused(match, 0, "pass") == "watch.setup.order"
    assert len(match.legal(0)) == 4
    with pytest.raises(hexhold.NotationError):
        match.number("guard 5")
