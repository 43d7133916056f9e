"""The scenarios as data, with the numbers of the book."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from referee.games.village_attacks.rules.fact_entries import Goal

PLUS_WOUND: Final = "plus-wound"  # villagers attack from here with one wound more (VA142)
WOUND_AT_END: Final = "wound-at-end"  # a monster that ends its turn here takes a wound (VA173)
BURN_AT_END: Final = "burn-at-end"  # and burns
SILENCE: Final = "silence-on-entry"  # a monster that enters gets Silence (VA174)
SHELTER: Final = "hunters-protected"  # hunters here cannot be wounded by monsters (VA139)
HERO_HEALS: Final = "hero-heals-on-entry"  # two wounds are taken off a hero that enters (VA146)
ALL_TYPES: Final = "all-types"  # hunters and heroes attacking from here have every type (VA132)
SUMMONING: Final = "summoning"
_CEMETERY: Final = (WOUND_AT_END, BURN_AT_END)

IGNORED, EVERY_CARD, BY_ROW = "ignored", "every-card", "by-row"  # what becomes of cards with a hero (VA120)
CLEAR, MORALE, HEROES = "clear", "morale", "heroes"  # how it is won: no villager left once spawning is over (VA189), …
DELIVERED: Final = "delivered"  # so many peasants are in the Kitchen
FLED: Final = "fled"  # ten villagers got away (VA218)
LEVELS, FULL_HEART = "levels", "full-heart"  # when spawning is over for good: VA190, VA91
NO_MORALE, ALL_CLOSED = "no-morale", "all-closed"  # VA96, VA99; every spawn marker is closed
BY_ALL, BY_TRAPS = "all", "traps"  # whose kills lower the morale (VA192)
OF_YUNFAKH, OF_NOBODY = "yunfakh", "nobody"  # or whose deaths: VA211, VA218
ALWAYS, ONCE_SUMMONED = "always", "once-summoned"  # where Yunfakh come among the hunters (VA224)
CARDS, TWO_HEROES, THREE_HUNTERS = "cards", "two-heroes", "three-hunters"  # who comes at setup: VA198, VA206
YELLOW, BLUE, RED = "yellow", "blue", "red"
STOREROOM, KITCHEN, LIBRARY, HALL = "st1", "k1", "l1", "eh1"


class Scenario(NamedTuple):
    """What a page of the book says."""

    tiles: tuple[str, ...]
    heart: int
    morale: int | None  # None: it cannot fall
    tiers: tuple[int, int] | None  # tier 2 and 3 at or below this morale (VA24)
    tier: int  # where the scenario fixes it; 0 if the morale says
    triggers: tuple[int, ...]  # of the event dial
    levels: int  # gained before the first round
    more: int | None  # levels to be gained in play; None: any number
    heroes: str
    traps: bool
    rooms: Mapping[str, tuple[str, ...]]
    won: str = MORALE
    must_not_reach: bool = False  # a villager on a Heart tile loses it (VA87)
    spawning_ends: str = ""
    morale_falls: str = BY_ALL
    first_heroes: tuple[str, ...] = ()  # markers where a hero stands from the beginning
    yunfakh: str = ""  # when they come
    first_by_symbols: bool = False  # markers, not dice, bring the first summoned monster; morale waits for it (VA212)
    collapse: bool = False  # the villagers want to bring corridors down, where objectives lie (VA213)
    flight: bool = False  # whoever is attacked at the Heart flees (VA217)
    ignored_event: str = ""  # a card that doesn't count as an event here, without accents (VA129)
    setup: str = CARDS
    colours: tuple[str, ...] = ()  # of spawn markers that it can't be played without
    opens: Mapping[str, int] = {}  # spawn markers that are active from this morale on, by colour (VA96)
    tier_falls: bool = False  # from 3 to 1 as the morale falls (VA96)
    more_cards: int = 0  # the tier in which a card with a hero brings another card (VA203)
    without_cards: str = ""  # the colour of the marker for which no card is drawn in the villagers' phase (VA197)
    kitchen: str = ""  # where caught peasants are taken
    symbols: int = 0  # markers that close a spawn marker
    objectives: tuple[Goal, ...] = ()  # where they are, unless the table says otherwise; 0: as many as spawn markers
    own_objectives: bool = False  # only the table knows where they are
    captures: bool = False  # heroes take a monster with them
    tomes: bool = False  # hunters take objectives with them


def _tiles(words: str) -> tuple[str, ...]:
    return tuple(words.lower().replace("-", "").split())


SCENARIOS: Final[Mapping[int, Scenario]] = {
    1: Scenario(
        _tiles("CH-1 G-1 CY-1 EH-1 BH-1 A-1"),
        heart=5,
        morale=None,
        tiers=None,
        tier=2,
        triggers=(),
        levels=0,
        more=1,
        heroes=IGNORED,
        traps=False,
        rooms={"cy1": _CEMETERY, "g1": _CEMETERY, "a1": (PLUS_WOUND,)},
        won=CLEAR,
        must_not_reach=True,
        spawning_ends=LEVELS,
    ),
    2: Scenario(
        _tiles("CH-1 BH-1 EH-1 A-1 CY-1 ST-1 LC-1 LC-2 SC-1 SC-2"),  # VA88
        heart=15,
        morale=40,
        tiers=(30, 20),
        tier=0,
        triggers=(5, 10, 15, 19),
        levels=1,
        more=1,
        heroes=IGNORED,
        traps=False,
        rooms={"st1": (SHELTER,), "a1": (PLUS_WOUND,)},
        ignored_event="mecanismes-defectueux",
    ),
    3: Scenario(
        _tiles("CH-1 EH-1 L-1 BH-1 C-1 CY-1 K-1 A-1 ST-1 LC-1 SC-1 SC-2"),
        heart=20,
        morale=None,
        tiers=None,
        tier=1,
        triggers=(6, 12, 18),
        levels=2,
        more=1,
        heroes=EVERY_CARD,
        traps=False,
        rooms={"c1": (SILENCE,), "k1": (HERO_HEALS,)},
        won=HEROES,
        first_heroes=("eh1",),  # VA89
    ),
    4: Scenario(
        _tiles("CH-1 CH-2 G-1 EH-1 C-2 K-2 CY-2 LC-1 LC-2 MC-1 SC-1"),
        heart=20,
        morale=20,
        tiers=(14, 7),
        tier=0,
        triggers=(5, 10, 15, 19),
        levels=3,
        more=1,
        heroes=BY_ROW,
        traps=True,
        rooms={"g1": _CEMETERY, "cy2": _CEMETERY},
        morale_falls=BY_TRAPS,
    ),
    5: Scenario(
        _tiles("CH-1 CH-2 G-1 L-1 EH-1 A-2 C-2 ST-2 LC-1 LC-2 MC-2 SC-2"),
        heart=1,
        morale=None,
        tiers=None,
        tier=2,
        triggers=(4, 8, 12, 16, 19),  # VA7
        levels=4,
        more=None,
        heroes=EVERY_CARD,
        traps=True,
        rooms={"a2": (PLUS_WOUND,), "l1": (ALL_TYPES,)},
        won=CLEAR,
        spawning_ends=FULL_HEART,
    ),
    6: Scenario(
        _tiles("CH-1 EH-1 BH-1 L-1 A-1 ST-1 CY-1 K-1 C-1 SC-2 MC-2"),
        heart=17,
        morale=None,
        tiers=None,
        tier=1,
        triggers=(5, 10, 15, 19),
        levels=0,
        more=None,
        heroes=EVERY_CARD,
        traps=True,
        rooms={"a1": (PLUS_WOUND,), "cy1": _CEMETERY},
        won=DELIVERED,
        colours=(BLUE,),
        without_cards=BLUE,
        kitchen=KITCHEN,
    ),
    7: Scenario(
        _tiles("CH-1 BH-1 EH-1 L-1 SC-1 SC-2 LC-1 MC-1 A-1 ST-1 K-1 CY-1"),
        heart=16,
        morale=45,
        tiers=(34, 17),
        tier=0,
        triggers=(7, 14, 19),
        levels=0,
        more=None,
        heroes=EVERY_CARD,
        traps=True,
        rooms={"cy1": _CEMETERY},
        setup=TWO_HEROES,
        own_objectives=True,
        captures=True,
    ),
    8: Scenario(
        _tiles("CH-1 G-1 EH-1 ST-1 C-1 K-1 SC-1 SC-2 LC-1 LC-2"),
        heart=12,
        morale=70,
        tiers=(55, 35),
        tier=0,
        triggers=(2, 6, 10, 14, 18),
        levels=0,
        more=None,
        heroes=EVERY_CARD,
        traps=True,
        rooms={"c1": (SILENCE,), "g1": _CEMETERY},
        won=CLEAR,
        spawning_ends=NO_MORALE,
        colours=(YELLOW,),
        opens={YELLOW: 70, BLUE: 55, RED: 35},
        tier_falls=True,
        more_cards=3,
    ),
    9: Scenario(
        _tiles("CH-1 L-1 BH-1 EH-1 ST-1 C-1 CY-1 LC-1 LC-2 MC-1 MC-2"),
        heart=20,
        morale=None,
        tiers=None,
        tier=0,
        triggers=(5, 10, 15, 19),
        levels=0,
        more=None,
        heroes=BY_ROW,
        traps=True,
        rooms={"c1": (SILENCE,)},
        won=CLEAR,
        spawning_ends=ALL_CLOSED,
        symbols=2,
        objectives=(Goal(STOREROOM, "", 0),),
    ),
    10: Scenario(
        _tiles("CH-1 L-1 BH-1 G-1 EH-1 ST-1 CY-2 K-1 MC-1 LC-1 LC-2 SC-1"),
        heart=15,
        morale=60,
        tiers=(45, 25),
        tier=0,
        triggers=(5, 10, 15, 19),
        levels=0,
        more=None,
        heroes=BY_ROW,
        traps=True,
        rooms={"cy2": _CEMETERY, "g1": (WOUND_AT_END,)},  # VA98
        setup=THREE_HUNTERS,
        objectives=(Goal(LIBRARY, RED, 2), Goal(HALL, BLUE)),
        tomes=True,
    ),
    11: Scenario(
        _tiles("CH-1 CH-2 SR-1 T-1 SA-1 A-1 MC-1 MC-2 LC-1 LC-2"),
        heart=20,
        morale=20,
        tiers=None,
        tier=1,
        triggers=(6, 12, 18),
        levels=0,
        more=None,
        heroes=EVERY_CARD,
        traps=True,
        rooms={"sr1": (SUMMONING,)},
        morale_falls=OF_YUNFAKH,
        yunfakh=ALWAYS,
    ),
    12: Scenario(
        _tiles("CH-1 G-1 SR-1 EH-1 SA-1 T-1 A-2 C-1 CY-1 CY-2 LC-1 LC-2 SC-1"),
        heart=10,
        morale=30,
        tiers=(20, 10),
        tier=0,
        triggers=(6, 12, 18),
        levels=0,
        more=None,
        heroes=BY_ROW,
        traps=True,
        rooms={"sr1": (SUMMONING,), "g1": _CEMETERY, "c1": (SILENCE,)},
        won=CLEAR,
        spawning_ends=NO_MORALE,
        yunfakh=ONCE_SUMMONED,
        first_by_symbols=True,
    ),
    13: Scenario(
        _tiles("CH-1 EH-1 BH-1 G-1 G-2 SR-1 SA-1 T-1 C-2 ST-2 SC-1 LC-1 LC-2 MC-1 MC-2"),
        heart=10,
        morale=60,
        tiers=(45, 20),
        tier=0,
        triggers=(4, 8, 12, 16),
        levels=0,
        more=None,
        heroes=BY_ROW,
        traps=True,
        rooms={"sr1": (SUMMONING,), "g1": _CEMETERY, "g2": _CEMETERY},
        objectives=(Goal("mc2"), Goal("lc2"), Goal("mc1"), Goal("sc1")),
        collapse=True,
    ),
    14: Scenario(
        _tiles("CH-1 EH-1 G-1 SR-1 SA-1 T-1 A-1 ST-1 SC-1 LC-1 LC-2 MC-1"),
        heart=15,
        morale=0,  # it counts who got away, and rises (VA102)
        tiers=None,
        tier=1,
        triggers=(5, 10, 15, 19),
        levels=0,
        more=None,
        heroes=EVERY_CARD,
        traps=True,
        rooms={"sr1": (SUMMONING,), "g1": _CEMETERY, "a1": (PLUS_WOUND,)},
        won=FLED,
        morale_falls=OF_NOBODY,
        flight=True,
    ),
}
ANY: Final = Scenario(  # a position of no scenario: what most of them have in common, and nothing of a single page
    (),
    heart=15,
    morale=None,
    tiers=(30, 20),
    tier=0,
    triggers=(),
    levels=0,
    more=None,
    heroes=BY_ROW,
    traps=False,
    rooms={},
    won="",
)
# VA2: added to each card, by the number of monsters and the tier.
_ADJUSTED: Final = {2: {1: -1, 2: -2, 3: -2}, 3: {}, 4: {1: 1, 2: 1, 3: 1}, 5: {1: 2, 2: 2, 3: 2}}


def adjustment(monsters: int, tier: int) -> int:
    """«Ajuster la difficulté»: how many more or fewer villagers a card brings (VA2)."""
    return _ADJUSTED[monsters].get(tier, 0)


def tier_of(scenario: Scenario, morale: int | None) -> int:
    """«Tiers d'Apparition»: at or below the number (VA24), read at each card (VA122)."""
    if scenario.tier or scenario.tiers is None or morale is None:
        return scenario.tier or 1
    second, third = scenario.tiers
    if scenario.tier_falls:  # VA96
        return 1 if morale <= third else 2 if morale <= second else 3
    return 3 if morale <= third else 2 if morale <= second else 1
