"""`hexhold sim`: many matches between bots, and what came of them."""

from argparse import Namespace
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import Any

from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from hexhold.arena import simulate
from hexhold.arena.simulate import Series
from hexhold.arena.statistics import Statistics, Summary, summary
from hexhold.cli.arguments import (
    Commands,
    add_command,
    add_game,
    add_json,
    add_numbers,
    add_think,
    chosen_options,
    option_text,
    unusual_options,
)
from hexhold.cli.parser import help_text
from hexhold.cli.terminal import Console, console, note_if_interpreted, print_json
from hexhold.cli.words import name_of, t
from hexhold.cli.words import number as written
from hexhold.core.build import is_compiled
from hexhold.core.contract import Game
from hexhold.locale import decimal

BAR = 40  # characters of the longest bar in the histogram


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    parser = add_command(commands, "sim")
    add_game(parser)
    bots = help_text("cli-help-bots-of-all", default="random")
    parser.add_argument("--bots", default="random", help=bots)
    add_numbers(parser, games=1000)
    add_think(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Play the matches and tell about them."""
    bots = tuple(given.bots.split(","))
    options = chosen_options(given)
    series = Series(given.game, options, bots, given.games, given.seed, given.think)
    game = series.make_game()
    series.lineup(game)
    note_if_interpreted()
    with progress_bar(given.games) as progress:
        statistics = simulate.simulate(series, given.jobs, progress)
    if given.json:
        print_json(as_data(series, game, given.jobs, statistics))
    else:
        show(series, game, statistics)
    return 0


@contextmanager
def progress_bar(games: int) -> Iterator[simulate.Progress]:
    """A bar on stderr, if that is a terminal."""
    stderr = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    shown = stderr.is_terminal
    with Progress(*columns, console=stderr, transient=True, disable=not shown) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.advance(task, done)


def seat_bots(series: Series, seats: int) -> list[str]:
    """The bot's name of each seat."""
    return list(series.bots) * seats if len(series.bots) == 1 else list(series.bots)


def as_data(series: Series, game: Game[Any], jobs: int, counted: Statistics) -> dict[str, Any]:
    """The statistics as plain data."""
    bots = seat_bots(series, game.seats)
    return {
        "game": game.name,
        "options": dict(game.options),
        "bots": bots,
        "seed": series.seed,
        "jobs": jobs,
        "compiled": is_compiled(),
        "games": counted.games,
        "actions": counted.decisions,
        "seconds": round(counted.seconds, 6),
        "games_per_s": round(counted.games / counted.seconds, 3),
        "actions_per_s": round(counted.decisions / counted.seconds, 3),
        "wins": [counted.wins[seat] for seat in range(game.seats)],
        "shares": {bot: asdict(won) for bot, won in counted.shares(bots).items()},
        "endings": dict(sorted(counted.endings.items())),
        "turns": summary_data(summary(counted.turns)),
        "points": [summary_data(summary(points)) for points in counted.points],
        "dice": {str(total): times for total, times in sorted(counted.dice.items())},
    }


def summary_data(found: Summary) -> dict[str, float]:
    """A distribution as plain data."""
    return {
        "lowest": found.lowest,
        "median": found.median,
        "mean": round(found.mean, 3),
        "highest": found.highest,
    }


def show(series: Series, game: Game[Any], counted: Statistics) -> None:
    """The statistics as tables."""
    out = console()
    out.print(title(series, game, counted))
    out.print(speed_line(counted))
    out.print(seat_table(seat_bots(series, game.seats), counted), soft_wrap=False)
    for line in share_lines(seat_bots(series, game.seats), counted):
        out.print(line)
    out.print(turns_line(counted))
    out.print(endings_line(counted.endings))
    if counted.dice:
        out.print(dice_table(counted), soft_wrap=False)


def title(series: Series, game: Game[Any], counted: Statistics) -> str:
    """What was played."""
    told = t("cli-sim-title", games=counted.games, game=game.name, seed=str(series.seed))
    options = option_text(unusual_options(game))
    return t("cli-sim-title-options", title=told, options=options) if options else told


def speed_line(counted: Statistics) -> str:
    """How fast it went."""
    return t(
        "cli-sim-speed",
        seconds=decimal(counted.seconds, 2),
        games_per_s=decimal(counted.games / counted.seconds, 0),
        decisions=counted.decisions,
        decisions_per_s=decimal(counted.decisions / counted.seconds, 0),
        engine=t("cli-compiled" if is_compiled() else "cli-interpreted-engine"),
    )


def share_lines(bots: list[str], counted: Statistics) -> Iterator[str]:
    """What each bot won and what that may mean, where bots differ."""
    if len(set(bots)) == 1:
        return
    for bot, won in counted.shares(bots).items():
        bounds = {"low": percent(won.low), "high": percent(won.high)}
        part = share(won.wins, won.games)
        yield t("cli-sim-won", bot=bot, wins=won.wins, games=won.games, share=part, **bounds)


def turns_line(counted: Statistics) -> str:
    """How long the matches were."""
    turns = summary(counted.turns)
    return t(
        "cli-sim-turns",
        lowest=turns.lowest,
        highest=turns.highest,
        median=turns.median,
        mean=decimal(turns.mean, 1),
    )


def endings_line(counted: Counter[str]) -> str:
    """How the matches ended."""
    endings = ", ".join(
        t(
            "cli-sim-ending",
            ending=name_of(f"cli-ending-{name}", name),
            times=times,
            share=share(times, counted.total()),
        )
        for name, times in counted.most_common()
    )
    return t("cli-sim-endings", endings=endings)


def seat_table(bots: list[str], counted: Statistics) -> Table:
    """Wins and points by seat."""
    table = Table(t("cli-sim-seat"), t("cli-sim-bot"), box=box.SIMPLE)
    for heading in ("wins", "share", "points-mean", "median", "lowest", "highest"):
        table.add_column(t(f"cli-sim-{heading}"), justify="right")
    for seat, bot in enumerate(bots):
        points = summary(counted.points[seat])
        wins = counted.wins[seat]
        middle = (written(points.mean, 2), t("cli-number", value=points.median))
        bounds = (str(points.lowest), str(points.highest))
        table.add_row(str(seat), bot, written(wins), share(wins, counted.games), *middle, *bounds)
    nobody = counted.games - counted.wins.total()
    table.add_row(t("cli-sim-none"), "", written(nobody), share(nobody, counted.games))
    return table


def dice_table(counted: Statistics) -> Table:
    """How often each roll came."""
    table = Table(box=box.SIMPLE)
    for heading in ("dice", "times", "share"):
        table.add_column(t(f"cli-sim-{heading}"), justify="right")
    table.add_column("")
    most = max(counted.dice.values())
    for total, times in sorted(counted.dice.items()):
        bar = "#" * max(1, round(BAR * times / most))
        table.add_row(str(total), written(times), share(times, counted.dice.total()), bar)
    return table


def share(part: int, whole: int) -> str:
    """A part in hundredths."""
    return percent(part / whole) if whole else "–"


def percent(value: float) -> str:
    """The same of a part of one."""
    return t("cli-share", value=decimal(100 * value, 1))
