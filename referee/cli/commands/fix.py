"""`referee fix`: replace an earlier entry, without questions: all or nothing."""

import shlex
from collections.abc import Sequence
from functools import partial
from typing import Annotated, Any

import typer

from referee.cli.environment import Environment
from referee.cli.errors.problems import complain_of_list
from referee.cli.known_facts import learn_known
from referee.cli.opening import open_table
from referee.cli.typer_app.app import command_app
from referee.cli.typer_app.options import GameName, Json, RecordFile
from referee.engine.codes import FINE, REFUSED
from referee.engine.ruling import Refusal, Refused
from referee.show.difference import difference_data, difference_lines
from referee.show.entry import entry_words
from referee.show.json import refusal_data, table_data
from referee.show.refusal import refusal_lines
from referee.table.card_lists import at_table, book_for_play
from referee.table.cards import card_called
from referee.table.fix import Fix, text_of
from referee.table.play import Play
from referee.table.store import is_practice
from referee.table.table import Table

app = command_app()
Misfits = Sequence[tuple[int, str, Refusal]]


@app.command()
def fix(
    ctx: typer.Context,
    number: Annotated[int, typer.Argument(metavar="N")],
    words: Annotated[list[str], typer.Argument(metavar="ENTRY…")],
    game: GameName = None,
    file: RecordFile = None,
    json: Json = False,
) -> int:
    env: Environment = ctx.obj
    with open_table(env, game, file) as table:
        index = next((index for index, step in enumerate(table.play.steps) if step.number == number), 0)
        old = text_of(table.play, index) if table.play.steps else ""
        before, found = table.play, _found(env, table, number, " ".join(words))
        misfits = _misfits(found)
        if not misfits:
            table.do_all(found.lines)
            learn_known(env, table, latest=None)
        if json:
            env.json(_data(env, table, before, found, misfits))
        else:
            _show(env, table, before, found, misfits)
        if misfits:
            return REFUSED
        where = ["--file", str(file)] if file else []
        env.hint("back", line=shlex.join(["referee", "fix", *where, str(table.play.steps[index].number), old]))
        return FINE


def _found(env: Environment, table: Table, number: int, text: str) -> Fix:
    """The game with that entry replaced, up to what follows it. :raises Refused:"""
    home, complain = env.store.home, partial(complain_of_list, env)
    practises = is_practice(home, table.path)
    own = book_for_play(home, None, complain, practises=practises, game=table.game.id)
    table.listed, book = own, at_table(own, table.play)

    def find(word: str, group: str) -> str:
        cards = table.game.cards()  # without a question: as printed, or none
        return card_called(cards, book, word, group, lambda *question, face=None, **_: face) if cards else word

    return Fix(table, number, text, find)


def _misfits(found: Fix) -> list[tuple[int, str, Refusal]]:
    """Enter what follows; what no longer fits is left out, and listed with the reason."""
    misfits = []
    for number, line in found.rest:
        try:
            found.add(line)
        except Refused as error:
            misfits.append((number, line, error.refusal))
    return misfits


def _show(env: Environment, table: Table, before: Play, found: Fix, misfits: Misfits) -> None:
    for number, text, refusal in misfits:
        said = entry_words(env.voice, table.game, text, table.players)
        env.complain("fix.misfit", text=f"{number}  {said}")
        env.tell(refusal_lines(env.voice, refusal, env.width, code=env.debug))
    env.show(difference_lines(env.voice, before, found.play, env.width))
    if misfits:
        env.complain("fix.refused", number=len(misfits))
    else:
        env.write(env.voice("fix.done", start=table.play.entries - len(found.lines) + 1), indent="  ")


def _data(env: Environment, table: Table, before: Play, found: Fix, misfits: Misfits) -> dict[str, Any]:
    """The position, what would differ, and what no longer fits; nothing is written then."""
    return {
        **table_data(table),
        "difference": difference_data(before, found.play),
        "misfits": [{"text": text, **refusal_data(env.voice, refusal)} for _, text, refusal in misfits],
        "failure": refusal_data(env.voice, misfits[0][-1]) if misfits else None,
    }
