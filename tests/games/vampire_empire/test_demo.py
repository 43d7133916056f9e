"""The demo is a whole short game that shows what is special about this one."""

import io

import pytest
from wcwidth import wcswidth

from referee import Table
from referee.cli.environment import Environment
from referee.cli.main import run
from referee.record.read import read
from referee.table.header import read_header
from referee.table.play import Play
from tests.places import ROOT

DEMO = ROOT / "referee" / "games" / "vampire_empire" / "texts" / "demo.referee"
RECORD = read(DEMO.read_bytes())
LINES = [line.text for line in RECORD.lines if not line.text.startswith("#")]


def test_it_is_a_whole_game_that_three_vampires_in_the_castle_win() -> None:
    now = Table.read(DEMO).snapshot()
    assert (now["phase"], now["winners"], now["outcome"]["ending"]) == ("over", ["Ana"], "castle")
    assert now["late"] == [{"player": "Ben", "kind": "show"}]


def test_every_line_is_canonical_and_needed() -> None:
    header = read_header(RECORD.header)
    table = Table(header, Play(header.game, header.setup))
    rulings = [table.do(line) for line in LINES]
    assert [ruling.text for ruling in rulings] == LINES
    assert not any(ruling.repeat for ruling in rulings)
    events = {event.key for ruling in rulings for event in ruling.events}
    assert {
        "killed",
        "tested",
        "hidden",
        "supported",
        "marked.attack",
        "cancelled",
        "unmasked",
        "over.castle",
    } <= events
    assert [event.params["round"] for one in rulings for event in one.events if event.key == "compared"] == [
        *(1, 1, 2, 1, 1, 2)
    ]


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_it_is_told_in_every_language_within_60_columns(language: str) -> None:
    out = io.StringIO()
    env = Environment({"COLUMNS": "60", "REFEREE_HOME": "/nowhere"}, io.StringIO(), out, out, language=language)
    assert run(["demo", "vampire-empire"], env) == 0
    lines = out.getvalue().splitlines()
    assert sum("\N{BOX DRAWINGS LIGHT DOWN AND RIGHT}" in line for line in lines) == 1  # the castle is drawn at the end
    assert [line for line in lines if wcswidth(line) > 60] == []
    assert sum(line.startswith("# ") and not before for before, line in zip(["", *lines], lines, strict=False)) == 9
