"""The pictures of the README are what the program shows today, and are shown there."""

from xml.etree import ElementTree

import pytest

from tests.places import ROOT
from tools import pictures


@pytest.fixture(scope="module")
def made() -> dict[str, str]:
    return pictures.pictures()


def test_they_are_current(made: dict[str, str]) -> None:
    # What a browser has drawn lies there as PNG: browsers draw a little differently.
    there = {path.name: path.read_text(encoding="utf-8") for path in pictures.FOLDER.glob("*.svg")}
    assert there == made, "run: python -m tools.pictures"


def test_they_load_nothing_and_the_readme_opens_with_them(made: dict[str, str]) -> None:
    opening, _, _ = (ROOT / "README.md").read_text(encoding="utf-8").partition("\n## ")
    for name, text in made.items():
        assert f'src="docs/pictures/{name}"' in opening
        assert text.count("http") == 1  # the name of the format
        tags = {element.tag.rpartition("}")[2] for element in ElementTree.fromstring(text).iter()}
        assert not tags & {"style", "script", "image", "foreignObject"}


def test_guided_play_shows_the_village_the_question_and_its_choices(made: dict[str, str]) -> None:
    words = [element.text for element in ElementTree.fromstring(made["guided-play.svg"]).iter() if element.text]
    assert {"Ben", "give", "up>", "1", "2", "3", "g400"} <= {*map(str.strip, words)} - {""}
