"""The chapter migration of the almanac: what calls wildlings, in which order, and whence."""

import pytest
from tests.watch.helpers import SETTLEMENT, allowed, play, refused, seen, table, told
from tests.watch.rules.brotherhood.north import (
    FIVE_FROM_THERE,
    FIVE_IN_THE_SOUTH,
    FOUR_ROADS,
    RAISE,
    SETTLE,
    SEVEN,
    breaches,
    brothers,
    camps,
    ended,
    gift,
    north,
    phase,
    pool,
    used,
)

import hexhold
from hexhold.games.watch.engine.tables import CLANS, TOKENS_START, WILDLINGS

CHANCE = hexhold.CHANCE
# Seven roads of seat 0, which seat 1 may cut on 2,2.N.
CUT = f"turn active=1 road_owner=0 {{}} | 0 roads={SEVEN} | 1 hand={SETTLEMENT} roads={{}}"


def tokens(text: str) -> int:
    """A set of tokens, such as "3 ice-river giant, 1 hornfoot regular", as positions pack it."""
    packed = 0
    for part in text.split(", "):
        count, clan, kind = part.split()
        packed += int(count) << 6 * (3 * CLANS.index(clan) + WILDLINGS.index(kind))
    return packed


@pytest.mark.rule("watch.migration.settlement", allows=True)
def test_a_settlement_calls_one_wildling() -> None:
    match = play(brothers(f"turn | 0 {SETTLE}"), "0 settlement 2,2.N")
    assert match.actors == [CHANCE]
    play(match, "chance token ice-river climber")
    assert (camps(match), used(match)) == ("c//", 1)
    assert match.actors == [0]


@pytest.mark.rule("watch.migration.settlement", refuses=True)
def test_nobody_goes_on_before_it_is_revealed_and_a_road_calls_nobody() -> None:
    match = play(brothers(f"turn | 0 {SETTLE}"), "0 settlement 2,2.N")
    assert refused(match, 0, "end") == "watch.turn.one-thing-at-a-time"
    match = play(brothers(f"turn | 0 {SETTLE}"), "0 road 2,1~2,2")
    assert match.actors == [0]


@pytest.mark.rule("watch.migration.keep", allows=True)
def test_a_keep_calls_two_one_after_the_other() -> None:
    match = brothers(f"turn camps=/crrr/ wall=/0/0/ | 0 {RAISE}")
    play(match, "0 keep 0,3.S", "chance token cave-people regular")
    assert (camps(match), gift(match)) == ("/rrr/", "1,0:c")  # the rush is over
    play(match, "chance token cave-people giant")
    assert camps(match) == "/rrrg/"
    assert used(match) == 2


@pytest.mark.rule("watch.migration.keep", refuses=True)
def test_nobody_chooses_which_comes_first_and_after_the_end_the_second_does_not() -> None:
    match = play(brothers(f"turn camps=/grrr/ breaches=2 | 0 {RAISE}"), "0 keep 0,3.S")
    assert match.legal(0) == []
    play(match, "chance token cave-people regular")
    assert ended(match)[0] == "breaches"
    assert used(match) == 1


@pytest.mark.rule("watch.migration.returned-settlement", allows=True)
def test_the_settlement_comes_back_on_a_token_of_the_pool() -> None:
    match = brothers(f"turn | 0 {RAISE}")
    before = pool(match)
    play(match, "0 keep 0,3.S", *["chance token hornfoot regular"] * 2)
    assert pool(match) == before - 1
    assert seen(match, 0)["left"]["settlements"] == 5


@pytest.mark.rule("watch.migration.returned-settlement", refuses=True)
def test_it_is_not_drawn_before_both_tokens_of_the_keep_nor_after_the_end() -> None:
    match = brothers(f"turn camps=/grrr/ breaches=2 | 0 {RAISE}")
    before = pool(match)
    play(match, "0 keep 0,3.S", "chance token hornfoot regular")
    assert pool(match) == before
    play(match, "chance token cave-people regular")
    assert match.over
    assert pool(match) == before


# Seat 0 has three settlements on old tokens and one on a token of a pool mixed from giants.
GIANTS = tokens("3 ice-river giant, 3 cave-people giant, 1 hornfoot giant")
OLD_AND_NEW = (
    f"lot=1 lots={TOKENS_START - GIANTS:x},{GIANTS:x},0,0,0,0,0"
    f" | 0 hand=brick4,lumber4,wool4,grain4 tokens=103 settlements=0,3.S"
    f" roads=0,0/NW+1,0/NW+2,0/NW+3,0/NW"
)


@pytest.mark.rule("watch.migration.oldest-first", allows=True)
def test_the_settlement_that_has_lain_longest_is_built_first() -> None:
    match = brothers(f"turn {OLD_AND_NEW}")
    for site in ("0,0.N", "1,0.N", "2,0.N"):
        play(match, f"0 settlement {site}", "chance token hornfoot regular")
    play(match, "0 settlement 3,0.N")
    odds = {match.text(action): round(chance * 7) for action, chance in match.outcomes()}
    assert odds == {
        "token ice-river giant": 3,
        "token cave-people giant": 3,
        "token hornfoot giant": 1,
    }


@pytest.mark.rule("watch.migration.oldest-first", refuses=True)
def test_a_newer_token_does_not_come_before_an_older_one() -> None:
    match = play(brothers(f"turn {OLD_AND_NEW}"), "0 settlement 0,0.N")
    assert refused(match, CHANCE, "token ice-river giant") == "watch.chance.seat"


@pytest.mark.rule("watch.migration.special-card", allows=True)
def test_whoever_receives_the_longest_road_calls_a_wildling() -> None:
    match = brothers(f"turn | 0 hand=brick,lumber roads={FOUR_ROADS}")
    before = pool(match)
    play(match, "0 road 2,1~2,2", "chance token hornfoot giant")
    assert (camps(match), pool(match)) == ("//g", before - 1)


@pytest.mark.rule("watch.migration.special-card", allows=True)
def test_also_in_anothers_turn_and_with_each_change_of_hands() -> None:
    match = brothers(CUT.format("", "1,1~2,1") + f" | 2 roads={FIVE_IN_THE_SOUTH}")
    play(match, "1 settlement 2,2.N", "chance token hornfoot giant")
    assert table(match)["longest_road"] == 2
    play(match, "chance token hornfoot giant")
    assert (match.actors, camps(match)) == ([1], "//gg")
    patrol = brothers("turn patrol_owner=1 gift=1,0:r | 0 cards=patrol patrols=3 | 1 patrols=3")
    play(patrol, "0 hunt 1,0 regular", "chance token ice-river regular")
    assert (table(patrol)["largest_patrol"], camps(patrol)) == (0, "r//")


@pytest.mark.rule("watch.migration.special-card", refuses=True)
def test_a_card_that_is_laid_aside_calls_nobody_and_keeping_it_neither() -> None:
    match = brothers(CUT.format("", "1,1~2,1"))
    play(match, "1 settlement 2,2.N", "chance token hornfoot giant")
    assert (table(match)["longest_road"], phase(match)) == (None, "turn")
    keeps = brothers(f"turn road_owner=0 | 0 hand=brick,lumber roads={SEVEN}")
    play(keeps, "0 road 3,1~4,2")
    assert (table(keeps)["longest_road"], phase(keeps)) == (0, "turn")


@pytest.mark.rule("watch.migration.special-card", allows=True)
def test_receiving_it_again_calls_again() -> None:
    match = brothers(CUT.format("", "1,1~2,1"))
    play(match, "1 settlement 2,2.N", "chance token hornfoot giant", "1 end")
    play(match, "2 roll", "chance dice 1 1 w12", "2 end", "3 roll", "chance dice 1 1 w12", "3 end")
    assert table(match)["longest_road"] is None
    later = match.position().replace("| 0 ", "| 0 hand=brick,lumber ", 1)
    again = hexhold.continue_from(match.game, later)
    play(again, "0 roll", "chance dice 1 1 w12", "0 road 0,2/NW")
    assert (table(again)["longest_road"], phase(again)) == (0, "token")


@pytest.mark.rule("watch.migration.token", allows=True)
@pytest.mark.parametrize("clan", CLANS)
@pytest.mark.parametrize("kind", WILDLINGS)
def test_a_figure_of_the_kind_comes_to_the_clan(clan: str, kind: str) -> None:
    match = brothers(f"turn | 0 {SETTLE}")
    play(match, "0 settlement 2,2.N", f"chance token {clan} {kind}")
    assert north(match)["camps"][clan] == [kind]
    assert north(match)["frostfangs"][kind] == {"regular": 23, "climber": 7, "giant": 7}[kind]
    assert told(match, 1, "migrated")[0]["camp"] == 1


@pytest.mark.rule("watch.migration.token", refuses=True)
def test_a_token_that_is_used_up_does_not_come() -> None:
    spent = tokens("3 hornfoot giant")
    match = brothers(f"turn used={spent:x} lots={TOKENS_START - spent:x},0,0,0,0,0,0 | 0 {SETTLE}")
    play(match, "0 settlement 2,2.N")
    assert refused(match, CHANCE, "token hornfoot giant") == "watch.chance.seat"
    play(match, "chance token hornfoot climber")
    assert (north(match)["camps"]["ice-river"], north(match)["camps"]["cave-people"]) == ([], [])


@pytest.mark.rule("watch.migration.place", allows=True)
def test_a_newcomer_takes_the_first_free_camp() -> None:
    match = brothers(f"turn camps=/rc/ | 0 {SETTLE}")
    play(match, "0 settlement 2,2.N", "chance token cave-people giant")
    assert camps(match) == "/rcg/"
    assert told(match, 0, "migrated")[0]["camp"] == 3


@pytest.mark.rule("watch.migration.place", refuses=True)
def test_nobody_is_pushed_out_of_a_camp() -> None:
    match = brothers(f"turn camps=/ggg/ | 0 {SETTLE}")
    play(match, "0 settlement 2,2.N", "chance token cave-people regular")
    assert camps(match) == "/gggr/"


@pytest.mark.rule("watch.migration.order", allows=True)
def test_a_settlement_takes_the_longest_road_at_once_and_its_own_token_comes_first() -> None:
    match = brothers(CUT.format("", FIVE_FROM_THERE))
    play(match, "1 settlement 2,2.N")
    assert (table(match)["longest_road"], pool(match)) == (1, 5)
    play(match, "chance token hornfoot regular")
    assert (phase(match), pool(match)) == ("token", 5)
    play(match, "chance token hornfoot regular")
    assert (phase(match), pool(match)) == ("turn", 4)


@pytest.mark.rule("watch.migration.order", allows=True)
def test_a_patrol_is_carried_out_before_the_largest_patrol_calls() -> None:
    match = brothers("turn gift=1,0:r | 0 cards=patrol patrols=2")
    play(match, "0 hunt 1,0 regular")
    assert (gift(match), phase(match)) == ("", "token")


@pytest.mark.rule("watch.migration.order", allows=True)
def test_each_free_road_is_looked_at_by_itself() -> None:
    match = brothers(f"turn | 0 cards=roads roads={FOUR_ROADS}")
    play(match, "0 roads", "0 road 2,1~2,2")
    assert (table(match)["longest_road"], phase(match)) == (0, "token")
    play(match, "chance token hornfoot regular")
    assert allowed(match, 0, "road 2,1~3,2")


@pytest.mark.rule("watch.migration.order", refuses=True)
def test_if_the_own_token_ends_the_match_the_card_is_gone_and_calls_nobody() -> None:
    match = brothers(CUT.format("camps=grrr// breaches=2", FIVE_FROM_THERE))
    play(match, "1 settlement 2,2.N", "chance token ice-river regular")
    assert ended(match)[0] == "breaches"
    assert (table(match)["longest_road"], used(match), breaches(match)) == (1, 1, 3)


@pytest.mark.rule("watch.migration.order", allows=True)
@pytest.mark.parametrize(("rulings", "winner"), [("1", 0), ("2", 1)])
def test_the_point_of_a_road_that_was_cut_breaks_no_tie_for_its_old_holder(
    rulings: str, winner: int
) -> None:
    """One guard each and three points each, but for the Longest Road."""
    scene = CUT.format("camps=grrr// breaches=2 wall=//0/1", FIVE_FROM_THERE)
    match = brothers(
        f"{scene.replace('| 1', 'keeps=0,3.S settlements=2,3.S | 1')} keeps=3,3.S", rulings=rulings
    )
    play(match, "1 settlement 2,2.N", "chance token ice-river regular")
    assert ended(match) == ("breaches", winner)


@pytest.mark.rule("watch.migration.used", allows=True)
def test_used_tokens_stay_open() -> None:
    match = play(brothers(f"turn | 0 {RAISE}"), "0 keep 0,3.S")
    play(match, "chance token hornfoot giant", "chance token ice-river regular")
    open_tokens = north(match)["used"]
    assert (open_tokens["hornfoot"]["giant"], open_tokens["ice-river"]["regular"]) == (1, 1)


@pytest.mark.rule("watch.migration.used", refuses=True)
def test_they_do_not_go_back_to_the_pool_by_themselves() -> None:
    match = brothers(f"turn | 0 {SETTLE}")
    before = pool(match)
    play(match, "0 settlement 2,2.N", "chance token hornfoot giant")
    assert (pool(match), used(match)) == (before, 1)


# All tokens of the pool are used but as many as a test leaves: 5 with four seats, 20 settlements
# and 16 keeps in stock.
ALL_USED = tokens("3 hornfoot giant, 2 ice-river climber")
ONE_LEFT = tokens("2 hornfoot giant, 2 ice-river climber")


@pytest.mark.rule("watch.migration.reshuffle", allows=True)
def test_an_empty_pool_is_mixed_anew_from_the_used_tokens() -> None:
    lots = f"used={ALL_USED:x} lots={TOKENS_START - ALL_USED:x},0,0,0,0,0,0"
    match = brothers(f"turn {lots} | 0 hand=brick,lumber roads={FOUR_ROADS}")
    assert pool(match) == 0
    play(match, "0 road 2,1~2,2")
    assert len(told(match, 3, "pool-mixed")) == 1
    assert (pool(match), used(match)) == (5, 0)
    odds = {match.text(action): round(chance * 5) for action, chance in match.outcomes()}
    assert odds == {"token hornfoot giant": 3, "token ice-river climber": 2}
    play(match, "chance token hornfoot giant")
    assert (pool(match), used(match)) == (4, 1)


@pytest.mark.rule("watch.migration.reshuffle", refuses=True)
def test_it_is_not_mixed_before_a_token_is_needed() -> None:
    lots = f"used={ONE_LEFT:x} lots={TOKENS_START - ONE_LEFT:x},0,0,0,0,0,0"
    match = brothers(f"turn {lots} | 0 hand=brick,lumber roads={FOUR_ROADS}")
    play(match, "0 road 2,1~2,2", "chance token cave-people regular")
    assert (pool(match), used(match)) == (0, 5)


@pytest.mark.rule("watch.migration.reshuffle", refuses=True)
def test_the_tokens_on_the_cards_are_not_mixed_in() -> None:
    lots = f"used={ALL_USED:x} lots={TOKENS_START - ALL_USED:x},0,0,0,0,0,0"
    match = brothers(f"turn {lots} | 0 hand=brick,lumber roads={FOUR_ROADS}")
    play(match, "0 road 2,1~2,2")
    assert refused(match, CHANCE, "token cave-people regular") == "watch.chance.seat"
