"""Pictures as SVG. No style sheet, no web font."""

from functools import lru_cache
from html import escape
from typing import Final

from referee.draw.shapes import Box, Dot, Group, Line, Path, Picture, Shape, Text, short

# Verdana is about as wide as DejaVu Sans, so that a text keeps its room where one of them is missing.
FONTS: Final = "DejaVu Sans, Verdana, Geneva, sans-serif"
Shared = dict[tuple[Shape, ...], str]  # groups drawn once and used by their id


def svg(
    picture: Picture,
    label: str,
    *,
    kind: str = "",
    standalone: bool = False,
    zoom: float = 1,
    shared: Shared | None = None,
) -> str:
    """The picture as an SVG element, or as a file of its own; without a label it is only an ornament. What `shared`
    holds is not drawn again."""
    space = ' xmlns="http://www.w3.org/2000/svg"' if standalone else f' class="{kind}"' if kind else ""
    box = f'viewBox="0 0 {short(picture.width)} {short(picture.height)}"'
    size = f'width="{short(picture.width * zoom)}" height="{short(picture.height * zoom)}"'
    title = f"<title>{escape(label)}</title>" if standalone else ""
    spoken = ' role="img"' if standalone else f' role="img" aria-label="{escape(label)}"'
    said = spoken if label else ' aria-hidden="true"'
    body = "".join(_element(shape, shared) for shape in picture.shapes)
    return f'<svg{space} {size} {box}{said} font-family="{FONTS}">{title}{body}</svg>'


def definitions(shared: Shared) -> str:
    """The groups that `shared` holds, not shown by themselves."""
    groups = "".join(f'<g id="{name}">{"".join(map(_element, shapes))}</g>' for shapes, name in shared.items())
    return (
        f'<svg width="0" height="0" aria-hidden="true" class="parts" font-family="{FONTS}"><defs>{groups}</defs></svg>'
    )


def _element(shape: Shape, shared: Shared | None = None) -> str:
    match shape:
        case Box():
            corner = f' rx="{short(shape.radius)}"' if shape.radius else ""
            size = f'width="{short(shape.width)}" height="{short(shape.height)}"'
            edge = _edge(shape.stroke, shape.weight)
            return f'<rect x="{short(shape.x)}" y="{short(shape.y)}" {size}{corner} fill="{shape.fill}"{edge}/>'
        case Dot():
            return (
                f'<circle cx="{short(shape.x)}" cy="{short(shape.y)}" r="{short(shape.radius)}" fill="{shape.fill}"/>'
            )
        case Line():
            points = " ".join(f"{short(x)},{short(y)}" for x, y in shape.points)
            return f'<polyline points="{points}" fill="none"{_edge(shape.stroke, shape.weight, shape.dashes)}/>'
        case Path():
            return f'<path d="{shape.d}" fill="{shape.fill}"{_edge(shape.stroke, shape.weight, shape.dashes)}/>'
        case Text():
            anchor = f' text-anchor="{shape.anchor}"' if shape.anchor != "start" else ""
            weight = ' font-weight="bold"' if shape.bold else ""
            place = f'x="{short(shape.x)}" y="{short(shape.y)}" font-size="{short(shape.size)}"'
            return f'<text {place}{anchor}{weight} fill="{shape.fill}">{escape(shape.text)}</text>'
        case Group():
            return _group(shape, shared)


def _group(group: Group, shared: Shared | None) -> str:
    """What is pointed at is an element of its own."""
    scale = f" scale({group.scale:.4g})" if group.scale != 1 else ""
    place = f'transform="translate({short(group.x)} {short(group.y)}){scale}"'
    news = f' data-news="{escape(group.news)}"' if group.news else ""
    if shared is None:
        return f"<g {place}{news}>{_within(group.shapes)}</g>"
    if len(group.shapes) < 2 or _has_news(group.shapes):
        return f"<g {place}{news}>{''.join(_element(inner, shared) for inner in group.shapes)}</g>"
    link = f'href="#{shared.setdefault(group.shapes, f"p{len(shared)}")}"'
    return f"<g {place}{news}><use {link}/></g>" if news else f"<use {link} {place}/>"


@lru_cache(1024)  # the same card lies there from one picture to the next
def _within(shapes: tuple[Shape, ...]) -> str:
    return "".join(map(_element, shapes))


def _has_news(shapes: tuple[Shape, ...]) -> bool:
    return any(isinstance(one, Group) and (one.news or _has_news(one.shapes)) for one in shapes)


def _edge(stroke: str, weight: float, dashes: tuple[float, ...] = ()) -> str:
    if stroke == "none":
        return ""
    broken = f' stroke-dasharray="{" ".join(map(short, dashes))}"' if dashes else ""
    return f' stroke="{stroke}" stroke-width="{short(weight)}" stroke-linejoin="round"{broken}'
