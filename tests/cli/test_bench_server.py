"""hexhold bench --server: what it measures, what it reports, and how it judges."""

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run

from hexhold.bench.faults import BenchError
from hexhold.bench.server import parties, ready, wire
from hexhold.bench.server import run as bench
from hexhold.bench.server.crowd import Crowd, percentile
from hexhold.bench.server.report import judge, kept_up, share
from hexhold.bench.server.run import Measured, Plan
from hexhold.bench.server.wire import Wire, frame
from hexhold.server.archive import read_entries
from hexhold.server.table import restored

FIGURES = {
    "paced_per_s": 100.0, "paced_p50": 0.002, "paced_p99": 0.0123, "paced_bytes": 320.0,
    "actions_per_s": 3000.0, "actions_per_busy_s": 3200.0, "actions_server_load": 0.95,
    "actions_client_load": 0.3, "actions_p50": 0.03, "actions_p99": 0.04,
    "echo_per_s": 10_000.0, "echo_per_busy_s": 12_800.0, "echo_server_load": 0.8,
    "echo_client_load": 0.9, "echo_p50": 0.01, "echo_p99": 0.02,
}  # fmt: skip
CROWDED = FIGURES | {"paced_per_s": 1400.0, "paced_p50": 0.9, "paced_p99": 1.5}
MEASURED = Measured({100: FIGURES, 2000: CROWDED}, idle_bytes=40_960.0, ready_seconds=1.25)


def test_the_bars_are_those_of_the_project() -> None:
    assert [bar.target for bar in judge(MEASURED)] == [0.05, 65536, 2.0]
    assert all(bar.met for bar in judge(MEASURED))


@pytest.mark.parametrize(
    "worse",
    [
        replace(MEASURED, by_tables={100: FIGURES | {"paced_p99": 0.051}}),
        replace(MEASURED, idle_bytes=65_537.0),
        replace(MEASURED, ready_seconds=2.01),
    ],
)
def test_what_is_too_slow_or_too_large_is_missed(worse: Measured) -> None:
    assert [bar.met for bar in judge(worse)].count(False) == 1


def test_the_share_is_one_of_processor_time() -> None:
    assert share(FIGURES) == 0.25


def test_a_server_that_does_less_than_people_want_does_not_keep_up() -> None:
    assert kept_up(FIGURES, 100, Plan(every=1.0))
    assert not kept_up(FIGURES, 100, Plan(every=0.5))


@pytest.fixture
def plans(monkeypatch: pytest.MonkeyPatch) -> list[Plan]:
    """A bench that has its figures ready, and the plans that it was asked to follow."""
    asked: list[Plan] = []

    def run(plan: Plan, tick: object) -> Measured:
        asked.append(plan)
        return replace(MEASURED, idle_bytes=70_000.0)

    monkeypatch.setattr("hexhold.bench.server.run.run", run)
    return asked


def test_the_report_has_every_bar_beside_its_figure(run: Run, plans: list[Plan]) -> None:
    outcome = run("bench", "--server", "--quick")
    assert (outcome.code, outcome.err) == (0, "")
    assert "12.3 ms   ≤ 50.0 ms   met" in outcome.out
    assert "1.25 s    ≤ 2.00 s   met" in outcome.out
    assert outcome.out.count("MISSED") == 1
    assert "1,400 of 2,000" in outcome.out
    assert plans[0].tables == (100,)


def test_json_holds_figures_and_targets(run: Run, plans: list[Plan]) -> None:
    data = json.loads(run("bench", "--server", "--json").out)
    few, many = data["tables"]
    assert (few["tables"], few["actions_per_s"], few["share"]) == (100, 3000, 0.25)
    assert (few["kept_up"], many["kept_up"]) == (True, False)
    assert [target["met"] for target in data["targets"]] == [True, False, True]
    assert plans[0].tables == (100, 1000, 2000)


def test_how_many_tables_can_be_asked_for(run: Run, plans: list[Plan]) -> None:
    assert run("bench", "--server", "--tables", "7,30").code == 0
    assert plans[0].tables == (7, 30)
    assert "0" in run("bench", "--server", "--tables", "7,0").fault()
    assert len(plans) == 1


def test_a_real_run_measures_everything() -> None:
    ticks: list[int] = []
    plan = Plan(
        tables=(1, 2), idle_tables=20, finished=10, every=0.1, paced_seconds=0.3, rounds=1,
        seconds=0.5, warm_up=0.2,
    )  # fmt: skip
    measured = bench.run(plan, lambda: ticks.append(1))
    assert [set(figures) for figures in measured.by_tables.values()] == [set(FIGURES)] * 2
    for figures in measured.by_tables.values():
        assert min(v for thing, v in figures.items() if not thing.endswith("_load")) > 0
    assert min(measured.idle_bytes, measured.ready_seconds) > 0
    assert len(ticks) == bench.steps(plan)


def test_more_sockets_than_the_system_allows_are_not_even_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("hexhold.bench.server.run.open_files", lambda: 1024)
    bench.require_files(Plan(tables=(100,)))
    with pytest.raises(BenchError, match="1664 open files, only 1024"):
        bench.require_files(Plan(tables=(100, 200)))


def test_the_finished_matches_of_a_full_store_are_real(tmp_path: Path) -> None:
    ready.fill(tmp_path / "full.sqlite", 7)
    with closing(sqlite3.connect(tmp_path / "full.sqlite")) as db:
        names = [name for (name,) in db.execute("SELECT name FROM tables WHERE status = 'over'")]
        tables = [restored(name, read_entries(db, name)) for name in names]
    assert [table.status for table in tables] == ["over"] * 7


def hears(party: parties.TableParty, seat: int, **message: Any) -> None:
    """Let a client of a party hear something."""
    party._listener(seat)(json.dumps(message).encode())


def test_a_client_waits_for_its_answer_whatever_else_it_hears() -> None:
    party = parties.TableParty(0, parties.Times(), 1)
    hears(party, 0, t="presence", gone=[None, None, None, 5])
    assert party.quiet
    assert not party.errors


def test_an_answer_that_is_no_step_of_the_table_is_a_fault() -> None:
    party = parties.TableParty(0, parties.Times(), 1)
    crowd = Crowd([party], parties.Times(), 0)
    crowd.raise_faults()
    hears(party, 0, t="error", code="refused")
    with pytest.raises(BenchError, match="refused"):
        crowd.raise_faults()


def test_a_worker_that_stops_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise BenchError("the echo failed")

    monkeypatch.setattr("hexhold.bench.server.run.run", fail)
    assert "the echo failed" in run("bench", "--server").fault()


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
