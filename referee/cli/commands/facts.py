"""`referee facts`: what this table entered of its own pieces, and keeps for its next games."""

from pathlib import Path
from typing import Annotated, Any

import typer

from referee.cli.environment import Environment
from referee.cli.known_facts import complain_of_facts
from referee.cli.lacking import Lacks
from referee.cli.typer_app.app import command_app
from referee.cli.typer_app.options import GameKind, Json
from referee.cli.which_game import kind_in_use, knows_kind
from referee.engine.codes import FILE, FINE, REFUSED, USAGE
from referee.engine.parts import Facts
from referee.games import GAMES
from referee.notation import grammar
from referee.record.atomic import create
from referee.say.cards import tell
from referee.show.text import plain, wrap
from referee.table.kept_facts import (
    BadFacts,
    Known,
    by_place,
    load_facts,
    merge_facts,
    own_facts,
    own_path,
    restore_facts,
    write_facts,
)

app = command_app()
FactsFile = Annotated[Path, typer.Argument(metavar="FILE")]


def _of_kind(env: Environment, kind: str | None) -> tuple[str, Facts]:
    """The game that was named, else the one in use, else the only one that has facts.

    :raises Lacks: if it has none.
    """
    having = [one for one, game in GAMES.items() if game.facts() is not None]
    usual = kind_in_use(env)
    found = kind.lower() if kind else having[0] if usual not in having and len(having) == 1 else usual
    part = GAMES[found].facts()
    if part is None:
        raise Lacks(found, "facts", lambda game: game.facts())
    env.speak_of(found)
    return found, part


@app.callback(invoke_without_command=True)
def facts(ctx: typer.Context, kind: GameKind = None, json: Json = False) -> int:
    env: Environment = ctx.obj
    if ctx.invoked_subcommand is not None:
        return FINE
    if not knows_kind(env, kind):
        return USAGE
    found, part = _of_kind(env, kind)
    try:
        known = own_facts(env.store.home).get(found, {})
    except BadFacts as error:
        complain_of_facts(env, error)
        return FILE
    if json:
        held = by_place(part, known).items()
        rows = [{"place": place or None, "line": line} for place, lines in held for line in lines]
        env.json({"schema": 1, "game": found, "file": str(own_path(env.store.home)), "facts": rows})
    elif known:
        _show(env, found, part, known)
    else:
        env.write(env.voice("facts.none"))
    return FINE


def _show(env: Environment, kind: str, part: Facts, known: Known) -> None:
    for place, lines in by_place(part, known).items():
        value = place.partition(" ")[2]
        env.write(env.voice("facts.place", value=value) if place else env.voice("facts.everywhere"), "strong")
        for line in lines:
            said = part.said(grammar.parse(line, GAMES[kind], ()))
            env.show([plain(one) for one in wrap(f"  {tell(env.voice, said.key, said.params)}", env.width, "    ")])
    env.say("facts.file", file=own_path(env.store.home))


@app.command()
def export(ctx: typer.Context, file: FactsFile, kind: GameKind = None) -> int:
    env: Environment = ctx.obj
    if not knows_kind(env, kind):
        return USAGE
    found, _ = _of_kind(env, kind)
    try:
        data = write_facts({found: own_facts(env.store.home).get(found, {})})
    except BadFacts as error:
        complain_of_facts(env, error)
        return FILE
    if str(file) == "-":
        env.stdout.write(data.decode())
    else:
        create(file, data)
        env.changed = True
        env.say("export.written", file=file)
    return FINE


@app.command(name="import")
def take_in(ctx: typer.Context, file: FactsFile, json: Json = False) -> int:
    env: Environment = ctx.obj
    _of_kind(env, None)
    try:
        new, changed = merge_facts(env.store.home, load_facts(file))
    except BadFacts as error:
        complain_of_facts(env, error)
        env.complain("facts.nothing-taken")
        return FILE
    env.changed = True
    return _tell(env, json, bool(new or changed), "facts.imported", new=new, changed=changed)


@app.command()
def restore(ctx: typer.Context, json: Json = False) -> int:
    env: Environment = ctx.obj
    _of_kind(env, None)
    try:
        number = restore_facts(env.store.home)
    except FileNotFoundError:
        env.complain("facts.never-imported")
        return REFUSED
    except BadFacts as error:
        complain_of_facts(env, error)
        return FILE
    env.changed = True
    return _tell(env, json, True, "facts.restored", number=number)


def _tell(env: Environment, json: bool, back: bool, key: str, /, **params: Any) -> int:
    """What was done, and the command that leads back."""
    line = "referee facts restore"
    if json:
        env.json({"schema": 1, **params, "back": line if back else None})
        return FINE
    env.write(env.voice(key, **params))
    if back:
        env.hint("back", line=line)
    return FINE
