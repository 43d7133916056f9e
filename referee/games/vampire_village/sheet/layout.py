"""A village with what lies around it: as it is in any position, and as it ended, with what it lost."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from referee.draw.shapes import FAINT, INK, LEAST, RULE, Box, Group, Picture, Shape, Text
from referee.engine.sheet_part import Drawing, Say, Told
from referee.engine.view import Board, Tile
from referee.games.vampire_village.rules.cards import read_card
from referee.games.vampire_village.rules.cells import COLUMN, COLUMNS, ROW
from referee.games.vampire_village.rules.state import State
from referee.games.vampire_village.sheet.cards import card, ghost
from referee.games.vampire_village.sheet.creatures import Creature, column, read, row, side_room
from referee.games.vampire_village.sheet.story import Fallen, fallen, gone

SIDES: Final = {"witches": "left", "werewolves": "top", "vampires": "right", "demons": "below"}
TILE, LEAST_TILE, HIGHER = 47.0, 34.0, 1.08  # a card: how wide at best and at least; how high at most for its width
DRAWN_AT: Final = (43.0, 40.0)  # a card whose texts have the least size; a larger one is the same, enlarged
UNEVEN: Final = 1.2  # how much larger than those of the widest village the cards of another may be
GAP: Final = 4.0
EDGE, NAMES = 3.5, 12.0  # shields reach beyond their card; room for the names of columns and rows
MOST_ACROSS, MOST_DOWN, FEWER_DOWN = 5, 5, 4  # cards, if the pale ones are to be seen; fewer where room is scarce
CLOSE: Final = 0.9  # a size at which it is
FREE: Final = "#eef4ff"  # where a card may be laid
NO_NEWS: Final[Mapping[str, str]] = {}


class Around(NamedTuple):
    """What is drawn of a village: cards by cell, what fell where nothing lies now, and the creatures of each kind."""

    standing: Mapping[str, Tile]
    lost: Mapping[str, Fallen]
    here: Mapping[str, Sequence[Creature]]
    gone: Counter[str]
    free: Sequence[str] = ()  # where the next card may lie, if that is to be seen

    @property
    def cells(self) -> list[str]:
        return [*self.standing, *self.lost, *self.free]


def board(say: Say, shown: Board) -> Picture:
    """A village in any position."""
    free = ["".join(place) for place in shown.offered]
    around = Around(_standing(shown), {}, _here(shown), Counter(), free)
    news = {"".join(place): what for place, what in shown.news.items()}
    return village(around, TILE, TILE, news, named=True)


def drawings(
    say: Say, state: State, boards: Sequence[Board], told: Sequence[Told], room: float, size: float
) -> list[Drawing]:
    """Every village as it is now, with what it lost; cards of much the same size."""
    around = [_around(shown, told, seat, room, size) for seat, shown in enumerate(boards)]
    best = TILE * max(1, size)
    widest = UNEVEN * min(_tile(one, room, best) for one in around)
    return [
        Drawing(
            village(one, min(widest, _tile(one, room, best)), TILE * size),
            say("sheet.village", player=shown.owner, **shown.totals),
        )
        for one, shown in zip(around, boards, strict=True)
    ]


def _around(shown: Board, told: Sequence[Told], seat: int, room: float, size: float) -> Around:
    standing, here = _standing(shown), _here(shown)
    left = Counter({kind: len(creatures) for kind, creatures in here.items()})
    every = Around(standing, fallen(told, seat), here, gone(told, seat, left))
    fitting = min(MOST_ACROSS, int((room - _sides(every) + GAP) / (LEAST_TILE + GAP)))
    lost = [cell for cell in every.lost if cell not in standing]
    seen = _seen([*standing], lost, fitting, MOST_DOWN if size >= CLOSE else FEWER_DOWN)
    return every._replace(lost={cell: every.lost[cell] for cell in lost if cell in seen})


def _standing(shown: Board) -> dict[str, Tile]:
    return {column + row: tile for (column, row), tile in shown.tiles.items()}


def _here(shown: Board) -> dict[str, list[Creature]]:
    return {
        kind: [read(label, shown.news.get((side, str(number)), "")) for number, label in enumerate(shown.sides[side])]
        for kind, side in SIDES.items()
    }


def _seen(standing: list[str], lost: list[str], across: int, down: int) -> list[str]:
    """All that stands, and what fell as long as it does not make the village too wide or too high."""
    seen = [*standing]
    for cell in reversed(lost):  # what fell last is seen first
        columns, rows = _places([*seen, cell])
        if max(columns) - min(columns) < across and max(rows) - min(rows) < down:
            seen.append(cell)
    return seen


def _places(cells: Sequence[str]) -> tuple[list[int], list[int]]:
    return [COLUMN[cell] for cell in cells], [ROW[cell] for cell in cells]


def _tile(around: Around, room: float, best: float) -> float:
    """How wide a card can be."""
    columns, _ = _places(around.cells or ["d4"])
    return max(LEAST_TILE, min(best, (room - _sides(around) + GAP) / (max(columns) - min(columns) + 1) - GAP))


def _sides(around: Around) -> float:
    """The room for creatures on the left and on the right."""
    return sum(max(EDGE, side_room(len(around.here[kind]), around.gone[kind])) for kind in ("witches", "vampires"))


def village(
    around: Around, tile: float, highest: float, news: Mapping[str, str] = NO_NEWS, *, named: bool = False
) -> Picture:
    """Cards in their places, with what lies around them; `news` is what an entry did to a cell. Columns and rows are
    named where a text speaks of them."""
    standing, lost, here, lacking, free = around
    columns, rows = (range(min(places), max(places) + 1) for places in _places(around.cells or ["d4"]))
    high = min(highest, tile * HIGHER)
    across, down = len(columns) * (tile + GAP) - GAP, len(rows) * (high + GAP) - GAP
    left = column(here["witches"], lacking["witches"], "witches", down)
    right = column(here["vampires"], lacking["vampires"], "vampires", down, mirrored=True)
    top, bottom = (row(here[kind], lacking[kind], kind, across) for kind in ("werewolves", "demons"))
    edge = NAMES if named else EDGE
    x, y = left.width + (edge if named or not left.width else 0), top.height + (edge if named or not top.height else 0)
    shapes: list[Shape] = []
    if named:
        step, stride = tile + GAP, high + GAP
        names = [(x + number * step + tile / 2, y - 4, COLUMNS[one]) for number, one in enumerate(columns)]
        names += [(x - 7, y + number * stride + high / 2 + 3, str(one)) for number, one in enumerate(rows)]
        shapes += [Text(where, depth, name, LEAST, "middle", fill=FAINT) for where, depth, name in names]
    shapes += [
        Group(0, y + (down - left.height) / 2, left.shapes),
        Group(x + (across - top.width) / 2, 0, top.shapes),
        Group(x + across, y + (down - right.height) / 2, right.shapes),
        Group(x + (across - bottom.width) / 2, y + down + 4, bottom.shapes),
    ]
    if not around.cells:
        shapes.append(Box(x + 0.5, y + 0.5, across - 1, down - 1, "none", RULE, 4))
    scale = max(1.0, min(tile / DRAWN_AT[0], high / DRAWN_AT[1]))
    for cell in (*lost, *standing, *free):
        place = x + (COLUMN[cell] - columns[0]) * (tile + GAP), y + (ROW[cell] - rows[0]) * (high + GAP)
        if cell in free:
            shapes.append(Box(*place, tile, high, FREE, INK, 4, 1.2, cell))
            continue
        drawn = _drawn(around, cell, tile / scale, high / scale)
        shapes.append(Group(*place, drawn, scale, news.get(cell, "")))
        if free:  # then cards are tapped, too
            shapes.append(Box(*place, tile, high, radius=4, name=cell))
    below = bottom.height + 2 if bottom.height else 0
    return Picture(x + across + max(right.width, EDGE), y + down + below, tuple(shapes))


def _drawn(around: Around, cell: str, wide: float, high: float) -> tuple[Shape, ...]:
    tile = around.standing.get(cell)
    if tile is None:
        return ghost(around.lost[cell], wide, high)
    one = read_card(tile.face)
    assert one is not None
    return card(one, tile.standing, wide, high, ruled=tile.marked)
