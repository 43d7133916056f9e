"""The whole game as a page that steps through it entry by entry; without JavaScript it is a list."""

from html import escape

from referee.draw.svg import Shared, definitions
from referee.say import Voice, clean
from referee.show.export import phrases
from referee.show.export.sheet import Entry, Sheet
from referee.show.export.web import asset, boards, heading, headline, items, page, result


def game_page(sheet: Sheet, voice: Voice) -> str:
    shared: Shared = {}
    rows = "\n".join(_entry(voice, entry, shared) for entry in sheet.entries)
    name = voice("sheet.title", game=voice("sheet.game"), title=voice("sheet.entries"))
    steps = f"""<section id="steps" class="steps">
{heading(voice("sheet.entries"))}
<p class="keys">{escape(voice("sheet.keys"))}</p>
{_buttons(voice, len(sheet.entries))}
<ol class="entries">
{rows}
</ol>
</section>"""
    body = f"{headline(voice, sheet)}\n{result(voice, sheet)}\n{definitions(shared)}\n{steps if sheet.entries else ''}"
    return page(voice, name, body, asset("steps.css"), asset("steps.js") if sheet.entries else "")


def _buttons(voice: Voice, count: int) -> str:
    signs = (("first", "«"), ("back", "‹"), ("next", "›"), ("last", "»"))
    first, back, following, last = (
        f'<button type="button" title="{escape(voice(f"sheet.{key}"))}" aria-label="{escape(voice(f"sheet.{key}"))}">'
        f"{sign}</button>"
        for key, sign in signs
    )
    named = f'aria-label="{escape(voice("sheet.entries"))}"'
    slider = f'<input type="range" min="0" max="{max(0, count - 1)}" value="0" {named}>'
    return f"<nav>{first}{back}{slider}{following}{last}<output></output></nav>"


def _entry(voice: Voice, entry: Entry, shared: Shared) -> str:
    row = entry.row
    kind = "entry" if row.in_force else "entry undone"
    marks = "".join(f' <span class="mark">{escape(mark)}</span>' for mark in phrases.marks(voice, row))
    remarks = "".join(f'<p class="remark">{escape(clean(remark))}</p>' for remark in entry.remarks if remark)
    where = escape(voice("sheet.entry", number=row.number, stand=phrases.stand(voice, entry)))
    parts = [f'<p class="where">{where}{marks}</p>', remarks, f'<p class="line">{escape(clean(row.text))}</p>']
    if happened := phrases.happened(voice, row):
        parts.append(items(happened))
    if changed := phrases.changed(voice, row):
        parts.append(items(changed, "changed"))
    drawn = boards(voice, entry.boards, shared)
    parts.append(f"<details><summary>{escape(voice('sheet.boards-after'))}</summary>{drawn}</details>")
    return f'<li class="{kind}" id="e{row.number}">{"".join(parts)}</li>'
