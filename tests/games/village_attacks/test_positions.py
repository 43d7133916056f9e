"""Worked positions of the villagers' phase: the exact sequence of attacks, moves and questions, and how it ends."""

import pytest

from referee.games.village_attacks.typed_positions import read_position
from tests.games.village_attacks.positions import Position, course

NEAREST_FIRST = Position(
    "a1 p1 · c1 p2 h1d · eh1 p3 | vampire a1 6/6 · banshee lc1 5/5 · dullahan ch1 8/8 | heart 5",
    ("coin sc1", "coin lc1", "spawn eh1 p2", "spawn g1 h2m"),
    "--scenario 1",
)
DEATH = Position(
    "lc1 p4 · c1 h2u | vampire lc1 2/6 · banshee lc1 5/5 · dullahan mc1 8/8 | heart 15 morale 38 dial 6",
    ("coin vampire", "coin vampire", "coin banshee", "coin dullahan", "coin lc1", "spawn eh1 p3", "spawn g1 p2"),
    "--scenario 2",
)
DEFENCE = Position(
    "lc1 p2 h1m alchemist | vampire ch1 6/6 · banshee ch1 5/5 · dullahan lc1 8/8 s1 c2 xp5 | heart 12 morale 31",
    (
        *("dullahan defend c", "dullahan level 2", "dullahan defend -", "dullahan defend -", "dullahan defend sc"),
        *("spawn eh1 p3", "spawn g1 p2"),
    ),
    "--house 'heart zone' --fact 'hero alchemist a 3 2 3 1'",
)
CONDITIONS = Position(
    "a1 h1u · c1 p2 p1_ · eh1 knight* · mc1 p1_* h1c* | vampire lc1 6/6 · banshee c1 5/5 · dullahan ch1 8/8 "
    "| heart 12 morale 25 · a1 dark · c1 unlucky",
    ("coin hit", "coin miss", "coin lc1"),
    "--fact 'hero knight m 5 2 2 1'",
    gates=False,
)
TRAP = Position(
    "c1 h3d · eh1 p3 h1d · g1 p27 | vampire ch1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 · succubus ch1 5/5 "
    "| heart 12 morale 22 · a1 chandelier",
    ("coin sc1", "coin mc1", "spawn eh1 p4", "coin mc1", "spawn g1 h3d"),
    "--fact 'trapcard chandelier g any pht -2 push1'",
)


@pytest.mark.ruling("VA123", "VA124", "VA143", "VA144")
def test_nearest_first_and_one_coin_for_each_kind() -> None:
    found = NEAREST_FIRST.data()
    assert course(found) == [
        "zone a1 2",
        "p1 a1 attacks vampire 2",
        "vampire 4/6",
        "p1 a1 > lc1",
        "zone c1 2",
        "coin way p2 c1 lc1/sc1 = coin sc1",
        "p2 c1 > sc1",
        "h1d c1 attacks banshee 1",
        "banshee 4/5",
        "coin way h1d c1 lc1/sc1 = coin lc1",
        "h1d c1 > lc1",
        "zone eh1 3",
        "p3 eh1 > a1",
        "spawn 2 eh1/g1 = spawn eh1 p2",
        "put p2 eh1",
        "spawn 2 g1 = spawn g1 h2m",
        "put h2m g1",
    ]
    assert found["position"] == (
        "lc1 p1 h1d · sc1 p2 · a1 p3 · eh1 p2 · g1 h2m | vampire a1 4/6 · banshee lc1 4/5 · dullahan ch1 8/8 | heart 5"
    )
    rules = [step["rules"] for step in found["steps"] if step["do"] in ("zone", "attack", "ask")]
    zone, way = ["VA123", "VA124"], ["VA143", "VA144"]
    assert rules == [zone, ["VA142"], zone, way, ["VA29"], way, zone, ["VA65"], ["VA65"]]


@pytest.mark.ruling("VA135", "VA3", "VA114")
def test_a_coin_for_each_attack_and_a_death_in_the_middle() -> None:
    found = DEATH.data()
    assert course(found) == [
        "dial",
        "zone lc1 1",
        "coin target p1 lc1 vampire/banshee = coin vampire",
        "p1 lc1 attacks vampire 1",
        "vampire 1/6",
        "coin target p1 lc1 vampire/banshee = coin vampire",
        "p1 lc1 attacks vampire 1",
        "remove vampire lc1",
        "monster-died",
        "p1 lc1 attacks banshee 1",
        "banshee 4/5",
        "p1 lc1 attacks banshee 1",
        "banshee 3/5",
        "p4 lc1 > ch1",
        "zone c1 2",
        "coin target h1u c1 banshee/dullahan = coin banshee",
        "h1u c1 attacks banshee 1",
        "banshee 2/5",
        "coin target h1u c1 banshee/dullahan = coin dullahan",
        "h1u c1 attacks dullahan 1",
        "dullahan 7/8",
        "coin way h2u c1 lc1/sc1 = coin lc1",
        "h2u c1 > lc1",
        "spawn 1 eh1/g1 = spawn eh1 p3",
        "put p3 eh1",
        "spawn 1 g1 = spawn g1 p2",
        "put p2 g1",
    ]
    target = [step["rules"] for step in found["steps"] if step["do"] == "ask" and step["for"] == "target"]
    assert target[0] == ["VA61", "VA135"]
    dial = found["steps"][0]
    assert (dial["before"], dial["now"], dial["reached"], dial["rules"]) == (6, 9, [], ["VA3", "VA114"])
    assert found["position"] == (
        "ch1 p4 · lc1 h2u · eh1 p3 · g1 p2 | vampire dead 6/6 · banshee lc1 2/5 · dullahan mc1 7/8 "
        "| heart 15 morale 38 dial 9"
    )


def test_two_flips_can_be_typed_at_once() -> None:
    shorter = DEATH._replace(answers=("coin vampire vampire", *DEATH.answers[2:]))
    assert shorter.data()["position"] == DEATH.data()["position"]


@pytest.mark.ruling("VA34", "VA36", "VA39", "VA140")
def test_shield_counter_attack_and_both() -> None:
    found = DEFENCE.data()
    defend = "-/s/c/sc = dullahan defend"
    assert course(found) == [
        "zone lc1 1",
        f"defend p1 lc1 {defend} c",
        "p1 lc1 attacks dullahan 1",
        "counter",
        "remove p1 lc1",
        "morale 30",
        "xp",
        "level",
        "level  1/2/3 = dullahan level 2",
        "ability",
        "dullahan 7/8",
        f"defend p1 lc1 {defend} -",
        "p1 lc1 attacks dullahan 1",
        "dullahan 6/8",
        "p1 lc1 > ch1",
        f"defend h1m lc1 {defend} -",
        "h1m lc1 attacks dullahan 2",
        "dullahan 4/8",
        "h1m lc1 > ch1",
        f"defend alchemist lc1 {defend} sc",
        "alchemist lc1 attacks dullahan 3",
        "shield",
        "counter",
        "remove alchemist lc1",
        "morale 28",
        "xp",
        "dullahan 3/8",
        "spawn 2 eh1/g1 = spawn eh1 p3",
        "put p3 eh1",
        "spawn 2 g1 = spawn g1 p2",
        "put p2 g1",
    ]
    assert found["position"] == (
        "ch1 p1 h1m · eh1 p3 · g1 p2 | vampire ch1 6/6 · banshee ch1 5/5 · dullahan lc1 3/8 xp2 | heart 12 morale 28"
    )
    at_once = ("dullahan defend c - - sc", "dullahan level 2", *DEFENCE.answers[-2:])
    assert DEFENCE._replace(answers=at_once).data()["position"] == found["position"]


@pytest.mark.ruling("VA51")
def test_va51_without_the_house_rule_the_alchemist_attacks_the_heart_from_next_door() -> None:
    options = DEFENCE.options.replace("--house 'heart zone'", "")
    answers = (*DEFENCE.answers[:4], *DEFENCE.answers[-2:])
    found = DEFENCE._replace(options=options, answers=answers).data()
    lines = course(found)
    assert "alchemist lc1 attacks heart 3" in lines
    assert lines[lines.index("alchemist lc1 attacks heart 3") + 2] == "alchemist lc1 > ch1"
    assert "h1m lc1 attacks dullahan 2" in lines, "a nemesis goes before the Heart (VA52)"
    assert found["position"] == (
        "ch1 p1 h1m alchemist · eh1 p3 · g1 p2 "
        "| vampire ch1 6/6 · banshee ch1 5/5 · dullahan lc1 4/8 s1 c1 | heart 9 morale 30"
    )


@pytest.mark.ruling("VA44", "VA136", "VA148", "VA149", "VA150")
def test_stunned_burning_unlucky_and_in_the_dark() -> None:
    found = CONDITIONS.data()
    assert course(found) == [
        "zone a1 2",
        "dark-zone",
        "h1u a1 > lc1",
        "zone c1 2",
        "raise p1 c1",
        "coin luck p1 c1 hit/miss = coin hit",
        "p1 c1 attacks banshee 1",
        "banshee 4/5",
        "coin luck p1 c1 hit/miss = coin miss",
        "p1 c1 attacks banshee 1 miss",
        "coin way p2 c1 lc1/sc1 = coin lc1",
        "p2 c1 > lc1",
        "zone eh1 3",
        "burns",
        "knight eh1 > a1",
        "knight a1 > lc1",
        "zone mc1 3",
        "raise p1 mc1",
        "burns",
        "remove h1c mc1",
        "morale 24",
    ]
    luck = [step["rules"] for step in found["steps"] if step["do"] == "ask" and step["for"] == "luck"]
    assert luck[0] == ["VA45", "VA47", "VA136"]
    assert found["position"] == (
        "lc1 p2 h1u knight-1* · c1 p1 · mc1 p1* | vampire lc1 6/6 · banshee c1 4/5 · dullahan ch1 8/8 "
        "| heart 12 morale 24 · a1 dark · c1 unlucky"
    )


@pytest.mark.ruling("VA62", "VA63", "VA119", "VA158")
def test_a_trap_tiers_and_the_box_runs_out() -> None:
    found = TRAP.data()
    assert course(found) == [
        "zone c1 2",
        "coin way h3d c1 lc1/sc1 = coin sc1",
        "h3d c1 > sc1",
        "zone eh1 3",
        "p3 eh1 > a1",
        "h1d eh1 > a1",
        "zone g1 4",
        "coin way p27 g1 eh1/mc1 = coin mc1",
        "p27 g1 > mc1",
        "trap-sprung",
        "remove p1 a1",
        "morale 21",
        "remove p1 a1",
        "morale 20",
        "p1 a1 > eh1",
        "h1d a1 > eh1",
        "spawn 3 eh1/g1 = spawn eh1 p4",
        "adjusted",
        "put p4 eh1",
        "box-empty",
        "coin torch eh1/mc1 = coin mc1",
        "torch",
        "p1 mc1 > c1",
        "spawn 3 g1 = spawn g1 h3d",
        "adjusted",
        "put h1d h3v g1",
    ]
    assert found["position"] == (
        "sc1 h3d · c1 p1 · eh1 p5 h1d · mc1 p26 · g1 h1d h3v "
        "| vampire ch1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 · succubus ch1 5/5 | heart 12 morale 20"
    )


@pytest.mark.ruling("VA6")
def test_two_events_in_one_advance_of_the_dial() -> None:
    """The triggers 16 and 19 of scenario 5, with four monsters."""
    events = Position(
        TRAP.before.replace("morale 22 · a1 chandelier", "dial 15"), ("event fog", "event drums"), "--scenario 5"
    )
    found = events.data()
    assert course(found)[:5] == ["dial", "event   = event fog", "event", "event   = event drums", "event"]
    assert found["steps"][0]["reached"] == [16, 19]
    assert found["after"]["dial"] == 19


def test_summoned_monsters_and_minions_stand_behind_the_monsters():
    options = "--fact 'minion hound vampire 2' --fact 'summon hydra m 6 2 2 1' --scenario 14 --house 'heart zone'"
    before = (
        "a1 h1m · sc1 p1^ y1m_ | vampire a1 6/6 · banshee ch1 5/5 · hydra a1 5/6 · hound lc1 2/2 | heart 5 morale 0"
    )
    data = Position(before, options=options).data()
    assert course(data)[:3] == ["zone sc1 1", "p1 sc1 > c1", "raise y1m sc1"]
    assert "h1m a1 attacks hydra 3" in course(data)
    assert data["after"]["summoned"][0]["wounds"] == 4


@pytest.mark.parametrize(("dice", "counted"), [("s", "s1"), ("scc", "s1 c2"), ("cs", "s1 c1"), ("ss xp3", "s2 xp3")])
def test_dice_in_defence_may_be_typed_as_at_the_table(dice: str, counted: str) -> None:
    position = "c1 p2 | vampire c1 4/6 {}; banshee sc1 5/5 | heart 5"
    as_dice, as_numbers = (
        [one._replace(column=0) for one in read_position(position.format(typed)).monsters] for typed in (dice, counted)
    )
    assert as_dice == as_numbers


@pytest.mark.parametrize(
    "said",
    [
        "vampire mort 6/6; lich c1 8/8 paysan | cœur 5 moral 31 cadran 6; a1 ténèbres; c1 défavorable; troll c1 nuit",
        "vampire мёртв 6/6; lich c1 8/8 крестьянин | сердце 5 мораль 31 счётчик 6; a1 тьма; c1 неудача; тролль c1 ночь",
    ],
    ids=["fr", "ru"],
)
def test_a_position_can_be_typed_in_the_words_of_the_help(said: str) -> None:
    own = "vampire dead 6/6; lich c1 8/8 peasant | heart 5 morale 31 dial 6; a1 dark; c1 unlucky; troll c1 night"
    theirs, ours = (read_position(f"a1 p1 | {text}") for text in (said, own))
    assert [one._replace(column=0) for one in theirs.monsters] == [one._replace(column=0) for one in ours.monsters]
    assert theirs._replace(text="", monsters=()) == ours._replace(text="", monsters=())


@pytest.mark.ruling("VA91")
def test_nobody_comes_any_more_where_the_heart_of_scenario_5_is_full():
    full = Position("a1 p1 | vampire ch1 6/6 · banshee ch1 5/5 | heart 20", (), "--scenario 5")
    assert course(full.data()) == ["zone a1 2", "p1 a1 > lc1"]
    assert full._replace(before=full.before.replace("20", "19")).data()["asked"]["kind"] == "spawn"
