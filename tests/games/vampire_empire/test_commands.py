"""Every command on games of Vampire Empire, in three languages: it works, or says that this game has no such thing."""

import json
import shutil
from pathlib import Path

import pytest

from referee.cli.command_list import all_commands
from referee.cli.shells.complete import candidates
from referee.cli.shells.line import read_line
from referee.languages import LANGUAGES
from referee.show.export.formats import GAME as EXPORTS
from referee.show.export.formats import SCORE
from tests.cli.conventions.runs import Done, within
from tests.games.vampire_empire.make import GAMES
from tests.say.unsaid import left_unsaid

KIND = ("--game", "vampire-empire")
MIDDLE = [
    *("castle bis lad off", "Ana draw moat 1 cellar 2", "Ana reveal lad", "Ana attack lad bis n2 v1", "Ben defend c1"),
    *("Ana answer human", "enter coo", '! markers lad 0 1 "squire"', "= Ana moat 3", 'Ben support squire 0/1 look "x"'),
    *("Ben attack off lad n2 w1", "Ana defend v2"),
]
CALLS: dict[str, list[list[str]]] = {
    "new": [["new", "sunday", *KIND, "--players", "Zoe", "Max", "--vampires", "Max"], ["new", "--help", *KIND]],
    "do": [["do", "Ben attack n1", "Ana defend none", "enter mai", "Ana pass"], ["do", "--json", "Ben keep"]],
    "show": [["show"], ["show", "Ana", "--legal"], ["show", "--style", "plain"], ["show", "--style", "large"]],
    "score": [["score"], ["score", "--game", "a-draw"], ["score", "--game", "masters-of-the-castle"]],
    "log": [["log"], ["log", "--game", "tricks"], ["log", "--json"]],
    "undo": [["undo"], ["undo", "--from", "5"]],
    "redo": [["redo"]],
    "try": [["try", "Ben attack none"], ["try", "--at", "4", "Ben defend c2"], ["try", "--json", "Ben attack n3"]],
    "why": [*(["why", str(number)] for number in range(1, 13)), ["why", "Ana"], ["why", "--game", "a-draw"]],
    "fix": [["fix", "5", "Ben defend c2 c0"]],
    "games": [["games"], ["games", "--json"]],
    "export": [["export", "--format", "md"], ["export", "--game", "a-draw", "--bgstats"]],
    "verify": [["verify", "games/middle.referee"], ["verify", "--json", "games/a-draw.referee"]],
    "repair": [["repair", "middle"]],
    "stats": [["stats"], ["stats", "--csv"], ["stats", "--json"], ["stats", "--game-kind", "vampire-empire"]],
    "rules": [["rules"], ["rules", "VE21"], ["rules", "codes"], ["rules", "scoring"], ["rules", "tie-break"]],
    "demo": [["demo", "vampire-empire"], ["demo"]],
    "config": [["config"]],
    "completions": [["completions", "bash"]],
    "help": [["help"], ["help", "fight"], ["help", "tally"], ["help", "new"]],
    "fight": [["fight", "bis", "lad!", "c2 c1", "n2 v2"]],
    "tally": [["tally", "Ana vampires 2", "Ben humans 4"]],
}
LACKING = {"attack": ["attack", *KIND], "best": ["best"], "cards": ["cards"]}
ASKS = {"play"}
WIDE = ("config", "completions", "new", "export", "verify", "repair", "help", "fight", "tally", "try", "why")


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three games that are over, and one in use that is not."""
    home = tmp_path_factory.mktemp("home")
    (home / "games").mkdir()
    for name in ("a-draw", "tricks", "masters-of-the-castle"):
        shutil.copy(GAMES / f"{name}.referee", home / "games")
    assert within(home, "new", "middle", *KIND, "--players", "Ana", "Ben", "--vampires", "Ana").status == 0
    done = within(home, "do", *MIDDLE)
    assert done.status == 0, done.err
    return home


@pytest.fixture
def home(furnished: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(furnished, tmp_path / "home"))


@pytest.fixture
def unsaid(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    return left_unsaid(monkeypatch)


def run(home: Path, *words: str, **more: str) -> Done:
    words = tuple(str(home / word) if word.startswith("games/") else word for word in words)
    return within(home, *words, **more)


def test_every_command_is_called() -> None:
    assert {*CALLS, *LACKING, *ASKS} == {*all_commands()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", CALLS)
def test_every_command_works_and_nothing_is_left_unsaid(
    home: Path, unsaid: list[str], command: str, language: str
) -> None:
    if command == "redo":
        run(home, "undo")
    for words in CALLS[command]:
        done = run(home, *words, REFEREE_LANG=language)
        assert done.status == 0, (words, done.err)
        assert done.out
        if command not in WIDE and "--json" not in words and "--csv" not in words:
            assert all(len(line) <= 80 for line in done.out.splitlines()), words
    assert unsaid == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", LACKING)
def test_what_the_game_lacks_is_said(home: Path, unsaid: list[str], command: str, language: str) -> None:
    done = run(home, *LACKING[command], REFEREE_LANG=language)
    assert (done.status, done.out) == (2, "")
    assert "vampire-empire" in done.err
    assert unsaid == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["a-draw", "tricks", "middle"])
def test_sheets_in_every_format(home: Path, unsaid: list[str], game: str, language: str) -> None:
    for command, formats in (("score", SCORE), ("export", EXPORTS)):
        for suffix in formats:
            out = home / f"{command}-{game}.{suffix}"
            done = run(home, command, "--game", game, "-o", str(out), REFEREE_LANG=language)
            assert done.status == 0, (suffix, done.err)
            assert out.stat().st_size > 100
    assert unsaid == []


def test_json_has_what_the_record_says(home: Path) -> None:
    found = json.loads(run(home, "verify", "--json", "games/middle.referee").out)
    assert (found["ok"], found["round"], found["time"], found["phase"], found["overruled"]) == (
        True,
        1,
        "day",
        "combat",
        [8],
    )
    assert found["combat"]["values"] == [3, 2]
    assert found["pending"] == [{"player": "Ben", "kind": "attack"}]
    over = json.loads(run(home, "verify", "--json", "games/a-draw.referee").out)
    assert (over["outcome"]["ending"], over["winners"]) == ("cards", ["Ana", "Ben"])


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("do ", ["Ben", "Ana", "castle", "enter"]),
        ("do Ben ", ["attack"]),
        ("do = ", ["Ana", "Ben", "city", "dead"]),
        ("do = Ana ", ["hand", "deck", "moat", "cellar"]),
    ],
)
def test_tab_offers_what_may_come_next(
    furnished: Path, monkeypatch: pytest.MonkeyPatch, line: str, offered: list[str]
) -> None:
    monkeypatch.setenv("REFEREE_HOME", str(furnished))
    found = [item.value for item in candidates(read_line(line, "bash", ""))]
    assert [word for word in found if word not in ("undo", "redo", "note", "set", "=", "!", "ended")] == offered
