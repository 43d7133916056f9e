"""What differs between two positions: every player's village and counts, and the standings."""

from typing import Any

from referee.engine.game import Game
from referee.engine.view import Board, Tile
from referee.say import Voice
from referee.show.ledger import change_lines
from referee.show.text import Line, plain, wrap
from referee.table.ledger import changes

SIDES = ("left", "top", "right", "below")


def difference_lines(voice: Voice, game: Game, before: Any, after: Any, columns: int) -> list[Line]:
    lines: list[Line] = []
    for old, new in zip(game.boards(before), game.boards(after), strict=False):
        for text in _places(voice, old, new):
            lines += [plain(line) for line in wrap(f"  {text}", columns, "    ")]
    changed = change_lines(voice, changes(game, before, after), after.setup.players, columns - 2)
    lines += [plain(f"  {line}", "good") for line in changed]
    was, now = (_standings(voice, game, state) for state in (before, after))
    if was != now:
        lines += [plain(line) for line in wrap("  " + voice("try.standings", before=was, after=now), columns, "    ")]
    return lines or [plain("  " + voice("same"))]


def difference_data(game: Game, before: Any, after: Any) -> list[dict[str, Any]]:
    """Every place and every side of a village that differs, as it was and as it is; None for no card."""
    found: list[dict[str, Any]] = []
    for old, new in zip(game.boards(before), game.boards(after), strict=False):
        for place in _changed(old, new):
            was, now = (_tile_data(board.tiles.get(place)) for board in (old, new))
            found.append({"player": new.owner, "cell": "".join(place), "before": was, "after": now})
        for side in SIDES:
            if getattr(old, side) != getattr(new, side):
                creatures = {"before": list(getattr(old, side)), "after": list(getattr(new, side))}
                found.append({"player": new.owner, "side": side, **creatures})
    return found


def _standings(voice: Voice, game: Game, state: Any) -> tuple[str, ...]:
    players = state.setup.players
    return tuple(
        voice("try.standing", rank=place.rank, player=players[place.seat], points=place.keys[0])
        for place in game.standings(state)
    )


def _changed(old: Board, new: Board) -> list[tuple[str, str]]:
    return [place for place in {**old.tiles, **new.tiles} if old.tiles.get(place) != new.tiles.get(place)]


def _places(voice: Voice, old: Board, new: Board) -> list[str]:
    found = []
    for place in _changed(old, new):
        was, now = (_tile(voice, board.tiles.get(place)) for board in (old, new))
        found.append(voice("try.place", player=new.owner, cell="".join(place), before=was, after=now))
    for side in SIDES:
        was, now = (" ".join(getattr(board, side)) or "–" for board in (old, new))
        if was != now:
            found.append(voice("try.side", player=new.owner, before=was, after=now))
    return found


def _tile(voice: Voice, tile: Tile | None) -> str:
    if tile is None:
        return "–"
    counted = tile.standing and not tile.word  # else the face says who stands there
    return voice("try.card", face=tile.face, villagers=tile.standing) if counted else tile.face


def _tile_data(tile: Tile | None) -> dict[str, Any] | None:
    return None if tile is None else {"card": tile.face, "villagers": tile.standing}
