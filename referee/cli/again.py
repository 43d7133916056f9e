"""The one line that would reproduce an answer."""

import shlex
from collections.abc import Mapping, Sequence
from typing import Any


def again(words: Sequence[str], flags: Mapping[str, Any]) -> str:
    """A command line; options without a value are left out, those with several are repeated."""
    parts = ["referee", *words]
    for flag, value in flags.items():
        for one in value if isinstance(value, list | tuple) else [] if value is None else [value]:
            parts += [flag, str(one)]
    return shlex.join(parts)
