"""The score sheet as PDF, with reportlab. The font in fonts/ has Latin, Greek and Cyrillic letters; what it lacks comes
from a font of this machine that has it."""

import re
from collections.abc import Iterable, Iterator
from io import BytesIO
from itertools import groupby
from pathlib import Path
from typing import Any, Final
from zlib import crc32

from referee.draw import shapes
from referee.draw.shapes import Box, Dot, Group, Line, Shape, Text
from referee.engine.seats import people
from referee.say import Voice, clean
from referee.show.export import Missing, phrases
from referee.show.export.blocks import MOST_WRITTEN
from referee.show.export.evening import Evening
from referee.show.export.fonts import faces_for
from referee.show.export.page import A4, ENDS, SIDE, pages
from referee.show.export.sheet import Sheet

FONTS: Final = Path(__file__).parent / "fonts"
FILES: Final = {"Sheet": "DejaVuSans.ttf", "SheetBold": "DejaVuSans-Bold.ttf"}
NO_GLYPH: Final = "□"
JOINERS: Final = frozenset("\u200c\u200d\ufe0e\ufe0f")  # seen only by their effect on their neighbours
# A sign with what changes its look or its skin, and with whatever is joined to it.
JOINED: Final = re.compile("(?s:.)[\ufe0e\ufe0f\U0001f3fb-\U0001f3ff]*(?:\u200d.[\ufe0e\ufe0f\U0001f3fb-\U0001f3ff]*)*")


def score_pdf(sheet: Sheet, voice: Voice) -> bytes:
    """:raises Missing: if the font is not there."""
    from reportlab.pdfgen.canvas import Canvas

    _register_fonts()
    evening = Evening(voice, sheet)
    laid = pages(evening)
    out = BytesIO()
    canvas = Canvas(out, pagesize=A4, pageCompression=1, invariant=1, lang=voice.language)
    canvas.setTitle(evening.label)
    canvas.setAuthor(", ".join(map(clean, people(sheet.players))))
    canvas.setCreator("referee")
    writer = _Writer(canvas, _borrowed(_foreign(text for page in laid for text in _texts(page.shapes))))
    for page in laid:
        canvas.translate(SIDE, A4[1] - ENDS)
        canvas.scale(1, -1)  # from here on y grows downwards, as in SVG
        canvas.setLineJoin(1)
        for shape in page.shapes:
            writer.draw(shape)
        canvas.showPage()
    canvas.save()
    return out.getvalue()


def lacking(sheet: Sheet, voice: Voice) -> list[str]:
    """What players typed that cannot be shown, each sign once. To be asked after the sheet was written."""
    foreign = _foreign(map(clean, (*sheet.players, sheet.name, *phrases.remarks(voice, sheet, None, MOST_WRITTEN))))
    borrowed = _borrowed(foreign)
    return [sign for sign in foreign if sign not in borrowed]


def _register_fonts() -> None:
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFError, TTFont

    for name, file in FILES.items():
        try:
            pdfmetrics.registerFont(TTFont(name, str(FONTS / file)))
        except (OSError, TTFError):
            raise Missing(str(FONTS / file)) from None


def _borrowed(signs: Iterable[str]) -> dict[str, str]:
    """For signs that the font lacks, the name of a font of this machine that has them."""
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont

    found: dict[str, str] = {}
    for face in faces_for(frozenset(signs)):
        name = f"Borrowed{crc32(f'{face.file} {face.number}'.encode(errors='replace')):08x}"
        try:
            font = TTFont(name, str(face.file), subfontIndex=face.number)
        except Exception:  # whatever is wrong with somebody's font, the sheet does without it
            continue
        font.face.name = name.encode()  # else one that is called like the sheet's own would be taken for it
        pdfmetrics.registerFont(font)
        found |= {sign: name for sign in face.signs if sign not in found and ord(sign) in _known(name)}
    return found


def _foreign(texts: Iterable[str]) -> list[str]:
    """The signs that the font lacks."""
    written = dict.fromkeys(sign for text in texts for sign in text)
    return [sign for sign in written if sign not in JOINERS and ord(sign) not in _known("Sheet")]


def _texts(every: tuple[Shape, ...]) -> Iterator[str]:
    for shape in every:
        if isinstance(shape, Group):
            yield from _texts(shape.shapes)
        elif isinstance(shape, Text):
            yield shape.text


def _known(font: str) -> Any:
    """The signs that a font has."""
    from reportlab.pdfbase.pdfmetrics import getFont

    face: Any = getFont(font)
    return face.face.charToGlyph


class _Writer:
    """Shapes on a canvas; `borrowed` are the fonts for signs that the sheet's own lacks."""

    def __init__(self, canvas: Any, borrowed: dict[str, str]) -> None:
        self.canvas, self.borrowed = canvas, borrowed

    def draw(self, shape: Shape) -> None:
        match shape:
            case Box():
                fill, stroke = self._paint(shape.fill, shape.stroke, shape.weight)
                place = shape.x, shape.y, shape.width, shape.height
                self.canvas.roundRect(*place, shape.radius, stroke=stroke, fill=fill)
            case Dot():
                self._paint(shape.fill)
                self.canvas.circle(shape.x, shape.y, shape.radius, stroke=0, fill=1)
            case Line():
                path = self.canvas.beginPath()
                path.moveTo(*shape.points[0])
                for point in shape.points[1:]:
                    path.lineTo(*point)
                self._path(path, "none", shape.stroke, shape.weight, shape.dashes)
            case shapes.Path():
                path = self.canvas.beginPath()
                ways = {"M": path.moveTo, "L": path.lineTo, "C": path.curveTo, "Z": path.close}
                for command, numbers in shapes.strokes(shape.d):
                    ways[command](*numbers)
                self._path(path, shape.fill, shape.stroke, shape.weight, shape.dashes)
            case Text():
                self._write(shape)
            case Group():
                self.canvas.saveState()
                self.canvas.translate(shape.x, shape.y)
                self.canvas.scale(shape.scale, shape.scale)
                for inner in shape.shapes:
                    self.draw(inner)
                self.canvas.restoreState()

    def _path(self, path: Any, fill: str, stroke: str, weight: float, dashes: tuple[float, ...]) -> None:
        filled, stroked = self._paint(fill, stroke, weight)
        self.canvas.setDash([*dashes])
        self.canvas.drawPath(path, stroke=stroked, fill=filled)
        self.canvas.setDash([])

    def _paint(self, fill: str, stroke: str = "none", weight: float = 1) -> tuple[int, int]:
        from reportlab.lib.colors import HexColor

        if fill != "none":
            self.canvas.setFillColor(HexColor(fill))
        if stroke != "none":
            self.canvas.setStrokeColor(HexColor(stroke))
            self.canvas.setLineWidth(weight)
        return int(fill != "none"), int(stroke != "none")

    def _write(self, text: Text) -> None:
        """A text, in as many fonts as it takes."""
        from reportlab.pdfbase.pdfmetrics import stringWidth

        runs = [*self._runs(text)]
        across = sum(stringWidth(part, font, text.size) for part, font in runs)
        self.canvas.saveState()
        self.canvas.translate(text.x - {"start": 0.0, "middle": 0.5, "end": 1.0}[text.anchor] * across, text.y)
        self.canvas.scale(1, -1)
        self._paint(text.fill)
        x = 0.0
        for part, font in runs:
            self.canvas.setFont(font, text.size)
            self.canvas.drawString(x, 0, part)
            x += stringWidth(part, font, text.size)
        self.canvas.restoreState()

    def _runs(self, text: Text) -> Iterator[tuple[str, str]]:
        """Stretches of one font each, with a box for everything that none has: what readers would put there is not the
        same. Signs that are joined into one have one box."""
        own = "SheetBold" if text.bold else "Sheet"
        known = _known(own)
        shown: list[str] = []
        for joined in JOINED.findall(text.text):
            signs = [sign for sign in joined if sign not in JOINERS]
            drawn = [sign if ord(sign) in known or sign in self.borrowed else NO_GLYPH for sign in signs]
            shown += drawn[:1] if drawn[:1] == [NO_GLYPH] else drawn
        for font, run in groupby(shown, lambda sign: own if ord(sign) in known else self.borrowed[sign]):
            yield "".join(run), font
