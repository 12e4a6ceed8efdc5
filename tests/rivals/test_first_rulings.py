"""`rulings=1` plays as before our rulings were corrected; each is shown beside the one of today."""

import pytest
from tests.rivals.helpers import AnyMatch, asked, at, choices, event, play, refused, roll, stock

import hexhold
from hexhold.games import make_game, recall_game

STRONG = "cards=5a:candamir"
FLEET = "5a:ore_ship,6a:wool_ship,6b:gold_ship"
HOUSES = "columns=5*,6 cards=5a:abbey,5a:inga,5b:storehouse,6a:toll_bridge,6b:grain_mill"
VOYAGE = "play turmoil.voyage_of_plunder"
DOCTOR = "play progress.doctor"


def test_a_new_match_has_the_corrected_rulings_and_a_kept_one_its_own() -> None:
    assert make_game("rivals", {}).options["rulings"] == "2"
    assert recall_game("rivals", {}).options["rulings"] == "1"
    assert recall_game("rivals", {"rulings": "2"}).options["rulings"] == "2"


def test_by_the_first_rulings_the_attacker_chose_in_both_editions() -> None:
    for edition in ("ru", "en"):
        assert recall_game("rivals", {"edition": edition}).options["voyage_chooser"] == "attacker"
    kept = recall_game("rivals", {"voyage_chooser": "victim"})
    assert kept.options["voyage_chooser"] == "victim"
    assert hexhold.game("rivals").options["voyage_chooser"] == "victim"


# -- the Moneylender ----------------------------------------------------------


def lender(rulings: str) -> AnyMatch:
    seat = f"columns=5*,6 cards=5b:gold.moneylender,{FLEET}"
    return roll(at(f"roll | 0 {seat}", "gold", rulings=rulings), 3, "trade")


def test_the_moneylender_could_take_none() -> None:
    assert asked(play(lender("1"), "pass")) == "0 main"
    assert refused(lender("2"), "pass") == "rivals.stock.taken"


# -- gold for a full field ----------------------------------------------------


def plenty(rulings: str) -> AnyMatch:
    seat = "cards=5a:storehouse,6a:abbey,5b:harald cache=0 stock=a6:3"
    return event(at(f"roll | 0 {seat}", "gold", rulings=rulings), "year_of_plenty", 3)


def test_a_full_field_filled_the_cache_in_a_year_of_plenty() -> None:
    assert stock(plenty("1"), 0)["cache"] == 2
    assert stock(plenty("2"), 0)["cache"] == 0


def bath(rulings: str) -> AnyMatch:
    seat = "columns=5*,6 cards=5a:progress.bath_house,5b:harald hand=progress.doctor cache=1"
    return at(f"| 0 {seat} stock=a6:3,a5:3", "duel", rulings=rulings)


def test_the_doctor_filled_the_cache_for_a_full_field() -> None:
    assert stock(play(bath("1"), DOCTOR), 0)["cache"] == 2
    assert refused(bath("2"), DOCTOR) == "rivals.doctor.no-effect"


def test_the_doctor_never_came_where_the_cache_is_full_too() -> None:
    seat = "columns=5*,6 cards=5a:progress.bath_house,5b:harald hand=progress.doctor cache=3"
    match = at(f"| 0 {seat} stock=a6:3,a5:3", "duel", rulings="1")
    assert refused(match, DOCTOR) == "rivals.doctor.no-effect"


# -- the Voyage of Plunder ----------------------------------------------------


def voyage(rulings: str, theirs: str) -> AnyMatch:
    seat = f"{STRONG} hand=turmoil.voyage_of_plunder"
    return at(f"| 0 {seat} | 1 stock={theirs}", "turmoil", rulings=rulings)


@pytest.mark.rule("rivals.voyage-of-plunder.no-effect", refuses=True, allows=True)
def test_a_voyage_needed_a_prize() -> None:
    assert refused(voyage("1", "*:0"), VOYAGE) == "rivals.voyage-of-plunder.no-effect"
    assert asked(play(voyage("1", "*:1"), VOYAGE)) == "0 want"
    assert asked(play(voyage("2", "*:0"), VOYAGE)) == "0 main"


# -- brigands -----------------------------------------------------------------


def robbed(rulings: str) -> AnyMatch:
    """Two gold and two wool lie in the open, and two wool beside a Storehouse."""
    land = "columns=5,6,7 regions=a8:fields3:2,b8:pasture5:2"
    seat = f"{land} cards=5b:storehouse stock=b6:2,a6:2,a7:2,a5:1,b7:0"
    return roll(at(f"roll | 0 {seat}", rulings=rulings), 3, "brigand")


def test_brigands_were_owed_gold_for_gold_and_wool_for_wool() -> None:
    match = robbed("1")
    assert (asked(match), stock(match, 0)["a6"]) == ("0 give", 0)  # all the gold is gone at once
    assert choices(match, "give") == {"b6", "b8"}
    assert refused(match, "give a6") == "rivals.stock.owed"
    assert asked(play(match, "give b6", "give b6")) == "0 main"
    assert choices(robbed("2"), "give") == {"a6", "b6", "b8"}


def test_brigands_were_given_nothing_from_the_cache_either() -> None:
    land = "columns=5,6,7 regions=a8:gold2:2,b8:fields3:2 cache=2"
    seat = f"{land} cards=5a:storehouse,5b:harald stock=a5:3,a6:1,a7:2,b5:2,b6:1,b7:3"
    match = roll(at(f"roll | 0 {seat}", "gold", rulings="1"), 3, "brigand")
    assert choices(match, "give") == {"a6", "a8"}
    assert refused(match, "give cache") == "rivals.stock.owed"


# -- feuds --------------------------------------------------------------------


def feud(rulings: str) -> AnyMatch:
    return event(at(f"roll | 0 {STRONG} | 1 {HOUSES}", rulings=rulings), "feud", 3)


@pytest.mark.rule("rivals.feud.order", refuses=True, allows=True)
def test_the_buildings_of_a_feud_were_named_in_their_order() -> None:
    match = feud("1")
    assert choices(match, "slot") == {"5a1", "5b1"}
    assert refused(match, "slot 6b1") == "rivals.feud.order"
    assert refused(match, "slot 5a2") == "rivals.feud.building"  # a hero
    assert asked(play(match, "slot 5b1")) == "1 lose"  # two were left, and named by themselves
    assert choices(feud("2"), "slot") == {"5a1", "5b1", "6a1", "6b1"}
    assert asked(play(feud("2"), "slot 5b1")) == "0 name"
