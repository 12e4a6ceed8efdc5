"""Bots think in worker processes: never in the event loop, never longer than their budget.

Each worker has a thread that hands it one job at a time and waits for the answer. A worker that
takes too long is killed; a dead one, whatever ended it, is replaced.
"""

import asyncio
import contextlib
import multiprocessing
import os
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext, ForkServerProcess
from queue import SimpleQueue
from typing import Final, NamedTuple

from hexhold.server.botworker import CHOSE, Answer, Job, Thought, limit, work

MOST_WORKERS: Final = 4  # unless more are asked for
START_LIMIT: Final = 60.0  # seconds for a new process to report; a busy machine may need many


class BotFailed(Exception):
    """A bot came to no decision; the reason is for the log."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Health(NamedTuple):
    """How the workers fare; none is started before the first bot has to think."""

    workers: int  # that there may be
    started: int
    alive: int
    restarted: int  # processes that took the place of another
    failed: int  # jobs without a decision

    @property
    def good(self) -> bool:
        """Whether every worker that was started is alive."""
        return self.alive == self.started


def _context() -> ForkServerContext:
    """A server of processes that has the bots ready, so that a new worker starts at once."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["hexhold.server.botworker"])
    return context


class Worker:
    """A process that thinks and the pipe to it, replaced when it dies.

    One thread at a time may ask; `end` may come from any.
    """

    def __init__(self, budget: float) -> None:
        self.processes = 0  # that there have been
        self._budget = budget
        self._lock = threading.Lock()  # held while the process is changed or looked at
        self._ended = threading.Event()
        self._process: ForkServerProcess | None = None
        self._pipe: Connection[Job, Answer] | None = None

    @property
    def alive(self) -> bool:
        """Whether there is a process, and it runs."""
        with self._lock:
            return self._process is not None and self._process.is_alive()

    def ask(self, job: Job) -> Thought:
        """The answer to a job. One that died may have done so before it got the job: ask again."""
        try:
            return self._ask_once(job)
        except (EOFError, OSError):
            self._bury()
        try:
            return self._ask_once(job)
        except (EOFError, OSError):
            self._replace()
            raise BotFailed("its process died twice") from None

    def be_ready(self) -> None:
        """Have a process, so that the first job need not wait for one."""
        with contextlib.suppress(BotFailed, EOFError, OSError):  # the first job will tell
            if self._pipe is None:
                self._start()

    def _ask_once(self, job: Job) -> Thought:
        pipe = self._pipe or self._start()
        pipe.send(job)
        longest = limit(self._budget, job.seconds)
        if not pipe.poll(longest):
            self._replace()
            raise BotFailed(f"no answer within {longest:g} s")
        how, what, seconds = pipe.recv()
        if how != CHOSE:
            raise BotFailed(what)
        return Thought(what, seconds)

    def _start(self) -> "Connection[Job, Answer]":
        if self._ended.is_set():
            raise BotFailed("the server is closing")
        context = _context()
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs, self._budget), daemon=True)
        process.start()
        theirs.close()
        with self._lock:
            self._process, self._pipe = process, ours
            self.processes += 1
            if self._ended.is_set():  # meanwhile
                process.kill()
        if not ours.poll(START_LIMIT):
            self._bury()
            raise BotFailed("its process did not start")
        ours.recv()
        return ours

    def _replace(self) -> None:
        self._bury()
        try:
            self._start()
        except (EOFError, OSError):  # the next job will try again
            self._bury()

    def _bury(self) -> None:
        """Kill the process, and leave nothing of it."""
        with self._lock:
            if self._process is not None:
                self._process.kill()
                self._process.join()
                self._process.close()
                self._process = None
            if self._pipe is not None:
                self._pipe.close()
                self._pipe = None

    def end(self) -> None:
        """Kill the process and start no other; whoever waits for it hears of that at once."""
        with self._lock:
            self._ended.set()
            if self._process is not None:
                self._process.kill()

    def close(self) -> None:
        """Clear up, when nobody asks any more."""
        self._bury()


def usual_workers() -> int:
    """One for each processor that the server does not need itself."""
    return max(1, min(MOST_WORKERS, (os.cpu_count() or 1) - 1))


def shared(seconds: float, searching: int, workers: int) -> float:
    """The time of one of so many jobs that want some: the more there are, the less each gets.

    So whoever waits for all of them waits as long as for one alone, at however many tables.
    """
    return seconds * min(1.0, workers / max(1, searching))


class BotPool:
    """Worker processes, started when bots are about to play."""

    def __init__(self, workers: int = 0, budget: float = 5.0) -> None:
        workers = workers or usual_workers()
        self._workers = [Worker(budget) for _ in range(workers)]
        self._free: SimpleQueue[Worker] = SimpleQueue()  # never empty: as many threads as workers
        for worker in self._workers:
            self._free.put(worker)
        self._threads = ThreadPoolExecutor(workers, "hexhold-bots")
        self._failed = 0
        self._searching = 0  # jobs that want time and are not answered yet
        self._awake = False

    def wake_up(self) -> None:
        """Bots will have to think soon: starting a process takes a moment."""
        if not self._awake:
            self._awake = True
            for _ in self._workers:
                self._threads.submit(self._make_ready)

    def _make_ready(self) -> None:
        worker = self._free.get()
        worker.be_ready()
        self._free.put(worker)

    async def think(self, job: Job) -> Thought:
        """What a bot decides; raises BotFailed. Its time begins when a worker is free."""
        searches = job.seconds > 0
        self._searching += searches
        try:
            return await asyncio.wrap_future(self._submitted(job))
        except BotFailed:
            self._failed += 1
            raise
        finally:
            self._searching -= searches

    def _submitted(self, job: Job) -> "Future[Thought]":
        try:
            return self._threads.submit(self._ask, job)
        except RuntimeError:
            raise BotFailed("the server is closing") from None

    def _ask(self, job: Job) -> Thought:
        worker = self._free.get()
        try:
            seconds = shared(job.seconds, self._searching, len(self._workers))
            return worker.ask(job._replace(seconds=seconds))
        finally:
            self._free.put(worker)

    @property
    def health(self) -> Health:
        """How the workers fare."""
        processes = [worker.processes for worker in self._workers]
        return Health(
            workers=len(self._workers),
            started=sum(count > 0 for count in processes),
            alive=sum(worker.alive for worker in self._workers),
            restarted=sum(max(0, count - 1) for count in processes),
            failed=self._failed,
        )

    def close(self) -> None:
        """End all workers at once, whatever they think about."""
        for worker in self._workers:
            worker.end()
        self._threads.shutdown(cancel_futures=True)
        for worker in self._workers:
            worker.close()
