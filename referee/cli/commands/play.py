"""`referee play`: the referee leads the table."""

from contextlib import suppress
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
    ctx: typer.Context,
    name: Annotated[str | None, typer.Argument(metavar="NAME")] = None,
    game: GameName = None,
    file: RecordFile = None,
    cards: Cards = None,
    style: Style = "boxes",
) -> int:
    env: Environment = ctx.obj
    game = name or game
    if not env.interactive:
        env.complain("guide.no-terminal")
        return USAGE
    from referee.cli.errors.problems import complain_of_list
    from referee.cli.opening import hold_table, offer_rules
    from referee.guide.asker import as_it_was, asker_for
    from referee.guide.begin import begin, named_or_near
    from referee.guide.session import Guide
    from referee.table.card_lists import book_for_play
    from referee.table.store import is_practice

    env.if_interrupted = "begin.left"
    home, complain = env.store.home, partial(complain_of_list, env)
    asker = asker_for(env)
    try:
        with as_it_was(env):
            path = file or (named_or_near(env, asker, game) if game is not None else begin(env, asker))
            while True:
                env.if_interrupted = "guide.left"
                with hold_table(env, path) as table:
                    elsewhere = path.parent != env.store.games
                    if not elsewhere:
                        env.store.remember(path.stem)
                    offer_rules(env, table, None, path if elsewhere else None)
                    practises, kind = is_practice(home, path), table.game.id
                    book = book_for_play(home, cards, complain, practises=practises, game=kind)
                    following = Guide(env, table, asker, book, style, cards).run()
                if following is None:
                    return FINE
                asker.clear()
                with suppress(EOFError):  # whoever leaves the start comes back to this game
                    path = following()
    except EOFError:
        env.say("begin.left")
        return FINE
