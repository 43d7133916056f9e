"""Setup and construction: where a card may lie, and the villagers it brings."""

from collections.abc import Iterable

from referee.engine.ruling import Event, Events, Refusal, Refused, refuse
from referee.games.vampire_village.rules import editions
from referee.games.vampire_village.rules.actions import Place, Start
from referee.games.vampire_village.rules.cards import COLOURS, Card
from referee.games.vampire_village.rules.cells import CELLS, COLUMN, NEIGHBOURS, PLACE, ROW, START, reading_order
from referee.games.vampire_village.rules.movement import walk
from referee.games.vampire_village.rules.phases import CARDS_A_ROUND, refuse_phase
from referee.games.vampire_village.rules.state import Seat, Setup, Spot, State, Village

LIMIT = 4
START_VILLAGERS = 2  # VV3
GAINED = {
    "": "gained-none",
    "h": "gained-heroes",
    "row": "gained-row",
    "col": "gained-column",
    **dict.fromkeys("gbry", "gained-colour"),
    **dict.fromkeys("123456789", "gained-number"),
}


def start(state: State, action: Start, events: Events) -> State:
    """Lay a player's start card («MISE EN PLACE»; VV1: it is a building; VV68: its gain yields nothing)."""
    if state.phase != "setup":
        refuse_phase(state, "setup")
    seat = state.seats[action.player]
    # A player has one start card.
    if seat.village:
        refuse("already-started", "setup", face=seat.village[START].card.face)
    # Start cards are buildings.
    if action.card.is_hero:
        refuse("not-a-building", "VV1", face=action.card.face)
    if events is not None:
        events.append(Event("started", action.player, {"face": action.card.face, "villagers": START_VILLAGERS}))
    village = Village({START: Spot(action.card, START_VILLAGERS)})
    return state.with_seat(action.player, seat.having(village, seat.creatures))


def place(state: State, action: Place, events: Events) -> State:
    """Lay a drafted card («PHASE DE CONSTRUCTION») and count what it brings, or walk the hero's villagers."""
    if state.phase != "building":
        refuse_phase(state, "building")
    number, card, cell, walks = action
    setup, seat = state.setup, state.seats[number]
    village = seat.village
    # Six cards a round.
    if seat.placed >= CARDS_A_ROUND:
        refuse("too-many-cards", "VV6", limit=CARDS_A_ROUND, round=state.round)
    fault = cell_fault(setup, seat, cell)
    if fault is not None:
        raise Refused(fault)
    if events is not None:
        events.append(Event("placed", number, {"face": card.face, "cell": cell}))
    if card.is_hero or walks:
        village = walk(village.having(cell, card, 0), action, events)
    else:
        counted = gain_of(setup, village, card, cell)
        villagers = int(card.gain) if counted is None else len(counted)
        village = village.having(cell, card, villagers)
        if events is not None:
            params = {"cell": cell, "villagers": villagers, "counted": counted, "colour": card.gain}
            events.append(Event(GAINED[card.gain], number, params))
    return state.with_seat(number, seat.with_placed(village))


def cell_fault(setup: Setup, seat: Seat, cell: str) -> Refusal | None:
    """Why no card may be laid there; None if one may. What is offered and what is refused both ask this."""
    village = seat.village
    # One card a cell.
    if cell in village:
        return Refusal("occupied", "construction", "occupied", {"cell": cell, "face": village[cell].card.face})
    # Next to another card, by an edge; anywhere in an empty village (VV10).
    if village and village.keys().isdisjoint(NEIGHBOURS[cell]):
        return Refusal("not-adjacent", "construction", "not-adjacent", {"cell": cell})
    # VV8: the cards lying there now, unless the house counts all that ever lay there.
    cells = seat.ever() if seat.gone and editions.limits_ever(setup) else village
    if editions.limits_box(setup):
        # VV7: at most 4 wide and 4 high.
        width, height = _extent(cell, cells)
        if width > LIMIT:
            return _too_large("too-wide", cell, width)
        return _too_large("too-high", cell, height) if height > LIMIT else None
    # VV7: at most 4 cards in any row or column, gaps or not.
    for line, place_in in (("row", ROW), ("column", COLUMN)):
        size = 1 + sum(place_in[other] == place_in[cell] for other in cells if other != cell)
        if size > LIMIT:
            params = {"cell": cell, "line": line, "size": size, "limit": LIMIT}
            return Refusal("too-many-in-line", "VV7", "too-many-in-line", params)
    return None


def _too_large(code: str, cell: str, size: int) -> Refusal:
    return Refusal(code, "VV7", code, {"cell": cell, "size": size, "limit": LIMIT})


def _extent(cell: str, cells: Iterable[str]) -> tuple[int, int]:
    """How wide and how high the cards lie with one more. Asked for every card: max and min take three times as long."""
    left, top = right, bottom = PLACE[cell]
    for other in cells:
        column, row = PLACE[other]
        if column < left:
            left = column
        elif column > right:
            right = column
        if row < top:
            top = row
        elif row > bottom:
            bottom = row
    return right - left + 1, bottom - top + 1


def legal_cells(setup: Setup, seat: Seat) -> tuple[str, ...]:
    """Where the next card may lie, in reading order (VV11: by the rules there is always such a place)."""
    around = {beside for cell in seat.village for beside in NEIGHBOURS[cell]}
    candidates = sorted(around, key=reading_order) if seat.village else CELLS
    return tuple(cell for cell in candidates if cell_fault(setup, seat, cell) is None)


def gain_of(setup: Setup, village: Village, card: Card, cell: str) -> list[str] | None:
    """The cells that each bring one villager to a building laid there; None for a printed number (VV18).

    «VILLAGEOIS RAPPORTÉS PAR LE BÂTIMENT», counted when it is laid and never again (VV17). The start card
    counts (VV16), heroes do not count as buildings (VV15), gaps do not matter (VV14).
    """
    gain = card.gain
    if not gain:
        return []
    if gain.isdigit():
        return None
    if gain == "h":
        return village.heroes()
    if gain in COLOURS:
        # VV13: the new building counts if it is of that colour.
        own = [cell] if card.colour == gain or editions.always_counts_itself(setup) else []
        return [other for other, spot in village.items() if spot.card.colour == gain] + own
    place_in = ROW if gain == "row" else COLUMN
    here = place_in[cell]
    line = [other for other, spot in village.items() if place_in[other] == here and not spot.card.is_hero]
    return [*line, cell]
