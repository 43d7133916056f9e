"""What a command answers about a table: rulings, what is next, in words or as data."""

from collections.abc import Sequence
from typing import Any

from referee.cli.environment import Environment
from referee.engine.game import Game
from referee.engine.parts import telling_of
from referee.engine.ruling import Decision
from referee.say.tell import asked_of, event_line
from referee.show.ledger import change_lines
from referee.show.text import Line, plain, wrap
from referee.table.ledger import Change, changes
from referee.table.play import Play
from referee.table.table import Ruling, Table


def ruling_lines(env: Environment, table: Table, ruling: Ruling) -> list[Line]:
    """The line as it was written, what happened and why, what changed."""
    voice, players = env.voice, ruling.after.setup.players
    if ruling.repeat:
        return _wrapped(voice("repeated", text=ruling.text), env.width)
    written = voice("written", number=ruling.number, text=ruling.text)
    lines = [plain(line, "strong") for line in wrap(written, env.width)]
    below = " " * len(f"{ruling.number}  ")
    for event in ruling.events:
        if text := event_line(voice, event, players):
            lines += _wrapped(below + text, env.width)
    changed = changes(table.game, ruling.before, ruling.after, ruling.seats)
    told = change_lines(voice, changed, players, env.width - len(below))
    return lines + [plain(below + line, "good") for line in told]


def next_lines(env: Environment, table: Table, *, every: bool = False) -> list[Line]:
    """Where the game stands and what must be told or decided now, and by whom; on wish with all that may be done."""
    lines = _wrapped(env.voice("next", what=stand(env, table)), env.width)
    for decision in table.pending:
        lines += _wrapped("  " + want(env, table, decision), env.width, "strong")
        if decision.options and (decision.listed or every):
            lines += _wrapped("    " + " · ".join(decision.options), env.width)
    return lines + (_added_lines(env, table) if every else [])


def _added_lines(env: Environment, table: Table) -> list[Line]:
    """What those who are not asked may still do."""
    addressing = table.game.addressing()
    lines = []
    for decision in addressing.also(table.state) if addressing is not None else ():
        if decision.options:
            lines += _wrapped(
                "  " + env.voice("want.also", player=asked_of(env.voice, table.players, decision)), env.width, "strong"
            )
            lines += _wrapped("    " + " · ".join(decision.options), env.width)
    return lines


def stand(env: Environment, table: Table | Play) -> str:
    key = f"stand.{table.state.phase}"
    if not env.voice.knows(key):
        return str(table.state.phase)
    return env.voice(key, **telling_of(table.game).stand_params(table.state))


def want(env: Environment, table: Table, decision: Decision) -> str:
    return wanted(env, table.game, table.state, decision)


def wanted(env: Environment, game: Game, state: Any, decision: Decision) -> str:
    """What a decision asks for in any position."""
    player, key = asked_of(env.voice, state.setup.players, decision), asking(env, f"want.{decision.kind}", decision)
    if not env.voice.knows(key):
        return env.voice("want.entry", player=player)
    return env.voice(key, player=player, **telling_of(game).decision_params(state, decision))


def asking(env: Environment, key: str, decision: Decision) -> str:
    """The sentence that asks for a decision; where none of what is told is left to be told, the one for that."""
    return f"{key}.zero" if decision.left == 0 and env.voice.knows(f"{key}.zero") else key


def ruling_data(table: Table, ruling: Ruling) -> dict[str, Any]:
    players = ruling.after.setup.players
    return {
        "entry": ruling.number,
        "text": ruling.text,
        "repeat": ruling.repeat,
        "events": [
            {"key": event.key, "player": None if event.seat is None else players[event.seat], **_plain(event.params)}
            for event in ruling.events
        ],
        "changes": changes_data(changes(table.game, ruling.before, ruling.after, ruling.seats), players),
    }


def changes_data(changed: Sequence[Change], players: Sequence[str]) -> list[dict[str, Any]]:
    return [
        {"player": None if change.seat is None else players[change.seat], "what": change.what}
        | {"change": change.change, "now": change.now}
        for change in changed
    ]


def _plain(params: Any) -> dict[str, Any]:
    return {key: list(map(str, value)) if isinstance(value, tuple | list) else value for key, value in params.items()}


def table_data(table: Table) -> dict[str, Any]:
    """The position, as `verify --json` has it."""
    setup = table.play.setup
    return {
        "schema": 1,
        "game": table.game.id,
        **table.game.view().setup_data(setup),
        "rules": setup.rules,
        "entries": table.play.entries,
        **table.snapshot(),
        "overruled": table.overruled(),
    }


def _wrapped(text: str, width: int, style: str = "") -> list[Line]:
    indent = " " * (len(text) - len(text.lstrip()) + 2)
    return [plain(line, style) for line in wrap(text, width, indent)]
