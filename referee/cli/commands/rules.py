"""`referee rules`: look something up."""

from typing import Annotated

import typer

from referee.cli.app import command_app
from referee.cli.environment import Environment
from referee.cli.kinds import kind_in_use
from referee.cli.lacking import Lacks
from referee.cli.options import Json
from referee.engine.codes import USAGE
from referee.games import GAMES
from referee.say.rules import Section, look_up, rulings_below, sections
from referee.show.text import plain, wrap

app = command_app()


@app.command()
def rules(
    ctx: typer.Context,
    term: Annotated[list[str] | None, typer.Argument(metavar="TERM")] = None,
    json: Json = False,
) -> int:
    env: Environment = ctx.obj
    asked = [*(term or [])]
    env.speak_of(asked.pop(0).lower() if asked and asked[0].lower() in GAMES else kind_in_use(env))
    found = _looked_up(env, " ".join(asked))
    if json:
        env.json({"schema": 1, "sections": [section._asdict() for section in found]})
        return 0
    if not found:
        env.complain("rules.none", term=" ".join(term or []))
        return USAGE
    show_sections(env, found, whole=bool(term))
    return 0


def _looked_up(env: Environment, term: str) -> list[Section]:
    """In the rules of the game at hand; where they have nothing, in those of the other games.

    :raises Lacks: if the game at hand has no rules to look up.
    """
    if not sections(env.voice.language, env.voice.game):
        raise Lacks(env.voice.game, "rules", lambda game: sections(env.voice.language, game.id))
    if not term:
        return list(sections(env.voice.language, env.voice.game))
    here = env.voice.game
    for kind in (here, *(kind for kind in GAMES if kind != here)):
        if found := look_up(term, env.voice.language, kind):
            if kind != here:
                env.say("rules.other-game", here=here, game=kind)
            return found
    return []


def show_rules(env: Environment, term: str) -> None:
    """What `rules TERM` says at a prompt."""
    try:
        found = _looked_up(env, term)
    except Lacks as lack:
        env.complain("lacks", game=lack.game, what=lack.what)
        return
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
