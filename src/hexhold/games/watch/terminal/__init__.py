"""How the Watch looks and sounds in a terminal."""

from typing import Final

from hexhold.cli.boards import Board
from hexhold.games.watch.terminal import board, words

BOARD: Final = Board(
    draw=board.draw,
    remind=board.remind,
    is_worth_a_look=board.is_worth_a_look,
    ask=words.ask,
    label=words.label,
    tell=words.tell,
    placed=words.TELLER.placed,
    example="settlement 12",
)
