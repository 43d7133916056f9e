"""The pictures of the README: `python -m tools.pictures` writes them into docs/pictures.

Guided play is drawn from what the program puts on a real terminal, the score sheet is the program's own.
"""

import tempfile
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from referee import Table
from referee.games import GAMES, USUAL
from referee.say import Voice
from referee.show.export.formats import SCORE, write
from referee.show.export.sheet import build
from tests.guide.driver import Terminal

FOLDER: Final = Path(__file__).parents[1] / "docs" / "pictures"
COLUMNS, ROWS = 80, 24
SHOWN_AFTER: Final = "Ben demon dm hero d5"  # what is asked then has a drawing, choices and their price

ACROSS, DOWN, SIZE, MARGIN = 8.4, 17.0, 14, 16.0  # of a sign on the terminal; what is left free around all
FONTS: Final = "DejaVu Sans Mono, Menlo, Consolas, monospace"
PAPER, INK = "#16181d", "#e6e6e6"
# The sixteen colours that have names, and where the lines of a frame lead from the middle of a sign.
NAMED: Final = {
    "black": "#000000",
    "red": "#e05561",
    "green": "#8cc265",
    "brown": "#d18f52",
    "blue": "#4aa5f0",
    "magenta": "#c162de",
    "cyan": "#42b3c2",
    "white": "#e6e6e6",
}
LINES: Final = {
    "─": "lr",
    "│": "ud",
    "┌": "rd",
    "┐": "ld",
    "└": "ru",
    "┘": "lu",
    "├": "udr",
    "┤": "udl",
    "┬": "lrd",
    "┴": "lru",
    "┼": "lrud",
}
LEADS: Final = {"l": (-ACROSS / 2, 0.0), "r": (ACROSS / 2, 0.0), "u": (0.0, -DOWN / 2), "d": (0.0, DOWN / 2)}


def pictures() -> dict[str, str]:
    """The files by name."""
    return {"guided-play.svg": guided_play(), "score-sheet.svg": score_sheet()}


def recorded() -> bytes:
    return GAMES[USUAL].texts().file("demo.referee")


def score_sheet() -> str:
    return write(SCORE["svg"], build(Table.from_bytes(recorded())), Voice("en")).decode()


def guided_play() -> str:
    before, line, _ = recorded().decode().partition(f"{SHOWN_AFTER}\n")
    with tempfile.TemporaryDirectory() as home:
        record = Path(home, "games", "friday.referee")
        record.parent.mkdir()
        record.write_text(before + line, encoding="utf-8")
        with Terminal(Path(home), ["play", "friday"], COLUMNS, ROWS) as terminal:
            terminal.until_question()
            terminal.until_shown(">")  # the end of the question
            return drawn(terminal.screen)


def drawn(screen: Any) -> str:
    """A terminal screen as a picture; no sign depends on how wide a font is."""
    rows = [[screen.buffer[y][x] for x in range(screen.columns)] for y in range(screen.lines)]
    while rows and all(sign.data == " " for sign in rows[-1]):
        rows.pop()
    across, down = screen.columns * ACROSS + 2 * MARGIN, len(rows) * DOWN + 2 * MARGIN
    parts = [f'<rect width="{_n(across)}" height="{_n(down)}" rx="8" fill="{PAPER}"/>']
    for y, row in enumerate(rows):
        parts += _row(row, MARGIN + y * DOWN)
    cursor = f'x="{_n(MARGIN + screen.cursor.x * ACROSS)}" y="{_n(MARGIN + screen.cursor.y * DOWN)}"'
    parts.append(f'<rect {cursor} width="{_n(ACROSS)}" height="{_n(DOWN)}" fill="{INK}"/>')
    size = f'width="{_n(across)}" height="{_n(down)}" viewBox="0 0 {_n(across)} {_n(down)}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="{FONTS}" font-size="{SIZE}">'
    return "\n".join(['<?xml version="1.0" encoding="UTF-8"?>', head, *parts, "</svg>", ""])


def _row(row: list[Any], top: float) -> list[str]:
    """What lies behind its signs, its texts, each in one style and stretched to its columns, and its frames."""
    found = []
    for (_, paper), run in groupby(enumerate(row), lambda sign: _colours(sign[1])):
        x, wide = _span([*run])
        if paper:
            place = f'x="{_n(x)}" y="{_n(top)}" width="{_n(wide)}" height="{_n(DOWN)}"'
            found.append(f'<rect {place} fill="{paper}"/>')
    for (kind, ink, bold), run in groupby(enumerate(row), lambda sign: _style(sign[1])):
        signs = [*run]
        if kind == "frame":
            found += [_frame(sign.data, MARGIN + (at + 0.5) * ACROSS, top + DOWN / 2, ink) for at, sign in signs]
        elif kind == "text":
            x, wide = _span(signs)
            weight = ' font-weight="bold"' if bold else ""
            place = f'x="{_n(x)}" y="{_n(top + 0.76 * DOWN)}" textLength="{_n(wide)}" lengthAdjust="spacingAndGlyphs"'
            text = escape("".join(sign.data for _, sign in signs))
            found.append(f'<text {place} fill="{ink}"{weight}>{text}</text>')
    return found


def _span(signs: list[tuple[int, Any]]) -> tuple[float, float]:
    """Where signs begin, and how wide they are together."""
    return MARGIN + signs[0][0] * ACROSS, len(signs) * ACROSS


def _style(sign: Any) -> tuple[str, str, bool]:
    kind = "space" if sign.data == " " else "frame" if sign.data in LINES else "text"
    return kind, _colours(sign)[0], sign.bold


def _colours(sign: Any) -> tuple[str, str]:
    """Of the sign, and of what lies behind it: "" for what lies behind all."""
    ink, paper = _colour(sign.fg) or INK, _colour(sign.bg)
    return (paper or PAPER, ink) if sign.reverse else (ink, paper)


def _colour(name: str) -> str:
    """ "" for what is usual on the terminal."""
    return "" if name == "default" else NAMED.get(name.removeprefix("bright")) or f"#{name}"


def _frame(sign: str, x: float, y: float, ink: str) -> str:
    path = "".join(f"M{_n(x)} {_n(y)}l{_n(LEADS[way][0])} {_n(LEADS[way][1])}" for way in LINES[sign])
    return f'<path d="{path}" stroke="{ink}" stroke-linecap="square" fill="none"/>'


def _n(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, text in pictures().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
