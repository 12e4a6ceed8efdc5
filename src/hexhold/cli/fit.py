"""`hexhold fit`: the chance to win of a game's bots, fitted to who won.

What it finds goes into the game's file of figures in place of the old sections, under the command
that made them; what the file says at its head and beside each figure stays.
"""

import os
import re
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from hexhold.arena.study import Lesson, Lessons, Study, play_lessons
from hexhold.bots.minds import chances, chances_file, present_figures
from hexhold.cli.arguments import Commands, add_command, add_game, add_numbers, chosen_options
from hexhold.cli.parser import help_text
from hexhold.cli.sim import progress_bar
from hexhold.cli.terminal import Fault, console, note_if_interpreted
from hexhold.cli.words import t
from hexhold.games import make_game
from hexhold.locale import decimal

if TYPE_CHECKING:
    from hexhold.arena.fit import Fitted

GAMES: Final = 4000
OFTEN: Final = 100  # matches after which somebody without a bar is told
BARE: Final = re.compile(r"[A-Za-z0-9_-]+")  # a name that TOML takes without quotation marks
ROW: Final = re.compile(r'(?m)^"?([^"\s=]+)"? = [^#\n]*?(  #.*)$')  # with what it says of itself
# Up to what stands above the next one.
SECTION: Final = r"(?ms)^\[{}\].*?(?=(?:^#[^\n]*\n|^\s*\n)*^\[|\Z)"


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    parser = add_command(commands, "fit")
    add_game(parser)
    for name, usual in (("bot", "planner"), ("lapse", "greedy")):
        about = help_text(f"cli-help-fit-{name}", default=usual)
        parser.add_argument(f"--{name}", default=usual, help=about)
    add_numbers(parser, games=GAMES)
    for name, message in (("file", "cli-help-league-file"), ("out", "cli-help-fit-out")):
        parser.add_argument(f"--{name}", metavar="FILE", help=help_text(message))
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Play, or go on playing; fit; write the figures down or show them."""
    if find_spec("numpy") is None:
        raise Fault(t("cli-fault-no-numpy"))
    study = Study(given.game, chosen_options(given), given.bot, given.lapse, given.seed)
    study.check()
    old = read_old(given)
    if given.out:
        write(Path(given.out), old)  # what cannot be written is noticed before all the matches
    note_if_interpreted()
    fitted = fit_to(study, played(given, study))
    new = written_anew(old, study, fitted, made_by(given, fitted))
    if given.out:
        write(Path(given.out), new)
        console().print(summary(fitted), markup=False)
    else:
        print("\n".join(sections_of(new, study, fitted)), end="")
    return 0


def played(given: Namespace, study: Study) -> list[Lesson]:
    """All matches, from where the file left them."""
    file = Lessons(Path(given.file)) if given.file else None
    try:
        known = [] if file is None else file.known(study)
        with progress_bar(given.games) as advance:
            advance(min(len(known), given.games))
            tell = teller(file, study, advance, given.games)
            return play_lessons(study, given.games, given.jobs, known, tell)
    except (OSError, ValueError, TypeError) as error:
        if file is None:
            raise
        raise Fault(t("cli-fault-unwritable", file=given.file, reason=str(error))) from None


def teller(
    file: Lessons | None, study: Study, advance: Callable[[int], None], games: int
) -> Callable[[Lesson], None]:
    """What is to be done with every match: kept, and told where no bar can be shown."""
    done = 0

    def tell(lesson: Lesson) -> None:
        nonlocal done
        if file is not None:
            file.add(study, lesson)
        advance(1)
        done += 1
        if done % OFTEN == 0 and not sys.stderr.isatty():
            print(t("cli-fit-played", done=done, games=games), file=sys.stderr, flush=True)

    return tell


def fit_to(study: Study, lessons: list[Lesson]) -> "Fitted":
    """What the matches teach."""
    # Sums in the same order on every machine; the matches take longer than the fit.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from hexhold.arena.fit import fit, sample_of  # here, for numpy is an extra

    known = chances(study.game)
    names = list(known.NAMES)
    sample = sample_of(lessons, make_game(study.game, study.options).seats, len(names))
    if not len(sample.winners):
        raise Fault(t("cli-fault-nobody-won"))
    before = present_figures(study.game, study.mode)
    return fit(sample, before, [names.index(name) for name in known.ALONE])


# ------------------------------------------------------------------ the file


def read_old(given: Namespace) -> str:
    """The file that is written to, or that of the package where there is none yet."""
    try:
        if given.out and Path(given.out).exists():
            return Path(given.out).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Fault(t("cli-fault-unreadable", file=given.out, reason=str(error))) from None
    return chances_file(given.game)


def write(path: Path, text: str) -> None:
    """The whole file."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        raise Fault(t("cli-fault-unwritable", file=str(path), reason=reason)) from None


def written_anew(old: str, study: Study, fitted: "Fitted", made_by: list[str]) -> str:
    """The text of a file with new figures; all else that it says stays."""
    text = old
    for name, rows in chances(study.game).sections(study.mode, fitted.figures).items():
        there = section_in(text, name)
        said = dict(ROW.findall(text[there]))
        lines = [f"[{name}]", *(f"# {line}" for line in made_by), *lines_of(rows, said)]
        before = text[: there.start] if text[there] else f"{text.rstrip()}\n\n"
        text = before + "\n".join(lines) + "\n" + text[there.stop :]
    return text


def section_in(text: str, name: str) -> slice:
    """Where a section stands; the end of the text if it does not."""
    there = re.search(SECTION.format(re.escape(name)), text)
    return slice(*there.span()) if there else slice(len(text), len(text))


def lines_of(rows: dict[str, Any], said: dict[str, str]) -> Iterator[str]:
    """Figures as they stand in a section, with what the file says of each."""
    for name, figure in rows.items():
        key = name if BARE.fullmatch(name) else f'"{name}"'
        yield f"{key} = {figure}{said.get(name, '')}"


def sections_of(text: str, study: Study, fitted: "Fitted") -> Iterator[str]:
    """The sections that were fitted, as they stand in a file."""
    for name in chances(study.game).sections(study.mode, fitted.figures):
        yield text[section_in(text, name)]


def made_by(given: Namespace, fitted: "Fitted") -> list[str]:
    """What to type for the same figures again, and what they are worth."""
    chosen = [f"--{name} {getattr(given, name)}" for name in ("mode", "players")]
    words = [
        f"hexhold fit --game {given.game}",
        *(text for text in chosen if not text.endswith(" None")),
        *(f"--option {text}" for text in given.option),
        f"--bot {given.bot} --lapse {given.lapse} --games {given.games} --seed {given.seed}",
    ]
    return [
        " ".join(words),
        f"{fitted.matches:,} matches, {fitted.turns:,} turns; penalty {fitted.penalty:g}",
        f"log-loss on matches left out {fitted.loss:.4f}; before {fitted.loss_before:.4f}",
    ]


def summary(fitted: "Fitted") -> str:
    """How good the figures are."""
    return t(
        "cli-fit-loss",
        matches=fitted.matches,
        turns=fitted.turns,
        penalty=f"{fitted.penalty:g}",
        loss=decimal(fitted.loss, 4),
        before=decimal(fitted.loss_before, 4),
        nothing=decimal(fitted.loss_of_nothing, 4),
    )
