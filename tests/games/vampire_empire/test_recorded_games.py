"""Whole recorded games, replayed: the position and every entry's effect must be exactly those recorded."""

import json
import re
from functools import cache

import pytest

from tests.games.recording import Course, replayed, result
from tests.games.vampire_empire.branches import BRANCHES
from tests.games.vampire_empire.make import GAMES, PLANS
from tests.places import ROOT

SOURCE = ROOT / "referee/games/vampire_empire/rules"
FILES = sorted(GAMES.glob("*.referee"))


@cache
def courses() -> list[Course]:
    return [replayed(path.read_bytes()) for path in FILES]


def test_every_plan_has_its_game():
    assert {path.stem for path in FILES} == {plan.name for plan in PLANS}
    assert len(FILES) >= 12


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_comes_out_as_recorded(path):
    found = json.loads(json.dumps(result(path.read_bytes())))
    assert found == json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    assert found["snapshot"]["phase"] == "over"


@pytest.mark.parametrize("branch", BRANCHES)
def test_every_branch_has_a_game(branch):
    assert any(BRANCHES[branch](course) for course in courses())


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
def test_a_game_shows_what_its_plan_wants(plan):
    course = courses()[[path.stem for path in FILES].index(plan.name)]
    assert [name for name in plan.wanted if not BRANCHES[name](course)] == []


# Shown by the tests of the rulings: random play has no card that does so.
BY_RULINGS = {"nothing-left", "support-cancelled", "words.", "taken.", "unmarked.", "discarded.cellar"}


def test_every_event_occurs_in_a_recorded_game_or_in_a_ruling():
    sources = [path.read_text(encoding="utf-8") for path in SOURCE.glob("*.py") if path.name != "overrule.py"]
    named = {key for text in sources for key in re.findall(r'tell\(\s*events, f?"([a-z.-]+)', text)}
    occurring = {event.key for course in courses() for event in course.events}
    assert len(named) > 25
    missing = {key for key in named if not any(one == key or one.startswith(key) for one in occurring)}
    assert missing <= BY_RULINGS
