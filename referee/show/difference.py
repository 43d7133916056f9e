"""What differs between two positions: every player's board and counts, and the standings."""

from collections import Counter
from collections.abc import Container, Iterator
from typing import Any

from referee.engine.view import Board, Tile, Zone
from referee.say import Voice
from referee.show.ledger import change_lines
from referee.show.ruling import wanted
from referee.show.text import Line, plain, wrap
from referee.show.tiles import piece_words, tile_words
from referee.show.totals import total_said
from referee.show.zones import things_in
from referee.table.ledger import changes
from referee.table.play import Play, Who, seats_then


def difference_lines(voice: Voice, before: Play, after: Play, columns: int) -> list[Line]:
    lines: list[Line] = []
    for old, new in _boards(before, after):
        for text in [*place_texts(voice, old, new), *number_texts(voice, old, new, after.game.words().COUNTS)]:
            lines += [plain(line) for line in wrap(f"  {text}", columns, "    ")]
    found = changes(after.game, before.state, after.state, seats_then(before.who, after.who))
    changed = change_lines(voice, found, after.setup.players, columns - 2)
    lines += [plain(f"  {line}", "good") for line in changed]
    if _points(before) != _points(after):
        was, now = (_standings(voice, play) for play in (before, after))
        lines += [plain(line) for line in wrap("  " + voice("try.standings", before=was, after=now), columns, "    ")]
    return lines or [plain(line) for line in wrap(f"  {_asked(voice, before, after)}", columns, "    ")]


def _asked(voice: Voice, before: Play, after: Play) -> str:
    """What is asked for, where that is all that differs: it says what a combat stands at. Nobody who was only renamed
    or moved to another seat is asked for anything else."""
    if before.setup.players != after.setup.players:
        return voice("same")
    was, now = (
        [wanted(voice, play.game, play.state, decision) for decision in play.game.rules().pending(play.state)]
        for play in (before, after)
    )
    return voice("same") if was == now else voice("try.asked", before=was, after=now)


def difference_data(before: Play, after: Play) -> list[dict[str, Any]]:
    """Every place and every side of a board that differs, as it was and as it is; None for no card."""
    found: list[dict[str, Any]] = []
    for old, new in _boards(before, after):
        for before_zone, after_zone in _zones(old, new):
            was_in, now_in = (None if zone is None else _things(zone) for zone in (before_zone, after_zone))
            found.append({"player": None, "zone": _name(before_zone, after_zone), "before": was_in, "after": now_in})
        for place in _changed(old, new):
            was, now = (_tile_data(board.tiles.get(place)) for board in (old, new))
            found.append({"player": new.owner, "cell": "".join(place), "before": was, "after": now})
        for side, lay in old.sides.items():
            if lay != (lies := new.sides[side]):
                found.append({"player": new.owner, "side": side, "before": list(lay), "after": list(lies)})
    return found


def _boards(before: Play, after: Play) -> Iterator[tuple[Board, Board]]:
    """The same player's board in both, or everybody's, wherever that player sat and whatever the name was."""
    old, new = (
        {_owner(play, board): board for board in play.game.view().boards(play.state)} for play in (before, after)
    )
    return ((old[owner], board) for owner, board in new.items() if owner in old)


def _owner(play: Play, board: Board) -> Who:
    return () if not board.owner else (play.who[play.setup.players.index(board.owner)],)


def _points(play: Play) -> set[tuple[Any, ...]]:
    """Who stands where with how many points."""
    return {(play.who[place.seat], place.rank, place.keys[0]) for place in play.game.rules().standings(play.state)}


def _standings(voice: Voice, play: Play) -> tuple[str, ...]:
    players = play.setup.players
    return tuple(
        voice("try.standing", rank=place.rank, player=players[place.seat], points=place.keys[0])
        for place in play.game.rules().standings(play.state)
    )


def _changed(old: Board, new: Board) -> list[tuple[str, str]]:
    return [place for place in {**old.tiles, **new.tiles} if old.tiles.get(place) != new.tiles.get(place)]


def _zones(old: Board, new: Board) -> list[tuple[Zone | None, Zone | None]]:
    """Each zone that differs, as it was and as it is."""
    was, now = ({zone.name: zone for zone in board.zones} for board in (old, new))
    return [(was.get(name), now.get(name)) for name in {**was, **now} if was.get(name) != now.get(name)]


def _name(*zones: Zone | None) -> str:
    return next(zone.name for zone in zones if zone is not None)


def _things(zone: Zone) -> list[dict[str, Any]]:
    return [{"key": key, **params} for key, params in zone.things]


def place_texts(voice: Voice, old: Board, new: Board) -> list[str]:
    """Every place and side of a board that differs, as it was and as it is; of a zone, what is not in both."""
    found = []
    for before, after in _zones(old, new):
        lay, lies = (things_in(voice, zone) if zone else [] for zone in (before, after))
        was, now = (
            " · ".join(one for one in things if one not in others) for things, others in ((lay, lies), (lies, lay))
        )
        if was or now:  # else the same lies there, and only its way to the middle is another
            found.append(voice("try.zone", zone=_name(before, after), before=was or "–", after=now or "–"))
    for place in _changed(old, new):
        was, now = (_tile(voice, board.tiles.get(place)) for board in (old, new))
        found.append(voice("try.place", player=new.owner, cell="".join(place), before=was, after=now))
    for side in old.sides:
        if old.sides[side] != new.sides[side]:
            lay, lies = ([piece_words(voice, one) for one in board.sides[side]] or ["–"] for board in (old, new))
            found.append(voice("try.side", player=new.owner, before=lay, after=lies))
    return found


def number_texts(voice: Voice, old: Board, new: Board, told: Container[str]) -> list[str]:
    """Every number on a board that differs and isn't `told` as a player's count: on a sheet, or above a map."""
    was, now = (
        {what: count for _, params in board.above for what, count in params.items() if _is_named(voice, what, count)}
        for board in (old, new)
    )
    changed = [what for what in now if what in was and was[what] != now[what]]
    above = [[voice("total", what=what, count=counts[what]) for what in changed] for counts in (was, now)]
    texts = [voice("try.asked", before=before, after=after) for before, after in zip(*above, strict=True)]
    own = [what for what in {**old.totals, **new.totals} if what not in told]
    before, after = ([_total(voice, board, what) for what in own] for board in (old, new))
    if before != after:
        differ = [pair for pair in zip(before, after, strict=True) if len({*pair}) == 2]
        lay, lies = ([one for one in column if one] or "–" for column in zip(*differ, strict=True))
        texts.append(voice("try.zone", zone=new.owner, before=lay, after=lies))
    return texts


def _is_named(voice: Voice, what: str, count: object) -> bool:
    return isinstance(count, int) and voice.knows(f"word.{what}")


def _total(voice: Voice, board: Board, what: str) -> str:
    return total_said(voice, board, what) if what in board.totals else ""


def _tile(voice: Voice, tile: Tile | None) -> str:
    if tile is None:
        return "–"
    words = tile_words(voice, tile)
    return voice("try.card", face=words, standing=tile.standing, who=tile.who) if tile.standing else words


def _tile_data(tile: Tile | None) -> dict[str, Any] | None:
    return None if tile is None else {"card": tile.face, "villagers": tile.standing}


def put_back_texts(voice: Voice, old: Board, new: Board) -> list[str]:
    """What the table must do so that a player's board lies as the new one does; what all play on, as it was and is."""
    if not new.owner:
        return place_texts(voice, *(_in_both(board, old, new) for board in (old, new)))
    parts = [_put_back(voice, place, old.tiles.get(place), new.tiles.get(place)) for place in _changed(old, new)]
    for side, lay in old.sides.items():
        pieces = {_bare(one): one for one in (*lay, *new.sides[side])}
        was, now = Counter(map(_bare, lay)), Counter(map(_bare, new.sides[side]))
        for key, things in (("put-back.beside", now - was), ("put-back.away", was - now)):
            if things:
                parts.append(voice(key, things=[piece_words(voice, pieces[one], one) for one in things.elements()]))
    return [voice("result", player=new.owner, parts=parts)] if parts else []


def _in_both(board: Board, old: Board, new: Board) -> Board:
    """Only the zones that both boards have: the map itself isn't put back."""
    names = {zone.name for zone in old.zones} & {zone.name for zone in new.zones}
    return board._replace(zones=tuple([zone for zone in board.zones if zone.name in names]))


def _put_back(voice: Voice, place: tuple[str, str], was: Tile | None, now: Tile | None) -> str:
    if now is None:
        assert was is not None
        return voice("put-back.off", face=tile_words(voice, was), cell="".join(place))
    params = {"face": tile_words(voice, now), "cell": "".join(place), "standing": now.standing}
    if was is not None and was.face == now.face:
        return voice("put-back.standing", **params)
    return voice("put-back.card-with" if now.standing else "put-back.card", **params)


def _bare(thing: str) -> str:
    """Without its value of this round."""
    return thing.partition("=")[0]
