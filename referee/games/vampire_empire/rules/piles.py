"""A player's cards by number: drawing, discarding, the one reshuffle («Oubliettes et grenier»)."""

from referee.engine.ruling import Events, refuse
from referee.games.vampire_empire.rules.state import FULL_HAND, Piles, State, tell


def draw_cards(state: State, seat: int, number: int, events: Events) -> int:
    """Draw so many cards, or as many as there are; how many it was."""
    piles = state.piles[seat]
    deck, hand, moat, cellar, reshuffled = piles
    drawn = min(number, deck)
    # VE4, VE63, VE64: the cellar is shuffled in only when a card must be drawn and none is left; VE6: if it has any.
    if drawn < number and cellar and not reshuffled:
        deck, cellar, reshuffled = deck + cellar, 0, True
        more = min(number, deck) - drawn
        tell(events, "reshuffled", seat, number=more)
        drawn += more
    state.with_piles(seat, Piles(deck - drawn, hand + drawn, moat, cellar, reshuffled))
    return drawn


def refill(state: State, seat: int, events: Events) -> int:
    """VE2, VE59: up to eight cards, as far as there are any; how many were drawn."""
    return draw_cards(state, seat, max(0, FULL_HAND - state.piles[seat].hand), events)


def to_moat(state: State, seat: int, number: int) -> None:
    """Cards from the hand, face down (VE65)."""
    own = state.piles[seat]
    state.with_piles(seat, own._replace(hand=own.hand - number, moat=own.moat + number))


def to_cellar(state: State, seat: int, number: int) -> None:
    own = state.piles[seat]
    state.with_piles(seat, own._replace(hand=own.hand - number, cellar=own.cellar + number))


def from_hand(state: State, seat: int, number: int) -> None:
    """Cards are played, and stay face up until they go to the moat."""
    own = state.piles[seat]
    state.with_piles(seat, own._replace(hand=own.hand - number))


def laid_to_moat(state: State, seat: int, number: int) -> None:
    """Cards that were played go to the moat (VE41)."""
    own = state.piles[seat]
    state.with_piles(seat, own._replace(moat=own.moat + number))


def combat_to_moats(state: State) -> None:
    """VE41: all cards of a combat; it is over."""
    combat = state.combat
    if combat is not None:
        laid_to_moat(state, state.active, len(combat.attack))
        laid_to_moat(state, state.other, len(combat.defence))
        state.combat, state.base = None, "turn"


def water_to_moat(state: State) -> None:
    """The lower Holy Water isn't used for an attack (VE80)."""
    if state.water:
        state.water = ()
        laid_to_moat(state, state.setup.humans, 1)


def check_hand(state: State, seat: int, number: int) -> None:
    """:raises Refused: not-enough-cards."""
    has = state.piles[seat].hand
    if number > has:
        refuse("not-enough-cards", "piles", player=state.name(seat), number=number, pile="hand", has=has)


def check_cellar(state: State, seat: int) -> None:
    """VE7: after the reshuffle everything goes to the moat.

    :raises Refused: cellar-used.
    """
    if state.piles[seat].reshuffled:
        refuse("cellar-used", "VE7", player=state.name(seat))
