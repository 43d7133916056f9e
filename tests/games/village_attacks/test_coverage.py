"""Every ruling that the page says is in the code has a test with its id, and no other has."""

import re

import pytest

from tests.games.rulings import shown
from tests.places import ROOT

TESTS = ROOT / "tests/games/village_attacks/rulings"
SOURCE = ROOT / "referee/games/village_attacks"
PAGE = ROOT / "docs/village-attacks-rulings.md"
ROW = re.compile(r"^\| (VA\d+) \| .+ \| .+ \| (code|comes with [^|]+|does not arise: [^|]+) \|$", re.MULTILINE)
LISTED = ROW.findall(PAGE.read_text(encoding="utf-8"))


def test_all_rulings_are_listed_once():
    assert [number for number, _ in LISTED] == [f"VA{number}" for number in range(1, 226)]


@pytest.mark.parametrize("in_code", [True, False])
def test_a_ruling_is_in_the_code_if_and_only_if_it_has_a_test(in_code):
    wrong = [
        number for number, state in LISTED if (state == "code") is in_code and bool(shown(TESTS)[number]) != in_code
    ]
    assert wrong == []


def test_every_ruling_cited_in_the_code_is_listed():
    cited = {number for path in SOURCE.rglob("*.py") for number in re.findall(r"VA\d+", path.read_text("utf-8"))}
    assert len(cited) > 80
    assert cited <= {number for number, _ in LISTED}
