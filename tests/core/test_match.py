"""A match checks, records, copies, and tells each seat its own story."""

import pytest
from tests.tiny_game.tiny.game import make

import hexhold
from hexhold import CHANCE, SPECTATOR, Action, Illegal, Match, NotationError, Rng
from hexhold.core.changes import changed
from hexhold.games.watch.engine.state import State

READY = "phase=turn rolled=1 | 0 hand=brick1,lumber1 roads=45 settlements=30 | 1 hand=ore1"


def watch_match(position: str = READY, seed: int | None = None) -> Match[State]:
    return hexhold.continue_from(hexhold.game("watch", first="0"), position, seed)


@pytest.mark.parametrize("form", ["end", Action("end"), 0])
def test_an_action_may_be_given_in_any_of_its_forms(form: str | Action | int) -> None:
    match = watch_match()
    assert match.check(0, form) is None
    match.play(0, form)
    assert match.moves == [(0, 0)]
    assert match.text(0) == "end"


@pytest.mark.parametrize("form", ["fly", "", "road", "road 41 42", Action("fly"), True, None, 1.0])
def test_what_is_no_action_is_refused_before_the_rules_are_asked(form: object) -> None:
    match = watch_match()
    with pytest.raises(NotationError):
        match.play(0, form)  # type: ignore[arg-type]
    with pytest.raises(NotationError):
        match.check(0, form)  # type: ignore[arg-type]
    assert match.moves == []


def test_an_illegal_action_raises_its_refusal_and_changes_nothing() -> None:
    match = watch_match()
    before = match.state.copy()
    with pytest.raises(Illegal, match="seat 0 may not 'road 0'") as caught:
        match.play(0, "road 0")
    refusal = caught.value.refusal
    assert (refusal.rule, refusal.seat, refusal.action) == ("watch.road.connected", 0, "road 0")
    assert refusal == match.check(0, "road 0")
    assert match.state == before
    assert match.moves == []


@pytest.mark.parametrize("action", [-1, 999, 10**6, 1 << 80])
def test_a_number_that_is_no_action_is_illegal(action: int) -> None:
    with pytest.raises(Illegal):
        watch_match().play(0, action)


def test_without_a_seed_chance_is_an_actor_and_its_moves_are_chosen() -> None:
    match = hexhold.game("watch", first="0", start="fixed").start()
    match.play(0, "roll")
    assert match.actors == [CHANCE]
    match.play(CHANCE, "dice 3 4")
    assert match.view(0)["dice"] == [3, 4]
    with pytest.raises(Illegal):
        match.play(CHANCE, "dice 3 4")


def test_with_a_seed_chance_moves_are_drawn_at_once_and_recorded() -> None:
    match = hexhold.game("watch", first="0", start="fixed").start(seed=3)
    match.play(0, "roll")
    assert CHANCE not in match.actors
    assert [seat for seat, _ in match.moves] == [0, CHANCE]
    assert match.text(match.moves[1][1]).startswith("dice")


def test_a_board_is_dealt_from_the_seed_before_anybody_acts() -> None:
    match = hexhold.game("watch", board="random").start(seed=3)
    assert {seat for seat, _ in match.moves} == {CHANCE}
    assert None not in match.view(SPECTATOR)["board"]["terrain"]
    story = [event["event"] for event in match.events_for(SPECTATOR)]
    assert story[0] == "board-dealt"


def test_probabilities_of_chance_sum_to_one() -> None:
    match = watch_match("phase=dice")
    assert sum(chance for _, chance in match.outcomes()) == pytest.approx(1)
    assert len(match.outcomes()) == 36
    assert watch_match().outcomes() == []


def test_events_tell_the_last_play_with_the_chance_moves_that_followed() -> None:
    match = watch_match("phase=before-roll | 0 settlements=30 roads=45", seed=3)
    before = match.view(1)
    match.play(0, "roll")
    events = match.events_for(1)
    assert "rolled" in [event["event"] for event in events]
    assert events[-1]["event"] == "changed"
    assert changed(before, events[-1]["changes"]) == match.view(1)
    assert ["dice"] in [change[0] for change in events[-1]["changes"]]


def test_a_chance_move_from_outside_has_events_of_its_own() -> None:
    match = watch_match("phase=dice | 0 settlements=30 roads=45")
    match.play(CHANCE, "dice 1 1")
    assert match.events_for(2)[0]["event"] == "rolled"


def test_before_the_first_play_there_is_nothing_to_tell() -> None:
    assert watch_match().events_for(0) == [{"event": "changed", "changes": []}]


def test_after_a_replay_there_is_nothing_left_to_tell() -> None:
    match = watch_match()
    match.play(0, "end")
    assert hexhold.replay(match.record()).events_for(0) == [{"event": "changed", "changes": []}]


def test_a_replayed_match_can_be_played_on() -> None:
    match = hexhold.replay(watch_match().record())
    match.play(0, "end")
    assert match.events_for(0)[0]["event"] == "turn-ended"
    assert hexhold.replay(match.record()).state == match.state


def test_a_copy_goes_its_own_way_with_the_same_dice() -> None:
    match = watch_match("phase=before-roll | 0 settlements=30 roads=45", seed=5)
    other = match.copy()
    other.play(0, "roll")
    assert (match.moves, len(other.moves)) == ([], 2)
    match.play(0, "roll")
    assert match.record() == other.record()
    assert match.events_for(1) == other.events_for(1)


class Fixed:
    """Luck that always takes the first outcome."""

    def pick(self, outcomes: list[tuple[int, int]]) -> int:
        return outcomes[0][0]


def test_luck_may_come_from_anywhere_but_stays_behind_when_a_match_is_copied() -> None:
    match = Match(make(), luck=Fixed())
    assert [match.text(action) for _, action in match.moves] == [
        "deal 1",
        "deal 2",
        "deal 3",
        "die 1",
    ]
    copy = match.copy()
    for seat in range(3):
        copy.play(seat, "change")
        match.play(seat, "change")
    assert match.over
    assert copy.actors == [CHANCE]


def test_a_match_continues_from_its_position() -> None:
    match = hexhold.game("watch", first="0").start(seed=2)
    other = hexhold.continue_from(match.game, match.position())
    assert other.state == match.state
    assert other.record() != match.record()


def test_a_match_that_is_over_has_a_result_and_refuses_everything() -> None:
    match = hexhold.game("watch", first="0", start="fixed", turn_limit=1).start(seed=1)
    results = [match.result]
    while not match.over:
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])
        results.append(match.result)
    assert {*results[:-1]} == {None}
    assert results[-1] is not None
    assert (results[-1].ending, results[-1].winner) == ("turn-limit", None)
    with pytest.raises(Illegal):
        match.play(0, "end")


def test_imagining_leaves_the_match_alone() -> None:
    match = watch_match()
    before = match.state.copy()
    dream = match.imagine(2, Rng(1))
    assert dream is not match.state
    assert match.state == before
