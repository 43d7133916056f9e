"""The score sheet as PDF, with reportlab. The font in fonts/ has Latin, Greek and Cyrillic letters."""

from io import BytesIO
from pathlib import Path
from typing import Any, Final

from referee.engine.invisible import HIDDEN
from referee.say import Voice, clean
from referee.show.export import Missing, phrases
from referee.show.export.page import ACROSS, blocks, label
from referee.show.export.shapes import Box, Dot, Group, Line, Shape, Text
from referee.show.export.sheet import Sheet

FONTS: Final = Path(__file__).parent / "fonts"
FILES: Final = {"Sheet": "DejaVuSans.ttf", "SheetBold": "DejaVuSans-Bold.ttf"}
NO_GLYPH: Final = "□"
A4: Final = (595.28, 841.89)
# Above and below, Letter paper is 25 points shorter: printed on it in full size, 9 mm of each margin are left.
SIDE, ENDS = 42.0, 51.0
GAP: Final = 26.0
MOST_SHRUNK: Final = 1.3


def score_pdf(sheet: Sheet, voice: Voice) -> bytes:
    """:raises Missing: if the font is not there."""
    from reportlab.pdfgen.canvas import Canvas

    _register_fonts()
    out = BytesIO()
    canvas = Canvas(out, pagesize=A4, pageCompression=1, invariant=1, lang=voice.language)
    canvas.setTitle(label(voice, sheet))
    canvas.setAuthor(", ".join(map(clean, sheet.players)))
    canvas.setCreator("referee")
    parts = blocks(voice, sheet)
    scale = (A4[0] - 2 * SIDE) / ACROSS
    needed = sum(block.height + GAP for block in parts) * scale / (A4[1] - 2 * ENDS)
    scale /= needed if 1 < needed <= MOST_SHRUNK else 1  # one page rather than a second with little on it
    left, room = (A4[0] - ACROSS * scale) / 2, (A4[1] - 2 * ENDS) / scale
    y = 0.0
    for block in parts:
        if y and y + block.height > room:
            canvas.showPage()
            y = 0.0
        fit = min(1.0, room / block.height)
        canvas.saveState()
        canvas.translate(left, A4[1] - ENDS - y * scale)
        canvas.scale(scale * fit, -scale * fit)  # from here on y grows downwards, as in SVG
        for shape in block.shapes:
            _draw(canvas, shape)
        canvas.restoreState()
        y += block.height * fit + GAP
    canvas.save()
    return out.getvalue()


def _register_fonts() -> None:
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFError, TTFont

    for name, file in FILES.items():
        try:
            pdfmetrics.registerFont(TTFont(name, str(FONTS / file)))
        except (OSError, TTFError):
            raise Missing(str(FONTS / file)) from None


def _draw(canvas: Any, shape: Shape) -> None:
    match shape:
        case Box():
            _paint(canvas, shape.fill, shape.stroke, shape.weight)
            fill, stroke = int(shape.fill != "none"), int(shape.stroke != "none")
            canvas.roundRect(shape.x, shape.y, shape.width, shape.height, shape.radius, stroke=stroke, fill=fill)
        case Dot():
            _paint(canvas, shape.fill)
            canvas.circle(shape.x, shape.y, shape.radius, stroke=0, fill=1)
        case Line():
            _paint(canvas, "none", shape.stroke, shape.weight)
            canvas.setDash(list(shape.dashes))
            path = canvas.beginPath()
            path.moveTo(*shape.points[0])
            for point in shape.points[1:]:
                path.lineTo(*point)
            canvas.drawPath(path, stroke=1, fill=0)
            canvas.setDash([])
        case Text():
            _write(canvas, shape)
        case Group():
            canvas.saveState()
            canvas.translate(shape.x, shape.y)
            canvas.scale(shape.scale, shape.scale)
            for inner in shape.shapes:
                _draw(canvas, inner)
            canvas.restoreState()


def _paint(canvas: Any, fill: str, stroke: str = "none", weight: float = 1) -> None:
    if fill != "none":
        canvas.setFillColor(_colour(fill))
    if stroke != "none":
        canvas.setStrokeColor(_colour(stroke))
        canvas.setLineWidth(weight)


def _colour(code: str) -> Any:
    from reportlab.lib.colors import HexColor

    return HexColor(code)


def _write(canvas: Any, text: Text) -> None:
    """A text, with a box for every sign that the font does not have: what readers would put there is not the same."""
    from reportlab.pdfbase.pdfmetrics import stringWidth

    font = "SheetBold" if text.bold else "Sheet"
    known = _known(font)
    shown = "".join(sign if ord(sign) in known else NO_GLYPH for sign in HIDDEN.sub("", text.text))
    across = stringWidth(shown, font, text.size)
    x = text.x - {"start": 0.0, "middle": 0.5, "end": 1.0}[text.anchor] * across
    canvas.saveState()
    canvas.translate(x, text.y)
    canvas.scale(1, -1)
    _paint(canvas, text.fill)
    canvas.setFont(font, text.size)
    canvas.drawString(0, 0, shown)
    canvas.restoreState()


def _known(font: str) -> Any:
    """The signs that a font has."""
    from reportlab.pdfbase.pdfmetrics import getFont

    face: Any = getFont(font)
    return face.face.charToGlyph


def lacking(sheet: Sheet, voice: Voice) -> list[str]:
    """What players typed that cannot be shown, each sign once. To be asked after the sheet was written."""
    typed = "".join(map(clean, (*sheet.players, *sheet.notes, *phrases.rulings(voice, sheet))))
    return [sign for sign in dict.fromkeys(HIDDEN.sub("", typed)) if ord(sign) not in _known("Sheet")]
