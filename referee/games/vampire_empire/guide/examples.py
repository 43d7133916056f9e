"""What could be typed at a prompt, right as the game stands; whom and what it names is nobody's secret."""

from typing import Final

from referee.engine.parts import Way
from referee.engine.ruling import Decision
from referee.games.vampire_empire.rules.answers import face_down
from referee.games.vampire_empire.rules.cards import VALUE
from referee.games.vampire_empire.rules.castle import alive, in_castle
from referee.games.vampire_empire.rules.characters import CHARACTERS, HUMANS, PROFESSION, TRUSTED
from referee.games.vampire_empire.rules.combat import attackers
from referee.games.vampire_empire.rules.state import FULL_HAND, State, role_of
from referee.games.vampire_empire.rules.support import card_met
from referee.games.vampire_empire.rules.turns import HIDING, PASSED, WATERS, suspects

USUAL, HIGHEST = 2, 9  # values of cards


def example(state: State, decision: Decision) -> str:
    """Where cards are asked for, and at the setup; a turn has a way for each of its verbs, all else has keys."""
    if decision.kind == "castle":
        return "168"
    if decision.kind not in ("attack", "defend"):
        return ""
    if state.combat is not None:
        return f"{PROFESSION[state.combat.attacker if decision.kind == 'attack' else state.combat.target]}{USUAL}"
    return _at_once(state)


def way(state: State, decision: Decision, option: str) -> Way | None:
    """How an action of the turn is typed, and what it does; None if there is no example of it."""
    typed = _typed(state, decision.player, option) if decision.kind == "turn" else ""
    if not typed:
        return None
    if option == "show":
        return Way(typed, f"way.show-{role_of(state, decision.player)}")
    said = "support-after" if option == "support" and state.base == "after" else option
    invented = option == "support" and "/" in typed  # a card that nobody has played yet has its cost with it
    number = min(PASSED, state.piles[decision.player].hand)  # VE12
    params = {"time": state.time, "other": state.name(1 - decision.player), "number": number}
    return Way(typed, f"way.{said}", params, invented)


def something(state: State, decision: Decision, verb: str) -> tuple[str, ...]:
    """What may follow a verb that is not open now, so that the rules say why, and nothing else is wrong with it."""
    there, hidden = in_castle(state), [one for one in alive(state) if one not in state.revealed]
    someone = (*hidden, *CHARACTERS)[0]
    match verb:
        case "hide":
            return (*there, someone)[0], *["v1"] * HIDING
        case "water":
            return someone, *["w1"] * WATERS
        case "attack":
            able = () if decision.seat is None else attackers(state, decision.seat)
            attacker = (*able, someone)[0]
            target = next((one for one in there if one != attacker), "")
            return (attacker, target, _card(state, attacker, target)) if able and target else (attacker,)
        case "support":
            return "a-card", "0/0", "none"
    return (someone,)


def _typed(state: State, seat: int, option: str) -> str:
    match option:
        case "draw":
            return _draw(state, seat)
        case "reveal":
            able = suspects(state)
            return f"r {_named(state, able[0])}" if able else ""
        case "hide":
            return "h 1 v1 v2 v1"
        case "water":
            unrevealed = [one for one in alive(state) if one not in state.revealed]
            whom = min(
                unrevealed, key=lambda one: bool(state.known(one)), default=""
            )  # better one to learn something of
            return f"w {_named(state, whom)} w1 w2" if whom else ""
        case "attack":
            return _begun(state, seat)
        case "support":
            return _support(state, seat)
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
    return f"a {_named(state, able[0])} {_named(state, target)} {_card(state, able[0], target)}" if target else ""


def _at_once(state: State) -> str:
    """The attack that may follow a test: with a card, or without any with the Holy Water that waits (VE21, VE22)."""
    target, water = state.asks[0].character, state.water[0]
    able = [one for one in attackers(state, state.active) if one != target]
    if not able:
        return ""
    by_itself = not state.setup.house.water
    own = _card(state, able[0], target, VALUE[water] * by_itself) if state.piles[state.active].hand else ""
    return " ".join(filter(None, [_named(state, able[0]), own or ("" if by_itself else water)]))


def _card(state: State, attacker: str, target: str, counted: int = 0) -> str:
    """One that is enough against the markers there (VE30)."""
    markers = {slot.character: slot for slot in state.castle}
    needed = markers[target].defence + 1 - markers[attacker].attack - counted
    return f"{PROFESSION[attacker]}{min(HIGHEST, max(USUAL, needed))}"


_ACCOMPLICES: Final = {"vampires": ("organist", "lady-in-waiting"), "humans": ("squire", "novice", "ostler")}


def _support(state: State, seat: int) -> str:
    """An accomplice of one's own (VE100) that can be paid, with its cost unless that is known; better one that hasn't
    been played, as there is one of each."""
    others = state.piles[seat].hand - 1
    for name in sorted(_ACCOMPLICES[role_of(state, seat)], key=lambda one: card_met(state, one) is not None):
        met = card_met(state, name)
        if met is None:
            return f"s {name} {'1/1' if others else '0/0'} defence 1"
        price = met.cost.at(state.time)
        if price is not None and price <= others:
            return f"s {name} defence 1"
    return ""


def _tokens(state: State, seat: int) -> list[str]:
    """As many as are to be shown at the end, of those who can have them."""
    leads, humans = seat == state.setup.vampires, state.known_humans
    others = {*state.revealed, *state.shown[1 - seat], *(humans if leads else ())}
    able = [one for one in CHARACTERS if one not in others]
    if not leads and len(humans) > HUMANS - TRUSTED:  # two more would leave fewer than three vampires
        able.sort(key=lambda one: one not in humans)
    return able[: face_down(state) if leads else TRUSTED]


def _named(state: State, character: str) -> str:
    """By the place in the castle, else by the code."""
    there = in_castle(state)
    return str(there.index(character) + 1) if character in there else character
