"""The tables of codes: all codes there are, in words of the language, on a small screen."""

import pytest

from referee.games import GAMES
from referee.games.vampire_nights.rules.pieces import ITEMS, TILES
from referee.games.vampire_village.rules.cards import ORDER
from referee.languages import LANGUAGES
from referee.say import Voice
from referee.show.codes import codes_table
from referee.show.entry import example_words
from referee.show.text import paint, width
from tests.say.unsaid import left_unsaid
from tests.siege.game import GAME as SIEGE

KINDS = {
    "vampire-village": ("start", "place", "creatures", "demon", "breach", ""),
    "vampire-nights": ("reveal", "guards", "turn", "answer", "move", "loot", "show", ""),
}


def shown(language: str, game: str, kind: str, columns: int = 80) -> str:
    return paint(codes_table(Voice(language, game), GAMES[game], kind, columns), "")


@pytest.mark.parametrize("columns", [60, 80])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", KINDS)
def test_every_table_fits_and_is_said(game: str, language: str, columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    unsaid = left_unsaid(monkeypatch)
    for kind in KINDS[game]:
        lines = shown(language, game, kind, columns).splitlines()
        assert lines
        assert max(map(width, lines)) <= columns
        assert kind == "" or columns == 60 or len(lines) <= 22, "it fits the usual screen"
    assert unsaid == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_code_is_left_out(language: str) -> None:
    codes = {
        "creatures": ORDER,
        "place": ("g", "b", "r", "y", "n", ":2", ":g", ":h", ":row", ":col", "h3", "w", "l", "v"),
    }
    for kind, wanted in codes.items():
        words = shown(language, "vampire-village", kind).split()
        assert [code for code in wanted if code not in words] == []
        assert [code for code in wanted if code not in shown(language, "vampire-village", "").split()] == []
    whole = shown(language, "vampire-nights", "").split()
    voice = Voice(language, "vampire-nights")
    wanted = (*TILES, *ITEMS, example_words(voice, "claim"), example_words(voice, "skip"))
    assert [code for code in wanted if code not in whole] == []


def test_sides_and_demons_are_told_apart() -> None:
    table = " ".join(shown("en", "vampire-village", "creatures").split())
    for told in (
        "wl witch counting the left neighbour's",
        "lb black werewolf",
        "dv takes a vampire from the right neighbour",
    ):
        assert told in table


def test_a_game_without_codes_has_no_table() -> None:
    assert codes_table(Voice(), SIEGE, "come") == []
