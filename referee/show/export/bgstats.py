"""A finished game as a link that BG Stats takes in, and as its QR code: the app asks first; no key and no server."""

import json
from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote

from referee.engine.seats import Led, people, person
from referee.notation.names import folded
from referee.say import Voice, clean
from referee.show.export import phrases
from referee.show.export.sheet import Sheet
from referee.table.play import seats_then
from referee.table.table import Table

if TYPE_CHECKING:
    from segno import QRCode

ADDRESS: Final = "https://app.bgstatsapp.com/createPlay.html?data="
QUIET: Final = (2, 1)  # modules around a code on the screen: two are better, phones also read it with one
# What the app can do without, or finds out by itself; left out where the code would not fit otherwise.
SPARED: Final = {"durationMin", "board", "comments", "highestWins", "noPoints", "rank", "role", "startPlayer"}
NO_POINTS: Final = ("noPoints", True)
LONGEST_ID: Final = 12
DRAWN: Final[dict[str, Any]] = {"scale": 6, "light": "#fff"}
FORMATS: Final = ("html", "svg")


def link(voice: Voice, table: Table, sheet: Sheet, *, short: bool = False) -> str:
    """With all that is known, or as short as it can be."""
    found = play(voice, table, sheet)
    text = json.dumps(_spared(found) if short else found, ensure_ascii=False, separators=(",", ":"))
    return ADDRESS + _quoted(text)


def _quoted(text: str) -> str:
    return quote(text, safe=",:!~*'()", errors="replace")


def play(voice: Voice, table: Table, sheet: Sheet) -> dict[str, Any]:
    """The play as BG Stats wants it; only what is known is sent, since all of it travels in a link."""
    edition = sheet.header.get("edition")
    moment = sheet.ended or sheet.started or table.clock()
    game = {
        "name": voice("sheet.game"),
        "sourceGameId": sheet.game,
        "bggId": table.game.bgg,
        "highestWins": True,
        "noPoints": not sheet.standings,
    }
    return _known(
        {
            "sourceName": "referee",
            "sourcePlayId": sheet.id or sha256(sheet.record).hexdigest()[:16],
            "playDate": moment[:19].replace("T", " "),
            "durationMin": sheet.minutes,
            "board": voice(f"edition.{edition[0]}") if edition else None,
            "comments": voice("sheet.ruled", number=len(sheet.rulings)) if sheet.rulings else None,
            "game": _known(game),
            "players": _players(voice, table, sheet),
        }
    )


def _players(voice: Voice, table: Table, sheet: Sheet) -> list[dict[str, Any]]:
    places = {place.seat: {"score": place.keys[0], "rank": place.rank} for place in sheet.standings}
    starter, winners = _starter(table), people(sheet.winners)
    found: dict[str, dict[str, Any]] = {}
    for seat, name in enumerate(sheet.players):
        roles = [name] if isinstance(name, Led) else [voice(f"word.{role}") for role in sheet.roles[seat : seat + 1]]
        who = person(name)
        if who in found:  # leads another figure, too
            roles = [found[who]["role"], *roles]
        else:
            # Whether they won is never left out: the app wants it for every player.
            found[who] = {"name": clean(who), "sourcePlayerId": _id_of(who), "winner": who in winners}
            found[who] |= places.get(seat, {})
        found[who] |= ({"role": ", ".join(roles)} if roles else {}) | ({"startPlayer": True} if seat == starter else {})
    return [*found.values()]


def _id_of(name: str) -> str:
    """The same for a player in every game: the name, or a short digest if that is long in a link."""
    own = clean(folded(name))
    return own if len(_quoted(own)) <= LONGEST_ID else sha256(own.encode()).hexdigest()[:8]


def _starter(table: Table) -> int | None:
    """The seat that began the game; None where nobody does."""
    starter = table.game.view().starter
    for step in table.play.steps:
        if (then := starter(step.state)) is not None:
            seats = seats_then(step.who, table.play.who)
            return seats.index(then) if then in seats else None
    return None


def _known(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if value not in (None, "")}


def _spared(found: Any) -> Any:
    """Without what the app can do without; that there are no points it must know."""
    match found:
        case dict():
            return {key: _spared(one) for key, one in found.items() if key not in SPARED or (key, one) == NO_POINTS}
        case list():
            return [*map(_spared, found)]
    return found


def codes(voice: Voice, table: Table, sheet: Sheet) -> Iterator["QRCode"]:
    """The code of the whole link, then that of the short one; none of a link that is too long for any code."""
    import segno

    for short in (False, True):
        with suppress(segno.DataOverflowError):
            yield segno.make_qr(link(voice, table, sheet, short=short), error="l", boost_error=False)


def in_blocks(code: "QRCode", quiet: int, colour: bool) -> list[str]:
    """Two modules a sign, dark on light whatever the terminal looks like; without colour, light signs on dark."""
    rows = [[bool(module) for module in row] for row in code.matrix_iter(border=quiet)]
    rows += [[False] * len(rows[0])] * (len(rows) % 2)
    lines = []
    for upper, lower in zip(rows[::2], rows[1::2], strict=True):
        signs = "".join("█▀▄ "[2 * above + below] for above, below in zip(upper, lower, strict=True))
        lines.append(f"\x1b[38;5;231;48;5;16m{signs}\x1b[0m" if colour else signs)
    return lines


def code_svg(voice: Voice, code: "QRCode") -> bytes:
    """The code alone, to be printed or shown."""
    out = BytesIO()
    code.save(out, kind="svg", title=voice("sheet.bgstats"), **DRAWN)
    return out.getvalue()


def code_page(voice: Voice, table: Table, sheet: Sheet, code: "QRCode | None") -> bytes:
    """A page with the link to tap and the code to scan."""
    from html import escape

    from referee.show.export.web import page

    title = voice("sheet.bgstats")
    body = [
        f"<header><h1>{escape(voice('sheet.game'))}</h1></header>",
        f'<p class="verdict">{escape(phrases.verdict(voice, sheet))}</p>',
        f'<p><a href="{escape(link(voice, table, sheet))}">{escape(title)}</a></p>',
    ]
    if code:
        body += [f"<p>{escape(voice('sheet.bgstats-scan'))}</p>", code.svg_inline(omitsize=True, title=title, **DRAWN)]
    return page(voice, title, "\n".join(body), ".segno { max-width: 24rem }\n").encode("utf-8", "replace")
