"""What newcomers stumbled over: what they type, what they see, and what is written; without a terminal."""

import io
from pathlib import Path

import pytest

from referee import Table
from referee.cli.environment import Environment
from referee.guide.session import Guide
from referee.table.cards import EMPTY
from tests.guide.conftest import ORDER, STARTED
from tests.guide.typing import Typing

LANGUAGES = ("en", "fr", "ru")


class Sitting:
    """What was shown and written when these lines were typed at a table."""

    def __init__(
        self, *lines: str, before: str = STARTED, language: str = "en", columns: int = 80, rows: int = 24
    ) -> None:
        variables = {"COLUMNS": str(columns), "LINES": str(rows), "REFEREE_HOME": str(Path("/nowhere"))}
        env = Environment(variables, io.StringIO(), io.StringIO(), io.StringIO(), language=language)
        env.speak_of("vampire-village")
        table = Table.new(("Ana", "Ben"), ORDER)
        table.do_all(before.split("\n"))
        played, self.asker = len(table.lines), Typing(*lines)
        Guide(env, table, self.asker, EMPTY).run()
        self.written = table.lines[played:]
        self.screens, self.prompts = self.asker.screens, self.asker.prompts
        self.words = " ".join(self.asker.seen.split())


@pytest.mark.parametrize("aside", ["rules", "log"])
def test_pages_at_a_question_that_stands_alone(aside: str) -> None:
    """What needs more than one page is shown, and then the question is asked again."""
    at_table = Sitting("b020", aside, "1", rows=8)
    assert at_table.prompts[1:] == ["b020 on which cell> "] * 2
    assert len(at_table.screens) > len(at_table.prompts) + 1, "on pages"
    assert at_table.written == ["Ana place b020 d3"]
