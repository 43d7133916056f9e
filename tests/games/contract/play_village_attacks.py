"""Sample play of Village Attacks, for tests that know no game: setups, plausible lines and doubtful ones.

Maps, sheets and cards are made up. The villagers come on, and the monsters are no good at stopping them: a game lasts
a few rounds.
"""

from collections.abc import Iterator, Sequence
from random import Random

from referee import Decision, Table
from referee.games.village_attacks.rules.facts import missing
from referee.games.village_attacks.rules.figures import TYPES, Group

REPEATS_CHANGE = False  # nothing that a player could say is done by the referee
NAMES = ("Ana", "Ben", "Cem", "Anne Marie", "undo", "#5", "Ёжик", 'Jo "J" Lee')
MONSTERS = ("vampire", "banshee", "dullahan", "succubus", "lich")
HOUSES = ((), (), ("heart", "zone"), ("torch", "moves"), ("adjacent", "touching"), ("box", "h18"))
ZONES = ("lc1", "sc1", "a1", "c1", "mc1", "eh1", "g1", "cy1", "bh1", "k1", "l1", "st1", "sc2", "lc2", "mc2")
EFFECTS = ("-p1@{}", "_p1@{}", "*p1@{}", "-1@{}", "_2@{}")


def setups(rng: Random) -> Iterator[dict[str, Sequence[str]]]:
    """The words of headers by key, without end."""
    number = rng.randint(2, 5)
    while True:
        monsters = rng.sample(MONSTERS[:number], number)
        setup: dict[str, Sequence[str]] = {
            "scenario": ("1",),
            "players": rng.sample(NAMES, len(monsters)),
            "monsters": monsters,
            "edition": (rng.choice(("fr", "en")),),
        }
        if house := rng.choice(HOUSES):
            setup["house"] = house
        yield setup


def random_castle(rng: Random, zones: int) -> list[str]:
    """Passages between so many zones, all with a way to the Heart, the last of them far away."""
    found = ["ch1"]
    walks = []
    for zone in rng.sample(ZONES, zones - 1):
        walks.append(f"{rng.choice(found[-2:])}-{zone}")
        found.append(zone)
    walks += [f"{found[at]}-{found[at + 3]}" for at in range(zones - 3) if rng.random() < 0.3]
    return walks


def random_sheet(rng: Random, xp: int = 9) -> str:
    kind, health = rng.choice(sorted(TYPES)), rng.randint(3, 8)
    return f"{kind} {health} {xp} d{rng.randint(1, 3)} r{rng.randint(0, 3)} m{rng.randint(1, 3)}"


def random_fact(table: Table, rng: Random) -> str:
    what, *rest = missing(table.state)[0].split()
    if what == "sheet":
        first = rest[0] == table.state.setup.monsters[0]  # one gains its level, all of them hardly ever
        return f"sheet {rest[0]} {random_sheet(rng, 1 if first else 9)}"
    if what == "map":
        return f"map {' '.join(random_castle(rng, rng.randint(10, 16)))}"
    far = sorted(table.state.castle.distance, key=lambda zone: (table.state.castle.distance[zone], zone))
    return f"gates {' '.join(sorted(rng.sample(far[-3:], rng.randint(2, 3))))}"


def random_entry(table: Table, rng: Random) -> str:
    """A plausible line for what is asked; most such lines are legal."""
    decision = table.pending[0]
    state, asked = table.state, decision.options
    name = "" if decision.seat is None else state.setup.monsters[decision.seat]
    match decision.kind:
        case "fact":
            return random_fact(table, rng)
        case "ready":
            return "ready"
        case "coin":
            return f"coin {rng.choice(asked)}"
        case "order":
            return f"order {' '.join(_order(table, decision, rng))}"
        case "spawn":
            return f"spawn {rng.choice(asked)} {random_card(table, rng)}"
        case "reroll":
            return _reroll(table, name, rng)
        case "turn":
            return random_act(table, rng)
        case "victims":
            return f"order {rng.choice(asked)}"
    return f"{name} {decision.kind} {rng.choice(asked)}"


def _order(table: Table, decision: Decision, rng: Random) -> list[str]:
    words = rng.sample(decision.options, len(decision.options))
    return words[:1] if decision.rule in ("VA33", "VA199", "VA208", "VA214") else words


def random_card(table: Table, rng: Random) -> str:
    kind = rng.choice(sorted({sheet.type for sheet in table.state.facts.sheets}))
    cards = ("p3", "p5", f"p2 h1{kind}", f"h2{kind}", f"p1 h3{kind}", "none", "knight")
    return rng.choices(cards, (6, 4, 5, 3, 3, 1, 1))[0]


def _dice(rng: Random, number: int) -> str:
    return "".join(rng.choices("mrgsct", (3, 3, 2, 2, 1, 2), k=number))


def _reroll(table: Table, name: str, rng: Random) -> str:
    option = rng.choice(table.pending[0].options)
    if option == "stay":
        return f"{name} stay"
    seat = table.pending[0].seat
    assert seat is not None
    monster, die = table.state.monsters[seat], option.split()[1]
    return f"{name} {option} {_dice(rng, monster.dice.count(die) + monster.reserve.count(die))}"


def random_act(table: Table, rng: Random, seat: int | None = None) -> str:
    """What a monster may try in its turn, or the end of the monsters' phase."""
    state = table.state
    seat = table.pending[0].seat if seat is None else seat
    if seat is None or rng.random() < 0.1:
        return "villagers"
    if rng.random() < 0.2:
        seat = rng.randrange(len(state.monsters))
    name, monster = state.setup.monsters[seat], state.monsters[seat]
    if not state.monsters[0].gained and rng.random() < 0.3:  # a level in every game
        return f"{state.setup.monsters[0]} use 1 xp+1@{state.setup.monsters[0]}"
    here = monster.zone or "ch1"
    beside = state.castle.beside[here]
    match rng.choice(("roll", "roll", "move", "move", "hit", "hit", "shoot", "guard", "keep", "heal", "use", "drop")):
        case "roll":
            return f"{name} roll {_dice(rng, max(1, 6 - len(monster.reserve) - monster.lying))}"
        case "move":
            return f"{name} move {rng.choice(beside)}"
        case "hit":
            return f"{name} hit {_target(state.at(here), rng)}"
        case "shoot":
            zone = rng.choice(beside)
            return f"{name} hit {zone} {_target(state.at(zone), rng)}"
        case "guard":
            return f"{name} guard {rng.choice(('s', 'c', 'sc'))}"
        case "keep":
            return f"{name} keep {rng.choice('mrgs')}"
        case "heal":
            return f"{name} heal {rng.choice(('wound', 'burn', 'sunder'))}"
        case "use":
            return f"{name} use {rng.choice('123')} {rng.choice(EFFECTS).format(rng.choice((here, *beside)))}"
        case "drop":
            return f"{name} drop {monster.reserve or 'm'}"
    return f"{name} first"


def _target(groups: list[Group], rng: Random) -> str:
    if not groups:
        return "p1"
    group = rng.choice(groups[:2])
    return group._replace(number=rng.randint(1, min(2, group.number)), figure=group.figure._replace(burning=False)).code


def doubtful_entry(table: Table, rng: Random) -> str:
    """A well-formed line of any kind, for any monster and phase; most such lines are refused."""
    state = table.state
    names, zones = state.setup.monsters, [*state.castle.beside] or ["ch1"]
    name, zone = rng.choice(names), rng.choice((*zones, "zz9"))
    figure = rng.choice(("p1", "p9", "h1u", "h2d_", "knight", "y1m"))
    lines = (
        "villagers",
        "ready",
        f"coin {rng.choice((zone, name, 'hit'))}",
        f"order {zone} {rng.choice(zones)}",
        f"spawn {zone} {figure}",
        f"{name} defend {rng.choice(('s', 'c', 'sc', '-', 's s s s'))}",
        f"{name} level {rng.choice('123')}",
        f"{name} return {zone}",
        f"{name} move {zone}",
        f"{name} hit {zone} {figure}",
        f"{name} hit {figure}",
        f"{name} guard {rng.choice(('sss', 'm', 's'))}",
        f"{name} keep {rng.choice(('mmmm', 't', 'g'))}",
        f"{name} roll {_dice(rng, rng.randint(4, 7))}",
        f"{name} again m rr",
        f"{name} stay",
        f"{name} drop m",
        f"{name} heal wound",
        f"{name} use {rng.choice('123')} -p9@{zone}",
        f"{name} first",
        f"gates {zone}",
        f"sheet {rng.choice(('lich', 'ghoul'))} {random_sheet(rng)}",
        f"= heart {rng.randint(0, 9)}",
        f"= {zone} {figure}",
        f"= {name} {rng.randint(0, 9)}",
        f"= xp ghoul {rng.randint(0, 9)}",
        "event fog",
        f"hero knight a {rng.randint(1, 3)} 1 1 1",
    )
    return rng.choice(lines)
