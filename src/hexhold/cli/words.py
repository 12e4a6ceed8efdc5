"""The language that the command line speaks: chosen once, when it starts."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from hexhold import locale
from hexhold.core.faults import CodedError
from hexhold.locale import LANGUAGES, ORIGINAL

FLAG: Final = "--language"
VARIABLE: Final = "HEXHOLD_LANGUAGE"
OF_THE_SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides
NAMES: Final = {"line", "number", "seat", "hex", "port"}  # numbers that name and do not count


class NoLanguage(Exception):
    """A language was asked for that we do not speak."""


@dataclass
class Voice:
    """What a process speaks."""

    language: str = ORIGINAL


VOICE: Final = Voice()


def t(message: str, /, **args: Any) -> str:
    """A message of the catalogue in the language of this process."""
    return locale.say(message, VOICE.language, **args)


def name_of(message: str, plain: str) -> str:
    """What the catalogue calls a thing of a game, or its plain name: a game need not have words."""
    return t(message) if locale.known(message) else plain


def number(value: float, places: int = 0) -> str:
    """A number as the language writes it."""
    return t("cli-number", value=locale.decimal(value, places))


def labelled(label: str, items: str) -> str:
    """A label and what belongs to it."""
    return t("cli-labelled", label=label, items=items)


def fault_text(error: CodedError) -> str:
    """A fault of the library, told in our language as far as it has a code."""
    if not error.code:
        return str(error)
    told = {name: _particular(name, value) for name, value in error.particulars.items()}
    return t(f"fault-{error.code}", **told)


def _particular(name: str, value: Any) -> Any:
    if isinstance(value, CodedError):
        return fault_text(value)
    return value if isinstance(value, int) and name not in NAMES else str(value)


# ------------------------------------------------------------------ which language


def take_language(arguments: Sequence[str], environment: Mapping[str, str]) -> list[str]:
    """Speak the language that is asked for; the arguments that are left."""
    VOICE.language = language_around(environment)
    left: list[str] = []
    words = iter(arguments)
    for word in words:
        if word == "--":
            return [*left, word, *words]
        flag, equals, value = word.partition("=")
        if flag != FLAG:
            left.append(word)
            continue
        VOICE.language = _checked(value if equals else next(words, ""))
    return left


def _checked(asked: str) -> str:
    language = _short(asked)
    if language not in LANGUAGES:
        raise NoLanguage(t("cli-fault-language", language=repr(asked), known=", ".join(LANGUAGES)))
    return language


def language_around(environment: Mapping[str, str]) -> str:
    """What the environment asks for; English where we do not speak that."""
    own = _short(environment.get(VARIABLE, ""))
    if own in LANGUAGES:
        return own
    usual = next((environment[name] for name in OF_THE_SYSTEM if environment.get(name)), "")
    return _short(usual) if _short(usual) in LANGUAGES else ORIGINAL


def _short(name: str) -> str:
    """de of de_DE.UTF-8."""
    return re.split(r"[-_.@]", name.lower(), maxsplit=1)[0]
