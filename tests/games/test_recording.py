"""Games recorded by random play, replayed: the position and every entry's effect must be exactly those recorded."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.games.recording import Branch, courses, result
from tests.games.vampire_empire import branches as empire_branches
from tests.games.vampire_empire import make as empire
from tests.games.vampire_nights import branches as nights_branches
from tests.games.vampire_nights import make as nights
from tests.games.village_attacks import branches as attacks_branches
from tests.games.village_attacks import make as attacks


class Recorded(NamedTuple):
    """The games of a folder, the plans they were made by, and what they must show."""

    folder: Path
    plans: Sequence[Any]
    branches: Mapping[str, Branch]
    at_least: int


ALL = {
    "nights": Recorded(nights.GAMES, nights.PLANS, nights_branches.BRANCHES, 10),
    "empire": Recorded(empire.GAMES, empire.PLANS, empire_branches.BRANCHES, 12),
    "attacks": Recorded(attacks.GAMES, attacks.PLANS, attacks_branches.BRANCHES, 14),
}
FILES = [path for games in ALL.values() for path in sorted(games.folder.glob("*.referee"))]


@pytest.mark.parametrize("games", ALL.values(), ids=ALL)
def test_every_plan_has_its_game(games: Recorded) -> None:
    assert courses(games.folder).keys() == {plan.name for plan in games.plans}
    assert len(games.plans) >= games.at_least


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_comes_out_as_recorded(path: Path) -> None:
    found = json.loads(json.dumps(result(path.read_bytes())))
    assert found == json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    assert found["snapshot"]["phase"] == "over"


@pytest.mark.parametrize("games", ALL.values(), ids=ALL)
def test_every_branch_has_a_game(games: Recorded) -> None:
    played = courses(games.folder).values()
    assert [branch for branch, occurs in games.branches.items() if not any(map(occurs, played))] == []


@pytest.mark.parametrize("games", ALL.values(), ids=ALL)
def test_a_game_shows_what_its_plan_wants(games: Recorded) -> None:
    played = courses(games.folder)
    missing = [
        (plan.name, branch)
        for plan in games.plans
        for branch in plan.wanted
        if not games.branches[branch](played[plan.name])
    ]
    assert missing == []
