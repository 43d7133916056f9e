"""What the vampire player must tell, who comes from the city, and the tokens at the end (VE57, VE97, VE98)."""

from collections.abc import Collection

from referee.engine.ruling import Earlier, Events, refuse
from referee.games.vampire_empire.rules import piles
from referee.games.vampire_empire.rules.actions import Answer, Enter, Show
from referee.games.vampire_empire.rules.asked import check_asked, check_playing
from referee.games.vampire_empire.rules.castle import can_come, check_can_come
from referee.games.vampire_empire.rules.characters import HUMANS, TRUSTED, VAMPIRES
from referee.games.vampire_empire.rules.ending import all_dead, end_if_reached, survivors
from referee.games.vampire_empire.rules.state import HUMAN, VAMPIRE, Ask, Cleared, Dead, State, tell
from referee.games.vampire_empire.rules.turns import come, come_if_chosen, unmask


def answer(state: State, action: Answer, events: Events) -> None:
    if action.comes and not state.ending and state.asks and state.asks[0].why in ("water", "test"):
        refuse("not-understood", "holy-water", "not-understood.nobody-comes")
    check_playing(state)
    if not check_asked(state, "answer", action.player):
        refuse("nothing-to-decide", "VE42", "nothing-to-decide.answer", player=state.name(action.player))
    if action.comes:
        check_can_come(state, action.comes)
    told(state, action.what, events)
    if action.comes and not state.ending and state.asks and state.asks[0].kind == "enter":
        come_if_chosen(state, action.comes, events)


def told(state: State, what: str, events: Events) -> None:
    """What the first character asked about is: as the answer says, or as it is known."""
    ask, state.asks = state.asks[0], state.asks[1:]
    character = ask.character
    if ask.why == "killed":
        _killed(state, character, what, events)
    elif what == VAMPIRE:
        unmask(state, character, events)
        if state.water and ask.why == "water" and state.in_castle(character):
            state.asks = (Ask("immediate", character), *state.asks)
        elif ask.why == "water":
            piles.water_to_moat(state)
    else:
        # VE99: both heard it, and the referee shows it from now on.
        if state.cleared_by(character) is None:
            state.cleared = (*state.cleared, Cleared(character, state.entries))
        tell(events, "cleared", None, character=character)
        if ask.why == "water":
            piles.water_to_moat(state)


def _killed(state: State, character: str, what: str, events: Events) -> None:
    """VE42: a vampire's token is turned up, a human is only told."""
    told, seen = Dead(character, what, state.entries), character in state.revealed
    state.dead = tuple([told if dead.character == character else dead for dead in state.dead])
    if what == VAMPIRE and not seen:
        state.revealed = (*state.revealed, character)
    tell(events, "was", None, seen=seen, character=character, what=what)
    end_if_reached(state, events)


def enter(state: State, action: Enter, events: Events) -> None:
    check_playing(state)
    if not check_asked(state, "enter", None):
        refuse("nothing-to-decide", "castle", "nothing-to-decide.enter")
    come(state, action.character, events)


def has_to_be_said(state: State, what: str) -> bool:
    """Whether, after this answer, somebody comes, and more than one can: the game goes on, and a place is free."""
    vampires, humans = survivors(state, "vampires"), survivors(state, "humans")
    ends = all_dead(vampires - (what == VAMPIRE), humans - (what == HUMAN))
    return not ends and len(state.asks) > 1 and state.asks[1].kind == "enter" and len(can_come(state)) > 1


# --- the tokens at the end


def face_down(state: State) -> int:
    """How many of the vampires' tokens nobody has seen."""
    return VAMPIRES - len(state.revealed)


def may_show(state: State, seat: int) -> bool:
    """VE98: the vampire player shows the tokens still face down, the human player may show two; each once."""
    if not state.ending or state.shown[seat]:
        return False
    return seat == state.setup.humans or face_down(state) > 0


def show(state: State, action: Show, events: Events) -> None:
    if not state.ending:
        refuse("not-your-phase", "ending", "not-your-phase.show")
    seat = action.player
    if not may_show(state, seat):
        refuse("nothing-to-decide", "VE98", "nothing-to-decide.show", player=state.name(seat))
    leads = seat == state.setup.vampires
    for character in action.characters:
        if leads and character in state.revealed:
            refuse("already-revealed", "VE18", character=character)
    wanted = face_down(state) if leads else TRUSTED
    if len(action.characters) != wanted or len({*action.characters}) < wanted:
        how = f"wrong-number-of-cards.{'tokens' if leads else 'trusted'}"
        refuse("wrong-number-of-cards", "VE98", how, number=len(action.characters), wanted=wanted)
    check_fits(state, seat, action.characters)
    state.shown = (action.characters, state.shown[1]) if seat == 0 else (state.shown[0], action.characters)
    tell(events, f"shown.{'vampires' if leads else 'humans'}", seat, characters=action.characters)


def check_fits(state: State, seat: int, shown: tuple[str, ...]) -> None:
    """VE98: the tokens must fit every answer, and each other.

    :raises Refused: does-not-fit, with every answer in the way.
    """
    others = state.shown[1 - seat]
    if seat == state.setup.vampires:
        wrong = [one for one in shown if one in state.known_humans or one in others]
    else:
        wrong = [one for one in shown if one in state.revealed or one in others]
    in_the_way: Collection[str] = wrong
    if not wrong and seat == state.setup.humans and len(state.known_humans.union(shown)) > HUMANS:
        # These two and all who were said to be human are more than six: any of those answers may be the false one.
        wrong = [one for one in shown if one not in state.known_humans]
        in_the_way = state.known_humans.difference(shown)
    if wrong:
        entries = tuple(sorted([Earlier(entry) for one in in_the_way if (entry := _told_in(state, one)) is not None]))
        if not entries and {*wrong} <= {*others}:
            refuse("does-not-fit", "VE98", "does-not-fit.shown", characters=tuple(wrong), player=state.name(1 - seat))
        how = "does-not-fit.entries" if entries else "does-not-fit"
        refuse("does-not-fit", "VE98", how, characters=tuple(wrong), entries=entries)


def _told_in(state: State, character: str) -> int | None:
    """The entry that said what a character is: of a test, else of its death; None if nobody was asked."""
    cleared = state.cleared_by(character)
    if cleared is not None:
        return cleared.entry
    return next((dead.entry for dead in state.dead if dead.character == character), None)
