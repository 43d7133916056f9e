"""No line is wider than asked, where that can be avoided: 40 to 200 columns, every command, every recorded game."""

import re
from pathlib import Path

import pytest
import typer

from referee.cli.command_list import all_commands
from referee.cli.program import app
from referee.show.text import width
from tests.cli.conventions.runs import GAMES, within
from tests.samples import HEAVY, some_of

ON_A_GAME = (
    ["show"],
    ["show", "--legal"],
    ["show", "--style", "large"],
    ["show", "--style", "plain"],
    ["score"],
    ["log"],
    ["why"],
    ["try"],
)
ALONE = (
    ["demo"],
    ["games"],
    ["stats"],
    ["config"],
    ["cards"],
    ["cards", "check"],
    ["cards", "show", "b"],
    ["rules"],
    ["rules", "demons"],
    ["rules", "a"],
    ["tally", "Ana 12 0 3 8", "Ben 10 2 4 7", "Cem 1 1 1 1", "Dea 2 2 2 2", "Eva 3 3 3 3"],
    ["attack", "witches", "w2", "w2", "--village", "3 h0w / 3=1 2"],
    ["do", "nobody start y111"],
    ["show", "--game", "nope"],
    ["new", "x"],
)
WIDEST_VILLAGE = 60  # seven cards side by side, creatures on both sides: what no width can make smaller


def too_wide(text: str, columns: int) -> list[str]:
    """Lines that could have been broken. A command to be copied stays whole, and a word stays a word."""
    return [
        line
        for line in text.splitlines()
        if width(line) > columns and not re.match(r"(Run again: | +)referee ", line) and len(line.split()) > 1
    ]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("home")
    for game in GAMES:
        within(folder, "games", "add", str(game))
    return folder


@pytest.mark.sampled
@some_of("columns", (40, 60, 80, 120, 200), ordinary=(40, 60, 200))
@pytest.mark.parametrize("command", ON_A_GAME, ids=" ".join)
def test_on_every_recorded_game(home: Path, command: list[str], columns: int) -> None:
    for game in GAMES if HEAVY else GAMES[:: len(GAMES) // 4]:
        done = within(home, *command, "--game", game.stem, columns=columns)
        assert done.status == 0
        wide = too_wide(done.out + done.err, columns)
        if command[0] == "show" and columns == 40:
            wide = [line for line in wide if width(line) > WIDEST_VILLAGE or not set("│┌├└v") & set(line)]
        assert wide == [], (game.name, wide[0])


@some_of("columns", (40, 60, 80, 120, 200), ordinary=(40, 60, 200))
@pytest.mark.parametrize("command", ALONE, ids=" ".join)
def test_alone(home: Path, command: list[str], columns: int) -> None:
    done = within(home, *command, columns=columns)
    assert done.out + done.err
    assert too_wide(done.out + done.err, columns) == []


@some_of("columns", (40, 60, 80, 120, 200), ordinary=(40, 60, 200))
@pytest.mark.parametrize("name", ["", *all_commands()])
def test_help(home: Path, name: str, columns: int) -> None:
    root = typer.main.get_command(app)
    command = root.get_command(typer.Context(root), name) if name else root  # type: ignore[attr-defined]
    for below in ["", *getattr(command, "commands", {})] if name else [""]:
        shown = within(home, *name.split(), *below.split(), "--help", columns=columns).out
        assert shown
        assert too_wide(shown, columns) == []


def test_a_width_that_is_none(home: Path) -> None:
    import io

    from referee.cli.environment import Environment

    for text in ("", "0", "-5", "wide", "99999999", "٣"):
        assert Environment({"COLUMNS": text}, io.StringIO(), io.StringIO(), io.StringIO()).width == 80
    assert Environment({"COLUMNS": "3"}, io.StringIO(), io.StringIO(), io.StringIO()).width == 20
