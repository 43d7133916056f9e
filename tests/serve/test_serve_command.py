"""`referee serve` and `play --phones` as commands: what they print, how they end, and what the others don't pay."""

import http.client
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from referee.cli import serving
from referee.say import Voice
from referee.serve.addresses import PORT, code_lines, code_svg, listening
from referee.table.store import Store
from referee.table.table import Table
from tests.cli.conventions.runs import variables, within
from tests.places import ROOT
from tests.starting import PROGRAM

ORDER = ("witches", "werewolves", "vampires")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    Table.new(("Ana", "Ben"), ORDER, path=Store(tmp_path).new_path("friday")).close()
    return tmp_path


@pytest.fixture
def serving_alone(home: Path) -> Iterator["subprocess.Popen[str]"]:
    """Without a terminal. It minds Ctrl-C even if whoever runs the tests doesn't, as in the background of a script."""

    def mind() -> None:
        signal.signal(signal.SIGINT, signal.SIG_DFL)

    command = [*PROGRAM, "serve", "friday", "--address", "127.0.0.1", "--port", "0"]
    pipes = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(  # type: ignore[call-overload]
        command, env=variables(home), cwd=ROOT, text=True, preexec_fn=mind, **pipes
    ) as process:
        yield process
        process.kill()


@pytest.mark.parametrize(("sign", "status"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
def test_without_a_terminal_it_serves_until_it_is_stopped(
    serving_alone: "subprocess.Popen[str]", home: Path, sign: signal.Signals, status: int
) -> None:
    assert serving_alone.stdout is not None
    address = serving_alone.stdout.readline().strip()
    place, _, code = address.removeprefix("http://").partition("/")
    with closing(http.client.HTTPConnection(place, timeout=10)) as there:
        there.request("GET", f"/{code}")
        assert there.getresponse().getheader("Location") == "/t/friday"
    serving_alone.send_signal(sign)
    assert serving_alone.wait(timeout=5) == status
    Table.open(home / "games" / "friday.referee").close()  # held by nobody, and whole


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_without_the_library_it_says_how_to_install_it(
    home: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "LIBRARY", "no_such_library")
    done = within(home, "serve", "friday", "--lang", language)
    assert (done.status, done.out) == (2, "")
    said = Voice(language)("serve.not-installed", command=serving.INSTALL)
    assert done.err.split() == said.split()
    assert language == "en" or said != Voice("en")("serve.not-installed", command=serving.INSTALL)


def test_an_address_of_others_is_refused(home: Path) -> None:
    done = within(home, "serve", "friday", "--address", "8.8.8.8")
    assert done.status == 2
    assert "8.8.8.8" in done.err


def test_a_port_in_use_is_said(home: Path) -> None:
    taken = listening("127.0.0.1", 0)
    port = str(taken[0].getsockname()[1])
    done = within(home, "serve", "friday", "--address", "127.0.0.1", "--port", port)
    taken[0].close()
    assert done.status == 2
    assert "--port" in done.err


def test_the_next_free_port() -> None:
    first = listening("127.0.0.1", None)
    second = listening("127.0.0.1", None)
    ports = [one[0].getsockname()[1] for one in (first, second)]
    for one in (*first, *second):
        one.close()
    assert PORT <= ports[0] < ports[1]


def test_play_with_phones_needs_a_terminal(home: Path) -> None:
    assert within(home, "play", "friday", "--phones").status == 2


def test_no_other_command_loads_the_server(home: Path) -> None:
    """Not even `play`, up to its first question."""
    code = (
        "import sys\nfrom referee.cli.main import main\n"
        "try:\n    main()\nfinally:\n    print('LOADED', [name for name in sys.modules "
        "if name.split('.')[0] == 'tornado' or name.startswith('referee.serve')])"
    )
    for words in (["do", "Ana start y111"], ["help", "serve"]):
        done = subprocess.run(
            [sys.executable, "-c", code, *words], env=variables(home), cwd=ROOT, capture_output=True, text=True
        )
        assert "LOADED []" in done.stdout, (words, done.stdout, done.stderr)
    imports = (
        "import sys, referee.cli.leading, referee.guide.session, referee.cli.serving, referee.cli.commands.serve\n"
        "print('tornado' in sys.modules, any(name.startswith('referee.serve') for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", imports], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "False"]


URL = "http://192.168.178.123:8765/j/pbo0Yh8Vb_V9ePTKoZbK5Q"


def test_the_code_of_the_terminal_is_that_of_the_screen() -> None:
    """Both say the same: half blocks, light on dark, are the squares of the drawing with a margin of two."""
    import segno

    dots = [[bool(dot) for dot in row] for row in segno.make(URL, error="l", micro=False).matrix_iter(border=2)]
    light = {"█": (True, True), "▀": (True, False), "▄": (False, True), " ": (False, False)}
    drawn = [[light[sign][half] for sign in line] for line in code_lines(URL) for half in (0, 1)]
    assert [[not one for one in row] for row in dots] == drawn[: len(dots)]
    assert len(code_lines(URL)) <= 19  # with what stands around it, it fits into a window of 24 lines
    assert code_svg(URL).startswith("<svg")
    assert "http" not in code_svg(URL).replace("http://www.w3.org/2000/svg", "")
