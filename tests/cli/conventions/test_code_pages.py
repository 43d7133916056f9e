"""Every command on code pages that are not UTF-8, in every language; and what cannot be written."""

import io
from itertools import product
from pathlib import Path

import pytest

from referee.cli.environment import _errors
from referee.cli.flags import take_flags
from referee.cli.main import run
from referee.languages import LANGUAGES
from tests.cli.conventions.every import (
    ASKS,
    CALLS,
    ORDER,
)
from tests.cli.conventions.runs import Done, environment, referee
from tests.samples import some_of

ENCODINGS = ("ascii", "latin-1", "cp1251")
# Every command in some encoding and language; in all of them with REFEREE_HEAVY=1. `export` writes a file's own bytes.
PAGES = [path for path in CALLS if path != "export"]
SOME_PAGES = [(path, ENCODINGS[at % 3], LANGUAGES[at // 3 % 3]) for at, path in enumerate(PAGES)]


@some_of(("path", "encoding", "language"), product(PAGES, ENCODINGS, LANGUAGES), ordinary=SOME_PAGES)
def test_code_pages(path: str, encoding: str, language: str, home: Path) -> None:
    done = encoded(home, [*CALLS[path], "--lang", language], encoding)
    assert done.status == (2 if path in ASKS else 0)
    assert done.out + done.err


def encoded(home: Path, words: list[str], encoding: str) -> Done:
    """The command on streams of that encoding."""
    streams = []
    for _ in range(2):
        stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
        stream.reconfigure(errors=_errors(stream))
        streams.append(stream)
    env = environment(home, words, io.StringIO(), *streams, COLUMNS="80")
    status = run(take_flags(words)[0], env)
    texts = []
    for stream in streams:
        stream.flush()
        texts.append(stream.buffer.getvalue().decode(encoding))  # type: ignore[attr-defined]
    return Done(status, *texts)


def test_russian_on_its_own_code_page(home: Path) -> None:
    done = encoded(home, ["rules", "demons", "--lang", "ru"], "cp1251")
    assert "емон" in done.out
    assert "?" not in done.out


@some_of("path", (path for path in CALLS if path not in ASKS), 12)
def test_the_locale_called_c(path: str, home: Path) -> None:
    done = referee(home, *CALLS[path], PYTHONUTF8="", LC_ALL="C")
    assert done.status == 0
    assert "Traceback" not in done.err


@pytest.mark.parametrize(
    "words",
    [
        ["new", "x", "--players", "Ana", "Ben", *ORDER],
        ["config", "set", "lang", "fr"],
        ["cards", "add", "round1", "b030:1"],
        ["completions", "bash", "--install"],
        ["completions", "fish", "--install"],
    ],
)
def test_a_place_that_cannot_be_written(words: list[str], tmp_path: Path) -> None:
    """A file stands where the folder should be: not even root can write there."""
    tmp_path.joinpath("home").write_text("mine")
    done = referee(tmp_path / "home", *words, cwd=tmp_path)
    assert (done.status, done.out) == (2, "")
    said = " ".join(done.err.split())
    assert "Nothing was written" in said
    assert "REFEREE_HOME" in said or "prints the script" in said
    assert [path.name for path in tmp_path.iterdir()] == ["home"]
    assert tmp_path.joinpath("home").read_text() == "mine"
