"""`referee demo`: a recorded game, short enough to be watched."""

import re
from collections.abc import Iterator
from itertools import count
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
from referee.say import Voice
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
    blocks = [_title(env, kind), *blocks_of(env, recorded)]
    if env.interactive and not every:
        turn(env, pages_of(blocks, page_height(env)))
    else:
        for block in blocks:
            env.show(block)
    return FINE


def _title(env: Environment, kind: str) -> list[Line]:
    """Which game this is, and how to see the others."""
    title = env.voice("demo.title", game=env.voice("sheet.game"))
    found = [plain(text, "strong") for text in wrap(title, env.width)]
    for other in GAMES:
        if other != kind and recorded_game(GAMES[other]) is not None:
            name = Voice(env.voice.language, other)("sheet.game")
            told = env.voice("demo.other", game=name, command=f"referee demo {other}")
            found += [plain(text, "faint") for text in wrap(told, env.width)]
    return found


def blocks_of(env: Environment, recorded: bytes) -> Iterator[list[Line]]:
    """What belongs together on a screen: a remark with the rulings after it, the boards, the score. What follows an
    empty remark is only counted."""
    record, table = _begun(in_language(env.voice, recorded))
    remarks = passed = 0
    passing = False
    scene: list[Line] = []
    for line in record.lines:
        if line.text == "#":
            passing = True
            continue
        if line.text.startswith("#"):
            yield scene
            scene = [plain(), plain(env.voice("demo.passed", number=passed), "faint")] if passed else []
            remarks, passed, passing = remarks + 1, 0, False
            remark = f"# {env.voice(f'demo.{remarks}')}"
            scene += [plain(), *(plain(text, "faint") for text in wrap(remark, env.width, "# "))]
            continue
        before = table.state.phase
        ruling = table.do(line.text)
        passed += passing
        scene += [] if passing else ruling_lines(env.voice, table, ruling, env.width)
        if table.state.phase != before and table.state.phase in table.game.demo_boards:
            yield scene
            yield [plain(), *boards_lines(env.voice, table, env.width)]
            scene = []
    yield [*scene, plain(), *score_lines(env.voice, table, env.width)]


def in_language(voice: Voice, recorded: bytes) -> bytes:
    """The same game, with players and notes of the language."""
    text = recorded.decode()
    _, _, names = next(line for line in text.splitlines() if line.startswith("players ")).partition(" ")
    own = dict(zip(names.split(), voice("demo.players").split(), strict=True))
    text = re.sub(rf"\b({'|'.join(own)})\b", lambda match: own[match[0]], text)
    notes = count(1)
    return re.sub('"[^"]*"', lambda _: f'"{voice(f"demo.note.{next(notes)}")}"', text).encode()


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
