"""«Jouer des cartes soutien»: when, at what cost, and what the table says that the card did."""

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from referee.engine.lexicon import unaccented
from referee.engine.ruling import Events, Refused, refuse
from referee.games.vampire_empire.rules import castle, piles
from referee.games.vampire_empire.rules.actions import (
    Block,
    Cancel,
    CancelSupport,
    Cost,
    DiscardCards,
    DrawCards,
    HideAway,
    Kill,
    Mark,
    Shuffle,
    Stop,
    Support,
    Swap,
    Take,
    Test,
    Unmark,
    Words,
)
from referee.games.vampire_empire.rules.codes import CODES
from referee.games.vampire_empire.rules.combat import end_if_fighter_left
from referee.games.vampire_empire.rules.ending import end_if_reached
from referee.games.vampire_empire.rules.state import Ask, Combat, Slot, State, SupportCard, tell
from referee.games.vampire_empire.rules.turns import check_unrevealed, come, role_of
from referee.notation.names import find_player

# VE100: whose accomplices these are, in the words of each language.
_HUMANS_OWN: Final = (
    *("novice", "squire", "ostler"),
    *("enfant de chœur", "enfant de choeur", "valet", "palefrenier"),
    *("послушник", "оруженосец", "конюх"),
)
_VAMPIRES_OWN: Final = (
    *("organist", "lady-in-waiting", "kitchen boy"),
    *("organiste", "dame de compagnie", "garçon de courses"),
    *("органист", "фрейлина", "поварёнок"),
)
ACCOMPLICES: Final = {
    **{unaccented(name): "humans" for name in _HUMANS_OWN},
    **{unaccented(name): "vampires" for name in _VAMPIRES_OWN},
}


def support(state: State, action: Support, events: Events) -> None:
    """A support card takes full effect before anything else (VE46, VE72)."""
    whom(state, action)
    original: State | None = None
    if state.back is not None and any(isinstance(effect, Cancel) for effect in action.effects):
        original, entries = state.copy(), state.entries  # VE87: it goes back on the comparison just made
        state.become(state.back)
        state.entries, original.back = entries, None
    if state.ending or state.base == "setup":
        refuse("not-your-phase", "setup" if state.base == "setup" else "ending", f"not-your-phase.{state.phase}")
    check_moment(state, action)
    cost = cost_of(state, action)
    refusals = [
        *_refused(check_deck, state, action),
        *_refused(check_card, state, action, cost),
        *_refused(check_price, state, action, cost),
    ]
    paid = Paid(action, cost, 0 if refusals else _price(state, cost))
    before = (original or state).support_back
    _pay(state, paid)
    if original is not None:
        _pay(original, paid)
    tell(events, "supported", action.player, name=name_of(state, action), number=paid.price)
    back = original or state.copy()
    if any(isinstance(effect, CancelSupport) for effect in action.effects):
        refusals += _refused(_cancel_support, state, paid, before, events)
    refusals += _refused(_take_effect, state, paid, back, events)
    if refusals:
        raise min(refusals, key=lambda refused: CODES.index(refused.refusal.code))


class Paid(NamedTuple):
    """A support card with what was paid for it."""

    action: Support
    cost: Cost
    price: int


def _refused(check: Callable[..., None], *given: Any) -> Iterator[Refused]:
    try:
        check(*given)
    except Refused as error:
        yield error


def whom(state: State, action: Support) -> None:
    """:raises Refused: unknown-player or ambiguous, if an effect names nobody at this table."""
    for effect in action.effects:
        if isinstance(effect, DrawCards | DiscardCards):
            meant(state, action.player, effect)


def meant(state: State, seat: int, effect: DrawCards | DiscardCards) -> int:
    """Who draws or discards: typed without a name, oneself draws and the opponent discards."""
    if effect.whom is not None:
        return find_player(effect.whom, state.setup.players)
    return seat if isinstance(effect, DrawCards) else 1 - seat


def name_of(state: State, action: Support) -> str:
    """As it was first entered: case and accents don't matter."""
    met = card_met(state, action.name)
    return met.name if met is not None else action.name


def card_met(state: State, name: str) -> SupportCard | None:
    for card in state.cards:
        if card.name == name:
            return card
    wanted = unaccented(name)
    return next((card for card in state.cards if unaccented(card.name) == wanted), None)


def cost_of(state: State, action: Support) -> Cost:
    """As typed, or as it was when the card was met before.

    :raises Refused: not-understood, if nobody knows it.
    """
    met = card_met(state, action.name)
    if action.cost is not None:
        return action.cost
    if met is None:
        refuse("not-understood", "support", "not-understood.cost-unknown", name=action.name)
    return met.cost


def _price(state: State, cost: Cost) -> int:
    """VE70: by whose turn it is, not by who plays."""
    price = cost.night if state.time == "night" else cost.day
    assert price is not None, "else there is no moment for the card"
    return price


def can_be_now(state: State, in_combat: bool) -> str:
    """Why no support card can be played now; "" if one can. VE23, VE44, VE68, VE69, VE87."""
    if state.asks:
        return "asked"
    if state.base == "turn" and state.step == "draw":
        return "draw"
    return "combat" if state.base == "combat" and not in_combat else ""


def check_moment(state: State, action: Support) -> None:
    """:raises Refused: not-now."""
    cancels = any(isinstance(effect, Cancel) for effect in action.effects)
    why = can_be_now(state, action.combat or cancels)
    if not why and state.base != "combat" and (cancels or any(isinstance(effect, Stop) for effect in action.effects)):
        why = "no-combat"
    cost = cost_of(state, action)
    if not why and (cost.night if state.time == "night" else cost.day) is None:  # VE71
        why = state.time
    if why:
        refuse("not-now", _WHY_NOT_NOW.get(why, "support"), f"not-now.{why}")


_WHY_NOT_NOW: Final = {"asked": "VE23", "draw": "VE44", "combat": "VE87", "night": "VE71", "day": "VE71"}


def check_deck(state: State, action: Support) -> None:
    """VE100: an accomplice of the other side.

    :raises Refused: wrong-deck.
    """
    if ACCOMPLICES.get(unaccented(action.name), own := role_of(state, action.player)) != own:
        refuse("wrong-deck", "VE100", f"wrong-deck.support-{own}", player=state.name(action.player), card=action.name)


def check_card(state: State, action: Support, cost: Cost) -> None:
    """:raises Refused: card-differs."""
    met = card_met(state, action.name)
    if met is not None and met.cost != cost:
        refuse("card-differs", "support", name=met.name, before=write_cost(met.cost), now=write_cost(cost))


def write_cost(cost: Cost) -> str:
    return "/".join("-" if one is None else str(one) for one in cost)


def check_price(state: State, action: Support, cost: Cost) -> None:
    """VE47, VE48: the card itself, and other cards for its cost.

    :raises Refused: not-enough-cards, cannot-pay.
    """
    piles.check_hand(state, action.player, 1)
    price, others = _price(state, cost), state.piles[action.player].hand - 1
    if price > others:
        refuse("cannot-pay", "VE47", name=name_of(state, action), number=price, has=others)


def _pay(state: State, paid: Paid) -> None:
    """The cost goes to the moat first, the card itself after its effect (VE73). VE69: phases 1 and 2 are over."""
    action, cost, price = paid
    piles.to_moat(state, action.player, price)
    piles.from_hand(state, action.player, 1)
    if card_met(state, action.name) is None:
        state.cards = (*state.cards, SupportCard(action.name, cost))
    if state.base == "turn":
        state.step = "action"


def _take_effect(state: State, paid: Paid, back: State, events: Events) -> None:
    """Each effect in the order given; the card goes to the moat at last. `back` is how it stands without them (VE46).

    :raises Refused:
    """
    seat = paid.action.player
    piles.laid_to_moat(back, seat, 1)
    back.support_back = None
    for effect in paid.action.effects:
        if not isinstance(effect, CancelSupport):
            _EFFECTS[type(effect)](state, seat, effect, events)
            if not state.ending:
                end_if_fighter_left(state, events)
    piles.laid_to_moat(state, seat, 1)
    state.support_back = back


def _cancel_support(state: State, paid: Paid, before: State | None, events: Events) -> None:
    """VE46: the effect just applied is taken back, costs stay paid."""
    if before is None:
        refuse("not-applicable", "VE46", "not-applicable.support")
    price, has = paid.price + 1, before.piles[paid.action.player].hand
    if has < price:  # it cannot be paid with the cards that are taken back
        refuse("cannot-pay", "VE47", name=paid.action.name, number=paid.price, has=max(0, has - 1))
    entries = state.entries
    state.become(before)
    state.entries, state.back = entries, None
    _pay(state, paid)
    tell(events, "support-cancelled", paid.action.player)


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
    """VE88, VE89: a card of the opponent counts nothing; its owner may add to this round."""
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
    combat = _combat_under_way(state)
    tell(events, "broken-off", None, attacker=combat.attacker, target=combat.target)
    piles.combat_to_moats(state)


def _block(state: State, seat: int, effect: Block, events: Events) -> None:
    """VE101: for the rest of the turn."""
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
    if effect.comes:
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
