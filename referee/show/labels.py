"""One-key labels, valid at one prompt."""

from collections.abc import Iterable
from typing import Final, TypeVar

Option = TypeVar("Option")

KEYS: Final = "1234567890abcdefghijklmnopqrstuvwxyz"


def label(options: Iterable[Option]) -> dict[str, Option]:
    """A key for each option, until there are no more keys."""
    return dict(zip(KEYS, options, strict=False))
