"""Every ruling that the page says is in the code has a test with its id, and no other has."""

import re

from referee.games.vampire_nights.rules.codes import CODES
from tests.games.rulings import listed, shown
from tests.places import ROOT

HERE = ROOT / "tests/games/vampire_nights"
DOCS = ROOT / "docs"
LISTED = listed(DOCS / "vampire-nights-rulings.md")


def test_all_rulings_are_listed_once():
    assert sorted(LISTED.every) == sorted(f"VN{number}" for number in range(1, 85))


def test_the_rulings_in_the_code_have_tests_and_no_others():
    assert LISTED.in_code - shown(HERE).keys() == set()
    assert LISTED.not_arising & shown(HERE).keys() == set()


def test_every_ruling_in_the_code_is_cited_there():
    source = "".join(path.read_text() for path in (ROOT / "referee/games/vampire_nights").rglob("*.py"))
    cited = set(re.findall(r"VN\d+", source))
    assert cited <= {*LISTED.every}


def test_every_code_is_explained_in_the_order_of_the_checks():
    page = (DOCS / "vampire-nights.md").read_text().split("## Checks and their codes")[1].split("\n## ")[0]
    assert re.findall(r"^\| `([\w-]+)` \|", page, re.MULTILINE) == [*CODES]


def test_every_refusal_has_a_code_of_the_list():
    source = "".join(path.read_text() for path in (ROOT / "referee/games/vampire_nights").rglob("*.py"))
    used = set(re.findall(r'(?:refuse|Refusal|_fault)\(\s*"([a-z-]+)"', source))
    assert used <= set(CODES)
    assert set(CODES) - used <= {
        "not-understood",
        "unknown-player",
        "ambiguous",
        "does-not-fit",
        "count-differs",
        "nothing-to-undo",
        "nothing-to-redo",
    }
