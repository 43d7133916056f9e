"""`referee rules`: look something up."""

from typing import Annotated

import typer

from referee.cli.app import command_app
from referee.cli.environment import Environment
from referee.cli.options import Json
from referee.engine.codes import USAGE
from referee.games import MODULES
from referee.record.file import load
from referee.record.read import read
from referee.say.rules import Section, look_up, rulings_below, sections
from referee.show.text import plain, wrap
from referee.table.verify import Replay

app = command_app()


@app.command()
def rules(
    ctx: typer.Context,
    term: Annotated[list[str] | None, typer.Argument(metavar="TERM")] = None,
    json: Json = False,
) -> int:
    env: Environment = ctx.obj
    asked = [*(term or [])]
    env.speak_of(asked.pop(0) if asked and asked[0] in MODULES else _game_in_use(env))
    found = _sections(env, " ".join(asked))
    for game in MODULES:
        if asked and not found:  # perhaps another game speaks of it
            env.speak_of(game)
            found = _sections(env, " ".join(asked))
    if json:
        env.json({"schema": 1, "sections": [section._asdict() for section in found]})
        return 0
    if not found:
        env.complain("rules.none", term=" ".join(asked))
        return USAGE
    show_sections(env, found, whole=bool(asked))
    return 0


def _game_in_use(env: Environment) -> str:
    """The id of the game that was used last; "" where none was, or its record cannot be read."""
    last = env.store.last()
    try:
        return Replay(read(load(env.store.path(last)))).game if last else ""
    except OSError:
        return ""


def _sections(env: Environment, term: str) -> list[Section]:
    language, game = env.voice.language, env.voice.game
    return look_up(term, language, game) if term else list(sections(language, game))


def show_rules(env: Environment, term: str) -> None:
    """What `rules TERM` says at a prompt."""
    found = _sections(env, term)
    if not found:
        env.complain("rules.none", term=term)
    show_sections(env, found, whole=bool(term))


def show_sections(env: Environment, found: list[Section], *, whole: bool) -> None:
    for section in found:
        title = env.voice("rules.title", key=section.key, title=section.title)
        env.show([plain(line, "strong" if whole else "") for line in wrap(title, env.width, "  ")])
        if not whole:
            continue
        if any(map(str.isalpha, section.source)):  # no book has a heading for what tables do
            env.show([plain(line, "faint") for line in wrap(section.source, env.width)])
        if rulings := rulings_below(section, env.voice.language, env.voice.game):
            show_sections(env, rulings, whole=False)
            env.write(env.voice("rules.one", key=rulings[0].key))
        for paragraph in section.text.splitlines():
            env.show([plain(line) for line in wrap(paragraph, env.width)])
        env.show([[]])
