"""`hexhold league`: how much stronger one bot is than another, and how sure that is."""

import sys
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable
from dataclasses import asdict
from itertools import pairwise
from pathlib import Path
from typing import Any

from hexhold.arena.league import LEAST, Contest, Played, Standing, play_contest, variety
from hexhold.arena.ledger import Ledger
from hexhold.arena.report import report
from hexhold.bots.minds import fingerprint
from hexhold.cli.arguments import (
    Commands,
    add_command,
    add_game,
    add_json,
    add_numbers,
    add_think,
    chosen_options,
)
from hexhold.cli.parser import help_text
from hexhold.cli.sim import endings_line, percent, progress_bar, share
from hexhold.cli.terminal import Fault, console, note_if_interpreted, print_json
from hexhold.cli.words import t
from hexhold.core.build import is_compiled
from hexhold.locale import decimal

GAMES = 400  # as few as a share is told by


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    parser = add_command(commands, "league")
    add_game(parser)
    about = help_text("cli-help-league-bots", default="planner,greedy")
    parser.add_argument("--bots", default="planner,greedy", help=about)
    add_numbers(parser, games=GAMES)
    add_think(parser)
    parser.add_argument("--file", metavar="FILE", help=help_text("cli-help-league-file"))
    sure = help_text("cli-help-until-sure")
    parser.add_argument("--until-sure", type=part_of_one, metavar="SHARE", help=sure)
    about = help_text("cli-help-league-report")
    parser.add_argument("--report", type=Path, metavar="FOLDER", help=about)
    add_json(parser)
    parser.set_defaults(run=run)


def part_of_one(text: str) -> float:
    """A share, as a part of one."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value <= 1:
        raise ArgumentTypeError(t("cli-fault-part-of-one", typed=repr(text[:40])))
    return value


def run(given: Namespace) -> int:
    """Play every contest and tell how it stands; or write down what was found before."""
    if given.report is not None:
        return write_report(given.report)
    contests = asked_for(given)
    for contest in contests:
        contest.specs()
        contest.seats()
    note_if_interpreted()
    standings = [play(given, contest) for contest in contests]
    if given.json:
        print_json(as_data(given, contests, standings))
    else:
        for contest, standing in zip(contests, standings, strict=True):
            show(contest, standing)
    return 0


def write_report(folder: Path) -> int:
    """The tables and the plot of a folder of leagues."""
    try:
        for path, text in report(folder).items():
            path.write_text(text, encoding="utf-8")
            print(path)
    except (ValueError, KeyError, TypeError) as error:
        raise Fault(t("cli-fault-unreadable", file=str(folder), reason=repr(error))) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise Fault(t("cli-fault-unreadable", file=str(error.filename), reason=reason)) from None
    return 0


def asked_for(given: Namespace) -> list[Contest]:
    """Each bot against the one that is named after it."""
    bots = given.bots.split(",")
    if len(bots) < 2:
        raise Fault(t("cli-fault-two-bots"))
    options = chosen_options(given)
    return [
        Contest(given.game, options, candidate, others, given.seed, given.think)
        for candidate, others in pairwise(bots)
    ]


def play(given: Namespace, contest: Contest) -> Standing:
    """One contest, from where the file left it."""
    ledger = Ledger(Path(given.file)) if given.file else None
    try:
        known = ledger.known(contest) if ledger else []
        with progress_bar(given.games) as advance:
            advance(len(known))
            tell = teller(ledger, contest, advance, given.games - len(known))
            return play_contest(contest, given.games, given.jobs, known, given.until_sure, tell)
    except (OSError, UnicodeDecodeError) as error:
        if ledger is None:
            raise
        raise Fault(t("cli-fault-unwritable", file=given.file, reason=str(error))) from None


def teller(
    ledger: Ledger | None, contest: Contest, advance: Callable[[int], None], games: int
) -> Callable[[Played], None]:
    """What is to be done with every match: kept, and told where no bar can be shown."""
    so_far = Standing(contest.seats())

    def tell(played: Played) -> None:
        if ledger is not None:
            ledger.add(contest, played)
        advance(1)
        so_far.count(played)
        more = so_far.games % LEAST == 0 and so_far.games < games
        if more and not sys.stderr.isatty():
            print(won_line(contest, so_far), file=sys.stderr, flush=True)

    return tell


def as_data(given: Namespace, contests: list[Contest], standings: list[Standing]) -> dict[str, Any]:
    """The league as plain data, with the command that made it."""
    return {
        "command": command_of(given),
        "game": given.game,
        "options": contests[0].options,
        "seed": given.seed,
        "compiled": is_compiled(),
        "minds": fingerprint(given.game),
        "contests": [
            contest_data(contest, standing)
            for contest, standing in zip(contests, standings, strict=True)
        ],
    }


def contest_data(contest: Contest, standing: Standing) -> dict[str, Any]:
    """One contest as plain data."""
    return {
        "candidate": contest.candidate,
        "others": contest.others,
        "seats": standing.seats,
        **{name: round(value, 5) for name, value in asdict(standing.share).items()},
        "endings": dict(standing.endings.most_common()),
        "turns": round(standing.turns / standing.games, 1),
        "think_a_turn": round(standing.think_a_turn, 6),
        "longest_decision": round(standing.longest, 6),
        "variety": len(variety(contest)),
    }


def command_of(given: Namespace) -> str:
    """What to type for the same matches again."""
    options = [f"--{name} {getattr(given, name)}" for name in ("mode", "players")]
    words = [
        f"hexhold league --game {given.game}",
        *(text for text in options if not text.endswith(" None")),
        *(f"--option {text}" for text in given.option),
        f"--bots {given.bots} --games {given.games} --seed {given.seed}",
        f"--think {given.think:g}" if given.think else "",
        f"--until-sure {given.until_sure:g}" if given.until_sure is not None else "",
    ]
    return " ".join(word for word in words if word)


def show(contest: Contest, standing: Standing) -> None:
    """One contest as a person reads it."""
    out = console()
    out.print(won_line(contest, standing), markup=False)
    out.print(f"  {endings_line(standing.endings)}", markup=False)
    out.print(f"  {think_line(standing)}", markup=False)


def won_line(contest: Contest, standing: Standing) -> str:
    """What the candidate won, and what that may mean."""
    won = standing.share
    return t(
        "cli-league-won",
        candidate=contest.candidate,
        others=contest.others,
        wins=won.wins,
        games=won.games,
        share=share(won.wins, won.games),
        low=percent(won.low),
        high=percent(won.high),
    )


def think_line(standing: Standing) -> str:
    """How long the candidate thought."""
    times = (standing.think_a_turn, standing.longest)
    mean, longest = (decimal(1000 * seconds, 1) for seconds in times)
    return t("cli-league-think", mean=mean, longest=longest)
