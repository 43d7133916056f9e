"""Spawn markers and objectives: which markers draw a card, and what is where when the game begins."""

from referee.engine.ruling import Events
from referee.games.village_attacks.rules.fact_entries import Gate, Goal, Symbol
from referee.games.village_attacks.rules.scenarios import BLUE
from referee.games.village_attacks.rules.state import State, tell


def lay_out(state: State) -> None:
    """Objectives and symbol markers, as the table entered them, else as the book has them."""
    page = state.setup.page
    if page.tomes or page.symbols:
        gates = len(state.facts.gates)  # nobody knows how many objectives there are: one for each marker will do
        zones = [goal.zone for goal in _objectives(state, blue=False) for _ in range(goal.number or gates)]
        state.objectives = tuple(sorted(zones))
    if page.symbols:
        entered = {one.zone for one in state.facts.symbols}
        blank = [Symbol(gate.zone, "") for gate in state.facts.gates if gate.zone not in entered] * page.symbols
        known = [one for one in state.facts.symbols if gate_at(state, one.zone)]
        state.symbols = tuple(sorted([*known, *blank]))
    if page.collapse:  # as in the book, as far as the map has these tiles
        wanted = {goal.zone for goal in _objectives(state, blue=False)}
        state.objectives = tuple(sorted(wanted & {*state.castle.beside}))
    if page.first_by_symbols:
        state.symbols = state.facts.symbols
    open_by_morale(state, None)


def _objectives(state: State, *, blue: bool) -> list[Goal]:
    entered = [goal for goal in state.facts.goals if (goal.colour == BLUE) is blue]
    return entered or [goal for goal in state.setup.page.objectives if (goal.colour == BLUE) is blue]


def store(state: State) -> str:
    """Scenario 9: where the objectives that nobody has are."""
    return _objectives(state, blue=False)[0].zone


def exits(state: State) -> frozenset[str]:
    """Scenario 7: all objectives; scenario 10: the blue one."""
    goals = state.facts.goals if state.setup.page.own_objectives else _objectives(state, blue=True)
    return frozenset([goal.zone for goal in goals])


def corridors(state: State) -> tuple[str, ...]:
    """Scenario 13: those that the villagers want to bring down, without those that have fallen."""
    return state.objectives if state.setup.page.collapse else ()


def ways_out(state: State, *, anywhere: bool = False) -> frozenset[str]:
    """Scenario 14: the blue spawn marker; any of them if none is blue (VA101)."""
    blue = gates_of_colour(state, BLUE)
    return frozenset(blue if blue and not anywhere else [gate.zone for gate in state.facts.gates])


def gate_at(state: State, zone: str) -> Gate | None:
    return next((gate for gate in state.facts.gates if gate.zone == zone), None)


def gates_of_colour(state: State, colour: str) -> tuple[str, ...]:
    return tuple([gate.zone for gate in state.facts.gates if gate.colour == colour])


def lacks_colours(state: State) -> tuple[str, ...]:
    """Colours of spawn markers without which the scenario can't be played."""
    return tuple([colour for colour in state.setup.page.colours if not gates_of_colour(state, colour)])


# --- which draw a card


def active_gates(state: State) -> tuple[str, ...]:
    """For which a card is drawn."""
    return tuple([gate.zone for gate in state.facts.gates if _is_active(state, gate)])


def _is_active(state: State, gate: Gate) -> bool:
    page = state.setup.page
    if state.phase == "facts":
        return True
    if state.fallen and gate.zone not in state.castle.distance:  # VA215
        return False
    if page.opens and gate.zone not in state.opened:  # VA96
        return False
    if page.without_cards and gate.colour == page.without_cards and state.phase != "setup":  # VA197
        return False
    return not is_closed(state, gate.zone)


def open_by_morale(state: State, events: Events) -> None:
    """VA96, VA122: a marker that has become active stays so; it draws from the next spawning on (VA204)."""
    opens = state.setup.page.opens
    for gate in state.facts.gates:
        if gate.zone in state.opened or gate.colour not in opens or (state.morale or 0) > opens[gate.colour]:
            continue
        state.opened = (*state.opened, gate.zone)
        tell(events, "gate-opens", zone=gate.zone)
        if state.phase == "villagers" and state.step == "spawn":
            state.spawned = (*state.spawned, gate.zone)


def is_closed(state: State, zone: str) -> bool:
    """Scenario 9: no symbol marker is left on it."""
    return bool(state.setup.page.symbols) and zone not in [one.zone for one in state.symbols]


def closed_gates(state: State) -> tuple[str, ...]:
    return tuple([gate.zone for gate in state.facts.gates if is_closed(state, gate.zone)])


def all_closed(state: State) -> bool:
    return len(closed_gates(state)) == len(state.facts.gates)
