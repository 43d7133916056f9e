"""Records on disk: one writer at a time, and nothing acknowledged before it is safe there."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Self

from referee.record.atomic import Unconfirmed, is_still, open_locked, replace_held, sync_directory
from referee.record.backup import keep_beside
from referee.record.read import LARGEST, Record, read
from referee.record.seal import Sealer


class NotAFile(OSError):
    """A pipe, a device or the like."""


class Unwritten(OSError):
    """Lines could not be added: the record is as it was before."""


class Changed(Exception):
    """The file was changed, replaced or moved by another program since it was read."""


def load(path: Path, most: int = LARGEST + 1) -> bytes:
    """The bytes of a record, for reading only; a reader never waits.

    :raises OSError: if it cannot be read, or is not an ordinary file.
    """
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if path.exists() and not path.is_file():  # reading from a pipe or a device could wait for ever
        raise NotAFile(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
    try:
        with path.open("rb") as file:
            return file.read(most)
    except ValueError:  # no file can have that name: a NUL, or half of a character
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path)) from None


class Journal:
    """A record held for writing. Closing it, or a crash, lets the next writer in."""

    def __init__(self, path: Path, *, patience: float = 2.0) -> None:
        """:raises InUse: if another referee keeps the record for longer than `patience` seconds.
        :raises OSError: if it cannot be opened."""
        self.path = path
        if not path.is_file():
            load(path)  # says what is wrong
        self._fd, self.locked = open_locked(path, os.O_RDWR, patience)
        try:
            data = _read_all(self._fd)
        except BaseException:
            os.close(self._fd)
            raise
        self.record: Record = read(data)
        self.data = data
        self._torn = self.record.torn
        kept = data[: len(data) - len(self._torn)]
        self._size = len(kept)
        self._gap = b"" if kept.endswith(b"\n") else b"\n"  # what must come before the next line
        if _in_header(self.record, kept + self._gap):
            self._gap += b"\n"
        self._sealer = Sealer()
        self._sealer.cover(kept.replace(b"\r\n", b"\n"))

    def append(self, lines: list[str], *, whole: bool = False) -> None:
        """Seal the lines, write them as one piece, and wait until the disk has them.

        An interrupt waits until then: the lines are there or they are not. If they only make sense together, ask for
        them `whole`: of what is appended, a loss of power may leave the first lines; a file that is replaced is the old
        one or the new one.

        :raises Changed: if somebody else changed the file meanwhile; nothing is written then.
        :raises Unwritten: if it cannot be written; what was written of it is cut off again.
        :raises Unconfirmed: if it was written, but is perhaps not safe.
        """
        if os.fstat(self._fd).st_size != self._size + len(self._torn) or not is_still(self.path, self._fd):
            raise Changed(self.path)
        sealer = self._sealer.copy()
        block = self._gap
        sealer.cover(block)
        for line in lines:
            text = line.encode()
            sealer.cover(text)
            end = sealer.seal() + b"\n"
            sealer.cover(end)
            block += text + end
        with _uninterrupted():
            self._cut_torn_end()
            if whole:
                self._replace(block)
            else:
                self._write(block)
            self._sealer = sealer
            self._size += len(block)
            self._gap = b""
            if whole:
                self._confirm()

    def _cut_torn_end(self) -> None:
        if self._torn:
            try:
                keep_beside(self.path, "torn", self._torn)
                os.ftruncate(self._fd, self._size)
            except OSError as error:
                raise Unwritten(error.errno, error.strerror, str(self.path)) from error
            self._torn = b""

    def _write(self, block: bytes) -> None:
        done = 0
        try:
            os.lseek(self._fd, self._size, os.SEEK_SET)
            while done < len(block):
                done += os.write(self._fd, block[done:])
            os.fsync(self._fd)
        except OSError as error:
            try:
                os.ftruncate(self._fd, self._size)
            except OSError:
                if done >= block.index(b"\n", len(self._gap)):  # a line is there, and counts, line end or not
                    raise Unconfirmed(error.errno, error.strerror, str(self.path)) from error
                self._torn = block[:done]  # no line: nobody reads it, and the next append cuts it off
            raise Unwritten(error.errno, error.strerror, str(self.path)) from error

    def _replace(self, block: bytes) -> None:
        """The record with these lines in the place of the one without; a link to it stays one."""
        try:
            new = replace_held(self._real(), _read_all(self._fd) + block)
        except OSError as error:
            raise Unwritten(error.errno, error.strerror, str(self.path)) from error
        os.close(self._fd)
        self._fd, self.locked = new

    def _confirm(self) -> None:
        try:
            sync_directory(self._real().parent)
        except OSError as error:
            raise Unconfirmed(error.errno, error.strerror, str(self.path)) from error

    def _real(self) -> Path:
        return Path(os.path.realpath(self.path))

    def close(self) -> None:
        os.close(self._fd)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Ctrl-C waits, where the system can make it wait."""
    import signal

    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _in_header(record: Record, data: bytes) -> bool:
    """Whether the empty line after the header is missing: a line added now would be taken for one of the header."""
    return bool(record.header) and record.header[-1].number == data.count(b"\n")


def _read_all(fd: int) -> bytes:
    with os.fdopen(os.dup(fd), "rb") as file:
        file.seek(0)
        return file.read(LARGEST + 1)
