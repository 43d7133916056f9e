"""A server with one table, and a phone at it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.serve import guard
from tests.serve.served import Phone, Served


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    monkeypatch.setattr(guard, "DELAY", 0.0)
    with Served(tmp_path) as found:
        yield found


@pytest.fixture
def phone(served: Served) -> Phone:
    """With Ana's seat."""
    found = served.phone()
    assert found.sit(0)
    return found
