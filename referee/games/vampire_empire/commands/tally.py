"""`referee tally` for Vampire Empire: who won a game that nobody recorded, from how many are alive."""

from collections.abc import Sequence
from typing import Any, Final

import typer

from referee.cli.environment import Environment
from referee.cli.tallies import Result, counted, give, goal_of_sheet, result_data, tally_again
from referee.cli.typer_app.app import command_app
from referee.cli.typer_app.options import Format, GameKind, Json, Output, Players, PlayersFile
from referee.cli.which_game import knows_kind
from referee.engine.codes import USAGE
from referee.engine.outcome import STANDINGS, Outcome
from referee.engine.ruling import refuse
from referee.engine.standings import Standing, rank
from referee.games.vampire_empire.commands.tally_input import FORM, Survivors
from referee.games.vampire_empire.game import GAME
from referee.games.vampire_empire.rules import characters
from referee.games.vampire_empire.rules.ending import RULES, TIE_BREAKS, account_of, all_dead

app = command_app()
MOST: Final = {"vampires": characters.VAMPIRES, "humans": characters.HUMANS}


@app.command()
def tally(
    ctx: typer.Context,
    players: Players = None,
    file: PlayersFile = None,
    kind: GameKind = None,
    output: Output = None,
    format: Format = None,
    json: Json = False,
) -> int:
    env: Environment = ctx.obj
    env.speak_of(GAME.id)
    if not knows_kind(env, kind):
        return USAGE
    goal = goal_of_sheet(env, output, format)
    found = counted(env, FORM, players or [], file, kind, asking=not json)
    check(found)
    names, roles = [one.name for one in found], [one.side for one in found]
    accounts = [account_of(one.side, one.alive) for one in found]
    ranking = rank([(sum(line.points for line in lines),) for lines in accounts])
    end = outcome_of(found, ranking)
    line = tally_again(env, GAME.id, [one.line() for one in found], {"--json": json})
    standings = [_standing(place, found[place.seat]) for place in ranking]
    data = {"schema": 1, "game": GAME.id, "standings": standings, **result_data(names, ranking, TIE_BREAKS)}
    if end.why == STANDINGS:
        data["ending"] = "cards"
    else:
        data |= {"ending": end.why, "decided_by": None}
    result = Result(GAME, names, accounts, ranking, data, roles, outcome=end)
    return give(env, result, line, goal, file, json=json)


def check(found: Sequence[Survivors]) -> None:
    """:raises Refused: if no game ends like that."""
    first, second = found
    if first.side == second.side:
        refuse("does-not-fit", "setup", f"does-not-fit.tally-{first.side}-twice", players=(first.name, second.name))
    for one in found:
        if one.alive > MOST[one.side]:
            params: dict[str, Any] = {"player": one.name, "number": one.alive, "most": MOST[one.side]}
            refuse("does-not-fit", "ending", f"does-not-fit.tally-{one.side}", **params)
    if not any(one.alive for one in found):
        refuse("does-not-fit", "ending", "does-not-fit.tally-nobody")


def outcome_of(found: Sequence[Survivors], ranking: Sequence[Standing]) -> Outcome:
    """Who won: whoever is left where all of a kind are dead, else by the points (VE56)."""
    alive = {one.side: one.alive for one in found}
    seats = [place.seat for place in ranking]
    won = tuple(place.seat for place in ranking if place.rank == 1)
    why = all_dead(alive["vampires"], alive["humans"])
    lost = tuple(seat for seat in seats if seat not in won)
    return Outcome(won, lost, why or STANDINGS, RULES[why or "cards"])


def _standing(place: Standing, one: Survivors) -> dict[str, Any]:
    return {"rank": place.rank, "player": one.name, "points": place.keys[0], "role": one.side, "alive": one.alive}
