"""Russian: a whole catalogue, the right plural forms, whole sentences, the same rules as in English."""

import io
import re
from pathlib import Path

import pytest

from referee import Table
from referee.cli.environment import Environment
from referee.cli.main import run
from referee.games.vampire_village.words.foreign import WORDS
from referee.notation.foreign import in_notation
from referee.say import Voice
from referee.say.rules import sections
from tests.test_docs import ROOT, session
from tests.test_docs import run as run_line
from tools import catalogues

RUSSIAN = Voice("ru")
LATIN_QUOTES = re.compile("[“”„]")
STRAIGHT_DASH = re.compile(" - (?!и _)")  # `- и _` are the signs themselves


def translations() -> dict[tuple[str, str], str]:
    """By the game, or nothing, and the key."""
    return {
        (source, str(message.id)): str(message.string)
        for source in catalogues.SOURCES
        for message in catalogues.read("ru", source)
        if message.id
    }


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (0, "0 жителей"),
        (1, "1 житель"),
        (2, "2 жителя"),
        (5, "5 жителей"),
        (11, "11 жителей"),
        (12, "12 жителей"),
        (14, "14 жителей"),
        (21, "21 житель"),
        (22, "22 жителя"),
        (25, "25 жителей"),
        (111, "111 жителей"),
        (121, "121 житель"),
    ],
)
def test_numbers_have_their_forms(number: int, words: str) -> None:
    assert RUSSIAN("count.villagers", now=number, change=1) == f"{words} (+1)"


def test_a_count_that_differs_needs_no_form() -> None:
    """The accusative of people is another for 2 than for 22."""
    sentence = RUSSIAN("count-differs.villagers", player="Аня", number=22, counted=3)
    assert sentence == "игроки насчитали жителей: 22 (Аня), а судья — 3"


def test_a_verb_agrees_with_its_number() -> None:
    sentences = [RUSSIAN("walked", villagers=n, path="d4-e4", cost=n) for n in (1, 2, 5)]
    assert sentences == [
        "1 житель перемещается: d4-e4 (1 очко движения)",
        "2 жителя перемещаются: d4-e4 (2 очка движения)",
        "5 жителей перемещаются: d4-e4 (5 очков движения)",
    ]


def test_words_that_are_looked_up_fit_their_sentences() -> None:
    kinds = {kind: RUSSIAN("attack-began", kind=kind) for kind in ("witches", "werewolves", "vampires")}
    assert list(kinds.values()) == ["Атакуют ведьмы.", "Атакуют оборотни.", "Атакуют вампиры."]
    gained = RUSSIAN("gained-colour", villagers=2, cell="e4", colour="y", counted=("d4", "e4"))
    assert gained == "+2 на e4: 2 здания с жёлтой крышей (d4, e4)"
    assert RUSSIAN("gained-colour.villagers-0", colour="g") == "+0: в деревне нет зданий с зелёной крышей"
    line = RUSSIAN("too-many-in-line", cell="h4", size=5, line="row", limit=4)
    assert line.startswith("карта на h4 стала бы 5-й в ряду, а можно не больше 4")
    tie = RUSSIAN("score.winner-by", player="Аня", key="cards", number=8, other=7)
    assert tie == "Ничья по очкам, решают карты: 8 против 7. Побеждает Аня."


def test_russian_typography() -> None:
    for key, text in translations().items():
        assert not LATIN_QUOTES.search(text), key
        assert not STRAIGHT_DASH.search(text), key
        assert "..." not in text, key


def test_a_sentence_ends_as_in_english_and_keeps_the_space_around_it() -> None:
    """Messages are embedded in others, so a full stop too many shows."""
    english = {(source, key): text for source in catalogues.SOURCES for key, text in catalogues.texts(source).items()}
    for key, text in translations().items():
        if text:
            assert text.endswith(".") == english[key].endswith("."), key
            assert len(text) - len(text.lstrip()) == len(english[key]) - len(english[key].lstrip()), key
            assert len(text) - len(text.rstrip()) == len(english[key]) - len(english[key].rstrip()), key


def test_the_rules_have_the_same_sections_in_the_same_order() -> None:
    def outline(language: str) -> list[tuple[str, str]]:
        return [(section.key, section.source) for section in sections(language)]

    assert outline("ru") == outline("en")


def test_the_rules_name_the_same_codes_and_rulings() -> None:
    """What stands in backquotes is typed, and means the same."""
    for english, russian in zip(sections("en"), sections("ru"), strict=True):
        for pattern in ("`([^`]+)`", r"VV\d+"):
            found = {in_notation(text, WORDS, ()) for text in re.findall(pattern, russian.text)}
            assert found == set(re.findall(pattern, english.text)), english.key


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Аня кладёт b020:row d3", "Аня place b020:row d3"),
        ("Аня выкладывает b020:row d3", "Аня place b020:row d3"),
        ("Боря сбрасывает c4 wr", "Боря breach c4 wr"),
        ("Боря демон dw эффект wl", "Боря demon dw effect wl"),
        ("= Аня жителей 12", "= Аня villagers 12"),
        ("= Боря очков 21", "= Боря points 21"),
        ("отменить с 12", "undo from 12"),
        ('! Аня жители d4 3 "жители нашлись"', '! Аня villagers d4 3 "жители нашлись"'),
    ],
)
def test_russian_words_can_be_typed(typed: str, meant: str) -> None:
    assert in_notation(typed, WORDS, ("Аня", "Боря")) == meant


def test_a_table_of_russian_words_stays_aligned(tmp_path: Path) -> None:
    path, out = tmp_path / "пятница.referee", io.StringIO()
    order = ["werewolves", "witches", "vampires"]
    with Table.new(["Аня", "Боря"], order, path=path, header={"edition": ["ru"]}) as table:
        for line in ("Аня start y111", "Боря start g200", "Аня place b030:row d3"):
            table.do(line)
    variables = {"REFEREE_HOME": str(tmp_path), "COLUMNS": "80"}
    assert run(["score", "--file", str(path)], Environment(variables, io.StringIO(), out, out, language="ru")) == 0
    rows = [line for line in out.getvalue().splitlines() if re.search(r"  +(\d|Боря)$", line)]
    assert rows[1].startswith("жители на зданиях")
    assert len({len(row) for row in rows}) == 1


def test_the_guide_shows_what_the_program_prints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REFEREE_LANG", "ru")
    monkeypatch.setenv("REFEREE_EDITION", "ru")
    commands = session((ROOT / "docs" / "ru" / "guide.md").read_text(encoding="utf-8"))
    assert len(commands) > 2
    for command in commands:
        assert run_line(command.line, tmp_path) == (command.output, command.status), command.line
