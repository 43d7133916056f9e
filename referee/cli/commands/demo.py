"""`referee demo`: a recorded game that shows every rule at work."""

from collections.abc import Iterator
from typing import Annotated

import typer

from referee.cli.environment import Environment
from referee.cli.lacking import Lacks
from referee.cli.pager import page_height, pages_of, turn
from referee.cli.typer_app.app import command_app
from referee.cli.which_game import kind_in_use
from referee.engine.codes import FINE, USAGE
from referee.engine.game import Game
from referee.games import GAMES
from referee.record.read import read
from referee.show.boards import boards_lines
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
) -> int:
    env: Environment = ctx.obj
    kind = kind_in_use(env) if kind is None else kind.lower()
    if kind not in GAMES:
        env.complain("stats.bad-kind", kind=kind, known=tuple(GAMES))
        return USAGE
    env.speak_of(kind)
    recorded = recorded_game(GAMES[kind])
    if recorded is None:
        raise Lacks(kind, "demo", recorded_game)
    blocks = blocks_of(env, recorded)
    if env.interactive and not every:
        turn(env, pages_of([*blocks], page_height(env)))
    else:
        for block in blocks:
            env.show(block)
    return FINE


def blocks_of(env: Environment, recorded: bytes) -> Iterator[list[Line]]:
    """What belongs together on a screen: a ruling with the remark before it, the boards, the score."""
    record = read(recorded)
    header = read_header(record.header)
    table = Table(header, Play(header.game, header.setup))
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
        if table.state.phase != before and table.state.phase in header.game.demo_boards:
            yield [plain(), *boards_lines(env.voice, table, env.width), plain()]
    yield [*ahead, *score_lines(env.voice, table, env.width)]


def recorded_game(game: Game) -> bytes | None:
    """What the demo of a game replays; None if it has none."""
    try:
        return game.texts().file("demo.referee")
    except FileNotFoundError:
        return None
