"""Spread work over processes; Ctrl-C ends all of them at once and quietly.

With several processes the caller's main module must be safe to import, as always.
"""

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing.context import BaseContext
from multiprocessing.synchronize import Event
from typing import Any, TypeVar

T = TypeVar("T")

_stop: Event | None = None  # in a worker: set when the rest is not wanted any more


def spread(work: Callable[..., T], tasks: Iterable[tuple[Any, ...]], jobs: int) -> Iterator[T]:
    """What `work` makes of each task, in the order in which they are done.

    Tasks are taken only as they are needed. Whoever stops asking for more ends the rest.
    """
    if jobs > 1:
        yield from _spread_over_processes(work, tasks, jobs)
    else:
        yield from (work(*task) for task in tasks)


def stopped() -> bool:
    """For work that takes long: whether nobody wants it any more."""
    return _stop is not None and _stop.is_set()


def _start_worker(stop: Event) -> None:
    """A worker leaves Ctrl-C to the process that it works for."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _context(module: str) -> BaseContext:
    """How workers are started: by a server that has a module ready, where that is possible."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([module])
    return context


@contextmanager
def _sheltered() -> Iterator[None]:
    """Ctrl-C waits until this is done, and processes started in here never hear of it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _spread_over_processes(
    work: Callable[..., T], tasks: Iterable[tuple[Any, ...]], jobs: int
) -> Iterator[T]:
    context = _context(work.__module__)
    stop = context.Event()
    with ProcessPoolExecutor(jobs, context, _start_worker, (stop,)) as pool:
        waiting: set[Future[T]] = set()
        try:
            for task in tasks:
                with _sheltered():  # the first time, this starts the workers
                    waiting.add(pool.submit(work, *task))
                if len(waiting) >= 2 * jobs:  # enough to keep all of them busy
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    yield from (future.result() for future in done)
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        except BaseException:
            stop.set()
            pool.shutdown(cancel_futures=True)
            raise
