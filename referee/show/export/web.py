"""The score sheet as one HTML file without outside links: good on paper and on a phone."""

from html import escape
from itertools import groupby
from pathlib import Path
from typing import Final

from referee.engine.view import Board
from referee.say import Voice, clean
from referee.show.board import in_words
from referee.show.export import phrases
from referee.show.export.page import label
from referee.show.export.pictures import board_picture, chart
from referee.show.export.shapes import Shared, svg
from referee.show.export.sheet import Sheet

ASSETS: Final = Path(__file__).parent


def score_page(sheet: Sheet, voice: Voice) -> str:
    return page(voice, label(voice, sheet), f"{headline(voice, sheet)}\n{result(voice, sheet)}")


def asset(name: str) -> str:
    return (ASSETS / name).read_text("utf-8")


def page(voice: Voice, title: str, body: str, style: str = "", script: str = "") -> str:
    """A whole page. It may load nothing and run nothing but the one script that stands in it."""
    policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
    if script:
        policy += f"; script-src '{_digest(script)}'"
    code = f"<script>{script}</script>\n" if script else ""
    return f"""<!DOCTYPE html>
<html lang="{voice.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>{escape(title)}</title>
<style>
{asset("sheet.css")}{style}</style>
</head>
<body>
{body}
{code}</body>
</html>
"""


def _digest(script: str) -> str:
    from base64 import b64encode
    from hashlib import sha256

    return "sha256-" + b64encode(sha256(script.encode()).digest()).decode()


def headline(voice: Voice, sheet: Sheet, links: str = "") -> str:
    kind = f'<p class="kind">{escape(phrases.title(voice, sheet))}</p>'
    return f"<header><h1>{escape(voice('sheet.game'))}</h1>{kind}{links}</header>"


def result(voice: Voice, sheet: Sheet) -> str:
    """Who won, with how many points, and where everything lies in the end."""
    parts = [
        f'<p class="verdict">{escape(phrases.verdict(voice, sheet))}</p>',
        items(phrases.facts(voice, sheet), "facts"),
        _points(voice, sheet),
    ]
    if sheet.boards:
        parts += [heading(voice("sheet.boards")), boards(voice, sheet.boards)]
        parts.append(f'<p class="legend">{escape(voice("sheet.legend"))}</p>')
    if len(sheet.course) > 1:
        name = voice("sheet.course")
        wide, narrow = (
            svg(chart(voice, sheet.course, sheet.players, across), name, kind=kind)
            for across, kind in ((720, "wide"), (360, "narrow"))
        )
        parts += [heading(name), f'<div class="chart">{wide}{narrow}</div>']
    for key, lines in (("rulings", phrases.rulings(voice, sheet)), ("notes", phrases.notes(sheet))):
        if lines:
            parts += [heading(voice(f"sheet.{key}")), items(lines)]
    return "\n".join(parts)


def heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def items(lines: list[str], kind: str = "") -> str:
    rows = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return f'<ul class="{kind}">{rows}</ul>' if kind else f"<ul>{rows}</ul>"


def _points(voice: Voice, sheet: Sheet) -> str:
    if not sheet.standings:
        return ""
    best = [' class="best"' if place.rank == 1 else "" for place in sheet.standings]
    names = phrases.names(sheet)
    heads = "".join(
        f'<th scope="col"{kind}><span>{escape(name)}</span></th>' for name, kind in zip(names, best, strict=True)
    )
    rows = []
    total = phrases.total_row(sheet)
    for number, (text, cells) in enumerate(phrases.point_rows(voice, sheet)):
        own = "".join(f"<td{kind}>{escape(cell)}</td>" for cell, kind in zip(cells, best, strict=True))
        kind = ' class="total"' if number == total else ""
        rows.append(f'<tr{kind}><th scope="row">{escape(text)}</th>{own}</tr>')
    body = f"<thead><tr><td></td>{heads}</tr></thead><tbody>{''.join(rows)}</tbody>"
    kind = ' class="many"' if len(names) > 3 else ""  # too many for names side by side on a phone
    return f'<div class="scroll"><table{kind}>{body}</table></div>'


def boards(voice: Voice, shown: tuple[Board, ...], shared: Shared | None = None) -> str:
    """What has only counts stands together, below one another."""
    sections = []
    for only_counts, group in groupby(shown, phrases.has_only_counts):
        parts = [one_board(voice, board, shared) for board in group]
        sections += ["".join(parts)] if only_counts else parts
    return f'<div class="boards">{"".join(f"<section>{one}</section>" for one in sections)}</div>'


def one_board(voice: Voice, board: Board, shared: Shared | None = None, drawn: Board | None = None) -> str:
    """A board with its counts; drawn with more than there is, such as what was just lost, if that is wanted."""
    counts, title = escape(phrases.totals(voice, board.totals)), escape(clean(board.heading or board.owner))
    told = f'<h3>{title}</h3><p class="counts">{counts}</p>' if title else f'<p class="counts">{counts}</p>'
    if phrases.has_only_counts(board):
        return told
    return told + svg(board_picture(voice, drawn or board), _spoken(voice, board), shared=shared)


def _spoken(voice: Voice, board: Board) -> str:
    """What a screen reader says of a board: its cards by place."""
    return voice(
        "board", player=board.owner or voice("sheet.boards"), parts=[text for text, _ in in_words(voice, board)]
    )
