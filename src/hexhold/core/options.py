"""Options of a game: one schema from which they are checked, offered and documented."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from hexhold.core import faults
from hexhold.core.faults import CodedError

Options = Mapping[str, Any]


class OptionError(CodedError):
    """An option, its value, or a combination of options that the game does not know."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose: among words, a number within bounds, or yes and no."""

    name: str
    about: str
    default: Any
    choices: tuple[str, ...] = ()
    lowest: int = 0
    highest: int = 0

    @property
    def kind(self) -> str:
        if self.choices:
            return "choice"
        return "flag" if isinstance(self.default, bool) else "number"

    def check(self, value: Any) -> Any:
        """The value in its proper type, or an OptionError that says what is possible."""
        if self.kind == "choice":
            return self._check_choice(value)
        if self.kind == "flag":
            return self._check_flag(value)
        return self._check_number(value)

    def _check_choice(self, value: Any) -> str:
        if str(value) not in self.choices:
            choices = ", ".join(self.choices)
            raise OptionError(faults.NO_CHOICE, option=self.name, choices=choices, value=value)
        return str(value)

    def _check_flag(self, value: Any) -> bool:
        words = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value.lower() in words:
            return words[value.lower()]
        raise OptionError(faults.NO_FLAG, option=self.name, value=value)

    def _check_number(self, value: Any) -> int:
        try:
            number = int(value)
        except (TypeError, ValueError, OverflowError):
            number = self.lowest - 1
        whole = not isinstance(value, bool) and not (isinstance(value, float) and value != number)
        if not whole or not self.lowest <= number <= self.highest:
            bounds = {"lowest": self.lowest, "highest": self.highest}
            raise OptionError(faults.NO_NUMBER, option=self.name, value=value, **bounds)
        return number


def _nothing(options: dict[str, Any], given: Mapping[str, Any]) -> None:
    return None


@dataclass(frozen=True)
class Schema:
    """All options of a game.

    `presets` maps an option's value to other defaults (an edition to its readings), the later above
    the earlier; an option set by the caller always wins. `combine` refuses what does not go
    together, knowing which options the caller named. `before` has the options that came later, with
    what held until then: a match that was kept without one of them is played on as it began.
    """

    options: tuple[Option, ...]
    presets: Mapping[str, Mapping[str, Mapping[str, Any]]] = field(default_factory=dict)
    combine: Callable[[dict[str, Any], Mapping[str, Any]], None] = _nothing
    before: Mapping[str, Any] = field(default_factory=dict)

    def check(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Every option with its value, the given ones checked."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise OptionError(faults.NO_OPTION, option=name, known=", ".join(known))
        chosen = {name: known[name].check(value) for name, value in given.items()}
        complete = {o.name: o.default for o in self.options} | chosen
        for name, presets in self.presets.items():
            preset = presets.get(str(complete[name]), {})
            complete |= {k: v for k, v in preset.items() if k not in chosen}
        self.combine(complete, chosen)
        return complete

    def recall(self, kept: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a match that was kept, perhaps before some of them existed."""
        return self.check({**self.before, **kept})
