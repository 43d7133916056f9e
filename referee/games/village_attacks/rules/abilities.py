"""Abilities: used once a round, gained and improved by experience."""

from typing import Final

from referee.engine.ruling import Events, refuse
from referee.games.village_attacks.rules.actions import Use
from referee.games.village_attacks.rules.effects import apply_all, check_effects, wounding
from referee.games.village_attacks.rules.healing import take_off, to_heal
from referee.games.village_attacks.rules.state import Monster, Question, State, tell
from referee.games.village_attacks.rules.tasks import Ability, LevelUp

ABILITIES: Final = ("1", "2", "3")
BEST: Final = 2


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
