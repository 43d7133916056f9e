"""One record, three languages: what one table writes, another opens, goes on with and reads in its own words."""

import io
import json
import re
from pathlib import Path

import pytest

from referee.cli.environment import Environment
from referee.cli.main import run
from tests.places import ROOT
from tests.samples import some_of

LANGUAGES = ("en", "fr", "ru")
GAMES = ROOT / "tests/games/vampire_village/recorded"
RECORDED = ("hand-three-ru", "demons-both-ways", "counts-and-notes", "undo-redo", "table-rulings", "village-gone-ru")
LOOKS = (["show"], ["show", "--style", "plain"], ["log"], ["score"], ["score", "-o", "-"], ["why"], ["why", "12"])
LATIN = re.compile(r"\b[A-Za-z]{3,}\b")
ENGLISH = re.compile(
    r"\b(?:the|is|are|of|and|with|against|round|wins?|buildings?|heroes|here|not|from)\b", re.IGNORECASE
)
NOTATION = set(
    LATIN.findall("place start creatures demon breach hero effect row col referee why file ended set note UTC")
)


def said(home: Path, language: str, *words: str) -> str:
    out = io.StringIO()
    env = Environment({"REFEREE_HOME": str(home), "COLUMNS": "80"}, io.StringIO(), out, out, language=language)
    assert run([*words], env) == 0, out.getvalue()
    return out.getvalue()


@pytest.mark.parametrize("writer", LANGUAGES)
def test_a_record_is_the_same_whoever_writes_it(tmp_path: Path, writer: str) -> None:
    game = str(tmp_path / "game.referee")
    order = ["--order", "witches", "werewolves", "vampires"]
    said(tmp_path, writer, "new", "x", "--file", game, "--players", "Анна", "Léa", *order)
    said(tmp_path, writer, "do", "--file", game, "Анна start y111", "Léa start g200", "Анна place b020:row d3")
    entries = Path(game).read_text("utf-8").split("\n\n")[1]
    assert re.sub("  *~.*", "", entries) == "Анна start y111\nLéa start g200\nАнна place b020:row d3\n"


def test_every_language_goes_on_where_another_stopped(tmp_path: Path) -> None:
    game = str(tmp_path / "game.referee")
    order = ["--order", "sorcières", "loups-garous", "vampires"]
    said(tmp_path, "fr", "new", "x", "-f", game, "--players", "Anna", "Léa", *order)
    said(tmp_path, "fr", "do", "-f", game, "Anna départ y111", "Léa départ g200")
    russian = said(tmp_path, "ru", "do", "-f", game, "Anna кладёт b020:row d3")
    assert "Anna: жители +1 = 3, карты +1 = 2, очки +1 = 3" in russian
    french = said(tmp_path, "fr", "do", "-f", game, "Léa pose b020:row d3")
    assert "Léa\u00a0: villageois +1 = 3, cartes +1 = 2, points +1 = 3" in french
    english = said(tmp_path, "en", "undo", "-f", game)
    assert "Undone: entry 4." in english
    assert json.loads(said(tmp_path, "ru", "verify", game, "--json"))["ok"]


@some_of("name", RECORDED)
def test_the_data_are_the_same_in_every_language(tmp_path: Path, name: str) -> None:
    file = str(GAMES / f"{name}.referee")
    exports = [["export", "--format", format] for format in ("csv", "json", "referee")]
    scores = [["score", "--format", format] for format in ("csv", "json")]
    for words in (["show", "--json"], ["log", "--json"], ["score", "--json"], *exports, *scores):
        assert len({said(tmp_path, language, *words, "--file", file) for language in LANGUAGES}) == 1, words
    assert len({said(tmp_path, language, "verify", "--json", file) for language in LANGUAGES}) == 1


@some_of("name", RECORDED)
@pytest.mark.parametrize("words", LOOKS, ids=" ".join)
def test_the_words_differ_and_the_numbers_do_not(tmp_path: Path, name: str, words: list[str]) -> None:
    file = str(GAMES / f"{name}.referee")
    shown = {language: said(tmp_path, language, *words, "--file", file) for language in LANGUAGES}
    assert len(set(shown.values())) == 3
    numbers = {language: sorted(re.findall(r"\d+", text)) for language, text in shown.items()}
    assert numbers["en"] == numbers["fr"] == numbers["ru"]
    assert not ENGLISH.search(without_notation(shown["fr"], file))
    assert not LATIN.findall(without_notation(shown["ru"], file))


def without_notation(text: str, file: str) -> str:
    """What is shown without file names, entries and their words."""
    known = NOTATION | set(LATIN.findall(Path(file).read_text("utf-8")))
    return LATIN.sub(lambda word: "" if word[0] in known else word[0], text.replace(file, ""))
