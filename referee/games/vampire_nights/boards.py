"""A position as neutral boards: the manor as a grid, and what is known of every player beside it."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from referee.engine.view import Board, Piece, Tile
from referee.games.vampire_nights.rules.manor import COLUMNS, DOWN, EMPTY, GARDEN, in_garden, place
from referee.games.vampire_nights.rules.movement import are_alike, told_apart
from referee.games.vampire_nights.rules.pieces import TILES, VAMPIRES, VILLAGERS
from referee.games.vampire_nights.rules.scoring import points
from referee.games.vampire_nights.rules.state import FREE, Guard, State

Offers = Mapping[tuple[int, str], str]
SPACES: Final = ("1", "2", "s")  # of a garden
FACES: Final = {"entrance": "^", EMPTY: "·", DOWN: "??"}  # in place of a code
RULED_OFF: Final = ("1", str(GARDEN))  # a line between entrances, rooms and gardens
LEGEND: Final = {"_": "legend.passed", "~": "legend.held"}


def boards(state: State, offers: Offers | None = None, ruled: frozenset[tuple[int, str]] = frozenset()) -> list[Board]:
    """The manor, one board for all, then what is known of every player."""
    players = enumerate(zip(state.setup.players, state.seats, strict=True))
    return [
        _manor(state, {cell for _, cell in ruled}),
        *(
            _beside(
                name,
                Piece(f"{number + 1} {name}", f"kind{number + 1}"),
                hand=seat.hand,
                bites=seat.bites,
                tiles=seat.tiles,
                points=points(seat),
            )
            for number, (name, seat) in players
        ),
    ]


def _beside(name: str, heading: Piece, **totals: int) -> Board:
    return Board(name, (), (), {}, {}, (), (), (), (), totals, heading)


def _manor(state: State, ruled: set[str]) -> Board:
    columns = tuple(COLUMNS[: len(state.seats)])
    rows = tuple(map(str, range(GARDEN + 1)))
    tiles = {(column, row): _tile(state, column + row, ruled) for column in columns for row in rows}
    piles = state.piles
    totals = {"night": state.round, "rooms": piles.rooms, "items": piles.items, "bite-cards": piles.bites}
    signs = "".join(who for tile in tiles.values() for who in tile.who)
    legend: list[tuple[str, Mapping[str, Any]]] = [(key, {}) for sign, key in LEGEND.items() if sign in signs]
    if state.phase == "exploration":
        pairs = [(name, seat.guards) for name, seat in zip(state.setup.players, state.seats, strict=True)]
        legend += [("legend.two", {"player": name, **told_apart(two)}) for name, two in pairs if are_alike(two)]
    return Board("", columns, rows, tiles, {}, (), (), (), (), totals, ruled_off=RULED_OFF, legend=tuple(legend))


def _tile(state: State, cell: str, ruled: set[str]) -> Tile:
    """A place with the guards on it, by their player's number; `_` lies down, `~` is held by the Web."""
    if in_garden(cell):
        taken = {guard.cell[2]: number + 1 for number, guard in _guards(state, cell)}
        who = tuple(_piece(f"{space}:{taken[space]}", taken[space]) for space in SPACES if space in taken)
        face = " ".join(f"{space}:{taken.get(space, '·')}" for space in SPACES)
        return Tile(face, "faint", len(who), cell in ruled, "garden", who)
    standing = sorted((number + 1, _mark(guard)) for number, guard in _guards(state, cell))
    who = tuple(_piece(f"{number}{mark}", number) for number, mark in standing)
    lies = state.manor.get(cell, "entrance")
    code, face = lies if lies in TILES else "", FACES.get(lies, lies)
    return Tile(" ".join([face, *who]), _tone(lies), len(who), cell in ruled, lies, who, code, lies == DOWN)


def _piece(text: str, number: int) -> Piece:
    """A guard in the colour of its player."""
    return Piece(text, f"pawn{number}")


def _mark(guard: Guard) -> str:
    return "_" if guard.passed else "~" if guard.web != FREE else ""


def _tone(lies: str) -> str:
    if lies == EMPTY:
        return "bare"
    if lies not in TILES:
        return "faint"
    return "r" if lies in VAMPIRES else "g" if lies in VILLAGERS else "y"


def _guards(state: State, cell: str) -> Iterator[tuple[int, Guard]]:
    """The guards at a place with their seats; in a garden, on any of its spaces."""
    for number, seat in enumerate(state.seats):
        for guard in seat.guards:
            if place(guard.cell) == cell:
                yield number, guard
