"""Scenes: a position, moves that lead on from it, and a last move that a rule refuses or allows.

A rule is shown by a pair of scenes that differ in as little as possible. Each is a tuple of texts:
the position (or the word "begin" for a new match), moves, and the last move, on which it depends.
"""

from dataclasses import dataclass

from tests.rivals.helpers import AnyMatch, at, begin, play

Texts = tuple[str, ...]


@dataclass(frozen=True)
class Scene:
    """What one rule says to one move."""

    rule: str
    refuses: bool
    mode: str
    texts: Texts

    @property
    def move(self) -> str:
        """The move that is refused or allowed."""
        return self.texts[-1]

    def match(self) -> AnyMatch:
        """The match before that move."""
        position, *moves = self.texts[:-1]
        match = begin(self.mode) if position == "begin" else at(position, self.mode)
        return play(match, *moves)


def pair(rule: str, no: Texts, yes: Texts, mode: str = "intro") -> tuple[Scene, Scene]:
    """The scene in which a rule refuses, and the one in which it allows."""
    name = f"rivals.{rule}"
    return Scene(name, True, mode, no), Scene(name, False, mode, yes)


def gold(rule: str, no: Texts, yes: Texts) -> tuple[Scene, Scene]:
    """A pair in the Era of Gold."""
    return pair(rule, no, yes, "gold")


def turmoil(rule: str, no: Texts, yes: Texts) -> tuple[Scene, Scene]:
    """A pair in the Era of Turmoil."""
    return pair(rule, no, yes, "turmoil")


def progress(rule: str, no: Texts, yes: Texts) -> tuple[Scene, Scene]:
    """A pair in the Era of Progress."""
    return pair(rule, no, yes, "progress")
