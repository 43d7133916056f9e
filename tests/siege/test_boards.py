"""Boards as zones joined by passages, as a row, and as a grid: in text, for a screen reader and as pictures."""

from itertools import combinations, pairwise
from random import Random

import pytest

from referee.draw.routes import grid, lay_out
from referee.draw.shapes import Group, Line, Text
from referee.engine.view import Board, Tile, Zone
from referee.say import Voice
from referee.show.board import draw, in_words
from referee.show.export.maps import ZONE
from referee.show.export.pictures import board_picture
from referee.show.text import Line as Row
from referee.show.text import line_width, paint
from tests.siege.game import GAME
from tests.siege.play import siege

Leg = tuple[tuple[float, float], ...]


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
    assert [text for text in texts if not text.isdecimal()] == [
        *("keep", "Ben", "Cleo", "Dora", "hall", "Ana", "cellar", "yard", "gate")
    ]
    assert all(0 <= shape.x <= picture.width - ZONE for shape in picture.shapes if isinstance(shape, Group))


def test_a_passage_goes_around_a_zone_that_lies_between() -> None:
    zones = tuple(Zone(name, 0) for name in "abc")
    picture = board_picture(voice(), Board("", zones=zones, passages=(("a", "b"), ("a", "c"), ("b", "c"))))
    *beside, around = sorted((one for one in picture.shapes if isinstance(one, Line)), key=lambda one: len(one.points))
    assert [len(one.points) for one in (*beside, around)] == [2, 2, 4]
    assert all(y > 0 for _, y in around.points)


def test_zones_stand_so_that_no_passages_cross_where_none_must() -> None:
    pairs = [("h", "a"), ("h", "b"), ("a", "c"), ("a", "g"), ("b", "e"), ("c", "e")]
    places = grid([["h"], ["a", "b"], ["c", "e", "g"]], 3, pairs)
    assert [name for _, name in sorted((places[name], name) for name in "ceg")] == ["g", "c", "e"]


def test_of_two_passages_side_by_side_the_one_to_the_right_is_on_the_right() -> None:
    places = {"a": (0, 0), "b": (0, 1), "m": (1, 1), "k": (1, 2)}
    to_the_right, to_the_middle = lay_out(places, [40.0, 40.0], 100, 20, [("b", "k"), ("a", "m")]).lines
    assert to_the_middle[-1][0] < to_the_right[0][0]


@pytest.mark.parametrize("seed", range(40))
def test_no_passage_runs_through_a_zone_or_along_another(seed: int) -> None:
    chance = Random(seed)
    names = [f"z{number}" for number in range(chance.randint(2, 18))]
    levels = sorted(chance.randint(0, 5) for _ in names)
    pairs = sorted({(names[chance.randrange(at)], name) for at, name in enumerate(names) if at for _ in range(3)})
    columns = chance.randint(1, 4)
    rows = [same[at : at + columns] for same in _by_level(names, levels) for at in range(0, len(same), columns)]
    places = grid(rows, columns, pairs)
    laid = lay_out(places, [40.0] * len(rows), 100, 20, pairs)
    legs = [(number, *leg) for number, points in enumerate(laid.lines) for leg in pairwise(points)]
    for _, (x1, y1), (x2, y2) in legs:
        assert x1 == x2 or y1 == y2
        assert not any(
            min(x1, x2) < x + 100 and max(x1, x2) > x and min(y1, y2) < y + 40 and max(y1, y2) > y
            for x, y in laid.at.values()
        )
    for one, other in combinations(legs, 2):
        assert one[0] == other[0] or not _along(one[1:], other[1:])
    assert all(0 <= x <= laid.width and 0 <= y <= laid.height for points in laid.lines for x, y in points)


def _by_level(names: list[str], levels: list[int]) -> list[list[str]]:
    return [[name for name, own in zip(names, levels, strict=True) if own == level] for level in sorted({*levels})]


def _along(one: Leg, other: Leg) -> bool:
    """Whether they share more than a point."""
    for axis in (0, 1):
        if len({point[axis] for point in (*one, *other)}) == 1:
            (start, end), (begin, stop) = (sorted(point[1 - axis] for point in leg) for leg in (one, other))
            return min(end, stop) > max(start, begin)
    return False


def test_a_row_is_a_board_of_one_row() -> None:
    tiles = {(column, ""): Tile(f"face{column}", "n", 0) for column in "abc"}
    row = Board("Ana", columns=("a", "b", "c"), rows=("",), tiles=tiles)
    text = paint(draw(voice(), row, 60), "")
    assert text.count("┌") == 1
    assert all(f"face{column}" in text for column in "abc")
    assert len(board_picture(voice(), row).shapes) >= 3
