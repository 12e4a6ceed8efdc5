"""The planner of the Rivals answers every question, always the same, and sees a turn to its end."""

from typing import Any

import pytest
from tests.rivals.helpers import AnyMatch, at

import hexhold
from hexhold.bots import BOTS, Decision
from hexhold.core.contract import Game

MODES = ("intro", "gold", "turmoil", "progress", "duel")
RIVAL = "| 1 hand=abbey,scout"
TRADING = "cards=5a:marketplace,6a:large_trade_ship"
EAST = "columns=5*,6*,7* regions=a8:gold2,b8:mountains4"
WIDE = "columns=4*,5*,6*,7* regions=a4:gold3,b4:hills1,a8:gold2,b8:mountains4"


def choice(bot: str, game: Game[Any], state: Any, seat: int) -> int:
    """What a bot does at a seat if this is how it imagines the match."""
    player = BOTS[bot](game, hexhold.Rng(1))
    decision = Decision(game, state, seat, player.rng)
    decision.imagine = lambda: state
    return player.choose(decision)


def turn_of(bot: str, match: AnyMatch) -> list[str]:
    """What a bot does with its turn."""
    done: list[str] = []
    while match.actors == [0] and done[-1:] != ["end"]:
        action = choice(bot, match.game, match.state, 0)
        done.append(match.text(action))
        match.play(0, action)
    return done


# -- every question -----------------------------------------------------------


@pytest.mark.parametrize("edition", ["ru", "en"])
@pytest.mark.parametrize("mode", MODES)
def test_every_question_gets_a_legal_answer_and_always_the_same(mode: str, edition: str) -> None:
    game = hexhold.game("rivals", mode=mode, edition=edition)
    rng = hexhold.Rng(3)
    asked: set[str] = set()
    for seed in range(3):
        match = game.start(seed)
        for number in range(700):
            if match.over:
                break
            seat = match.actors[0]
            legal = match.legal(seat)
            question = match.asked(seat) or ""
            if number % 3 == 0 or question not in asked:
                asked.add(question)
                answer = choice("planner", game, match.state, seat)
                assert answer in legal
                assert answer == choice("planner", game, match.state.copy(), seat)
            match.play(seat, legal[rng.below(len(legal))])
    assert len(asked) > 10


@pytest.mark.parametrize("mode", MODES)
def test_two_planners_play_a_match_to_its_end(mode: str) -> None:
    game = hexhold.game("rivals", mode=mode)
    match = game.start(5)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, choice("planner", game, match.state, seat))
    assert match.result is not None
    assert match.result.winner is not None


# -- blunders that greedy makes -----------------------------------------------

# The mode, the position, and what only the planner does this turn.
SEEN = [
    pytest.param("intro", "| 0 roads=7 stock=*:1,a6:0", "settle right", id="settles"),
    pytest.param(
        "intro", "| 0 roads=7 hand=scout stock=*:1", "scout right", id="settles with a scout"
    ),
    pytest.param(
        "intro",
        "| 0 stock=a5:2,b5:3,a7:1,b6:1,a6:0,b7:0",
        "settle left",
        id="builds a road and settles at its end",
    ),
    pytest.param(
        "intro",
        "| 0 roads=7 hand=goldsmith stock=*:0,a6:3,b7:1,a7:1,b5:1",
        "settle right",
        id="has the goldsmith pay for a settlement",
    ),
    pytest.param(
        "intro",
        "| 0 roads=7 hand=merchant_caravan stock=*:0,b7:3,a7:1,b5:1",
        "city 5",
        id="has a caravan bring what a city lacks",
    ),
    pytest.param(
        "gold",
        "faceup=2 | 0 columns=5*,6 stock=*:0,b6:2,b5:2,b7:3",
        "faceup",
        id="trades for the guild",
    ),
    pytest.param(
        "progress",
        "faceup=2 | 0 columns=5*,6 cards=6a:abbey stock=a5:2,b5:1,a7:1,b7:3",
        "faceup",
        id="trades for the university",
    ),
    pytest.param(
        "turmoil",
        "faceup=2 | 0 columns=5*,6 stock=*:0,b6:1,a6:2,b7:3",
        "faceup",
        id="trades for the tavern",
    ),
    pytest.param(
        "turmoil",
        f"faceup=1 | 0 {WIDE} hand=turmoil.fairgrounds stock=*:0,a5:2,b6:1,b7:3 "
        "cards=5a:turmoil.hedge_tavern,6a:turmoil.tithe_barn,7a:turmoil.fire_brigade",
        "build turmoil.fairgrounds",
        id="trades for the last point",
    ),
]


@pytest.mark.parametrize(("mode", "position", "deed"), SEEN)
def test_the_planner_sees_what_greedy_misses(mode: str, position: str, deed: str) -> None:
    assert deed in turn_of("planner", at(position, mode))
    assert deed not in turn_of("greedy", at(position, mode))


# -- blunders that nobody should make ------------------------------------------

# The mode, the position, and what the planner does before the other seat's turn.
DONE = [
    pytest.param("intro", "| 0 stock=*:0,a7:2,b7:3", "city 5", id="a city is not missed"),
    pytest.param(
        "intro", "| 0 stock=*:0,a7:2,b7:2,b5:3", "city 5", id="a trade brings a city's last ore"
    ),
    pytest.param(
        "duel", "| 0 columns=5*,6 stock=*:0,a7:2,b7:3", "city 6", id="nor the second city"
    ),
    pytest.param(
        "intro",
        "| 0 cards=5a:ore_ship roads=7 stock=*:1,b7:3,a7:0,a6:0",
        "settle right",
        id="a ship's rate pays for a settlement",
    ),
    pytest.param(
        "intro",
        "| 0 roads=7 stock=*:1,a6:3,b6:3,a7:0",
        "trade gold",
        id="gold is spent, not left to the brigands",
    ),
    pytest.param(
        "intro",
        "| 0 hand=storehouse stock=*:1,a6:3,b6:3",
        "build basic.storehouse",
        id="a storehouse shelters what brigands would take",
    ),
    pytest.param(
        "intro",
        "| 0 hand=brick_factory stock=*:0,b5:1,b7:1",
        "build basic.brick_factory",
        id="the last brick goes into a factory for more",
    ),
    pytest.param(
        "progress",
        "| 0 columns=5*,6 hand=abbey,grain_mill stock=*:1",
        "build basic.abbey",
        id="an abbey comes early",
    ),
    pytest.param(
        "intro",
        f"| 0 {EAST} hand=candamir stock=*:1,b6:2,a6:0",
        "build basic.candamir",
        id="a hero takes the token that wins",
    ),
    pytest.param(
        "intro",
        f"| 0 {EAST} {TRADING} hand=toll_bridge stock=*:0,a5:1,b5:1",
        "build basic.toll_bridge",
        id="a bridge takes the token that wins",
    ),
    pytest.param(
        "intro",
        "| 0 cards=5a:abbey hand=abbey,scout,harald,goldsmith stock=*:0",
        "card basic.abbey",
        id="a card that can stand but once is exchanged",
    ),
    pytest.param(
        "turmoil",
        "| 0 columns=5*,6 cards=5a:candamir hand=turmoil.voyage_of_plunder stock=*:1 | 1 stock=*:2",
        "play turmoil.voyage_of_plunder",
        id="a rich rival is plundered",
    ),
]

# And what it does not do.
LEFT_UNDONE = [
    pytest.param(
        "intro",
        f"| 0 {EAST} {TRADING} hand=toll_bridge,abbey,scout stock=*:0",
        "card basic.toll_bridge",
        id="a card that would win is not exchanged",
    ),
    pytest.param(
        "intro",
        f"| 0 {EAST} hand=candamir,abbey,scout stock=*:0,b6:2",
        "card basic.candamir",
        id="nor a hero who would",
    ),
    pytest.param(
        "turmoil",
        "| 0 columns=5*,6 cards=5a:candamir hand=turmoil.voyage_of_plunder stock=*:1 | 1 stock=*:0",
        "play turmoil.voyage_of_plunder",
        id="an attack is not wasted on the poor",
    ),
    pytest.param("intro", "| 0 stock=*:0,b5:2,a5:1", "road left", id="no road for its own sake"),
]


def deeds_of(match: AnyMatch) -> list[str]:
    """What the planner does until chance or the other seat comes, an exchange included."""
    done: list[str] = []
    while match.actors == [0]:
        action = choice("planner", match.game, match.state, 0)
        done.append(match.text(action))
        match.play(0, action)
    return done


@pytest.mark.parametrize(("mode", "position", "deed"), DONE)
def test_what_has_to_be_done_is_done(mode: str, position: str, deed: str) -> None:
    assert deed in deeds_of(at(position, mode))


@pytest.mark.parametrize(("mode", "position", "deed"), LEFT_UNDONE)
def test_what_is_foolish_is_left_undone(mode: str, position: str, deed: str) -> None:
    assert deed not in deeds_of(at(position, mode))


def test_the_match_is_ended_when_it_can_be() -> None:
    match = at(f"| 0 {EAST} cards=5a:candamir hand=abbey,scout,goldsmith stock=*:0")
    assert deeds_of(match)[0] == "end"


# -- sense --------------------------------------------------------------------


def test_a_win_by_three_steps_is_taken() -> None:
    position = f"| 0 {EAST} hand=ore_ship,brick_ship,toll_bridge stock=*:0,a5:3,b6:2,b5:1"
    match = at(position)
    done = turn_of("planner", match)
    assert len([deed for deed in done if deed.startswith("build")]) == 3


def test_the_last_point_is_settled_for() -> None:
    position = "| 0 columns=5*,6*,7 regions=a8:gold2,b8:mountains4 roads=8 cards=5a:candamir"
    assert "settle right" in turn_of("planner", at(f"{position} stock=*:1,a6:0"))


def test_before_the_dice_brigitta_sets_the_number_that_is_needed() -> None:
    match = at("roll | 0 hand=brigitta roads=7 stock=*:1,a7:0,a6:0")
    assert turn_of("planner", match)[:2] == ["play basic.brigitta", "number 6"]
