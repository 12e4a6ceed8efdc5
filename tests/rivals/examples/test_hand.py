"""Worked examples of the hand: its limit, drawing, putting back, the exchange."""

from tests.rivals.helpers import (
    allowed,
    asked,
    at,
    begin,
    choices,
    finish_turn,
    hand,
    play,
    refused,
    resources,
    side,
    stack,
)


def test_three_cards_are_held_and_four_with_a_book() -> None:
    """Book 557–559, 715–722: the figure of the hand limit."""
    match = play(at("| 0 hand=scout,inga cards=5a:abbey"), "end")
    play(match, "draw 1", "deal osmund")
    assert asked(match) == "0 draw"
    assert refused(match, "pass") == "rivals.hand.must-draw"
    play(match, "draw 2", "deal austin")
    assert hand(match, 0) == ["austin", "inga", "osmund", "scout"]
    match = play(at("| 0 hand=scout,inga"), "end", "draw 4", "deal osmund")
    assert asked(match) == "0 exchange"


def test_a_lost_abbey_makes_the_hand_smaller_at_the_end_of_the_turn() -> None:
    """Book 1484–1486: "put back the cards that are too many"."""
    match = at("roll | 0 hand=scout,inga,osmund,austin cards=5a:abbey | 1 cards=5a:candamir")
    play(match, "roll", "dice 3 event", "event feud", "under 1")
    assert side(match, 0)["hand_limit"] == 3
    play(match, "end")
    assert asked(match) == "0 excess"


def test_surplus_cards_go_under_any_stack() -> None:
    """Book 565–567: cards of one's own choice, face down."""
    match = play(at("| 0 hand=scout,inga,osmund,austin,harald"), "end")
    play(match, "card scout", "under 1", "card harald", "under 4")
    assert asked(match) == "0 exchange"
    assert hand(match, 0) == ["austin", "inga", "osmund"]
    assert (stack(match, 1, 0)[-1], stack(match, 4, 0)[-1]) == ("scout", "harald")
    assert "scout" not in str(match.view(1)["stacks"])


def test_a_card_drawn_now_is_played_in_the_next_turn() -> None:
    """Book 569–570, 672–673: the action phase is over when cards are drawn."""
    match = play(at("| 0 hand=scout,inga stock=*:3"), "end", "draw 1", "deal goldsmith")
    assert refused(match, "play goldsmith") == "rivals.turn.not-asked"
    finish_turn(play(match, "pass", "1 roll", "dice 1 trade"))
    assert allowed(play(match, "0 roll", "dice 1 trade"), "play goldsmith")


def test_a_card_of_the_hand_is_exchanged_for_the_top_of_a_stack() -> None:
    """Book 654–659: first a card goes under a stack, then another is taken unseen."""
    match = play(at("| 0 hand=scout,inga,osmund"), "end", "card scout", "under 2")
    play(match, "draw 3", "deal abbey")
    assert hand(match, 0) == ["abbey", "inga", "osmund"]
    assert stack(match, 2, 0)[-1] == "scout"
    assert asked(match) == "1 roll"


def test_for_two_resources_a_stack_is_looked_through_and_keeps_its_order() -> None:
    """Book 660–666: two of any kind; the order of the stack is not changed."""
    match = at("stack2=scout,harald,austin,abbey | 0 hand=candamir,inga,osmund")
    play(match, "end", "card inga", "under 1", "look 2", "give a5", "give b6", "pick 3")
    assert hand(match, 0) == ["candamir", "harald", "osmund"]
    assert stack(match, 2, 0) == ["abbey", "austin", "scout"]
    assert resources(match, 0) == {"brick": 1, "ore": 1, "grain": 1}


def test_who_has_looked_must_take_a_card() -> None:
    """Book 668–670: "you must take 1 card all the same"."""
    match = at("stack2=scout,harald | 0 hand=candamir,inga,osmund")
    play(match, "end", "card inga", "under 1", "look 2", "give a5", "give b6")
    assert refused(match, "pass") == "rivals.exchange.must-take"
    assert choices(match, "pick") == {"1", "2"}


def test_without_two_resources_only_the_top_card_can_be_taken() -> None:
    """Book 660: the price of looking."""
    match = at("| 0 hand=candamir,inga,osmund stock=*:0,a5:1")
    play(match, "end", "card inga", "under 1")
    assert refused(match, "look 2") == "rivals.exchange.pay"
    assert allowed(match, "draw 2")


def test_the_start_hands_of_the_introductory_game_are_three_cards_each() -> None:
    """Book 196–199: no exchange and no choice at the start."""
    match = play(begin(), "open 1", "deal inga", "deal abbey", "deal scout")
    play(match, "open 2", "deal osmund", "deal abbey", "deal scout")
    assert (len(hand(match, 0)), len(hand(match, 1))) == (3, 3)
