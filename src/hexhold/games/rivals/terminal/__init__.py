"""How the Rivals looks and sounds in a terminal."""

from typing import Final

from hexhold.cli.boards import Board
from hexhold.games.rivals.terminal import board, words

BOARD: Final = Board(
    draw=board.draw,
    remind=board.remind,
    is_worth_a_look=board.is_worth_a_look,
    ask=words.ask,
    label=words.label,
    tell=words.tell,
    placed=words.TELLER.placed,
    example="gain a6",
)
