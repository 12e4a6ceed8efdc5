"""The planner of the Watch answers everything, knows no more than its seat, and sees its turn."""

from typing import Any

import pytest
from tests.watch.helpers import AnyMatch, at, play

import hexhold
from hexhold.bots import Decision, bot_class
from hexhold.core.contract import Game
from hexhold.games.watch.bots import STYLES
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
EIGHT = "keeps=0,0.N+1,0.N+2,0.N settlements=3,0.N+0,1.S"
LEADER = "keeps=0,0.N+1,0.N+2,0.N+3,0.N settlements=2,2.S"
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


@pytest.mark.parametrize("style", STYLES)
def test_a_style_changes_some_choices_and_leaves_nothing_behind(style: str) -> None:
    differs = 0
    for options in MODES[1:4]:
        for state, seat in planned_states(hexhold.game("watch", **options), 3, 400):
            plain = choose_by_plan(state, seat)
            differs += choose_by_plan(state, seat, style) != plain
            assert choose_by_plan(state, seat) == plain
    assert differs > 0


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


# What greedy missed because it looks one step ahead: the position, and the planner's turn.
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
def test_the_planner_sees_what_greedy_missed(
    position: str, options: dict[str, Any], turn: list[str]
) -> None:
    said = turn_of(at(position, **options), choose_by_plan)
    assert len(said) == len(turn)
    assert all(f"{text} ".startswith(f"{word} ") for text, word in zip(said, turn, strict=True))


# Answers, choices and trades: the position, what was said before, and how the planner's words
# begin. What was done wrong there by greedy, or by the planner before, stands behind.
ANSWERS: list[tuple[str, str, dict[str, Any], list[str], str]] = [
    (
        "a card given away that would have won",  # the planner took three cards for it
        f"turn active=1 | 0 hand=ore3,grain2 {NINE} | 1 hand=wool3,brick2 settlements=1,2.S",
        {},
        ["1 offer wool,wool,brick > ore"],
        "decline",
    ),
    (
        "the brick given away of a settlement that would have won",
        (
            f"turn active=1 | 0 hand=brick,lumber,wool,grain roads=1,2~2,3+2,2~2,3 {FOUR_KEEPS}"
            " | 1 hand=ore4 settlements=3,2.S"
        ),
        {},
        ["1 offer ore,ore > brick"],
        "decline",
    ),
    (
        "a trade that lets the leader win",
        f"turn active=1 | 0 hand=ore3,grain,wool2 {TWO} | 1 hand=grain3,wool {LEADER}",
        {},
        ["1 offer grain > wool"],
        "decline",
    ),
    (
        "the same trade with somebody else refused",
        f"turn active=1 | 0 hand=ore3,grain,wool2 {TWO} | 1 hand=grain3,wool settlements=2,2.S",
        {},
        ["1 offer grain > wool"],
        "accept",
    ),
    (
        "a plain refusal where other terms help both",  # greedy never names any
        (
            f"turn active=1 | 0 hand=ore3,grain,lumber2 {TWO}"
            " | 1 hand=grain3,wool settlements=2,2.S roads=50"
        ),
        {},
        ["1 offer grain > brick"],
        "put lumber, ask grain",
    ),
    (
        "a leader's invitation followed",
        f"turn active=1 | 0 hand=ore3,grain,lumber2 {TWO} | 1 hand=grain3,wool {LEADER}",
        {},
        ["1 invite"],
        "decline",
    ),
    (
        "a trade settled with the leader where another agreed too",
        (
            f"turn | 0 hand=wool3,ore3,grain {TWO} | 1 hand=grain2,wool {LEADER}"
            " | 2 hand=grain2 settlements=4,2.S"
        ),
        {},
        ["0 offer wool > grain", "1 accept", "2 accept", "3 decline"],
        "confirm 2, keep",
    ),
    (
        "a trade settled with the leader, who alone agreed",
        f"turn | 0 hand=wool3,ore3,grain {TWO} | 1 hand=grain2,wool {LEADER}",
        {},
        ["0 offer wool > grain", "1 accept", "2 decline", "3 decline"],
        "withdraw",
    ),
    (
        "the price of a keep discarded on a seven",
        f"phase=discards rolled=1 active=1 | 0 hand=ore3,grain2,wool2,brick3 discards_due=5 {TWO}",
        {},
        [],
        "discard brick, discard brick, discard brick, discard wool, discard wool",
    ),
    (
        "a card bought instead of the keep",
        f"turn | 0 hand=ore3,grain2,wool2 {TWO}",
        {},
        [],
        "keep",
    ),
    (
        "the brick and lumber of a settlement spent on a road",
        f"turn offers=4 | 0 hand=brick,lumber,wool {TWO} roads=1,0~2,1",
        {},
        [],
        "end",
    ),
    (
        "a fifth road without a goal",
        (
            "turn offers=4 | 0 hand=brick,lumber keeps=0,0.N settlements=1,1.N+3,2.S"
            " roads=1,0~2,1+2,0~2,1+0,1~1,1+3,1~3,2"
        ),
        {},
        [],
        "end",
    ),
    (
        "the patrol kept that wins, before the roll",
        f"phase=before-roll | 0 cards=patrol patrols=2 {EIGHT}",
        {},
        [],
        "patrol, won",
    ),
    (
        "two free roads kept that win by the Longest Road",
        f"turn | 0 cards=roads roads=1,0~2,1+2,0~2,1+2,0~3,1 {EIGHT}",
        {},
        [],
        "roads, road, road, won",
    ),
    (
        "Tormund sent to an own hex, or to nobody's",
        (
            f"phase=move-tormund rolled=1 | 0 hand=ore {TWO}"
            " | 1 hand=ore3 keeps=2,1.S settlements=0,1.S+0,0.N | 2 hand=wool2 settlements=4,2.S"
        ),
        {},
        [],
        "tormund 11",
    ),
    (
        "a guard not posted before the third breach",  # greedy bought a card
        (
            "turn offers=4 breaches=2 clearings=1/0/0/0 camps=r// wall=1/1,2/1,2/1,2"
            f" | 0 hand=brick,lumber,wool,grain,ore hero=mance {TWO} | 1 settlements=0,0.N"
            " | 2 settlements=3,0.N | 3 settlements=4,2.S"
        ),
        {"mode": "brotherhood"},
        [],
        "guard 1",
    ),
    (
        "new recruits kept before the third breach",
        (
            "turn breaches=2 clearings=1/0/0/0 camps=r// wall=1/1,2/1,2/1,2"
            f" | 0 cards=recruits hero=mance {TWO} | 1 settlements=0,0.N"
            " | 2 settlements=3,0.N | 3 settlements=4,2.S"
        ),
        {"mode": "brotherhood"},
        [],
        "recruits 1",
    ),
    (
        "the last robbed instead of the leader",
        (
            "phase=choose-victim rolled=1 tormund=2,1 | 0 settlements=4,2.S"
            " | 1 hand=ore3 keeps=2,1.N+1,2.N settlements=0,0.N | 2 hand=wool3 settlements=2,1.SE"
        ),
        {},
        [],
        "rob 1",
    ),
]


@pytest.mark.parametrize(
    ("position", "options", "before", "words"),
    [blunder[1:] for blunder in ANSWERS],
    ids=[blunder[0] for blunder in ANSWERS],
)
def test_the_planner_is_not_seen_to_do_any_longer(
    position: str, options: dict[str, Any], before: list[str], words: str
) -> None:
    match = play(at(position, **options), *before)
    said = turn_of(match, choose_by_plan)
    if "discard" in words:  # in any order
        said.sort()
    for text, word in zip(said, words.split(", "), strict=False):
        assert f"{text} ".startswith(f"{word} "), said
