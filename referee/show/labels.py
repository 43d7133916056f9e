"""The keys of options, valid at one prompt: one digit each, two where there are more than nine."""

from collections.abc import Iterable
from typing import TypeVar

Option = TypeVar("Option")


def label(options: Iterable[Option]) -> dict[str, Option]:
    """A key for each option, until there are no more keys."""
    found = [*options]
    keys = map(str, range(1, 10)) if len(found) < 10 else (f"{number:02}" for number in range(1, 100))
    return dict(zip(keys, found, strict=False))
