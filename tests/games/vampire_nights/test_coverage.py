"""Every ruling that the page says is in the code has a test with its id, and no other has."""

import ast
import re
from collections import Counter
from functools import cache

import pytest

from referee.games.vampire_nights.rules.codes import CODES
from tests.places import ROOT

HERE = ROOT / "tests/games/vampire_nights"
DOCS = ROOT / "docs"
PAGE = DOCS / "vampire-nights-rulings.md"
LISTED = re.findall(r"^\| (VN\d+) \|.*\| (code|does not arise)(?:: [^|]+)? \|$", PAGE.read_text(), re.MULTILINE)
IN_CODE = sorted(number for number, state in LISTED if state == "code")
NOT_ARISING = sorted(number for number, state in LISTED if state != "code")


@cache
def shown() -> Counter[str]:
    """How many tests show each ruling. A test of one ruling bears its id in its name."""
    found: Counter[str] = Counter()
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.FunctionDef):
                ids = [
                    one.args[0].value
                    for one in node.decorator_list
                    if isinstance(one, ast.Call) and ast.unparse(one.func) == "pytest.mark.ruling"
                ]
                assert node.name.startswith("test_") or not ids
                assert len(ids) != 1 or node.name.startswith(f"test_{ids[0].lower()}_"), node.name
                found.update(ids)
    return found


def test_all_rulings_are_listed_once():
    assert sorted(Counter(number for number, _ in LISTED).items()) == sorted((f"VN{n}", 1) for n in range(1, 85))


@pytest.mark.parametrize("number", IN_CODE)
def test_a_ruling_in_the_code_has_a_test(number):
    assert shown()[number] > 0


@pytest.mark.parametrize("number", NOT_ARISING)
def test_a_ruling_that_does_not_arise_has_none(number):
    assert shown()[number] == 0


def test_every_ruling_in_the_code_is_cited_there():
    source = "".join(path.read_text() for path in (ROOT / "referee/games/vampire_nights").rglob("*.py"))
    cited = set(re.findall(r"VN\d+", source))
    assert cited <= {number for number, _ in LISTED}


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
