"""The keys of options, valid at one prompt: one digit each, two where there are more than nine."""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

Option = TypeVar("Option")


def label(options: Iterable[Option], typed: Callable[[Option], str] = lambda option: "") -> dict[str, Option]:
    """A key for each option, until there are no more keys. Where all are `typed` as one digit, these are the keys."""
    found = [*options]
    own = {typed(one): one for one in found if re.fullmatch("[1-9]", typed(one))}
    if own and len(own) == len(found):
        return own
    keys = map(str, range(1, 10)) if len(found) < 10 else (f"{number:02}" for number in range(1, 100))
    return dict(zip(keys, found, strict=False))


def with_short_forms(labels: Mapping[str, Option]) -> dict[str, Option]:
    """The same, also without the zero that some keys begin with: before Enter `3` is enough for `03`."""
    return {key.removeprefix("0") or key: option for key, option in labels.items()} | {**labels}
