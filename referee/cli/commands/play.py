"""`referee play`: the referee leads the table."""

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from referee.cli.environment import Environment
from referee.cli.typer_app.app import command_app
from referee.cli.typer_app.options import GameName, RecordFile, Style
from referee.engine.codes import FINE, USAGE

app = command_app()
Cards = Annotated[Path | None, typer.Option("--cards", metavar="FILE")]


@app.command()
def play(
    ctx: typer.Context, game: GameName = None, file: RecordFile = None, cards: Cards = None, style: Style = "boxes"
) -> int:
    env: Environment = ctx.obj
    if not env.interactive:
        env.complain("guide.no-terminal")
        return USAGE
    from referee.cli.errors.problems import complain_of_list
    from referee.cli.opening import hold_table, offer_rules, record_path
    from referee.guide.asker import as_it_was, asker_for
    from referee.guide.begin import begin
    from referee.guide.session import Guide
    from referee.table.card_lists import book_for_play

    book = book_for_play(env.store.home, cards, partial(complain_of_list, env))
    asker = asker_for(env)
    nothing_yet = game is None and file is None and env.store.last() is None
    try:
        with as_it_was(env):
            path = begin(env, asker) if nothing_yet else record_path(env, game, file)
            while True:
                with hold_table(env, path) as table:
                    if file is None:
                        env.store.remember(path.stem)
                    offer_rules(env, table, game, file)
                    wants_another = Guide(env, table, asker, book, style, cards).run()
                if not wants_another:
                    return FINE
                path = begin(env, asker, table.players)
    except EOFError:
        env.say("begin.left")
        return FINE
