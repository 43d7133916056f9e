"""Sample play of Vampire Village, for tests that know no game: setups, plausible lines and doubtful ones."""

from collections.abc import Iterator, Sequence
from itertools import permutations
from random import Random
from typing import Any

from referee import Decision, Table
from referee.games.vampire_village.rules.cards import CREATURES, DEMONS, KINDS
from referee.games.vampire_village.rules.cells import CELLS, NEIGHBOURS
from referee.notation.names import write_name

REPEATS_CHANGE = True  # some keys of the header change what the referee does by itself
NAMES = ("Ana", "Ben", "Cem", "Anne Marie", "undo", "#5", "Ёжик", 'Jo "J" Lee')
HOUSES = ((), ("size", "box"), ("size", "count"), ("extent", "ever"), ("own-colour", "always"))
GAINS = ("", ":1", ":2", ":3", ":g", ":b", ":r", ":y", ":h", ":row", ":col")
FACES = (*CREATURES, *DEMONS)


def setups(rng: Random) -> Iterator[dict[str, Sequence[str]]]:
    """The words of headers by key, without end: editions, house rules, player counts, names."""
    orders = list(permutations(KINDS))
    while True:
        setup: dict[str, Sequence[str]] = {
            "players": rng.sample(NAMES, rng.randint(2, 5)),
            "order": rng.choice(orders),
            "edition": (rng.choice(("fr", "ru")),),
        }
        if house := rng.choice(HOUSES):
            setup["house"] = house
        yield setup


def random_entry(table: Table, rng: Random) -> str:
    """A plausible line for somebody of whom something is expected; most such lines are legal."""
    decision = rng.choice(table.pending)
    return f"{write_name(table.players[decision.seat])} {decision.kind} {_words(table, decision, rng)}"


def doubtful_entry(table: Table, rng: Random) -> str:
    """A well-formed line of any kind, player and phase; most such lines are refused."""
    seat = rng.randrange(len(table.players))
    village = table.state.seats[seat].village
    near = sorted({cell for lying in village for cell in (lying, *NEIGHBOURS[lying])}) or ["d4"]
    cell = rng.choice(near) if rng.random() < 0.8 else rng.choice(CELLS)
    kinds = [decision.kind for decision in table.pending if decision.seat == seat]
    verb = kinds[0] if kinds and rng.random() < 0.8 else rng.choice(("start", "place", "creatures", "demon", "breach"))
    faces = [creature.face for creature in table.state.seats[seat].creatures] or ["w2"]
    match verb:
        case "start":
            words = random_card(rng, heroes=0.5)
        case "place":
            card = random_card(rng, heroes=0.7)
            walks = ["-".join(rng.choices(near, k=rng.randint(2, 3))) for _ in range(rng.randint(0, 2))]
            words = " ".join([card, cell, *walks])
        case "creatures":
            words = " ".join(rng.choices(FACES, k=rng.randint(1, 4)))
        case "demon":
            demon = rng.choice([face for face in faces if face[0] == "d"] or DEMONS)
            target = {"dm": cell, "dy": "", "dh": ""}.get(demon, rng.choice(CREATURES))
            words = rng.choice((f"{demon} hero {cell}", f"{demon} effect {target}", f"{demon} effect"))
        case _:
            words = rng.choice((cell, f"{cell} {rng.choice(faces)}", f"{cell} {rng.choice(CREATURES)}"))
    return f"{write_name(table.players[seat])} {verb} {words}"


def random_card(rng: Random, heroes: float = 0.2) -> str:
    """The face of a village card."""
    if rng.random() < heroes:
        return f"h{rng.randint(0, 6)}" + "".join(icon for icon in "wlv" if rng.random() < 0.4)
    digits = [rng.choice((0, 0, 1, 2, 3)) for _ in range(3)]
    return rng.choice("gbryn") + "".join(map(str, digits)) + rng.choice(GAINS)


def random_walks(village: Any, hero: str, points: int, rng: Random) -> list[str]:
    """Legal walks for a hero laid there, at most that many steps in all."""
    standing = {cell: village[cell].villagers for cell in NEIGHBOURS[hero] if cell in village}
    walks = []
    while points > 0 and any(standing.values()) and rng.random() < 0.7:
        path = [rng.choice([cell for cell, villagers in standing.items() if villagers])]
        standing[path[0]] -= 1
        for _ in range(rng.randint(1, min(points, 3))):
            path.append(rng.choice([cell for cell in NEIGHBOURS[path[-1]] if cell in village or cell == hero]))
        points -= len(path) - 1
        walks.append("-".join(path))
    return walks


def _words(table: Table, decision: Decision, rng: Random) -> str:
    village = table.state.seats[decision.seat].village
    match decision.kind:
        case "start":
            return random_card(rng, heroes=0.02)
        case "place":
            cell = rng.choice(decision.options) if rng.random() < 0.97 else rng.choice(CELLS)
            card = random_card(rng)
            walks = random_walks(village, cell, int(card[1]), rng) if card[0] == "h" else []
            return " ".join([card, cell, *walks])
        case "creatures":
            return " ".join(rng.choices(FACES, k=3 if rng.random() < 0.97 else 2))
    return rng.choice(decision.options)
