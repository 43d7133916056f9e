"""Where games live: one file each in the user's data directory, a folder for archived ones and a bin."""

import os
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from stat import S_ISREG
from typing import Final

from referee.notation.names import folded
from referee.record.atomic import InUse, held, make_folder, move, replace
from referee.record.file import load
from referee.record.home import home_folder

SUFFIX: Final = ".referee"
PRACTICE: Final = "practice"  # the folder of games with invented cards
LONGEST_GAME_NAME: Final = 60
_RESERVED: Final = {"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))}


class NoSuchGame(Exception):
    """No game of that name is there."""


class GameExists(Exception):
    """A game of that name, or one that differs only in case, is there already."""


class BadName(Exception):
    """The word cannot be a game's name."""


class LeadsOut(Exception):
    """What lies there under that name is a link to a file elsewhere: its arguments are the name and that file."""


def data_directory(environment: Mapping[str, str]) -> Path:
    """REFEREE_HOME, else where this system keeps a user's data.

    :raises NoHome:
    """
    if home := environment.get("REFEREE_HOME"):
        return Path(home)
    if sys.platform == "darwin":
        return home_folder() / "Library/Application Support/referee"
    if os.name == "nt":
        return Path(environment.get("LOCALAPPDATA") or home_folder()) / "referee"
    share = environment.get("XDG_DATA_HOME", "")
    return (Path(share) if os.path.isabs(share) else home_folder() / ".local/share") / "referee"


def is_game_name(name: str) -> bool:
    """Letters, digits, spaces, `-`, `_` and inner dots: a plain file name on every system, never a path."""
    return (
        1 <= len(name) <= LONGEST_GAME_NAME
        and all(sign.isalnum() or sign in " -_." for sign in name)
        and name == name.strip(" .")
        and not name.startswith("-")
        and len(name.encode()) <= 200
        and name.split(".")[0].lower() not in _RESERVED
    )


def is_practice(home: Path, record: Path | None) -> bool:
    """Whether a game is played for practice, with invented cards: such records lie in a folder of their own."""
    return record is not None and _real(record).parent == _real(home / PRACTICE)


class Store:
    """The games of one data directory."""

    def __init__(self, home: Path, on_two_names: Callable[[str, str], object] = lambda kept, dropped: None) -> None:
        """`on_two_names` is told when a game was found under two names, and which of them it keeps."""
        self.home = home
        self.on_two_names = on_two_names
        self.games = home / "games"
        self.archive = home / "archive"
        self.bin = home / "bin"
        self.practice = home / PRACTICE  # games that count for nothing

    def path(self, name: str) -> Path:
        """Where a game of that name lies.

        :raises BadName:
        :raises NoSuchGame:
        :raises LeadsOut: nothing is written outside the data directory that was not named.
        """
        found = self.path_in(self.games, name)
        with suppress(OSError):
            if found.lstat().st_nlink > 1:
                self._drop_second_names(found)
        return found

    def path_in(self, folder: Path, name: str) -> Path:
        """The same in any folder of the store: see `path`."""
        if not is_game_name(name):
            raise BadName(name)
        found = self._find(folder, name)
        if found is None:
            raise NoSuchGame(name)
        # Not Path.resolve: it fails where links lead round in a circle, which reading the file says better.
        if found.is_symlink() and not _real(found).is_relative_to(_real(self.home)):
            raise LeadsOut(name, str(_real(found)))
        return found

    def new_path(self, name: str, folder: Path | None = None) -> Path:
        """Where a new game of that name goes, among the games unless another folder is meant; it is there after this.

        :raises BadName:
        :raises GameExists: also if one differs only in case.
        """
        if not is_game_name(name):
            raise BadName(name)
        folder = folder or self.games
        make_folder(folder)
        self._drop_second_names()
        if self._find(folder, name) is not None:
            raise GameExists(name)
        return folder / f"{name}{SUFFIX}"

    def names(self, folder: Path | None = None) -> list[str]:
        """The games there are, the most recently touched first."""
        self._drop_second_names()
        files = self._files(folder or self.games)
        return [file.name.removesuffix(SUFFIX) for file in sorted(files, key=_touched, reverse=True)]

    def last(self) -> str | None:
        """The game used last, if it is still there."""
        try:
            name = load(self.home / "last").decode().strip()
        except (OSError, UnicodeDecodeError):
            return None
        return name if is_game_name(name) and self._find(self.games, name) else None

    def remember(self, name: str) -> None:
        """Make that game the one used last. Not worth a failure: the name can always be given."""
        if self.last() != name:
            try:
                replace(self.home / "last", f"{name}\n".encode())
            except OSError:
                return

    def rename(self, name: str, new: str) -> None:
        """:raises BadName, NoSuchGame, GameExists, InUse, OSError:"""
        old = self.path(name)
        target = (
            old.with_name(f"{new}{SUFFIX}") if folded(name) == folded(new) and is_game_name(new) else self.new_path(new)
        )
        with held(old):
            _move(old, target)

    def put_away(self, name: str, folder: Path) -> str:
        """Move a game to the archive or the bin. The name it has there: with a number if it was taken.

        :raises BadName, NoSuchGame, InUse, OSError:
        """
        source = self.path(name)
        make_folder(folder)
        target, number = folder / source.name, 2
        while target.exists():
            target = folder / f"{name} {number}{SUFFIX}"
            number += 1
        with held(source):
            _move(source, target)
        return target.name.removesuffix(SUFFIX)

    def restore(self, name: str) -> Path:
        """Bring a game back from the archive or the bin. The folder that it was in.

        :raises BadName, NoSuchGame, GameExists, InUse, OSError:
        """
        target = self.new_path(name)
        for folder in (self.archive, self.bin):
            if found := self._find(folder, name):
                with held(found):
                    _move(found, target)
                return folder
        raise NoSuchGame(name)

    def _drop_second_names(self, wanted: Path | None = None) -> None:
        """A move that was killed between its two steps left the game under both names; it keeps one, preferably that.

        The lock tells whether somebody is moving it just now. Without one nothing is touched.
        """
        names: dict[tuple[int, int], Path] = {}
        wanted = wanted or self.games / f"{self.last()}{SUFFIX}"
        for folder in (self.games, self.archive, self.bin):
            for file in sorted(self._files(folder), key=lambda file: (file != wanted, file.name)):
                try:
                    found = file.lstat()
                    if found.st_nlink < 2 or not S_ISREG(found.st_mode):
                        continue
                    kept = names.setdefault((found.st_dev, found.st_ino), file)
                    if kept is file:
                        continue
                    with held(kept, patience=0) as locked:
                        if not locked or not file.samefile(kept):
                            continue
                        file.unlink()
                except (OSError, InUse):
                    continue
                self.on_two_names(*(str(one.relative_to(self.home).with_suffix("")) for one in (kept, file)))

    def _find(self, folder: Path, name: str) -> Path | None:
        exact = folder / f"{name}{SUFFIX}"
        if exact.is_file():
            return exact
        wanted = folded(name)
        matches = (file for file in self._files(folder) if folded(file.name.removesuffix(SUFFIX)) == wanted)
        return next(matches, None)

    def _files(self, folder: Path) -> list[Path]:
        try:
            return [entry for entry in folder.iterdir() if entry.name.endswith(SUFFIX) and entry.name[0] != "."]
        except FileNotFoundError:
            return []


def _move(old: Path, new: Path) -> None:
    """:raises GameExists: if one of that name appeared meanwhile."""
    try:
        move(old, new)
    except FileExistsError:
        raise GameExists(new.name.removesuffix(SUFFIX)) from None


def _real(path: Path) -> Path:
    return Path(os.path.realpath(path))


def _touched(file: Path) -> float:
    try:
        return file.stat().st_mtime
    except OSError:
        return 0.0
