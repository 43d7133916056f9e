"""«Cartes Pièges»: bought and laid in a monster's turn, sprung after the villagers have moved."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from referee.engine.ruling import Events, refuse
from referee.games.village_attacks.rules import captors, losses
from referee.games.village_attacks.rules.actions import LayTrap, TurnUp
from referee.games.village_attacks.rules.activation import move
from referee.games.village_attacks.rules.dice import check_named, pay_cost
from referee.games.village_attacks.rules.figures import HERO, KINDS, RANK, Figure, Group, figures_code, one_code
from referee.games.village_attacks.rules.state import Laid, Question, State, hero_of, tell
from referee.games.village_attacks.rules.tasks import PushBack, Spring, SpringTraps, TrapHits, TrapTurnedUp
from referee.games.village_attacks.rules.trapcards import affects, card_of, is_treasure

CORRIDORS: Final = ("lc", "mc", "sc")
SIZES: Final = ("large", "small")


def lay(state: State, action: LayTrap, events: Events) -> None:
    """«Placer des Pièges»: bought from those that are face up.

    :raises Refused: wrong-cost, then as check_trap.
    """
    zone = state.monsters[action.player].zone
    check_named(state, action.player, action.dice)
    pay_cost(state, action.player, action.dice, cost_of(state, action.card), events, "traps")
    check_trap(state, zone, action.card)
    market = [*state.market]
    market.remove(action.card)
    state.market = tuple(market)
    state.traps = tuple(sorted([*state.traps, Laid(zone, action.card)]))
    tell(events, "trap-laid", action.player, card=action.card, zone=zone)


def cost_of(state: State, name: str) -> str | None:
    """In dice; None where the table hasn't entered the card."""
    card = card_of(state, name)
    return None if card is None else card.cost


def check_trap(state: State, zone: str, name: str) -> None:
    """A face-up one, in a room that it is for, and only one in a zone.

    :raises Refused: no-such-trap, wrong-room, zone-has-trap.
    """
    if name not in state.market:
        refuse("no-such-trap", "traps", f"no-such-trap{'' if state.market else '.none'}", card=name, legal=state.market)
    card = card_of(state, name)
    if card is not None and card.rooms not in ("any", kind_of_room(state, zone)):
        detail = "wrong-room.unknown" if room_unknown(state, zone, name) else "wrong-room"
        refuse("wrong-room", "traps", detail, card=name, zone=zone, gate=zone, rooms=card.rooms)
    if any(trap.zone == zone for trap in state.traps):  # VA167: also one that went off
        refuse("zone-has-trap", "traps", zone=zone)


def room_unknown(state: State, zone: str, name: str) -> bool:
    """Whether the trap is for rooms of a size, and the table hasn't said which this one is."""
    card = card_of(state, name)
    return card is not None and card.rooms in SIZES and not kind_of_room(state, zone)


def kind_of_room(state: State, zone: str) -> str:
    """corridor, large or small; "" if the table hasn't said."""
    if zone.rstrip("0123456789") in CORRIDORS:
        return "corridor"
    return dict(state.facts.rooms).get(zone, "")


# --- when they go off


def _due(state: State) -> list[str]:
    """Zones with a trap still set and a villager, even one lying down (VA70, VA71); not a Treasure (VA169). The others
    stay (VA74)."""
    return [trap.zone for trap in state.traps if not trap.spent and state.at(trap.zone) and not is_treasure(trap.card)]


def asks_order(state: State, task: SpringTraps) -> Question | None:
    """VA164: asked only if there are several."""
    due = tuple(_due(state))
    return Question("order", "VA164", due, None, "traps") if len(due) > 1 and not {*task.order} & {*due} else None


def spring_next(state: State, task: SpringTraps, answer: tuple[str, ...] | None, events: Events) -> None:
    """One after the other; one that a push fills joins them (VA72)."""
    due, order = _due(state), answer or task.order
    if due:
        zone = next((one for one in order if one in due), due[0])
        state.then(Spring(zone), SpringTraps(tuple([one for one in order if one != zone])))


def spring(state: State, task: Spring, answer: None, events: Events) -> None:
    """It acts once (VA167), even if nobody there is affected (VA70)."""
    name = next(trap.card for trap in state.traps if trap.zone == task.zone)
    state.traps = tuple([one._replace(spent=one.spent or one.zone == task.zone) for one in state.traps])
    tell(events, "trap-sprung", card=name, zone=task.zone)
    card = card_of(state, name)
    if card is None or card.text:
        tell(events, "trap-text", card=name)
    if card is None:
        return
    hits = [("wound", card.wounds), ("stun", card.stun), ("burn", card.burn)]
    pushed = [PushBack(task.zone, kind, card.push) for kind in KINDS if affects(card, kind) and card.push]
    state.then(*[TrapHits(task.zone, name, what, number) for what, number in hits if number], *pushed)


def _there(state: State, task: TrapHits) -> list[Figure]:
    """Whom it can still do that to, one by one, the weakest first; those lying down too (VA165)."""
    card = card_of(state, task.card)
    groups = [group for group in state.at(task.zone) if card is not None and affects(card, group.figure.kind)]
    groups.sort(key=lambda group: (RANK[group.figure.kind], group.figure))
    figures = [group.figure for group in groups for _ in range(group.number)]
    if task.what == "wound":
        return figures
    # Scenario 10: conditions don't affect a carrier of a tome.
    free = [figure for figure in figures if not figure.carries]
    return [figure for figure in free if not (figure.lying if task.what == "stun" else figure.burning)]


def next_victims(there: list[Figure]) -> dict[str, Figure]:
    """Those among whom the next one is hit, by code."""
    first = min((RANK[one.kind] for one in there), default=0)
    return {one.code: one for one in reversed(there) if RANK[one.kind] == first}


def asks_victim(state: State, task: TrapHits) -> Question | None:
    """VA151, VA165: variants as the players like, where fewer are hit than there are."""
    there = _there(state, task)
    found = next_victims(there)
    if len(found) < 2 or task.left >= enough_for_all(state, there, task.what) or {*task.order} & {*found}:
        return None
    return Question("victims", "VA165", tuple(sorted(found)), None, "trap", zone=task.zone)


def enough_for_all(state: State, there: list[Figure], what: str) -> int:
    """How many hits take all of the rank that comes next."""
    rank = [one for one in there if RANK[one.kind] == RANK[there[0].kind]]
    if what != "wound":
        return len(rank)
    return sum(hero_of(state, one).health - one.wounds if one.kind == HERO else 1 for one in rank)


def hit(state: State, task: TrapHits, answer: tuple[str, ...] | None, events: Events) -> None:
    """One is hit, then the next; one order may name several."""
    found, order = next_victims(_there(state, task)), [*(answer or task.order)]
    if not found:
        return
    code = next((one for one in order if one in found), min(found))
    if code in order:
        order.remove(code)
    figure = found[code]
    if task.left > 1:
        state.then(task._replace(left=task.left - 1, order=tuple(order)))
    if task.what == "wound":
        losses.hurt(state, task.zone, figure, 1, losses.TRAP, events)
    elif task.what == "stun":
        state.turn_into(task.zone, figure, 1, lying=True)
        state.instruct(events, "lay", figures=one_code(figure), at=task.zone)
        captors.keep_up(state, events)  # VA94
    else:
        state.turn_into(task.zone, figure, 1, burning=True)
        tell(events, "set-on-fire", figures=Group(figure, 1).code, zone=task.zone)


def _pushed(state: State, task: PushBack) -> list[Group]:
    """VA166: the survivors of that kind; from the second zone on only those who came with the push."""
    there = state.at(task.zone, task.kind)
    if not task.groups:
        return there
    stayed = _numbers(state.at(task.start, task.kind)) - _numbers(task.others)  # who found no room (VA161)
    came = _numbers(task.groups) - stayed  # who has been taken on meanwhile is no longer there
    return [one._replace(number=min(one.number, came[one.figure])) for one in there if came[one.figure]]


def _numbers(groups: Iterable[Group]) -> Counter[Figure]:
    return Counter({group.figure: group.number for group in groups})


def _apart(state: State, task: PushBack, groups: list[Group]) -> bool:
    """`house heroes each`: each hero goes by itself (VA144)."""
    return bool(state.setup.house.heroes) and task.kind == HERO and len(groups) > 1


def asks_push(state: State, task: PushBack) -> Question | None:
    """VA73: away from the Heart; a coin for each kind (VA144)."""
    groups, ways = _pushed(state, task), state.castle.farther(task.zone)
    if not groups or len(ways) < 2 or _apart(state, task, groups):
        return None
    return Question("coin", "VA73", ways, None, "way", figures_code(groups), task.zone)


def push(state: State, task: PushBack, answer: str | None, events: Events) -> None:
    """VA147: where no zone is farther away they stay."""
    groups, ways = _pushed(state, task), state.castle.farther(task.zone)
    if not ways or not groups:
        return
    if _apart(state, task, groups):
        state.then(*[task._replace(groups=(one,)) for one in groups])
        return
    to = answer or ways[0]
    if task.left > 1:
        others = _numbers(state.at(task.zone, task.kind)) - _numbers(groups)
        rest = tuple([Group(figure, number, task.zone) for figure, number in others.items()])
        state.then(PushBack(to, task.kind, task.left - 1, tuple(groups), task.zone, rest))
    move(state, groups, to, events, away=True)


# --- clean-up


def asks_trap_card(state: State, task: TrapTurnedUp) -> Question:
    """VA69, VA168."""
    return Question("card", "VA69")


def turn_up_trap(state: State, task: TrapTurnedUp, answer: TurnUp, events: Events) -> None:
    if answer.card:
        state.market = tuple(sorted([*state.market, answer.card]))
        tell(events, "trap-open", card=answer.card)
