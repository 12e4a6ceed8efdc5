"""Many matches between bots: counted right, and the same however they are spread."""

import os
import signal
import subprocess
import sys
import textwrap
import time
from collections import Counter
from dataclasses import replace

import pytest

import hexhold
from hexhold.arena import simulate as arena
from hexhold.arena.simulate import Series, play_match, seed_for, simulate
from hexhold.arena.statistics import Statistics, Summary, summary
from hexhold.bots import BotError
from hexhold.bots.random import RandomBot
from hexhold.core.contract import Result, Tally
from hexhold.core.options import OptionError

SHORT = {"trade": False, "turn_limit": 30}
HERE = "tests.arena.table_bots"


def timeless(statistics: Statistics) -> Statistics:
    return replace(statistics, seconds=0.0)


def test_every_match_is_counted_once() -> None:
    counted = simulate(Series("watch", SHORT, games=20, seed=4))
    assert counted.games == 20
    assert counted.endings.total() == 20
    assert counted.turns.total() == 20
    assert [points.total() for points in counted.points] == [20] * 4
    assert counted.wins.total() == counted.endings["points"]
    assert counted.dice.total() <= 20 * 30
    assert set(counted.dice) <= set(range(2, 13))
    assert counted.decisions > 20 * 30
    assert counted.seconds > 0


def test_the_winners_are_those_with_the_points() -> None:
    counted = simulate(Series("watch", {"trade": False}, games=10, seed=1))
    high = sum(times for points in counted.points for value, times in points.items() if value >= 10)
    assert counted.wins.total() == high == 10


@pytest.mark.parametrize("bots", [("random",), (f"{HERE}:Hasty", "random", "random", "random")])
def test_jobs_do_not_change_what_comes_out(
    bots: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "PART", 3)
    series = Series("watch", SHORT, bots, games=10, seed=7)
    assert timeless(simulate(series, jobs=1)) == timeless(simulate(series, jobs=2))


def test_a_seed_decides_everything() -> None:
    series = Series("watch", SHORT, games=5, seed=7)
    assert timeless(simulate(series)) == timeless(simulate(series))
    assert timeless(simulate(series)) != timeless(simulate(replace(series, seed=8)))


def test_a_longer_series_begins_with_the_shorter_one() -> None:
    told: list[int] = []
    both = simulate(Series("watch", SHORT, games=150, seed=7), progress=told.append)
    first = arena.play_part(Series("watch", SHORT, seed=7), range(100))
    first.add(arena.play_part(Series("watch", SHORT, seed=7), range(100, 150)))
    assert timeless(both) == first
    assert told == [100, 50]


def test_bots_play_through_a_match_and_see_only_their_view() -> None:
    series = Series("watch", {"turn_limit": 8}, (f"{HERE}:Curious",), games=2, seed=1)
    counted = simulate(series)
    assert counted.games == 2
    assert counted.dice.total() > 0


def test_random_bots_play_alike_inside_the_engine_and_through_matches() -> None:
    """The two ways draw differently from a seed, but must look alike over many turns."""
    inside = simulate(Series("watch", SHORT, games=40, seed=1))
    outside = simulate(Series("watch", SHORT, (f"{HERE}:Curious",), games=8, seed=2))
    a_match = [counted.decisions / counted.games for counted in (inside, outside)]
    assert max(a_match) < 1.3 * min(a_match)


def test_a_bot_that_breaks_the_rules_is_named_with_the_rule() -> None:
    series = Series("watch", SHORT, (f"{HERE}:Cheat",), games=1)
    with pytest.raises(BotError, match=r"Cheat.*watch\."):
        simulate(series)


def test_a_bot_for_each_seat_or_one_for_all() -> None:
    with pytest.raises(BotError, match="2 bots for 4 seats"):
        simulate(Series("watch", {}, ("random", "random")))
    game = hexhold.game("watch", players=3)
    lineup = Series("watch", bots=("random",)).lineup(game)
    assert [bot.kind for bot in lineup] == [RandomBot] * 3


def test_slow_matches_are_handed_out_one_by_one() -> None:
    game = hexhold.game("watch")
    sizes = [
        arena.part_size(Series("watch", bots=bots).lineup(game))
        for bots in (("random",), ("greedy",), (f"{HERE}:Hasty", "random", "random", "greedy"))
    ]
    assert sizes == [arena.PART, arena.A_FEW, 1]


def test_wrong_options_are_refused_before_anything_is_played() -> None:
    with pytest.raises(OptionError, match="players"):
        simulate(Series("watch", {"players": 9}))


def test_play_match_leaves_a_record_that_replays() -> None:
    game = hexhold.game("watch", turn_limit=10)
    match = game.start(seed=3)
    play_match(match, [RandomBot(game, hexhold.Rng(seat)) for seat in range(4)])
    assert hexhold.replay(match.record()).state == match.state


def test_seeds_of_matches_and_seats_all_differ() -> None:
    seeds = {seed_for(a, b) for a in range(30) for b in range(30)}
    assert len(seeds) == 900
    assert seed_for(1, 2) == seed_for(1, 2)


def test_a_part_stops_when_it_is_told_to(monkeypatch: pytest.MonkeyPatch) -> None:
    series = Series("watch", SHORT, games=50)
    answers = iter([False, False, True])
    monkeypatch.setattr(arena, "stopped", lambda: next(answers))
    assert arena.play_part(series, range(50)).games == 2


def test_statistics_add_up_in_any_order() -> None:
    one, two = Statistics(2), Statistics(2)
    one.count(Result("points", 0, (10, 4)), Tally(7, 3, {7: 2, 8: 1}))
    two.count(Result("turn-limit", None, (2, 4)), Tally(5, 9, {7: 1}))
    left, right = Statistics(2), Statistics(2)
    for part in (one, two):
        left.add(part)
    for part in (two, one):
        right.add(part)
    assert left == right
    assert left.wins == Counter({0: 1})
    assert left.points == [Counter({10: 1, 2: 1}), Counter({4: 2})]
    assert left.dice == Counter({7: 3, 8: 1})
    assert left.decisions == 12


def test_a_summary_has_the_middle_and_the_mean() -> None:
    assert summary(Counter({1: 1, 2: 2, 10: 1})) == Summary(1, 2.0, 3.75, 10, 4)
    assert summary(Counter({4: 1, 6: 1})).median == 5.0
    assert summary(Counter()).count == 0


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_an_interrupt_ends_all_processes_at_once_and_quietly() -> None:
    script = textwrap.dedent("""
        from hexhold.arena.simulate import Series, simulate
        if __name__ == "__main__":
            print("go", flush=True)
            try:
                simulate(Series("watch", games=100_000_000), jobs=2)
            except KeyboardInterrupt:
                raise SystemExit(7)
        """)
    process = subprocess.Popen(
        [sys.executable, "-c", script],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "go\n"
    time.sleep(0.7)
    os.killpg(process.pid, signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (7, "")
