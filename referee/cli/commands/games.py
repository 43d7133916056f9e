"""`referee games`: the games of this machine."""

from pathlib import Path
from typing import Annotated, Any

import typer

from referee.cli.environment import Environment
from referee.cli.opening import hold_table, quoted
from referee.cli.typer_app.app import command_app
from referee.cli.typer_app.options import Json
from referee.engine.seats import people
from referee.record.atomic import create
from referee.record.file import load
from referee.say import clean
from referee.show.ruling import stand
from referee.show.text import Line, fit, line_width, table, table_with_text
from referee.table.store import BadName, LeadsOut, NoSuchGame
from referee.table.table import Unusable
from referee.table.verify import replay

app = command_app()
Name = Annotated[str, typer.Argument(metavar="NAME")]


@app.callback(invoke_without_command=True)
def games(ctx: typer.Context, json: Json = False) -> None:
    if ctx.invoked_subcommand is not None:
        return
    env: Environment = ctx.obj
    listed = [_summary(env, name) for name in env.store.names()]
    if json:
        env.json({"schema": 1, "last": env.store.last(), "games": listed})
    elif not listed:
        env.write(env.voice("games.none"))
    else:
        env.show(_in_columns(env, listed))


def _in_columns(env: Environment, listed: list[dict[str, Any]]) -> list[Line]:
    """Everything side by side where nothing is cut by it; else what is told of a game beside or below its name."""
    last, rows = env.store.last(), []
    several = len({one["game"] for one in listed if one["game"]}) > 1
    for one in listed:
        kind = [one["game"]] if several else []
        names, day = clean(", ".join(one["players"])), env.voice("day", day=one["started"][:10])
        rows.append(["*" if one["name"] == last else " ", clean(one["name"]), *kind, clean(one["state"]), names, day])
    lines = table(rows, "<" * len(rows[0]))
    if max(map(line_width, lines)) <= env.width:
        return lines
    told = [[mark, fit(name, env.width - 3), " · ".join(filter(None, more))] for mark, name, *more in rows]
    return table_with_text(told, "<<<", env.width)


def _summary(env: Environment, name: str) -> dict[str, Any]:
    found: dict[str, Any] = {"name": name, "game": "", "state": "", "players": [], "started": "", "entries": 0}
    try:
        result = replay(load(env.store.path(name)))
    except OSError as error:
        return {**found, "state": env.voice("games.unreadable", reason=error)}
    except BadName:
        return {**found, "state": env.voice("games.misnamed")}
    except LeadsOut as error:
        return {**found, "state": env.voice("games.leads-out", file=error.args[1])}
    except NoSuchGame:  # it was there a moment ago
        return {**found, "state": env.voice("unreadable.missing")}
    if result.failure is not None or result.header is None or result.play is None:
        return {**found, "state": env.voice("games.broken", line=f"referee repair {quoted(name)}")}
    play = result.play
    env.speak_of(result.game)
    abandoned = play.ended and play.state.phase != "over"
    return {
        "name": name,
        "game": result.game,
        "state": env.voice("games.abandoned") if abandoned else stand(env.voice, play),
        "players": list(people(play.setup.players)),
        "started": result.header.started,
        "entries": play.entries,
    }


@app.command()
def rename(
    ctx: typer.Context, name: Name, new: Annotated[str, typer.Argument(metavar="NEW")], json: Json = False
) -> None:
    env: Environment = ctx.obj
    was_last = env.store.last() == name
    env.store.rename(name, new)
    env.changed = True
    if was_last:
        env.store.remember(new)
    back = f"referee games rename {quoted(new)} {quoted(name)}"
    _tell(env, json, new, back, "games.renamed", old=name)


@app.command()
def archive(ctx: typer.Context, name: Name, json: Json = False) -> None:
    env: Environment = ctx.obj
    kept = env.store.put_away(name, env.store.archive)
    env.changed = True
    _tell(env, json, name, f"referee games restore {quoted(kept)}", "games.archived")


@app.command()
def delete(ctx: typer.Context, name: Name, json: Json = False) -> None:
    env: Environment = ctx.obj
    kept = env.store.put_away(name, env.store.bin)
    env.changed = True
    _tell(env, json, name, f"referee games restore {quoted(kept)}", "games.deleted")


@app.command()
def restore(ctx: typer.Context, name: Name, json: Json = False) -> None:
    env: Environment = ctx.obj
    was = env.store.restore(name)
    env.changed = True
    away = "archive" if was == env.store.archive else "delete"
    _tell(env, json, name, f"referee games {away} {quoted(name)}", "games.restored")


@app.command(name="add")
def take_in(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    name: Annotated[str | None, typer.Argument(metavar="NAME")] = None,
    json: Json = False,
) -> None:
    env: Environment = ctx.obj
    data = load(file)
    result = replay(data)
    if result.failure is not None:
        raise Unusable(result.failure, str(file), result.game)
    called = name or file.stem
    create(env.store.new_path(called), data)
    env.changed = True
    env.store.remember(called)
    assert result.play is not None
    back = f"referee games delete {quoted(called)}"
    _tell(env, json, called, back, "games.taken-in", entries=result.play.entries)


@app.command()
def abandon(ctx: typer.Context, name: Name, json: Json = False) -> None:
    env: Environment = ctx.obj
    with hold_table(env, env.store.path(name)) as opened:
        opened.do(f"ended {opened.clock()}")
    _tell(env, json, name, "", "games.abandoned-now")


def _tell(env: Environment, json: bool, name: str, back: str, key: str, /, **more: Any) -> None:
    """What was done to a game, and the command that leads back, if one does."""
    if json:
        env.json({"schema": 1, "name": name, "back": back or None, **more})
        return
    env.write(env.voice(key, name=name, **more))
    if back:
        env.say("back", line=back)
