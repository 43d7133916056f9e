"""Random castles with random figures in them, and random answers: for what must hold in any villagers' phase."""

from contextlib import suppress
from random import Random

from referee import Refused, Table
from referee.games.village_attacks.rules.figures import IN_BOX, MOST_OF_TYPE
from referee.games.village_attacks.rules.turns import hearts
from tests.games.contract.play_village_attacks import ZONES, random_card, random_entry, random_sheet
from tests.games.village_attacks.helpers import HERMIT, HEROES, SHEETS, header, set_up

TRAPS = {"pit": "g any ph -2 push2", "net": "g any pht stun2 burn1", "oil": "g any t -1 push1"}
HOUSES = ("", "", "heart zone", "torch moves", "heroes each", "box h18")
SWITCHED_ON = ("", "", "troll on", "cycle on", "capacity on", "capacity on", "troll on capacity on")


def random_phase(rng: Random) -> tuple[str, Table]:
    """The header of a game, and its table when the monsters may act: anybody may stand anywhere."""
    scenario = rng.choice((1, 2, 3, 4, 4, 5, 5, 6, 7, 7, 8, 9, 10, 10))
    monsters = rng.sample(sorted(SHEETS), rng.randint(2, 5))
    more = {"house": house} if (house := f"{rng.choice(HOUSES)} {rng.choice(SWITCHED_ON)}".strip()) else {}
    head = header(monsters, scenario, **more)
    zones = ["ch1", *rng.sample(ZONES, rng.randint(3, 15))]
    if scenario > 3 and rng.random() < 0.5:
        zones[rng.randrange(1, len(zones))] = "ch2"
    walks = [f"{rng.choice(zones[:at])}-{zone}" for at, zone in enumerate(zones) if at]
    walks += [f"{one}-{other}" for one, other in zip(zones, zones[2:], strict=False) if rng.random() < 0.4]
    table = Table.from_bytes(head.encode())
    facts = [f"sheet {name} {random_sheet(rng)}" for name in monsters]
    facts += [*HEROES, HERMIT, *(f"trapcard {name} {text}" for name, text in TRAPS.items())]
    rooms = (6, 12) if scenario in (7, 10) else (1, 3, 6, 12)  # nobody must be pushed out before the first round
    fits = [f"fits {zone} {rng.choice(rooms)}" for zone in zones if rng.random() < 0.8]
    for line in (*facts, f"map {' '.join(walks)}", *markers(rng, scenario, zones), *fits):
        table.do(line)
    table.do("ready")
    set_up(table, cards=False)
    while (asked := table.pending[0]).kind != "turn":
        table.do(f"card {rng.choice([*TRAPS])}" if asked.kind == "card" else f"spawn {asked.options[0]} none")
    heart, morale = rng.choice((5, 20, 99, 99)), rng.randint(5, 40)
    numbers = [f"heart={heart}", *[f"morale={morale}"] * (table.state.morale is not None)]
    places = [f"{name}={rng.choice(zones)}" for name in monsters]
    marks = [f"{what}@{rng.choice(zones)}" for what in ("dark", "unlucky") if rng.random() < 0.3]
    marks += [f"troll={rng.choice(zones)}"] if "troll" in house else []
    marks += [f"time={rng.choice(('day', 'night'))}"] if "cycle" in house else []
    figures = random_figures(rng, zones[scenario == 1 :])
    table.do(f'! {" ".join([*figures, *places, *numbers, *marks])} "so it stands"')
    return head, table


def markers(rng: Random, scenario: int, zones: list[str]) -> list[str]:
    """Spawn markers, with colours and objectives where the scenario has them."""
    gates = rng.sample(zones[1:], rng.randint(1, 3))
    colours = {6: ("blue", "red", "red"), 8: ("yellow", "blue", "red")}.get(scenario)
    found = [f"gates {' '.join(f'{zone}:{colour}' for zone, colour in zip(gates, colours or '', strict=False))}"]
    found = found if colours else [f"gates {' '.join(gates)}"]
    others = rng.sample(zones, 3)
    goals = {7: f"{others[0]} {others[1]}", 9: others[0], 10: f"{others[0]}:red {others[1]}:red {others[2]}:blue"}
    return [*found, *([f"goals {goals[scenario]}"] if scenario in goals else [])]


def random_figures(rng: Random, zones: list[str]) -> list[str]:
    """What the box has, or less, in these zones."""
    there: dict[str, list[str]] = {zone: [] for zone in zones}
    kinds = {f"h{{}}{kind}": MOST_OF_TYPE["h"] for kind in "acdmu"} | {"p{}": IN_BOX["p"]}
    hunters = IN_BOX["h"] - 6  # so many are in the box with `house box h18`
    for code, most in kinds.items():
        left = rng.choice((0, most // 2, most))
        left = min(left, hunters) if most < IN_BOX["p"] else left
        hunters -= left if most < IN_BOX["p"] else 0
        while left:
            number = rng.randint(1, left)
            left -= number
            there[rng.choice(zones)].append(code.format(number) + rng.choice(("", "", "", "", "_", "*")))
    for line in rng.sample([*HEROES, HERMIT], rng.randint(0, 4)):
        name = line.split()[1]
        there[rng.choice(zones)].append(name + rng.choice(("", "", "-1", "_", "*")))
    return [f"{zone}={','.join(figures) or 'none'}" for zone, figures in there.items()]


def prepare(table: Table) -> None:
    """Whatever card lies open is laid by the first monster that can; whoever can catches a peasant."""
    for name in table.state.setup.monsters:
        if table.state.setup.scenario == 6:
            with suppress(Refused):
                table.do(f"{name} catch")
        for card in table.state.market[:1]:
            try:
                table.do(f"{name} trap {card}")
            except Refused:
                continue


def random_answer(table: Table, rng: Random) -> str:
    """A plausible answer to what is asked in the villagers' phase; most are legal."""
    state = table.state
    match table.pending[0].kind:
        case "turn":  # a monster that comes later in the round must say first at which Heart it returns
            dead = [name for name, one in zip(state.setup.monsters, state.monsters, strict=True) if not one.zone]
            return rng.choice(("villagers", *(f"{name} return {rng.choice(hearts(state))}" for name in dead)))
        case "troll":
            return f"troll {rng.choice('mrgsct')}"
        case "event" if state.setup.house.troll and rng.random() < 0.5:
            return f"event troll +troll@{rng.choice([*state.castle.beside])}"
        case "event":
            return f"event fog {rng.choice(('dark', 'unlucky'))}@{rng.choice([*state.castle.beside])}"
        case "card":
            return f"card {rng.choice(('none', *TRAPS))}"
        case "spawn" if rng.random() < 0.3:
            heroes = state.setup.scenario == 3 or rng.random() < 0.3
            card = rng.choice(("alchemist", "knight", "nun", "hermit")) if heroes else "p9"
            return f"spawn {rng.choice(table.pending[0].options)} {card}"
        case "spawn":
            return f"spawn {rng.choice(table.pending[0].options)} {random_card(table, rng)}"
    return random_entry(table, rng)
