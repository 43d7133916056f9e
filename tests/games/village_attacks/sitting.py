"""Lines typed at a table in guided play, and positions to type them in."""

import io
from pathlib import Path
from typing import Final

from referee import Table
from referee.cli.environment import Environment
from referee.games.village_attacks.game import GAME
from referee.guide.session import Guide
from referee.table.cards import EMPTY
from tests.guide.typing import Typing

THREE: Final = ("vampire", "banshee", "dullahan")
SHEETS: Final = ("sheet vampire u 6 5 d2 r1 m2", "sheet banshee c 5 5 d2 r1 m3", "sheet dullahan m 8 6 d3 r1 m2")
MAP: Final = "map ch1-lc1-a1-eh1-g1-mc1-c1-sc1-ch1 lc1-c1"  # the practice map
FACTS: Final = (*SHEETS, MAP, "gates eh1 g1")
SETUP: Final = (*FACTS, "ready")
TURN: Final = (*SETUP, "spawn eh1 p3", "spawn g1 none")
# What stands there before the sample round.
BEFORE: Final = (*TURN, '! a1=p3 c1=p3,h1d eh1=p3 vampire=lc1 "position"')
ROUND: Final = (
    "vampire move a1",
    "vampire hit p2",
    "vampire guard s",
    "banshee move lc1",
    "banshee hit c1 p1",
    "dullahan guard sc",
    "villagers",
    "vampire defend s",
    "coin sc1",
    "coin lc1",
    "spawn eh1 p2",
    "spawn g1 h2m",
)


def at_table(*lines: str, monsters: tuple[str, ...] = THREE, scenario: str = "1") -> Table:
    """A table where these lines were entered."""
    header = {"scenario": [scenario], "monsters": [*monsters]}
    table = Table.new(["Ana", "Ben", "Cleo"][: len(monsters)], game=GAME.id, header=header)
    for line in lines:
        table.do(line)
    return table


def environment(home: Path, language: str = "en", columns: int = 80, rows: int = 24) -> Environment:
    variables = {"COLUMNS": str(columns), "LINES": str(rows), "REFEREE_HOME": str(home)}
    env = Environment(variables, io.StringIO(), io.StringIO(), io.StringIO(), language=language)
    env.speak_of(GAME.id)
    return env


class Sitting:
    """What happened when these lines were typed at a table."""

    def __init__(self, table: Table, *lines: str, language: str = "en", columns: int = 80, rows: int = 24) -> None:
        before = len(table.lines)
        self.env, self.asker = environment(Path("/nowhere"), language, columns, rows), Typing(*lines)
        self.guide = Guide(self.env, table, self.asker, EMPTY)
        self.guide.run()
        self.written = [line for line in table.lines[before:] if not line.startswith("ended ")]
        self.said = " ".join(self.asker.seen.split())
        self.last = self.asker.screens[-1]
        self.prompts = self.asker.prompts


def typed(lines: tuple[str, ...], *keys: str) -> list[str]:
    """What was written."""
    return Sitting(at_table(*lines), *keys).written
