"""«Apparition des Villageois»: a card for each spawn marker, adjusted, and what the box can give."""

from collections.abc import Sequence
from typing import Final

from referee.engine.ruling import Events, refuse
from referee.games.village_attacks.rules.actions import Spawn
from referee.games.village_attacks.rules.activation import stand
from referee.games.village_attacks.rules.figures import (
    HERO,
    HUNTER,
    IN_BOX,
    MOST_OF_TYPE,
    PEASANT,
    VETERAN,
    YUNFAKH,
    Figure,
    Group,
    figures_code,
)
from referee.games.village_attacks.rules.losses import check_end, spawning_is_over
from referee.games.village_attacks.rules.scenarios import IGNORED, adjustment, tier_of
from referee.games.village_attacks.rules.state import Question, State, tell
from referee.games.village_attacks.rules.tasks import Cards, FirstHero, Torches
from referee.games.village_attacks.rules.yunfakh import with_yunfakh

FIRST_HERO: Final = "VA89"
ENOUGH: Final = 99


def open_gates(state: State) -> tuple[str, ...]:
    """Spawn markers that still want a card."""
    if state.phase != "setup" and spawning_is_over(state):
        return ()
    return tuple([gate for gate in active_gates(state) if gate not in state.spawned])


def active_gates(state: State) -> tuple[str, ...]:
    """Spawn markers; after a collapse those with a way to the Heart (VA215)."""
    gates = [gate.zone for gate in state.facts.gates]
    return tuple([zone for zone in gates if not state.fallen or zone in state.castle.distance])


def asks_card(state: State, task: Cards) -> Question | None:
    gates = open_gates(state)
    return Question("spawn", "VA65", gates, left=len(gates)) if gates else None


def asks_first_hero(state: State, task: FirstHero) -> Question:
    return Question("spawn", FIRST_HERO, (task.zone,), left=1)


def check_first_hero(state: State, asked: Question, card: Spawn) -> None:
    """One hero, and nobody else.

    :raises Refused: no-such-gate, hero-in-play, choice-needed.
    """
    if (card.zone,) != asked.options:
        refuse("no-such-gate", "VA89", zone=card.zone, legal=asked.options)
    if [group.figure.kind for group in card.figures] != [HERO]:
        refuse("choice-needed", "VA89", "choice-needed.hero", zone=card.zone, gate=card.zone)


def put_first_hero(state: State, task: FirstHero, answer: Spawn, events: Events) -> None:
    """VA89: in addition to the card of that marker; never adjusted (VA117)."""
    for group in answer.figures:
        state.change(task.zone, group.figure, 1)
        state.instruct(events, "put", figures=group.code, at=task.zone)


def tier(state: State) -> int:
    return tier_of(state.setup.page, state.morale)


def types_in_bag(state: State) -> tuple[str, ...]:
    """VA116: one for each type among the monsters chosen, all game long."""
    return tuple(sorted({state.sheet(seat).type for seat in range(len(state.monsters))}))


def check_card(state: State, card: Spawn) -> None:
    """:raises Refused: no-such-gate, gate-done, type-not-in-bag, hero-in-play."""
    gates = tuple([gate.zone for gate in state.facts.gates])
    if card.zone not in gates:
        refuse("no-such-gate", "VA65", zone=card.zone, legal=gates)
    if card.zone not in open_gates(state):
        refuse("gate-done", "VA65", zone=card.zone, legal=open_gates(state))
    for group in card.figures:
        kind, variant = group.figure.kind, group.figure.variant
        if kind == YUNFAKH or (kind == HUNTER and variant not in types_in_bag(state)):  # VA224
            refuse("type-not-in-bag", "VA116", type=variant, bag=types_in_bag(state))
        if kind == HERO and state.setup.page.heroes != IGNORED:
            pile_of_five = state.setup.scenario == 3  # VA191: with none left, another card is drawn
            twice = [one.figure.variant for one in card.figures].count(variant) > 1
            if twice or (state.in_play(HERO, variant) and (pile_of_five or in_box(state, HERO))):  # VA64
                refuse("hero-in-play", "hero", hero=variant)
            if pile_of_five and variant in state.heroes_dead:
                refuse("hero-in-play", "VA191", "hero-in-play.dead", hero=variant)


def turn_up(state: State, task: Cards, answer: Spawn | None, events: Events) -> None:
    """Put down what the card brings, then go on with the next marker."""
    if answer is None:
        return
    state.then(task)
    if state.setup.page.heroes == IGNORED and any(group.figure.kind == HERO for group in answer.figures):  # VA120
        tell(events, "card-ignored", zone=answer.zone)
        return
    state.spawned = (*state.spawned, answer.zone)
    wanted = adjusted(answer.figures, adjustment(len(state.monsters), tier(state)))
    if [*answer.figures] != wanted:
        tell(events, "adjusted", zone=answer.zone, figures=figures_code(wanted), monsters=len(state.monsters))
    put_down(state, answer.zone, with_yunfakh(state, wanted), events)


def put_down(state: State, zone: str, wanted: Sequence[Group], events: Events) -> None:
    """What the box has of them; for each one missing, one of its kind acts."""
    missing: list[tuple[str, int]] = []
    put: list[Group] = []
    for group in wanted:
        there = min(group.number, in_box(state, group.figure.kind))
        if there < group.number:
            missing.append((group.figure.kind, group.number - there))
        for one in _with_veterans(state, group.figure, there):
            state.change(zone, one.figure, one.number)
            put.append(one)
    if put:
        state.instruct(events, "put", figures=figures_code(put), at=zone)
        stand(state, zone, events)
    else:
        tell(events, "nobody-comes", zone=zone)
    for kind, number in missing:  # VA63, VA158
        tell(events, "box-empty", figures=Group(Figure(kind), number).code, number=number)
    if not state.end:
        state.then(*[Torches(number, kind=kind) for kind, number in missing])
    check_end(state, events)


def in_box(state: State, kind: str) -> int:
    """VA159; of those set aside none comes back, and of Yunfakh there are as many as the table has."""
    if kind == YUNFAKH:
        return ENOUGH
    most = 18 if kind == HUNTER and state.setup.house.box else IN_BOX[kind]
    return max(0, most - state.in_play(kind) - state.aside.count(kind))


def _with_veterans(state: State, figure: Figure, number: int) -> list[Group]:
    """VA62: what is over the limit of its type comes without a base."""
    if figure.kind not in MOST_OF_TYPE:
        return [Group(figure, number)] if number else []
    fits = min(number, max(0, MOST_OF_TYPE[figure.kind] - state.in_play(figure.kind, figure.variant)))
    groups = [Group(figure, fits), Group(figure._replace(variant=VETERAN), number - fits)]
    return [one for one in groups if one.number]


def adjusted(card: tuple[Group, ...], number: int) -> list[Group]:
    """VA2, VA119: added to the weakest kind shown; taken from peasants, then hunters. Heroes stay as they are, and a
    row with nothing else is not adjusted (VA118)."""
    groups = [*card]
    for kind in (PEASANT, HUNTER):
        for at, group in enumerate(groups):
            if group.figure.kind == kind and number:
                change = max(number, -group.number)
                groups[at] = group._replace(number=group.number + change)
                number = 0 if number > 0 else number - change
    return [group for group in groups if group.number]
