"""Who may enter what: who watches, who has a seat, who is the host."""

from typing import Any, Literal, NamedTuple

from referee.engine.entries import Undo, is_shared
from referee.engine.seats import person
from referee.table.table import Table


class Who(NamedTuple):
    """Somebody at the table, as their token says."""

    kind: Literal["watch", "seat", "host"]
    seat: int | None = None  # a host may have one, too


WATCHES = Who("watch")
HOST = Who("host")


def forbidden(who: Who, entry: Any, table: Table) -> str:
    """The key of the sentence that says why they may not enter this; "" if they may. The rules judge it after that."""
    if who.kind == "host":
        return ""
    if who.kind == "watch" or who.seat is None:
        return "serve.right.watch"
    if type(entry) is Undo:  # it takes back the last entry, whoever made it
        return "serve.right.undo"
    if is_shared(entry) or table.game.rules().is_table_ruling(entry):
        return "serve.right.host"
    if entry.player is None:
        return "" if asks_everybody(table) else "serve.right.not-asked"
    return "" if entry.player in own_seats(who, table) else "serve.right.other"


def own_seats(who: Who, table: Table) -> frozenset[int]:
    """The seats of whoever has that phone: one person may lead several figures."""
    if who.seat is None:
        return frozenset()
    leads = [person(name) for name in table.players]
    return frozenset(seat for seat, name in enumerate(leads) if name == leads[who.seat])


def asks_everybody(table: Table) -> bool:
    """Whether something is open that is not one player's: whoever knows the answer may give it. Some games also take
    entries of the whole table that nobody is asked for."""
    addressing = table.game.addressing()
    added = addressing.also(table.state) if addressing is not None else ()
    return any(decision.seat is None for decision in (*table.pending, *added))


def may_take_back(who: Who, entry: Any, table: Table) -> str:
    """The same for taking back one entry of those in force."""
    if who.kind == "host":
        return ""
    if who.kind == "watch" or who.seat is None:
        return "serve.right.watch"
    if is_shared(entry) or table.game.rules().is_table_ruling(entry):
        return "serve.right.host"
    return "" if entry.player in own_seats(who, table) else "serve.right.take-back"
