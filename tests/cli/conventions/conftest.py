"""A furnished home for every test."""

import shutil
from pathlib import Path

import pytest

from tests.cli.conventions.every import (
    furnish,
)


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("furnished")
    furnish(folder)
    return folder


@pytest.fixture
def home(furnished: Path, tmp_path: Path) -> Path:
    """A machine of one's own, with some games."""
    return Path(shutil.copytree(furnished, tmp_path / "home"))
