"""The best way through the attacks still to come in a round: exact, for every way is accounted for.

Whenever a village is broken into, a card falls and a creature dies («RÉSOLUTION D'UNE ATTAQUE»). So a way through
costs what its fallen cards cost, each with a creature, and where it stands is three small things: which attack it is,
which of its creatures live, which cards stand. Each such position is looked at once.

A hero with the right icon may take any attacker along (VV56), yet only the strongest need be tried. Of two players in
the same position let one follow the other, but take the strongest wherever the other takes a weaker one. Then the
follower's attackers, ranked by strength, are never more nor stronger. If the follower's line holds a card that the
other has lost, the follower gives that one up. If not, both have the same line, and what breaks in on the follower
breaks in on the other too: the same card falls. So the follower loses no card that the other keeps, whatever cards are
worth, and the argument holds for both aims. Which creatures live on is not weighed, only how many.
"""

from math import inf
from typing import Final, NamedTuple

from referee.games.vampire_village.rules import attack, editions, scoring
from referee.games.vampire_village.rules.phases import MOST_CARDS, MOST_CREATURES, refuse_phase
from referee.games.vampire_village.rules.state import Creature, Seat, State, Village

AIMS: Final = {"points": ("points", "cards"), "villagers": ("villagers", "points", "cards")}  # what counts, in order

Value = tuple[int, ...]  # the counts that AIMS names
Bits = int  # a set of cards (in the order of the village) or of attackers (the weakest first)
Line = tuple[int, list[tuple[Bits, int, bool]]]  # its shields; its cards: each with its price, and if it has the icon
Pack = tuple[int, tuple[list[Bits], list[Bits]]]  # its strength; who may live on if a card falls without, with the icon

# How many breaches are looked at, and how many one after the other, in a village or with creatures that no game has:
# only the table or a drawing goes there. The hardest position of a game that was ever found has 2,926.
MOST_BREACHES: Final = 300_000
DEEPEST: Final = 100


class TooMany(Exception):
    """There are more ways than can be looked at while somebody waits: never so in a position of a game."""


class Choice(NamedTuple):
    """A breach to enter: the attack it belongs to, and the words after `breach`."""

    kind: str
    words: str
    forced: bool  # there is no other, so the referee enters it


class Alternative(NamedTuple):
    """Another first choice, and the best that it can still lead to."""

    words: str
    value: Value


class Plan(NamedTuple):
    """The best that one player can reach, the choices that lead there, and what else could be chosen first."""

    value: Value
    choices: tuple[Choice, ...]
    alternatives: tuple[Alternative, ...]
    states_looked_at: int


def best(state: State, seat: int, aim: str = "points") -> Plan:
    """The best way of one player through this round's attacks. No other player can change it (VV47, VV59).

    :raises Refused: not-your-phase, unless the attacks have begun.
    :raises TooMany: never within the sizes of the rules.
    """
    if state.phase != "attack":
        refuse_phase(state, "attack")
    order = state.setup.order
    kinds = order[order.index(state.attack) :]
    return Search(scoring.projected(state, seat), kinds, state.setup.edition, aim).plan()


class Way(NamedTuple):
    """One way to lose a card: what it costs, and which creatures and cards it leaves."""

    words: str
    price: int
    living: Bits
    cards: Bits
    tried: bool  # whether the search looks at it; if not, another way is as good


class Search:
    """All ways of one village through some attacks, each as what it costs."""

    def __init__(self, seat: Seat, kinds: tuple[str, ...], edition: str, aim: str, *, every: bool = False) -> None:
        # Counts are added as digits of one number, in front what matters most. No count reaches the radix.
        self.digits = AIMS[aim]
        self.radix = 1 + seat.village.villagers() + len(seat.village) + len(seat.creatures)
        on_heroes = editions.scores_on_heroes(edition)
        prices = [
            self.number(villagers=villagers, points=1 + villagers * (on_heroes or not card.is_hero), cards=1)
            for card, villagers in seat.village.values()
        ]
        self.onslaughts = [Onslaught(seat, kind, prices, every) for kind in kinds]
        self.known: dict[tuple[int, Bits, Bits], int] = {}
        # VV54, VV63: whoever stays beside a village without cards was not repelled. All others will have been.
        self.unrepelled = 0 if editions.scores_unrepelled(edition) else self.number(points=1)
        attackers = {one for onslaught in self.onslaughts for one in onslaught.creatures}
        creatures = [one._replace(repelled=True) if one in attackers else one for one in seat.creatures]
        points = scoring.points(seat._replace(creatures=tuple(creatures)), edition)
        self.unharmed = self.number(villagers=seat.village.villagers(), points=points, cards=len(prices))
        self.cards: Bits = (1 << len(prices)) - 1
        self.left = inf  # how many breaches may still be looked at
        if len(prices) > MOST_CARDS or len(seat.creatures) > MOST_CREATURES:
            depth = min(len(prices), sum(len(onslaught.creatures) for onslaught in self.onslaughts))
            self.left = MOST_BREACHES if depth <= DEEPEST else -1

    def number(self, **counts: int) -> int:
        """Those counts as one number; what the aim does not look at is left out."""
        number = 0
        for digit in self.digits:
            number = number * self.radix + counts.get(digit, 0)
        return number

    def value(self, cost: int) -> Value:
        """What is left at that cost."""
        left, counts = self.unharmed - cost, []
        for _ in self.digits:
            left, count = divmod(left, self.radix)
            counts.append(count)
        return tuple(reversed(counts))

    def cost(self, turn: int, living: Bits, cards: Bits) -> int:
        """The least that can be lost from there on."""
        position = turn, living, cards
        least = self.known.get(position)
        if least is None:
            onslaught = self.onslaughts[turn]
            defence, line = onslaught.line(cards)
            strength, survivors = onslaught.pack(living)
            self.left -= len(line) * len(survivors[True])
            if self.left < 0:
                raise TooMany
            if strength > defence and line:  # «C. COMPAREZ»; VV46, VV54
                least = min(
                    [
                        price + self.cost(turn, rest, cards ^ card)
                        for card, price, icon in line
                        for rest in survivors[icon]
                    ]
                )
            else:
                least = 0 if line else self.unrepelled * living.bit_count()
                if turn + 1 < len(self.onslaughts):
                    least += self.cost(turn + 1, self.onslaughts[turn + 1].everybody, cards)
            self.known[position] = least
        return least

    def plan(self) -> Plan:
        """Go where the least is lost. At the first free choice, every other is looked at, too."""
        cards, spent = self.cards, 0
        least = self.cost(0, self.onslaughts[0].everybody, cards)
        choices: list[Choice] = []
        alternatives: tuple[Alternative, ...] = ()
        for turn, onslaught in enumerate(self.onslaughts):
            living = onslaught.everybody
            while ways := onslaught.ways(living, cards):
                first = len(ways) > 1 and all(choice.forced for choice in choices)
                costs = {way: way.price + self.cost(turn, way.living, way.cards) for way in ways if first or way.tried}
                chosen = min(costs, key=lambda way: (costs[way], not way.tried))
                choices.append(Choice(onslaught.kind, chosen.words, len(ways) == 1))
                if first:
                    others = [way for way in ways if way is not chosen]
                    alternatives = tuple(Alternative(way.words, self.value(spent + costs[way])) for way in others)
                spent += chosen.price
                living, cards = chosen.living, chosen.cards
        return Plan(self.value(least), tuple(choices), alternatives, len(self.known))


class Onslaught:
    """One attack to come: the lines it meets, one behind the other, and who attacks."""

    def __init__(self, seat: Seat, kind: str, prices: list[int], every: bool) -> None:
        self.kind = kind
        self.cells = tuple(seat.village)
        self.cards = [spot.card for spot in seat.village.values()]
        self.prices = prices
        self.creatures = sorted(attack.assault(seat, kind).attackers, key=_strength)
        self.everybody: Bits = (1 << len(self.creatures)) - 1
        # Creatures of one strength are alike. Those of one face are, too, unless the table has ruled otherwise: then
        # a face stands for its weakest, and who may be taken along depends on who has been.
        uneven = len(set(self.creatures)) > len({one.face for one in self.creatures})
        self.alike = [one.face if uneven else _strength(one) for one in self.creatures]
        self.every = every or uneven
        self.lines = _lines(seat.village, kind)
        self._line: dict[Bits, Line] = {0: (0, [])}
        self._pack: dict[Bits, Pack] = {}

    def line(self, cards: Bits) -> Line:
        """The nearest line with a card on it (VV50, VV51)."""
        here = next((line & cards for line in self.lines if line & cards), 0)
        found = self._line.get(here)
        if found is None:
            standing = [(index, self.cards[index]) for index in _members(here)]
            shields = sum([card.defence(self.kind) for _, card in standing])
            letter = attack.LETTER[self.kind]
            found = shields, [(1 << index, self.prices[index], letter in card.icons) for index, card in standing]
            self._line[here] = found
        return found

    def pack(self, living: Bits) -> Pack:
        """What is left of the attackers."""
        found = self._pack.get(living)
        if found is None:
            strengths = {index: _strength(self.creatures[index]) for index in _members(living)}
            weakest = min(strengths.values(), default=0)
            dying = sorted({self.alike[index]: index for index in reversed(strengths)}.values())  # one of those alike
            with_card = [living ^ 1 << index for index in dying if strengths[index] == weakest]
            with_hero = [living ^ 1 << index for index in (dying if self.every else dying[-1:])]
            found = sum(strengths.values()), (with_card, with_hero)
            self._pack[living] = found
        return found

    def ways(self, living: Bits, cards: Bits) -> list[Way]:
        """Every breach that could be entered now (VV49, VV58), by its words; none if nothing breaks in."""
        defence, line = self.line(cards)
        strength, survivors = self.pack(living)
        if strength <= defence:
            return []
        attackers = {index: self.creatures[index] for index in _members(living)}
        ways = []
        for card, price, icon in line:
            index = card.bit_length() - 1
            dying = attack.may_die(self.cards[index], tuple(attackers.values()))
            for face in dying:
                named = next(index for index, one in attackers.items() if one.face == face)
                alike = next(index for index in attackers if self.alike[index] == self.alike[named])
                rest = living ^ 1 << alike
                words = f"{self.cells[index]} {face}" if len(dying) > 1 else self.cells[index]
                ways.append(Way(words, price, rest, cards ^ card, named == alike and rest in survivors[icon]))
        return sorted(ways)


def _strength(creature: Creature) -> int:
    return creature.value or 0


def _members(bits: Bits) -> list[int]:
    return [index for index in range(bits.bit_length()) if bits >> index & 1]


def _lines(village: Village, kind: str) -> list[Bits]:
    """All lines that such an attack can meet, the nearest first."""
    bit = {cell: 1 << index for index, cell in enumerate(village)}
    lines = []
    while line := attack.front_line(village, kind):
        lines.append(sum([bit[cell] for cell in line]))
        village = Village({cell: spot for cell, spot in village.items() if cell not in line})
    return lines
