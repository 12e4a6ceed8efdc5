"""The chapter hero-benjen of the almanac: a wildling north of the Wall goes, another may come."""

import pytest
from tests.watch.helpers import AnyMatch, allowed, choices, play, refused, told
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

from hexhold.games.watch.engine.tables import TOKENS_START

REMOVE = "watch.hero-benjen.remove"
BENJEN = "0 hero=benjen"
NORTH = "camps=g/rcrr/ clearings=0/1/0/0 wall=/1//"


def camps(match: AnyMatch) -> str:
    """The camps of the clans by first letters, as a position has them."""
    clans = north(match)["camps"].values()
    return "/".join("".join(kind[0] for kind in clan) for clan in clans)


@pytest.mark.rule("watch.hero-benjen.window", allows=True)
@pytest.mark.parametrize("edition", ["en", "de", "pl", "ru"])
def test_he_ranges_before_the_roll_or_after(edition: str) -> None:
    before = scene(f"{BEFORE} {NORTH} | {BENJEN}", edition=edition)
    play(before, "0 benjen clearing 2", "chance token hornfoot regular", "0 flip")
    assert phase(before) == "before-roll"
    assert allowed(scene(f"turn {NORTH} | {BENJEN}", edition=edition), 0, "benjen clearing 2")


@pytest.mark.rule("watch.hero-benjen.window", allows=True)
def test_with_separate_phases_he_ranges_in_both() -> None:
    match = scene(f"turn {NORTH} | {BENJEN}", phases="separate")
    assert allowed(match, 0, "benjen clearing 2")
    play(match, "0 build", "0 benjen clearing 2", "chance token hornfoot regular", "0 flip")
    assert phase(match) == "build"


@pytest.mark.rule("watch.hero-benjen.window", refuses=True)
def test_he_does_not_interrupt_the_roll() -> None:
    match = play(scene(f"{BEFORE} {NORTH} | {BENJEN}"), "0 roll")
    assert not allowed(match, 0, "benjen clearing 2")
    play(match, "chance dice 3 4 w9")
    assert refused(match, 0, "benjen clearing 2") == "watch.seven.order"
    samwell = play(scene(f"{BEFORE} {NORTH} | {BENJEN} | 1 hero=samwell"), "0 roll")
    play(samwell, "chance dice 1 1 w9")
    assert refused(samwell, 0, "benjen clearing 2") == "watch.hero.samwell-first"
    others = scene(f"turn active=1 {NORTH} | {BENJEN}")
    assert refused(others, 0, "benjen clearing 2") == "watch.hero.own-turn"


@pytest.mark.rule("watch.hero-benjen.remove", allows=True)
def test_any_camp_or_clearing_with_a_wildling_may_be_chosen() -> None:
    match = scene(f"turn {NORTH} gift=1,0:r | {BENJEN}")
    assert choices(match, 0, "benjen") == {
        "clearing 2", "ice-river 1", "cave-people 1", "cave-people 2", "cave-people 3",
        "cave-people 4",
    }  # fmt: skip


@pytest.mark.rule("watch.hero-benjen.remove", allows=True)
def test_the_wildling_goes_home_for_all_to_see() -> None:
    match = scene(f"turn {NORTH} | {BENJEN}")
    assert north(match)["frostfangs"] == {"regular": 20, "climber": 7, "giant": 7}
    play(match, "0 benjen ice-river 1")
    assert north(match)["frostfangs"] == {"regular": 20, "climber": 7, "giant": 8}
    assert camps(match) == "/rcrr/"
    for seat in everybody(match):
        (event,) = told(match, seat, "camp-cleared")
        assert (event["clan"], event["camp"], event["kind"]) == ("ice-river", 1, "giant")
    sound(match)


@pytest.mark.rule("watch.hero-benjen.remove", allows=True)
def test_a_clearing_loses_one_of_its_regulars() -> None:
    match = scene(f"turn clearings=0/2/0/0 wall=/1,1// | {BENJEN}")
    play(match, "0 benjen clearing 2")
    assert north(match)["clearings"] == [0, 1, 0, 0]
    assert north(match)["wall"] == [[], [1, 1], [], []]
    assert told(match, 2, "camp-cleared")[0]["clearing"] == 2


@pytest.mark.rule("watch.hero-benjen.remove", refuses=True)
def test_where_nobody_is_nobody_is_removed() -> None:
    match = scene(f"turn {NORTH} | {BENJEN}")
    for empty in ("clearing 1", "clearing 3", "ice-river 2", "cave-people 5", "hornfoot 1"):
        assert refused(match, 0, f"benjen {empty}") == REMOVE


@pytest.mark.rule("watch.hero-benjen.remove", refuses=True)
def test_wildlings_in_the_gift_are_none_of_his() -> None:
    match = scene(f"turn gift=1,0:rcg | {BENJEN}")
    assert choices(match, 0, "benjen") == set()
    assert refused(match, 0, "benjen clearing 2") == REMOVE


@pytest.mark.rule("watch.hero-benjen.close-up", allows=True)
@pytest.mark.parametrize(("camp", "left"), [(1, "crr"), (2, "rrr"), (3, "rcr"), (4, "rcr")])
def test_those_behind_move_one_camp_nearer(camp: int, left: str) -> None:
    match = play(scene(f"turn {NORTH} | {BENJEN}"), f"0 benjen cave-people {camp}")
    assert camps(match) == f"g/{left}/"


@pytest.mark.rule("watch.hero-benjen.close-up", allows=True)
def test_they_close_up_before_the_token_so_that_it_finds_room() -> None:
    match = scene(f"turn {NORTH} | {BENJEN}")
    play(match, "0 benjen cave-people 2", "chance token cave-people giant")
    assert camps(match) == "g/rrrg/"
    assert told(match, 0, "rushed") == []


@pytest.mark.rule("watch.hero-benjen.close-up", refuses=True)
def test_no_camp_behind_stays_filled() -> None:
    match = play(scene(f"turn {NORTH} | {BENJEN}"), "0 benjen cave-people 1")
    play(match, "chance token hornfoot regular", "0 flip", "0 end")
    again = scene(f"turn camps={camps(match)} | {BENJEN}")
    assert refused(again, 0, "benjen cave-people 4") == REMOVE
    assert allowed(again, 0, "benjen cave-people 3")


@pytest.mark.rule("watch.hero-benjen.token", allows=True)
def test_then_a_token_of_the_pool_is_carried_out_and_lies_open() -> None:
    match = scene(f"turn {NORTH} | {BENJEN}")
    pool = north(match)["pool"]
    play(match, "0 benjen clearing 2")
    assert match.actors == [-1]
    play(match, "chance token hornfoot climber")
    assert camps(match) == "g/rcrr/c"
    assert north(match)["pool"] == pool - 1
    for seat in everybody(match):
        assert match.view(seat)["north"]["used"]["hornfoot"]["climber"] == 1
        assert told(match, seat, "token-revealed")[0]["clan"] == "hornfoot"
    assert (phase(match), match.actors) == ("after-hero", [0])


@pytest.mark.rule("watch.hero-benjen.token", allows=True)
def test_the_token_may_make_another_clan_rush_before_he_is_seen_to() -> None:
    match = scene(f"turn {NORTH} | {BENJEN}")
    play(match, "0 benjen clearing 2", "chance token cave-people giant")
    assert told(match, 3, "rushed")[0]["clan"] == "cave-people"
    assert camps(match) == "g/rrg/"
    assert north(match)["clearings"] == [0, 1, 0, 0]
    assert phase(match) == "after-hero"
    assert hero(play(match, "0 flip"), 0) == "benjen B"


@pytest.mark.rule("watch.hero-benjen.token", allows=True)
def test_a_rush_that_ends_the_match_leaves_nothing_to_see_to() -> None:
    table = "turn camps=r/grrr/ breaches=2 wall=1,1///"
    match = play(scene(f"{table} | {BENJEN}"), "0 benjen ice-river 1")
    play(match, "chance token cave-people regular")
    assert ended(match) == ("breaches", 1)
    assert (match.actors, north(match)["asked"], hero(match, 0)) == ([], None, "benjen A")
    assert refused(match, 0, "flip") == "watch.ending.over"
    sound(match)


@pytest.mark.rule("watch.hero-benjen.token", allows=True)
def test_an_empty_pool_is_mixed_from_the_used_tokens() -> None:
    # The five tokens that lie on no card are used: regulars of the ice river.
    match = scene(f"turn {NORTH} used=5 lots={TOKENS_START - 5:x},0,0,0,0,0,0 | {BENJEN}")
    assert north(match)["pool"] == 0
    sound(play(match, "0 benjen clearing 2"))
    assert len(told(match, 2, "pool-mixed")) == 1
    odds = {match.text(action): chance for action, chance in match.outcomes()}
    assert odds == {"token ice-river regular": 1.0}
    play(match, "chance token ice-river regular")
    assert (north(match)["pool"], north(match)["used"]["ice-river"]["regular"]) == (4, 1)


@pytest.mark.rule("watch.hero-benjen.token", refuses=True)
def test_the_token_is_not_chosen_and_not_refused() -> None:
    match = play(scene(f"turn {NORTH} | {BENJEN}"), "0 benjen clearing 2")
    assert refused(match, 0, "token hornfoot regular") == "watch.chance.seat"
    assert match.legal(0) == []
    assert not allowed(match, 0, "flip")


@pytest.mark.rule("watch.hero-benjen.remove", allows=True)
def test_the_other_side_ranges_alike_and_then_he_goes() -> None:
    match = scene(f"{BEFORE} {NORTH} | 0 hero=benjen side=B")
    play(match, "0 benjen clearing 2", "chance token hornfoot regular")
    assert refused(match, 0, "flip") == "watch.hero.after-b"
    assert hero(play(match, "0 exchange marsh"), 0) == "marsh A"
