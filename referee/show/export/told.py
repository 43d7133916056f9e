"""What a game tells of its entries, for whoever sums it up."""

from referee.engine.ruling import Event, Whom
from referee.engine.sheet_part import Told
from referee.show.export.sheet import chosen, points_of
from referee.table.play import Step, seats_then
from referee.table.table import Table


def told_of(table: Table) -> tuple[Told, ...]:
    """What came of the entries in force; where there are very many of them, of several together."""
    steps, view, found, first = table.play.steps, table.game.view(), [], 0
    for last in chosen(steps):
        events = tuple(event for step in steps[first : last + 1] for event in _events(table, step))
        state = steps[last].state
        found.append(Told(state.phase, view.stretch(state), events, points_of(table, steps[last])))
        first = last + 1
    return tuple(found)


def _events(table: Table, step: Step) -> list[Event]:
    """What happened, by the seats of now: names and seats may have been corrected on the way."""
    if step.who == table.play.who:
        return step.events
    now = {then: seat for seat, then in enumerate(seats_then(step.who, table.play.who)) if then is not None}
    return [
        event._replace(
            seat=None if event.seat is None else now[event.seat],
            params={
                name: Whom(now[value]) if isinstance(value, Whom) and value in now else value
                for name, value in event.params.items()
            },
        )
        for event in step.events
        if event.seat is None or event.seat in now
    ]
