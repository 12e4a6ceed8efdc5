"""What a game is made of, said once: its fields, the kinds of its actions, its questions.

A kind of actions is a range of small ints. The words that follow it are those of fields, in order,
the first field counting most; where a kind is written in several ways, their ranges follow one
another. A macro is a text that stands for several actions of a seat.

Kinds and questions name the functions of the engine that belong to them, as "module.function";
`make generate` writes from it the numbers of the actions and the code that finds the function.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import prod
from typing import Any, Final, Generic, TypeVar

from hexhold.core.contract import NotationError
from hexhold.core.faults import NONE_OF, OUT_OF_RANGE, WRITE_LIKE

Words = tuple[str, ...]
T = TypeVar("T")
MOST_NAMED: Final = 12  # of the words that would have been understood


@dataclass(frozen=True)
class Field:
    """What may stand at a place in a text: a word for each of its values, in their order."""

    name: str
    words: Words
    bounds: tuple[int, int] | None = None  # of what is written as a number
    usual: Callable[[str], str] | None = None  # the word for another way to write the same
    argument: str = ""  # what sentences call it, if not by its name
    noun: str = ""  # how it is put into words, if not as its name says

    @cached_property
    def _values(self) -> dict[str, int]:
        return {word: value for value, word in enumerate(self.words)}

    def __len__(self) -> int:
        return len(self.words)

    def read(self, word: str) -> int:
        """The value of a word."""
        value = self._values.get(self.usual(word) if self.usual else word)
        if value is not None:
            return value
        if self.bounds is not None:
            raise NotationError(OUT_OF_RANGE, word=word, low=self.bounds[0], high=self.bounds[1])
        rest = ("…",) if len(self.words) > MOST_NAMED else ()
        names = ", ".join((*self.words[:MOST_NAMED], *rest))
        raise NotationError(NONE_OF, word=word, names=names)


def numbers(name: str, size: int, low: int = 0, also: Words = ()) -> Field:
    """Numbers from `low`, and maybe some names behind them."""
    return Field(name, (*map(str, range(low, low + size)), *also), (low, low + size - 1))


def names(name: str, words: Iterable[str], usual: Callable[[str], str] | None = None) -> Field:
    """Names."""
    return Field(name, tuple(words), None, usual)


Part = TypeVar("Part", "Field", "Spelling[Any]")


def told(part: Part, argument: str = "", noun: str = "") -> Part:
    """The same, but sentences call it so, and put it into words as that kind of thing."""
    return replace(part, argument=argument, noun=noun)


@dataclass(frozen=True)
class Way:
    """A way to write a kind: fields, and words that always stand there.

    `weights` orders the fields where the first does not count most. The last field may have values
    of several words.
    """

    parts: tuple[Field | str, ...]
    weights: tuple[int, ...] = ()

    @cached_property
    def _fields(self) -> list[Field]:
        return [part for part in self.parts if isinstance(part, Field)]

    @cached_property
    def _order(self) -> tuple[int, ...]:
        return self.weights or tuple(range(len(self._fields)))

    @cached_property
    def _may_span(self) -> bool:
        last = self.parts[-1] if self.parts else ""
        return isinstance(last, Field) and any(" " in word for word in last.words)

    def __len__(self) -> int:
        return prod(map(len, self._fields))

    def write(self, index: int) -> Words:
        """The words of an action."""
        values = [0] * len(self._fields)
        for at in reversed(self._order):
            index, values[at] = divmod(index, len(self._fields[at]))
        given = iter(values)
        said = [part if isinstance(part, str) else part.words[next(given)] for part in self.parts]
        return tuple(" ".join(said).split())

    def fits(self, words: Words) -> bool:
        """Whether words are of this shape; what they say may still be wrong."""
        words = self._gathered(words)
        if len(words) != len(self.parts):
            return False
        pairs = zip(words, self.parts, strict=True)
        return all(word == part for word, part in pairs if isinstance(part, str))

    def read(self, words: Words) -> int:
        """The index of words that fit."""
        said = zip(self._gathered(words), self.parts, strict=True)
        values = [part.read(word) for word, part in said if isinstance(part, Field)]
        index = 0
        for at in self._order:
            index = index * len(self._fields[at]) + values[at]
        return index

    def _gathered(self, words: Words) -> Words:
        last = len(self.parts) - 1
        if self._may_span and len(words) > last:
            return (*words[:last], " ".join(words[last:]))
        return words

    @property
    def usage(self) -> str:
        """The shape, as a person would write it down."""
        return " ".join(p if isinstance(p, str) else p.name.upper() for p in self.parts)


def way(*parts: Field | str, weights: tuple[int, ...] = ()) -> Way:
    """One of several ways to write a kind."""
    return Way(parts, weights)


@dataclass(frozen=True)
class Kind:
    """A range of actions that begin with the same word."""

    word: str
    ways: tuple[Way, ...]
    does: str = ""  # the function that does it, where its question has none for it
    private: bool = False  # a word of a macro, which nobody hears before the last one
    chance: bool = False  # an outcome of chance
    spends: bool = False  # gives something away by choice: cards, pieces, a power
    reveals: bool = False  # shows somebody what was hidden, without a chance move
    constant: str = ""  # what the engine calls the first of them
    base: int = 0  # the number of the first of them, once they are numbered

    @cached_property
    def size(self) -> int:
        """How many actions there are."""
        return sum(map(len, self.ways))

    def write(self, index: int) -> Words:
        """The words behind the first."""
        for one in self.ways:
            if index < len(one):
                return one.write(index)
            index -= len(one)
        raise IndexError(index)

    def read(self, words: Words) -> int:
        """The index of an action by the words behind the first."""
        before = 0
        for one in self.ways:
            if one.fits(words):
                return before + one.read(words)
            before += len(one)
        raise NotationError(WRITE_LIKE, usage=self.usage)

    @property
    def usage(self) -> str:
        """How it is written."""
        return " | ".join(f"{self.word} {one.usage}".rstrip() for one in self.ways)


def kind(
    word: str,
    *parts: Field | str | Way,
    does: str = "",
    private: bool = False,
    chance: bool = False,
    spends: bool = False,
    reveals: bool = False,
    constant: str = "",
) -> Kind:
    """A kind of actions: written in one way, or in several."""
    ways = tuple(part for part in parts if isinstance(part, Way))
    if not ways:
        ways = (Way(tuple(p for p in parts if not isinstance(p, Way))),)
    constant = constant or word.upper().replace("-", "_")
    return Kind(word, ways, does, private, chance, spends, reveals, constant)


def numbered(*kinds: Kind) -> tuple[Kind, ...]:
    """Kinds of actions whose ranges follow one another."""
    found: list[Kind] = []
    base = 0
    for one in kinds:
        found.append(replace(one, base=base))
        base += one.size
    return tuple(found)


@dataclass(frozen=True)
class Question:
    """What a match may wait for, by its number in the state; its functions in the engine."""

    word: str
    code: int
    lists: str = ""  # writes down what a seat may answer
    does: Mapping[str, str] = field(default_factory=dict)  # what else does a kind here, by its word
    weighs: str = ""  # writes down what chance may answer, with weights
    runs: str = ""  # for what is no question but a job: does it
    narrows: str = ""  # does what leaves no choice, and says whether a choice is left
    forced: bool = False  # a single answer is given without asking


@dataclass(frozen=True)
class Choice:
    """A function of the engine that stands for several, by a number: `by` names the parameter."""

    name: str
    by: str
    functions: Mapping[int, str]
    otherwise: str = ""  # what it returns for other numbers


@dataclass(frozen=True)
class Spelling(Generic[T]):
    """What may stand at a place in a macro, where there is too much of it to be listed."""

    name: str
    read: Callable[[str], T]
    write: Callable[[T], str]
    about: str  # for people, in words
    argument: str = ""  # as of a field
    noun: str = ""


@dataclass(frozen=True)
class Macro(Generic[T]):
    """A text that stands for several actions of a seat, done together or not at all.

    `expands` makes the actions of what is read, `folds` finds it in them again; `last` ends them.
    All but the last action are private, and the last one is of no other macro.
    """

    word: str
    parts: tuple[Spelling[T] | str, ...]
    example: str
    last: int
    expands: Callable[..., tuple[int, ...]]
    folds: Callable[[Sequence[int]], tuple[T, ...]]

    def read(self, words: Words) -> tuple[int, ...]:
        """The actions by the words behind the first."""
        said = list(zip(words, self.parts, strict=False))
        fits = all(word == part for word, part in said if isinstance(part, str))
        if len(words) != len(self.parts) or not fits:
            raise NotationError(WRITE_LIKE, usage=self.usage)
        values = [part.read(word) for word, part in said if isinstance(part, Spelling)]
        return (*self.expands(*values), self.last)

    def write(self, actions: Sequence[int]) -> str:
        """The whole text of actions without the last."""
        values = iter(self.folds(actions))
        said = (p if isinstance(p, str) else p.write(next(values)) for p in self.parts)
        return " ".join((self.word, *said))

    @property
    def usage(self) -> str:
        """How it is written."""
        said = (p if isinstance(p, str) else p.name.upper() for p in self.parts)
        return " ".join((self.word, *said))


def macro(
    word: str,
    *parts: Spelling[T] | str,
    example: str,
    last: int,
    expands: Callable[..., tuple[int, ...]],
    folds: Callable[[Sequence[int]], tuple[T, ...]],
) -> Macro[T]:
    """A text that stands for several actions."""
    return Macro(word, parts, example, last, expands, folds)
