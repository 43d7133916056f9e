"""Others who enter at the same table, each on a phone, as the terminal sees them."""

from collections.abc import Sequence
from typing import Protocol

from referee.say import Voice
from referee.table.table import Ruling


class Company(Protocol):
    def has_news(self) -> bool:
        """Whether there is something to hear, or to say."""

    def heard(self) -> Sequence[Ruling]:
        """What they have entered since this was asked last."""

    def said(self, voice: Voice) -> str:
        """What else happened with them since then, such as somebody who joined; mostly nothing."""

    def answers(self, line: str) -> bool:
        """Whether the line asked for them, and was answered."""


class Alone:
    """Nobody but the typist."""

    def has_news(self) -> bool:
        return False

    def heard(self) -> Sequence[Ruling]:
        return ()

    def said(self, voice: Voice) -> str:
        return ""

    def answers(self, line: str) -> bool:
        return False
