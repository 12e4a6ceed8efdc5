"""Actions as text and objects, both ways, from the declaration of their kinds."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from operator import attrgetter
from typing import Final

from hexhold.core.contract import Action, NotationError
from hexhold.core.declare import Kind
from hexhold.core.faults import IN_ACTION, NO_ACTION

_base: Final[Callable[[Kind], int]] = attrgetter("base")


class Notation:
    """Texts and objects for ints, and back."""

    def __init__(self, kinds: Iterable[Kind]) -> None:
        self.kinds = sorted(kinds, key=_base)
        self._by_word = {kind.word: kind for kind in self.kinds}
        # Made once: whoever serves many matches asks for the same ones again.
        self.text = cache(lambda action: str(self.describe(action)))
        self.parse = lru_cache(maxsize=1 << 14)(self._parse)

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
