"""Random villagers' phases in random castles: what must hold whatever stands where and whatever is answered."""

import json
import os
import re
import subprocess
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee import Refused, Table
from referee.games.village_attacks.rules.crowding import capacity, figures_in
from referee.games.village_attacks.rules.figures import HERO, HUNTER, IN_BOX, MOST_OF_TYPE, PEASANT, TROLL, TYPES
from referee.games.village_attacks.rules.loads import CARRIED_PEASANT
from referee.games.village_attacks.rules.spawning import in_box
from referee.games.village_attacks.rules.state import State
from referee.games.village_attacks.rules.tasks import Activate, Come, MakeRoom
from tests.games.village_attacks.random_phases import prepare, random_answer, random_phase
from tests.samples import HEAVY

Places = Counter[tuple[str, str]]  # how many of a code are in a zone
PARTS = {"phase-villagers": "attack", "troll-die": "troll", "trap-sprung": "traps", "phase-monsters": "dawn"}
FOLLOWED = ("do-move", "do-put", "do-remove", "do-raise", "do-attack", "load-dropped")
_FIGURES = re.compile(r"([phy])(\d+)([a-z]?)")


def places(table: Table, **flags: bool) -> Places:
    """Villagers of whom that is true, by zone and code; of everybody, and the monsters too, if nothing is asked."""
    found: Places = Counter()
    for group in table.state.villagers:
        if all(getattr(group.figure, name) is value for name, value in flags.items()):
            found[group.zone, group.figure.code] += group.number
    if not flags:
        for name, monster in zip(table.state.setup.monsters, table.state.monsters, strict=True):
            found[monster.zone, name] += bool(monster.zone)
        found[table.state.troll, TROLL] += bool(table.state.troll)
        for ally in table.state.allies:
            found[ally.zone, ally.name] += 1
    return +found


def at_zone(figures: str, zone: str) -> Places:
    return Counter({(zone, code): number for code, number in named(figures).items()})


def named(figures: str) -> Counter[str]:
    """`p2 h1d knight`, by code."""
    found: Counter[str] = Counter()
    for word in figures.split():
        fits = _FIGURES.fullmatch(word)
        found[fits[1] + fits[3] if fits else word] += int(fits[2]) if fits else 1
    return found


class Phase:
    """A villagers' phase as the table is told it, followed with figures of one's own."""

    def __init__(self, table: Table) -> None:
        self.table, self.now = table, places(table)
        self.standing, self.lying = places(table, lying=False), places(table, lying=True)
        self.gone: Places = Counter()  # who went on from a zone, or died there
        self.attacks: Places = Counter()
        self.raised: Places = Counter()
        self.steps: Counter[str] = Counter()
        self.crowds = crowds(table)
        self.stirred = False
        self.part = "monsters"  # whose last turns end first; then attack, troll, traps, spawn

    def follow(self, entry: str, events: Any) -> None:
        """What an entry brought about."""
        self._begin(entry)
        for event in events:
            self._follow(event)
        assert +self.now == places(self.table), "nobody is lost, doubled or in two zones"
        if not self.table.state.end:  # which may come while others still make way
            self.check_room()

    def _begin(self, entry: str) -> None:
        if entry.startswith("spawn"):
            self.part = "spawn"

    def _follow(self, event: Any) -> None:
        if event.key in PARTS:
            self.part = PARTS[event.key]
        elif event.key in FOLLOWED:
            getattr(self, event.key.replace("-", "_"))(**event.params)

    def check_room(self) -> None:
        """Nobody comes in where there is no room, but the Troll."""
        state, before = self.table.state, self.crowds
        now = Counter({zone: figures_in(state, zone) for zone in state.castle.beside})  # without who is about to leave
        for zone, number in now.items():
            most = capacity(state, zone)
            forced = state.troll == zone
            assert most is None or number <= max(most, before[zone]) + forced, (zone, number, most)
        making_room = any(
            isinstance(task, Come | MakeRoom) for task in state.agenda
        )  # others come for those who have gone
        self.crowds = now | before if making_room else now

    def do_move(self, figures: str, to: str, shoved: bool = False, **told: Any) -> None:
        zone = told["from"]
        step = self.table.state.distance(to) - self.table.state.distance(zone)
        if figures != TROLL and not any(self.has_own_goal(code) for code in named(figures)):
            assert step == (1 if self.part == "traps" else -1), "nobody goes away from the Heart but by a trap"
        assert figures == TROLL or to in self.table.state.castle.next_to(zone)
        for code, number in named(figures).items():
            self.now[zone, code] -= number
            self.now[to, code] += number
            if self.part == "attack" and not shoved and figures != TROLL:
                self.gone[zone, code] += number
                self.steps[code] += number

    def has_own_goal(self, code: str) -> bool:
        """Hunters in scenario 10; in 7 heroes, and captives with them."""
        scenario = self.table.state.setup.scenario
        return scenario == 10 if code[0] == "h" and len(code) == 2 else scenario == 7 and code != "p"

    def load_dropped(self, zone: str) -> None:
        self.standing[zone, "p"] += 1
        self.stirred |= self.part == "monsters"  # it has gone on before the phase

    def do_put(self, figures: str, at: str, **told: Any) -> None:
        self.now.update(at_zone(figures, at))

    def do_remove(self, figures: str, at: str, **told: Any) -> None:
        self.now.subtract(at_zone(figures, at))
        if self.part == "attack":
            self.gone.update(at_zone(figures, at))

    def do_raise(self, figures: str, at: str, **told: Any) -> None:
        if self.part == "attack":
            self.raised.update(at_zone(figures, at))

    def do_attack(self, figures: str, **told: Any) -> None:
        if self.part == "attack":
            self.attacks.update(at_zone(figures, told["from"]))

    def check_all_acted(self) -> None:
        """Who lay has got up; who stood has gone on as far as it can, or has died, or is at the Heart."""
        state = self.table.state
        speed = {hero.name: hero.speed for hero in state.facts.heroes}
        assert state.phase != "villagers" or all(group.figure.acted for group in state.villagers)
        if self.stirred:
            return
        if state.setup.house.capacity:  # then they may be sent on before they act, or find no room
            self.check_nobody_acted_twice(speed)
            return
        assert self.raised == self.lying
        assert self.attacks <= self.standing, "nobody attacks twice"
        for (zone, code), number in self.standing.items():
            if self.has_own_goal(code):
                continue
            if code in speed:
                way = min(speed[code], state.distance(zone))
                died = code in state.heroes_dead
                assert self.steps[code] == way or (died and self.steps[code] < way), code
            elif state.castle.nearer(zone):
                assert self.gone[zone, code] == number, (zone, code)

    def check_nobody_acted_twice(self, speed: dict[str, int]) -> None:
        """By code alone, wherever they have been sent."""
        standing = by_code(self.standing)
        assert by_code(self.raised) == by_code(self.lying)
        assert by_code(self.attacks) <= standing
        for code, steps in self.steps.items():
            assert self.has_own_goal(code) or steps <= standing[code] * speed.get(code, 1)


def by_code(there: Places) -> Counter[str]:
    found: Counter[str] = Counter()
    for (_, code), number in there.items():
        found[code] += number
    return found


def crowds(table: Table) -> Counter[str]:
    """How many figures stand in each zone."""
    found: Counter[str] = Counter()
    for (zone, _), number in places(table).items():
        found[zone] += number
    return found


def check(table: Table) -> None:
    """What holds after every entry."""
    state = table.state
    assert bool(table.pending) is (state.end is None), "a game goes on until it ends"
    assert state.heart >= 0
    assert state.morale is None or state.morale >= 0
    alive = [seat for seat, one in enumerate(state.monsters) if one.zone]
    assert all(0 < state.health(seat) <= state.sheet(seat).health for seat in alive)
    assert all(group.number > 0 and group.zone in state.castle.beside for group in state.villagers)
    assert len({(group.zone, group.figure) for group in state.villagers}) == len(state.villagers)
    for kind, most in IN_BOX.items():
        assert state.in_play(kind) <= (18 if kind == HUNTER and state.setup.house.box else most)
    assert all(state.in_play(HUNTER, kind) <= MOST_OF_TYPE[HUNTER] for kind in TYPES)
    heroes = [group.figure.variant for group in state.villagers if group.figure.kind == HERO]
    assert len(heroes) == len({*heroes})
    check_what_is_carried(state)


def check_what_is_carried(state: State) -> None:
    """At most one tome and one monster are under way; a captive is where its captor stands; nothing is lost."""
    captives = [one for one in state.monsters if one.captive_of]
    carriers = [group for group in state.villagers if group.figure.carries]
    assert len(captives) <= 1
    assert sum(group.number for group in carriers) <= 1
    for one in captives:
        there = [group.figure for group in state.at(one.zone, HERO) if group.figure.variant == one.captive_of]
        assert [figure.lying for figure in there] == [False]
        assert (one.reserve, one.dice, one.carries) == ("", "", "")
    if state.setup.page.tomes:
        assert len(state.objectives) + len(carriers) + state.tomes_out == 2
    loads = sum(one.carries == CARRIED_PEASANT for one in state.monsters)
    assert in_box(state, PEASANT) == IN_BOX[PEASANT] - state.in_play(PEASANT) - loads - state.aside.count(PEASANT)


def play_phase(table: Table, rng: Random) -> None:
    """From `villagers` to the next round, or to the end."""
    while not table.state.end and table.pending[0].kind != "turn":  # a day has killed a monster
        with suppress(Refused):
            table.do(random_answer(table, rng))
    phase, entry, number, acted = Phase(table), "villagers", table.state.round, False
    tries = 0
    while table.state.round == number and not table.state.end:
        tries += 1
        assert tries < 2000, table.pending
        try:
            ruling = table.do(entry)
        except Refused:
            entry = random_answer(table, rng)
            continue
        check(table)
        phase.follow(entry, ruling.events)
        if table.state.end:
            return
        if (
            not acted
            and phase.part != "monsters"
            and not any(isinstance(task, Activate) for task in table.state.agenda)
        ):
            acted = True
            phase.check_all_acted()
        entry = random_answer(table, rng)


def record(header: str, table: Table) -> bytes:
    return (header + "".join(f"{line}\n" for line in table.lines)).encode()


@pytest.mark.sampled
@settings(max_examples=4000 if HEAVY else 30, deadline=None)
@given(st.integers(0, 10**9))
def test_nobody_is_lost_everybody_acts_once_and_the_record_replays(seed: int) -> None:
    rng = Random(seed)
    header, table = random_phase(rng)
    for _ in range(2):
        if not table.state.end:
            prepare(table)
            play_phase(table, rng)
    again = Table.from_bytes(record(header, table))
    assert (again.state, again.snapshot()) == (table.state, table.snapshot())


def test_the_same_phase_in_every_language_and_whatever_the_hash_seed(tmp_path: Path) -> None:
    rng = Random(17)
    header, table = random_phase(rng)
    play_phase(table, rng)
    file = tmp_path / "phase.referee"
    file.write_bytes(record(header, table))
    found = []
    for language, seed in (("en", "1"), ("ru", "2")):
        words = [sys.executable, "-m", "referee", "verify", str(file), "--json"]
        variables = {**os.environ, "PYTHONHASHSEED": seed, "REFEREE_LANG": language, "REFEREE_HOME": str(tmp_path)}
        found.append(json.loads(subprocess.run(words, capture_output=True, check=True, env=variables).stdout))
    assert found[0] == found[1]
    assert found[0]["villagers"] == json.loads(json.dumps(table.snapshot()["villagers"]))
    assert len(table.lines) > 20
