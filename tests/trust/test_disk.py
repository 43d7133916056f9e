"""Disks that fail, fill up or have no locks: what is said is so, what was there stays, and so do modes and links."""

import errno
import os
import re
import shutil
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from referee import Table
from referee.record import atomic
from referee.record.atomic import Unconfirmed, Unwritable, replace
from referee.record.file import Unwritten
from tests.cli.conventions.runs import started, within
from tests.samples import some_of
from tests.starting import load_program

from .children import run
from .commands import COMMANDS, Command, configured, damaged, listed
from .commands import started as started_game
from .faults import Case, prepared
from .shim import Shim

ENTRY = "Ana place n000 e4"
EIO = OSError(errno.EIO, "Input/output error")


def failing(*arguments: object) -> int:
    raise EIO


# ---- what is said to be written


def pull_out(monkeypatch: pytest.MonkeyPatch, signs: int) -> None:
    """So many signs are written; then the stick is gone."""
    write, left = os.write, [signs]

    def write_some(fd: int, data: bytes) -> int:
        if not left[0]:
            raise EIO
        done = write(fd, bytes(data)[: left[0]])
        left[0] -= done
        return done

    monkeypatch.setattr(os, "write", write_some)
    monkeypatch.setattr(os, "ftruncate", failing)


@pytest.mark.parametrize("signs", [0, 1, 9, len(ENTRY) + 9])
def test_nothing_was_written_if_no_line_is_there(signs: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = started(tmp_path)
    before = path.read_bytes()
    with Table.open(path) as table:
        pull_out(monkeypatch, signs)
        with pytest.raises(Unwritten):
            table.do(ENTRY)
        monkeypatch.undo()
        assert len(path.read_bytes()) == len(before) + signs
        assert Table.read(path).lines == table.lines == Table.from_bytes(before).lines
        table.do(ENTRY)  # the stick is back
    assert path.read_bytes().startswith(before)
    assert Table.read(path).lines[-1] == ENTRY


@pytest.mark.parametrize("signs", [len(ENTRY) + 10, None])
def test_what_was_written_and_not_confirmed_is_said_so(
    signs: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A line counts as soon as its seal is whole, even if its line end is lost."""
    path = started(tmp_path)
    with Table.open(path) as table:
        pull_out(monkeypatch, 1000 if signs is None else signs)
        monkeypatch.setattr(os, "fsync", failing)
        with pytest.raises(Unconfirmed):
            table.do(ENTRY)
        monkeypatch.undo()
    assert Table.read(path).lines[-1] == ENTRY


def test_the_command_says_that_nothing_was_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = started(tmp_path)
    before = path.read_bytes()
    pull_out(monkeypatch, 0)
    done = within(tmp_path, "do", ENTRY)
    monkeypatch.undo()
    assert (done.status, "Nothing was written" in done.err) == (4, True)
    assert path.read_bytes() == before


# ---- locks that are not to be had


@pytest.mark.parametrize("name", ["ENOLCK", "EOPNOTSUPP", "ENOSYS"])
def test_without_locks_it_works_and_is_said_once(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = started(tmp_path)

    def no_locks(fd: int, how: int) -> None:
        raise OSError(getattr(errno, name), "no locks")

    monkeypatch.setattr(atomic.fcntl, "flock", no_locks)
    done = within(tmp_path, "do", ENTRY, "undo", "redo")
    assert done.status == 0
    assert done.err.count("no locks") == 1
    assert Table.read(path).lines[-3:] == [ENTRY, "undo", "redo"]
    fixed = within(tmp_path, "fix", "3", "Ana place n000:1 e4")
    assert (fixed.status, fixed.err.count("no locks")) == (0, 1)
    assert "no locks" not in within(tmp_path, "show").err, "a reader needs none"
    for words in (("config", "set", "lang", "en"), ("cards", "add", "round1", "g300"), ("games", "delete", "friday")):
        assert within(tmp_path, *words).status == 0


def test_with_locks_nothing_is_said(tmp_path: Path) -> None:
    started(tmp_path)
    assert "no locks" not in within(tmp_path, "do", ENTRY).err


# ---- full disks and failing ones

APPENDING = {("games", "abandon"), ("export", "--game", "friday", "-o", "-")}  # or only answering
FILES = [
    command
    for command in COMMANDS
    if command.arguments[0] not in ("do", "undo", "redo", "play", "stats")
    and not {command.arguments[:2], command.arguments[:5]} & APPENDING
    and not {"rename", "archive", "delete", "restore"} & {*command.arguments}
]
ADVICE = {errno.ENOSPC: "space", errno.EIO: "Try again|another (place|file)"}


@pytest.mark.parametrize("code", ADVICE, ids=errno.errorcode.get)
@some_of("command", FILES, every=3, ids=lambda command: command.name)
def test_a_disk_that_fails_is_status_4_with_advice_that_fits(command: Command, code: int, tmp_path: Path) -> None:
    load_program()
    command.setup(tmp_path)
    before = files_in(tmp_path)

    def broken_disk() -> None:
        def fail(*arguments: object) -> None:
            raise OSError(code, os.strerror(code))

        atomic.write_all = fail  # in the child alone

    done = run(tmp_path, *command.arguments, prepare=broken_disk)
    assert done.status == 4, done
    assert re.search(r"Nothing was written: .*", done.err), done.err
    assert re.search(ADVICE[code], done.err), done.err
    assert not re.search("permissions|where you may write", done.err)
    assert files_in(tmp_path) == before


def test_a_place_where_one_may_not_write_is_status_2_still(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started(tmp_path)

    def denied(*arguments: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(atomic, "write_all", denied)
    done = within(tmp_path, "new", "x", "--players", "Ana", "Ben", "--order", "witches", "werewolves", "vampires")
    assert (done.status, "permissions" in done.err) == (2, True)


def test_a_failed_repair_leaves_nothing_behind(tmp_path: Path) -> None:
    load_program()
    case = Case(next(command for command in COMMANDS if command.setup is damaged), tmp_path)
    before = files_in(case.home)
    ends = [at for at, call in enumerate(case.calls, 1) if call == "replace"]
    for number, at in enumerate([*range(1, ends[-1] + 1)]):
        if case.calls[at - 1] == "unlink":  # a draft that nobody reads
            continue
        trial = tmp_path / f"trial{number}"
        shutil.copytree(case.home, trial)
        done = run(trial, *case.command.arguments, prepare=prepared(case.command, Shim(trial, "EIO", at)))
        assert done.status == 4
        assert files_in(trial) == before, (at, case.calls[at - 1])


def files_in(home: Path) -> dict[str, bytes]:
    """All that a person would notice."""
    return {
        str(path.relative_to(home)): path.read_bytes()
        for path in home.rglob("*")
        if path.is_file() and "cache" not in path.parts and path.name != "last"
    }


# ---- modes and links


def repaired(home: Path) -> Path:
    damaged(home)
    return home / "games" / "friday.referee"


def with_settings(home: Path) -> Path:
    configured(home)
    return home / "config.yaml"


def with_cards(home: Path) -> Path:
    listed(home)
    return home / "cards.yaml"


def with_sheet(home: Path) -> Path:
    started_game(home)
    (home / "sheet.txt").write_text("mine\n")
    return home / "sheet.txt"


def with_entries(home: Path) -> Path:
    started_game(home)
    return home / "games" / "friday.referee"


CHANGES: list[tuple[Callable[[Path], Path], tuple[str, ...]]] = [
    (repaired, ("repair", "friday", "--yes")),
    (with_settings, ("config", "set", "style", "plain")),
    (with_cards, ("cards", "add", "round1", "g100")),
    (with_sheet, ("score", "-o", "sheet.txt")),
    (with_entries, ("fix", "3", "n000:2 e4")),
]


@pytest.mark.parametrize("mode", [0o600, 0o664])
@pytest.mark.parametrize(("prepare", "words"), CHANGES, ids=lambda one: one[0] if isinstance(one, tuple) else "")
def test_modes_are_kept(prepare: Callable[[Path], Path], words: tuple[str, ...], mode: int, tmp_path: Path) -> None:
    path = prepare(tmp_path)
    before = path.read_bytes()
    path.chmod(mode)
    assert within_folder(tmp_path, *words) == 0
    assert path.read_bytes() != before
    beside = [*path.parent.glob(f"{path.name}*")]
    assert {one.name: stat.S_IMODE(one.stat().st_mode) for one in beside} == {one.name: mode for one in beside}


@pytest.mark.parametrize(("prepare", "words"), CHANGES, ids=lambda one: one[0] if isinstance(one, tuple) else "")
def test_links_stay_links(prepare: Callable[[Path], Path], words: tuple[str, ...], tmp_path: Path) -> None:
    home, elsewhere = tmp_path / "home", tmp_path / "home" / "dotfiles"
    elsewhere.mkdir(parents=True)
    path = prepare(home)
    target = elsewhere / path.name
    path.rename(target)
    path.symlink_to(target)
    before = target.read_bytes()
    assert within_folder(home, *words) == 0
    assert path.is_symlink()
    assert target.read_bytes() != before
    if words[0] == "cards":
        assert within_folder(home, "cards", "restore") == 0
        assert path.is_symlink()
        assert target.read_bytes() == before


def within_folder(home: Path, *words: str) -> int:
    return run(home, *words).status


# ---- what was there before


@pytest.mark.parametrize("former", [b"the one before", None])
def test_a_failed_last_rename_keeps_what_was_kept(
    former: bytes | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, kept = tmp_path / "config.yaml", tmp_path / "config.yaml~"
    path.write_bytes(b"now")
    if former is not None:
        kept.write_bytes(former)
    real = os.replace

    def fail_at_the_last(old: Path, new: Path) -> None:
        if Path(new) == path:
            raise EIO
        real(old, new)

    monkeypatch.setattr(os, "replace", fail_at_the_last)
    with pytest.raises(Unwritable):
        replace(path, b"new", backup=True)
    monkeypatch.undo()
    assert path.read_bytes() == b"now"
    assert (kept.read_bytes() if kept.exists() else None) == former
    assert {one.name for one in tmp_path.iterdir()} <= {path.name, kept.name}, "no drafts"
    assert replace(path, b"new", backup=True)
    assert kept.read_bytes() == b"now"


def test_the_list_before_the_first_one_is_kept_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody took the list away: what `cards restore` brings back is still the one before."""
    within(tmp_path, "cards", "add", "round1", "g300")
    within(tmp_path, "cards", "add", "round1", "g100")
    kept = tmp_path / "cards.yaml~"
    former = kept.read_bytes()
    (tmp_path / "cards.yaml").unlink()
    real = os.replace

    def fail_at_the_last(old: Path, new: Path) -> None:
        if Path(new).name == "cards.yaml":
            raise EIO
        real(old, new)

    monkeypatch.setattr(os, "replace", fail_at_the_last)
    assert within(tmp_path, "cards", "add", "round1", "g200").status == 4
    monkeypatch.undo()
    assert kept.read_bytes() == former
