"""The score sheet as one HTML file without outside links. On a screen and on a phone the band and the table are HTML,
and what is drawn is SVG that scales; on paper it is the same pages as in a PDF."""

from collections.abc import Callable
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Final

from referee.draw import figures
from referee.draw.shapes import Picture
from referee.draw.svg import Shared, svg
from referee.draw.text import room_of
from referee.engine.sheet_part import Section
from referee.engine.standings import Standing
from referee.engine.view import Board
from referee.games import GAMES
from referee.say import Voice, clean
from referee.show.board import in_words
from referee.show.export import phrases
from referee.show.export.blocks import sky
from referee.show.export.chart import chart
from referee.show.export.evening import Evening
from referee.show.export.page import ACROSS, HALF, pages
from referee.show.export.pictures import board_picture
from referee.show.export.sheet import Sheet

ASSETS: Final = Path(__file__).parent
SCREEN, PHONE = 700.0, 290.0  # how wide pictures are drawn; they are shown wider
LARGE: Final = 1.1  # the size of drawings
ZOOM: Final = 1.5  # how much larger than on paper they are shown
MAP_ZOOM: Final = 1.35  # maps, of which there are two as well
TABLE: Final = 480.0  # how wide the table is at least where it is one, in pixels
MOST_WRITTEN: Final = 20_000  # signs of what the table ruled


def score_page(sheet: Sheet, voice: Voice) -> str:
    body = f"{headline(voice, sheet)}\n{result(voice, sheet)}"
    return page(voice, Evening(voice, sheet).label, body)


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
    """The evening's name, the game, and when it was."""
    evening = Evening(voice, sheet)
    facts = f'<p class="facts">{escape(evening.facts)}</p>' if evening.facts else ""
    return f"<header><h1>{escape(evening.name)}</h1>{facts}{links}</header>"


def result(voice: Voice, sheet: Sheet) -> str:
    """Who won, with how many points, where everything was in the end, and how it came about."""
    evening = Evening(voice, sheet)
    printed = "".join(f'<div class="paper">{svg(one, evening.label, zoom=4 / 3)}</div>' for one in pages(evening))
    return f'<div class="screen">\n{_shown(evening)}\n</div>\n{printed}'


def _shown(evening: Evening) -> str:
    voice, sheet = evening.voice, evening.sheet
    part, beside = evening.part, _beside(evening)
    drawn = bool(part and sheet.table and evening.places)
    halves = bool(part and part.HALVES)
    inside = beside if halves and len(evening.places) % 2 else ""  # next to the last picture
    parts = [_band(evening)]
    if part is not None and drawn:
        kind = "halves" if halves else "strips"
        parts.append(f'<div class="drawings {kind}">{_drawings(evening, halves)}{inside}</div>')
        legend = _two(lambda room: part.legend(voice, room), voice("sheet.reading"))
        parts.append(f'<div class="legend">{legend}</div>')
    elif sheet.boards:
        parts += [heading(voice("sheet.boards")), boards(voice, evening.boards)]
    parts += map(_section, evening.sections)
    parts.append("" if inside else beside)
    if len(sheet.course) > 1:
        high = {SCREEN: 150.0, PHONE: 130.0}
        course = _two(lambda room: chart(evening, room, high[room]), voice("sheet.course"))
        parts.append(f'<section class="chart">{heading(voice("sheet.course"))}{course}</section>')
    if remarks := phrases.remarks(voice, sheet, part, MOST_WRITTEN):
        parts.append(f'<p class="remarks">{escape(" · ".join(remarks))}</p>')
    return "\n".join(filter(None, parts))


def heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def items(lines: list[str], kind: str = "") -> str:
    rows = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return f'<ul class="{kind}">{rows}</ul>' if kind else f"<ul>{rows}</ul>"


def _two(draw: Callable[[float], Picture], label: str) -> str:
    """A picture for wide screens, and one for phones."""
    wide, narrow = (svg(draw(room), label, kind=kind) for room, kind in ((SCREEN, "wide"), (PHONE, "narrow")))
    return wide + narrow


def _band(evening: Evening) -> str:
    won, how = evening.verdict
    crown = svg(Picture(25, 25, figures.crown()), "", kind="crown") if evening.sheet.winners else ""
    roofs = svg(Picture(2000, 112, tuple(sky(2000, 112, 0.23))), "", kind="sky")  # cut off where the page ends
    steps = "".join(_step(evening, place) for place in evening.places)
    podium = f'<ol class="podium p{len(evening.places)}">{steps}</ol>' if steps else ""
    reason = f'<p class="how">{escape(how)}</p>' if how else ""
    verdict = f'<div><p class="winner">{escape(won)}</p>{reason}</div>'
    return f'<section class="band">{roofs}<div class="won">{crown}{verdict}</div>{podium}</section>'


def _step(evening: Evening, place: Standing) -> str:
    points = escape(evening.voice("sheet.points", points=place.keys[0]))
    large = f'<span class="points" title="{points}">{place.keys[0]}</span>'
    name = f'<span class="name">{escape(evening.player(place.seat))}</span>'
    kind = ' class="best"' if evening.won(place) else ""
    return f'<li{kind} style="--rank:{place.rank}">{name}<span class="step">{large}{_medal(place)}</span></li>'


def _medal(place: Standing) -> str:
    return f'<span class="medal s{place.seat % 5}">{place.rank}</span>'


def _drawings(evening: Evening, halves: bool) -> str:
    """Every player's picture below rank, name and points."""
    rooms = (HALF + 24,) if halves else (SCREEN, PHONE)
    drawn = [(room, evening.drawings(room, LARGE)) for room in rooms]
    parts = []
    for place in evening.places:
        points = evening.voice("sheet.points", points=place.keys[0])
        name = f"<span>{escape(evening.player(place.seat))}</span><strong>{escape(points)}</strong>"
        pictures = "".join(
            svg(
                one[place.seat].picture,
                one[place.seat].spoken,
                kind="" if halves else "wide" if room == SCREEN else "narrow",
                zoom=ZOOM if halves else 1,
            )
            for room, one in drawn
        )
        parts.append(f'<section><h3 class="s{place.seat % 5}">{_medal(place)}{name}</h3>{pictures}</section>')
    return "".join(parts)


def _beside(evening: Evening) -> str:
    """The table of points, and the turning points."""
    voice, said = evening.voice, evening.turns_said()
    table = f"<section>{heading(voice('sheet.table'))}{_table(evening)}</section>" if evening.places else ""
    turns = f"<section>{heading(voice('sheet.turns'))}{items(said, 'turns')}</section>" if said else ""
    return f'<div class="beside">{table}{turns}</div>' if table or turns else ""


def _table(evening: Evening) -> str:
    """A row a player: turned round on wide screens, a card each on a phone."""
    rows = phrases.sheet_rows(evening.voice, evening.sheet)
    heads = "".join(f'<th role="columnheader">{escape(text)}</th>' for text, _ in rows)
    body = []
    for at, place in enumerate(evening.places):
        player = escape(evening.player(place.seat))
        name = f"{_medal(place)}<span>{player}</span>"
        cells = "".join(
            f'<td role="cell"{_nothing(cells[at])} data-label="{escape(text)}">{escape(cells[at])}</td>'
            for text, cells in rows
        )
        kind = ' class="best"' if evening.won(place) else ""
        body.append(
            f'<tr role="row"{kind}><th role="rowheader" aria-label="{player}" title="{player}">{name}</th>{cells}</tr>'
        )
    labels = f'<tr role="row" class="labels"><td role="cell"></td>{heads}</tr>'
    size = f"--lines:{len(rows) + 1};--players:{len(evening.places)}"
    kind = "" if _named(evening) else ' class="medals"'
    return f'<table role="table"{kind} style="{size}"><tbody role="rowgroup">{labels}{"".join(body)}</tbody></table>'


def _named(evening: Evening) -> bool:
    """Whether every word of the names has room above a column of a wide screen; else the medals say who it is."""
    room = TABLE / (len(evening.places) + 1.6) - 12
    words = [word for place in evening.places for word in evening.player(place.seat).split()]
    return all(room_of(word, 16, True) <= room for word in words)


def _nothing(cell: str) -> str:
    """A line without anything is left out on a phone."""
    return ' class="nothing"' if cell == "0" else ""


def _section(told: Section) -> str:
    """A table as it is, in contrast to that of the points."""
    heads = "".join(f'<th scope="col">{escape(text)}</th>' for text in told.heads)
    rows = "".join(
        f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{escape(text)}</td>" for text in more)}</tr>'
        for first, *more in told.rows
    )
    head = f"<thead><tr>{heads}</tr></thead>" if heads else ""
    return f'<section>{heading(told.title)}<table class="told">{head}<tbody>{rows}</tbody></table></section>'


def boards(voice: Voice, shown: tuple[Board, ...], shared: Shared | None = None) -> str:
    """Boards as they are; what has only counts is put together, one below the other."""
    sections = []
    for only_counts, group in groupby(shown, phrases.has_only_counts):
        parts = [one_board(voice, board, shared) for board in group]
        sections += ["".join(parts)] if only_counts else parts
    return f'<div class="boards">{"".join(f"<section>{one}</section>" for one in sections)}</div>'


def one_board(voice: Voice, board: Board, shared: Shared | None = None, drawn: Board | None = None) -> str:
    """A board with its counts; drawn with more than there is, such as what was just lost, if that is wanted."""
    counts, title = escape(phrases.counts(voice, board)), escape(clean(board.heading or board.owner))
    told = f'<h3>{title}</h3><p class="counts">{counts}</p>' if title else f'<p class="counts">{counts}</p>'
    if phrases.is_bare(board):
        return ""
    if phrases.has_only_counts(board):
        return told + "".join(f"<p>{escape(voice(key, **params))}</p>" for key, params in board.legend)
    if board.zones and GAMES[voice.game].sheet() is None:
        rooms = ("roomy", ACROSS, MAP_ZOOM), ("slim", PHONE, MAP_ZOOM)
        return told + "".join(
            svg(board_picture(voice, drawn or board, room), _spoken(voice, board), kind=kind, shared=shared, zoom=zoom)
            for kind, room, zoom in rooms
        )
    zoom = ZOOM if GAMES[voice.game].sheet() else 1
    return told + svg(board_picture(voice, drawn or board), _spoken(voice, board), shared=shared, zoom=zoom)


def _spoken(voice: Voice, board: Board) -> str:
    """What a screen reader says of a board: its cards by place."""
    parts = [text for text, _ in in_words(voice, board, codes=False)]
    return voice("board", player=board.owner or voice("sheet.boards"), parts=parts)
