"""Summoned monsters and minions on the board: villagers treat them as monsters of their type (VA107)."""

from collections.abc import Collection
from typing import Any, NamedTuple

from referee.engine.ruling import Events, refuse
from referee.games.village_attacks.rules.state import Ally, State, tell


class Foe(NamedTuple):
    """Whom villagers may attack: a monster, a summoned one or a minion."""

    name: str
    zone: str
    type: str


def foes_in(state: State, zones: Collection[str]) -> list[Foe]:
    """Those in these zones; monsters first, as the record lists them."""
    names = state.setup.monsters
    played = [Foe(names[seat], state.monsters[seat].zone, state.sheet(seat).type) for seat in state.monsters_in(zones)]
    return played + [Foe(one.name, one.zone, one.type) for one in state.allies if one.zone in zones]


def ally_of(state: State, name: str) -> Ally | None:
    return next((one for one in state.allies if one.name == name), None)


def ally_meant(state: State, word: str) -> Ally:
    """By its name, or a start that no other has.

    :raises Refused: unknown-monster, ambiguous.
    """
    begun = [one for one in state.allies if one.name == word] or [
        one for one in state.allies if one.name.startswith(word)
    ]
    if not begun:
        legal = (*state.setup.monsters, *(one.name for one in state.allies))
        refuse("unknown-monster", "record", word=word, legal=legal)
    if len(begun) > 1:
        refuse("ambiguous", "record", word=word, legal=tuple([one.name for one in begun]))
    return begun[0]


def with_ally(state: State, name: str, **changes: Any) -> None:
    state.allies = tuple([one._replace(**changes) if one.name == name else one for one in state.allies])


def summoned(state: State) -> list[Ally]:
    """In the order in which they came."""
    return [one for one in state.allies if one.master is None]


def minions_beside(state: State, seat: int) -> tuple[str, ...]:
    """Its minions in its zone, who can take an attack for it (VA111)."""
    zone = state.monsters[seat].zone
    return tuple([one.name for one in state.allies if one.master == seat and one.zone == zone])


def dice_lost(state: State, seat: int) -> int:
    """«Maintenir le Monstre Invoqué»: a die for each payment until the monster comes (VA104), and for each that it
    keeps in this world (VA105, VA106)."""
    paid = sum(payer == seat for _, payer in state.paid)
    return paid + sum(one.payers.count(seat) for one in state.allies)


def wound(state: State, name: str, count: int, events: Events) -> None:
    """Nothing blocks it; whoever dies is out of the game, and its payers are free («Bannir un Monstre Invoqué»)."""
    ally = ally_of(state, name)
    if ally is None or not count:
        return
    state.instruct(events, "wound", None, {"ally": name}, who=name, count=count)
    left = ally.health - ally.wounds - count
    if left > 0:
        with_ally(state, name, wounds=ally.wounds + count)
        tell(events, "ally-health", name=name, left=left, health=ally.health)
    else:
        banish(state, ally, events)


def banish(state: State, ally: Ally, events: Events) -> None:
    state.allies = tuple([one for one in state.allies if one.name != ally.name])
    state.banished = (*state.banished, *[ally.name] * (ally.master is None))
    state.instruct(events, "remove", None, {"ally": ally.name}, figures=ally.name, at=ally.zone)
    tell(events, "ally-died", name=ally.name)
    if ally.payers:
        tell(events, "payers-free", monsters=tuple([state.name(seat) for seat in ally.payers]))


def put_down(state: State, ally: Ally, events: Events) -> None:
    """It comes into the game."""
    state.allies = (*state.allies, ally)
    state.instruct(events, "put", None, {"ally": ally.name}, figures=ally.name, at=ally.zone)


def place(state: State, name: str, zone: str, events: Events) -> None:
    """Moved by others."""
    with_ally(state, name, zone=zone)
    tell(events, "ally-placed", name=name, zone=zone)
