"""What every print-out says, in words: headings, facts, the table of points."""

from collections.abc import Mapping, Sequence

from referee.engine.view import Board
from referee.say import Voice, clean
from referee.say.cards import NAMELESS, tell
from referee.say.tell import event_line
from referee.show.done import done_texts
from referee.show.export.sheet import SET, Before, Entry, Sheet
from referee.show.ledger import change_texts
from referee.show.score import number_and_points, other_editions, role_sentences, score_title, shown_lines
from referee.show.score import verdict as verdict_said
from referee.table.ledger import Row


def title(voice: Voice, sheet: Sheet) -> str:
    return score_title(voice, sheet.over, sheet.standings)


def verdict(voice: Voice, sheet: Sheet) -> str:
    """Who won and by what, or that the game goes on."""
    if sheet.outcome is None:
        return voice("score.unfinished")
    return verdict_said(voice, sheet.players, sheet.outcome, sheet.standings, sheet.tie_breaks)


def facts(voice: Voice, sheet: Sheet) -> list[str]:
    """When it was played and under which rules, a sentence each."""
    found = [_when(voice, sheet)]
    found += [fact for key, words in sheet.header.items() for fact in _header(voice, key, words)]
    found.append(voice("sheet.rules", rules=sheet.rules))
    found.append(other_editions(voice, sheet.position.get("standings", ())))
    if not sheet.standings and sheet.roles:
        found += role_sentences(voice, sheet.players, sheet.roles)
    return [fact for fact in found if fact]


def _header(voice: Voice, key: str, words: Sequence[str]) -> list[str]:
    """What a key of the header says about the rules, a sentence each."""
    if key == "house":
        return [voice(f"sheet.house.{name}-{value}") for name, value in zip(words[::2], words[1::2], strict=True)]
    if voice.knows(f"sheet.header.{key}"):
        known = tuple(voice(f"word.{word}") if voice.knows(f"word.{word}") else word for word in words)
        return [voice(f"sheet.header.{key}", words=known)]
    return [voice(f"{key}.{words[0]}")] if voice.knows(f"{key}.{words[0]}") else []


def _when(voice: Voice, sheet: Sheet) -> str:
    start, end = sheet.started, sheet.ended
    if not start and not end:
        return ""
    date, minutes = (start or end)[:10], sheet.minutes
    if minutes is None:
        return voice("sheet.date", date=date)
    return voice("sheet.dates", date=date, start=start[11:16], end=end[11:16], minutes=minutes)


def point_rows(voice: Voice, sheet: Sheet) -> list[tuple[str, list[str]]]:
    """What everybody turned out to be, every line of every account, the tie-breaks and the rank: a label, then a cell
    for each place; nothing in a game without points."""
    if not sheet.standings:
        return []
    rows = []
    if sheet.roles:
        rows.append((voice("word.role"), [voice(f"word.{sheet.roles[place.seat]}") for place in sheet.standings]))
    for index in shown_lines(sheet.accounts):
        own = [sheet.accounts[place.seat][index] for place in sheet.standings]
        rows.append((voice(own[0].key), [*map(number_and_points, own)]))
    for index, key in enumerate(sheet.tie_breaks):
        told = ["?" if (key, one.seat) in sheet.untold else str(abs(one.keys[index])) for one in sheet.standings]
        rows.append((voice(f"word.{key}"), told))
    rows.append((voice("word.rank"), [str(place.rank) for place in sheet.standings]))
    return rows


def total_row(sheet: Sheet) -> int:
    """Where the points stand among those rows: after the roles and the lines of the accounts."""
    return bool(sheet.roles) + len(shown_lines(sheet.accounts))


def names(sheet: Sheet) -> list[str]:
    """The players by rank, safe to show."""
    return [clean(sheet.players[place.seat]) for place in sheet.standings]


def has_only_counts(board: Board) -> bool:
    """Whether there is nothing to draw of a board: its owner has something of the one before it."""
    return bool(board.heading) and not board.columns and not board.zones


def totals(voice: Voice, counts: Mapping[str, int]) -> str:
    """Every count with its name, which stay on one line together; a new line never begins with a dot."""
    texts = (voice("total", what=what, count=count) for what, count in counts.items())
    return "\u00a0· ".join(text.replace(" ", "\u00a0") for text in texts)


def rulings(voice: Voice, sheet: Sheet) -> list[str]:
    return [
        voice("sheet.ruling", number=row.number, text=text) for row in sheet.rulings for text in happened(voice, row)
    ]


def notes(sheet: Sheet) -> list[str]:
    return [clean(note) for note in sheet.notes]


def happened(voice: Voice, row: Row) -> list[str]:
    """What an entry led to, a sentence each."""
    return [text for event in row.events if (text := event_line(voice, event, row.players))]


def told(voice: Voice, entry: Entry) -> list[str]:
    """What was done, then what came of it, as it is read out at the table."""
    row, deed = entry.row, entry.deed
    results = [*done_texts(voice, row.results, row.players, 0, NAMELESS, "none")]
    if deed is None:
        return results or [clean(row.text)]
    if deed.key == SET:
        own = f"deed.set-{deed.params['key']}"
        facts = [voice(own, **deed.params)] if voice.knows(own) else _header(voice, **deed.params)
        return [voice(SET, parts=facts), *results]
    return [tell(voice, *deed), *results]


def changed(voice: Voice, row: Row) -> list[str]:
    """What an entry changed, and the new value, a player each."""
    return change_texts(voice, row.changes, row.players)


def marks(voice: Voice, row: Row) -> list[str]:
    keys = ["undone"] * (not row.in_force) + ["overruled"] * row.overruled
    return [voice(f"mark.{key}") for key in keys]


def stand(voice: Voice, entry: Entry | Before) -> str:
    return voice(f"stand.{entry.phase}", **entry.stand)
