"""Why an entry counted: every check with its numbers, and the rule behind each."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from referee.games.vampire_village import position
from referee.games.vampire_village.rules import actions, building, demons, editions
from referee.games.vampire_village.rules.actions import Action
from referee.games.vampire_village.rules.attack import LETTER, assault, may_die
from referee.games.vampire_village.rules.cards import COLOURS, STEALS, Card
from referee.games.vampire_village.rules.cells import COLUMN, NEIGHBOURS, ROW, START, reading_order
from referee.games.vampire_village.rules.phases import CARDS_A_ROUND, TURNS_A_ROUND
from referee.games.vampire_village.rules.state import Creature, State, Village


class Reason(NamedTuple):
    """One check that was made: a sentence, and the section of the rules or the ruling it comes from."""

    key: str
    rule: str
    params: dict[str, Any]


Reasons = Iterator[Reason]


def explain(state: State, action: Action) -> list[Reason]:
    """The checks that an accepted action passed in that position, in their order."""
    match action:
        case actions.Start():
            return [*_start(action)]
        case actions.Place():
            return [*_placement(state, action)]
        case actions.Reveal(number, _):
            turn = {"turn": state.seats[number].turns + 1, "of": TURNS_A_ROUND, "round": state.round}
            return [Reason("why.turn", "creatures-phase", turn)]
        case actions.DemonHero() | actions.DemonEffect():
            return [*_demon(state, action)]
        case actions.Breach():
            return [*_breach(state, action)]
    return [Reason("why.table", "table-rulings", {"why": action.why})]


def _start(action: actions.Start) -> Reasons:
    card = action.card
    yield Reason("why.start", "VV1", {"face": card.face})
    yield Reason("why.start-villagers", "VV3", {})
    if card.gain:
        yield Reason("why.start-gain", "VV68", {"gain": card.gain})


def _placement(state: State, action: actions.Place) -> Reasons:
    number, card, cell, _ = action
    seat, setup = state.seats[number], state.setup
    yield Reason("why.card", "VV6", {"number": seat.placed + 1, "of": CARDS_A_ROUND, "round": state.round})
    yield Reason("why.free", "construction", {"cell": cell})
    beside = tuple(one for one in NEIGHBOURS[cell] if one in seat.village)
    if beside:
        yield Reason("why.edge", "construction", {"cell": cell, "beside": beside})
    else:
        yield Reason("why.anywhere", "VV10", {})
    ever = editions.limits_ever(setup)
    cells = {*(seat.ever() if ever else seat.village), cell}
    columns, rows = [COLUMN[one] for one in cells], [ROW[one] for one in cells]
    if editions.limits_box(setup):
        wide, high = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
        yield Reason("why.box", "VV7", {"wide": wide, "high": high, "limit": building.LIMIT})
    else:
        sizes = {"row": rows.count(ROW[cell]), "column": columns.count(COLUMN[cell])}
        yield Reason("why.lines", "VV7", {**sizes, "limit": building.LIMIT})
    if gone := tuple(sorted(seat.gone - {*seat.village, cell}, key=reading_order)):
        yield Reason("why.ever" if ever else "why.gone", "VV8", {"cells": gone})
    if card.is_hero:
        yield from _movement(seat.village, action)
    else:
        yield from _gain(state, action)


def _gain(state: State, action: actions.Place) -> Reasons:
    """Where a building's villagers come from («VILLAGEOIS RAPPORTÉS PAR LE BÂTIMENT»)."""
    number, card, cell, _ = action
    village = state.seats[number].village
    counted = building.gain_of(state.setup, village, card, cell)
    if not card.gain:
        yield Reason("why.gain-none", "gains", {})
    elif counted is None:
        yield Reason("why.gain-number", "VV18", {"villagers": int(card.gain)})
    elif card.gain in ("row", "col"):
        yield from _gain_in_line(village, card, cell, counted)
        if state.round == 1 and START in counted:  # later another card may lie there
            yield Reason("why.gain-start", "VV16", {"cell": START})
    else:
        params = {"colour": card.gain, "counted": tuple(sorted(counted, key=reading_order))}
        if counted:
            yield Reason("why.gain-heroes" if card.gain == "h" else "why.gain-colour", "gains", params)
        else:
            yield Reason("why.gain-nothing", "gains", {})
        if card.gain in COLOURS:
            itself = "why.gain-self-house" if cell in counted else "why.gain-not-self"
            yield Reason("why.gain-self" if card.colour == card.gain else itself, "VV13", params)
            if state.round == 1 and START in counted:
                yield Reason("why.gain-start", "VV16", {"cell": START})


def _gain_in_line(village: Village, card: Card, cell: str, counted: list[str]) -> Reasons:
    place_in, along = (ROW, COLUMN) if card.gain == "row" else (COLUMN, ROW)
    name = cell[1:] if card.gain == "row" else cell[0]
    key = "why.gain-row" if card.gain == "row" else "why.gain-column"
    yield Reason(key, "gains", {"name": name, "counted": tuple(sorted(counted, key=reading_order))})
    line = {along[one]: one for one in village if place_in[one] == place_in[cell]} | {along[cell]: cell}
    if heroes := tuple(one for one in line.values() if one not in counted):
        yield Reason("why.gain-heroes-out", "VV15", {"cells": heroes})
    reached = {along[cell]}
    for step in (-1, 1):
        while (place := (min if step < 0 else max)(reached) + step) in line:
            reached.add(place)
    if beyond := tuple(one for place, one in sorted(line.items()) if place not in reached and one in counted):
        yield Reason("why.gain-gap", "VV14", {"cells": beyond})


def _movement(village: Village, action: actions.Place) -> Reasons:
    """Who walks when a hero is laid («Déplacement»)."""
    _, card, hero, walks = action
    if not card.movement:
        yield Reason("why.movement-none", "VV27", {"face": card.face})
        return
    cost = sum(walk.cost() for walk in walks)
    if walks:
        yield Reason("why.movement", "movement", {"cost": cost, "points": card.movement})
    if cost < card.movement:
        yield Reason("why.movement-unused", "VV21", {"points": card.movement - cost})
    starts = tuple(dict.fromkeys(walk.cells[0] for walk in walks))
    for start in starts:
        leaving = sum(walk.villagers for walk in walks if walk.cells[0] == start)
        standing = {"cell": start, "count": leaving, "villagers": village[start].villagers, "hero": hero}
        several = sum(walk.cells[0] == start for walk in walks) > 1
        yield Reason("why.walkers", "VV67" if several else "movement", standing)
        if village[start].card.is_hero:
            yield Reason("why.walk-from-hero", "VV23", {"cell": start})
    if any(hero in walk.cells for walk in walks):
        yield Reason("why.walk-onto", "VV22", {})
    if any(walk.cells[0] == walk.cells[-1] for walk in walks):
        yield Reason("why.walk-back", "VV66", {})


def _demon(state: State, action: actions.DemonHero | actions.DemonEffect) -> Reasons:
    number, demon = action.player, action.demon
    village = state.seats[number].village
    mine = tuple(demons.demons_of(state.seats[number]))
    heroes = tuple(sorted(village.heroes(), key=reading_order))
    targets = tuple(str(target) for target in demons.targets(state, number, demon))
    before = {"demons": mine, "player": state.setup.players[number]}
    yield Reason("why.demons", "VV31", before) if len(mine) > 1 else Reason("why.one-demon", "demons", before)
    if isinstance(action, actions.DemonHero):
        yield Reason("why.heroes", "demons", {"heroes": heroes})
        if len(mine) > 1:
            yield Reason("why.one-hero", "VV32", {})
        if not targets:
            yield Reason("why.no-effect", _WITHOUT_EFFECT[demon], {"demon": demon})
        if villagers := village[action.cell].villagers:
            yield Reason("why.hero-villagers", "VV40", {"villagers": villagers})
        return
    if demon in STEALS:
        victim = state.setup.players[state.right(number)]
        yield Reason("why.stealable", "VV28", {"victim": victim, "creatures": targets})
    elif demon == "dm":
        least = village[targets[0]].villagers
        rule = "VV39" if len(targets) > 1 else "demon-fewest"
        yield Reason("why.fewest", rule, {"least": least, "cells": targets})
        if empty := tuple(one for one, spot in village.items() if not spot.card.is_hero and not spot.villagers):
            yield Reason("why.fewest-empty", "VV38", {"cells": empty})
        yield Reason("why.hero-villagers", "VV40", {"villagers": least})
    else:
        yield Reason("why.yellow", "VV37", {"cells": tuple(demons.yellow_homes(village))})
    if heroes:
        yield Reason("why.hero-kept", "VV42", {"heroes": heroes})


_WITHOUT_EFFECT = {"dh": "demon-hero", "dy": "VV36", "dm": "VV38", **dict.fromkeys(STEALS, "VV33")}


def _breach(state: State, action: actions.Breach) -> Reasons:
    seat, kind = state.seats[action.player], state.attack
    one = position.blow(seat, kind)
    line = "row" if kind == "werewolves" else "column"
    sums = {"attackers": one.attack_sum(), "attack": one.attack, "kind": kind, "line": line, "front": one.front}
    sums |= {"shields": one.shield_sum(""), "defence": one.defence}
    yield Reason("why.attack", "attack-value", sums)
    for creature in dict.fromkeys(one.attackers):
        yield from _worth(state, action.player, creature)
    yield Reason("why.defence", "defence", sums)
    heroes = tuple(cell for cell, card in one.line.items() if card.is_hero)
    if heroes:
        yield Reason("why.heroes-defend", "defence", {"cells": heroes})
    if len(heroes) == len(one.line):
        yield Reason("why.only-heroes", "VV50", {})
    shields = {cell: (card.witches, card.werewolves, card.vampires) for cell, card in one.line.items()}
    if idle := tuple(cell for cell, card in one.line.items() if any(shields[cell]) and not card.defence(kind)):
        yield Reason("why.other-shields", "VV53", {"cells": idle})
    if len(one.line) > 1:
        yield Reason("why.breaks-in", "VV58", sums)
    else:
        yield Reason("why.breaks-in-one", "comparison", sums)
    card, attackers = seat.village[action.cell].card, assault(seat, kind).attackers
    dying = {"creatures": may_die(card, attackers), "cell": action.cell}
    if LETTER[kind] in card.icons:
        yield Reason("why.icon", "VV56", dying)
    else:
        yield Reason("why.weakest", "breach", dying)
        if len(dying["creatures"]) > 1:
            yield Reason("why.weakest-tied", "VV49", dying)


def _worth(state: State, number: int, creature: Creature) -> Reasons:
    """Where a value that is not printed comes from (VV43, VV44, VV48); it is fixed for the round (VV47)."""
    players = state.setup.players
    value = creature.value or 0
    if creature.face == "wl":
        rule = "VV45" if not value else "VV43" if len(players) == 2 else "VV44"
        yield Reason("why.witch-left", rule, {"value": value, "player": players[state.left(number)]})
    elif creature.face == "wr":
        rule = "VV45" if not value else "VV43" if len(players) == 2 else "VV44"
        yield Reason("why.witch-right", rule, {"value": value, "player": players[state.right(number)]})
    elif creature.face in ("lg", "lb"):
        key = "why.wolf-grey" if creature.face == "lg" else "why.wolf-black"
        yield Reason(key, "VV48", {"value": value})
