"""What the project stands on, and what it ships."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.supply import ROOT, build_twice

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]


def locked() -> dict[str, str]:
    """Every dependency of development with its one version."""
    lines = (ROOT / "dev.lock").read_text("utf-8").splitlines()
    return dict(re.fullmatch(r"([a-z0-9-]+)==([\w.]+)(?: ; .*)?", line).groups() for line in lines if line)  # type: ignore[union-attr]


def wanted() -> list[Requirement]:
    named = [*PROJECT["dependencies"], *(one for extra in EXTRAS.values() for one in extra)]
    return [found for found in map(Requirement, named) if found.name != PROJECT["name"]]


def test_what_users_install_is_bounded_on_both_sides() -> None:
    for one in map(Requirement, [*PROJECT["dependencies"], *EXTRAS["pdf"], *EXTRAS["qr"]]):
        assert {bound.operator for bound in one.specifier} == {">=", "<"}, one


def test_the_lock_holds_one_fitting_version_of_everything() -> None:
    versions = locked()
    for one in wanted():
        assert one.specifier.contains(versions[canonicalize_name(one.name)]), one


@pytest.mark.heavy
def test_built_twice_is_the_same(tmp_path: Path) -> None:
    first, second = build_twice(tmp_path)
    assert first == second
    assert {name.rpartition(".")[2] for name in first} == {"whl", "gz"}
