"""A match in the terminal, one person among bots: `hexhold play --terminal`."""

import secrets
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from hexhold import almanac
from hexhold.arena.simulate import seed_for
from hexhold.bots import Bot, bot_class
from hexhold.cli.arguments import AnyParser, add_game, any_number, chosen_game, number
from hexhold.cli.boards import Drawing, drawing_of
from hexhold.cli.story import tell
from hexhold.cli.terminal import Console, Fault, console, note_if_interpreted
from hexhold.core.contract import SPECTATOR, NotationError
from hexhold.core.match import Match
from hexhold.core.rng import Rng

MANY: Final = 14  # lines of one kind of choices; more are not listed one by one
LINE: Final = 100  # columns of the list of choices
HELP: Final = (
    "Type the number of a choice, or any action as text, such as: settlement 12. "
    "b shows the board, c the choices, q leaves."
)


class Leave(Exception):
    """The person has had enough."""


@dataclass
class Table:
    """A match, its bots, the person's seat (if any), and where they look."""

    match: Match[Any]
    bots: list[Bot]
    me: int | None
    out: Console

    @property
    def drawing(self) -> Drawing:
        return drawing_of(self.match.game.name)

    @property
    def viewer(self) -> int:
        return SPECTATOR if self.me is None else self.me


def add_arguments(parser: AnyParser) -> None:
    """What a match in the terminal may be told."""
    add_game(parser)
    parser.add_argument("--seat", type=number(0), default=0, help="yours: %(default)s")
    parser.add_argument("--bots", default="random", help="who plays the others: %(default)s")
    parser.add_argument("--seed", type=any_number, help="of the luck; chosen for you if left out")
    parser.add_argument("--auto", action="store_true", help="let bots play all seats")
    parser.add_argument("--save", metavar="FILE", help="write the record there at the end")


def run(given: Namespace) -> int:
    """Play until the match is over or the person leaves."""
    table = sit_down(given)
    if given.save:
        check_writable(given.save)
    note_if_interpreted()
    try:
        play(table)
    except Leave:
        table.out.print(f"You left after {len(table.match.moves)} moves.")
    finally:
        if given.save:
            save(table.match, given.save)
    return 0


def sit_down(given: Namespace) -> Table:
    """The match as the arguments ask for it."""
    game = chosen_game(given)
    if given.seat >= game.seats:
        raise Fault(f"--seat {given.seat} is no seat of this match, 0 to {game.seats - 1} are")
    kind = bot_class(given.bots)
    seed = secrets.randbelow(2**32) if given.seed is None else given.seed
    bots = [kind(game, Rng(seed_for(seed, seat))) for seat in range(game.seats)]
    out = console()
    out.print(f"{game.name}, {game.seats} seats, seed {seed}")
    return Table(game.start(seed), bots, None if given.auto else given.seat, out)


def check_writable(name: str) -> None:
    """Better told before the match than after it."""
    try:
        with Path(name).open("a", encoding="utf-8"):
            pass
    except (OSError, ValueError) as error:
        raise Fault(f"{name} cannot be written: {error}") from None


def save(match: Match[Any], name: str) -> None:
    """Write the record."""
    try:
        Path(name).write_text(match.record(), encoding="utf-8")
    except OSError as error:
        raise Fault(f"{name} cannot be written: {error.strerror}") from None


def play(table: Table) -> None:
    """Ask one seat after another, and tell what follows."""
    match = table.match
    if table.me is not None:
        table.out.print(HELP)
    while not match.over:
        seat = match.actors[0]
        if seat == table.me:
            action = ask(table)
        else:
            action = table.bots[seat].choose(
                match.view(seat),
                match.legal(seat),
                partial(match.imagine, seat, table.bots[seat].rng),
            )
        match.play(seat, action)
        for line in tell(match.events_for(table.viewer)[:-1], table.me):
            table.out.print(f"  {line}", markup=False)
    show_board(table)


def show_board(table: Table) -> None:
    """All that the person may see."""
    table.out.print()
    for line in table.drawing.draw(table.match.view(table.viewer)):
        table.out.print(line)


# ------------------------------------------------------------------ asking a person


def ask(table: Table) -> int:
    """What the person chooses; asked again until it is allowed."""
    assert table.me is not None
    view = table.match.view(table.me)
    listed, lines = choices(table.match, table.match.legal(table.me))
    if table.drawing.is_worth_a_look(view):
        show_board(table)
    show_lines(table, [*table.drawing.question(view), *lines])
    while True:
        answer = read_line(table.out)
        if answer == "b":
            show_board(table)
        elif answer in ("c", "?", "h", "help"):
            show_lines(table, [HELP, *lines])
        elif answer:
            action = understand(table, answer, listed)
            if action is not None:
                return action


def read_line(out: Console) -> str:
    """One line of the person's; the end of the input is a way to leave."""
    try:
        answer = " ".join(out.input("> ").split())
    except EOFError:
        out.print()
        raise Leave from None
    if answer in ("q", "quit", "exit"):
        raise Leave
    return answer


def show_lines(table: Table, lines: list[str]) -> None:
    """Lines of plain text."""
    for line in lines:
        table.out.print(line, markup=False)


def understand(table: Table, answer: str, listed: list[int]) -> int | None:
    """An answer as an allowed action, or nothing after saying what is wrong with it."""
    if answer.isascii() and answer.isdigit():
        if len(answer) < 6 and 1 <= int(answer) <= len(listed):
            return listed[int(answer) - 1]
        table.out.print(f"There is no choice {answer[:20]}; choose 1 to {len(listed)}.")
        return None
    assert table.me is not None
    try:
        action = table.match.number(answer)
    except NotationError as error:
        table.out.print(f"That is no action: {error}", markup=False)
        return None
    refusal = table.match.check(table.me, action)
    if refusal is None:
        return action
    table.out.print(f"Not allowed ({refusal.rule}): {reason(refusal.rule)}", markup=False)
    return None


def reason(rule: str) -> str:
    """What the almanac says of a rule."""
    try:
        return almanac.entry(rule).text
    except LookupError:
        return "the rules do not allow it"


def choices(match: Match[Any], legal: list[int]) -> tuple[list[int], list[str]]:
    """The actions that have a number, and the lines that show all choices, a kind a paragraph."""
    listed: list[int] = []
    lines: list[str] = []
    for kind, group in groupby(legal, lambda action: match.game.describe(action).kind):
        actions = list(group)
        words = [f"{len(listed) + n} {match.text(a)}" for n, a in enumerate(actions, 1)]
        wrapped = list(wrap(words))
        if len(wrapped) > MANY:
            example = match.text(actions[0])
            lines.append(f"  {kind} …: {len(actions):,} ways; type one, such as: {example}")
            continue
        lines += wrapped
        listed += actions
    return listed, lines


def wrap(words: list[str]) -> Iterator[str]:
    """Words in columns, several a line."""
    width = max(len(word) for word in words) + 3
    a_line = max(1, LINE // width)
    for first in range(0, len(words), a_line):
        yield "  " + "".join(f"{w:<{width}}" for w in words[first : first + a_line]).rstrip()
