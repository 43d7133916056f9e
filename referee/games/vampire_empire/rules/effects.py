"""What a support card can do, in the words in which the table says what it did."""

from collections.abc import Callable
from typing import Any, Final

from referee.engine.ruling import Events, refuse
from referee.games.vampire_empire.rules import castle, piles
from referee.games.vampire_empire.rules.actions import (
    Block,
    Cancel,
    DiscardCards,
    DrawCards,
    Enter,
    HideAway,
    Kill,
    Mark,
    Shuffle,
    Stop,
    Swap,
    Take,
    Test,
    Unmark,
    Words,
)
from referee.games.vampire_empire.rules.combat import break_off, end_if_fighter_left
from referee.games.vampire_empire.rules.ending import end_if_reached
from referee.games.vampire_empire.rules.state import Ask, Combat, Slot, State, tell
from referee.games.vampire_empire.rules.turns import check_unrevealed, come
from referee.notation.names import find_player


def take_effect(state: State, seat: int, effect: Any, events: Events) -> None:
    """Whatever it does, a combat whose fighter has left is over (VE90).

    :raises Refused:
    """
    _EFFECTS[type(effect)](state, seat, effect, events)
    if not state.ending:
        end_if_fighter_left(state, events)


def meant(state: State, seat: int, effect: DrawCards | DiscardCards) -> int:
    """Who draws or discards: without a name, the player draws and the opponent discards."""
    if effect.whom is not None:
        return find_player(effect.whom, state.setup.players)
    return seat if isinstance(effect, DrawCards) else 1 - seat


def _mark(state: State, seat: int, effect: Mark, events: Events) -> None:
    """An accomplice: markers for a character in the castle (VE32, VE34, VE50, VE102)."""
    castle.check_alive(state, effect.character)
    castle.check_in_castle(state, effect.character)
    _set_markers(state, effect.character, effect.kind, effect.number)
    tell(events, f"marked.{effect.kind}", None, character=effect.character, number=effect.number)


def _set_markers(state: State, character: str, kind: str, more: int) -> None:
    """So many more, or fewer, on a character in the castle."""
    state.castle = tuple(
        [
            slot.with_markers(kind, slot.markers(kind) + more) if slot.character == character else slot
            for slot in state.castle
        ]
    )


def _unmark(state: State, seat: int, effect: Unmark, events: Events) -> None:
    castle.check_alive(state, effect.character)
    slot = state.slot(effect.character)
    if slot is None or not slot.markers(effect.kind):
        refuse("not-applicable", "markers", f"not-applicable.{effect.kind}", character=effect.character)
    _set_markers(state, effect.character, effect.kind, -slot.markers(effect.kind))
    tell(events, f"unmarked.{effect.kind}", None, character=effect.character)


def _combat_under_way(state: State) -> Combat:
    """:raises Refused: not-now, if an effect before this one ended it."""
    return state.combat or refuse("not-now", "VE87", "not-now.no-combat")


def _cancel(state: State, seat: int, effect: Cancel, events: Events) -> None:
    """VE88, VE89: a card of the opponent no longer counts; its owner may add cards in this round."""
    combat = _combat_under_way(state)
    attacks = seat != state.active  # whose card it is
    cards = combat.attack if attacks else combat.defence
    at = next((at for at, played in enumerate(cards) if played == (effect.card, False)), None)
    if at is None:
        there = tuple([card for card, cancelled in cards if not cancelled])
        refuse("no-such-card", "VE89", card=effect.card, legal=there)
    cards = (*cards[:at], cards[at]._replace(cancelled=True), *cards[at + 1 :])
    if not attacks:
        state.combat = combat._replace(defence=cards)
    elif combat.asks == "attack":
        state.combat = combat._replace(attack=cards)
    else:
        state.combat = combat._replace(attack=cards, asks="attack", adding=True)
    tell(events, "cancelled", 1 - seat, card=effect.card)


def _stop(state: State, seat: int, effect: Stop, events: Events) -> None:
    break_off(state, _combat_under_way(state), events)


def _block(state: State, seat: int, effect: Block, events: Events) -> None:
    """VE101: for the rest of the turn. `reveal` forbids nothing that VE69 doesn't: any support card ends phase 2."""
    state.blocked = (*state.blocked, *(verb for verb in effect.verbs if verb not in state.blocked))
    tell(events, "blocking", state.active, verbs=effect.verbs)


def _hide(state: State, seat: int, effect: HideAway, events: Events) -> None:
    """VE104: as the action of that name."""
    castle.check_alive(state, effect.character)
    if effect.comes:
        castle.check_alive(state, effect.comes)
    castle.check_in_castle(state, effect.character)
    earlier, state.asks = state.asks, ()
    castle.hide(state, effect.character, events)
    end_if_fighter_left(state, events)  # also if the city is empty, and the same character comes back (VE15)
    if effect.comes:
        if len(castle.can_come(state)) == 1:  # nobody else could: saying so again adds nothing
            state.forced = (*state.forced, Enter(effect.comes))
        come(state, effect.comes, events)
    state.asks = (*earlier, *state.asks)


def _swap(state: State, seat: int, effect: Swap, events: Events) -> None:
    """The two change places."""
    for one in effect:
        castle.check_alive(state, one)
    castle.check_in_castle(state, effect.character)
    castle.check_can_come(state, effect.other)
    if effect.other in state.tail:
        state.tail = (effect.character, *state.tail[1:])
    elif effect.other in state.top:
        state.top = (effect.character, *state.top[1:])
    state.castle = tuple([Slot(effect.other) if one.character == effect.character else one for one in state.castle])
    tell(events, "swapped", None, character=effect.character, other=effect.other)
    end_if_reached(state, events)


def _shuffle(state: State, seat: int, effect: Shuffle, events: Events) -> None:
    state.top = state.tail = ()
    tell(events, "city-shuffled", None)


def _test(state: State, seat: int, effect: Test, events: Events) -> None:
    castle.check_alive(state, effect.character)
    check_unrevealed(state, effect.character)
    state.asks = (*state.asks, Ask("answer", effect.character, "test"))


def _kill(state: State, seat: int, effect: Kill, events: Events) -> None:
    castle.check_alive(state, effect.character)
    castle.check_in_castle(state, effect.character)
    castle.kill(state, effect.character, events)


def _draw(state: State, seat: int, effect: DrawCards, events: Events) -> None:
    """VE51, VE64: as many as there are, also beyond eight."""
    who = meant(state, seat, effect)
    number = piles.draw_cards(state, who, effect.number, events)
    tell(events, "given", who, number=number)


def _discard(state: State, seat: int, effect: DiscardCards, events: Events) -> None:
    who = meant(state, seat, effect)
    number = min(effect.number, state.piles[who].hand)
    if effect.cellar:
        piles.check_cellar(state, who)
        piles.to_cellar(state, who, number)
    else:
        piles.to_moat(state, who, number)
    tell(events, "discarded.cellar" if effect.cellar else "discarded", who, number=number)


def _take(state: State, seat: int, effect: Take, events: Events) -> None:
    """VE103: chosen cards, by number only."""
    own = state.piles[seat]
    has = own.of(effect.pile)
    if effect.number > has:
        refuse("not-enough-cards", "VE103", player=state.name(seat), number=effect.number, pile=effect.pile, has=has)
    own = own.with_number(effect.pile, has - effect.number)
    state.with_piles(seat, own._replace(hand=own.hand + effect.number))
    tell(events, f"taken.{effect.pile}", seat, number=effect.number)


def _words(state: State, seat: int, effect: Words, events: Events) -> None:
    if effect.text:
        tell(events, f"words.{effect.word}", seat, text=effect.text)


_EFFECTS: Final[dict[type, Callable[[State, int, Any, Events], None]]] = {
    Mark: _mark,
    Unmark: _unmark,
    Cancel: _cancel,
    Stop: _stop,
    Block: _block,
    HideAway: _hide,
    Swap: _swap,
    Shuffle: _shuffle,
    Test: _test,
    Kill: _kill,
    DrawCards: _draw,
    DiscardCards: _discard,
    Take: _take,
    Words: _words,
}
