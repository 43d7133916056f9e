"""`referee do`: judge entries, append them, say what they did."""

from contextlib import suppress
from typing import Annotated, Any

import typer

from referee.cli.card_names import card_names, cards_meant, hold_list
from referee.cli.environment import Environment
from referee.cli.known_facts import learn_known
from referee.cli.opening import back_line, in_force, offer_rules, open_table
from referee.cli.typer_app.app import command_app
from referee.cli.typer_app.options import GameName, Json, RecordFile
from referee.engine.codes import exit_status
from referee.engine.ruling import Refused, refuse
from referee.notation.foreign import in_notation
from referee.say.cards import Names
from referee.show.json import refusal_data, ruling_data, table_data
from referee.show.options import legal_said
from referee.show.refusal import refusal_lines
from referee.show.ruling import next_lines, ruling_lines
from referee.show.text import plain
from referee.table.table import Ruling, Table

app = command_app()
MOST_READ = 1_000_000  # characters on standard input, of
MOST_LINES = 1_000  # entries: a game has a few hundred


@app.command()
def do(
    ctx: typer.Context,
    words: Annotated[list[str], typer.Argument(metavar="ENTRY…")],
    game: GameName = None,
    file: RecordFile = None,
    json: Json = False,
) -> int:
    env: Environment = ctx.obj
    lines = entries_of(words, env)
    with open_table(env, game, file) as table:
        rulings: list[Ruling] = []
        refused: Refused | None = None
        entries = in_force(table)
        names = {} if json else card_names(env, table.game.id)
        hold_list(env, table)
        for line in lines:
            before = table.state
            try:
                ruling = table.do(in_notation(line, table.game.foreign(), table.players))
            except Refused as error:
                refused = error
                break
            rulings.append(ruling)
            learn_known(env, table)
            if table.state.phase != before.phase:
                from referee.table.card_lists import learn_at_phase_end

                if learn_at_phase_end(env.store.home, before, table.play, table.path):
                    env.changed = True
            if not json:
                with suppress(BrokenPipeError):  # whoever read this has gone; the other entries are wanted all the same
                    env.show(ruling_lines(env.voice, table, ruling, env.width, names))
        offer_rules(env, table, game, file)
        return _finish(env, table, rulings, refused, json, back_line(table, entries, file), names)


def entries_of(words: list[str], env: Environment) -> list[str]:
    """If no argument holds a space they form one entry, else each is one; `-` is standard input."""
    if words == ["-"]:
        text = env.read(MOST_READ + 1)
        if len(text) > MOST_READ:
            line = text.partition("\n")[0][:40]
            refuse("not-understood", "record", "not-understood.much", line=line, column=0, most=MOST_READ)
        lines = [line.strip() for line in text.replace("\t", " ").splitlines()]
        lines = [line for line in lines if line and not line.startswith("#")]
        if len(lines) > MOST_LINES:
            line = lines[MOST_LINES]
            refuse("not-understood", "record", "not-understood.many", line=line, column=0, most=MOST_LINES)
        return lines
    words = [word.replace("\t", " ") for word in words]
    return words if any(" " in word.strip() for word in words) else [" ".join(words)]


def _finish(
    env: Environment,
    table: Table,
    rulings: list[Ruling],
    refused: Refused | None,
    json: bool,
    back: str,
    names: Names,
) -> int:
    if json:
        data: dict[str, Any] = {**table_data(table), "rulings": [ruling_data(table, ruling) for ruling in rulings]}
        env.json({**data, "failure": refused and refusal_data(env.voice, refused.refusal)})
    elif refused is None:
        env.show([plain(), *next_lines(env.voice, table, env.width, names)])
    if not json and back:
        env.hint("back", line=back)
    if refused is None:
        return 0
    if not json:
        legal = legal_said(env.voice, table.game, table.state, refused.refusal.legal, names)
        meant = cards_meant(env, refused.refusal)
        env.tell(refusal_lines(env.voice, refused.refusal, env.width, legal, meant, code=env.debug))
        if rulings:
            env.complain("kept", number=len(rulings))
    return exit_status(refused.refusal.code)
