"""Made the recorded games of `recorded/`: `python -m tests.games.village_attacks.make [NAME …]`, from the root of the
repository.

Every game is random play with invented facts; seeds are tried from 0 on until it shows the branches that its plan
wants, so that the same plan always makes the same game. The expected result beside it (NAME.json) is what the referee
said when the game was made, and is compared exactly ever after. Remake a game only when its record is meant to change.
"""

import sys
from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from tests.games.contract.driver import header_text, open_table
from tests.games.recording import Course, made, make
from tests.games.village_attacks.branches import BRANCHES
from tests.games.village_attacks.player import Player, Style
from tests.places import ROOT

GAMES = ROOT / "tests/games/village_attacks/recorded"
MOST = 400  # seeds
LONGEST = 320  # entries
INVENTED = 'note "The map, the numbers on sheets and markers, and all cards are invented."'

MONSTERS = {
    "vampire": "u 6 4 d2 r1 m3",
    "banshee": "c 5 4 d2 r1 m3",
    "dullahan": "m 8 4 d3 r1 m2",
    "succubus": "d 5 4 d2 r1 m2",
    "lich": "a 5 4 d1 r3 m2",
}
HEROES = (
    "hero alchemist a 3 2 2 1",
    "hero knight m 4 1 2 1",
    "hero nun c 3 1 1 2",
    "hero smith d 4 1 2 1",
    "hero hunter-lord u 3 2 1 1",
)
TRAPS = (
    "trapcard chandelier g any pht -5 push1",
    "trapcard pit g any ph -6",
    "trapcard oil g any ph -4 burn2",
    "trapcard bell g any pht -5 stun2",
    "trapcard spikes g any pht -8",
    "trapcard treasure g any ph text",
)
EVENTS = ("fog dark@{zone} stays", "omen unlucky@{zone}", "curse slow@{monster}", "crowd +p2@{gate}", "fire *p1@{zone}")

S1_MAP = ("map ch1-bh1-a1-eh1 bh1-cy1-g1 a1-cy1", "gates eh1 g1")
LONG_MAP = ("map ch1-lc1-bh1-sc1-a1-eh1 bh1-cy1-g1 sc1-cy1", "gates eh1 g1")
CROWD_MAP = ("map ch1-lc1-bh1-sc1-a1-eh1 bh1-cy1-g1 sc1-mc1-c1 cy1-st1", "gates eh1 g1 c1 st1")
MAPS = {
    1: S1_MAP,
    2: ("map ch1-lc1-bh1-sc1-eh1 ch1-sc2-a1-lc2-cy1 a1-st1-bh1", "gates eh1 cy1"),
    3: ("map ch1-lc1-bh1-l1-eh1 ch1-sc1-k1-sc2-cy1 bh1-a1-c1 k1-st1-a1", "gates eh1 cy1"),
    4: ("map ch1-lc1-c2-eh1 ch2-lc2-k2-g1 ch1-sc1-ch2 c2-mc1-k2-cy2", "gates eh1 g1"),
    5: ("map ch1-lc1-l1-eh1 ch2-lc2-a2-g1 ch1-sc2-ch2 l1-mc2-a2 c2-st2-mc2", "gates eh1 g1"),
    6: ("map ch1-k1-sc2-eh1 ch1-bh1-l1-mc2-cy1 bh1-a1-c1-st1 a1-k1", "gates eh1 cy1:blue"),
    7: ("map ch1-lc1-bh1-l1-eh1 ch1-sc1-k1-sc2-cy1 bh1-a1-mc1-st1", "gates eh1 cy1", "goals eh1"),
    8: (
        "map ch1-lc1-c1-eh1 ch1-sc1-k1-g1 c1-lc2-st1 k1-sc2-st1",
        "gates eh1:yellow g1:blue st1:red lc2:red",
    ),
    9: (
        "map ch1-lc2-mc2-c1-bh1-mc1-eh1 ch1-l1-lc1-cy1-eh1 ch1-st1-lc1",
        "gates bh1 eh1",
        "goals st1x4",
        "symbols bh1:gg eh1:mm",
    ),
    10: ("map ch1-lc1-l1-lc2-eh1 ch1-sc1-bh1-k1 l1-mc1-g1 k1-st1-cy2 bh1-l1", "gates g1 cy2"),
    11: ("map ch1-lc1-sr1-mc1-t1 ch2-lc2-a1-mc2-sa1 ch1-a1 sr1-mc2", "gates t1 sa1", "minion hound vampire 2"),
    12: (
        "map ch1-lc1-sr1-c1-g1 ch1-sc1-a2-lc2-eh1 sr1-t1-cy1-cy2 a2-sa1-c1",
        "gates eh1 g1",
        "symbols lc1:m sc1:r a2:g t1:s c1:c",
    ),
    13: (
        "map st2-g1-lc1 c2-mc2-ch1 lc2-sr1-mc1 sa1-sc1-t1 eh1-bh1-g2 "
        "lc1-ch1-mc1-t1-g2 g1-mc2-sr1-sc1-bh1 c2-lc2-sa1-eh1",
        "gates eh1 g2",
        "goals mc2 lc2 mc1 sc1",
    ),
    14: ("map ch1-lc1-a1-eh1 ch1-mc1-sr1-t1 ch1-sc1-sa1-g1 a1-st1-lc2-g1", "gates eh1 g1:blue t1"),
}

ROOM = {"lc1": 3, "lc2": 3, "sc1": 3, "mc1": 4, "c2": 6, "k2": 6, "cy2": 8, "eh1": 5, "g1": 5}

FEW = ("p3", "p4", "p2 h1{}", "p5", "h2{}", "none")
MANY = ("p5", "p6", "p4 h2{}", "h4{}", "p3 h3{}")
SWARM = ("p9", "p9 h6{}", "h9{}")
WITH_HEROES = ("hero", "p2 hero", "p3", "h2{}", "p4")
GOOD, RECKLESS = Style(FEW), Style(MANY, reckless=True)


class Plan(NamedTuple):
    name: str
    scenario: int
    wanted: tuple[str, ...]
    style: Style = GOOD
    monsters: tuple[str, ...] = ("vampire", "banshee", "dullahan")
    castle: tuple[str, ...] | None = None  # else that of the scenario
    weak: bool = False  # monsters with little health
    costs: str = ""  # of abilities, on every sheet
    header: Mapping[str, Sequence[str]] = {}
    also: tuple[str, ...] = ()  # more facts
    opening: tuple[str, ...] = ()  # lines after `ready`
    aside: Mapping[int, tuple[str, ...]] = {}  # lines at the first turn of a round


MISTAKEN = {2: ("vampire guard s", "undo", "redo", "undo"), 3: ("= heart 5",)}
FORGOTTEN = {2: ('! xp+1@vampire "forgotten in round 1"',)}
STANDS = ('! bh1=p1 a1=p2,h1u eh1=p2 vampire=bh1 banshee=cy1 heart=4 "as it stands in round 3"',)
EVENTFUL = GOOD._replace(cards=MANY, events=EVENTS, power=4)
KILLING = EVENTFUL._replace(cards=("p9", "p6 h2{}", "p5 hero", "p7"), power=9, events=EVENTS[:3])
CALLING = EVENTFUL._replace(summons=True, power=3, cards=("p4", "p5", "p2 h2{}", "h3{}", "p3 hero"))
LOSING = Style(MANY, power=0, events=EVENTS, reckless=True)

PLANS = (
    Plan("s1-won", 1, ("won: all killed", "a torch", "a reroll", "a level", "undo", "redo", "a count"), aside=MISTAKEN),
    Plan("s1-heart-reached", 1, ("lost: reached", "a death", "a return"), RECKLESS),
    Plan("s1-all-dead", 1, ("lost: monsters", "a return"), RECKLESS, ("vampire", "banshee"), LONG_MAP, weak=True),
    Plan(
        "s1-crowd",
        1,
        ("veterans", "the box is empty", "lost: monsters"),
        Style(SWARM, power=1),
        ("vampire", "banshee", "dullahan", "succubus", "lich"),
        CROWD_MAP,
    ),
    Plan("s1-ruled", 1, ("won: all killed", "a ruling", "a shield"), aside=FORGOTTEN),
    Plan("s1-late", 1, ("won: all killed", "called in late"), header={"begins": ("3",)}, opening=STANDS),
    Plan(
        "s1-dice",
        1,
        (
            "won: all killed",
            "dice are named",
            "a reroll",
            "a cost is paid",
            "a better ability",
            "dice of the reserve are spent",
        ),
        GOOD._replace(names_dice=True),
        costs="1:gm/g 2:gr/g 3:gg/g",
    ),
    Plan("s2-won", 2, ("won: morale", "an event", "Darkness", "Unlucky", "a miss"), EVENTFUL),
    Plan("s2-lost", 2, ("lost: heart", "an event", "a return"), LOSING),
    Plan("s3-won", 3, ("won: heroes", "a hero", "an event"), EVENTFUL._replace(cards=WITH_HEROES)),
    Plan("s3-lost", 3, ("lost: heart", "a hero"), LOSING._replace(cards=(*MANY, *WITH_HEROES))),
    Plan("s4-won", 4, ("won: morale", "a trap"), EVENTFUL._replace(power=2, cards=("p6", "p4 h1{}", "p5", "p3 hero"))),
    Plan("s4-lost", 4, ("lost: heart", "two Hearts"), LOSING._replace(cards=(*MANY, *WITH_HEROES))),
    Plan(
        "s5-won",
        5,
        ("won: all killed", "the Heart is fed", "two Hearts"),
        EVENTFUL._replace(cards=("p4", "p5", "p3 h1{}", "hero"), holds=True, events=EVENTS[:3]),
        header={"house": ("heart", "zone")},
    ),
    Plan(
        "s5-lost",
        5,
        ("lost: heart", "the Heart is fed"),
        EVENTFUL._replace(power=1, holds=True),
        header={"house": ("heart", "zone")},
    ),
    Plan("s6-won", 6, ("won: delivered", "a peasant is caught", "a trap"), KILLING._replace(power=3)),
    Plan("s6-lost", 6, ("lost: heart", "a peasant is let go"), LOSING._replace(reckless=False, catches=True)),
    Plan("s7-won", 7, ("won: morale", "a capture", "a captive is freed"), KILLING),
    Plan("s7-lost", 7, ("lost: kidnapped", "an event"), LOSING._replace(cards=(*MANY, *WITH_HEROES))),
    Plan("s8-won", 8, ("won: all killed", "a marker opens", "another card"), KILLING),
    Plan("s8-lost", 8, ("lost: heart", "an event"), LOSING),
    Plan("s9-won", 9, ("won: all killed", "a marker is closed"), KILLING._replace(power=4, cards=FEW)),
    Plan("s9-lost", 9, ("lost: heart", "an objective is picked up"), LOSING._replace(reckless=False)),
    Plan("s10-won", 10, ("won: morale", "a tome is taken", "a tome is dropped"), KILLING),
    Plan("s10-lost", 10, ("lost: tome", "a tome is taken"), LOSING),
    Plan(
        "troll-and-night",
        2,
        ("the Troll", "the Troll is attacked", "day and night", "won: morale"),
        EVENTFUL._replace(events=(*EVENTS[:2], "troll +troll@{gate}")),
        header={"house": ("troll", "on", "cycle", "on")},
    ),
    Plan(
        "crowded",
        4,
        ("a shove", "lost: heart"),
        LOSING._replace(cards=(*MANY, *WITH_HEROES)),
        header={"house": ("capacity", "on")},
        also=tuple([f"fits {zone} {number}" for zone, number in ROOM.items()]),
    ),
    Plan("s11-won", 11, ("won: morale", "Yunfakh", "a summoned monster kills", "a minion"), CALLING),
    Plan("s11-lost", 11, ("lost: heart", "Yunfakh"), LOSING),
    Plan("s12-won", 12, ("won: all killed", "symbols", "a summoned monster"), CALLING),
    Plan("s12-lost", 12, ("lost: heart",), LOSING),
    Plan("s13-won", 13, ("won: morale", "a corridor collapses"), CALLING._replace(power=9, summons=False)),
    Plan(
        "s13-lost",
        13,
        ("lost: buried", "a corridor stands"),
        EVENTFUL._replace(power=0, cards=("h5{}", "h4{}", "p4 hero")),
        castle=("map ch1-mc2-eh1-lc2-ch1 ch1-mc1-g2-sc1-ch1", "gates eh1 g2", "goals mc2 lc2 mc1 sc1"),
        header={"house": ("heart", "zone")},
    ),
    Plan("s14-won", 14, ("won: fled",), EVENTFUL._replace(power=0, holds=True)),
    Plan("s14-lost", 14, ("lost: heart",), LOSING),
)


def facts(plan: Plan) -> list[str]:
    sheets = {name: MONSTERS[name] for name in plan.monsters}
    if plan.weak:
        sheets = {name: f"{sheet.split()[0]} 2 {' '.join(sheet.split()[2:])}" for name, sheet in sheets.items()}
    lines = [INVENTED, *(f"sheet {name} {sheet} {plan.costs}".rstrip() for name, sheet in sheets.items())]
    lines += HEROES if plan.scenario > 2 else ()
    lines += TRAPS if plan.scenario > 3 else ()
    return [*lines, *(plan.castle or MAPS[plan.scenario]), *plan.also, "ready"]


def play(plan: Plan, seed: int) -> Course:
    people = ("Ana", "Ben", "Cleo", "Dov", "Eva")[: len(plan.monsters)]
    words = {"scenario": (str(plan.scenario),), "players": people, "monsters": plan.monsters, **plan.header}
    course, rng = Course(open_table(header_text("village-attacks", words))), Random(f"{plan.name} {seed}")
    types = [MONSTERS[name][0] for name in plan.monsters]
    cards = [card.format(kind) for card in plan.style.cards for kind in (types if "{}" in card else types[:1])]
    for line in (*facts(plan), *plan.opening):
        course.enter(line)
    player, aside = Player(course, plan.style._replace(cards=cards), rng), {**plan.aside}
    while course.table.pending and len(course.texts) < LONGEST:
        if course.table.pending[0].kind == "turn":
            for line in aside.pop(course.table.state.round, ()):
                course.enter(line)
        player.step()
    return course


if __name__ == "__main__":
    make(sys.argv[1:], PLANS, GAMES, lambda plan: made(plan, play, BRANCHES, MOST))
