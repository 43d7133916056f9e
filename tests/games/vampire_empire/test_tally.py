"""`referee tally --game vampire-empire`: who won, from how many vampires and humans are alive."""

import csv
from pathlib import Path

import pytest

from referee import Table
from referee.cli.tallies import read_csv, read_tree
from referee.games.vampire_empire.commands.tally_input import FORM, Survivors, read_line
from tests.cli.disputes.asking import Answer, ask, twice
from tests.games.vampire_empire.make import GAMES

EMPIRE = "--game vampire-empire"
TWO = "'Ana vampires 2' 'Ben humans 4'"
BOTH = [Survivors("Ana", "vampires", 2), Survivors("Ben", "humans", 4)]


def tally(players: str, more: str = "") -> Answer:
    return twice(f"referee tally {EMPIRE} {players} {more}")


@pytest.mark.ruling("VE56")
def test_ve56_equal_points_are_a_draw() -> None:
    answer = tally(TWO)
    assert "A draw between Ana and Ben." in answer.out
    assert ["points", "4", "4"] in [line.split() for line in answer.out.splitlines()]
    found = tally(TWO, "--json").json
    assert (found["winners"], found["ending"], found["decided_by"]) == (["Ana", "Ben"], "cards", None)
    assert [(one["rank"], one["player"], one["role"], one["alive"]) for one in found["standings"]] == [
        (1, "Ana", "vampires", 2),
        (1, "Ben", "humans", 4),
    ]


def test_two_points_a_vampire_one_a_human() -> None:
    assert "Ana wins." in tally("'Ana vampires 2' 'Ben humans 3'").out
    found = tally("'Ana vampires 1' 'Ben humans 3'", "--json").json
    assert (found["winners"], found["decided_by"]) == (["Ben"], "points")
    assert [one["points"] for one in found["standings"]] == [3, 2]


def test_where_all_of_a_kind_are_dead_that_decides() -> None:
    assert "All three vampires are dead: Ben wins." in tally("'Ana vampires 0' 'Ben humans 1'").out
    assert "All six humans are dead: Ana wins." in tally("'Ana vampires 3' 'Ben humans 0'").out
    found = tally("'Ana vampires 0' 'Ben humans 1'", "--json").json
    assert (found["winners"], found["ending"], found["decided_by"]) == (["Ben"], "vampires-dead", None)


@pytest.mark.parametrize(
    ("players", "reason"),
    [
        ("'Ana vampires 4' 'Ben humans 4'", "4 vampires alive: there are only 3"),
        ("'Ana vampires 2' 'Ben humans 7'", "7 humans alive: there are only 6"),
        ("'Ana vampires 2' 'Ben vampires 1'", "Ana and Ben can't both lead the vampires"),
        ("'Ana humans 2' 'Ben humans 1'", "Ana and Ben can't both lead the humans"),
        ("'Ana vampires 0' 'Ben humans 0'", "somebody must be alive"),
    ],
)
def test_what_cannot_be_is_refused(players: str, reason: str) -> None:
    answer = ask(f"referee tally {EMPIRE} {players}")
    assert (answer.status, answer.out, reason in answer.words) == (1, "", True)


@pytest.mark.parametrize("players", ["'Ana vampires'", "'Ana 2'", "'Ana elves 2'", "'vampires 2'", "'Ana vampires -1'"])
def test_what_is_not_understood(players: str) -> None:
    answer = ask(f"referee tally {EMPIRE} {players} 'Ben humans 4'")
    assert (answer.status, "such as Ana vampires 2" in answer.words, "^" in answer.err) == (2, True, True)


def test_there_are_two_players() -> None:
    assert "there must be 2 players" in ask(f"referee tally {EMPIRE} 'Ana vampires 2'").words
    assert "there must be 2 players" in ask(f"referee tally {EMPIRE} {TWO} 'Cem humans 1'").words


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.csv", "Ana,vampires,2\nBen,4,humans\n"),
        ("b.csv", "alive;player;side\r\n2;Ana;vampire\r\n4;Ben;humans\r\n"),
        ("c.yaml", "Ana: vampires 2\nBen: [humans, 4]\n"),
        ("d.yml", "Ana:\n  alive: 2\n  side: vampires\nBen: {side: humans, alive: 4}\n"),
    ],
)
def test_files(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_bytes(text.encode())
    assert twice(f"referee tally {EMPIRE} --file {tmp_path / name}").again == f"referee tally {TWO} {EMPIRE}"


def test_words_of_three_languages() -> None:
    assert read_csv(FORM, "joueur,camp,vivants\nAna,vampires,2\nBen,humains,4\n", "f") == BOTH
    assert read_tree(FORM, "Ana: вампиры 2\nBen: {сторона: люди, живые: 4}\n", "f") == BOTH
    typed = ("Ana v 2", "Ana 2 vampires", "Ana: вампиров 2", '"Ana" vampire 2', "Ana, 2 vampires")
    assert {read_line(line) for line in typed} == {BOTH[0]}


@pytest.mark.parametrize("name", ["Anne Marie", "v 2", "vampires 2", "2", 'O"N', "Ana,", "a\\", "-x"])
def test_a_name_comes_back(name: str) -> None:
    one = Survivors(name, "humans", 3)
    assert read_line(one.line()) == one


def test_questions_on_a_terminal() -> None:
    answer = ask(f"referee tally {EMPIRE}", "Ana, Ben\nvampires 2\n4\nhumans 4\n", terminal=True)
    assert answer.again == f"referee tally {TWO} {EMPIRE}"
    assert "Type vampires or humans, then a number." in answer.words


def test_sheets(tmp_path: Path) -> None:
    for suffix in ("txt", "html", "svg", "csv"):
        assert ask(f"referee tally {EMPIRE} 'Ana vampires 0' 'Ben humans 2' -o {tmp_path}/sheet.{suffix}").status == 0
    assert "All three vampires are dead: Ben wins." in (tmp_path / "sheet.txt").read_text()
    rows = list(csv.DictReader((tmp_path / "sheet.csv").read_text().splitlines()))
    assert [(row["player"], row["winner"], row["points"]) for row in rows] == [("Ben", "yes", "2"), ("Ana", "no", "0")]


def test_it_agrees_with_the_recorded_games() -> None:
    """But for three vampires in the castle and what the table ruled, which no number of survivors tells."""
    compared = 0
    for path in sorted(GAMES.glob("*.referee")):
        now = Table.read(path).snapshot()
        if now["phase"] != "over" or now["outcome"]["ending"] in ("castle", "table"):
            continue
        roles = {one["name"]: one["role"] for one in now["players"]}
        points = {one["player"]: one["points"] for one in now["standings"]}
        alive = {name: number // (1 + (roles[name] == "vampires")) for name, number in points.items()}
        players = " ".join(f"'{name} {roles[name]} {number}'" for name, number in alive.items())
        found = ask(f"referee tally {EMPIRE} {players} --json").json
        assert (sorted(found["winners"]), found["ending"]) == (sorted(now["winners"]), now["outcome"]["ending"]), path
        assert {one["player"]: one["points"] for one in found["standings"]} == points
        compared += 1
    assert compared >= 10
