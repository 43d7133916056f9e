"""Every row of the table in its short form; the full figures: `python -m tests.trust`."""

import pytest

from . import ROWS
from .frame import row, run_short


@pytest.mark.parametrize("name", ROWS)
def test_short_form(name: str) -> None:
    report = run_short(row(name))
    assert report.seen.failures == []
    assert report.seen.done == report.planned > 0
