"""Bots think elsewhere, for a limited time; whatever goes wrong there, the next job is done."""

import asyncio
import os
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from multiprocessing import active_children
from typing import Any

import msgspec
import pytest
from tests.server import odd_workers

import hexhold
from hexhold.bots import BOTS, Bot, Decision, bots_for
from hexhold.core.contract import Game
from hexhold.server import botpool, botworker
from hexhold.server.botpool import BotFailed, BotPool
from hexhold.server.botworker import Job

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals and forkserver")


def options_of(game: Game[Any]) -> bytes:
    return msgspec.json.encode(dict(game.options))


def opening(name: str = "watch", bot: str = "random", seconds: float = 0.0) -> Job:
    """A question of a new match."""
    game = hexhold.game(name)
    match = game.start(seed=5)
    position = game.position(match.state)
    return Job(name, options_of(game), position, match.actors[0], bot, 1, seconds)


async def ask(pool: BotPool, bot: str = "random", seconds: float = 0.0) -> str:
    return (await pool.think(opening(bot=bot, seconds=seconds))).action


@asynccontextmanager
async def pool_of(workers: int = 1, budget: float = 30.0) -> AsyncIterator[BotPool]:
    """A pool that leaves nothing behind."""
    pool = BotPool(workers, budget)
    try:
        yield pool
    finally:
        pool.close()
        assert active_children() == []


def worker_pid() -> int:
    (process,) = active_children()
    assert process.pid is not None
    return process.pid


@contextmanager
def stopped_worker() -> Iterator[int]:
    """The worker holds its breath: it takes no job and gives no answer."""
    pid = worker_pid()
    os.kill(pid, signal.SIGSTOP)
    yield pid


@pytest.mark.parametrize(
    ("name", "bot"), [(game, bot) for game in ("watch", "rivals") for bot in bots_for(game)]
)
def test_a_bot_chooses_what_it_may(name: str, bot: str) -> None:
    async def run() -> None:
        game, job = hexhold.game(name), opening(name, bot, 0.05)
        async with pool_of() as pool:
            text = (await pool.think(job)).action
        state = game.state_at(job.position)
        assert game.check(state, job.seat, game.parse(text)) is None

    asyncio.run(run())


def test_no_process_starts_before_there_is_something_to_think_about() -> None:
    pool = BotPool(3)
    assert pool.health == (3, 0, 0, 0, 0)
    assert pool.health.good
    pool.close()


def test_a_bot_that_raises_does_not_cost_its_worker_the_life() -> None:
    async def run() -> None:
        async with pool_of() as pool:
            await ask(pool)
            pid = worker_pid()
            with pytest.raises(BotFailed, match="no-such-bot"):
                await ask(pool, bot="no-such-bot")
            assert await ask(pool)
            assert worker_pid() == pid
            assert pool.health == (1, 1, 1, 0, 1)

    asyncio.run(run())


def test_a_worker_that_takes_too_long_is_replaced_and_the_next_job_is_done() -> None:
    async def run() -> None:
        async with pool_of(budget=3.0) as pool:
            await ask(pool)
            with stopped_worker() as pid:
                late = asyncio.create_task(ask(pool))
                waiting = asyncio.create_task(ask(pool))
                with pytest.raises(BotFailed, match="no answer within 3 s"):
                    await late
            assert await waiting
            assert worker_pid() != pid
            assert pool.health == (1, 1, 1, 1, 1)

    asyncio.run(run())


def test_a_bot_that_never_lets_go_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(botpool, "work", odd_workers.endless)

    async def run() -> None:
        async with pool_of(budget=0.2) as pool:
            for failed in (1, 2):
                with pytest.raises(BotFailed, match="no answer"):
                    await ask(pool)
                assert pool.health == (1, 1, 1, failed, failed)

    asyncio.run(run())


def test_the_first_job_after_a_worker_was_killed_is_done() -> None:
    async def run() -> None:
        async with pool_of() as pool:
            await ask(pool)
            for kills in range(1, 4):
                os.kill(worker_pid(), signal.SIGKILL)
                assert await ask(pool)
                assert pool.health == (1, 1, 1, kills, 0)

    asyncio.run(run())


def test_a_worker_that_lies_dead_is_seen() -> None:
    async def run() -> None:
        async with pool_of() as pool:
            await ask(pool)
            os.kill(worker_pid(), signal.SIGKILL)
            while pool.health.alive:
                await asyncio.sleep(0.01)
            assert not pool.health.good

    asyncio.run(run())


def test_a_job_that_kills_its_worker_is_not_tried_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with pool_of() as pool:
            with monkeypatch.context() as patch:
                patch.setattr(botpool, "work", odd_workers.dying)
                with pytest.raises(BotFailed, match="died"):
                    await ask(pool)
            assert await ask(pool)
            assert pool.health.failed == 1

    asyncio.run(run())


def test_time_in_the_queue_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(botpool, "work", odd_workers.slow)

    async def run() -> None:
        async with pool_of(budget=2.2) as pool:
            answers = await asyncio.gather(*(ask(pool) for _ in range(3)))
            assert len(answers) == 3
            assert pool.health.failed == 0

    asyncio.run(run())


def test_a_table_whose_bot_hangs_does_not_hold_up_the_others() -> None:
    async def run() -> None:
        async with pool_of(workers=2) as pool:
            await ask(pool)
            with stopped_worker() as pid:
                waits = [asyncio.create_task(ask(pool)) for _ in range(4)]
                while sum(wait.done() for wait in waits) < 3:
                    await asyncio.sleep(0.01)
                os.kill(pid, signal.SIGKILL)
                assert all(await asyncio.gather(*waits))

    asyncio.run(run())


def test_a_wait_that_is_cancelled_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(botpool, "work", odd_workers.slow)

    async def at_seat(pool: BotPool, seat: int) -> str:
        return (await pool.think(opening()._replace(seat=seat))).action

    async def run() -> None:
        async with pool_of() as pool:
            thinking, queued, wanted = (
                asyncio.create_task(at_seat(pool, seat)) for seat in range(3)
            )
            while not pool.health.alive:
                await asyncio.sleep(0.01)
            thinking.cancel()
            queued.cancel()
            assert await wanted == "seat 2"
            assert pool.health.failed == 0

    asyncio.run(run())


def test_closing_does_not_wait_for_thoughts() -> None:
    async def run() -> None:
        async with pool_of(budget=600) as pool:
            await ask(pool)
            with stopped_worker():
                waits = [asyncio.create_task(ask(pool)) for _ in range(2)]
                await asyncio.sleep(0.1)
                began = time.monotonic()
                pool.close()
                assert time.monotonic() - began < 60
            ends = await asyncio.gather(*waits, return_exceptions=True)
            assert [type(end) for end in ends] == [BotFailed, asyncio.CancelledError]
            with pytest.raises(BotFailed, match="closing"):
                await ask(pool)

    asyncio.run(run())


def test_a_worker_that_nobody_watches_any_more_ends_itself() -> None:
    """As when the server was killed while a bot thought without end."""
    script = textwrap.dedent("""
        from hexhold.server import botworker

        class Jobs:
            def send(self, answer):
                pass
            def recv(self):
                return botworker.Job("", b"", "", 0, "", 0)

        def think(job):
            while True:
                pass

        botworker.think = think
        botworker.work(Jobs(), 0.1)
        """)
    assert subprocess.run([sys.executable, "-c", script]).returncode == -signal.SIGALRM


class Dreamer(Bot):
    """Remembers what it dreamt."""

    dreams: list[Any]

    def choose(self, decision: Decision) -> int:
        Dreamer.dreams = [decision.imagine() for _ in range(6)]
        return decision.legal[0]


@pytest.mark.parametrize("name", ["watch", "rivals"])
def test_each_dream_is_another_deal_of_what_the_seat_does_not_know(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "dreamer", Dreamer)
    game = hexhold.game(name)
    match = game.start(seed=7)
    rng = hexhold.Rng(2)
    for _ in range(60):
        legal = match.legal(match.actors[0])
        match.play(match.actors[0], legal[int(rng.below(len(legal)))])
    seat = match.actors[0]
    botworker.think(Job(name, options_of(game), game.position(match.state), seat, "dreamer", 4))
    assert len({game.position(dream) for dream in Dreamer.dreams}) > 1
    for dream in Dreamer.dreams:
        assert game.view(dream, seat) == match.view(seat)


class Unruly(Bot):
    """Does what there is not."""

    def choose(self, decision: Decision) -> int:
        return -1


def test_a_bot_that_does_what_it_may_not_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "unruly", Unruly)
    with pytest.raises(hexhold.bots.BotError, match="not allowed"):
        botworker.think(opening(bot="unruly"))


class Frugal(Bot):
    """Notes the time that it is given."""

    given: list[float]

    def choose(self, decision: Decision) -> int:
        Frugal.given.append(self.budget.seconds)
        return decision.legal[0]


def test_a_bot_is_given_the_time_of_its_job(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "frugal", Frugal)
    Frugal.given = []
    for seconds in (0.25, 0.0):
        botworker.think(opening(bot="frugal", seconds=seconds))
    botworker.think(opening(bot="frugal@3"))
    assert Frugal.given == [0.25, 0.0, 3.0]


@pytest.mark.parametrize(
    ("searching", "workers", "share"), [(1, 1, 1.0), (4, 1, 0.25), (2, 3, 1.0), (12, 3, 0.25)]
)
def test_jobs_that_wait_for_each_other_share_the_time_of_one(
    searching: int, workers: int, share: float
) -> None:
    """However many tables have masters, whoever waits for all of them waits no longer."""
    assert botpool.shared(2.0, searching, workers) == 2.0 * share
    assert searching * botpool.shared(2.0, searching, workers) / workers <= 2.0


def test_time_is_shared_only_while_others_want_some(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(botpool, "work", odd_workers.telling_its_time)

    async def run() -> None:
        job = opening(seconds=1.2)
        async with pool_of() as pool:
            thinking = [pool.think(job) for _ in range(3)]
            _, second, _ = await asyncio.gather(*thinking)
            assert float(second.action) <= 0.6
            plain = job._replace(seconds=0.0)
            answers = await asyncio.gather(pool.think(job), pool.think(plain), pool.think(plain))
            assert [answer.action for answer in answers] == ["1.2", "0", "0"]

    asyncio.run(run())


@pytest.mark.parametrize("seconds", [0.0, 0.01, 1.0, 10.0, 3600.0])
def test_a_job_may_take_longer_than_its_bot_may_think(seconds: float) -> None:
    assert botworker.limit(0.1, seconds) > 2 * seconds
