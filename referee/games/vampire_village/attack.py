"""One attack («RÉSOLUTION D'UNE ATTAQUE»): its strength, the line that defends, what may fall."""

from typing import NamedTuple

from referee.engine.ruling import Event, refuse
from referee.games.vampire_village.actions import Breach
from referee.games.vampire_village.cards import Card
from referee.games.vampire_village.cells import COLUMN, ROW
from referee.games.vampire_village.phases import require_phase
from referee.games.vampire_village.state import Creature, Seat, State, Village

SIDE = {"witches": (COLUMN, min), "werewolves": (ROW, min), "vampires": (COLUMN, max)}  # left, top, right


class Assault(NamedTuple):
    """How an attack on one village stands."""

    kind: str
    attackers: tuple[Creature, ...]
    line: tuple[str, ...]  # the cells that defend
    attack: int
    defence: int

    @property
    def breaks_in(self) -> bool:
        """«C. COMPAREZ»: the attack must be greater (VV46); with no card left it just ends (VV54, VV55)."""
        return self.attack > self.defence and bool(self.line)


def attackers_of(seat: Seat, kind: str) -> tuple[Creature, ...]:
    letter = "l" if kind == "werewolves" else kind[0]
    return tuple(creature for creature in seat.creatures if creature.face[0] == letter)


def front_line(village: Village, kind: str) -> tuple[str, ...]:
    """The nearest row or column with at least one card, whatever lies on it (VV50, VV51, VV52)."""
    if not village:
        return ()
    place_in, nearest = SIDE[kind]
    front = nearest([place_in[cell] for cell in village])
    return tuple(sorted((cell for cell in village if place_in[cell] == front), key=lambda c: (ROW[c], COLUMN[c])))


def defence_of(village: Village, line: tuple[str, ...], kind: str) -> int:
    """The shields against that kind on the line; heroes have none."""
    return sum([village[cell].card.defence(kind) for cell in line])


def assault(seat: Seat, kind: str) -> Assault:
    """The attack on that village as it stands: sums are taken anew, values are fixed (VV47)."""
    attackers = attackers_of(seat, kind)
    line = front_line(seat.village, kind)
    attack = sum([creature.value or 0 for creature in attackers])
    return Assault(kind, attackers, line, attack, defence_of(seat.village, line, kind))


def may_die(card: Card, attackers: tuple[Creature, ...]) -> tuple[str, ...]:
    """Which creatures may be destroyed along with that card: the weakest (VV49), or with the right icon any."""
    if attackers[0].face[0] in card.icons:
        dying = attackers  # VV56: the weakest among them
    else:
        least = min([creature.value or 0 for creature in attackers])
        dying = tuple(creature for creature in attackers if (creature.value or 0) == least)
    return tuple(dict.fromkeys(creature.face for creature in dying))


def options(village: Village, standing: Assault) -> list[tuple[str, str]]:
    """All pairs of a card that may fall and a creature that may die with it; the owner chooses (VV58)."""
    return [(cell, face) for cell in standing.line for face in may_die(village[cell].card, standing.attackers)]


def option_words(village: Village, standing: Assault) -> tuple[str, ...]:
    """The same as words of an entry: the creature is named only where the cell allows several."""
    pairs = options(village, standing)
    cells = [cell for cell, _ in pairs]
    return tuple(sorted(f"{cell} {face}" if cells.count(cell) > 1 else cell for cell, face in pairs))


def complete(state: State, action: Breach) -> Breach:
    """The breach with the creature that dies.

    :raises Refused: if the village is not broken into so.
    """
    require_phase(state, "attack")
    number, cell, creature = action
    seat = state.seats[number]
    standing = assault(seat, state.attack)
    # Only a village that is being broken into loses a card.
    if not standing.breaks_in:
        refuse(
            "nothing-to-decide",
            "comparison",
            "nothing-to-decide.breach",
            kind=state.attack,
            attack=standing.attack,
            defence=standing.defence,
        )
    legal = option_words(seat.village, standing)
    # The card lies on the line that defends.
    if cell not in standing.line:
        refuse("not-on-the-line", "breach", cell=cell, line=standing.line, kind=state.attack, legal=legal)
    dying = may_die(seat.village[cell].card, standing.attackers)
    if creature is not None and creature not in dying:
        attacking = tuple(dict.fromkeys(attacker.face for attacker in standing.attackers))
        # The creature takes part in this attack.
        if creature not in attacking:
            refuse("creature-not-attacking", "breach", creature=creature, attacking=attacking, legal=legal)
        # The weakest dies, unless a hero with the right icon falls.
        refuse("creature-not-weakest", "breach", creature=creature, cell=cell, weakest=dying, legal=legal)
    if creature is None and len(dying) > 1:
        refuse("choice-needed", "VV49", "choice-needed.breach", cell=cell, dying=dying, legal=legal)
    return action._replace(creature=creature or dying[0])


def break_in(state: State, action: Breach, events: list[Event]) -> State:
    """Destroy the card with its villagers, and the creature. The breach must have been completed."""
    number, cell, face = action
    seat = state.seats[number]
    standing = assault(seat, state.attack)
    spot = seat.village[cell]
    icon = standing.attackers[0].face[0] in spot.card.icons
    # Equal faces can differ in value only after a table ruling; the weaker one comes first and dies.
    dead = next(creature for creature in standing.attackers if creature.face == face)
    creatures = list(seat.creatures)
    creatures.remove(dead)
    params = {
        "cell": cell,
        "face": spot.card.face,
        "villagers": spot.villagers,
        "creature": face,
        "value": dead.value or 0,
        "icon": icon,
        "kind": state.attack,
        "attack": standing.attack,
        "defence": standing.defence,
        "line": standing.line,
    }
    events.append(Event("breached", number, params))
    return state.with_seat(number, seat._replace(village=seat.village.without(cell), creatures=tuple(creatures)))
