"""`referee new`: start a game."""

import secrets
from datetime import UTC, datetime
from typing import Annotated, Any

import typer

from referee.cli.environment import Environment
from referee.cli.known_facts import take_known, taken_said
from referee.cli.opening import quoted
from referee.cli.typer_app.app import Command, command_app
from referee.cli.typer_app.header_options import greedy_options, kind_with_options, own_options, parameter_of, spread
from referee.cli.typer_app.options import GameKind, Json, RecordFile
from referee.cli.which_game import KIND, kind_meant, knows_kind
from referee.engine.codes import FINE, USAGE
from referee.engine.seats import people
from referee.engine.usual_parts import keys_of
from referee.games import GAMES
from referee.say import clean
from referee.show.json import table_data
from referee.show.ruling import next_lines
from referee.table.table import Table

app = command_app()
GIVEN = "referee.new.given"  # in a context: what was given for the game's own keys
BARE = "referee.new.bare"  # whether nothing was given at all


class OfTheGame(Command):
    """Has an option for each key of the game's header, and lets several values follow one: --players Ana Ben."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.meta[BARE] = not args
        words = [word for word in args if word not in ("-f", "--file")]
        ctx.meta[KIND] = kind_with_options(kind_meant(ctx.obj, words), words)
        return super().parse_args(ctx, spread(args, greedy_options(ctx.meta[KIND])))

    def get_params(self, ctx: Any) -> list[Any]:
        kind = ctx.meta.get(KIND) or kind_meant(ctx.obj, ())
        params = super().get_params(ctx)
        named = next(one for one in params if one.name == "name")
        named.required = ctx.obj is None or not ctx.obj.interactive  # else it is asked for
        after = next(index for index, one in enumerate(params) if one.name == "players") + 1
        return [*params[:after], *own_options(kind), *params[after:]]

    def options_of_others(self, ctx: Any) -> dict[str, list[Any]]:
        """The options of the games that the help is not about."""
        return {kind: own_options(kind) for kind in GAMES if kind != (ctx.meta.get(KIND) or kind_meant(ctx.obj, ()))}

    def invoke(self, ctx: Any) -> Any:
        own = [option.name for option in own_options(ctx.meta[KIND])]
        ctx.meta[GIVEN] = {name: ctx.params.pop(name) for name in own}
        return super().invoke(ctx)


@app.command(cls=OfTheGame)
def new(
    ctx: typer.Context,
    name: Annotated[str | None, typer.Argument(metavar="NAME")] = None,
    players: Annotated[list[str] | None, typer.Option("--players", "-p", metavar="PLAYER…")] = None,
    kind: GameKind = None,
    note: Annotated[list[str] | None, typer.Option("--note", metavar="TEXT")] = None,
    file: RecordFile = None,
    json: Json = False,
) -> int:
    env: Environment = ctx.obj
    if not knows_kind(env, kind):
        return USAGE
    if ctx.meta[BARE] and env.interactive:
        return _by_questions(env)
    game = GAMES[ctx.meta[KIND]]
    env.speak_of(game.id)
    keys = keys_of(game)
    given = {key: ctx.meta[GIVEN][parameter_of(how)] or env.usual(game, key) for key, how in keys.items()}
    missing = ["--players"] * (not players) + [
        how.option for key, how in keys.items() if how.required and not given[key]
    ]
    if missing and not env.interactive:
        env.complain("new.missing", options=missing, example=env.voice("example.new").splitlines()[0])
        return USAGE
    header = {key: how.read(_text(given[key])) for key, how in keys.items() if given[key]}
    if missing or not name:
        from referee.guide.begin import ask_missing

        wanted = [key for key, how in keys.items() if how.option in missing]
        try:
            header |= ask_missing(
                env, game, ["name"] * (not name) + ["players"] * (not players) + wanted, players or ()
            )
        except EOFError:
            env.say("begin.left")
            return FINE
        name = name or header.pop("name")[0]
        players = players or header.pop("players")
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
        taken = take_known(env, table)
        if json:
            known = {"taken": taken} if game.facts() is not None else {}
            env.json({**table_data(table), "name": name, "file": str(path), **known})
        else:
            env.write(env.voice("created", name=name, players=people(table.players)), "strong")
            for key, words in header.items():
                if env.voice.knows(begun := f"begun.{key}.{words[0]}"):
                    env.write(env.voice(begun), indent="  ")
            if taken:
                env.write(taken_said(env.voice, taken), indent="  ")
                env.hint("facts.correct")
            env.show(next_lines(env.voice, table, env.width))
            if file is None:
                env.hint("back", line=f"referee games delete {quoted(name)}")
            else:
                env.hint("new.file", file=file)
    return FINE


def _by_questions(env: Environment) -> int:
    from referee.guide.begin import new_by_questions

    try:
        path = new_by_questions(env)
    except EOFError:
        env.say("begin.left")
        return FINE
    env.show(next_lines(env.voice, Table.read(path), env.width))
    env.hint("back", line=f"referee games delete {quoted(path.stem)}")
    return FINE


def _text(given: Any) -> str:
    """What was given for a key, as one would type it."""
    return "" if given is True else given if isinstance(given, str) else " ".join(given)
