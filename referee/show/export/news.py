"""What an entry did to a board: which cards and creatures came, changed or went, so that a page can point at them."""

from collections.abc import Sequence

from referee.engine.view import Board, Piece, Tile

LAID, LOST, CHANGED = "laid", "lost", "changed"


def with_news(old: Board, new: Board) -> Board:
    """The board as it is now, with everything that came, changed or went; what went is still on it."""
    news: dict[tuple[str, str], str] = {}
    columns, rows = _both(old.columns, new.columns), _both(old.rows, new.rows)
    tiles = dict(new.tiles)
    for place in {**old.tiles, **new.tiles}:
        was, now = old.tiles.get(place), new.tiles.get(place)
        if was == now:
            continue
        news[place] = _tile_news(was, now)
        if was is not None and now is None:
            tiles[place] = was
    left, top, right, below = (_side(news, side, old.sides[side], lying) for side, lying in new.sides.items())
    zones = {zone.name: zone for zone in old.zones}
    news |= {("zone", zone.name): CHANGED for zone in new.zones if zone != zones.get(zone.name)}
    around = new._replace(left=left, top=top, right=right, below=below)
    return around._replace(columns=columns, rows=rows, tiles=tiles, news=news)


def shows_lost(board: Board) -> bool:
    return any(what.startswith(LOST) for what in board.news.values())


def _tile_news(was: Tile | None, now: Tile | None) -> str:
    kind = LAID if was is None else LOST if now is None else CHANGED
    more = (now.standing if now else 0) - (was.standing if was else 0)
    return f"{kind} {more:+d}" if more else kind


def _side(news: dict[tuple[str, str], str], side: str, old: Sequence[Piece], new: Sequence[Piece]) -> tuple[Piece, ...]:
    """Everything on that side; a creature that is only told its value (`lb=2`) is still the same."""
    left = [*old]
    for number, label in enumerate(new):
        same = next((one for one in left if _name(one) == _name(label)), None)
        if same is None:
            news[side, str(number)] = LAID
        else:
            left.remove(same)
    for number, _ in enumerate(left, len(new)):
        news[side, str(number)] = LOST
    return (*new, *left)


def _name(label: str) -> str:
    return label.partition("=")[0]


def _both(old: Sequence[str], new: Sequence[str]) -> tuple[str, ...]:
    """The columns or rows of both, in order; each is a stretch without gaps."""
    common = [one for one in old if one in new]
    if not common:
        return tuple(new or old)
    return (*old[: old.index(common[0])], *new, *old[old.index(common[-1]) + 1 :])
