"""Positions for the search of the best way through: random ones, and the hardest that hill-climbing has found.

A position is one line: the order of the attacks by letter, the cards by cell with their villagers, then the creatures
with their values.

    lwv: c4=g300*1 d4=h0w | w2=2 wr=3 v4=4
"""

from random import Random

from referee.games.vampire_village.rules.actions import RuleVillagers
from referee.games.vampire_village.rules.cards import KIND_OF, read_card
from referee.games.vampire_village.rules.cells import NEIGHBOURS, START
from referee.games.vampire_village.rules.course import judge
from referee.games.vampire_village.rules.state import Creature, Seat, Setup, Spot, State, Village, in_order

BYSTANDER = Seat(village=Village({START: Spot(read_card("n000"), 0)}))
FACES = ("w2", "w2", "wl", "wr", "lb", "lg", "v1", "v2", "v3", "v4", "v5", "v6")


def read(line: str, edition: str = "fr", round: int = 2) -> State:
    """The position as a state in which the first player is attacked and the second is left alone."""
    order, _, rest = line.partition(":")
    cards, _, creatures = rest.partition("|")
    village = {}
    for word in cards.split():
        cell, _, card = word.partition("=")
        face, _, villagers = card.partition("*")
        village[cell] = Spot(read_card(face), int(villagers or 0))
    attackers = [Creature(face, int(value)) for face, _, value in (word.partition("=") for word in creatures.split())]
    kinds = tuple(KIND_OF[letter] for letter in order)
    setup = Setup(("Ana", "Ben"), kinds, edition)
    seats = (Seat(village=Village(village), creatures=in_order(attackers)), BYSTANDER)
    return State(setup, seats, round, "attack", kinds[0])


def settled(state: State) -> State:
    """The same after all that is forced: a ruling of the table that changes nothing sets the referee going."""
    return judge(state, RuleVillagers(1, START, 0, "go on"))


def random_card(rng: Random, heroes: float = 0.25) -> str:
    if rng.random() < heroes:
        return f"h{rng.randint(0, 5)}" + "".join(icon for icon in "wlv" if rng.random() < 0.4)
    return rng.choice("gbryn") + "".join(str(rng.choice((0, 0, 1, 1, 2, 3, 4))) for _ in range(3))


def random_cells(rng: Random, count: int) -> list[str]:
    """Cards that share edges, within 4 by 4 (VV7)."""
    cells = [START]
    while len(cells) < count:
        free = {n for cell in cells for n in NEIGHBOURS[cell] if n not in cells and n[0] in "bcde" and n[1:] in "3456"}
        cells.append(rng.choice(sorted(free)))
    return cells[:count]


def random_position(rng: Random, cards: int = 13, creatures: int = 12, heroes: float = 0.25) -> str:
    cells = random_cells(rng, cards)
    village = [f"{cell}={random_card(rng, heroes)}*{rng.choice((0, 0, 1, 1, 2, 3, 5))}" for cell in cells]
    faces: list[str] = []
    while len({face[0] for face in faces}) < min(3, creatures):  # all three kinds come
        faces = rng.choices(FACES, k=creatures)
    return f"{''.join(rng.sample('wlv', 3))}: {' '.join(village)} | {' '.join(valued(faces, rng))}"


def valued(faces: list[str], rng: Random) -> list[str]:
    """The faces with the values that they have by the rules, with some number of witches on both sides."""
    witches = {"wl": rng.randint(0, 7), "wr": rng.randint(0, 7)}
    return [f"{face}={faces.count(face) if face[0] == 'l' else witches.get(face, face[1])}" for face in faces]


# The tops of ten minutes of climbing for each aim (benchmarks/best.py): three for points, then two for villagers.
HARDEST = (
    "wlv: e4=h1wlv*4 e3=g100*8 d4=n122*3 e5=b131*4 b4=b040*5 e6=r141*2 d5=h1l*3 "
    "b5=h4wlv*7 b3=h3wl*2 c3=y112 d6=y340*3 b6=h0wlv*6 d3=h1v*9 "
    "| v6=6 v2=2 v6=6 v2=2 v2=2 lb=1 lg=1 wl=6 wr=0 v2=2 v5=5 wr=0",
    "vwl: c3=h0wlv*6 e4=b314*7 e6=r204*6 e3=h2lv*6 d4=h3wlv*3 e5=h4lv*2 d3=h3lv*5 "
    "d5=g101*2 b5=h4wlv*6 b3=h0*8 b6=g320*1 b4=g210 c4=y410*8 "
    "| lb=4 lb=4 wl=2 v4=4 lb=4 lg=2 w2=2 lg=2 v3=3 v6=6 w2=2 lb=4",
    "wlv: d6=r423*7 d3=n140*8 d4=r011*1 b4=h5w*9 c3=h5lv*4 b5=h3w*6 e4=y011*6 "
    "e5=y000 e6=y034*3 e3=n140*6 b3=b302*6 b6=b412*2 d5=h3wv*6 "
    "| v5=5 v4=4 lb=3 v3=3 w2=2 v2=2 v6=6 wl=6 lb=3 wr=3 v3=3 lb=3",
    "lwv: e3=h0lv*3 d3=h1v*3 c3=h3wv d5=h5v*2 e4=h4wlv*6 e6=h2v*5 e5=h0wv*3 "
    "d6=h2lv*1 b3=h2wlv*9 d4=y111*1 b6=b242*4 b5=h5wv*8 b4=h2wlv*1 "
    "| v1=1 v1=1 v6=6 wr=5 v6=6 v2=2 v3=3 v4=4 w2=2 v5=5 lb=1 v5=5",
    "lwv: d4=h3v*8 d3=g011*7 c3=b010*8 e3=h4wv*7 e6=h0v*2 b3=h0wl*4 e5=h2v*1 "
    "b4=n201 d5=h4v*7 c6=b421*3 b5=h3wl*9 b6=h0w*7 d6=h0lv*8 "
    "| v6=6 lb=2 lb=2 wr=7 v2=2 v1=1 v1=1 v4=4 v5=5 v3=3 v4=4 w2=2",
)
