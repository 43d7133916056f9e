"""`referee new`: start a game."""

import secrets
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer

from referee.cli.app import Command, command_app
from referee.cli.environment import Environment
from referee.cli.given import header_words
from referee.cli.opening import quoted
from referee.cli.options import Json
from referee.cli.report import next_lines, table_data
from referee.engine.codes import FINE, USAGE
from referee.games.vampire_village.foreign import order_called
from referee.say import clean
from referee.table.table import Table

app = command_app()
GREEDY = ("--players", "-p", "--order", "-o", "--house")


class Greedy(Command):
    """Lets several values follow one option: --players Ana Ben Cara."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, spread(args))


def spread(arguments: list[str]) -> list[str]:
    """The same arguments with such an option before each of its values."""
    result: list[str] = []
    option = ""
    for word in arguments:
        if word.startswith("-"):
            option = word if word in GREEDY else ""
            result += [] if option else [word]
        else:
            result += [option, word] if option else [word]
    return result


@app.command(cls=Greedy)
def new(
    ctx: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME")],
    players: Annotated[list[str] | None, typer.Option("--players", "-p", metavar="PLAYER…")] = None,
    order: Annotated[list[str] | None, typer.Option("--order", "-o", metavar="KIND…")] = None,
    edition: Annotated[str, typer.Option("--edition", "-e", metavar="EDITION")] = "fr",
    house: Annotated[list[str] | None, typer.Option("--house", metavar="RULE…")] = None,
    late: Annotated[bool, typer.Option("--late")] = False,
    note: Annotated[list[str] | None, typer.Option("--note", metavar="TEXT")] = None,
    file: Annotated[Path | None, typer.Option("--file", "-f", metavar="FILE")] = None,
    json: Json = False,
) -> int:
    env: Environment = ctx.obj
    missing = [option for option, value in (("--players", players), ("--order", order)) if not value]
    if missing and not env.interactive:
        env.complain("new.missing", options=missing)
        return USAGE
    if missing:
        from referee.cli.guide.beginning import read_order, read_players

        players = players or read_players(input(env.voice("begin.players")))
        order = order or read_order(input(env.voice("begin.order")))
    path = file if file is not None else env.store.new_path(name)
    header = {"edition": [edition], "house": " ".join(house or []).split(), "begins": ["2"] if late else []}
    table = Table.new(
        players or [],
        order_called(" ".join(order or [])),
        path=path,
        id=secrets.token_hex(4),
        started=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        notes=[clean(text.strip()) for text in note or [] if text.strip()],
        header={key: header_words(key, words) for key, words in header.items() if words},
    )
    env.changed = True
    with table:
        if file is None:
            env.store.remember(name)
        if json:
            env.json({**table_data(table), "name": name, "file": str(path)})
        else:
            env.write(env.voice("created", name=name, players=table.players), "strong")
            env.show(next_lines(env, table))
            if file is None:
                env.hint("back", line=f"referee games delete {quoted(name)}")
            else:
                env.hint("new.file", file=file)
    return FINE
