"""The recorded games show everything that can happen."""

import re

from tests.games.recording import courses
from tests.games.vampire_empire.make import GAMES
from tests.places import ROOT

SOURCE = ROOT / "referee/games/vampire_empire/rules"


# Shown by the tests of the rulings: random play has no card that does so.
BY_RULINGS = {"nothing-left", "support-cancelled", "words.", "taken.", "unmarked.", "discarded.cellar"}


def test_every_event_occurs_in_a_recorded_game_or_in_a_ruling():
    sources = [path.read_text(encoding="utf-8") for path in SOURCE.glob("*.py") if path.name != "overrule.py"]
    named = {key for text in sources for key in re.findall(r'tell\(\s*events, f?"([a-z.-]+)', text)}
    occurring = {event.key for course in courses(GAMES).values() for event in course.events}
    assert len(named) > 25
    missing = {key for key in named if not any(one == key or one.startswith(key) for one in occurring)}
    assert missing <= BY_RULINGS
