"""How it ends, and what everybody's survivors are worth («Fin de la partie»)."""

from typing import Final

from referee.engine.outcome import STANDINGS, Outcome
from referee.engine.ruling import Events
from referee.engine.standings import ScoreLine, Standing, rank
from referee.games.vampire_empire.rules import piles
from referee.games.vampire_empire.rules.characters import CHARACTERS, HUMANS, VAMPIRES
from referee.games.vampire_empire.rules.state import HUMAN, VAMPIRE, State, role_of, tell

TIE_BREAKS: Final = ("points",)
WORTH: Final = {"vampires": 2, "humans": 1}  # points for each that is alive
RULES: Final = {
    "vampires-dead": "ending",
    "humans-dead": "ending",
    "castle": "VE11",
    "cards": "VE54",
    "table": "table-rulings",
}


def reached(state: State) -> str:
    """VE55: all of a kind are dead, or three revealed vampires are in the castle (VE11, VE77); "" if neither."""
    if len(state.dead) >= VAMPIRES and (died_out := all_dead(survivors(state, "vampires"), survivors(state, "humans"))):
        return died_out
    if len(state.revealed) < VAMPIRES:
        return ""
    there = [slot for slot in state.castle if slot.character in state.revealed]
    return "castle" if len(there) >= VAMPIRES else ""


def all_dead(vampires: int, humans: int) -> str:
    """The ending if none of a kind is alive any more; "" if both have survivors."""
    return "vampires-dead" if vampires < 1 else "humans-dead" if humans < 1 else ""


def survivors(state: State, role: str) -> int:
    """How many vampires are alive, or how many humans; who they are need not be known (VE96)."""
    return VAMPIRES - state.dead_as(VAMPIRE) if role == "vampires" else HUMANS - state.dead_as(HUMAN)


def end_if_reached(state: State, events: Events) -> bool:
    ending = reached(state)
    if ending:
        winner = state.setup.humans if ending == "vampires-dead" else state.setup.vampires
        end(state, ending, (winner,), events)
    return bool(ending)


def end_by_cards(state: State, events: Events) -> None:
    """Nobody has any cards left: the survivors are counted (VE56, VE96)."""
    end(state, "cards", most_points(state), events)


def most_points(state: State) -> tuple[int, ...]:
    most = max(points(state, seat) for seat in (0, 1))
    return tuple([seat for seat in (0, 1) if points(state, seat) == most])


def end(state: State, ending: str, winners: tuple[int, ...], events: Events) -> None:
    piles.combat_to_moats(state)
    piles.water_to_moat(state)
    # What was asked stays, in case the table takes the ending back; but no card is left for an attack.
    state.asks = tuple([ask for ask in state.asks if ask.kind != "immediate"])
    state.ending, state.winners = ending, winners
    # Nobody has seen these tokens, and the table looks whether they fit (VE97).
    unseen = tuple([one for one in must_be_vampires(state) if one not in state.revealed])
    tell(events, f"over.{ending}", None, characters=unseen, tokens="unseen" if unseen else "seen")


def must_be_vampires(state: State) -> tuple[str, ...]:
    """All three, where what was said leaves no other."""
    if len(state.revealed) >= VAMPIRES:
        return state.revealed
    humans = state.known_humans
    return tuple([one for one in CHARACTERS if one not in humans]) if len(humans) >= HUMANS else ()


def points(state: State, seat: int) -> int:
    return sum(line.points for line in account(state, seat))


def account(state: State, seat: int) -> tuple[ScoreLine, ...]:
    role = role_of(state, seat)
    return account_of(role, survivors(state, role))


def account_of(role: str, number: int) -> tuple[ScoreLine, ...]:
    """Of so many survivors. Everybody has both lines, so that they stand side by side."""
    alive = {**dict.fromkeys(WORTH, 0), role: number}
    return tuple([ScoreLine(one, alive[one], alive[one] * each) for one, each in WORTH.items()])


def standings(state: State) -> tuple[Standing, ...]:
    """The projection before the end; then the rank follows from how the game ended, not from the points."""
    keys = [(points(state, seat),) for seat in (0, 1)]
    if not state.ending:
        return rank(keys)
    order = sorted((0, 1), key=lambda seat: (seat not in state.winners, seat))
    return tuple([Standing(1 if seat in state.winners else 2, seat, keys[seat]) for seat in order])


def outcome(state: State) -> Outcome | None:
    if not state.ending:
        return None
    losers = tuple([seat for seat in (0, 1) if seat not in state.winners])
    why = STANDINGS if state.ending == "cards" else state.ending
    return Outcome(state.winners, losers, why, RULES[state.ending])
