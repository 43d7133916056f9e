"""The ledger as lines: entry, change, new value."""

from collections.abc import Sequence

from referee.say import Voice, clean
from referee.show.done import done_texts, has_codes
from referee.show.text import Line, line_of, plain, wrap
from referee.table.ledger import Change, Row


def ledger_lines(voice: Voice, rows: list[Row], columns: int) -> list[Line]:
    lines: list[Line] = []
    digits = len(str(rows[-1].number)) if rows else 1
    for row in rows:
        marks = [voice(f"mark.{mark}") for mark in _marks(row)]
        style = "faint" if not row.in_force else "bad" if row.overruled else ""
        lead = f"{row.number:>{digits}}  "
        text = clean(row.text) + "".join(f"  [{mark}]" for mark in marks)
        for index, line in enumerate(wrap(text, columns - digits - 2)):
            lines.append(line_of((lead if index == 0 else " " * len(lead), "faint"), (line, style)))
        lost = [event for event in row.results if has_codes(voice, event)]
        room = columns - digits - 4
        for done in done_texts(voice, lost, row.players, room, {}, "all"):
            lines += [plain(" " * (digits + 4) + line, style) for line in wrap(done, room, "  ")]
        for line in change_lines(voice, row.changes, row.players, room):
            lines.append(plain(" " * (digits + 4) + line, "good" if row.in_force else "faint"))
    return lines


def _marks(row: Row) -> list[str]:
    return ["undone"] * (not row.in_force) + ["overruled"] * row.overruled


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
