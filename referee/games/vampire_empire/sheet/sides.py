"""Who was a vampire all along and who was human, as far as it was told; where they are, or when they died."""

from collections.abc import Sequence

from referee.draw.shapes import Group, Picture, Shape
from referee.engine.sheet_part import Drawing, Say, Told
from referee.engine.view import Board
from referee.games.vampire_empire.rules.characters import CHARACTERS, HUMANS, VAMPIRES
from referee.games.vampire_empire.rules.ending import must_be_vampires
from referee.games.vampire_empire.rules.state import HUMAN, VAMPIRE, State
from referee.games.vampire_empire.sheet.figures import GAP, HIGH, WIDE, card
from referee.games.vampire_empire.sheet.story import Moment, falls


def drawings(
    say: Say, state: State, boards: Sequence[Board], told: Sequence[Told], room: float, size: float
) -> list[Drawing]:
    return [_drawing(say, state, seat, falls(state, told), room) for seat in (0, 1)]


def side_of(state: State, seat: int) -> tuple[str, ...]:
    """Whom a player's side is known to have had; "" for those whom nobody has told about."""
    leads = seat == state.setup.vampires
    vampires = known_vampires(state)
    if leads:
        known, number = vampires, VAMPIRES
    else:
        humans = state.known_humans | {*state.shown[seat]}
        if len(vampires) == VAMPIRES:
            humans = frozenset(CHARACTERS) - {*vampires}
        known, number = tuple(one for one in CHARACTERS if one in humans), HUMANS
    return (*known, *[""] * (number - len(known)))


def known_vampires(state: State) -> tuple[str, ...]:
    """By their tokens, or because nobody else can be."""
    shown = state.shown[state.setup.vampires]
    found = {*state.revealed, *shown, *must_be_vampires(state)}
    return tuple(one for one in CHARACTERS if one in found)


def _drawing(say: Say, state: State, seat: int, fell: dict[str, Moment], room: float) -> Drawing:
    what = VAMPIRE if seat == state.setup.vampires else HUMAN
    side = side_of(state, seat)
    across = max(1, min(len(side), int((room + GAP) // (WIDE + GAP))))
    shapes: list[Shape] = []
    spoken = []
    for at, character in enumerate(side):
        name, note = (say(f"word.{character}"), _fate(say, state, character, fell)) if character else ("", "")
        down, right = divmod(at, across)
        drawn = card(what if character else "", name, note, bool(character) and state.is_dead(character))
        shapes.append(Group(right * (WIDE + GAP), down * (HIGH + GAP), drawn))
        if character:
            spoken.append(say("sheet.one", character=character, fate=note))
    rows = -(-len(side) // across)
    untold = side.count("")
    more = [say("sheet.untold", number=untold)] if untold else []
    told = say("sheet.side", player=state.name(seat), role=f"{what}s", characters=[*spoken, *more])
    return Drawing(Picture(room, rows * (HIGH + GAP) - GAP, tuple(shapes)), told)


def _fate(say: Say, state: State, character: str, fell: dict[str, Moment]) -> str:
    """Where somebody is, or when they died."""
    if character in fell:
        return say("sheet.fell", time=fell[character].time, round=fell[character].round)
    if state.is_dead(character):
        return say("sheet.dead")
    return say("word.castle" if state.in_castle(character) else "word.city")
