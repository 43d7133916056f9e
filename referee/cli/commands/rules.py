"""`referee rules`: look something up."""

from typing import Annotated

import typer

from referee.cli.environment import Environment
from referee.cli.lacking import Lacks
from referee.cli.pager import show_long
from referee.cli.typer_app.app import command_app
from referee.cli.typer_app.options import Json
from referee.cli.which_game import kind_in_use
from referee.engine.codes import USAGE
from referee.engine.lexicon import near
from referee.games import GAMES
from referee.say.rules import sections
from referee.show.rules import looked_up, section_lines, terms

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
    if not sections(env.voice.language, env.voice.game):
        raise Lacks(env.voice.game, "rules", lambda game: sections(env.voice.language, game.id))
    found, of_game = looked_up(env.voice, " ".join(asked), env.width)
    if of_game != env.voice.game:
        env.say("rules.other-game", here=env.voice.game, game=of_game)
    if json:
        env.json({"schema": 1, "sections": [section._asdict() for section in found]})
        return 0
    if not found:
        env.complain("rules.none", near(" ".join(asked), terms(env.voice)), term=" ".join(term or []))
        return USAGE
    show_long(env, section_lines(env.voice, found, env.width, whole=bool(term)))
    return 0
