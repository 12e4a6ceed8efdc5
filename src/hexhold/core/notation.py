"""Actions as text and objects, both ways, from the declaration of their kinds."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from operator import attrgetter
from typing import Any, Final

from hexhold.core.contract import Action, Move, NotationError, Said
from hexhold.core.declare import Kind, Macro
from hexhold.core.faults import IN_ACTION, NO_ACTION

_base: Final[Callable[[Kind], int]] = attrgetter("base")


class Notation:
    """Texts and objects for ints, and back."""

    def __init__(self, kinds: Iterable[Kind], macros: Iterable[Macro[Any]] = ()) -> None:
        self.kinds = sorted(kinds, key=_base)
        self.macros = {macro.word: macro for macro in macros}
        self._by_last = {macro.last: macro for macro in self.macros.values()}
        self.private = frozenset(
            action
            for kind in self.kinds
            if kind.private
            for action in range(kind.base, kind.base + kind.size)
        )
        self.spending = frozenset(kind.word for kind in self.kinds if kind.spends)
        self.revealing = frozenset(kind.word for kind in self.kinds if kind.reveals)
        self._by_word = {kind.word: kind for kind in self.kinds}
        # Made once: whoever serves many matches asks for the same ones again.
        self.text = cache(lambda action: str(self.describe(action)))
        self.parse = lru_cache(maxsize=1 << 14)(self._parse)
        self.expand = lru_cache(maxsize=1 << 14)(self._expand)

    def kind_of(self, action: int) -> Kind | None:
        """The kind of an action, if it is one."""
        at = bisect_right(self.kinds, action, key=_base)
        kind = self.kinds[at - 1]
        return kind if at and action < kind.base + kind.size else None

    def describe(self, action: int) -> Action:
        """An int as an object."""
        kind = self.kind_of(action)
        if kind is None:
            raise NotationError(NO_ACTION, action=action)
        return Action(kind.word, kind.write(action - kind.base))

    def number(self, action: Action) -> int:
        """An object as an int."""
        kind = self._by_word.get(action.kind)
        if kind is None:
            raise NotationError(NO_ACTION, action=action.kind)
        try:
            return kind.base + kind.read(action.args)
        except NotationError as error:
            raise NotationError(IN_ACTION, action=str(action), reason=error) from None

    def _parse(self, text: str) -> int:
        kind, *args = text.split() or [""]
        return self.number(Action(kind, tuple(args)))

    def _expand(self, action: Action | str) -> tuple[int, ...]:
        """The ints that a text or object stands for."""
        if isinstance(action, str):
            word, *args = action.split() or [""]
            action = Action(word, tuple(args))
        macro = self.macros.get(action.kind)
        if macro is None:
            return (self.number(action),)
        try:
            return macro.read(action.args)
        except NotationError as error:
            raise NotationError(IN_ACTION, action=str(action), reason=error) from None

    def said(self, moves: Sequence[Move]) -> list[Said]:
        """Moves as they are written down: words that follow each other as their macro.

        Where a seat was interrupted in the middle of a macro, its words are written one by one.
        """
        found: list[Said] = []
        interrupted: set[int] = set()
        at = 0
        while at < len(moves):
            seat, action = moves[at]
            one = None if seat in interrupted else self._macro_at(moves, at)
            if one is None:
                one = Said(seat, (action,), self.text(action))
                if action in self.private:
                    interrupted.add(seat)
                elif action in self._by_last:
                    interrupted.discard(seat)
            found.append(one)
            at += len(one.actions)
        return found

    def _macro_at(self, moves: Sequence[Move], at: int) -> Said | None:
        """The macro whose words begin here and follow each other to the last."""
        seat = moves[at][0]
        end = at
        while end < len(moves) and moves[end][0] == seat and moves[end][1] in self.private:
            end += 1
        if end in (at, len(moves)) or moves[end][0] != seat:
            return None
        macro = self._by_last.get(moves[end][1])
        if macro is None:
            return None
        actions = tuple(action for _, action in moves[at : end + 1])
        return Said(seat, actions, macro.write(actions[:-1]))

    def every_action(self) -> Iterator[int]:
        """All ints that are actions."""
        for kind in self.kinds:
            yield from range(kind.base, kind.base + kind.size)

    def cut(self, actions: list[int], most: int) -> tuple[list[int], list[str]]:
        """Actions, in order, without kinds that have more than `most` of them; and those kinds."""
        if len(actions) <= most:
            return actions, []
        actions = sorted(actions)
        few: list[int] = []
        many: list[str] = []
        at = 0
        while at < len(actions):
            kind = self.kinds[bisect_right(self.kinds, actions[at], key=_base) - 1]
            end = bisect_left(actions, kind.base + kind.size, lo=at)
            if end - at > most:
                many.append(kind.word)
            else:
                few += actions[at:end]
            at = end
        return few, many
