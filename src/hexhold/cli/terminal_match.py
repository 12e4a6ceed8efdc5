"""A match in the terminal, one person among bots: `hexhold play --terminal`."""

import secrets
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from hexhold.arena.simulate import seed_for
from hexhold.bots import Bot, Decision, bot_spec
from hexhold.cli.arguments import add_game, add_think, any_number, chosen_game, number
from hexhold.cli.boards import Board, board_of, show_board, story
from hexhold.cli.parser import AnyParser, help_text
from hexhold.cli.terminal import Console, Fault, console, note_if_interpreted
from hexhold.cli.words import VOICE, fault_text, t
from hexhold.core.contract import SPECTATOR, NotationError, View
from hexhold.core.match import Match
from hexhold.core.rng import Rng

MANY: Final = 14  # lines of one kind of choices; more are not listed one by one
MOST: Final = 150  # actions of one kind; more would not fit into so many lines anyway
LINE: Final = 100  # columns of the list of choices


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
    def board(self) -> Board:
        return board_of(self.match.game.name)

    @property
    def viewer(self) -> int:
        return SPECTATOR if self.me is None else self.me


def add_arguments(parser: AnyParser) -> None:
    """What a match in the terminal may be told."""
    add_game(parser)
    seat = help_text("cli-help-seat", default="0")
    parser.add_argument("--seat", type=number(0), default=0, help=seat)
    bots = help_text("cli-help-bots-of-others", default="random")
    parser.add_argument("--bots", default="random", help=bots)
    add_think(parser)
    parser.add_argument("--seed", type=any_number, help=help_text("cli-help-seed-chosen"))
    parser.add_argument("--auto", action="store_true", help=help_text("cli-help-auto"))
    parser.add_argument("--save", metavar="FILE", help=help_text("cli-help-save"))


def run(given: Namespace) -> int:
    """Play until the match is over or the person leaves."""
    table = sit_down(given)
    if given.save:
        check_writable(given.save)
    note_if_interpreted()
    try:
        play(table)
    except Leave:
        table.out.print(t("cli-play-left", count=len(table.match.moves)))
    finally:
        if given.save:
            save(table.match, given.save)
    return 0


def sit_down(given: Namespace) -> Table:
    """The match as the arguments ask for it."""
    game = chosen_game(given)
    if given.seat >= game.seats:
        raise Fault(t("cli-fault-seat", seat=str(given.seat), last=str(game.seats - 1)))
    spec = bot_spec(given.bots).thinking(given.think)
    seed = secrets.randbelow(2**32) if given.seed is None else given.seed
    bots = [spec.bot(game, Rng(seed_for(seed, seat))) for seat in range(game.seats)]
    out = console()
    out.print(
        ", ".join((game.name, t("cli-seats", count=game.seats), t("cli-seed", seed=str(seed))))
    )
    return Table(game.start(seed), bots, None if given.auto else given.seat, out)


def check_writable(name: str) -> None:
    """Better told before the match than after it."""
    try:
        with Path(name).open("a", encoding="utf-8"):
            pass
    except (OSError, ValueError) as error:
        raise Fault(t("cli-fault-unwritable", file=name, reason=str(error))) from None


def save(match: Match[Any], name: str) -> None:
    """Write the record."""
    try:
        Path(name).write_text(match.record(), encoding="utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        raise Fault(t("cli-fault-unwritable", file=name, reason=reason)) from None


def play(table: Table) -> None:
    """Ask one seat after another, and tell what follows."""
    match = table.match
    if table.me is not None:
        table.out.print(help_line(table))
    while not match.over:
        seat = match.actors[0]
        if seat == table.me:
            action = ask(table)
        else:
            bot = table.bots[seat]
            action = bot.choose(Decision(match.game, match.state, seat, bot.rng))
        match.play(seat, action)
        events = match.events_for(table.viewer)
        for line in story(match.game.name, events, match.view(table.viewer), table.me):
            table.out.print(f"  {line}", markup=False)
    show(table)


def show(table: Table) -> None:
    """All that the person may see."""
    table.out.print()
    show_board(table.out, table.match.game.name, table.match.view(table.viewer))


def help_line(table: Table) -> str:
    """How to answer."""
    return t("cli-play-help", example=table.board.example)


# ------------------------------------------------------------------ asking a person


def ask(table: Table) -> int | str:
    """What the person chooses; asked again until it is allowed."""
    assert table.me is not None
    view = table.match.view(table.me)
    legal = table.match.legal(table.me)
    listed, lines = choices(table.match, legal, view)
    lines += composed(table.match, table.me)
    kinds = {table.match.game.describe(action).kind for action in legal}
    if table.board.is_worth_a_look(view):
        show(table)
    else:
        show_lines(table, table.board.remind(view))
    show_lines(table, [table.board.ask(view, kinds), *lines])
    while True:
        answer = read_line(table.out)
        if answer == "b":
            show(table)
        elif answer in ("c", "?", "h", "help"):
            show_lines(table, [help_line(table), *lines])
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


def understand(table: Table, answer: str, listed: list[int]) -> int | str | None:
    """An answer as an allowed action, or nothing after saying what is wrong with it."""
    if answer.isascii() and answer.isdigit():
        if len(answer) < 6 and 1 <= int(answer) <= len(listed):
            return listed[int(answer) - 1]
        typed, last = answer[:20], str(len(listed))
        table.out.print(t("cli-play-no-such-choice", typed=typed, last=last))
        return None
    assert table.me is not None
    try:
        refusal = table.match.check(table.me, answer)
    except NotationError as error:
        table.out.print(t("cli-play-no-action", fault=fault_text(error)), markup=False)
        return None
    if refusal is None:
        return answer
    why = refusal.text(VOICE.language)
    table.out.print(t("cli-play-refused", why=why, rule=refusal.rule), markup=False)
    return None


# ------------------------------------------------------------------ the choices


def choices(match: Match[Any], legal: list[int], view: View) -> tuple[list[int], list[str]]:
    """The actions that have a number, and the lines that show all choices, a kind a paragraph."""
    listed: list[int] = []
    lines: list[str] = []
    legal = [action for action in legal if not match.game.is_private(action)]
    for kind, group in groupby(legal, lambda action: match.game.describe(action).kind):
        actions = list(group)
        few = len(actions) <= MOST
        shown = list(paragraph(match, kind, actions, view, len(listed) + 1)) if few else []
        if not few or len(shown) > MANY:
            example = match.text(actions[0])
            told = t("cli-play-many", kind=kind, count=len(actions), example=example)
            lines.append(f"  {told}")
            continue
        lines += shown
        listed += actions
    return listed, lines


def composed(match: Match[Any], seat: int) -> Iterator[str]:
    """What the person may put together and type."""
    for kind, example in match.game.composed(match.state, seat).items():
        yield f"  {t('cli-play-composed', kind=kind, example=example)}"


def paragraph(
    match: Match[Any], kind: str, actions: list[int], view: View, first: int
) -> Iterator[str]:
    """Choices of one kind with their numbers, told in words; a place is told by its action."""
    board = board_of(match.game.name)
    labels = [board.label(match.game.describe(action), view) for action in actions]
    if kind not in board.placed:
        yield from wrap([f"{n} {told}" for n, told in enumerate(labels, first)])
        return
    numbered = [f"{n} {match.text(action)}" for n, action in enumerate(actions, first)]
    for told, group in groupby(zip(labels, numbered, strict=True), lambda pair: pair[0]):
        yield f"  {told}:"
        yield from (f"  {line}" for line in wrap([text for _, text in group]))


def wrap(words: list[str]) -> Iterator[str]:
    """Words in columns, several a line."""
    width = max(len(word) for word in words) + 3
    a_line = max(1, LINE // width)
    for first in range(0, len(words), a_line):
        yield "  " + "".join(f"{w:<{width}}" for w in words[first : first + a_line]).rstrip()
