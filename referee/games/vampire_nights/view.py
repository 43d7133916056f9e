"""A position as neutral boards: the manor as a grid, and what is known of every player beside it."""

from collections.abc import Mapping

from referee.engine.view import Board, Tile
from referee.games.vampire_nights.manor import COLUMN, COLUMNS, DEPTH, DOWN, EMPTY, GARDEN, HEIGHT, ROOMS, SECRET
from referee.games.vampire_nights.pieces import TILE_CODE, VAMPIRES, VILLAGERS
from referee.games.vampire_nights.scoring import points
from referee.games.vampire_nights.state import FREE, State

Offers = Mapping[tuple[int, str], str]
SPACES = {GARDEN: "1", GARDEN + 1: "2", SECRET: "s"}


def boards(state: State, offers: Offers | None = None, ruled: frozenset[tuple[int, int]] = frozenset()) -> list[Board]:
    """The manor, one board for all; every tile's label ends in the guards on it, by the seat's number.

    A guard that lies down is followed by `_`, one that the Web holds by `~`.
    """
    columns = tuple(COLUMNS[: len(state.seats)])
    tiles = {}
    marked = {cell for _, cell in ruled}
    for column in range(len(columns)):
        for depth in range(GARDEN + 1):
            cell = column * HEIGHT + depth
            standing = _standing(state, column, depth)
            tiles[columns[column], str(depth)] = Tile(
                " ".join([_face(state, cell), *standing]), _tone(state, cell), len(standing), cell in marked
            )
    totals = {"night": state.round, "rooms": state.piles.rooms, "items": state.piles.items, "bites": state.piles.bites}
    below = tuple(
        f"{number + 1} {name}: hand {seat.hand}, bites {seat.bites}, tiles {seat.tiles}, points {points(seat)}"
        for number, (name, seat) in enumerate(zip(state.setup.players, state.seats, strict=True))
    )
    rows = tuple(map(str, range(GARDEN + 1)))
    return [Board("", columns, rows, tiles, {}, (), (), (), below, totals)]


def _face(state: State, cell: int) -> str:
    if DEPTH[cell] not in ROOMS:
        return "" if DEPTH[cell] else "^"
    lies = state.manor[cell]
    return "." if lies == EMPTY else "??" if lies == DOWN else TILE_CODE[lies]


def _tone(state: State, cell: int) -> str:
    lies = state.manor[cell]
    return "r" if lies in VAMPIRES else "g" if lies in VILLAGERS else "n" if lies in (EMPTY, DOWN) else "y"


def _standing(state: State, column: int, depth: int) -> list[str]:
    found = []
    for number, seat in enumerate(state.seats):
        for guard in seat.guards:
            if COLUMN[guard.cell] == column and min(DEPTH[guard.cell], GARDEN) == depth:
                space = f":{SPACES[DEPTH[guard.cell]]}" if depth == GARDEN else ""
                found.append(f"{number + 1}{space}{'_' if guard.passed else '~' if guard.web != FREE else ''}")
    return sorted(found)
