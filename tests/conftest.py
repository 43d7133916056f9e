"""Shared by all tests: generated examples are the same on every run."""

import gc
import os
import sys

import pytest
from hypothesis import settings

from tests.samples import HEAVY

# Many tests start the program; without .pyc files every start would compile all of it again.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

settings.register_profile("referee", deadline=None, derandomize=True, database=None)
settings.load_profile("referee")


@pytest.fixture(autouse=True)
def nothing_was_pressed_before() -> None:
    """What a test before it pressed or read is no reason to doubt an Enter."""
    asked = sys.modules.get("referee.guide.asked")
    if asked is not None:
        asked.guard.forget()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is marked `heavy` is not part of the ordinary run; the heavy one has that, and what is marked `sampled`."""
    if HEAVY:
        items[:] = [item for item in items if item.get_closest_marker("heavy") or item.get_closest_marker("sampled")]
    else:
        items[:] = [item for item in items if not item.get_closest_marker("heavy")]


def pytest_collection_finish() -> None:
    """What was loaded for thousands of tests stays, and need not be looked through for garbage again and again."""
    gc.collect()
    gc.freeze()


def pytest_report_header() -> str:
    return "what the ordinary run leaves out" if HEAVY else "a sample where many cases are alike: see tests/samples.py"
