"""What the ordinary tests only sample: with REFEREE_HEAVY=1 they run all of it."""

import os
from collections.abc import Iterable
from typing import TypeVar

HEAVY = os.environ.get("REFEREE_HEAVY") == "1"
Case = TypeVar("Case")


def some(cases: Iterable[Case], every: int = 4) -> list[Case]:
    """Every fourth of them, or so."""
    return list(cases)[:: 1 if HEAVY else every]
