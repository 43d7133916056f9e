"""What differs between two positions: every player's village and counts."""

from typing import Any

from referee.engine.game import Game
from referee.engine.view import Board, Tile
from referee.say import Voice, clean
from referee.show.ledger import change_lines
from referee.show.text import Line, plain, wrap
from referee.table.ledger import changes


def difference_lines(voice: Voice, game: Game, before: Any, after: Any, columns: int) -> list[Line]:
    lines: list[Line] = []
    for old, new in zip(game.boards(before), game.boards(after), strict=False):
        for text in _places(voice, old, new):
            lines += [plain(line) for line in wrap(text, columns, "  ")]
    changed = change_lines(voice, changes(game, before, after), after.setup.players, columns)
    lines += [plain(line, "good") for line in changed]
    return lines or [plain(voice("same"))]


def _places(voice: Voice, old: Board, new: Board) -> list[str]:
    owner = clean(new.owner)
    places = [place for place in {**old.tiles, **new.tiles} if old.tiles.get(place) != new.tiles.get(place)]
    found = []
    for column, row in places:
        was, now = (_tile(voice, board.tiles.get((column, row))) for board in (old, new))
        if was != now:
            found.append(f"{owner} {column}{row}: {was} → {now}")
    for side in ("left", "top", "right", "below"):
        was, now = (" ".join(getattr(board, side)) or "–" for board in (old, new))
        if was != now:
            found.append(f"{owner}: {was} → {now}")
    return found


def _tile(voice: Voice, tile: Tile | None) -> str:
    if tile is None:
        return "–"
    return f"{tile.face} ●{tile.standing}" if tile.standing else tile.face
