"""What programs are told of a table: a ruling, a refusal, the position."""

from collections.abc import Sequence
from typing import Any

from referee.engine.ruling import Refusal
from referee.say import Voice
from referee.say.tell import refusal_message
from referee.table.ledger import Change, changes
from referee.table.table import Ruling, Table


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


def refusal_data(voice: Voice, refusal: Refusal) -> dict[str, Any]:
    message = refusal_message(voice, refusal)
    return {"code": refusal.code, "rule": refusal.rule, "message": message, "legal": list(refusal.legal)}
