"""`referee attack`: settle one attack, or the three of a round, from a position typed by hand."""

from pathlib import Path
from typing import Annotated, Any

import typer

from referee.cli.again import again
from referee.cli.app import command_app
from referee.cli.environment import Environment
from referee.cli.options import Json
from referee.engine.codes import CHOICE, FINE
from referee.engine.ruling import Event, refuse
from referee.games.vampire_village import position
from referee.games.vampire_village.actions import Breach
from referee.games.vampire_village.attack import option_words, options
from referee.games.vampire_village.cells import COLUMN
from referee.games.vampire_village.course import follow_up, judge
from referee.games.vampire_village.outcomes import Outcome, extremes
from referee.games.vampire_village.position import Blow, blows
from referee.games.vampire_village.scoring import points
from referee.games.vampire_village.state import State
from referee.notation.names import unique_prefix
from referee.show.text import plain, wrap

app = command_app("Settle one attack, typed by hand.")
KINDS = ("witches", "werewolves", "vampires", "all")
LETTERS = {"w": "witches", "l": "werewolves", "v": "vampires"}


@app.command(epilog="Example: referee attack witches w2 w2 wr --right 4 --village '3 h0w / 3=1 2'")
def attack(
    ctx: typer.Context,
    kind: Annotated[str, typer.Argument(metavar="KIND", help="witches, werewolves, vampires, or all.")],
    creatures: Annotated[list[str], typer.Argument(metavar="CREATURE…", help="Faces, or bare values.")],
    village: Annotated[
        str | None, typer.Option("--village", "-v", metavar="TEXT", help="Rows from the top, separated by /.")
    ] = None,
    file: Annotated[
        Path | None, typer.Option("--village-file", metavar="FILE", help="The drawing in a file; - is stdin.")
    ] = None,
    left: Annotated[int | None, typer.Option("--left", min=0, help="Witches before the left neighbour.")] = None,
    right: Annotated[int | None, typer.Option("--right", min=0, help="Witches before the right neighbour.")] = None,
    choose: Annotated[list[str] | None, typer.Option("--choose", "-c", help="A choice: 'b1 w2'; may repeat.")] = None,
    corner: Annotated[str, typer.Option("--at", metavar="CELL", help="The drawing's top left place.")] = "a1",
    order: Annotated[str, typer.Option("--order", help="For all: the order of the three attacks.")] = "",
    edition: Annotated[str, typer.Option("--edition", "-e", help="fr or ru.")] = "fr",
    every: Annotated[bool, typer.Option("--all", help="The best and the worst that can come of it.")] = False,
    json: Json = False,
) -> int:
    """Say what an attack comes to, with its arithmetic: attack, defence, what is lost, what is left."""
    env: Environment = ctx.obj
    which = LETTERS.get(kind.lower()) or unique_prefix(kind, KINDS)
    if which is None:
        refuse("not-understood", "record", "not-understood.kind", line=kind, column=0, legal=KINDS)
    if corner not in COLUMN:
        refuse("not-understood", "record", "not-understood.cell", line=corner, column=0)
    drawing = _drawing(env, village, file)
    seat_village = position.read_village(drawing, corner)
    attackers = position.read_creatures(creatures, which, left, right)
    kinds = tuple(order.split()) if which == "all" else (which,)
    if which == "all" and sorted(kinds) != sorted(KINDS[:3]):
        refuse("not-understood", "record", "bad-header.order", line=order, column=0)
    start = position.under_attack(seat_village, attackers, kinds, edition, env.voice("attack.you"))
    for key, params in position.unreachable(seat_village, attackers, start.setup):
        env.complain("unreachable", reason=env.voice(key, **params))
    resolved = resolve(env, start, list(choose or []))
    flags = {"--left": left, "--right": right, "--at": None if corner == "a1" else corner, "--order": order or None}
    flags["--edition"] = None if edition == "fr" else edition
    line = again(["attack", which, *creatures], {"--village": drawing, **flags, "--choose": resolved.chosen})
    span = extremes(start) if every else None
    if json:
        env.json({**resolved.data(start), "extremes": span and [one._asdict() for one in span], "again": line})
    else:
        resolved.show(env, start)
        if span:
            _show_extremes(env, *span)
        env.say("again", line=line)
    return CHOICE if resolved.open_options else FINE


def _drawing(env: Environment, village: str | None, file: Path | None) -> str:
    if village is not None:
        return village
    if file is None or str(file) == "-":
        return env.stdin.read().strip("\n").replace("\n", " / ")
    return file.read_text("utf-8").strip("\n").replace("\n", " / ")


class Resolution:
    """How far the attacks went with the choices that were made."""

    def __init__(self, state: State, events: list[Event], chosen: list[str]) -> None:
        self.state = state
        self.events = events
        self.chosen = chosen
        standing = state.seats[0].assault
        waiting = state.phase == "attack" and standing is not None
        self.open_options = option_words(state.seats[0].village, standing) if waiting and standing else ()

    def blows(self, start: State) -> list[Blow]:
        found = blows(start.seats[0], self.events, start.setup.order)
        if self.open_options:
            found.append(position.blow(self.state.seats[0], self.state.attack, {}))
        return found

    def data(self, start: State) -> dict[str, Any]:
        seat = self.state.seats[0]
        return {
            "schema": 1,
            "steps": [step._asdict() for step in self.blows(start)],
            "options": list(self.open_options),
            "village": {cell: {"card": card.face, "villagers": n} for cell, (card, n) in seat.village.items()},
            "creatures": [creature.face for creature in seat.creatures],
            "points": points(seat, start.setup.edition),
            "cards": len(seat.village),
        }

    def show(self, env: Environment, start: State) -> None:
        for number, step in enumerate(self.blows(start), 1):
            text = env.voice(_key(step), number=number, **{**step.fell, **_sums(step)})
            env.show([plain(line) for line in wrap(text, env.width, "   ")])
        if self.open_options:
            env.show([plain(line, "strong") for line in wrap(env.voice("blow.choose"), env.width)])
            env.show([plain("   " + " · ".join(self.open_options))])
            return
        seat = self.state.seats[0]
        numbers = {"villagers": seat.village.villagers(), "cards": len(seat.village), "creatures": len(seat.creatures)}
        env.show([plain(line, "good") for line in wrap(env.voice("blow.left", **numbers), env.width)])


def _key(step: Blow) -> str:
    if not step.line:
        return "blow.nothing"
    if step.fell:
        return "blow.breaks-in"
    return "blow.open" if step.breaks_in else "blow.repelled"


def _sums(step: Blow) -> dict[str, Any]:
    return {
        "kind": step.kind,
        "attackers": " + ".join(step.attackers),
        "attack": step.attack,
        "shields": " + ".join(step.shields),
        "defence": step.defence,
        "left": len(step.attackers),
    }


def resolve(env: Environment, start: State, wishes: list[str]) -> Resolution:
    """Let the attacks run: forced breaches by themselves, choices as wished, else as answered on a terminal."""
    events: list[Event] = []
    state = follow_up(start, (0,), events)
    chosen: list[str] = []
    while state.phase == "attack" and (standing := state.seats[0].assault) is not None:
        village = state.seats[0].village
        words = option_words(village, standing)
        if wishes:
            wish = wishes.pop(0)
        elif env.interactive:
            wish = _ask(env, state, words)
        else:
            break
        cell, creature = _pair(wish, words, options(village, standing))
        chosen.append(wish)
        state = judge(state, Breach(0, cell, creature), events)
    return Resolution(state, events, chosen)


def _pair(wish: str, words: tuple[str, ...], pairs: list[tuple[str, str]]) -> tuple[str, str]:
    wanted = " ".join(wish.lower().split())
    fitting = [(cell, c) for cell, c in pairs if wanted == f"{cell} {c}" or (wanted == cell and wanted in words)]
    if not fitting:
        refuse("not-on-the-line", "breach", "not-an-option", word=wish, legal=words)
    return fitting[0]


def _ask(env: Environment, state: State, words: tuple[str, ...]) -> str:
    from referee.cli.guide.labels import label, with_other_forms

    keys = label(words)
    for key, option in keys.items():
        env.show([plain(f"  {key}  {option}")])
    answer = input(env.voice("guide.which")).strip()
    return with_other_forms(keys).get(answer, answer)


def _show_extremes(env: Environment, best: Outcome, worst: Outcome) -> None:
    for key, outcome in (("blow.best", best), ("blow.worst", worst)):
        params = {"points": outcome.points, "cards": outcome.cards, "choices": ", ".join(outcome.choices) or "–"}
        env.show([plain(line) for line in wrap(env.voice(key, **params), env.width, "   ")])
