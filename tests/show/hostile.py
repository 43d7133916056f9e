"""A finished game whose names, notes and whys try to be something else."""

import os
import pty
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from referee import Table
from referee.notation.words import quote
from referee.say import Voice
from referee.show.export.sheet import Sheet, build
from tests.places import ROOT
from tests.starting import loaded

GAMES = ROOT / "tests/games/vampire_village/recorded"
NAMES = ("<script>alert(1)</script>", "=1+1", 'Bob [/x] "&quot;', "Zoë 王小明", "Ёжик | `*_x_*`")
WHY = "<img src=x onerror=alert(1)> ]]> --> \u202eback\u202c\u200b"
NOTE = "@SUM(A1) </style></svg></title><b>\u200bhidden\u2060"
VOICE = Voice("en")


def hostile(folder: Path) -> Path:
    """The record: a recorded game of five, renamed, with a table ruling and notes."""
    path = folder / "hostile.referee"
    shutil.copy(GAMES / "random-five.referee", path)
    with Table.open(path) as table:
        table.do(f"set players {' '.join(map(quote, NAMES))}")
        seat, cell = next(
            (seat, cell) for seat, player in enumerate(table.snapshot()["players"]) for cell in player["village"]
        )
        table.do(f"! {quote(NAMES[seat])} villagers {cell} 3 {quote(WHY)}")
        table.do(f"note {quote(NOTE)}")
        table.do("ended 2026-01-31T22:15:00Z")
    return path


@cache
def hostile_sheet() -> Sheet:
    """Of that record. A sheet never changes, so that one does for many tests."""
    with TemporaryDirectory() as folder:
        return sheet_of(hostile(Path(folder)))


def sheet_of(path: Path, whole: bool = True) -> Sheet:
    return build(Table.read(path), path.read_bytes(), whole=whole)


def referee(
    *arguments: str, folder: Path, python: tuple[str, ...] = (), **variables: str
) -> subprocess.CompletedProcess[bytes]:
    home = {**os.environ, "REFEREE_HOME": str(folder / "home"), "COLUMNS": "80", "PYTHONUTF8": "1", **variables}
    command = [sys.executable, *python, "-m", "referee", *arguments]
    return subprocess.run(
        command,
        cwd=folder,
        env=home,
        preexec_fn=None if python else loaded(arguments, home),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )


def program(name: str) -> str:
    """Where a program is. Without it the test is left out, and fails where nothing may be left out."""
    found = shutil.which(name)
    if found is None:
        if os.environ.get("CI") == "true":
            pytest.fail(f"{name} is not installed")
        pytest.skip(f"{name} is not installed")
    return found


def on_a_terminal(folder: Path, *command: str, columns: int, lines: int = 100) -> str:
    """What a command writes to a terminal."""
    master, slave = pty.openpty()
    variables = {
        **os.environ,
        "COLUMNS": str(columns),
        "LINES": str(lines),
        "TERM": "xterm-256color",
        "PYTHONPATH": str(ROOT),
    }
    variables.pop("NO_COLOR", None)
    process = subprocess.Popen(command, stdout=slave, stderr=slave, stdin=slave, cwd=folder, env=variables)
    os.close(slave)
    found = b""
    while True:
        try:
            piece = os.read(master, 65536)
        except OSError:
            break
        if not piece:
            break
        found += piece
    os.close(master)
    assert process.wait() == 0
    return found.decode()
