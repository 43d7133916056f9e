"""One-key labels, valid at one prompt."""

from collections.abc import Iterable
from typing import Final, NamedTuple, TypeVar

from referee.engine.ruling import Decision

Option = TypeVar("Option")

KEYS: Final = "1234567890abcdefghijklmnopqrstuvwxyz"


class Offer(NamedTuple):
    """What a key stands for at a prompt: a cell, or an answer, of one player."""

    decision: Decision
    option: str


def label(options: Iterable[Option]) -> dict[str, Option]:
    """A key for each option, as many as there are keys."""
    return dict(zip(KEYS, options, strict=False))
