"""The whole game as a page that steps through it entry by entry; without JavaScript it is the result and a list."""

from html import escape
from itertools import groupby

from referee.engine.view import Board
from referee.say import Voice, clean
from referee.show.export import phrases
from referee.show.export.news import shows_lost, with_news
from referee.show.export.shapes import Shared, definitions
from referee.show.export.sheet import Entry, Sheet
from referee.show.export.web import asset, heading, headline, one_board, page, result
from referee.show.result import count_texts
from referee.show.text import sentence

BUTTONS = (("first", "«"), ("back", "‹"), ("play", "▶"), ("next", "›"), ("last", "»"))


def game_page(sheet: Sheet, voice: Voice) -> str:
    name = voice("sheet.title", game=voice("sheet.game"), title=voice("sheet.entries"))
    if not sheet.entries:
        return page(voice, name, f"{headline(voice, sheet)}\n{result(voice, sheet)}")
    pictures = _Pictures(voice)
    entries = _entries(voice, sheet, pictures)
    links = "".join(
        f'<a{kind} href="#{place}">{escape(voice(key))}</a>'
        for place, key, kind in (
            ("steps", "sheet.steps", ' class="steps-only"'),
            ("result", "sheet.result", ""),
            ("entries", "sheet.entries", ""),
        )
    )
    body = f"""{headline(voice, sheet, f'<p class="links">{links}</p>')}
{_stage(voice, sheet)}
<main id="result">
{result(voice, sheet)}
</main>
<section id="entries">
{heading(voice("sheet.entries"))}
{entries}
</section>
{pictures.written()}"""
    return page(voice, name, body, asset("steps.css"), asset("steps.js"))


class _Pictures:
    """Every board as it was at some time, written once."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.shared: Shared = {}
        self.texts: dict[str, int] = {}
        self.last: dict[str, tuple[Board, int]] = {}  # by owner

    def of(self, entry: Entry) -> str:
        """The numbers of the boards after an entry; those that it changed have a +."""
        before = {board.owner: board for board in entry.before.boards}
        return " ".join(self._of(before.get(board.owner, board), board) for board in entry.boards)

    def _of(self, old: Board, new: Board) -> str:
        drawn = with_news(old, new)
        if drawn.news or old.totals != new.totals:
            number = self._number(new, drawn)
            if shows_lost(drawn):  # what is gone is not shown for longer
                self.last.pop(new.owner, None)
            else:
                self.last[new.owner] = new, number
            return f"{number}+"
        board, number = self.last.get(new.owner, (None, 0))
        if board != new:
            number = self._number(new)
            self.last[new.owner] = new, number
        return str(number)

    def _number(self, board: Board, drawn: Board | None = None) -> int:
        return self.texts.setdefault(one_board(self.voice, board, self.shared, drawn), len(self.texts))

    def written(self) -> str:
        templates = "\n".join(f"<template>{text}</template>" for text in self.texts)
        return f"{definitions(self.shared)}\n{templates}"


def _stage(voice: Voice, sheet: Sheet) -> str:
    """Where one entry at a time is shown; only the script shows it."""
    boards = max((entry.boards for entry in sheet.entries), key=len)
    sections = []  # what has only counts stands together
    for only_counts, group in groupby(boards, phrases.has_only_counts):
        slots = ["<div></div>" for _ in group]
        sections += ["".join(slots)] if only_counts else slots
    places = "".join(f"<section>{one}</section>" for one in sections)
    hints = "".join(f'<p class="hint {kind}">{escape(voice(f"sheet.{kind}"))}</p>' for kind in ("keys", "touch"))
    return f"""<section id="steps" class="steps" aria-label="{escape(voice("sheet.steps"))}" hidden>
{_controls(voice, len(sheet.entries))}
<div class="told" aria-live="polite" aria-atomic="true"></div>
<div class="boards">{places}</div>
<p class="legend">{escape(voice("sheet.news"))}</p>
{hints}
</section>"""


def _controls(voice: Voice, count: int) -> str:
    buttons = "".join(
        f'<button type="button" class="{key}" title="{name}" aria-label="{name}">{sign}</button>'
        for key, sign in BUTTONS
        for name in [escape(voice(f"sheet.{key}"))]
    )
    named = f'aria-label="{escape(voice("sheet.entries"))}"'
    slider = f'<input type="range" min="0" max="{count - 1}" value="0" {named}>'
    return f'<nav data-pause="{escape(voice("sheet.pause"))}">{buttons}{slider}<output></output></nav>'


def _entries(voice: Voice, sheet: Sheet, pictures: _Pictures) -> str:
    """The list, under where the game stood when each was made."""
    parts = []
    for stand, group in groupby(sheet.entries, lambda entry: phrases.stand(voice, entry.before)):
        rows = "\n".join(_entry(voice, entry, pictures) for entry in group)
        parts.append(f"<section>\n<h3>{escape(sentence(stand))}</h3>\n<ol>\n{rows}\n</ol>\n</section>")
    return "\n".join(parts)


def _entry(voice: Voice, entry: Entry, pictures: _Pictures) -> str:
    row = entry.row
    kind = "entry" if row.in_force else "entry undone"
    first, *more = phrases.told(voice, entry)
    marks = "".join(f' <span class="mark">{escape(mark)}</span>' for mark in phrases.marks(voice, row))
    parts = [f'<a href="#{row.number}">{row.number}</a>']
    parts.append(f'<p class="deed">{escape(first)}{marks}</p>')
    parts += [f"<p>{escape(text)}</p>" for text in more]
    counts = count_texts(voice, row.changes, row.players)
    parts += [f'<p class="counts">{escape(text)}</p>' for text in counts]
    parts += [f'<p class="remark">{escape(clean(remark))}</p>' for remark in entry.remarks if remark]
    return f'<li class="{kind}" id="{row.number}" data-boards="{pictures.of(entry)}">{"".join(parts)}</li>'
