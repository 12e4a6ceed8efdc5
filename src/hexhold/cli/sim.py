"""`hexhold sim`: many matches between bots, and what came of them."""

from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from hexhold.arena import simulate
from hexhold.arena.simulate import Series
from hexhold.arena.statistics import Statistics, Summary, summary
from hexhold.cli.arguments import (
    Commands,
    add_game,
    any_number,
    chosen_options,
    number,
    option_text,
    unusual_options,
)
from hexhold.cli.terminal import Console, console, note_if_interpreted, print_json
from hexhold.core.build import is_compiled
from hexhold.core.contract import Game

BAR = 40  # characters of the longest bar in the histogram


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    parser = commands.add_parser("sim", help="play many matches between bots and count")
    add_game(parser)
    parser.add_argument(
        "--bots", default="random", help="one for all seats, or one for each: a,b,…; %(default)s"
    )
    parser.add_argument("--games", type=number(1), default=1000, help="how many: %(default)s")
    parser.add_argument("--seed", type=any_number, default=1, help="of the luck: %(default)s")
    parser.add_argument("--jobs", type=number(1, 256), default=1, help="processes: %(default)s")
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Play the matches and tell about them."""
    bots = tuple(given.bots.split(","))
    series = Series(given.game, chosen_options(given), bots, given.games, given.seed)
    game = series.make_game()
    series.lineup(game.seats)
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
    return {
        "game": game.name,
        "options": dict(game.options),
        "bots": seat_bots(series, game.seats),
        "seed": series.seed,
        "jobs": jobs,
        "compiled": is_compiled(),
        "games": counted.games,
        "actions": counted.decisions,
        "seconds": round(counted.seconds, 6),
        "games_per_s": round(counted.games / counted.seconds, 3),
        "actions_per_s": round(counted.decisions / counted.seconds, 3),
        "wins": [counted.wins[seat] for seat in range(game.seats)],
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
    options = option_text(unusual_options(game))
    title = f"{counted.games:,} matches of {game.name}, seed {series.seed}"
    out.print(title + (f", {options}" if options else ""))
    out.print(speed_line(counted))
    out.print(seat_table(seat_bots(series, game.seats), counted), soft_wrap=False)
    turns = summary(counted.turns)
    out.print(
        f"turns    {turns.lowest} to {turns.highest}, median {turns.median:g}, "
        f"mean {turns.mean:.1f}"
    )
    endings = ", ".join(
        f"{name} {times:,} ({share(times, counted.games)})"
        for name, times in counted.endings.most_common()
    )
    out.print(f"endings  {endings}")
    if counted.dice:
        out.print(dice_table(counted), soft_wrap=False)


def speed_line(counted: Statistics) -> str:
    """How fast it went."""
    engine = "compiled" if is_compiled() else "interpreted"
    return (
        f"{counted.seconds:.2f} s, {counted.games / counted.seconds:,.0f} matches/s, "
        f"{counted.decisions:,} decisions, {counted.decisions / counted.seconds:,.0f}/s ({engine})"
    )


def seat_table(bots: list[str], counted: Statistics) -> Table:
    """Wins and points by seat."""
    table = Table("seat", "bot", box=box.SIMPLE)
    for heading in ("wins", "share", "points: mean", "median", "lowest", "highest"):
        table.add_column(heading, justify="right")
    for seat, bot in enumerate(bots):
        points = summary(counted.points[seat])
        wins = counted.wins[seat]
        middle = (f"{points.mean:.2f}", f"{points.median:g}")
        bounds = (str(points.lowest), str(points.highest))
        table.add_row(str(seat), bot, f"{wins:,}", share(wins, counted.games), *middle, *bounds)
    nobody = counted.games - counted.wins.total()
    table.add_row("none", "", f"{nobody:,}", share(nobody, counted.games))
    return table


def dice_table(counted: Statistics) -> Table:
    """How often each roll came."""
    table = Table(box=box.SIMPLE)
    for heading in ("dice", "times", "share"):
        table.add_column(heading, justify="right")
    table.add_column("")
    most = max(counted.dice.values())
    for total, times in sorted(counted.dice.items()):
        bar = "#" * max(1, round(BAR * times / most))
        table.add_row(str(total), f"{times:,}", share(times, counted.dice.total()), bar)
    return table


def share(part: int, whole: int) -> str:
    """A part in hundredths."""
    return f"{100 * part / whole:.1f} %" if whole else "–"
