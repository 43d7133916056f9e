"""Made the recorded games of `recorded/`: `python -m tests.games.vampire_empire.make [NAME …]`, from the root of the
repository.

Every game is random play with invented cards; seeds are tried from 0 on until it shows the branches that its plan
wants, so that the same plan always makes the same game. The expected result beside it (NAME.json) is what the referee
said when the game was made, and is compared exactly ever after. Remake a game only when its record is meant to change.
"""

import sys
from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from tests.games.contract.driver import header_text, open_table
from tests.games.contract.play_vampire_empire import random_entry
from tests.games.recording import Course, made, make
from tests.games.vampire_empire.branches import BRANCHES
from tests.places import ROOT

GAMES = ROOT / "tests/games/vampire_empire/recorded"
MOST = 4000  # seeds


class Plan(NamedTuple):
    name: str
    wanted: tuple[str, ...]
    header: Mapping[str, Sequence[str]] = {}
    opening: str = ""  # lines to begin with
    closing: tuple[str, ...] = ()  # after the end, those that count


# The rulebook's fight, from a table that called the referee in late.
BISHOP = """\
castle bis lad off
! vampire lad "we began without you"
! Ben turn "we began without you"
Ben attack bis lad c2 c1
Ana defend n2 v2
Ben attack c3 w2
Ana defend n3 v1
"""
# Ana says human, finds her own token at night, and the table mends it.
MISTAKEN = """\
castle lad mon coo
Ana keep
Ana pass
Ben water lad w1 w2
Ana answer human
! vampire lad "Ana had mixed up her tokens"
Ana draw moat 1
"""
SMALL = '! Ana deck 6 "a short evening"\n! Ben deck 6 "a short evening"\n'
LAID = "castle lad mon coo\n"

PLANS = (
    Plan("all-vampires-fall", ("ends: vampires dead", "killed in round 2", "an answer that is known")),
    Plan("a-false-answer", ("an answer taken back",), opening=MISTAKEN),
    Plan("all-humans-fall", ("ends: humans dead", "killed in round 1", "no second round", "markers")),
    Plan("masters-of-the-castle", ("ends: castle", "reveal", "hide")),
    Plan("counted", ("ends: cards", "the cellar is shuffled in", "a player sits out", "survives round 2")),
    Plan("a-draw", ("ends: cards", "a draw")),
    Plan("holy-water", ("water, human", "water, vampire", "an immediate attack left")),
    Plan("water-may", ("water, vampire",), {"house": ("water", "may")}),
    Plan("support-in-a-fight", ("support in a fight", "a card cancelled", "a fight broken off")),
    Plan("tricks", ("swap", "test by support", "block", "keep")),
    Plan("no-cards", ("no card to defend with", "no card for round 2"), opening=LAID + SMALL),
    Plan("passed-with-nothing", ("a pass with nothing",), opening=LAID + SMALL),
    Plan("castle-of-two", ("a castle of two",)),
    Plan("rulebook-example", ("ruled by the table", "survives round 2"), opening=BISHOP),
    Plan("the-table-decides", ("ends: table",), opening=BISHOP + '! Ben wins "Ana had to go"\n'),
    Plan(
        "tokens-shown",
        ("ends: cards", "tokens shown"),
        closing=("Ana show lad lor off", "Ana show mon nun", "Ana show coo", "Ana show lad", "Ana show bis but"),
    ),
    Plan("led-by-ben", ("draw", "pass"), {"vampires": ("Ben",)}),
)


def play(plan: Plan, seed: int) -> Course:
    words = {"players": ("Ana", "Ben"), "vampires": ("Ana",), **plan.header}
    course = Course(open_table(header_text("vampire-empire", words)))
    rng = Random(f"{plan.name} {seed}")
    for line in plan.opening.splitlines():
        course.enter(line)
    while course.table.pending:
        course.enter(random_entry(course.table, rng))
    for line in plan.closing:
        course.enter(line)
    return course


if __name__ == "__main__":
    make(sys.argv[1:], PLANS, GAMES, lambda plan: made(plan, play, BRANCHES, MOST))
