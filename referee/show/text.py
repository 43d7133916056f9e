"""Lines of styled text, drawn by rich. It is loaded when something is drawn: who asks for JSON does not wait for it."""

import re
from collections.abc import Sequence
from functools import cache
from io import StringIO
from itertools import zip_longest
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

if TYPE_CHECKING:
    from rich.console import Console
    from rich.style import Style
    from rich.text import Text

Line: TypeAlias = "Text"

SIDES: Final[dict[str, Literal["left", "right", "center"]]] = {"<": "left", ">": "right", "^": "center"}

FIRM: Final = "\ufdd0"  # becomes a space, at which no line ends
DOT: Final = f"{FIRM}· "  # no line begins with it
# To rich, the spaces of French before : and ! are as good as any other for ending a line.
HELD: Final = str.maketrans("\u00a0\u202f", "\ufdd1\ufdd2")
FREED: Final = str.maketrans(f"{FIRM}\ufdd1\ufdd2", " \u00a0\u202f")

UNKNOWN: Final = "unknown"  # the palette where nobody knows what the background is

# After a colon, or in backquotes, up to the end of the sentence or to a dot in the middle of the line; not how a
# command is called in general, with its parts in brackets.
_COMMAND: Final = re.compile(r"(?<=: )referee [^\[]+?(?= · |$)|(?<=`)referee [^`]+(?=`)")

ROOM_FOR_TEXT: Final = 24  # columns: less is not worth a column of its own
ENDLESS: Final = 1_000_000  # columns: what is drawn is as wide as it is; who calls has looked whether it fits


@cache
def console(palette: str = UNKNOWN) -> "Console":
    """Draws what it is given and asks nothing of its surroundings: what a person typed is neither markup nor emoji."""
    from rich.console import Console
    from rich.theme import Theme

    from referee.show.palette import PALETTES

    return Console(
        file=StringIO(),
        width=ENDLESS,
        height=ENDLESS,
        color_system="256",
        force_terminal=True,
        no_color=False,  # else it asks the surroundings
        legacy_windows=False,
        theme=Theme(PALETTES[palette], inherit=False),
        markup=False,
        emoji=False,
        highlight=False,
    )


def plain(text: str = "", style: str = "") -> Line:
    from rich.text import Text

    return Text(text, style)


def line_of(*parts: "tuple[str, str | Style]") -> Line:
    """Texts one after the other, each with its style."""
    from rich.text import Text

    return Text.assemble(*parts)


def width(text: str) -> int:
    """How many columns a text takes in a terminal."""
    if text.isascii():
        return len(text)
    from rich.cells import cell_len

    return cell_len(text)


def fit(text: str, columns: int) -> str:
    """The text cut to that many columns, with … where something is missing."""
    if width(text) <= columns:
        return text
    from rich.cells import set_cell_size

    return f"{set_cell_size(text, max(0, columns - 1)).rstrip()}…"  # half a wide sign would be a space


def pad(text: str, columns: int, side: str = "<") -> str:
    from rich.text import Text

    padded = Text(text, overflow="ignore")
    padded.align(SIDES[side], columns)
    return padded.plain


def line_width(line: Line) -> int:
    return line.cell_len


def sentence(text: str) -> str:
    """With a capital letter at its start; the others stay."""
    return text[:1].upper() + text[1:]


def beside(blocks: Sequence[Sequence[Line]], gap: int = 3) -> list[Line]:
    """Blocks side by side. A grid of rich does it too, in five times the time: every sign of a board has a style."""
    rooms = [_widest(block) + gap for block in blocks]
    rows = []
    for cells in zip_longest(*blocks, fillvalue=plain()):
        row = plain()
        for cell, room in zip(cells, rooms, strict=True):
            row.append_text(cell).pad_right(room - cell.cell_len)
        row.rstrip()
        rows.append(row)
    return rows


def arrange(blocks: Sequence[Sequence[Line]], columns: int, gap: int = 3) -> list[Line]:
    """Blocks side by side where the width allows, else below one another.

    Not the `Columns` of rich: they are as wide in one row as in the next, so boards that have room would lose it to
    wider ones above and below.
    """
    rows: list[list[Sequence[Line]]] = []
    for block in filter(None, blocks):
        if rows and sum(_widest(one) + gap for one in (*rows[-1], block)) - gap <= columns:
            rows[-1].append(block)
        else:
            rows.append([block])
    return [line for row in rows for line in (*beside(row, gap), plain())][:-1]


def _widest(block: Sequence[Line]) -> int:
    return max(map(line_width, block), default=0)


def wrap(text: str, columns: int, indent: str = "") -> list[str]:
    """Words in lines of at most that many columns; lines after the first are indented. Leading space stays, what
    stands in backquotes is typed as it is and stays in one piece, if that is not too long, and so does a command to be
    copied, however long it is: what a terminal breaks it can still copy, what we break it cannot.

    Indented by hand: rich gives all lines of a text the same room.
    """
    text = _COMMAND.sub(lambda line: line[0].replace(" ", FIRM), text)
    text = re.sub("`[^`]+`", lambda typed: _held(typed[0], columns // 2), text)
    lines = _wrapped(text, columns)
    if indent and len(lines) > 1:
        lines[1:] = [indent + line for line in _wrapped(" ".join(lines[1:]), columns - width(indent))]
    return [line.translate(FREED) for line in lines]


def _held(text: str, most: int) -> str:
    return text.replace(" ", FIRM) if width(text) <= most else text


def _wrapped(text: str, columns: int) -> list[str]:
    if 2 * len(text) <= columns or width(text) <= columns:  # no sign takes more than two
        return [text]
    from rich.text import Text

    *lines, last = Text(text.translate(HELD), overflow="ignore").wrap(console(), columns)
    return [*(line.plain.rstrip() for line in lines), last.plain]


def table(
    rows: Sequence[Sequence[str]], sides: str, styles: Sequence[str] = (), most: int = 0, best: int = 0
) -> list[Line]:
    """Cells in columns; `sides` has one of < > ^ for each column, `styles` one style for each row. So many columns
    after the first are the `best` and singled out. With `most`, a table that is wider goes on below, its first column
    again at the left.

    Not the `Table` of rich: it would rather shorten what is in it, and knows the colours of one palette only.
    """
    columns = [max(width(line) for row in rows for line in row[index].split("\n")) for index in range(len(sides))]
    fitting = len(columns)
    while most and fitting > 2 and sum(columns[:fitting]) + 2 * (fitting - 1) > most:
        fitting -= 1
    lines = []
    for row, style in zip_longest(rows, styles, fillvalue=""):
        own = ["won" if 1 <= index <= best else style for index in range(fitting)]
        for cells in zip_longest(*(cell.split("\n") for cell in row[:fitting]), fillvalue=""):
            line = plain()
            for index, cell in enumerate(cells):
                line.append("  " if index else "").append(pad(cell, columns[index], sides[index]), own[index])
            line.rstrip()
            lines.append(line)
    if fitting < len(columns):
        rest = [[row[0], *row[fitting:]] for row in rows]
        lines += [plain(), *table(rest, sides[0] + sides[fitting:], styles, most, max(0, best + 1 - fitting))]
    return lines


def table_with_text(rows: Sequence[Sequence[str]], sides: str, most: int) -> list[Line]:
    """Cells in columns, the last of them text: wrapped where it stands, or below the others where there is no room."""
    heads = table([row[:-1] for row in rows], sides[:-1])
    room = most - _widest(heads) - 2
    if room >= ROOM_FOR_TEXT:
        return table([[*row[:-1], "\n".join(wrap(row[-1], room))] for row in rows], sides)
    below = [wrap(f"    {row[-1]}", most, "    ") if row[-1] else [] for row in rows]
    return [line for head, texts in zip(heads, below, strict=True) for line in (head, *map(plain, texts))]


def paint(lines: Sequence[Line], palette: str) -> str:
    """The lines as one text, with escape sequences for the colours of a palette, if there is one.

    It is for the caller to write it: where nobody reads any more, rich would end the program.
    """
    if not palette:
        return "".join(f"{line.plain.rstrip()}\n" for line in lines)
    painter = console(palette)
    with painter.capture() as painted:
        for line in lines:
            shown = line.copy()
            if line.style != "band":  # its end is seen, too
                shown.rstrip()
            painter.print(shown, soft_wrap=True)
    return painted.get()
