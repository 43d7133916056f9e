"""What the table rules, whatever the rules say (`!`): once guards are placed, also when the game is over."""

from referee.engine.ruling import Event, Events, refuse
from referee.games.vampire_nights.rules import exploration, order
from referee.games.vampire_nights.rules.actions import (
    RuleGuards,
    RuleItems,
    RuleLoot,
    RuleNumber,
    RuleRoom,
    RuleTurn,
    TableRuling,
)
from referee.games.vampire_nights.rules.loot import loot_of
from referee.games.vampire_nights.rules.manor import BIT, COLUMN, COLUMNS, DOWN, EMPTY, EXACT, NAME, what_lies
from referee.games.vampire_nights.rules.pieces import CAT, ITEMS, VAMPIRES, item_codes, tile_codes
from referee.games.vampire_nights.rules.state import NOTHING_KNOWN, Guard, State
from referee.games.vampire_nights.rules.tuples import put_number


def overrule(state: State, action: TableRuling, events: Events) -> State:
    """:raises Refused: not-your-phase, not-understood"""
    # There is nothing to rule on before all guards are placed.
    if not all(seat.guards for seat in state.seats):
        refuse("not-your-phase", "table-rulings", "not-your-phase.overrule", now=state.phase)
    exploring = state.phase == "exploration"
    late = state.earlier() if exploring else None
    after = _ruled(late if late is not None else state.but(late=None), action, events)
    if exploring and after.phase == "exploration":
        return _going_on(after, events)
    return after


def _going_on(state: State, events: Events) -> State:
    """The exploration after a ruling: perhaps it is over, perhaps the turn passes on."""
    # VN20: enough guards in the gardens.
    if order.in_gardens(state) > len(state.seats):
        return order.night_falls(state, "garden", events)
    number = state.turn
    if state.met >= 0:
        lies = state.manor[state.seats[number].guards[state.met].cell]
        if lies in VAMPIRES or lies == CAT:
            return state
        return exploration.turn_over(state, number, events)  # what was met is gone: the move is made
    if state.done:
        return exploration.turn_over(state, number, events)
    return exploration.go_on(state, number, None, events)


def _ruled(state: State, action: TableRuling, events: Events) -> State:
    number = action.player
    if isinstance(action, RuleGuards):
        return _set_guards(state, action, events)
    if isinstance(action, RuleRoom):
        return _set_room(state, action, events)
    if isinstance(action, RuleLoot):
        _tell(events, "ruled-loot", number, action.why, tiles=tile_codes(action.tiles))
        seat, piles = state.seats[number], state.piles
        more = len(action.tiles) - seat.tiles
        state = state.but(piles=piles._replace(gone=max(0, piles.gone - more)))
        return state.with_seat(number, seat._replace(tiles=len(action.tiles), loot=(loot_of(action.tiles),)))
    if isinstance(action, RuleItems):
        copies = state.setup.items
        _tell(events, "ruled-discards", number, action.why, items=item_codes(action.items))
        used = bytes((0, *(min(action.items.count(item), copies[item]) for item in ITEMS)))
        left = max(0, state.piles.items + sum(state.piles.used) - sum(used))
        # What was known of hands may be wrong now.
        seats = tuple(seat._replace(sure=()) for seat in state.seats)
        return state.but(seats=seats, piles=state.piles._replace(used=used, items=left, kept=NOTHING_KNOWN))
    if isinstance(action, RuleNumber):
        return _set_number(state, action, events)
    return _set_turn(state, action, events)


def _tell(events: Events, key: str, seat: int, why: str, **params: object) -> None:
    if events is not None:
        events.append(Event(key, seat, {**params, "why": why}))


def _set_guards(state: State, action: RuleGuards, events: Events) -> State:
    """A guard that is moved begins a new trail; one that stays keeps its own."""
    number, places, why = action
    for cell, _, _ in places:
        _check_column(state, cell)
    seat = state.seats[number]
    trails = {guard.cell: guard.trail for guard in seat.guards}
    holds = state.phase == "exploration"  # VN77: the Web
    guards = tuple(Guard(cell, trails.get(cell, BIT[cell]), passed, web * holds) for cell, passed, web in places)
    _tell(events, "ruled-guards", number, why, cells=tuple(EXACT[cell] for cell, _, _ in places))
    met = state.met
    if number == state.turn and met >= 0 and guards[met].cell != seat.guards[met].cell:
        met = -1
        state = state.but(done=True)
    return state.but(met=met).with_seat(number, seat._replace(guards=guards))


def _check_column(state: State, cell: int) -> None:
    # As many columns as players.
    if COLUMN[cell] >= len(state.seats):
        legal = tuple(COLUMNS[: len(state.seats)])
        refuse("no-such-column", "table-rulings", letter=COLUMNS[COLUMN[cell]], legal=legal)


def _set_room(state: State, action: RuleRoom, events: Events) -> State:
    """What lay there is discarded; what lies there now was turned up, or comes from the pile."""
    number, cell, what, why = action
    _check_column(state, cell)
    before, piles = state.manor[cell], state.piles
    _tell(events, "ruled-room", number, why, cell=NAME[cell], lies=what_lies(what), before=what_lies(before))
    if EMPTY < what < DOWN:
        seen = min(piles.seen[what] + 1, state.setup.tiles[what])
        piles = piles._replace(seen=put_number(piles.seen, what, seen))
    if before != DOWN:
        piles = piles._replace(gone=piles.gone + (before != EMPTY), rooms=max(0, piles.rooms - (what != EMPTY)))
    elif what == EMPTY:
        piles = piles._replace(gone=piles.gone + 1)
    return state.but(manor=put_number(state.manor, cell, what), piles=piles)


def _set_number(state: State, action: RuleNumber, events: Events) -> State:
    number, what, count, why = action
    seat, piles = state.seats[number], state.piles
    _tell(events, f"ruled-{what}", number, why, number=count, before=getattr(seat, what))
    if what == "hand":
        piles = piles._replace(items=max(0, piles.items - (count - seat.hand)), kept=NOTHING_KNOWN)
        seat = seat._replace(hand=count, sure=())  # any of them may be gone
    elif what == "bites":
        piles = piles._replace(bites=max(0, piles.bites - (count - seat.bites)))
        seat = seat._replace(bites=count, vampires=min(seat.vampires, count))
    elif what == "vampires":
        seat = seat._replace(vampires=count)
    else:
        seat = seat._replace(coffin=count)
    return state.but(piles=piles).with_seat(number, seat)


def _set_turn(state: State, action: RuleTurn, events: Events) -> State:
    number, what, why = action
    _tell(events, f"ruled-{what}", number, why)
    if what == "first":
        return state.but(first=number)
    if state.phase != "exploration":
        refuse("not-your-phase", "table-rulings", "not-your-phase.overrule", now=state.phase)
    if what == "night":
        return order.night_falls(state, "ruled", events)
    return state.but(turn=number, done=False, met=-1, idle=0)
