"""The program in a forked child: a whole command, without the time that starting Python takes."""

import gc
import io
import os
import signal
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, NoReturn

TRACEBACK = 99  # the status of a child that the program let fall
PLAYERS = ("--players", "Ana", "Ben", "--order", "witches", "werewolves", "vampires")


Prepare = Callable[[], Callable[[], object] | None]  # before a command; what it returns is called after it


class Ended(NamedTuple):
    status: int  # as a shell says it: 137 is killed
    out: str
    err: str


class Output(io.RawIOBase):
    """Standard output through os.write, where a test can get hold of it."""

    def writable(self) -> bool:
        return True

    def fileno(self) -> int:
        return 1

    def write(self, data: object) -> int:
        return os.write(1, bytes(data))  # type: ignore[call-overload, no-any-return]


class Child:
    """A running command. `prepare` is called in the child, just before the command, and what it returns just after."""

    def __init__(self, home: Path, *arguments: str, prepare: Prepare | None = None, at_once: bool = False) -> None:
        out, out_end = os.pipe()
        err, err_end = os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            _be_the_program(home, arguments, prepare, (out_end, err_end), at_once)
        os.close(out_end)
        os.close(err_end)
        self._out, self._err = out, err

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)

    def wait(self) -> Ended:
        with open(self._out, "rb") as out, open(self._err, "rb") as err:
            said, complained = out.read(), err.read()
        status = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
        return Ended(128 - status if status < 0 else status, said.decode("utf-8", "replace"), complained.decode())


def run(home: Path, *arguments: str, prepare: Prepare | None = None) -> Ended:
    return Child(home, *arguments, prepare=prepare).wait()


def _be_the_program(
    home: Path, arguments: tuple[str, ...], prepare: Prepare | None, ends: tuple[int, int], at_once: bool
) -> NoReturn:
    status = TRACEBACK
    leave = os._exit
    try:
        gc.freeze()
        os.dup2(ends[0], 1)
        os.dup2(ends[1], 2)
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, 0)
        sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
        raw = Output()
        sys.stdout = io.TextIOWrapper(
            raw if at_once else io.BufferedWriter(raw),  # type: ignore[arg-type]
            encoding="utf-8",
            write_through=at_once,
        )
        sys.stderr = open(2, "w", encoding="utf-8", buffering=1, closefd=False)  # noqa: SIM115
        os.environ.clear()
        os.environ.update(
            {"HOME": str(home), "REFEREE_HOME": str(home), "XDG_DATA_HOME": str(home / "share"), "COLUMNS": "500"}
        )
        os.chdir(home)
        from referee.cli.main import main

        after = prepare() if prepare is not None else None
        try:
            main(list(arguments))
        except SystemExit as done:
            status = done.code if isinstance(done.code, int) else 0
        sys.stdout.flush()
        if after is not None:
            after()
    except BaseException:
        with suppress(BaseException):
            traceback.print_exc(file=sys.stderr)
        status = TRACEBACK
    finally:
        with suppress(BaseException):
            sys.stderr.flush()
        leave(status)
