"""Small drawn figures that every game may use: each fills a square of 24 points, to be moved and scaled by a Group."""

from typing import Final

from referee.draw.palette import GOLD
from referee.draw.shapes import PAPER, Box, Dot, Group, Line, Path, Shape, Text, mixed

SIDE: Final = 24.0
Figure = tuple[Shape, ...]


def placed(figure: Figure, x: float, y: float, size: float) -> Group:
    """A figure in a square of that size."""
    return Group(x, y, figure, size / SIDE)


def witch(colour: str, paper: str = PAPER) -> Figure:
    """A bent hat with a wide brim, hair, and a pointed chin."""
    return (
        Path("M3.5 24 C4.5 21 5 18 5.5 15 L18.5 15 C19 18 19.5 21 20.5 24 Z", colour),
        Path("M7.8 15 L16.2 15 C16.6 19 14.5 22.4 12 24 C9.5 22.4 7.4 19 7.8 15 Z", paper),
        Path("M18.2 0.6 C15.2 0 12 0.6 10.6 3.4 C9 6.6 8 10 7 13.2 L17 13.2 C16.6 9.6 15.4 6 14.4 3.6 Z", colour),
        Path("M0 15.4 C4 11.4 20 11.4 24 15.4 C19 17.2 5 17.2 0 15.4 Z", colour),
        Path("M7.8 10.4 L16.6 10.4 L17 12.2 L7.2 12.2 Z", paper),
        Dot(10.3, 18.4, 0.9, colour),
        Dot(13.7, 18.4, 0.9, colour),
        Path("M10.2 21 L13.8 21 L12 22.2 Z", colour),
    )


def werewolf(colour: str, paper: str = PAPER) -> Figure:
    """A wolf's head: ears, cheeks, slanted eyes, teeth."""
    return (
        Path(
            "M2.2 0.5 L8.6 5.4 C10.6 4.7 13.4 4.7 15.4 5.4 L21.8 0.5 L21.6 9.4 L24 14.6 L20.8 15.2 L21 18.4 L17.4 18 "
            "L15.6 22 C14.4 24.4 9.6 24.4 8.4 22 L6.6 18 L3 18.4 L3.2 15.2 L0 14.6 L2.4 9.4 Z",
            colour,
        ),
        Path("M5.4 9.6 L10.4 12.6 L6.6 13.2 Z", paper),
        Path("M18.6 9.6 L13.6 12.6 L17.4 13.2 Z", paper),
        Path("M9.9 16.4 L14.1 16.4 L12 18.8 Z", paper),
        Path("M8.8 20.2 L10.2 20.2 L9.6 22.4 Z", paper),
        Path("M15.2 20.2 L13.8 20.2 L14.4 22.4 Z", paper),
    )


def vampire(colour: str, paper: str = PAPER) -> Figure:
    """A pale face with a widow's peak and fangs, above a high collar."""
    return (
        Path("M0.5 24 C1.6 18 1.6 11 0 5 L6.4 12 L12 19 L17.6 12 L24 5 C22.4 11 22.4 18 23.5 24 Z", colour),
        Path("M6.2 7 C6.2 1 17.8 1 17.8 7 C17.8 13 15.4 18.4 12 19 C8.6 18.4 6.2 13 6.2 7 Z", paper, colour, 1),
        Path(
            "M5.6 9 C4 -2.6 20 -2.6 18.4 9 C17.8 6.6 16.8 5.6 14.4 5.2 L12 8.6 L9.6 5.2 C7.2 5.6 6.2 6.6 5.6 9 Z",
            colour,
        ),
        Dot(9.6, 10, 1.05, colour),
        Dot(14.4, 10, 1.05, colour),
        Path("M8.8 13.4 L15.2 13.4 L14.2 16.4 L13.2 14.2 L10.8 14.2 L9.8 16.4 Z", colour),
    )


def demon(colour: str, paper: str = PAPER) -> Figure:
    """A horned head with a grin."""
    return (
        Path(
            "M4 10 C-0.4 8 -0.8 3.6 1.4 0 C2.4 3.6 5 5 8 5.8 C10 4.8 14 4.8 16 5.8 C19 5 21.6 3.6 22.6 0 "
            "C24.8 3.6 24.4 8 20 10 C21.8 14.4 19 20 12 24 C5 20 2.2 14.4 4 10 Z",
            colour,
        ),
        Path("M6 9.4 L11 12.2 L7.4 13.2 Z", paper),
        Path("M18 9.4 L13 12.2 L16.6 13.2 Z", paper),
        Path("M7 15.4 C10 17.2 14 17.2 17 15.4 C15.4 20.4 8.6 20.4 7 15.4 Z", paper),
    )


def person(colour: str) -> Figure:
    """Somebody who lives here: a head and a body, in the middle of the square."""
    return (Dot(12, 5.4, 4.6, colour), Path("M5.4 24 C5.4 15 8 11 12 11 C16 11 18.6 15 18.6 24 Z", colour))


def hero(colour: str) -> Figure:
    """Somebody with a cape, a raised sword and a shield."""
    return (
        Path("M9 10 C4.4 13 2.6 18 1.4 23.4 L8 21.6 Z", mixed(colour, 0.45)),
        Dot(11, 4.6, 3.9, colour),
        Path(
            "M6.4 24 L7.4 12.4 C7.8 9.6 14.2 9.6 14.6 12.4 L19.6 10.6 L20.4 13 L15 15.6 L15.8 24 L12.4 24 L11 17.6 "
            "L9.6 24 Z",
            colour,
        ),
        Line(((20, 16.4), (20, 0.6)), colour, 1.9),
        Line(((17, 12.2), (23, 12.2)), colour, 1.7),
    )


def boot(colour: str) -> Figure:
    """How far somebody goes."""
    return (
        Path("M6 1 L14 1 L14 13 C16 15.4 22 15.6 23 19 L23 23 L6 23 Z", colour),
        Line(((5, 20), (23, 20)), PAPER, 1.5),
    )


def crown(colour: str = GOLD) -> Figure:
    return (
        Path("M2 20 L0.6 6 L7.2 11.6 L12 2 L16.8 11.6 L23.4 6 L22 20 Z", colour),
        Box(2, 21, 20, 2.6, colour, radius=1),
        *(Dot(x, y, 1.9, colour) for x, y in ((0.9, 5.4), (12, 1.9), (23.1, 5.4))),
    )


def moon(colour: str) -> Figure:
    return (Path("M15 1 C5 2 1.4 11 5.6 17.6 C9.4 23.6 17.6 24.6 22.4 19 C14.6 20.4 8.6 11 15 1 Z", colour),)


def medal(rank: int, colour: str, size: float = 16) -> Figure:
    """A disc with a rank, so large: not to be scaled, because its number is read."""
    half = size / 2
    return (
        Dot(half, half, half, colour),
        Text(half, half + size * 0.22, str(rank), size * 0.62, "middle", True, PAPER),
    )
