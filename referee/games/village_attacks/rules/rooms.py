"""What rooms and conditions do to a monster («Conditions», the pages of the scenarios)."""

from typing import Final

from referee.engine.ruling import Events
from referee.games.village_attacks.rules.carrying import arrive
from referee.games.village_attacks.rules.loads import slowed
from referee.games.village_attacks.rules.scenarios import SILENCE
from referee.games.village_attacks.rules.state import Question, State, tell
from referee.games.village_attacks.rules.symbols import bring
from referee.games.village_attacks.rules.tasks import LoseDie

# Which marker takes which slots, and what may be in them.
SLOTS: Final = {"sunder": "defence", "silence": "reserve", "slow": "movement"}


def enter(state: State, seat: int, zone: str, events: Events) -> None:
    """It comes into a zone, by itself or moved by others (VA174); not where it begins or returns."""
    state.with_monster(seat, zone=zone)
    bring(state, seat, events)
    if state.room(zone, SILENCE):
        tell(events, "silenced", seat, zone=zone)
        mark(state, seat, "silence", events)
    arrive(state, seat, zone, events)


def mark(state: State, seat: int, what: str, events: Events) -> None:
    """A marker takes a slot: a free one, else that of a die; no effect where all are taken (VA40). Slow leaves one."""
    monster, sheet = state.monsters[seat], state.sheet(seat)
    most = {"sunder": sheet.defence, "silence": sheet.reserve, "slow": sheet.movement - 1 - slowed(monster)}[what]
    number = getattr(monster, what) + 1
    if number > most:
        return
    state.with_monster(seat, **{what: number})
    if what != "slow" and len(getattr(monster, SLOTS[what])) > most - number:
        state.then(LoseDie(seat, SLOTS[what]))


def stun(state: State, seat: int, events: Events) -> None:
    """It is laid down, and a slot is taken (VA41); dice that it has not spent are lost (VA172)."""
    state.with_monster(seat, lying=True, dice="", owed=0)
    mark(state, seat, "sunder" if state.setup.edition == "fr" else "silence", events)


def asks_die(state: State, task: LoseDie) -> Question | None:
    """Which die makes room, if they differ."""
    dice = tuple(sorted({*getattr(state.monsters[task.seat], task.where)}))
    return Question("victims", "conditions", dice, task.seat, "die") if len(dice) > 1 else None


def lose_die(state: State, task: LoseDie, answer: tuple[str, ...] | None, events: Events) -> None:
    dice: str = getattr(state.monsters[task.seat], task.where)
    die = answer[0] if answer else dice[:1]
    state.with_monster(task.seat, **{task.where: dice.replace(die, "", 1)})
    tell(events, "die-lost", task.seat, dice=die)
