"""hexhold play: a person among bots, in a terminal."""

import time
from pathlib import Path

import pytest
from tests.cli.conftest import Outcome, Run

import hexhold
from hexhold.almanac import entry
from hexhold.cli.terminal_match import choices, composed, wrap
from hexhold.server.serve import CannotServe, Settings

QUIET = (
    "--terminal",
    "--seed",
    "3",
    "--option",
    "trade=no",
    "--option",
    "first=0",
    "--option",
    "turn_limit=6",
)


def play(run: Run, *typed: str) -> Outcome:
    outcome = run("play", *QUIET, typed="".join(f"{line}\n" for line in typed))
    assert (outcome.code, outcome.err) == (0, "")
    return outcome


def test_the_end_of_the_input_leaves_cleanly(run: Run) -> None:
    outcome = play(run)
    assert "Found a settlement" in outcome.out
    assert "You left after 0 moves." in outcome.out


@pytest.mark.parametrize("word", ["q", "quit", "exit"])
def test_q_leaves_cleanly(run: Run, word: str) -> None:
    assert "You left after" in play(run, word).out


def test_a_choice_may_be_a_number_or_a_text(run: Run) -> None:
    out = play(run, "1", "1", "settlement 37", "1", "roll").out
    assert "Seat 0 (you) builds: settlement (Corner 0)" in out
    assert "Seat 0 (you) builds: settlement (Corner 37)" in out
    assert "Seat 0 (you) rolls" in out


def test_a_refusal_is_explained_with_its_rule(run: Run) -> None:
    out = play(run, "settlement 0", "road 50").out
    rule = entry("watch.setup.road")
    assert f"Not allowed: {rule.title}. {rule.text} " in out
    assert " (watch.setup.road)\n" in out


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("dance", "That is not an action: 'dance' is not an action"),
        ("settlement", "That is not an action"),
        ("settlement 99", "'99' is not a number from 0 to 59"),
        ("0", "There is no choice 0"),
        ("999", "There is no choice 999"),
        ("9" * 5000, "There is no choice 9999"),
        ("²", "That is not an action"),
        ("roll", "Not allowed: "),
        ("c", "q leaves"),
        ("?", "q leaves"),
        ("", "You left"),
        ("[red]x[/red]", "'[red]x[/red]' is not an action"),
    ],
)
def test_anything_may_be_typed(run: Run, typed: str, told: str) -> None:
    assert told in play(run, typed).out


def test_b_shows_the_board_again(run: Run) -> None:
    assert play(run, "b").out.count("Trade routes at corners") == 2


def test_bots_can_play_it_all(run: Run) -> None:
    out = run("play", *QUIET, "--auto").out
    assert "The match is over: the last turn was played. Nobody wins." in out
    assert "(you)" not in out


def test_the_same_seed_is_the_same_match(run: Run) -> None:
    first, second = (run("play", *QUIET, "--auto").out for _ in range(2))
    assert first == second
    other = run("play", "--auto", *QUIET[3:], "--seed", "4").out
    assert other != first


def test_a_seed_is_chosen_and_named_when_none_is_given(run: Run) -> None:
    out = run("play", "--auto", "--option", "turn_limit=1").out
    assert "seed " in out.splitlines()[0]


def test_another_seat_may_be_taken(run: Run) -> None:
    out = run("play", *QUIET, "--seat", "2", typed="q\n").out
    assert "* Seat 2 (you), Yellow" in out


def test_the_record_is_saved_when_leaving(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine"
    run("play", *QUIET, "--save", str(file), typed="1\n1\nq\n")
    match = hexhold.replay(file.read_text(encoding="utf-8"))
    assert match.text(match.moves[0][1]) == "settlement 0"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--seat", "4"], "--seat 4 is not a seat"),
        (["--seat", "x"], "--seat"),
        (["--bots", "deep"], "there is no bot 'deep'"),
        (["--seed", "x"], "--seed"),
        (["--save", "/no/such/directory/file"], "cannot be written"),
        (["--option", "trade"], "NAME=VALUE"),
    ],
)
def test_a_wrong_value_gets_one_line(run: Run, arguments: list[str], told: str) -> None:
    assert told in run("play", "--terminal", *arguments).err
    assert run("play", "--terminal", *arguments).code == 2


def test_what_is_put_together_is_typed_and_its_words_are_not_listed() -> None:
    match = hexhold.continue_from(
        hexhold.game("watch", first="0"),
        "phase=turn rolled=1 | 0 hand=ore3,wool2,brick1,lumber1 roads=3 settlements=7",
    )
    legal = match.legal(0)
    listed, lines = choices(match, legal, match.view(0))
    assert len(lines) < 20
    assert {match.game.describe(action).kind for action in listed} >= {"end", "road", "invite"}
    assert listed == [a for a in legal if match.game.describe(a).kind != "put"]
    assert [*composed(match, 0)] == ["  offer …: type one, such as: offer lumber,ore > brick"]


def test_choices_stand_in_columns() -> None:
    lines = list(wrap(["1 road 3", "2 road 44", "3 road 5"] * 10))
    assert all(len(line) <= 102 for line in lines)
    assert lines[0].startswith("  1 road 3    2 road 44   3 road 5")


def served(run: Run, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> list[Settings]:
    """The servers that a command would have started."""
    asked: list[Settings] = []
    monkeypatch.setattr("hexhold.cli.play.serve", asked.append)
    monkeypatch.setattr("hexhold.cli.play.page_folder", lambda: Path("page"))
    assert run("play", *arguments).code == 0
    return asked


def test_play_serves_the_page_and_opens_the_browser(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    (settings,) = served(run, monkeypatch, "--port", "0")
    assert (settings.host, settings.port) == ("127.0.0.1", 0)
    seen: list[str] = []
    monkeypatch.setattr("webbrowser.open", seen.append)
    assert settings.when_ready is not None
    settings.when_ready("http://127.0.0.1:1/")
    while not seen:
        time.sleep(0.01)
    assert seen == ["http://127.0.0.1:1/"]


def test_play_may_leave_the_browser_alone(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    (settings,) = served(run, monkeypatch, "--no-browser")
    assert settings.when_ready is None


def test_a_busy_port_is_no_reason_not_to_play(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def busy(host: str, port: int) -> None:
        raise CannotServe("busy")

    monkeypatch.setattr("hexhold.cli.play.bind", busy)
    (settings,) = served(run, monkeypatch)
    assert settings.port == 0


def test_without_a_page_play_says_so_and_plays_in_the_terminal(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hexhold.cli.play.page_folder", lambda: None)
    outcome = run("play", *QUIET[1:], typed="q\n")
    assert outcome.err == "There is no page in this installation: playing in the terminal.\n"
    assert "You left after" in outcome.out
