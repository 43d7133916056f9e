"""Every row of the table in its short form; the full figures: `python -m tests.trust`."""

import pytest

from . import ROWS
from .frame import row, run_short

SLOW = ("faults", "mutants")


@pytest.mark.parametrize("name", [pytest.param(name, marks=[pytest.mark.heavy] * (name in SLOW)) for name in ROWS])
def test_short_form(name: str) -> None:
    report = run_short(row(name))
    assert report.seen.failures == []
    assert report.seen.done == report.planned > 0
