"""`referee fix`: replace an earlier entry, without questions: all or nothing."""

import shlex
from functools import partial
from typing import Annotated

import typer

from referee.cli.environment import Environment
from referee.cli.errors.problems import complain_of_list
from referee.cli.opening import open_table
from referee.cli.typer_app.app import command_app
from referee.cli.typer_app.options import GameName, RecordFile
from referee.engine.codes import FINE, REFUSED
from referee.engine.ruling import Refused
from referee.show.difference import difference_lines
from referee.show.refusal import refusal_lines
from referee.table.card_lists import at_table, book_for_play
from referee.table.cards import card_called
from referee.table.fix import Fix, text_of
from referee.table.store import is_practice
from referee.table.table import Table

app = command_app()


@app.command()
def fix(
    ctx: typer.Context,
    number: Annotated[int, typer.Argument(metavar="N")],
    words: Annotated[list[str], typer.Argument(metavar="ENTRY…")],
    game: GameName = None,
    file: RecordFile = None,
) -> int:
    env: Environment = ctx.obj
    with open_table(env, game, file) as table:
        index = next((index for index, step in enumerate(table.play.steps) if step.number == number), 0)
        old = text_of(table.play, index) if table.play.steps else ""
        if not _fix(env, table, number, " ".join(words)):
            return REFUSED
        where = ["--file", str(file)] if file else []
        env.hint("back", line=shlex.join(["referee", "fix", *where, str(table.play.steps[index].number), old]))
        return FINE


def _fix(env: Environment, table: Table, number: int, text: str) -> bool:
    """False if something after it would no longer fit, which is listed."""
    home, complain = env.store.home, partial(complain_of_list, env)
    book = at_table(book_for_play(home, None, complain, practises=is_practice(home, table.path)), table.play)

    def find(word: str, group: str) -> str:
        cards = table.game.cards()  # without a question: as printed, or none
        return card_called(cards, book, word, group, lambda *question, face=None, **_: face) if cards else word

    found = Fix(table, number, text, find)
    misfits = 0
    for line in found.rest:
        try:
            found.add(line)
        except Refused as error:
            misfits += 1
            env.complain("fix.misfit", text=line)
            env.tell(refusal_lines(env.voice, error.refusal, env.width))
    env.show(difference_lines(env.voice, table.play, found.play, env.width))
    if misfits:
        env.complain("fix.refused", number=misfits)
        return False
    table.do_all(found.lines)
    env.write(env.voice("fix.done", start=table.play.entries - len(found.lines) + 1), indent="  ")
    return True
