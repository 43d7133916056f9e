"""Abilities: used once a round, gained and improved by experience."""

from typing import Final

from referee.engine.ruling import Events, refuse
from referee.games.village_attacks.rules.actions import Level, Use
from referee.games.village_attacks.rules.attack import HIT, MISS
from referee.games.village_attacks.rules.dice import can_pay, check_named, pay_cost
from referee.games.village_attacks.rules.effects import apply_all, check_effects
from referee.games.village_attacks.rules.healing import take_off, to_heal
from referee.games.village_attacks.rules.state import Monster, Question, State, tell
from referee.games.village_attacks.rules.tasks import Ability, LevelUp
from referee.games.village_attacks.rules.villager_effects import wounding

ABILITIES: Final = ("1", "2", "3")
BEST: Final = 2


def gained(monster: Monster) -> tuple[str, ...]:
    """The abilities that it has."""
    return tuple([number for number, level in zip(ABILITIES, monster.levels, strict=True) if level])


def cost_of(state: State, seat: int, ability: int) -> str | None:
    """In dice, as it is improved or not; None where the table hasn't entered it."""
    is_better = state.monsters[seat].levels[ability - 1] == BEST
    costs = {cost.ability: cost.better if is_better else cost.basic for cost in state.sheet(seat).costs}
    return costs.get(ability)


def to_use(state: State, seat: int) -> tuple[str, ...]:
    """The abilities that are free in this round (VA17), and that it can pay."""
    monster = state.monsters[seat]
    free = [one for one in gained(monster) if int(one) not in monster.used]
    return tuple([one for one in free if can_pay(state, seat, cost_of(state, seat, int(one)) or "")])


def use(state: State, action: Use, events: Events) -> None:
    """«Activer une Aptitude»: what it did is what the table says."""
    seat, monster = action.player, state.monsters[action.player]
    check_named(state, seat, action.dice)
    if not monster.levels[action.ability - 1]:
        legal = gained(monster)
        refuse("not-gained", "experience", player=state.name(seat), ability=action.ability, legal=legal)
    if action.ability in monster.used:  # VA17
        refuse("already-used", "VA17", player=state.name(seat), ability=action.ability)
    pay_cost(state, seat, action.dice, cost_of(state, seat, action.ability), events, "abilities")
    check_effects(state, action.effects)
    state.with_monster(seat, used=(*monster.used, action.ability))
    tell(events, "used", seat, ability=action.ability)
    apply_all(state.copy(), action.effects, None, by=seat)  # what is impossible is refused before a coin is flipped
    state.then(Ability(seat, action.effects))


def asks_ability_luck(state: State, task: Ability) -> Question | None:
    """VA46: an ability that wounds fails like an attack."""
    here = state.monsters[task.seat].zone
    if not state.has("unlucky", here) or not any(wounding(state, effect) for effect in task.effects):
        return None
    return Question("coin", "VA46", (HIT, MISS), None, "luck", state.setup.monsters[task.seat], here)


def work(state: State, task: Ability, answer: str | None, events: Events) -> None:
    effects = task.effects
    if answer == MISS:
        effects = tuple([effect for effect in effects if not wounding(state, effect)])
        tell(events, "ability-missed", task.seat)
    apply_all(state, effects, events, by=task.seat)


# --- levels


def abilities_to_gain(monster: Monster) -> tuple[str, ...]:
    """Each at most twice."""
    return tuple([number for number, level in zip(ABILITIES, monster.levels, strict=True) if level < BEST])


def begins_late(state: State) -> bool:
    """Whether the table may still say what was gained before the referee was called in."""
    begins = state.setup.begins
    return begins > 1 and (state.phase, state.round) == ("monsters", begins)


def gained_before(state: State, seat: int, choice: str, events: Events) -> None:
    """Those of the start come first; what is more counts as gained in this scenario (VA177, VA190).

    :raises Refused: not-an-option.
    """
    if choice not in (options := abilities_to_gain(state.monsters[seat])):
        refuse("not-an-option", "experience", word=choice, legal=options)
    level_up(state, LevelUp(seat), choice, events)
    monster = state.monsters[seat]
    more = sum(monster.levels) - sum(Monster().levels) - state.setup.page.levels
    state.with_monster(seat, gained=max(monster.gained, more))


def asks_level(state: State, task: LevelUp) -> Question | None:
    """«Expérience»."""
    options = what_a_level_brings(state.monsters[task.seat])
    return Question("level", "experience", options, task.seat) if len(options) > 1 else None


def what_a_level_brings(monster: Monster) -> tuple[str, ...]:
    """One ability more, or a better one; with all at their best, a wound or a marker less (VA178)."""
    return abilities_to_gain(monster) or to_heal(monster)


def level_up(state: State, task: LevelUp, answer: str | None, events: Events) -> None:
    """What was chosen; the only one there is, without a question; with nothing to take off, nothing."""
    if answer is None:
        options = what_a_level_brings(state.monsters[task.seat])
        if not options:
            return
        answer = options[0]
        state.forced = (*state.forced, Level(task.seat, answer))
    if answer not in ABILITIES:
        take_off(state, task.seat, answer)
        tell(events, "healed", task.seat, what=(answer,))
        return
    monster, ability = state.monsters[task.seat], int(answer)
    levels = tuple([level + (place == ability) for place, level in enumerate(monster.levels, 1)])
    used = tuple([one for one in monster.used if one != ability])  # VA20
    state.with_monster(task.seat, levels=levels, used=used)
    tell(events, "ability" if levels[ability - 1] == 1 else "ability-better", task.seat, ability=ability)
