"""Walks on the drawn screen: whole ones by a key, the best first; cells typed; Enter ends them."""

import re

import pytest

from tests.guide.conftest import STARTED

VILLAGE = f"{STARTED}\nAna place g300:2 e4\nBen place n000 e4\nAna place n000 d5\nBen place n000 d5"


@pytest.mark.parametrize(
    ("language", "told", "prompt", "other_words"),
    [
        (
            "en",
            "2 movement points: 1 2 villagers from d4 to e4 (g300:2), making 4 there [d4-e4x2]",
            "Moves: a key or d4-e4x2",
            ("walk",),
        ),
        (
            "fr",
            "2 points de déplacement : 1 2 villageois de d4 à e4 (g300:2) : il y en aura 4 [d4-e4x2]",
            "Déplacements, touche ou d4-e4x2",
            (" va ", " vont "),
        ),
        (
            "ru",
            "2 очка движения: 1 2 жителя с d4 на e4 (g300:2), там станет 4 [d4-e4x2]",
            "Перемещения: клавиша или d4-e4x2",
            (" идёт", " идут"),
        ),
    ],
)
def test_one_key_for_a_whole_walk_and_one_word_for_it(
    sit, size, written, language: str, told: str, prompt: str, other_words: tuple[str, ...]
) -> None:
    person = sit(VILLAGE, size, REFEREE_LANG=language)
    person.enter("h2 d3")
    assert told in person.words.replace("\u00a0", " ")
    assert prompt in person.question, "with an example that is right here"
    assert not [word for word in other_words if word in person.text]
    person.press("1")
    assert written()[-1] == "Ana place h2 d3 d4-e4x2", "no points are left, and nothing more is asked"
    assert person.question.startswith("Ben")


def test_what_is_left_is_offered_again_and_going_back_is_not(sit, written) -> None:
    person = sit(f"{STARTED}\nAna place n000 e4\nBen place n000 e4\nAna place g300:2 e5\nBen place n000 d5")
    person.enter("h5 d5")  # next to d4 and e5, two villagers on each
    assert "5 movement points:" in person.words
    person.press("1")
    assert "Moves: 1 point left (Enter: done)>" in person.words
    offered = person.text[person.text.rindex("1 movement point left, after d4-e4-e5x2:") :]
    assert "1 villager from e5 to e4 (n000), making 1 there" in " ".join(offered.split())
    assert "to d4" not in offered, "from where the others just came"
    assert "from d4" not in offered, "who walked walks no more"
    person.enter("back")
    assert "5 movement points:" in person.text, "one walk is taken back"
    person.press("1")
    person.enter()
    assert "1 of 5 points unused" in person.words
    assert written()[-1] == "Ana place h5 d5 d4-e4-e5x2"


def test_enter_and_nobody_walks(sit, written) -> None:
    person = sit(VILLAGE)
    person.enter("h3wl d3")
    assert "(Enter: nobody moves)" in person.question
    person.enter()
    assert written()[-1] == "Ana place h3wl d3"
    assert "nobody moves, 3 points unused" in person.words


def test_a_walk_typed_as_cells(sit, size, written) -> None:
    person = sit(STARTED, size)
    person.press("h3wl 1")
    assert "2 villagers from d4 onto the new hero" in person.words
    person.enter("d4-d9")
    assert "can't move from d4 to d9" in person.words
    person.enter("d4d3x2")
    assert written()[-1] == "Ana place h3wl d3 d4-d3x2"


def test_at_most_nine_and_none_comes_by_a_cell_twice(sit) -> None:
    cells = ("c4", "e4", "c5", "d5", "e5")
    lines = "\n".join(f"{player} place n000:3 {cell}" for cell in cells for player in ("Ana", "Ben"))
    person = sit(f"{STARTED}\n{lines}")
    person.enter("h9 d3")
    codes = re.findall(r"\[([a-z]\d[^\]]*)\]", person.text)
    assert len(codes) == 9
    ways = [code.partition("x")[0].split("-") for code in codes]
    assert all(len(set(way)) == len(way) for way in ways)
