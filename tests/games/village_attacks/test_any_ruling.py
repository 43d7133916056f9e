"""The table may rule whatever it likes in the middle of anything: the evening goes on."""

import os
import re
from collections.abc import Iterable
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee import Refused, Table
from referee.games.village_attacks.rules.figures import HERO, Figure, Group
from referee.say import Voice
from referee.show.ledger import ledger_lines
from referee.show.ruling import next_lines, ruling_lines
from referee.table.ledger import ledger
from tests.games.village_attacks.random_phases import random_answer, random_phase

VOICES = [Voice(language, "village-attacks") for language in ("en", "fr", "ru")]
UNSAID = re.compile(r"(?<![\w`./-])(told|board|deed|do|change|rest|figures?|want|task)\.[a-z][a-z-]+")
HEAVY = bool(os.environ.get("REFEREE_HEAVY"))


def random_ruling(table: Table, rng: Random) -> str:
    """One to three effects of any kind on whatever is there, or isn't."""
    return f'! {" ".join(rng.choice(_effects(table, rng)) for _ in range(rng.randint(1, 3)))} "so it is"'


def _effects(table: Table, rng: Random) -> list[str]:
    state = table.state
    zone, other = rng.sample(sorted(state.castle.beside), 2)
    monster, group = rng.choice(state.setup.monsters), rng.choice(state.villagers or (Group(Figure("p"), 1, zone),))
    number = 1 if group.figure.kind == HERO else rng.randint(1, group.number)
    code = group._replace(number=number).code
    here = group.zone
    return [
        *(f"{mark}{code}@{here}" for mark in "-_*"),
        *(f"{mark}{number}@{here}" for mark in "-_*"),
        *(f"{code}@{here}>{other}", f"+p{number}@{zone}", f"+h{number}d@{zone}", f"{here}=none", f"{zone}=p3,h1d"),
        *(f"-{number}@{monster}", f"+1@{monster}", f"{monster}>{zone}", f"{monster}={zone}", f"free@{monster}"),
        *(f"{mark}{what}@{monster}" for mark in ("", "-") for what in ("stun", "burn", "slow", "silence", "sunder")),
        *(f"dark@{zone}", f"unlucky@{here}", "heart-1", "heart=9", "morale-1", "dial+1", f"xp+2@{monster}"),
        *(f"map={zone}-{other}", f"map=-{here}-{rng.choice(state.castle.next_to(here) or (zone,))}", "time=night"),
        *(f"+troll@{zone}", f"troll>{zone}", f"troll={zone}", "troll=none"),
    ]


@pytest.mark.sampled
@settings(max_examples=4000 if HEAVY else 20, deadline=None)
@given(st.integers(0, 10**9))
def test_after_any_ruling_it_is_said_what_is_asked_and_it_can_be_answered(seed: int) -> None:
    rng = Random(seed)
    _, table = random_phase(rng)
    voice = VOICES[seed % 3]
    for _ in range(60):
        entry = random_ruling(table, rng) if rng.random() < 0.3 else random_answer(table, rng)
        with suppress(Refused):
            said = ruling_lines(voice, table, table.do(entry), 80)
            check_said(line.plain for line in said)
        if table.state.end:
            break
        assert table.pending
        check_said(line.plain for line in next_lines(voice, table, 80))
    rows = ledger(table.header, table.lines)
    check_said(line.plain for line in ledger_lines(voice, rows, 80) if line.plain)


def check_said(lines: Iterable[str]) -> None:
    """Something, and no key without a sentence."""
    said = " ".join(lines)
    assert said
    assert not UNSAID.search(said), said
