"""Tables of named figures that lie beside the code that reads them, as a file for people.

A section a column; all of them name the same figures, in the same order.
"""

import tomllib
from importlib.resources import files


def read_figures(package: str, name: str) -> tuple[list[str], dict[str, list[int]]]:
    """The names of the figures in a file, and the figures of each section."""
    table = tomllib.loads((files(package) / name).read_text(encoding="utf-8"))
    columns = {section: list(rows.values()) for section, rows in table.items()}
    orders = {tuple(rows) for rows in table.values()}
    if len(orders) != 1:
        raise ValueError(f"{name}: the sections do not name the same figures in the same order")
    return list(orders.pop()), columns
