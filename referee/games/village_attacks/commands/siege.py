"""`referee siege`: work out one villagers' phase from a position typed by hand."""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Final

import typer

from referee.cli.environment import Environment
from referee.cli.reproduce import again, show_again
from referee.cli.typer_app.app import AsksFor, command_app
from referee.cli.typer_app.options import GameKind, Json
from referee.cli.which_game import knows_kind
from referee.engine.codes import CHOICE, FINE, USAGE
from referee.engine.game import BadValue
from referee.engine.ruling import refuse
from referee.games.village_attacks.boards import shown
from referee.games.village_attacks.game import GAME
from referee.games.village_attacks.guide.beginning import KEYS
from referee.games.village_attacks.rules.judging import pending
from referee.games.village_attacks.rules.scenarios import SCENARIOS
from referee.games.village_attacks.rules.setup import HEADER, HOUSE_RULES
from referee.games.village_attacks.rules.state import House
from referee.games.village_attacks.siege import Siege, Step, data_of, rules_for, settle, started
from referee.games.village_attacks.telling import decision_params, told
from referee.games.village_attacks.written_positions import write_position
from referee.say.cards import tell
from referee.say.rules import is_ruling, title_of
from referee.say.tell import event_line
from referee.show.ruling import wanted
from referee.show.text import sentence

app = command_app()
_LEADS: Final = ("torch", "adjusted")  # told together with what follows
_OWN: Final = ("load-dropped", "captured", "freed", "tome-taken", "tome-dropped", "tome-out", "gate-opens", "troll-die")
_BEGIN: Final = (*_OWN, "zone", "do-attack", "counter", "do-move", "do-put", "do-raise", "burns", "dark-zone", *_LEADS)


@app.command(cls=AsksFor)
def siege(
    ctx: typer.Context,
    position: Annotated[str | None, typer.Argument(metavar="POSITION")],
    answers: Annotated[list[str] | None, typer.Argument(metavar="ANSWER…")] = None,
    castle: Annotated[str, typer.Option("--map", "-m", metavar="WALKS")] = "",
    gates: Annotated[str, typer.Option("--gates", metavar="ZONES")] = "",
    scenario: Annotated[str, typer.Option("--scenario", metavar="NUMBER")] = "",
    facts: Annotated[list[str] | None, typer.Option("--fact", "-f", metavar="FACT")] = None,
    house: Annotated[str, typer.Option("--house", metavar="RULE")] = "",
    kind: GameKind = None,
    json: Json = False,
) -> int:
    env: Environment = ctx.obj
    if not knows_kind(env, kind):
        return USAGE
    env.speak_of(GAME.id)
    lines = [*(facts or []), *_lines("map", castle), *_lines("gates", gates)]
    about = _scenario(scenario), _house(house), lines
    if env.interactive and not json and not (position and castle):
        from referee.games.village_attacks.commands.siege_asked import ask_missing

        position, castle, answers = ask_missing(env, position, castle, answers or [], about)
        about[2].extend(_lines("map", castle))
    assert position is not None  # or it was complained of
    start, dial = started(position, *about)
    settled = settle(start, answers or [], dial=dial)
    typed = [step.answer for step in settled.steps if step.answer]
    flags: dict[str, Any] = {
        "--map": castle or None,
        "--gates": gates or None,
        "--scenario": scenario or None,
        "--fact": facts,
    }
    flags |= {"--house": house or None, "--game": kind and GAME.id, "--json": json}
    line = again(["siege", write_position(start, dial=dial), *typed], flags)
    if json:
        env.json({**data_of(settled), "again": line})
    else:
        show(env, settled)
        show_again(env, line)
    return CHOICE if settled.asked else FINE


def _lines(verb: str, text: str) -> list[str]:
    return [f"{verb} {text}"] if text else []


def _scenario(text: str) -> int:
    """0 if the position belongs to none."""
    if text and text not in map(str, SCENARIOS):
        legal = tuple(map(str, SCENARIOS))
        refuse("not-understood", "record", "not-understood.siege-scenario", line=text, column=0, legal=legal)
    return int(text or 0)


def _house(text: str) -> House:
    try:
        found: Any = HEADER["house"](KEYS["house"].read(text))
    except BadValue:
        legal = tuple([" ".join(pair) for pair in HOUSE_RULES.items()])
        refuse("not-understood", "record", "not-understood.siege-house", line=text, column=0, legal=legal)
    assert isinstance(found, House)
    return found


def show(env: Environment, settled: Siege) -> None:
    """Every step with its rulings; then what is asked, or how everybody stands."""
    number = 0
    for text, rules in _told(env, settled):
        number += 1
        said = env.voice("why.by-rule", text=text, rule=", ".join(_looked_up(env, rules))) if rules else text
        lead = f"{number}. "
        env.write(lead + said, indent=" " * len(lead))
    state, asked = settled.state, settled.asked
    if asked is None:
        env.write(env.voice("siege.after" if number else "siege.nobody"), "strong")
        env.write(f"  {settled.after}", indent="  ")
        return
    env.write(wanted(env.voice, GAME, state, asked), "strong")
    if asked.options and (asked.listed or asked.shown):
        env.write(f"  {' · '.join(asked.options)}")


def _looked_up(env: Environment, rules: Sequence[str]) -> list[str]:
    """Rulings by their ids, sections by their titles."""
    return [rule if is_ruling(rule) else title_of(rule, env.voice.language, GAME.id) for rule in rules]


def _told(env: Environment, settled: Siege) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each step in words: every attack and every move by itself, with what comes of it."""
    players = settled.state.setup.players
    for steps in _one_by_one(settled.steps):
        first = steps[0]
        if first.asked is not None:
            yield _answered(env, first), first.rules
            continue
        events = [step.event for step in steps if step.event]
        if events[0].key == "zone":
            begun = events.pop(0).params
            key = "siege.zone" if begun["distance"] is not None else "siege.zone-cut-off"
            yield env.voice(key, zone=shown(begun["zone"]), distance=begun["distance"]), first.rules
        for event in told(events):
            if text := event_line(env.voice, event, players):
                yield sentence(text), rules_for(event, first.state)


def _answered(env: Environment, step: Step) -> str:
    """What was asked, without how one types it, and the answer."""
    decision, voice = pending(step.state)[0], env.voice
    key = f"siege.asked.{decision.kind}"
    if not voice.knows(key):
        return voice("siege.asked", question=wanted(voice, GAME, step.state, decision), answer=step.answer)
    params = {**decision_params(step.state, decision), "answer": step.answer}
    if decision.seat is not None:
        params["player"] = step.state.name(decision.seat)
    return tell(voice, key, params)


def _one_by_one(steps: Sequence[Step]) -> Iterator[list[Step]]:
    """What is told together: an attack, a move, a question."""
    found: list[Step] = []
    for step in steps:
        key = step.event.key if step.event else ""
        joined = found and found[-1].event and found[-1].event.key in _LEADS
        if found and not joined and (not key or found[-1].event is None or key in _BEGIN):
            yield found
            found = []
        found.append(step)
    if found:
        yield found
