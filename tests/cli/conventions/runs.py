"""Running the program as a shell does: whole processes, and the same in this process where many runs are needed."""

import io
import os
import subprocess
from pathlib import Path
from typing import Any, NamedTuple, TextIO

import pexpect

from referee.cli.environment import Environment
from referee.cli.flags import take_flags
from referee.cli.main import run
from referee.cli.settings import settle
from tests.places import ROOT
from tests.starting import PROGRAM, loaded

GAMES = sorted(ROOT.joinpath("tests/games/vampire_village/recorded").glob("*.referee"))


class Done(NamedTuple):
    status: int
    out: str
    err: str


def variables(home: Path, **more: str) -> dict[str, str]:
    """An environment without anything of the person who runs the tests."""
    kept = {key: os.environ[key] for key in ("PATH", "SYSTEMROOT") if key in os.environ}
    return {**kept, "HOME": str(home), "REFEREE_HOME": str(home), "COLUMNS": "80", "PYTHONUTF8": "1", **more}


def referee(
    home: Path, *arguments: str, stdin: bytes = b"", cwd: Path | None = None, timeout: float | None = None, **more: str
) -> Done:
    """Both streams are pipes."""
    around = variables(home, **more)
    done = subprocess.run(
        [*PROGRAM, *arguments],
        input=stdin,
        env=around,
        preexec_fn=loaded(arguments, around),
        cwd=cwd or home,
        capture_output=True,
        timeout=timeout,
        check=False,
    )
    return Done(done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace"))


def unread(home: Path, *arguments: str) -> Done:
    """Somebody closes the pipe before anything is read."""
    around = variables(home)
    child = subprocess.Popen(
        [*PROGRAM, *arguments],
        env=around,
        preexec_fn=loaded(arguments, around),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=home,
    )
    assert child.stdout is not None
    child.stdout.close()
    _, err = child.communicate(timeout=60)
    return Done(child.returncode, "", err.decode("utf-8", "replace"))


class Pipe(io.StringIO):
    """A stream of UTF-8."""

    encoding = "utf-8"


class Terminal(Pipe):
    """A stream that says it is one."""

    def isatty(self) -> bool:
        return True


def within(
    home: Path, *arguments: str, columns: int = 80, stdin: str = "", terminal: bool = False, **more: str
) -> Done:
    """The same without a process of its own; on wish as if all three streams were a terminal."""
    stream = Terminal if terminal else Pipe
    out, err = stream(), stream()
    env = environment(home, list(arguments), stream(stdin), out, err, COLUMNS=str(columns), **more)
    return Done(run(take_flags(list(arguments))[0], env), out.getvalue(), err.getvalue())


def environment(
    home: Path, arguments: list[str], stdin: TextIO, stdout: TextIO, stderr: TextIO, **more: str
) -> Environment:
    """What the program would find around it."""
    given = {"REFEREE_HOME": str(home), "HOME": str(home), **more}
    flags = take_flags(arguments)[1]
    settings = settle(given, flags, project=str(home / ".referee.yaml"))
    return Environment(
        given,
        stdin,
        stdout,
        stderr,
        language=settings["lang"],
        colour=settings["color"] != "never",
        quiet=settings["quiet"] == "true",
        no_input=bool(flags.get("no-input")),
        settings=settings,
    )


def in_terminal(home: Path, *arguments: str, **more: str) -> str:
    """All that a terminal is sent."""
    child = spawn(home, *arguments, dimensions=(40, 100), **{"COLORFGBG": "15;0", **more})
    child.expect(pexpect.EOF)
    child.wait()
    return str(child.before)


def spawn(home: Path, *arguments: str, dimensions: tuple[int, int] | None = None, **more: str) -> Any:
    """The program in a terminal."""
    around = variables(home, **{"TERM": "xterm-256color", **more})
    child = pexpect.spawn(
        PROGRAM[0],
        [*PROGRAM[1:], *arguments],
        env=around,
        preexec_fn=loaded(arguments, around),
        cwd=str(home),
        encoding="utf-8",
        dimensions=dimensions,
        timeout=20,
    )
    child.delaybeforesend = None
    return child


def started(home: Path, name: str = "friday") -> Path:
    """A game of Ana and Ben in which both have started."""
    within(home, "new", name, "--players", "Ana", "Ben", "--order", "witches", "werewolves", "vampires")
    within(home, "do", "Ana start y111", "Ben start g200")
    return home / "games" / f"{name}.referee"
