"""A sheet of characters to draw a board on, each with a style."""

from rich.text import Text


class Canvas:
    """Characters by row and column, both from zero."""

    def __init__(self) -> None:
        self._cells: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, row: int, middle: int, text: str, style: str = "") -> None:
        """Write a text centred on a column."""
        first = middle - len(text) // 2
        for offset, letter in enumerate(text):
            self._cells[row, first + offset] = (letter, style)

    def lines(self) -> list[Text]:
        """The sheet, line by line, without blanks at the ends."""
        rows = range(max((row for row, _ in self._cells), default=-1) + 1)
        return [self._line(row) for row in rows]

    def _line(self, row: int) -> Text:
        line = Text()
        last = max((column for r, column in self._cells if r == row), default=-1)
        for column in range(last + 1):
            letter, style = self._cells.get((row, column), (" ", ""))
            line.append(letter, style)
        return line
