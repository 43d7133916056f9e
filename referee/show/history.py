"""The history of games as tables with small charts, and as rows for a spreadsheet."""

from collections.abc import Sequence
from typing import Final

from referee.say import Voice, clean
from referee.show.spreadsheet import cell
from referee.show.text import Line, fit, line_width, plain, table, wrap
from referee.table.history import Finished, Results

EIGHTHS: Final = " ▏▎▍▌▋▊▉█"
LONGEST_BAR: Final = 24
NAME_ROOM: Final = 16
FIELDS: Final = ("game", "kind", "date", "edition", "seat", "player", "rank", "points", "winner")


def bar(value: float, greatest: float, columns: int) -> str:
    """A bar of block characters, so exact as an eighth of a column."""
    eighths = round(8 * columns * max(value, 0) / greatest) if greatest > 0 else 0
    return "█" * (eighths // 8) + (EIGHTHS[eighths % 8] if eighths % 8 else "")


def tally_lines(voice: Voice, by: str, tallies: Sequence[Results], columns: int) -> list[Line]:
    """One row each: games, wins, points, best game; the average also as a bar, where there is room."""
    heads = ("stats.of-games", "stats.wins", "word.points", "stats.best", "stats.average")
    rows = [[voice(f"stats.by-{by}"), *map(voice, heads)]]
    for one in tallies:
        share = voice("stats.share", wins=one.wins, percent=round(100 * one.wins / one.games))
        rows.append([fit(clean(one.who), NAME_ROOM), str(one.games), share, str(one.points), str(one.best)])
        rows[-1].append("" if one.average is None else voice("stats.number", number=one.average))
    averages = [one.average for one in tallies if one.average is not None]
    if not averages:
        rows = [row[:3] for row in rows]
    for left_out in ((), (4,), (3, 4)):  # the best game of each first, then the sum of points
        kept = [[cell for place, cell in enumerate(row) if place not in left_out] for row in rows]
        lines = table(kept, "<" + ">" * (len(kept[0]) - 1), ["strong"])
        if line_width(lines[0]) <= columns:
            break
    room = min(LONGEST_BAR, columns - line_width(lines[0]) - 2)
    if not averages:
        return lines if line_width(lines[0]) <= columns else _in_sentences(voice, tallies, columns)
    if room < 5:
        return lines if line_width(lines[0]) <= columns else _in_sentences(voice, tallies, columns)
    greatest = max(averages)
    bars = [bar(one.average or 0, greatest, room) for one in tallies]
    return [lines[0], *(line.append(f"  {drawn}", "good") for line, drawn in zip(lines[1:], bars, strict=True))]


def _in_sentences(voice: Voice, tallies: Sequence[Results], columns: int) -> list[Line]:
    lines = []
    for one in tallies:
        key = "stats.row" if one.average is not None else "stats.row-wins"
        text = voice(key, who=one.who, games=one.games, wins=one.wins, average=one.average)
        lines += [plain(line) for line in wrap(text, columns, "  ")]
    return lines


def closest_lines(voice: Voice, games: Sequence[Finished], columns: int) -> list[Line]:
    lines = [plain(line, "strong") for line in wrap(voice("stats.closest"), columns)]
    for game in games:
        order = sorted(range(len(game.players)), key=lambda seat: (game.ranks[seat], seat))
        scores = tuple(voice("stats.score", player=game.players[seat], points=game.points[seat]) for seat in order)
        key = "stats.close-game" if game.date else "stats.close-game-undated"
        text = voice(key, margin=game.margin, name=game.name, date=game.date, scores=scores)
        lines += [plain(line) for line in wrap(text, columns, "   ")]
    return lines


def loss_lines(voice: Voice, losses: Sequence[tuple[Finished, tuple[int, int, int, str]]], columns: int) -> list[Line]:
    lines = [plain(line, "strong") for line in wrap(voice("stats.losses"), columns)]
    for game, (lost, seat, number, when) in losses:
        params = {"player": game.players[seat], "lost": lost, "round": number, "when": when}
        lines += [plain(line) for line in wrap(voice("stats.loss", name=game.name, **params), columns, "   ")]
    return lines


def csv_text(games: Sequence[Finished]) -> str:
    """One row for each player of each game. The names of columns are for programs and never translated."""
    import csv
    import io

    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(FIELDS)
    for game in games:
        for seat, player in enumerate(game.players):
            rank, points = (game.ranks[seat], game.points[seat]) if game.points else ("", "")
            won = int(seat in game.winners)
            row = (game.name, game.kind, game.date, game.edition, seat + 1, player, rank, points, won)
            writer.writerow(map(cell, row))
    return file.getvalue()
