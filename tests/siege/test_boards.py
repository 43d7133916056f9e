"""Boards as zones joined by passages, as a row, and as a grid: in text, for a screen reader and as pictures."""

import pytest

from referee.draw.shapes import Group, Line, Text
from referee.engine.view import Board, Tile, Zone
from referee.say import Voice
from referee.show.board import draw, in_words
from referee.show.export.pictures import board_picture
from referee.show.text import Line as Row
from referee.show.text import line_width, paint
from tests.siege.game import GAME
from tests.siege.play import siege


def voice() -> Voice:
    return Voice("en", "siege")


def castle(lines: str) -> Board:
    table = siege(lines, players="Ana Ben Cleo Dora")
    return GAME.view().boards(table.state, None, table.ruled_cells())[0]


def widest(lines: list[Row]) -> int:
    return max(map(line_width, lines))


def test_a_map_is_drawn_with_its_passages_and_all_that_is_in_a_zone() -> None:
    board = castle('Ana go hall\n! raiders hall 12 "many"\n! raiders gate 1 "one"')
    text = paint(draw(voice(), board, 80), "")
    assert text.splitlines() == [
        "0 keep   ─ hall, cellar         Ben · Cleo · Dora",
        "1 hall!  ─ keep, yard           Ana · 12 raiders",
        "  cellar ─ keep, yard",
        "2 yard   ─ hall, cellar, gate",
        "3 gate!  ─ yard                 1 raider",
    ]


@pytest.mark.parametrize("columns", [80, 60, 40, 24])
@pytest.mark.parametrize("style", ["boxes", "plain", "large"])
def test_a_map_keeps_to_the_width(columns: int, style: str) -> None:
    board = castle('! raiders keep 12 "many"')
    lines = draw(voice(), board, columns, style)
    assert widest(lines) <= columns
    text = " ".join(line.plain for line in lines)
    assert all(name in text for name in ("Ana", "Dora", "12 raiders", "yard", "gate"))


def test_a_map_is_told_zone_by_zone() -> None:
    told = [text for text, _ in in_words(voice(), castle("Ana go hall"))]
    assert told[:2] == ["keep: Ben, Cleo, Dora. Leads to: hall, cellar", "hall: Ana. Leads to: keep, yard"]
    alone = Board("", zones=(Zone("moat", 0),))
    assert [text for text, _ in in_words(voice(), alone)] == ["moat: –"]


def test_a_map_is_a_picture_with_a_line_for_each_passage() -> None:
    board = castle("Ana go hall")
    picture = board_picture(voice(), board)
    assert sum(isinstance(shape, Line) for shape in picture.shapes) == len(board.passages) == 5
    texts = [
        one.text
        for shape in picture.shapes
        if isinstance(shape, Group)
        for one in shape.shapes
        if isinstance(one, Text)
    ]
    assert texts == ["keep", "Ben", "Cleo", "Dora", "hall", "Ana", "cellar", "yard", "gate"]
    assert all(0 <= shape.x <= picture.width - 150 for shape in picture.shapes if isinstance(shape, Group))


def test_a_passage_goes_around_a_zone_that_lies_between() -> None:
    zones = tuple(Zone(name, 0) for name in "abc")
    picture = board_picture(voice(), Board("", zones=zones, passages=(("a", "b"), ("a", "c"))))
    beside, around = (shape for shape in picture.shapes if isinstance(shape, Line))
    assert (len(beside.points), len(around.points)) == (2, 4)
    assert all(y > 0 for _, y in around.points)


def test_a_row_is_a_board_of_one_row() -> None:
    tiles = {(column, ""): Tile(f"face{column}", "n", 0) for column in "abc"}
    row = Board("Ana", columns=("a", "b", "c"), rows=("",), tiles=tiles)
    text = paint(draw(voice(), row, 60), "")
    assert text.count("┌") == 1
    assert all(f"face{column}" in text for column in "abc")
    assert len(board_picture(voice(), row).shapes) >= 3
