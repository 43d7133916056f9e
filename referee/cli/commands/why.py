"""`referee why`: explain an entry, or every point of a player."""

from typing import Annotated, Any

import typer

from referee.cli.again import again
from referee.cli.app import command_app
from referee.cli.environment import Environment
from referee.cli.opening import read_table
from referee.cli.options import GameName, Json, RecordFile
from referee.engine.ruling import refuse
from referee.notation import grammar
from referee.notation.names import find_player
from referee.say.tell import event_line
from referee.show.refusal import rule_name
from referee.show.text import Line, plain, wrap
from referee.table.play import Play
from referee.table.table import Table

app = command_app("Explain an entry, or every point of a player.")


@app.command(epilog="Examples: referee why · referee why 12 · referee why --score Ana")
def why(
    ctx: typer.Context,
    number: Annotated[int | None, typer.Argument(metavar="N", help="An entry's number; else the last.")] = None,
    player: Annotated[str | None, typer.Option("--score", metavar="PLAYER", help="Account for every point.")] = None,
    game: GameName = None,
    file: RecordFile = None,
    json: Json = False,
) -> None:
    """What was checked, each number and where it comes from, the rules that applied, what else was legal."""
    env: Environment = ctx.obj
    table = read_table(env, game, file)
    where = {"--game": game, "--file": file}
    if player is not None:
        answer = _points(env, table, find_player(player, table.players))
        line = again(["why", "--score", player], where)
    else:
        wanted = table.play.entries if number is None else number
        answer = _entry(env, table, wanted)
        line = again(["why", str(wanted)], where)
    if json:
        env.json({"schema": 1, **answer, "again": line})
        return
    env.show([plain(one, "strong") for one in wrap(answer["text"], env.width, "   ")])
    for reason in answer["reasons"]:
        rule = f"  ({rule_name(env.voice, reason['rule'])})" if reason["rule"] else ""
        env.show(_bullet(env, reason["text"] + rule))
    for text in answer["events"]:
        env.show(_bullet(env, text, "→ "))
    if answer["else"]:
        env.show(_bullet(env, env.voice("why.else", options=answer["else"])))
    env.say("again", line=line)


def _bullet(env: Environment, text: str, sign: str = "· ") -> list[Line]:
    return [plain(line) for line in wrap(f" {sign}{text}", env.width, "   ")]


def _entry(env: Environment, table: Table, number: int) -> dict[str, Any]:
    """Fold the record up to that entry, and say why it counted."""
    play = Play(table.game, table.header.setup)
    for line in table.lines:
        entry = play.parse(line)
        if entry is None:
            continue
        before, steps = play.state, {step.number for step in play.steps}
        step = play.enter(entry)
        if step.number == number:
            break
    else:
        refuse("nothing-to-undo", "record", "no-such-entry", number=number, entries=table.play.entries)
    text = f"{number}  {grammar.write(entry, table.game, before.setup.players, before)}"
    players = play.setup.players
    if not hasattr(entry, "player") or not hasattr(entry, "_fields") or type(entry).__name__ == "Count" or step.repeat:
        moved = sorted(steps ^ {one.number for one in play.steps})
        key = "why.repeat" if step.repeat else f"why.{type(entry).__name__.lower()}"
        reason = {"text": env.voice(key, entries=moved), "rule": ""}
        return {"text": text, "reasons": [reason], "events": [], "else": []}
    reasons = [
        {"text": env.voice(reason.key, **reason.params), "rule": reason.rule}
        for reason in table.game.explain(before, entry)
    ]
    events = [event_line(env.voice, event, players) for event in step.events]
    decision = next((one for one in table.game.pending(before) if one.seat == entry.player), None)
    chosen = text.split(" ")
    others = [option for option in decision.options if option not in chosen] if decision else []
    return {"text": text, "reasons": reasons, "events": [one for one in events if one], "else": others}


def _points(env: Environment, table: Table, seat: int) -> dict[str, Any]:
    """Every point of a player, card by card."""
    name = table.players[seat]
    reasons = [
        {"text": env.voice(key, **params), "rule": rule}
        for key, params, rule in table.game.point_by_point(table.state, seat)
    ]
    total = table.game.count(table.state, seat, "points")
    return {"text": env.voice("why.points", player=name, points=total), "reasons": reasons, "events": [], "else": []}
