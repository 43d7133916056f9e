"""`referee best`: the best way through the attacks still to come, proven."""

from typing import Annotated, Any, Literal

import typer

from referee.cli.environment import Environment
from referee.cli.lacking import Lacks
from referee.cli.opening import read_table
from referee.cli.reproduce import again, show_again
from referee.cli.typer_app.app import Command, command_app
from referee.cli.typer_app.options import GameName, Json, RecordFile
from referee.engine.codes import FINE
from referee.engine.game import Game
from referee.engine.lexicon import called, lexicon
from referee.games.vampire_village.rules import best as solver
from referee.games.vampire_village.rules.phases import MOST_CARDS, MOST_CREATURES
from referee.games.vampire_village.rules.state import State
from referee.notation.names import as_spelt, find_player, write_name

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
    for name, plan in plans.items():
        if plan is not None:
            _show(env, name, plan, aim)
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


def _show(env: Environment, player: str, plan: solver.Plan, aim: Aim) -> None:
    keys = solver.AIMS[aim]
    env.write(env.voice(f"best.value.{aim}", player=player, **dict(zip(keys, plan.value, strict=True))), "good", "  ")
    for choice in plan.choices:
        key = "best.forced" if choice.forced else "best.choice"
        text = env.voice(key, kind=choice.kind, player=write_name(player), words=choice.words)
        env.write(f"  {text}", indent="    ")
    if plan.alternatives:
        others = ", ".join(_price(env, plan, one, keys) for one in plan.alternatives)
        env.write(f"  {env.voice('best.others', others=others)}", indent="    ")
    elif all(choice.forced for choice in plan.choices):
        env.write(f"  {env.voice('best.nothing')}", indent="    ")


def _price(env: Environment, plan: solver.Plan, other: solver.Alternative, keys: tuple[str, ...]) -> str:
    """What another first choice costs, in the first count that differs."""
    for key, most, count in zip(keys, plan.value, other.value, strict=True):
        if most != count:
            cost = "best.cost" if key == keys[0] else f"best.cost.{key}"
            return env.voice(cost, words=other.words, lost=most - count)
    return env.voice("best.as-good", words=other.words)


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
