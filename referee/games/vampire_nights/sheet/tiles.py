"""The tiles as figures: treasure, vampires and people, told apart by their form as well as by their colour."""

from typing import Final

from referee.draw import figures
from referee.draw.figures import Figure, placed
from referee.draw.palette import GOLD
from referee.draw.shapes import PAPER, Box, Dot, Line, Path, Shape
from referee.games.vampire_nights.rules import pieces

BLOOD, LAMP, STONE, WOOD, LIVING = "#a3153c", "#8a6a00", "#4c5b86", "#6e4a25", "#0b6b52"
TINTS: Final = {BLOOD: "#f8e1e6", LAMP: "#fbf1c9", STONE: "#e2e7f4", WOOD: "#efe3d6", LIVING: "#d8eee6"}
TILE, HIGH = 34.0, 39.0


def tile(code: str) -> tuple[Shape, ...]:
    """A tile: a card with a figure."""
    colour, figure = DRAWN[code]
    return (
        Box(0.5, 0.5, TILE - 1, HIGH - 1, TINTS[colour], colour, 3.5, 0.9),
        placed(figure, (TILE - 26) / 2, (HIGH - 26) / 2, 26),
    )


def guard(colour: str) -> Figure:
    """Somebody with a lantern."""
    return (
        *figures.person(colour),
        Line(((16, 14), (22, 14)), colour, 1.8),
        Line(((21, 13), (21, 17)), colour, 1),
        Box(18.6, 16.6, 4.8, 6, GOLD, colour, 1, 0.9),
    )


def drop(of_vampire: bool) -> tuple[Shape, ...]:
    """A bite: full if it makes a vampire."""
    outline = "M3.5 0.5 C5 3.6 6.6 4.8 6.6 6.8 C6.6 10.6 0.4 10.6 0.4 6.8 C0.4 4.8 2 3.6 3.5 0.5 Z"
    return (Path(outline, BLOOD if of_vampire else PAPER, BLOOD, 0.9),)


def coins() -> Figure:
    shapes: list[Shape] = []
    for x, y in ((3, 17), (3, 13), (3, 9), (12, 17), (12, 13)):
        end, low = x + 9, y + 3
        oval = f"M{x} {y} C{x} {y - 3} {end} {y - 3} {end} {y} L{end} {low} C{end} {y + 6} {x} {y + 6} {x} {low} Z"
        shapes.append(Path(oval, GOLD, LAMP, 0.9))
    return tuple(shapes)


def _stone() -> Figure:
    return (
        Path("M6 3 L18 3 L23 10 L12 23 L1 10 Z", STONE),
        Path("M6 3 L8.6 10 L12 3 L15.4 10 L18 3 M1 10 L23 10 M8.6 10 L12 23 L15.4 10", "none", "#dfe5f6", 1),
    )


def _coffin() -> Figure:
    return (
        Path("M8.4 0.5 L15.6 0.5 L19.6 7.6 L15.6 23.5 L8.4 23.5 L4.4 7.6 Z", WOOD),
        Path(
            "M11 5 L13 5 L13 8.4 L16 8.4 L16 10.4 L13 10.4 L13 18 L11 18 L11 10.4 L8 10.4 L8 8.4 L11 8.4 Z", "#efe3d6"
        ),
    )


def _lord() -> Figure:
    """With a hat."""
    hat = Path("M7 4.6 L7.6 -2.4 L16.4 -2.4 L17 4.6 L21 4.6 L21 6.6 L3 6.6 L3 4.6 Z", BLOOD)
    return (*figures.vampire(BLOOD), hat)


def _lady() -> Figure:
    """With long hair."""
    return (
        Path("M5.4 8 C3 14 3.2 20 2.4 24 L21.6 24 C20.8 20 21 14 18.6 8 Z", BLOOD),
        Path("M6.4 7 C6.4 1 17.6 1 17.6 7 C17.6 13 15.2 18.4 12 19 C8.8 18.4 6.4 13 6.4 7 Z", PAPER),
        Path("M5 11 C2.6 -2.8 21.4 -2.8 19 11 C18.4 7 16 4.6 12 4.4 C8 4.6 5.6 7 5 11 Z", BLOOD),
        Dot(9.7, 10.2, 1.05, BLOOD),
        Dot(14.3, 10.2, 1.05, BLOOD),
        Path("M9.4 13.6 L14.6 13.6 L13.8 16 L13 14.4 L11 14.4 L10.2 16 Z", BLOOD),
        Path("M12 20.4 L14 22.2 L12 24 L10 22.2 Z", PAPER),
    )


def _servant() -> Figure:
    """Bald, with pointed ears."""
    return (
        Path("M4 24 C5 19.4 8.6 18 12 18 C15.4 18 19 19.4 20 24 Z", BLOOD),
        Path("M6.8 9 L2.4 4.6 L4.8 12.4 Z", BLOOD),
        Path("M17.2 9 L21.6 4.6 L19.2 12.4 Z", BLOOD),
        Path("M5.8 8 C5.8 -1.6 18.2 -1.6 18.2 8 C18.2 14 15.6 19 12 19.4 C8.4 19 5.8 14 5.8 8 Z", PAPER, BLOOD, 1.3),
        Dot(9.4, 9, 1.4, BLOOD),
        Dot(14.6, 9, 1.4, BLOOD),
        Path("M10.4 13.4 L13.6 13.4 L13.3 16.4 L12.4 14.4 L11.6 14.4 L10.7 16.4 Z", BLOOD),
    )


def _father() -> Figure:
    """With a hat and trousers."""
    return (
        Dot(12, 6, 3.8, LIVING),
        Path("M5.4 4.2 L18.6 4.2 L18.6 5.4 L5.4 5.4 Z M8 4.2 L8.8 0.4 L15.2 0.4 L16 4.2 Z", LIVING),
        Path(
            "M6 11 L18 11 L19.6 18 L17 18.4 L16 15 L16 24 L12.8 24 L12 18 L11.2 24 L8 24 L8 15 L7 18.4 L4.4 18 Z",
            LIVING,
        ),
    )


def _mother() -> Figure:
    """With a bun and a long dress."""
    return (
        Dot(12, 1.8, 1.8, LIVING),
        Dot(12, 6, 3.8, LIVING),
        Path("M9 10.6 L15 10.6 L18.6 16 L16.8 17.2 L14.8 14.8 L18.4 24 L5.6 24 L9.2 14.8 L7.2 17.2 L5.4 16 Z", LIVING),
    )


def _daughter() -> Figure:
    """Small, with plaits."""
    return (
        Dot(12, 9.6, 3.3, LIVING),
        Path("M9.4 8 C6 8.4 5.4 11 5.6 13.6 L7.4 13.2 C7.4 11.4 8 10.4 9.4 10 Z", LIVING),
        Path("M14.6 8 C18 8.4 18.6 11 18.4 13.6 L16.6 13.2 C16.6 11.4 16 10.4 14.6 10 Z", LIVING),
        Path(
            "M10 13.6 L14 13.6 L17.4 21 L14 21 L14 24 L12.6 24 L12.6 21 L11.4 21 L11.4 24 L10 24 L10 21 L6.6 21 Z",
            LIVING,
        ),
    )


def _dog() -> Figure:
    """Sitting, from the side."""
    return (
        Path(
            "M8 2 L11 5 L15.4 5 C18.4 5 20.4 6.6 22.6 7.6 L22 10.4 L17.4 11.2 C17 14 18 18 18 23.5 L14.6 23.5 L14 17.4 "
            "L12.4 20.4 L13.4 23.5 L4.4 23.5 C1.6 20.4 0.6 17.4 1.6 13.6 L3.4 14.4 C3.2 16 3.4 17 4.2 17.4 "
            "C4.8 13.6 7.4 11.8 8.2 9 C7 7 7.2 4 8 2 Z",
            LIVING,
        ),
        Dot(14.4, 7.6, 0.9, PAPER),
    )


DRAWN: Final[dict[str, tuple[str, Figure]]] = {
    pieces.COINS: (LAMP, coins()),
    pieces.STONE: (STONE, _stone()),
    pieces.COFFIN: (WOOD, _coffin()),
    pieces.LORD: (BLOOD, _lord()),
    pieces.LADY: (BLOOD, _lady()),
    pieces.SERVANT: (BLOOD, _servant()),
    pieces.FATHER: (LIVING, _father()),
    pieces.MOTHER: (LIVING, _mother()),
    pieces.DAUGHTER: (LIVING, _daughter()),
    pieces.DOG: (LIVING, _dog()),
}
