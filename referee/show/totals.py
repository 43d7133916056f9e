"""What is counted on a board, in words."""

from referee.engine.view import Board
from referee.say import Voice


def totals_said(voice: Voice, board: Board) -> list[str]:
    """Every count with its name, and with how many are wanted where it goes towards something."""
    return [
        voice("total-of", what=what, count=count, wanted=board.out_of[what])
        if what in board.out_of
        else voice("total", what=what, count=count)
        for what, count in board.totals.items()
    ]
