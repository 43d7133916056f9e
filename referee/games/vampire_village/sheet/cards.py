"""Cards as houses and banners. The form of a roof tells its colour, too; a hat, ears and wings tell shields apart."""

from functools import lru_cache
from typing import Final

from referee.draw import figures
from referee.draw.figures import placed
from referee.draw.palette import GOLD
from referee.draw.shapes import (
    FAINT,
    INK,
    LEAST,
    PAPER,
    Box,
    Dot,
    Group,
    Line,
    Path,
    Picture,
    Shape,
    Text,
    mixed,
    outline,
    polygon,
)
from referee.draw.text import room_of
from referee.games.vampire_village.rules.cards import KIND_OF, Card
from referee.games.vampire_village.sheet.creatures import COLOURS, silhouette
from referee.games.vampire_village.sheet.story import Fallen

# The walls and the roof of each colour of building.
TONES: Final = {
    "g": ("#d3ece1", "#0b7a57"),
    "b": ("#d2e6f6", "#0a65a0"),
    "r": ("#f9dac9", "#bb4a0c"),
    "y": ("#fcf3c0", "#c39a00"),
    "n": ("#ebecee", "#70757d"),
}
HERO: Final = ("#f3e4ee", "#86396c")
EDGE: Final = {"y": "#846a00"}  # where the roof's colour is too pale for a line
EAVES: Final = 0.38  # how far down a roof reaches
PLUS: Final = 6.8  # how wide a plus is, with the space behind it
WALL, LEFT, RIGHT = 3.5, 11.4, 12.8  # how much of a card its walls take, or a shield on the left or on the right
SHIELD: Final = "M0 0.4 L10 0.4 L10 6.4 C10 9.6 7.4 11.4 5 12.4 C2.6 11.4 0 9.6 0 6.4 Z"
AGAINST: Final = {
    "witches": "M-1.2 0.9 L2.4 -0.6 L5 -4 L7.6 -0.6 L11.2 0.9 Z",
    "werewolves": "M0 1 L0 -3.2 L4 0.6 L6 0.6 L10 -3.2 L10 1 Z",
    "vampires": "M0.5 3 L-2.4 0.8 L-1.9 4 L-2.6 6.4 L0.5 8.4 L9.5 8.4 L12.6 6.4 L11.9 4 L12.4 0.8 L9.5 3 Z",
}


@lru_cache(512)
def card(one: Card, villagers: int, wide: float, high: float, *, ruled: bool = False) -> tuple[Shape, ...]:
    drawn = _hero(one, villagers, wide, high) if one.is_hero else _building(one, villagers, wide, high)
    return (*drawn, *ruled_mark(wide - 5, 4)) if ruled else drawn


def ruled_mark(x: float, y: float) -> tuple[Shape, ...]:
    """What the table ruled."""
    return Dot(x, y, 6, INK), Text(x, y + 3.4, "!", LEAST, "middle", True, GOLD)


def _building(one: Card, villagers: int, wide: float, high: float) -> tuple[Shape, ...]:
    """A house: the shield against werewolves in its roof, the others at its walls with the gain between them, and its
    villagers in front of it."""
    eaves = high * EAVES
    sill = eaves + 0.6
    shapes: list[Shape] = [*house(one.colour, wide, high)]
    shapes.append(Group(wide / 2 - 5, eaves - 12.8, shield("werewolves", one.werewolves)))
    shapes += [Group(0, sill, shield("witches", one.witches)), Group(wide - 10, sill, shield("vampires", one.vampires))]
    if one.gain:
        x, symbol = gain_between(one, wide)
        shapes.append(Group(x, sill + 1.2, symbol.shapes))
    return (*shapes, *_people(villagers, wide / 2, sill + 11.6, high - 1.6, wide - 7))


def _hero(one: Card, villagers: int, wide: float, high: float) -> tuple[Shape, ...]:
    """A banner with somebody who fights: how far they go, and against whom they take somebody along."""
    fill, edge = HERO
    shapes: list[Shape] = [Path(_banner(wide, high), fill, edge, 1.2), Line(((0, 2), (wide, 2)), edge, 3)]
    shapes.append(placed(figures.hero(edge), 4, 5, 20))
    if one.movement:
        shapes.append(placed(figures.boot(edge), wide - 20, 7, 9))
        shapes.append(Text(wide - 10.5, 15.5, str(one.movement), LEAST, bold=True))
    icons = [KIND_OF[letter] for letter in one.icons]
    size = min(12.0, (wide - 28) / len(icons)) if len(icons) > 1 else 12.0
    for at, kind in enumerate(icons):
        shapes.append(placed(silhouette(kind), wide - 5 - size * (len(icons) - at), 16.5, size - 0.6))
    return (*shapes, *_people(villagers, wide / 2, 27, high - 6, wide - 10))


def _banner(wide: float, high: float) -> str:
    return polygon((2, 2), (wide - 2, 2), (wide - 2, high - 1), (wide / 2, high - 6), (2, high - 1))


def ghost(one: Fallen, wide: float, high: float) -> tuple[Shape, ...]:
    """What fell: only its outline is left, with who brought it down and how many were in it."""
    eaves = high * EAVES
    walls = outline("M", 3, eaves, "L", 3, high - 1, "L", wide - 3, high - 1, "L", wide - 3, eaves)
    frame = _banner(wide, high) if one.card.is_hero else f"{_roof(one.card.colour, wide, eaves)} {walls}"
    outlined = Path(frame, "#f6f6f7", "#a2a7af", 0.9, (2.5, 2))
    y = eaves + (high - eaves - 13) / 2
    across = 13 if not one.villagers else 15 + room_of(f"−{one.villagers}", LEAST)
    return (outlined, Group((wide - across) / 2, y, ghost_sign(one.kind, one.villagers)))


def ghost_sign(kind: str, villagers: int) -> tuple[Shape, ...]:
    """Who brought a card down, and how many were lost with it."""
    figure = placed(silhouette(kind, mixed(COLOURS[kind], 0.5)), 0, 0, 13)
    return (figure, Text(14.5, 10, f"−{villagers}", LEAST, fill=FAINT)) if villagers else (figure,)


def house(colour: str, wide: float, high: float) -> tuple[Shape, ...]:
    """A house without anybody; also a small one, as a sign for its colour."""
    walls, tone = TONES[colour]
    edge, eaves, inset = EDGE.get(colour, tone), high * EAVES, wide * 0.065
    right, floor = wide - inset, high - 0.6
    body = polygon((inset, eaves), (right, eaves), (right, floor), (inset, floor))
    line = 1.1 if wide > 20 else 0.6
    return Path(body, walls, edge, line), Path(_roof(colour, wide, eaves), tone, edge, line)


def _roof(colour: str, wide: float, eaves: float) -> str:
    """Green a gable, blue a dome, red battlements, yellow a hip, no colour a flat roof."""
    left, right = (wide * 0.02, eaves), (wide * 0.98, eaves)
    match colour:
        case "g":
            return polygon((0, eaves), (wide / 2, 0.5), (wide, eaves))
        case "b":
            top = -eaves * 0.32
            return outline("M", wide * 0.03, eaves, "C", wide * 0.03, top, wide * 0.97, top, wide * 0.97, eaves, "Z")
        case "r":
            step, heights = wide / 7, (0.8, eaves * 0.34)
            teeth = [(step * (tooth + end), heights[tooth % 2]) for tooth in range(7) for end in (0, 1)]
            return polygon((0, eaves), *teeth, (wide, eaves))
        case "y":
            return polygon((0, eaves), (wide * 0.24, 0.8), (wide * 0.76, 0.8), (wide, eaves))
        case _:
            return polygon(left, (left[0], eaves * 0.12), (right[0], eaves * 0.12), right)


def shield(kind: str, value: int) -> tuple[Shape, ...]:
    """10 wide and 12 high: with a hat against witches, with ears against werewolves, with wings against vampires.
    Where there is no defence, there is no shield."""
    if not value:
        return ()
    sign, colour = AGAINST[kind], COLOURS[kind]
    behind = Path(sign, colour, PAPER, 1.4), Path(SHIELD, colour, PAPER, 1.4)
    return (*behind, Path(sign, colour), Path(SHIELD, colour), Text(5, 9.4, str(value), LEAST, "middle", True, PAPER))


def gain_between(one: Card, wide: float) -> tuple[float, Picture]:
    """The gain of a building with its place: in the middle, or as close to it as the shields allow; without its plus
    where there is no room for it."""
    left, right = LEFT if one.witches else WALL, wide - (RIGHT if one.vampires else WALL)
    symbol = gain(one.gain)
    if symbol.width > right - left:
        symbol = gain(one.gain, plus_sign=False)
    return max(left, min((wide - symbol.width) / 2, right - symbol.width)), symbol


def gain(code: str, plus_sign: bool = True) -> Picture:
    """What a building brings villagers for: a number, buildings of a colour, heroes, its row or its column."""
    sign = _gain_for(code)
    if not plus_sign:
        return sign
    plus = Box(0, 4.8, 5.2, 1.5, INK), Box(1.85, 2.95, 1.5, 5.2, INK)
    return Picture(PLUS + sign.width, sign.height, (*plus, Group(PLUS, 0, sign.shapes)))


def _gain_for(code: str) -> Picture:
    if code.isdigit():
        return Picture(room_of(code, LEAST, True), 10, (Text(0, 8.6, code, LEAST, bold=True),))
    if code in TONES:
        return Picture(9, 10, (Group(0, 0.6, house(code, 9, 9)),))
    if code == "h":
        return Picture(9.6, 10, (placed(figures.hero(HERO[1]), 0, 0, 9.6),))
    places = [(0, 3.9), (3.5, 3.9), (7, 3.9)] if code == "row" else [(0, 0.1), (0, 3.9), (0, 7.7)]
    return Picture(9.8 if code == "row" else 2.8, 10, tuple(Box(x, y, 2.8, 2.8, INK) for x, y in places))


def _people(count: int, middle: float, top: float, floor: float, room: float) -> list[Shape]:
    """Villagers side by side, closer where they are many, as a figure with a number where they are too many."""
    size = min(12.5, floor - top)
    step = size * 0.6
    if count * step > room:
        if count > 2 * int(room / (step * 0.62)):
            x = middle - (10 + room_of(str(count), 10, True)) / 2
            figure = placed(figures.person(INK), x - 1, floor - size, size)
            return [figure, Text(x + 10, floor - 1.5, str(count), 10, bold=True)]
        step = room / count
    x = middle - count * step / 2 - (size - step) / 2
    return [placed(figures.person(INK), x + at * step, floor - size, size) for at in range(count)]
