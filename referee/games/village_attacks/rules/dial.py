"""«Événements du Village»: the dial goes on, and each number that it reaches brings a card."""

from typing import Final

from referee.engine.lexicon import unaccented
from referee.engine.ruling import Events
from referee.games.village_attacks.rules.actions import EventCard
from referee.games.village_attacks.rules.effects import apply_all
from referee.games.village_attacks.rules.state import Question, State, tell
from referee.games.village_attacks.rules.tasks import Dial, EventDue

NUMBERS: Final = 20  # VA5, VA114: 0 to 19, then 0 again


def turn_dial(state: State, task: Dial, answer: None, events: Events) -> None:
    """One step for each monster played, dead ones too (VA3, VA4, VA115); all numbers reached or passed count (VA6)."""
    before, steps = state.dial, len(state.monsters)
    passed = [(before + step) % NUMBERS for step in range(1, steps + 1)]
    state.dial = passed[-1]
    due = [number for number in passed if number in state.setup.page.triggers]
    tell(events, "dial", before=before, now=state.dial, reached=tuple(due))
    state.then(*[EventDue(number) for number in due])


def asks_event(state: State, task: EventDue) -> Question:
    return Question("event", "VA6")


def turn_card(state: State, task: EventDue, answer: EventCard | None, events: Events) -> None:
    """VA6, VA130: the event before it ends, with what it did to zones."""
    assert answer is not None
    if _is_ignored(state, answer.name):
        tell(events, "event-ignored", name=answer.name)
        state.then(task)
        return
    state.conditions = tuple([one for one in state.conditions if not one.stays])
    state.event = (answer.name, answer.stays)
    tell(events, "event", name=answer.name)
    apply_all(state, answer.effects, events, stays=answer.stays)


def _is_ignored(state: State, name: str) -> bool:
    """VA129: that card doesn't count as an event here, and another one is turned up; its first word is enough."""
    ignored = state.setup.page.ignored_event
    return bool(ignored) and unaccented(name) in (ignored, ignored.split("-")[0])
