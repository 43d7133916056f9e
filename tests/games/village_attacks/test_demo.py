"""The demo is a whole short game of scenario 1."""

import io

import pytest
from wcwidth import wcswidth

from referee import Table
from referee.cli.environment import Environment
from referee.cli.main import run
from tests.places import ROOT
from tests.say.unsaid import left_unsaid

DEMO = ROOT / "referee" / "games" / "village_attacks" / "texts" / "demo.referee"


def test_it_is_won_when_the_last_villager_falls() -> None:
    now = Table.read(DEMO).snapshot()
    assert (now["round"], now["winners"], now["outcome"]["why"]) == (2, ["Ana", "Ben"], "clear")


def test_it_is_told_within_60_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    unsaid = left_unsaid(monkeypatch)
    out = io.StringIO()
    env = Environment({"COLUMNS": "60", "REFEREE_HOME": "/nowhere"}, io.StringIO(), out, out, language="en")
    assert run(["demo", "village-attacks"], env) == 0
    lines = out.getvalue().splitlines()
    assert [line for line in lines if wcswidth(line) > 60] == []
    assert "Banshee strikes back: an undead hunter in CY-1 dies." in out.getvalue()
    assert unsaid == []
