"""After the third night: everybody shows bites and loot, checked against what is possible («FIN DU JEU ET GAGNANT»)."""

from referee.engine.ruling import Events, Refusal, Refused, refuse
from referee.games.vampire_nights.rules.actions import Declare
from referee.games.vampire_nights.rules.loot import known, least_of, may_be, most_of
from referee.games.vampire_nights.rules.pieces import TILES, Pieces, in_order, with_number
from referee.games.vampire_nights.rules.state import UNTOLD, Seat, State, tell
from referee.games.vampire_nights.rules.turns import require_phase


def is_expected(seat: Seat) -> bool:
    """Whether something about that player is still unknown: the faces of bites, or what was lost."""
    return (seat.vampires == UNTOLD and seat.bites > 0) or len(seat.loot) > 1


def loot_fault(state: State, number: int, tiles: Pieces) -> Refusal | None:
    """Why the loot cannot be that; None if it can."""
    seat = state.seats[number]
    # As many tiles as were taken, less those that were lost.
    if len(tiles) != seat.tiles:
        return _unfit("tiles", number=len(tiles), wanted=seat.tiles)
    shown = in_order(tiles)
    fits = any(shown == held for held, _ in seat.loot)
    for kind in () if fits else TILES:
        count, least, most = shown.count(kind), least_of(seat.loot, kind), most_of(seat.loot, kind)
        # No more of a tile than the player took, and no fewer than cannot have been lost.
        if not least <= count <= most:
            detail = "kind" if least < most else "kind-exactly"
            return _unfit(detail, tile=kind, number=count, least=least, most=most)
    if not fits:
        return _unfit("order", tiles=shown)
    elsewhere_open = (*state.piles.open, *state.manor.values())
    others = [other.loot for at, other in enumerate(state.seats) if at != number]
    for kind in dict.fromkeys(shown):
        # No more of a tile than exist, with what lies open and what others have at least.
        elsewhere = sum([least_of(loot, kind) for loot in others]) + elsewhere_open.count(kind)
        count, copies = shown.count(kind), state.setup.tiles.copies[kind]
        if count + elsewhere > copies:
            return _unfit("pieces", tile=kind, number=count, elsewhere=elsewhere, copies=copies)
    return None


def _unfit(detail: str, **params: object) -> Refusal:
    return Refusal("does-not-fit", "VN82", f"does-not-fit.{detail}", params)


def show(state: State, action: Declare, events: Events) -> State:
    """:raises Refused: not-your-phase, nothing-to-decide, tile-missing, does-not-fit"""
    require_phase(state, "end")
    number, vampires = action.player, action.vampires
    seat = state.seats[number]
    if not is_expected(seat):
        refuse("nothing-to-decide", "scoring", "nothing-to-decide.show")
    # What was lost face down must now be told.
    if action.tiles is None and len(seat.loot) > 1:
        refuse("tile-missing", "VN82", "tile-missing.loot", number=seat.tiles, legal=at_most(seat))
    tiles = may_be(seat.loot)[0] if action.tiles is None else action.tiles
    # Every bite card shows a shield or a vampire.
    if vampires > seat.bites:
        refuse("does-not-fit", "bites", "does-not-fit.bites", number=vampires, bites=seat.bites)
    if (fault := loot_fault(state, number, tiles)) is not None:
        raise Refused(fault._replace(legal=at_most(seat)))
    tell(events, "shown", number, vampires=vampires, shields=seat.bites - vampires, tiles=in_order(tiles))
    return state.with_seat(number, seat._replace(vampires=vampires, loot=known(tiles)))


def at_most(seat: Seat) -> tuple[str, ...]:
    """Every tile the player may still have, with how many at most: all have seen them taken."""
    return tuple(with_number(kind, most) for kind in TILES if (most := most_of(seat.loot, kind)))


def after_showing(state: State, events: Events) -> State:
    """Who was never bitten has no vampire's face; when all is known, the game is over."""
    seats = tuple(
        seat._replace(vampires=0) if seat.bites == 0 and seat.vampires == UNTOLD else seat for seat in state.seats
    )
    state = state._replace(seats=seats)
    if any(map(is_expected, seats)):
        return state
    tell(events, "phase-over", None, night=state.round)
    return state._replace(phase="over")
