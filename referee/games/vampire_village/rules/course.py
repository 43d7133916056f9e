"""The course of the game: judge an action, then follow up until somebody must tell or choose something."""

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any

from referee.engine.ruling import Decision, Event, Events, Refusal, Refused
from referee.games.vampire_village.rules import attack, building, creatures, demons, writing
from referee.games.vampire_village.rules.actions import (
    Action,
    Breach,
    DemonEffect,
    DemonHero,
    Place,
    Reveal,
    RuleCard,
    RuleCreatures,
    RuleVillagers,
    Start,
)
from referee.games.vampire_village.rules.cells import reading_order
from referee.games.vampire_village.rules.overrule import overrule
from referee.games.vampire_village.rules.phases import CARDS_A_ROUND, CREATURES_A_TURN, TURNS_A_ROUND
from referee.games.vampire_village.rules.state import Seat, Setup, State

Judge = Callable[[State, Any, Events], State]

JUDGES: dict[type, Judge] = {
    Start: building.start,
    Place: building.place,
    Reveal: creatures.reveal,
    DemonHero: demons.give_hero,
    DemonEffect: demons.take_effect,
    Breach: attack.break_in,
    RuleVillagers: overrule,
    RuleCard: overrule,
    RuleCreatures: overrule,
}


# Refusals of a choice: they say what could be chosen instead.
CHOICES = {"occupied", "not-adjacent", "too-wide", "too-high", "too-many-in-line"}
CHOICES |= {"no-such-demon", "not-a-hero", "demon-not-applicable", "not-the-fewest", "no-such-creature"}
CHOICES |= {"not-on-the-line", "creature-not-attacking", "creature-not-weakest", "choice-needed"}


def begin(setup: Setup) -> State:
    return State(setup, (Seat(),) * len(setup.players))


def judge(state: State, action: Action, events: Events = None) -> State:
    """The position after an action and all that follows from it; what happened is told to whoever listens.

    :raises Refused: if the action is against the rules; nothing has changed then.
    """
    after = act(state, action, events)
    # Only the player's own decisions can have changed, unless the table has ruled.
    ruled = JUDGES[type(action)] is overrule
    return follow_up(after, range(len(state.seats)) if ruled else (action.player,), events)


def act(state: State, action: Action, events: Events) -> State:
    """The position after the action alone.

    :raises Refused: if it is against the rules.
    """
    try:
        after = JUDGES[type(action)](state, action, events)
    except Refused as error:
        raise Refused(_with_options(state, action.player, error.refusal)) from None
    return after.with_forced(()) if after.forced else after


def judge_alone(state: State, action: Action, events: Events = None) -> State:
    """The position after the action and what it forces upon that player, in this phase and this attack: as in `judge`
    if nothing were known of the others, nor what comes next.

    :raises Refused: if the action is against the rules.
    """
    state, number = act(state, action, events), action.player
    if state.phase == "demons":
        return _settle_demons(state, number, events)
    if state.phase != "attack":
        return state
    fallen: list[Breach] = []
    seat = _settle_assault(state.seats[number], number, state.attack, fallen, events)
    state = state.with_seat(number, seat).with_forced(fallen)
    if seat.assault is None and events is not None:
        _tell_outcome(state, number, events)
    return state


def _with_options(state: State, number: int, refusal: Refusal) -> Refusal:
    """The refusal of a choice with what could be chosen instead: the very options that are offered."""
    decision = _decision(state, number) if refusal.code in CHOICES else None
    return refusal._replace(legal=decision.options) if decision else refusal


def repeats(state: State, action: Action) -> bool:
    """Whether the action is just what the referee did by itself after the last entry."""
    for forced in state.forced:
        if type(action) is type(forced) and action[:2] == forced[:2]:
            # The creature of a breach and the target of a demon's effect need not be named.
            unnamed = isinstance(action, Breach | DemonEffect) and action[2] is None
            if unnamed or action == forced:
                return True
    return False


def follow_up(state: State, seats: Sequence[int], events: Events) -> State:
    """Go on until somebody must tell or decide something: take forced choices, end phases and attacks.

    Decisions are looked at anew for these seats, and for all where a phase or an attack begins.
    """
    while True:
        after = FOLLOW_UPS[state.phase](state, seats, events)
        if after is state or (after.phase == state.phase and after.attack == state.attack):
            return after
        state, seats = after, range(len(state.seats))


def _after_setup(state: State, seats: Sequence[int], events: Events) -> State:
    for seat in state.seats:
        if not seat.village:
            return state
    return _enter_phase(state._replace(round=state.setup.begins), "building", events)


def _after_building(state: State, seats: Sequence[int], events: Events) -> State:
    for seat in state.seats:
        if seat.placed < CARDS_A_ROUND:
            return state
    return _enter_phase(state, "creatures", events)


def _after_creatures(state: State, seats: Sequence[int], events: Events) -> State:
    for seat in state.seats:
        if seat.turns < TURNS_A_ROUND:
            return state
    return _enter_phase(demons.open_pools(state), "demons", events)


def _after_demons(state: State, seats: Sequence[int], events: Events) -> State:
    """All demons are done before the values are fixed."""
    for number in seats:
        state = _settle_demons(state, number, events)
    for seat in state.seats:
        if demons.has_demons(seat):
            return state
    return _next_attack(creatures.fix_values(state, events), state.setup.order[0], events)


def _settle_demons(state: State, number: int, events: Events) -> State:
    """Let a player's idle demons go and take forced answers, until there is a choice or no demon."""
    while demons.has_demons(state.seats[number]):
        choices = [*islice(demons.options(state, number), 2)]  # whether there is one, or more
        if not choices or type(choices[0]) is not DemonHero:
            state = demons.discard_idle(state, number, events)
        if len(choices) != 1:
            return state
        _announce(choices[0], events)
        state = state.with_forced((*state.forced, choices[0]))
        state = JUDGES[type(choices[0])](state, choices[0], events)
    return state


def _after_attack(state: State, numbers: Sequence[int], events: Events) -> State:
    """Each attack is resolved in every village before the next one (VV59)."""
    seats = [*state.seats]
    fallen: list[Breach] = []
    for number in numbers:
        seats[number] = _settle_assault(seats[number], number, state.attack, fallen, events)
    state = state.with_seats(seats, fallen)
    for seat in seats:
        if seat.assault is not None:
            return state
    if events is not None:
        for number in range(len(seats)):
            _tell_outcome(state, number, events)
    order = state.setup.order
    if state.attack != order[-1]:
        return _next_attack(state, order[order.index(state.attack) + 1], events)
    return _end_round(state, events)


def _settle_assault(seat: Seat, number: int, kind: str, fallen: list[Breach], events: Events) -> Seat:
    """Let fall what must fall in one village, until there is a choice or nothing breaks in."""
    standing = attack.assault(seat, kind)
    if not standing.attackers:  # VV60: nobody comes, nothing happens
        return seat.under(None)
    while standing.breaks_in:
        only = attack.only_option(seat.village, standing)
        if only is None:
            return creatures.mark_repelled(seat, standing.attackers).under(standing)
        breach = Breach(number, *only)
        fallen.append(breach)
        if events is not None:
            _announce(breach, events)
            attack.tell_fall(seat, standing, breach, events)
        seat = attack.fall(seat, *only)
        standing = attack.assault(seat, kind)
    return creatures.mark_repelled(seat, standing.attackers).under(None)


def _tell_outcome(state: State, number: int, events: list[Event]) -> None:
    one = attack.assault(state.seats[number], state.attack)
    if one.attackers:  # VV60: nobody comes, nothing happens
        line = tuple(sorted(one.line, key=reading_order))
        params = {"kind": one.kind, "attack": one.attack, "defence": one.defence, "line": line}
        params["left"] = len(one.attackers)
        events.append(Event("repelled" if line else "village-gone", number, params))


def _next_attack(state: State, kind: str, events: Events) -> State:
    if events is not None:
        events.append(Event("attack-began", None, {"kind": kind, "round": state.round}))
    return state.in_phase("attack", kind)


def _end_round(state: State, events: Events) -> State:
    """Survivors stay for round 2 («FIN DE MANCHE ET FIN DE PARTIE»); after it the game is over."""
    if state.round == 2:
        return _enter_phase(state, "over", events)
    seats = tuple([seat.in_next_round(creatures.forget_values(seat.creatures)) for seat in state.seats])
    return _enter_phase(state._replace(seats=seats, round=2), "building", events)


def _enter_phase(state: State, phase: str, events: Events) -> State:
    if events is not None:
        direction = "left" if state.round == 1 else "right"  # where the rest of a hand is passed
        events.append(Event(f"phase-{phase}", None, {"round": state.round, "direction": direction}))
    return state.in_phase(phase)


def _announce(action: Action, events: Events) -> None:
    """A choice with one option is not a choice: it is made, announced and never written."""
    if events is not None:
        events.append(Event("forced", action.player, {"text": " ".join(writing.write(action))}))


FOLLOW_UPS: dict[str, Callable[[State, Sequence[int], Events], State]] = {
    "setup": _after_setup,
    "building": _after_building,
    "creatures": _after_creatures,
    "demons": _after_demons,
    "attack": _after_attack,
    "over": lambda state, seats, events: state,
}


def pending(state: State) -> tuple[Decision, ...]:
    """What every player still expected must tell or decide now, in seat order."""
    return tuple(filter(None, (_decision(state, number) for number in range(len(state.seats)))))


def _decision(state: State, number: int) -> Decision | None:
    seat = state.seats[number]
    if state.phase == "setup" and not seat.village:
        return Decision(number, "start", "setup")
    if state.phase == "building" and seat.placed < CARDS_A_ROUND:
        cells = building.legal_cells(state.setup, seat)
        return Decision(number, "place", "construction", cells, CARDS_A_ROUND - seat.placed)
    if state.phase == "creatures" and seat.turns < TURNS_A_ROUND:
        left = (TURNS_A_ROUND - seat.turns) * CREATURES_A_TURN
        return Decision(number, "creatures", "creatures-phase", left=left)
    if state.phase == "demons" and demons.has_demons(seat):
        return Decision(number, "demon", "demons", demons.option_words(state, number), listed=True)
    if state.phase == "attack" and seat.assault is not None:
        words = attack.option_words(seat.village, seat.assault)
        return Decision(number, "breach", "breach", words, listed=True)
    return None
