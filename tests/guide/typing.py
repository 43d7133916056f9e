"""Somebody at guided play who types what they were told to type, and reads every screen."""

import re
from collections.abc import Sequence
from typing import Final

from referee.guide.asker import Question

PAINT: Final = re.compile(r"\x1b\[[0-9;]*m")


class Typing:
    """Answers the questions with these lines, turning pages in between, then leaves."""

    def __init__(self, *lines: str, at_pages: Sequence[str] = ()) -> None:
        self.lines = list(lines)
        self.at_pages = list(at_pages)  # what is typed instead of turning them
        self.prompts: list[str] = []
        self.screens: list[str] = []

    def ask(self, question: Question) -> str:
        self.screens.append(PAINT.sub("", question.above("")))
        if question.at_once(" "):  # the next page
            return self.at_pages.pop(0) if self.at_pages else ""
        if not self.lines:
            raise EOFError
        self.prompts.append(question.prompt)
        question.completions("")
        return self.lines.pop(0)

    @property
    def seen(self) -> str:
        return "\n".join(self.screens)

    def typed_ahead(self) -> bool:
        return False

    def forget_typed_ahead(self) -> None: ...
