"""The conventions of the command line, by their number, each on every command where it makes sense.

Single cases, and what only one command does, are in test_conventions.py; who has the last word about a setting (12)
in test_settings.py.
"""

import json
import os
import re
import shutil
import sys
from pathlib import Path

import pytest

from referee.languages import LANGUAGES
from referee.record.atomic import OLD
from referee.show.text import width
from tests.cli.conventions.every import (
    ASKS,
    CALLS,
    CHANGES,
    ORDER,
    commands,
    every_command,
    every_command_but,
    takes_json,
    with_json,
)
from tests.cli.conventions.runs import referee, unread, within
from tests.places import ROOT
from tests.samples import some_of

NO_COLOUR: list[tuple[list[str], dict[str, str]]] = [
    (["--no-color"], {}),
    ([], {"NO_COLOR": "1"}),
    ([], {"TERM": "dumb"}),
]
QUESTION = re.compile(r"\[[yn]/[yn]\]|\(y/n\)", re.IGNORECASE)


def files_of(home: Path) -> dict[str, bytes]:
    """What is there that matters: not what is only remembered."""
    files = (path for path in sorted(home.rglob("*")) if path.is_file() and "cache" not in path.parts)
    return {str(path.relative_to(home)): path.read_bytes() for path in files if not path.name.endswith(OLD)}


def test_every_command_is_called() -> None:
    assert set(CALLS) == set(commands())


@every_command
def test_01_answers_on_stdout_all_else_on_stderr(path: str, furnished: Path, tmp_path: Path) -> None:
    loud, quiet = (
        within(Path(shutil.copytree(furnished, tmp_path / name)), *CALLS[path], *more)
        for name, more in (("loud", []), ("quiet", ["--quiet"]))
    )
    assert loud.status == quiet.status == (2 if path in ASKS else 0)
    if path in ASKS:
        assert (loud.out, quiet.out) == ("", "")
        assert quiet.err
        return
    if path == "config":  # which shows this very setting
        return
    assert quiet.err == ""
    assert quiet.out.strip()
    places = str(tmp_path / "loud"), str(tmp_path / "quiet")
    assert loud.out.replace(*places).startswith(quiet.out)


@every_command
@pytest.mark.parametrize("language", LANGUAGES)
def test_02_help_with_examples_first(path: str, language: str, home: Path) -> None:
    short, long = (within(home, *path.split(), option, "--lang", language) for option in ("-h", "--help"))
    assert short == long
    assert (short.status, short.err) == (0, "")
    usage, examples = short.out.split("\n\n")[:2]
    assert f"referee {path}" in usage
    assert examples.split("\n")[1].strip().startswith(f"referee {path}")


@with_json()
def test_03_json_is_one_object_of_a_version(path: str, home: Path) -> None:
    done = within(home, *CALLS[path], "--json", terminal=True)
    assert done.status == 0
    assert "\x1b" not in done.out
    [line] = done.out.splitlines()
    assert json.loads(line)["schema"] == 1
    failed = within(home, *path.split(), "--json", "--nonsense")
    assert failed.status == 2
    assert json.loads(failed.out)["failure"]["code"] == "usage"


@pytest.fixture
def without_rich(monkeypatch: pytest.MonkeyPatch) -> None:
    """Importing it fails from now on."""
    for name in ("rich", *(name for name in sys.modules if name.startswith("rich."))):
        monkeypatch.setitem(sys.modules, name, None)


@pytest.mark.usefixtures("without_rich")
@pytest.mark.parametrize("path", [path for path, one in commands().items() if takes_json(one)])
def test_03_who_asks_for_json_does_not_wait_for_rich(path: str, home: Path) -> None:
    assert within(home, *CALLS[path], "--json").status == 0
    for language in LANGUAGES:
        failed = within(home, *path.split(), "--json", "--nonsense", "--lang", language)
        assert json.loads(failed.out)["failure"]["code"] == "usage"


@pytest.mark.usefixtures("without_rich")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("code", "call"),
    [
        ("", ["why", "3", "--game", "odd-names"]),  # what it changed
        ("no-such-game", ["show", "--game", "a game that nobody began on this machine or any other"]),
        ("bad-header", ["show", "--file", str(ROOT / "pyproject.toml")]),
        ("not-understood", ["do", "Ana place nonsense nonsense"]),
    ],
)
def test_03_nor_whoever_is_refused(code: str, call: list[str], language: str, home: Path) -> None:
    answer = json.loads(within(home, *call, "--json", "--lang", language).out)
    assert (answer.get("failure") or {}).get("code", "") == code


def test_03_a_person_waits_for_rich(home: Path, without_rich: None) -> None:
    assert "rich" in within(home, "show").err, "else the tests above try nothing"


@every_command
def test_04_nothing_is_asked_with_no_input(path: str, home: Path) -> None:
    """An answer that is waited for would be an EOFError, and an interruption for the program."""
    done = within(home, *CALLS[path], "--no-input", terminal=True)
    assert done.status == (2 if path in ASKS else 0)
    assert done.out + done.err


@every_command
def test_05_nothing_is_confirmed_and_nothing_is_lost(path: str, home: Path) -> None:
    """No command asks whether one is sure: whatever was there before is still there, in its place or beside it."""
    before = files_of(home)
    done = within(home, *CALLS[path], "--no-input", terminal=True)
    assert not QUESTION.search(done.out + done.err)
    after = {file.name: file.read_bytes() for file in home.rglob("*") if file.is_file()}
    for name, content in before.items():
        if name in ("last", "config.yaml"):  # one word, which the answer names
            continue
        kept = [data for data in after.values() if data.startswith(content)]  # records only grow
        assert kept, f"{path} lost {name}"


@pytest.mark.parametrize(
    "words",
    [
        ["new", "friday", "--players", "Eva", "Fay", *ORDER],
        ["new", "FRIDAY", "--players", "Eva", "Fay", *ORDER],
        ["new", "other", "--file", "{home}/games/friday.referee", "--players", "Eva", "Fay", *ORDER],
        ["games", "add", "{home}/games/friday.referee", "hand-two"],
        ["games", "rename", "friday", "hand-two"],
        ["cards", "export", "{home}/cards.yaml"],
        ["export", "-o", "{home}/games/friday.referee"],
    ],
)
def test_05_what_is_there_is_never_overwritten(words: list[str], home: Path) -> None:
    before = files_of(home)
    done = within(home, *(word.replace("{home}", str(home)) for word in words))
    assert done.status in (2, 4)
    assert done.err
    assert f".{os.getpid()}" not in done.err  # no name of a draft
    assert files_of(home) == before


@pytest.mark.parametrize("words", [["new", "x"], ["new", "x", "--players", "Ana", "Ben"], ["tally"], ["play"], ["fix"]])
def test_06_every_prompt_has_an_argument(words: list[str], home: Path) -> None:
    done = within(home, *words, "--no-input", terminal=True)
    assert (done.status, done.out) == (2, "")
    assert re.search(r"--players|--order|referee |PLAYER|N\b", done.err)


@pytest.mark.parametrize(
    ("words", "typed", "said"),
    [
        (["do", "-"], "Ana place b030:1 d3\n", "Ana place b030:1 d3"),
        (
            ["verify", "-"],
            "referee 1\ngame vampire-village\nplayers Ana Ben\norder witches werewolves vampires\n",
            "-: ",
        ),
        (["tally", "--file", "-"], "name,buildings,heroes,creatures,cards\nAna,3,0,1,2\nBen,2,0,1,2\n", "Ana"),
        (["attack", "witches", "w2", "--village-file", "-"], "3 h0w\n3=1 2\n", "3"),
    ],
)
def test_07_a_dash_is_standard_input(words: list[str], typed: str, said: str, home: Path) -> None:
    done = referee(home, *words, stdin=typed.encode())
    assert done.status == 0, done.err
    assert said in done.out


@pytest.mark.parametrize("words", [["score", "-o", "-"], ["export", "-o", "-"], ["cards", "export", "-"]])
def test_07_a_dash_is_standard_output(words: list[str], home: Path) -> None:
    done = referee(home, *words)
    assert done.status == 0
    assert done.out
    assert not (home / "-").exists()


@every_command
@pytest.mark.parametrize(("flags", "more"), NO_COLOUR)
def test_08_no_colour_where_it_is_not_wanted(path: str, flags: list[str], more: dict[str, str], home: Path) -> None:
    done = within(home, *CALLS[path], "--no-input", *flags, terminal=True, **more)
    assert "\x1b" not in done.out + done.err


@every_command_but("config")  # which shows this very setting
def test_08_colour_says_nothing_of_its_own(path: str, furnished: Path, tmp_path: Path) -> None:
    coloured, plain = (
        within(Path(shutil.copytree(furnished, tmp_path / name)), *CALLS[path], "--no-input", *more, terminal=True)
        for name, more in (("a", []), ("b", ["--no-color"]))
    )
    bare = re.sub(r"\x1b\[[\d;]*m", "", coloured.out).replace(str(tmp_path / "a"), str(tmp_path / "b"))
    assert [line.rstrip() for line in bare.splitlines()] == [line.rstrip() for line in plain.out.splitlines()]


@every_command
def test_09_nothing_moves_in_a_pipe(path: str, home: Path) -> None:
    done = within(home, *CALLS[path])
    assert not set("\r\b\x1b") & set(done.out + done.err)


@every_command_but("completions", "export", "cards export", "facts export")  # which write a file's text as it is
@some_of("columns", [40, 60, 80, 120, 200], ordinary=[40, 60, 200])
def test_10_no_line_is_wider_than_asked(path: str, columns: int, home: Path) -> None:
    """Except a line to be copied, and a word that cannot be broken."""
    done = within(home, *CALLS[path], "--no-input", columns=columns)
    wide = [line for line in (done.out + done.err).splitlines() if width(line) > columns]
    wide = [line for line in wide if not line.startswith("Run again: ") and len(line.split()) > 1]
    wide = [line for line in wide if max(map(width, line.split())) < columns - 20]  # such as the path of a file
    if path in ("show", "demo") and columns == 40:
        wide = [line for line in wide if not set("│┌├└") & set(line)]
    assert wide == []


@some_of("path", sorted(CHANGES))
def test_11_all_that_is_written_is_in_the_folder_that_was_named(path: str, furnished: Path, tmp_path: Path) -> None:
    """HOME and the working folder are others, and stay empty."""
    data, elsewhere = Path(shutil.copytree(furnished, tmp_path / "data")), tmp_path / "elsewhere"
    elsewhere.mkdir()
    assert referee(data, *CALLS[path], cwd=elsewhere, HOME=str(elsewhere)).status == 0
    assert list(elsewhere.rglob("*")) == []


@with_json()
def test_13_ids_and_json_are_never_translated(path: str, furnished: Path, tmp_path: Path) -> None:
    answers = []
    for language in LANGUAGES:
        machine = Path(shutil.copytree(furnished, tmp_path / language))
        done = within(machine, *CALLS[path], "--json", "--lang", language)
        answers.append(_keys(json.loads(done.out)))
    assert answers[0] == answers[1] == answers[2]


def _keys(value: object) -> object:
    """The keys of an answer, all the way down."""
    if isinstance(value, dict):
        return {key: _keys(inner) for key, inner in value.items()}
    return [_keys(inner) for inner in value] if isinstance(value, list) else None


@every_command
@pytest.mark.parametrize("words", [["--nonsense"], ["\udcff"], ["x" * 5000], ["", "", "", "", "", ""]])
def test_14_errors_are_sentences(path: str, words: list[str], home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(home)  # a name of a file is taken at its word
    done = within(home, *path.split(), *words)
    assert "Traceback" not in done.err
    assert "bug in the referee" not in done.err
    assert done.status in (0, 1, 2, 4)


@every_command
def test_15_a_slip_is_never_carried_out(path: str, home: Path) -> None:
    before = files_of(home)
    *above, name = path.split()
    for slip in (name[:-1] if len(name) > 4 else name + "x", name[1] + name[0] + name[2:]):
        if " ".join([*above, slip]) in CALLS or len(name) < 3:
            continue
        done = within(home, *above, slip)
        assert done.status == 2
        assert name in done.err
    assert files_of(home) == before


@every_command
def test_17_a_closed_pipe_is_silent(path: str, home: Path) -> None:
    done = unread(home, *CALLS[path], "--quiet")
    if path in ASKS:
        assert done.status == 2
    else:
        assert (done.status, done.err) == (0, "")
