"""The Troll: nobody's friend. It comes by an event, acts after the villagers, and whenever a monster attacks it."""

from collections.abc import Callable
from typing import Final

from referee.engine.ruling import Events, refuse
from referee.games.village_attacks.rules import allies, captors, losses
from referee.games.village_attacks.rules.attack import HIT, PREVENTED
from referee.games.village_attacks.rules.crowding import has_room
from referee.games.village_attacks.rules.figures import RANK, TROLL, Figure, one_code
from referee.games.village_attacks.rules.markers import closed_gates
from referee.games.village_attacks.rules.rooms import stun
from referee.games.village_attacks.rules.state import Question, State, tell
from referee.games.village_attacks.rules.tasks import (
    MakeRoom,
    Spring,
    TrollActs,
    TrollBlow,
    TrollComes,
    TrollGoes,
    TrollHits,
    TrollTurns,
)
from referee.games.village_attacks.rules.traps import enough_for_all, next_victims

FIGURE: Final = Figure(TROLL)
FACES: Final = ("m", "r", "g", "s", "c", "t")
WOUNDS: Final = 3
STUNNED: Final = 5
TO_HEART, TO_GATE = "heart", "gate"


def check_in_game(state: State) -> None:
    """:raises Refused: no-such-figure, if this table doesn't play with the Troll."""
    if not state.setup.house.troll:
        refuse("no-such-figure", "troll", "no-such-figure.troll-off")


def check_there(state: State, zone: str) -> None:
    """:raises Refused: no-such-figure, if it isn't in that zone."""
    check_in_game(state)
    if state.troll != zone:
        detail = "no-such-figure.troll" if state.troll else "no-such-figure.troll-nowhere"
        refuse("no-such-figure", "troll", detail, zone=zone, here=state.troll or zone)


# --- it acts


def provoke(state: State, seat: int, zone: str, events: Events) -> None:
    """VA182: one activation for each die that strikes it; VA183: nothing else comes of that."""
    if state.troll != zone:
        tell(events, "troll-gone", seat, zone=zone)
        return
    tell(events, "troll-attacked", seat, zone=zone)
    state.then(TrollActs())


def begin(state: State, task: TrollActs, answer: str | None, events: Events) -> None:
    """VA128: once all villagers have attacked and moved."""
    if answer is None:
        return
    tell(events, "troll-die", die=answer, zone=state.troll)
    _FACES[answer](state, events)


def asks_die(state: State, task: TrollActs) -> Question | None:
    return Question("troll", "VA128", FACES, None, "", TROLL, state.troll) if state.troll else None


def _monsters(state: State) -> list[int]:
    """All that are in its zone; villagers spare a captive (VA202), the Troll doesn't."""
    return [seat for seat, one in enumerate(state.monsters) if one.zone == state.troll]


def _strikes_monsters(state: State, events: Events) -> None:
    """Melee, Ranged: 3 wounds to each monster there; summoned ones and minions have no dice against it (VA220)."""
    for one in [one for one in state.allies if one.zone == state.troll]:
        target = {"figures": TROLL, "from": state.troll, "target": one.name, "wounds": WOUNDS}
        more = {"plus": (), "rank": TROLL, "ally": one.name}
        state.instruct(events, "attack", None, more, **target, outcome=HIT, rule="VA83")
        allies.wound(state, one.name, WOUNDS, events)
    state.then(*[TrollBlow(seat) for seat in _monsters(state)], TrollGoes(TO_HEART))


def _strikes_villagers(state: State, events: Events) -> None:
    """Magic, Torch: VA82: 3 wounds in all."""
    state.then(TrollHits(state.troll, "wound", WOUNDS), TrollGoes(TO_GATE))


def _stuns(state: State, events: Events) -> None:
    """Shield, Counter: all monsters and up to five villagers there; then heart or gate."""
    state.then(TrollHits(state.troll, "stun", STUNNED), TrollTurns())
    for seat in _monsters(state):
        state.instruct(events, "lay", seat, figures=state.setup.monsters[seat], at=state.troll)
        stun(state, seat, events)
    for one in [one for one in state.allies if one.zone == state.troll]:  # VA221
        state.instruct(events, "lay", None, {"ally": one.name}, figures=one.name, at=one.zone)
        allies.with_ally(state, one.name, lying=True)


_FACES: Final[dict[str, Callable[[State, Events], None]]] = {
    **dict.fromkeys("mr", _strikes_monsters),
    **dict.fromkeys("gt", _strikes_villagers),
    **dict.fromkeys("sc", _stuns),
}


# --- monsters in its zone


def parries(state: State, seat: int) -> tuple[str, ...]:
    """VA83, VA183: a Shield helps; a Counter doesn't strike the Troll."""
    if seat not in _monsters(state):  # the table has ruled meanwhile that it isn't there
        return ()
    return ("-", "s") if "s" in state.monsters[seat].defence else ("-",)


def asks_parry(state: State, task: TrollBlow) -> Question | None:
    options = parries(state, task.seat)
    if len(options) < 2:
        return None
    return Question("defend", "VA83", options, task.seat, "troll", TROLL, state.troll)


def strike(state: State, task: TrollBlow, answer: str | None, events: Events) -> None:
    """As an attack: a Shield blocks two of the wounds (VA34)."""
    seat, defence = task.seat, state.monsters[task.seat].defence
    if not parries(state, seat):
        return
    shield = answer == "s"
    passed = 0 if answer == PREVENTED else WOUNDS - 2 * shield
    target = {"figures": TROLL, "from": state.troll, "target": state.setup.monsters[seat], "wounds": WOUNDS}
    more = {"plus": (), "rank": TROLL}
    state.instruct(events, "attack", seat, more, **target, outcome=HIT if passed else "blocked", rule="VA83")
    if shield:
        state.with_monster(seat, defence=defence.replace("s", "", 1))
        tell(events, "shield", seat, blocked=WOUNDS - passed, passed=passed)
    if passed:
        losses.wound(state, seat, passed, events)


# --- villagers in its zone


def _victims(state: State, task: TrollHits) -> list[Figure]:
    """In targeting order those standing (VA184); for wounds then also those lying down, who are all that is left."""
    groups = sorted(state.at(task.zone), key=lambda group: (RANK[group.figure.kind], group.figure))
    figures = [group.figure for group in groups for _ in range(group.number)]
    standing = [one for one in figures if not one.lying and not one.fleeing]
    if task.what == "stun":
        return [one for one in standing if not one.carries]  # Scenario 10: conditions don't affect a carrier of a tome
    return standing or figures


def asks_victim(state: State, task: TrollHits) -> Question | None:
    """VA33, VA151: types and heroes as the players like, where not all of them are hit."""
    there = _victims(state, task)
    found = next_victims(there)
    if len(found) < 2 or task.left >= enough_for_all(state, there, task.what):
        return None
    rule = "VA151" if task.what == "stun" else "VA82"
    return Question("victims", rule, tuple(sorted(found)), None, "troll", zone=task.zone)


def hit(state: State, task: TrollHits, answer: tuple[str, ...] | None, events: Events) -> None:
    """One, then the next; the morale doesn't fall (VA23), and nobody gains experience (VA22)."""
    found = next_victims(_victims(state, task))
    if not found:
        return
    figure = found[answer[0] if answer else min(found)]
    if task.left > 1:
        state.then(task._replace(left=task.left - 1))
    if task.what == "wound":
        losses.hurt(state, task.zone, figure, 1, losses.TROLL, events)
    else:
        state.turn_into(task.zone, figure, 1, lying=True)
        state.instruct(events, "lay", figures=one_code(figure), at=task.zone)
        captors.keep_up(state, events)  # VA94


# --- where it goes


def markers(state: State) -> frozenset[str]:
    """VA185: spawn markers on the board, even those that are not active yet; not closed ones."""
    return frozenset(gate.zone for gate in state.facts.gates) - {*closed_gates(state)}


def asks_turn(state: State, task: TrollTurns) -> Question | None:
    return Question("coin", "troll", (TO_HEART, TO_GATE), None, "troll", TROLL, state.troll)


def turn(state: State, task: TrollTurns, answer: str, events: Events) -> None:
    state.then(TrollGoes(answer))


def _ways(state: State, goal: str) -> tuple[str, ...]:
    """The next zones on a shortest way to the Heart, or to the nearest marker."""
    if goal == TO_HEART:
        return state.castle.nearer(state.troll)
    return state.castle.toward(state.troll, markers(state))


def asks_way(state: State, task: TrollGoes) -> Question | None:
    """VA84."""
    where = _ways(state, task.goal)
    rule = "VA143" if task.goal == TO_HEART else "VA84"
    return Question("coin", rule, where, None, "way", TROLL, state.troll) if len(where) > 1 else None


def go(state: State, task: TrollGoes, answer: str | None, events: Events) -> None:
    """One zone; where it has arrived already, it hurts the Heart, or leaves the castle."""
    where, here = _ways(state, task.goal), state.troll
    if task.goal == TO_HEART and state.is_heart(here):
        tell(events, "troll-at-heart", zone=here)
        losses.hurt_heart(state, 1, events)
    elif task.goal == TO_GATE and here in markers(state):
        leave(state, events)
    elif where:
        state.then(TrollComes(answer or where[0]))
    else:
        tell(events, "troll-stays", zone=here)


def leave(state: State, events: Events) -> None:
    state.instruct(events, "remove", None, {"troll": True}, figures=TROLL, at=state.troll)
    state.troll = ""


def come(state: State, task: TrollComes, answer: None, events: Events) -> None:
    """Nothing stops it: the weakest villager makes way (VA161), and where only monsters stand it comes in anyway.
    A trap there goes off (VA186), unless it is put there."""
    if state.troll == task.zone:
        return
    if not task.tried and not has_room(state, task.zone):
        state.then(MakeRoom(task.zone, "", 1), task._replace(tried=True))
        return
    here, state.troll = state.troll, task.zone
    if here:
        state.instruct(events, "move", None, {}, figures=TROLL, **{"from": here}, to=task.zone)
    else:
        state.instruct(events, "put", figures=TROLL, at=task.zone)
    if not task.put and any(trap.zone == task.zone and not trap.spent for trap in state.traps):
        state.then(Spring(task.zone))
