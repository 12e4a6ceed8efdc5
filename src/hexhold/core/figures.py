"""Tables of named figures that lie beside the code that reads them, as a file for people.

A section a column; all of them name the same figures, in the same order. Beside them, a section
`style.NAME` says of some figures what percentage of them holds for a character.
"""

import tomllib
from importlib.resources import files
from typing import Any, Final

STYLE: Final = "style"


def read_figures(package: str, name: str) -> tuple[list[str], dict[str, list[int]]]:
    """The names of the figures in a file, and the figures of each section."""
    table = _read(package, name)
    table.pop(STYLE, None)
    columns = {section: list(rows.values()) for section, rows in table.items()}
    orders = {tuple(rows) for rows in table.values()}
    if len(orders) != 1:
        raise ValueError(f"{name}: the sections do not name the same figures in the same order")
    return list(orders.pop()), columns


def read_styles(package: str, name: str) -> dict[str, list[int]]:
    """By style, the percentage of every figure of the file that holds for it."""
    names, _ = read_figures(package, name)
    styles: dict[str, dict[str, int]] = _read(package, name).get(STYLE, {})
    for style, shares in styles.items():
        if unknown := shares.keys() - set(names):
            raise ValueError(f"{name}: {style} names figures that there are not: {unknown}")
    return {style: [shares.get(one, 100) for one in names] for style, shares in styles.items()}


def _read(package: str, name: str) -> dict[str, Any]:
    return tomllib.loads((files(package) / name).read_text(encoding="utf-8"))
