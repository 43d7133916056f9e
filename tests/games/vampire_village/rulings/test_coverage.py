"""Every ruling that the page says is in the code has a test with its id, and no other has."""

from tests.games.rulings import listed, shown
from tests.places import ROOT

HERE = ROOT / "tests/games/vampire_village/rulings"
LISTED = listed(ROOT / "docs" / "rulings.md")


def test_all_rulings_are_listed_once():
    assert sorted(LISTED.every) == sorted(f"VV{number}" for number in range(1, 70))


def test_the_rulings_in_the_code_have_tests_and_no_others():
    assert LISTED.in_code - shown(HERE).keys() == set()
    assert LISTED.not_arising & shown(HERE).keys() == set()


def test_every_marker_stands_on_a_test_with_that_name():
    markers = sum(path.read_text().count("\n@pytest.mark.ruling(") for path in HERE.glob("test_*.py"))
    assert markers == shown(HERE).total()
