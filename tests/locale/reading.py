"""The catalogue as its files have it, for tests that look into it."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import parse
from fluent.syntax.ast import (
    BaseNode,
    Message,
    NumberLiteral,
    SelectExpression,
    VariableReference,
)

import hexhold
from hexhold.locale import ORIGINAL

PACKAGE = Path(hexhold.__file__).parent


def files(language: str) -> list[Path]:
    """The files of a language: what is shared, and each game's own."""
    shared = (PACKAGE / "locale" / language).glob("*.ftl")
    return sorted([*shared, *PACKAGE.glob(f"games/*/words/{language}/*.ftl")])


FILES = [str(path.relative_to(PACKAGE)) for path in files(ORIGINAL)]


@cache
def entries(language: str, file: str) -> list[BaseNode]:
    """What a file holds, by the name of the English one."""
    path = PACKAGE / file.replace(f"/{ORIGINAL}/", f"/{language}/")
    return list(parse(path.read_text(encoding="utf-8")).body)


@cache
def messages(language: str) -> dict[str, Message]:
    """Every message of a language by its id."""
    found = (entry for file in FILES for entry in entries(language, file))
    return {entry.id.name: entry for entry in found if isinstance(entry, Message)}


def nodes(node: Any) -> Iterator[BaseNode]:
    """A part of the catalogue and all that is in it."""
    if isinstance(node, list):
        for one in node:
            yield from nodes(one)
    elif isinstance(node, BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)


def variables(message: Message) -> set[str]:
    return {node.id.name for node in nodes(message) if isinstance(node, VariableReference)}


def counted(message: Message) -> set[str]:
    """The variables that choose a plural form."""
    return {
        node.selector.id.name
        for node in nodes(message)
        if isinstance(node, SelectExpression)
        and isinstance(node.selector, VariableReference)
        and any(
            isinstance(variant.key, NumberLiteral)
            or variant.key.name in ("zero", "one", "two", "few", "many")
            for variant in node.variants
        )
    }
