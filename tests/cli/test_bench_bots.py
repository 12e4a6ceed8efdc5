"""hexhold bench --bots: every mode is measured, and judged by all three figures."""

from dataclasses import replace

import pytest
from tests.cli.conftest import Run

from hexhold.bench import bots
from hexhold.bench.bots import DECISIONS_PER_S, PLAYOUTS_PER_S, TURN_SECONDS, Plan, Speed
from hexhold.cli import bench_bots
from hexhold.games import make_game

GOOD = Speed(DECISIONS_PER_S, TURN_SECONDS, PLAYOUTS_PER_S)


def test_every_mode_of_both_games_is_measured() -> None:
    assert set(bots.modes()) == {
        ("watch", "base"),
        ("watch", "brotherhood"),
        *(("rivals", mode) for mode in ("intro", "gold", "turmoil", "progress", "duel")),
    }


def test_a_measurement_finds_all_three_figures() -> None:
    speed = bots.measure(make_game("rivals", {"mode": "intro"}), Plan(1, 0.05))
    assert speed.decisions_per_s > 0
    assert speed.turn_seconds > 0
    assert speed.playouts_per_s > 0


def test_the_middle_of_a_match_is_where_somebody_has_a_choice() -> None:
    thought = bots.Thought(make_game("watch", {}), "greedy", 3)
    middle = thought.middle()
    assert not middle.over
    assert len(middle.legal(middle.actors[0])) > 1
    assert len(middle.moves) >= len(thought.match.moves) // 2


@pytest.mark.parametrize(
    "worse",
    [
        replace(GOOD, decisions_per_s=DECISIONS_PER_S - 1),
        replace(GOOD, turn_seconds=TURN_SECONDS + 0.001),
        replace(GOOD, playouts_per_s=PLAYOUTS_PER_S - 1),
    ],
)
def test_one_figure_too_low_is_enough_to_miss(worse: Speed) -> None:
    assert GOOD.met
    assert not worse.met


def test_the_report_has_a_row_a_mode(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    monkeypatch.setattr(bots, "run", lambda plan, tick: {("watch", "base"): GOOD})
    told = run("bench", "--bots", "--quick")
    assert "watch base" in told.out
    assert "20.0 ms" in told.out
    assert bench_bots.as_data({("watch", "base"): GOOD})["modes"][0]["met"]
