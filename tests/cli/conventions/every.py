"""A call of every command, on a machine with some games: what each convention is tried on."""

from pathlib import Path
from typing import Any

import pytest
import typer

from referee.cli.command_list import all_commands
from referee.cli.program import app
from tests.cli.conventions.runs import GAMES, ROOT, within
from tests.samples import some_of

ORDER = ("--order", "witches", "werewolves", "vampires")
ONE = str(next(game for game in GAMES if game.stem == "odd-names"))
# By the path of the command. All of them answer with status 0, except those in ASKS.
CALLS: dict[str, list[str]] = {
    "play": ["play"],
    "serve": ["serve", "--address", "8.8.8.8"],
    "new": ["new", "sunday", "--players", "Ёжик", "Ben", *ORDER],
    "do": ["do", "Ana place b030:1 d3"],
    "show": ["show", "--legal"],
    "score": ["score", "--game", "odd-names"],
    "log": ["log", "--game", "odd-names"],
    "undo": ["undo"],
    "redo": ["redo"],
    "attack": ["attack", "witches", "w2", "w2", "--village", "3 h0w / 3=1 2"],
    "fight": ["fight", "bis", "lad!+d1", "c2 c1", "n2 v2"],
    "siege": [
        *("siege", "a1 p1; c1 p2 | vampire a1 6/6; banshee lc1 5/5 | heart 5", "sc1"),
        *("--map", "ch1-lc1-a1 ch1-sc1-c1-lc1", "--scenario", "1"),
    ],
    "try": ["try", "Ana place b030:1 d3"],
    "why": ["why", "--game", "odd-names"],
    "tally": ["tally", "Ana 12 0 3 8", "Ёжик 10 2 4 7"],
    "best": ["best", "--game", "raided"],
    "fix": ["fix", "2", "Ben start g210"],
    "cards": ["cards"],
    "cards show": ["cards", "show", "b0"],
    "cards name": ["cards", "name", "b030:1", "Мельница", "--lang", "ru"],
    "cards add": ["cards", "add", "round1", "b020:row", "2"],
    "cards remove": ["cards", "remove", "round1", "b030:1"],
    "cards import": ["cards", "import", str(ROOT / "cards.yaml")],
    "cards restore": ["cards", "restore"],
    "cards export": ["cards", "export", "-"],
    "cards check": ["cards", "check", "--cards", str(ROOT / "cards.yaml")],
    "cards complete": ["cards", "complete"],
    "facts": ["facts"],
    "facts import": ["facts", "import", str(Path(__file__).parent / "facts.txt")],
    "facts restore": ["facts", "restore"],
    "facts export": ["facts", "export", "-"],
    "games": ["games"],
    "games rename": ["games", "rename", "friday", "at home"],
    "games archive": ["games", "archive", "friday"],
    "games delete": ["games", "delete", "friday"],
    "games restore": ["games", "restore", "old"],
    "games add": ["games", "add", ONE, "sent"],
    "games abandon": ["games", "abandon", "friday"],
    "export": ["export", "--game", "odd-names", "--format", "json"],
    "verify": ["verify", ONE],
    "repair": ["repair", "hand-two"],
    "stats": ["stats"],
    "rules": ["rules", "demons"],
    "demo": ["demo"],
    "config": ["config"],
    "config set": ["config", "set", "style", "large"],
    "config unset": ["config", "unset", "style"],
    "completions": ["completions", "bash"],
    "help": ["help", "cards", "add"],
}
ASKS = {"play", "serve"}  # these can only say what to do instead: without a terminal, and never to the whole world
CHANGES = {
    *("new", "do", "undo", "redo", "fix", "cards name", "cards add", "cards remove", "cards import", "cards restore"),
    *("cards complete", "facts import", "facts restore", "games rename", "games archive", "games delete"),
    *("games restore", "games add", "games abandon"),
    *("config set", "config unset"),
}


every_command = some_of("path", CALLS, every=6)


def every_command_but(*paths: str) -> pytest.MarkDecorator:
    return some_of("path", (path for path in CALLS if path not in paths), every=6)


def commands() -> dict[str, Any]:
    """Every command by its path, and those below it."""
    root: Any = typer.main.get_command(app)
    context = typer.Context(root, info_name="referee")
    found = {}
    for name in all_commands():
        command = root.get_command(context, name)
        found[name] = command
        found |= {f"{name} {below}": one for below, one in getattr(command, "commands", {}).items()}
    return found


def takes_json(command: Any) -> bool:
    return any("--json" in one.opts for one in command.params)


def with_json() -> pytest.MarkDecorator:
    return some_of("path", (path for path, command in commands().items() if takes_json(command)))


def furnish(home: Path) -> None:
    """Finished games, one put away, one under attack, a list of cards, and a game used last with something to redo."""
    for name in ("odd-names", "hand-two", "hand-shared"):
        within(home, "games", "add", str(GAMES[0].with_name(f"{name}.referee")))
    within(home, "games", "add", str(GAMES[0].with_name("hand-two.referee")), "old")
    within(home, "games", "archive", "old")
    within(home, "games", "add", str(GAMES[0].with_name("hand-two.referee")), "raided")
    within(home, "undo", "--from", "41", "--game", "raided")
    within(home, "cards", "add", "round1", "b030:1")
    (home / "facts.txt").write_text("game village-attacks\nsheet lich a 5 6 d1 r2 m1\n")
    (home / "facts.txt~").write_text("")
    within(home, "config", "set", "style", "plain")
    within(home, "new", "friday", "--players", "Ana", "Ben", *ORDER)
    within(home, "do", "Ana start y111", "Ben start g200", "Ana place r003:2 d3")
    within(home, "undo")
