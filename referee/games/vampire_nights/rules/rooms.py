"""What a room does to a guard that enters it («Révéler une Pièce et réagir», «TUILES PIÈCE»)."""

from referee.engine.ruling import Event, Events, refuse
from referee.games.vampire_nights.rules import hands, loot
from referee.games.vampire_nights.rules.actions import NO_ANSWER, NOTHING
from referee.games.vampire_nights.rules.manor import DOWN, EMPTY, NAME
from referee.games.vampire_nights.rules.pieces import (
    CAT,
    CHEST,
    COINS,
    CROSS,
    DEFENCES,
    GARLIC,
    ITEM_CODE,
    STAKE,
    TILE_CODE,
    VAMPIRES,
    WEB,
)
from referee.games.vampire_nights.rules.state import CAUGHT, Guard, Piles, Seat, Setup, State, _new
from referee.games.vampire_nights.rules.tuples import one_more, put, put_number

ANSWERS = (NOTHING, *DEFENCES)  # to a vampire
MEETINGS = VAMPIRES | {CAT}  # they want an answer
EFFECTS = VAMPIRES | {CAT, CHEST, WEB}  # other rooms do nothing to whoever enters


def with_seen(piles: Piles, setup: Setup, cell: int, tile: int) -> Piles:
    """The piles after a face-down room showed that tile.

    :raises Refused: tile-missing, no-such-tile
    """
    # A room that is entered is turned up.
    if not tile:
        refuse("tile-missing", "revealing", cell=NAME[cell])
    rooms, number, seen, known, *rest = piles
    # No more of a tile than exist.
    if seen[tile] >= setup.tiles[tile]:
        refuse("no-such-tile", "pieces", tile=TILE_CODE[tile], seen=seen[tile], copies=setup.tiles[tile])
    return _new(Piles, (rooms, number, one_more(seen, tile), known, *rest))


def open_tile(state: State, cell: int, tile: int) -> int:
    """The tile that lies open on a cell, whether it was told or not; 0 if there is none.

    :raises Refused: tile-differs
    """
    lies = state.manor[cell]
    shown = lies if lies < DOWN else 0
    # An open tile need not be told; if it is, it must be that one.
    if tile and tile != shown:
        refuse("tile-differs", "revealing", cell=NAME[cell], tile=TILE_CODE[tile], lies=TILE_CODE[shown] or "none")
    return shown


def answers(state: State, number: int, tile: int) -> tuple[int, ...]:
    """What the player may do about the vampire or the Cat met."""
    if tile == CAT:
        some, none = loot.may_have_coins(state.seats[number].loot)
        return (COINS,) * some + (NOTHING,) * none
    # VN27, VN81: Garlic, Cross or Stake before the bite; none of them must be used.
    return (NOTHING, *[item for item in DEFENCES if hands.may_hold(state, number, item)])


def only_answer(state: State, number: int, tile: int) -> int:
    """The answer, if there is only one: then nobody is asked."""
    if tile == CAT:
        may = answers(state, number, tile)
        return may[0] if len(may) == 1 else NO_ANSWER
    return NO_ANSWER if hands.may_hold_one_of(state, number, (STAKE, CROSS, GARLIC)) else NOTHING  # most are Stakes


def answer_word(tile: int, answer: int) -> str:
    if answer == NOTHING:
        return "none"
    return TILE_CODE[COINS] if tile == CAT else ITEM_CODE[answer]


def answer_words(state: State, number: int, tile: int) -> tuple[str, ...]:
    return tuple(sorted(answer_word(tile, answer) for answer in answers(state, number, tile)))


def enter(state: State, number: int, index: int, tile: int, answer: int, events: Events) -> State:
    """The effect of the open tile that the guard now stands on, with the answer to it.

    :raises Refused: not-an-answer, not-in-hand
    """
    if tile in MEETINGS:
        return answered(state, number, index, answer, events)
    if answer != NO_ANSWER:
        refuse("not-an-answer", "revealing", "not-an-answer.nothing-met", tile=TILE_CODE[tile] or "none")
    if tile == CHEST:
        return _chest(state, number, index, events)
    if tile == WEB:
        return _web(state, number, index, events)
    return state


def answered(state: State, number: int, index: int, answer: int, events: Events) -> State:
    """The vampire or the Cat met by that guard, with the answer given.

    :raises Refused: not-an-answer, not-in-hand
    """
    cell = state.seats[number][0][index][0]
    tile = state.manor[cell]
    # Coins for the Cat, if there can be any; Garlic, Cross or Stake for a vampire (VN27), or nothing (VN81).
    if answer not in (answers(state, number, tile) if tile == CAT else ANSWERS):
        rule, detail = ("cat", "not-an-answer.cat") if tile == CAT else ("VN27", "not-an-answer.vampire")
        refuse("not-an-answer", rule, detail, tile=TILE_CODE[tile], legal=answer_words(state, number, tile))
    if tile == CAT:
        return _cat(state, number, cell, answer, events)
    if answer == NOTHING:
        return bitten(state, number, cell, events)
    state = hands.spend(state, number, answer)
    if events is not None:
        params = {"item": ITEM_CODE[answer], "tile": TILE_CODE[tile], "cell": NAME[cell]}
        events.append(Event(DEFENDED[answer], number, params))
    if answer == STAKE:
        return take(state, number, cell)
    return discard_room(state, cell) if answer == CROSS else state  # VN56: Garlic leaves the vampire there


DEFENDED = {GARLIC: "protected", CROSS: "repelled", STAKE: "staked"}


def bitten(state: State, number: int, cell: int, events: Events) -> State:
    """«Rencontre de Vampires»: a bite card, if any is left (VN6), and a tile, if there is one (VN35, VN80)."""
    seat, piles = state.seats[number], state.piles
    card = 1 if piles.bites else 0
    if events is not None:
        params = {"tile": TILE_CODE[state.manor[cell]], "cell": NAME[cell], "card": card, "lost": min(seat.tiles, 1)}
        events.append(Event("bitten", number, {**params, "bites": seat.bites + card}))
    guards, hand, sure, held, tiles, loots, vampires, coffin = seat
    lost = 1 if tiles else 0
    if lost:
        # VN33, VN34: the owner chooses, and nobody sees it (VN82).
        loots = loot.without_any(loots)
    rooms, number_gone, seen, known, items, used, bites, kept = piles
    piles = _new(Piles, (rooms, number_gone + lost, seen, known, items, used, bites - card, kept))
    seat = _new(Seat, (guards, hand, sure, held + card, tiles - lost, loots, vampires, coffin))
    setup, seats, night, phase, forced, manor, _, *rest = state
    return _new(State, (setup, put(seats, number, seat), night, phase, forced, manor, piles, *rest))


def lose_tiles(state: State, number: int, count: int) -> State:
    """So many tiles of the player's choice go, face down."""
    seat = state.seats[number]
    loots = seat.loot
    for _ in range(count):
        loots = loot.without_any(loots)
    piles = state.piles
    state = state.but(piles=piles._replace(gone=piles.gone + count))
    return state.with_seat(number, seat._replace(loot=loots, tiles=seat.tiles - count))


def take(state: State, number: int, cell: int) -> State:
    """The tile of that room goes to the player's loot; the room is empty."""
    setup, seats, night, phase, forced, manor, *rest = state
    seats = put(seats, number, gaining(seats[number], manor[cell]))
    return _new(State, (setup, seats, night, phase, forced, put_number(manor, cell, EMPTY), *rest))


def gaining(seat: Seat, tile: int) -> Seat:
    """The player with that tile more."""
    guards, hand, sure, bites, tiles, loots, vampires, coffin = seat
    return _new(Seat, (guards, hand, sure, bites, tiles + 1, loot.with_tile(loots, tile), vampires, coffin))


def gone(piles: Piles, tile: int) -> Piles:
    """One more discarded tile, of a kind that all have seen."""
    rooms, number, seen, known, *rest = piles
    return _new(Piles, (rooms, number + 1, seen, one_more(known, tile), *rest))


def discard_room(state: State, cell: int) -> State:
    """The tile of that room is discarded; the room is empty."""
    setup, seats, night, phase, forced, manor, piles, *rest = state
    piles = gone(piles, manor[cell])
    return _new(State, (setup, seats, night, phase, forced, put_number(manor, cell, EMPTY), piles, *rest))


def _cat(state: State, number: int, cell: int, answer: int, events: Events) -> State:
    """The Cat takes one Coins, if there are any (VN37), and goes."""
    seat = state.seats[number]
    before = seat.loot
    if events is not None:
        events.append(Event("cat-paid" if answer == COINS else "cat-left", number, {"cell": NAME[cell]}))
    if answer == COINS:
        seat = seat._replace(loot=loot.without_coins(seat.loot), tiles=seat.tiles - 1)
        state = state.but(piles=gone(state.piles, COINS))
    else:
        seat = seat._replace(loot=loot.lacking_coins(seat.loot))
    state = state.but(piles=_learning(state.piles, state.setup, before, seat.loot))
    return discard_room(state.with_seat(number, seat), cell)


def _learning(piles: Piles, setup: Setup, before: loot.Loots, after: loot.Loots) -> Piles:
    """The piles when more is known of a loot: what it surely was when the pile was made is not in the pile (VN72)."""
    old, new = loot.least([loot.remembered(before)]), loot.least([loot.remembered(after)])
    if old == new:
        return piles
    seen = [
        min(one + more - less, copies)
        for one, more, less, copies in zip(piles.seen, new, old, setup.tiles, strict=True)
    ]
    return piles._replace(seen=bytes(seen))


def _chest(state: State, number: int, index: int, events: Events) -> State:
    """The Chest gives an item, to be used at once if wanted, and goes; with no item anywhere it just goes (VN38)."""
    cell = state.seats[number].guards[index].cell
    state, found = hands.draw(discard_room(state, cell), number, events)
    if events is not None:
        params = {"cell": NAME[cell], "hand": state.seats[number].hand}
        events.append(Event("chest" if found else "chest-empty", number, params))
    return state


def _web(state: State, number: int, index: int, events: Events) -> State:
    """The Web holds whoever enters for the owner's next turn (VN39, VN42)."""
    seat = state.seats[number]
    guard = seat.guards[index]
    if events is not None:
        events.append(Event("caught", number, {"cell": NAME[guard.cell]}))
    return state.with_guard(number, index, _new(Guard, (*guard[:3], CAUGHT)))
