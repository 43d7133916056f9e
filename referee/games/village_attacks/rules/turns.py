"""A monster's turn, typed as results: positions, targets and experience are judged (VA170)."""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

from referee.engine.ruling import Events, refuse
from referee.games.village_attacks.rules import losses, summoning, symbols, traps
from referee.games.village_attacks.rules.actions import (
    Again,
    Drop,
    Guard,
    Heal,
    Hit,
    Keep,
    LayTrap,
    Move,
    Pay,
    Roll,
    Stay,
    Take,
    Use,
)
from referee.games.village_attacks.rules.allies import dice_lost, with_ally
from referee.games.village_attacks.rules.effects import apply_all, check_effects, check_protected, wounding
from referee.games.village_attacks.rules.figures import HERO, RANK, YUNFAKH, Figure, Group
from referee.games.village_attacks.rules.fleeing import take_flight, takes_flight
from referee.games.village_attacks.rules.losses import can_return, return_cost
from referee.games.village_attacks.rules.rooms import enter
from referee.games.village_attacks.rules.scenarios import BURN_AT_END, WOUND_AT_END
from referee.games.village_attacks.rules.state import Monster, Question, State, tell
from referee.games.village_attacks.rules.tasks import Ability, BeginTurn, EndTurn, LevelUp, Reroll, Strike, Torches

DICE: Final = 6
ABILITIES: Final = ("1", "2", "3")
BEST: Final = 2
WOUND: Final = "wound"


# --- when it begins and ends


def order_of_turns(state: State) -> tuple[int, ...]:
    """VA113: down the list of the header, from the holder of the coin."""
    number = len(state.monsters)
    return tuple([(state.coin + place) % number for place in range(number)])


def hearts(state: State) -> tuple[str, ...]:
    return tuple(sorted(zone for zone, distance in state.castle.distance.items() if not distance))


def asks_return(state: State, task: BeginTurn) -> Question | None:
    """Which Heart, if there are two."""
    dead = not state.monsters[task.seat].zone
    if not dead or not can_return(state) or len(hearts(state)) < 2:
        return None
    return Question("return", "VA171", hearts(state), task.seat)


def begin_turn(state: State, task: BeginTurn, answer: str | None, events: Events) -> None:
    """VA170, VA171: it returns, gets up, burns."""
    seat = task.seat
    state.active = seat
    tell(events, "turn", seat)
    if not state.monsters[seat].zone:
        if not can_return(state):
            tell(events, "stays-dead", seat, cost=return_cost(state), heart=state.heart)
            return
        state.with_monster(seat, zone=answer or hearts(state)[0])
        state.instruct(events, "put", seat, figures=state.setup.monsters[seat], at=state.monsters[seat].zone)
        losses.hurt_heart(state, return_cost(state), events)
    monster = state.monsters[seat]
    if monster.lying:
        state.instruct(events, "raise", seat, figures=state.setup.monsters[seat], at=monster.zone)
    state.with_monster(seat, lying=False, dazed=monster.lying, moved=0, dice="", rolled=False, free=False)
    for one in state.allies:
        if one.master == seat:  # VA112
            with_ally(state, one.name, moved=0, attacked=False)
    if monster.burn and not state.end:
        tell(events, "monster-burns", seat)
        losses.wound(state, seat, 1, events)  # VA43


def end_turn(state: State, task: EndTurn, answer: None, events: Events) -> None:
    """VA173: rooms that hurt whoever ends a turn there."""
    seat = task.seat
    zone = state.monsters[seat].zone
    if zone and state.room(zone, WOUND_AT_END):
        tell(events, "room-hurts", seat, zone=zone)
        losses.wound(state, seat, 1, events)
        if state.monsters[seat].zone and state.room(zone, BURN_AT_END):
            state.with_monster(seat, burn=True)
            tell(events, "catches-fire", seat)
    if not state.end:
        state.with_monster(seat, dazed=False, dice="", rolled=False)


def check_acts(state: State, seat: int) -> None:
    """:raises Refused: is-dead, not-your-turn, once its turn has begun."""
    monster = state.monsters[seat]
    if not monster.zone:
        detail = "is-dead" if can_return(state) else "is-dead.heart"
        refuse("is-dead", "VA75", detail, player=state.name(seat), heart=state.heart, cost=return_cost(state))
    if monster.lying:
        refuse("not-your-turn", "VA172", "not-your-turn.stunned", player=state.name(seat))


# --- dice


def dice_to_roll(state: State, seat: int) -> int:
    """VA16, VA42: six, less those in reserve, one less after a stun, and for each summoning marker."""
    monster = state.monsters[seat]
    return max(0, DICE - len(monster.reserve) - monster.dazed - dice_lost(state, seat))


def drop(state: State, action: Drop, events: Events) -> None:
    monster = state.monsters[action.player]
    if monster.rolled:
        refuse("not-your-phase", "VA14", "not-your-phase.rolled", player=state.name(action.player))
    _check_dice(action.dice, monster.reserve, "VA14")
    state.with_monster(action.player, reserve=_without(monster.reserve, action.dice))


def roll(state: State, action: Roll, events: Events) -> None:
    seat = action.player
    if state.monsters[seat].rolled:
        refuse("nothing-to-decide", "dice", "nothing-to-decide.rolled", player=state.name(seat))
    wanted = dice_to_roll(state, seat)
    if len(action.dice) != wanted:
        refuse("wrong-number-of-dice", "VA16", player=state.name(seat), number=len(action.dice), wanted=wanted)
    state.with_monster(seat, dice=action.dice, rolled=True)
    state.then(Reroll(seat))


def triples(state: State, seat: int) -> tuple[str, ...]:
    """VA8: symbols that at least three of the dice rolled show."""
    return tuple([die for die, number in Counter(state.monsters[seat].dice).items() if number >= 3])


def asks_reroll(state: State, task: Reroll) -> Question | None:
    found = triples(state, task.seat)
    return Question("reroll", "VA10", (*(f"again {die}" for die in found), "stay"), task.seat) if found else None


def again(state: State, action: Again, events: Events) -> None:
    """VA9, VA10, VA11: all dice with that symbol, those of the reserve too."""
    seat, monster = action.player, state.monsters[action.player]
    if action.symbol not in triples(state, seat):
        refuse("no-triple", "VA8", symbol=action.symbol, dice=monster.dice)
    number = monster.dice.count(action.symbol) + monster.reserve.count(action.symbol)
    if len(action.dice) != number:
        refuse("wrong-number-of-dice", "VA9", player=state.name(seat), number=len(action.dice), wanted=number)
    dice = in_order_of_dice(monster.dice.replace(action.symbol, "") + action.dice)
    state.with_monster(seat, dice=dice, reserve=monster.reserve.replace(action.symbol, ""))


def rolled(state: State, task: Reroll, answer: Again | Stay | None, events: Events) -> None:
    """VA12: once rerolls are over the torches come, before anything is spent."""
    if isinstance(answer, Again):
        again(state, answer, events)
        state.then(task)
        return
    number = state.monsters[task.seat].dice.count("t")
    state.with_monster(task.seat, dice=state.monsters[task.seat].dice.replace("t", ""))
    if number:
        state.then(Torches(number))


_DICE_ORDER: Final = "mrgsctx"


def in_order_of_dice(dice: str) -> str:
    return "".join(sorted(dice, key=_DICE_ORDER.index))


def _check_dice(named: str, there: str, rule: str) -> None:
    """:raises Refused: no-such-die."""
    if lacking := Counter(named) - Counter(there):
        refuse("no-such-die", rule, die=min(lacking), dice=there)


def _without(dice: str, named: str) -> str:
    for die in named:
        dice = dice.replace(die, "", 1)
    return dice


# --- what it does


def move(state: State, action: Move, events: Events) -> None:
    """«Mouvement»: one passage after the other (VA29), unless it is trapped (VA26)."""
    check_walk(state, action.player, action.zones)
    for zone in action.zones:
        state.with_monster(action.player, moved=state.monsters[action.player].moved + 1)
        enter(state, action.player, zone, events)
    tell(events, "moved", action.player, zone=action.zones[-1])


def check_walk(state: State, seat: int, zones: tuple[str, ...]) -> None:
    """:raises Refused: no-passage, trapped, not-enough-movement, each for the whole way."""
    monster, castle = state.monsters[seat], state.castle
    steps = list(pairwise((monster.zone, *zones)))
    for here, zone in steps:
        if zone not in castle.next_to(here):
            refuse("no-passage", "VA29", zone=zone, here=here, legal=castle.next_to(here))
    health, name = state.health(seat), state.name(seat)
    for here, _ in steps:
        villagers = state.standing(here)
        if not monster.free and health <= villagers:
            refuse("trapped", "VA26", player=name, zone=here, health=health, villagers=villagers)
    if len(steps) > steps_left(state, seat):
        refuse("not-enough-movement", "movement", player=name, slots=_movement(state, seat))


def _movement(state: State, seat: int) -> int:
    """Its slots; Slow leaves one (VA40)."""
    return max(1, state.sheet(seat).movement - state.monsters[seat].slow)


def steps_left(state: State, seat: int) -> int:
    return max(0, _movement(state, seat) - state.monsters[seat].moved)


def hit(state: State, action: Hit, events: Events) -> None:
    """«Attaque»: Melee in its own zone, Ranged in one next door (VA30); the weakest first."""
    here = state.monsters[action.player].zone
    zone = action.zone or here
    if action.zone:
        check_reach(state, here, zone)
    strikes = _strikes(state, action, zone)
    state.then(*strikes)


def check_reach(state: State, here: str, zone: str) -> None:
    """:raises Refused: not-in-reach, darkness."""
    if zone == here or zone not in state.reach.next_to(here):
        refuse("not-in-reach", "VA30", zone=zone, here=here, legal=state.reach.next_to(here))
    if state.has("dark", here) or state.has("dark", zone):
        refuse("darkness", "VA44", zone=zone, here=here)


def _strikes(state: State, action: Hit, zone: str) -> list[Strike]:
    """Each figure in turn, judged as if those before it had fallen.

    :raises Refused: not-first-target, protected, no-such-figure, choice-needed.
    """
    after, strikes = state.copy(), []
    unlucky = state.has("unlucky", state.monsters[action.player].zone)  # VA45: nobody is sure to fall
    for group in action.figures:
        for _ in range(group.number):
            figure = figure_meant(after, zone, group.figure)
            check_target(state if unlucky else after, zone, figure, ranged=bool(action.zone))
            wounds = max(1, group.figure.wounds)
            strike = Strike(action.player, zone, figure, wounds)
            strikes += [strike._replace(wounds=1)] * wounds if unlucky else [strike]  # a coin for each die
            if figure.kind == HERO:
                after.turn_into(zone, figure, 1, wounds=figure.wounds + wounds)
            elif takes_flight(state, zone, figure):
                after.turn_into(zone, figure, 1, fleeing=True)
            else:
                after.change(zone, figure, -1)
    return strikes


def figure_meant(state: State, zone: str, named: Figure) -> Figure:
    """The figure there that an entry names: one standing before one lying down (VA32)."""
    there = [
        one.figure
        for one in state.at(zone, named.kind)
        if named.variant in ("", one.figure.variant) and (one.figure.lying or not named.lying)
    ]
    there = [one for one in there if one.fleeing == named.fleeing] or there
    if not there:
        refuse("no-such-figure", "targets", figures=named.code, zone=zone, there=_there(state, zone))
    types = {one.variant for one in there}
    if len(types) > 1 and not named.variant:
        legal = tuple(sorted(Group(one, 1).code for one in there))
        refuse("choice-needed", "VA33", "choice-needed.type", legal=legal)
    return min(there, key=lambda one: (one.lying, one))


def _there(state: State, zone: str) -> tuple[str, ...]:
    return tuple([group.code for group in state.at(zone)])


def check_target(state: State, zone: str, figure: Figure, *, ranged: bool) -> None:
    """:raises Refused: protected, not-first-target."""
    if figure.fleeing:
        refuse("protected", "VA219", "protected.fleeing", figures=figure.code, zone=zone)
    standing = [one.figure for one in state.at(zone) if not one.figure.lying and not one.figure.fleeing]
    first = min((RANK[one.kind] for one in standing), default=9)
    if not figure.lying and RANK[figure.kind] > first:
        weaker = next(one for one in standing if RANK[one.kind] == first)
        refuse("not-first-target", "targets", figures=figure.code, first=weaker.code, zone=zone)
    if figure.kind == YUNFAKH and ranged:
        refuse("protected", "VA222", "protected.yunfakh", figures=figure.code)
    check_protected(state, zone, figure)


def asks_strike_luck(state: State, task: Strike) -> Question | None:
    """VA45: its own zone is Unlucky."""
    here = state.monsters[task.seat].zone
    if not here or not state.has("unlucky", here):
        return None
    return Question("coin", "VA45", ("hit", "miss"), None, "luck", state.setup.monsters[task.seat], here)


def strike(state: State, task: Strike, answer: str | None, events: Events) -> None:
    figures = Group(task.figure, 1).code
    if answer == "miss":
        tell(events, "missed", task.seat, figures=figures)
        return
    there = [
        one.figure
        for one in state.at(task.zone, task.figure.kind)
        if one.figure.code == task.figure.code and not one.figure.fleeing
    ]
    if there:
        figure = task.figure if task.figure in there else there[0]
        if takes_flight(state, task.zone, figure):
            take_flight(state, task.zone, figure, task.seat, events)
            return
        tell(events, "struck", task.seat, figures=figures, zone=task.zone)
        losses.hurt(state, task.zone, figure, task.wounds, losses.DICE, events, task.seat)


def guard(state: State, action: Guard, events: Events) -> None:
    seat, monster = action.player, state.monsters[action.player]
    if wrong := [die for die in action.dice if die not in "sc"]:
        refuse("wrong-die", "defence", die=wrong[0])
    _check_slots(state, seat, action.dice, "defence")
    state.with_monster(seat, defence=in_order_of_dice(monster.defence + action.dice))
    tell(events, "guards", seat, dice=action.dice)


def keep(state: State, action: Keep, events: Events) -> None:
    """VA13: any but a torch and the Day or Night die."""
    seat, monster = action.player, state.monsters[action.player]
    if wrong := [die for die in action.dice if die in "tx"]:
        refuse("unusable-die", "VA13", die=wrong[0])
    _check_slots(state, seat, action.dice, "reserve")
    state.with_monster(seat, reserve=in_order_of_dice(monster.reserve + action.dice))
    tell(events, "keeps", seat, dice=action.dice)


def _slots(state: State, seat: int, which: str) -> tuple[str, int]:
    """The dice in the slots for `defence` or `reserve`, and how many there is room for."""
    monster, sheet = state.monsters[seat], state.sheet(seat)
    if which == "defence":
        return monster.defence, max(0, sheet.defence - monster.sunder)
    return monster.reserve, max(0, sheet.reserve - monster.silence)


def free_slots(state: State, seat: int, which: str) -> int:
    dice, slots = _slots(state, seat, which)
    return slots - len(dice)


def _check_slots(state: State, seat: int, dice: str, which: str) -> None:
    there, slots = _slots(state, seat, which)
    number = len(there + dice)
    if number > slots:
        refuse("no-free-slot", which, f"no-free-slot.{which}", player=state.name(seat), number=number, slots=slots)


def heal(state: State, action: Heal, events: Events) -> None:
    """VA176: on a Heart tile, a wound or a marker of its own for each."""
    seat = action.player
    if not state.is_heart(state.monsters[seat].zone):
        refuse("not-at-heart", "VA176", player=state.name(seat), zone=state.monsters[seat].zone, legal=hearts(state))
    for what in action.what:
        take_off(state, seat, what)
    tell(events, "healed", seat, what=action.what)


def to_heal(monster: Monster) -> tuple[str, ...]:
    """What can be taken off its sheet."""
    have = {WOUND: monster.wounds, "burn": monster.burn, "slow": monster.slow}
    have |= {"silence": monster.silence, "sunder": monster.sunder}
    return tuple([what for what, number in have.items() if number])


def take_off(state: State, seat: int, what: str) -> None:
    """:raises Refused: nothing-to-heal."""
    monster = state.monsters[seat]
    if what not in to_heal(monster):
        refuse("nothing-to-heal", "VA176", player=state.name(seat), what=what, legal=to_heal(monster))
    field = {WOUND: "wounds"}.get(what, what)
    state.with_monster(seat, **{field: False if what == "burn" else getattr(monster, field) - 1})


def gained(monster: Monster) -> tuple[str, ...]:
    """The abilities that it has."""
    return tuple([number for number, level in zip(ABILITIES, monster.levels, strict=True) if level])


def use(state: State, action: Use, events: Events) -> None:
    """«Activer une Aptitude»: what it did is what the table says."""
    seat, monster = action.player, state.monsters[action.player]
    if not monster.levels[action.ability - 1]:
        legal = gained(monster)
        refuse("not-gained", "experience", player=state.name(seat), ability=action.ability, legal=legal)
    if action.ability in monster.used:  # VA17
        refuse("already-used", "VA17", player=state.name(seat), ability=action.ability)
    check_effects(state, action.effects)
    state.with_monster(seat, used=(*monster.used, action.ability))
    tell(events, "used", seat, ability=action.ability)
    apply_all(state.copy(), action.effects, None, by=seat)  # what cannot be is refused before a coin is flipped
    state.then(Ability(seat, action.effects))


def asks_ability_luck(state: State, task: Ability) -> Question | None:
    """VA46: an ability that wounds fails like an attack."""
    here = state.monsters[task.seat].zone
    if not state.has("unlucky", here) or not any(wounding(effect) for effect in task.effects):
        return None
    return Question("coin", "VA46", ("hit", "miss"), None, "luck", state.setup.monsters[task.seat], here)


def work(state: State, task: Ability, answer: str | None, events: Events) -> None:
    effects = task.effects
    if answer == "miss":
        effects = tuple([effect for effect in effects if not wounding(effect)])
        tell(events, "ability-missed", task.seat)
    apply_all(state, effects, events, by=task.seat)


ACTS: Final[dict[type, Callable[[State, Any, Events], None]]] = {
    Drop: drop,
    Roll: roll,
    Move: move,
    Hit: hit,
    Guard: guard,
    Keep: keep,
    Heal: heal,
    Use: use,
    LayTrap: traps.lay,
    Pay: summoning.pay,
    Take: symbols.take,
}


# --- levels


def abilities_to_gain(monster: Monster) -> tuple[str, ...]:
    """Each at most twice."""
    return tuple([number for number, level in zip(ABILITIES, monster.levels, strict=True) if level < BEST])


def asks_level(state: State, task: LevelUp) -> Question | None:
    """«Expérience»; with all at their best, a wound or a marker (VA178)."""
    monster = state.monsters[task.seat]
    options = abilities_to_gain(monster) or to_heal(monster)
    return Question("level", "experience", options, task.seat) if options else None


def level_up(state: State, task: LevelUp, answer: str | None, events: Events) -> None:
    if answer is None:
        return
    if answer not in ABILITIES:
        take_off(state, task.seat, answer)
        tell(events, "healed", task.seat, what=(answer,))
        return
    monster, ability = state.monsters[task.seat], int(answer)
    levels = tuple([level + (place == ability) for place, level in enumerate(monster.levels, 1)])
    used = tuple([one for one in monster.used if one != ability])  # VA20
    state.with_monster(task.seat, levels=levels, used=used)
    tell(events, "ability" if levels[ability - 1] == 1 else "ability-better", task.seat, ability=ability)
