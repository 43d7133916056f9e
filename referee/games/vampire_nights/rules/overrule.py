"""What the table rules, whatever the rules say (`!`): once guards are placed, also when the game is over."""

from referee.engine.ruling import Events, refuse
from referee.games.vampire_nights.rules import exploration
from referee.games.vampire_nights.rules.actions import (
    RuleGuards,
    RuleItems,
    RuleLoot,
    RuleNumber,
    RuleRoom,
    RuleTurn,
    TableRuling,
)
from referee.games.vampire_nights.rules.loot import known
from referee.games.vampire_nights.rules.manor import COLUMNS, DOWN, EMPTY
from referee.games.vampire_nights.rules.pieces import ITEMS, TILES
from referee.games.vampire_nights.rules.rooms import MEETINGS
from referee.games.vampire_nights.rules.state import FREE, HELD, NONE_MET, NOTHING_KNOWN, Guard, State, tell
from referee.games.vampire_nights.rules.turns import in_gardens, met_tile, night_falls


def overrule(state: State, action: TableRuling, events: Events) -> State:
    """:raises Refused: not-your-phase, not-understood"""
    # There is nothing to rule on before all guards are placed.
    if not all(seat.guards for seat in state.seats):
        refuse("not-your-phase", "table-rulings", "not-your-phase.overrule", now=state.phase)
    exploring = state.phase == "exploration"
    late = state.earlier() if exploring else None
    after = _ruled(late if late is not None else state._replace(late=None), action, events)
    if exploring and after.phase == "exploration":
        return _going_on(after, events)
    return after


def _going_on(state: State, events: Events) -> State:
    """The exploration after a ruling: perhaps it is over, perhaps the turn passes on."""
    # VN20: enough guards in the gardens.
    if in_gardens(state) > len(state.seats):
        return night_falls(state, "garden", events)
    if state.met != NONE_MET and met_tile(state) in MEETINGS:
        return state
    if state.met != NONE_MET or state.done:  # if what was met is gone, the move is made
        return exploration.turn_over(state.copy(), state.turn, events)
    return exploration.go_on(state, state.turn, events)


def _ruled(state: State, action: TableRuling, events: Events) -> State:
    match action:
        case RuleGuards():
            return _set_guards(state, action, events)
        case RuleRoom():
            return _set_room(state, action, events)
        case RuleLoot():
            return _set_loot(state, action, events)
        case RuleItems():
            return _set_discards(state, action, events)
        case RuleNumber():
            return _set_number(state, action, events)
        case RuleTurn():
            return _set_turn(state, action, events)


def _set_guards(state: State, action: RuleGuards, events: Events) -> State:
    """A guard that is moved begins a new trail; one that stays keeps its own."""
    number = action.player
    for stand in action.guards:
        _check_column(state, stand.cell)
    seat = state.seats[number]
    trails = {guard.cell: guard.trail for guard in seat.guards}
    holds = state.phase == "exploration"  # VN77: the Web
    guards = tuple(
        Guard(cell, trails.get(cell, frozenset((cell,))), passed, HELD if held and holds else FREE)
        for cell, passed, held in action.guards
    )
    tell(events, "ruled-guards", number, cells=tuple(stand.cell for stand in action.guards), why=action.why)
    met = state.met
    if number == state.turn and met != NONE_MET and guards[met].cell != seat.guards[met].cell:
        state = state._replace(met=NONE_MET, done=True)
    return state.with_seat(number, seat._replace(guards=guards))


def _check_column(state: State, cell: str) -> None:
    # As many columns as players.
    legal = tuple(COLUMNS[: len(state.seats)])
    if cell[0] not in legal:
        refuse("no-such-column", "table-rulings", letter=cell[0], legal=legal)


def _set_room(state: State, action: RuleRoom, events: Events) -> State:
    """What lay there is discarded; what lies there now was turned up, or comes from the pile."""
    cell, what = action.cell, action.what
    _check_column(state, cell)
    before, piles = state.manor[cell], state.piles
    tell(events, "ruled-room", action.player, cell=cell, lies=what, before=before, why=action.why)
    if what in TILES and piles.seen.count(what) < state.setup.tiles.count(what):
        piles = piles._replace(seen=(*piles.seen, what))
    if before != DOWN:
        piles = piles._replace(gone=piles.gone + (before != EMPTY), rooms=max(0, piles.rooms - (what != EMPTY)))
    elif what == EMPTY:
        piles = piles._replace(gone=piles.gone + 1)
    return state._replace(manor=state.manor.having(cell, what), piles=piles)


def _set_loot(state: State, action: RuleLoot, events: Events) -> State:
    number, tiles = action.player, action.tiles
    tell(events, "ruled-loot", number, tiles=tiles, why=action.why)
    seat, piles = state.seats[number], state.piles
    more = len(tiles) - seat.tiles
    piles = piles._replace(gone=max(0, piles.gone - more))
    return state.with_seat(number, seat._replace(tiles=len(tiles), loot=known(tiles)), piles=piles)


def _set_discards(state: State, action: RuleItems, events: Events) -> State:
    tell(events, "ruled-discards", action.player, items=action.items, why=action.why)
    number_of = {item: min(action.items.count(item), state.setup.items.count(item)) for item in ITEMS}
    used = tuple(item for item in ITEMS for _ in range(number_of[item]))
    left = max(0, state.piles.items + len(state.piles.used) - len(used))
    # What was known of hands may be wrong now.
    seats = tuple(seat._replace(sure=()) for seat in state.seats)
    return state._replace(seats=seats, piles=state.piles._replace(used=used, items=left, kept=NOTHING_KNOWN))


def _set_number(state: State, action: RuleNumber, events: Events) -> State:
    number, count = action.player, action.number
    seat, piles = state.seats[number], state.piles
    match action.what:
        case "hand":
            before = seat.hand
            piles = piles._replace(items=max(0, piles.items - (count - before)), kept=NOTHING_KNOWN)
            seat = seat._replace(hand=count, sure=())  # any of them may be gone
        case "bites":
            before = seat.bites
            piles = piles._replace(bites=max(0, piles.bites - (count - before)))
            seat = seat._replace(bites=count, vampires=min(seat.vampires, count))
        case "vampires":
            before = seat.vampires
            seat = seat._replace(vampires=count)
        case _:
            before = seat.coffin
            seat = seat._replace(coffin=count)
    tell(events, f"ruled-{action.what}", number, number=count, before=before, why=action.why)
    return state.with_seat(number, seat, piles=piles)


def _set_turn(state: State, action: RuleTurn, events: Events) -> State:
    number, what = action.player, action.what
    tell(events, f"ruled-{what}", number, why=action.why)
    if what == "first":
        return state._replace(first=number)
    if state.phase != "exploration":
        refuse("not-your-phase", "table-rulings", "not-your-phase.overrule", now=state.phase)
    if what == "night":
        return night_falls(state, "ruled", events)
    return state._replace(turn=number, done=False, met=NONE_MET, idle=frozenset())
