"""Why an entry counted: every check with its numbers, and the rule behind each."""

from typing import Any, NamedTuple

from referee.games.vampire_village import actions, building, demons, editions, position
from referee.games.vampire_village.actions import Action
from referee.games.vampire_village.attack import attackers_of, may_die
from referee.games.vampire_village.cards import STEALS
from referee.games.vampire_village.cells import COLUMN, NEIGHBOURS, ROW
from referee.games.vampire_village.phases import CARDS_A_ROUND, TURNS_A_ROUND
from referee.games.vampire_village.state import State


class Reason(NamedTuple):
    """One check that was made: a sentence, and the section of the rules or the ruling it comes from."""

    key: str
    rule: str
    params: dict[str, Any]


def explain(state: State, action: Action) -> list[Reason]:
    """The checks that an accepted action passed in that position, in their order."""
    match action:
        case actions.Start(_, card):
            return [Reason("why.start", "VV1", {"face": card.face})]
        case actions.Place():
            return _placement(state, action)
        case actions.Reveal(number, _):
            turn = state.seats[number].turns + 1
            return [Reason("why.turn", "creatures-phase", {"turn": turn, "of": TURNS_A_ROUND})]
        case actions.DemonHero() | actions.DemonEffect():
            return _demon(state, action)
        case actions.Breach():
            return _breach(state, action)
    return [Reason("why.table", "table-rulings", {"why": action.why})]


def _placement(state: State, action: actions.Place) -> list[Reason]:
    number, card, cell, walks = action
    seat, setup = state.seats[number], state.setup
    count = {"number": seat.placed + 1, "of": CARDS_A_ROUND, "round": state.round}
    beside = tuple(one for one in NEIGHBOURS[cell] if one in seat.village)
    reasons = [Reason("why.card", "VV6", count), Reason("why.free", "construction", {"cell": cell})]
    edge = "why.edge" if beside else "why.anywhere"
    reasons.append(Reason(edge, "construction" if beside else "VV10", {"cell": cell, "beside": beside}))
    cells = {*(seat.ever if editions.limits_ever(setup) else seat.village), cell}
    columns, rows = [COLUMN[one] for one in cells], [ROW[one] for one in cells]
    if editions.limits_box(setup):
        wide, high = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
        reasons.append(Reason("why.box", "VV7", {"wide": wide, "high": high, "limit": building.LIMIT}))
    else:
        sizes = {"row": rows.count(ROW[cell]), "column": columns.count(COLUMN[cell])}
        reasons.append(Reason("why.lines", "VV7", {**sizes, "limit": building.LIMIT}))
    if walks:
        cost = sum(walk.cost() for walk in walks)
        reasons.append(Reason("why.movement", "movement", {"cost": cost, "points": card.movement}))
        for start in dict.fromkeys(walk.cells[0] for walk in walks):
            leaving = sum(walk.villagers for walk in walks if walk.cells[0] == start)
            standing = {"cell": start, "count": leaving, "villagers": seat.village[start].villagers}
            reasons.append(Reason("why.walkers", "VV67", standing))
    elif not card.is_hero:
        reasons.append(Reason("why.gain", "gains", {"cell": cell}))
    return reasons


def _demon(state: State, action: actions.DemonHero | actions.DemonEffect) -> list[Reason]:
    number, demon = action.player, action.demon
    village = state.seats[number].village
    reasons = [Reason("why.demons", "VV31", {"demons": tuple(demons.demons_of(state.seats[number]))})]
    if isinstance(action, actions.DemonHero):
        return [*reasons, Reason("why.heroes", "demons", {"heroes": tuple(village.heroes())})]
    rule = demons.RULE_OF[demon]
    targets = tuple(str(target) for target in demons.targets(state, number, demon) if target)
    if demon in STEALS:
        victim = state.setup.players[state.right(number)]
        return [*reasons, Reason("why.stealable", "VV28", {"victim": victim, "creatures": targets})]
    if demon == "dm":
        least = village[targets[0]].villagers
        return [*reasons, Reason("why.fewest", "VV39", {"least": least, "cells": targets})]
    return [*reasons, Reason("why.yellow", rule, {"cells": tuple(demons.yellow_homes(village))})]


def _breach(state: State, action: actions.Breach) -> list[Reason]:
    seat = state.seats[action.player]
    one = position.blow(seat, state.attack, {})
    sums = {"attackers": " + ".join(one.attackers), "attack": one.attack, "kind": state.attack}
    sums |= {"shields": " + ".join(one.shields), "defence": one.defence}
    card = seat.village[action.cell].card
    attackers = attackers_of(seat, state.attack)
    dying = may_die(card, attackers)
    icon = attackers[0].face[0] in card.icons
    return [
        Reason("why.attack", "attack-value", sums),
        Reason("why.defence", "defence", sums),
        Reason("why.breaks-in", "comparison", sums),
        Reason(*(("why.icon", "VV56") if icon else ("why.weakest", "VV49")), {"creatures": dying, "cell": action.cell}),
    ]
