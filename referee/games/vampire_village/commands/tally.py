"""`referee tally`: scores without a game."""

from typing import Annotated, Any

import typer

from referee.cli.environment import Environment
from referee.cli.reproduce import show_again, show_by
from referee.cli.tallies import counted, goal_of_sheet, result_data, show_result, tally_again, write_sheet
from referee.cli.typer_app.app import command_app
from referee.cli.typer_app.options import Format, GameKind, Json, Output, Players, PlayersFile
from referee.cli.which_game import knows_kind
from referee.engine.codes import FINE, USAGE
from referee.engine.standings import ScoreLine, Standing, rank
from referee.games.vampire_village.commands.tally_input import FORM, Counted
from referee.games.vampire_village.game import GAME
from referee.games.vampire_village.position import check_edition, unreachable_counts
from referee.games.vampire_village.rules.editions import EDITIONS
from referee.games.vampire_village.rules.scoring import TIE_BREAKS, lines_of
from referee.show.score import other_editions, verdict_of

app = command_app()


@app.command()
def tally(
    ctx: typer.Context,
    players: Players = None,
    file: PlayersFile = None,
    edition: Annotated[str, typer.Option("--edition", "-e", metavar="EDITION")] = "",
    kind: GameKind = None,
    output: Output = None,
    format: Format = None,
    json: Json = False,
) -> int:
    env: Environment = ctx.obj
    env.speak_of(GAME.id)
    if not knows_kind(env, kind):
        return USAGE
    edition = check_edition(edition or env.usual(GAME, "edition"))
    goal = goal_of_sheet(env, output, format)
    counts: list[Counted] = counted(env, FORM, players or [], file, kind, asking=not json)
    warnings = [text for count in counts for text in _warnings(env, count)]
    ranking = rank([(points(count, edition), count.cards) for count in counts])
    flags = {"--edition": edition, "--json": json}
    line = tally_again(env, GAME.id, [count.line() for count in counts], flags)
    if json and goal is None:
        env.json({**_data(counts, ranking, edition), "warnings": warnings, "again": line})
        return FINE
    for warning in warnings:
        env.complain("usage", message=warning)
    names = [count.name for count in counts]
    accounts = [lines(count, edition) for count in counts]
    if goal is not None:
        from referee.show.export.sheet import tallied

        data, header = _data(counts, ranking, edition), {"edition": (edition,)}
        return write_sheet(env, goal, tallied(GAME, names, header, accounts, ranking, position=data), file)
    show_result(env, names, accounts, ranking, TIE_BREAKS)
    show_by(env, {"edition": edition})
    totals = [_by_edition(count) for count in counts]
    if differing := other_editions(env.voice, totals):
        env.write(differing, indent="  ")
        other = next(one for one in EDITIONS if one != edition)
        elsewhere = rank([(points(count, other), count.cards) for count in counts])
        env.write(
            env.voice(f"tally.other.{other}", verdict=verdict_of(env.voice, names, elsewhere, TIE_BREAKS)),
            indent="  ",
        )
    show_again(env, line)
    return FINE


def lines(count: Counted, edition: str) -> tuple[ScoreLine, ...]:
    """A player's account. Nobody was repelled from a village without cards (VV54, VV63)."""
    repelled = count.creatures if count.cards else 0
    return lines_of(count.buildings, count.heroes, count.creatures, repelled, edition)


def points(count: Counted, edition: str) -> int:
    return sum(line.points for line in lines(count, edition))


def _by_edition(count: Counted) -> dict[str, Any]:
    return {"player": count.name, "points_by_edition": {one: points(count, one) for one in EDITIONS}}


def _data(counts: list[Counted], ranking: tuple[Standing, ...], edition: str) -> dict[str, Any]:
    standings = []
    for place in ranking:
        count = counts[place.seat]
        on_buildings, on_heroes, creatures = (line.points for line in lines(count, edition))
        standings.append(
            {
                "rank": place.rank,
                "player": count.name,
                "points": place.keys[0],
                "villagers": on_buildings + on_heroes,
                "creatures": creatures,
                "cards": count.cards,
                "points_by_edition": _by_edition(count)["points_by_edition"],
            }
        )
    names = [count.name for count in counts]
    return {"schema": 1, "edition": edition, "standings": standings, **result_data(names, ranking, TIE_BREAKS)}


def _warnings(env: Environment, count: Counted) -> list[str]:
    """Why a legal game cannot end like this."""
    reasons = unreachable_counts(count.cards, count.creatures)
    if (villagers := count.buildings + count.heroes) and not count.cards:
        reasons.append(("unreachable.no-card-villagers", {"villagers": villagers}))
    found = []
    if reasons:
        texts = [env.voice(key, **params) for key, params in reasons]
        found.append(env.voice("tally.unreachable", player=count.name, reasons=texts))
    if count.creatures and not count.cards:
        found.append(env.voice("tally.gone", player=count.name))
    return found
