"""What the ordinary tests only sample. REFEREE_HEAVY=1 runs the rest, and all of what is marked `sampled`."""

import os
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import pytest

HEAVY = os.environ.get("REFEREE_HEAVY") == "1"
Case = TypeVar("Case")


def some(cases: Iterable[Case], every: int = 4) -> list[Case]:
    """Every fourth of them, or so; for a test that is marked `sampled`."""
    return list(cases)[:: 1 if HEAVY else every]


def some_of(
    names: str | tuple[str, ...],
    cases: Iterable[Any],
    every: int = 4,
    *,
    ordinary: Sequence[Any] | None = None,
    ids: Callable[[Any], str] | None = None,
) -> pytest.MarkDecorator:
    """`parametrize` with every fourth of the cases, or so, or with the ordinary ones; the rest is marked `heavy`."""
    cases = list(cases)
    chosen = cases[::every] if ordinary is None else ordinary
    values = [
        pytest.param(*([case] if isinstance(names, str) else case), marks=[] if case in chosen else [pytest.mark.heavy])
        for case in (cases if HEAVY else chosen)
    ]
    return pytest.mark.parametrize(names, values, ids=ids)
