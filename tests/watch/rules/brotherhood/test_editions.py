"""The chapter editions of the almanac: four books, their options, and what all share."""

import pytest
from tests.watch.helpers import allowed, at, play, refused, table
from tests.watch.rules.brotherhood.north import brothers, camps, dice, gift, wall

import hexhold

EDITIONS = ["en", "de", "pl", "ru"]


@pytest.mark.rule("watch.editions.preset", allows=True)
@pytest.mark.parametrize(
    ("edition", "win", "ties", "camp", "roads", "early"),
    [
        ("en", "end-of-turn", "oldest", True, "14", False),
        ("de", "end-of-turn", "west", False, "15", True),
        ("pl", "after-roll", "cards", True, "15", False),
        ("ru", "at-once", "cards", True, "15", False),
    ],
)
def test_an_edition_sets_what_its_book_says(
    edition: str, win: str, ties: str, camp: bool, roads: str, early: bool
) -> None:
    chosen = hexhold.game("watch", mode="brotherhood", edition=edition).options
    assert (chosen["win"], chosen["guard_ties"]) == (win, ties)
    assert (chosen["tormund_camp"], chosen["roads"]) == (camp, roads)
    assert chosen["heroes_before_roll"] is early
    assert chosen["six_against_five"] == "stand-off"
    assert (chosen["drama"], chosen["reveal_founding"]) == (False, False)


@pytest.mark.rule("watch.editions.preset", allows=True)
def test_each_option_can_be_set_by_itself() -> None:
    chosen = hexhold.game("watch", mode="brotherhood", edition="de", win="at-once").options
    assert (chosen["win"], chosen["guard_ties"]) == ("at-once", "west")


@pytest.mark.rule("watch.editions.preset", refuses=True)
@pytest.mark.parametrize(
    "options",
    [
        {"edition": "fr"},
        {"mode": "brotherhood", "guard_ties": "age"},
        {"mode": "base", "drama": True},
        {"mode": "base", "win": "end-of-turn"},
        {"mode": "brotherhood", "start": "fixed"},
    ],
)
def test_what_does_not_exist_or_fit_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(hexhold.OptionError):
        hexhold.game("watch", **options)


ONLY_BROTHERHOOD = ["guard 1", "recruits 1", "hunt 1,0 regular", "qhorin", "marsh ore > brick"]


@pytest.mark.rule("watch.editions.base-or-brotherhood", allows=True)
def test_in_the_brotherhood_there_are_guards_recruits_wildlings_and_heroes() -> None:
    match = brothers(
        "turn gift=1,0:r | 0 hand=brick,lumber,wool,ore cards=recruits,patrol hero=marsh"
    )
    for action in ("guard 1", "recruits 1", "hunt 1,0 regular", "marsh ore > brick"):
        assert allowed(match, 0, action)


@pytest.mark.rule("watch.editions.base-or-brotherhood", refuses=True)
@pytest.mark.parametrize("action", ONLY_BROTHERHOOD)
def test_in_the_base_game_there_is_nothing_of_them(action: str) -> None:
    match = at("turn | 0 hand=brick9,lumber9,wool9,ore9 cards=patrol")
    assert refused(match, 0, action) == "watch.editions.base-or-brotherhood"
    assert "north" not in table(match)


@pytest.mark.rule("watch.editions.shared", allows=True)
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_one_book_explains_is_played_in_all(edition: str) -> None:
    match = dice(brothers("camps=/g/ wall=/0,1//", edition=edition), 0, "1 1 w4")
    assert wall(match) == "/1//"
    match = dice(brothers("camps=/c/ gift=1,0:r", edition=edition), 0, "1 1 w4")
    assert gift(match) == "1,0:r+1,1:c"
    match = brothers("camps=g// | 2 settlements=1,0.N", edition=edition)
    assert match.view(2)["own"]["hand"]["brick"] == 0
    assert dice(match, 0, "3 3 w3").view(2)["own"]["hand"]["brick"] == 1
    match = brothers("| 0 hero=mance | 2 hero=samwell", edition=edition)
    assert dice(match, 0, "1 1 w12").actors == [2]


@pytest.mark.rule("watch.editions.shared", refuses=True)
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_no_edition_does_a_nine_move_anybody_or_a_hero_change_hands(edition: str) -> None:
    match = dice(brothers("camps=r/r/r", edition=edition), 0, "1 1 w9")
    assert camps(match) == "r/r/r"
    match = brothers("turn | 0 hero=marsh hand=ore | 1 hero=mance", edition=edition)
    play(match, "0 marsh ore > brick")
    assert refused(match, 0, "exchange mance") == "watch.hero.display"
