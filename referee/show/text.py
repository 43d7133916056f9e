"""Lines of styled text: just enough drawing for a terminal, without waiting for a library to load."""

import unicodedata
from collections.abc import Sequence
from typing import Final, NamedTuple


class Span(NamedTuple):
    text: str
    style: str = ""


Line = list[Span]

# Told apart by colour-blind people too, and never the only carrier of meaning: letters say the same.
STYLES: Final = {
    "g": "38;5;36",
    "b": "38;5;75",
    "r": "38;5;202",
    "y": "38;5;220",
    "n": "38;5;250",
    "bare": "38;5;250",
    "hero": "1;38;5;213",
    "creature": "38;5;208",
    "strong": "1",
    "faint": "2",
    "bad": "1;38;5;202",
    "good": "38;5;36",
}

ROOM_FOR_TEXT: Final = 24  # columns: less is not worth a column of its own


def plain(text: str, style: str = "") -> Line:
    return [Span(text, style)]


def width(text: str) -> int:
    """How many columns a text takes in a terminal."""
    if text.isascii():
        return len(text)
    return sum(_sign_width(sign) for sign in text)


def _sign_width(sign: str) -> int:
    if unicodedata.category(sign) in ("Mn", "Me"):  # drawn onto the sign before it
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def fit(text: str, columns: int) -> str:
    """The text cut to that many columns, with … where something is missing."""
    if width(text) <= columns:
        return text
    used = 0
    for index, sign in enumerate(text):
        used += _sign_width(sign)
        if used > columns - 1:
            return text[:index] + "…"
    return text + "…"


def pad(text: str, columns: int, side: str = "<") -> str:
    room = " " * max(0, columns - width(text))
    if side == ">":
        return room + text
    if side == "^":
        return room[: len(room) // 2] + text + room[len(room) // 2 :]
    return text + room


def line_width(line: Line) -> int:
    return sum(width(span.text) for span in line)


def sentence(text: str) -> str:
    """With a capital letter at its start; the others stay."""
    return text[:1].upper() + text[1:]


def beside(blocks: Sequence[list[Line]], gap: int = 3) -> list[Line]:
    """Blocks side by side."""
    widths = [max((line_width(line) for line in block), default=0) for block in blocks]
    rows = []
    for index in range(max(map(len, blocks))):
        row: Line = []
        for block, columns in zip(blocks, widths, strict=True):
            line = block[index] if index < len(block) else []
            row += [*line, Span(" " * (columns - line_width(line) + gap))]
        rows.append(row[:-1])  # nothing after the last: it would run over the edge of the screen
    return rows


def arrange(blocks: Sequence[list[Line]], columns: int, gap: int = 3) -> list[Line]:
    """Blocks side by side where the width allows, else below one another."""
    lines: list[Line] = []
    row: list[list[Line]] = []
    for block in [*blocks, []]:
        trial = [*row, block]
        needed = sum(max((line_width(line) for line in one), default=0) + gap for one in trial) - gap
        if row and (not block or needed > columns):
            lines += [*beside(row, gap), []]
            row = []
        if block:
            row.append(block)
    return lines[:-1]


def wrap(text: str, columns: int, indent: str = "") -> list[str]:
    """Words in lines of at most that many columns; lines after the first are indented. Leading space stays."""
    body = text.lstrip(" ")
    line = text[: len(text) - len(body)]
    lines, fresh = [], True
    for word in _words(body, columns // 2):
        if not fresh and width(line) + 1 + width(word) > columns:
            lines.append(line)
            line, fresh = indent, True
        line += word if fresh else f" {word}"
        fresh = False
    return [*lines, line]


def _words(text: str, most: int) -> list[str]:
    """Words; what stands in backquotes is typed as it is and stays in one piece, if that is not too long."""
    words: list[str] = []
    for word in text.split(" "):
        if words and words[-1].count("`") % 2 and width(words[-1]) + 1 + width(word) <= most:
            words[-1] += f" {word}"
        else:
            words.append(word)
    return words


def table(rows: Sequence[Sequence[str]], sides: str, styles: Sequence[str] = (), most: int = 0) -> list[Line]:
    """Cells in columns; `sides` has one of < > ^ for each column. With `most`, a table that is wider goes on below,
    its first column again at the left."""
    columns = [max(width(row[index]) for row in rows) for index in range(len(sides))]
    fitting = len(columns)
    while most and fitting > 2 and sum(columns[:fitting]) + 2 * (fitting - 1) > most:
        fitting -= 1
    lines = []
    for number, row in enumerate(rows):
        cells = [pad(cell, columns[index], sides[index]) for index, cell in enumerate(row[:fitting])]
        lines.append(plain("  ".join(cells).rstrip(), styles[number] if number < len(styles) else ""))
    if fitting < len(columns):
        rest = [[row[0], *row[fitting:]] for row in rows]
        lines += [[], *table(rest, sides[0] + sides[fitting:], styles, most)]
    return lines


def table_with_text(rows: Sequence[Sequence[str]], sides: str, most: int) -> list[Line]:
    """Cells in columns, the last of them text: wrapped where it stands, or below the others where there is no room."""
    heads = [line[0].text for line in table([row[:-1] for row in rows], sides[:-1])]
    start = max(map(width, heads)) + 2
    lines = []
    for head, row in zip(heads, rows, strict=True):
        if most - start >= ROOM_FOR_TEXT:
            texts = wrap(" " * start + row[-1], most, " " * start)
            lines += [(head + texts[0][width(head) :]).rstrip(), *texts[1:]]
        else:
            lines += [head, *(wrap("    " + row[-1], most, "    ") if row[-1] else [])]
    return [plain(line) for line in lines]


def paint(lines: Sequence[Line], colour: bool) -> str:
    """The lines as one text, with escape sequences if colour is wanted."""
    return "".join(paint_line(line, colour) + "\n" for line in lines)


def paint_line(line: Line, colour: bool) -> str:
    if not colour:
        return "".join(span.text for span in line).rstrip()
    return "".join(f"\x1b[{STYLES[span.style]}m{span.text}\x1b[0m" if span.style else span.text for span in line)
