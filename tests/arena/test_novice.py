"""The novice answers everything, errs now and then, and is never cruel."""

from typing import Any

import pytest
from tests.rivals.helpers import at as rivals_at
from tests.watch.helpers import AnyMatch
from tests.watch.helpers import at as watch_at

import hexhold
from hexhold import Rng
from hexhold.bots.minds import mind
from hexhold.core.contract import Game
from hexhold.games.watch.engine.geometry import HEX_SITES, HEXES

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("watch", {"mode": "base", "players": "3"}),
    ("watch", {"mode": "base", "players": "4", "board": "random", "phases": "separate"}),
    ("watch", {"mode": "brotherhood", "players": "4", "edition": "ru", "drama": True}),
    ("watch", {"mode": "brotherhood", "players": "3", "edition": "pl", "victory_claim": "ask"}),
    ("rivals", {"mode": "intro"}),
    ("rivals", {"mode": "gold"}),
    ("rivals", {"mode": "turmoil"}),
    ("rivals", {"mode": "progress"}),
    ("rivals", {"mode": "duel", "edition": "ru"}),
]
TWO = "settlements=1,1.N+3,2.S"
ROBBING = f"phase=choose-victim active=0 rolled=1 tormund=2,2 | 0 {TWO}"


def novice(match: AnyMatch, seat: int, seed: int) -> str:
    """What a novice says at a seat, with this luck."""
    choose = mind(match.game.name, "novice")
    return match.text(int(choose(match.state, seat, "", Rng(seed))))


def said_by_many(match: AnyMatch, seat: int = 0) -> set[str]:
    """What a hundred novices say."""
    return {novice(match, seat, seed) for seed in range(100)}


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_every_question_gets_a_legal_answer_the_same_for_the_same_luck(
    name: str, options: dict[str, Any]
) -> None:
    game: Game[Any] = hexhold.game(name, **options)
    asked: set[str] = set()
    for seed in range(3):
        match, rng = game.start(seed), Rng(seed)
        for number in range(600):
            if match.over:
                break
            seat = match.actors[0]
            legal = match.legal(seat)
            before = game.digest(match.state)
            said = novice(match, seat, number)
            asked.add(match.asked(seat) or "")
            assert match.game.parse(said) in legal
            assert said == novice(match, seat, number)
            assert game.digest(match.state) == before, "it changed what it was shown"
            match.play(seat, legal[int(rng.below(len(legal)))])
    assert len(asked) > 7


# -- short-sighted, but sensible --


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_novices_play_a_match_to_its_end(name: str, options: dict[str, Any]) -> None:
    match = hexhold.game(name, **options).start(4)
    for seed in range(5000):
        if match.over:
            break
        seat = match.actors[0]
        match.play(seat, novice(match, seat, seed))
    assert match.result is not None
    assert match.result.winner is not None


@pytest.mark.parametrize(("name", "least"), [("watch", 10), ("rivals", 10)])
def test_a_novice_beats_those_who_do_anything(name: str, least: int) -> None:
    game = hexhold.game(name)
    won = 0
    for seed in range(12):
        match, rng, own = game.start(seed), Rng(seed), seed % game.seats
        while not match.over:
            seat = match.actors[0]
            legal = match.legal(seat)
            action = legal[int(rng.below(len(legal)))]
            match.play(seat, novice(match, seat, len(match.moves)) if seat == own else action)
        won += match.result is not None and match.result.winner == own
    assert won >= least


def test_a_novice_sometimes_forgets_a_keep_and_mostly_does_not() -> None:
    match = watch_at(f"turn | 0 hand=ore3,grain2 {TWO}")
    said = [novice(match, 0, seed) for seed in range(100)]
    keeps = [text for text in said if text.startswith("keep")]
    assert 60 < len(keeps) < 100


def test_a_novice_often_forgets_its_cards() -> None:
    match = watch_at(f"turn | 0 hand=ore3 cards=winter {TWO}")
    said = [novice(match, 0, seed) for seed in range(100)]
    assert 10 < said.count("winter grain,grain") < 70


@pytest.mark.parametrize("name", ["watch", "rivals"])
def test_a_novice_takes_a_win_that_it_sees(name: str) -> None:
    nine = "keeps=0,0.N+1,0.N+2,0.N settlements=3,0.N+0,1.S+2,2.S"
    six = "columns=5*,6*,7 regions=a8:gold2,b8:mountains4 roads=8 cards=5a:candamir"
    if name == "watch":
        match, win = watch_at(f"turn | 0 hand=ore3,grain2,wool {nine}"), "keep"
    else:
        match, win = rivals_at(f"| 0 {six} stock=*:1,a6:0"), "settle"
    said = [novice(match, 0, seed) for seed in range(100)]
    assert len([text for text in said if text.startswith(win)]) > 50


def test_a_novice_trades_generously_even_with_a_leader() -> None:
    leader = "keeps=0,0.N+1,0.N+2,0.N+3,0.N"
    match = watch_at(
        f"turn | 0 hand=ore2,lumber {leader} | 1 hand=grain2,ore2,brick settlements=1,2.N+3,2.S"
    )
    match.play(0, "offer ore > brick")
    said = [novice(match, 1, seed) for seed in range(100)]
    assert said.count("accept") > 60


# -- never cruel --


def test_whoever_is_last_is_not_robbed() -> None:
    last_and_leader = (
        "| 1 hand=ore2 settlements=2,2.N | 2 hand=ore2 settlements=2,2.S+0,1.S keeps=3,0.N"
    )
    assert said_by_many(watch_at(f"{ROBBING} {last_and_leader}", 3)) == {"rob 2"}


def test_equals_are_robbed_in_turn_and_nobody_is_singled_out() -> None:
    equals = "| 1 hand=ore2 settlements=2,2.N+0,1.S | 2 hand=ore2 settlements=2,2.S+3,0.N"
    assert said_by_many(watch_at(f"{ROBBING} {equals}", 3)) == {"rob 1", "rob 2"}


def test_tormund_does_not_go_where_he_hurts_the_last() -> None:
    match = watch_at(
        f"phase=move-tormund active=0 rolled=1 | 0 {TWO} | 1 hand=ore2 settlements=2,2.N "
        "| 2 hand=ore2 settlements=0,1.S keeps=3,0.N | 3 hand=ore settlements=0,3.N keeps=2,0.N"
    )
    beside_the_last = {
        f"tormund {h}" for h in range(HEXES) if HEX_SITES[h] & match.state.seats[1].settlements
    }
    assert len(beside_the_last) == 3
    said = said_by_many(match)
    assert len(said) > 1
    assert not said & beside_the_last


@pytest.mark.parametrize("card", ["brigands", "voyage_of_plunder"])
def test_in_the_rivals_whoever_is_behind_is_not_attacked(card: str) -> None:
    strong = f"columns=5*,6 cards=5a:candamir,5b:harald hand=turmoil.{card} stock=*:1"
    attack = f"play turmoil.{card}"
    behind = rivals_at(f"| 0 {strong} | 1 stock=*:2", "turmoil")
    ahead = rivals_at(f"| 0 {strong} | 1 columns=5*,6* stock=*:2", "turmoil")
    for match in (behind, ahead):
        assert match.game.parse(attack) in match.legal(0)
    assert attack not in said_by_many(behind)
    assert attack in said_by_many(ahead)
