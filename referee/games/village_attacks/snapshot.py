"""A position as data: the game's part of `verify --json`."""

from collections.abc import Mapping
from typing import Any, Final

from referee.engine.ruling import Decision
from referee.engine.seats import people, person
from referee.games.village_attacks.rules.course import question
from referee.games.village_attacks.rules.crowding import capacity
from referee.games.village_attacks.rules.figures import HERO, HUNTER, KIND_NAMES, PEASANT, TYPES, VETERAN, Group
from referee.games.village_attacks.rules.judging import pending
from referee.games.village_attacks.rules.loads import slowed
from referee.games.village_attacks.rules.markers import active_gates, gate_at
from referee.games.village_attacks.rules.scenarios import HEROES, SUMMONING
from referee.games.village_attacks.rules.spawning import in_box, tier
from referee.games.village_attacks.rules.state import Ally, State, hero_of

FIELDS: Final = (
    *("edition", "scenario", "round", "phase", "step", "heart"),
    *("morale", "tier", "dial", "time", "coin", "map"),
    *("villagers", "box", "players", "event", "traps", "open_traps"),
    *("troll", "summoned", "pending", "instructions", "standings", "winners"),
    "outcome",
)


def snapshot(state: State) -> dict[str, Any]:
    setup, end = state.setup, state.end
    return {
        "scenario": setup.scenario,
        "round": state.round,
        "phase": state.phase,
        "step": state.step or None,
        "heart": state.heart,
        "morale": state.morale,
        "tier": tier(state),
        "dial": state.dial if setup.page.triggers else None,
        "time": state.time or None,
        "coin": setup.monsters[state.coin],
        "map": {zone: _zone(state, zone) for zone in state.castle.beside},
        "villagers": _villagers(state),
        "box": _box(state),
        "players": [_monster(state, seat) for seat in range(len(state.monsters))],
        "event": state.event[0] if state.event else None,
        "traps": [{"zone": trap.zone, "card": trap.card, "spent": trap.spent} for trap in state.traps],
        "open_traps": list(state.market),
        "troll": state.troll or None,
        "summoned": [_ally(state, one) for one in state.allies if one.master is None],
        **_of_the_sands(state),
        "pending": [_pending(state, one) for one in pending(state)],
        "instructions": [{"do": one.do, **dict(one.params)} for one in state.instructions],
        "standings": [],
        "winners": list(people(setup.players)) if end and end.result == "won" else [],
        "outcome": {"result": end.result, "why": end.why, "rule": end.rule} if end else None,
    }


def _zone(state: State, zone: str) -> dict[str, Any]:
    castle, gate = state.castle, gate_at(state, zone)
    there = [one for one in state.conditions if one.zone == zone]
    found: dict[str, Any] = {"to": list(castle.beside[zone]), "distance": castle.distance.get(zone)}
    if castle.distance.get(zone) == 0:
        found["heart"] = True
    found |= {
        "rooms": list(state.setup.page.rooms.get(zone, ())),
        "trap": next((trap.card for trap in state.traps if trap.zone == zone), None),
    }
    if gate is not None:
        found |= {"gate": gate.colour or None, "active": zone in active_gates(state)}
    if state.setup.house.capacity:
        found["fits"] = capacity(state, zone)
    if number := state.objectives.count(zone):
        found["objectives"] = number
    if symbols := [one.die or None for one in state.symbols if one.zone == zone]:
        found["symbols"] = symbols
    return found | {"conditions": sorted({one.what for one in there}), "stays": any(one.stays for one in there)}


def _villagers(state: State) -> dict[str, list[dict[str, Any]]]:
    zones = sorted({group.zone for group in state.villagers}, key=lambda zone: (state.distance(zone), zone))
    return {zone: [_group(state, group) for group in state.at(zone)] for zone in zones}


def _group(state: State, group: Group) -> dict[str, Any]:
    """All keys, null where one does not apply."""
    figure = group.figure
    hero = hero_of(state, figure) if figure.kind == HERO else None
    letter = hero.type if hero else figure.variant
    return {
        "kind": KIND_NAMES[figure.kind],
        "type": "veteran" if letter == VETERAN else TYPES.get(letter),
        "name": figure.variant if hero else None,
        "count": group.number,
        "stunned": figure.lying,
        "burning": figure.burning,
        "fleeing": figure.fleeing,
        "carries": figure.carries,
        "acted": figure.acted,
        "wounds": figure.wounds if hero else None,
        "health": hero.health if hero else None,
    }


def _of_the_sands(state: State) -> dict[str, Any]:
    """Where there is a Summoning Room, or a minion."""
    if not state.facts.minions and not any(SUMMONING in rooms for rooms in state.setup.page.rooms.values()):
        return {}
    return {
        "minions": [_ally(state, one) for one in state.allies if one.master is not None],
        "paid": "".join(die for die, _ in state.paid),
        "fallen": list(state.fallen),
    }


def _ally(state: State, ally: Ally) -> dict[str, Any]:
    """A summoned monster or a minion."""
    names = state.setup.monsters
    found: dict[str, Any] = {
        "monster": ally.name,
        "type": TYPES.get(ally.type),
        "zone": ally.zone,
        "wounds": ally.wounds,
        "health": ally.health,
        "moved": ally.moved,
        "attacked": ally.attacked,
        "conditions": {"burn": ally.burn, "stun": ally.lying, "slow": ally.slow},
    }
    if ally.master is not None:
        return found | {"master": names[ally.master]}
    numbers = {"speed": ally.speed, "attack": ally.deals, "range": ally.range}
    return found | numbers | {"payers": [names[seat] for seat in ally.payers]}


def _box(state: State) -> dict[str, Any]:
    out = {group.figure.variant for group in state.villagers if group.figure.kind == HERO}
    if state.setup.page.won == HEROES:  # VA191: the dead stay out
        out |= {*state.heroes_dead}
    heroes = [hero.name for hero in state.facts.heroes if hero.name not in out]
    return {"peasants": in_box(state, PEASANT), "hunters": in_box(state, HUNTER), "heroes": heroes}


def _monster(state: State, seat: int) -> dict[str, Any]:
    monster, name = state.monsters[seat], state.setup.players[seat]
    sheet = state.facts.sheet(state.setup.monsters[seat])
    return {
        "name": person(name),
        "monster": state.setup.monsters[seat],
        "type": TYPES.get(sheet.type) if sheet else None,
        "zone": monster.zone or None,
        "wounds": monster.wounds,
        "health": sheet.health if sheet else None,
        "xp": monster.xp,
        "xp_value": sheet.xp if sheet else None,
        "levels": {str(number): level for number, level in enumerate(monster.levels, 1)},
        "used": list(monster.used),
        "dice": monster.dice,
        "defence": monster.defence,
        "reserve": monster.reserve,
        "moved": monster.moved,
        "slots": {"defence": sheet.defence, "reserve": sheet.reserve, "movement": sheet.movement} if sheet else None,
        "conditions": {
            "burn": monster.burn,
            "stun": monster.lying,
            "slow": min(monster.slow + slowed(monster), sheet.movement - 1) if sheet else monster.slow,
            "silence": monster.silence,
            "sunder": monster.sunder,
        },
        "carries": monster.carries or None,
        "captive_of": monster.captive_of or None,
    } | ({"owed": monster.owed} if monster.owed else {})


def _pending(state: State, decision: Decision) -> Mapping[str, Any]:
    seat, asked = decision.seat, question(state)
    found: dict[str, Any] = {
        "player": None if seat is None else person(state.setup.players[seat]),
        "kind": decision.kind,
    }
    if seat is not None:
        found["monster"] = state.setup.monsters[seat]
    if asked is not None:
        found |= {"for": asked.about} if asked.about else {}
        found |= {"figures": asked.figures} if asked.figures else {}
        found |= {"from": asked.zone} if asked.zone else {}
    options = list(decision.options)
    if decision.kind == "spawn":
        found["gates"] = options
    elif options:
        found["options"] = options
    return found | {"rule": decision.rule}
