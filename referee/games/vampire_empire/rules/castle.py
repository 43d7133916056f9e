"""Castle and city: who leaves, who comes, who can come («Ville et Château»)."""

from referee.engine.ruling import Events, refuse
from referee.games.vampire_empire.rules.state import Ask, Dead, Slot, State, tell


def check_alive(state: State, character: str) -> None:
    """:raises Refused: dead."""
    if state.is_dead(character):
        refuse("dead", "castle", character=character)


def check_in_castle(state: State, character: str) -> None:
    """Of somebody alive.

    :raises Refused: not-in-castle.
    """
    if not state.in_castle(character):
        refuse("not-in-castle", "castle", character=character, legal=in_castle(state))


def in_castle(state: State) -> tuple[str, ...]:
    """Who is there, from the left."""
    return tuple([slot.character for slot in state.castle if slot.character])


def alive(state: State) -> tuple[str, ...]:
    """Who is in the castle, then who is in the city."""
    return (*in_castle(state), *state.city)


def can_come(state: State) -> tuple[str, ...]:
    """VE75: whoever can be on top of the city: known to be there, or one of those above the hidden ones."""
    if state.top:
        return state.top[:1]
    city = state.city
    return tuple([one for one in city if one not in state.tail]) or state.tail[:1]


def check_can_come(state: State, character: str) -> None:
    """:raises Refused: dead, not-in-city, not-on-top."""
    able = can_come(state)
    if character in able:
        return
    check_alive(state, character)
    if character not in state.city:
        refuse("not-in-city", "castle", character=character, legal=able)
    refuse("not-on-top", "VE75", character=character, legal=able)


def empty_place(state: State, character: str) -> None:
    """Somebody leaves the castle, without their markers; the place stays free for whoever comes (VE74)."""
    state.castle = tuple([Slot() if slot.character == character else slot for slot in state.castle])


def fill_place(state: State, character: str, events: Events) -> None:
    """Whoever comes takes the free place."""
    at = [slot.character for slot in state.castle].index("")
    state.castle = (*state.castle[:at], Slot(character), *state.castle[at + 1 :])
    leave_city(state, character)
    tell(events, "entered", None, character=character, revealed=character in state.revealed)


def leave_city(state: State, character: str) -> None:
    if character in state.top:
        state.top = tuple([one for one in state.top if one != character])
    if character in state.tail:
        state.tail = tuple([one for one in state.tail if one != character])


def close_places(state: State) -> None:
    """The city is empty: the castle is smaller from now on."""
    state.castle = tuple([slot for slot in state.castle if slot.character])


def hide(state: State, character: str, events: Events) -> None:
    """To the bottom of the city; the top comes. VE16: a revealed vampire stays one."""
    empty_place(state, character)
    state.tail = (*state.tail, character)
    state.asks = (*state.asks, Ask("enter"))
    tell(events, "hidden", None, character=character)


def kill(state: State, character: str, events: Events) -> None:
    """The vampire player tells what it was, and somebody comes in its place (VE42, VE105)."""
    empty_place(state, character)
    state.dead = (*state.dead, Dead(character))
    state.asks = (*state.asks, Ask("answer", character, "killed"), Ask("enter"))
    tell(events, "killed", None, character=character)
