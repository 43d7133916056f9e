"""«Zone pleine et bousculade»: how many figures there is room for in a zone, and who makes way for others.

Only with `house capacity on` (VA66); a tile whose number the table hasn't entered has room for all.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from referee.games.village_attacks.rules.allies import ally_of
from referee.games.village_attacks.rules.captors import is_captor
from referee.games.village_attacks.rules.figures import HERO, RANK, Figure, Group
from referee.games.village_attacks.rules.goals import ways
from referee.games.village_attacks.rules.scenario_tasks import Fall
from referee.games.village_attacks.rules.state import State, hero_of
from referee.games.village_attacks.rules.tasks import AllyStep, Come, MakeRoom, Step, TrollComes

ENOUGH: Final = 99


def capacity(state: State, zone: str) -> int | None:
    """How many figures fit; None where it doesn't matter: nobody is sent on from a Heart tile (VA68)."""
    if not state.setup.house.capacity or state.is_heart(zone):
        return None
    return dict(state.facts.fits).get(zone)


def uncounted_zones(state: State) -> tuple[str, ...]:
    """Tiles whose number the table could still enter."""
    zones = state.castle.beside if state.setup.house.capacity else ()
    return tuple([zone for zone in zones if not state.is_heart(zone) and capacity(state, zone) is None])


def room_in(state: State, zone: str) -> int:
    """For how many more figures: villagers, even those lying down, monsters, their allies and the Troll take room."""
    most = capacity(state, zone)
    return ENOUGH if most is None else max(0, most - figures_in(state, zone))


def room_for(state: State, groups: Iterable[Group]) -> int:
    """How much they take when they come; a captor's captive comes with it (VA202)."""
    return sum(group.number + is_captor(state, group.figure) for group in groups)


def fitting(state: State, groups: Iterable[Group], room: int) -> list[Group]:
    """The first ones for whom there is so much room."""
    found: list[Group] = []
    for group in groups:
        few = group._replace(number=min(group.number, room - is_captor(state, group.figure)))
        if few.number > 0:
            found.append(few)
            room -= room_for(state, [few])
    return found


def figures_in(state: State, zone: str) -> int:
    """Without those who are about to leave it: who makes way for them may take their place."""
    villagers = sum(group.number for group in state.at(zone))
    monsters = sum(one.zone == zone for one in state.monsters) + sum(one.zone == zone for one in state.allies)
    there = villagers + monsters + (state.troll == zone)
    return there - sum(number for here, _, number in _under_way(state) if here == zone)


def _under_way(state: State) -> Iterator[tuple[str, str, int]]:
    """Who waits for room that is being made: from where, where to, how many."""
    for task in state.agenda:
        match task:
            case Come(groups, to) if task.tried is not None:
                yield groups[0].zone, to, room_for(state, groups)
            case Step(seat, to) if task.tried is not None:
                yield state.monsters[seat].zone, to, 1
            case AllyStep(name, to) if task.tried is not None and (ally := ally_of(state, name)):
                yield ally.zone, to, 1
            case TrollComes(to) if task.tried:
                yield state.troll, to, 1


def comes_round(state: State, zone: str) -> bool:
    """Whether room is being made there already: a chain that comes round to its own beginning ends there."""
    return any(to == zone for _, to, _ in _under_way(state))


def has_room(state: State, zone: str, number: int = 1) -> bool:
    return number <= room_in(state, zone)


def where_sent(state: State, zone: str, figure: Figure, *, away: bool) -> tuple[str, ...]:
    """On its way; away from the Heart, if those who come were driven away from it. Nobody is sent onto a tile that is
    falling (13)."""
    falling = [task.zone for task in state.agenda if isinstance(task, Fall)]
    where = state.castle.farther(zone) if away else ways(state, zone, figure)
    return tuple([to for to in where if to not in falling])


def _staying(state: State, zone: str) -> list[Group]:
    """Those there who are not about to leave it anyway."""
    going = Counter(
        {
            group.figure: group.number
            for task in state.agenda
            if isinstance(task, Come) and task.tried is not None
            for group in task.groups
            if group.zone == zone
        }
    )
    there = [group._replace(number=group.number - going[group.figure]) for group in state.at(zone)]
    return [group for group in there if group.number > 0]


def sent_on(state: State, task: MakeRoom) -> tuple[list[Group], tuple[str, ...]]:
    """Those who make way next, of one kind and together (VA144), and where to: the kind that comes, else the weakest
    (VA161). Types and heroes by name; those standing before those lying down. Nobody, if those before them couldn't
    go: their coin has fallen."""
    if task.most is not None and figures_in(state, task.zone) > task.most:
        return [], ()
    there = [
        (group, where)
        for group in _staying(state, task.zone)
        if (where := where_sent(state, task.zone, group.figure, away=task.away))
    ]
    if not there:
        return [], ()
    own = [one for one in there if one[0].figure.kind == task.kind]
    found = own or [min(there, key=lambda one: RANK[one[0].figure.kind])]
    kind = found[0][0].figure.kind
    same = sorted(
        [one for one in there if one[0].figure.kind == kind], key=lambda one: (one[0].figure.lying, one[0].figure)
    )
    first = same[0][1]
    apart = kind == HERO and state.setup.house.heroes
    return up_to([group for group, where in same if where == first], 1 if apart else task.left), first


def up_to(groups: Iterable[Group], number: int) -> list[Group]:
    """So many of them, the first ones."""
    found: list[Group] = []
    for group in groups:
        few = min(group.number, number)
        number -= few
        found += [group._replace(number=few)] if few else []
    return found


def is_blocked(state: State, zone: str) -> bool:
    """Full, and nobody there can be sent on: whoever comes stays outside (VA161)."""
    return not has_room(state, zone) and not sent_on(state, MakeRoom(zone, "", 1))[0]


def makes_way(state: State, zone: str) -> int:
    """How many of those who stand there are sent on when a monster comes."""
    if has_room(state, zone):
        return 0
    return sum(group.number for group in sent_on(state, MakeRoom(zone, "", 1))[0] if not group.figure.lying)


def entering(state: State, groups: Iterable[Group]) -> frozenset[str]:
    """The zones with a number that they may enter in their move: for VA125."""
    found: set[str] = set()
    for group in groups if state.setup.house.capacity else ():
        at = {group.zone}
        for _ in range(hero_of(state, group.figure).speed if group.figure.kind == HERO else 1):
            at = {to for zone in at for to in ways(state, zone, group.figure)}
            found |= at
    return frozenset([zone for zone in found if capacity(state, zone) is not None])
