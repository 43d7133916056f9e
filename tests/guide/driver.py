"""A person at a terminal: types keys, sees a drawn screen."""

import os
import re
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import pexpect
import pyte

from referee.guide.asked import HABIT
from referee.guide.asker import TWICE
from tests.places import ROOT
from tests.starting import PROGRAM, loaded

ENTER, ESCAPE, TAB, UP, DOWN, CTRL_A, CTRL_C, CTRL_D, CTRL_K = (
    "\r",
    "\x1b",
    "\t",
    "\x1b[A",
    "\x1b[B",
    "\x01",
    "\x03",
    "\x04",
    "\x0b",
)
QUESTION = b"\x1b[?2004h"  # sent once at the beginning of every question that can be edited
PATIENCE = 15.0
DRAWING = 1.0  # how long a screen may take from its first line to its last


class Terminal:
    """The program in a pseudo-terminal. Every wait ends as soon as what it waits for is there."""

    def __init__(
        self,
        home: Path,
        arguments: Sequence[str] = ("play",),
        columns: int = 80,
        rows: int = 24,
        **variables: str,
    ) -> None:
        kept = {key: os.environ[key] for key in ("PATH", "HOME", "SYSTEMROOT") if key in os.environ}
        settings = {
            "TERM": "xterm-256color",
            "COLORFGBG": "15;0",
            "LANG": "C.UTF-8",
            "REFEREE_HOME": str(home),
            **variables,
        }
        self.plain = settings["TERM"] == "dumb"
        self.screen = pyte.HistoryScreen(columns, rows, history=2000, ratio=0.5)
        self.stream = pyte.ByteStream(self.screen)
        self.raw = b""
        self.seen: list[str] = []  # the screen at every question
        self.keys = 0
        self.questions = 0
        self.last = ""  # the key pressed last
        self.meant = 0.0  # when an Enter is no longer taken for one that ends the last key
        variables = {**kept, **settings}
        self.process: Any = pexpect.spawn(
            PROGRAM[0],
            [*PROGRAM[1:], *arguments],
            env=variables,
            dimensions=(rows, columns),
            echo=True,
            cwd=str(ROOT),
            preexec_fn=loaded(arguments, variables),
        )
        self.process.delaybeforesend = None

    # what is typed

    def send(self, text: str) -> None:
        """Keys, one after the other, without waiting; an Enter alone is meant for the question that is there, and so is
        a digit that was pressed before."""
        if text == ENTER:
            time.sleep(max(0.0, self.meant - time.monotonic()))
        elif text.isdecimal() and text[0] == self.last:
            time.sleep(TWICE)
        self.last = text[-1:]
        self.keys += len(text)
        self.process.send(text)

    def enter(self, line: str = "") -> str:
        """A line and Enter; the screen when the next question is there."""
        before = self.questions
        self.send(line + ENTER)
        return self.until_question(before)

    def press(self, keys: str) -> str:
        """Keys that answer by themselves; the screen when the next question is there."""
        before = self.questions
        self.send(keys)
        self.until_question(before)
        self.meant = time.monotonic() + HABIT
        return self.text

    def paste(self, text: str, *, bracketed: bool = True) -> None:
        self.send(f"\x1b[200~{text}\x1b[201~" if bracketed else text)

    # what is seen

    def until_question(self, before: int = 0) -> str:
        self._read_until(lambda: self.questions > before)
        self.seen.append(self.text)
        return self.text

    def wait_for_question(self, before: int) -> None:
        """Until the next question begins to be drawn, and no longer."""
        self._read_until(lambda: self.questions > before, whole=False)

    def until(self, text: str) -> str:
        """The screen once that text has been on it, or above it."""
        self._read_until(lambda: text in self.everything)
        return self.text

    def until_shown(self, text: str) -> str:
        """The screen once that text is on it, however its spaces are."""
        self._read_until(lambda: text in self.text.replace("\u00a0", " "))
        return self.text

    def until_gone(self, text: str) -> str:
        """The screen once that text is no longer on it."""
        self._read_until(lambda: text not in self.text)
        return self.text

    def until_end(self) -> int:
        """The exit status, when the program has ended."""
        self._read_until(lambda: False, end=True)
        self._close()
        return int(self.process.exitstatus if self.process.exitstatus is not None else -self.process.signalstatus)

    @property
    def text(self) -> str:
        return "\n".join(line.rstrip() for line in self.screen.display).rstrip()

    @property
    def everything(self) -> str:
        """What has scrolled away, the screens of earlier questions, and the screen."""
        gone = ["".join(row[x].data for x in range(self.screen.columns)).rstrip() for row in self.screen.history.top]
        return "\n".join([*gone, *self.seen, self.text])

    @property
    def words(self) -> str:
        """All that was shown, however its lines are broken."""
        return " ".join(self.everything.split())

    @property
    def question(self) -> str:
        """The line the cursor is on."""
        return self.screen.display[self.screen.cursor.y].rstrip()

    @property
    def cursor(self) -> int:
        return int(self.screen.cursor.x)

    def _read_until(self, done: Any, *, end: bool = False, whole: bool = True) -> None:
        limit = time.monotonic() + PATIENCE
        while not done() or (whole and self._more()):
            try:
                self._feed(self.process.read_nonblocking(65536, timeout=0.2))
            except pexpect.TIMEOUT:
                assert time.monotonic() < limit, f"waited in vain; the screen:\n{self.text}"
                assert self.process.isalive() or end, f"the program ended; the screen:\n{self.text}"
            except pexpect.EOF:
                assert end or done(), f"the program ended; the screen:\n{self.text}"
                return

    def _more(self) -> bool:
        """Whether something is still on its way to the screen: it is there, or the program is at work."""
        import select

        limit = time.monotonic() + DRAWING
        while not select.select([self.process.child_fd], [], [], 0.004)[0]:
            if self._waits() or time.monotonic() > limit:
                return False
        return True

    def _waits(self) -> bool:
        """Whether the program sleeps until somebody types, where the system can tell."""
        try:
            state = Path(f"/proc/{self.process.pid}/stat").read_text("utf-8", "replace").rpartition(")")[2].split()[0]
        except OSError:
            return True
        return state not in ("R", "D")

    def _feed(self, data: bytes) -> None:
        self.raw += data
        self.stream.feed(data)
        if self.plain:
            self.questions = len(re.findall(rb"[>:?] (?=[^\r\n]*(?:\r|$))", self.raw))
        else:
            self.questions = self.raw.count(QUESTION)

    # the end

    def kill(self) -> None:
        """As by a flat battery."""
        self.process.kill(9)
        self._close()

    def close(self) -> None:
        if not self.process.closed:
            self.kill()

    def _close(self) -> None:
        self.process.wait()
        self.process.ptyproc.delayafterclose = 0
        self.process.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
