"""A position as neutral boards: the manor as a grid, and what is known of every player beside it."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from referee.engine.view import Board, Tile
from referee.games.vampire_nights.rules.manor import (
    COLUMN,
    COLUMNS,
    DEPTH,
    DOWN,
    EMPTY,
    GARDEN,
    HEIGHT,
    ROOMS,
    what_lies,
)
from referee.games.vampire_nights.rules.pieces import TILE_CODE, VAMPIRES, VILLAGERS
from referee.games.vampire_nights.rules.scoring import points
from referee.games.vampire_nights.rules.state import FREE, Guard, State
from referee.games.vampire_nights.rules.trail import are_alike, told_apart

Offers = Mapping[tuple[int, str], str]
SPACES: Final = ("1", "2", "s")
RULED_OFF: Final = ("1", str(GARDEN))  # a line between entrances, rooms and gardens
LEGEND: Final = {"_": "legend.passed", "~": "legend.held"}


def boards(state: State, offers: Offers | None = None, ruled: frozenset[tuple[int, int]] = frozenset()) -> list[Board]:
    """The manor, one board for all, then what is known of every player."""
    players = enumerate(zip(state.setup.players, state.seats, strict=True))
    return [
        _manor(state, {cell for _, cell in ruled}),
        *(
            _beside(
                name, f"{number + 1} {name}", hand=seat.hand, bites=seat.bites, tiles=seat.tiles, points=points(seat)
            )
            for number, (name, seat) in players
        ),
    ]


def _beside(name: str, heading: str, **totals: int) -> Board:
    return Board(name, (), (), {}, {}, (), (), (), (), totals, heading)


def _manor(state: State, ruled: set[int]) -> Board:
    columns = tuple(COLUMNS[: len(state.seats)])
    rows = tuple(map(str, range(GARDEN + 1)))
    tiles = {
        (columns[column], row): _tile(state, column * HEIGHT + depth, ruled)
        for column in range(len(columns))
        for depth, row in enumerate(rows)
    }
    piles = state.piles
    totals = {"night": state.round, "rooms": piles.rooms, "items": piles.items, "bite-cards": piles.bites}
    signs = "".join(who for tile in tiles.values() for who in tile.who)
    legend: list[tuple[str, Mapping[str, Any]]] = [(key, {}) for sign, key in LEGEND.items() if sign in signs]
    if state.phase == "exploration":
        pairs = [(name, seat.guards) for name, seat in zip(state.setup.players, state.seats, strict=True)]
        legend += [("legend.two", {"player": name, **told_apart(two)}) for name, two in pairs if are_alike(two)]
    return Board("", columns, rows, tiles, {}, (), (), (), (), totals, ruled_off=RULED_OFF, legend=tuple(legend))


def _tile(state: State, cell: int, ruled: set[int]) -> Tile:
    """A place with the guards on it, by their player's number; `_` lies down, `~` is held by the Web."""
    if DEPTH[cell] == GARDEN:
        taken = {DEPTH[guard.cell] - GARDEN: number for number, guard in _guards(state, cell)}
        who = tuple(f"{SPACES[space]}:{taken[space] + 1}" for space in sorted(taken))
        face = " ".join(f"{name}:{taken[space] + 1 if space in taken else '·'}" for space, name in enumerate(SPACES))
        return Tile(face, "n", len(who), cell in ruled, "garden", who)
    who = tuple(sorted(f"{number + 1}{_mark(guard)}" for number, guard in _guards(state, cell)))
    lies = state.manor[cell]
    face = "^" if DEPTH[cell] not in ROOMS else "·" if lies == EMPTY else "??" if lies == DOWN else TILE_CODE[lies]
    word = what_lies(lies) or "entrance"
    return Tile(" ".join([face, *who]), _tone(lies), len(who), cell in ruled, word, who)


def _mark(guard: Guard) -> str:
    return "_" if guard.passed else "~" if guard.web != FREE else ""


def _tone(lies: int) -> str:
    if lies == EMPTY:
        return "bare"
    return "r" if lies in VAMPIRES else "g" if lies in VILLAGERS else "y" if lies < DOWN else "n"


def _guards(state: State, cell: int) -> Iterator[tuple[int, Guard]]:
    """The guards on a cell with their seats; for a garden those in all its spaces."""
    for number, seat in enumerate(state.seats):
        for guard in seat.guards:
            if COLUMN[guard.cell] == COLUMN[cell] and min(DEPTH[guard.cell], GARDEN) == DEPTH[cell]:
                yield number, guard
