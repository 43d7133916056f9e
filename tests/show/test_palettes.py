"""The colours of the terminal, measured: on their backgrounds, beside one another, and as colour-blind people see
them."""

import re
from itertools import combinations, product
from math import dist

import pytest
from rich.color import Color
from rich.style import Style

from referee.games.vampire_village.boards import SIGNS, TONES, boards
from referee.guide.menu_screen import menu_style
from referee.show.ascii_fallback import REPLACE
from referee.show.palette import PALETTES
from referee.show.text import paint, plain
from tests.helpers import at_night

Rgb = tuple[float, float, float]
BACKGROUNDS = {
    "dark": ("#000000", "#1e1e1e", "#2d2d2d"),
    "light": ("#ffffff", "#fafafa"),
    "unknown": ("#000000", "#1e1e1e", "#2d2d2d", "#ffffff"),
}
LEAST = {"dark": 4.5, "light": 4.5, "unknown": 3.0}
BUILDINGS = ("g", "b", "r", "y")
KINDS = tuple(TONES.values())
# How light reaches people who lack one kind of cone (Machado, Oliveira and Fernandes, 2009), and everybody else.
SIGHTS = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
}


def rgb(text: str) -> Rgb:
    """The light of a colour: the parts of red, green and blue."""
    red, green, blue = (part / 255 for part in Color.parse(text).get_truecolor())
    return _linear(red), _linear(green), _linear(blue)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def contrast(one: str, other: str) -> float:
    """As WCAG 2 defines it."""
    lights = sorted(0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (rgb(one), rgb(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def seen(text: str, sight: str) -> tuple[float, float, float]:
    """A colour in Oklab, where distances are as large as they look."""
    light = rgb(text)
    r, g, b = (min(1.0, max(0.0, sum(a * c for a, c in zip(row, light, strict=True)))) for row in SIGHTS[sight])
    long, middle, short = (
        (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3),
        (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3),
        (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3),
    )
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def colour(palette: str, tone: str) -> str:
    found = Style.parse(PALETTES[palette][tone]).color
    assert found is not None, tone
    return found.name


def test_the_measures_are_those_of_the_books() -> None:
    assert round(contrast("#777777", "#ffffff"), 2) == 4.48
    assert round(contrast("color(220)", "#ffffff"), 1) == 1.4, "yellow on white, as it once was"
    assert seen("#ffffff", "usual") == pytest.approx((1, 0, 0), abs=1e-3)
    red_and_olive = [dist(seen("#ff0000", sight), seen("#665e00", sight)) for sight in ("usual", "protanopia")]
    assert red_and_olive[0] > 0.2 > 0.05 > red_and_olive[1], "red looks like olive"


@pytest.mark.parametrize("palette", PALETTES)
def test_every_colour_can_be_read(palette: str) -> None:
    found = {tone: Style.parse(text).color for tone, text in PALETTES[palette].items()}
    measured = {
        (tone, ground): contrast(one.name, ground)
        for tone, one in found.items()
        if one is not None
        for ground in BACKGROUNDS[palette]
    }
    assert len(measured) > 15 * len(BACKGROUNDS[palette])
    assert {at: ratio for at, ratio in measured.items() if ratio < LEAST[palette]} == {}
    print(palette, round(min(measured.values()), 2))


@pytest.mark.parametrize("palette", PALETTES)
def test_menus_have_the_same_colours(palette: str) -> None:
    known = {Style.parse(text).color for text in PALETTES[palette].values()}
    used = {Color.parse(found) for _, text in menu_style(palette).style_rules for found in re.findall("#\\w+", text)}
    assert len(used) >= 4
    assert used <= {Color.from_triplet(one.get_truecolor()) for one in known if one is not None}


def test_no_text_is_dimmed() -> None:
    """How dark a dimmed colour is differs from one terminal to the next, so nobody can measure it."""
    assert [text for styles in PALETTES.values() for text in styles.values() if "dim" in text.split()] == []


def test_every_palette_has_the_same_tones() -> None:
    assert len({tuple(sorted(styles)) for styles in PALETTES.values()}) == 1


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("palette", PALETTES)
def test_colours_are_told_apart_by_everybody(palette: str, sight: str) -> None:
    """0.02 is a difference that can just be seen."""

    def apart(one: str, other: str) -> float:
        return dist(seen(colour(palette, one), sight), seen(colour(palette, other), sight))

    alike = [apart(*pair) for group in (BUILDINGS, KINDS) for pair in combinations(group, 2)]
    across = [apart(*pair) for pair in product(BUILDINGS, KINDS)]
    assert (min(alike) > 0.06, min(across) > 0.03) == (True, True)
    if sight == "usual":
        assert min(*alike, *across) > 0.1
    print(palette, sight, round(min(alike), 3), round(min(across), 3))


def test_every_kind_of_creature_has_its_own_colour_and_sign() -> None:
    game = at_night("Ana: d4=n000 e4=h0 | w2 lg v1 dh dy\nBen: d4=n000 | w2")
    sides = boards(game.state)[0].sides
    pieces = [side[0] for side in sides.values()]
    assert [(piece.sign, piece.kind) for piece in pieces] == [*zip(SIGNS.values(), SIGNS, strict=True)]
    for palette in PALETTES:
        painted = {paint([plain("x", piece.tone)], palette) for piece in pieces}
        assert len(painted) == 4
    plainly = {sign.encode("ascii", REPLACE) for sign in SIGNS.values()}
    assert len(plainly) == 4, "also where there are only letters"
    assert all(len(sign) == 1 for sign in plainly), "frames stay frames"
