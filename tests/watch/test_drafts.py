"""An offer is put together from small words, in one order; until it is said it is a secret."""

import pytest
from tests.watch.helpers import AnyMatch, allowed, at, choices, own, play, refused, table, told

import hexhold
from hexhold import Illegal, NotationError, Rng

ORDER = "watch.turn.one-thing-at-a-time"


def market() -> AnyMatch:
    return at("turn | 0 hand=lumber2,ore3 | 1 hand=brick2,wool | 2 hand=brick", 3)


def words(match: AnyMatch, seat: int) -> list[str]:
    return [match.text(action) for action in match.legal(seat)]


# ------------------------------------------------------------------ one order


def test_what_is_given_comes_first_then_what_is_wanted_each_kind_by_kind() -> None:
    match = play(market(), "0 put lumber")
    assert words(match, 0) == [
        "put lumber",
        "put ore",
        "ask brick",
        "ask wool",
        "ask grain",
        "ask ore",
    ]
    play(match, "0 put ore")
    assert words(match, 0) == ["put ore", "ask brick", "ask wool", "ask grain"]
    play(match, "0 ask wool")
    assert words(match, 0) == ["propose", "ask wool", "ask grain"]
    play(match, "0 propose")
    assert table(match)["offer"]["give"] == {"lumber": 1, "ore": 1}
    assert table(match)["offer"]["want"] == {"wool": 1}


def test_words_in_another_order_are_refused() -> None:
    match = play(market(), "0 put ore")
    assert refused(match, 0, "put lumber") == ORDER
    play(match, "0 ask wool")
    assert refused(match, 0, "put ore") == ORDER
    assert refused(match, 0, "ask brick") == ORDER


def test_what_was_begun_is_finished_before_anything_else() -> None:
    match = play(market(), "0 put ore")
    for other in ("end", "invite", "reply", "claim"):
        assert refused(match, 0, other) == ORDER
    assert refused(match, 0, "propose") == "watch.trade.no-gifts"


def test_the_words_keep_the_rules_of_trade() -> None:
    match = at("turn | 0 hand=brick,lumber,wool,grain,ore", 3)
    assert refused(match, 0, "ask ore") == "watch.trade.no-gifts"
    play(match, "0 put brick", "0 put lumber", "0 put wool", "0 put grain")
    assert refused(match, 0, "put grain") == "watch.trade.held"
    assert refused(match, 0, "put ore") == "watch.trade.like-for-like"
    assert refused(match, 0, "ask brick") == "watch.trade.like-for-like"
    assert choices(match, 0, "ask") == {"ore"}


def test_no_more_is_asked_for_than_there_is_in_the_box() -> None:
    match = play(market(), "0 put ore", *["0 ask brick"] * 19)
    assert refused(match, 0, "ask brick") == "watch.trade.held"
    with pytest.raises(NotationError, match="at most 19 cards of a kind"):
        match.check(0, "offer ore > " + ",".join(["brick"] * 20))


def test_several_seats_put_their_answers_together_at_once() -> None:
    match = play(market(), "0 offer ore > brick", "1 put brick", "2 put brick", "1 ask ore")
    assert match.actors == [1, 2, 0]
    assert refused(match, 1, "decline") == ORDER
    play(match, "2 ask lumber", "1 ask ore", "2 reply", "1 reply", "0 confirm 1")
    assert own(match, 0)["hand"]["ore"] == 1


def test_what_nobody_waits_for_any_longer_is_forgotten() -> None:
    match = play(market(), "0 offer ore > brick", "1 put brick", "0 withdraw")
    assert own(match, 1)["draft"] is None
    assert "draft" not in match.position()


# ------------------------------------------------------------------ a secret


def test_only_its_seat_sees_what_is_put_together() -> None:
    match = play(market(), "0 put ore", "0 ask brick")
    assert own(match, 0)["draft"] == {"give": {"ore": 1}, "want": {"brick": 1}}
    for seat in (1, 2, hexhold.SPECTATOR):
        assert match.view(seat) == market().view(seat)
        assert match.events_for(seat) == [{"event": "changed", "changes": []}]


def test_others_are_imagined_to_have_begun_nothing() -> None:
    match = play(market(), "0 offer ore > brick", "1 put brick", "2 put brick")
    dream = match.imagine(1, Rng(1))
    assert dream.seats[1].draft_give == match.state.seats[1].draft_give != 0
    assert dream.seats[2].draft_give == 0


def test_a_position_keeps_what_is_put_together() -> None:
    match = play(market(), "0 put ore", "0 put ore", "0 ask brick")
    assert "draft_give=ore2 draft_want=brick1" in match.position()
    assert hexhold.continue_from(match.game, match.position()).state == match.state


@pytest.mark.parametrize(
    "position",
    [
        "turn | 0 hand=ore draft_give=ore2",
        "turn | 0 hand=ore draft_want=ore",
        "turn | 0 hand=ore draft_give=ore draft_want=ore",
        "turn | 0 hand=brick,lumber,wool,grain,ore draft_give=brick,lumber,wool,grain,ore",
        "turn | 0 hand=ore draft_give=ore draft_want=brick20",
        "turn | 1 hand=ore draft_give=ore",
        "phase=before-roll | 0 hand=ore draft_give=ore",
        "turn offers=4 | 0 hand=ore draft_give=ore",
    ],
)
def test_a_position_where_nobody_could_put_that_together_is_refused(position: str) -> None:
    with pytest.raises(NotationError, match="the offer and its answers"):
        at(position)


# ------------------------------------------------------------------ a macro


def test_an_offer_in_one_piece_is_its_words() -> None:
    one, other = market(), market()
    play(one, "0 offer ore,lumber > brick")
    play(other, "0 put lumber", "0 put ore", "0 ask brick", "0 propose")
    assert one.state == other.state
    assert one.moves == other.moves
    assert one.record() == other.record()
    assert one.record().splitlines()[-2] == "0 offer lumber,ore > brick"


def test_it_is_done_as_a_whole_or_not_at_all() -> None:
    match = market()
    before = match.state.copy()
    with pytest.raises(Illegal) as raised:
        match.play(0, "offer lumber,lumber,lumber > brick")
    assert raised.value.refusal.rule == "watch.trade.held"
    assert raised.value.refusal.action == "offer lumber,lumber,lumber > brick"
    assert match.state == before
    assert match.moves == []


def test_it_is_one_step() -> None:
    match = play(market(), "0 offer lumber,ore > brick")
    assert told(match, 1, "offered")
    match.take_back()
    assert match.state == market().state
    assert match.moves == []


def test_it_counts_as_one_decision() -> None:
    match = play(market(), "0 offer lumber,ore > brick", "1 counter brick > ore,ore", "2 decline")
    assert match.game.tally(match.state, match.moves).decisions == 3


def test_a_seat_that_was_interrupted_is_written_down_word_by_word() -> None:
    match = play(
        market(), "0 offer ore > brick", "1 put brick", "2 decline", "1 ask ore", "1 reply"
    )
    lines = match.record().splitlines()[3:-1]
    assert lines == [
        "0 offer ore > brick", "1 put brick", "2 decline", "1 ask ore", "1 reply",
    ]  # fmt: skip
    assert hexhold.replay(match.record()).moves == match.moves


def test_what_can_be_said_in_one_piece_is_known_by_its_kind() -> None:
    match = market()
    assert [*match.game.composed(match.state, 0)] == ["offer"]
    assert not match.game.composed(match.state, 1)
    play(match, "0 offer ore > brick")
    assert [*match.game.composed(match.state, 1)] == ["counter"]
    assert not match.game.composed(match.state, 0)
    for text in match.game.composed(match.state, 1).values():
        assert allowed(match, 1, text) or refused(match, 1, text)


def test_every_exchange_is_allowed_exactly_when_its_words_are() -> None:
    """And a macro's own reasons are those that an offer always had: gift, like, held."""
    rng = Rng(5)
    sides = ["-", "ore", "brick", "lumber", "ore,ore", "lumber,ore", "brick,wool", "wool"]
    match = play(market(), "0 offer ore > brick")
    for _ in range(300):
        give, want = (sides[int(rng.below(len(sides)))] for _ in range(2))
        refused(match, 1, f"counter {give} > {want}")  # asserts that both agree
        refused(market(), 0, f"offer {give} > {want}")
    assert refused(market(), 0, "offer wool > wool") == "watch.trade.like-for-like"
    assert refused(market(), 0, "offer wool > -") == "watch.trade.no-gifts"
