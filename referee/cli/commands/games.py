"""`referee games`: the games of this machine."""

from pathlib import Path
from typing import Annotated, Any

import typer

from referee.cli.app import command_app
from referee.cli.environment import Environment
from referee.cli.opening import hold_table, quoted
from referee.cli.options import Json
from referee.cli.report import stand
from referee.record.file import load
from referee.record.whole import create
from referee.say import clean
from referee.show.text import fit, table, table_with_text
from referee.table.table import Unusable
from referee.table.verify import replay

app = command_app()
WIDE = 72  # columns for name, state, players and date side by side
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
        last = env.store.last()
        room = max(12, env.width - 60)
        rows = []
        for one in listed:
            mark = "*" if one["name"] == last else " "
            names = fit(clean(", ".join(one["players"])), room)
            rows.append(
                [mark, fit(one["name"], 18), fit(one["state"], 26), names, env.voice("day", day=one["started"][:10])]
            )
        kinds = {one["game"] for one in listed if one["game"]}
        wide = env.width >= WIDE and len(kinds) < 2  # else there is no room for the kind
        narrow = []
        for one, row in zip(listed, rows, strict=True):
            kind, day = one["game"] if len(kinds) > 1 else "", row[4] if env.width >= WIDE else ""
            told = [part for part in (kind, one["state"], ", ".join(one["players"]), day) if part]
            narrow.append([*row[:2], clean(" · ".join(told))])
        env.show(table(rows, "<<<<<") if wide else table_with_text(narrow, "<<<", env.width))


def _summary(env: Environment, name: str) -> dict[str, Any]:
    found: dict[str, Any] = {"name": name, "game": "", "state": "", "players": [], "started": "", "entries": 0}
    try:
        result = replay(load(env.store.path(name)))
    except OSError as error:
        return {**found, "state": env.voice("games.unreadable", reason=error)}
    if result.failure is not None or result.header is None or result.play is None:
        code = result.failure.refusal.code if result.failure else "unreadable"
        return {**found, "state": env.voice("games.broken", code=code)}
    play = result.play
    env.speak_of(result.game)
    abandoned = play.ended and play.state.phase != "over"
    return {
        "name": name,
        "game": result.game,
        "state": env.voice("games.abandoned") if abandoned else stand(env, play),
        "players": list(play.setup.players),
        "started": result.header.started,
        "entries": play.entries,
    }


@app.command()
def rename(ctx: typer.Context, name: Name, new: Annotated[str, typer.Argument(metavar="NEW")]) -> None:
    env: Environment = ctx.obj
    was_last = env.store.last() == name
    env.store.rename(name, new)
    env.changed = True
    if was_last:
        env.store.remember(new)
    env.write(env.voice("games.renamed", old=name, name=new, old_quoted=quoted(name), new_quoted=quoted(new)))


@app.command()
def archive(ctx: typer.Context, name: Name) -> None:
    env: Environment = ctx.obj
    kept = env.store.put_away(name, env.store.archive)
    env.changed = True
    env.write(env.voice("games.archived", name=name, quoted=quoted(kept)))


@app.command()
def delete(ctx: typer.Context, name: Name) -> None:
    env: Environment = ctx.obj
    kept = env.store.put_away(name, env.store.bin)
    env.changed = True
    env.write(env.voice("games.deleted", name=name, quoted=quoted(kept)))


@app.command()
def restore(ctx: typer.Context, name: Name) -> None:
    env: Environment = ctx.obj
    was = env.store.restore(name)
    env.changed = True
    env.write(env.voice("games.restored", name=name))
    away = "archive" if was == env.store.archive else "delete"
    env.say("back", line=f"referee games {away} {quoted(name)}")


@app.command(name="add")
def take_in(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    name: Annotated[str | None, typer.Argument(metavar="NAME")] = None,
) -> None:
    env: Environment = ctx.obj
    data = load(file)
    result = replay(data)
    if result.failure is not None:
        raise Unusable(result.failure, str(file))
    called = name or file.stem
    create(env.store.new_path(called), data)
    env.changed = True
    env.store.remember(called)
    assert result.play is not None
    env.write(env.voice("games.taken-in", name=called, entries=result.play.entries))
    env.say("back", line=f"referee games delete {quoted(called)}")


@app.command()
def abandon(ctx: typer.Context, name: Name) -> None:
    env: Environment = ctx.obj
    with hold_table(env, env.store.path(name)) as opened:
        opened.do(f"ended {opened.clock()}")
    env.write(env.voice("games.abandoned-now", name=name))
