"""`referee new`: start a game."""

import secrets
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperOption

from referee.cli.environment import Environment
from referee.cli.opening import quoted
from referee.cli.typer_app.app import Command, command_app
from referee.cli.typer_app.options import Json
from referee.cli.which_game import kind_meant
from referee.engine.codes import FINE, USAGE
from referee.engine.parts import HeaderKey, keys_of
from referee.games import GAMES
from referee.say import clean
from referee.show.json import table_data
from referee.show.ruling import next_lines
from referee.table.table import Table

app = command_app()
GIVEN = "referee.new.given"  # in a context: what was given for the game's own keys
KIND = "referee.new.kind"


class OfTheGame(Command):
    """Has an option for each key of the game's header, and lets several values follow one: --players Ana Ben."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        words = [word for word in args if word not in ("-f", "--file")]
        ctx.meta[KIND] = kind_with_options(kind_meant(ctx.obj, words), words)
        return super().parse_args(ctx, spread(args, greedy_options(ctx.meta[KIND])))

    def get_params(self, ctx: Any) -> list[Any]:
        kind = ctx.meta.get(KIND) or kind_meant(ctx.obj, ())
        params = super().get_params(ctx)
        after = next(index for index, one in enumerate(params) if one.name == "players") + 1
        return [*params[:after], *own_options(kind), *params[after:]]

    def options_of_others(self, ctx: Any) -> dict[str, list[Any]]:
        """The options of the games that the help is not about."""
        return {kind: own_options(kind) for kind in GAMES if kind != (ctx.meta.get(KIND) or kind_meant(ctx.obj, ()))}

    def invoke(self, ctx: Any) -> Any:
        own = [option.name for option in own_options(ctx.meta[KIND])]
        ctx.meta[GIVEN] = {name: ctx.params.pop(name) for name in own}
        return super().invoke(ctx)


def kind_with_options(kind: str, words: Sequence[str]) -> str:
    """The kind that has the options among these words: another one than is meant, if an option is only there."""
    options = {word.partition("=")[0] for word in words if word.startswith("-")}
    if "--game" in options or len(GAMES) == 1:
        return kind
    own = {name for option in own_options(kind) for name in option.opts}
    others = (one for one in GAMES if one != kind)
    return next((one for one in others if any({*o.opts} & options - own for o in own_options(one))), kind)


def own_options(kind: str) -> list[Any]:
    """The options for the keys of a game's header, besides the players."""
    return [_option(kind, key) for key in keys_of(GAMES[kind]).values()]


def _option(kind: str, key: HeaderKey) -> Any:
    names = [_name(key), key.option, *([key.short] if key.short else [])]
    if not key.metavar:
        option = TyperOption(param_decls=names, is_flag=True, default=False)
    elif key.metavar.endswith("…"):
        option = TyperOption(param_decls=names, metavar=key.metavar, multiple=True)
    else:
        option = TyperOption(param_decls=names, metavar=key.metavar, default=key.default)
    option.kind = kind  # type: ignore[attr-defined]  # whose words explain it
    return option


def _name(key: HeaderKey) -> str:
    return key.option.removeprefix("--").replace("-", "_")


def greedy_options(kind: str) -> dict[str, str]:
    """The options that several values may follow, with the name of their parameter."""
    found = {"--players": "players", "-p": "players"}
    for key in keys_of(GAMES[kind]).values():
        if key.metavar.endswith("…"):
            found |= {option: _name(key) for option in (key.option, key.short) if option}
    return found


def spread(arguments: list[str], greedy: Mapping[str, str]) -> list[str]:
    """The same arguments with such an option before each of its values."""
    result: list[str] = []
    option = ""
    for word in arguments:
        if word.startswith("-"):
            option = word if word in greedy else ""
            result += [] if option else [word]
        else:
            result += [option, word] if option else [word]
    return result


@app.command(cls=OfTheGame)
def new(
    ctx: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME")],
    players: Annotated[list[str] | None, typer.Option("--players", "-p", metavar="PLAYER…")] = None,
    kind: Annotated[str | None, typer.Option("--game", metavar="GAME")] = None,
    note: Annotated[list[str] | None, typer.Option("--note", metavar="TEXT")] = None,
    file: Annotated[Path | None, typer.Option("--file", "-f", metavar="FILE")] = None,
    json: Json = False,
) -> int:
    env: Environment = ctx.obj
    if kind is not None and kind.lower() not in GAMES:
        env.complain("stats.bad-kind", kind=kind, known=tuple(GAMES))
        return USAGE
    game = GAMES[ctx.meta[KIND]]
    env.speak_of(game.id)
    keys = keys_of(game)
    given = {key: ctx.meta[GIVEN][_name(how)] for key, how in keys.items()}
    missing = ["--players"] * (not players) + [
        how.option for key, how in keys.items() if how.required and not given[key]
    ]
    if missing and not env.interactive:
        env.complain("new.missing", options=missing)
        return USAGE
    header = {key: how.read(_text(given[key])) for key, how in keys.items() if given[key]}
    if missing:
        from referee.guide.begin import read_players

        players = players or read_players(input(env.voice("begin.players")))
        for key, how in keys.items():
            if how.option in missing:
                header[key] = how.read(input(env.voice(f"begin.{key}")))
    path = file if file is not None else env.store.new_path(name)
    table = Table.new(
        players or [],
        game=game.id,
        path=path,
        id=secrets.token_hex(4),
        started=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        notes=[clean(text.strip()) for text in note or [] if text.strip()],
        header=header,
    )
    env.changed = True
    with table:
        if file is None:
            env.store.remember(name)
        if json:
            env.json({**table_data(table), "name": name, "file": str(path)})
        else:
            env.write(env.voice("created", name=name, players=table.players), "strong")
            env.show(next_lines(env.voice, table, env.width))
            if file is None:
                env.hint("back", line=f"referee games delete {quoted(name)}")
            else:
                env.hint("new.file", file=file)
    return FINE


def _text(given: Any) -> str:
    """What was given for a key, as one would type it."""
    return "" if given is True else given if isinstance(given, str) else " ".join(given)
