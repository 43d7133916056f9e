"""The order of the calls, as the system saw them: on disk first, then told. And the faults notice if it is not so."""

import os
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.starting import load_program

from .children import PLAYERS, run
from .commands import COMMANDS, started, torn
from .faults import Case

STRACE = shutil.which("strace")
CALLS = "write,fsync,fdatasync,rename,link,linkat,renameat,renameat2,ftruncate,mkdir,flock"
OPTIONS = ("-f", "--seccomp-bpf", "-y", "-s", "200", "-e", f"trace={CALLS}")
DRAFT = re.compile(r"\.[^/]*\.[0-9a-f]{8}$")


class Call(NamedTuple):
    name: str
    file: str  # relative to the home, "answer" for standard output; drafts without their number
    more: str


def calls(home: Path, *words: str) -> list[Call]:
    """What a command did to the files in its home, and when it answered."""
    log = home.parent / "strace"
    environment = {**os.environ, "HOME": str(home), "REFEREE_HOME": str(home), "COLUMNS": "100"}
    done = subprocess.run(
        [str(STRACE), *OPTIONS, "-o", str(log), sys.executable, "-m", "referee", *words],
        env=environment,
        cwd=home,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = []
    for line in log.read_text().splitlines():
        match = re.match(r"\d+ +(\w+)\((?:(\d+)<([^>]*)>|(?:AT_FDCWD<[^>]*>, )?\"([^\"]*)\")(.*)", line)
        if match is None or re.search(r"= -1 E|O_RDONLY", line):
            continue
        name, number, path, text, more = match.groups()
        file = "answer" if number == "1" else path or text
        if file == "answer" or file.startswith(str(home)) or not file.startswith("/"):
            found.append(Call(name, DRAFT.sub("draft", file.removeprefix(f"{home}/")), more))
    return found


def in_order(found: list[Call], *wanted: str) -> None:
    """Those calls are there in that order: `fsync games`."""
    rest = iter(found)
    for one in wanted:
        name, _, file = one.partition(" ")
        assert any(call.name == name and call.file == file for call in rest), (one, found)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    home = tmp_path / "home"
    home.mkdir()
    return home


needs_strace = pytest.mark.skipif(STRACE is None, reason="strace is not there")
RECORD = "games/friday.referee"


@needs_strace
def test_an_entry_is_written_synced_and_then_told(home: Path) -> None:
    started(home)
    found = calls(home, "do", "--game", "friday", "Ben place n000 e4")
    in_order(found, f"flock {RECORD}", f"write {RECORD}", f"fsync {RECORD}", "write answer")
    assert [call.name for call in found if call.file == RECORD] == ["flock", "write", "fsync"]
    assert found[-1].file == "answer"


@needs_strace
def test_a_new_record_is_whole_before_it_has_its_name(home: Path) -> None:
    found = calls(home, "new", "friday", *PLAYERS)
    in_order(
        found,
        "mkdir games",
        f"fsync {home}",
        "write games/draft",
        "fsync games/draft",
        "link games/draft",
        "fsync games",
    )
    assert found[-1].file == "answer"


@needs_strace
def test_a_torn_end_is_kept_aside_before_it_is_cut(home: Path) -> None:
    torn(home)
    found = calls(home, "do", "--game", "friday", "Ben place n000 e4")
    in_order(found, "write games/draft", "fsync games/draft", "link games/draft", "fsync games", f"ftruncate {RECORD}")
    in_order(found, f"ftruncate {RECORD}", f"write {RECORD}", f"fsync {RECORD}", "write answer")


@needs_strace
@pytest.mark.parametrize(
    ("file", "words"),
    [
        ("config.yaml", ("config", "set", "lang", "fr")),
        ("out.html", ("export", "--game", "friday", "-o", "out.html")),
    ],
)
def test_a_file_that_changes_as_a_whole(home: Path, file: str, words: tuple[str, ...]) -> None:
    """Draft, sync, backup, rename, sync of the folder."""
    started(home)
    (home / file).write_text("# mine\n")
    found = calls(home, *words)
    in_order(found, "write draft", "fsync draft", f"link {file}", "rename draft", "rename draft", f"fsync {home}")
    renamed = [call.more for call in found if call.name == "rename" and f"/{file}" in call.more]
    assert [re.findall(r'"([^"]*)"', more)[0] for more in renamed] == [str(home / f"{file}~"), str(home / file)]
    assert (home / f"{file}~").read_text() == "# mine\n"


@needs_strace
def test_a_reader_takes_no_lock(home: Path) -> None:
    started(home)
    assert [call for call in calls(home, "show", "--game", "friday") if call.name == "flock"] == []


def test_a_missing_sync_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    load_program()

    def looked_at(home: Path) -> None:
        """The card list has been read, and lies in its cache."""
        started(home)
        run(home, "do", "--game", "friday", 'note "x"')

    case = Case(replace(COMMANDS[3], setup=looked_at), tmp_path)
    assert case.calls == ["open", "write", "fsync", "write stdout"]
    assert case.wrong("power", 5, tmp_path / "synced") == ""
    monkeypatch.setattr("referee.record.file.os", Forgetful())
    assert "acknowledged" in case.wrong("power", 4, tmp_path / "unsynced")


class Forgetful:
    """The os module, but nothing is ever synced."""

    def __getattr__(self, name: str) -> object:
        return (lambda fd: None) if name == "fsync" else getattr(os, name)
