"""The gallery of refusals shows every code and every sentence, and what it shows is what the program says."""

from importlib import import_module

import pytest

from referee.engine.codes import CODES, FILE_CODES
from tests import gallery


@pytest.fixture(scope="module")
def pictures() -> list[gallery.Picture]:
    return gallery.pictures()


def test_the_page_is_what_the_program_says() -> None:
    assert gallery.PAGE.read_text(encoding="utf-8") == gallery.page(), "run: python -m tests.gallery"


def test_every_code_has_a_picture(pictures: list[gallery.Picture]) -> None:
    assert {*CODES, *FILE_CODES} - {picture.code for picture in pictures} <= gallery.WITHOUT


def test_every_sentence_has_a_picture(pictures: list[gallery.Picture]) -> None:
    texts = [import_module(f"referee.say.en.{name}").TEXTS for name in ("common", "vampire_village")]
    sentences = {key for text in texts for key in text if key.split(".")[0] in (*CODES, *FILE_CODES)}
    assert sentences - {picture.detail for picture in pictures} == gallery.WITHOUT | gallery.OWED


def test_pictures_fit_the_width(pictures: list[gallery.Picture]) -> None:
    wide = [line for picture in pictures for line in picture.block.splitlines() if len(line) > gallery.COLUMNS]
    assert wide == []
