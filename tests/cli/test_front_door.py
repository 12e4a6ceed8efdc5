"""Whatever goes wrong is told in one line with exit code 2, and never with a traceback."""

import os
import signal
import subprocess
import sys
import time

import pytest
from tests.cli.conftest import Run, command, environment, run_process

from hexhold import __version__
from hexhold.cli import app, serve
from hexhold.cli.terminal import Fault
from hexhold.server.addresses import networks


def test_the_version_says_how_the_engine_was_built(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        app.main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out in (
        f"hexhold {__version__} (compiled)\n",
        f"hexhold {__version__} (interpreted)\n",
    )


def test_without_a_command_the_commands_are_listed(run: Run) -> None:
    outcome = run()
    assert outcome.code == 0
    for name in ("play", "sim", "replay", "options", "bench"):
        assert name in outcome.out


def test_a_proxy_has_to_be_an_address_or_a_network(run: Run) -> None:
    assert serve.read_networks("10.0.0.0/8,::1") == networks("10.0.0.0/8,::1")
    outcome = run("serve", "--proxy", "proxy.example")
    assert outcome.code == 2
    assert "must be addresses or networks, not 'proxy.example'" in outcome.err


@pytest.mark.parametrize("name", ["play", "sim", "replay", "options", "bench"])
def test_every_command_explains_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        app.main([name, "--help"])
    assert left.value.code == 0
    assert f"hexhold {name}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["dance"], "invalid choice: 'dance'"),
        (["--loud"], "unrecognized arguments: --loud"),
        (["sim", "--gam", "watch"], "unrecognized arguments"),
        (["sim", "two\nlines"], "unrecognized arguments: two lines"),
        (["replay"], "required: FILE"),
        (["options"], "required: GAME"),
        (["options", "chess"], "there is no game 'chess'; known: watch"),
        (["bench", "--slow"], "unrecognized arguments: --slow"),
        (["x" * 5000], "…"),
    ],
)
def test_a_wrong_command_gets_one_line(run: Run, arguments: list[str], told: str) -> None:
    assert told in run(*arguments).fault()


def test_a_fault_is_told_by_a_real_process_too() -> None:
    assert "there is no bot 'deep'" in run_process("sim", "--bots", "deep").fault()


def test_an_interrupt_is_quiet(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("hexhold.arena.simulate.simulate", interrupt)
    outcome = run("sim")
    assert (outcome.code, outcome.out, outcome.err) == (130, "", "")


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("after", [0.0, 1.0])
def test_an_interrupt_from_the_keyboard_ends_a_simulation(jobs: str, after: float) -> None:
    arguments = ["sim", "--games", "100000000", "--jobs", jobs]
    script = f"""if __name__ == "__main__":
    from hexhold.cli import main
    print("ready", flush=True)
    raise SystemExit(main({arguments!r}))"""
    process = subprocess.Popen(
        [sys.executable, "-P", "-c", script],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        start_new_session=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == b"ready\n"
    time.sleep(0.2 + after)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert out == b""
    assert b"Traceback" not in err


@pytest.mark.skipif(sys.platform == "win32", reason="pipes")
def test_a_reader_that_goes_away_is_no_reason_to_complain() -> None:
    process = subprocess.Popen(
        command("play", "--auto", "--seed", "1"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert b"Traceback" not in process.stderr.read()
    process.stderr.close()
    assert process.wait(timeout=60) == 141


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs /dev/full")
def test_a_full_disk_is_told_in_one_line() -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            command("options", "watch"), stdout=full, stderr=subprocess.PIPE, env=environment()
        )
    assert done.returncode == 2
    assert done.stderr.startswith(b"hexhold: the output could not be written")
    assert done.stderr.count(b"\n") == 1


def test_a_terminal_that_knows_few_letters_is_no_reason_to_fail() -> None:
    done = subprocess.run(
        command("play", "--terminal", "--seed", "1"),
        input=b"",
        capture_output=True,
        env=environment(PYTHONIOENCODING="ascii"),
    )
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr


def test_an_interpreted_engine_is_mentioned_once(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hexhold.cli.terminal.is_compiled", lambda: False)
    assert app.main(["sim", "--games", "1", "--option", "turn_limit=2", "--json"]) == 0
    assert capsys.readouterr().err.count("the engine is not compiled") == 1


def test_our_own_mistakes_are_not_hidden(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("hexhold.arena.simulate.simulate", stumble)
    with pytest.raises(ZeroDivisionError):
        run("sim")


def test_a_fault_inside_a_command_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise Fault("it is\nlate")

    monkeypatch.setattr("hexhold.arena.simulate.simulate", refuse)
    assert run("sim").fault() == "hexhold: it is late\n"
