"""A night of Vampire Nights on the drawn screen: 80 by 24, and 60 by 20."""

import re

import pytest

from referee.engine.keyboards import FORMS
from tests.guide.driver import TAB
from tests.samples import some_of

MANOR = re.compile(r"  a +b\n  ┌─+┬─+┐")


def on_keys(language: str, text: str) -> str:
    """What the same keys give on the keyboard of that language."""
    keys: dict[str, dict[str, str]] = {"fr": FORMS[0], "ru": FORMS[1]}
    return "".join(keys.get(language, {}).get(sign, sign) for sign in text)


@some_of(
    ("language", "questions", "told"),
    [
        (
            "en",
            [
                "Which pieces stay in the box?",
                "Third rooms, from the left>",
                "Ben, move, item or pass>",
                "Ben, answer>",
            ],
            "9: no such key here, 1 to 4.",
        ),
        (
            "fr",
            [
                "Quelles tuiles et cartes restent dans la boîte",
                "Troisièmes pièces, depuis la gauche>",
                "Ben, mouvement, objet",
                "Ben, réponse>",
            ],
            "Pas de touche 9 ici : de 1 à 4.",
        ),
        (
            "ru",
            ["Что осталось в коробке?", "Третьи комнаты слева направо>", "Ben, шаг, предмет", "Ben, ответ>"],
            "9: такой клавиши здесь нет, есть от 1 до 4.",
        ),
    ],
    every=3,
)
def test_a_night_begins(sit, size, written, language: str, questions: list[str], told: str) -> None:
    person = sit(None, size, LANG=f"{language}_XX.UTF-8", REFEREE_LANG=language)
    person.press("2")
    person.enter("Ana Ben")
    assert questions[0] in person.words
    for _ in range(3):
        person.enter()
    assert person.question == questions[1]
    for line in ("motser", "ab tor", "aa mag"):
        person.enter(on_keys(language, line))
    person.enter("a")
    assert MANOR.search(person.text)
    assert "▸ 1 Ana" in person.text
    person.enter(on_keys(language, "a1"))
    person.enter(on_keys(language, "coi"))
    assert person.question.startswith(questions[2])
    assert re.search("coi +1 │", person.text), "the tile with its code, and who stands there"
    person.enter(on_keys(language, "sac"))
    assert written()[-1] == "Ana use sac a1", "of who moved last"
    person.enter(on_keys(language, "a2 lad"))
    if person.question != questions[3]:  # too much for one screen of that size
        person.enter()
    assert person.question == questions[3]
    assert re.search(r"  a +b\n", person.text), "the manor is there, however small"
    assert re.search(r"  4  [^\[]*\[sta\]", person.text), "in words, with the code"
    person.send("9")
    person.until_shown(told)
    assert person.question == questions[3], "a wrong key is not kept"
    person.press("4")
    assert written()[-2:] == ["Ben move a0-a2 lad", "Ben answer sta"]
    assert MANOR.search(person.text), "the whole manor is on the screen"


@pytest.mark.heavy
def test_tab_at_a_turn(sit, size) -> None:
    person = sit(None, size)
    person.press("2")
    for line in ("Ana Ben", "", "", "", "motser", "ab tor", "aa mag", "a"):
        person.enter(line)
    person.send("a0-b" + TAB)
    person.until("a0-b0")
    assert person.question.endswith("a0-b0")
