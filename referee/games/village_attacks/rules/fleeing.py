"""Scenario 14: whoever is attacked at the Heart runs for the blue spawn marker («Pour conter l'histoire»)."""

from collections.abc import Iterable

from referee.engine.ruling import Events
from referee.games.village_attacks.rules import losses
from referee.games.village_attacks.rules.figures import HERO, Figure, Group, figures_code
from referee.games.village_attacks.rules.markers import ways_out
from referee.games.village_attacks.rules.state import State, tell


def takes_flight(state: State, zone: str, figure: Figure) -> bool:
    """VA217: a peasant or hunter on a Heart tile whom a Melee or Ranged die hits; heroes must be killed."""
    return state.setup.page.flight and state.is_heart(zone) and figure.kind != HERO


def take_flight(state: State, zone: str, figure: Figure, seat: int, events: Events) -> None:
    """Instead of dying; no XP."""
    state.turn_into(zone, figure, 1, fleeing=True)
    tell(events, "takes-flight", seat, figures=Group(figure, 1).code, zone=zone)


def can_leave(state: State, zone: str, figure: Figure) -> bool:
    """VA101: out at the first zone with a spawn marker; `house exit blue`: only at a blue one."""
    return figure.fleeing and zone in ways_out(state, anywhere=not state.setup.house.exit)


def get_away(state: State, zone: str, figures: Iterable[tuple[Figure, int]], events: Events) -> None:
    """Those of them who flee, as soon as they can leave: when they come in, or act where the table has put them."""
    groups = [Group(figure, number) for figure, number in figures if can_leave(state, zone, figure)]
    if not groups:
        return
    number = sum(group.number for group in groups)
    for group in groups:
        state.change(zone, group.figure, -group.number)
        state.aside = (*state.aside, *[group.figure.kind] * group.number)  # VA159
    state.instruct(events, "remove", None, {"away": True}, figures=figures_code(groups), at=zone)
    state.morale = (state.morale or 0) + number
    tell(events, "got-away", number=number, total=state.morale)
    losses.check_end(state, events)
