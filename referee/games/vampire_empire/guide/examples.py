"""What could be typed at a prompt, right as the game stands; whom and what it names is nobody's secret."""

from collections.abc import Sequence

from referee.engine.ruling import Decision
from referee.games.vampire_empire.rules.answers import face_down
from referee.games.vampire_empire.rules.cards import VALUE
from referee.games.vampire_empire.rules.castle import in_castle
from referee.games.vampire_empire.rules.characters import CHARACTERS, PROFESSION, TRUSTED, VAMPIRES
from referee.games.vampire_empire.rules.combat import attackers
from referee.games.vampire_empire.rules.state import FULL_HAND, State
from referee.games.vampire_empire.rules.support import card_met
from referee.games.vampire_empire.rules.turns import HIDING, WATERS

USUAL, HIGHEST = 2, 9  # values of cards


def example(state: State, decision: Decision) -> str:
    """Where cards are asked for, and at the setup; a turn has a way for each of its verbs, all else has keys."""
    if decision.kind == "castle":
        return "168"
    if decision.kind not in ("attack", "defend"):
        return ""
    if state.combat is not None:
        return f"{PROFESSION[state.combat.attacker if decision.kind == 'attack' else state.combat.target]}{USUAL}"
    target = state.asks[0].character
    able = [one for one in attackers(state, state.active) if one != target]
    return _attack(state, able[0], target, state.water[:1]) if able else ""


def way(state: State, decision: Decision, option: str) -> str:
    """How an action of the turn is typed; "" if it cannot be done after all, for want of cards."""
    seat = decision.player
    hand = state.piles[seat].hand
    match option:
        case "draw":
            return _draw(state, seat)
        case "reveal":
            suspects = _suspects(state)
            return f"r {_named(state, suspects[0])}" if suspects else ""
        case "hide":
            return "h 1 v1 v2 v1" if hand >= HIDING else ""
        case "water":
            whom = [one for one in _alive(state) if one not in state.revealed]
            return f"w {_named(state, whom[0])} w1 w2" if hand >= WATERS and whom else ""
        case "attack":
            return _begun(state, seat) if hand else ""
        case "support":
            return _support(state, seat) if hand else ""
        case "show":
            return " ".join(["show", *_tokens(state, seat)])
    return option[0]  # keep, pass


def _draw(state: State, seat: int) -> str:
    """Without discarding where the hand is short; else with as many cards as must go, and one for the cellar."""
    piles = state.piles[seat]
    if piles.hand < FULL_HAND:
        return "d"
    moat = max(1, piles.hand - FULL_HAND)
    return f"d m{moat}" if piles.reshuffled else f"d m{moat} c1"


def _begun(state: State, seat: int) -> str:
    """A combat: who may attack, and the first other."""
    able = attackers(state, seat)
    target = next((one for one in in_castle(state) if able and one != able[0]), "")
    return f"a {_named(state, able[0])} {_attack(state, able[0], target)}" if target else ""


def _attack(state: State, attacker: str, target: str, counted: Sequence[str] = ()) -> str:
    """The target or, right after a test, the attacker, and a card that is enough against the markers there (VE30)."""
    markers = {slot.character: slot for slot in state.castle}
    needed = markers[target].defence + 1 - markers[attacker].attack - sum(VALUE[card] for card in counted)
    value = min(HIGHEST, max(USUAL, needed))
    named = _named(state, attacker if state.asks else target)
    return f"{named} {PROFESSION[attacker]}{value}" if state.piles[state.active].hand else named


def _support(state: State, seat: int) -> str:
    """An accomplice of one's own (VE100), with its cost unless that is known."""
    name = "organist" if seat == state.setup.vampires else "squire"
    others = state.piles[seat].hand - 1
    cost = "" if card_met(state, name) else "1/1" if others else "0/0"
    return " ".join(filter(None, ["s", name, cost, "defence 1"]))


def _tokens(state: State, seat: int) -> list[str]:
    """As many as are to be shown at the end, of those who can have them."""
    if seat == state.setup.vampires:
        return [one for one in CHARACTERS if one not in state.revealed and one not in state.known_humans][
            : face_down(state)
        ]
    return [one for one in CHARACTERS if one not in state.revealed][:TRUSTED]


def _alive(state: State) -> list[str]:
    """In the castle, then in the city."""
    return [*in_castle(state), *state.city]


def _suspects(state: State) -> list[str]:
    """Who may be a vampire that nobody has seen."""
    if len(state.revealed) >= VAMPIRES:
        return []
    return [one for one in _alive(state) if one not in state.revealed and state.cleared_by(one) is None]


def _named(state: State, character: str) -> str:
    """By the place in the castle, else by the code."""
    there = in_castle(state)
    return str(there.index(character) + 1) if character in there else character
