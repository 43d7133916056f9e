"""Sample play of Vampire Empire, for tests that know no game: setups, plausible lines and doubtful ones."""

from collections.abc import Iterator, Sequence
from random import Random

from referee import Table
from referee.games.vampire_empire.rules.cards import FACES, VALUE, why_not_valid
from referee.games.vampire_empire.rules.castle import can_come, in_castle
from referee.games.vampire_empire.rules.characters import CHARACTERS, PROFESSION, VAMPIRES
from referee.games.vampire_empire.rules.combat import attackers
from referee.games.vampire_empire.rules.course import late
from referee.games.vampire_empire.rules.state import State
from referee.games.vampire_empire.words.reading import VERBS
from referee.notation.names import write_name

REPEATS_CHANGE = True  # who leads the vampires may have one to reveal, and isn't made to pass without cards (VE94)
NAMES = ("Ana", "Ben", "Cem", "Anne Marie", "undo", "#5", "Ёжик", 'Jo "J" Lee')
CARDS = {  # by role, small values more likely
    "vampires": tuple(face for face in dict.fromkeys(FACES.values()) if "w" not in face and VALUE[face] in (1, 2, 3)),
    "humans": tuple(face for face in dict.fromkeys(FACES.values()) if "v" not in face and VALUE[face] in (1, 2, 3)),
}
OWN = {"vampires": ("organist", '"kitchen boy"', "lady-in-waiting"), "humans": ("novice", "squire", "ostler")}
COSTS = {name: cost for names in OWN.values() for name, cost in zip(names, ("1/1", "0/1", "1/0"), strict=True)}


def setups(rng: Random) -> Iterator[dict[str, Sequence[str]]]:
    """The words of headers by key, without end: who sits where, who leads the vampires, the house rule."""
    names = rng.sample(NAMES, 2)
    while True:
        players = rng.sample(names, 2)
        setup: dict[str, Sequence[str]] = {"players": players, "vampires": (write_name(rng.choice(players)),)}
        if rng.random() < 0.5:
            setup["house"] = ("water", "may")
        yield setup


def role(state: State, seat: int) -> str:
    return "vampires" if seat == state.setup.vampires else "humans"


def random_entry(table: Table, rng: Random) -> str:
    """A plausible line for whoever is asked, now and then a ruling of the table; most such lines are legal."""
    state, [decision] = table.state, table.pending
    if decision.kind == "turn" and rng.random() < (0.4 if state.entries < 4 else 0.02):
        return f'! {rng.choice(("unknown", "human"))} {rng.choice(state.city or in_castle(state))} "late"'
    if decision.kind == "turn" and rng.random() < (0.25 if state.entries < 8 else 0.005):
        return _ruled_turn(state, 1 - decision.seat)
    return random_move(table, rng)


def _ruled_turn(state: State, seat: int) -> str:
    """It is this player's turn, whoever leads the vampires, and there are no cards left for it."""
    name, own = write_name(state.name(seat)), state.piles[seat]
    left = "hand" if own.hand else "deck" if own.deck else ""
    return f'! {name} {left} 0 "late"' if left else f'! {name} turn "late"'


def random_move(table: Table, rng: Random) -> str:
    """A plausible line of the game itself."""
    state, [decision] = table.state, table.pending
    if state.base != "setup" and rng.random() < 0.06:
        adding = [seat for seat, kind in late(state) if kind == "support"]
        if decision.kind == "turn" and "support" in decision.options:
            adding.append(decision.seat)
        if adding:
            seat = rng.choice(adding)
            return f"{write_name(table.players[seat])} {_support(state, seat, rng)}"
    if decision.kind == "castle":
        return f"castle {' '.join(rng.sample(CHARACTERS, 3))}"
    if decision.kind == "enter":
        return f"enter {rng.choice(can_come(state))}"
    return f"{write_name(table.players[decision.seat])} {_words(table, decision.seat, decision.kind, rng)}"


def _words(table: Table, seat: int, kind: str, rng: Random) -> str:
    state = table.state
    hand = state.piles[seat].hand
    match kind:
        case "answer":
            what = "vampire" if rng.random() < 0.3 else "human"
            return f"answer {what}{_comes(state, rng) if state.asks[0].why == 'killed' else ''}"
        case "defend" | "attack" if state.combat is not None:
            own, other = state.combat.target, state.combat.attacker
            if kind == "attack":
                own, other = other, own
            most = min(2 if kind == "attack" else 4, hand)
            cards = _valid(state, seat, own, other, rng, rng.randint(0, most))
            return f"{kind} {' '.join(cards) or 'none'}"
        case "attack":
            if rng.random() < 0.3:
                return "attack none"
            target = state.asks[0].character
            attacker = rng.choice([one for one in attackers(state, seat) if one != target])
            cards = _valid(state, seat, attacker, target, rng, rng.randint(0, min(2, hand)))
            if state.setup.house.water and rng.random() < 0.7:
                cards = [state.water[0], *cards]
            return " ".join(["attack", attacker, *cards])
    return _turn(table, seat, rng)


def _valid(state: State, seat: int, own: str, other: str, rng: Random, number: int) -> list[str]:
    fit = [
        card
        for card in CARDS[role(state, seat)]
        if not why_not_valid(card, PROFESSION[own], own in state.revealed, other in state.revealed)
    ]
    return rng.choices(fit, k=number)


def _comes(state: State, rng: Random) -> str:
    """Who comes, now and then in the same line."""
    return f" {rng.choice(can_come(state))}" if state.city and rng.random() < 0.3 else ""


def _turn(table: Table, seat: int, rng: Random) -> str:
    state = table.state
    [decision] = table.pending
    likely = {"draw": 4.0, "keep": 0.5, "reveal": 0.6, "hide": 0.8, "water": 1.0, "attack": 2.0, "pass": 1.0}
    verbs = [verb for verb in decision.options if verb != "support"]
    verb = rng.choices(verbs, [likely[one] for one in verbs])[0]
    hand = state.piles[seat].hand
    match verb:
        case "draw":
            least, most = max(0, hand - 8), min(hand, 3)
            number = rng.randint(min(least, hand), max(least, most))
            cellar = 0 if state.piles[seat].reshuffled else rng.randint(0, number)
            return f"draw moat {number - cellar} cellar {cellar}"
        case "reveal":
            hidden = [one for one in CHARACTERS if not state.known(one) and not state.is_dead(one)]
            return f"reveal {rng.choice(hidden or [*CHARACTERS])}"
        case "hide":
            red = [card for card in CARDS["vampires"] if "v" in card]
            return " ".join(["hide", rng.choice(in_castle(state)), *rng.choices(red, k=3)]) + _comes(state, rng)
        case "water":
            white = [card for card in CARDS["humans"] if "w" in card]
            unknown = [one for one in CHARACTERS if one not in state.revealed and not state.is_dead(one)]
            return " ".join(["water", rng.choice(unknown), *rng.choices(white, k=2)])
        case "attack":
            attacker = rng.choice(attackers(state, seat) or in_castle(state))
            target = rng.choice([one for one in in_castle(state) if one != attacker])
            return " ".join(
                ["attack", attacker, target, *_valid(state, seat, attacker, target, rng, rng.randint(1, 3))]
            )
    return verb


def _support(state: State, seat: int, rng: Random) -> str:
    """A card with an effect that doesn't bring cards back, so that every game ends."""
    name = rng.choice(OWN[role(state, seat)])
    there = in_castle(state)
    effects = [
        f"{rng.choice(('attack', 'defence'))} {rng.choice(there)}",
        f"discard {rng.randint(1, 2)}",
        "draw 1",
        "shuffle",
        "none",
        "block water",
        f"hide {rng.choice(there)}",
        'look "three cards"',
    ]
    if state.city:
        effects.append(f"swap {rng.choice(there)} {rng.choice(can_come(state))}")
    if len(state.revealed) < VAMPIRES:
        effects.append(f"test {rng.choice([one for one in CHARACTERS if one not in state.revealed])}")
    if state.combat is not None:
        cards = state.combat.attack if seat != state.active else state.combat.defence
        left = [played.card for played in cards if not played.cancelled]
        effects = [f"cancel {rng.choice(left)}", "stop"] if left else ["stop"]
    chosen = " + ".join(rng.sample(effects, rng.choice((1, 1, 1, 2)) if len(effects) > 1 else 1))
    return f"support {name} {COSTS[name]} {'combat ' if state.combat is not None else ''}{chosen}"


def doubtful_entry(table: Table, rng: Random) -> str:
    """A well-formed line of any kind, player and phase; most such lines are refused."""
    name = write_name(rng.choice(table.players))
    faces = [*dict.fromkeys(FACES.values())]

    def cards(most: int) -> str:
        return " ".join(rng.choices(faces, k=rng.randint(0, most)))

    def character() -> str:
        return rng.choice(CHARACTERS)

    verb = rng.choice([*VERBS, "attack", "attack", "support", "hide", "water", "castle"])
    match verb:
        case "castle":
            return f"castle {character()} {character()} {character()}"
        case "enter":
            return f"enter {character()}"
        case "draw":
            words = rng.choice(("", f"moat {rng.randint(0, 9)}", f"cellar {rng.randint(0, 9)}"))
        case "reveal":
            words = character()
        case "hide":
            words = f"{character()} {cards(3)} {rng.choice(('', character()))}"
        case "water":
            words = f"{character()} {cards(2)}"
        case "answer":
            words = rng.choice(("vampire", "human", f"human {character()}"))
        case "attack":
            words = rng.choice((f"{character()} {character()} {cards(3)}", f"{character()} {cards(2)}", "none"))
        case "defend":
            words = cards(3) or "none"
        case "show":
            words = " ".join(rng.sample(CHARACTERS, rng.randint(1, 3)))
        case "support":
            effect = rng.choice(
                (
                    f"attack {character()}",
                    f"unmark {character()} defence",
                    f"cancel {rng.choice(faces)}",
                    "cancel support",
                    "stop",
                    f"block {rng.choice(('pass', 'attack'))}",
                    f"hide {character()} {character()}",
                    f"swap {character()} {character()}",
                    f"test {character()}",
                    f"kill {character()}",
                    "draw 2",
                    "discard 2 cellar",
                    f"take {rng.choice(('moat', 'cellar', 'deck'))} {rng.randint(1, 9)}",
                    'other "something"',
                )
            )
            who = rng.choice(("squire", "organist", "fog"))
            words = f"{who} {rng.choice(('0/0', '1/2', '9/9', '-/1'))} {rng.choice(('', 'combat '))}{effect}"
        case _:
            words = ""
    return f"{name} {verb} {words}".strip()
