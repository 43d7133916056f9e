"""The demo is a whole game in which every tile and every item is seen at work."""

import io
import re

from referee import Table
from referee.cli.environment import Environment
from referee.cli.main import run
from referee.games.vampire_nights.rules.pieces import ITEMS, TILES
from referee.record.read import read
from referee.table.header import read_header
from referee.table.play import Play
from tests.places import ROOT

DEMO = ROOT / "referee" / "games" / "vampire_nights" / "texts" / "demo.referee"
RECORD = read(DEMO.read_bytes())
LINES = [line.text for line in RECORD.lines if not line.text.startswith("#")]


def test_it_is_a_whole_game_that_a_vampire_wins() -> None:
    table = Table.read(DEMO)
    found = table.snapshot()
    assert (found["phase"], found["winners"]) == ("over", ["Ana"])
    assert {one["player"]: (one["points"], one["vampire"]) for one in found["standings"]} == {
        "Ana": (36, True),
        "Ben": (34, False),
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


def test_the_manor_is_drawn_before_the_looting() -> None:
    out = io.StringIO()
    env = Environment({"COLUMNS": "80", "REFEREE_HOME": "/nowhere"}, io.StringIO(), out, out)
    assert run(["demo", "vampire-nights"], env) == 0
    assert out.getvalue().count("6 │") == 1
