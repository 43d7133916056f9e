"""The log: a heading for every phase, every entry in words, every attack with its numbers and its outcome."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from referee import Table
from referee.engine.entries import is_shared
from referee.languages import LANGUAGES
from referee.say import Voice
from referee.show.ledger import ledger_lines
from referee.show.text import line_width, paint
from referee.table.ledger import Row, ledger, ledger_with_steps
from tests.cli.conventions.runs import GAMES, within
from tests.games.vampire_nights.helpers import begun
from tests.helpers import played
from tests.places import ROOT
from tests.samples import some_of

RECORDS = [*GAMES, *sorted((ROOT / "tests/games/vampire_nights/recorded").glob("*.referee"))]
# A card without the word for it, a creature that isn't in brackets after its name.
CALLED = ("building", "bâtiment", "bleu", "vert", "rouge", "jaune", "здание")
BARE = re.compile(
    "".join(f"(?<!{word} )" for word in CALLED) + r"\b[gbryn]\d{3}\b|(?<!\()\b(?:w2|w[lr]|l[gb]|v[1-6]|d[hymwlv])\b"
)
NUMBERS = {"en": r"attack \d+, defence \d+", "fr": r"attaque \d+, défense \d+", "ru": r"атака \d+, защита \d+"}


def told(table: Table, language: str, columns: int = 300) -> list[str]:
    rows = ledger(table.header, table.lines)
    lines = ledger_lines(Voice(language, table.game.id), rows, columns)
    assert all(line_width(line) <= columns for line in lines)
    return [line.plain for line in lines]


def headings(lines: list[str]) -> list[str]:
    return [line.strip("─ ") for line in lines if line.startswith("──")]


@pytest.mark.parametrize("language", LANGUAGES)
@some_of("record", RECORDS, 24, ids=lambda path: path.stem)
def test_every_entry_is_told_in_words(record: Path, language: str) -> None:
    table = Table.read(record)
    lines = told(table, language)
    text = "\n".join([*lines, ""])
    assert not re.search(r"\d  (undo|redo|note|set|=|!|ended) ", text)
    for row, step in ledger_with_steps(table.header, table.lines):
        assert re.search(rf"^ *{row.number}  \S", text, re.MULTILINE), "every entry has its line"
        if not is_shared(step.entry):
            assert f"{row.number}  {row.text}\n" not in text, "not as it is written in the record"
    assert [line for line in lines if BARE.search(line.partition("`")[0])] == [], "words before codes"
    attacks = [event.key for row in ledger(table.header, table.lines) for event in row.events]
    fought = [key for key in attacks if key in ("breached", "repelled")]
    if table.game.id == "vampire-village":
        assert len(re.findall(NUMBERS[language], text)) == len(fought)
    assert max(line_width(line) for line in ledger_lines(Voice(language, table.game.id), rows_of(table), 60)) <= 60


def rows_of(table: Table) -> list[Row]:
    return ledger(table.header, table.lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_phases_and_attacks_are_headings(language: str) -> None:
    record = next(path for path in GAMES if path.stem == "hand-two")
    found = headings(told(Table.read(record), language))
    words = [Voice(language)(f"word.{kind}") for kind in ("witches", "werewolves", "vampires")]
    assert len(found) == len(dict.fromkeys(found)), "each once"
    for number, word in ((number, word) for number in "12" for word in words):
        assert any(number in one and word[:5] in one for one in found), (number, word)
    assert len(found) == 13, "setup, and for each round building, creatures, demons and three attacks"


def test_a_phase_that_comes_and_goes_within_an_entry_has_its_heading() -> None:
    """One answer ends an attack, and nothing is asked in the next."""
    demo = Table.read(ROOT / "referee/games/vampire_village/texts/demo.referee")
    lines = told(demo, "en")
    at = lines.index(next(line for line in lines if line.startswith("44  Ana: attack 8, defence 7")))
    assert lines[at : at + 7] == [
        "44  Ana: attack 8, defence 7 (c3, d3, e3, f3): loses the hero h5w on c3; a grey werewolf (lg) dies",
        "    Ana: attack 6, defence 7 (d3, e3, f3): held off, 3 creatures stay",
        "    Ben: attack 2, defence 4 (d3): held off, 2 creatures stay",
        "",
        "── Round 2, witches attack ─────────────────────────────────",
        "    Ana: attack 8, defence 8 (c4, c5, c6): held off, 3 creatures stay",
        "    Ben: attack 8, defence 9 (c4, c5, c6): held off, 3 creatures stay",
    ]


def test_cards_go_by_the_names_of_the_list() -> None:
    table = played("Ana start y111\nBen start g200")
    names = {"y111": {"en": "Well", "fr": "Puits"}}
    for language, name in (("en", "Well"), ("fr", "Puits"), ("ru", "жёлтое здание")):
        lines = ledger_lines(Voice(language), rows_of(table), 80, names)
        assert name in lines[1].plain


def test_what_was_taken_back_or_ruled_is_marked() -> None:
    table = played('Ana start y111\nBen start g200\n! Ana villagers d4 5 "five"\nundo\nnote "late"\n= Ben points 2')
    lines = told(table, "en")
    assert "3  Ana, table ruling: 2 → 5 villagers on d4 (five)  [undone]" in lines
    assert [line for line in lines if line[:1] in ("4", "5", "6")] == [
        "4  Undone: entry 3",
        "5  Note: late",
        "6  Counted at the table: Ben, points: 2",
    ]


def steps(lines: list[str]) -> Iterator[str]:
    return (line.strip() for line in lines if "moves a guard" in line)


def test_a_step_says_from_where_by_what_and_what_lay_there() -> None:
    table = begun()
    for line in ("Ana move a0-a1 coi", "Ben use mir b0-a1", "Ana move a1-a2 che"):
        table.do(line)
    found = [*steps(told(table, "en"))]
    assert [re.sub(r"^\d+  ", "", one) for one in found] == [
        "Ana moves a guard from a0 to a1: Coins (coi)",
        "Ben moves a guard from b0 to a1 (Mirror): Coins (coi)",
        "Ana moves a guard from a1 to a2: Chest (che)",
    ]


def test_the_command_ends_with_who_won(tmp_path: Path) -> None:
    record = next(path for path in GAMES if path.stem == "won-by-cards")
    out = within(tmp_path, "log", "--file", str(record)).out
    assert re.fullmatch(r" ★ \w+ wins on the tie-break: \d+ cards to \d+\.", out.splitlines()[-1])


def test_headings_stand_out() -> None:
    table = played("Ana start y111\nBen start g200")
    lines = ledger_lines(Voice("en"), rows_of(table), 80)
    assert "\x1b[1mSetup\x1b[0m" in paint(lines[:1], "dark")
