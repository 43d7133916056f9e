"""The recorded games show everything that can happen, and can be made again."""

import re

import pytest

from tests.games.recording import courses, made
from tests.games.village_attacks.make import BRANCHES, GAMES, INVENTED, MOST, PLANS, play
from tests.places import ROOT

SOURCE = ROOT / "referee/games/village_attacks/rules"
RULINGS = ROOT / "tests/games/village_attacks/rulings"


def test_every_event_occurs_in_a_recorded_game_or_in_a_ruling():
    sources = [path.read_text(encoding="utf-8") for path in SOURCE.glob("*.py")]
    named = {key for text in sources for key in re.findall(r'tell\(\s*events, f?"([a-z.-]+)', text)}
    occurring = {event.key for course in courses(GAMES).values() for event in course.events}
    assert len(named) > 40
    by_rulings = {
        key for path in RULINGS.glob("*.py") for key in re.findall(r"told=([a-z-]+)", path.read_text("utf-8"))
    }
    assert {key for key in named if not any(one.startswith(key) for one in occurring)} - by_rulings == set()


def test_every_scenario_is_won_and_lost():
    ends = {(course.table.state.setup.scenario, course.table.state.end.result) for course in courses(GAMES).values()}
    assert ends == {(scenario, result) for scenario in range(1, 15) for result in ("won", "lost")}


def test_the_table_rules_only_where_that_is_shown():
    ruled = {name for name, course in courses(GAMES).items() if any(text.startswith("!") for text in course.texts)}
    assert ruled == {"s1-late", "s1-ruled"}


def test_every_record_says_that_its_facts_are_invented():
    assert {course.texts[0] for course in courses(GAMES).values()} == {INVENTED}


@pytest.mark.parametrize("name", ["s1-won", "s4-lost"])
def test_a_game_can_be_made_again(name):
    plan = next(plan for plan in PLANS if plan.name == name)
    assert made(plan, play, BRANCHES, MOST).record() == GAMES.joinpath(f"{name}.referee").read_bytes()
