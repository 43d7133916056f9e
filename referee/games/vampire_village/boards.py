"""A position as neutral boards: villages as grids, creatures on the side they come from."""

from collections.abc import Mapping
from typing import Final

from referee.engine.ruling import Face
from referee.engine.view import Board, Piece, Tile
from referee.games.vampire_village.rules.actions import BESIDE
from referee.games.vampire_village.rules.attack import assault
from referee.games.vampire_village.rules.cards import Card
from referee.games.vampire_village.rules.cells import COLUMN, COLUMNS, ROW
from referee.games.vampire_village.rules.demons import demons_of
from referee.games.vampire_village.rules.scoring import points, projected
from referee.games.vampire_village.rules.state import Creature, Seat, State

Offers = Mapping[tuple[int, str], str]
# A hat, a paw, a heart and horns: in signs that every terminal has.
SIGNS: Final = {"witches": "▲", "werewolves": "♣", "vampires": "♥", "demons": "▼"}
TONES: Final = {kind: f"kind{number}" for number, kind in enumerate(SIGNS, 1)}


def boards(state: State, offers: Offers | None = None, ruled: frozenset[tuple[int, str]] = frozenset()) -> list[Board]:
    """Every player's village. `offers` are texts for seats and cells, `ruled` those set by the table."""
    return [_board(state, number, offers or {}, ruled) for number in range(len(state.seats))]


def _board(state: State, number: int, offers: Offers, ruled: frozenset[tuple[int, str]]) -> Board:
    seat = state.seats[number]
    village, mark = seat.village, "!" if (number, BESIDE) in ruled else ""
    offered = {cell: text for (owner, cell), text in offers.items() if owner == number and village}
    cells = [*village, *offered]
    columns = sorted({COLUMN[cell] for cell in cells})
    rows = sorted({ROW[cell] for cell in cells})
    tiles = {
        _place(cell): Tile(
            _face(spot.card), "hero" if spot.card.is_hero else spot.card.colour, spot.villagers, (number, cell) in ruled
        )
        for cell, spot in village.items()
    }
    return Board(
        owner=state.setup.players[number],
        columns=tuple(COLUMNS[c] for c in range(columns[0], columns[-1] + 1)) if columns else (),
        rows=tuple(str(r) for r in range(rows[0], rows[-1] + 1)) if rows else (),
        tiles=tiles,
        offered={_place(cell): text for cell, text in offered.items()},
        left=_labels(seat, "witches", mark),
        top=_labels(seat, "werewolves", mark),
        right=_labels(seat, "vampires", mark),
        below=tuple(_piece(demon, f"{demon}{mark}", "demons") for demon in demons_of(seat)),
        totals={
            "cards": len(village),
            "villagers": village.villagers(),
            "creatures": len(seat.creatures),
            "points": points(projected(state, number), state.setup.edition),
        },
    )


def _face(card: Card) -> Face:
    return Face(card.face, "laid.hero" if card.is_hero else f"laid.{card.colour}")


def _place(cell: str) -> tuple[str, str]:
    return cell[0], cell[1:]


def _labels(seat: Seat, kind: str, mark: str) -> tuple[Piece, ...]:
    return tuple(_piece(one.face, f"{label(one)}{mark}", kind) for one in assault(seat, kind).attackers)


def _piece(face: str, text: str, kind: str) -> Piece:
    return Piece(text, TONES[kind], SIGNS[kind], kind, f"creature.{face}.short")


def label(creature: Creature) -> str:
    """The face, with its value where that is not printed on it; or the bare value."""
    printed = "=" in creature.face or creature.face[1].isdigit() or creature.value is None
    return said(creature.face) if printed else f"{creature.face}={creature.value}"


def said(face: str) -> str:
    """A creature as it was typed: its face, or its bare value."""
    return face.rpartition("=")[2]
