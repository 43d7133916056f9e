"""Turns with a roll: what is offered is what is accepted, dice are neither lost nor doubled; and guided play."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from wcwidth import wcswidth

from referee import Refused, Table
from referee.games.village_attacks.rules.abilities import to_use
from referee.games.village_attacks.rules.offers import can_do, dice_to_guard, dice_to_keep, targets, zones_to_go
from referee.notation.grammar import whose
from tests.games.village_attacks.helpers import at
from tests.games.village_attacks.sitting import MAP, SHEETS, Sitting, at_table, typed
from tests.samples import HEAVY

ZONES = ("ch1", "lc1", "sc1", "a1", "c1", "mc1", "eh1", "g1")
LICH = 0  # the seat of the monster whose turn it is


def legal(table: Table, words: str) -> bool:
    """Whether that counts; a choice among dice of the reserve is only a question."""
    try:
        table.judge(f"lich {words}")
    except Refused as error:
        return error.refusal.detail == "choice-needed.die"
    return True


def begun(rng: Random) -> Table:
    """Somewhere among villagers, after a roll, perhaps with dice in reserve and markers."""
    here = rng.choice(ZONES)
    who = [f"{zone} {rng.choice(('p2', 'p1 h1d', 'h1u h1d', 'p5', 'h1d_'))}" for zone in rng.sample(ZONES, 4)]
    costs = rng.choice(("", " 1:mg/g", " 1:rr/- 2:s/s", " 1:-/-"))
    table = at(
        f"{' · '.join(who)} | lich {here} {rng.randint(1, 5)}/5 · banshee ch1 5/5 | heart 20",
        also=[f"sheet lich a 5 5 d{rng.randint(0, 2)} r{rng.randint(0, 4)} m{rng.randint(1, 3)}{costs}"],
        ruled=rng.choice(("burn@lich", "slow@lich", f"dark@{here}", "free@lich")),
    )
    slots = table.state.sheet(LICH).reserve
    kept = "".join(rng.choices("mrgsc", k=rng.randint(0, slots)))
    if kept:
        table.do(f"lich keep {kept}")
    table.do(f"lich roll {''.join(rng.choices('mrgsc', k=6 - len(kept)))}")
    if table.pending[0].kind == "reroll":
        table.do("lich stay")
    return table


def check_offers(table: Table) -> None:
    """Both ways: all that is offered is accepted, and nothing else of that kind."""
    state = table.state
    assert {zone for zone in ZONES if legal(table, f"move {zone}")} == {*zones_to_go(state, LICH)}
    offered = {(one.zone, one.figures.figure.code) for one in targets(state, LICH)}
    for zone in ZONES:
        for group in state.at(zone):
            named = "" if zone == state.monsters[LICH].zone else zone
            code = group._replace(number=1).code
            assert legal(table, f"hit {named} {code}") == ((named, group.figure.code) in offered), (named, code)
    assert {die for die in "mrgsct" if legal(table, f"guard {die}")} == {*dice_to_guard(state, LICH)}
    assert {die for die in "mrgsct" if legal(table, f"keep {die}")} == {*dice_to_keep(state, LICH)}
    assert {one for one in "123" if legal(table, f"use {one}")} == {*to_use(state, LICH)}
    assert ("heal" in can_do(state, LICH)) == any(
        legal(table, f"heal {what}") for what in ("wound", "burn", "slow", "silence", "sunder")
    )


def check_ways(table: Table) -> None:
    """What guided play shows for each verb counts."""
    (decision,), prompts = table.pending, table.game.prompts()
    assert prompts is not None
    for option in decision.options[:-1]:
        way = prompts.way(table.state, decision, option)
        assert way is not None
        words = prompts.expand(table.state, decision, way.typed, {}, lambda word, group: word)
        table.judge(whose(decision.seat, table.players) + words)


def ideas(table: Table, rng: Random) -> Iterator[str]:
    """What might be tried, dice named or not."""
    dice = rng.choice(("", "", *"mrgsct"))
    yield f"move {dice} {rng.choice(ZONES)}"
    yield f"move {rng.choice(ZONES)} {rng.choice(ZONES)}"
    yield f"hit {dice} {rng.choice(('', *ZONES))} {rng.choice(('p1', 'p2', 'h1d', 'h1u'))}"
    yield f"guard {rng.choice(('s', 'c', 'sc'))}"
    yield f"keep {rng.choice('mrgsc')}"
    yield f"heal {rng.choice(('wound', 'burn', 'slow'))}"
    yield f"use {rng.choice('12')}"


def number_of_dice(table: Table) -> int:
    monster = table.state.monsters[LICH]
    return len(monster.dice) - monster.owed + len(monster.reserve)


@pytest.mark.sampled
@settings(max_examples=400 if HEAVY else 12, deadline=None)
@given(st.integers(0, 10**9))
def test_what_is_offered_in_a_rolled_turn_is_what_is_accepted(seed: int) -> None:
    rng = Random(seed)
    table = begun(rng)
    for _ in range(6):
        if table.pending[0].kind != "turn":  # a level
            return
        check_offers(table)
        check_ways(table)
        entries = [entry for entry in ideas(table, rng) if legal(table, entry)]
        before = number_of_dice(table)
        for entry in entries[:1] if rng.random() < 0.5 else entries[-1:]:
            try:
                table.do(f"lich {entry}")
            except Refused:
                continue
            monster = table.state.monsters[LICH]
            assert monster.owed == 0 or (monster.owed < len(monster.dice) and len({*monster.dice}) > 1)
            assert number_of_dice(table) <= before


World = frozenset[str]  # what may be left of a roll, each written in order


def after(worlds: World, dice: str) -> World:
    """Those dice are spent, wherever they are left; "?" is any."""
    for die in dice:
        worlds = frozenset(
            "".join(sorted((Counter(one) - Counter(gone)).elements()))
            for one in worlds
            for gone in ({*one} if die == "?" else {die} & {*one})
        )
    return worlds


@pytest.mark.sampled
@settings(max_examples=2000 if HEAVY else 40, deadline=None)
@given(st.integers(0, 10**9))
def test_a_die_can_be_spent_if_it_may_be_left(seed: int) -> None:
    """As if every way of paying for zones were followed to its end."""
    rng = Random(seed)
    table = at("ch1 p9 · lc1 p9 | lich ch1 5/5 · banshee ch1 5/5 | heart 20", ruled="free@lich", also=[WIDE])
    roll = "".join(rng.choices("mrsc", k=6))
    table.do(f"lich roll {roll}")
    if table.pending[0].kind == "reroll":
        table.do("lich stay")
    worlds: World = frozenset({"".join(sorted(roll))})
    for _ in range(8):
        here = table.state.monsters[LICH].zone
        there = "sc1" if here == "ch1" else "ch1"
        named = rng.choice(("", *"mrsc"))
        entry, dice = rng.choice(
            [(f"move {named} {there}", named or "?"), (f"guard {(die := rng.choice(('s', 'c', 'sc')))}", die)]
            + [("hit p1", "m"), ("hit p2", "mm"), ("hit lc1 p1", "r")] * (here == "ch1")
        )
        left = after(worlds, dice)
        assert legal(table, entry) == bool(left), (table.lines, entry, worlds)
        if left:
            worlds = left
            table.do(f"lich {entry}")
            if table.pending[0].kind == "level":
                return
        if len(worlds) == 1:
            (known,) = worlds
            assert sorted(table.state.monsters[LICH].dice) == [*known]


WIDE = "sheet lich a 5 90 d9 r0 m9"


# --- guided play

READY = (SHEETS[0].replace("r1", "r3") + " 1:mg/g", *SHEETS[1:], MAP, "gates eh1 g1", "ready")
STANDS = (*READY, "spawn eh1 p3", "spawn g1 none", '! ch1=p3 "so"')
ROLLED = (*STANDS, "vampire roll mmrggs")


@pytest.mark.parametrize(
    ("lines", "keys", "entry"),
    [
        (STANDS, ["r mmrggs"], "vampire roll mmrggs"),
        (ROLLED, ["m l"], "vampire move lc1"),
        (ROLLED, ["m g l"], "vampire move g lc1"),
        (ROLLED, ["h p2"], "vampire hit p2"),
        (ROLLED, ["h mm p2"], "vampire hit mm p2"),
        (ROLLED, ["g", "1"], "vampire guard s"),
        (ROLLED, ["k", "1"], "vampire keep m"),
        (ROLLED, ["k mg"], "vampire keep mg"),
        (ROLLED, ["u 1"], "vampire use 1"),
        ((*STANDS, "vampire keep gms", "vampire roll ttt", "vampire stay"), ["m l", "2"], "vampire move m lc1"),
        ((*STANDS, "vampire keep gms", "vampire roll ttt", "vampire stay"), ["m l", "s"], "vampire move s lc1"),
    ],
)
def test_few_keys_say_it(lines: tuple[str, ...], keys: list[str], entry: str) -> None:
    assert typed(lines, *keys) == [entry]


def test_the_dice_that_are_left_are_shown() -> None:
    said = Sitting(at_table(*ROLLED, "vampire keep g", "vampire move lc1")).said
    assert "1 step left, dice mmrgs, 1 of them already spent on moving, reserve g. Then Banshee" in said
    assert "no dice left" in Sitting(at_table(*ROLLED, "vampire keep mrg", "vampire guard s", "vampire use 1 mg")).said


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (60, 20)])
def test_every_screen_of_a_rolled_turn_fits(columns: int, rows: int) -> None:
    keys = ["r mmrggs", "m l", "k", "1", "h p1", "g", "1", "u 1 mg", "?", "vil"]
    sitting = Sitting(at_table(*STANDS), *keys, columns=columns, rows=rows)
    assert len(sitting.written) == 6
    for screen in sitting.asker.screens:
        lines = screen.rstrip("\n").splitlines()
        assert max(map(wcswidth, lines)) <= columns, screen
        assert len(lines) < rows, screen


def test_a_verb_that_no_die_pays_for_is_not_offered() -> None:
    (decision,) = at_table(*ROLLED, "vampire hit mm p2", "vampire guard s").pending
    assert decision.options == ("move", "keep", "villagers")
    (decision,) = at_table(*ROLLED, "vampire hit mm p2", "vampire keep ggr").pending
    assert decision.options == ("move", "guard", "villagers")
    assert "the roll" in Sitting(at_table(*STANDS), "?").said
