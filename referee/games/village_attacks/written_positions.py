"""A position written as it can be typed again."""

from referee.games.village_attacks.rules.figures import TROLL, Figure, Group
from referee.games.village_attacks.rules.loads import slowed
from referee.games.village_attacks.rules.markers import closed_gates
from referee.games.village_attacks.rules.state import State
from referee.games.village_attacks.typed_positions import BETWEEN, CLOSED, OPEN, TOME


def write_position(state: State, *, dial: bool) -> str:
    """As it is typed; the dial only where it is in use."""
    numbers = [f"heart {state.heart}"]
    numbers += [] if state.morale is None else [f"morale {state.morale}"]
    numbers += [f"dial {state.dial}"] if dial else []
    numbers += [f"{TROLL} {state.troll}"] if state.troll else []
    numbers += [state.time] if state.time else []
    there = [(one.zone, one.what) for one in state.conditions] + [(one.zone, one.card) for one in state.traps]
    there += _markers_of(state)
    zones = [f"{zone} {what}" for zone, what in sorted(there, key=lambda one: (_by_distance(state, one[0]), one[1]))]
    monsters = [_write_monster(state, seat) for seat in range(len(state.monsters))]
    monsters += [f"{one.name} {one.zone} {one.health - one.wounds}/{one.health}" for one in state.allies]
    parts = [_write_villagers(state), BETWEEN.join(monsters), BETWEEN.join([" ".join(numbers), *zones])]
    return " | ".join(parts).strip()


def _markers_of(state: State) -> list[tuple[str, str]]:
    page = state.setup.page
    tomes = [(zone, TOME) for zone in state.objectives] if page.tomes else []
    opened = [(zone, OPEN) for zone in state.opened if page.opens]
    return [*tomes, *((zone, CLOSED) for zone in closed_gates(state)), *opened]


def _by_distance(state: State, zone: str) -> tuple[int, str]:
    return state.distance(zone), zone


def _write_villagers(state: State) -> str:
    """Nearest zones first; who has acted is not told apart from who hasn't."""
    here: dict[str, dict[Figure, int]] = {}
    for group in sorted(state.villagers, key=lambda one: _by_distance(state, one.zone)):
        there, figure = here.setdefault(group.zone, {}), group.figure._replace(acted=False)
        there[figure] = there.get(figure, 0) + group.number
    return BETWEEN.join(
        [f"{zone} {' '.join(Group(one, number).code for one, number in there.items())}" for zone, there in here.items()]
    )


def _write_monster(state: State, seat: int) -> str:
    monster, sheet = state.monsters[seat], state.sheet(seat)
    words = [sheet.monster, monster.zone or "dead", f"{sheet.health - monster.wounds}/{sheet.health}"]
    words += [f"{die}{number}" for die in "sc" if (number := monster.defence.count(die))]
    words += [f"xp{monster.xp}"] if monster.xp else []
    words += [monster.carries] if slowed(monster) else []
    words += [f"captive:{monster.captive_of}"] if monster.captive_of else []
    words += [f"lv{monster.gained}"] if monster.gained and state.setup.page.more is not None else []
    return " ".join(words)
