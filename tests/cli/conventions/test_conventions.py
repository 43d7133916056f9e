"""The conventions of the command line: single cases, and what only one command does. See test_every_command.py."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from referee.cli.flags import take_flags
from referee.cli.main import main
from referee.table.cards import Book, write_book
from tests.cli.conventions.every import commands
from tests.cli.conventions.runs import GAMES, in_terminal, referee, started, unread, variables, within
from tests.samples import some_of
from tests.starting import PROGRAM, loaded

# 1. Data to stdout; what is said to the person to stderr.


@pytest.mark.parametrize(
    "words", [["shwo"], ["show", "--nope"], ["show", "--game", "nope"], ["do", "Ana dances"], ["new"]]
)
def test_complaints_go_to_stderr_even_when_quiet(tmp_path: Path, words: list[str]) -> None:
    started(tmp_path)
    done = referee(tmp_path, *words, "--quiet")
    assert (done.status, done.out) == (2, "")
    assert done.err


# 2. -h and --help everywhere, examples first; --version.


@some_of("path", ["", *commands()], every=5)
def test_examples_use_options_that_exist(path: str, tmp_path: Path) -> None:
    shown = within(tmp_path, *path.split(), "--help").out.replace(" \\\n", " ")
    examples, _, rest = shown.partition("Examples:")[2].partition("\n\n")
    for line in examples.splitlines():
        used = set(re.findall(r"(?<= )--[\w-]+", line)) - {"--lang"}
        assert path == "" or line.split()[1:2] != path.split() or all(option in rest for option in used), line


def test_the_whole_program_names_its_global_options(tmp_path: Path) -> None:
    shown = referee(tmp_path, "--help").out
    assert all(f"--{flag}" in shown for flag in ("lang", "no-color", "quiet", "no-input", "debug", "version"))


def test_version(tmp_path: Path) -> None:
    done = referee(tmp_path, "--version")
    assert re.fullmatch(r"referee \d+\.\d+\.\d+\n", done.out)
    assert (done.status, done.err) == (0, "")


# 3. --json: one versioned object, no colour, errors as JSON too.


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (["show"], 2),
        (["show", "--game", "nope"], 2),
        (["show", "--file", "nope.referee"], 4),
        (["show", "--nope"], 2),
        (["shwo"], 2),
        (["do"], 2),
        (["do", "Ana start y111"], 2),
        (["new", "x"], 2),
        (["tally"], 2),
        (["tally", "nonsense"], 2),
        (["attack", "fleas", "w2", "--village", "3"], 2),
        (["stats", "--since", "yesterday"], 2),
        (["stats", "--game-kind", "chess"], 2),
        (["why", "--lang"], 2),
    ],
)
def test_failures_are_json_where_json_is_asked_for(tmp_path: Path, words: list[str], status: int) -> None:
    at = -1 if words[-1] == "--lang" else len(words)
    done = within(tmp_path, *words[:at], "--json", *words[at:] if at == -1 else [])
    assert done.status == status
    [line] = done.out.splitlines()
    answer = json.loads(line)
    assert answer["schema"] == 1
    assert answer["failure"]["code"]
    assert answer["failure"]["message"]


# 4, 6. Nothing is asked without a terminal, or with --no-input; the missing argument is named.


def test_the_missing_argument_is_named(tmp_path: Path) -> None:
    assert "--players" in referee(tmp_path, "new", "x").err
    assert "--order" in referee(tmp_path, "new", "x", "--players", "Ana", "Ben").err


# 7. - is standard input or output.


def test_entries_from_stdin(tmp_path: Path) -> None:
    started(tmp_path)
    done = referee(tmp_path, "do", "-", stdin=b"# round 1\nAna place b030:1 d3\n\nBen place r003:2 e4\n")
    assert done.status == 0
    assert "4  Ben place r003:2 e4" in done.out


def test_a_record_from_stdin(tmp_path: Path) -> None:
    assert referee(tmp_path, "verify", "-", stdin=GAMES[0].read_bytes()).out.startswith("-: fine")


def test_a_drawing_from_stdin(tmp_path: Path) -> None:
    words = ["attack", "witches", "w2", "w2"]
    done = referee(tmp_path, *words, "--village-file", "-", stdin=b"3 h0w\n3=1 2\n")
    same = referee(tmp_path, *words, "--village", "3 h0w / 3=1 2")
    assert done.out == same.out


def test_cards_to_stdout(tmp_path: Path) -> None:
    started(tmp_path)
    assert referee(tmp_path, "cards", "export", "-").out.startswith("format: 1\n")


# 8. Colour only on a terminal, and never where it is not wanted.


def test_colour_on_a_terminal_only(tmp_path: Path) -> None:
    started(tmp_path)
    assert "\x1b[" in in_terminal(tmp_path, "show")
    assert "\x1b" not in referee(tmp_path, "show", TERM="xterm-256color").out


def test_an_empty_no_color_does_not_count(tmp_path: Path) -> None:
    started(tmp_path)
    assert "\x1b[" in in_terminal(tmp_path, "show", NO_COLOR="")


def test_colour_is_never_the_only_carrier(tmp_path: Path) -> None:
    started(tmp_path)
    coloured = in_terminal(tmp_path, "show", COLUMNS="80")
    bare = re.sub(r"\x1b\[[\d;]*m", "", coloured).replace("\r", "")
    plain = referee(tmp_path, "show")
    assert [line.rstrip() for line in bare.splitlines() if line.strip()] == [
        line for line in (plain.err + plain.out).splitlines() if line.strip()
    ]


# 9. No animation in a pipe.


def test_no_animation_in_a_pipe(tmp_path: Path) -> None:
    done = referee(tmp_path, "verify", *map(str, GAMES * 2))
    assert done.status == 0
    assert "\r" not in done.out + done.err
    assert "\x1b" not in done.out + done.err


# 11. Directories.


@pytest.mark.heavy
def test_xdg_directories(tmp_path: Path) -> None:
    home, data, config = tmp_path / "home", tmp_path / "data", tmp_path / "config"
    home.mkdir()
    base = {key: value for key, value in variables(home).items() if key != "REFEREE_HOME"}

    def run(*arguments: str, **more: str) -> None:
        subprocess.run([*PROGRAM, *arguments], env={**base, **more}, cwd=home, capture_output=True, check=True)

    new = ("new", "x", "--players", "Ana", "Ben", "--order", "witches", "werewolves", "vampires")
    run(*new)
    run("config", "set", "style", "large")
    run(*new, XDG_DATA_HOME=str(data), XDG_CONFIG_HOME=str(config))
    run("config", "set", "style", "large", XDG_CONFIG_HOME=str(config))
    run(*new, XDG_DATA_HOME="relative", REFEREE_HOME=str(tmp_path / "all"))
    run("config", "set", "style", "large", REFEREE_HOME=str(tmp_path / "all"))
    if sys.platform == "linux":
        assert (home / ".local/share/referee/games/x.referee").exists()
        assert (home / ".config/referee/config.yaml").exists()
        assert (data / "referee/games/x.referee").exists()
        assert (config / "referee/config.yaml").exists()
    assert (tmp_path / "all/games/x.referee").exists()
    assert (tmp_path / "all/config.yaml").exists()
    assert not (home / "relative").exists()


# 14. Errors: what, where, how to go on; no traceback.


def test_where_a_record_is_wrong(tmp_path: Path) -> None:
    bad = tmp_path / "bad.referee"
    bad.write_text("referee 1\ngame vampire-village\nplayers Ana Ben\norder x\n")
    for words in (["verify", str(bad)], ["show", "--file", str(bad)]):
        done = referee(tmp_path, *words)
        assert f"{bad}:4:" in re.sub(r"\s+", "", done.out + done.err)
        assert done.status == 4


@pytest.mark.parametrize(
    "words",
    [
        ["show", "--file", "/"],
        ["show", "--file", "\udcff"],
        ["show", "--game", "../x"],
        ["new", "x" * 500, "--players", "Ana", "Ben", "--order", "witches", "werewolves", "vampires"],
        ["do", "\x00".replace("\x00", "\x01")],
        ["cards", "show", "\udcff"],
        ["cards", "--cards", "/dev/null"],
        ["games", "add", "/dev/zero"],
        ["rules", "\udcff"],
        ["tally", "--file", "/"],
        ["attack", "witches", "w2", "--village-file", "/"],
        ["--lang", "\udcff", "show"],
    ],
)
def test_no_traceback(tmp_path: Path, words: list[str]) -> None:
    started(tmp_path)
    done = within(tmp_path, *words)
    assert "Traceback" not in done.err
    assert "bug in the referee" not in done.err
    assert done.status in (0, 1, 2, 4)


# 15. "Did you mean", never executing the guess.


def test_did_you_mean(tmp_path: Path) -> None:
    path = started(tmp_path)
    before = path.read_bytes()
    for words, meant in ((["und"], "undo"), (["udno"], "undo"), (["games", "delet", "friday"], "delete")):
        done = referee(tmp_path, *words)
        assert done.status == 2
        assert meant in done.err
    assert "--json" in referee(tmp_path, "show", "--jsno").err
    assert path.read_bytes() == before


# 17. A closed pipe is silent.


@pytest.mark.parametrize("command", ["demo", "--help", "verify --json"])
def test_a_closed_pipe_is_silent(tmp_path: Path, command: str) -> None:
    for game in GAMES[:10]:
        within(tmp_path, "games", "add", str(game))
    words = command.split() + (list(map(str, GAMES)) if command.startswith("verify") else [])
    assert unread(tmp_path, *words, "--quiet") == (0, "", "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")
@pytest.mark.parametrize("words", [["demo"], ["--help"], ["rules"], ["stats", "--csv"]])
def test_a_full_disk_is_said(tmp_path: Path, words: list[str]) -> None:
    with open("/dev/full", "wb") as full:
        around = variables(tmp_path)
        begin = loaded(words, around)
        done = subprocess.run(
            [*PROGRAM, *words], env=around, preexec_fn=begin, stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert done.returncode == 4
    assert b"Traceback" not in done.stderr
    assert b"Can't write the answer" in done.stderr


# The options that every command takes stand anywhere, but not after --.


@pytest.mark.parametrize(
    ("words", "rest", "flags"),
    [
        (["--quiet", "show"], ["show"], {"quiet": True}),
        (["show", "--quiet", "--lang", "fr", "Ana"], ["show", "Ana"], {"quiet": True, "lang": "fr"}),
        (["show", "--lang=ru"], ["show"], {"lang": "ru"}),
        (["do", "--", "--quiet"], ["do", "--", "--quiet"], {}),
        (["show", "--lang"], ["show", "--lang"], {}),
        (["cards", "name", "b030", "Mill", "--lang", "fr"], ["cards", "name", "b030", "Mill", "--lang", "fr"], {}),
    ],
)
def test_global_options(words: list[str], rest: list[str], flags: dict[str, object]) -> None:
    assert take_flags(words) == (rest, flags)


def test_main_leaves_with_a_status(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out.startswith("referee ")


# Numbers that Python itself does not read.


@pytest.mark.parametrize("digits", [4_300, 4_301])
def test_a_number_of_thousands_of_digits(digits: int, tmp_path: Path) -> None:
    started(tmp_path)
    number = "9" * digits
    assert referee(tmp_path, "show", COLUMNS=number, LINES=number).status == 0
    for words in (["why", number], ["repair", "--type", f"{number} x"], ["cards", "add", "start", "y111", number]):
        assert "bug in the referee" not in referee(tmp_path, *words).err


# What stands before a command below is never left out of account.


def test_options_before_a_command_below_are_honoured(tmp_path: Path) -> None:
    cards = tmp_path / "few.yaml"
    cards.write_bytes(write_book(Book({"start": {"y999": 1}}, {})))
    archived = json.loads(within(tmp_path, "games", "--json", "add", str(GAMES[0]), "sent").out)
    assert archived["back"] == "referee games delete sent"
    for path, rest in ((["cards"], ["check"]), (["cards"], ["show", "y999"])):
        before = within(tmp_path, *path, "--cards", str(cards), *rest)
        after = within(tmp_path, *path, *rest, "--cards", str(cards))
        assert before == after != within(tmp_path, *path, *rest)


@pytest.mark.parametrize(
    "words",
    [
        ["cards", "--cards", "x.yaml", "add", "start", "y111"],
        ["cards", "--game", "vampire-nights", "restore"],
        ["config", "--csv", "set", "lang", "fr"],
    ],
)
def test_or_refused(words: list[str], tmp_path: Path) -> None:
    started(tmp_path)
    before = sorted(tmp_path.rglob("*"))
    done = referee(tmp_path, *words)
    assert done.status == 2
    assert f"There is no option {words[1]}." in done.out + done.err
    assert sorted(tmp_path.rglob("*")) == before


def test_the_language_of_a_card_is_not_that_of_the_program() -> None:
    words = ["--lang", "fr", "cards", "name", "b020", "Брод", "--lang", "ru"]
    assert take_flags(words) == (words[2:], {"lang": "fr"})
