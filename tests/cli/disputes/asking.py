"""Run a command as a person would, in this process."""

import io
import json
import shlex
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from referee import Table
from referee.cli.environment import Environment
from referee.cli.flags import take_flags
from referee.cli.main import run
from referee.cli.settings import settle


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class Answer(NamedTuple):
    status: int
    out: str
    err: str

    @property
    def again(self) -> str:
        """The line that the answer ends with."""
        last = self.out.rstrip("\n").split("\n")[-1]
        assert last.startswith("Run again: "), self.out
        return last.removeprefix("Run again: ")

    @property
    def json(self) -> dict[str, Any]:
        found = json.loads(self.out)
        assert isinstance(found, dict)
        return found

    @property
    def words(self) -> str:
        """All that is said, on one line."""
        return " ".join(f"{self.out} {self.err}".split())


def ask(
    command: str | list[str], typed: str = "", *, terminal: bool = False, columns: int = 80, edition: str = ""
) -> Answer:
    """What `referee …` answers; `typed` is its standard input, `edition` what this machine is set to."""
    words = shlex.split(command)[1:] if isinstance(command, str) else command
    words, flags = take_flags(words)
    stream = Terminal if terminal else io.StringIO
    stdin, stdout, stderr = stream(typed), stream(), stream()
    variables = {"COLUMNS": str(columns), "REFEREE_HOME": tempfile.gettempdir() + "/no-games", "NO_COLOR": "1"}
    settings = settle({**variables, "REFEREE_EDITION": edition}, {}, project="")
    env = Environment(
        variables,
        stdin,
        stdout,
        stderr,
        quiet=bool(flags.get("quiet")),
        debug=bool(flags.get("debug")),
        settings=settings,
    )
    status = run(words, env)
    answer = Answer(status, stdout.getvalue(), stderr.getvalue())
    assert "bug in the referee" not in answer.err, answer.err
    assert '"code": "bug"' not in answer.out, answer.out
    return answer


def twice(command: str, **more: Any) -> Answer:
    """The answer, after checking that the line it ends with gives the same, on a machine with other settings too."""
    first = ask(command, **more)
    line = first.json["again"] if "--json" in command else first.again
    for edition in ("fr", "ru"):
        second = ask(line, edition=edition)
        assert (second.out, second.status) == (first.out, first.status), line
    return first


def record(folder: Path, table: Table) -> Path:
    """A file with the lines of a table that was played in memory."""
    from referee.table.header import write_header

    path = folder / "game.referee"
    path.write_text(write_header(table.header) + "".join(f"{line}\n" for line in table.lines), encoding="utf-8")
    return path
