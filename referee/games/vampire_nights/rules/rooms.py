"""What a room does to a guard that enters it («Révéler une Pièce et réagir», «TUILES PIÈCE»).

What happens is done to the position itself: the caller has copied it.
"""

from typing import Final

from referee.engine.ruling import Events, refuse
from referee.games.vampire_nights.rules import hands, loot
from referee.games.vampire_nights.rules.actions import NOTHING
from referee.games.vampire_nights.rules.manor import EMPTY, place
from referee.games.vampire_nights.rules.pieces import (
    CAT,
    CHEST,
    COINS,
    CROSS,
    DEFENCES,
    GARLIC,
    STAKE,
    TILES,
    VAMPIRES,
    WEB,
    Pieces,
    with_one,
)
from referee.games.vampire_nights.rules.state import CAUGHT, Piles, Setup, State, tell, with_guard, with_seat

MEETINGS: Final = VAMPIRES | {CAT}  # they want an answer
EFFECTS: Final = MEETINGS | {CHEST, WEB}  # other rooms do nothing to whoever enters
TO_VAMPIRES: Final = (NOTHING, *DEFENCES)
DEFENDED: Final = {GARLIC: "protected", CROSS: "repelled", STAKE: "staked"}  # what is told of it


def with_seen(piles: Piles, setup: Setup, cell: str, tile: str) -> Piles:
    """The piles after a face-down room showed that tile.

    :raises Refused: tile-missing, no-such-tile
    """
    # A room that is entered is turned up.
    if not tile:
        refuse("tile-missing", "revealing", cell=cell)
    seen, copies = piles.seen.count(tile), setup.tiles.copies[tile]
    # No more of a tile than exist.
    if seen >= copies:
        refuse("no-such-tile", "pieces", tile=tile, seen=seen, copies=copies)
    after = piles.copy()
    after.seen = (*piles.seen, tile)
    return after


def open_tile(lies: str, cell: str, tile: str) -> str:
    """The tile that lies open on a cell, whether it was told or not; "" if there is none.

    :raises Refused: tile-differs
    """
    shown = "" if lies == EMPTY else lies
    # An open tile need not be told; if it is, it must be that one.
    if tile and tile != shown:
        refuse("tile-differs", "revealing", cell=cell, tile=tile, lies=shown or "none")
    return shown


# --- what is met


def answers(state: State, number: int, tile: str) -> tuple[str, ...]:
    """What the player may do about the vampire or the Cat met."""
    if tile == CAT:
        some, none = loot.may_have_coins(state.seats[number].loot)
        return (COINS,) * some + (NOTHING,) * none
    # VN27, VN81: Garlic, Cross or Stake before the bite; none of them must be used.
    return (NOTHING, *[item for item in DEFENCES if hands.may_hold(state, number, item)])


def only_answer(state: State, number: int, tile: str) -> str:
    """The answer, if there is only one: then nobody is asked. Else ""."""
    if tile == CAT:
        may = answers(state, number, tile)
        return may[0] if len(may) == 1 else ""
    for item in (STAKE, CROSS, GARLIC):
        if hands.may_hold(state, number, item):
            return ""
    return NOTHING


def answered(state: State, number: int, index: int, answer: str, events: Events) -> None:
    """What comes of the vampire or the Cat met by that guard, with the answer given.

    :raises Refused: not-an-answer, not-in-hand
    """
    cell = state.seats[number].guards[index].cell
    tile = state.manor[cell]
    # Coins for the Cat, if there can be any; Garlic, Cross or Stake for a vampire (VN27), or nothing (VN81).
    if answer not in (answers(state, number, tile) if tile == CAT else TO_VAMPIRES):
        rule, detail = ("cat", "not-an-answer.cat") if tile == CAT else ("VN27", "not-an-answer.vampire")
        refuse("not-an-answer", rule, detail, tile=tile, legal=tuple(sorted(answers(state, number, tile))))
    if tile == CAT:
        _cat(state, number, cell, answer, events)
    elif answer == NOTHING:
        _bitten(state, number, cell, events)
    else:
        _defended(state, number, cell, answer, events)


def _defended(state: State, number: int, cell: str, item: str, events: Events) -> None:
    seat, state.piles = hands.spent(state, number, item)
    state.seats = with_seat(state.seats, number, seat)
    tell(events, DEFENDED[item], number, item=item, tile=state.manor[cell], cell=cell)
    if item == STAKE:
        take(state, number, cell)
    elif item == CROSS:  # VN56: Garlic leaves the vampire there
        discard_room(state, cell)


def _bitten(state: State, number: int, cell: str, events: Events) -> None:
    """«Rencontre de Vampires»: a bite card, if any is left (VN6), and a tile, if there is one (VN35, VN80)."""
    seat, piles = state.seats[number], state.piles
    card = 1 if piles.bites else 0
    lost = 1 if seat.tiles else 0
    tell(events, "bitten", number, tile=state.manor[cell], cell=cell, card=card, lost=lost, bites=seat.bites + card)
    # VN33, VN34: the owner chooses, and nobody sees it (VN82).
    seat, piles = loot.losing(seat, lost) if lost else seat.copy(), piles.copy()
    seat.bites += card
    piles.bites -= card
    piles.gone += lost
    state.seats = with_seat(state.seats, number, seat)
    state.piles = piles


def _cat(state: State, number: int, cell: str, answer: str, events: Events) -> None:
    """The Cat takes one Coins, if there are any (VN37), and goes."""
    seat, piles = state.seats[number], state.piles
    tell(events, "cat-paid" if answer == COINS else "cat-left", number, cell=cell)
    if answer == COINS:
        after, piles = loot.paying_coins(seat), discarding(piles, COINS)
    else:
        after = loot.lacking_coins(seat)
    state.seats = with_seat(state.seats, number, after)
    state.piles = _learning(piles, state.setup, loot.least_was(seat.loot), loot.least_was(after.loot))
    discard_room(state, cell)


def _learning(piles: Piles, setup: Setup, before: Pieces, after: Pieces) -> Piles:
    """The piles when more is known of a loot: what it surely was when the pile was made is not in the pile (VN72)."""
    if before == after:
        return piles
    seen: list[str] = []
    for kind in TILES:
        more = after.count(kind) - before.count(kind)
        seen += [kind] * min(piles.seen.count(kind) + more, setup.tiles.copies[kind])
    return piles._replace(seen=tuple(seen))


# --- what is found


def _chest(state: State, number: int, cell: str, events: Events) -> None:
    """The Chest gives an item, to be used at once if wanted, and goes; with no item anywhere it just goes (VN38)."""
    discard_room(state, cell)
    found = hands.draw(state, number, events)
    tell(events, "chest" if found else "chest-empty", number, cell=cell, hand=state.seats[number].hand)


def _web(state: State, number: int, index: int, events: Events) -> None:
    """The Web holds whoever enters for the owner's next turn (VN39, VN42)."""
    seat = state.seats[number]
    guard = seat.guards[index]
    tell(events, "caught", number, cell=place(guard.cell))
    state.seats = with_seat(state.seats, number, with_guard(seat, index, guard._replace(web=CAUGHT)))


def enter(state: State, number: int, index: int, tile: str, answer: str, events: Events) -> None:
    """The effect of the open tile that the guard now stands on, with the answer to it.

    :raises Refused: not-an-answer, not-in-hand
    """
    if tile in MEETINGS:
        answered(state, number, index, answer, events)
    elif answer:
        refuse("not-an-answer", "revealing", "not-an-answer.nothing-met", tile=tile or "none")
    elif tile == CHEST:
        _chest(state, number, state.seats[number].guards[index].cell, events)
    elif tile == WEB:
        _web(state, number, index, events)


# --- tiles that leave their rooms


def take(state: State, number: int, cell: str) -> None:
    """The tile of that room goes to the player's loot; the room is empty."""
    state.seats = with_seat(state.seats, number, loot.gaining(state.seats[number], state.manor[cell]))
    state.manor = state.manor.having(cell, EMPTY)


def discard_room(state: State, cell: str) -> None:
    """The tile of that room is discarded; the room is empty."""
    state.piles = discarding(state.piles, state.manor[cell])
    state.manor = state.manor.having(cell, EMPTY)


def discarding(piles: Piles, tile: str) -> Piles:
    """One more discarded tile, of a kind that all have seen."""
    after = piles.copy()
    after.gone += 1
    after.open = with_one(piles.open, tile)
    return after
