"""`referee fight`: work out one fight, typed by hand."""

from typing import Annotated, Any

import typer

from referee.cli.environment import Environment
from referee.cli.reproduce import again, show_again
from referee.cli.typer_app.app import AsksFor, command_app
from referee.cli.typer_app.options import GameKind, Json
from referee.cli.which_game import knows_kind
from referee.engine.codes import FINE, USAGE
from referee.engine.ruling import refuse
from referee.games.vampire_empire.fight import (
    ROUNDS,
    Fight,
    Fighter,
    Round,
    bands_for,
    fight,
    read_cards,
    read_fighter,
)
from referee.games.vampire_empire.game import GAME
from referee.show.text import plain, table_with_text, wrap

app = command_app()
SIDES = ("vampires", "humans")


@app.command("fight", cls=AsksFor)
def fight_command(
    ctx: typer.Context,
    attacker: Annotated[str | None, typer.Argument(metavar="ATTACKER")],
    target: Annotated[str | None, typer.Argument(metavar="TARGET")],
    played: Annotated[list[str] | None, typer.Argument(metavar="CARDS…")],
    kind: GameKind = None,
    json: Json = False,
) -> int:
    env: Environment = ctx.obj
    if not knows_kind(env, kind):
        return USAGE
    env.speak_of(GAME.id)
    if env.interactive and not json and not (attacker and target and played):
        from referee.games.vampire_empire.commands.fight_asked import ask_missing

        attacker, target, played = ask_missing(env, attacker, target, played or [])
    assert attacker is not None  # or it was complained of
    assert target is not None
    cards = [read_cards(text) for text in played or []]
    if len(cards) > 2 * ROUNDS:
        refuse("not-understood", "combat", "not-understood.rounds", number=len(cards))
    names = env.voice("fight.vampires"), env.voice("fight.humans")
    fought = fight(read_fighter(attacker), read_fighter(target), cards, names)
    words = [str(fought.attacker), str(fought.target), *(" ".join(one) or "none" for one in cards)]
    line = again(["fight", *words], {"--game": kind and GAME.id, "--json": json})
    if json:
        env.json({**data_of(fought), "again": line})
    else:
        show(env, fought)
        show_again(env, line)
    return FINE


def show(env: Environment, fought: Fight) -> None:
    """Whose attack it is, which cards help whom and why, every round with its sums, and how it ends."""
    params = {"attacker": fought.attacker.character, "target": fought.target.character}
    env.write(env.voice(f"fight.by-{_side(fought.side) or 'either'}", **params), "strong")
    for own, other, side in _sides(fought):
        env.write(env.voice("fight.valid", character=own.character))
        for band, by, valid in bands_for(own, other, side):
            key = f"fight.{'valid' if valid else 'invalid'}.{by}"
            text = env.voice(key, band=env.voice(f"band.{band}"), character=own.character, other=other.character)
            _indented(env, text)
    for number, round_ in enumerate(fought.rounds, 1):
        if round_.outcome == "stopped":
            continue
        bare = number > 1 and bool(fought.attacker.attack or fought.target.defence)
        env.write(env.voice("fight.round-bare" if bare else "fight.round", number=number), "strong")
        env.show(table_with_text(_sums(env, fought, number, round_), "<<", env.width))
        if number < len(fought.rounds):
            _indented(env, _result(env, fought, round_.values, round_.outcome))
    env.write(_result(env, fought, fought.values_now, _ended(fought)), "strong")
    if fought.unused:
        env.write(env.voice("fight.unused", cards=fought.unused))


def _indented(env: Environment, text: str) -> None:
    env.show([plain(line) for line in wrap(f"  {text}", env.width, "  ")])


def _sides(fought: Fight) -> tuple[tuple[Fighter, Fighter, int | None], ...]:
    """Attacker and target, each with the other and with who helps them."""
    defends = None if fought.side is None else 1 - fought.side
    return (fought.attacker, fought.target, fought.side), (fought.target, fought.attacker, defends)


def _side(side: int | None) -> str | None:
    return None if side is None else SIDES[side]


def _sums(env: Environment, fought: Fight, number: int, round_: Round) -> list[tuple[str, str]]:
    """Attack and defence card by card, those of the first round included."""
    rounds = fought.rounds[:number]
    attack = [card for one in rounds for card in one.attack]
    defence = [card for one in rounds for card in one.defence or ()]
    markers = (fought.attacker.attack, fought.target.defence) if number == 1 else (0, 0)
    return [
        (f"  {env.voice(f'fight.{what}')}", _sum(env, cards, marked, value))
        for what, cards, marked, value in zip(
            ("attack", "defence"), (attack, defence), markers, round_.values, strict=True
        )
    ]


def _sum(env: Environment, cards: list[str], markers: int, value: int) -> str:
    """`c2 + c1 + 1 (marker) = 4`."""
    marked = [env.voice("fight.markers", number=markers)] if markers else []
    terms = " + ".join([*cards, *marked])
    return f"{terms} = {value}" if terms else str(value)


def _ended(fought: Fight) -> str:
    """Which sentence tells how it stands: killed, survives, stopped, or what is awaited."""
    last = fought.rounds[-1]
    if last.outcome == "open":
        return "undefended" if fought.defence_needs else "safe"
    if last.outcome == "survives" and len(fought.rounds) < ROUNDS:
        return "second"
    return last.outcome


def _result(env: Environment, fought: Fight, values: tuple[int, int], outcome: str) -> str:
    """How it stands by the values, and what either side needs or would have needed."""
    attack, defence = values
    needs = defence - attack + 1
    if outcome in ("second", "stopped") and needs <= 0:
        outcome = f"{outcome}.any"  # VE82: the attack is greater now, but without a card there is no second round
    params = {"character": fought.target.character, "attack": attack, "defence": defence}
    return env.voice(f"fight.{outcome}", needed=max(needs, attack - defence), **params)


def data_of(fought: Fight) -> dict[str, Any]:
    valid = [[one.band for one in bands_for(*side) if one.valid] for side in _sides(fought)]
    return {
        "schema": 1,
        "game": GAME.id,
        "attacker": fought.attacker._asdict(),
        "target": fought.target._asdict(),
        "side": _side(fought.side),
        "valid": dict(zip(("attack", "defence"), valid, strict=True)),
        "rounds": [
            {
                "attack": [*one.attack],
                "defence": None if one.defence is None else [*one.defence],
                "values": [*one.values],
                "outcome": one.outcome,
            }
            for one in fought.rounds
        ],
        "unused": [*fought.unused],
        "values": [*fought.values_now],
        "outcome": fought.outcome,
        "needs": {"attack": fought.attack_needs, "defence": fought.defence_needs},
    }
