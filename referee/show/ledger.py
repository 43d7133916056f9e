"""The log as lines: under a heading for every phase, each entry in words with what it led to, and what it changed."""

from collections.abc import Iterator, Sequence

from referee.engine.ruling import Event, Said
from referee.say import Voice, clean
from referee.say.cards import NAMELESS, Names
from referee.say.tell import event_key, event_line
from referee.show.text import Line, line_of, plain, sentence, width, wrap
from referee.table.ledger import Change, Row


def ledger_lines(voice: Voice, rows: Sequence[Row], columns: int, names: Names = NAMELESS) -> list[Line]:
    lines: list[Line] = []
    heading = ""
    digits = len(str(rows[-1].number)) if rows else 1
    for row in rows:
        style = "faint" if not row.in_force else "bad" if row.overruled else ""
        first, *more = _texts(voice, row, names)
        before = _heading(voice, first if isinstance(first, Said) else row.stand)
        lead = f"{row.number:>{digits}}  "
        if before != heading:
            lines += _headed(lines, before, columns)
            heading = before
        for text in more if isinstance(first, Said) else [first, *more]:
            if isinstance(text, Said):
                heading = _heading(voice, text)
                lines += _headed(lines, heading, columns)
                continue
            told = wrap(text, columns - digits - 2, "  ")
            lines += [
                line_of((lead, "faint"), (told[0], style)),
                *(plain(" " * len(lead) + one, style) for one in told[1:]),
            ]
            lead = " " * len(lead)
        for line in change_lines(voice, row.changes, row.players, columns - digits - 4):
            lines.append(plain(" " * (digits + 4) + line, "good" if row.in_force else "faint"))
    return lines


def told_texts(voice: Voice, row: Row, names: Names = NAMELESS) -> list[str]:
    """What was done and what followed, then what it changed, without the headings."""
    told = [text for text in _texts(voice, row, names) if not isinstance(text, Said)]
    return [*told, *change_texts(voice, row.changes, row.players)]


def _heading(voice: Voice, stand: Said) -> str:
    """Where the game stands: in words for the log, such as `stand.log-turn`, else in those of every screen; the bare
    phase where a game has no sentence for it."""
    of_log = stand.key.replace("stand.", "stand.log-", 1)
    key = of_log if voice.knows(of_log) else stand.key
    return sentence(voice(key, **stand.params) if voice.knows(key) else key.partition(".")[2])


def _headed(before: Sequence[Line], heading: str, columns: int) -> list[Line]:
    rule = "─" * max(2, min(columns, 60) - width(heading) - 4)
    return [*([plain()] if before else []), line_of(("── ", "faint"), (heading, "strong"), (f" {rule}", "faint"))]


def _texts(voice: Voice, row: Row, names: Names) -> Iterator[str | Said]:
    """The heading that the entry begins, if it does; what was done, with its marks, and what followed; what the game
    does not tell is told as it was written."""
    story = row.story
    if story and story[0].key.startswith("begin."):
        yield Said(story[0].key.replace("begin.", "stand.", 1), story[0].params)
        story = story[1:]
    told = [event for event in story if event.key.startswith("stand.") or _told(voice, row, event, names)]
    while told and told[-1].key.startswith("stand."):
        told.pop()  # the heading of the next entry
    marks = "" if row.in_force else f"  [{voice('mark.undone')}]"
    if not told or told[0].key.startswith("stand."):
        yield clean(row.text) + marks + (f"  [{voice('mark.overruled')}]" if row.overruled else "")
        marks = ""
    for event in told:
        if event.key.startswith("stand."):
            yield Said(event.key, event.params)
        else:
            yield _told(voice, row, event, names) + marks
            marks = ""


def _told(voice: Voice, row: Row, event: Event, names: Names) -> str:
    own = event._replace(key=f"told.{event.key}")
    return sentence(event_line(voice, own if voice.knows(event_key(voice, own)) else event, row.players, names))


def change_lines(voice: Voice, changes: Sequence[Change], players: Sequence[str], columns: int) -> list[str]:
    """One line a player where it fits, one for what is the whole table's."""
    return [line for text in change_texts(voice, changes, players) for line in wrap(text, columns, "  ")]


def change_texts(voice: Voice, changes: Sequence[Change], players: Sequence[str]) -> list[str]:
    """For the table and each player what changed, by how much, and the new value."""
    texts = []
    for seat in dict.fromkeys(change.seat for change in changes):
        own = [voice("changes.one", **one._asdict()) for one in changes if one.seat == seat]
        player = voice("word.whole-table") if seat is None else players[seat]
        texts.append(voice("changes", player=player, changes=own))
    return texts
