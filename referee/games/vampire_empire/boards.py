"""A position as neutral boards: the castle as a row, city and dead below it, and every player's piles."""

from collections.abc import Mapping
from typing import Any, Final

from referee.engine.view import Board, Piece, Tile
from referee.games.vampire_empire.rules.state import Slot, State

Told = tuple[str, Mapping[str, Any]]
ROW: Final = ""


def boards(
    state: State,
    offers: Mapping[tuple[Any, str], str] | None = None,
    ruled: frozenset[tuple[Any, Any]] = frozenset(),
) -> list[Board]:
    """The castle, one board for all, then what everybody may count of every player."""
    places = {place for _, place in ruled}
    slots = [slot for slot in state.castle if slot.character or not state.ending]  # nobody comes after the end
    columns = tuple(str(number) for number in range(1, len(slots) + 1))
    tiles = {
        (column, ROW): _tile(state, slot, places) for column, slot in zip(columns, slots, strict=True) if slot.character
    }
    castle = Board("", columns, (ROW,) if columns else (), tiles, legend=_legend(state))
    return [castle, *(_piles(state, seat) for seat in (0, 1))]


def _tile(state: State, slot: Slot, ruled: set[Any]) -> Tile:
    """A character with its markers: red if it is a revealed vampire, green if it was answered to be human."""
    character = slot.character
    known = _known(state, character)
    tone = {"vampire": "r", "human": "g", "": "n"}[known]
    kinds = [known] if known else []
    marks = [("attack", slot.attack), ("defence", slot.defence)]
    who = (
        *(Piece(_SIGNS[kind], tone, word=f"word.{kind}") for kind in kinds),
        *(Piece(f"{_SIGNS[kind]}{number}", tone, word=f"word.{kind}") for kind, number in marks if number),
    )
    marked = character in ruled or "castle" in ruled
    return Tile(" ".join([character, *who]), tone, len(who), marked, character, who, character)


def _known(state: State, character: str) -> str:
    """What was said aloud about somebody; "" if nothing was."""
    return "vampire" if character in state.revealed else "human" if state.cleared_by(character) else ""


_SIGNS: Final = {"vampire": "♥", "human": "✓", "attack": "+a", "defence": "+d"}


def _legend(state: State) -> tuple[Told, ...]:
    """The city and the dead, as far as everybody knows; and what the signs in the castle mean."""
    if not state.castle:
        return ()
    found: list[Told] = []
    shown = {what for slot in state.castle if (what := _known(state, slot.character))}
    if shown:
        found.append((f"legend.signs-{'both' if len(shown) > 1 else shown.pop()}", {}))
    if above := tuple(one for one in state.city if one not in state.tail):
        found.append(("legend.city", {"characters": above}))
    if state.tail:
        found.append(("legend.bottom", {"characters": state.tail}))
    if not state.city:
        found.append(("legend.no-city", {}))
    for what in ("vampire", "human", ""):
        dead = tuple(dead.character for dead in state.dead if dead.was == what)
        if dead:
            found.append((f"legend.dead-{what or 'untold'}", {"characters": dead}))
    in_city = [one for one in state.city if one in state.revealed]
    if in_city:
        found.append(("legend.revealed", {"characters": tuple(in_city)}))
    cleared = [one.character for one in state.cleared if one.character in state.city]
    if cleared:
        found.append(("legend.cleared", {"characters": tuple(cleared)}))
    return tuple(found)


def _piles(state: State, seat: int) -> Board:
    piles, name = state.piles[seat], state.name(seat)
    totals = {"hand": piles.hand, "deck": piles.deck, "cellar": piles.cellar, "moat": piles.moat}
    leads = seat == state.setup.vampires
    told: tuple[Told, ...] = (("legend.reshuffled", {}),) if piles.reshuffled else ()
    return Board(name, heading=Piece(name, "kind1" if leads else "kind2"), totals=totals, legend=told)
