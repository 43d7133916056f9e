"""Replacing an earlier entry: `referee fix`, all or nothing."""

import os
import subprocess
from pathlib import Path

import pytest

from referee import Refused, Table
from referee.record.atomic import InUse
from referee.table.fix import Fix
from tests.helpers import ORDER, played
from tests.starting import PROGRAM, loaded

GAME = "Ana start y111\nBen start g200\nAna place b020:row e4\nBen place g300 d3\nAna place y111:1 f4"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.referee"
    with Table.new(["Ana", "Ben"], ORDER.split(), path=path) as table:
        table.do_all(GAME.splitlines())
    return path


def fix(record: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    words = ["fix", "--file", str(record), *arguments]
    variables = {**os.environ, "REFEREE_HOME": str(record.parent / "home"), "PYTHONUTF8": "1"}
    return subprocess.run(
        [*PROGRAM, *words],
        capture_output=True,
        text=True,
        check=False,
        env=variables,
        preexec_fn=loaded(words, variables),
    )


def test_what_follows_is_entered_again(record: Path) -> None:
    done = fix(record, "3", "Ana", "place", "b020:col", "e4")
    assert done.returncode == 0
    assert "Ana e4: blue building b020:row ●2 → blue building b020:col ●1" in done.stdout
    assert "Ana: villagers -1 = 4, points -1 = 4" in done.stdout
    table = Table.read(record)
    assert table.lines[5:] == ["undo from 3", "Ana place b020:col e4", "Ben place g300 d3", "Ana place y111:1 f4"]
    assert table.lines[:5] == GAME.splitlines(), "the old entries stay in the file"


def test_only_what_follows_the_verb_need_be_given(record: Path) -> None:
    assert fix(record, "3", "b020:col", "e4").returncode == 0
    assert Table.read(record).lines[6] == "Ana place b020:col e4"


def test_misfits_are_listed_and_nothing_is_written(record: Path) -> None:
    before = record.read_bytes()
    done = fix(record, "3", "Ana", "place", "b020:row", "d3")
    assert done.returncode == 1
    assert "No longer fits: 5  Ana place y111:1 f4" in done.stderr
    assert "f4 doesn't share an edge" in done.stderr
    assert "1 later entry would no longer fit" in done.stderr
    assert record.read_bytes() == before


@pytest.mark.parametrize(
    ("number", "entry", "status", "said"),
    [
        ("9", "Ana place g300 d3", 1, "there is no entry 9 to fix"),
        ("3", "Ana place g300 d9", 1, "d9 doesn't share an edge"),
        ("3", "Ana place q300 d3", 2, "no card called “q300” is known"),
        ("x", "Ana place g300 d3", 2, "x"),
        ("3", "", 2, "fix which entry?"),
        ("3", " # nothing", 2, "fix which entry?"),
    ],
)
def test_refusals(record: Path, number: str, entry: str, status: int, said: str) -> None:
    before = record.read_bytes()
    done = fix(record, number, entry)
    assert done.returncode == status
    assert said in done.stderr
    assert record.read_bytes() == before


def test_a_crash_leaves_all_of_it_or_nothing(record: Path) -> None:
    """One append: cut anywhere, the record reads as before the fix or as after it, once its last line is whole."""
    before = record.read_bytes()
    calls = []
    with Table.open(record) as table:
        append = table._journal.append  # type: ignore[union-attr]
        table._journal.append = lambda texts, **how: (calls.append(list(texts)), append(texts, **how))  # type: ignore[union-attr, method-assign, func-returns-value]
        fix = Fix(table, 3, "b020:col e4")
        for _, line in fix.rest:
            fix.add(line)
        table.do_all(fix.lines)
    assert len(calls) == 1, "one append, one fsync"
    assert calls[0] == ["undo from 3", "Ana place b020:col e4", "Ben place g300 d3", "Ana place y111:1 f4"]
    assert record.read_bytes().startswith(before)


class PowerCut(BaseException):
    """Nothing comes after it."""


@pytest.mark.parametrize("link", [False, True])
def test_a_power_cut_after_the_first_line_takes_nothing_back(
    record: Path, link: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`undo from 3` alone would be a valid record with everything taken back."""
    before, write = record.read_bytes(), os.write
    path = record.with_name("link.referee") if link else record
    if link:
        path.symlink_to(record)

    def cut_after_a_line(fd: int, data: bytes) -> int:
        text = bytes(data)
        write(fd, text[: text.index(b"\n", text.index(b"undo from 3")) + 1])
        raise PowerCut

    with Table.open(path) as table:
        fix = Fix(table, 3, "b020:col e4")
        for _, line in fix.rest:
            fix.add(line)
        monkeypatch.setattr(os, "write", cut_after_a_line)
        with pytest.raises(PowerCut):
            table.do_all(fix.lines)
        monkeypatch.undo()
        assert record.read_bytes() == before
        table.do_all(fix.lines)
        table.do('note "the same table goes on"')
        with pytest.raises(InUse):
            Table.open(path, patience=0)
    assert record.read_bytes().startswith(before)
    assert path.is_symlink() == link
    assert Table.read(path).lines[5:7] == ["undo from 3", "Ana place b020:col e4"]
    assert Table.read(path).lines[-1] == 'note "the same table goes on"'


@pytest.mark.parametrize("failing", ["write", "fsync", "pwrite"])
def test_a_disk_that_is_full_changes_nothing(record: Path, failing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = record.read_bytes()
    if not hasattr(os, failing):
        return
    with Table.open(record) as table:
        fix = Fix(table, 3, "b020:col e4")
        real = getattr(os, failing)
        broken = {"now": True}

        def fail(*arguments: object) -> object:
            if broken["now"]:
                broken["now"] = False
                raise OSError(28, "No space left on device")
            return real(*arguments)

        monkeypatch.setattr(os, failing, fail)
        try:
            table.do_all(fix.lines)
        except OSError:
            assert record.read_bytes() == before
            assert table.lines == GAME.splitlines()
        monkeypatch.undo()


def test_what_the_referee_did_by_itself_may_become_a_choice() -> None:
    """An entry that is no longer needed is left out; one that was forced and no longer is, is asked for."""
    table = played(GAME)
    fix = Fix(table, 4, "Ben place n000 d3")
    assert fix.lines == ["undo from 4", "Ben place n000 d3"]
    assert fix.rest == [(5, "Ana place y111:1 f4")]
    with pytest.raises(Refused):
        Fix(table, 99, "n000 d3")
