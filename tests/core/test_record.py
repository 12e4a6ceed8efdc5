"""A record replays to the same state, and damage is named by its line and its reason."""

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.tiny_game.tiny.game import Tiny, make

import hexhold
from hexhold.core.conformance.play import play_on
from hexhold.core.match import Match, continue_from
from hexhold.core.record import RecordError, read_record
from hexhold.core.rng import Rng


def played(moves: int = 40) -> Match[Any]:
    match = hexhold.game("watch", players=3, first="0").start(seed=4)
    play_on(match, Rng(9), moves)
    return match


MATCH = played()
TEXT = MATCH.record()
LINES = TEXT.splitlines()
END = len(LINES)


def fault(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        hexhold.replay(text)
    return caught.value


def with_line(number: int, line: str) -> str:
    """The record with one line changed, the first being 1."""
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]]) + "\n"


def without_line(number: int) -> str:
    return "\n".join([*LINES[: number - 1], *LINES[number:]]) + "\n"


def test_a_record_reads_as_it_is_documented() -> None:
    match = continue_from(make(), "choose 5 3,7,5 -,-,- -,keep,-")
    match.play(0, "change")
    assert match.record().splitlines()[:-1] == [
        "hexhold-record 1 tiny",
        'options {"seats":3}',
        "position choose 5 3,7,5 -,-,- -,keep,-",
        "0 change",
    ]
    count, digest = match.record().splitlines()[-1].split()[1:]
    assert (count, int(digest, 16)) == ("1", match.game.digest(match.state))


def test_a_record_replays_to_the_same_match() -> None:
    again = hexhold.replay(TEXT)
    assert again.state == MATCH.state
    assert again.moves == MATCH.moves
    assert again.record() == TEXT
    assert again.game.options == MATCH.game.options


def test_chance_moves_of_a_replayed_match_come_from_outside() -> None:
    again = hexhold.replay(hexhold.game("watch", first="0").start().record())
    assert again.luck is None


@pytest.mark.parametrize("end", ["\r\n", "\r", "\n\n\n", "\n"])
def test_line_ends_of_other_systems_and_blank_lines_at_the_end_do_no_harm(end: str) -> None:
    text = TEXT.rstrip("\n").replace("\n", end if end.strip("\n") else "\n") + end
    assert hexhold.replay(text).record() == TEXT


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "this is not a record"),
        ("\n", 1, "this is not a record"),
        ("[Event 'a game of chess']\n1. e4 e5\n", 1, "this is not a record"),
        ("\x00\x01\x02", 1, "this is not a record"),
        (with_line(1, "hexhold-record 2 watch"), 1, "version 2 is not known"),
        (with_line(1, "hexhold-record one watch"), 1, "version one is not known"),
        (with_line(1, "hexhold-record 1"), 1, "this is not a record"),
        (with_line(1, "hexhold-record 1 chess"), 1, "there is no game 'chess'"),
        (LINES[0], 2, "the options are missing"),
        (without_line(2), 2, "the options are missing"),
        (with_line(2, "options {"), 2, "the options are not JSON"),
        (with_line(2, "options " + "[" * 100_000), 2, "the options are not JSON"),
        (with_line(2, "options [1]"), 2, "the options are not a JSON object"),
        (with_line(2, 'options {"players": 7}'), 2, "players must be one of"),
        (with_line(2, 'options {"watch": 1}'), 2, "there is no option 'watch'"),
        (with_line(3, "position nonsense"), 3, "'nonsense' should be name=value"),
        (with_line(4, "9 roll"), 4, "'9' is not a seat"),
        (with_line(4, "-1 roll"), 4, "'-1' is not a seat"),
        (with_line(4, "00 roll"), 4, "'00' is not a seat"),
        (with_line(4, "² roll"), 4, "is not a seat"),
        (with_line(4, ""), 4, "is not a seat"),
        (with_line(4, "0 fly"), 4, "'fly' is not an action"),
        (with_line(4, "0"), 4, "is not an action"),
        (with_line(4, "0 " + "9" * 10_000), 4, "is not an action"),
        (with_line(4, "0 road " + "9" * 10_000), 4, "not a number"),
        (with_line(4, "2 end"), 4, "'2 end' is refused by watch."),
        (with_line(4, "* dice 6 6"), 4, "is refused by watch."),
        (with_line(END, "="), END, "should count the moves"),
        (with_line(END, f"= 3 {LINES[-1].split()[2]}"), END, "3 moves were recorded"),
        (with_line(END, f"= {END - 3} 0000000000000000"), END, "do not lead to the recorded end"),
        (without_line(END), END, "cut off"),
        (LINES[0] + "\n" + LINES[1], 3, "cut off"),
        (TEXT[: len(TEXT) // 2], 0, ""),
        (TEXT + "0 roll\n", END + 1, "text after the end"),
        (TEXT + TEXT, END + 1, "text after the end"),
    ],
)
def test_damage_is_named_by_its_line_and_reason(text: str, line: int, reason: str) -> None:
    found = fault(text)
    assert reason in found.reason
    assert line in (0, found.line)
    assert str(found) == f"line {found.line}: {found.reason}"


@pytest.mark.parametrize("number", range(3, END))
def test_a_missing_move_is_noticed(number: int) -> None:
    assert fault(without_line(number)).line >= number


@pytest.mark.parametrize("length", range(0, len(TEXT) - 1, 29))
def test_a_cut_file_is_noticed(length: int) -> None:
    assert fault(TEXT[:length]).line <= TEXT[:length].count("\n") + 2


def test_a_changed_move_that_is_allowed_is_noticed_at_the_latest_by_the_digest() -> None:
    start = hexhold.game("watch", players=3, first="0").start()
    site = next(n for n, line in enumerate(LINES, 1) if line.startswith("0 settlement"))
    other = next(start.text(a) for a in start.legal(0) if start.text(a) not in LINES[site - 1])
    assert fault(with_line(site, f"0 {other}")).line > site


@given(at=st.integers(0, len(TEXT) - 1), character=st.characters(max_codepoint=0x2030))
@settings(max_examples=300, deadline=None)
def test_a_changed_character_is_damage_or_makes_no_difference(at: int, character: str) -> None:
    changed = TEXT[:at] + character + TEXT[at + 1 :]
    with suppress(RecordError):
        assert hexhold.replay(changed).state == MATCH.state


def test_a_position_is_part_of_a_record() -> None:
    match = continue_from(MATCH.game, MATCH.position(), seed=3)
    play_on(match, Rng(1), 10)
    again = hexhold.replay(match.record())
    assert again.state == match.state
    assert again.record() == match.record()


def test_even_an_empty_position_is_part_of_a_record() -> None:
    match = continue_from(MATCH.game, "")
    assert hexhold.replay(match.record()).record() == match.record()


def test_a_reader_makes_the_game_that_the_record_names() -> None:
    match = make(Tiny, 2).start(seed=1)
    asked: list[object] = []

    def make_game(name: str, options: object) -> Tiny:
        asked.append((name, options))
        return make(Tiny, 2)

    read_record(match.record(), make_game)
    assert asked == [("tiny", {"seats": 2})]
