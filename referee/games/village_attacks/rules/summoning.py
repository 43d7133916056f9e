"""«L'Invocation»: symbols are paid in the Summoning Room, and once all have paid, a monster comes."""

from typing import Final

from referee.engine.ruling import Events, refuse
from referee.games.village_attacks.rules.actions import Pay, Payers, Summon
from referee.games.village_attacks.rules.allies import with_ally
from referee.games.village_attacks.rules.crowding import has_room
from referee.games.village_attacks.rules.dice import check_named, spend
from referee.games.village_attacks.rules.losses import waits_for_summoning
from referee.games.village_attacks.rules.scenario_tasks import Called, Upkeep
from referee.games.village_attacks.rules.scenarios import SUMMONING
from referee.games.village_attacks.rules.state import Ally, Question, State, tell
from referee.games.village_attacks.rules.tasks import AllyComes, MakeRoom

SYMBOLS: Final = "mrgsc"
KEEP_PAYING: Final = 2


def wants_symbols(state: State) -> bool:
    """Scenario 12: markers from the board, not dice, bring the first one (VA212)."""
    return waits_for_summoning(state)


def unpaid(state: State) -> tuple[str, ...]:
    """Each symbol can be paid once."""
    paid = [die for die, _ in state.paid]
    return tuple([die for die in SYMBOLS if die not in paid])


def check_pays(state: State, seat: int) -> None:
    """:raises Refused: already-used, wrong-cost, wrong-room."""
    name, zone = state.name(seat), state.monsters[seat].zone
    if seat in [payer for _, payer in state.paid]:
        refuse("already-used", "VA103", "already-used.paid", player=name)
    if wants_symbols(state):
        refuse("wrong-cost", "VA212", "wrong-cost.symbols", number=len(state.monsters))
    if not state.room(zone, SUMMONING):
        refuse("wrong-room", "VA103", "wrong-room.summoning", player=name, zone=zone)


def pay(state: State, action: Pay, events: Events) -> None:
    """Each played monster one symbol, and from then on a die fewer (VA104); when all have paid, dead ones once they are
    back (VA103), the card is turned up.

    :raises Refused: no-such-die, wrong-die, and as check_pays and spend do.
    """
    seat = action.player
    check_named(state, seat, action.die)
    if action.die not in unpaid(state) and not wants_symbols(state):
        refuse("wrong-die", "VA103", "wrong-die.paid", die=action.die, legal=unpaid(state))
    check_pays(state, seat)
    spend(state, seat, action.die, (action.die,), events)
    state.paid = (*state.paid, (action.die, seat))
    tell(events, "paid", seat, die=action.die)
    if len({payer for _, payer in state.paid}) == len(state.monsters):
        state.then(Called(state.monsters[seat].zone))


def asks_card(state: State, task: Called) -> Question:
    return Question("summon", "VA103", (), None, "", "", task.zone)


def check_card(state: State, card: Summon) -> None:
    """:raises Refused: not-an-option, if that name means somebody else, or one that was killed («Bannir»)."""
    others = (*state.setup.monsters, *(hero.name for hero in state.facts.heroes))
    allies = [*(one.name for one in state.allies), *(one.name for one in state.facts.minions)]
    if card.name in (*others, *allies):
        refuse("not-an-option", "VA103", "not-an-option.taken", word=card.name)
    if card.name in state.banished:
        refuse("not-an-option", "VA103", "not-an-option.banished", word=card.name)


def come(state: State, task: Called, card: Summon | None, events: Events) -> None:
    """It appears in the Summoning Room, and may act in this round."""
    assert card is not None
    free = wants_symbols(state)
    everybody = tuple(range(len(state.monsters)))
    payers = () if free or len(everybody) > KEEP_PAYING else everybody
    ally = Ally(card.name, card.type, card.health, task.zone, card.speed, card.wounds, card.range, payers=payers)
    crowd = [] if has_room(state, task.zone) else [MakeRoom(task.zone, "", 1)]
    state.paid, state.summonings = (), state.summonings + 1
    if free:  # VA212: no penalty, and the other markers have no use any more
        state.symbols = ()
        state.monsters = tuple([one._replace(carries="") for one in state.monsters])
    upkeep = [] if free or payers else [Upkeep(card.name)]
    state.then(*crowd, AllyComes(ally), *upkeep)


def asks_payers(state: State, task: Upkeep) -> Question:
    """VA105: two of them roll one die fewer; they are chosen now, for good."""
    return Question("payers", "VA105", state.setup.monsters, None, "", task.name)


def check_payers(state: State, action: Payers) -> tuple[int, ...]:
    """:raises Refused: unknown-monster, not-an-option, order-incomplete, too-many-answers."""
    seats = []
    for word in action.monsters:
        seat = state.seat_of(word)
        if seat is None:
            refuse("unknown-monster", "record", word=word, legal=state.setup.monsters)
        if seat in seats:
            refuse("not-an-option", "VA105", "not-an-option.twice", word=word)
        seats.append(seat)
    if len(seats) > KEEP_PAYING:
        refuse("too-many-answers", "VA105", number=len(seats), wanted=KEEP_PAYING)
    if len(seats) < KEEP_PAYING:
        refuse("order-incomplete", "VA105", "order-incomplete.payers", legal=state.setup.monsters)
    return tuple(sorted(seats))


def keep_paying(state: State, task: Upkeep, answer: Payers | None, events: Events) -> None:
    assert answer is not None
    payers = check_payers(state, answer)
    with_ally(state, task.name, payers=payers)
    tell(events, "keep-paying", name=task.name, monsters=tuple([state.name(seat) for seat in payers]))
