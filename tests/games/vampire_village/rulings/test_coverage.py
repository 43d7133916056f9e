"""Every ruling that the page says is in the code has a test with its id, and no other has."""

import re
from collections import Counter

import pytest

from tests.places import ROOT

HERE = ROOT / "tests/games/vampire_village/rulings"
PAGE = ROOT / "docs" / "rulings.md"
LISTED = re.findall(r"^\| (VV\d+) \|.*\| (code|does not arise)(?:: [^|]+)? \|$", PAGE.read_text(), re.MULTILINE)
IN_CODE = sorted(number for number, state in LISTED if state == "code")
NOT_ARISING = sorted(number for number, state in LISTED if state != "code")


def shown() -> Counter[str]:
    """How many tests show each ruling, those whose name and marker agree."""
    sources = [path.read_text() for path in sorted(HERE.glob("test_*.py"))]
    pattern = r'@pytest\.mark\.ruling\("(VV\d+)"\)\n(?:@[^\n]*\n(?: [^\n]*\n|\)\n|\]\n)*)*def test_(vv\d+)_'
    pairs = [pair for source in sources for pair in re.findall(pattern, source)]
    assert all(marker.lower() == name for marker, name in pairs)
    return Counter(marker for marker, _ in pairs)


def test_all_rulings_are_listed_once():
    assert sorted(Counter(number for number, _ in LISTED).items()) == sorted((f"VV{n}", 1) for n in range(1, 70))


@pytest.mark.parametrize("number", IN_CODE)
def test_a_ruling_in_the_code_has_a_test(number):
    assert shown()[number] > 0


@pytest.mark.parametrize("number", NOT_ARISING)
def test_a_ruling_that_does_not_arise_has_none(number):
    assert shown()[number] == 0


def test_every_marker_stands_on_a_test_with_that_name():
    markers = sum(path.read_text().count("\n@pytest.mark.ruling(") for path in HERE.glob("test_*.py"))
    assert markers == sum(shown().values())
