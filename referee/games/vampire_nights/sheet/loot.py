"""The loot: a row of tiles for every set with its points, what everybody turned out to be, and what nights brought."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from referee.draw import figures
from referee.draw.figures import placed
from referee.draw.rows import Sign, legend_rows
from referee.draw.shapes import FAINT, LEAST, RULE, Group, Line, Picture, Shape, Text
from referee.draw.text import room_of
from referee.engine.sheet_part import Drawing, Say, Told
from referee.engine.view import Board
from referee.games.vampire_nights.rules import pieces
from referee.games.vampire_nights.rules.scoring import account, counted_loot, points, roles
from referee.games.vampire_nights.rules.state import Seat, State
from referee.games.vampire_nights.sheet.story import night_points
from referee.games.vampire_nights.sheet.tiles import BLOOD, DRAWN, HIGH, LIVING, STONE, TILE, drop, guard, tile

GAP: Final = 3.0
ASIDE: Final = 150.0  # what is told of a player beside the tiles
NARROW: Final = 400.0  # a picture less wide has it above them
TRIO: Final = (pieces.LORD, pieces.LADY, pieces.SERVANT)
FAMILY: Final = (pieces.FATHER, pieces.MOTHER, pieces.DAUGHTER)
WHOLE: Final = {"vampire-trios": TRIO, "families-with-dog": (*FAMILY, pieces.DOG), "families": FAMILY}
SINGLE: Final = {
    "coins": (pieces.COINS,),
    "stones": (pieces.STONE,),
    "coffin": (pieces.COFFIN,),
    "lords-and-ladies": (pieces.LORD, pieces.LADY),
    "servants": (pieces.SERVANT,),
    "villagers": FAMILY,
    "dogs": (pieces.DOG,),
}


class Set(NamedTuple):
    """Tiles that count together."""

    key: str
    tiles: tuple[str, ...]
    points: int


def drawings(
    say: Say, state: State, boards: Sequence[Board], told: Sequence[Told], room: float, size: float
) -> list[Drawing]:
    known = roles(state) or ["" for _ in state.seats]
    return [
        Drawing(
            strip(say, seat, known[number], night_points(told, number), room),
            say(
                "sheet.loot",
                player=state.setup.players[number],
                tiles=[say(f"word.{code}") for code in counted_loot(seat)],
                points=points(seat),
            ),
        )
        for number, seat in enumerate(state.seats)
    ]


def sets_of(seat: Seat) -> list[Set]:
    """Tiles by the lines of the account, each trio and each family for itself."""
    left, found = list(counted_loot(seat)), []
    lines = [line for line in account(seat) if line.number]
    for line in lines:
        for _ in range(line.number if line.key in WHOLE else 0):
            for code in WHOLE[line.key]:
                left.remove(code)
            found.append(Set(line.key, WHOLE[line.key], line.points // line.number))
    for line in lines:
        if line.key in SINGLE:
            found.append(Set(line.key, tuple(code for code in left if code in SINGLE[line.key]), line.points))
    return sorted(found, key=lambda one: -one.points)


def strip(say: Say, seat: Seat, role: str, nights: Sequence[int], room: float) -> Picture:
    """A player's loot beside, or below, what is told of them."""
    beside = room >= NARROW
    aside = _aside(say, seat, role, nights, ASIDE if beside else room)
    tiles = _sets(say, sets_of(seat), room - ASIDE - 12 if beside else room)
    if not beside:
        return Picture(room, aside.height + 6 + tiles.height, (*aside.shapes, Group(0, aside.height + 6, tiles.shapes)))
    high = max(aside.height, tiles.height)
    line = Line(((ASIDE + 2, 0), (ASIDE + 2, high)), RULE, 0.8)
    return Picture(room, high, (*aside.shapes, line, Group(ASIDE + 12, 0, tiles.shapes)))


def _aside(say: Say, seat: Seat, role: str, nights: Sequence[int], room: float) -> Picture:
    """Vampire or guard, how many bites, and what each night brought."""
    vampire = role == "vampire"
    bites = say("sheet.bites", bites=seat.bites)
    shapes: list[Shape] = [placed(figures.vampire(BLOOD) if vampire else guard(LIVING), 0, 0, 26)]
    if role:
        shapes.append(Text(32, 11, say(f"word.{role}"), 11, bold=True, fill=BLOOD if vampire else LIVING))
    shapes.append(Text(32, 23.5, bites, LEAST, fill=FAINT))
    x = 36 + room_of(bites, LEAST)
    close = min(8.0, (ASIDE - x - 8) / max(1, seat.bites))
    shapes += [Group(x + bite * close, 14.5, drop(bite < seat.vampires)) for bite in range(seat.bites)]
    narrow = room <= ASIDE
    gained = [*enumerate(nights[:-1], 1), *([(0, nights[-1])] if nights and nights[-1] else [])]
    step = 36.0 if narrow else min(42.0, (room - ASIDE) / max(1, len(gained)))
    x, y = (0.0, 33.0) if narrow else (room - len(gained) * step, 7.0)
    for night, number in gained:
        mark = figures.moon(STONE) if night else figures.vampire(BLOOD)
        shapes += [placed(mark, x, y, 11), Text(x + 13, y + 9.3, f"{number:+d}".replace("-", "−"), LEAST)]
        x += step
    return Picture(room, 45 if narrow else 28, tuple(shapes))


def _sets(say: Say, sets: Sequence[Set], room: float) -> Picture:
    """Sets one after the other, in as many rows as it takes."""
    if not sets:
        return Picture(room, 20, (Text(0, 13, say("sheet.no-loot"), LEAST + 1, fill=FAINT),))
    shapes: list[Shape] = []
    x = y = 0.0
    for one in sets:
        picture = _set(say, one, room)
        if x and x + picture.width > room:
            x, y = 0.0, y + HIGH + 21
        shapes.append(Group(x, y, picture.shapes))
        x += picture.width + 9
    return Picture(room, y + HIGH + 15, tuple(shapes))


def _set(say: Say, one: Set, room: float) -> Picture:
    """The tiles of a set, closer where they are many, above what they are called and what they are worth."""
    name, worth = say(f"set.{one.key}"), str(one.points)
    step = min(TILE + GAP, (room - TILE) / max(1, len(one.tiles) - 1))
    tiles = (len(one.tiles) - 1) * step + TILE
    across = max(tiles, room_of(name, LEAST) + room_of(worth, 10, True) + 5)
    shapes: list[Shape] = [Group(at * step, 0, tile(code)) for at, code in enumerate(one.tiles)]
    shapes.append(Text(0, HIGH + 11.5, name, LEAST, fill=FAINT))
    shapes.append(Text(across, HIGH + 11.5, worth, 10, "end", True))
    return Picture(across, HIGH + 15, tuple(shapes))


def legend(say: Say, room: float) -> Picture:
    """Every tile with its name, and the signs beside the loot."""
    told = [(figure, say(f"word.{code}")) for code, (_, figure) in DRAWN.items()]
    told.append(((Group(4, 1, drop(True), 2),), say("sheet.bite")))
    told.append(((Group(4, 1, drop(False), 2),), say("sheet.scratch")))
    told.append((figures.moon(STONE), say("sheet.by-night")))
    told.append((figures.vampire(BLOOD), say("sheet.at-the-end")))
    return legend_rows([Sign((placed(figure, 0, 0, 13),), 13, text) for figure, text in told], room)
