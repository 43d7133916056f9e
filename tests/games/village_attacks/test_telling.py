"""Every step is told so that a person can move the figure, and what happens alike is told once."""

import pytest

from referee import Refused, Table
from referee.say import Voice
from referee.say.tell import refusal_message
from tests.games.village_attacks.helpers import HEROES, at
from tests.games.village_attacks.spoken import FACTS, GAME, asked, begun, done, game, said

SAMPLE = ("a1=p3", "c1=p3,h1d", "eh1=p3", "vampire=lc1")


def test_a_round_of_scenario_1_is_told_step_by_step() -> None:
    table = begun(*SAMPLE)
    assert said(table, "v m a1") == ["Vampire goes to A-1."]
    assert said(table, "v h p2") == ["Vampire kills 2 peasants in A-1: XP 2 of 5."]
    assert said(table, "v g s") == ["Vampire adds to Defence: Shield"]
    assert said(table, "b m lc1") == ["Vampire's turn is over; left undone: 1 step.", "Banshee goes to LC-1."]
    table.do_all(["b h c1 p", "d g sc"])
    assert said(table, "vil") == []
    assert asked(table)[1:] == [
        "A-1: a peasant attacks Vampire: 2 wounds (+1 for A-1). Vampire, defend?",
        "(`defend s`, `defend -` for nothing)",
        "no die: `-`",
        "shield: blocks up to 2 wounds: `s`",
    ]
    assert said(table, "vampire defend s") == [
        "A-1: a peasant attacks Vampire: 2 wounds, all blocked.",
        "Move a peasant: A-1 → LC-1",
    ]
    assert asked(table)[1] == "C-1, coin for 2 peasants: LC-1 or SC-1?"
    ruling = table.do("coin sc1")
    assert done(table, ruling) == [
        "Move 2 peasants: C-1 → SC-1",
        "C-1: a demon hunter attacks Banshee: 1 wound. 4 of 5 left.",
    ], "a line for each"
    table.do("coin lc1")
    assert said(table, "s eh1 p2") == ["Put 2 peasants on EH-1."]
    assert said(table, "s g1 h2m") == ["Put 2 mythic hunters on G-1.", "Round 2: Banshee has the coin."]


def test_whose_turn_is_over_is_told_with_what_it_has_left() -> None:
    table = begun(*SAMPLE)
    table.do_all(["v roll mmrrgs", "v m a1", "v h p2"])
    assert said(table, "d g s") == [
        "Vampire's turn is over; left undone: 1 step and 3 of the dice rrgs.",
        "Banshee's turn is over; left undone: 3 steps.",
        "Dullahan adds to Defence: Shield",
    ]
    table = begun("-6@vampire")
    assert said(table, "b m lc1") == ["Banshee goes to LC-1."], "the dead had none"


def test_forgotten_dice_are_told_when_the_monsters_are_done_too() -> None:
    table = begun(*SAMPLE)
    table.do_all(["v roll mmrrgs", "v m a1", "v g s"])
    assert said(table, "vil")[0] == "Vampire's turn is over; left undone: 4 of the dice mmrrg."


def test_steps_without_dice_are_not_left_undone() -> None:
    table = begun(*SAMPLE)
    table.do_all(["v roll mmrrgs", "v m a1", "v h p2", "v g s", "v h eh1 p1", "v use 1 g"])
    assert said(table, "b m lc1") == ["Vampire's turn is over.", "Banshee goes to LC-1."]


def test_more_dice_than_there_are_is_not_said_to_be_none() -> None:
    table = begun(*SAMPLE)
    table.do_all(["v roll mmrrgs", "v m a1"])
    assert _refused(table, "v h eh1 p3") == "not enough Ranged. Available: Melee, Melee, Ranged, Ranged, Magic, Shield"
    assert _refused(table, "v g c").startswith("that die isn't there: Counter.")


def test_what_is_undone_is_told_by_what_differs_alone() -> None:
    table = begun(*SAMPLE)
    table.do("v m a1")
    assert done(table, table.do("undo")) == ["LC-1: – → Vampire 6/6", "A-1: Vampire 6/6 → –"]
    table = game("map ch1-bh1")
    assert done(table, table.do("undo")) == []


def test_what_is_taken_from_too_few_is_not_said_to_be_nowhere() -> None:
    table = begun(*SAMPLE)
    for effect in ("-p4@c1", "p4@c1>lc1"):
        said = _refused(table, f'! {effect} "a card"')
        assert said == "there are fewer in C-1: 3 peasants, a demon hunter, not 4 peasants"
    assert _refused(table, '! -h1u@c1 "a card"').startswith(
        "no such figures in C-1: an undead hunter. In C-1: 3 peasants"
    )


def _refused(table: Table, entry: str) -> str:
    with pytest.raises(Refused) as refused:
        table.do(entry)
    return refusal_message(Voice("en", GAME), refused.value.refusal)


def test_tiles_that_the_scenario_lacks_are_named_as_soon_as_they_are_typed() -> None:
    table = game("map ch1-g1-cy1-eh1")
    assert said(table, "map eh1-sc1-sc2") == ["Your map has tiles that the scenario doesn't have: SC-1, SC-2."]
    assert said(table, "map sc1-a1") == []


def test_what_several_do_alike_is_told_once() -> None:
    """Attacks on one monster, up to the one that kills it."""
    table = begun("mc1=p4", "vampire=mc1")
    assert said(table, "villagers") == [
        "MC-1: 4 peasants attack Vampire: 4 wounds. 2 of 6 left.",
        "Move 4 peasants: MC-1 → C-1",
    ]
    table = begun("a1=p4", "vampire=a1")
    assert said(table, "villagers") == [
        "A-1: 2 peasants attack Vampire: 4 wounds (+1 each for A-1). 2 of 6 left.",
        "A-1: a peasant attacks Vampire: 2 wounds (+1 for A-1). Vampire dies: take",
        "the figure off, and experience, wounds, markers and dice off the sheet.",
        "Abilities stay.",
        "Move 4 peasants: A-1 → LC-1",
    ]


def test_a_shield_a_counter_and_a_monster_that_returns() -> None:
    table = begun("a1=h1u", "vampire=a1", "-3@vampire")
    table.do_all(["v g sc", "villagers"])
    assert asked(table)[1] == "A-1: an undead hunter attacks Vampire: 3 wounds (+1 as nemesis, +1 for A-1)."
    assert said(table, "v defend sc") == [
        "A-1: an undead hunter attacks Vampire: 3 wounds, 2 blocked, 1 gets through.",
        "Vampire strikes back: an undead hunter in A-1 dies. XP 1 of 5.",
        "Vampire takes 1 wound: 2 of 6 left.",
    ]
    table = begun("-6@vampire")
    table.do_all(["villagers", "s eh1 none", "s g1 none"])
    assert said(table, "villagers")[:1] == ["Put Vampire on CH-1: returning costs the Heart 2, 3 left."]


def test_a_condition_says_what_to_do_with_figure_or_marker() -> None:
    assert said(begun(), '! stun@banshee slow@vampire "fog"') == [
        "Banshee is stunned: lay the figure down.",
        "Vampire gets a Slow marker.",
    ]


def test_a_monster_goes_before_it_picks_up_what_lies_there() -> None:
    walks = "map ch1-lc1-a1-eh1-g1-mc1-c1-sc1-ch1 lc1-c1 sc1-st1"
    table = at("| vampire sc1 6/6 · banshee ch1 5/5 | heart 20", 9, walks=walks)
    assert said(table, "vampire move st1") == [
        "Vampire goes to ST-1.",
        "Vampire picks up an objective in ST-1: put it and a Slow marker on the",
        "sheet.",
    ]


def test_wounds_of_one_hero_are_told_together() -> None:
    table = at("a1 knight | vampire a1 6/6 · banshee ch1 5/5 | heart 20", 3, HEROES)
    assert said(table, "vampire use 2 -1@a1 -1@a1")[1:] == ["The Knight takes 2 wounds: 3 left."]


def test_the_troll_that_leaves_is_not_told_with_those_it_killed() -> None:
    table = at("g1 p1_ | vampire ch1 6/6 · banshee ch1 5/5 | heart 15", 4, house="troll on", ruled="troll=g1")
    table.do("villagers")
    assert said(table, "troll g")[1:] == ["Take a peasant off G-1.", "Take the Troll off G-1."]


def test_by_day_the_wounds_are_explained() -> None:
    table = at("| vampire a1 6/6 xp1 · banshee ch1 5/5 xp2 | heart 5", house="cycle on")
    table.do("villagers")
    table.do_all(["spawn eh1 none", "spawn g1 none", "villagers", "spawn eh1 none"])
    assert said(table, "spawn g1 none")[-4:] == [
        "It is day: kills bring no XP.",
        "By day Vampire loses 1 XP, and takes a wound for each one missing: 1.",
        "Vampire takes 1 wound: 5 of 6 left.",
        "By day Banshee loses 2 XP.",
    ]


def test_scenario_5_says_that_the_heart_is_full_and_never_that_levels_were_gained() -> None:
    table = at("ch1 p1,alchemist | vampire ch1 6/6 · banshee a1 5/5 | heart 18", 5, HEROES)
    assert said(table, "vampire hit p1")[-1] == "The Heart gains 1 and is now at 19."
    assert said(table, "vampire hit alchemist-3")[-3:] == [
        "The Heart gains 1 and is now at 20.",  # for 2 XP: it is full
        "The Heart has reached 20: no more villagers come.",
        "No villagers are left, and no more can come.",
    ]


def test_how_many_levels_are_still_to_choose_is_said_until_the_last_one() -> None:
    table = game(f"{FACTS}\nready", scenario=5)
    found = []
    for ability in "1232":
        found.append(asked(table)[1])
        table.do(f"vampire level {ability}")
    assert found == [
        *(f"Vampire has {left} levels to choose. Which ability comes first? (`level 1`)" for left in (4, 3, 2)),
        "Vampire, which ability do you gain or improve? (`level 1`)",
    ]
