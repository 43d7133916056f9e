"""A referee for board games played with real cards.

>>> from referee import Table
>>> table = Table.new(["Ana", "Ben"], ["witches", "werewolves", "vampires"])
>>> table.do("Ana start y111").text
'Ana start y111'
>>> [table.players[decision.seat] for decision in table.pending]
['Ben']
"""

from typing import Any

_HOME = {
    "Table": "referee.table.table",
    "Ruling": "referee.table.table",
    "Unusable": "referee.table.table",
    "Refused": "referee.engine.ruling",
    "Refusal": "referee.engine.ruling",
    "Decision": "referee.engine.ruling",
    "Event": "referee.engine.ruling",
    "Standing": "referee.engine.standings",
    "Outcome": "referee.engine.outcome",
    "BadValue": "referee.engine.game",
    "InUse": "referee.record.atomic",
    "Changed": "referee.record.file",
}
__all__ = [*_HOME]


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(name)
    from importlib import import_module

    return getattr(import_module(_HOME[name]), name)
