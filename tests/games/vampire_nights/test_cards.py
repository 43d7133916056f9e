"""Tiles and items in cards.yaml: as many as the rules count with, under the names that the program says."""

from pathlib import Path

import pytest

from referee.games import GAMES
from referee.games.vampire_nights.rules.pieces import ALL_ITEMS, ALL_TILES, ITEMS, TILES
from referee.say import Voice
from referee.table.cards import faults, read_book, write_book
from referee.table.yaml_tree import BadYaml
from tests.cli.conventions.runs import within as referee
from tests.places import ROOT

SHIPPED = ROOT / "cards.yaml"
GAME = "vampire-nights"
NIGHTS = ("--game", GAME)


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files without a folder lie in one of the test's own."""
    monkeypatch.chdir(tmp_path)


def test_the_list_and_the_rules_count_the_same() -> None:
    book = read_book(SHIPPED.read_bytes(), GAME)
    assert book.groups == {
        "tiles": {code: ALL_TILES.count(code) for code in TILES},
        "items": {code: ALL_ITEMS.count(code) for code in ITEMS},
    }
    assert {group: sum(faces.values()) for group, faces in book.groups.items()} == {"tiles": 54, "items": 25}
    assert not book.invented
    cards = GAMES[GAME].card_list()
    assert cards is not None
    assert faults(book, cards.is_face, cards.CARD_GROUPS) == []


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_the_list_has_the_names_that_are_said(language: str) -> None:
    book = read_book(SHIPPED.read_bytes(), GAME)
    voice = Voice(language, GAME)
    assert {face: names[language] for face, names in book.names.items()} == {
        code: voice(f"word.{code}") for code in (*TILES, *ITEMS)
    }


def test_the_lists_of_both_games_are_apart() -> None:
    village = read_book(SHIPPED.read_bytes())
    assert "tiles" not in village.groups
    assert village.invented


def test_a_list_of_its_own_comes_back() -> None:
    book = read_book(SHIPPED.read_bytes(), GAME)
    assert read_book(write_book(book, GAME), GAME) == book
    assert read_book(write_book(book, GAME)).groups == {}, "it is about another game"


def test_what_is_no_list() -> None:
    for text, line, reason in (
        ("format: 1\nvampire-nights: [1]\n", 2, "mapping"),
        ("format: 1\nvampire-nights:\n  tiles: {}\n", 3, "list"),
        ("format: 1\ngame: vampire-nights\nitems:\n  - {n: 2}\n", 4, "face"),
    ):
        with pytest.raises(BadYaml) as caught:
            read_book(text.encode(), GAME)
        assert (caught.value.line, caught.value.reason) == (line, reason)


def test_the_command(tmp_path: Path) -> None:
    listed = referee(tmp_path, "cards", *NIGHTS).out
    assert "tiles  ser  13  Servant" in listed
    assert "invented" not in listed
    assert "Orchard" not in listed
    assert referee(tmp_path, "cards", "show", "potion", *NIGHTS).out.startswith("jum  items 2")
    assert referee(tmp_path, "cards", "check", *NIGHTS).out == "The list is complete and correct.\n"
    assert referee(tmp_path, "cards", "check", "--game", "chess").status == 2
    mine = tmp_path / "mine.yaml"
    mine.write_text(
        SHIPPED.read_text("utf-8").replace("Servant, fr: Serviteur, ru: Слуга, n: 13", "Cat, n: 12"), "utf-8"
    )
    wrong = referee(tmp_path, "cards", "check", *NIGHTS, "--cards", str(mine))
    assert (wrong.status, wrong.out.splitlines()) == (
        1,
        ["tiles: 53 cards, but the box has 54", "cat (en) is the name of several cards: cat, ser"],
    )


def test_what_the_rulebook_lists_is_not_changed(tmp_path: Path) -> None:
    referee(tmp_path, "new", "dark", *NIGHTS, "--players", "Ana", "Ben")
    for words in (
        ["add", "tiles", "cat"],
        ["remove", "tiles", "cat"],
        ["name", "cat", "Minou"],
        ["import", str(SHIPPED)],
        ["complete"],
        ["restore"],
    ):
        refused = referee(tmp_path, "cards", *words)
        assert (refused.status, "--removed" in refused.err) == (1, True), words
    assert not (tmp_path / "home" / "cards.yaml").exists()
    assert referee(tmp_path, "cards", "export", "out.yaml").status == 0
    assert read_book((tmp_path / "out.yaml").read_bytes(), GAME) == read_book(SHIPPED.read_bytes(), GAME)
    assert "No card list yet" in referee(tmp_path, "cards", "--game", "vampire-village").out
