"""What runs in a worker process of the pool: it waits for a job, thinks, and answers."""

import signal
import traceback
from dataclasses import replace
from functools import lru_cache
from multiprocessing.connection import Connection
from time import thread_time
from typing import Any, Final, NamedTuple

import msgspec

from hexhold.bots import BotError, Budget, Decision, Spec, bot_spec, faults
from hexhold.core.contract import Game
from hexhold.core.rng import Rng
from hexhold.games import make_game

Answer = tuple[str, str, float]  # how it ended (a word below), what came of it, the time it took
READY: Final = "ready"
CHOSE: Final = "chose"
FAILED: Final = "failed"
BUSY: Final = 4.0  # seconds by the clock that a second of the processor may take
OVERTIME: Final = 2.0  # limits after which a worker that nobody watches any more ends itself


class Job(NamedTuple):
    """A decision to think about."""

    game: str
    options: bytes
    position: str
    seat: int
    bot: str
    seed: int
    seconds: float = 0.0  # of the processor, for a bot that searches: all it has for its turn


class Thought(NamedTuple):
    """What a bot decided, and the seconds of the processor that it took."""

    action: str
    seconds: float


def limit(budget: float, seconds: float) -> float:
    """How long a job may take by the clock: always more than it may think, however busy it is."""
    return budget + BUSY * seconds


def work(jobs: "Connection[Answer, Job]", budget: float) -> None:
    """Do jobs until the server is gone, which closes its end of the pipe.

    A job that outlives its limit because the server is gone is ended by the system.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    try:
        jobs.send((READY, "", 0.0))
        while True:
            job = jobs.recv()
            signal.setitimer(signal.ITIMER_REAL, OVERTIME * limit(budget, job.seconds))
            answer = _answer(job)
            signal.setitimer(signal.ITIMER_REAL, 0)
            jobs.send(answer)
    except (EOFError, ConnectionError):
        return


def _answer(job: Job) -> Answer:
    began = thread_time()
    try:
        return CHOSE, think(job), thread_time() - began
    except Exception:
        return FAILED, traceback.format_exc(), 0.0


@lru_cache(maxsize=256)
def _game(name: str, options: bytes) -> Game[Any]:
    return make_game(name, msgspec.json.decode(options))


def _spec(job: Job) -> Spec:
    spec = bot_spec(job.bot)
    return replace(spec, budget=Budget(job.seconds)) if job.seconds else spec


def think(job: Job) -> str:
    """A bot's action, as text, in a position that its seat cannot tell from the real one.

    Each state that it imagines is a new deal of all that the seat does not know.
    """
    game = _game(job.game, job.options)
    state = game.state_at(job.position)
    rng = Rng(job.seed)
    player = _spec(job).bot(game, rng)
    actions: list[int] = []
    while not actions or game.is_private(actions[-1]):
        decision = Decision(game, state, job.seat, rng)
        action = player.choose(decision)
        if action not in decision.legal:
            raise BotError(faults.BOT_ERRED, bot=job.bot, reason=f"{action} is not allowed")
        actions.append(action)
        if game.is_private(action):
            game.play(state, job.seat, action)
    return game.text_of(job.seat, actions)
