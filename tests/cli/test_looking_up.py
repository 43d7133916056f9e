"""`referee help` and `referee rules codes`: what a newcomer looks for first."""

from pathlib import Path

import pytest

from tests.cli.conventions.runs import within

WORDS = {
    "en": ("codes", "notation", "CODE"),
    "fr": ("codes", "notation", "abréviations"),
    "ru": ("коды", "обозначения"),
}
SENSES = {
    "en": ("grey werewolf", "1 per building in its row", "takes a witch from the right neighbour"),
    "fr": ("loup-garou gris", "voisin de droite", "vert"),
    "ru": ("серый оборотень", "забирает ведьму у соседа справа", "зелёный"),
}


@pytest.mark.parametrize(("language", "word"), [(language, word) for language in WORDS for word in WORDS[language]])
def test_the_rules_know_the_codes(language: str, word: str, tmp_path: Path) -> None:
    done = within(tmp_path, "rules", word, "--lang", language)
    assert done.status == 0
    assert [sense for sense in SENSES[language] if sense not in done.out] == []
    for code in ("g", ":row", "h3", "w2", "wl", "wr", "lg", "lb", "v6", "dh", "dv"):
        assert f" {code} " in done.out


@pytest.mark.parametrize("columns", [40, 60, 80])
def test_the_codes_fit(columns: int, tmp_path: Path) -> None:
    assert max(map(len, within(tmp_path, "rules", "codes", columns=columns).out.splitlines())) <= columns


def test_the_codes_of_the_other_game(tmp_path: Path) -> None:
    told = within(tmp_path, "rules", "vampire-nights", "codes").out
    assert "sta  Stake" in told
    assert "Vampire Nights: what is typed" in told, "which game's they are"


def test_the_codes_stand_among_the_sections(tmp_path: Path) -> None:
    assert within(tmp_path, "rules").out.startswith("codes: Vampire Village: what is typed, code by code\n")


@pytest.mark.parametrize("path", [[], ["attack"], ["cards", "show"], ["tally", "--game", "vampire-nights"]], ids=str)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_help_is_a_word_too(path: list[str], language: str, tmp_path: Path) -> None:
    done = within(tmp_path, "help", *path, "--lang", language)
    assert done == within(tmp_path, *path, "--help", "--lang", language)
    assert done.status == 0


def test_help_for_what_does_not_exist(tmp_path: Path) -> None:
    done = within(tmp_path, "help", "atack")
    assert done.status == 2
    assert "Did you mean attack?" in done.err
