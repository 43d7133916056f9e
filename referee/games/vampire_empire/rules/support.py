"""«Jouer des cartes soutien»: when, at what cost, and how it all comes about, or is taken back."""

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from referee.engine.lexicon import unaccented
from referee.engine.ruling import Events, Refused, refuse
from referee.games.vampire_empire.rules import piles
from referee.games.vampire_empire.rules.actions import (
    Cancel,
    CancelSupport,
    Cost,
    DiscardCards,
    DrawCards,
    Stop,
    Support,
)
from referee.games.vampire_empire.rules.codes import CODES
from referee.games.vampire_empire.rules.effects import meant, take_effect
from referee.games.vampire_empire.rules.state import State, SupportCard, role_of, tell

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
    # Also where it cannot be paid: what the card takes from the moat afterwards is not what is wrong then.
    paid = Paid(action, cost, price_of(state, cost))
    before = (original or state).support_back
    _pay(state, paid)
    if original is not None:
        _pay(original, paid)
    tell(events, "supported", action.player, name=name_of(state, action), number=paid.price)
    back = original or state.copy()
    if before is not None and any(isinstance(effect, CancelSupport) for effect in action.effects):
        _take_back(state, paid, before, events)
    refusals += _refused(_take_effect, state, paid, before, events)
    piles.laid_to_moat(back, action.player, 1)
    back.support_back, state.support_back = None, back
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


def price_of(state: State, cost: Cost) -> int:
    """VE70: by whose turn it is, not by who plays."""
    price = cost.at(state.time)
    assert price is not None, "else there is no moment for the card"
    return price


def why_not_now(state: State, in_combat: bool) -> str:
    """Why no support card can be played now; "" if one can. VE23, VE44, VE68, VE69, VE87."""
    if state.asks:
        return "asked"
    if state.base == "turn" and state.step == "draw":
        return "draw"
    return "combat" if state.base == "combat" and not in_combat else ""


def check_moment(state: State, action: Support) -> None:
    """:raises Refused: not-now."""
    cancels = any(isinstance(effect, Cancel) for effect in action.effects)
    why = why_not_now(state, action.combat or cancels)
    if not why and state.base != "combat" and (cancels or any(isinstance(effect, Stop) for effect in action.effects)):
        why = "no-combat"
    cost = cost_of(state, action)
    if not why and cost.at(state.time) is None:  # VE71
        why = state.time
    if why:
        refuse("not-now", _RULES.get(why, "support"), f"not-now.{why}")


_RULES: Final = {"asked": "VE23", "draw": "VE44", "combat": "VE87", "night": "VE71", "day": "VE71"}


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
    price, others = price_of(state, cost), state.piles[action.player].hand - 1
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


def _take_effect(state: State, paid: Paid, before: State | None, events: Events) -> None:
    """Each effect in the order given; the card goes to the moat at last. `before` is how it stands without the support
    card entered just before (VE46).

    :raises Refused:
    """
    seat = paid.action.player
    for effect in paid.action.effects:
        if state.ending:  # VE105: the first ending reached counts
            break
        if isinstance(effect, CancelSupport):
            _check_taken_back(paid, before)
        else:
            take_effect(state, seat, effect, events)
    piles.laid_to_moat(state, seat, 1)


def _take_back(state: State, paid: Paid, before: State, events: Events) -> None:
    """VE46: the effect just applied is taken back, costs stay paid."""
    entries = state.entries
    state.become(before)
    state.entries, state.back = entries, None
    _pay(state, paid)
    tell(events, "support-cancelled", paid.action.player)


def _check_taken_back(paid: Paid, before: State | None) -> None:
    """:raises Refused: cannot-pay, not-applicable."""
    if before is None:
        refuse("not-applicable", "VE46", "not-applicable.support")
    others = before.piles[paid.action.player].hand - 1
    if others < paid.price:  # it cannot be paid with the cards that are taken back
        refuse("cannot-pay", "VE47", name=paid.action.name, number=paid.price, has=max(0, others))
