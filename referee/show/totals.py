"""What is counted on a board, in words."""

from referee.engine.view import Board
from referee.say import Voice


def totals_said(voice: Voice, board: Board) -> list[str]:
    """Every count with its name, and with how many are wanted where it goes towards something."""
    return [total_said(voice, board, what) for what in board.totals]


def total_said(voice: Voice, board: Board, what: str) -> str:
    wanted = board.out_of.get(what)
    key = "total" if wanted is None else "total-of"
    return voice(key, what=what, count=board.totals[what], wanted=wanted)
