"""What the score sheet tells besides the castle: how each monster fared, and what happened round by round."""

from collections import Counter
from collections.abc import Iterator, Sequence

from referee.engine.ruling import Event
from referee.engine.seats import person
from referee.engine.sheet_part import Say, Section, Told
from referee.games.village_attacks.rules.losses import gains_levels
from referee.games.village_attacks.rules.state import State

COLUMNS = ("monster", "leader", "level", "xp", "kills", "deaths")


def sections(say: Say, state: State, told: Sequence[Told]) -> list[Section]:
    """The monsters; and the rounds, once there is one."""
    rounds = _rounds(state, told)
    found = [_monsters(say, state, [event for _, events in rounds for event in events])]
    rows = [(say("sheet.round", round=number), _happened(say, state, events)) for number, events in rounds]
    return [*found, Section(say("sheet.rounds"), (), tuple(rows))] if rows else found


def _rounds(state: State, told: Sequence[Told]) -> list[tuple[int, list[Event]]]:
    """Every round that has begun with what happened in it."""
    found: list[tuple[int, list[Event]]] = []
    for event in (event for one in told for event in one.events):
        if event.key == "phase-monsters":
            found.append((event.params["round"], []))
        elif found:
            found[-1][1].append(event)
    return found


def _monsters(say: Say, state: State, events: Sequence[Event]) -> Section:
    rows = []
    for seat, (name, monster) in enumerate(zip(state.setup.players, state.monsters, strict=True)):
        sheet = state.facts.sheet(state.setup.monsters[seat])
        counts = gains_levels(state, seat)
        xp = say("sheet.xp", xp=monster.xp, value=sheet.xp) if sheet and counts else str(monster.xp)
        kills = sum(event.params["number"] for event in _kills(events) if event.params.get("by") == seat)
        deaths = sum(event.key == "monster-died" and event.seat == seat for event in events)
        rows.append((str(name), person(name), str(sum(monster.levels)), xp, str(kills), str(deaths)))
    return Section(say("sheet.monsters"), tuple([say(f"sheet.of-{column}") for column in COLUMNS]), tuple(rows))


def _kills(events: Sequence[Event]) -> list[Event]:
    """Villagers who died, whoever killed them."""
    return [event for event in events if event.key == "do-remove" and "number" in event.params]


def _happened(say: Say, state: State, events: Sequence[Event]) -> str:
    fallen = sum(event.params["number"] for event in _kills(events))
    parts = [say("sheet.fallen", number=fallen)] if fallen else []
    parts += _fates(say, state, events)
    hurt = [event.params for event in events if event.key == "heart"]
    if hurt:
        parts.append(say("sheet.heart", number=sum(one["number"] for one in hurt), left=hurt[-1]["left"]))
    return say("sheet.happened", parts=parts) if parts else say("sheet.quiet")


def _fates(say: Say, state: State, events: Sequence[Event]) -> Iterator[str]:
    levels = Counter(event.seat for event in events if event.key == "level")
    for event in events:
        if event.seat is None:
            continue
        monster = state.name(event.seat)
        if event.key == "level" and (number := levels.pop(event.seat, 0)):  # all of the round at once
            yield say("sheet.level" if number == 1 else "sheet.levels", monster=monster, number=number)
        elif event.key in ("monster-died", "captured", "delivered"):
            yield say(f"sheet.{event.key}", monster=monster)
