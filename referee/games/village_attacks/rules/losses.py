"""Who is wounded and dies, what it is worth, and when the game is over («Mort d'un Monstre», «Expérience», VA188)."""

from typing import Final

from referee.engine.ruling import Events, Whom
from referee.games.village_attacks.rules import captors, loads, markers, scenarios
from referee.games.village_attacks.rules.daylight import xp_for_kills
from referee.games.village_attacks.rules.figures import HERO, PEASANT, YUNFAKH, Figure, Group, figures_code
from referee.games.village_attacks.rules.scenarios import (
    CLEAR,
    DELIVERED,
    FLED,
    FULL_HEART,
    HEROES,
    LEVELS,
    MORALE,
    NO_MORALE,
)
from referee.games.village_attacks.rules.state import End, Monster, State, hero_of, tell
from referee.games.village_attacks.rules.tasks import LevelUp

# How a villager dies.
DICE, COUNTER, ABILITY, TRAP, BURN, EFFECT = "dice", "counter", "ability", "trap", "burn", "effect"
TROLL: Final = "troll"
SUMMONED: Final = "summoned"  # by a summoned monster: morale, but no XP (VA21)
GOT_AWAY: Final = 10  # who must have fled in scenario 14 (VA218)
FULL: Final = 20  # the Heart of scenario 5
WANTED_PEASANTS: Final = 4  # in the Kitchen of scenario 6
_WORTH_XP: Final = (DICE, COUNTER, ABILITY)  # VA22


def hurt(state: State, zone: str, figure: Figure, wounds: int, how: str, events: Events, by: int | None = None) -> bool:
    """Wounds to one villager, by a monster or by nobody; whether it dies."""
    if figure.kind == HERO:
        total = figure.wounds + wounds
        if total < hero_of(state, figure).health:
            state.turn_into(zone, figure, 1, wounds=total)
            left = hero_of(state, figure).health - total
            more = {"left": left, "zone": zone, "how": how}
            state.instruct(events, "wound", None, more, who=figure.variant, count=wounds)
            return False
    kill(state, zone, figure, 1, how, events, by)
    return True


def kill(state: State, zone: str, figure: Figure, number: int, how: str, events: Events, by: int | None = None) -> None:
    """So many of them die."""
    state.change(zone, figure, -number)
    killer = {"number": number, "how": how} | ({} if by is None else {"by": Whom(by)})
    state.instruct(events, "remove", None, killer, figures=figures_code([Group(figure, number)]), at=zone)
    if figure.kind == HERO:
        state.heroes_dead = (*state.heroes_dead, figure.variant)
    captors.keep_up(state, events)  # VA94
    if figure.carries:  # VA210
        loads.drop_tome(state, zone, events)
    if _is_felt(state, figure, how):
        lower_morale(state, number * (2 if figure.kind == HERO else 1), events)
    if by is not None and how in _WORTH_XP and not state.end:
        xp = number * worth(state, figure, by)
        if state.setup.page.spawning_ends == FULL_HEART and state.is_heart(zone):  # VA193
            feed_heart(state, xp, events)  # VA81, VA181
        else:
            gain(state, by, xp_for_kills(state, number, xp), events)
    check_end(state, events)


def _is_felt(state: State, figure: Figure, how: str) -> bool:
    """Whether this death lowers the morale; experience comes in any case (VA90)."""
    if how == TROLL:  # VA23
        return False
    match state.setup.page.morale_falls:
        case scenarios.BY_TRAPS:  # VA192
            return how == TRAP
        case scenarios.OF_YUNFAKH:  # VA211
            return figure.kind == YUNFAKH
        case scenarios.OF_NOBODY:  # VA218
            return False
    return True


def lower_morale(state: State, number: int, events: Events) -> None:
    """Scenario 12: not before the first monster has been summoned."""
    if state.morale is not None and not waits_for_summoning(state):
        before, state.morale = state.morale, max(0, state.morale - number)
        tell(events, "morale", number=number, left=state.morale)
        markers.open_by_morale(state, events)
        if before:
            note_spawning_over(state, events)


def worth(state: State, figure: Figure, seat: int) -> int:
    """«Expérience»: a hero is worth 2, of the monster's own type 3."""
    if figure.kind != HERO:
        return 1
    return 3 if hero_of(state, figure).type == state.sheet(seat).type else 2


def gains_levels(state: State, seat: int) -> bool:
    """VA177: scenarios allow only so many."""
    most = state.setup.page.more
    return most is None or state.monsters[seat].gained < most


def gain(state: State, seat: int, xp: int, events: Events) -> None:
    """Experience, and the levels that it brings at once (VA18, VA19)."""
    monster, most = state.monsters[seat], state.setup.page.more
    if not monster.zone or not xp or not gains_levels(state, seat):  # VA179
        return
    value, total, gained = state.sheet(seat).xp, max(0, monster.xp + xp), monster.gained
    tell(events, "xp", seat, number=xp, total=total, value=value)
    while total >= value and (most is None or gained < most):
        total, gained = total - value, gained + 1
        tell(events, "level", seat)
        state.then(LevelUp(seat))
    if most is not None and gained >= most:  # VA177
        total = 0
    state.with_monster(seat, xp=total, gained=gained)
    if state.setup.page.spawning_ends == LEVELS and gained > monster.gained and spawning_is_over(state):
        tell(events, "spawning-over")
    check_end(state, events)


def wound(state: State, seat: int, count: int, events: Events) -> None:
    """Wounds that nothing blocks any more."""
    if not state.monsters[seat].zone:
        return
    wounds = state.monsters[seat].wounds + count
    if count:
        state.instruct(events, "wound", seat, who=state.setup.monsters[seat], count=count)
    if wounds >= state.sheet(seat).health:
        die(state, seat, events)
        return
    state.with_monster(seat, wounds=wounds)
    if count:
        tell(events, "health", seat, left=state.health(seat), health=state.sheet(seat).health)


def die(state: State, seat: int, events: Events) -> None:
    """«Mort d'un Monstre»: experience, markers, wounds and dice go, abilities stay."""
    was = state.monsters[seat]
    monsters = [*state.monsters]
    monsters[seat] = Monster(gained=was.gained, levels=was.levels, used=was.used)
    state.monsters = tuple(monsters)
    state.defences = tuple([one for one in state.defences if one[0] != seat])
    state.instruct(events, "remove", seat, figures=state.setup.monsters[seat], at=was.zone)
    tell(events, "monster-died", seat)
    check_end(state, events)
    if not state.end:
        loads.lose(state, was, events)
    needs_level = state.setup.page.spawning_ends == LEVELS and not was.gained
    if needs_level and not state.end and not can_return(state):  # VA190
        tell(events, "level-out-of-reach", seat)


def return_cost(state: State) -> int:
    """What the Heart pays for a monster that returns."""
    return 3 if len(state.monsters) == 5 else 2


def can_return(state: State) -> bool:
    """VA75, VA77: not if the Heart would be at 0."""
    return state.heart > return_cost(state)


def hurt_heart(state: State, wounds: int, events: Events) -> None:
    state.heart = max(0, state.heart - wounds)
    tell(events, "heart", number=wounds, left=state.heart)
    check_end(state, events)


def feed_heart(state: State, xp: int, events: Events) -> None:
    """Scenario 5: up to 20, and that it was reached stays so (VA91)."""
    before, state.heart = state.heart, max(state.heart, min(FULL, state.heart + xp))
    tell(events, "heart-fed", number=state.heart - before, left=state.heart)
    note_full_heart(state, events)


def note_spawning_over(state: State, events: Events) -> None:
    """Scenarios 8, 9 and 12: said when nobody comes any more."""
    if state.setup.page.spawning_ends in (NO_MORALE, scenarios.ALL_CLOSED) and spawning_is_over(state):
        tell(events, "spawning-over", why=state.setup.page.spawning_ends)


def note_full_heart(state: State, events: Events) -> None:
    """Scenario 5: once it is full, nobody comes any more."""
    if state.setup.page.spawning_ends == FULL_HEART and state.heart >= FULL and not state.fed:
        state.fed = True
        tell(events, "spawning-over", why="heart")


# --- the end


def spawning_is_over(state: State) -> bool:
    """Scenario 1: when each monster has gained its level, the dead ones too (VA190). Scenario 5: when the Heart was at
    20 (VA91). Scenarios 8 and 12: at morale 0 (VA96, VA99). Scenario 9: when all markers are closed."""
    match state.setup.page.spawning_ends:
        case scenarios.LEVELS:
            return all(monster.gained for monster in state.monsters)
        case scenarios.FULL_HEART:
            return state.fed
        case scenarios.NO_MORALE:
            return state.morale == 0
        case scenarios.ALL_CLOSED:
            return markers.all_closed(state)
    return False


def check_end(state: State, events: Events) -> None:
    """After every single change; at the same instant lost comes before won (VA188). Scenario 7 is won like
    most (VA93)."""
    if state.end or state.phase in ("facts", "setup"):
        return
    won = state.setup.page.won
    if state.heart <= 0:
        finish(state, "lost", "heart", "ending", events)
    elif not any(monster.zone for monster in state.monsters) and not can_return(state):
        finish(state, "lost", "monsters", "VA76", events)
    elif state.fallen and not markers.corridors(state):
        finish(state, "lost", "buried", "VA215", events)
    elif won == CLEAR and spawning_is_over(state) and not state.villagers and not waits_for_summoning(state):
        finish(state, "won", "clear", "VA189", events)
    elif won == MORALE and state.morale == 0:
        finish(state, "won", "morale", "VA25", events)
    elif won == DELIVERED and state.aside.count(PEASANT) >= WANTED_PEASANTS:
        finish(state, "won", "delivered", "carrying", events)
    elif won == FLED and (state.morale or 0) >= GOT_AWAY:
        finish(state, "won", "fled", "VA218", events)
    elif won == HEROES and len({*state.heroes_dead}) == 5:
        finish(state, "won", "heroes", "VA191", events)


def waits_for_summoning(state: State) -> bool:
    """Scenario 12: until the first monster has been summoned, the morale can't fall and nothing is won (VA99)."""
    return state.setup.page.first_by_symbols and not state.summonings


def finish(state: State, result: str, why: str, rule: str, events: Events) -> None:
    state.end = End(result, why, rule)
    state.phase, state.step, state.active = "over", "", None
    state.agenda, state.defences = (), ()
    tell(events, "over", result=result, why=why)
