"""`referee tally`: scores without a game."""

import csv
import json
from pathlib import Path

import pytest

from tests.cli.disputes.asking import ask, twice

TWO = "'Ana 12 0 3 8' 'Ben 10 2 4 7'"


def test_points_ranks_and_both_editions() -> None:
    answer = twice(f"referee tally {TWO}")
    assert "Ana wins." in answer.out
    assert "Ben scores 14 in the French edition, 16 in the Russian edition" in answer.words
    assert "In the Russian edition: Ben wins." in answer.out
    found = twice(f"referee tally {TWO} --edition ru --json").json
    assert [(one["player"], one["points"], one["villagers"]) for one in found["standings"]] == [
        ("Ben", 16, 12),
        ("Ana", 15, 12),
    ]
    assert found["winners"] == ["Ben"]
    assert found["decided_by"] == "points"


def test_tie_breaks_and_a_shared_victory() -> None:
    assert "Ben wins on the tie-break: 8 cards to 7." in twice("referee tally 'Ana 12 0 3 7' 'Ben 11 0 4 8'").out
    shared = twice("referee tally 'Ana 12 0 3 8' 'Ben 11 0 4 8' 'Cem 1 0 0 2' 'Dea 0 1 1 2' --json").json
    assert [one["rank"] for one in shared["standings"]] == [1, 1, 3, 3]
    assert shared["winners"] == ["Ana", "Ben"]
    assert shared["decided_by"] is None


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.csv", "Ana,12,0,3,8\nBen,10,2,4,7\n"),
        ("b.csv", "﻿name;cards;buildings;heroes;creatures\r\nAna;8;12;0;3\r\nBen;7;10;2;4\r\n"),
        ("c.yaml", "Ana: {buildings: 12, heroes: 0, creatures: 3, cards: 8}\nBen: [10, 2, 4, 7]\n"),
        ("d.yml", "Ana:\n  cards: 8\n  buildings: 12\n  heroes: 0\n  creatures: 3\nBen: [10, 2, 4, 7]\n"),
    ],
)
def test_files(tmp_path: Path, name: str, text: str) -> None:
    path = tmp_path / name
    path.write_bytes(text.encode())
    assert twice(f"referee tally --file {path}").again == f"referee tally {TWO} --edition fr"


def test_standard_input() -> None:
    assert ask("referee tally --file -", "Ana,12,0,3,8\nBen,10,2,4,7\n").again == f"referee tally {TWO} --edition fr"
    assert (
        ask("referee tally --file -", "Ana: [12, 0, 3, 8]\nBen: [10, 2, 4, 7]\n").again
        == f"referee tally {TWO} --edition fr"
    )


def test_questions_on_a_terminal() -> None:
    answer = ask("referee tally", "1\nAna, Ben\n12 0 3 8\nten\n10,2,4,7\n", terminal=True)
    assert answer.again == f"referee tally {TWO} --edition fr"
    assert "Type four numbers" in answer.words


@pytest.mark.parametrize(
    "name", ["Anne Marie", "-x", "Q=1", "A,", 'O"N', '"', "12", "Ana:", "Ол я", "a\\", "x;", "7 8"]
)
def test_odd_names_come_back(name: str, tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_text(f"{_quoted(name)}: [1, 0, 0, 3]\nBen: [0, 0, 0, 1]\n", encoding="utf-8")
    assert twice(f"referee tally --file {path} --json").json["winners"] == [name]


def _quoted(name: str) -> str:
    escaped = name.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


@pytest.mark.parametrize(
    ("players", "reason"),
    [
        ("'Ana 12 0 3 14' 'Ben 1 0 0 2'", "14 cards; the limit is 13"),
        ("'Ana 12 0 3 3' 'Ben 1 0 0 2'", "3 creatures and 3 cards"),
        ("'Ana 12 0 3 0' 'Ben 1 0 0 2'", "12 villagers but no card"),
    ],
)
def test_what_no_game_ends_in_is_counted_with_a_warning(players: str, reason: str) -> None:
    answer = twice(f"referee tally {players}")
    assert answer.status == 0
    assert reason in answer.words


@pytest.mark.ruling("VV63")
def test_vv63_nobody_is_repelled_from_nothing() -> None:
    found = ask("referee tally 'Ana 0 0 3 0' 'Ben 1 0 0 2' --json").json
    assert found["standings"][1]["points_by_edition"] == {"fr": 0, "ru": 3}


@pytest.mark.parametrize(
    "words",
    [
        ["Ana 12 0 3 8"],
        ["Ana 12 0 3 8", "ANA 1 1 1 1"],
        ["Ana 12 0 3"],
        ["12 0 3 8", "Ben 1 1 1 1"],
        [f"{name} 1 1 1 3" for name in "abcdef"],
        ["Ana 99999 0 3 8", "Ben 1 1 1 1"],
        ["Ana ١٢ 0 3 8", "Ben 1 1 1 1"],
        ['"Ana 1 1 1 1', "Ben 1 1 1 1"],
        ["", ""],
        [],
    ],
)
def test_what_is_not_understood(words: list[str]) -> None:
    assert ask(["tally", *words]).status == 2


def test_five_players_fit_into_60_columns() -> None:
    players = " ".join(f"'{name} 12 3 3 8'" for name in ("Alexandrine", "Benedikt", "Anne Marie", "Xaver", "Q"))
    answer = ask(f"referee tally {players}", columns=60)
    assert all(len(line) <= 60 for line in answer.out.splitlines()[:-1])


SHEETS = {"txt": b"Vampire", "md": b"# Vampire", "csv": b"\xef\xbb\xbfrank", "json": b"{", "html": b"<!DOCTYPE html>"}
SHEETS |= {"pdf": b"%PDF", "svg": b"<?xml"}
HELD = "--game vampire-nights 'Ana 1 coix2 sto lor lad ser' 'Ben 2 fat mot dau dog cof8'"


@pytest.mark.parametrize("form", SHEETS)
@pytest.mark.parametrize("players", ["'Ana 12 0 3 8' 'Ben 10 2 4 7'", HELD], ids=["village", "nights"])
def test_a_sheet_for_the_wall(players: str, form: str, tmp_path: Path) -> None:
    path = tmp_path / f"friday.{form}"
    answer = ask(f"referee tally {players} -o {path}")
    assert (answer.status, answer.out) == (0, "")
    assert path.read_bytes().startswith(SHEETS[form])
    if form not in ("pdf", "json", "csv"):
        shown = path.read_text("utf-8")
        assert "Ana wins" in shown
        assert not [title for title in ("The villages", "The manor") if title in shown]  # there is nothing to draw
    if form == "json":
        assert json.loads(path.read_text("utf-8"))["winners"] == ["Ana"]


def test_a_sheet_says_what_nobody_told() -> None:
    rows = ask(f"referee tally {HELD} --format txt").out.splitlines()
    assert next(row.split() for row in rows if row.startswith("bites")) == ["bites", "?", "?"]
    first, second, *_ = csv.DictReader(ask(f"referee tally {HELD} --format csv").out.splitlines())
    assert (first["bites"], second["bites"], first["tiles"]) == ("", "", "6")


def test_what_the_players_were_read_from_is_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "friday.csv"
    path.write_text("Ana,12,0,3,8\nBen,10,2,4,7\n")
    answer = ask(f"referee tally --file {path} -o {path}")
    assert answer.status == 2
    assert "not replaced" in answer.words
    assert path.read_text() == "Ana,12,0,3,8\nBen,10,2,4,7\n"


def test_a_format_that_does_not_exist_is_refused_before_anybody_is_asked() -> None:
    answer = ask("referee tally -o friday.doc", "Ana 12 0 3 8\nBen 10 2 4 7\n\n", terminal=True)
    assert answer.status == 2
    assert "Which game was played?" not in answer.words
