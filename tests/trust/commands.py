"""Every command that writes, with the state it starts from."""

import os
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from .children import PLAYERS, run
from .frame import ROOT

GAME = "--game", "friday"
NIGHT = ROOT / "tests/games/vampire_village/recorded" / "hand-shared.referee"


@dataclass(frozen=True)
class Command:
    """`acknowledged` is found in the answer when the command is done; entries are acknowledged by their numbers."""

    arguments: tuple[str, ...]
    acknowledged: str = ""
    setup: Callable[[Path], None] = field(default=lambda home: None)
    typed: tuple[str, ...] = ()  # lines for guided play

    @property
    def name(self) -> str:
        return " ".join(word for word in self.arguments if word not in PLAYERS)[:60]


def started(home: Path) -> None:
    run(home, "new", "friday", *PLAYERS)
    run(home, "do", *GAME, "Ana start y111", "Ben start g200", "Ana place n000:1 e4")


def torn(home: Path) -> None:
    started(home)
    with (home / "games" / "friday.referee").open("ab") as file:
        file.write(b"Ben place n000 e4 ~01")


def damaged(home: Path) -> None:
    """One character to be put right, one line to be left out."""
    started(home)
    path = home / "games" / "friday.referee"
    path.write_bytes(path.read_bytes().replace(b"y111", b"y117").replace(b"Ana place", b"Ana \0\0\0\0\0"))


def taken_back(home: Path) -> None:
    started(home)
    run(home, "undo", *GAME)


def listed(home: Path) -> None:
    started(home)
    run(home, "cards", "add", "round1", "g300", "2")


def archived(home: Path) -> None:
    started(home)
    run(home, "games", "archive", "friday")


def configured(home: Path) -> None:
    started(home)
    run(home, "config", "set", "lang", "en")
    run(home, "config", "set", "lang", "en", "--project")


def exported(home: Path) -> None:
    started(home)
    for file in ("friday.html", "friday.txt"):
        (home / file).write_text("something else\n")
    shutil.copy(NIGHT, home / "night.referee")
    shutil.copy(ROOT / "cards.yaml", home / "list.yaml")


def before_the_end_of_a_phase(home: Path) -> None:
    """The next entry ends the building phase, and the referee learns the cards of it."""
    started(home)
    cells = ["f4", "d5", "e5", "f5", "d3"]
    ana = [f"Ana place n000 {cell}" for cell in cells]
    ben = [f"Ben place n000 {cell}" for cell in ["e4", *cells[:-1]]]
    run(home, "do", *GAME, *ana, *ben)


COMMANDS = (
    Command(("new", "friday", *PLAYERS), "New game"),
    Command(("new", "saturday", *PLAYERS), "New game", started),
    Command(("new", "x", *PLAYERS, "--file", "here.referee"), "New game"),
    Command(("do", *GAME, "Ben place n000 e4"), "", started),
    Command(("do", *GAME, "Ben place n000 e4", "undo", 'note "é"'), "", started),
    Command(("do", *GAME, "--json", "Ben place n000 e4"), '"failure": null', started),
    Command(("do", *GAME, "Ben place n000:1 e4"), "", torn),
    Command(("do", *GAME, "Ben place n000 d3"), "", before_the_end_of_a_phase),
    Command(("undo", *GAME), "Taken back", started),
    Command(("undo", *GAME, "--from", "2"), "Taken back", started),
    Command(("redo", *GAME), "Back in force", taken_back),
    Command(("fix", *GAME, "3", "Ana", "place", "n000:1", "d5"), "", started),
    Command(("play", *GAME), "", started, ("Ben place n000 e4", "note so", "quit")),
    Command(("cards", "add", "round1", "g300", "2"), "g300"),
    Command(("cards", "name", "g300", "mill"), "g300", listed),
    Command(("cards", "remove", "round1", "g300"), "g300", listed),
    Command(("cards", "complete"), "complete", listed),
    Command(("cards", "import", "list.yaml"), "cards", exported),
    Command(("cards", "export", "list.txt"), "", listed),
    Command(("config", "set", "lang", "fr"), "lang"),
    Command(("config", "set", "style", "plain"), "style", configured),
    Command(("config", "unset", "lang", "--project"), "lang", configured),
    Command(("games", "rename", "friday", "saturday"), "saturday", started),
    Command(("games", "archive", "friday"), "restore", started),
    Command(("games", "delete", "friday"), "restore", started),
    Command(("games", "restore", "friday"), "friday", archived),
    Command(("games", "add", "night.referee"), "night", exported),
    Command(("games", "abandon", "friday"), "friday", started),
    Command(("repair", "friday", "--yes"), "is repaired", damaged),
    Command(("export", *GAME, "-o", "friday.html"), "", exported),
    Command(("export", *GAME, "-o", "new.json"), "", exported),
    Command(("export", *GAME, "-o", "-"), "referee 1", exported),
    Command(("score", *GAME, "-o", "friday.txt"), "", exported),
    Command(("completions", "fish", "--install"), "fish"),
    Command(("stats",), "", started),
)


def same_every_time(command: Command) -> None:
    """In a child: the time and the id of a game stand still; guided play gets its lines."""
    import secrets

    import referee.cli.commands.new as new
    import referee.table.table as table

    now = SimpleNamespace(strftime=lambda form: "2026-11-16T19:30:00Z")
    secrets.token_hex = lambda number=None: "7f3c9a52"  # type: ignore[assignment]
    new.datetime = SimpleNamespace(now=lambda zone: now)  # type: ignore[misc, assignment]
    table._utc_now = lambda: "2026-11-16T21:30:00Z"  # type: ignore[assignment]
    if command.typed:
        import referee.guide.asker as asker

        sys.stdin.isatty = sys.stdout.isatty = lambda: True  # type: ignore[method-assign]
        asker.asker_for = lambda env: Typist(command.typed)  # type: ignore[assignment, return-value]


class Typist:
    """Types the same lines, whatever is asked; leaves where a line comes back."""

    def __init__(self, lines: tuple[str, ...]) -> None:
        self.lines = iter(lines)

    def ask(self, prompt: str, complete: Any, retry: Any) -> str:
        if retry.text:
            sys.stdout.flush()
            os._exit(4)
        return next(self.lines)

    def typed_ahead(self) -> bool:
        return False

    def forget_typed_ahead(self) -> None:
        return
