"""Every refusal says what is wrong and by which rule; a page of docs/ shows them all."""

import re

import pytest
from wcwidth import wcswidth

from referee.games.village_attacks.rules.codes import CODES
from referee.games.village_attacks.texts.en import TEXTS
from referee.say import english
from tests.games.village_attacks.refusals import CASES, GAME, PAGE, answered, page
from tests.say.unsaid import left_unsaid

COMMON = {"not-understood", "ambiguous", "nothing-to-undo", "nothing-to-redo"}
UNSHOWN = {"choice-needed.event", "choice-needed.card"}  # nobody acts in the phases in which these are asked for
GUIDED = {"not-understood.turn-over"}  # guided play knows the words in which people say it


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


@pytest.mark.parametrize(
    ("language", "choices"), [("fr", "fiche, héros, plan"), ("ru", "планшет, герой, план")], ids=["fr", "ru"]
)
def test_choices_are_in_the_words_of_the_language(language: str, choices: str) -> None:
    (case,) = (one for one in CASES if one.detail == "not-understood.table-verb")
    said = " ".join(answered(case, language, 200))
    assert choices in said
    assert said.endswith("=, !")  # signs that every language has


def test_every_refusal_with_a_sentence_is_shown() -> None:
    own = {key for key in TEXTS if key.partition(".")[0] in CODES}
    shown = {case.detail for case in CASES}
    assert own - shown == UNSHOWN | GUIDED
    assert {*CODES} - COMMON == {key.partition(".")[0] for key in shown} - COMMON


def test_the_page_of_refusals_is_what_is_answered() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m tests.games.village_attacks.refusals"
