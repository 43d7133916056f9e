"""The demo is a whole game in which every tile and every item is seen at work."""

import io
import re

import pytest

from referee import Table
from referee.cli.environment import Environment
from referee.cli.main import run
from referee.games.vampire_nights.rules.pieces import ITEMS, TILES
from referee.record.read import read
from referee.say import Voice
from referee.show.text import width
from referee.table.header import read_header
from referee.table.play import Play
from tests.places import ROOT

DEMO = ROOT / "referee" / "games" / "vampire_nights" / "texts" / "demo.referee"
RECORD = read(DEMO.read_bytes())
REMARKS = [line.text for line in RECORD.lines if line.text.startswith("#")]
LINES = [line.text for line in RECORD.lines if line.text.strip() and not line.text.startswith("#")]


def shown(language: str, columns: int = 80) -> str:
    out = io.StringIO()
    env = Environment({"COLUMNS": str(columns), "REFEREE_HOME": "/nowhere"}, io.StringIO(), out, out, language=language)
    assert run(["demo", "vampire-nights"], env) == 0
    return out.getvalue()


def test_it_is_a_whole_game_that_a_vampire_wins() -> None:
    table = Table.read(DEMO)
    found = table.snapshot()
    assert (found["phase"], found["winners"]) == ("over", ["Ana"])
    assert {one["player"]: (one["points"], one["vampire"]) for one in found["standings"]} == {
        "Ana": (36, True),
        "Boris": (34, False),
    }
    assert len(table.overruled()) == 1


def test_every_line_is_canonical_and_needed() -> None:
    header = read_header(RECORD.header)
    table = Table(header, Play(header.game, header.setup))
    rulings = [table.do(line) for line in LINES]
    assert [ruling.text for ruling in rulings] == LINES
    assert not any(ruling.repeat for ruling in rulings)
    events = {event.key for ruling in rulings for event in ruling.events}
    assert {"bitten", "cat-left", "caught", "claimed", "swapped", "night-falls-garden", "night-falls-passed"} <= events
    assert "undo" in LINES
    assert any(line.startswith("= ") for line in LINES)


def test_every_tile_and_item_occurs() -> None:
    words = set(re.findall(r"\w+", " ".join(LINES)))
    assert [code for code in (*TILES, *ITEMS) if code not in words] == []


def test_it_is_short_and_says_that_it_is_invented() -> None:
    assert len(LINES) < 70
    assert 10 <= len(REMARKS) <= 25
    assert max(map(len, REMARKS)) < 100
    assert "invented" in REMARKS[0]


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_the_remarks_are_said_in_every_language(language: str) -> None:
    assert [f"# {Voice('en', 'vampire-nights')(f'demo.{number}')}" for number in range(1, len(REMARKS) + 1)] == REMARKS
    text = shown(language, 60)
    assert max(map(width, text.splitlines())) <= 60
    told = " ".join(line.removeprefix("# ") for line in text.splitlines() if line.startswith("# "))
    for number, remark in enumerate(REMARKS, 1):
        assert Voice(language, "vampire-nights")(f"demo.{number}") in told
        assert language == "en" or remark.removeprefix("# ") not in told


def test_the_manor_is_drawn_before_the_looting_and_at_the_end() -> None:
    assert shown("en").count("6 │") == 2
