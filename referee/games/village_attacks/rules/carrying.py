"""Peasants for the Kitchen (6), objectives for the spawn markers (9): taken, brought, used."""

from typing import Final

from referee.engine.ruling import Events, Whom, refuse
from referee.games.village_attacks.rules import losses, markers
from referee.games.village_attacks.rules.actions import Catch, KillLoad, PutBack, Seal
from referee.games.village_attacks.rules.daylight import xp_for_kills
from referee.games.village_attacks.rules.dice import can_pay, check_price, price_of_objective, spend
from referee.games.village_attacks.rules.fact_entries import Symbol
from referee.games.village_attacks.rules.figures import PEASANT
from referee.games.village_attacks.rules.loads import CARRIED_PEASANT, OBJECTIVE, put_back, take_away
from referee.games.village_attacks.rules.scenarios import BLUE
from referee.games.village_attacks.rules.state import State, tell
from referee.games.village_attacks.rules.tasks import HeroDue

HERO_FOR_A_PEASANT: Final = "VA197"


def arrive(state: State, seat: int, zone: str, events: Events) -> None:
    """What a monster does without being asked where it comes in."""
    page, load = state.setup.page, state.monsters[seat].carries
    if load == CARRIED_PEASANT and zone == page.kitchen:
        _deliver(state, seat, zone, events)
    elif load == OBJECTIVE and markers.gate_at(state, zone) and not markers.is_closed(state, zone):
        _put_down(state, seat, zone, events)
    elif page.symbols and not load and zone == markers.store(state) and zone in state.objectives:  # VA205
        take_away(state, zone)
        state.with_monster(seat, carries=OBJECTIVE)
        tell(events, "picked-up", seat, zone=zone)


# --- peasants


def check_catch(state: State, seat: int) -> None:
    """VA194: a peasant of its zone, and no load yet.

    :raises Refused: no-such-figure, no-load.
    """
    zone, name = state.monsters[seat].zone, state.name(seat)
    if not state.setup.page.kitchen:
        refuse("no-load", "carrying", "no-load.nothing-caught", player=name)
    if not state.at(zone, PEASANT):
        there = tuple([group.code for group in state.at(zone)])
        refuse("no-such-figure", "VA194", figures=PEASANT, zone=zone, there=there)
    if state.monsters[seat].carries:
        refuse("no-load", "VA194", "no-load.full", player=name)


def catch(state: State, action: Catch, events: Events) -> None:
    """VA194: it isn't an attack, so it gives no experience; a standing peasant before one lying down."""
    seat, zone = action.player, state.monsters[action.player].zone
    spend(state, seat, action.dice, price_of_objective(action.dice, ""), events)
    check_catch(state, seat)
    figure = min([group.figure for group in state.at(zone, PEASANT)], key=lambda one: (one.lying, one))
    state.change(zone, figure, -1)
    state.with_monster(seat, carries=CARRIED_PEASANT)
    tell(events, "caught", seat, zone=zone)
    state.instruct(events, "remove", figures="p1", at=zone)


def check_carries(state: State, seat: int, load: str) -> None:
    """:raises Refused: no-load."""
    if state.monsters[seat].carries != load:
        refuse("no-load", "carrying", f"no-load.{load}", player=state.name(seat))


def kill_load(state: State, action: KillLoad, events: Events) -> None:
    """VA92: experience as for any peasant, by day and night too, and the Slow marker goes."""
    seat, zone = action.player, state.monsters[action.player].zone
    spend(state, seat, action.dice, price_of_objective(action.dice, ""), events)
    check_carries(state, seat, CARRIED_PEASANT)
    state.with_monster(seat, carries="")
    state.instruct(events, "remove", None, {"number": 1, "by": Whom(seat)}, figures="p1", at=zone)
    losses.gain(state, seat, xp_for_kills(state, 1, 1), events)


def _deliver(state: State, seat: int, zone: str, events: Events) -> None:
    """The peasant is out of the game (VA159); a hero comes at once, even if none is left in the box (VA64)."""
    state.with_monster(seat, carries="")
    state.aside = (*state.aside, PEASANT)
    tell(events, "delivered", seat, zone=zone, number=state.aside.count(PEASANT), wanted=losses.WANTED_PEASANTS)
    losses.check_end(state, events)
    if state.end:
        return
    if gates := markers.gates_of_colour(state, BLUE):
        state.then(HeroDue(gates, HERO_FOR_A_PEASANT))
    losses.gain(state, seat, 1, events)


# --- objectives


def _put_down(state: State, seat: int, zone: str, events: Events) -> None:
    """VA205: in any zone with a marker, even a second one."""
    state.with_monster(seat, carries="")
    state.objectives = tuple(sorted([*state.objectives, zone]))
    tell(events, "objective-placed", seat, zone=zone)
    losses.gain(state, seat, 1, events)


def drop(state: State, action: PutBack, events: Events) -> None:
    check_carries(state, action.player, OBJECTIVE)
    state.with_monster(action.player, carries="")
    put_back(state, events)


def check_seal(state: State, seat: int, dice: str) -> Symbol:
    """The symbol marker that it takes off.

    :raises Refused: as check_price; wrong-die, no-load, no-such-gate.
    """
    zone, name = state.monsters[seat].zone, state.name(seat)
    if not state.setup.page.symbols:
        refuse("no-load", "carrying", "no-load.nothing-sealed", player=name)
    left = [one for one in state.symbols if one.zone == zone]
    fitting = [one for one in left if not dice or one.die in ("", dice)]
    symbol = next((one for one in fitting if can_pay(state, seat, one.die)), fitting[0] if fitting else None)
    check_price(state, seat, dice, price_of_objective(dice, symbol.die if symbol else ""))
    if left and not fitting:
        refuse("wrong-die", "VA205", "wrong-die.seal", die=dice, zone=zone, dice="".join(one.die for one in left))
    if zone not in state.objectives:
        refuse("no-load", "VA205", "no-load.no-objective", player=name, zone=zone)
    if symbol is None:
        open_ones = tuple([gate.zone for gate in state.facts.gates if not markers.is_closed(state, gate.zone)])
        refuse("no-such-gate", "VA205", zone=zone, legal=open_ones)
    return symbol


def seal(state: State, action: Seal, events: Events) -> None:
    """A symbol marker is taken off; with the last one, the spawn marker and the objectives there."""
    seat, zone = action.player, state.monsters[action.player].zone
    symbols, symbol = [*state.symbols], check_seal(state, seat, action.dice)
    spend(state, seat, action.dice, price_of_objective(action.dice, symbol.die), events)
    symbols.remove(symbol)
    state.symbols = tuple(symbols)
    tell(events, "sealed", seat, zone=zone)
    if markers.is_closed(state, zone):
        state.objectives = tuple([one for one in state.objectives if one != zone or one == markers.store(state)])
        tell(events, "gate-closed", zone=zone)
        losses.note_spawning_over(state, events)
    losses.gain(state, seat, 1, events)
    losses.check_end(state, events)
