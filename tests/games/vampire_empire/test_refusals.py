"""Every refusal says what is wrong and by which rule, in every language; a page of docs/ shows them all."""

import json
import re

import pytest
from wcwidth import wcswidth

from referee.games.vampire_empire.rules.codes import CODES
from referee.languages import LANGUAGES
from referee.say import english
from referee.say.rules import sections
from tests.games.vampire_empire.refusals import CASES, GAME, PAGE, Call, answered, page

COMMON = {"not-understood", "unknown-player", "unknown-card", "ambiguous", "nothing-to-undo", "nothing-to-redo"}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.detail)
def test_a_refusal_says_what_is_wrong_and_by_which_rule(case) -> None:
    code = case.detail.partition(".")[0]
    if isinstance(case, Call):
        failure = json.loads(case.said("en", 80, "--json"))["failure"]
        assert failure["code"] == code
        assert all(part in failure["message"] for part in re.split(r"\{[^}]*\}", english(GAME)[case.detail]))
    else:
        refusal = case.refusal()
        assert (refusal.detail, refusal.code) == (case.detail, code)
        assert refusal.rule in {section.key for section in sections("en", GAME)} | {"record"}
    answers = {language: answered(case, language, 60) for language in LANGUAGES}
    for lines in answers.values():
        assert max(wcswidth(line) for line in lines if "referee " not in line) <= 60  # a command to copy stays whole
        assert not re.search(r"[{}]", "".join(lines))
    assert len({"".join(lines) for lines in answers.values()}) == 3


def test_every_refusal_with_a_sentence_is_shown() -> None:
    own = {key for key in english(GAME) if key.partition(".")[0] in CODES}
    shared = {key for key in english(GAME) if key in english("vampire-village")}
    shown = {case.detail for case in CASES}
    assert shown - own == set()
    assert {key for key in own - shown if key not in shared} == set()
    assert {code for code in CODES if code not in COMMON} == {key.partition(".")[0] for key in shown} - COMMON


def test_the_page_of_refusals_is_what_is_answered() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m tests.games.vampire_empire.refusals"
