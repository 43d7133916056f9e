"""One attack of a villager («Attaques & cible prioritaire», «Défense»)."""

from itertools import takewhile
from typing import Final

from referee.engine.ruling import Events
from referee.games.village_attacks.rules import allies, losses
from referee.games.village_attacks.rules.allies import foes_in
from referee.games.village_attacks.rules.figures import (
    HERO,
    HUNTER,
    HUNTERS,
    PEASANT,
    TYPES,
    VETERAN,
    YUNFAKH,
    Figure,
    Group,
    one_code,
)
from referee.games.village_attacks.rules.scenarios import ALL_TYPES, PLUS_WOUND, SHELTER
from referee.games.village_attacks.rules.state import Question, State, hero_of, tell
from referee.games.village_attacks.rules.tasks import Aim, Blow, Divert, Luck, Wounds

HEART: Final = "heart"
NEMESIS, AT_HEART, IN_ZONE, NEXT_DOOR = "nemesis", "heart", "zone", "reach"
PARRIES: Final = ("-", "s", "c", "sc")
PREVENTED: Final = "x"
ITSELF: Final = "-"  # no minion takes it
HIT, MISS = "hit", "miss"
ROOM: Final = "room"


def range_of(state: State, figure: Figure) -> int:
    """How far it strikes, in its one attack (VA134)."""
    return hero_of(state, figure).range if figure.kind == HERO else {PEASANT: 0, HUNTER: 1, YUNFAKH: 1}[figure.kind]


def reach(state: State, zone: str, far: int) -> tuple[str, ...]:
    """The zones that attacks with that range reach, its own first; through Darkness none but its own (VA44)."""
    if far == 0 or state.has("dark", zone):
        return (zone,)
    others = {*state.reach.next_to(zone)} | _along_lines(state, zone, far)
    return (zone, *sorted(one for one in others if not state.has("dark", one)))


def _along_lines(state: State, zone: str, far: int) -> set[str]:
    """VA31, VA133: beyond the next zone only along a line that the table entered."""
    found: set[str] = set()
    for line in state.facts.lines:
        if zone in line:
            at = line.index(zone)
            for side in (line[at + 1 : at + far + 1], line[max(0, at - far) : at][::-1]):
                lit = list(takewhile(lambda one: not state.has("dark", one), side))  # VA44: Darkness cuts the line
                found |= {*lit}
    return found if far > 1 else set()


def types_of(state: State, zone: str, figure: Figure) -> frozenset[str]:
    """Peasants have none (VA53); veterans, and hunters and heroes in some rooms, have every type (VA132)."""
    if figure.kind == PEASANT:
        return frozenset()
    if figure.variant == VETERAN or state.room(zone, ALL_TYPES):
        return frozenset(TYPES)
    return frozenset(hero_of(state, figure).type if figure.kind == HERO else figure.variant)


def heart_in_reach(state: State, zone: str, zones: tuple[str, ...]) -> bool:
    """VA51: within range, as any target; `house heart zone`: only from a Heart tile."""
    return state.is_heart(zone) if state.setup.house.heart else any(state.is_heart(one) for one in zones)


def targets(state: State, zone: str, figure: Figure) -> tuple[str, tuple[str, ...]]:
    """Whom it may attack: those of the first rank that is not empty, with that rank."""
    zones = reach(state, zone, range_of(state, figure))
    foes, types = foes_in(state, zones), types_of(state, zone, figure)
    nemeses = [foe for foe in foes if foe.type in types]
    here = [foe for foe in foes if foe.zone == zone]
    own = [foe for foe in nemeses if foe in here]
    if nemeses:  # VA52, VA131
        return NEMESIS, tuple([foe.name for foe in own or nemeses])
    if heart_in_reach(state, zone, zones):
        return AT_HEART, (HEART,)
    if here:
        return IN_ZONE, tuple([foe.name for foe in here])
    return NEXT_DOOR, tuple([foe.name for foe in foes])


def could_attack(state: State, zone: str, figure: Figure) -> frozenset[str]:
    """Whom it may come to attack, should others die before: for VA125."""
    zones = reach(state, zone, range_of(state, figure))
    foes, types = foes_in(state, zones), types_of(state, zone, figure)
    if heart_in_reach(state, zone, zones):
        foes = [foe for foe in foes if foe.type in types]
    return frozenset([foe.name for foe in foes])


def _is_there(state: State, aim: Aim) -> bool:
    return any(group.figure == aim.figure for group in state.at(aim.zone))


def aim_again(state: State) -> None:
    """The table has ruled while an attack waits for an answer: if nobody attacks any more, or nobody is there to be
    attacked, it is judged anew."""
    task = state.agenda[-1] if state.agenda else None
    attack = task.blow if isinstance(task, Divert) else task
    diverted = isinstance(attack, Blow) and attack.excess  # a minion has taken it: it is told, and goes on
    if isinstance(attack, Luck | Blow) and not diverted and attack.target not in _in_reach(state, attack.aim):
        state.agenda = (*state.agenda[:-1], attack.aim)


def _in_reach(state: State, aim: Aim) -> list[str]:
    """Whom it could hit, also where it has become dark meanwhile."""
    lit = state.copy()
    lit.conditions = ()
    zones = reach(lit, aim.zone, range_of(state, aim.figure))
    return [HEART, *(foe.name for foe in foes_in(state, zones))] if _is_there(state, aim) else []


def asks_target(state: State, aim: Aim) -> Question | None:
    if not _is_there(state, aim):
        return None
    found = targets(state, aim.zone, aim.figure)[1]
    if len(found) < 2:
        return None
    return Question("coin", "VA61", found, None, "target", one_code(aim.figure), aim.zone)


def take_aim(state: State, aim: Aim, answer: str | None, events: Events) -> None:
    """Targets are judged again for each attack (VA135)."""
    if not _is_there(state, aim):
        return
    why, found = targets(state, aim.zone, aim.figure)
    if found:
        state.then(Luck(aim, answer or found[0], why))
    elif aim.figure.kind != PEASANT and state.has("dark", aim.zone) and foes_in(state, state.reach.next_to(aim.zone)):
        tell(events, "dark-zone", figures=Group(aim.figure, 1).code, zone=aim.zone)


def asks_luck(state: State, luck: Luck) -> Question | None:
    """VA45: where the attacker stands."""
    if not state.has("unlucky", luck.aim.zone):
        return None
    return Question("coin", "VA45", (HIT, MISS), None, "luck", one_code(luck.aim.figure), luck.aim.zone)


def try_luck(state: State, luck: Luck, answer: str | None, events: Events) -> None:
    """VA136: a miss has no effect at all."""
    wounds = wounds_of(state, luck)
    if answer == MISS:
        _attacked(state, luck, wounds, MISS, "VA136", events)
    elif luck.target == HEART:
        _attacked(state, luck, wounds, HIT, rule_of(state, luck.aim.zone, luck.why), events)
        losses.hurt_heart(state, wounds, events)
    else:
        state.then(Divert(Blow(luck.aim, luck.target, luck.why, wounds)))


def asks_minion(state: State, task: Divert) -> Question | None:
    """VA225: before any die is spent; one of its minions in its zone may take the attack."""
    blow = task.blow
    seat = seat_attacked(state, blow.target)
    minions = () if seat is None else allies.minions_beside(state, seat)
    if not minions:
        return None
    return Question("redirect", "VA225", (ITSELF, *minions), seat, "", one_code(blow.aim.figure), blow.aim.zone)


def divert(state: State, task: Divert, answer: str | None, events: Events) -> None:
    """VA111: what is more than the minion can take its master takes, and may block."""
    blow = task.blow
    minion = allies.ally_of(state, answer or ITSELF)
    if minion is None:
        state.then(blow)
        return
    left = minion.health - minion.wounds
    _attacked(state, blow._replace(target=minion.name), blow.wounds, HIT, "VA111", events)
    allies.wound(state, minion.name, min(left, blow.wounds), events)
    if blow.wounds > left:
        state.then(blow._replace(wounds=blow.wounds - left, excess=True))


def wounds_of(state: State, luck: Luck) -> int:
    """One, or a hero's number, and more by the bonuses."""
    figure = luck.aim.figure
    number = hero_of(state, figure).wounds if figure.kind == HERO else 1
    return number + len(bonuses(state, luck))


def bonuses(state: State, attack: "Luck | Blow") -> tuple[str, ...]:
    """What adds a wound: its own type (not against the Heart, VA54), and some rooms (VA142)."""
    nemesis = attack.target != HEART and attack.why == NEMESIS
    room = state.room(attack.aim.zone, PLUS_WOUND)
    return tuple([name for name, adds in ((NEMESIS, nemesis), (ROOM, room)) if adds])


def rule_of(state: State, zone: str, why: str) -> str:
    """What is to be looked up about an attack."""
    if state.room(zone, PLUS_WOUND):
        return "VA142"
    return {NEMESIS: "VA52", AT_HEART: "VA51", NEXT_DOOR: "VA29"}.get(why, "priority")


def _attacked(state: State, attack: "Luck | Blow", wounds: int, outcome: str, rule: str, events: Events) -> None:
    aim, target = attack.aim, attack.target
    params = {"figures": one_code(aim.figure), "from": aim.zone, "target": target, "wounds": wounds, "outcome": outcome}
    seat = seat_attacked(state, target)
    more = {"plus": bonuses(state, attack), "rank": attack.why}
    more |= {"ally": target} if target != HEART and seat is None else {}
    state.instruct(events, "attack", seat, more, **params, rule=rule)


def seat_attacked(state: State, target: str) -> int | None:
    """The monster's; none for the Heart, a summoned monster and a minion."""
    return state.setup.monsters.index(target) if target in state.setup.monsters else None


def parries(state: State, seat: int) -> tuple[str, ...]:
    """What may be answered, by the dice in its Defence slots (VA35, VA138)."""
    dice = state.monsters[seat].defence
    return tuple([one for one in PARRIES if one == "-" or all(die in dice for die in one)])


def asks_parry(state: State, blow: Blow) -> Question | None:
    """VA39: at each attack; nothing is asked of a monster without dice, nor of summoned ones and minions (VA220)."""
    seat = seat_attacked(state, blow.target)
    if seat is None:
        return None
    options = parries(state, seat)
    if len(options) < 2:
        return None
    return Question("defend", "VA39", options, seat, "", one_code(blow.aim.figure), blow.aim.zone)


def strike(state: State, blow: Blow, answer: str | None, events: Events) -> None:
    """VA78, VA140: shield, counter-attack with all that follows, then the wounds that pass."""
    seat = seat_attacked(state, blow.target)
    if seat is None:
        _attacked(state, blow, blow.wounds, HIT, rule_of(state, blow.aim.zone, blow.why), events)
        allies.wound(state, blow.target, blow.wounds, events)
        return
    answer = answer or "-"
    rule = rule_of(state, blow.aim.zone, blow.why)
    if answer == PREVENTED:
        if not blow.excess:
            _attacked(state, blow, blow.wounds, "blocked", "defence", events)
        return
    shield, counter = "s" in answer, "c" in answer
    passed = max(0, blow.wounds - 2) if shield else blow.wounds  # VA34
    if not blow.excess:
        _attacked(state, blow, blow.wounds, HIT if passed else "blocked", rule, events)
    defence = state.monsters[seat].defence
    for die in answer.replace("-", ""):
        defence = defence.replace(die, "", 1)
    state.with_monster(seat, defence=defence)
    if shield:
        tell(events, "shield", seat, blocked=blow.wounds - passed, passed=passed)
    state.then(Wounds(seat, passed))
    if counter:
        _counter(state, blow, seat, events)


def _counter(state: State, blow: Blow, seat: int, events: Events) -> None:
    """The wounds before the block (VA36), wherever the attacker is (VA37, VA137)."""
    zone, figure = blow.aim.zone, blow.aim.figure
    if not _is_there(state, blow.aim):  # the table has taken it away
        return
    outside = figure.kind == YUNFAKH and zone != state.monsters[seat].zone  # VA38
    if outside or (figure.kind in HUNTERS and state.room(zone, SHELTER)):  # VA139
        tell(events, "counter-in-vain", seat, figures=Group(figure, 1).code, zone=zone)
        return
    tell(events, "counter", seat, number=blow.wounds, figures=Group(figure, 1).code, zone=zone)
    losses.hurt(state, zone, figure, blow.wounds, losses.COUNTER, events, seat)


def take_wounds(state: State, task: Wounds, answer: str | None, events: Events) -> None:
    losses.wound(state, task.seat, task.number, events)
