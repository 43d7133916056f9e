"""The boards of one table, drawn for phones. Several look at the same board, some of them in the same language, and an
entry changes one board, rarely several: what looks as it did is not drawn again."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from referee.draw.shapes import Box, Group, Picture, Shape
from referee.draw.svg import svg
from referee.engine.view import Board, Piece
from referee.say import Voice, clean
from referee.show.export.phrases import counts, has_only_counts
from referee.show.export.pictures import board_picture
from referee.table.table import Table

Data = dict[str, Any]
Offers = Mapping[tuple[int | None, str], str]  # texts for the places of a seat that can be tapped


class _Kept(NamedTuple):
    """A board that was drawn."""

    seen: Any  # all that is seen of it
    data: Data


class Drawn:
    """The boards of one table as they were drawn last."""

    def __init__(self) -> None:
        self._moment: Any = None  # the position of these boards, and what was ruled there
        self._plain: list[Board] = []  # with nothing offered
        self._seen: list[Any] = []
        self._kept: dict[tuple[str, int, bool], _Kept] = {}  # by language and number, with or without offers

    def boards(self, voice: Voice, table: Table, offers: Offers) -> list[Data]:
        """Every board; one that looks as it did is the same object as before."""
        ruled = table.ruled_cells()
        self._turn_to(table, ruled)
        boards = table.game.view().boards(table.state, offers, ruled) if offers else self._plain
        return [self._board(voice, number, board) for number, board in enumerate(boards)]

    def owners(self, table: Table) -> list[str]:
        """Whose boards they are; "" for everybody's."""
        self._turn_to(table, table.ruled_cells())
        return [board.owner for board in self._plain]

    def _turn_to(self, table: Table, ruled: frozenset[Any]) -> None:
        if self._moment is None or self._moment[0] is not table.state or self._moment[1] != ruled:
            self._moment = table.state, ruled
            self._plain = list(table.game.view().boards(table.state, {}, ruled))
            self._seen = [_frozen(board) for board in self._plain]

    def _board(self, voice: Voice, number: int, board: Board) -> Data:
        offering = board != self._plain[number]
        at, seen = (voice.language, number, offering), _frozen(board) if offering else self._seen[number]
        kept = self._kept.get(at)
        if kept is None or kept.seen != seen:
            self._kept[at] = kept = _Kept(seen, _drawn(voice, board))
        return kept.data


def _frozen(value: Any) -> Any:
    """What can be compared, for a piece is more than its text."""
    match value:
        case Piece():
            return str(value), value.tone, value.sign, value.kind, value.word
        case Mapping():
            return [(name, _frozen(one)) for name, one in value.items()]
        case tuple():
            return [*map(_frozen, value)]
    return value


def _drawn(voice: Voice, board: Board) -> Data:
    title = clean(board.heading or board.owner)
    found = {"owner": board.owner, "title": title, "counts": counts(voice, board), "svg": "", "cells": {}}
    if not (board.columns or board.zones):
        return found if has_only_counts(board) else {**found, "counts": ""}  # there is no card there yet
    picture = board_picture(voice, board)
    return {**found, "svg": svg(picture, title or voice("sheet.boards")), "cells": places(picture)}


def places(picture: Picture) -> dict[str, dict[str, float]]:
    """Where the named places of a picture are, in its units."""
    found: dict[str, dict[str, float]] = {}
    _find(picture.shapes, 0, 0, 1, found)
    return found


def _find(shapes: tuple[Shape, ...], x: float, y: float, scale: float, found: dict[str, dict[str, float]]) -> None:
    for shape in shapes:
        if isinstance(shape, Group):
            _find(shape.shapes, x + shape.x * scale, y + shape.y * scale, scale * shape.scale, found)
        elif isinstance(shape, Box) and shape.name:
            at = {
                "x": x + shape.x * scale,
                "y": y + shape.y * scale,
                "w": shape.width * scale,
                "h": shape.height * scale,
            }
            found[shape.name] = {name: round(number, 2) for name, number in at.items()}
