"""What effects do to one hero by name, where several stand in a zone (VA33): `-2@knight`, `+1@knight`."""

from typing import Final

from referee.engine.ruling import Events, refuse
from referee.games.village_attacks.rules import losses
from referee.games.village_attacks.rules.actions import Change
from referee.games.village_attacks.rules.captives import check_target
from referee.games.village_attacks.rules.figures import HERO, Group
from referee.games.village_attacks.rules.state import State

ON_HEROES: Final = ("wound", "mend")


def is_on_hero(state: State, effect: Change) -> bool:
    return (
        effect.do in ON_HEROES
        and state.seat_of(effect.monster) is None
        and state.facts.hero(effect.monster) is not None
    )


def hero_named(state: State, effect: Change) -> Group:
    """:raises Refused: no-such-figure."""
    found = [group for group in state.villagers if (group.figure.kind, group.figure.variant) == (HERO, effect.monster)]
    if not found:
        refuse("no-such-figure", "effects", "no-such-figure.nowhere", figures=effect.monster)
    return found[0]


def apply_to_hero(state: State, effect: Change, events: Events, by: int | None) -> None:
    """So many wounds, or so many fewer."""
    zone, figure = (group := hero_named(state, effect)).zone, group.figure
    if by is not None:
        check_target(state, by, figure)
    if effect.do == "mend":
        state.turn_into(zone, figure, 1, wounds=max(0, figure.wounds - effect.number))
        return
    losses.hurt(state, zone, figure, effect.number, losses.EFFECT if by is None else losses.ABILITY, events, by)
