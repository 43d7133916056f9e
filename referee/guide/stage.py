"""One screen a step: where the game stands, what the last entry did, the board, what was said, and the question.

Where room is short the board shrinks, then goes; what happened and what is asked never do. Where even they are too much
for one screen, they come on pages.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from referee.cli.environment import Environment
from referee.show.text import Line, fit, paint, plain, width

Telling = Callable[[], list[Line]]
Fitting = Callable[[int], list[Line]]  # the boards in at most so many lines; nothing where that cannot be done
ENDLESS = 999  # lines
SMALLEST = 5  # lines of a page, however small the window


class Stage:
    """What is to be seen above the next question."""

    def __init__(self, env: Environment) -> None:
        self.env = env
        self.top: Callable[[], list[Line]] = list
        self.boards: Fitting = lambda rows: []
        self.keys_on_boards: Callable[[], bool] = lambda: False  # whether the question cannot be answered without them
        self.telling: list[Telling] = []  # what the last entry did
        self.told: tuple[Any, list[Line]] = None, []
        self.said: list[Line] = []  # since the last question: refusals, and answers to commands
        self.seen = False  # what happened was on a screen already
        self.beside = True  # what happened stands on the same screen as the question

    def forget(self) -> None:
        """What was told has been seen, and something else happens now."""
        self.telling, self.seen = [], False

    def add(self, telling: Telling) -> None:
        self.telling.append(telling)
        self.seen = False

    @property
    def happened(self) -> list[Line]:
        """What the last entry did, in the words and for the window of now."""
        at = len(self.telling), self.telling[-1:], self.env.width, self.env.language
        if self.told[0] != at:
            self.told = at, [line for telling in self.telling for line in telling()]
        return self.told[1]

    def hear(self, lines: Sequence[Line]) -> None:
        self.said += lines

    def has_room(self, asked: list[Line], prompt: str, *, whole: bool = False) -> bool:
        """Whether the boards can be seen together with what happened and the question, perhaps only as a whole."""
        boards = self.boards(self._room(prompt) - len(self.happened) - len(asked))
        return bool(boards) and (not whole or boards == self.boards(ENDLESS))

    def pages(self, asked: list[Line], prompt: str, hint: str = "") -> list[Callable[[str], str]]:
        """What to show before the question, and last with it; each is painted with a note, for the screen as it is
        then."""
        room = self._room(prompt)
        happened = self.happened
        before: list[list[Line]] = []
        self.beside = len(happened) + len(asked) <= room and not self._hides_boards(happened, room - len(asked))
        if not self.beside:
            before += [] if self.seen else _cut(happened, room)
            happened = []
        if self.seen and len(happened) + len(self.said) + len(asked) > room:
            happened = []  # it comes back with the next question that leaves room for it
        if len(happened) + len(self.said) + len(asked) > room:
            before += _cut(self.said, room)
            self.said = []
            *more, asked = _cut(asked, room) or [[]]  # a question can stand alone
            before += more
        self.seen = True
        return [*(partial(self._page, lines) for lines in before), partial(self._painted, asked, prompt, hint)]

    def _hides_boards(self, happened: list[Line], room: int) -> bool:
        """Whether the boards could be seen with the question, if only what happened did not stand there as well."""
        return bool(happened) and not self.boards(room - len(happened)) and bool(self.boards(room))

    def _told_last(self) -> list[Line]:
        """The end of what happened: the score, when a game is over."""
        lines = self.telling[-1]() if len(self.telling) > 1 else []
        return lines[1:] if lines and not lines[0].plain.strip() else lines

    def _page(self, lines: list[Line], note: str) -> str:
        return self._paint([*self.top(), *lines, *([self._below(note, "bad")] if note else [])])

    def _painted(self, asked: list[Line], prompt: str, hint: str, note: str) -> str:
        """One whole screen; the line above the prompt is for a note, or for a hint."""
        room = self._room(prompt) - len(self.said) - len(asked)
        happened = self.happened if self.beside and len(self.happened) <= room else []
        boards = self.boards(room - len(happened))
        if self.said and self.keys_on_boards() and not boards:  # what happened was seen, and comes back with Esc
            happened, boards = [], self.boards(room)
        if not happened and not boards and len(last := self._told_last()) <= room:
            happened = last
        room -= len(happened) + len(boards)
        parts = [part for part in (self.top(), happened, boards, asked, self.said) if part]
        lines: list[Line] = []
        for part in parts:
            if lines and room > 0:
                lines.append(plain())
                room -= 1
            lines += part
        return self._paint([*lines, self._below(note, "bad") if note else self._below(hint, "faint")])

    def _below(self, text: str, style: str) -> Line:
        """The line above the prompt."""
        return plain(fit(f"  {text}", self.env.width), style)

    def _paint(self, lines: Sequence[Line]) -> str:
        return paint(lines, self.env.palette)

    def _room(self, prompt: str) -> int:
        """The lines between the top and the hint above the prompt."""
        return max(SMALLEST, self.env.height - len(self.top()) - 2 - width(prompt) // self.env.width)


def _cut(lines: list[Line], rows: int) -> list[list[Line]]:
    return [lines[start : start + rows] for start in range(0, len(lines), rows)]
