"""`referee demo`: a recorded game that shows every rule at work."""

from collections.abc import Iterator
from typing import Annotated, Any

import typer

from referee.cli.environment import Environment
from referee.cli.lacking import Lacks
from referee.cli.pager import page_height, pages_of, turn
from referee.cli.typer_app.app import command_app
from referee.cli.typer_app.options import Json
from referee.cli.which_game import kind_in_use, knows_kind
from referee.engine.codes import FINE, USAGE
from referee.engine.game import Game
from referee.games import GAMES
from referee.record.read import Record, read
from referee.show.boards import boards_lines
from referee.show.json import ruling_data, table_data
from referee.show.ruling import ruling_lines
from referee.show.score import score_lines
from referee.show.text import Line, plain, wrap
from referee.table.header import read_header
from referee.table.play import Play
from referee.table.table import Table

app = command_app()


@app.command()
def demo(
    ctx: typer.Context,
    kind: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    every: Annotated[bool, typer.Option("--all")] = False,
    json: Json = False,
) -> int:
    env: Environment = ctx.obj
    if not knows_kind(env, kind):
        return USAGE
    kind = kind_in_use(env) if kind is None else kind.lower()
    env.speak_of(kind)
    recorded = recorded_game(GAMES[kind])
    if recorded is None:
        raise Lacks(kind, "demo", recorded_game)
    if json:
        env.json(_data(recorded))
        return FINE
    blocks = blocks_of(env, recorded)
    if env.interactive and not every:
        turn(env, pages_of([*blocks], page_height(env)))
    else:
        for block in blocks:
            env.show(block)
    return FINE


def blocks_of(env: Environment, recorded: bytes) -> Iterator[list[Line]]:
    """What belongs together on a screen: a ruling with the remark before it, the boards, the score."""
    record, table = _begun(recorded)
    remarks = 0
    ahead: list[Line] = []
    for line in record.lines:
        if line.text.lstrip().startswith("#"):
            remarks += 1
            remark = f"# {env.voice(f'demo.{remarks}')}"
            ahead += [plain(), *(plain(text, "faint") for text in wrap(remark, env.width, "# "))]
            continue
        before = table.state.phase
        yield [*ahead, *ruling_lines(env.voice, table, table.do(line.text), env.width)]
        ahead = []
        if table.state.phase != before and table.state.phase in table.game.demo_boards:
            yield [plain(), *boards_lines(env.voice, table, env.width), plain()]
    yield [*ahead, *score_lines(env.voice, table, env.width)]


def _begun(recorded: bytes) -> tuple[Record, Table]:
    """The lines, and the table before the first of them."""
    record = read(recorded)
    header = read_header(record.header)
    return record, Table(header, Play(header.game, header.setup))


def _data(recorded: bytes) -> dict[str, Any]:
    """How it ends, and every ruling on the way."""
    record, table = _begun(recorded)
    entries = [line.text for line in record.lines if not line.text.lstrip().startswith("#")]
    rulings = [ruling_data(table, table.do(entry)) for entry in entries]
    return {**table_data(table), "rulings": rulings}


def recorded_game(game: Game) -> bytes | None:
    """What the demo of a game replays; None if it has none."""
    try:
        return game.texts().file("demo.referee")
    except FileNotFoundError:
        return None
