"""`referee stats`: the history of the games on this machine."""

import re
from typing import Annotated, Any

import typer

from referee.cli.environment import Environment
from referee.cli.typer_app.app import command_app
from referee.cli.typer_app.options import Json
from referee.cli.which_game import knows_kind
from referee.engine.codes import FINE, USAGE
from referee.show.history import closest_lines, csv_text, loss_lines, tally_lines
from referee.show.text import plain
from referee.table.history import Finished, Results, by_player, by_seat, chosen, closest, history, worst_losses

app = command_app()
_DATE = re.compile(r"\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?", re.ASCII)


@app.command()
def stats(
    ctx: typer.Context,
    kind: Annotated[str, typer.Option("--game-kind", metavar="GAME")] = "",
    players: Annotated[list[str] | None, typer.Option("--player", metavar="PLAYER")] = None,
    since: Annotated[str, typer.Option("--since", metavar="DATE")] = "",
    until: Annotated[str, typer.Option("--until", metavar="DATE")] = "",
    csv: Annotated[bool, typer.Option("--csv")] = False,
    json: Json = False,
) -> int:
    env: Environment = ctx.obj
    for date in (since, until):
        if date and not _DATE.fullmatch(date):
            env.complain("stats.bad-date", date=date)
            return USAGE
    if not knows_kind(env, kind or None):
        return USAGE
    found = history(env.store)
    for name, code in found.broken:
        env.say("stats.left-alone" if code == "bad-game-name" else "stats.broken", name=name, code=code)
    # A year or a month reaches to its end: nothing sorts after the tilde.
    last = f"{until}~" if until else ""
    games = chosen(found.games, kind=kind.lower(), players=players or [], since=since, until=last)
    if csv:
        env.stdout.write(csv_text(games))
    elif json:
        env.json(_data(games, found.broken))
    elif games:
        _show(env, games)
    else:
        env.write(env.voice("stats.none"))
    return FINE


def _show(env: Environment, games: list[Finished]) -> None:
    dates = sorted(game.date for game in games if game.date)
    key = "stats.games-between" if dates else "stats.games"
    env.write(env.voice(key, number=len(games), first=dates[0] if dates else "", last=dates[-1] if dates else ""))
    kinds = list(dict.fromkeys(game.kind for game in games))
    for kind in kinds:
        env.speak_of(kind)
        of_kind = [game for game in games if game.kind == kind]
        if len(kinds) > 1:
            env.show([plain(), plain(kind, "strong")])
        env.show([plain(), *tally_lines(env.voice, "player", by_player(of_kind), env.width)])
        env.show([plain(), *tally_lines(env.voice, "seat", by_seat(of_kind), env.width)])
        if close := closest(of_kind):
            env.show([plain(), *closest_lines(env.voice, close, env.width)])
        if losses := worst_losses(of_kind):
            env.show([plain(), *loss_lines(env.voice, losses, env.width)])


def _data(games: list[Finished], broken: list[tuple[str, str]]) -> dict[str, Any]:
    return {
        "schema": 1,
        "games": len(games),
        "kinds": {
            kind: _kind_data([game for game in games if game.kind == kind])
            for kind in dict.fromkeys(game.kind for game in games)
        },
        "left_out": [{"game": name, "code": code} for name, code in broken],
    }


def _kind_data(games: list[Finished]) -> dict[str, Any]:
    return {
        "games": len(games),
        "players": [{"player": one.who, **_numbers(one)} for one in by_player(games)],
        "seats": [{"seat": int(one.who), **_numbers(one)} for one in by_seat(games)],
        "closest": [
            {"game": game.name, "date": game.date, "margin": game.margin}
            | {"points": dict(zip(game.players, game.points, strict=True))}
            for game in closest(games)
        ],
        "losses": [
            {"game": game.name, "player": game.players[seat], "villagers": villagers, "round": round, "attack": attack}
            for game, (villagers, seat, round, attack) in worst_losses(games)
        ],
    }


def _numbers(one: Results) -> dict[str, Any]:
    average = None if one.average is None else round(one.average, 2)
    return {"games": one.games, "wins": one.wins, "points": one.points, "average": average, "best": one.best}
