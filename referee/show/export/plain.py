"""Plain text and Markdown that survive pasting into a chat."""

import re
from collections.abc import Sequence
from html import escape
from itertools import groupby

from referee.engine.sheet_part import Section
from referee.engine.view import Board
from referee.say import Voice, clean
from referee.show.board import draw
from referee.show.export import phrases
from referee.show.export.evening import Evening
from referee.show.export.sheet import Sheet
from referee.show.text import Line, arrange, fit, paint, plain, table, table_with_text, width, wrap

COLUMNS = 80
_BARS = "▁▂▃▄▅▆▇█"
# What Markdown reads as more than a sign: wherever it stands, at the start of a line, and as HTML.
_ANYWHERE = re.compile(r"[`*~]|\\(?=[!-/:-@\[-`{-~]|$)|(?<!\w)_|_(?!\w)|\](?=[(\[:])|(?<=\s)#(?=#*\s*$)")
_AT_START = re.compile(r"\s*(?=#{1,6}(?:\s|$)|[-+](?:\s|$)|-+\s*$|=+\s*$|\[[ xX]\]\s)|\s*\d{1,9}(?=[.)](?:\s|$))")
_HTML = re.compile(r"&(?=#?\w+;)|<(?=[A-Za-z/!?])|^\s*>")


def score_text(sheet: Sheet, voice: Voice) -> str:
    """The sheet for a screen or a typewriter, 80 columns wide."""
    evening = Evening(voice, sheet)
    parts = [
        voice("sheet.title", game=voice("sheet.game"), title=phrases.title(voice, sheet)),
        "\n".join(wrap(phrases.verdict(voice, sheet), COLUMNS)),
        "\n".join(line for fact in phrases.facts(voice, sheet) for line in wrap(fact, COLUMNS, "  ")),
        _points(voice, sheet),
    ]
    if sheet.boards:
        parts += [voice("sheet.boards"), _boards(voice, evening.boards)]
        parts.append("\n".join(line for text in _in_words(voice, sheet) for line in wrap(text, COLUMNS, "  ")))
    for section in evening.sections:
        parts += [section.title, _section(section)]
    if len(sheet.course) > 1:
        parts += [voice("sheet.course"), _course(sheet)]
    for key, lines in (("rulings", phrases.rulings(voice, sheet)), ("notes", phrases.notes(sheet))):
        if lines:
            parts += [voice(f"sheet.{key}"), "\n".join(one for line in lines for one in wrap(line, COLUMNS, "  "))]
    if sheet.boards:
        parts.append("\n".join(wrap(voice("sheet.legend"), COLUMNS)))
    return "\n\n".join(part.strip("\n") for part in parts if part) + "\n"


def _points(voice: Voice, sheet: Sheet) -> str:
    points = phrases.point_rows(voice, sheet)
    if not points:
        return ""
    room = (COLUMNS - max(width(label) for label, _ in points)) // len(sheet.players) - 2
    names = [fit(name, max(4, min(14, room))) for name in phrases.names(sheet)]
    rows = [["", *names], *([label, *cells] for label, cells in points)]
    return paint(table(rows, "<" + ">" * len(names)), "")


def score_markdown(sheet: Sheet, voice: Voice) -> str:
    return "\n\n".join(_markdown(sheet, voice)) + "\n"


def game_markdown(sheet: Sheet, voice: Voice) -> str:
    """The sheet, then every entry with what came of it."""
    parts = [*_markdown(sheet, voice), f"## {_escape(voice('sheet.entries'))}"]
    stand = ""
    for entry in sheet.entries:
        row = entry.row
        text = f"{row.number}\\. {_code(clean(row.text))}"
        text += "".join(f" *({_escape(mark)})*" for mark in phrases.marks(voice, row))
        lines = [*phrases.happened(voice, row), *phrases.changed(voice, row)]
        item = [*(f"*{_escape(clean(remark))}*  " for remark in entry.remarks if remark), text, *_list(lines)]
        parts.append("\n".join(item))
        if (now := phrases.stand(voice, entry)) != stand:
            stand = now
            parts.append(f"### {_escape(stand)}")
    return "\n\n".join(parts) + "\n"


def _markdown(sheet: Sheet, voice: Voice) -> list[str]:
    names, evening = [*map(_cell, phrases.names(sheet))], Evening(voice, sheet)
    rows = [
        f"| {_cell(label)} | {' | '.join(map(_cell, cells))} |" for label, cells in phrases.point_rows(voice, sheet)
    ]
    parts = [
        f"# {_escape(voice('sheet.game'))}",
        f"**{_escape(phrases.verdict(voice, sheet))}**",
        "\n".join(_list(phrases.facts(voice, sheet))),
        f"## {_escape(phrases.title(voice, sheet))}",
        *(["\n".join([f"|  | {' | '.join(names)} |", f"|---|{'---:|' * len(names)}", *rows])] if rows else []),
    ]
    if sheet.boards:
        parts += [f"## {_escape(voice('sheet.boards'))}", _fenced(_boards(voice, evening.boards))]
        if told := _in_words(voice, sheet):
            parts.append("\n".join(_list(told)))
    for section in evening.sections:
        parts += [f"## {_escape(section.title)}", _markdown_section(section)]
    if len(sheet.course) > 1:
        parts += [f"## {_escape(voice('sheet.course'))}", _fenced(_course(sheet))]
    for key, lines in (("rulings", phrases.rulings(voice, sheet)), ("notes", phrases.notes(sheet))):
        if lines:
            parts += [f"## {_escape(voice(f'sheet.{key}'))}", "\n".join(_list(lines))]
    return [*parts, *([_escape(voice("sheet.legend"))] if sheet.boards else [])]


def _in_words(voice: Voice, sheet: Sheet) -> list[str]:
    """What a picture would show of players of whom a board tells only counts."""
    if not any(map(phrases.has_only_counts, sheet.boards)):
        return []
    return [one.spoken for one in Evening(voice, sheet).drawings(COLUMNS, 1)]


def _boards(voice: Voice, boards: Sequence[Board]) -> str:
    """What has only counts stands together, below one another."""
    blocks: list[list[Line]] = []
    for only_counts, group in groupby(boards, phrases.has_only_counts):
        parts = [_board(voice, board) for board in group]
        blocks += [[line for part in parts for line in (*part, plain())]] if only_counts else parts
    return paint(arrange(blocks, COLUMNS), "").strip("\n")


def _board(voice: Voice, board: Board) -> list[Line]:
    counts = wrap(phrases.totals(voice, board), 38)
    return [*draw(voice, board, COLUMNS), *(plain(line.replace("\u00a0", " ")) for line in counts)]


def _section(section: Section) -> str:
    rows = [*([section.heads] if section.heads else []), *section.rows]
    return paint(table_with_text(rows, "<" * len(rows[0]), COLUMNS), "").rstrip("\n")


def _markdown_section(section: Section) -> str:
    heads = section.heads or ("",) * len(section.rows[0])
    rows = [f"| {' | '.join(map(_cell, row))} |" for row in (heads, *section.rows)]
    return "\n".join([rows[0], "|---" * len(heads) + "|", *rows[1:]])


def _course(sheet: Sheet) -> str:
    """A line of bars a player, from nothing to the most that anybody had."""
    most = max([1, *(max(moment.points) for moment in sheet.course)])
    room = min(48, len(sheet.course))
    chosen = [sheet.course[round(index * (len(sheet.course) - 1) / max(1, room - 1))] for index in range(room)]
    rows = []
    for seat, name in enumerate(sheet.players):
        bars = "".join(_BARS[moment.points[seat] * (len(_BARS) - 1) // most] for moment in chosen)
        rows.append([fit(clean(name), 20), bars, str(sheet.course[-1].points[seat])])
    return paint(table(rows, "<<>"), "").strip("\n")


def _list(lines: Sequence[str]) -> list[str]:
    return [f"- {_escape(line)}" for line in lines]


def _escape(text: str) -> str:
    """Text that stands for itself in Markdown, and in the HTML that is made of it; escaped where it must be."""
    start = _AT_START.match(text)
    if start is not None:
        return f"{start[0]}\\{text[start.end()]}{_escape_within(text[start.end() + 1 :])}"
    return _escape_within(text)


def _escape_within(text: str) -> str:
    return _HTML.sub(lambda sign: escape(sign[0]), _ANYWHERE.sub(r"\\\g<0>", text))


def _cell(text: str) -> str:
    return _escape(text).replace("|", r"\|")


def _code(text: str) -> str:
    """Text as code: between more backticks than it holds in a row."""
    ticks = "`" * (1 + max((len(run) for run in re.findall("`+", text)), default=0))
    edge = " " if "`" in text else ""
    return f"{ticks}{edge}{text}{edge}{ticks}"


def _fenced(text: str) -> str:
    fence = "`" * max(3, 1 + max((len(run) for run in re.findall("`+", text)), default=0))
    return f"{fence}text\n{text}\n{fence}"
