"""What phones have sent, by the ids that they made: one that comes again has the same answer, and counts once.

A phone also sends again when the server was killed before it answered, and then only a file can tell that the entry is
in the record. Before an entry is written its id is noted in `NAME.sent`, with the number and the text that it will
have; it counts as entered if the record has just that. The note is not waited for: it survives the end of the program,
though perhaps not a loss of power.
"""

import json
import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Generic, NamedTuple, TypeVar

from referee.record.atomic import replace
from referee.record.file import load

SUFFIX: Final = ".sent"
MOST: Final = 512  # ids of a table that are remembered
LONGEST_ID: Final = 64
LARGEST: Final = 8_000_000  # bytes of the file, far more than it ever has
Answer = TypeVar("Answer")


class Entered(NamedTuple):
    """An entry as it is in the record."""

    number: int
    text: str


class Sent(Generic[Answer]):
    """The latest ids of one table. It is used by one thread at a time."""

    def __init__(self, path: Path | None, game: str, lines: Sequence[str], told: Callable[[Entered], Answer]) -> None:
        """`lines` are the record's; what they show to be entered is answered with what `told` makes of it."""
        self._path = path
        self._game = game
        self._noted: dict[str, Entered] = {}
        self._fd: int | None = None
        self._more = 0  # notes since the file was written whole
        if path is not None:
            entries = [line for line in lines if line.strip() and not line.lstrip().startswith("#")]
            noted = _read(path, game)
            self._noted = {id: one for id, one in noted.items() if entries[one.number - 1 : one.number] == [one.text]}
            self._write()
        self._answers: dict[str, Answer] = {id: told(one) for id, one in self._noted.items()}

    def answer(self, id: str) -> Answer | None:
        """What was answered to it; None if it has not come yet."""
        return self._answers.get(id)

    def note(self, id: str, entered: Entered) -> None:
        """It is about to be written."""
        _put(self._noted, id, entered)
        if self._fd is None:
            return
        self._more += 1
        if self._more >= MOST:
            self._write()
            return
        with suppress(OSError):  # no reason to refuse an entry
            os.write(self._fd, _line([id, *entered]))

    def keep(self, id: str, answer: Answer) -> None:
        _put(self._answers, id, answer)

    def close(self) -> None:
        if self._fd is not None:
            os.close(self._fd)
            self._fd = None

    def _write(self) -> None:
        """The file with the latest notes and no others."""
        assert self._path is not None
        self.close()
        data = _line({"schema": 1, "game": self._game}) + b"".join(
            _line([id, *entered]) for id, entered in self._noted.items()
        )
        self._more = 0
        with suppress(OSError):
            replace(self._path, data)
            self._fd = os.open(self._path, os.O_WRONLY | os.O_APPEND)


def _put(kept: dict[str, Any], id: str, value: Any) -> None:
    """The newest is the last; the oldest makes room."""
    kept.pop(id, None)
    kept[id] = value
    while len(kept) > MOST:
        del kept[next(iter(kept))]


def _line(data: Any) -> bytes:
    return json.dumps(data).encode() + b"\n"


def _read(path: Path, game: str) -> Mapping[str, Entered]:
    """The notes of that game; from a torn or altered line on there are none."""
    noted: dict[str, Entered] = {}
    try:
        head, *lines = load(path, LARGEST).splitlines()
        if json.loads(head) != {"schema": 1, "game": game}:
            return {}
        for line in lines:
            id, number, text = json.loads(line)
            if type(id) is not str or type(number) is not int or number < 1 or type(text) is not str:
                break
            _put(noted, id, Entered(number, text))
    except (OSError, ValueError, TypeError, RecursionError):
        pass
    return noted
