"""Random villagers' phases of scenarios 11 to 14, with Yunfakh, those who flee, collapses and minions: what must hold
whatever stands where."""

import re
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee import Refused, Table
from referee.games.village_attacks.rules.figures import MOST_OF_TYPE, TYPES, YUNFAKH
from tests.games.village_attacks.helpers import HERMIT, HEROES, SHEETS, header, set_up
from tests.games.village_attacks.random_phases import HOUSES, random_answer, random_figures
from tests.games.village_attacks.test_invariants import Phase, Places, check, named, places, record
from tests.samples import HEAVY

ZONES = ("lc1", "sc1", "a1", "mc1", "eh1", "g1", "t1", "sa1", "lc2", "mc2")
COME = ("summon hydra {} 6 2 2 1", "payers {} {}")


def random_position(rng: Random, scenario: int) -> tuple[str, Table]:
    """All monsters have paid in SR-1; then anybody may stand anywhere."""
    monsters = rng.sample(sorted(SHEETS), 3)
    house = rng.choice((*HOUSES, "exit blue", "capacity on", "capacity on", "exit blue capacity on"))
    head = header(monsters, scenario, **({"house": house} if house else {}))
    zones = ["ch1", "sr1", *rng.sample(ZONES, rng.randint(4, 10))]
    walks = [f"{rng.choice(zones[:at])}-{zone}" for at, zone in enumerate(zones) if at]
    walks += [f"{one}-{other}" for one, other in zip(zones, zones[2:], strict=False) if rng.random() < 0.5]
    table = Table.from_bytes(head.encode())
    gates = rng.sample(zones[2:], 3)
    facts = [*(f"sheet {name} {SHEETS[name]}" for name in monsters), *HEROES, HERMIT, f"map {' '.join(walks)}"]
    facts += [f"gates {gates[0]}:blue {gates[1]}", f"minion hound {monsters[0]} 2"]
    facts += [f"symbols {zones[2]}:mrg {zones[3]}:sc"] * (scenario == 12)
    facts += [f"goals {' '.join(rng.sample(zones[2:], 3))}"] * (scenario == 13)
    facts += [f"fits {zone} {rng.choice((3, 6, 12))}" for zone in zones if rng.random() < 0.8]
    for line in (*facts, "ready"):
        table.do(line)
    set_up(table)
    if scenario != 12:
        table.do(f'! {" ".join(f"{name}=sr1" for name in monsters)} "to summon"')
        paid = [f"{name} pay {die}" for name, die in zip(monsters, "mrg", strict=True)]
        for line in (*paid, COME[0].format(rng.choice(sorted(TYPES))), COME[1].format(*monsters[:2])):
            table.do(line)
        table.do(f'! hydra={rng.choice(zones)} "somewhere"')
    yunfakh = [f"y{rng.randint(1, 3)}{kind}" for kind in rng.sample(sorted(TYPES), 2)]
    others = rng.choice(zones[2:])
    figures = [one for one in random_figures(rng, zones) if not one.startswith(f"{others}=")]
    if scenario == 14:
        figures = [re.sub(r"(p[0-9]+)\b", lambda one: one[1] + rng.choice(("", "^")), figure) for figure in figures]
    places = [f"{name}={rng.choice(zones)}" for name in (*monsters, "hound")]
    numbers = ["heart=99", *[f"morale={rng.randint(15, 40)}"] * (scenario != 14)]
    effects = [*figures, f"{others}={','.join(yunfakh)}", *places, *numbers]
    table.do(f'! {" ".join(effects)} "so it stands"')
    return head, table


class Followed(Phase):
    """Those who flee go away from the Heart, and a collapse drives whoever is there on; monsters step aside."""

    def follow(self, entry: str, events: Any) -> None:
        self._begin(entry)
        for event in events:
            if event.key in ("placed", "ally-placed", "moved"):
                who = event.params.get("name") or self.table.state.setup.monsters[event.seat]
                for place in [place for place in self.now if place[1] == who]:
                    del self.now[place]
                self.now[event.params["zone"], who] = 1
            else:
                super()._follow(event)
        assert +self.now == places(self.table), "nobody is lost, doubled or in two zones"

    def do_move(self, figures: str, to: str, **told: Any) -> None:
        zone = told["from"]
        for code, number in named(figures).items():
            self.now[zone, code] -= number
            self.now[to, code] += number

    def check_all_acted(self) -> None:
        """Who lay has got up once, wherever it is by then; nobody attacks twice."""
        state = self.table.state
        assert state.phase != "villagers" or all(group.figure.acted for group in state.villagers)
        assert _codes(self.raised) <= _codes(self.lying)
        assert _codes(self.attacks) <= _codes(self.standing)


def _codes(there: Places) -> Counter[str]:
    found: Counter[str] = Counter()
    for (_, code), number in there.items():
        found[code] += number
    return found


def play_phase(table: Table, rng: Random, followed: type[Phase]) -> None:
    phase, entry, number, tries = followed(table), "villagers", table.state.round, 0
    while table.state.round == number and not table.state.end:
        tries += 1
        assert tries < 2000, table.pending
        try:
            ruling = table.do(entry)
        except Refused:
            entry = random_answer(table, rng)
            continue
        check(table)
        assert all(table.state.in_play(YUNFAKH, kind) <= MOST_OF_TYPE[YUNFAKH] for kind in TYPES)
        assert all(one.health - one.wounds > 0 and one.zone in table.state.castle.beside for one in table.state.allies)
        phase.follow(entry, ruling.events)
        if not table.state.end and table.pending[0].kind == "spawn" and phase.part == "attack":
            phase.check_all_acted()
        if table.state.end:
            return
        entry = random_answer(table, rng)


@pytest.mark.sampled
@settings(max_examples=3000 if HEAVY else 25, deadline=None)
@given(st.integers(0, 10**9))
def test_nobody_is_lost_whoever_flees_or_is_driven_on_and_the_record_replays(seed: int) -> None:
    rng = Random(seed)
    scenario = rng.choice((11, 12, 13, 13, 14, 14))
    head, table = random_position(rng, scenario)
    for _ in range(2):
        if not table.state.end:
            play_phase(table, rng, Phase if scenario < 13 else Followed)
    again = Table.from_bytes(record(head, table))
    assert (again.state, again.snapshot()) == (table.state, table.snapshot())
