"""hexhold sim: the statistics, as tables and as JSON."""

import json
from typing import Any

import pytest
from tests.cli.conftest import Run, run_process

FAST = ("--option", "trade=no", "--option", "turn_limit=40")
KEYS = {
    "game", "options", "bots", "seed", "jobs", "compiled", "games", "actions", "seconds",
    "games_per_s", "actions_per_s", "wins", "shares", "endings", "turns", "points",
    "dice",
}  # fmt: skip
OF_THE_CLOCK = {"seconds", "games_per_s", "actions_per_s", "jobs"}


def simulate(run: Run, *arguments: str) -> dict[str, Any]:
    outcome = run("sim", *FAST, "--json", *arguments)
    assert (outcome.code, outcome.err) == (0, "")
    data: dict[str, Any] = json.loads(outcome.out)
    return data


def test_json_has_everything_that_was_promised(run: Run) -> None:
    data = simulate(run, "--games", "6", "--seed", "3")
    assert set(data) == KEYS
    assert data["game"] == "watch"
    assert data["games"] == 6
    assert data["seed"] == 3
    assert data["bots"] == ["random"] * 4
    assert data["options"]["turn_limit"] == 40
    assert data["options"]["trade"] is False
    assert len(data["wins"]) == len(data["points"]) == 4
    assert sum(data["endings"].values()) == 6
    assert set(data["turns"]) == {"lowest", "median", "mean", "highest"}
    assert data["turns"]["highest"] <= 40
    assert isinstance(data["compiled"], bool)
    assert data["actions"] > 0
    assert data["actions_per_s"] == pytest.approx(data["actions"] / data["seconds"], rel=0.01)
    assert data["games_per_s"] == pytest.approx(6 / data["seconds"], rel=0.01)
    assert sum(data["dice"].values()) <= 6 * 40


def test_the_words_of_the_issue_work(run: Run) -> None:
    data = simulate(
        run, "--game", "watch", "--mode", "base", "--players", "3", "--bots", "random",
        "--games", "2", "--seed", "1", "--jobs", "1",
    )  # fmt: skip
    assert len(data["wins"]) == 3


def test_jobs_change_nothing_but_the_time(run: Run) -> None:
    one, two = (
        simulate(run, "--games", "250", "--option", "first=0", "--jobs", jobs) for jobs in "12"
    )
    assert two["jobs"] == 2
    assert {k: v for k, v in one.items() if k not in OF_THE_CLOCK} == {
        k: v for k, v in two.items() if k not in OF_THE_CLOCK
    }


def test_the_table_tells_what_a_person_would_ask(run: Run) -> None:
    outcome = run("sim", *FAST, "--games", "20")
    assert (outcome.code, outcome.err) == (0, "")
    assert "20 matches of watch, seed 1, trade=no, turn_limit=40" in outcome.out
    for word in ("wins", "share", "points", "turns", "median", "endings", "turn limit", "dice"):
        assert word in outcome.out
    assert "####" in outcome.out


def test_bots_that_differ_are_told_with_what_their_shares_may_mean(run: Run) -> None:
    arguments = ("sim", *FAST, "--games", "10", "--bots", "greedy,random,random,random")
    won = json.loads(run(*arguments, "--json").out)["shares"]
    assert won["greedy"]["wins"] + won["random"]["wins"] <= 10
    assert 0 <= won["greedy"]["low"] <= won["greedy"]["wins"] / 10 <= won["greedy"]["high"] <= 1
    out = run(*arguments).out
    assert f"greedy: {won['greedy']['wins']} of 10 won" in out
    assert "95% sure" in out
    assert "95% sure" not in run("sim", *FAST, "--games", "2").out


def test_a_process_of_its_own_prints_nothing_but_json() -> None:
    outcome = run_process("sim", *FAST, "--games", "150", "--jobs", "2", "--json")
    assert outcome.code == 0
    assert json.loads(outcome.out)["games"] == 150
    assert "\r" not in outcome.err
    assert outcome.err.count("\n") <= 1  # only that the engine is interpreted, if it is


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--game", "chess"], "there is no game 'chess'"),
        (["--mode", "deluxe"], "mode must be one of base"),
        (["--players", "7"], "players must be one of 3, 4, not '7'"),
        (["--bots", "deep"], "there is no bot 'deep'"),
        (["--bots", "random,random"], "2 bots for 4 seats"),
        (["--bots", "no.such:Bot"], "there is no bot 'no.such:Bot'"),
        (["--bots", "master@soon"], "'master@soon': a bot that searches may be told its seconds"),
        (["--bots", "planner/sleepy"], "there is no bot 'planner/sleepy': styles known here"),
        (["--think", "0"], "--think: must be a number of seconds above 0, at most 3600, not '0'"),
        (["--think", "nan"], "--think"),
        (["--games", "0"], "--games: must be a whole number of at least 1, not '0'"),
        (["--games", "-5"], "--games"),
        (["--games", "many"], "--games"),
        (["--games", "9" * 5000], "--games"),
        (["--jobs", "0"], "--jobs: must be a whole number from 1 to 256"),
        (["--jobs", "1000"], "--jobs"),
        (["--seed", "x"], "--seed: must be a whole number, not 'x'"),
        (["--option", "trade"], "--option takes NAME=VALUE, not 'trade'"),
        (["--option", "=yes"], "--option takes NAME=VALUE"),
        (["--option", "colour=red"], "there is no option 'colour'"),
        (["--option", "trade=perhaps"], "trade must be yes or no, not 'perhaps'"),
        (["--option", "offers=99"], "offers must be a number from 1 to 50, not '99'"),
        (["--option", "offers=1", "--option", "offers=2"], "the option offers is given twice"),
        (["--players", "3", "--option", "players=4"], "the option players is given twice"),
        (["--option", "start=fixed", "--option", "board=random"], "start=fixed needs board=fixed"),
        (["--option", "first=3", "--players", "3"], "first=3 is not a seat"),
    ],
)
def test_a_wrong_value_gets_one_line(run: Run, arguments: list[str], told: str) -> None:
    assert told in run("sim", *arguments).fault()


def test_a_bot_that_breaks_the_rules_gets_one_line(run: Run) -> None:
    outcome = run("sim", *FAST, "--games", "1", "--bots", "tests.arena.table_bots:Cheat")
    assert "the bot Cheat failed" in outcome.fault()
