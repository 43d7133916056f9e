"""What happened by night and by day: who died, who was unmasked."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from referee.draw import figures
from referee.engine.ruling import Event, Said
from referee.engine.sheet_part import Chapter, Told, Turn
from referee.games.vampire_empire.rules.characters import VAMPIRES
from referee.games.vampire_empire.rules.state import VAMPIRE, State
from referee.games.vampire_empire.rules.turns import TURNS
from referee.games.vampire_empire.sheet.figures import sun

NIGHT, DAY = "#e6eaf5", "#fdf8e3"
MANY: Final = 26  # chapters: more have no room for marks


class Moment(NamedTuple):
    """Something that happened, and when."""

    at: int  # with which entry of those told
    time: str
    round: int
    event: Event


def moments(told: Sequence[Told]) -> Iterator[Moment]:
    """Every event with the night or day in which it happened."""
    time, number = "night", 1
    for at, one in enumerate(told):
        for event in one.events:
            if event.key in TURNS:
                time, number = TURNS[event.key], event.params["round"]
            yield Moment(at, time, number, event)


def falls(state: State, told: Sequence[Told]) -> dict[str, Moment]:
    """When each of the dead was killed; nobody whom the table ruled to be dead."""
    killed = {one.event.params["character"]: one for one in moments(told) if one.event.key == "killed"}
    return {character: one for character, one in killed.items() if state.is_dead(character)}


def chapters(told: Sequence[Told]) -> list[Chapter]:
    """Nights and days."""
    found = [("night", 1, 0)]
    for one in moments(told):
        if one.event.key not in TURNS or (one.time, one.round) == found[-1][:2]:
            continue
        begins = one.at if told[one.at].events[0] == one.event else one.at + 1
        if begins < len(told):  # else nothing has happened in it yet
            found = [*(found[:-1] if found[-1][2] == begins else found), (one.time, one.round, begins)]
    bare = len(found) > MANY
    marks = {"night": figures.moon("#4a5680"), "day": sun("#c08a00")}
    tints = {"night": NIGHT, "day": DAY}
    return [Chapter(time, number, at, () if bare else marks[time], tints[time]) for time, number, at in found]


def turning_points(state: State, told: Sequence[Told]) -> list[Turn]:
    """The deaths, those of vampires first, and vampires unmasked."""
    found, left = [], VAMPIRES
    fell = falls(state, told)
    for one in sorted(fell.values()):
        character = one.event.params["character"]
        params = {"time": one.time, "round": one.round, "character": character}
        was = next(dead.was for dead in state.dead if dead.character == character)
        if was == VAMPIRE:
            left -= 1
            key = "turn.vampire-dead" if left else "turn.last-vampire"
            found.append(Turn(one.at, 20 - left, Said(key, {**params, "left": left})))
        elif was:
            found.append(Turn(one.at, 5, Said("turn.human-dead", params)))
    for one in moments(told):
        character = one.event.params.get("character")
        if one.event.key == "unmasked" and character in state.revealed:
            params = {"time": one.time, "round": one.round, "character": character}
            found.append(Turn(one.at, 10, Said("turn.unmasked", params)))
    return found
