"""«Apparition des Villageois»: a card for each spawn marker, adjusted, and what the box can give."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from referee.engine.ruling import Events, refuse
from referee.games.village_attacks.rules.actions import Spawn
from referee.games.village_attacks.rules.activation import stand
from referee.games.village_attacks.rules.crowding import has_room
from referee.games.village_attacks.rules.figures import (
    HERO,
    HUNTER,
    IN_BOX,
    KINDS,
    MOST_OF_TYPE,
    PEASANT,
    VETERAN,
    YUNFAKH,
    Figure,
    Group,
    figures_code,
)
from referee.games.village_attacks.rules.loads import carried
from referee.games.village_attacks.rules.losses import check_end, spawning_is_over
from referee.games.village_attacks.rules.markers import active_gates, closed_gates
from referee.games.village_attacks.rules.scenarios import HEROES, IGNORED, THREE_HUNTERS, adjustment, tier_of
from referee.games.village_attacks.rules.state import Question, State, tell
from referee.games.village_attacks.rules.tasks import Cards, Come, FirstHero, HeroDue, Torches
from referee.games.village_attacks.rules.yunfakh import with_yunfakh

FIRST_HERO: Final = "VA89"
HUNTERS_FIRST: Final = "VA206"
TYPE_DRAWN: Final = 3  # hunters come of it
ANOTHER_CARD: Final = "VA203"
BRING_A_HERO: Final = (FIRST_HERO, "VA197", "VA198")  # and nobody else
ENOUGH: Final = 99


def open_gates(state: State) -> tuple[str, ...]:
    """Spawn markers that still want a card."""
    if state.phase != "setup" and spawning_is_over(state):
        return ()
    return tuple([zone for zone in active_gates(state) if zone not in state.spawned])


def asks_card(state: State, task: Cards) -> Question | None:
    if task.again and not spawning_is_over(state):
        return Question("spawn", ANOTHER_CARD, (task.again,), left=1)
    gates = open_gates(state)
    by_number = state.phase == "setup" and state.setup.page.setup == THREE_HUNTERS
    return Question("spawn", HUNTERS_FIRST if by_number else "VA65", gates, left=len(gates)) if gates else None


def asks_first_hero(state: State, task: FirstHero) -> Question:
    return Question("spawn", FIRST_HERO, (task.zone,), left=1)


def asks_hero(state: State, task: HeroDue) -> Question | None:
    """None where all are on the board: one of them acts instead (VA64)."""
    return Question("spawn", task.rule, task.gates, left=1) if in_box(state, HERO) else None


def put_hero(state: State, task: HeroDue, answer: Spawn | None, events: Events) -> None:
    """Never adjusted (VA117)."""
    hero = Group(Figure(HERO), 1) if answer is None else answer.figures[0]
    put_down(state, task.gates[0] if answer is None else answer.zone, [hero], events)


def check_hero(state: State, asked: Question, card: Spawn) -> None:
    """One hero, and nobody else.

    :raises Refused: no-such-gate, hero-in-play, choice-needed.
    """
    if card.zone not in asked.options:
        refuse("no-such-gate", asked.rule, zone=card.zone, legal=asked.options)
    for group in card.figures:
        if group.figure.kind == HERO and state.in_play(HERO, group.figure.variant):
            refuse("hero-in-play", asked.rule, hero=group.figure.variant)
    if [group.figure.kind for group in card.figures] != [HERO]:
        refuse("choice-needed", asked.rule, "choice-needed.hero", zone=card.zone, gate=card.zone)


def check_hunters(state: State, card: Spawn) -> None:
    """VA206: three of the type that was drawn.

    :raises Refused: choice-needed.
    """
    if [(group.figure.kind, group.number) for group in card.figures] != [(HUNTER, TYPE_DRAWN)]:
        refuse("choice-needed", HUNTERS_FIRST, "choice-needed.hunters", zone=card.zone, gate=card.zone)


def put_first_hero(state: State, task: FirstHero, answer: Spawn, events: Events) -> None:
    """VA89: in addition to the card of that marker; never adjusted (VA117)."""
    for group in answer.figures:
        state.change(task.zone, group.figure, 1)
        state.instruct(events, "put", figures=group.code, at=task.zone)


def tier(state: State) -> int:
    if state.setup.page.symbols:  # Scenario 9: the second one once two markers are closed (VA121)
        return 2 if len(closed_gates(state)) > 1 else 1
    return tier_of(state.setup.page, state.morale)


def types_in_bag(state: State) -> tuple[str, ...]:
    """VA116: one for each type among the monsters chosen, all game long."""
    return tuple(sorted({state.sheet(seat).type for seat in range(len(state.monsters))}))


def check_card(state: State, asked: Question, card: Spawn) -> None:
    """:raises Refused: no-such-gate, choice-needed, gate-done, type-not-in-bag, hero-in-play."""
    gates = tuple([gate.zone for gate in state.facts.gates])
    if card.zone not in gates:
        refuse("no-such-gate", "VA65", zone=card.zone, legal=gates)
    if asked.rule == ANOTHER_CARD and card.zone not in asked.options:
        refuse("choice-needed", ANOTHER_CARD, "choice-needed.another", at=asked.options[0], gate=asked.options[0])
    if card.zone not in (*active_gates(state), *state.spawned):
        refuse("no-such-gate", "VA65", "no-such-gate.idle", zone=card.zone, legal=open_gates(state))
    if card.zone not in asked.options:
        refuse("gate-done", "VA65", zone=card.zone, legal=open_gates(state))
    for group in card.figures:
        kind, variant = group.figure.kind, group.figure.variant
        if kind == YUNFAKH or (kind == HUNTER and variant not in types_in_bag(state)):  # VA224
            if not variant:
                refuse("type-not-in-bag", "VA116", "type-not-in-bag.unsaid", bag=types_in_bag(state))
            refuse("type-not-in-bag", "VA116", type=variant, bag=types_in_bag(state))
        if kind == HERO and state.setup.page.heroes != IGNORED:
            pile_of_five = state.setup.page.won == HEROES  # VA191: with none left, another card is drawn
            twice = [one.figure.variant for one in card.figures].count(variant) > 1
            if twice or (state.in_play(HERO, variant) and (pile_of_five or in_box(state, HERO))):  # VA64
                refuse("hero-in-play", "hero", hero=variant)
            if pile_of_five and variant in state.heroes_dead:
                refuse("hero-in-play", "VA191", "hero-in-play.dead", hero=variant)


def turn_up(state: State, task: Cards, answer: Spawn | None, events: Events) -> None:
    """Put down what the card brings, then go on with the next marker."""
    if answer is None:
        return
    if not task.again:  # else the next marker is due already
        state.then(Cards())
    if state.setup.page.heroes == IGNORED and any(group.figure.kind == HERO for group in answer.figures):  # VA120
        tell(events, "card-ignored", zone=answer.zone)
        return
    if not task.again:
        state.spawned = (*state.spawned, answer.zone)
        if _brings_another(state, answer):
            state.then(Cards(answer.zone))
            tell(events, "another-card", zone=answer.zone)
    if state.phase == "setup" and state.setup.page.setup == THREE_HUNTERS:  # VA117, VA206
        put_down(state, answer.zone, with_yunfakh(state, answer.figures), events)
        return
    wanted = adjusted(answer.figures, adjustment(len(state.monsters), tier(state)))
    if [*answer.figures] != wanted:
        tell(events, "adjusted", zone=answer.zone, figures=figures_code(wanted), monsters=len(state.monsters))
    put_down(state, answer.zone, with_yunfakh(state, wanted), events)


def _brings_another(state: State, card: Spawn) -> bool:
    """VA203: a card with a hero, in the tier in which it was drawn."""
    return tier(state) == state.setup.page.more_cards and any(group.figure.kind == HERO for group in card.figures)


def put_down(state: State, zone: str, wanted: Sequence[Group], events: Events) -> None:
    """What the box has of them; for each one missing, one of its kind acts."""
    lacking: Counter[str] = Counter()
    put: list[Group] = []
    after = state.copy()
    for group in wanted:
        there = min(group.number, in_box(after, group.figure.kind))
        lacking[group.figure.kind] += group.number - there
        for one in _with_veterans(after, group.figure, there):
            after.change(zone, one.figure, one.number)
            put.append(one)
    coming = [one.number for one in put]
    is_full = not has_room(state, zone, sum(coming))
    if put and not is_full:
        for one in put:
            state.change(zone, one.figure, one.number)
        veterans = {"veterans": True} if any(one.figure.variant == VETERAN for one in put) else {}
        state.instruct(events, "put", None, veterans, figures=figures_code(put), at=zone)
        stand(state, zone, events)
    elif not put:
        tell(events, "nobody-comes", zone=zone)
    missing = [(kind, lacking[kind]) for kind in KINDS if lacking[kind]]
    for kind, number in missing:  # VA63, VA158
        tell(events, "box-empty", figures=Group(Figure(kind), number).code, number=number)
    if not state.end:
        crowd = _kinds(put) if is_full else []  # VA163
        state.then(*[Come(groups, zone) for groups in crowd], *[Torches(number, kind=kind) for kind, number in missing])
    check_end(state, events)


def _kinds(groups: Sequence[Group]) -> list[tuple[Group, ...]]:
    """Kind by kind, the weakest first."""
    found = [tuple([group for group in groups if group.figure.kind == kind]) for kind in KINDS]
    return [one for one in found if one]


def in_box(state: State, kind: str) -> int:
    """VA159; figures set aside don't come back, and Yunfakh are not limited."""
    if kind == YUNFAKH:
        return ENOUGH
    most = 18 if kind == HUNTER and state.setup.house.box else IN_BOX[kind]
    return max(0, most - state.in_play(kind) - state.aside.count(kind) - carried(state, kind))


def _with_veterans(state: State, figure: Figure, number: int) -> list[Group]:
    """VA62, VA223: what is over the limit of its type comes without a base, and is a veteran (VA160)."""
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
