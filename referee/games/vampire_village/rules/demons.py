"""Demons act first («LES DÉMONS», «DÉTAIL DES DÉMONS»): a hero, or the demon's special effect.

Every thief takes from what lay before its right neighbour when the phase began (VV28), so what was stolen
in this phase stays with the thief (VV29, VV30) and the order of entry cannot matter (VV69).
"""

from collections.abc import Iterator
from typing import NoReturn

from referee.engine.ruling import Event, Events, Whom, refuse
from referee.games.vampire_village.rules.actions import DemonEffect, DemonHero
from referee.games.vampire_village.rules.cards import STEALS
from referee.games.vampire_village.rules.phases import refuse_phase
from referee.games.vampire_village.rules.state import Seat, Spot, State, Village, creature, in_order, less

_new = tuple.__new__  # as in state.py

RULE_OF = {
    "dh": "demon-hero",
    "dy": "demon-yellow",
    "dm": "demon-fewest",
    **dict.fromkeys(STEALS, "demon-steal"),
}


def has_demons(seat: Seat) -> bool:
    """Demons lie behind all other creatures."""
    return bool(seat.creatures) and seat.creatures[-1].face[0] == "d"


def demons_of(seat: Seat) -> list[str]:
    return [one.face for one in seat.creatures if one.face[0] == "d"] if has_demons(seat) else []


def yellow_homes(village: Village) -> list[str]:
    """Yellow buildings with a villager to lose (VV36, VV37)."""
    return [cell for cell, spot in village.items() if spot.card.colour == "y" and spot.villagers]


def fewest(village: Village) -> list[str]:
    """The buildings with the fewest villagers, empty ones left aside (VV38, VV39)."""
    least = 0
    cells: list[str] = []
    for cell, spot in village.items():
        villagers = spot.villagers
        if villagers and not spot.card.is_hero:
            if not cells or villagers < least:
                least, cells = villagers, [cell]
            elif villagers == least:
                cells.append(cell)
    return cells


def stealable(state: State, number: int, letter: str) -> list[str]:
    """The faces of that kind that the player may take from the right neighbour (VV28, VV34, VV35)."""
    victim = state.seats[state.right(number)]
    lying = [one.face for one in victim.creatures]
    return [face for face in dict.fromkeys(victim.pool) if face[0] == letter and face in lying]


def targets(state: State, number: int, demon: str) -> list[str | None]:
    """What the demon's special effect can be applied to; none if it does not apply (VV33, VV34).

    The yellow demon applies to the village as a whole: its only target is None.
    """
    village = state.seats[number].village
    if demon in STEALS:
        return [*stealable(state, number, STEALS[demon])]
    if demon == "dm":
        return [*fewest(village)]
    return [None] if demon == "dy" and yellow_homes(village) else []


def options(state: State, number: int) -> Iterator[DemonHero | DemonEffect]:
    """All answers to all demons before the player, in any order (VV31): a hero (VV32) or the effect (VV42).

    Heroes come first, if there are any.
    """
    seat = state.seats[number]
    heroes = seat.village.heroes()
    for demon in dict.fromkeys(demons_of(seat)):
        for cell in heroes:
            yield _new(DemonHero, (number, demon, cell))
        for target in targets(state, number, demon):
            yield _new(DemonEffect, (number, demon, target))


def option_words(state: State, number: int) -> tuple[str, ...]:
    return tuple(sorted(words_of(answer) for answer in options(state, number)))


def words_of(answer: DemonHero | DemonEffect) -> str:
    """An answer as the words of an entry, after `demon`."""
    if isinstance(answer, DemonHero):
        return f"{answer.demon} hero {answer.cell}"
    return f"{answer.demon} effect {answer.target}" if answer.target else f"{answer.demon} effect"


def _require_demon(state: State, number: int, demon: str) -> Seat:
    if state.phase != "demons":
        refuse_phase(state, "demons")
    seat = state.seats[number]
    mine = demons_of(seat)
    if not mine:
        refuse("nothing-to-decide", "demons", "nothing-to-decide.demon")
    if demon not in mine:
        refuse("no-such-demon", "demons", demon=demon, demons=tuple(mine))
    return seat


def give_hero(state: State, action: DemonHero, events: Events) -> State:
    """Lose a hero, anywhere in the village, with the villagers on it (VV40); its icons do not matter (VV57)."""
    number, demon, cell = action
    seat = _require_demon(state, number, demon)
    spot = seat.village.get(cell)
    if spot is None:
        refuse("not-a-hero", "demons", "not-a-hero.empty", cell=cell)
    if not spot.card.is_hero:
        refuse("not-a-hero", "demons", cell=cell, face=spot.card.face)
    if events is not None:
        params = {"demon": demon, "cell": cell, "face": spot.card.face, "villagers": spot.villagers}
        effect = demon == "dh" or bool(targets(state, number, demon))  # whether it could have done what it does
        events.append(Event("demon-took-hero", number, {**params, "effect": effect}))
    return state.with_seat(number, seat.losing(cell, less(seat.creatures, demon)))


def take_effect(state: State, action: DemonEffect, events: Events) -> State:
    """Apply the demon's special effect, to its only target where none is named."""
    number, demon, target = action
    _require_demon(state, number, demon)
    possible = targets(state, number, demon)
    # An effect without effect cannot be chosen.
    if not possible:
        refuse("demon-not-applicable", RULE_OF[demon], f"demon-not-applicable.{RULE_OF[demon]}", demon=demon)
    if target is None:
        # Where there are several targets, the owner says which.
        if len(possible) > 1:
            refuse("choice-needed", RULE_OF[demon], "choice-needed.demon", demon=demon)
        target = possible[0]
    elif target not in possible:
        _refuse_target(state, number, demon, target)
    return _apply(state, number, demon, target, events)


def _refuse_target(state: State, number: int, demon: str, target: str) -> NoReturn:
    if demon in STEALS:
        victim = state.setup.players[state.right(number)]
        refuse("no-such-creature", "demon-steal", creature=target, demon=demon, victim=victim)
    village = state.seats[number].village
    if target not in village:
        refuse("not-the-fewest", "demon-fewest", "not-the-fewest.empty", cell=target)
    if village[target].card.is_hero:
        refuse("not-the-fewest", "demon-fewest", "not-the-fewest.hero", cell=target)
    least = village[fewest(village)[0]].villagers
    refuse("not-the-fewest", "VV39", cell=target, villagers=village[target].villagers, least=least)


def _apply(state: State, number: int, demon: str, target: str | None, events: Events) -> State:
    seat = state.seats[number]
    village, creatures = seat.village, less(seat.creatures, demon)
    if target is None:  # the yellow demon
        homes = yellow_homes(village)
        if events is not None:
            events.append(Event("demon-yellow", number, {"demon": demon, "cells": tuple(homes)}))
        fewer = {cell: Spot(card, villagers - 1) for cell in homes for card, villagers in (village[cell],)}
        return state.with_seat(number, seat.having(Village({**village, **fewer}), creatures))
    if demon == "dm":
        if events is not None:
            spot = village[target]
            params = {"demon": demon, "cell": target, "face": spot.card.face, "villagers": spot.villagers}
            events.append(Event("demon-fewest", number, params))
        return state.with_seat(number, seat.losing(target, creatures))
    victim = state.right(number)
    if events is not None:
        events.append(Event("demon-stole", number, {"demon": demon, "creature": target, "victim": Whom(victim)}))
    robbed = _robbed(state.seats[victim], target)
    return state.with_seat(victim, robbed).with_seat(
        number, seat.having(village, in_order((*creatures, creature(target))))
    )


def _robbed(seat: Seat, face: str) -> Seat:
    at = seat.pool.index(face)
    return seat.with_pool(less(seat.creatures, face), seat.pool[:at] + seat.pool[at + 1 :])


def open_pools(state: State) -> State:
    """Remember what lies before everybody as the demon phase begins: only that can be taken (VV28)."""
    seats = []
    for seat in state.seats:
        lying = [one.face for one in seat.creatures if one.face[0] != "d"]
        seats.append(seat.with_pool(seat.creatures, tuple(lying)))
    return state.with_seats(seats)


def discard_idle(state: State, number: int, events: Events) -> State:
    """Demons with no applicable answer leave without effect, as soon as that is so (VV33, VV41).

    Only asked where there is no hero: one would do for any demon.
    """
    seat = state.seats[number]
    for demon in demons_of(seat):
        if not targets(state, number, demon):
            if events is not None:
                victim = {"victim": Whom(state.right(number))} if demon in STEALS else {}
                events.append(Event("demon-left", number, {"demon": demon, **victim}))
            seat = seat.with_creatures(less(seat.creatures, demon))
            state = state.with_seat(number, seat)
    return state
