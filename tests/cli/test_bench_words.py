"""All reports of hexhold bench speak the language that is asked for."""

import json
import re
from typing import Any

import pytest
from tests.cli.conftest import Run
from tests.cli.test_bench import FIGURES
from tests.cli.test_bench_bots import GOOD
from tests.cli.test_bench_server import MEASURED
from tests.locale.reading import messages

from hexhold import locale
from hexhold.bench.faults import FAILED, BenchError
from hexhold.locale import LANGUAGES, ORIGINAL, say

REPORTS = (("bench",), ("bench", "--server"), ("bench", "--bots"))
# Names of the table's measures, of modes and of the other program, the same in every language.
NAMES = {"p50", "p99", "catanatron", "3.2.1", "watch", "base"}

# What the messages are about.
ARGUMENTS = {"tables": 100, "seconds": 1, "matches": 10_000, "done": "", "wanted": ""}


@pytest.fixture
def figures(monkeypatch: pytest.MonkeyPatch) -> dict[str, dict[str, float]]:
    """Benches that have their figures ready, some of them missed, on a machine that has it all."""
    ready = dict(FIGURES)
    monkeypatch.setattr("hexhold.cli.bench.run", lambda plan, tick: ready)
    monkeypatch.setattr("hexhold.bench.server.run.run", lambda plan, tick: MEASURED)
    monkeypatch.setattr("hexhold.bench.bots.run", lambda plan, tick: {("watch", "base"): GOOD})
    monkeypatch.setattr("hexhold.cli.bench.is_compiled", lambda: True)
    monkeypatch.setattr("hexhold.cli.bench.peer_version", lambda: "3.2.1")
    monkeypatch.setenv("COLUMNS", "80")
    return ready


def catalogued() -> set[str]:
    """The messages of the bench, apart from its faults."""
    return {name for name in messages(ORIGINAL) if name.startswith("bench-")}


def test_a_report_says_nothing_but_what_the_catalogue_has(
    run: Run, figures: dict[str, dict[str, float]], monkeypatch: pytest.MonkeyPatch
) -> None:
    said: set[str] = set()

    def mark(message: str, language: str, /, **_: Any) -> str:
        said.add(message)
        return f"<{message}>"

    monkeypatch.setenv("COLUMNS", "1000")
    monkeypatch.setattr(locale, "say", mark)
    told = "".join(run(*report).out for report in REPORTS)
    monkeypatch.setattr("hexhold.cli.bench.is_compiled", lambda: False)
    del figures["catanatron"]
    told += run("bench").out
    own = re.sub(r"<[\w-]+>", " ", told).split()
    assert {word for word in own if re.search(r"\w", word)} == NAMES
    assert catalogued() - said == set()


@pytest.mark.usefixtures("figures")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_verdicts_are_told_in_every_language(language: str, run: Run) -> None:
    met, missed = say("bench-met", language), say("bench-missed", language)
    engine, server, bots = (run(*report, "--language", language).out for report in REPORTS)
    assert engine.count(missed) == 2
    assert server.count(f" {met}") == 3
    assert missed not in server
    assert bots.count(f" {met}") == 1


@pytest.mark.usefixtures("figures")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_fits_a_screen_of_eighty_columns_word_by_word(language: str, run: Run) -> None:
    out = "".join(run(*report, "--language", language).out for report in REPORTS)
    names = [name for name in catalogued() if re.match(r"bench-(side|server)-", name)]
    names += ["bench-games", "bench-actions", "bench-loop-actions", "bench-legal"]
    names.remove("bench-side-hexhold-interpreted")  # of an engine that was not compiled
    expected = {
        word
        for name in names
        for word in say(name, language, **ARGUMENTS).split()
        if not word.isdecimal()
    }
    assert expected - set(out.split()) == set()
    assert "…" not in out


@pytest.mark.usefixtures("figures")
@pytest.mark.parametrize("report", REPORTS)
def test_json_is_the_same_in_every_language(report: tuple[str, ...], run: Run) -> None:
    told = [json.loads(run(*report, "--json", "--language", name).out) for name in LANGUAGES]
    assert all(data == told[0] for data in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_went_wrong_is_told_in_every_language(
    language: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise BenchError(FAILED, side="catanatron")

    monkeypatch.setattr("hexhold.cli.bench.run", fail)
    told = run("bench", "--language", language).fault()
    assert say("fault-bench-failed", language, side="catanatron") in told
