"""What every print-out says, in words: headings, facts, the table of points."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from referee.engine.sheet_part import SheetPart
from referee.engine.usual_parts import telling_of
from referee.engine.view import Board
from referee.games import GAMES
from referee.say import Voice, clean
from referee.say.cards import NAMELESS, tell
from referee.say.tell import event_line
from referee.show.done import done_texts
from referee.show.export.sheet import SET, Before, Entry, Sheet
from referee.show.ledger import change_texts
from referee.show.score import number_and_points, other_editions, role_sentences, score_title, shown_lines
from referee.show.score import verdict as verdict_said
from referee.show.totals import totals_said
from referee.table.ledger import Row

A_DAY: Final = 24 * 60  # minutes


def title(voice: Voice, sheet: Sheet) -> str:
    return score_title(voice, sheet.over, sheet.standings)


def verdict(voice: Voice, sheet: Sheet) -> str:
    """Who won and by what, or that the game goes on."""
    if sheet.outcome is None:
        return voice("score.unfinished")
    return verdict_said(voice, sheet.players, sheet.outcome, sheet.standings, sheet.tie_breaks)


def facts(voice: Voice, sheet: Sheet) -> list[str]:
    """When it was played and under which rules, a sentence each."""
    found = [when(voice, sheet)]
    for key, words in sheet.header.items():
        found += header_facts(voice, key, words) or _named(voice, key, words)
    found.append(voice("sheet.rules", rules=sheet.rules))
    found.append(other_editions(voice, sheet.position.get("standings", ())))
    if not sheet.standings and sheet.roles:
        found += role_sentences(voice, sheet.players, sheet.roles)
    return [fact for fact in found if fact]


def header_facts(voice: Voice, key: str, words: Sequence[str]) -> list[str]:
    """What a key of the header says about the game, a sentence each."""
    if key == "house":
        return [_house(voice, f"{name}-{value}") for name, value in zip(words[::2], words[1::2], strict=True)]
    if not voice.knows(f"sheet.header.{key}"):
        return []
    known = tuple(voice(f"word.{word}") if voice.knows(f"word.{word}") else word for word in words)
    return [voice(f"sheet.header.{key}", words=known)]


def _house(voice: Voice, rule: str) -> str:
    """A house rule as the game says it on a sheet, else as it was ticked."""
    key = f"sheet.house.{rule}"
    return voice(key) if voice.knows(key) else voice("sheet.house", rule=voice(f"choice.house.{rule}"))


def _named(voice: Voice, key: str, words: Sequence[str]) -> list[str]:
    """What a key says that is shown by itself, as the edition is."""
    name = f"{key}.{words[0]}"
    return [voice(name)] if voice.knows(name) else []


def when(voice: Voice, sheet: Sheet) -> str:
    """The day in the time of this place, and from when to when; or from which day to which."""
    known = [local(moment) for moment in (sheet.started, sheet.ended) if moment]
    if not known:
        return ""
    start, end = known[0], known[-1]
    day, minutes = start.date().isoformat(), sheet.minutes
    if minutes is None:
        return voice("sheet.date", date=day)
    if minutes >= A_DAY:
        return voice("sheet.days", date=day, end=end.date().isoformat())
    hours = {"start": start.strftime("%H:%M"), "end": end.strftime("%H:%M")}
    return voice("sheet.dates", date=day, minutes=minutes, **hours)


def local(moment: str) -> datetime:
    """A moment in the time of this place; as it is written if that has no such day."""
    written = datetime.fromisoformat(moment)
    try:
        return written.astimezone()
    except (OverflowError, OSError, ValueError):
        return written


def remarks(voice: Voice, sheet: Sheet, part: SheetPart | None, most: int) -> list[str]:
    """What is to be known beside the result: house rules and the like, what the other edition counts, and what the
    table ruled, in so many signs at most."""
    charted = part.CHARTED if part else ()
    found = [
        one for key, words in sheet.header.items() if key not in charted for one in header_facts(voice, key, words)
    ]
    found += _other_edition(voice, sheet)
    if not sheet.standings and sheet.roles:
        found += role_sentences(voice, sheet.players, sheet.roles)
    whys: list[str] = []
    room = most
    for number, row in enumerate(sheet.rulings):
        event = row.events[0]
        player = "" if event.seat is None else row.players[event.seat]
        said = voice("sheet.why-of" if player else "sheet.why", player=player, why=event.params.get("why", ""))
        room -= len(said)
        if room < 0:
            whys += [f"{said[: most // 2]}…"] if not whys else []
            whys.append(voice("sheet.more", number=len(sheet.rulings) - max(1, number)))
            break
        whys.append(said)
    return [*found, *([voice("sheet.settled", rulings=whys)] if whys else [])]


def _other_edition(voice: Voice, sheet: Sheet) -> list[str]:
    """What everybody would have by another edition, where that is not the same."""
    totals = [row.get("points_by_edition", {}) for row in sheet.position.get("standings", ())]
    own, names = sheet.header.get("edition", ("",))[0], [row["player"] for row in sheet.position.get("standings", ())]
    if all(len(set(one.values())) < 2 for one in totals):
        return []
    return [
        voice(
            "sheet.other-edition",
            edition=voice(f"edition.{other}"),
            totals=[
                voice("sheet.total", player=name, points=one[other]) for name, one in zip(names, totals, strict=True)
            ],
        )
        for other in totals[0]
        if other != own
    ]


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


def sheet_rows(voice: Voice, sheet: Sheet) -> list[tuple[str, list[str]]]:
    """The same for the sheet, where ranks are seen above them: the points come last."""
    *rows, _ = point_rows(voice, sheet)
    total = bool(sheet.roles) + len(shown_lines(sheet.accounts))  # after the roles and the lines of the accounts
    return [*rows[:total], *rows[total + 1 :], rows[total]]


def names(sheet: Sheet) -> list[str]:
    """The players by rank, safe to show."""
    return [clean(sheet.players[place.seat]) for place in sheet.standings]


def has_only_counts(board: Board) -> bool:
    """Whether there is nothing to draw of a board: its owner has something of the one before it."""
    return bool(board.heading) and not board.columns and not board.zones


def is_bare(board: Board) -> bool:
    """Whether there is nothing of a board yet, such as of a map that nobody has entered."""
    return not (board.heading or board.owner or board.columns or board.zones or board.above)


def totals(voice: Voice, board: Board) -> str:
    """Every count with its name, which stay on one line together; a new line never begins with a dot."""
    return "\u00a0· ".join(text.replace(" ", "\u00a0") for text in totals_said(voice, board))


def counts(voice: Voice, board: Board) -> str:
    """What is said above a board: where the game stands, and its counts."""
    above = [voice(key, **params).replace("   ", " · ") for key, params in board.above]
    return "\u00a0· ".join(filter(None, [*above, totals(voice, board)]))


def rulings(voice: Voice, sheet: Sheet) -> list[str]:
    return [
        voice("sheet.ruling", number=row.number, text=text) for row in sheet.rulings for text in happened(voice, row)
    ]


def notes(sheet: Sheet) -> list[str]:
    return [clean(note) for note in sheet.notes]


def happened(voice: Voice, row: Row) -> list[str]:
    """What an entry led to, a sentence each."""
    events = telling_of(GAMES[voice.game]).told(row.events)
    return [text for event in events if (text := event_line(voice, event, row.players))]


def told(voice: Voice, entry: Entry) -> list[str]:
    """What was done, then what came of it, as it is read out at the table."""
    row, deed = entry.row, entry.deed
    results = [*done_texts(voice, entry.results, row.players, 0, NAMELESS, "no")]
    if deed is None:
        return results or [clean(row.text)]
    if deed.key == SET:
        own = f"deed.set-{deed.params['key']}"
        if voice.knows(own):
            facts = [voice(own, **deed.params)]
        else:
            facts = header_facts(voice, **deed.params) or _named(voice, **deed.params)
        return [voice(SET, parts=facts), *results]
    return [tell(voice, *deed, codes=False), *results]


def changed(voice: Voice, row: Row) -> list[str]:
    """What an entry changed, and the new value, a player each."""
    return change_texts(voice, row.changes, row.players)


def marks(voice: Voice, row: Row) -> list[str]:
    keys = ["undone"] * (not row.in_force) + ["overruled"] * row.overruled
    return [voice(f"mark.{key}") for key in keys]


def stand(voice: Voice, entry: Entry | Before) -> str:
    return voice(f"stand.{entry.phase}", **entry.stand)
