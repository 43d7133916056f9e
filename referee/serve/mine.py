"""Taking back one entry that is not the last: those after it are entered again, if nothing of them depends on it."""

from referee.engine.ruling import Refused
from referee.notation import grammar
from referee.table.play import Step
from referee.table.table import Table


class NotInForce(Exception):
    """There is no such entry, or it was taken back already."""


class Needed(Exception):
    """A later entry depends on it: its number, and why it could not be entered again, if it could not."""

    def __init__(self, number: int, refused: Refused | None) -> None:
        super().__init__(number)
        self.number = number
        self.refused = refused


def entry_in_force(table: Table, number: int) -> Step:
    """:raises NotInForce:"""
    found: Step | None = next((step for step in table.play.steps if step.number == number and not step.repeat), None)
    if found is None:
        raise NotInForce(number)
    return found


def lines_without(table: Table, number: int) -> list[str]:
    """What takes back that entry alone: everything from it on, and then the rest again. To be entered all at once.

    :raises NotInForce, Needed:
    :raises Refused: if nothing more can be taken back at all.
    """
    gone = entry_in_force(table, number)
    play = table.play.fork()
    lines = [table.judge_on(play, f"undo from {number}").text]
    for step in table.play.steps:
        if step.number <= number or step.repeat:  # what the referee does by itself, it does again
            continue
        before = play.state if step.before is None else step.before
        line = grammar.write(step.entry, table.game, before.setup.players, before)
        try:
            again = table.judge_on(play, line)
        except Refused as error:
            raise Needed(step.number, error) from None
        # For others it must mean what it meant: their cards lie on the table as they were told.
        others = step.rules is not None and step.entry.player != getattr(gone.entry, "player", None)
        if others and (again.repeat or again.text != line or again.events != step.events):
            raise Needed(step.number, None)
        lines.append(line)
    return lines
