"""The finished games of a machine: how each ended, and what the players and seats made of them."""

import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from referee.engine.seats import people, person
from referee.notation.names import folded
from referee.record.file import load
from referee.table.cache import keep, recall
from referee.table.store import SUFFIX, BadName, LeadsOut, NoSuchGame, Store
from referee.table.verify import replay

VERSION: Final = 3  # of what is kept of a game; with another one, all are read again
MANY: Final = 64  # from so many records on, all cores work


class Finished(NamedTuple):
    """One finished game. `points` and `ranks` by seat, () in a game without points; `losses` are the worst of each
    player, if the game has any."""

    name: str
    kind: str
    date: str  # when it started, or ended, or nothing
    edition: str
    players: tuple[str, ...]
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]  # seats
    losses: tuple[tuple[int, int, int, str], ...]  # how many, seat, round, when in it

    @property
    def margin(self) -> int:
        """By how many points the first is ahead of the next."""
        best, following = sorted(self.points, reverse=True)[:2]
        return best - following


class History(NamedTuple):
    games: list[Finished]
    broken: list[tuple[str, str]]  # names with the code of what is wrong


class Results(NamedTuple):
    """What somebody, or whoever sat somewhere, made of some games."""

    who: str
    games: int
    wins: int
    points: int | None  # None in a game without points
    best: int | None

    @property
    def average(self) -> float | None:
        return None if self.points is None else self.points / self.games


def history(store: Store) -> History:
    """All finished games in use and in the archive, the latest first. What was read before is remembered."""
    kept_at = store.home / "cache" / "history.json"
    kept = _remembered(kept_at)
    now: dict[str, Any] = {}
    unread: list[tuple[str, Path]] = []
    broken: list[tuple[str, str]] = []
    for folder in (store.games, store.archive):
        for name in store.names(folder):
            try:
                path = store.path_in(folder, name)
            except (BadName, LeadsOut):
                broken.append((name, "bad-game-name"))
                continue
            except NoSuchGame:  # it was there a moment ago
                continue
            key, stamp = f"{folder.name}/{name}", _stamp(path)
            if key in kept and _fits(kept[key]) and kept[key][0] == stamp:
                now[key] = kept[key]
            else:
                unread.append((key, path))
    for (key, path), (stamp, code, found) in zip(unread, _read_all([path for _, path in unread]), strict=True):
        if code:
            broken.append((path.name.removesuffix(SUFFIX), code))
        else:
            now[key] = [stamp, found]
    if unread or now.keys() != kept.keys():
        keep(kept_at, {"version": VERSION, "games": now})
    games = [_finished(key.partition("/")[2], found) for key, (_, found) in now.items() if found]
    return History(sorted(games, key=lambda game: (game.date, game.name), reverse=True), sorted(broken))


def _remembered(file: Path) -> dict[str, Any]:
    kept = recall(file)
    games = kept.get("games") if isinstance(kept, dict) and kept.get("version") == VERSION else None
    return games if isinstance(games, dict) else {}


def _fits(kept: Any) -> bool:
    """Whether this is what is kept of a game. What lies in the cache is only believed if it looks like it."""
    try:
        _, found = kept
        if found is None:
            return True
        game = _finished("", found)
        texts = (game.kind, game.date, game.edition, *game.players, *(loss[3] for loss in game.losses))
        numbers = (*game.points, *game.ranks, *(number for loss in game.losses for number in loss[:3]))
    except (TypeError, ValueError, KeyError, IndexError):
        return False
    alike = len(game.players) == len(game.points) == len(game.ranks)
    return alike and all(type(one) is str for one in texts) and all(type(one) is int for one in numbers)


def _stamp(path: Path) -> list[int]:
    try:
        found = path.stat()
    except OSError:
        return []
    return [found.st_mtime_ns, found.st_ctime_ns, found.st_size]  # the second cannot be set by hand


def _finished(name: str, found: dict[str, Any]) -> Finished:
    lists = {key: tuple(found[key]) for key in ("players", "points", "ranks", "winners")}
    losses = tuple((loss[0], loss[1], loss[2], loss[3]) for loss in found["losses"])
    return Finished(name=name, **{**found, **lists, "losses": losses})


def _read_all(paths: Sequence[Path]) -> Iterator[tuple[list[int], str, dict[str, Any] | None]]:
    if len(paths) < MANY or (os.cpu_count() or 1) == 1:
        yield from map(read_game, paths)
        return
    from multiprocessing import Pool

    with Pool() as pool:
        yield from pool.imap(read_game, paths, chunksize=16)


def read_game(path: Path) -> tuple[list[int], str, dict[str, Any] | None]:
    """When the file was touched; what is wrong with it; and how the game ended, if it did."""
    stamp = _stamp(path)
    try:
        result = replay(load(path))
    except OSError:
        return stamp, "unreadable", None
    if result.failure is not None or result.play is None or result.header is None:
        return stamp, result.failure.refusal.code if result.failure else "unreadable", None
    play = result.play
    if play.state.phase != "over":
        return stamp, "", None
    outcome, names = play.game.rules().outcome(play.state), play.setup.players
    # Who leads several seats counts once, by the best of them.
    everybody = people(names)
    whose = [everybody.index(person(name)) for name in names]
    best = {whose[place.seat]: place for place in sorted(play.game.rules().standings(play.state), reverse=True)}
    standings = [best[who] for who in sorted(best)]
    won = {whose[seat] for seat in outcome.winners} if outcome else set()
    lost = losses.losses(play.by_now()) if (losses := play.game.losses()) else []
    return (
        stamp,
        "",
        {
            "kind": play.game.id,
            "date": (result.header.started or play.ended)[:10],
            "edition": play.game.view().setup_data(play.setup).get("edition", ""),
            "players": everybody,
            "points": [place.keys[0] for place in standings],
            "ranks": [place.rank for place in standings],
            "winners": sorted(won),
            "losses": [(number, whose[seat], *when) for number, seat, *when in lost],
        },
    )


def chosen(
    games: Iterable[Finished], *, kind: str = "", players: Sequence[str] = (), since: str = "", until: str = ""
) -> list[Finished]:
    """The games that fit. One without a date fits no span of time."""
    wanted = {folded(player) for player in players}
    return [
        game
        for game in games
        if (not kind or game.kind == kind)
        and wanted <= {folded(player) for player in game.players}
        and (not since or since <= game.date)
        and (not until or "" < game.date <= until)
    ]


def by_player(games: Iterable[Finished]) -> list[Results]:
    """The most wins first. Spelt as in the latest game; upper and lower case are the same person."""
    rows: dict[str, list[tuple[str, Result]]] = {}
    for game in games:
        for player, result in zip(game.players, _results(game), strict=True):
            rows.setdefault(folded(player), []).append((player, result))
    tallies = [_tally(results[0][0], [result for _, result in results]) for results in rows.values()]
    return sorted(tallies, key=lambda one: (-one.wins, -(one.average or 0), folded(one.who)))


def by_seat(games: Iterable[Finished]) -> list[Results]:
    """Seat 1 is the first that the record names."""
    rows: dict[int, list[Result]] = {}
    for game in games:
        for seat, result in enumerate(_results(game), 1):
            rows.setdefault(seat, []).append(result)
    return [_tally(str(seat), rows[seat]) for seat in sorted(rows)]


Result = tuple[int | None, bool]  # the points of a player, if the game has any, and whether that player won


def _results(game: Finished) -> list[Result]:
    """By seat."""
    points = game.points or (None,) * len(game.players)
    return [(points[seat], seat in game.winners) for seat in range(len(game.players))]


def _tally(who: str, results: Sequence[Result]) -> Results:
    points = [result[0] for result in results if result[0] is not None]
    wins = sum(won for _, won in results)
    return Results(who, len(results), wins, sum(points) if points else None, max(points, default=None))


def closest(games: Iterable[Finished], most: int = 5) -> list[Finished]:
    """Those with points, and somebody to be ahead of."""
    return sorted((game for game in games if len(game.points) > 1), key=lambda game: game.margin)[:most]


def worst_losses(games: Iterable[Finished], most: int = 5) -> list[tuple[Finished, tuple[int, int, int, str]]]:
    """The heaviest losses, each with its game."""
    losses = [(game, loss) for game in games for loss in game.losses]
    return sorted(losses, key=lambda one: -one[1][0])[:most]
