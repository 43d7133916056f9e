"""After the third night: everybody shows bites and loot, checked against what is possible («FIN DU JEU ET GAGNANT»)."""

from collections.abc import Iterable

from referee.engine.ruling import Event, Events, Refusal, Refused, refuse
from referee.games.vampire_nights.rules.actions import Declare
from referee.games.vampire_nights.rules.loot import least_of, loot_of, most_of, number_of, tiles_in
from referee.games.vampire_nights.rules.pieces import TILE_CODE, TILES
from referee.games.vampire_nights.rules.state import Seat, State
from referee.games.vampire_nights.rules.turns import require_phase


def is_expected(seat: Seat) -> bool:
    """Whether something about that player is still unknown: the faces of bites, or what was lost."""
    return (seat.vampires < 0 and seat.bites > 0) or len(seat.loot) > 1


def loot_fault(state: State, number: int, tiles: tuple[int, ...]) -> Refusal | None:
    """Why the loot cannot be that; None if it can."""
    seat = state.seats[number]
    # As many tiles as were taken, less those that were lost.
    if len(tiles) != seat.tiles:
        return _unfit("tiles", number=len(tiles), wanted=seat.tiles)
    shown = loot_of(tiles)
    for kind in TILES if shown not in seat.loot else ():
        count, least, most = number_of(shown, kind), least_of(seat.loot, kind), most_of(seat.loot, kind)
        # No more of a tile than the player took, and no fewer than cannot have been lost.
        if not least <= count <= most:
            detail = "kind" if least < most else "kind-exactly"
            return _unfit(detail, tile=TILE_CODE[kind], number=count, least=least, most=most)
    if shown not in seat.loot:
        return _unfit("order", tiles=tuple(TILE_CODE[kind] for kind in sorted(tiles)))
    for kind in set(tiles):
        # No more of a tile than exist, with what lies open and what others have at least.
        others = [least_of(other.loot, kind) for at, other in enumerate(state.seats) if at != number]
        elsewhere = sum(others) + state.piles.open[kind] + state.manor.count(kind)
        count = number_of(shown, kind)
        if count + elsewhere > state.setup.tiles[kind]:
            copies = state.setup.tiles[kind]
            return _unfit("pieces", tile=TILE_CODE[kind], number=count, elsewhere=elsewhere, copies=copies)
    return None


def _unfit(detail: str, **params: object) -> Refusal:
    return Refusal("does-not-fit", "VN82", f"does-not-fit.{detail}", params)


def show(state: State, action: Declare, events: Events) -> State:
    """:raises Refused: not-your-phase, nothing-to-decide, tile-missing, does-not-fit"""
    require_phase(state, "end")
    number, vampires, tiles = action
    seat = state.seats[number]
    if not is_expected(seat):
        refuse("nothing-to-decide", "scoring", "nothing-to-decide.show")
    if tiles is None:
        # What was lost face down must now be told.
        if len(seat.loot) > 1:
            refuse("tile-missing", "VN82", "tile-missing.loot", number=seat.tiles, legal=_most(seat))
        tiles = tuple(tiles_in(seat.loot[0]))
    # Every bite card shows a shield or a vampire.
    if vampires > seat.bites:
        refuse("does-not-fit", "bites", "does-not-fit.bites", number=vampires, bites=seat.bites)
    if (fault := loot_fault(state, number, tiles)) is not None:
        raise Refused(fault._replace(legal=_most(seat)))
    if events is not None:
        params = {"vampires": vampires, "shields": seat.bites - vampires}
        events.append(Event("shown", number, {**params, "tiles": tuple(TILE_CODE[kind] for kind in sorted(tiles))}))
    return state.with_seat(number, seat._replace(vampires=vampires, loot=(loot_of(tiles),)))


def _most(seat: Seat) -> tuple[str, ...]:
    """Every tile the player may still have, with how many at most."""
    return tuple(written(kind, most) for kind in TILES if (most := most_of(seat.loot, kind)))


def written(kind: int, number: int) -> str:
    return TILE_CODE[kind] + (f"x{number}" if number > 1 else "")


def tiles_written(tiles: Iterable[int]) -> list[str]:
    shown = loot_of(tiles)
    return [written(kind, count) for kind in TILES if (count := number_of(shown, kind))]


def settle(state: State, events: Events) -> State:
    """Who was never bitten has no vampire's face; when all is known, the game is over."""
    seats = tuple(seat._replace(vampires=0) if seat.bites == 0 and seat.vampires < 0 else seat for seat in state.seats)
    state = state.but(seats=seats)
    if any(map(is_expected, seats)):
        return state
    if events is not None:
        events.append(Event("phase-over", None, {"night": state.round}))
    return state.but(phase="over")
