"""What runs in a worker process of the pool: it waits for a job, thinks, and answers."""

import signal
import traceback
from functools import lru_cache
from multiprocessing.connection import Connection
from typing import Any, Final

import msgspec

from hexhold.bots import BOTS, BotError, Decision, faults
from hexhold.core.contract import Game
from hexhold.core.rng import Rng
from hexhold.games import make_game

Job = tuple[str, bytes, str, int, str, int]  # what `think` is asked
Answer = tuple[str, str]  # how it ended (one of the words below), and what came of it
READY: Final = "ready"
CHOSE: Final = "chose"
FAILED: Final = "failed"


def work(jobs: "Connection[Answer, Job]", longest: float) -> None:
    """Do jobs until the server is gone, which closes its end of the pipe.

    A job that outlives the server by `longest` seconds is ended by the system: nobody waits for it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    try:
        jobs.send((READY, ""))
        while True:
            job = jobs.recv()
            signal.setitimer(signal.ITIMER_REAL, longest)
            answer = _answer(job)
            signal.setitimer(signal.ITIMER_REAL, 0)
            jobs.send(answer)
    except (EOFError, ConnectionError):
        return


def _answer(job: Job) -> Answer:
    try:
        return CHOSE, think(*job)
    except Exception:
        return FAILED, traceback.format_exc()


@lru_cache(maxsize=256)
def _game(name: str, options: bytes) -> Game[Any]:
    return make_game(name, msgspec.json.decode(options))


def think(name: str, options: bytes, position: str, seat: int, bot: str, seed: int) -> str:
    """A bot's action, as text, in a position that its seat cannot tell from the real one.

    Each state that it imagines is a new deal of all that the seat does not know.
    """
    game = _game(name, options)
    state = game.state_at(position)
    rng = Rng(seed)
    player = BOTS[bot](game, rng)
    actions: list[int] = []
    while not actions or game.is_private(actions[-1]):
        decision = Decision(game, state, seat, rng)
        action = player.choose(decision)
        if action not in decision.legal:
            raise BotError(faults.BOT_ERRED, bot=bot, reason=f"{action} is not allowed")
        actions.append(action)
        if game.is_private(action):
            game.play(state, seat, action)
    return game.text_of(seat, actions)
