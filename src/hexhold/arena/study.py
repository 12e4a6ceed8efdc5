"""Matches to learn from: what all seats had at the beginning of every turn, and who won.

They are played by one bot that now and then lets a weaker one decide, so that positions come about
in many ways. A match depends on its number alone: a study that was stopped goes on where it was.
"""

import json
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable
from dataclasses import asdict, astuple, dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final
from zlib import compress, decompress

from hexhold.arena.league import Contest, Unwanted, variety
from hexhold.arena.ledger import Heading, Pages
from hexhold.arena.pool import spread, stopped
from hexhold.arena.simulate import play_match, seed_for
from hexhold.bots import Bot, Decision, bot_spec
from hexhold.bots.minds import Chances, chances, fingerprint, mind, present_figures
from hexhold.core.match import Match
from hexhold.core.rng import Rng
from hexhold.games import make_game

LAPSES: Final = (0, 50, 120)  # of a thousand decisions are the weaker bot's, match by match
LUCK: Final = -1  # beside the seats: what the luck of lapses is for
NOBODY: Final = -1  # who wins a match without a winner


@dataclass(frozen=True)
class Study:
    """Which matches: who plays, who decides now and then."""

    game: str
    options: dict[str, Any]
    bot: str = "planner"
    lapse: str = "greedy"
    seed: int = 1

    def check(self) -> None:
        """Refuse bots that cannot play, and a game or mode whose chance cannot be fitted."""
        for text in (self.bot, self.lapse):
            bot_spec(text).check(self.game)
        present_figures(self.game, self.mode)

    @cached_property
    def mode(self) -> str:
        """Whose figures are fitted."""
        return str(make_game(self.game, self.options).options.get("mode", ""))

    @property
    def heading(self) -> Heading:
        """What a file of lessons must be about to go on from it."""
        return {"study": asdict(self), "minds": fingerprint(self.game)}


@dataclass(frozen=True)
class Lesson:
    """One match; what was found by turn, seat and name is packed, for it is many numbers."""

    number: int
    winner: int
    late: tuple[float, ...]
    packed: str

    @property
    def found(self) -> list[list[list[int]]]:
        """What every seat had, turn by turn."""
        found: list[list[list[int]]] = json.loads(decompress(b64decode(self.packed)))
        return found


def pack(found: list[list[list[int]]]) -> str:
    """What was found, as a word."""
    return b64encode(compress(json.dumps(found, separators=(",", ":")).encode())).decode()


# ------------------------------------------------------------------ one match


class Lapsing(Bot):
    """A bot that now and then lets another decide."""

    def __init__(self, bot: Bot, other: Bot, share: int, luck: Rng) -> None:
        super().__init__(bot.game, bot.rng, bot.budget, bot.style)
        self.bot, self.other, self.share, self.luck = bot, other, share, luck

    def choose(self, decision: Decision) -> int:
        lapses = self.luck.below(1000) < self.share
        return (self.other if lapses else self.bot).choose(decision)


class Pupil:
    """Looks on as bots play, and notes what all seats have when a turn begins."""

    def __init__(self, match: Match[Any], known: Chances) -> None:
        self.match = match
        self.known = known
        self.turn_of: Callable[[Any], int] = mind(match.game.name, "turn")
        self.found: list[list[list[int]]] = []
        self.late: list[float] = []
        self._last = -1

    def choose(self, bot: Bot, decision: Decision) -> int:
        """What a bot chooses."""
        if stopped():
            raise Unwanted
        self.look(self.match.state)
        return bot.choose(decision)

    def look(self, state: Any) -> None:
        """Note a position, unless its turn was noted before."""
        if self.known.begins_turn(state) and self.turn_of(state) != self._last:
            self._last = self.turn_of(state)
            self.found.append(self.known.found(state))
            self.late.append(self.known.lateness(state))


def play_lesson(study: Study, number: int) -> Lesson:
    """The match of a number."""
    mixed = variety(Contest(study.game, study.options, study.bot, study.lapse))
    game = make_game(study.game, mixed[number % len(mixed)])
    seed = seed_for(study.seed, number)
    share = LAPSES[seed % len(LAPSES)]
    luck = Rng(seed_for(seed, LUCK))
    bots: list[Bot] = []
    for seat in range(game.seats):
        bot, other = (
            bot_spec(text).bot(game, Rng(seed_for(seed, seat, place)))
            for place, text in enumerate((study.bot, study.lapse))
        )
        bots.append(Lapsing(bot, other, share, luck))
    match = game.start(seed)
    pupil = Pupil(match, chances(study.game))
    play_match(match, bots, pupil.choose)
    result = match.result
    assert result is not None, "a match was played to its end and is not over"
    winner = NOBODY if result.winner is None else result.winner
    return Lesson(number, winner, tuple(pupil.late), pack(pupil.found))


# ------------------------------------------------------------------ many matches


class Lessons:
    """The file of a study, from which a stopped one goes on."""

    def __init__(self, path: Path) -> None:
        self._pages = Pages(path)

    def known(self, study: Study) -> list[Lesson]:
        """What was played before."""
        lines = self._pages.under(study.heading)
        return [
            Lesson(number, winner, tuple(late), packed) for number, winner, late, packed in lines
        ]

    def add(self, study: Study, lesson: Lesson) -> None:
        """One more match."""
        self._pages.add(study.heading, astuple(lesson))


def play_lessons(
    study: Study,
    games: int,
    jobs: int = 1,
    known: Iterable[Lesson] = (),
    tell: Callable[[Lesson], None] = lambda lesson: None,
) -> list[Lesson]:
    """The first so many matches by their numbers; those that are not known yet are played."""
    done = {lesson.number: lesson for lesson in known if lesson.number < games}
    missing = [(study, number) for number in range(games) if number not in done]
    for lesson in spread(play_lesson, missing, jobs):
        tell(lesson)
        done[lesson.number] = lesson
    return [done[number] for number in range(games)]
