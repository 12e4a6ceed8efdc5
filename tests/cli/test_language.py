"""The command line speaks the language that is asked for, wherever it is asked."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run

import hexhold
from hexhold import almanac
from hexhold.bots import BOTS, Decision
from hexhold.cli.app import COMMANDS
from hexhold.cli.boards import board_of, show_board, story
from hexhold.cli.parser import told_fault
from hexhold.cli.terminal import console
from hexhold.cli.words import VOICE, language_around, t
from hexhold.locale import LANGUAGES, say

MODES = {
    "watch": ("base", "brotherhood"),
    "rivals": ("intro", "gold", "turmoil", "progress", "duel"),
}
# Every game in English, and the one with most to tell in every language.
TOLD = [(game, mode, "en") for game, modes in MODES.items() for mode in modes] + [
    (game, modes[-1], language) for game, modes in MODES.items() for language in LANGUAGES[1:]
]


@pytest.mark.parametrize(
    ("around", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "ru_RU"}, "ru"),
        ({"LC_MESSAGES": "ru_RU", "LC_ALL": "pl_PL@euro"}, "pl"),
        ({"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "", "LANG": "de_DE"}, "de"),
        ({"HEXHOLD_LANGUAGE": "ru", "LC_ALL": "de_DE"}, "ru"),
        ({"HEXHOLD_LANGUAGE": "klingon", "LANG": "de_DE"}, "de"),
    ],
)
def test_the_environment_chooses_the_language(around: dict[str, str], language: str) -> None:
    assert language_around(around) == language


@pytest.mark.parametrize(
    "arguments",
    [
        ("--language", "de", "options", "watch"),
        ("options", "--language", "de", "watch"),
        ("options", "watch", "--language", "de"),
        ("options", "watch", "--language=de"),
        ("options", "watch", "--language", "ru", "--language", "DE"),
    ],
)
def test_the_language_may_be_named_before_or_after_the_command(
    run: Run, arguments: tuple[str, ...]
) -> None:
    out = run(*arguments).out
    for word in ("cli-options-default", "option-watch-mode"):
        assert say(word, "de") in out


def test_the_language_of_the_environment_is_spoken(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEXHOLD_LANGUAGE", "ru")
    assert say("cli-sim-seat", "ru") in run("sim", "--games", "1", "--option", "turn_limit=2").out


@pytest.mark.parametrize(
    "arguments", [("--language", "fr"), ("sim", "--language"), ("--language=",)]
)
def test_a_language_that_we_do_not_speak_gets_one_line(
    run: Run, arguments: tuple[str, ...]
) -> None:
    assert f"known: {', '.join(LANGUAGES)}" in run(*arguments).fault()


def test_json_is_the_same_in_every_language(run: Run, record_file: Path) -> None:
    commands = (("options", "watch", "--json"), ("replay", str(record_file), "--json"))
    for command in commands:
        told = [json.loads(run(*command, "--language", language).out) for language in LANGUAGES]
        assert all(data == told[0] for data in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_whole_in_every_language(
    language: str, run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    assert say("cli-about", language) in run("--language", language).out
    for command in (module.__name__.rpartition(".")[2] for module in COMMANDS):
        with pytest.raises(SystemExit) as left:
            run(command, "--help", "--language", language)
        assert left.value.code == 0
        assert say("cli-help-help", language) in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_are_told_in_every_language(language: str, run: Run) -> None:
    def told(*arguments: str) -> str:
        return run(*arguments, "--language", language).fault()

    seven = {"option": "players", "choices": "3, 4", "value": "'7'"}
    assert say("fault-no-choice", language, **seven) in told("sim", "--players", "7")
    assert say("fault-no-game", language, game="'go'", known="watch, rivals") in told(
        "options", "go"
    )
    assert say("cli-fault-whole", language, typed="'x'") in told("sim", "--seed", "x")
    assert say("cli-fault-unrecognized", language, arguments="--loud") in told("sim", "--loud")
    assert say("cli-fault-required", language, arguments="FILE") in told("replay")
    assert say("cli-fault-value-expected", language) in told("sim", "--seed")


def test_a_complaint_that_we_do_not_know_is_told_as_it_stands() -> None:
    assert told_fault("the moon is full") == "the moon is full"
    assert told_fault("argument --json: ignored explicit argument '1'") == (
        "--json: takes no value, but '1' was given"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_the_almanacs_in_every_language(language: str, run: Run) -> None:
    arguments = ("--terminal", "--seed", "3", "--option", "first=0", "--language", language)
    out = run("play", *arguments, typed="roll\n").out
    match = hexhold.game("watch", first="0").start(seed=3)
    refusal = match.check(0, match.number("roll"))
    assert refusal is not None
    assert almanac.entry(refusal.rule, language).title in refusal.text(language)
    said = {"why": refusal.text(language), "rule": refusal.rule}
    assert say("cli-play-refused", language, **said) in out
    assert say("cli-play-left", language, count=0) in out


@pytest.mark.parametrize(("game", "mode", "language"), TOLD)
def test_a_match_can_be_asked_drawn_and_told_in_every_language(
    game: str,
    mode: str,
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(VOICE, "language", language)
    few = {"trade": "no"} if game == "watch" else {}  # offers would take most of the moves
    match = hexhold.game(game, mode=mode, **few).start(seed=11)
    rng = hexhold.Rng(11)
    bots = [BOTS["greedy"](match.game, rng) for _ in range(match.game.seats)]
    board = board_of(game)
    told: list[str] = []
    for moves in range(100):
        if match.over:
            break
        seat = match.actors[0]
        view, legal = match.view(seat), match.legal(seat)
        kinds = {match.game.describe(action).kind for action in legal}
        told += [board.ask(view, kinds), *board.remind(view)]
        whole = [action for action in legal if not match.game.is_private(action)]
        told += [board.label(match.game.describe(action), view) for action in whole[:40]]
        if moves % 10 == 0:
            show_board(console(), game, view)
        if moves % 2:
            match.play(seat, bots[seat].choose(Decision(match.game, match.state, seat, rng)))
        else:
            match.play(seat, legal[int(rng.below(len(legal)))])
        told += story(game, match.events_for(seat), match.view(seat), seat)
    told += capsys.readouterr().out.splitlines()
    assert not [line for line in told if "{" in line or "None" in line]
    assert t("cli-seat-you", seat="0") in "\n".join(told)
