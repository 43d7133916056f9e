"""Scenario 13: corridors that the villagers want to bring down, and when one gives way («Ensevelir le mal»)."""

from collections.abc import Iterable
from typing import Final

from referee.games.village_attacks.rules.figures import HERO, HUNTERS, Figure
from referee.games.village_attacks.rules.markers import corridors
from referee.games.village_attacks.rules.scenario_tasks import Fall, Shaken
from referee.games.village_attacks.rules.state import Question, State

MOST_HUNTERS: Final = 4  # so many bring it down
MOST_VILLAGERS: Final = 10
STANDS, FALLS = "stands", "falls"


def shake(state: State, zone: str, figures: Iterable[tuple[Figure, int]]) -> None:
    """VA213: a group has moved in. What another collapse drives there is counted once that is over (VA214), in the
    order in which they came."""
    if zone not in corridors(state):
        return
    shaken = Shaken(zone, tuple(sorted(figure.variant for figure, _ in figures if figure.kind == HERO)))
    falling = [place for place, task in enumerate(state.agenda) if isinstance(task, Fall)]
    after = falling[-1] if falling else len(state.agenda)
    while falling and after and isinstance(state.agenda[after - 1], Shaken):
        after -= 1
    state.agenda = (*state.agenda[:after], shaken, *state.agenda[after:])


def is_crowded(state: State, zone: str) -> bool:
    """VA213: four hunters, Yunfakh among them, or ten villagers; those lying down, too."""
    hunters = sum(group.number for group in state.at(zone) if group.figure.kind in HUNTERS)
    return hunters >= MOST_HUNTERS or sum(group.number for group in state.at(zone)) >= MOST_VILLAGERS


def heroes_in(state: State, task: Shaken) -> list[str]:
    there = [group.figure.variant for group in state.at(task.zone, HERO)]
    return [name for name in task.heroes if name in there]


def asks_coin(state: State, task: Shaken) -> Question | None:
    """VA213: for each hero that came in."""
    heroes = heroes_in(state, task)
    if task.zone not in corridors(state) or is_crowded(state, task.zone) or not heroes:
        return None
    return Question("coin", "VA213", (STANDS, FALLS), None, "collapse", heroes[0], task.zone)
