"""Bots think in worker processes, never in the event loop."""

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from multiprocessing.connection import wait
from typing import Any

import msgspec

from hexhold.bots import BOTS
from hexhold.core.contract import Game
from hexhold.core.rng import Rng
from hexhold.games import make_game


@lru_cache(maxsize=256)
def _game(name: str, options: bytes) -> Game[Any]:
    return make_game(name, msgspec.json.decode(options))


def think(name: str, options: bytes, position: str, seat: int, bot: str, seed: int) -> str:
    """A bot's action, as text, in a position that its seat cannot tell from the real one."""
    game = _game(name, options)
    dream = game.state_at(position)
    chooser = BOTS[bot](game, Rng(seed))
    legal = game.legal(dream, seat)
    return game.text(chooser.choose(game.view(dream, seat), legal, lambda: dream))


def _begin_work() -> None:
    """Workers leave Ctrl-C to the process that they work for, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, name="hexhold-parent", daemon=True).start()


def _end_with_parent() -> None:
    """However the server ends: a worker that waits for work would never hear of it."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)


class BotPool:
    """Worker processes, started when the first bot has to think."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def think(
        self, game: Game[Any], options: bytes, position: str, seat: int, bot: str, seed: int
    ) -> str:
        """Ask a worker."""
        if self._pool is None:
            context = multiprocessing.get_context("forkserver")
            self._pool = ProcessPoolExecutor(self._workers, context, _begin_work)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._pool, think, game.name, options, position, seat, bot, seed
        )

    def close(self) -> None:
        """Stop the workers."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
