"""Contests between bots: seats take turns, seeds and options are shared, a stopped one goes on."""

from dataclasses import astuple, replace
from pathlib import Path
from typing import Any

import pytest

from hexhold.arena import league, ledger
from hexhold.arena.league import Contest, Played, Standing, play_contest, play_one, variety
from hexhold.arena.ledger import Ledger
from hexhold.bots import BotError
from hexhold.games import make_game

SHORT = {"trade": False, "turn_limit": 12}
HASTY = "tests.arena.table_bots:Hasty"
CONTEST = Contest("watch", SHORT, HASTY, "random", seed=3)


def timeless(played: Played) -> Played:
    return replace(played, think=0.0, longest=0.0)


def test_the_candidate_has_every_seat_once_a_round_with_the_same_luck(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[tuple[int, dict[str, Any], list[str]]] = []

    def look(match: Any, bots: list[Any], choose: Any) -> None:
        seen.append((match.luck.rng.a, dict(match.game.options), [type(b).__name__ for b in bots]))

    monkeypatch.setattr(league, "play_match", look)
    monkeypatch.setattr(league, "_outcome", lambda *_: Played(0, True, "points", 1, 0.0, 0.0))
    for number in range(8):
        play_one(CONTEST, number)
    for first in (0, 4):
        luck, options, lineups = zip(*seen[first : first + 4], strict=True)
        assert len(set(luck)) == 1
        assert options[0] == options[1] == options[2] == options[3]
        assert [lineup.index("Hasty") for lineup in lineups] == [0, 1, 2, 3]
        assert all(lineup.count("RandomBot") == 3 for lineup in lineups)
    assert seen[0][0] != seen[4][0]
    assert seen[0][1] != seen[4][1]


def test_a_match_depends_on_its_number_alone() -> None:
    assert timeless(play_one(CONTEST, 5)) == timeless(play_one(CONTEST, 5))
    whole = replace(CONTEST, options={"trade": False})
    assert len({timeless(play_one(whole, number)).turns for number in range(4)}) > 1


def test_jobs_do_not_change_the_standing() -> None:
    one, two = (play_contest(CONTEST, 8, jobs) for jobs in (1, 2))
    assert (one.games, one.wins, one.endings, one.turns) == (8, two.wins, two.endings, two.turns)


def test_rounds_go_through_the_variety_of_the_game() -> None:
    mixed = variety(Contest("watch", {"mode": "base"}, "greedy", "random"))
    made = [make_game("watch", options).options for options in mixed]
    assert {options["board"] for options in made} == {"fixed", "variable", "random"}
    assert {options["edition"] for options in made} == {"en", "de", "pl", "ru"}
    assert {options["start"] for options in made} == {"founding", "fixed"}
    assert {options["players"] for options in made} == {"4"}
    assert len(variety(Contest("rivals", {"mode": "duel"}, "greedy", "random"))) == 2


def test_what_is_asked_for_stays_and_the_rest_is_mixed() -> None:
    asked = {"mode": "brotherhood", "board": "random", "players": "3"}
    mixed = variety(Contest("watch", asked, "greedy", "random"))
    made = [make_game("watch", options).options for options in mixed]
    assert {(options["board"], options["mode"]) for options in made} == {("random", "brotherhood")}
    assert sorted(options["edition"] for options in made) == ["de", "en", "pl", "ru"]


def test_a_game_without_variety_is_played_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(league, "has_mind", lambda game, name: False)
    league._variety.cache_clear()
    assert variety(Contest("watch", {"first": "0"}, "random", "random")) == [{"first": "0"}]
    league._variety.cache_clear()


def test_bots_that_cannot_play_are_refused_before_anything_is_played() -> None:
    with pytest.raises(BotError, match="there is no bot"):
        play_contest(Contest("watch", SHORT, "clever", "random"), 1)


def won(number: int, won: bool = True) -> Played:
    return Played(number, won, "points", 40, 0.2, 0.1)


def test_a_standing_tells_shares_endings_and_time() -> None:
    standing = Standing(4)
    standing.count(won(0))
    standing.count(Played(1, False, "turn-limit", 20, 0.4, 0.3))
    assert (standing.share.wins, standing.share.games) == (1, 2)
    assert standing.endings == {"points": 1, "turn-limit": 1}
    assert standing.think_a_turn == pytest.approx(0.6 / (60 / 4))
    assert standing.longest == 0.3


def test_matches_that_are_known_are_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(league, "play_one", lambda _, n: won(n))
    told: list[Played] = []
    standing = play_contest(CONTEST, 6, 1, [won(1, False), won(4), won(99)], tell=told.append)
    assert told == [won(n) for n in (0, 2, 3, 5)]
    assert (standing.games, standing.wins) == (6, 5)


def test_a_contest_may_stop_when_it_is_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    for wins, aim, games in ((1, 0.4, 100), (2, 0.4, 100), (2, 0.52, 400)):
        monkeypatch.setattr(league, "play_one", lambda _, n, w=wins: won(n, n % w == 0))
        assert play_contest(CONTEST, 400, 1, aim=aim).games == games


def test_no_aim_no_early_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(league, "play_one", lambda _, n: won(n))
    assert play_contest(CONTEST, 400).games == 400


def test_a_ledger_gives_back_what_was_played(tmp_path: Path) -> None:
    path, other = tmp_path / "matches.jsonl", replace(CONTEST, seed=4)
    assert Ledger(path).known(CONTEST) == []
    kept = Ledger(path)
    kept.add(CONTEST, won(0))
    kept.add(other, won(7))
    kept.add(CONTEST, won(1, False))
    assert Ledger(path).known(CONTEST) == [won(0), won(1, False)]
    assert Ledger(path).known(other) == [won(7)]
    assert Ledger(path).known(replace(CONTEST, candidate="greedy")) == []


def test_what_other_minds_played_does_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "matches.jsonl"
    Ledger(path).add(CONTEST, won(0))
    monkeypatch.setattr(ledger, "fingerprint", lambda game: "changed")
    assert Ledger(path).known(CONTEST) == []
    Ledger(path).add(CONTEST, won(1))
    assert Ledger(path).known(CONTEST) == [won(1)]


def test_a_line_that_was_cut_off_is_left_out_and_the_next_one_whole(tmp_path: Path) -> None:
    path = tmp_path / "matches.jsonl"
    Ledger(path).add(CONTEST, won(0))
    path.write_text(path.read_text() + str(list(astuple(won(1))))[:9])
    Ledger(path).add(CONTEST, won(2))
    assert Ledger(path).known(CONTEST) == [won(0), won(2)]
