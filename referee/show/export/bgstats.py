"""A finished game as a link that BG Stats takes in: the app shows its own dialogue, no key and no server."""

import json
from typing import Any, Final
from urllib.parse import quote

from referee.notation.names import folded
from referee.say import Voice, clean
from referee.show.export.sheet import Sheet

ADDRESS: Final = "https://app.bgstatsapp.com/createPlay.html?data="


def link(voice: Voice, sheet: Sheet, now: str) -> str:
    """`now` is the moment of a game whose record knows none."""
    text = json.dumps(play(voice, sheet, now), ensure_ascii=False, separators=(",", ":"))
    return ADDRESS + quote(text, safe=",:!~*'()", errors="replace")


def play(voice: Voice, sheet: Sheet, now: str) -> dict[str, Any]:
    """The play as BG Stats wants it; only what is known is sent, since all of it travels in a link."""
    edition = sheet.header.get("edition")
    moment = sheet.ended or sheet.started or now
    places = {place.seat: {"score": str(place.keys[0]), "rank": place.rank} for place in sheet.standings}
    found: dict[str, Any] = {
        "sourceName": "referee",
        "sourcePlayId": sheet.id or _id_of(sheet),
        "playDate": moment[:19].replace("T", " "),
        "durationMin": sheet.minutes,
        "board": voice(f"edition.{edition[0]}") if edition else None,
        "comments": voice("sheet.ruled", number=len(sheet.rulings)) if sheet.rulings else None,
        "game": {
            "name": voice("sheet.game"),
            "sourceGameId": sheet.game,
            "highestWins": True,
            "noPoints": not sheet.standings,
        },
        "players": [
            {
                "name": clean(name),
                "sourcePlayerId": clean(folded(name)),
                "winner": name in sheet.winners,  # never left out: the app wants it for every player
                **places.get(seat, {}),
            }
            for seat, name in enumerate(sheet.players)
        ],
    }
    return {key: value for key, value in found.items() if value not in (None, "")}


def _id_of(sheet: Sheet) -> str:
    """A stable id for a record that has none."""
    from hashlib import sha256

    return sha256(sheet.record).hexdigest()[:16]


def qr(text: str) -> list[list[bool]]:
    """The dark modules of a QR code, with as much of a quiet zone as phones need.

    :raises ImportError: if segno is not installed.
    """
    import segno

    code = segno.make(text, error="l", micro=False, boost_error=False)
    return [[bool(module) for module in row] for row in code.matrix_iter(border=2)]


def in_blocks(modules: list[list[bool]], colour: bool) -> list[str]:
    """Two modules a sign, dark on light whatever the terminal looks like; without colour, light signs on dark."""
    rows = [*modules, *([[False] * len(modules[0])] if len(modules) % 2 else [])]
    lines = []
    for upper, lower in zip(rows[::2], rows[1::2], strict=True):
        signs = "".join("█▀▄ "[2 * above + below] for above, below in zip(upper, lower, strict=True))
        lines.append(f"\x1b[38;5;231;48;5;16m{signs}\x1b[0m" if colour else signs)
    return lines
