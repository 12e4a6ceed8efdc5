"""The planner of the Watch answers everything, knows no more than its seat, and sees its turn."""

from typing import Any

import pytest
from tests.watch.helpers import AnyMatch, at

import hexhold
from hexhold.bots import Decision, bot_class
from hexhold.core.contract import Game
from hexhold.games.watch.bots.greedy import choose_greedily
from hexhold.games.watch.bots.planner import choose_by_plan

MODES: list[dict[str, Any]] = [
    {"mode": "base", "players": "3"},
    {"mode": "base", "players": "4", "start": "fixed", "edition": "de"},
    {"mode": "base", "players": "4", "board": "random", "phases": "separate"},
    {"mode": "brotherhood", "players": "3", "edition": "de", "board": "variable"},
    {"mode": "brotherhood", "players": "4", "edition": "ru", "drama": True},
    {"mode": "brotherhood", "players": "4", "edition": "pl", "victory_claim": "ask"},
]
# Nine points, a settlement to raise; the same with eight, and a road that leads on.
NINE = "keeps=0,0.N+1,0.N+2,0.N settlements=3,0.N+0,1.S+2,2.S"
FOUR_KEEPS = "keeps=0,0.N+1,0.N+2,0.N+3,0.N settlements=1,2.S"
TWO = "settlements=1,1.N+3,2.S"
WON = "won"


def of_mode(options: dict[str, Any]) -> str:
    return " ".join(map(str, options.values()))


def random_states(game: Game[Any], seed: int, most: int) -> list[tuple[Any, int]]:
    """States of a match that anybody might play, and a seat that is asked in each."""
    match, rng = game.start(seed), hexhold.Rng(seed)
    found: list[tuple[Any, int]] = []
    while not match.over and len(found) < most:
        seat = match.actors[0]
        found.append((match.state.copy(), seat))
        legal = match.legal(seat)
        match.play(seat, legal[int(rng.below(len(legal)))])
    return found


@pytest.mark.parametrize("options", MODES, ids=of_mode)
def test_the_planner_answers_every_question_with_something_legal(options: dict[str, Any]) -> None:
    game = hexhold.game("watch", **options)
    asked: dict[str, int] = {}
    for seed in range(3):
        for state, seat in random_states(game, seed, 900):
            phase = game.view(state, seat)["phase"]
            asked[phase] = asked.get(phase, 0) + 1
            if asked[phase] > 25:
                continue
            before = game.digest(state)
            action = choose_by_plan(state, seat)
            assert action in game.legal(state, seat)
            assert action == choose_by_plan(state, seat), "not the same for the same state"
            assert game.digest(state) == before, "the planner changed what it was shown"
    assert {"before-roll", "turn", "move-tormund", "answers"} <= set(asked)


def planned_states(game: Game[Any], seed: int, most: int) -> list[tuple[Any, int]]:
    """The same of a match between planners."""
    match = game.start(seed)
    found: list[tuple[Any, int]] = []
    while not match.over and len(found) < most:
        seat = match.actors[0]
        found.append((match.state.copy(), seat))
        match.play(seat, choose_by_plan(match.state, seat))
    return found


@pytest.mark.parametrize("options", MODES, ids=of_mode)
def test_a_new_deal_never_changes_what_the_planner_does(options: dict[str, Any]) -> None:
    game = hexhold.game("watch", **options)
    rng = hexhold.Rng(5)
    looked_at = hidden = 0
    for seed in (11, 12):
        for state, seat in planned_states(game, seed, 400)[::4]:
            action = choose_by_plan(state, seat)
            for _ in range(2):
                dream = game.imagine(state, seat, rng)
                looked_at += 1
                hidden += game.digest(dream) != game.digest(state)
                assert choose_by_plan(dream, seat) == action
    assert looked_at > 80
    assert hidden > looked_at / 2, "hardly anything was dealt anew"


def test_the_planner_is_a_bot_with_a_name() -> None:
    match = at(f"turn | 0 hand=ore3,grain,wool4 {NINE}")
    bot = bot_class("planner")(match.game, hexhold.Rng(1))
    action = bot.choose(Decision(match.game, match.state, 0, bot.rng))
    assert match.text(action) == "supply wool > grain"


def turn_of(match: AnyMatch, chooses: Any) -> list[str]:
    """What a seat says until its turn ends, chance is asked, or the match is won."""
    match = match.copy()
    said: list[str] = []
    while not match.over and 0 in match.actors and "end" not in said:
        action = int(chooses(match.state, 0))
        said.append(match.text(action))
        match.play(0, action)
        while match.actors == [hexhold.CHANCE] and "buy" not in said:
            match.play(hexhold.CHANCE, match.game.outcomes(match.state)[0][0])
    if match.result is not None and match.result.winner == 0:
        said.append(WON)
    return said


# What greedy misses because it looks one step ahead: the position, and the planner's turn.
BLUNDERS: list[tuple[str, str, dict[str, Any], list[str]]] = [
    (
        "a supply trade before the keep that wins",
        f"turn | 0 hand=ore3,grain,wool4 {NINE}",
        {},
        ["supply wool > grain", "keep", WON],
    ),
    (
        "two supply trades before it",
        f"turn | 0 hand=ore,grain2,wool8 {NINE}",
        {},
        ["supply wool > ore", "supply wool > ore", "keep", WON],
    ),
    (
        "a keep that does not win yet",
        f"turn | 0 hand=ore3,grain,wool4 {TWO}",
        {},
        ["supply wool > grain", "keep", "end"],
    ),
    (
        "the two cards of winter that win",
        f"turn | 0 hand=ore2,grain,wool cards=winter {NINE}",
        {},
        ["winter grain,ore", "keep", WON],
    ),
    (
        "the two cards of winter for a keep, not a card from the deck",
        f"turn | 0 hand=ore2,grain,wool cards=winter {TWO}",
        {},
        ["winter grain,ore", "keep", "end"],
    ),
    (
        "the two cards of winter for a settlement",
        f"turn | 0 hand=brick,grain cards=winter {TWO} roads=1,0~2,1",
        {},
        ["winter lumber,wool", "settlement", "end"],
    ),
    (
        "a road, a trade and the settlement that wins",
        f"turn | 0 hand=brick2,lumber2,grain,ore4 {FOUR_KEEPS} roads=1,2~2,3",
        {},
        ["road", "supply ore > wool", "settlement", WON],
    ),
    (
        "the trade before the winning keep of the Brotherhood",
        f"turn | 0 hand=ore3,grain,wool4 hero=benjen {NINE}",
        {"mode": "brotherhood"},
        ["supply wool > grain", "keep", "end", WON],
    ),
    (
        "Marsh's swap before it",
        f"turn | 0 hand=ore3,grain,wool hero=marsh {NINE}",
        {"mode": "brotherhood"},
        ["marsh wool > grain", "exchange", "keep", "end", WON],
    ),
    (
        "winter before it",
        f"turn | 0 hand=ore2,grain,wool cards=winter hero=benjen {NINE}",
        {"mode": "brotherhood"},
        ["winter grain,ore", "keep", "end", WON],
    ),
]


@pytest.mark.parametrize(
    ("position", "options", "turn"),
    [blunder[1:] for blunder in BLUNDERS],
    ids=[blunder[0] for blunder in BLUNDERS],
)
def test_the_planner_sees_what_greedy_misses(
    position: str, options: dict[str, Any], turn: list[str]
) -> None:
    match = at(position, **options)
    said = turn_of(match, choose_by_plan)
    assert len(said) == len(turn)
    assert all(f"{text} ".startswith(f"{word} ") for text, word in zip(said, turn, strict=True))
    missed = turn_of(match, choose_greedily)
    assert missed[-1] != turn[-1] or len(missed) < len(turn)
