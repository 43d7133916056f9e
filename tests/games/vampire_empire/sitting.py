"""Lines typed at a table in guided play, and positions to type them in."""

import io
from pathlib import Path

from referee import Table
from referee.cli.environment import Environment
from referee.games.vampire_empire.game import GAME
from referee.guide.session import Guide
from referee.table.cards import EMPTY, Book
from tests.games.vampire_empire.helpers import play
from tests.guide.typing import Typing

NIGHT = "castle bis lad off\n"
DAY = NIGHT + '! Ben turn "position"\n'
FIGHT = NIGHT + "Ana attack bis lad c2\n"
FOUND = DAY + "Ben water lad w1 w3\nAna answer vampire\n"
REVEALED = NIGHT + '! vampire lad "position"\n'
LAST = DAY + "".join(f'! {pile} 0 "position"\n' for pile in ("Ana hand", "Ana deck", "Ben deck"))
LAST += '! Ben hand 2 "position"\n'
ENDED = LAST + "Ben pass\n"


def environment(home: Path, language: str = "en", columns: int = 80, rows: int = 24) -> Environment:
    variables = {"COLUMNS": str(columns), "LINES": str(rows), "REFEREE_HOME": str(home)}
    env = Environment(variables, io.StringIO(), io.StringIO(), io.StringIO(), language=language)
    env.speak_of(GAME.id)
    return env


class Sitting:
    """What happened when these lines were typed at a table."""

    def __init__(
        self,
        table: Table,
        *lines: str,
        language: str = "en",
        columns: int = 80,
        rows: int = 24,
        cards: Book = EMPTY,
    ) -> None:
        before = len(table.lines)
        self.env, self.asker = environment(Path("/nowhere"), language, columns, rows), Typing(*lines)
        self.guide = Guide(self.env, table, self.asker, cards)
        self.guide.run()
        self.written = [line for line in table.lines[before:] if not line.startswith("ended ")]
        self.said = " ".join(self.asker.seen.split())
        self.last = self.asker.screens[-1]
        self.prompts = self.asker.prompts


def typed(lines: str, *keys: str) -> list[str]:
    """What was written."""
    return Sitting(play(lines), *keys).written
