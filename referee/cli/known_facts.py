"""A table's facts at the beginning of a game and when one is entered. Where a game has none, nothing is loaded."""

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from referee.cli.environment import Environment
from referee.games import GAMES
from referee.record.home import NoHome
from referee.say import Voice, clean
from referee.say.tell import refusal_message
from referee.table.play import Play
from referee.table.table import Table

if TYPE_CHECKING:
    from referee.table.kept_facts import BadFacts, Fault


def learn_known(env: Environment, table: Table, latest: int | None = 1) -> None:
    """Keep the facts that were entered, if there is one among the `latest` entries, or among all."""
    if table.game.facts() is not None:
        from referee.table.kept_facts import learn_facts

        with suppress(NoHome):
            if learn_facts(env.store.home, table.play, table.path, latest):
                env.changed = True


def take_known(env: Environment, table: Table) -> list[str]:
    """Write what is known of its pieces into the record of a new game; the entries. What is wrong is said."""
    if table.game.facts() is None:
        return []
    from referee.table.kept_facts import BadFacts, take_facts

    try:
        taken = take_facts(env.store.home, table)
    except NoHome:
        return []
    except BadFacts as error:
        complain_of_facts(env, error)
        env.complain("facts.unused")
        return []
    except OSError as error:
        env.complain("facts.unread", file=str(error.filename), reason=error)
        return []
    for line, refusal in taken.unfit:
        env.complain("facts.unfit", line=line)
        env.complain("refused", message=refusal_message(env.voice, refusal))
    return taken.lines


def only_facts(play: Play) -> list[str]:
    """The facts of a game in which nothing else was entered yet."""
    part = play.game.facts()
    if part is None or not all(part.is_fact(step.entry) for step in play.steps):
        return []
    from referee.table.kept_facts import written

    return [written(play.game, step.entry) for step in play.steps]


def taken_said(voice: Voice, lines: list[str]) -> str:
    """`Taken from your facts: the sheets of Vampire and Banshee; the map.`"""
    names: dict[str, list[str]] = {}
    for kind, name, *_ in map(str.split, lines):
        names.setdefault(kind, []).append(name.capitalize())
    return voice("facts.taken", parts=[voice(f"facts.{kind}", names=found) for kind, found in names.items()])


def complain_of_facts(env: Environment, error: "BadFacts") -> None:
    """Every line that is wrong, and why."""
    for fault in error.faults:
        where: dict[str, Any] = {"file": str(error.file), "line": fault.line, "text": clean(fault.text)}
        env.complain("facts.bad-line" if fault.line else "facts.bad-file", **where, reason=_reason(env.voice, fault))


def _reason(voice: Voice, fault: "Fault") -> str:
    if fault.refusal is not None:
        return refusal_message(voice, fault.refusal)
    part = GAMES[fault.game].facts() if fault.game else None
    known = {"place": part.PLACE, "kinds": [*part.KINDS]} if part else {}
    return voice(fault.reason, **known)
