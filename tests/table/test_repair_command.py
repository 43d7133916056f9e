"""`referee repair`: what is listed, asked, proposed and written."""

import json
import re
import shlex
from pathlib import Path

import pexpect
import pytest

from referee.table.damage import ranges
from tests.cli.conventions.runs import Done, referee, spawn
from tests.places import ROOT
from tests.table.test_repair import AT, EDITED, LINES, WHOLE, ZEROED, joined, sealed


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "friday.referee"
    path.write_bytes(ZEROED)
    return path


def repair(record: Path, *words: str) -> Done:
    return referee(record.parent, "repair", "friday.referee", *words, COLUMNS="200")


def test_without_a_terminal_it_only_lists(record: Path) -> None:
    done = repair(record)
    assert done.status == 4
    assert "Line 21: Ben pl\\x00×25\n" in done.out
    assert "The problem: line 21 contains control characters.\n" in done.out
    assert "--note  leave it out; a note keeps its text (proposed)" in done.out
    assert "referee repair friday.referee --yes" in done.err
    assert record.read_bytes() == ZEROED
    assert [*record.parent.glob("friday*")] == [record]


def test_as_proposed(record: Path) -> None:
    done = repair(record, "--yes")
    assert done.status == 0
    assert record.with_name("friday.referee.damaged1").read_bytes() == ZEROED
    assert record.with_name("friday.referee.rest1").read_bytes() == joined(LINES[AT + 1 :])
    assert "friday.referee.damaged1" in done.out
    assert "friday.referee.rest1" in done.out
    assert referee(record.parent, "verify", "friday.referee").status == 0
    last = record.read_text().splitlines()[-1]
    assert "left out: 21; left out from here on: 22" in last
    again = repair(record)
    assert (again.status, again.out) == (0, "friday.referee: nothing to repair, 15 entries\n")


def test_by_arguments(record: Path) -> None:
    text = LINES[AT][:-10].decode()
    done = repair(record, "--type", f"21 {text}")
    assert done.status == 0
    assert "Line 21: the seals show that it said: " in done.out
    assert record.read_bytes() == WHOLE  # proven, so no note is needed
    record.write_bytes(ZEROED)
    assert repair(record, "--note", "21", "--stop", "22").status == 0
    assert record.with_name("friday.referee.damaged2").read_bytes() == ZEROED


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        (("--keep", "21"), 4, "can't keep line 21: line 21 contains control characters"),
        (("--keep", "x"), 2, "Can't read “x”"),
        (("--type", "21"), 2, "Can't read “21”"),
        (("--type", "21 Ben place b040 z9"), 1, "z9"),
        (("--note", "3,21,30-31", "--yes"), 2, "there is nothing to decide about 3, 30, 31"),
        (("--header", "players Ana", "--yes"), 2, "there is nothing to decide about players"),
    ],
)
def test_arguments_that_cannot_be(record: Path, words: tuple[str, ...], status: int, said: str) -> None:
    done = repair(record, *words)
    assert done.status == status
    assert said in done.err
    assert record.read_bytes() == ZEROED


def test_as_json(record: Path) -> None:
    listed = json.loads(repair(record, "--json").out)
    assert (listed["ok"], listed["written"], listed["failure"]["line"]) == (False, False, 21)
    assert [(one["line"], one["kind"], one["chosen"]) for one in listed["damage"]] == [
        (21, "damaged", "note"),
        (22, "refused", "stop"),
    ]
    done = json.loads(repair(record, "--json", "--yes").out)
    assert (done["ok"], done["written"], done["original"]) == (True, True, "friday.referee.damaged1")
    assert done["aside"] == "friday.referee.rest1"


def test_a_game_by_its_name(tmp_path: Path) -> None:
    games = tmp_path / "games"
    games.mkdir()
    (games / "friday.referee").write_bytes(EDITED)
    done = referee(tmp_path, "repair", "friday", "--yes", COLUMNS="200")
    assert done.status == 0
    assert (games / "friday.referee.damaged1").read_bytes() == EDITED
    assert referee(tmp_path, "show", "--game", "friday").status == 0
    assert "friday.referee.damaged1" not in referee(tmp_path, "games").out


def test_the_header_must_be_said(record: Path) -> None:
    record.write_bytes(re.sub(rb"players.*\n", b"", WHOLE))
    done = repair(record)
    assert done.status == 4
    assert "the header needs `players`" in done.err
    assert "--header 'players …'" in done.err
    assert repair(record, "--header", "players Ana Ben", "--yes").status == 0
    assert referee(record.parent, "verify", "friday.referee").status == 0


def test_nothing_readable_is_said(record: Path) -> None:
    record.write_bytes(b"")
    done = repair(record, "--yes")
    assert (done.status, done.err) == (4, "friday.referee: nothing in this file can be read.\n")
    assert record.read_bytes() == b""


def test_a_missing_file(tmp_path: Path) -> None:
    assert referee(tmp_path, "repair", "no.referee").status == 4
    assert referee(tmp_path, "repair", "no").status == 2


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_in_other_languages(record: Path, language: str) -> None:
    done = repair(record, "--yes", "--lang", language)
    assert done.status == 0
    assert "The problem" not in done.out
    assert "repair" not in record.read_text().splitlines()[-1].removeprefix("note").replace("friday.referee", "")


def test_in_a_terminal_each_line_is_asked_about(record: Path) -> None:
    child = spawn(record.parent, "repair", "friday.referee", COLUMNS="200")
    child.expect("Line 21: ")
    child.expect(r"1  type.*2  leave it out.*\(proposed\).*3  stop")
    child.expect("Which")
    child.sendline("1")
    child.expect("What should it say")
    child.sendline("Ben place b040 z9")
    child.expect("You typed: Ben place b040 z9")
    child.expect("Which")
    child.sendline("1")
    child.sendline(LINES[AT][:-10].decode())
    child.expect("Repaired friday.referee")
    child.expect(pexpect.EOF)
    assert child.wait() == 0
    assert record.read_bytes() == WHOLE


def test_leaving_the_terminal_writes_nothing(record: Path) -> None:
    child = spawn(record.parent, "repair", "friday.referee", COLUMNS="200")
    child.expect("Which")
    child.sendeof()
    child.expect("Nothing was written")
    child.expect(pexpect.EOF)
    child.wait()
    assert record.read_bytes() == ZEROED
    assert [*record.parent.glob("friday*")] == [record]


def test_lines_as_ranges() -> None:
    assert ranges([3, 9, 7, 8, 8]) == "3, 7-9"
    assert ranges([]) == ""


def test_the_page_shows_what_is_said(tmp_path: Path) -> None:
    text = b"referee 1\ngame vampire-village\nedition fr\nrules 1\nplayers Ana Ben\n"
    text += b"order werewolves witches vampires\n\n"
    entries = b"Ana start y111", b"Ben start g200", b"Ana place b030:row d3", b"Ana place y111:y e4"
    for line in (*entries, b"Ben place r003:2 e4", b"Ana place h3wl e3 e4-e3 d3-e3", b"Ben place n000 d5"):
        text = sealed(text, line)
    whole = text.split(b"\n")
    hurt = [whole[11][:6] + bytes(len(whole[11]) - 6)]
    path = tmp_path / "friday.referee"
    path.write_bytes(joined(whole[:11], hurt, whole[12:]).replace(b"b030", b"b080"))
    page = (ROOT / "docs" / "repair.md").read_text("utf-8")
    block = page.split("```text\n")[1].split("```")[0]
    for part in block.split("$ referee ")[1:]:
        line, _, shown_there = part.partition("\n")
        done = referee(tmp_path, *shlex.split(line))
        assert done.out + done.err == shown_there, done.out + done.err
    assert path.read_bytes() == text


def test_a_line_too_long_and_a_file_too_large(record: Path) -> None:
    long = b"Ben place " + b"x" * 70_000
    record.write_bytes(joined(LINES[:AT], [long], LINES[AT + 1 :]))
    done = repair(record, "--yes")
    assert done.status == 0
    assert len(record.read_bytes()) < len(WHOLE) + 1000
    assert record.with_name("friday.referee.damaged1").stat().st_size > 70_000
    record.write_bytes(WHOLE + b"\n" * 17_000_000)
    done = repair(record, "--yes")
    assert done.status == 4
    assert "too large for a record" in done.err
