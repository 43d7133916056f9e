"""One attack («RÉSOLUTION D'UNE ATTAQUE»): its strength, the line that defends, what may fall."""

from operator import attrgetter
from typing import Any, NoReturn

from referee.engine.ruling import Event, Events, refuse
from referee.games.vampire_village.rules.actions import Breach
from referee.games.vampire_village.rules.cards import Card
from referee.games.vampire_village.rules.cells import CELLS, COLUMN, ROW, reading_order
from referee.games.vampire_village.rules.phases import refuse_phase
from referee.games.vampire_village.rules.state import Assault, Creature, Seat, State, Village, less

_new = tuple.__new__  # as in state.py

FROM_RIGHT = {cell: -column for cell, column in COLUMN.items()}
WAY = {"witches": COLUMN, "werewolves": ROW, "vampires": FROM_RIGHT}  # how far each cell is: from left, top, right
LETTER = {"witches": "w", "werewolves": "l", "vampires": "v"}
NOBODY = {kind: Assault(kind, (), (), 0, 0) for kind in WAY}
SHIELD = {kind: attrgetter(kind) for kind in WAY}


def front_line(village: Village, kind: str) -> tuple[str, ...]:
    """The nearest row or column with at least one card, whatever lies on it (VV50, VV51, VV52)."""
    way, nearest, line = WAY[kind], len(CELLS), []
    for cell in village:
        distance = way[cell]
        if distance < nearest:
            nearest, line = distance, [cell]
        elif distance == nearest:
            line.append(cell)
    return tuple(line)


def assault(seat: Seat, kind: str) -> Assault:
    """The attack on that village as it stands: sums are taken anew, values are fixed (VV47)."""
    letter, attackers, attack = LETTER[kind], [], 0
    for one in seat.creatures:
        if one.face[0] == letter:
            attackers.append(one)
            attack += one.value or 0
    if not attackers:
        return NOBODY[kind]
    village = seat.village
    line = front_line(village, kind)
    # Shields against that kind; heroes have none, other colours do not count (VV53).
    shield, defence = SHIELD[kind], 0
    for cell in line:
        defence += shield(village[cell].card)
    return _new(Assault, (kind, tuple(attackers), line, attack, defence))


def may_die(card: Card, attackers: tuple[Creature, ...]) -> tuple[str, ...]:
    """Which creatures may be destroyed along with that card: the weakest (VV49), or with the right icon any."""
    if attackers[0].face[0] in card.icons:
        return tuple(dict.fromkeys([one.face for one in attackers]))  # VV56: the weakest among them
    least, weakest = attackers[0].value or 0, [attackers[0].face]
    for face, strength, _ in attackers:
        value = strength or 0
        if value < least:
            least, weakest = value, [face]
        elif value == least and face not in weakest:
            weakest.append(face)
    return tuple(weakest)


def options(village: Village, standing: Assault) -> list[tuple[str, str]]:
    """All pairs of a card that may fall and a creature that may die with it; the owner chooses (VV58)."""
    return [(cell, face) for cell in standing.line for face in may_die(village[cell].card, standing.attackers)]


def option_words(village: Village, standing: Assault) -> tuple[str, ...]:
    """The same as words of an entry: the creature is named only where the cell allows several."""
    pairs = options(village, standing)
    cells = [cell for cell, _ in pairs]
    return tuple(sorted(f"{cell} {face}" if cells.count(cell) > 1 else cell for cell, face in pairs))


def only_option(village: Village, standing: Assault) -> tuple[str, str] | None:
    """The one way to lose a card when the village is broken into, if there is only one."""
    if len(standing.line) > 1:
        return None
    (cell,) = standing.line
    dying = may_die(village[cell].card, standing.attackers)
    return (cell, dying[0]) if len(dying) == 1 else None


def break_in(state: State, action: Breach, events: Events) -> State:
    """Destroy a card of the line, and a creature («Si la valeur d'Attaque est supérieure à la Défense»)."""
    if state.phase != "attack":
        refuse_phase(state, "attack")
    number, cell, creature = action
    seat = state.seats[number]
    standing = seat.assault
    # Only a village that is being broken into loses a card.
    if standing is None:
        _refuse_breach(assault(seat, state.attack))
    # The card lies on the line that defends.
    if cell not in standing.line:
        line = tuple(sorted(standing.line, key=reading_order))
        refuse("not-on-the-line", "breach", cell=cell, line=line, kind=standing.kind)
    dying = may_die(seat.village[cell].card, standing.attackers)
    if creature is None:
        # Where several may die, the owner says which (VV49).
        if len(dying) > 1:
            refuse("choice-needed", "VV49", "choice-needed.breach", cell=cell, dying=dying)
        creature = dying[0]
    elif creature not in dying:
        attacking = tuple(dict.fromkeys(attacker.face for attacker in standing.attackers))
        # The creature takes part in this attack.
        if creature not in attacking:
            refuse("creature-not-attacking", "breach", creature=creature, attacking=attacking)
        # The weakest dies, unless a hero with the right icon falls.
        refuse("creature-not-weakest", "breach", creature=creature, cell=cell, weakest=dying)
    if events is not None:
        tell_fall(seat, standing, Breach(number, cell, creature), events)
    return state.with_seat(number, fall(seat, cell, creature))


def _refuse_breach(standing: Assault) -> NoReturn:
    params: dict[str, Any] = {"kind": standing.kind, "attack": standing.attack, "defence": standing.defence}
    refuse("nothing-to-decide", "comparison", "nothing-to-decide.breach", **params)


def fall(seat: Seat, cell: str, creature: str) -> Seat:
    """The card falls with its villagers, the creature dies.

    Equal faces can differ in value only after a table ruling; the weaker one comes first and dies.
    """
    return seat.losing(cell, less(seat.creatures, creature))


def tell_fall(seat: Seat, standing: Assault, breach: Breach, events: list[Event]) -> None:
    """What is about to fall."""
    number, cell, creature = breach
    card, villagers = seat.village[cell]
    dead = next(one for one in seat.creatures if one.face == creature)
    params: dict[str, Any] = {
        "kind": standing.kind,
        "cell": cell,
        "face": card.face,
        "villagers": villagers,
        "creature": dead.face,
        "value": dead.value or 0,
        "icon": dead.face[0] in card.icons,
        "attack": standing.attack,
        "defence": standing.defence,
        "line": tuple(sorted(standing.line, key=reading_order)),
    }
    events.append(Event("breached", number, params))
