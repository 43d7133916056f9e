"""One attack («RÉSOLUTION D'UNE ATTAQUE»): its strength, the line that defends, what may fall."""

from operator import attrgetter
from typing import Any, NoReturn

from referee.engine.ruling import Event, Events, refuse
from referee.games.vampire_village.actions import Breach
from referee.games.vampire_village.cards import Card
from referee.games.vampire_village.cells import COLUMN, ROW, reading_order
from referee.games.vampire_village.phases import require_phase
from referee.games.vampire_village.state import Assault, Creature, Seat, State, Village

SIDE = {"witches": (COLUMN, min), "werewolves": (ROW, min), "vampires": (COLUMN, max)}  # left, top, right
LETTER = {"witches": "w", "werewolves": "l", "vampires": "v"}
NOBODY = {kind: Assault(kind, (), (), 0, 0) for kind in SIDE}
SHIELD = {kind: attrgetter(kind) for kind in SIDE}


def attackers_of(seat: Seat, kind: str) -> tuple[Creature, ...]:
    letter = LETTER[kind]
    return tuple([one for one in seat.creatures if one.face[0] == letter])


def front_line(village: Village, kind: str) -> tuple[str, ...]:
    """The nearest row or column with at least one card, whatever lies on it (VV50, VV51, VV52)."""
    if not village:
        return ()
    place_in, nearest = SIDE[kind]
    front = nearest(map(place_in.__getitem__, village))
    return tuple([cell for cell in village if place_in[cell] == front])


def defence_of(village: Village, line: tuple[str, ...], kind: str) -> int:
    """The shields against that kind on the line; heroes have none, other colours do not count (VV53)."""
    shield = SHIELD[kind]
    return sum([shield(village[cell].card) for cell in line])


def assault(seat: Seat, kind: str) -> Assault:
    """The attack on that village as it stands: sums are taken anew, values are fixed (VV47)."""
    attackers = attackers_of(seat, kind)
    if not attackers:
        return NOBODY[kind]
    line = front_line(seat.village, kind)
    attack = sum([creature.value or 0 for creature in attackers])
    return Assault(kind, attackers, line, attack, defence_of(seat.village, line, kind))


def may_die(card: Card, attackers: tuple[Creature, ...]) -> tuple[str, ...]:
    """Which creatures may be destroyed along with that card: the weakest (VV49), or with the right icon any."""
    if len(attackers) == 1:
        return (attackers[0].face,)
    if attackers[0].face[0] in card.icons:
        dying = [creature.face for creature in attackers]  # VV56: the weakest among them
    else:
        least = min([creature.value or 0 for creature in attackers])
        dying = [creature.face for creature in attackers if (creature.value or 0) == least]
    return tuple(dict.fromkeys(dying))


def options(village: Village, standing: Assault) -> list[tuple[str, str]]:
    """All pairs of a card that may fall and a creature that may die with it; the owner chooses (VV58)."""
    return [(cell, face) for cell in standing.line for face in may_die(village[cell].card, standing.attackers)]


def option_words(village: Village, standing: Assault) -> tuple[str, ...]:
    """The same as words of an entry: the creature is named only where the cell allows several."""
    pairs = options(village, standing)
    cells = [cell for cell, _ in pairs]
    return tuple(sorted(f"{cell} {face}" if cells.count(cell) > 1 else cell for cell, face in pairs))


def only_option(village: Village, standing: Assault) -> tuple[str, str] | None:
    """The one way in which the village can be broken into, if it is and there is only one."""
    if len(standing.line) != 1 or not standing.breaks_in:
        return None
    choices = options(village, standing)
    return choices[0] if len(choices) == 1 else None


def break_in(state: State, action: Breach, events: Events) -> State:
    """Destroy a card of the line, and a creature («Si la valeur d'Attaque est supérieure à la Défense»)."""
    require_phase(state, "attack")
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
    return state.with_seat(number, fall(seat, standing, Breach(number, cell, creature), events))


def _refuse_breach(standing: Assault) -> NoReturn:
    params: dict[str, Any] = {"kind": standing.kind, "attack": standing.attack, "defence": standing.defence}
    refuse("nothing-to-decide", "comparison", "nothing-to-decide.breach", **params)


def fall(seat: Seat, standing: Assault, breach: Breach, events: Events) -> Seat:
    """The card falls with its villagers, the creature dies."""
    number, cell, creature = breach
    # Equal faces can differ in value only after a table ruling; the weaker one comes first and dies.
    creatures = list(seat.creatures)
    dead = creatures.pop([one.face for one in creatures].index(creature or ""))
    if events is not None:
        card, villagers = seat.village[cell]
        params: dict[str, Any] = {
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
    return seat.having(seat.village.without(cell), tuple(creatures))
