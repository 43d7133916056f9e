"""What a monster carries: a peasant (6), an objective (9), symbol markers (12)."""

from typing import Final

from referee.engine.ruling import Events
from referee.games.village_attacks.rules import markers
from referee.games.village_attacks.rules.figures import PEASANT, Figure
from referee.games.village_attacks.rules.scenario_tasks import PassTome, StepOn
from referee.games.village_attacks.rules.state import Monster, State, tell
from referee.games.village_attacks.rules.tasks import Aim

CARRIED_PEASANT, OBJECTIVE = "peasant", "objective"
_SLOW: Final = (CARRIED_PEASANT, OBJECTIVE)


def slowed(monster: Monster) -> int:
    """VA92: a Slow marker, as long as it carries something."""
    return int(monster.carries in _SLOW)


def carried(state: State, kind: str) -> int:
    """VA195: figures that are in play for the box only."""
    return sum(one.carries == CARRIED_PEASANT for one in state.monsters) if kind == PEASANT else 0


def lose(state: State, was: Monster, events: Events) -> None:
    """It died with its load."""
    if was.carries == CARRIED_PEASANT:
        _let_go(state, was.zone, events)
    elif was.carries == OBJECTIVE:
        put_back(state, events)
    else:
        _put_symbols_back(state, was.carries)


def _let_go(state: State, zone: str, events: Events) -> None:
    """VA196: the peasant attacks and moves at once."""
    peasant = Figure(PEASANT)
    state.change(zone, peasant, 1)
    tell(events, "load-dropped", zone=zone)
    state.instruct(events, "put", figures="p1", at=zone)
    alike = next(group.number for group in state.at(zone, PEASANT) if group.figure == peasant)
    state.then(Aim(zone, peasant), StepOn(zone, peasant, "VA196", alike))


def put_back(state: State, events: Events) -> None:
    """VA205: dropped objectives go back to the Storeroom."""
    zone = markers.store(state)
    state.objectives = tuple(sorted([*state.objectives, zone]))
    tell(events, "objective-back", zone=zone)


def drop_tome(state: State, zone: str, events: Events) -> None:
    """VA210: it stays where the carrier died, and a hunter beside either tome takes that one."""
    state.objectives = tuple(sorted([*state.objectives, zone]))
    tell(events, "tome-dropped", zone=zone)
    state.then(PassTome())


def _put_symbols_back(state: State, symbols: str) -> None:
    """VA212: what it carried goes back to where it was at the start."""
    for die in symbols:
        back = next(one for one in state.facts.symbols if one.die == die and one not in state.symbols)
        state.symbols = tuple(sorted([*state.symbols, back]))


def take_away(state: State, zone: str) -> None:
    """One of the objectives there."""
    left = [*state.objectives]
    left.remove(zone)
    state.objectives = tuple(left)
