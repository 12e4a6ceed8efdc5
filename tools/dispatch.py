"""The numbers of the actions and the code that finds their functions, from the declarations.

Run by `make generate`. Of every game in this tree that has a `declaration.py` and an `engine`, it
reads KINDS and QUESTIONS, and CHOICES and NUMBERS if there are some, and writes modules into the
engine: `_actions.py`, `_dispatch.py`, one for each choice, one for each table of numbers. It is
straight code, for tables of functions cost a quarter of the speed. A test fails when a file is not
what the declarations say.
"""

import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from math import prod
from pathlib import Path
from typing import Any, Final

from tools.signatures import DeclarationFault, Function, find_function

from hexhold.core.declare import Choice, Field, Kind, Question

SOURCE: Final = Path(__file__).resolve().parent.parent / "src"
MADE: Final = "Made by `make generate` from the declaration: do not edit."
# What a function may ask for by the name of a parameter, in the order in which it is handed on.
CONTEXT: Final = ("s", "own", "seat", "frame", "value", "out", "n", "actions", "weights")
# Those for a function that does an action. Its other parameters are the values of the action's
# fields, or if there is only one, the number of the action among its kind.
DOING: Final = CONTEXT[:4]

Cases = Mapping[int, Function]


@dataclass
class Module:
    """A file in the making: its functions, and what they import."""

    folder: Path
    about: str
    lines: list[str] = field(default_factory=list)
    used: list[Function] = field(default_factory=list)
    words: Mapping[int, str] = field(default_factory=dict)  # for the numbers of questions

    def define(
        self,
        head: str,
        about: str,
        used: Sequence[Function],
        body: Iterable[str],
        also: Sequence[str],
    ) -> None:
        """A function that calls others; beside the numbers it takes what they want of `also`."""
        self.used += used
        wanted = {name: kind for one in used for name, kind in one.parameters.items()}
        taken = ", ".join([head, *(f"{name}: {wanted[name]}" for name in also if name in wanted)])
        results = {one.returns for one in used} or {"bool"}
        if len(results) > 1:
            raise DeclarationFault(f"{head} would return {' or '.join(sorted(results))}")
        self.lines += ["", "", f"def {taken}) -> {results.pop()}:", f'    """{about}"""']
        self.lines += indented(body)

    def text(self) -> str:
        """The whole file."""
        origins: dict[str, set[str]] = {"mypy_extensions": {"i64"}}
        for one in self.used:
            package = ".".join(one.folder.relative_to(SOURCE).parts)
            origins.setdefault(package, set()).add(one.module)
            for name, origin in one.types.items():
                origins.setdefault(origin, set()).add(name)
        imports = [f"from {at} import {', '.join(sorted(all_))}" for at, all_ in origins.items()]
        return tidy([f'"""{self.about}\n\n{MADE}\n"""', "", *imports, *self.lines])


def indented(lines: Iterable[str]) -> list[str]:
    """A block of code."""
    return [f"    {line}" for line in lines]


def tidy(lines: Iterable[str]) -> str:
    """Code in its usual shape, imports in order."""
    text = "\n".join(lines)
    for command in (["check", "--quiet", "--fix", "--select", "I"], ["format", "--quiet"]):
        called = [sys.executable, "-m", "ruff", *command, f"--stdin-filename={SOURCE}/made.py", "-"]
        done = subprocess.run(called, input=text, capture_output=True, text=True, check=True)
        text = done.stdout
    return text


# -- a function by a number --


def define_by_number(
    module: Module,
    name: str,
    about: str,
    number: str,
    names: Mapping[int, str],
    otherwise: str,
) -> None:
    """A function that calls one of several by a number."""
    cases = {code: find_function(module.folder, one) for code, one in names.items()}
    for one in cases.values():
        if unknown := [given for given in one.parameters if given not in CONTEXT]:
            raise DeclarationFault(f"nobody gives {one.module}.{one.name} its {unknown[0]}")
    lines = chain(number, calls_of(cases, lambda function: function.call({})), module.words)
    if otherwise:
        lines = [*lines, f"return {otherwise}"]
    module.define(f"{name}({number}: i64", about, [*cases.values()], lines, CONTEXT)


def calls_of(cases: Cases, call: Callable[[Function], str]) -> dict[str, list[int]]:
    """The numbers by what is called for them."""
    found: dict[str, list[int]] = {}
    for code, function in cases.items():
        found.setdefault(call(function), []).append(code)
    return found


def chain(number: str, calls: Mapping[str, Sequence[int]], words: Mapping[int, str]) -> list[str]:
    """Comparisons one after another, which compilers make a jump table of."""
    lines: list[str] = []
    for call, codes in calls.items():
        begin = "elif" if lines and not call.startswith("return") else "if"
        said = ", ".join(words[code] for code in codes if code in words)
        lines += [f"{begin} {any_of(number, codes)}:{said and '  # ' + said}", *indented([call])]
    return lines


def any_of(number: str, codes: Iterable[int]) -> str:
    """Whether a number is one of some."""
    return " or ".join(f"{number} == {code}" for code in codes)


# -- a function by an action and the question that it answers --


@dataclass(frozen=True)
class Doing:
    """Who does a kind: by the question, and otherwise."""

    kind: Kind
    here: Cases
    otherwise: Function | None
    words: Mapping[int, str]

    @property
    def functions(self) -> list[Function]:
        """All of them."""
        return [*self.here.values(), *([self.otherwise] if self.otherwise else [])]

    def call(self, function: Function) -> str:
        """A function called with what the action says."""
        return function.call(values_of(self.kind, function))

    def body(self) -> list[str]:
        """The calls; the last of them needs no question."""
        calls = calls_of(self.here, self.call)
        last = self.call(self.otherwise) if self.otherwise else calls.popitem()[0]
        rest = ["else:", *indented([last])] if calls else [last]
        return [f"# {self.kind.word}", *chain("code", calls, self.words), *rest]


def values_of(kind: Kind, function: Function) -> dict[str, str]:
    """The parameters of a function that come from an action, as expressions."""
    names = [name for name in function.parameters if name not in DOING]
    index = f"action - {kind.base}" if kind.base else "action"
    if len(names) <= 1:
        return dict.fromkeys(names, index)
    fields = [part for part in kind.ways[0].parts if isinstance(part, Field)]
    if len(kind.ways) > 1 or kind.ways[0].weights or len(fields) != len(names):
        raise DeclarationFault(f"{function.module}.{function.name} does not fit {kind.usage}")
    found = {}
    for at, name in enumerate(names):
        behind = prod(map(len, fields[at + 1 :]))
        value = f"({index}) // {behind}" if behind > 1 else f"({index})"
        found[name] = f"{value} % {len(fields[at])}" if at else value
    return found


def doings(folder: Path, kinds: Iterable[Kind], asked: Sequence[Question]) -> Iterator[Doing]:
    """Who does each kind."""
    for kind in kinds:
        here = {one.code: one.does[kind.word] for one in asked if kind.word in one.does}
        if not here and not kind.does:
            raise DeclarationFault(f"nothing does {kind.word}")
        yield Doing(
            kind,
            {code: find_function(folder, name) for code, name in here.items()},
            find_function(folder, kind.does) if kind.does else None,
            {one.code: one.word for one in asked},
        )


def by_action(rows: Sequence[Doing]) -> list[str]:
    """Kinds halved until one is left."""
    if len(rows) == 1:
        return rows[0].body()
    half = len(rows) // 2
    below, above = by_action(rows[:half]), by_action(rows[half:])
    lines = [f"if action < {rows[half].kind.base}:", *indented(below)]
    if above[0].startswith("if "):
        return [*lines, f"el{above[0]}", *above[1:]]
    return [*lines, "else:", *indented(above)]


# -- the files --


def write_actions(kinds: Sequence[Kind]) -> str:
    """The numbers of the actions."""
    of_chance = [kind.chance for kind in kinds]
    if of_chance != sorted(of_chance):
        raise DeclarationFault("the actions of chance come last")
    about = "The one flat numbering of actions: a range of small ints for each kind."
    lines = [f'"""{about}\n\n{MADE}\n"""', "", "from typing import Final", ""]
    end = sum(kind.size for kind in kinds)
    first = min((kind.base for kind in kinds if kind.chance), default=end)
    lines += [f"{kind.constant}: Final = {kind.base}  # {kind.usage}" for kind in kinds]
    return tidy([*lines, "", f"CHANCE_ACTIONS: Final = {first}", f"ACTIONS: Final = {end}"])


def write_dispatch(folder: Path, kinds: Sequence[Kind], asked: Sequence[Question]) -> str:
    """What belongs to questions and actions."""
    if unknown := {word for one in asked for word in one.does} - {kind.word for kind in kinds}:
        raise DeclarationFault(f"there are no actions {', '.join(sorted(unknown))}")
    about = "Finds the function that lists, does or runs what a match waits for."
    module = Module(folder, about, words={one.code: one.word for one in asked})
    for name, part, about, otherwise in (
        ("fill", "lists", "Write down what a seat may answer; how much it is.", "0"),
        ("fill_chance", "weighs", "Write down what chance may answer, with weights.", "0"),
        ("run", "runs", "Do a job.", ""),
        ("narrow", "narrows", "Do what leaves no choice; whether a choice is left.", "True"),
    ):
        if cases := {one.code: getattr(one, part) for one in asked if getattr(one, part)}:
            define_by_number(module, name, about, "code", cases, otherwise)
    if forced := [one.code for one in asked if one.forced]:
        about = "Whether a single answer is given without asking."
        body = [f"if {any_of('code', forced)}:", *indented(["return True"]), "return False"]
        module.define("is_forced(code: i64", about, [], body, ())
    for name, about, chance in (
        ("play", "Do an allowed action of a seat.", False),
        ("play_chance", "Do an outcome of chance.", True),
    ):
        rows = [*doings(folder, (one for one in kinds if one.chance == chance), asked)]
        if rows:
            used = [function for row in rows for function in row.functions]
            numbers = "code: i64, action: i64" if any(row.here for row in rows) else "action: i64"
            module.define(f"{name}({numbers}", about, used, by_action(rows), DOING)
    return module.text()


def write_choice(folder: Path, choice: Choice) -> str:
    """A function that is one of several."""
    module = Module(folder, f"Finds the function for a {choice.by}.")
    about = f"What belongs to a {choice.by}."
    define_by_number(module, choice.name, about, choice.by, choice.functions, choice.otherwise)
    return module.text()


def write_numbers(name: str, numbers: Mapping[str, int]) -> str:
    """Numbers of things that the engine calls by name."""
    lines = [f'"""The numbers of {name}.\n\n{MADE}\n"""', "", "from typing import Final", ""]
    return tidy([*lines, *(f"{constant}: Final = {at}" for constant, at in numbers.items())])


def write_game(game: Path) -> dict[Path, str]:
    """All that is made of a game's declaration, by file."""
    package = ".".join(game.relative_to(SOURCE).parts)
    declaration: Any = import_module(f"{package}.declaration")
    folder = game / "engine"
    found = {
        "_actions": write_actions(declaration.KINDS),
        "_dispatch": write_dispatch(folder, declaration.KINDS, declaration.QUESTIONS),
    }
    for choice in getattr(declaration, "CHOICES", ()):
        found[f"_{choice.name}"] = write_choice(folder, choice)
    for name, numbers in getattr(declaration, "NUMBERS", {}).items():
        found[f"_{name}"] = write_numbers(name, numbers)
    return {folder / f"{name}.py": text for name, text in found.items()}


def write() -> dict[Path, str]:
    """All files of all games in this tree."""
    games = sorted(file.parent for file in SOURCE.glob("*/games/*/declaration.py"))
    made = (write_game(game) for game in games if (game / "engine").is_dir())
    return {path: text for files in made for path, text in files.items()}


if __name__ == "__main__":
    for path, text in write().items():
        path.write_text(text, encoding="utf-8")
        print(f"wrote {path.relative_to(SOURCE)}")
