"""Made the recorded games of `games/`: `python -m tests.games.vampire_nights.make [NAME …]`, from the root of the
repository.

Every game is random play; seeds are tried from 0 on until it shows the branches that its plan wants, so that the
same plan always makes the same game. The expected result beside it (NAME.json) is what the referee said when the
game was made, and is compared exactly ever after. Remake a game only when its record is meant to change.
"""

import sys
from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from tests.games.contract.driver import header_text, open_table
from tests.games.contract.play_vampire_nights import random_entry
from tests.games.recording import Course, made, make
from tests.games.vampire_nights.branches import BRANCHES
from tests.places import ROOT

GAMES = ROOT / "tests/games/vampire_nights/recorded"
NAMES = ("Ana", "Ben", "Cem", "Dea")
MOST = 3000  # seeds


# Hardly anything to take and nothing to be bitten by: a tie is likely.
FEW = ["coi", "6", "sto", "6", "ser", "10", "fat", "5", "mot", "5", "bites", "15"]


class Plan(NamedTuple):
    name: str
    players: int
    wanted: tuple[str, ...]
    header: Mapping[str, Sequence[str]] = {}
    extras: tuple[str, ...] = ()  # lines after the 12th entry
    opening: str = ""  # lines to begin with


# Ana's last guard ends beside one that lies down, the garden is full, and she has come from the only other room.
CORNERED = """\
Ana reveal fat mot
Ana guards a b tor
Ben guards a a tor
Ana first
Ana move a0-a1 dau
Ben move a0-a1
Ana move a1-a2 coi
Ben move a1-a2
Ana move a2-a3
Ben move a2-a3
Ana move a3-a4 sto
Ben move a3-a4
Ana move a4-a5 fat
Ben move a4-a5
Ana move a5-a6
Ben move a5-a6
Ana move b0-b1 mot
Ben move a0-a1
Ana move b1-b2 coi
Ben move a1-a2
Ana move b2-b3
Ben move a2-a3
Ana move b3-b4 dog
Ben move a3-a4
Ana move b4-b5 dau
Ben move a4-a5
Ana move b5-a5
Ben pass a5
Ana skip
"""

# Ben's last guard is shut in on a5, until Ana's Sack empties the room beside it.
SHUT_IN = """\
Ana reveal lad ser fat
Ana guards a a tor
Ben guards b b gar
Cem guards c c wat
Ben first
! Ana room a5 none "the table came late"
! Ana room b4 fat "the table came late"
! Ana room b5 coi "the table came late"
! Ana guards b4 a5p "the table came late"
! Ben guards b5 a0p "the table came late"
! Cem guards a61 a62 "the table came late"
! Ben hand 0 "the table came late"
Ben move b5-a5
Ana move b4-b5
Ana use sac b5
Ben move a5-c5 fat
"""

PLANS = (
    Plan("garden", 2, ("night ends: garden", "room: web", "a turn lost to the web", "won by a guard")),
    Plan("all-passed", 3, ("night ends: passed", "coffin for 10", "room: dog", "item: mas")),
    Plan("all-skipped", 2, ("night ends: skipped",)),
    Plan("says-skip", 2, ("skip is said", "out of a crowd"), opening=CORNERED),
    Plan("not-due-yet", 3, ("a forced step is withdrawn",), opening=SHUT_IN),
    Plan("crowd", 4, ("out of a crowd", "items reshuffled", "rooms reshuffled")),
    Plan("cloak", 3, ("item: clo", "item: sac", "item: wat"), {"house": ("secret", "last")}),
    Plan("cloak-later", 3, ("cloak in the garden", "item: bow")),
    Plan("coffin-for-two", 2, ("coffin for 8",)),
    Plan("cat", 3, ("the cat is paid", "the cat leaves with nothing", "item: mag", "item: cro", "item: sta")),
    Plan("last-in-the-web", 2, ("the web and the last guard", "item: jum", "item: mir")),
    Plan("fewest-bites", 2, ("won by the fewest bites",)),
    Plan("fewest-tiles", 2, ("won by the fewest tiles",)),
    Plan("shared", 2, ("victory shared", "item: tor"), {"removed": FEW}),
    Plan("vampire-wins", 3, ("won by a vampire", "loot shown at the end")),
    Plan("crossbow-discards", 4, ("house crossbow discard",), {"house": ("crossbow", "discard")}),
    Plan(
        "removed-pieces",
        2,
        ("bitten without a bite card left", "pieces removed"),
        {"removed": ("ser", "3", "coi", "2", "sta", "1", "bites", "12")},
    ),
    Plan(
        "corrections",
        3,
        ("ruled by the table",),
        extras=("undo", "redo", 'note "it was late"', '! Ben hand 2 "one was dropped"', "= Ben hand 2"),
    ),
)


def play(plan: Plan, seed: int) -> Course:
    words = {"players": NAMES[: plan.players], **plan.header}
    course = Course(open_table(header_text("vampire-nights", words)))
    rng = Random(f"{plan.name} {seed}")
    extras = list(plan.extras)
    for line in plan.opening.splitlines():
        course.enter(line)
    while course.table.pending:
        if extras and len(course.texts) > 12:
            course.enter(extras.pop(0))
            continue
        course.enter(random_entry(course.table, rng))
    return course


if __name__ == "__main__":
    make(sys.argv[1:], PLANS, GAMES, lambda plan: made(plan, play, BRANCHES, MOST))
