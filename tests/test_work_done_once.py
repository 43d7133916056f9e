"""What a person waits for is worked out once: counted where the work is done."""

import io
import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from referee import Table
from referee.cli import opening
from referee.cli.environment import Environment
from referee.cli.main import run
from referee.games.vampire_nights import rules as nights
from referee.games.vampire_village import rules as village
from referee.games.vampire_village import view
from referee.guide.asker import Question
from referee.guide.session import Guide
from referee.record import file as record_file
from referee.record import read as record_read
from referee.table import verify
from referee.table.cards import EMPTY
from referee.table.play import Play
from tests.helpers import ORDER
from tests.places import ROOT

GAME = ROOT / "tests/games/vampire_village/recorded" / "hand-two.referee"
PLAY = Table.read(GAME).play
JUDGED = sum(step.rules is not None for step in PLAY.steps)  # nothing of it was taken back

Count = Callable[..., None]


@pytest.fixture
def calls() -> Counter[str]:
    return Counter()


@pytest.fixture
def count(calls: Counter[str], monkeypatch: pytest.MonkeyPatch) -> Count:
    """Count the calls of a function that is known under a name in these places."""

    def counted(name: str, *places: object) -> None:
        for place in places:
            was = getattr(place, name)

            def noted(*args: Any, was: Any = was, **more: Any) -> Any:
                calls[name] += 1
                return was(*args, **more)

            monkeypatch.setattr(place, name, noted)

    return counted


@pytest.fixture
def env(tmp_path: Path) -> Environment:
    out = io.StringIO()
    return Environment({"REFEREE_HOME": str(tmp_path), "COLUMNS": "80"}, io.StringIO(), out, out)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return Path(shutil.copy(GAME, tmp_path / "x.referee"))


# guided play


class Nobody:
    """Presses Enter, whatever is asked about a line."""

    def ask(self, question: Question) -> str:
        return ""

    def typed_ahead(self) -> bool:
        return False

    def forget_typed_ahead(self) -> None: ...


def guided(env: Environment, table: Table, line: str) -> bool:
    """From one prompt to the next; whether the line was taken."""
    env.speak_of(table.game.id)
    guide = Guide(env, table, Nobody(), EMPTY)
    assert guide.task
    assert guide.prompt
    assert guide.talk.completions("")
    taken = guide.take(line) is None
    if taken:
        assert guide.task
        assert guide.prompt
    return taken


def begun_village() -> Table:
    table = Table.new(["Ana", "Ben"], ORDER.split())
    table.do_all(["Ana start y111", "Ben start g200"])
    return table


@pytest.mark.parametrize("line", ["g300 d3", "Ben g300 d3", "Ana place g300 d3"])
def test_a_guided_line_in_vampire_village(env: Environment, calls: Counter[str], count: Count, line: str) -> None:
    table = begun_village()
    count("pending", village)
    count("judge", village)
    assert guided(env, table, line)
    assert calls["pending"] == 2, "once before the line, once after it"
    assert calls["judge"] <= 2, "whether the card can lie there, before walks are asked about; and the whole entry"


@pytest.mark.parametrize("line", ["motser", "mot ser", "Ana reveal mot ser"])
def test_a_guided_line_in_vampire_nights(env: Environment, calls: Counter[str], count: Count, line: str) -> None:
    table = Table.new(["Ana", "Ben"], game="vampire-nights")
    count("pending", nights)
    count("judge", nights)
    assert guided(env, table, line)
    assert calls["pending"] == 2, "once before the line, once after it"
    assert calls["judge"] <= 2, "whether that is what is meant; and the entry"


def test_a_refused_line_is_not_thought_over_again(env: Environment, calls: Counter[str], count: Count) -> None:
    table = begun_village()
    count("pending", village)
    count("judge", village)
    assert not guided(env, table, "g300 f6")
    assert calls == {"pending": 1, "judge": 1}


@pytest.mark.parametrize("line", ["undo", "undo from 1"])
def test_going_back_judges_nothing_again(env: Environment, calls: Counter[str], count: Count, line: str) -> None:
    table = begun_village()
    count("judge", village)
    assert guided(env, table, line)
    assert calls["judge"] == 0


# sheets


@pytest.mark.parametrize("suffix", ["pdf", "svg", "html", "txt"])
def test_a_score_sheet(
    env: Environment, calls: Counter[str], count: Count, record: Path, tmp_path: Path, suffix: str
) -> None:
    count("load", opening)
    count("read", verify, record_file)
    count("__init__", Play)
    count("judge", village)
    count("boards", view)
    assert run(["score", "--file", str(record), "-o", str(tmp_path / f"x.{suffix}")], env) == 0
    assert calls == {"load": 1, "read": 1, "__init__": 1, "judge": JUDGED, "boards": 1}


def test_a_game_written_out_entry_by_entry(
    env: Environment, calls: Counter[str], count: Count, record: Path, tmp_path: Path
) -> None:
    """Once as it stands, and once more for what was taken back; boards before, after every entry, and at the end."""
    count("load", opening)
    count("__init__", Play)
    count("boards", view)
    assert run(["export", "--file", str(record), "-o", str(tmp_path / "x.html")], env) == 0
    assert calls == {"load": 1, "__init__": 2, "boards": PLAY.entries + 2}


# entries


def test_the_header_is_read_once_when_something_is_entered(
    env: Environment, calls: Counter[str], count: Count, record: Path
) -> None:
    count("read", verify, record_file)
    count("read_header", verify)
    count("header_value", verify, record_read)
    count("pending", village)
    assert run(["do", "--file", str(record), 'note "late"'], env) == 0
    assert calls == {"read": 1, "read_header": 1}, "nothing is pending where the game is over"


def test_an_entry_is_judged_once(env: Environment, calls: Counter[str], count: Count) -> None:
    table = begun_village()
    count("judge", village)
    assert [event.key for event in table.do("Ana place g300 d3").events]
    assert calls["judge"] == 1
