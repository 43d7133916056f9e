"""The calls that change a disk, counted, and one of them gone wrong.

It stands between the program and os: what fails, fails as the system would, at the same places. Standard output goes
through os.write in these children, so that it counts too. Two faults play a loss of power: what was not yet synced is
taken back before the end, with or without the new names in folders.
"""

import errno
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

FAULTS = ("ENOSPC", "EIO", "full", "half", "kill", "kill-half", "power", "power-names")
KILLED = 137
WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT


class Shim:
    """Put in place in a child by calling it. `fault` befalls call number `at`; without one, calls are counted."""

    def __init__(self, home: Path, fault: str = "", at: int = 0, log: int | None = None) -> None:
        self.home = home
        self.fault, self.at, self.log = fault, at, log
        self.calls = 0
        self.failing = False  # from now on every write fails
        self.disk = Disk()

    def __call__(self) -> None:
        self.real: dict[str, Callable[..., Any]] = {}
        for name in ("open", "write", "fsync", "ftruncate", "mkdir", "link", "rename", "replace", "unlink"):
            self.real[name] = getattr(os, name)
            setattr(os, name, self._wrapped(name))

    def _wrapped(self, name: str) -> Callable[..., Any]:
        real = self.real[name]

        def call(*args: Any, **kwargs: Any) -> Any:
            if name == "open" and not args[1] & WRITES:
                return real(*args, **kwargs)
            if name == "open" and str(args[0]) == os.devnull:
                return real(*args, **kwargs)
            self.calls += 1
            if self.log is not None:
                self.real["write"](
                    self.log, f"{name}{' stdout' if name == 'write' and args[0] == 1 else ''}\n".encode()
                )
            if self.calls == self.at or (self.failing and not _to_nowhere(name, args)):
                self._befall(name, args)
            self.disk.before(name, args)
            result = real(*args, **kwargs)
            self.disk.after(name, args, result)
            return result

        return call

    def _befall(self, name: str, args: tuple[Any, ...]) -> None:
        match self.fault:
            case "ENOSPC" | "EIO":
                _fail(getattr(errno, self.fault), name, args)
            case "full":
                self.failing = True
                if name in ("open", "write", "fsync", "mkdir", "link"):
                    _fail(errno.ENOSPC, name, args)
            case "half" | "kill-half" if name == "write":
                self.real["write"](args[0], bytes(args[1])[: len(args[1]) // 2])
                if self.fault == "kill-half":
                    os._exit(KILLED)
                _fail(errno.ENOSPC, name, args)
            case "kill" | "kill-half":
                os._exit(KILLED)
            case "power" | "power-names":
                self.lose_power()

    def end(self) -> None:
        """After the command: a loss of power that was to come after its last call comes now."""
        if self.fault.startswith("power") and self.calls < self.at:
            self.lose_power()

    def lose_power(self) -> None:
        for name, function in self.real.items():
            setattr(os, name, function)
        self.disk.forget(names=self.fault == "power")
        os._exit(KILLED)


def _to_nowhere(name: str, args: tuple[Any, ...]) -> bool:
    """Whether a write goes where nothing is ever full."""
    return name == "write" and os.readlink(f"/proc/self/fd/{args[0]}") == os.devnull


def _fail(code: int, name: str, args: tuple[Any, ...]) -> None:
    paths = [str(arg) for arg in args[:1] if not isinstance(arg, int)]
    raise OSError(code, os.strerror(code), *paths)


class Disk:
    """What has not been synced yet: the former bytes of files, and how to take back names in folders."""

    def __init__(self) -> None:
        self.files: dict[tuple[int, int], tuple[str, bytes]] = {}  # by inode: some name, bytes as last synced
        self.names: list[tuple[str, Callable[[], object]]] = []  # folder, what takes it back; oldest first

    def before(self, name: str, args: tuple[Any, ...]) -> None:
        match name:
            case "write" | "ftruncate" if args[0] > 2:
                where = f"/proc/self/fd/{args[0]}"
                self.files.setdefault(_inode(args[0]), (os.readlink(where), Path(where).read_bytes()))
            case "open" if args[1] & os.O_CREAT and not os.path.exists(args[0]):
                self._on_name(args[0], lambda path=str(args[0]): os.unlink(path))
            case "mkdir" if not os.path.exists(args[0]):
                self._on_name(args[0], lambda path=str(args[0]): os.rmdir(path))
            case "link":
                self._on_name(args[1], lambda path=str(args[1]): os.unlink(path))
            case "unlink" if os.path.exists(args[0]):
                self._on_name(args[0], _putting_back(str(args[0])))
            case "rename" | "replace":
                old, new = str(args[0]), str(args[1])
                taken = _putting_back(new) if os.path.exists(new) else None
                self._on_name(new, lambda: (os.rename(new, old), taken and taken()))

    def after(self, name: str, args: tuple[Any, ...], result: Any) -> None:
        if name == "fsync":
            self.files.pop(_inode(args[0]), None)
            folder = os.readlink(f"/proc/self/fd/{args[0]}")
            self.names = [(where, back) for where, back in self.names if where != folder]

    def _on_name(self, path: Any, back: Callable[[], object]) -> None:
        self.names.append((os.path.realpath(os.path.dirname(os.path.abspath(path))), back))

    def forget(self, *, names: bool) -> None:
        """Take back what was not synced: bytes, and on wish names."""
        for inode, (name, data) in self.files.items():
            for path in {name, *_names_of(inode, os.path.dirname(name))}:
                with suppress(OSError):
                    Path(path).write_bytes(data)
        for _, back in reversed(self.names if names else []):
            with suppress(OSError):
                back()


def _inode(fd: int) -> tuple[int, int]:
    stat = os.fstat(fd)
    return stat.st_dev, stat.st_ino


def _names_of(inode: tuple[int, int], folder: str) -> list[str]:
    found = []
    for entry in os.scandir(folder) if os.path.isdir(folder) else ():
        with suppress(OSError):
            stat = entry.stat()
            if (stat.st_dev, stat.st_ino) == inode:
                found.append(entry.path)
    return found


def _putting_back(path: str) -> Callable[[], object]:
    data = Path(path).read_bytes()
    return lambda: Path(path).write_bytes(data)
