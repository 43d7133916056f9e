"""`referee try`: judge entries without writing anything."""

from typing import Annotated, Any

import typer

from referee.cli.again import again
from referee.cli.app import command_app
from referee.cli.commands.do import entries_of
from referee.cli.environment import Environment
from referee.cli.opening import read_table
from referee.cli.options import GameName, Json, RecordFile
from referee.cli.problems import refusal_data
from referee.cli.report import next_lines, ruling_data, ruling_lines, table_data
from referee.engine.codes import exit_status
from referee.engine.ruling import Refused, refuse
from referee.show.difference import difference_lines
from referee.show.refusal import refusal_lines
from referee.table.header import Header
from referee.table.play import Play
from referee.table.table import Table

app = command_app("Judge entries without writing anything.")


@app.command(name="try", epilog="Examples: referee try Ana place b020:row d3 · referee try --at 12 'Ana place h3 c4'")
def try_entries(
    ctx: typer.Context,
    words: Annotated[list[str] | None, typer.Argument(metavar="ENTRY…", help="Entries; none: what is legal.")] = None,
    at: Annotated[int | None, typer.Option("--at", metavar="N", min=0, help="As the game stood after entry N.")] = None,
    village: Annotated[str | None, typer.Option("--village", "-v", metavar="TEXT", help="In this village.")] = None,
    creatures: Annotated[str, typer.Option("--creatures", metavar="C…", help="With these creatures beside it.")] = "",
    neighbour: Annotated[str, typer.Option("--neighbour", metavar="C…", help="And these at the right neighbour.")] = "",
    corner: Annotated[str, typer.Option("--corner", metavar="CELL", help="The drawing's top left place.")] = "a1",
    edition: Annotated[str, typer.Option("--edition", "-e", help="With --village: fr or ru.")] = "fr",
    game: GameName = None,
    file: RecordFile = None,
    json: Json = False,
) -> int:
    """Is it legal, what does it bring and why, what would be legal instead; nothing is written."""
    env: Environment = ctx.obj
    lines = entries_of(words, env) if words else []
    if village is not None:
        table, lines = _typed(env, village, corner, creatures.split(), neighbour.split(), edition, lines)
    else:
        table = read_table(env, game, file)
    followed = table
    if at is not None:
        table = _as_of(followed, at)
    before = table.state
    rulings, refused = [], None
    for line in lines:
        try:
            ruling = table.do(line)
        except Refused as error:
            refused = error
            break
        rulings.append(ruling)
        if not json:
            env.show(ruling_lines(env, table, ruling))
    flags: dict[str, Any] = {"--at": at, "--village": village, "--creatures": creatures or None}
    flags |= {"--neighbour": neighbour or None, "--corner": None if corner == "a1" else corner}
    flags |= {"--edition": None if edition == "fr" else edition, "--game": game, "--file": file}
    line = again(["try", *(words or [])], flags)
    if json:
        told = {"rulings": [ruling_data(table, one) for one in rulings], "again": line}
        env.json({**table_data(table), **told, "failure": refused and refusal_data(env, refused)})
    else:
        if at is not None and rulings and at + len(rulings) <= followed.play.entries:
            env.write(env.voice("try.instead", start=at + 1, end=at + len(rulings)))
            happened = _as_of(followed, at + len(rulings)).state
            env.show(difference_lines(env.voice, table.game, happened, table.state, env.width))
        elif len(rulings) > 1:
            env.show(difference_lines(env.voice, table.game, before, table.state, env.width))
        if refused is not None:
            env.stderr.write("".join(f"{one}\n" for one in refusal_lines(env.voice, refused.refusal, env.width)))
        else:
            env.show(next_lines(env, table))
        env.say("again", line=line)
    return exit_status(refused.refusal.code if refused else None)


def _as_of(table: Table, number: int) -> Table:
    """The game as it stood after that entry.

    :raises Refused: if it has no such entry.
    """
    if number > table.play.entries:
        refuse("nothing-to-undo", "record", "no-such-entry", number=number, entries=table.play.entries)
    play = Play(table.game, table.header.setup)
    for line in table.lines:
        if play.entries == number:
            break
        entry = play.parse(line)
        if entry is not None:
            play.enter(entry)
    return Table(table.header, play)


def _typed(
    env: Environment,
    village: str,
    corner: str,
    creatures: list[str],
    neighbour: list[str],
    edition: str,
    lines: list[str],
) -> tuple[Table, list[str]]:
    """A table that begins with a position typed by hand; entries may leave out whose they are."""
    from referee.games import find_game

    game = find_game("vampire-village")
    assert game is not None
    verb = next((word for line in lines for word in line.lower().split()[:2] if word in game.VERBS), "place")
    me, other = env.voice("attack.you"), env.voice("attack.neighbour")
    state = game.typed_position(village, corner, creatures, neighbour, edition, verb, (me, other))
    play = Play(game, state.setup)
    play.first = state
    whole = [line if line.split()[0] not in game.VERBS else f"{me} {line}" for line in lines]
    return Table(Header(game, state.setup), play), whole
