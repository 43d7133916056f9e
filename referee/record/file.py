"""Records on disk: one writer at a time, and nothing acknowledged before it is safe there."""

import errno
import os
import time
from pathlib import Path
from types import TracebackType
from typing import Self

from referee.record.read import LARGEST, Record, read
from referee.record.seal import Sealer

try:
    import fcntl
except ImportError:  # Windows: the lock is left to msvcrt
    fcntl = None  # type: ignore[assignment]

OLD = "~"  # added to the name of a file that was replaced


class NotAFile(OSError):
    """A pipe, a device or the like."""


class Unwritable(OSError):
    """A file or a folder that cannot be made where it should be."""


class InUse(Exception):
    """Another referee writes to this record."""


class Changed(Exception):
    """The file was changed by another program since it was read."""


def load(path: Path) -> bytes:
    """The bytes of a record, for reading only; a reader never waits.

    :raises OSError: if it cannot be read, or is no ordinary file.
    """
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if path.exists() and not path.is_file():  # reading from a pipe or a device could wait for ever
        raise NotAFile(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
    with path.open("rb") as file:
        return file.read(LARGEST + 1)


class Journal:
    """A record held for writing. Closing it, or a crash, lets the next writer in."""

    def __init__(self, path: Path, *, patience: float = 2.0) -> None:
        """:raises InUse: if another referee keeps the record for longer than `patience` seconds.
        :raises OSError: if it cannot be opened."""
        self.path = path
        self._fd = _open_locked(path, patience)
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

    def append(self, lines: list[str]) -> None:
        """Seal the lines, write them as one piece, and wait until the disk has them.

        :raises Changed: if somebody else changed the file meanwhile; nothing is written then.
        :raises OSError: if it cannot be written; what was written of it is cut off again.
        """
        if os.fstat(self._fd).st_size != self._size + len(self._torn):
            raise Changed(self.path)
        if self._torn:
            _keep_aside(self.path, self._torn)
            os.ftruncate(self._fd, self._size)
            self._torn = b""
        sealer = self._sealer.copy()
        block = self._gap
        sealer.cover(block)
        for line in lines:
            text = line.encode()
            sealer.cover(text)
            end = sealer.seal() + b"\n"
            sealer.cover(end)
            block += text + end
        try:
            _write_all(self._fd, block, self._size)
            os.fsync(self._fd)
        except OSError:
            os.ftruncate(self._fd, self._size)
            raise
        self._sealer = sealer
        self._size += len(block)
        self._gap = b""

    def close(self) -> None:
        os.close(self._fd)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def create(path: Path, data: bytes) -> None:
    """A new file with these bytes, whole or not at all, safe on disk.

    :raises FileExistsError: if there is one already.
    :raises Unwritable: if it cannot be written.
    """
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        _write_durably(draft, data)
        os.link(draft, path)  # unlike a rename, this never replaces a file
    except FileExistsError as error:
        raise FileExistsError(error.errno, error.strerror, str(path)) from None
    except OSError as error:
        raise Unwritable(error.errno, error.strerror, str(path)) from None
    finally:
        draft.unlink(missing_ok=True)
    sync_directory(path.parent)


def replace(path: Path, data: bytes) -> None:
    """The file with new bytes: the old ones or the new ones are there, never a mixture.

    :raises Unwritable: if it cannot be written.
    """
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        _write_durably(draft, data)
        draft.replace(path)
    except OSError as error:
        raise Unwritable(error.errno, error.strerror, str(path)) from None
    finally:
        draft.unlink(missing_ok=True)
    sync_directory(path.parent)


def make_folder(path: Path) -> None:
    """:raises Unwritable: if it is not there and cannot be made."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unwritable(error.errno, error.strerror, str(path)) from None


def replace_keeping(path: Path, data: bytes) -> bool:
    """The file with new bytes; what another file of that name held is kept beside it. Whether there was something.

    :raises OSError: if it cannot be written.
    """
    old = path.read_bytes() if path.exists() else data
    if old != data:
        replace(path.with_name(path.name + OLD), old)
    replace(path, data)
    return old != data


def sync_directory(folder: Path) -> None:
    """Make a new name in that folder survive a crash of the machine; Windows has no such call."""
    if os.name == "nt":
        return
    fd = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(fd)
    finally:
        os.close(fd)


def _write_durably(path: Path, data: bytes) -> None:
    fd = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o644)
    try:
        _write_all(fd, data, 0)
        os.fsync(fd)
    finally:
        os.close(fd)


def _in_header(record: Record, data: bytes) -> bool:
    """Whether the empty line after the header is missing: a line added now would be taken for one of the header."""
    return bool(record.header) and record.header[-1].number == data.count(b"\n")


def _keep_aside(path: Path, torn: bytes) -> None:
    """An interrupted append is kept beside the record before it is cut off."""
    number = 1
    while True:
        try:
            create(path.with_name(f"{path.name}.torn{number}"), torn)
            return
        except FileExistsError:
            number += 1


def _open_locked(path: Path, patience: float) -> int:
    deadline = time.monotonic() + patience
    if not path.is_file():
        load(path)  # says what is wrong
    while True:
        fd = os.open(path, os.O_RDWR)
        try:
            locked = _try_lock(fd)
            if locked and _is_still(path, fd):
                return fd
        except BaseException:
            os.close(fd)
            raise
        os.close(fd)
        if not locked and time.monotonic() >= deadline:
            raise InUse(path)
        time.sleep(0.02)


def _is_still(path: Path, fd: int) -> bool:
    """Whether the name still means the file that was opened: it may have been replaced meanwhile."""
    try:
        return os.path.samestat(os.stat(path), os.fstat(fd))
    except FileNotFoundError:
        return False


def _try_lock(fd: int) -> bool:
    if fcntl is None:
        return True
    try:
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _read_all(fd: int) -> bytes:
    with os.fdopen(os.dup(fd), "rb") as file:
        return file.read(LARGEST + 1)


def _write_all(fd: int, data: bytes, offset: int) -> None:
    os.lseek(fd, offset, os.SEEK_SET)
    view = memoryview(data)
    while view:
        view = view[os.write(fd, view) :]
