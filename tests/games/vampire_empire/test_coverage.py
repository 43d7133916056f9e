"""Every ruling that the page says is in the code has a test with its id, and no other has."""

import re
from functools import cache

from referee.games.vampire_empire.rules.codes import CODES
from referee.say.rules import sections
from tests.games.rulings import shown
from tests.places import ROOT

HERE = ROOT / "tests/games/vampire_empire"
SOURCE = ROOT / "referee/games/vampire_empire"
PAGE = ROOT / "docs/vampire-empire.md"
ROW = re.compile(r"^\| (VE\d+) \| (.+) \| (.+) \| (code|does not arise)(?:: [^|]+)? \|$", re.MULTILINE)
LISTED = ROW.findall((ROOT / "docs/vampire-empire-rulings.md").read_text())
IN_CODE = sorted(number for number, *_, state in LISTED if state == "code")
NOT_ARISING = sorted(number for number, *_, state in LISTED if state != "code")


@cache
def source() -> str:
    return "".join(path.read_text() for path in SOURCE.rglob("*.py"))


def test_all_rulings_are_listed_once_in_the_words_of_the_referee():
    page = [(number, title, text) for number, title, text, _ in LISTED]
    own = [section for section in sections("en", "vampire-empire") if re.fullmatch(r"VE\d+", section.key)]
    assert [number for number, *_ in page] == [f"VE{number}" for number in range(1, 107)]
    assert page == [(section.key, section.title, section.text) for section in own]


def test_a_ruling_has_a_test_if_it_is_in_the_code():
    assert [number for number in IN_CODE if not shown(HERE)[number]] == []
    assert [number for number in NOT_ARISING if shown(HERE)[number]] == []


def test_every_ruling_cited_in_the_code_is_listed():
    assert set(re.findall(r"VE\d+", source())) <= {number for number, *_ in LISTED}


def test_every_code_is_explained_in_the_order_of_the_checks():
    page = PAGE.read_text().split("## Checks and their codes")[1].split("\n## ")[0]
    assert re.findall(r"^\| `([\w-]+)` \|", page, re.MULTILINE) == [*CODES]


def test_every_refusal_has_a_code_of_the_list():
    used = set(re.findall(r'refuse\(\s*"([a-z-]+)"', source())) | set(re.findall(r'"(attacker-[a-z-]+)"', source()))
    assert used <= set(CODES)
    shared = {"unknown-player", "ambiguous", "count-differs", "nothing-to-undo", "nothing-to-redo"}
    assert set(CODES) - used <= {*shared, "unknown-card"}
