"""Bad places for records, lists and answers, and Ctrl-C at twenty moments: a message, a status, no partial file."""

import ctypes
import fcntl
import os
import re
import resource
import shutil
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from referee.table.verify import replay

from .children import PLAYERS, Ended, run
from .frame import Row, Seen

ENTRY = 'note "so"'
DO = ("do", "--game", "friday", ENTRY)
MOMENTS = 20
PR_CAPBSET_DROP = 24


class Place:
    """A home with a game of two entries."""

    def __init__(self, home: Path, template: Path) -> None:
        shutil.copytree(template, home)
        self.home = home
        self.record = home / "games" / "friday.referee"
        self.before = self.record.read_bytes()

    def referee(self, *words: str, shell: str = "", **how: object) -> Ended:
        """The program as a process of its own; `shell` is what a shell would redirect."""
        program = [sys.executable, "-m", "referee", *words]
        command = ["/bin/sh", "-c", f'exec "$@" {shell}', "sh", *program] if shell else program
        done = subprocess.run(
            command,
            env=environment(self.home),
            cwd=self.home,
            capture_output=True,
            timeout=60,
            **how,  # type: ignore[call-overload]
        )
        return Ended(done.returncode, done.stdout.decode(), done.stderr.decode())

    def bounded(self, *words: str) -> Ended:
        """The same by somebody whom the system does not let write everywhere, which it lets root."""
        return self.referee(*words, preexec_fn=None if os.geteuid() else _give_up_the_right_to_ignore_rights)

    def entries_added(self) -> int | None:
        """How many entries are new in the record; None if anything else has changed there."""
        data = self.record.read_bytes()
        result = replay(data)
        if not data.startswith(self.before) or result.failure or result.record.torn:
            return None
        return data.count(b"\n") - self.before.count(b"\n")


def environment(home: Path) -> dict[str, str]:
    kept = {key: os.environ[key] for key in ("PATH", "PYTHONPATH") if key in os.environ}
    return {**kept, "HOME": str(home), "REFEREE_HOME": str(home), "COLUMNS": "500", "PYTHONUTF8": "1"}


def _give_up_the_right_to_ignore_rights() -> None:
    libc = ctypes.CDLL(None, use_errno=True)
    for capability in (1, 2):  # CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH
        if libc.prctl(PR_CAPBSET_DROP, capability, 0, 0, 0):
            raise OSError(ctypes.get_errno(), "prctl")


class Case(NamedTuple):
    """What is done there, the status it must end with, a word of the message, and the entries it may add."""

    name: str
    act: Callable[[Place], Ended]
    status: int
    word: str
    added: int = 0


# what is there instead of a record


def _record_is(make: Callable[[Path], object]) -> Callable[[Place], Ended]:
    def act(place: Place) -> Ended:
        make(place.home / "x.referee")
        return place.referee("do", "--file", "x.referee", ENTRY)

    return act


def _read_only_record(place: Place) -> Ended:
    place.record.chmod(0o444)
    return place.bounded(*DO)


def _read_only_folder(*words: str, folder: str = ".") -> Callable[[Place], Ended]:
    def act(place: Place) -> Ended:
        (place.home / folder).mkdir(exist_ok=True)
        (place.home / folder).chmod(0o555)
        ended = place.bounded(*words)
        (place.home / folder).chmod(0o755)
        return ended

    return act


def _at(file: str, make: Callable[[Path], object], *words: str) -> Callable[[Place], Ended]:
    """The command when something odd lies at that name."""

    def act(place: Place) -> Ended:
        path = place.home / file
        if path.is_dir() and make is not Path.mkdir:
            shutil.rmtree(path)
        path.unlink(missing_ok=True)
        make(path)
        kind = stat.S_IFMT(path.lstat().st_mode)
        ended = place.referee(*words)
        assert stat.S_IFMT(path.lstat().st_mode) == kind, "it is something else now"
        return ended

    return act


def _plain(*words: str, shell: str = "") -> Callable[[Place], Ended]:
    return lambda place: place.referee(*words, shell=shell)


def _through_a_link(place: Place) -> Ended:
    link = place.home / "x.referee"
    link.symlink_to(place.record)
    ended = place.referee("do", "--file", "x.referee", ENTRY)
    assert link.is_symlink()
    return ended


def _nowhere(path: Path) -> None:
    path.symlink_to("missing.referee")


def _loop(path: Path) -> None:
    path.symlink_to(path.name)


def _device(name: str) -> Callable[[Path], None]:
    return lambda path: path.symlink_to(name)


def _nobody_reads(*words: str) -> Callable[[Place], Ended]:
    def act(place: Place) -> Ended:
        reading, writing = os.pipe()
        os.close(reading)
        with os.fdopen(writing, "wb") as pipe:
            done = subprocess.run(
                [sys.executable, "-m", "referee", *words],
                env=environment(place.home),
                cwd=place.home,
                stdout=pipe,
                stderr=subprocess.PIPE,
                timeout=60,
                check=False,
            )
        return Ended(done.returncode, "", done.stderr.decode())

    return act


def _at_most(more: int, *words: str) -> Callable[[Place], Ended]:
    """Files may grow by so many bytes only: the system writes part of a line, then refuses."""

    def act(place: Place) -> Ended:
        size = len(place.before) + more

        def limit() -> None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

        return place.referee(*words, preexec_fn=limit)

    return act


def _in_use(*words: str) -> Callable[[Place], Ended]:
    def act(place: Place) -> Ended:
        with place.record.open("rb") as held:
            fcntl.flock(held, fcntl.LOCK_EX)
            return place.referee(*words)

    return act


def _interrupted(part: int) -> Callable[[Place], Ended]:
    """Ctrl-C when that part of the time that the command takes has passed."""

    def act(place: Place) -> Ended:
        child = subprocess.Popen(
            [sys.executable, "-m", "referee", *DO],
            env=environment(place.home),
            cwd=place.home,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        time.sleep(usual_time(place) * (part + 0.5) / MOMENTS)
        child.send_signal(signal.SIGINT)
        out, err = child.communicate(timeout=60)
        ended = Ended(child.returncode, out.decode(), err.decode())
        if ended.status in (1, -signal.SIGINT) and not re.search("referee/(cli|__main__)", ended.err):
            return Ended(130, "", "Interrupted while Python started")
        return Ended(130, "", "Interrupted too late") if ended.status == 0 and ended.out else ended

    return act


_usual: list[float] = []


def usual_time(place: Place) -> float:
    if not _usual:
        began = time.perf_counter()
        place.referee("do", "--game", "friday", "undo", "redo", "undo", "redo")
        _usual.append(time.perf_counter() - began)
        place.record.write_bytes(place.before)
    return _usual[0]


NEW = ("new", "x", *PLAYERS, "--file")
CASES = (
    Case("a missing record", _record_is(lambda path: None), 4, "no such file"),
    Case("a folder for a record", _record_is(Path.mkdir), 4, "folder"),
    Case("a link to nowhere for a record", _record_is(_nowhere), 4, "no such file"),
    Case("a link to itself for a record", _record_is(_loop), 4, "x.referee"),
    Case("a FIFO for a record", _record_is(os.mkfifo), 4, "ordinary"),
    Case("a full device for a record", _record_is(_device("/dev/full")), 4, "ordinary"),
    Case("an endless device for a record", _record_is(_device("/dev/zero")), 4, "ordinary"),
    Case("an empty file for a record", _record_is(Path.touch), 4, "referee 1"),
    Case("a record through a link", _through_a_link, 0, "", 1),
    Case("a read-only record", _read_only_record, 4, "can't open"),
    Case("a read-only folder around the record", _read_only_folder(*DO, folder="games"), 0, "", 1),
    Case("a new game in a read-only folder", _read_only_folder("new", "x", *PLAYERS, folder="games"), 2, "Nothing"),
    Case("a new game in a read-only home", _read_only_folder(*NEW, "y.referee"), 2, "Nothing"),
    Case("a new game in a missing folder", _plain(*NEW, "missing/x.referee"), 2, "Nothing"),
    Case("a new game where a folder lies", _at("x", Path.mkdir, *NEW, "x"), 4, "already"),
    Case("a new game where a link to nowhere lies", _at("x", _nowhere, *NEW, "x"), 4, "already"),
    Case("a new game where a FIFO lies", _at("x", os.mkfifo, *NEW, "x"), 4, "already"),
    Case("a new game with too long a name", _plain(*NEW, "x" * 300), 2, "Nothing"),
    Case("a file for the folder of games", _plain(*NEW, "last/x.referee"), 2, "Nothing"),
    Case("a folder for the card list", _at("cards.yaml", Path.mkdir, "cards", "add", "round1", "g300"), 4, "cards"),
    Case("a FIFO for the card list", _at("cards.yaml", os.mkfifo, "cards", "add", "round1", "g300"), 4, "cards"),
    Case("a read-only home for the card list", _read_only_folder("cards", "add", "round1", "g300"), 2, "Nothing"),
    Case("a folder for the settings", _at("config.yaml", Path.mkdir, "config", "set", "lang", "fr"), 4, "config"),
    Case("a FIFO for the settings", _at("config.yaml", os.mkfifo, "config", "set", "lang", "fr"), 4, "config"),
    Case("read-only completions", _read_only_folder("completions", "fish", "--install"), 2, "Nothing"),
    Case("an export to a folder", _plain("export", "--game", "friday", "-o", "games", "--format", "md"), 2, "folder"),
    Case("an export to a missing folder", _plain("export", "--game", "friday", "-o", "a/b.md"), 2, "Nothing"),
    Case(
        "an export to a read-only folder",
        _read_only_folder("export", "--game", "friday", "-o", "out/x.md", folder="out"),
        2,
        "Nothing",
    ),
    Case("an export to a FIFO", _at("x.md", os.mkfifo, "export", "--game", "friday", "-o", "x.md"), 2, "ordinary"),
    Case("an export over a link to nowhere", _at("x.md", _nowhere, "export", "--game", "friday", "-o", "x.md"), 0, ""),
    Case("an export over its record", _plain("export", "--game", "friday", "-o", "games/friday.referee"), 2, "record"),
    Case(
        "an export to a full device",
        _plain("export", "--game", "friday", "--format", "md", shell=">/dev/full"),
        4,
        "answer",
    ),
    Case("answers to a full device", _plain(*DO, shell=">/dev/full"), 4, "1 entry is in the record", 1),
    Case("answers as JSON to a full device", _plain(*DO, "--json", shell=">/dev/full"), 4, "1 entry is in", 1),
    Case("answers to a closed stream", _plain(*DO, shell=">&-"), 4, "1 entry is in the record", 1),
    Case("answers to nobody", _nobody_reads(*DO), 0, "", 1),
    Case("many answers to nobody", _nobody_reads(*DO, *[ENTRY] * 400), 0, "", 401),
    Case("a new game, answered to nobody", _nobody_reads("new", "y", *PLAYERS), 0, ""),
    Case("a reading answered to nobody", _nobody_reads("show", "--game", "friday", "--quiet"), 0, ""),
    Case("a reading to a closed stream", _plain("show", "--game", "friday", shell=">&-"), 4, "answer"),
    Case("all streams closed", _plain(*DO, shell="<&- >&- 2>&-"), 4, "", 1),
    Case("a closed stream for complaints", _plain(*DO, shell="2>&-"), 0, "", 1),
    Case("a full device for complaints", _plain("do", "--game", "friday", "Ana dance", shell="2>/dev/full"), 2, ""),
    Case("a closed input", _plain("do", "--game", "friday", "-", shell="<&-"), 0, ""),
    Case("room for half a line", _at_most(7, *DO), 4, "Nothing was written"),
    Case("room for one entry of two", _at_most(25, *DO, ENTRY), 4, "1 entry before is in the record", 1),
    Case("no room for a new game", _at_most(-60, *NEW, "y.referee"), 4, "Nothing was written"),
    Case("a record in use", _in_use(*DO), 5, "in use"),
    Case("a reader of a record in use", _in_use("show", "--game", "friday"), 0, ""),
    Case("deleting a record in use", _in_use("games", "delete", "friday"), 5, "in use"),
    Case("renaming a record in use", _in_use("games", "rename", "friday", "x"), 5, "in use"),
    *(Case(f"Ctrl-C at moment {part + 1}", _interrupted(part), 130, "Interrupted", -1) for part in range(MOMENTS)),
)


def run_trials(trials: Sequence[int], folder: Path) -> Seen:
    folder.chmod(0o755)
    template = folder / "template"
    template.mkdir()
    run(template, "new", "friday", *PLAYERS)
    run(template, "do", "--game", "friday", "Ana start y111", "Ben start g200")
    seen = Seen()
    for trial in trials:
        case = CASES[trial]
        seen.done += 1
        if wrong := wrong_with(case, Place(folder / str(trial), template), seen):
            seen.failures.append(f"{case.name}: {wrong}")
    return seen


def wrong_with(case: Case, place: Place, seen: Seen) -> str:
    files = sorted(place.home.rglob("*"))
    try:
        ended = case.act(place)
    except subprocess.TimeoutExpired:
        return "it hangs"
    except AssertionError as error:
        return str(error)
    added = place.entries_added()
    seen.counts["Ctrl-C" if case.status == 130 else f"status {case.status}"] += 1
    if "Traceback" in ended.err or "bug in the referee" in ended.err:
        return f"traceback: {ended.err[-400:]}"
    if ended.status != case.status or case.word not in ended.err:
        return f"status {ended.status}, said: {ended.err.strip()!r}, {ended.out[:80]!r}"
    if added != case.added and not (case.added == -1 and added in (0, 1)):
        return f"{added} entries were added"
    if case.status == 130 and "in the record" in ended.err and added != 1:
        return f"{added} entries were added, but said: {ended.err}"
    drafts = [path.name for path in place.home.rglob(".*") if path not in files and path.is_file()]
    return f"left behind: {drafts}" if drafts else ""


ROW = Row(
    name="places",
    what="bad places for records, lists and answers; Ctrl-C at twenty moments",
    unit="cases",
    figure=len(CASES),
    short=5,
    run=run_trials,
)
