"""A position: where everybody stands, what is under way, and what the table entered about its pieces."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from referee.engine.ruling import Event, Events
from referee.engine.values import Value
from referee.games.village_attacks.rules.castle import Castle, Passages, castle_of
from referee.games.village_attacks.rules.fact_entries import Gate, Goal, HeroFact, MinionFact, Sheet, Symbol, TrapCard
from referee.games.village_attacks.rules.figures import HERO, Figure, Group, in_order
from referee.games.village_attacks.rules.scenarios import ANY, SCENARIOS, Scenario

_NOTHING: Final[Mapping[str, Any]] = {}


class House(NamedTuple):
    """What the table plays differently; "" where it doesn't."""

    heart: str = ""  # zone (VA51)
    torch: str = ""  # moves (VA58)
    adjacent: str = ""  # touching (VA29)
    heroes: str = ""  # each (VA144)
    box: str = ""  # h18 (VA159)
    troll: str = ""  # on
    cycle: str = ""  # on: day and night
    capacity: str = ""  # on (VA66)
    tomes: str = ""  # 2 (VA97)
    exit: str = ""  # blue (VA101)
    yunfakh: str = ""  # on (VA224)


class Setup(NamedTuple):
    """What the header says. A seat is a monster (VA113); `people` are those who lead them."""

    players: tuple[str, ...]  # the monsters, in the order in which they act
    people: tuple[str, ...]
    scenario: int  # 0 for a position that belongs to none
    edition: str = "fr"
    house: House = House()
    begins: int = 1
    rules: int = 1

    @property
    def page(self) -> Scenario:
        return SCENARIOS.get(self.scenario, ANY)

    @property
    def monsters(self) -> tuple[str, ...]:
        """As the record names them."""
        return tuple([name.written for name in self.players])  # type: ignore[attr-defined]


class Facts(NamedTuple):
    """What the table entered about its pieces."""

    sheets: tuple[Sheet, ...] = ()
    heroes: tuple[HeroFact, ...] = ()
    passages: Passages = frozenset()
    tiles: frozenset[str] = frozenset()  # all on the board; one may have lost its last passage
    touching: Passages = frozenset()
    lines: tuple[tuple[str, ...], ...] = ()
    gates: tuple[Gate, ...] = ()
    goals: tuple[Goal, ...] = ()
    rooms: tuple[tuple[str, str], ...] = ()
    trapcards: tuple[TrapCard, ...] = ()
    fits: tuple[tuple[str, int], ...] = ()
    symbols: tuple[Symbol, ...] = ()
    minions: tuple[MinionFact, ...] = ()

    def sheet(self, monster: str) -> Sheet | None:
        return next((one for one in self.sheets if one.monster == monster), None)

    def minion(self, name: str) -> MinionFact | None:
        return next((one for one in self.minions if one.name == name), None)

    def hero(self, name: str) -> HeroFact | None:
        return next((one for one in self.heroes if one.name == name), None)


class Monster(NamedTuple):
    """A monster, with what is on its sheet."""

    zone: str = ""  # "" while it is dead
    wounds: int = 0
    xp: int = 0
    gained: int = 0  # levels in play
    levels: tuple[int, int, int] = (1, 0, 0)
    used: tuple[int, ...] = ()  # abilities, this round
    dice: str = ""  # rolled and not spent
    owed: int = 0  # of these, how many paid for zones: nobody said which
    rolled: bool = False
    idle: str = ""  # torches and blanks of that roll, which pay for nothing
    defence: str = ""  # dice in the slots
    reserve: str = ""
    moved: int = 0  # zones, this turn
    burn: bool = False
    lying: bool = False  # stunned
    dazed: bool = False  # it was stunned: a die less (VA42)
    slow: int = 0
    silence: int = 0
    sunder: int = 0
    free: bool = False  # leaves without being trapped this turn
    carries: str = ""  # what it has picked up, as the scenario says: a peasant, an objective, symbols
    captive_of: str = ""  # the hero that has captured it (7)
    cut_short: bool = False  # its turn ended when it was captured (VA199)


class Ally(NamedTuple):
    """Who fights beside the monsters and has no sheet: summoned, or a minion."""

    name: str
    type: str
    health: int
    zone: str
    speed: int = 1
    deals: int = 1  # wounds of its attack
    range: int = 0
    master: int | None = None  # whose minion it is
    payers: tuple[int, ...] = ()  # who roll a die fewer while it is there (VA105)
    wounds: int = 0
    burn: bool = False
    lying: bool = False
    slow: int = 0
    moved: int = 0  # zones, this turn
    attacked: bool = False  # this turn
    misses: bool = False  # this turn, for it was stunned
    free: bool = False  # leaves without being trapped this turn


class Condition(NamedTuple):
    """Of a zone."""

    zone: str
    what: str  # dark, unlucky
    stays: bool = False  # until the next event (VA130)


class Laid(NamedTuple):
    """A trap on the board."""

    zone: str
    card: str
    spent: bool = False  # it has gone off (VA167)


class End(NamedTuple):
    result: str  # won, lost
    why: str
    rule: str


class Question(NamedTuple):
    """What the table must say before the referee can go on."""

    kind: str
    rule: str
    options: tuple[str, ...] = ()
    seat: int | None = None
    about: str = ""  # of a coin: way, target, luck, torch
    figures: str = ""
    zone: str = ""
    left: int | None = None


class Instruction(NamedTuple):
    """What the table must do with its figures."""

    do: str  # move, put, remove, lay, raise, wound, attack
    params: tuple[tuple[str, Any], ...]


class State(Value):
    """Where the game stands."""

    __slots__ = (
        "active",
        "agenda",
        "allies",
        "allies_act",
        "aside",
        "banished",
        "begun",
        "coin",
        "conditions",
        "defences",
        "dial",
        "end",
        "event",
        "facts",
        "fallen",
        "fed",
        "forced",
        "heart",
        "heroes_dead",
        "instructions",
        "market",
        "monsters",
        "morale",
        "objectives",
        "opened",
        "paid",
        "phase",
        "round",
        "setup",
        "spawned",
        "step",
        "summonings",
        "symbols",
        "time",
        "tomes_out",
        "traps",
        "troll",
        "villagers",
    )

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.facts = Facts()
        self.phase = "facts"  # then setup, monsters, villagers, over
        self.step = ""  # of the villagers' phase: event, attack, traps, spawn, card
        self.round = setup.begins
        self.coin = 0  # the seat of the first player
        self.active: int | None = None  # whose turn it is
        self.begun = False  # a monster has acted: from then on the coin stays where it is
        self.heart = setup.page.heart
        self.morale = setup.page.morale
        self.dial = 0
        self.monsters: tuple[Monster, ...] = (Monster(),) * len(setup.players)
        self.villagers: tuple[Group, ...] = ()
        self.conditions: tuple[Condition, ...] = ()
        self.traps: tuple[Laid, ...] = ()
        self.market: tuple[str, ...] = ()  # trap cards that are face up
        self.troll = ""  # its zone; "" while it isn't in the castle
        self.time = ""  # day, night; "" where it is the same all along
        self.fed = False  # Scenario 5: the Heart has been at 20 (VA91)
        self.aside: tuple[str, ...] = ()  # kinds of figures that are out of the game, one for each (VA159)
        self.objectives: tuple[str, ...] = ()  # zones with markers, one for each
        self.opened: tuple[str, ...] = ()  # Scenario 8: spawn markers that have become active (VA122)
        self.symbols: tuple[Symbol, ...] = ()  # markers on the board
        self.tomes_out = 0  # Scenario 10: how many have left the castle
        self.allies: tuple[Ally, ...] = ()  # summoned monsters and minions
        self.allies_act = False  # the monsters have had their turns, and the summoned ones have theirs (VA220)
        self.banished: tuple[str, ...] = ()  # summoned monsters that were killed
        self.paid: tuple[tuple[str, int], ...] = ()  # symbols for the next summoned monster, by whom
        self.summonings = 0  # how many monsters have been summoned
        self.fallen: tuple[str, ...] = ()  # Scenario 13: corridors that have collapsed
        self.event: tuple[str, bool] | None = None  # the last one, and whether it persists
        self.heroes_dead: tuple[str, ...] = ()
        self.spawned: tuple[str, ...] = ()  # markers whose card has been told in this step
        self.agenda: tuple[Any, ...] = ()  # what is still to be done, the next task last
        self.defences: tuple[tuple[int, str], ...] = ()  # answers told in advance, by seat
        self.instructions: tuple[Instruction, ...] = ()  # since the last entry
        self.end: End | None = None
        self.forced: tuple[Any, ...] = ()

    def copy(self) -> "State":
        after = State.__new__(State)
        for name in State.__slots__:
            setattr(after, name, getattr(self, name))
        return after

    # --- the castle

    @property
    def castle(self) -> Castle:
        return castle_of(self.facts.passages, self.facts.tiles)

    @property
    def reach(self) -> Castle:
        """The castle for attacks: `house adjacent touching` (VA29)."""
        touching = self.facts.touching if self.setup.house.adjacent else frozenset()
        return castle_of(self.facts.passages | touching, self.facts.tiles) if touching else self.castle

    def distance(self, zone: str) -> int:
        """How far from the Heart; what has no way there counts as farthest."""
        return self.castle.distance.get(zone, 99)

    def is_heart(self, zone: str) -> bool:
        return self.castle.distance.get(zone) == 0

    def room(self, zone: str, what: str) -> bool:
        return what in self.setup.page.rooms.get(zone, ())

    def has(self, what: str, zone: str) -> bool:
        """Whether a zone is `dark` or `unlucky`."""
        return any(one.zone == zone and one.what == what for one in self.conditions)

    # --- villagers

    def at(self, zone: str, kind: str = "") -> list[Group]:
        return [one for one in self.villagers if one.zone == zone and kind in ("", one.figure.kind)]

    def change(self, zone: str, figure: Figure, number: int) -> None:
        """That many more of them, or fewer, in a zone."""
        there = {(one.zone, one.figure): one.number for one in self.villagers}
        there[zone, figure] = there.get((zone, figure), 0) + number
        assert there[zone, figure] >= 0, "nobody is taken away who is not there"
        groups = [Group(one, count, place) for (place, one), count in there.items() if count]
        self.villagers = tuple(sorted(groups, key=in_order))

    def turn_into(self, zone: str, figure: Figure, number: int, **changes: Any) -> None:
        """That many of them are different now."""
        self.change(zone, figure, -number)
        self.change(zone, figure._replace(**changes), number)

    def in_play(self, kind: str, variant: str = "") -> int:
        return sum(
            one.number for one in self.villagers if one.figure.kind == kind and variant in ("", one.figure.variant)
        )

    def standing(self, zone: str) -> int:
        """Villagers there who stand (VA27, VA175)."""
        return sum(one.number for one in self.at(zone) if not one.figure.lying)

    # --- monsters

    def name(self, seat: int) -> str:
        return self.setup.players[seat]

    def seat_of(self, monster: str) -> int | None:
        """By its name, or the start of it."""
        names = self.setup.monsters
        if monster in names:
            return names.index(monster)
        begun = [seat for seat, name in enumerate(names) if monster and name.startswith(monster)]
        return begun[0] if len(begun) == 1 else None

    def seat_meant(self, monster: str) -> int:
        """The same for a name that was checked before."""
        seat = self.seat_of(monster)
        assert seat is not None, "names are checked first"
        return seat

    def sheet(self, seat: int) -> Sheet:
        sheet = self.facts.sheet(self.setup.monsters[seat])
        assert sheet is not None, "the facts are complete"
        return sheet

    def health(self, seat: int) -> int:
        """What it has left."""
        return self.sheet(seat).health - self.monsters[seat].wounds

    def with_monster(self, seat: int, **changes: Any) -> None:
        monsters = [*self.monsters]
        monsters[seat] = monsters[seat]._replace(**changes)
        self.monsters = tuple(monsters)

    def monsters_in(self, zones: Iterable[str]) -> list[int]:
        """Whom villagers can attack there: they don't attack a captive (VA202)."""
        there = {*zones}
        return [seat for seat, one in enumerate(self.monsters) if one.zone in there and not one.captive_of]

    # --- what is to be done

    def then(self, *tasks: Any) -> None:
        """Do these next, in this order."""
        self.agenda = (*self.agenda, *reversed(tasks))

    def afterwards(self, *tasks: Any) -> None:
        """Do these once everything else is done."""
        self.agenda = (*reversed(tasks), *self.agenda)

    def instruct(
        self, events: Events, do: str, seat: int | None = None, more: Mapping[str, Any] = _NOTHING, **params: Any
    ) -> None:
        """Tell the table what to do with its figures; `seat` is the monster concerned, `more` is only for sentences."""
        self.instructions = (*self.instructions, Instruction(do, tuple(params.items())))
        tell(events, f"do-{do}", seat, **params, **more)


def tell(events: Events, key: str, seat: int | None = None, **params: Any) -> None:
    if events is not None:
        events.append(Event(key, seat, params))


def hero_of(state: State, figure: Figure) -> HeroFact:
    """The marker of a hero on the board."""
    assert figure.kind == HERO
    hero = state.facts.hero(figure.variant)
    assert hero is not None, "nobody comes whose marker is not known"
    return hero
