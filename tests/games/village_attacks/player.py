"""Plays Village Attacks by chance: rolls dice, spends each on something plausible, flips coins, turns up cards.

Good players kill whom they can and guard themselves; reckless ones only walk towards the villagers. What abilities,
events and traps do is made up.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from referee import Decision, Refused, Table
from referee.games.village_attacks.rules.abilities import cost_of
from referee.games.village_attacks.rules.allies import dice_lost, summoned
from referee.games.village_attacks.rules.figures import HERO
from referee.games.village_attacks.rules.losses import can_return
from referee.games.village_attacks.rules.markers import store
from referee.games.village_attacks.rules.offers import ally_steps, ally_targets, targets, zones_to_go
from referee.games.village_attacks.rules.scenarios import SUMMONING
from referee.games.village_attacks.rules.spawning import BRING_A_HERO, HUNTERS_FIRST, types_in_bag
from referee.games.village_attacks.rules.state import State
from referee.games.village_attacks.rules.summoning import unpaid, wants_symbols
from referee.games.village_attacks.rules.symbols import symbols_at
from referee.games.village_attacks.rules.turns import hearts, order_of_turns
from tests.games.recording import Course

NO_CARD = "none"
SUMMONED = ("hydra u 5 2 2 1", "wyrm m 4 1 3 1", "djinn a 3 3 1 2", "golem c 6 1 2 0", "imp d 2 3 1 1")


class Style(NamedTuple):
    """How a table plays, and what its cards bring."""

    cards: Sequence[str]  # of the spawn deck
    power: int = 2  # villagers whom an ability kills
    holds: bool = False  # waits for them at the Heart, until it is full (scenario 5)
    reckless: bool = False  # walks, and does nothing else
    catches: bool = False  # catches peasants, and forgets to bring them anywhere
    dice: Sequence[int] = (3, 3, 3, 2, 1, 1)  # weights of m r g s c t
    events: Sequence[str] = ()
    names_dice: bool = False  # with every act, also those of the reserve
    summons: bool = False  # goes to the Summoning Room, with symbols where they are wanted


def with_dice(line: str, dice: str) -> str:
    """As a table types it that names what it spends."""
    name, verb, *rest = line.split()
    at = {"move": 0, "hit": 0, "heal": 0, "use": 1, "trap": 1}.get(verb)
    if at is not None and dice:
        rest.insert(at, dice)
    return " ".join([name, verb, *rest])


class Player:
    """Answers whatever a table is asked."""

    def __init__(self, course: Course, style: Style, rng: Random) -> None:
        self.course, self.style, self.rng = course, style, rng
        self.pool = ""  # dice of the turn under way that are not spent
        self.done: tuple[int, set[int]] = (0, set())  # who has had a turn in this round

    @property
    def table(self) -> Table:
        return self.course.table

    @property
    def state(self) -> State:
        state: State = self.table.state
        return state

    def step(self) -> None:
        """One entry."""
        decision = self.table.pending[0]
        self.course.enter(self.turn() if decision.kind == "turn" else self.answer(decision))

    def legal(self, line: str) -> bool:
        try:
            self.table.judge(line)
        except Refused:
            return False
        return True

    # --- answers

    def answer(self, decision: Decision) -> str:
        rng, options = self.rng, decision.options
        name = "" if decision.seat is None else self.state.setup.monsters[decision.seat]
        match decision.kind:
            case "coin":
                return f"coin {rng.choice(options)}"
            case "order":
                one = decision.rule in ("VA33", "VA199", "VA208", "VA214")
                return f"order {' '.join(rng.sample(options, 1 if one else len(options)))}"
            case "troll":
                return f"troll {rng.choice(options)}"
            case "summon":
                return f"summon {SUMMONED[self.state.summonings]}"
            case "payers":
                return f"payers {' '.join(rng.sample(options, 2))}"
            case "redirect":
                return f"{name} redirect {options[-1]}"
            case "victims":
                return f"order {rng.choice(options)}"
            case "spawn":
                return f"spawn {options[0]} {self.card(decision)}"
            case "card":
                return f"card {self.trap_card()}"
            case "event":
                return next(filter(self.legal, self.events()))
            case "reroll":
                return f"{name} {self.reroll(options)}"
            case "defend":
                return f"{name} defend {options[-1] if not self.style.reckless else '-'}"
            case "ready":
                return "ready"
        return f"{name} {decision.kind} {rng.choice(options)}"

    def dice(self, number: int) -> str:
        return "".join(self.rng.choices("mrgsct", self.style.dice, k=number))

    def reroll(self, options: Sequence[str]) -> str:
        choice = self.rng.choice(options)
        if choice == "stay":
            return choice
        monster, die = self.state.monsters[self.table.pending[0].seat or 0], choice.split()[1]
        return f"{choice} {self.dice(monster.dice.count(die) + monster.reserve.count(die))}"

    def card(self, decision: Decision) -> str:
        state = self.state
        known = [hero.name for hero in state.facts.heroes]
        free = [name for name in known if not state.in_play(HERO, name) and name not in state.heroes_dead]
        if decision.rule in BRING_A_HERO:
            return self.rng.choice(free)
        if decision.rule == HUNTERS_FIRST:
            return f"h3{self.rng.choice(types_in_bag(state))}"
        for _ in range(50):
            card = self.rng.choice(self.style.cards)
            if "hero" not in card:
                return card
            if free:
                return card.replace("hero", self.rng.choice(free))
        return NO_CARD

    def trap_card(self) -> str:
        state = self.state
        used = {*state.market, *(trap.card for trap in state.traps)}
        free = [card.name for card in state.facts.trapcards if card.name not in used]
        return self.rng.choice(free) if free and len(state.market) < 3 else NO_CARD

    def events(self) -> Iterator[str]:
        state, rng = self.state, self.rng
        zones = sorted({group.zone for group in state.villagers}) or sorted(state.castle.beside)
        words: Mapping[str, str] = {
            "zone": rng.choice(zones),
            "gate": rng.choice(state.facts.gates).zone,
            "monster": rng.choice(state.setup.monsters),
        }
        for event in rng.sample(self.style.events, len(self.style.events)):
            yield f"event {event.format(**words)}"
        yield "event silence"

    # --- turns

    def turn(self) -> str:
        """What the monster does next whose turn it is, or the end of the monsters' phase."""
        state = self.state
        if self.done[0] != state.round:
            self.done = (state.round, set())
        order = order_of_turns(state)
        now = order.index(state.active if state.active is not None else state.coin)
        for seat in order[now:]:
            if seat in self.done[1]:
                continue
            line = self.begin(seat) if seat != state.active or not state.monsters[seat].rolled else self.act(seat)
            if line and self.legal(line):
                return line
            self.done[1].add(seat)
        return next(filter(self.legal, self.others()), "villagers")

    def others(self) -> Iterator[str]:
        """What summoned monsters do: they attack, then they go where villagers are."""
        for one in summoned(self.state):
            for target in ally_targets(self.state, one)[:1]:
                figure = target.figures.figure._replace(burning=False, lying=False, wounds=0)
                code = target.figures._replace(number=1, figure=figure).code
                yield " ".join(filter(None, [one.name, "hit", target.zone, code]))
            for zone in self.towards(one.zone, ally_steps(self.state, one), self.crowded())[:1]:
                yield f"{one.name} move {zone}"

    def begin(self, seat: int) -> str:
        state = self.state
        name, monster = state.setup.monsters[seat], state.monsters[seat]
        self.pool = "new"
        if not monster.zone:
            if not can_return(state):
                return ""
            if len(hearts(state)) > 1:
                return f"{name} return {self.rng.choice(hearts(state))}"
        number = 6 - len(monster.reserve) - (monster.lying or monster.dazed) - dice_lost(state, seat)
        return f"{name} roll {self.dice(max(0, number))}" if number > 0 else ""

    def act(self, seat: int) -> str:
        """A die is spent; "" once nothing can be done with those left."""
        if self.pool == "new":
            self.pool = self.state.monsters[seat].dice
        if self.style.names_dice:
            self.pool = self.state.monsters[seat].dice + self.state.monsters[seat].reserve
        for dice, line in self.ideas(seat):
            entry = with_dice(line, dice) if self.style.names_dice else line
            if not Counter(dice) - Counter(self.pool) and self.legal(entry):
                self.pool = "".join((Counter(self.pool) - Counter(dice)).elements())
                return entry
        self.pool = ""
        return ""

    def ideas(self, seat: int) -> Iterator[tuple[str, str]]:
        """What each die could be spent on, the best first."""
        state, style = self.state, self.style
        name, here = state.setup.monsters[seat], state.monsters[seat].zone
        steps, holds = zones_to_go(state, seat), style.holds and not state.fed
        if style.reckless:
            yield from (
                (die, f"{name} move {zone}") for zone in self.towards(here, steps, self.crowded()) for die in "smrgc"
            )
            return
        yield from self.errands(seat)
        if style.summons:
            yield from ((die, f"{name} pay {die}") for die in unpaid(state))
            yield from ((die, f"{name} take {die}") for die in symbols_at(state, here))
            wanted = self.towards(here, steps, self.errand(seat))[:1]
            yield from ((die, f"{name} move {zone}") for zone in wanted for die in "mrgsc")
        for minion in state.facts.minions:
            if minion.master == name:
                yield "g", f"{name} use 1 +{minion.name}@{here}"
                yield from ((die, f"{minion.name} hit p1") for die in "sc")
        yield from (("g", f"{name} trap {card}") for card in state.market if self.coming(here))
        near = [here, *state.castle.next_to(here)]
        near = [zone for zone in near if not holds or state.is_heart(zone)]
        crowds = sorted((zone for zone in near if state.standing(zone)), key=lambda zone: (-state.standing(zone), zone))
        if style.power:
            abilities = [number for number in "123" if state.monsters[seat].levels[int(number) - 1]]
            costs = {one: "g" if (cost := cost_of(state, seat, int(one))) is None else cost for one in abilities}
            yield from (
                (costs[one], f"{name} use {one} -{style.power}@{zone}") for zone in crowds[:1] for one in abilities
            )
        for target in [one for one in targets(state, seat) if (one.zone or here) in near]:
            figure = target.figures.figure
            code = target.figures._replace(number=1, figure=figure._replace(burning=False, wounds=0)).code
            yield ("r", f"{name} hit {target.zone} {code}") if target.zone else ("m", f"{name} hit {code}")
        yield from ((die, f"{name} guard {die}") for die in "sc")
        yield "g", f"{name} heal wound"
        yield from (("g", f"{name} use 1 _1@{zone}") for zone in crowds[:1])
        goals = {hearts(state)[seat % len(hearts(state))]} if holds else self.crowded()
        yield from ((die, f"{name} move {zone}") for zone in self.towards(here, steps, goals)[:1] for die in "mrgsc")
        yield from ((die, f"{name} keep {die}") for die in "mrs")

    def errands(self, seat: int) -> Iterator[tuple[str, str]]:
        """Peasants for the Kitchen, objectives for the spawn markers."""
        state, name = self.state, self.state.setup.monsters[seat]
        page, monster = state.setup.page, state.monsters[seat]
        goals: set[str] = set()
        if page.kitchen:
            yield from ((die, f"{name} catch") for die in "mrgsc")
            goals = {page.kitchen} if monster.carries and not self.style.catches else set()
        elif page.symbols:
            yield from ((die, f"{name} seal {die}") for die in "mg")
            open_gates = {symbol.zone for symbol in state.symbols}
            waiting = {zone for zone in state.objectives if zone in open_gates}
            goals = open_gates - waiting if monster.carries else waiting
            goals |= {store(state)} if not monster.carries and open_gates - waiting else set()
        if goals:
            steps = self.towards(monster.zone, zones_to_go(state, seat), goals)[:1]
            yield from ((die, f"{name} move {zone}") for zone in steps for die in "srcmg")

    def errand(self, seat: int) -> set[str]:
        """Where symbols are paid, or lie."""
        state, monster = self.state, self.state.monsters[seat]
        room = {zone for zone in state.castle.beside if state.room(zone, SUMMONING)}
        if wants_symbols(state):
            return room if monster.carries else {one.zone for one in state.symbols}
        paid = [payer for _, payer in state.paid]
        return set() if seat in paid or state.summonings > 1 else room

    def coming(self, zone: str) -> bool:
        """Several villagers are about to come there."""
        return sum(self.state.standing(one) for one in self.state.castle.farther(zone)) > 2

    def crowded(self) -> set[str]:
        """Where villagers are."""
        return {group.zone for group in self.state.villagers}

    def towards(self, here: str, steps: Sequence[str], goals: set[str]) -> list[str]:
        """Steps that lead to one of these zones, the shortest way first; none for who is there."""
        if here in goals or not goals:
            return []
        far = {zone: self.steps_to(zone, goals) for zone in steps}
        return sorted(steps, key=lambda zone: (far[zone], zone))

    def steps_to(self, zone: str, goals: set[str]) -> int:
        seen, edge, number = {zone}, {zone}, 0
        while edge and not edge & goals:
            edge = {one for at in edge for one in self.state.castle.next_to(at)} - seen
            seen |= edge
            number += 1
        return number
