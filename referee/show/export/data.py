"""For spreadsheets and programs: CSV, JSON and the record itself. Names of columns and fields are never translated."""

import csv
import io
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from referee.engine.ruling import Event
from referee.engine.seats import Led, person
from referee.engine.standings import Standing
from referee.say import Voice, clean
from referee.show.export import phrases
from referee.show.export.sheet import Sheet
from referee.show.spreadsheet import cell


def record(sheet: Sheet, voice: Voice) -> bytes:
    """The file as it lies there, with its seals."""
    return sheet.record


def score_csv(sheet: Sheet, voice: Voice) -> str:
    """One row a player, by rank; in a game without points by seat, and without a rank."""
    winners, edition = sheet.winners, " ".join(sheet.header.get("edition", ()))
    rows = []
    for place in sheet.standings or [Standing(0, seat, ()) for seat in range(len(sheet.players))]:
        name = sheet.players[place.seat]
        row: dict[str, Any] = {"rank": place.rank} if sheet.standings else {}
        row |= {"player": person(name), "winner": "yes" if name in winners else "no"}
        keys = zip(sheet.tie_breaks, place.keys, strict=True)
        row |= {key: "" if (key, place.seat) in sheet.untold else abs(value) for key, value in keys}
        row |= {"role": sheet.roles[place.seat]} if sheet.roles else {}
        row |= {"role": name.written} if isinstance(name, Led) else {}
        for line in sheet.accounts[place.seat]:
            row |= {f"{line.key} number": line.number, f"{line.key} points": line.points}
        row |= {"game": sheet.game, "edition": edition, "house": " ".join(sheet.header.get("house", ()))}
        row |= {"rules": sheet.rules, "table rulings": len(sheet.rulings), "over": "yes" if sheet.over else "no"}
        rows.append({**row, "started": sheet.started, "ended": sheet.ended, "id": sheet.id})
    return _csv(list(rows[0]), (list(row.values()) for row in rows))


def game_csv(sheet: Sheet, voice: Voice) -> str:
    """One row an entry, with the points of every player after it. In English whoever asks, as the names of columns."""
    english = Voice("en", sheet.game)
    rounds = any(entry.round is not None for entry in sheet.entries) or not sheet.entries
    heads = ["entry", "text", "in force", "ruled by the table", *["round"] * rounds, "phase", "what happened"]
    rows = []
    for entry in sheet.entries:
        row = entry.row
        cells = [row.number, row.text, "yes" if row.in_force else "no", "yes" if row.overruled else "no"]
        cells += [*[entry.round] * rounds, entry.phase, " / ".join(phrases.happened(english, row))]
        rows.append([*cells, *entry.points])
    return _csv([*heads, *(sheet.players if sheet.standings else ())], rows)


def _csv(heads: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(map(cell, heads))
    writer.writerows([[cell(value) for value in row] for row in rows])
    return out.getvalue()


def score_json(sheet: Sheet, voice: Voice) -> str:
    return _json(_result(sheet))


def game_json(sheet: Sheet, voice: Voice) -> str:
    return _json(game_data(sheet))


def game_data(sheet: Sheet) -> dict[str, Any]:
    """The result, and every entry with its events and changes."""
    entries = [
        {
            "entry": entry.row.number,
            "text": entry.row.text,
            "remarks": list(entry.remarks),
            "in_force": entry.row.in_force,
            "overruled": entry.row.overruled,
            "round": entry.round,
            "phase": entry.phase,
            "events": [_event(event, entry.row.players) for event in entry.row.events],
            "changes": [
                {"player": None if one.seat is None else entry.row.players[one.seat], "what": one.what}
                | {"change": one.change, "now": one.now}
                for one in entry.row.changes
            ],
        }
        for entry in sheet.entries
    ]
    return {**_result(sheet), "entries": entries}


def _result(sheet: Sheet) -> dict[str, Any]:
    header = {key: list(words) for key, words in sheet.header.items() if key != "players"}
    return {
        "schema": 1,
        "game": sheet.game,
        "rules": sheet.rules,
        "header": header,
        "id": sheet.id,
        "started": sheet.started,
        "ended": sheet.ended,
        "notes": list(sheet.notes),
        **sheet.position,
        "decided_by": sheet.decided_by,
        "accounts": [
            {
                "player": name,
                "lines": [{"what": line.key, "number": line.number, "points": line.points} for line in account],
            }
            for name, account in zip(sheet.players, sheet.accounts, strict=True)
            if sheet.standings
        ],
        "course": [
            {
                "entry": moment.number,
                "round": moment.round,
                "points": dict(zip(sheet.players, moment.points, strict=True)),
            }
            for moment in sheet.course
        ],
    }


def _event(event: Event, players: Sequence[str]) -> dict[str, Any]:
    return {"key": event.key, "player": None if event.seat is None else players[event.seat], **_params(event.params)}


def _params(params: Mapping[str, Any]) -> dict[str, Any]:
    return {key: list(map(str, value)) if isinstance(value, tuple | list) else value for key, value in params.items()}


def _json(value: Any) -> str:
    """Indented; what `clean` would not let through is written as the \\u escape that JSON has for it."""
    lines = json.dumps(value, ensure_ascii=False, indent=1, default=str).split("\n")
    return "".join(f"{clean(line)}\n" for line in lines)
