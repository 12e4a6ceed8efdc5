"""The chapter trade of the almanac: offers, answers, counter-offers between players."""

import pytest
from tests.watch.helpers import (
    AnyMatch,
    allowed,
    at,
    at_start,
    choices,
    hand,
    play,
    refused,
    seen,
    table,
)

from hexhold import NotationError


def market(**options: object) -> AnyMatch:
    """Pete, whose turn it is, Olivia and Charlotte, as in the example of the books."""
    return at("turn | 0 hand=lumber2,ore3 | 1 hand=brick | 2 hand=brick", 3, **options)


@pytest.mark.rule("watch.trade.active-seat", allows=True)
def test_the_others_propose_terms_to_the_active_player() -> None:
    match = play(market(), "0 offer ore > brick")
    assert allowed(match, 1, "counter brick > ore,ore,ore")
    assert allowed(match, 2, "counter brick > lumber,ore")


@pytest.mark.rule("watch.trade.active-seat", refuses=True)
def test_the_others_do_not_trade_among_themselves() -> None:
    match = market()
    assert refused(match, 1, "offer brick > lumber") == "watch.trade.active-seat"
    play(match, "0 offer ore > brick", "2 counter brick > lumber,ore")
    assert refused(match, 1, "offer brick > lumber") == "watch.trade.active-seat"
    assert refused(match, 1, "confirm 2") == "watch.trade.active-seat"
    assert refused(match, 2, "withdraw") == "watch.trade.active-seat"


@pytest.mark.rule("watch.trade.agreement", allows=True)
def test_the_active_player_picks_the_answer_that_suits() -> None:
    match = play(market(), "0 offer ore > brick")
    play(match, "1 counter brick > ore,ore,ore", "2 counter brick > lumber,ore", "0 confirm 2")
    assert hand(match, 0) == {"lumber": 1, "ore": 2, "brick": 1}
    assert hand(match, 1) == {"brick": 1}
    assert hand(match, 2) == {"lumber": 1, "ore": 1}


@pytest.mark.rule("watch.trade.agreement", allows=True)
def test_an_accepted_offer_is_settled_on_its_own_terms() -> None:
    match = play(market(), "0 offer ore > brick", "2 accept", "1 accept", "0 confirm 1")
    assert hand(match, 0) == {"lumber": 2, "ore": 2, "brick": 1}
    assert hand(match, 1) == {"ore": 1}


@pytest.mark.rule("watch.trade.agreement", allows=True)
def test_an_offer_ends_when_it_is_taken_back_or_all_decline() -> None:
    match = play(market(), "0 offer ore > brick", "1 accept", "0 withdraw")
    assert table(match)["offer"] is None
    play(match, "0 offer ore > brick", "2 decline", "1 decline")
    assert table(match)["offer"] is None
    assert hand(match, 0) == {"lumber": 2, "ore": 3}


@pytest.mark.rule("watch.trade.agreement", refuses=True)
def test_nothing_is_settled_with_who_has_not_agreed() -> None:
    match = play(market(), "0 offer ore > brick", "1 decline")
    for seat in (0, 1, 2, 3):
        assert refused(match, 0, f"confirm {seat}") == "watch.trade.agreement"
    assert refused(match, 1, "accept") == "watch.trade.agreement"


@pytest.mark.rule("watch.trade.agreement", refuses=True)
def test_without_an_offer_there_is_nothing_to_answer() -> None:
    match = market()
    for action in ("accept", "decline", "counter brick > ore"):
        assert refused(match, 1, action) == "watch.trade.agreement"
    for action in ("accept", "confirm 1", "withdraw", "counter ore > brick"):
        assert refused(match, 0, action) == "watch.trade.agreement"


@pytest.mark.rule("watch.trade.agreement", allows=True)
def test_any_number_of_cards_is_traded_at_once() -> None:
    match = at("turn | 0 hand=lumber9,ore7 | 1 hand=brick6,wool3", 3)
    given, wanted = ",".join(["lumber"] * 9 + ["ore"] * 6), ",".join(["brick"] * 6 + ["wool"] * 3)
    play(match, f"0 offer {given} > {wanted}", "1 accept", "0 confirm 1")
    assert hand(match, 0) == {"brick": 6, "wool": 3, "ore": 1}
    assert hand(match, 1) == {"lumber": 9, "ore": 6}


@pytest.mark.rule("watch.trade.agreement", allows=True)
def test_the_active_player_may_ask_for_offers_and_take_one() -> None:
    match = play(market(), "0 invite")
    assert table(match)["offer"]["give"] == table(match)["offer"]["want"] == {}
    play(match, "1 counter brick > ore,ore", "2 counter brick > lumber", "0 confirm 2")
    assert hand(match, 0) == {"lumber": 1, "ore": 3, "brick": 1}


@pytest.mark.rule("watch.trade.agreement", refuses=True)
def test_an_invitation_names_nothing_that_could_be_accepted() -> None:
    match = play(market(), "0 invite")
    assert refused(match, 1, "accept") == "watch.trade.agreement"
    assert refused(match, 0, "confirm 1") == "watch.trade.agreement"
    play(match, "1 decline", "2 decline")
    assert table(match)["offer"] is None


@pytest.mark.rule("watch.trade.held", refuses=True)
def test_who_has_nothing_to_give_asks_for_no_offers() -> None:
    assert refused(at("turn | 1 hand=brick"), 0, "invite") == "watch.trade.held"


@pytest.mark.rule("watch.trade.active-seat", refuses=True)
def test_only_the_active_player_asks_for_offers() -> None:
    match = market()
    assert refused(match, 1, "invite") == "watch.trade.active-seat"
    play(match, "0 offer ore > brick")
    assert refused(match, 1, "invite") == "watch.trade.active-seat"


@pytest.mark.rule("watch.trade.no-gifts", allows=True)
def test_a_trade_may_be_as_uneven_as_one_likes() -> None:
    assert allowed(market(), 0, "offer lumber,ore,ore,ore > brick")


@pytest.mark.rule("watch.trade.no-gifts", refuses=True)
def test_nothing_is_given_away() -> None:
    match = market()
    assert refused(match, 0, "offer ore > -") == "watch.trade.no-gifts"
    assert refused(match, 0, "offer - > brick") == "watch.trade.no-gifts"
    play(match, "0 offer ore > brick")
    assert refused(match, 1, "counter brick > -") == "watch.trade.no-gifts"


@pytest.mark.rule("watch.trade.like-for-like", allows=True)
def test_different_resources_are_traded() -> None:
    assert allowed(market(), 0, "offer ore,ore,ore > brick")
    assert allowed(at("turn | 0 hand=ore4"), 0, "supply ore > brick")


@pytest.mark.rule("watch.trade.like-for-like", refuses=True)
def test_no_resource_stands_on_both_sides() -> None:
    match = at("turn | 0 hand=wool2,ore4 | 1 hand=ore,wool")
    assert refused(match, 0, "offer wool,wool > wool") == "watch.trade.like-for-like"
    assert refused(match, 0, "offer ore,ore,ore > ore") == "watch.trade.like-for-like"
    assert refused(match, 0, "offer ore,wool > ore") == "watch.trade.like-for-like"
    assert refused(match, 0, "supply ore > ore") == "watch.trade.like-for-like"
    play(match, "0 offer wool > ore")
    assert refused(match, 1, "counter ore,wool > wool") == "watch.trade.like-for-like"


@pytest.mark.rule("watch.trade.held", allows=True)
def test_one_may_trade_as_often_as_the_cards_last_and_ask_for_anything() -> None:
    match = market()
    for partner in (1, 2):
        play(match, "0 offer ore > brick", f"{partner} accept", f"0 confirm {partner}")
    assert hand(match, 0) == {"lumber": 2, "ore": 1, "brick": 2}
    assert allowed(match, 0, "offer ore > grain,grain,grain,grain")


@pytest.mark.rule("watch.trade.held", refuses=True)
def test_nobody_gives_what_they_do_not_hold() -> None:
    match = market()
    assert refused(match, 0, "offer ore,ore,ore,ore > brick") == "watch.trade.held"
    assert refused(match, 0, "supply grain > brick") == "watch.trade.held"
    play(match, "0 offer ore > wool", "1 counter brick > wool")
    assert refused(match, 2, "accept") == "watch.trade.held"
    assert refused(match, 2, "counter brick,brick > ore") == "watch.trade.held"
    assert refused(match, 0, "confirm 1") == "watch.trade.held"


@pytest.mark.rule("watch.trade.resources-only", allows=True)
def test_each_of_the_five_resources_may_be_offered() -> None:
    match = at("turn | 0 hand=brick,lumber,wool,grain,ore cards=patrol")
    assert choices(match, 0, "put") == {"brick", "lumber", "wool", "grain", "ore"}
    assert allowed(match, 0, "offer brick,lumber,wool,grain > ore")


@pytest.mark.rule("watch.trade.resources-only", refuses=True)
def test_development_cards_are_neither_traded_nor_stolen() -> None:
    match = at("turn | 0 hand=ore cards=patrol")
    with pytest.raises(NotationError, match="patrol"):
        refused(match, 0, "offer patrol > brick")
    robbery = at_start("phase=move-tormund rolled=1 | 2 cards=patrol3")
    play(robbery, "0 tormund 1,0")
    assert seen(robbery, 2)["cards"] == 3
    assert allowed(robbery, 0, "end")


@pytest.mark.rule("watch.trade.offers", allows=True)
def test_a_new_turn_brings_new_offers_and_counter_offers_are_not_counted() -> None:
    match = play(market(offers=1), "0 offer ore > brick")
    play(match, "1 counter brick > ore,ore", "2 counter brick > lumber", "0 confirm 2", "0 end")
    assert table(match)["offers"] == 0
    play(match, "1 roll", "chance dice 1 1")
    assert allowed(match, 1, "offer brick > ore")


@pytest.mark.rule("watch.trade.offers", allows=True)
def test_an_offer_that_leads_to_a_trade_is_not_counted() -> None:
    match = market(offers=1)
    play(match, "0 offer ore > brick", "1 accept", "0 confirm 1")
    assert table(match)["offers"] == 0
    play(match, "0 invite", "2 counter brick > ore", "0 confirm 2")
    assert allowed(match, 0, "offer brick,brick > ore")


@pytest.mark.rule("watch.trade.offers", refuses=True)
def test_it_was_counted_before_the_rulings_were_corrected() -> None:
    match = market(offers=1, rulings="2")
    play(match, "0 offer ore > brick", "1 accept", "0 confirm 1")
    assert refused(match, 0, "offer ore > brick") == "watch.trade.offers"


@pytest.mark.rule("watch.trade.offers", refuses=True)
def test_no_offer_goes_beyond_the_number_of_a_turn() -> None:
    match = market(offers=2)
    for _ in range(2):
        play(match, "0 offer ore > brick", "0 withdraw")
    assert refused(match, 0, "offer ore > brick") == "watch.trade.offers"


@pytest.mark.rule("watch.trade.offers", refuses=True)
def test_nobody_offers_when_the_match_is_played_without_trade() -> None:
    match = market(trade=False)
    assert refused(match, 0, "offer ore > brick") == "watch.trade.offers"
    assert refused(match, 0, "invite") == "watch.trade.offers"
    assert not choices(match, 0, "put")
