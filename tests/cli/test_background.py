"""Which palette is used: as the setting says, else as the terminal says, and a terminal is asked only where somebody
sits."""

import io
import shlex
from pathlib import Path

import pexpect
import pytest

from referee.cli.background import QUESTION, background_of, read_answer, told_by
from tests.cli.conventions.runs import Terminal, environment, in_terminal, referee, spawn, started, variables
from tests.starting import PROGRAM

ASKED = QUESTION.decode()
LIGHT, DARK = "\x1b[38;5;22m", "\x1b[38;5;79m"  # of what changed
EITHER = "\x1b[38;5;29m"


@pytest.mark.parametrize(
    ("text", "background"),
    [
        ("15;0", "dark"),
        ("0;15", "light"),
        ("0;default;15", "light"),
        ("12;8", "dark"),
        ("0;7", "light"),
        ("0;default", "unknown"),
        ("0;16", "unknown"),
        ("0;²", "unknown"),
        ("0;" + "9" * 5000, "unknown"),
        ("", "unknown"),
    ],
)
def test_what_the_variable_says(text: str, background: str) -> None:
    assert told_by({"COLORFGBG": text}) == background


@pytest.mark.parametrize(
    ("answer", "background"),
    [
        (b"\x1b]11;rgb:ffff/ffff/ffff\x1b\\\x1b[?62;22c", "light"),
        (b"\x1b]11;rgb:fd/f6/e3\x07", "light"),
        (b"\x1b]11;rgba:0000/2b2b/3636/ffff\x07", "dark"),
        (b"\x1b]11;rgb:1/1/1\x07", "dark"),
        (b"\x1b[?1;2c", "unknown"),
        (b"\x1b]11;rgb:fffff/0/0\x07", "unknown"),
        (b"", "unknown"),
    ],
)
def test_what_the_terminal_answers(answer: bytes, background: str) -> None:
    assert read_answer(answer) == background


def test_the_setting_goes_first(tmp_path: Path) -> None:
    streams = Terminal(), Terminal(), Terminal()
    for said, palette in (({}, "dark"), ({"REFEREE_BACKGROUND": "light"}, "light"), ({"NO_COLOR": "1"}, "")):
        env = environment(tmp_path, [], *streams, COLORFGBG="15;0", **said)
        assert env.palette == palette
    (tmp_path / "config.yaml").write_text("background: light\n", "utf-8")
    assert environment(tmp_path, [], *streams, COLORFGBG="15;0").palette == "light"


def test_a_pipe_is_asked_nothing(tmp_path: Path) -> None:
    started(tmp_path)
    assert "\x1b" not in referee(tmp_path, "show", TERM="xterm-256color").out
    assert ASKED not in in_terminal(tmp_path, "show", "--no-input", COLORFGBG="")
    assert ASKED not in in_terminal(tmp_path, "show", TERM="vt100", COLORFGBG="")
    assert ASKED not in in_terminal(tmp_path, "show", "--json", COLORFGBG="")
    assert background_of({"TERM": "xterm"}, io.StringIO(), io.StringIO(), may_ask=True) == "unknown", "no terminal"


@pytest.mark.parametrize(
    ("answer", "colour"),
    [("\x1b]11;rgb:ffff/ffff/ffff\x1b\\\x1b[?62c", LIGHT), ("\x1b]11;rgb:0/0/0\x07\x1b[?62c", DARK), ("", EITHER)],
)
def test_a_terminal_is_asked(tmp_path: Path, answer: str, colour: str) -> None:
    started(tmp_path)
    child = spawn(tmp_path, "show")
    child.setecho(False)
    child.expect_exact(ASKED)
    child.send(answer)
    child.expect(pexpect.EOF)
    assert colour in child.before
    assert "rgb" not in child.before, "the answer is not left for the shell"


def test_what_was_typed_is_not_lost(tmp_path: Path) -> None:
    started(tmp_path)
    line = f"read first; {shlex.join(PROGRAM)} show; read second; echo $first then $second"
    child = pexpect.spawn("sh", ["-c", line], env=variables(tmp_path, TERM="xterm-256color"), encoding="utf-8")
    child.send("one\ntwo\n")
    child.expect_exact("one then two")
    assert EITHER in child.before
    assert ASKED not in child.before, "where an answer would stand behind what was typed"
