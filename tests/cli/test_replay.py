"""hexhold replay: the story of a record, for the referee or for one seat; and damaged files."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run, run_process

import hexhold
from hexhold.core.record import RecordError


def told(run: Run, *arguments: str) -> dict[str, Any]:
    outcome = run("replay", *arguments, "--json")
    assert (outcome.code, outcome.err) == (0, "")
    data: dict[str, Any] = json.loads(outcome.out)
    return data


def test_the_whole_match_is_told(run: Run, record_file: Path, record: str) -> None:
    outcome = run("replay", str(record_file))
    match = hexhold.replay(record)
    assert (outcome.code, outcome.err) == (0, "")
    assert "watch, 4 seats, turn_limit=12" in outcome.out
    assert "rolls" in outcome.out
    assert "the last turn was played. Nobody wins" in outcome.out
    moves = len(match.game.said(match.moves))
    assert f"after {moves} of {moves} moves" in outcome.out
    assert match.position() in outcome.out


def test_at_a_move_the_position_is_that_of_the_move(
    run: Run, record_file: Path, record: str
) -> None:
    whole = hexhold.replay(record)
    match = hexhold.game("watch", turn_limit=12).start()
    said = whole.game.said(whole.moves)
    for one in said[:30]:
        match.play(one.seat, one.text)
    data = told(run, str(record_file), "--at", "30")
    assert data["at"] == 30
    assert data["moves"] == len(said)
    assert data["position"] == match.position()
    assert data["view"] == json.loads(json.dumps(match.view(hexhold.SPECTATOR)))
    assert [step["action"] for step in data["story"]] == [one.text for one in said[:30]]
    assert data["result"] is None


def test_before_the_first_move_nothing_has_happened(run: Run, record_file: Path) -> None:
    data = told(run, str(record_file), "--at", "0")
    assert data["story"] == []
    assert data["view"]["turn"] == 0


def test_the_end_has_a_result(run: Run, record_file: Path) -> None:
    result = told(run, str(record_file))["result"]
    assert result["ending"] == "turn-limit"
    assert result["winner"] is None
    assert len(result["points"]) == 4


@pytest.mark.parametrize("seat", ["0", "2", "spectator"])
def test_a_seat_is_told_only_what_it_may_know(
    run: Run, record_file: Path, record: str, seat: str
) -> None:
    data = told(run, str(record_file), "--seat", seat)
    viewer = hexhold.SPECTATOR if seat == "spectator" else int(seat)
    match = hexhold.replay(record)
    assert "position" not in data
    assert data["view"] == json.loads(json.dumps(match.view(viewer)))
    assert all(set(step) == {"move", "events"} for step in data["story"])
    secrets = [
        event
        for step in data["story"]
        for event in step["events"]
        if event["event"] == "discarded" and "resource" in event
    ]
    assert all(event["seat"] == viewer for event in secrets)


def test_the_text_for_a_seat_names_no_secret_move(run: Run, record_file: Path) -> None:
    text = run("replay", str(record_file), "--seat", "1").out
    assert "as seat 1 may know it" in text
    assert "Your hand" in text
    for secret in ("steal ", "draw ", "phase="):
        assert secret not in text


def test_a_record_that_begins_in_the_middle_is_told(run: Run, tmp_path: Path) -> None:
    game = hexhold.game("watch", first="0")
    match = hexhold.continue_from(game, "phase=turn rolled=1 | 0 roads=3 settlements=7", seed=1)
    match.play(0, "end")
    file = tmp_path / "middle"
    file.write_text(match.record(), encoding="utf-8")
    assert "Turn 2: Seat 1" in run("replay", str(file)).out


def test_a_record_may_come_from_the_input(run: Run, record: str) -> None:
    assert run("replay", "-", "--at", "3", typed=record).code == 0
    assert "-: line 1" in run("replay", "-", typed="").fault()


def test_what_play_saves_can_be_replayed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "saved"
    arguments = ("--auto", "--seed", "4", "--option", "turn_limit=5", "--save", str(file))
    assert run("play", "--terminal", *arguments).code == 0
    assert told(run, str(file))["result"]["ending"] == "turn-limit"


# ------------------------------------------------------------------ what is no record


def test_a_missing_file(run: Run, tmp_path: Path) -> None:
    assert "No such file" in run("replay", str(tmp_path / "none")).fault()


def test_a_directory(run: Run, tmp_path: Path) -> None:
    assert "Is a directory" in run("replay", str(tmp_path)).fault()


def test_a_file_that_may_not_be_read(
    run: Run, record_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    assert "Permission denied" in run("replay", str(record_file)).fault()


def test_a_name_that_no_file_can_have(run: Run) -> None:
    assert "cannot be read" in run("replay", "a\0b").fault()


def test_a_binary_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "picture"
    file.write_bytes(bytes(range(256)))
    assert "is not text" in run("replay", str(file)).fault()


def test_an_endless_file(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hexhold.cli.replay.LARGEST", 1000)
    file = tmp_path / "long"
    file.write_text("x" * 1001, encoding="utf-8")
    assert "too large" in run("replay", str(file)).fault()


def test_a_damaged_record_is_told_by_a_real_process(tmp_path: Path, record: str) -> None:
    file = tmp_path / "damaged"
    file.write_text(record.replace("roll", "stroll", 1), encoding="utf-8")
    assert "damaged: line " in run_process("replay", str(file)).fault()


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("hexhold-record 1", "hexhold-record 9", "line 1: version 9 is not known"),
        ("hexhold-record", "pgn", "line 1: this is not a record"),
        (" watch\n", " chess\n", "line 1: there is no game 'chess'"),
        ("options {", "options [", "line 2: the options are not JSON"),
        ('"trade":true', '"trade":3', "line 2: trade must be yes or no"),
        ('"mode":"base"', '"mode":"watch"', "line 2: mode must be one of"),
        ("* first 1", "* first 9", "line 3"),
        ("* first 1", "7 roll", "line 3: '7' is not a seat"),
        ("* first 1", "00 roll", "line 3: '00' is not a seat"),
        ("* first 1", "9" * 5000 + " roll", "line 3"),
        ("* first 1", "* first " + "9" * 5000, "line 3"),
        ("* first 1", "* dice 1 1", "line 3: '* dice 1 1' is refused by watch."),
        ("\n= ", "\n= 9", "moves were recorded"),
    ],
)
def test_a_damaged_record_is_refused_with_the_line(
    run: Run, tmp_path: Path, record: str, old: str, new: str, line: str
) -> None:
    first = next(text for text in record.splitlines() if text.startswith("* first"))
    damaged = record.replace(old.replace("* first 1", first), new, 1)
    assert damaged != record
    file = tmp_path / "damaged"
    file.write_text(damaged, encoding="utf-8")
    assert line in run("replay", str(file)).fault()


def test_a_record_cut_off_anywhere_is_refused(record: str) -> None:
    for length in range(0, len(record) - 1, 97):
        with pytest.raises(RecordError, match="line "):
            hexhold.replay(record[:length])


@pytest.mark.parametrize(
    "position",
    [
        "phase=turn | 0 hand=ore" + "9" * 5000,
        "phase=turn clearings=0/0/0/" + "9" * 5000,
        "phase=turn clearings=0/0/0/²",
        "phase=turn gift=²:r",
        "phase=turn gift=" + "9" * 5000 + ":r",
    ],
)
def test_an_absurd_position_is_refused(
    run: Run, tmp_path: Path, record: str, position: str
) -> None:
    lines = record.replace('"mode":"base"', '"mode":"brotherhood"').splitlines()
    lines.insert(2, f"position {position}")
    file = tmp_path / "absurd"
    file.write_text("\n".join(lines), encoding="utf-8")
    assert "line 3" in run("replay", str(file)).fault()


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--at", "99999"], "--at 99999 is too far"),
        (["--at", "-1"], "--at: must be a whole number of at least 0"),
        (["--at", "now"], "--at"),
        (["--seat", "4"], "--seat 4 is not a seat of this match; its seats are 0 to 3"),
        (["--seat", "-2"], "--seat: must be a seat or spectator"),
        (["--seat", "me"], "--seat: must be a seat or spectator, not 'me'"),
    ],
)
def test_a_wrong_value_gets_one_line(
    run: Run, record_file: Path, arguments: list[str], why: str
) -> None:
    assert why in run("replay", str(record_file), *arguments).fault()
