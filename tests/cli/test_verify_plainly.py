"""`verify FILE… --json` without typer: programs call it again and again. It must be the same command all the same."""

import io
import subprocess
import sys
from pathlib import Path

import pytest

from referee.cli.environment import Environment
from referee.cli.main import run
from referee.cli.program import call
from referee.cli.verifying import plain_call
from tests.places import ROOT

GAMES = ROOT / "tests/games/vampire_village/recorded"
FINE = str(GAMES / "hand-two.referee")


@pytest.fixture
def altered(tmp_path: Path) -> str:
    path = tmp_path / "altered.referee"
    data = (GAMES / "hand-two.referee").read_bytes()
    path.write_bytes(data.replace(b" place ", b"  place ", 1) + b"Ana pl")
    return str(path)


def told(way: str, arguments: list[str], language: str = "en") -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    env = Environment({"COLUMNS": "80"}, io.StringIO(), out, err, language=language)
    status = run(arguments, env) if way == "plain" else call(arguments, env)
    return status, out.getvalue(), err.getvalue()


@pytest.mark.parametrize("options", [[], ["--json"], ["--accept-altered"], ["--json", "--accept-altered"]])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_both_ways_say_the_same(options: list[str], language: str, altered: str) -> None:
    for files in ([FINE], [altered], [FINE, altered, "no such file"], [""]):
        arguments = ["verify", *files, *options]
        assert plain_call(arguments) is not None
        assert told("plain", arguments, language) == told("typer", arguments, language)


@pytest.mark.parametrize(
    "call",
    [
        "",
        "verify",
        "verify --json",
        "verify -h",
        "verify a --help",
        "verify -- a",
        "verify --accept a",
        "score a --json",
    ],
)
def test_whatever_else_is_said_typer_reads(call: str) -> None:
    assert plain_call(call.split()) is None


def test_a_program_does_not_wait_for_typer() -> None:
    code = "import atexit, sys\natexit.register(lambda: print('typer' in sys.modules, file=sys.stderr))\n"
    code += "from referee.cli.main import main\nmain()"
    command = [sys.executable, "-c", code, "verify", FINE, "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stderr == "False\n"
