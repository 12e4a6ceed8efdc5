"""hexhold bench: what it measures, what it reports, and how it judges."""

import json
from contextlib import ExitStack

import pytest
from tests.cli.conftest import Run

import hexhold
from hexhold.bench import run as bench
from hexhold.bench.faults import BenchError
from hexhold.bench.measure import Counts, median, repeat
from hexhold.bench.ours import Ours, play_from_python
from hexhold.bench.report import bars, judge
from hexhold.bench.run import Plan

OURS = {
    "games_per_s": 5000.0, "actions_per_s": 4e6, "loop_games_per_s": 2000.0,
    "loop_actions_per_s": 1e6, "legal_per_s": 5e6, "copy_per_s": 3e6, "view_per_s": 1e4,
    "state_bytes": 1700.0,
}  # fmt: skip
THEIRS = {"games_per_s": 24.0, "actions_per_s": 2e4, "legal_per_s": 5e4, "copy_per_s": 1e5}
FIGURES = {
    "hexhold": OURS,
    "interpreted": OURS | {"actions_per_s": 6e4},
    "brotherhood": OURS | {"actions_per_s": 2e6},
    "trade": OURS,
    "brotherhood-trade": OURS,
    "rivals": OURS | {"actions_per_s": 1e6},
    "catanatron": THEIRS,
}


@pytest.fixture(scope="module", params=["hexhold", "brotherhood", "trade", "rivals"])
def ours(request: pytest.FixtureRequest) -> Ours:
    return Ours(request.param)


def test_the_python_loop_plays_the_very_matches_of_the_engine(ours: Ours) -> None:
    for seed in range(3):
        inside, outside = ours.start(seed), ours.start(seed)
        ours.engine.play_randomly(inside, hexhold.Rng(seed))
        play_from_python(ours.engine, outside, hexhold.Rng(seed))
        assert inside == outside


@pytest.mark.parametrize(
    ("task", "counted"),
    [
        ("games", {"games", "actions"}),
        ("loop", {"games", "actions"}),
        ("legal", {"legal"}),
        ("copy", {"copy"}),
        ("view", {"view"}),
    ],
)
def test_every_task_counts_and_times(ours: Ours, task: str, counted: set[str]) -> None:
    counts = ours.tasks()[task](0.01)
    assert set(counts) == counted | {"seconds"}
    assert min(counts.values()) > 0


def test_a_state_is_small(ours: Ours) -> None:
    counts = ours.size(0)
    assert counts["bytes"] > 500


def test_a_repeated_thing_is_added_up() -> None:
    calls: list[int] = []

    def once() -> Counts:
        calls.append(1)
        return {"games": 1, "actions": 3}

    counts = repeat(once, 0.0)
    assert (counts["games"], counts["actions"]) == (1, 3)
    assert len(calls) == 1


def test_the_median_is_in_the_middle() -> None:
    assert median([3.0, 1.0, 2.0]) == 2.0
    assert median([4.0, 1.0, 2.0, 3.0]) == 2.5


def test_the_bars_are_those_of_the_project() -> None:
    assert [bar.times for bar in bars()] == [100, 30, 4, 50, 18, 60, 45, 25, 9]


def test_figures_are_judged_against_the_bars() -> None:
    judged = {judgement.bar.about: judgement for judgement in judge(FIGURES)}
    assert judged["actions/s in the engine"].ratio == 200
    assert judged["actions/s in the engine"].met
    assert judged["actions/s interpreted"].ratio == 3
    assert not judged["actions/s interpreted"].met
    assert len(judged) == len(bars())


def test_without_the_other_side_nothing_is_judged() -> None:
    assert judge({"hexhold": OURS}) == []


@pytest.fixture
def figures(monkeypatch: pytest.MonkeyPatch) -> dict[str, dict[str, float]]:
    """A bench that has its figures ready."""
    ready = dict(FIGURES)
    monkeypatch.setattr("hexhold.cli.bench.run", lambda plan, tick: ready)
    return ready


@pytest.mark.usefixtures("figures")
def test_the_report_says_what_is_met_and_what_is_not(run: Run) -> None:
    outcome = run("bench", "--quick")
    assert (outcome.code, outcome.err) == (0, "")
    assert "200.0 ×" in outcome.out
    assert outcome.out.count("MISSED") == 2  # interpreted, and copy() at 30 times
    assert "1,700 bytes" in outcome.out


@pytest.mark.usefixtures("figures")
def test_json_holds_figures_and_targets(run: Run) -> None:
    data = json.loads(run("bench", "--json").out)
    assert data["hexhold"]["actions_per_s"] == 4e6
    assert data["interpreted"]["actions_per_s"] == 6e4
    assert data["catanatron"]["copy_per_s"] == 1e5
    assert [target["met"] for target in data["targets"][:5]] == [True, True, False, False, True]
    assert data["state_bytes_met"] is True
    assert data["rounds"] > 0


def test_without_the_other_side_the_report_says_so(
    run: Run, figures: dict[str, dict[str, float]]
) -> None:
    del figures["catanatron"]
    outcome = run("bench")
    assert "catanatron is not installed" in outcome.out
    assert json.loads(run("bench", "--json").out)["catanatron"] is None


def test_a_real_run_measures_in_a_process_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "is_compiled", lambda: False)
    monkeypatch.setattr(bench, "peer_version", lambda: None)
    ticks: list[int] = []
    figures = bench.run(Plan(rounds=1, seconds=0.01), lambda: ticks.append(1))
    assert set(figures) == {"hexhold", "brotherhood", "trade", "brotherhood-trade", "rivals"}
    assert all(set(rates) == set(OURS) for rates in figures.values())
    assert len(ticks) == 5 * len(figures)


def test_the_interpreted_side_has_no_compiled_module() -> None:
    with ExitStack() as stack:
        root = bench.interpreted_copy(stack)
        assert list(root.rglob("*.py"))
        assert not list(root.rglob("*.so"))
        side = stack.enter_context(bench.side("hexhold", root))
        assert side.compiled is False
    assert not root.exists()


def test_a_side_that_fails_is_told_in_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise BenchError("the measurement of catanatron failed")

    monkeypatch.setattr("hexhold.cli.bench.run", fail)
    assert "failed" in run("bench").fault()


def test_a_side_that_stops_says_why() -> None:
    failed = pytest.raises(BenchError, match="the measurement of nobody failed: KeyError")
    with failed, bench.side("nobody", bench.PACKAGE.parent):
        pass
