"""Records, card lists, settings, tallies and drawings that were made to hang, to blow up or to slip through."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from .frame import Row, Seen

SECONDS, MEGABYTES = 1.0, 200
MB = 1024 * 1024
AT_ONCE = 10_000  # pieces
HEAD = b"referee 1\ngame vampire-village\nrules 1\nplayers Ana Ben\norder witches werewolves vampires\n\n"
BEGUN = HEAD + b"Ana start y111\nBen start g200\n"
CARD = b"format: 1\ngame: vampire-village\nvillage:\n  round1:\n"
RULING = b'! Ana villagers d4 3 "so"\n'
Piece = bytes | tuple[bytes, int]  # as often as that: nothing large is held in memory here


class Hostile(NamedTuple):
    name: str
    command: tuple[str, ...]  # the file's name comes last
    pieces: tuple[Piece, ...]
    line: int | None  # which must be named; None: the file as a whole
    suffix: str = ""


def record(name: str, line: int | None, *pieces: Piece) -> Hostile:
    return Hostile(name, ("verify",), pieces, line)


def cards(name: str, line: int | None, *pieces: Piece) -> Hostile:
    return Hostile(name, ("cards", "import"), pieces, line)


def tally(name: str, suffix: str, line: int | None, *pieces: Piece) -> Hostile:
    return Hostile(name, ("tally", "--file"), pieces, line, suffix)


def written(pieces: tuple[Piece, ...]) -> Iterator[bytes]:
    for piece in pieces:
        text, times = piece if isinstance(piece, tuple) else (piece, 1)
        for _ in range(times // AT_ONCE):
            yield text * AT_ONCE
        yield text * (times % AT_ONCE)


FILES = (
    # Records
    Hostile("a line of 100 MB", ("verify",), (HEAD, (b"a", 100 * MB)), None),
    record("a line of 15 MB", 7, HEAD, (b"a", 15 * MB), b"\n"),
    record("a quoted text of 15 MB", 7, HEAD, b'note "', (b"a", 15 * MB), b'"\n'),
    record("backslashes in a quote", 7, HEAD, b'"', (b"\\", 15 * MB), b"\n"),
    record("a million words", 7, HEAD, (b"a ", MB), b"\n"),
    record("many quotes", 7, HEAD, (b'"', 60_000), b"\n"),
    record("a header line of 15 MB", 2, b"referee 1\nplayers ", (b"a", 15 * MB), b"\n\n"),
    record("ten million empty lines", 500_001, HEAD, (b"\n", 10 * MB)),
    record("a million lines of header", 500_001, b"referee 1\n", (b"note x\n", MB)),
    record("signs of four bytes", 7, HEAD, ("🧛".encode(), 3 * MB), b"\n"),
    record("all taken back, again and again", 1039, BEGUN, (RULING, 1000), (b"undo from 3\nredo\n", 1000)),
    record(
        "all judged anew, again and again", 1038, BEGUN, (RULING, 1000), (b"set edition ru\nset edition fr\n", 1000)
    ),
    record("names changed for ever", 90, HEAD, (b"set players Ana Bea\nset players Ana Ben\n", 1000)),
    record("a byte order mark", 1, b"\xef\xbb\xbf", HEAD),
    record("UTF-16", 1, HEAD.decode().encode("utf-16")),
    record("NUL in the header", 2, b"referee 1\ngame\0 vampire-village\n\n"),
    record("NUL in an entry", 7, HEAD, b"Ana start\0 y111\n"),
    record("an escape sequence", 7, HEAD, b'note "\x1b]52;c;aGk=\x07"\n'),
    record("half a sign on each of two lines", 7, HEAD, b'note "\xe2"\n\x80\xae\n'),
    record("a number of a thousand digits", 9, BEGUN, b"= Ana cards ", (b"9", 1000), b"\n"),
    record("a key twice", 3, b"referee 1\ngame vampire-village\ngame vampire-village\n\n"),
    # Card lists
    cards("the billion laughs", 1, b"a: &a [x, x]\nb: &b [*a, *a]\nformat: *b\n"),
    cards("nested a hundred thousand deep", 1, (b"[", 100_000)),
    cards("nested by indent", 11, b"".join(b" " * depth + b"a:\n" for depth in range(500))),
    cards("half a million values", 1, b"format: [", (b"a,", 500_000), b"]\n"),
    cards("half a million keys", 1, b"{", b"".join(b"a%d," % number for number in range(100_000)), b"}\n"),
    cards("an object of Python", 1, b"!!python/object/apply:os.system ['touch hacked']\n"),
    cards("a tag", 1, b"format: !!binary aGk=\n"),
    cards("a key twice", 2, b"format: 1\nformat: 1\n"),
    cards("not a number", 5, CARD, b'    - {face: "b030:1", n: .nan}\n'),
    cards("a number of ten thousand digits", 5, CARD, b'    - {face: "b030:1", n: ', (b"9", 10_000), b"}\n"),
    cards("a merge key that is no mapping", 1, b"<<: [a]\nformat: 2\n"),
    cards("UTF-16", 1, "format: 1\n".encode("utf-16")),
    cards("NUL", 1, b"format: 1\0\n"),
    cards("an escaped control sign", 5, CARD, b'    - {face: "b030:1", en: "\\e[2J"}\n'),
    cards("a hundred megabytes", 1, (b"# remark\n", 12 * MB)),
    # Tallies and drawings
    tally("deep", ".yaml", 1, (b"{", 90_000)),
    tally("a quote never closed", ".csv", 2, b'Ana,1,2,3,4\n"', (b"a", 90_000)),
    tally("a hundred megabytes", ".csv", None, (b"Ana,1,2,3,4\n", 8 * MB)),
    Hostile("one row of many cards", ("attack", "witches", "w2", "--village-file"), ((b"3 ", 40_000),), None),
)


def run(trials: Sequence[int], folder: Path) -> Seen:
    seen = Seen()
    for trial in trials:
        seen.done += 1
        hostile = FILES[trial]
        if wrong := wrong_with(hostile, folder / f"{trial}{hostile.suffix}", seen):
            seen.failures.append(f"{hostile.command[0]}, {hostile.name}: {wrong}")
    return seen


def wrong_with(hostile: Hostile, file: Path, seen: Seen) -> str:
    with file.open("wb") as out:
        out.writelines(written(hostile.pieces))
    home = file.parent / "home"
    variables = {**os.environ, "REFEREE_HOME": str(home), "COLUMNS": "500", "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "referee", "--lang", "en", *hostile.command, file.name]
    with subprocess.Popen(
        command, env=variables, cwd=file.parent, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as child:
        assert child.stdout is not None
        said = child.stdout.read().decode()
        _, status, used = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
    file.unlink()
    seconds, megabytes = used.ru_utime + used.ru_stime, used.ru_maxrss / 1024
    seen.counts["refused"] += child.returncode in (1, 2, 4)
    if seconds > SECONDS or megabytes > MEGABYTES:
        return f"{seconds:.2f} s, {megabytes:.0f} MB"
    if child.returncode not in (1, 2, 4) or "Traceback" in said or "internal" in said:
        return f"status {child.returncode}: {said[:200]}"
    named = [int(number) for number in re.findall(rf"(?:{re.escape(file.name)}:|[Ll]ine )(\d+)", said)]
    if hostile.line is not None and hostile.line not in named:
        return f"not line {hostile.line}: {said[:200]}"
    if (file.parent / "hacked").exists() or list(home.glob("games/*")):
        return "something was made"
    return ""


ROW = Row(
    name="files",
    what="hostile YAML and records: under 1 s of CPU and 200 MB each, and the line named",
    unit="files",
    figure=len(FILES),
    short=2,
    run=run,
)
