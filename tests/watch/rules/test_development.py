"""The chapter development of the almanac: buying cards, when to play them, what is secret."""

import pytest
from tests.watch.helpers import (
    DEVELOPMENT,
    allowed,
    at,
    own,
    play,
    refused,
    roll,
    seen,
    table,
    told,
)

from hexhold import SPECTATOR

RICH = "wool4,grain4,ore4"
# All cards but some victory points are out of the deck.
NEARLY_EMPTY = f"turn gone=roads2,winter2 | 0 hand={RICH} | 1 cards=patrol14,victory{{}}"


@pytest.mark.rule("watch.development.deck", allows=True)
def test_one_may_buy_several_cards_down_to_the_last() -> None:
    match = at(NEARLY_EMPTY.format(3))
    play(match, "0 buy", "chance draw victory", "0 buy", "chance draw victory")
    assert table(match)["deck"] == 0
    assert seen(match, 0)["cards"] == 2


@pytest.mark.rule("watch.development.deck", refuses=True)
def test_nothing_is_bought_from_an_empty_deck() -> None:
    match = at(NEARLY_EMPTY.format(4))
    play(match, "0 buy", "chance draw victory")
    assert refused(match, 0, "buy") == "watch.development.deck"


@pytest.mark.rule("watch.development.held", allows=True)
@pytest.mark.parametrize(
    ("card", "action"), [("patrol", "patrol"), ("roads", "roads"), ("winter", "winter ore,ore")]
)
def test_a_card_that_is_held_may_be_played(card: str, action: str) -> None:
    assert allowed(at(f"turn | 0 cards={card} settlements=0,0.N"), 0, action)


@pytest.mark.rule("watch.development.held", refuses=True)
def test_nobody_plays_a_card_they_do_not_hold() -> None:
    match = at("turn | 0 cards=victory | 1 cards=patrol,roads,winter")
    for action in ("patrol", "roads", "winter ore,ore"):
        assert refused(match, 0, action) == "watch.development.held"


@pytest.mark.rule("watch.development.one-a-turn", allows=True)
def test_a_card_may_be_played_every_turn() -> None:
    match = play(at("| 0 cards=winter2"), "0 winter ore,ore")
    for seat in range(4):
        play(roll(match, seat, 12), f"{seat} end")
    assert allowed(match, 0, "winter ore,ore")


@pytest.mark.rule("watch.development.one-a-turn", refuses=True)
def test_no_second_card_of_any_kind_is_played_in_a_turn() -> None:
    match = play(at("| 0 cards=winter2,patrol settlements=0,0.N"), "0 winter ore,ore")
    assert refused(match, 0, "patrol") == "watch.development.one-a-turn"
    roll(match, 0, 12)
    assert refused(match, 0, "winter ore,ore") == "watch.development.one-a-turn"


@pytest.mark.rule("watch.development.any-time", allows=True)
def test_a_card_may_be_played_before_the_roll_and_after_it() -> None:
    assert allowed(at("| 0 cards=patrol"), 0, "patrol")
    match = at(f"turn | 0 hand={RICH} cards=patrol")
    play(match, "0 buy", "chance draw roads")
    assert allowed(match, 0, "patrol")
    trading = at("turn | 0 hand=ore cards=patrol", phases="separate")
    assert allowed(trading, 0, "patrol")
    assert allowed(play(trading, "0 build"), 0, "patrol")


@pytest.mark.rule("watch.development.any-time", refuses=True)
def test_a_card_is_not_played_in_anothers_turn_or_in_the_middle_of_something() -> None:
    match = at("| 0 hand=ore8 cards=patrol | 1 cards=patrol")
    assert refused(match, 1, "patrol") == "watch.turn.order"
    roll(match, 0, 7)
    assert refused(match, 0, "patrol") == "watch.seven.order"
    play(match, *["0 discard ore"] * 4)
    assert refused(match, 0, "patrol") == "watch.seven.order"


@pytest.mark.rule("watch.development.not-same-turn", allows=True)
def test_an_older_copy_may_be_played_and_the_new_card_next_turn() -> None:
    match = at(f"turn | 0 hand={DEVELOPMENT} cards=patrol")
    play(match, "0 buy", "chance draw patrol")
    assert allowed(match, 0, "patrol")
    play(match, "0 end")
    for seat in (1, 2, 3):
        play(roll(match, seat, 12), f"{seat} end")
    assert own(match, 0)["cards"]["patrol"] == 2


@pytest.mark.rule("watch.development.not-same-turn", allows=True)
def test_a_victory_point_counts_in_the_turn_it_is_bought() -> None:
    match = at(f"turn | 0 hand={DEVELOPMENT}")
    play(match, "0 buy", "chance draw victory")
    assert own(match, 0)["points"] == 1


@pytest.mark.rule("watch.development.not-same-turn", refuses=True)
@pytest.mark.parametrize(
    ("card", "action"), [("patrol", "patrol"), ("roads", "roads"), ("winter", "winter ore,ore")]
)
def test_a_card_is_not_played_in_the_turn_it_was_bought(card: str, action: str) -> None:
    match = at(f"turn | 0 hand={DEVELOPMENT} settlements=0,0.N")
    play(match, "0 buy", f"chance draw {card}")
    assert refused(match, 0, action) == "watch.development.not-same-turn"


@pytest.mark.rule("watch.development.hidden", allows=True)
def test_all_see_how_many_cards_one_has_and_the_buyer_sees_which() -> None:
    match = at(f"turn | 0 hand={DEVELOPMENT} cards=patrol")
    play(match, "0 buy", "chance draw winter")
    assert seen(match, 0)["cards"] == 2
    assert own(match, 0)["bought"]["winter"] == 1
    assert told(match, 0, "card-bought")[0]["card"] == "winter"


@pytest.mark.rule("watch.development.hidden", refuses=True)
def test_nobody_else_learns_what_was_bought() -> None:
    drawn = [at(f"turn | 0 hand={DEVELOPMENT}") for _ in range(2)]
    for match, card in zip(drawn, ("winter", "victory"), strict=True):
        play(match, "0 buy", f"chance draw {card}")
    for viewer in (1, 2, 3, SPECTATOR):
        assert drawn[0].view(viewer) == drawn[1].view(viewer)
        assert drawn[0].events_for(viewer) == drawn[1].events_for(viewer)


@pytest.mark.rule("watch.development.after-play", allows=True)
def test_a_played_patrol_stays_face_up() -> None:
    match = play(at("turn | 0 cards=patrol"), "0 patrol", "0 tormund 0,0")
    assert seen(match, 0)["patrols"] == 1
    assert seen(match, 0)["cards"] == 0


@pytest.mark.rule("watch.development.after-play", refuses=True)
def test_a_played_progress_card_does_not_come_back() -> None:
    match = play(at(f"turn | 0 hand={DEVELOPMENT} cards=winter2"), "0 winter ore,ore", "0 buy")
    odds = {match.text(action): round(chance * 21) for action, chance in match.outcomes()}
    assert odds == {"draw patrol": 14, "draw roads": 2, "draw victory": 5}
    assert own(match, 0)["cards"]["winter"] == 1
