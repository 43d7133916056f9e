"""`referee tally` for Vampire Nights: scores without a game, from the tiles and the bites of every player."""

from collections.abc import Sequence
from typing import Any

import typer

from referee.cli.environment import Environment
from referee.cli.tallies import Result, counted, give, goal_of_sheet, result_data, tally_again
from referee.cli.typer_app.app import command_app
from referee.cli.typer_app.options import Format, GameKind, Json, Output, Players, PlayersFile
from referee.cli.which_game import knows_kind
from referee.engine.codes import USAGE
from referee.engine.ruling import refuse
from referee.engine.standings import ScoreLine, Standing, rank
from referee.games.vampire_nights.commands.tally_input import FORM, Held
from referee.games.vampire_nights.game import GAME
from referee.games.vampire_nights.rules.pieces import ALL_TILES, BITES, TILES
from referee.games.vampire_nights.rules.scoring import TIE_BREAKS, lines_of, role

app = command_app()


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
    held = counted(env, FORM, players or [], file, kind, asking=not json)
    ranking = ranks(held)
    accounts = [account(one) for one in held]
    names = [one.name for one in held]
    line = tally_again(env, GAME.id, [one.line() for one in held], {"--json": json})
    standings = [_standing(place, held[place.seat], accounts[place.seat]) for place in ranking]
    data = {"schema": 1, "game": GAME.id, "standings": standings, **result_data(names, ranking, TIE_BREAKS)}
    roles = [role(one.vampires) for one in held]
    untold = frozenset(("bites", seat) for seat, one in enumerate(held) if one.bites is None)
    result = Result(GAME, names, accounts, ranking, data, roles, untold)
    return give(env, result, line, goal, file, json=json)


def is_vampire(one: Held) -> bool:
    return role(one.vampires) == "vampire"


def account(one: Held) -> tuple[ScoreLine, ...]:
    return lines_of(one.tiles, one.coffin, is_vampire(one))


def points(one: Held) -> int:
    return sum(line.points for line in account(one))


def ranks(held: Sequence[Held]) -> tuple[Standing, ...]:
    """By points, then the fewest bites, then the fewest tiles (VN70, VN71).

    :raises Refused: if more is held than there can be, or bites that nobody told would decide.
    """
    check_pieces(held)
    check_bites_of_tied(held)
    return rank([(points(one), -(one.bites or 0), -len(one.tiles)) for one in held])


def check_pieces(held: Sequence[Held]) -> None:
    """:raises Refused: if there are more pieces than the box has, or more vampire's faces than bites."""
    for one in held:
        if one.bites is not None and one.vampires > one.bites:
            name, faces = one.name, one.vampires
            refuse("does-not-fit", "bites", "does-not-fit.tally-faces", player=name, number=faces, bites=one.bites)
    bites = sum(one.vampires if one.bites is None else one.bites for one in held)
    if bites > BITES:
        refuse("does-not-fit", "bites", "does-not-fit.tally-bites", number=bites, copies=BITES)
    for kind in TILES:
        number, copies = sum(one.tiles.count(kind) for one in held), ALL_TILES.count(kind)
        if number > copies:
            who = tuple(f"{one.name} {own}" for one in held if (own := one.tiles.count(kind)))
            params: dict[str, Any] = {"tile": kind, "number": number, "copies": copies}
            refuse("does-not-fit", "pieces", "does-not-fit.tally-pieces", held=who, **params)


def check_bites_of_tied(held: Sequence[Held]) -> None:
    """:raises Refused: if bites that nobody told would decide."""
    params: dict[str, Any]
    for one in held:
        total = points(one)
        tied = tuple(other.name for other in held if points(other) == total)
        if one.bites is None and len(tied) > 1:
            params = {"players": tied, "points": total, "player": one.name}
            refuse("not-understood", "scoring", "not-understood.tally-tied", **params)


def _standing(place: Standing, one: Held, own: Sequence[ScoreLine]) -> dict[str, Any]:
    return {
        "rank": place.rank,
        "player": one.name,
        "points": place.keys[0],
        "vampire": is_vampire(one),
        "vampires": one.vampires,
        "bites": one.bites,
        "tiles": len(one.tiles),
        "loot": one.loot(),
        "lines": [{"what": line.key, "number": line.number, "points": line.points} for line in own if line.number],
    }
