"""What a question says besides whose it is: what it is about, and how the combat is going."""

from typing import Any, Final

from referee.engine.ruling import Decision, Said
from referee.games.vampire_empire.rules.cards import BANDS, VAMPIRE, WATER, why_not_valid
from referee.games.vampire_empire.rules.characters import PROFESSION
from referee.games.vampire_empire.rules.combat import values
from referee.games.vampire_empire.rules.state import Combat, State

_PHASES: Final = {
    "night": {
        "draw": "night-draw",
        "must": "night-must",
        "cards": "night-cards",
        "reveal": "night-reveal",
        "action": "night-action",
    },
    "day": {"must": "day-must", "cards": "day-cards", "action": "day-action"},
}


def stand_params(state: State) -> dict[str, Any]:
    return {"round": state.round, "time": state.time}


def decision_params(state: State, decision: Decision) -> dict[str, Any]:
    params: dict[str, Any] = {**stand_params(state), "verbs": decision.options}
    if state.asks:
        return {**params, **_asked(state)}
    if state.combat is not None:
        return {**params, **_fight(state, state.combat)}
    return {**params, **_turn(state, decision)} if decision.kind == "turn" else params


def _asked(state: State) -> dict[str, Any]:
    ask = state.asks[0]
    about = "immediate-may" if ask.kind == "immediate" and state.setup.house.water else ask.why or ask.kind
    return {"character": ask.character, "about": about, "card": state.water[:1]}


def _turn(state: State, decision: Decision) -> dict[str, Any]:
    """The turn of the player asked, who begins it if the other one has acted (VE67)."""
    leads, begins = decision.seat == state.setup.vampires, state.base == "after"
    time = "night" if leads else "day"
    return {
        "round": state.round + (begins and leads),
        "time": time,
        "about": _phases_left(time, "draw" if begins else state.step, decision.options),
    }


def _phases_left(time: str, step: str, verbs: tuple[str, ...]) -> str:
    """What is left of a turn, from this step on: cards that must be seen to first, no vampire to reveal."""
    if step == "draw" and "keep" not in verbs:  # VE3, VE61
        step = "must"
    elif step != "action" and "reveal" not in verbs:
        step = {"draw": "cards", "reveal": "action"}[step]
    return _PHASES[time][step]


def _fight(state: State, combat: Combat) -> dict[str, Any]:
    """Both values; what the side asked has played and still needs, and the bands that count for it."""
    attack, defence = values(state)
    attacks = combat.asks == "attack"
    own, other = (combat.attacker, combat.target) if attacks else (combat.target, combat.attacker)
    return {
        "about": "add" if attacks and combat.adding else combat.asks,  # whatever is still needed
        "attacker": combat.attacker,
        "target": combat.target,
        "battle": Said("battle.bare", {"battle": combat.round}) if _has_lost_markers(state, combat) else combat.round,
        "played": len(combat.attack if attacks else combat.defence),
        "attack": attack,
        "defence": defence,
        "needs": max(0, defence - attack + 1 if attacks else attack - defence),
        "bands": helping(state, state.active if attacks else state.other, own, other),
    }


def _has_lost_markers(state: State, combat: Combat) -> bool:
    """Whether somebody may wonder why markers on the table aren't in the sum: not in the second round (VE31)."""
    attacker, target = state.slot(combat.attacker), state.slot(combat.target)
    return combat.round > 1 and bool((attacker and attacker.attack) or (target and target.defence))


def helping(state: State, seat: int, own: str, other: str) -> tuple[str, ...]:
    """The bands whose cards count for a character, of those that the player's deck has («Cartes combat valides»)."""
    foreign = WATER if seat == state.setup.vampires else VAMPIRE
    revealed = [one in state.revealed for one in (own, other)]
    return tuple(band for band in BANDS if band != foreign and not why_not_valid(band, PROFESSION[own], *revealed))
