"""Pictures as a handful of shapes, and how they are written as SVG. No style sheet, no web font."""

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple, TypeAlias

from referee.show.text import fit, width

# Verdana is about as wide as DejaVu Sans, so that a text keeps its room where one of them is missing.
FONTS: Final = "DejaVu Sans, Verdana, Geneva, sans-serif"
INK, FAINT, RULE, PAPER = "#22252b", "#646a73", "#d5d8dd", "#ffffff"


class Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float
    fill: str = "none"
    stroke: str = "none"
    radius: float = 0
    weight: float = 1


class Dot(NamedTuple):
    x: float
    y: float
    radius: float
    fill: str = INK


class Line(NamedTuple):
    points: tuple[tuple[float, float], ...]
    stroke: str = RULE
    weight: float = 1
    dashes: tuple[float, ...] = ()


class Text(NamedTuple):
    x: float
    y: float  # of the base line
    text: str
    size: float = 12
    anchor: str = "start"  # start, middle, end
    bold: bool = False
    fill: str = INK


class Group(NamedTuple):
    """Shapes moved to x, y and then scaled."""

    x: float
    y: float
    shapes: tuple["Shape", ...]
    scale: float = 1
    news: str = ""  # what an entry did to it, for a page that points at it


Shape: TypeAlias = Box | Dot | Line | Text | Group


class Picture(NamedTuple):
    width: float
    height: float
    shapes: tuple[Shape, ...]


Shared = dict[tuple[Shape, ...], str]  # groups drawn once and used by their id


def room_of(text: str, size: float, bold: bool = False) -> float:
    """About how wide a text is; rather too much than too little."""
    return width(text) * size * (0.69 if bold else 0.61)


def fitted(text: str, size: float, room: float, bold: bool = False) -> str:
    return fit(text, max(1, int(room / (size * (0.69 if bold else 0.61)))))


def svg(picture: Picture, label: str, *, kind: str = "", standalone: bool = False, shared: Shared | None = None) -> str:
    """The picture as an SVG element, or as a file of its own."""
    space = ' xmlns="http://www.w3.org/2000/svg"' if standalone else f' class="{kind}"' if kind else ""
    box = f'viewBox="0 0 {_n(picture.width)} {_n(picture.height)}"'
    size = f'width="{_n(picture.width)}" height="{_n(picture.height)}"'
    title = f"<title>{escape(label)}</title>" if standalone else ""
    aria = "" if standalone else f' aria-label="{escape(label)}"'
    body = "".join(map(_element, picture.shapes) if shared is None else (_shared(s, shared) for s in picture.shapes))
    return f'<svg{space} {size} {box} role="img"{aria} font-family="{FONTS}">{title}{body}</svg>'


def definitions(shared: Shared) -> str:
    """The groups that `shared` holds, not shown by themselves."""
    groups = "".join(f'<g id="{name}">{"".join(map(_element, shapes))}</g>' for shapes, name in shared.items())
    return (
        f'<svg width="0" height="0" aria-hidden="true" class="parts" font-family="{FONTS}"><defs>{groups}</defs></svg>'
    )


def _shared(shape: Shape, shared: Shared) -> str:
    if isinstance(shape, Text):
        shape = Group(shape.x, shape.y, (shape._replace(x=0, y=0),))
    if not isinstance(shape, Group) or shape.scale != 1:
        return _element(shape)
    if any(isinstance(inner, Group) and inner.news for inner in shape.shapes):  # they are to be found by themselves
        inner = "".join(_shared(inner, shared) for inner in shape.shapes)
        return f'<g transform="translate({_n(shape.x)} {_n(shape.y)})">{inner}</g>'
    name = shared.setdefault(shape.shapes, f"p{len(shared)}")
    return f'<use href="#{name}" x="{_n(shape.x)}" y="{_n(shape.y)}"{_news(shape)}/>'


def _news(shape: Group) -> str:
    return f' data-news="{escape(shape.news)}"' if shape.news else ""


def _element(shape: Shape) -> str:
    match shape:
        case Box():
            corner = f' rx="{_n(shape.radius)}"' if shape.radius else ""
            edge = f' stroke="{shape.stroke}" stroke-width="{_n(shape.weight)}"' if shape.stroke != "none" else ""
            size = f'width="{_n(shape.width)}" height="{_n(shape.height)}"'
            return f'<rect x="{_n(shape.x)}" y="{_n(shape.y)}" {size}{corner} fill="{shape.fill}"{edge}/>'
        case Dot():
            return f'<circle cx="{_n(shape.x)}" cy="{_n(shape.y)}" r="{_n(shape.radius)}" fill="{shape.fill}"/>'
        case Line():
            points = " ".join(f"{_n(x)},{_n(y)}" for x, y in shape.points)
            dashes = f' stroke-dasharray="{" ".join(map(_n, shape.dashes))}"' if shape.dashes else ""
            edge = f'stroke="{shape.stroke}" stroke-width="{_n(shape.weight)}" stroke-linejoin="round"{dashes}'
            return f'<polyline points="{points}" fill="none" {edge}/>'
        case Text():
            anchor = f' text-anchor="{shape.anchor}"' if shape.anchor != "start" else ""
            weight = ' font-weight="bold"' if shape.bold else ""
            place = f'x="{_n(shape.x)}" y="{_n(shape.y)}" font-size="{_n(shape.size)}"'
            return f'<text {place}{anchor}{weight} fill="{shape.fill}">{escape(shape.text)}</text>'
        case Group():
            scale = f" scale({shape.scale:.4g})" if shape.scale != 1 else ""
            inner = "".join(map(_element, shape.shapes))
            return f'<g transform="translate({_n(shape.x)} {_n(shape.y)}){scale}"{_news(shape)}>{inner}</g>'


def _n(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")


def stacked(pictures: Sequence[Picture], gap: float, margin: float) -> Picture:
    """Pictures below one another, on white paper."""
    across = max(picture.width for picture in pictures) + 2 * margin
    shapes: list[Shape] = []
    y = margin
    for picture in pictures:
        shapes.append(Group(margin, y, picture.shapes))
        y += picture.height + gap
    height = y - gap + margin
    return Picture(across, height, (Box(0, 0, across, height, PAPER), *shapes))
