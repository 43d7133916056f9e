"""The score sheet as lines."""

from referee.engine.standings import decided_by
from referee.say import Voice, clean
from referee.show.text import Line, fit, plain, table, wrap
from referee.table.table import Table


def score_lines(voice: Voice, game_table: Table, columns: int) -> list[Line]:
    """Who won and by what, then every player's account."""
    game, state, players = game_table.game, game_table.state, game_table.players
    standings = game_table.standings
    over = state.phase == "over"
    accounts = {standing.seat: game.account(state, standing.seat) for standing in standings}
    names = [fit(clean(players[standing.seat]), 14) for standing in standings]
    rows = [["", *names]]
    for index, line in enumerate(accounts[standings[0].seat]):
        own = [accounts[standing.seat][index] for standing in standings]
        rows.append([voice(line.key), *(_cell(one.number, one.points) for one in own)])
    for index, key in enumerate(game.TIE_BREAKS):
        rows.append([voice(f"word.{key}"), *(str(standing.keys[index]) for standing in standings)])
    rows.append([voice("word.rank"), *(str(standing.rank) for standing in standings)])
    styles = ["strong", *[""] * (len(rows) - 4), "strong", "", "strong"]
    lines = [plain(voice("score.final" if over else "score.projection"), "strong"), []]
    lines += table(rows, "<" + ">" * len(names), styles)
    lines.append([])
    lines += [plain(line, "good") for line in wrap(verdict(voice, game_table), columns)] if over else []
    lines += [] if over else [plain(voice("score.unfinished"))]
    notes = [other_editions(voice, game_table)]
    if overruled := game_table.overruled():
        notes.append(voice("score.overruled", entries=overruled))
    return [*lines, *(plain(line) for note in notes if note for line in wrap(note, columns, "  "))]


def _cell(number: int, points: int) -> str:
    """So many, and the points where they differ: 2 (0)."""
    return str(number) if number == points else f"{number} ({points})"


def verdict(voice: Voice, game_table: Table) -> str:
    """Who won, and which tie-break it took."""
    game, players, standings = game_table.game, game_table.players, game_table.standings
    winners = tuple(players[standing.seat] for standing in standings if standing.rank == 1)
    if len(winners) > 1:
        return voice("score.shared", players=winners)
    key = decided_by(standings, game.TIE_BREAKS)
    if key == game.TIE_BREAKS[0]:
        return voice("score.winner", player=winners[0])
    index = game.TIE_BREAKS.index(key)
    numbers = {"number": standings[0].keys[index], "other": standings[1].keys[index]}
    return voice("score.winner-by", player=winners[0], key=key, **numbers)


def other_editions(voice: Voice, game_table: Table) -> str:
    """Both totals of every player for whom the editions differ; "" if they agree."""
    differing = []
    for row in game_table.snapshot()["standings"]:
        by_edition = row["points_by_edition"]
        if len(set(by_edition.values())) > 1:
            totals = ", ".join(f"{edition} {points}" for edition, points in by_edition.items())
            differing.append(f"{row['player']} {totals}")
    return voice("score.both", lines="; ".join(differing)) if differing else ""
