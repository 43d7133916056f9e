"""The folder of games as others leave it: foreign files, links, pipes, one game under two names."""

import fcntl
import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conventions.runs import GAMES, referee, started, within
from tests.samples import some_of
from tests.starting import load_program

from .children import run
from .commands import COMMANDS
from .commands import archived as archived_game
from .commands import started as started_game
from .faults import prepared
from .shim import KILLED, Shim

ENDED = GAMES[0]  # a finished game


def foreign_name(games: Path, outside: Path) -> str:
    name = "friday (conflicted copy \x1b[31m)"
    (games / f"{name}.referee").write_bytes(ENDED.read_bytes())
    return "friday (conflicted copy \\u001b[31m)"


def link_out(games: Path, outside: Path) -> str:
    (outside / "game.referee").write_bytes(ENDED.read_bytes())
    (games / "out.referee").symlink_to(outside / "game.referee")
    return "out"


def loop(games: Path, outside: Path) -> str:
    (games / "round.referee").symlink_to("round.referee")
    return "round"


def dangling(games: Path, outside: Path) -> str:
    (games / "nowhere.referee").symlink_to("nothing")
    return "nowhere"


def fifo(games: Path, outside: Path) -> str:
    os.mkfifo(games / "pipe.referee")
    return "pipe"


def folder(games: Path, outside: Path) -> str:
    (games / "drawer.referee").mkdir()
    return "drawer"


FOREIGN = (foreign_name, link_out, loop, dangling, fifo, folder)


@pytest.mark.parametrize("make", FOREIGN)
def test_a_foreign_file_is_one_bad_row(make: Callable[[Path, Path], str], tmp_path: Path) -> None:
    home, outside = tmp_path / "home", tmp_path / "outside"
    outside.mkdir()
    started(home)
    within(home, "games", "add", str(ENDED), "ended")
    alone = {one["name"]: one for one in json.loads(within(home, "games", "--json").out)["games"]}
    counted = json.loads(within(home, "stats", "--json").out)
    name = make(home / "games", outside)
    for folder_of_games in ("games", "archive"):
        done = within(home, "games", columns=500)
        assert done.status == 0
        assert name in done.out
        assert "\x1b" not in done.out
        listed = {one["name"]: one for one in json.loads(within(home, "games", "--json").out)["games"]}
        assert {key: one for key, one in listed.items() if key in alone} == alone
        assert len(listed) == len(alone) + (folder_of_games == "games")
        found = json.loads(within(home, "stats", "--json").out)
        assert {**found, "left_out": []} == counted, "neither counted nor followed"
        assert len(found["left_out"]) == 1
        if folder_of_games == "games":  # the same file in the archive
            (home / "archive").mkdir(exist_ok=True)
            odd = next(one for one in (home / "games").iterdir() if one.stem not in alone)
            odd.rename(home / "archive" / odd.name)
            name = ""


@some_of("place", ["games/pipe.referee", "games/friday.referee", "last", "cache"], 2)
@pytest.mark.parametrize(
    "words",
    [("games",), ("stats",), ("show",), ("cards",), ("--complete", "new", "x", "--players", "")],
    ids=lambda words: words[0],
)
def test_nobody_waits_for_a_pipe(words: tuple[str, ...], place: str, tmp_path: Path) -> None:
    """In the folder of games, as the last game, as the file that names it, as what is remembered."""
    started(tmp_path)
    within(tmp_path, "cards")
    within(tmp_path, "stats")
    files = [*(tmp_path / "cache").iterdir()] if place == "cache" else [tmp_path / place]
    for file in files:
        file.unlink(missing_ok=True)
        os.mkfifo(file)
    if words[0] == "--complete":
        done = referee(tmp_path, *words[1:], timeout=20, _REFEREE_COMPLETE="fish")
    else:
        done = referee(tmp_path, *words, timeout=20)
    assert "Traceback" not in done.err
    assert done.status in (0, 2, 4)


@pytest.mark.parametrize("words", [("rename", "pipe", "x"), ("archive", "pipe"), ("delete", "pipe")])
def test_a_pipe_can_be_put_away(words: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    os.mkfifo(tmp_path / "games" / "pipe.referee")
    done = referee(tmp_path, "games", *words, timeout=20)
    assert done.status == 0, done.err
    assert not (tmp_path / "games" / "pipe.referee").exists()


MOVES = [command for command in COMMANDS if command.arguments[:2] in (
    ("games", "rename"), ("games", "archive"), ("games", "delete"), ("games", "restore"))]  # fmt: skip


@some_of("then", [("games", "--json"), ("stats",), ("show", "--game", "friday")], ids=lambda one: one[0])
@pytest.mark.parametrize("command", MOVES, ids=lambda command: command.arguments[1])
def test_a_kill_in_the_middle_of_a_move(command: object, then: tuple[str, ...], tmp_path: Path) -> None:
    load_program()
    (archived_game if "restore" in command.arguments else started_game)(tmp_path)  # type: ignore[attr-defined]
    log = tmp_path / "calls"
    fd = os.open(log, os.O_WRONLY | os.O_CREAT)
    copy = tmp_path / "copy"
    copy.mkdir()
    (archived_game if "restore" in command.arguments else started_game)(copy)  # type: ignore[attr-defined]
    run(copy, *command.arguments, prepare=prepared(command, Shim(copy, log=fd)))  # type: ignore[arg-type, attr-defined]
    os.close(fd)
    at = log.read_text().splitlines().index("unlink") + 1
    killed = run(tmp_path, *command.arguments, prepare=prepared(command, Shim(tmp_path, "kill", at)))  # type: ignore[arg-type, attr-defined]
    assert killed.status == KILLED
    assert len(names(tmp_path)) == 2, "one game, two names"
    data = names(tmp_path)[0].read_bytes()
    done = run(tmp_path, *then)
    assert done.status == 0
    assert "two names" in done.err
    assert [one.read_bytes() for one in names(tmp_path)] == [data]
    assert names(tmp_path) == [tmp_path / "games" / "friday.referee"]
    assert "two names" not in run(tmp_path, *then).err


def test_a_move_that_is_under_way_is_left_alone(tmp_path: Path) -> None:
    """Else the name that it is about to keep could be dropped, and the game with it."""
    path = started(tmp_path)
    (tmp_path / "bin").mkdir()
    os.link(path, tmp_path / "bin" / "friday.referee")
    with path.open("rb") as moving:
        fcntl.flock(moving, fcntl.LOCK_EX)
        assert within(tmp_path, "games").status == 0
        assert len(names(tmp_path)) == 2
    within(tmp_path, "games")
    assert len(names(tmp_path)) == 1


def names(home: Path) -> list[Path]:
    return sorted(file for part in ("games", "archive", "bin") for file in (home / part).glob("[!.]*.referee"))
