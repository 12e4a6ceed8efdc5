"""hexhold bench --server: what it measures, what it reports, and how it judges."""

import json
from typing import Any

import pytest
from tests.cli.conftest import Run

from hexhold.bench.faults import BenchError
from hexhold.bench.server import parties, wire
from hexhold.bench.server import run as bench
from hexhold.bench.server.report import judge
from hexhold.bench.server.run import Figures, Plan, percentile
from hexhold.bench.server.wire import Wire, frame

FIGURES = {
    "paced_per_s": 100.0, "paced_p50": 0.002, "paced_p99": 0.0123, "paced_worst": 0.02,
    "actions_per_s": 3000.0, "actions_per_busy_s": 3200.0, "actions_server_load": 0.95,
    "actions_client_load": 0.3, "actions_p50": 0.03, "actions_p99": 0.04, "actions_bytes": 400.0,
    "echo_per_s": 5000.0, "echo_per_busy_s": 5100.0, "lone_echo_per_s": 10_000.0,
    "lone_echo_per_busy_s": 11_000.0, "appends_per_s": 50_000.0, "lone_appends_per_s": 4000.0,
    "idle_bytes": 40_960.0,
}  # fmt: skip


def test_the_bars_are_those_of_the_project() -> None:
    assert [bar.target for bar in judge(FIGURES)] == [0.05, 0.5, 65536]
    assert all(bar.met for bar in judge(FIGURES))


@pytest.mark.parametrize(
    "worse", [{"paced_p99": 0.051}, {"actions_per_s": 2400.0}, {"idle_bytes": 65_537.0}]
)
def test_what_is_too_slow_or_too_large_is_missed(worse: Figures) -> None:
    assert [bar.met for bar in judge(FIGURES | worse)].count(False) == 1


def test_the_slower_of_echo_and_appends_is_the_measure() -> None:
    share = judge(FIGURES | {"appends_per_s": 4000.0})[1]
    assert share.value == 0.75


@pytest.fixture
def figures(monkeypatch: pytest.MonkeyPatch) -> Figures:
    """A bench that has its figures ready."""
    ready = dict(FIGURES)
    monkeypatch.setattr("hexhold.bench.server.run.run", lambda plan, tick: ready)
    return ready


def test_the_report_has_every_bar_beside_its_figure(run: Run, figures: Figures) -> None:
    figures["idle_bytes"] = 70_000.0
    outcome = run("bench", "--server", "--quick")
    assert (outcome.code, outcome.err) == (0, "")
    assert "12.3 ms   ≤ 50.0 ms   met" in outcome.out
    assert "0.60      ≥ 0.50   met" in outcome.out
    assert outcome.out.count("MISSED") == 1


@pytest.mark.usefixtures("figures")
def test_json_holds_figures_and_targets(run: Run) -> None:
    data = json.loads(run("bench", "--server", "--json").out)
    assert data["figures"]["actions_per_s"] == 3000
    assert [target["met"] for target in data["targets"]] == [True, True, True]
    assert data["tables"] == 100


def test_a_real_run_measures_everything() -> None:
    ticks: list[int] = []
    plan = Plan(
        tables=2, idle_tables=20, every=0.1, paced_seconds=0.3, rounds=1, seconds=0.5, warm_up=0.2
    )
    figures = bench.run(plan, lambda: ticks.append(1))
    assert set(FIGURES) <= set(figures)
    assert min(v for thing, v in figures.items() if not thing.endswith("_load")) > 0
    assert len(ticks) == bench.steps(plan)


def test_an_answer_that_is_no_step_of_the_table_is_a_fault() -> None:
    crowd = bench.Crowd([parties.TableParty(0, parties.Times(), 1)], parties.Times(), 0)
    bench.complain(crowd)
    party: Any = crowd.parties[0]
    party.errors.append("refused")
    with pytest.raises(BenchError, match="refused"):
        bench.complain(crowd)


def test_a_worker_that_stops_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise BenchError("the echo failed")

    monkeypatch.setattr("hexhold.bench.server.run.run", fail)
    assert "the echo failed" in run("bench", "--server").complaint()


def test_a_percentile_is_one_of_the_values() -> None:
    values = [float(n) for n in range(100)]
    assert percentile(values, 0.99) == 99
    assert percentile(values, 0.5) == 50
    assert percentile([7.0], 0.99) == 7


@pytest.mark.parametrize("size", [0, 1, 125, 126, 300, 70_000])
@pytest.mark.parametrize("piece", [1, 7, 1 << 20])
def test_frames_are_read_however_they_are_cut(size: int, piece: int) -> None:
    if size > 300 and piece == 1:
        piece = 997
    heard: list[bytes] = []
    line: Any = Wire.__new__(Wire)
    line._data, line._hear, line.open = bytearray(), heard.append, True
    raw = server_frame(b"a" * size) + server_frame(b"end")
    for at in range(0, len(raw), piece):
        line.data_received(raw[at : at + piece])
    assert heard == [b"a" * size, b"end"]


def server_frame(payload: bytes) -> bytes:
    """A text frame as a server sends it: not masked."""
    size = len(payload)
    if size < 126:
        return bytes((wire.TEXT, size)) + payload
    width, mark = (2, 126) if size < 1 << 16 else (8, 127)
    return bytes((wire.TEXT, mark)) + size.to_bytes(width, "big") + payload


def test_a_clients_frame_is_masked_with_zeros() -> None:
    assert frame(wire.TEXT, b"hi") == b"\x81\x82\0\0\0\0hi"
    assert frame(wire.TEXT, b"x" * 200)[:8] == b"\x81\xfe\x00\xc8\0\0\0\0"
