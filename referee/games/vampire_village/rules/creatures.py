"""The creature phase, and the values that are fixed once the demons are done."""

from collections.abc import Sequence
from typing import Final

from referee.engine.ruling import Event, Events, refuse
from referee.games.vampire_village.rules.actions import Reveal
from referee.games.vampire_village.rules.cards import CREATURES
from referee.games.vampire_village.rules.phases import CREATURES_A_TURN, TURNS_A_ROUND, refuse_phase
from referee.games.vampire_village.rules.state import Creature, Seat, State, creature, in_order

PRINTED: Final = {face: int(face[1]) for face in CREATURES if face[1].isdigit()}


def reveal(state: State, action: Reveal, events: Events) -> State:
    """Three creatures lie in front of a player («PHASE DES CRÉATURES»)."""
    if state.phase != "creatures":
        refuse_phase(state, "creatures")
    seat = state.seats[action.player]
    # Two turns a round.
    if seat.turns >= TURNS_A_ROUND:
        refuse("too-many-creatures", "creatures-phase", turns=TURNS_A_ROUND, round=state.round)
    # Three creatures a turn.
    if len(action.creatures) != CREATURES_A_TURN:
        refuse(
            "wrong-number-of-creatures",
            "creatures-phase",
            count=len(action.creatures),
            wanted=CREATURES_A_TURN,
        )
    if events is not None:
        events.append(Event("revealed", action.player, {"creatures": action.creatures}))
    creatures = in_order([*seat.creatures, *map(creature, action.creatures)])
    return state.with_seat(action.player, seat.with_revealed(creatures))


def value_of(state: State, number: int, face: str, own: Sequence[str]) -> int | None:
    """What a creature with that face attacks for, from the counts of now; None for a demon.

    «LES SORCIÈRES», «LES LOUPS-GAROUS», «LES VAMPIRES»; VV43: with two players both neighbours are the
    opponent; VV44: all witches present count; VV45: a witch can be worth 0; VV48: packs are separate.
    """
    if face[0] == "l":
        return own.count(face)
    if face == "wl":
        return _witches(state, state.left(number))
    if face == "wr":
        return _witches(state, state.right(number))
    return PRINTED.get(face)


def _witches(state: State, number: int) -> int:
    return len([one for one in state.seats[number].creatures if one.face[0] == "w"])


def fix_values(state: State, events: Events) -> State:
    """Every creature's value for the rest of the round, after the demons (VV44, VV47)."""
    seats = []
    for number, seat in enumerate(state.seats):
        faces = [one.face for one in seat.creatures]
        fixed = tuple([creature(face, value_of(state, number, face, faces)) for face in faces])
        seats.append(seat.with_pool(fixed, ()))
        if events is not None and fixed:
            events.append(Event("values-fixed", number, {"creatures": fixed}))
    return state.with_seats(seats)


def mark_repelled(seat: Seat, attackers: tuple[Creature, ...]) -> Seat:
    """VV54: attackers of a village without cards are not repelled; those of any other will be, or die."""
    repelled = bool(seat.village)
    for one in attackers:
        if one.repelled is not repelled:
            break
    else:
        return seat
    marked = [creature(one.face, one.value, repelled) if one in attackers else one for one in seat.creatures]
    return seat.with_creatures(tuple(marked))


def forget_values(creatures: tuple[Creature, ...]) -> tuple[Creature, ...]:
    """VV61: threat tokens are cleared after the round; survivors are valued anew in the next."""
    return tuple([creature(face, None, repelled) for face, _, repelled in creatures])
