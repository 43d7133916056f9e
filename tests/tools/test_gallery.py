"""The gallery of refusals shows every code and every sentence, and what it shows is what the program says, in each
language."""

import re

import pytest

from referee.engine.codes import FILE_CODES
from referee.games.vampire_village.rules.codes import CODES
from referee.show.text import width
from tools import catalogues, gallery

LATIN = re.compile(r"\b[A-Za-z]{2,}\b")
ENGLISH = re.compile(r"\b(?:the|is|of|and|with|here|that|this|which|expected|would|has|are|not|cannot|there)\b", re.I)
# What is typed stays as it is, and so do the names of things outside the game.
TYPED = set(
    LATIN.findall("""
undo redo note set start place creatures demon breach villagers card cards points hero effect row col all
players order edition house rules size box count extent ever own-colour always witches werewolves vampires
player buildings heroes referee id UTC UTF fr ru wl wr lg lb dh dy dm dw dl dv""")
)


@pytest.fixture(scope="module")
def pictures() -> list[gallery.Picture]:
    return gallery.pictures()


@pytest.fixture(scope="module", params=list(gallery.ANSWERS))
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_the_page_is_what_the_program_says() -> None:
    assert gallery.PAGE.read_text(encoding="utf-8") == gallery.page(), "run: python -m tools.gallery"


def test_other_languages_refuse_the_same_in_their_own_words(language: str, pictures: list[gallery.Picture]) -> None:
    others = gallery.pictures(language)
    assert [(one.code, one.detail) for one in others] == [(one.code, one.detail) for one in pictures]
    assert [one.detail for one, other in zip(pictures, others, strict=True) if one.answer == other.answer] == []
    expected = gallery.ANSWERS[language].read_text(encoding="utf-8")
    assert expected == gallery.answers(language), "run: python -m tools.gallery"


def test_no_english_is_left(language: str) -> None:
    """Apart from what was typed, what could be typed, and the code."""
    for picture in gallery.pictures(language):
        lines = picture.answer.splitlines()
        own = " ".join(line for line in lines if line.strip() and line.strip() not in picture.typed + picture.position)
        own = re.sub(r"`[^`]*`|'[^']*'|--\w[\w-]*|[\w.]+\.(?:referee|csv|yaml|png)|\d+-\d+-\S+", " ", own)
        own = own.replace(picture.code, " ")
        assert language == "ru" or not ENGLISH.search(own), own
        if language == "ru":
            known = TYPED | set(LATIN.findall(f"{picture.typed} {picture.position}"))
            assert [word for word in LATIN.findall(own) if word not in known] == [], own


def test_every_code_has_a_picture(pictures: list[gallery.Picture]) -> None:
    assert {*CODES, *FILE_CODES} - {picture.code for picture in pictures} <= gallery.WITHOUT


def test_every_sentence_has_a_picture(pictures: list[gallery.Picture]) -> None:
    texts = [catalogues.texts(source) for source in (catalogues.EVERY, "vampire-village")]
    sentences = {key for text in texts for key in text if key.split(".")[0] in (*CODES, *FILE_CODES)}
    assert sentences - {picture.detail for picture in pictures} == gallery.WITHOUT | gallery.OWED


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_pictures_fit_the_width(language: str) -> None:
    shown = [line for picture in gallery.pictures(language) for line in picture.block.splitlines()]
    assert [line for line in shown if width(line) > gallery.COLUMNS] == []
