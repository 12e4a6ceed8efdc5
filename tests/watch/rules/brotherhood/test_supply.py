"""The chapter supply of the almanac, as far as the Brotherhood adds to it."""

import pytest
from tests.watch.helpers import at, hand, play, refused
from tests.watch.rules.brotherhood.north import brothers


@pytest.mark.rule("watch.supply.three-to-one", allows=True)
def test_three_cards_buy_one() -> None:
    match = play(brothers("turn | 0 hand=ore3"), "0 supply ore > lumber")
    assert hand(match, 0) == {"lumber": 1}


@pytest.mark.rule("watch.supply.three-to-one", allows=True)
def test_a_trade_route_still_takes_two() -> None:
    match = brothers("turn | 0 hand=wool2,ore2 settlements=0,3.S")
    play(match, "0 supply wool > grain")
    assert hand(match, 0) == {"ore": 2, "grain": 1}
    assert refused(match, 0, "supply ore > grain") == "watch.supply.rate"


@pytest.mark.rule("watch.supply.three-to-one", refuses=True)
def test_two_are_too_few_and_of_four_only_three_are_taken() -> None:
    assert refused(brothers("turn | 0 hand=ore2"), 0, "supply ore > brick") == "watch.supply.rate"
    match = play(brothers("turn | 0 hand=ore4"), "0 supply ore > brick")
    assert hand(match, 0) == {"ore": 1, "brick": 1}


@pytest.mark.rule("watch.supply.three-to-one", refuses=True)
def test_in_the_base_game_three_are_too_few() -> None:
    assert refused(at("turn | 0 hand=ore3"), 0, "supply ore > brick") == "watch.supply.rate"


@pytest.mark.rule("watch.supply.three-to-one", refuses=True)
def test_a_station_gives_no_better_rate_and_like_for_like_is_refused() -> None:
    match = brothers("turn | 0 hand=wool2,ore3 settlements=0,3.S", stations=1)
    assert refused(match, 0, "supply wool > grain") == "watch.supply.rate"
    assert refused(match, 0, "supply ore > ore") == "watch.trade.like-for-like"
