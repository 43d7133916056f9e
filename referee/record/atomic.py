"""Files that change as a whole: written beside their name, safe on disk, then moved there. Old or new, never mixed."""

import errno
import os
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import NamedTuple

try:
    import fcntl
except ImportError:  # Windows: the lock is left to msvcrt
    fcntl = None  # type: ignore[assignment]

OLD = "~"  # after the name of what was there before
NO_LINKS = (errno.EPERM, errno.EOPNOTSUPP, errno.ENOSYS, errno.EMLINK)  # what file systems without hard links say
NO_LOCKS = (errno.EBADF, errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS)  # and those without locks


class InUse(Exception):
    """Another referee writes there."""


class Unwritable(OSError):
    """It could not be written: what was there before is there still."""


class Unconfirmed(OSError):
    """It was written, but the disk did not confirm that it will survive a loss of power."""


class Held(NamedTuple):
    """An open file, and whether the system keeps others out of it: some file systems have no locks."""

    fd: int
    locked: bool


def create(path: Path, data: bytes, *, like: Path | None = None) -> None:
    """A new file with these bytes, whole or not at all, safe on disk; on wish, who may read it is as with another.

    :raises FileExistsError: if there is one already.
    :raises Unwritable:
    """
    with _draft(path, data, like) as draft:
        _put_in_place(draft, path)
        try:
            sync_directory(path.parent)
        except OSError as error:
            with suppress(OSError):
                path.unlink()
            raise _unwritable(error, path) from error


def replace(path: Path, data: bytes, *, backup: bool = False, before: bytes | None = None) -> bool:
    """The file with new bytes; on wish, the old ones stay beside it under its name and a `~`. Whether there were some.

    Where there is no file, `before` counts as what was there.

    :raises Unwritable, Unconfirmed:
    """
    with _draft(path, data, path) as draft:
        try:
            old = path.read_bytes() if path.is_file() else before
            kept = backup and old is not None and old != data
            with _backed_up(path, before) if kept else nullcontext():
                os.replace(draft, path)
        except OSError as error:
            raise _unwritable(error, path) from error
    _confirm(path)
    return kept


def replace_held(path: Path, data: bytes) -> Held:
    """The file with new bytes, held from before it has its name. The folder is still to be synced.

    :raises Unwritable:
    """
    with _draft(path, data, path) as draft:
        held_file = open_locked(draft, os.O_RDWR, 0)
        try:
            os.replace(draft, path)
        except OSError as error:
            os.close(held_file.fd)
            raise _unwritable(error, path) from error
    return held_file


def move(old: Path, new: Path) -> None:
    """Give a file another name, which nothing has yet.

    :raises FileExistsError: if something appeared there meanwhile.
    :raises Unwritable, Unconfirmed:
    """
    try:
        if new.exists() and new.samefile(old):  # only the case differs, where case does not matter
            os.rename(old, new)
        else:
            _put_in_place(old, new)
            _drop_other_name(old, new)
    except FileExistsError:
        raise
    except OSError as error:
        raise _unwritable(error, new) from error
    _confirm(new)
    if old.parent != new.parent:
        _confirm(old)


def make_folder(folder: Path) -> None:
    """The folder with all above it, each name safe on disk.

    :raises Unwritable:
    """
    if folder.is_dir():
        return
    if folder.parent != folder:
        make_folder(folder.parent)
    try:
        folder.mkdir(exist_ok=True)
        sync_directory(folder.parent)
    except OSError as error:
        raise _unwritable(error, folder) from error


def sync_directory(folder: Path) -> None:
    """Make a new name in that folder survive a crash of the machine; Windows has no such call."""
    if os.name == "nt":
        return
    fd = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(fd)
    finally:
        os.close(fd)


@contextmanager
def held(path: Path, patience: float = 2.0) -> Iterator[bool]:
    """Nobody else changes a file or a folder meanwhile who asks for the same; a crash lets go of it.

    Where the file system has no such locks, there is none. Whether there is one.

    :raises InUse: if another referee keeps it for longer than `patience` seconds.
    :raises OSError: if it cannot be opened.
    """
    if os.name == "nt":
        yield False
        return
    fd, locked = open_locked(path, os.O_RDONLY, patience)
    try:
        yield locked
    finally:
        os.close(fd)


def open_locked(path: Path, flags: int, patience: float) -> Held:
    """A descriptor that nobody else holds until it is closed, where the file system has locks.

    :raises InUse, OSError:
    """
    deadline = time.monotonic() + patience
    pause = 0.001
    while True:
        fd = os.open(path, flags | getattr(os, "O_NONBLOCK", 0))  # at a pipe, nobody may ever come to the other end
        try:
            free, locked = _try_lock(fd)
            if free and is_still(path, fd):
                return Held(fd, locked)
        except OSError as error:
            os.close(fd)
            raise OSError(error.errno, error.strerror, str(path)) from error
        os.close(fd)
        if not free and time.monotonic() >= deadline:
            raise InUse(path)
        time.sleep(pause)
        pause = min(2 * pause, 0.02)


def write_all(fd: int, data: bytes, offset: int) -> None:
    os.lseek(fd, offset, os.SEEK_SET)
    view = memoryview(data)
    while view:
        view = view[os.write(fd, view) :]


@contextmanager
def _draft(path: Path, data: bytes, like: Path | None = None) -> Iterator[Path]:
    """The bytes under a name of their own beside the path, safe on disk; gone afterwards, whatever happened.

    Who may read them is as with `like`, if that is there.
    """
    draft = _unused_name(path)
    mode = _mode(like) if like is not None else None
    try:
        try:
            fd = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o644 if mode is None else mode & 0o600)
            try:
                if mode is not None:
                    os.fchmod(fd, mode)
                write_all(fd, data, 0)
                os.fsync(fd)
            finally:
                os.close(fd)
        except OSError as error:
            raise _unwritable(error, path) from error
        yield draft
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)


def _mode(path: Path) -> int | None:
    """Who may read and write a file; None if there is none, or if this system has no such call."""
    try:
        return stat.S_IMODE(path.stat().st_mode) if hasattr(os, "fchmod") else None
    except OSError:
        return None


def _unused_name(path: Path) -> Path:
    """Nobody else's, not even of a process that was killed long ago."""
    return path.with_name(f".{path.name[:100]}.{os.urandom(4).hex()}")


def _put_in_place(draft: Path, path: Path) -> None:
    """:raises FileExistsError, Unwritable:"""
    try:
        os.link(draft, path)  # unlike a rename, this never replaces a file
    except FileExistsError as error:
        raise FileExistsError(error.errno, error.strerror, str(path)) from None
    except OSError as error:
        if error.errno not in NO_LINKS:
            raise _unwritable(error, path) from error
        if os.path.lexists(path):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path)) from error
        try:
            os.rename(draft, path)
        except OSError as again:
            raise _unwritable(again, path) from again


def _drop_other_name(old: Path, new: Path) -> None:
    try:
        old.unlink(missing_ok=True)
    except OSError:
        with suppress(OSError):
            new.unlink()
        raise


@contextmanager
def _backed_up(path: Path, before: bytes | None) -> Iterator[None]:
    """The file is also there under its name and a `~`; if what is done then fails, what had that name has it again."""
    old, link, former = path.with_name(path.name + OLD), _unused_name(path), _unused_name(path)
    try:
        if old.is_file():
            _put_in_place_or_copy(old, former)
        if path.is_file():
            _put_in_place_or_copy(path, link)
            os.replace(link, old)
        else:
            with _draft(old, before or b"") as draft:
                os.replace(draft, old)
        try:
            yield
        except OSError:
            with suppress(OSError):
                os.replace(former, old) if former.exists() else old.unlink()
            raise
    finally:
        for name in (link, former):
            with suppress(OSError):
                name.unlink(missing_ok=True)


def _put_in_place_or_copy(path: Path, link: Path) -> None:
    try:
        os.link(path, link)
    except OSError as error:
        if error.errno not in NO_LINKS:
            raise
        with _draft(link, path.read_bytes(), path) as draft:
            os.rename(draft, link)


def _confirm(path: Path) -> None:
    """:raises Unconfirmed:"""
    try:
        sync_directory(path.parent)
    except OSError as error:
        raise Unconfirmed(error.errno, error.strerror, str(path)) from error


def _unwritable(error: OSError, path: Path) -> OSError:
    return error if isinstance(error, Unwritable) else Unwritable(error.errno, error.strerror, str(path))


def is_still(path: Path, fd: int) -> bool:
    """Whether the name still means the file that was opened: it may have been replaced meanwhile."""
    try:
        return os.path.samestat(os.stat(path), os.fstat(fd))
    except FileNotFoundError:
        return False


def _try_lock(fd: int) -> tuple[bool, bool]:
    """Whether nobody else has it, as far as can be known, and whether it is locked now."""
    if fcntl is None:
        return True, True  # as much as this system has
    try:
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False, False
    except OSError as error:
        if error.errno not in NO_LOCKS:
            raise
        return True, False
    return True, True
