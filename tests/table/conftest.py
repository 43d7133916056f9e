"""A machine of one's own."""

import io
from pathlib import Path

import pytest

from referee.cli.environment import Environment


@pytest.fixture
def env(tmp_path: Path) -> Environment:
    out = io.StringIO()
    return Environment({"REFEREE_HOME": str(tmp_path / "home"), "COLUMNS": "80"}, io.StringIO(), out, out)
