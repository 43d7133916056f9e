"""`referee best`: the best way through the attacks still to come, proven."""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Literal

import typer

from referee.cli.card_names import card_names
from referee.cli.environment import Environment
from referee.cli.lacking import Lacks
from referee.cli.opening import read_table
from referee.cli.reproduce import again, show_again, show_by
from referee.cli.typer_app.app import Command, command_app
from referee.cli.typer_app.options import GameName, Json, RecordFile
from referee.engine.codes import FINE
from referee.engine.game import Game
from referee.engine.lexicon import called, lexicon
from referee.engine.ruling import Said
from referee.engine.view import Board
from referee.games.vampire_village.boards import boards
from referee.games.vampire_village.rules import attack, scoring
from referee.games.vampire_village.rules import best as solver
from referee.games.vampire_village.rules.phases import MOST_CARDS, MOST_CREATURES
from referee.games.vampire_village.rules.state import Seat, State, Village
from referee.games.vampire_village.saying import card, creature
from referee.notation.names import as_spelt, find_player, write_name
from referee.say import Voice
from referee.say.cards import Names, tell
from referee.show.board import draw
from referee.show.text import table_with_text

app = command_app()
Aim = Literal["points", "villagers"]
AIMS = lexicon({"points": "очки", "villagers": "villageois жители"})


class AnyLanguage(Command):
    """Takes the value of --aim in any language."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        pairs = zip(["", *args], args, strict=False)
        return super().parse_args(
            ctx, [called(word, AIMS) or word if flag == "--aim" else word for flag, word in pairs]
        )


@app.command(cls=AnyLanguage)
def best(
    ctx: typer.Context,
    player: Annotated[str | None, typer.Argument(metavar="PLAYER")] = None,
    aim: Annotated[Aim, typer.Option("--aim", metavar="AIM")] = "points",
    game: GameName = None,
    file: RecordFile = None,
    json: Json = False,
) -> int:
    env: Environment = ctx.obj
    table = read_table(env, game, file)
    state = table.state
    if not _has_best(table.game) or not isinstance(state, State):
        raise Lacks(table.game.id, "best", _has_best)
    players = table.players
    seats = range(len(players)) if player is None else [find_player(as_spelt(player, players), players)]
    plans = {table.players[seat]: _plan(env, state, seat, aim) for seat in seats}
    name = None if file else game or env.store.last()
    line = again(["best", *([player] if player else [])], {"--aim": aim, "--game": name, "--file": file})
    if json:
        found = [_data(name, plan, solver.AIMS[aim]) for name, plan in plans.items()]
        where = {"edition": state.setup.edition, "round": state.round, "attack": state.attack}
        env.json({"schema": 1, "game": table.game.id, **where, "aim": aim, "players": found, "again": line})
        return FINE
    env.write(env.voice(f"best.aim.{aim}", round=state.round), "strong", "  ")
    if state.round == 1:
        env.write(env.voice("best.come-back"), indent="  ")
    names = card_names(env)
    for seat, plan in zip(seats, plans.values(), strict=True):
        if plan is not None:
            _show(env, state, seat, plan, aim, names)
    show_by(env, table.game.view().setup_data(state.setup))
    show_again(env, line)
    return FINE


def _has_best(game: Game) -> bool:
    return "best" in game.commands


def _plan(env: Environment, state: State, seat: int, aim: Aim) -> solver.Plan | None:
    """The best way of one player; None, which is said, if there are too many to look at."""
    try:
        return solver.best(state, seat, aim)
    except solver.TooMany:
        side, most = state.seats[seat], {"most_cards": MOST_CARDS, "most_creatures": MOST_CREATURES}
        counts = {"cards": len(side.village), "creatures": len(side.creatures)}
        env.complain("best.too-many", player=state.setup.players[seat], **counts, **most)
        return None


def _show(env: Environment, state: State, number: int, plan: solver.Plan, aim: Aim, names: Names) -> None:
    """What is reached, the village with what falls in order, every step in words, and what else could come first."""
    voice, player, keys = env.voice, state.setup.players[number], solver.AIMS[aim]
    env.write("")
    env.write(voice(f"best.value.{aim}", player=player, **dict(zip(keys, plan.value, strict=True))), "good", "  ")
    falls = [*_falls(scoring.projected(state, number), plan)]
    if falls:
        board, style = boards(state)[number], env.settings["style"]
        env.show(draw(voice, _marked(board, falls), env.width, style, names)[1:])
    for order, (choice, params) in enumerate(falls, 1):
        key = "best.forced" if choice.forced else "best.choice"
        entry = voice("best.entry", player=write_name(player), words=choice.words)
        env.write("  " + tell(voice, key, {**params, "order": order, "entry": entry}, names), indent="    ")
    if plan.alternatives:
        env.write(f"  {voice('best.others')}", indent="    ")
        village = state.seats[number].village
        rows = [
            [f"    {_price(env, plan, one, keys)}", _other(voice, village, one, names)] for one in plan.alternatives
        ]
        env.show(table_with_text(rows, "><", env.width))
    elif all(choice.forced for choice in plan.choices):
        env.write(f"  {voice('best.nothing')}", indent="    ")


def _falls(seat: Seat, plan: solver.Plan) -> Iterator[tuple[solver.Choice, dict[str, Any]]]:
    """Every choice with its attack, its defence, the card that falls and the creature that dies."""
    for choice in plan.choices:
        standing = attack.assault(seat, choice.kind)
        cell, _, dying = choice.words.partition(" ")
        dying = dying or attack.may_die(seat.village[cell].card, standing.attackers)[0]
        numbers = {"kind": choice.kind, "attack": standing.attack, "defence": standing.defence}
        yield choice, {**numbers, "cell": cell, "card": _lost(seat.village, cell), "creature": creature(dying)}
        seat = attack.fall(seat, cell, dying)


def _lost(village: Village, cell: str) -> Said:
    spot = village[cell]
    key = "result.card" if spot.villagers else "result.card-empty"
    return Said(key, {"card": card(spot.card.face), "cell": cell, "villagers": spot.villagers})


def _marked(board: Board, falls: Sequence[tuple[solver.Choice, dict[str, Any]]]) -> Board:
    """The village with ×1 on the card that falls first."""
    order = {params["cell"]: f"×{number}" for number, (_, params) in enumerate(falls, 1)}
    tiles = {at: tile._replace(note=order.get("".join(at), "")) for at, tile in board.tiles.items()}
    return board._replace(tiles=tiles)


def _other(voice: Voice, village: Village, other: solver.Alternative, names: Names) -> str:
    """Another first choice in words, and as it is typed."""
    cell, _, dying = other.words.partition(" ")
    key = "best.other-named" if dying else "best.other"
    params = {"card": _lost(village, cell), "words": other.words}
    return tell(voice, key, {**params, "creature": creature(dying)} if dying else params, names)


def _price(env: Environment, plan: solver.Plan, other: solver.Alternative, keys: tuple[str, ...]) -> str:
    """What another first choice costs, in the first count that differs."""
    for key, most, count in zip(keys, plan.value, other.value, strict=True):
        if most != count:
            return env.voice(f"best.cost.{key}", lost=most - count)
    return env.voice("best.as-good")


def _data(player: str, plan: solver.Plan | None, keys: tuple[str, ...]) -> dict[str, Any]:
    if plan is None:
        return {"player": player, **dict.fromkeys(keys), "choices": [], "alternatives": [], "states": None}

    def entry(words: str) -> str:
        return f"{write_name(player)} breach {words}"

    return {
        "player": player,
        **dict(zip(keys, plan.value, strict=True)),
        "choices": [{"attack": kind, "entry": entry(words), "forced": forced} for kind, words, forced in plan.choices],
        "alternatives": [
            {"entry": entry(words), **dict(zip(keys, value, strict=True))} for words, value in plan.alternatives
        ],
        "states": plan.states_looked_at,
    }
