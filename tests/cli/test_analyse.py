"""hexhold analyse: the best actions of a position or of a moment in a record."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run

import hexhold
from hexhold.bots import Decision, bot_spec

RATER = ("--bot", "tests.arena.table_bots:Rater")
POSITION = "phase=turn | 0 hand=ore3,grain2 settlements=7 | 1 | 2"
ANALYSE = ("analyse", POSITION, "--players", "3")


def test_json_has_each_action_with_its_chance_and_words(run: Run) -> None:
    outcome = run(*ANALYSE, *RATER, "--think", "0.25", "--json")
    assert (outcome.code, outcome.err) == (0, "")
    data = json.loads(outcome.out)
    assert (data["game"], data["seat"], data["question"]) == ("watch", 0, "turn")
    best = data["actions"][0]
    assert (best["chance"], best["playouts"]) == (0.5, 250)
    assert [one["chance"] for one in data["actions"]] == [0.5, 0.3333, 0.25]
    assert all(one["words"] and one["words"] != one["action"] for one in data["actions"])


def test_the_table_shows_chances_and_actions_in_the_language(run: Run) -> None:
    english = run(*ANALYSE, *RATER)
    assert "watch, seat 0: the best actions and the chance to win" in english.out
    assert "50.0%" in english.out
    assert "1,000" in english.out  # a second, where nothing is said
    german = run(*ANALYSE, *RATER, "--language", "de")
    assert "50,0 %" in german.out
    assert "Siegchance" in german.out


def test_a_moment_of_a_record_will_do(run: Run, record_file: Path) -> None:
    replayed = json.loads(run("replay", str(record_file), "--at", "9", "--json").out)
    asked = [seat for seat in replayed["view"]["actors"] if seat >= 0]
    outcome = run("analyse", "--record", str(record_file), "--at", "9", *RATER, "--json")
    assert json.loads(outcome.out)["seat"] == asked[0]


def test_the_master_says_what_it_found(run: Run) -> None:
    arguments = ("--game", "rivals", "--bot", "master@8p", "--json")
    position = opening("rivals")
    found = json.loads(run("analyse", position, *arguments).out)["actions"]
    assert all(0 <= one["chance"] <= 1 for one in found)
    game, rng = hexhold.game("rivals"), hexhold.Rng(1)
    state = game.state_at(position)
    seat = game.actors(state)[0]
    chosen = bot_spec("master@8p").bot(game, rng).choose(Decision(game, state, seat, rng))
    assert found[0]["action"] == game.text(chosen)


def opening(name: str) -> str:
    """The first position of a game in which a seat may choose."""
    match = hexhold.game(name).start(seed=1)
    while len(match.legal(match.actors[0])) < 2:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    return match.position()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["analyse"], "give either a position or --record FILE"),
        (["analyse", POSITION, "--record", "-"], "give either a position or --record FILE"),
        (["analyse", "phase=turn | 0 hnd=ore"], "a seat has no 'hnd'"),
        ([*ANALYSE, "--seat", "1"], "seat 1 is not asked anything there, only 0"),
        (["analyse", "phase=dice rolled=0 | 0"], "no seat is asked anything there"),
        ([*ANALYSE, "--bot", "greedy"], "the bot GreedyBot cannot say what actions are worth"),
        ([*ANALYSE, "--bot", "clever"], "there is no bot 'clever'"),
    ],
)
def test_a_wrong_value_gets_one_line(run: Run, arguments: list[str], told: str) -> None:
    assert told in run(*arguments).fault()
