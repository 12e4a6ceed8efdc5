"""hexhold league: what a bot wins against another, as lines and as JSON."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run

SHORT = ("--option", "trade=no", "--option", "turn_limit=12")
HASTY = "tests.arena.table_bots:Hasty"


def test_json_has_each_contest_with_the_command_that_made_it(run: Run) -> None:
    outcome = run("league", *SHORT, "--bots", f"{HASTY},random,{HASTY}", "--games", "4", "--json")
    assert outcome.code == 0
    data = json.loads(outcome.out)
    assert [(c["candidate"], c["others"]) for c in data["contests"]] == [
        (HASTY, "random"),
        ("random", HASTY),
    ]
    first = data["contests"][0]
    assert (first["games"], first["seats"], sum(first["endings"].values())) == (4, 4, 4)
    assert first["low"] <= first["wins"] / 4 <= first["high"]
    assert first["think_a_turn"] > 0
    again = data["command"].split()[1:]
    assert json.loads(run(*again, "--json").out)["contests"][0]["endings"] == first["endings"]


def test_the_lines_tell_what_a_person_would_ask(run: Run) -> None:
    outcome = run("league", *SHORT, "--bots", f"{HASTY},random", "--games", "4")
    assert f"{HASTY} against random: 0 of 4 won, 0.0%; 95% sure: 0.0% to" in outcome.out
    assert "turn limit 4 (100.0%)" in outcome.out
    assert "ms a turn" in outcome.out


def test_a_stopped_league_goes_on_from_its_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    arguments = ("league", *SHORT, "--bots", f"{HASTY},random", "--file", str(file))
    assert run(*arguments, "--games", "4").code == 0
    assert len(file.read_text().split()) > 0
    kept = file.read_text()
    assert "of 8 won" in run(*arguments, "--games", "8").out
    assert file.read_text().startswith(kept)
    whole = file.read_text()
    assert "of 8 won" in run(*arguments, "--games", "8").out
    assert file.read_text() == whole


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--bots", "greedy"], "--bots takes at least two"),
        (["--bots", "greedy,clever"], "there is no bot 'clever'"),
        (["--until-sure", "40"], "--until-sure: must be a share from 0 to 1"),
        (["--option", "colour=red"], "there is no option 'colour'"),
        (["--file", "/no/such/folder/file"], "/no/such/folder/file"),
    ],
)
def test_a_wrong_value_gets_one_line(run: Run, arguments: list[str], told: str) -> None:
    few = ("--bots", f"{HASTY},random", "--games", "1", *SHORT)
    assert told in run("league", *few, *arguments).fault()
