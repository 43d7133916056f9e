"""Every refusal says what is wrong and by which rule; a page of docs/ shows them all."""

import re

import pytest
from wcwidth import wcswidth

from referee.games.village_attacks.rules.codes import CODES
from referee.say import english
from tests.games.village_attacks.refusals import CASES, GAME, PAGE, answered, page
from tests.say.unsaid import left_unsaid


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.detail)
def test_a_refusal_says_what_is_wrong(case, monkeypatch: pytest.MonkeyPatch) -> None:
    refusal = case.refusal()
    assert (refusal.detail, refusal.code) == (case.detail, case.detail.partition(".")[0])
    unsaid = left_unsaid(monkeypatch)
    lines = answered(case, "en", 60)
    assert unsaid == []
    assert max(wcswidth(line) for line in lines) <= 60
    assert not re.search(r"[{}]|Said\(", "".join(lines))
    assert refusal.code in CODES
    assert case.detail in english(GAME)


def test_the_page_of_refusals_is_what_is_answered() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m tests.games.village_attacks.refusals"
