"""Streams that are not UTF-8: nothing crashes, frames stay frames, JSON is escaped."""

import json
from pathlib import Path

import pytest

from tests.cli.conventions.runs import GAMES, referee, started, within
from tests.samples import some_of

ODD = next(game for game in GAMES if game.stem == "odd-names")
NARROW = {"PYTHONUTF8": "0", "LC_ALL": "C"}


@some_of("encoding", ["ascii", "cp1252", "cp866", "shift_jis"])
@pytest.mark.parametrize("command", [["show"], ["score"], ["log"], ["show", "--json"], ["verify"], ["why"]])
def test_nothing_crashes(tmp_path: Path, encoding: str, command: list[str]) -> None:
    where = [str(ODD)] if command == ["verify"] else ["--file", str(ODD)]
    done = referee(tmp_path, *command, *where, **NARROW, PYTHONIOENCODING=encoding)
    assert done.status == 0
    assert done.out
    assert "Traceback" not in done.err


@pytest.mark.parametrize("command", [["demo"], ["cards"], ["stats"], ["rules", "demons"], ["games"], ["--help"]])
def test_ascii(tmp_path: Path, command: list[str]) -> None:
    for game in GAMES[:3]:
        within(tmp_path, "games", "add", str(game))
    done = referee(tmp_path, *command, **NARROW, PYTHONIOENCODING="ascii")
    assert done.status == 0
    assert done.out.isascii()


def test_frames_stay_frames(tmp_path: Path) -> None:
    done = referee(tmp_path, "show", "--file", str(GAMES[0]), **NARROW, PYTHONIOENCODING="ascii")
    assert "+--------+" in done.out
    assert "?" not in done.out


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_json_is_escaped(tmp_path: Path, encoding: str) -> None:
    done = referee(tmp_path, "score", "--json", "--file", str(ODD), **NARROW, PYTHONIOENCODING=encoding)
    assert done.out.isascii()
    names = [player["name"] for player in json.loads(done.out)["players"]]
    assert "Ёжик" in names


def test_french_and_russian_on_a_narrow_code_page(tmp_path: Path) -> None:
    for language in ("fr", "ru"):
        done = referee(tmp_path, "demo", "--lang", language, **NARROW, PYTHONIOENCODING="cp1252")
        assert done.status == 0


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
def test_input_that_cannot_be_read_is_refused(tmp_path: Path, encoding: str) -> None:
    path = started(tmp_path)
    before = path.read_bytes()
    done = referee(tmp_path, "do", "-", stdin=b"Ana place \xff\xfe\n", **NARROW, PYTHONIOENCODING=encoding)
    assert done.status == 2
    assert "bug in the referee" not in done.err
    assert path.read_bytes() == before
