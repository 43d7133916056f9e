"""The course of the game: whose turn it is, what an entry does, what follows by itself."""

from collections.abc import Callable
from typing import Any, Final

from referee.engine.ruling import Decision, Event, Events, refuse
from tests.siege.rules.castle import WAYS_IN, ZONES, beside, nearer
from tests.siege.rules.state import (
    LOYAL,
    TRAITOR,
    Accuse,
    Action,
    Fight,
    Go,
    March,
    Rest,
    Reveal,
    RuleHeart,
    RuleRaiders,
    RuleZone,
    Sabotage,
    Setup,
    Spawn,
    State,
    TableRuling,
)

YARD: Final = "yard"
PHASES: Final = {Go: "turns", Fight: "turns", Rest: "turns", March: "march", Spawn: "spawn"} | {
    Sabotage: "night",
    Accuse: "vote",
    Reveal: "reveal",
}


def two_fell_two(setup: Setup) -> bool:
    """Revision 2: who fights beside a comrade fells two."""
    return setup.rules >= 2


def most_raiders(setup: Setup) -> int:
    """Revision 3: no card has more than two."""
    return 2 if setup.rules >= 3 else 3


def tell(events: Events, key: str, seat: int | None = None, **params: Any) -> None:
    if events is not None:
        events.append(Event(key, seat, params))


def judge(state: State, action: Action, events: Events = None) -> State:
    """:raises Refused:"""
    if isinstance(action, TableRuling):
        return _overruled(state, action, events)
    wanted = PHASES[type(action)]
    if state.phase != wanted:
        refuse("not-your-phase", "course", wanted=wanted, now=state.phase)
    after = _ACTS[type(action)](state._replace(forced=()), action, events)
    return _go_on(after, events)


def _act(state: State, action: Go | Fight | Rest) -> None:
    """:raises Refused: if that player has no turn now."""
    seat = state.seats[action.player]
    if seat.role == TRAITOR:
        refuse("locked-up", "traitor", player=state.setup.players[action.player])
    if seat.acted:
        refuse("nothing-to-decide", "turns", player=state.setup.players[action.player])


def _go(state: State, action: Go, events: Events) -> State:
    _act(state, action)
    here = state.seats[action.player].zone
    if action.zone not in beside(here):
        refuse("not-adjacent", "turns", here=here, zone=action.zone, legal=beside(here))
    tell(events, "went", action.player, zone=action.zone)
    return state.with_seat(action.player, zone=action.zone, acted=True)


def _fight(state: State, action: Fight, events: Events) -> State:
    _act(state, action)
    seat = state.seats[action.player]
    there = state.in_zone(seat.zone)
    if not there:
        refuse("no-raider", "turns", zone=seat.zone)
    comrade = sum(other.zone == seat.zone and other.role != TRAITOR for other in state.seats) > 1
    number = min(there, 2 if comrade and two_fell_two(state.setup) else 1)
    tell(events, "felled", action.player, number=number, zone=seat.zone)
    after = state.with_raiders(**{seat.zone: -number})
    return after.with_seat(action.player, felled=seat.felled + number, acted=True)


def _rest(state: State, action: Rest, events: Events) -> State:
    _act(state, action)
    return state.with_seat(action.player, acted=True)


def _march(state: State, action: March, events: Events) -> State:
    ways = nearer(YARD)
    if action.zone not in ways:
        refuse("not-adjacent", "raiders", here=YARD, zone=action.zone, legal=ways)
    number = state.in_zone(YARD)
    tell(events, "marched", zone=action.zone, number=number)
    return _from_the_gate(state.with_raiders(**{YARD: -number, action.zone: number}), events)


def _from_the_gate(state: State, events: Events) -> State:
    number = state.in_zone("gate")
    if number:
        tell(events, "marched", zone=YARD, number=number)
    return state.with_raiders(gate=-number, yard=number)._replace(phase="spawn")


def _spawn(state: State, action: Spawn, events: Events) -> State:
    if action.zone not in WAYS_IN:
        refuse("no-way-in", "raiders", zone=action.zone, legal=WAYS_IN)
    if action.number > most_raiders(state.setup):
        refuse("too-many-raiders", "raiders", number=action.number, most=most_raiders(state.setup))
    tell(events, "came", zone=action.zone, number=action.number)
    after = state.with_raiders(**{action.zone: action.number})._replace(cards=state.cards - 1)
    return after._replace(phase="night") if state.unseen else _after_the_night(after)


def _sabotage(state: State, action: Sabotage, events: Events) -> State:
    if action.zone and action.zone not in WAYS_IN:
        refuse("no-way-in", "raiders", zone=action.zone, legal=(*WAYS_IN, "none"))
    if action.zone:
        tell(events, "let-in", zone=action.zone)
        state = state.with_raiders(**{action.zone: 1})
    return state._replace(phase="vote") if state.cards else _after_the_night(state)


def suspected(state: State) -> tuple[str, ...]:
    """The zones with somebody whose card nobody has seen."""
    return tuple(zone for zone in sorted(ZONES) if any(seat.zone == zone and not seat.role for seat in state.seats))


def _accuse(state: State, action: Accuse, events: Events) -> State:
    if not action.zone:
        return _after_the_night(state)
    if action.zone not in suspected(state):
        refuse("nobody-there", "traitor", zone=action.zone, legal=(*suspected(state), "none"))
    seats = tuple(seat._replace(accused=seat.zone == action.zone and not seat.role) for seat in state.seats)
    return state._replace(seats=seats, phase="reveal")


def _after_the_night(state: State) -> State:
    """The next turns; after the last card everybody whose card was not seen shows it."""
    if state.cards:
        return state._replace(phase="turns", seats=tuple(one._replace(acted=False) for one in state.seats))
    if not state.unseen:
        return state._replace(phase="over")
    return state._replace(phase="reveal", seats=tuple(one._replace(accused=not one.role) for one in state.seats))


def _reveal(state: State, action: Reveal, events: Events) -> State:
    if not state.seats[action.player].accused:
        refuse("nothing-to-decide", "traitor", "nothing-to-decide.reveal", player=state.setup.players[action.player])
    tell(events, "shown", action.player, role=action.role)
    state = state.with_seat(action.player, role=action.role, accused=False)
    if action.role == TRAITOR:  # there is one card of the kind: what the others have needs no showing
        others = [number for number, seat in enumerate(state.seats) if not seat.role]
        for number in others:
            tell(events, "known", number)
            state = state.with_seat(number, role=LOYAL, accused=False)
        forced = tuple(Reveal(number, LOYAL) for number in others)
        state = state._replace(forced=forced, betrayed=not state.cards)
    if any(seat.accused for seat in state.seats):
        return state
    return _after_the_night(state) if state.cards else state._replace(phase="over")


_ACTS: Final[dict[type, Callable[[State, Any, Events], State]]] = {
    Go: _go,
    Fight: _fight,
    Rest: _rest,
    March: _march,
    Spawn: _spawn,
    Sabotage: _sabotage,
    Accuse: _accuse,
    Reveal: _reveal,
}


def _go_on(state: State, events: Events) -> State:
    """What happens by itself: raiders in the keep strike, those beside it go in."""
    if state.phase != "turns" or not all(seat.acted or seat.role == TRAITOR for seat in state.seats):
        return state
    strikes = state.in_zone("keep")
    if strikes:
        tell(events, "struck", number=strikes)
        state = state.with_raiders(keep=-strikes)._replace(heart=max(0, state.heart - strikes))
    if not state.heart:
        return state._replace(phase="over")
    for zone in ("hall", "cellar"):
        number = state.in_zone(zone)
        if number:
            tell(events, "marched", zone="keep", number=number)
            state = state.with_raiders(**{zone: -number, "keep": number})
    return state._replace(phase="march") if state.in_zone(YARD) else _from_the_gate(state, events)


def _overruled(state: State, action: TableRuling, events: Events) -> State:
    tell(events, "ruled", why=action.why)
    match action:
        case RuleHeart(number):
            fallen = {"phase": "over"} if not number else {}
            return state._replace(heart=number, **fallen)
        case RuleRaiders(zone, number):
            return state.with_raiders(**{zone: number - state.in_zone(zone)})
        case RuleZone(player, zone):
            return state.with_seat(player, zone=zone)


def options_of(state: State, number: int) -> tuple[str, ...]:
    """What a player may do in a turn, as words of an entry."""
    zone = state.seats[number].zone
    fight = ("fight",) if state.in_zone(zone) else ()
    return (*(f"go {other}" for other in beside(zone)), *fight, "rest")


def pending(state: State) -> tuple[Decision, ...]:
    if state.phase == "turns":
        waiting = [n for n, seat in enumerate(state.seats) if not seat.acted and seat.role != TRAITOR]
        return tuple(Decision(number, "turn", "turns", options_of(state, number)) for number in waiting)
    if state.phase == "reveal":
        accused = [number for number, seat in enumerate(state.seats) if seat.accused]
        return tuple(Decision(number, "reveal", "traitor", (LOYAL, TRAITOR), listed=True) for number in accused)
    if state.phase == "night":
        return (Decision(None, "sabotage", "traitor", (*sorted(WAYS_IN), "none"), listed=True, role=TRAITOR),)
    if state.phase == "march":
        return (Decision(None, "march", "raiders", tuple(sorted(nearer(YARD))), listed=True),)
    if state.phase == "vote":
        return (Decision(None, "accuse", "traitor", tuple(sorted((*suspected(state), "none"))), listed=True),)
    return (Decision(None, "spawn", "raiders", left=state.cards),) if state.phase == "spawn" else ()
