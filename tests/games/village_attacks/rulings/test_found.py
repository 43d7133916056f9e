"""Rulings that an independent second reading of the rules found broken, each with its id."""

from typing import Any

import pytest

from referee import Refused, Table

HEADER = (
    "referee 1\ngame village-attacks\nscenario {scenario}\nplayers Ana Ben Cleo\nmonsters vampire banshee dullahan\n"
)
FACTS = """
sheet vampire u 6 5 d2 r1 m2
sheet banshee c 5 5 d2 r1 m2
sheet dullahan m 8 6 d3 r1 m2
hero knight m 5 2 2 1
hero nun u 3 1 1 1
map ch1-lc1-a1-eh1-g1-mc1-c1-sc1-ch1 lc1-c1 {passages}
gates {gates}
ready
"""


def table(scenario: int, ruling: str, *, gates: str = "eh1 g1", passages: str = "lc1-c1", heroes: str = "") -> Table:
    """The first turn of the first round, with what a ruling of the table puts down."""
    begun = Table.from_bytes(HEADER.format(scenario=scenario).encode())
    for hero in heroes.split():
        begun.do(f"hero {hero} a 2 1 1 1")
    for line in FACTS.format(gates=gates, passages=passages).split("\n"):
        if line:
            begun.do(line)
    while (asked := begun.snapshot()["pending"][0])["kind"] != "turn":
        if asked["kind"] == "level":
            begun.do(f"{asked['monster']} level {asked['options'][-1]}")
        else:
            begun.do(f"spawn {asked['gates'][0]} none")
    begun.do(f'! {ruling} "put down"')
    return begun


def told(one: Table) -> list[str]:
    """What the table must do, in order."""
    return [f"{step['do']} {step.get('figures') or step['who']}" for step in one.snapshot()["instructions"]]


def pending(one: Table) -> Any:
    return one.snapshot()["pending"][0]


def code(one: Table, line: str) -> str:
    with pytest.raises(Refused) as refused:
        one.do(line)
    return refused.value.refusal.code


def test_va148_those_who_lie_get_up_before_others_burn() -> None:
    one = table(2, "eh1=p1*,p1_")
    one.do("villagers")
    assert told(one) == ["raise p1", "remove p1"]


def test_va125_a_hero_that_has_just_burnt_is_asked_for_its_place() -> None:
    """With one health left after the fire it does attack."""
    one = table(2, "eh1=knight,nun-1* vampire=a1")
    one.do("villagers")
    assert pending(one)["kind"] == "order"
    assert pending(one)["options"] == ["knight", "nun"]


def test_va58_a_burning_villager_at_the_heart_burns_before_a_torch_lets_it_attack() -> None:
    one = table(2, "ch1=p1*")
    one.do("vampire roll mmrgst")
    assert told(one) == ["remove p1"]
    assert one.snapshot()["heart"] == 15


def test_va58_no_coin_for_a_hero_that_the_fire_kills() -> None:
    one = table(2, "g1=nun-2*")
    one.do("vampire roll mmrgst")
    assert told(one) == ["remove nun"]
    assert pending(one)["kind"] == "turn"


def test_va58_the_fire_comes_before_the_coin() -> None:
    one = table(2, "g1=nun-1*")
    one.do("vampire roll mmrgst")
    assert told(one) == ["wound nun"]
    assert pending(one)["options"] == ["eh1", "mc1"]


def test_va146_a_hero_put_into_the_kitchen_has_not_entered_it() -> None:
    one = table(3, "eh1=nun-2", gates="k1 g1", passages="eh1-k1")
    one.do('! +knight-2@k1 "comes wounded"')
    assert one.snapshot()["villagers"]["k1"][0]["wounds"] == 2
    one.do('! nun-2@eh1>k1 "pushed"')
    assert [hero["wounds"] for hero in one.snapshot()["villagers"]["k1"]] == [2, 0]


def test_va191_with_all_five_heroes_out_another_card_is_drawn() -> None:
    one = table(3, "eh1=knight,nun,friar,baron,abbot", gates="g1", heroes="friar baron abbot")
    one.do("villagers")
    assert code(one, "spawn g1 knight") == "hero-in-play"


def test_va43_va171_the_turn_of_a_monster_that_stays_dead_goes_on_to_the_next() -> None:
    one = table(1, "heart=2 -6@vampire -8@dullahan -4@banshee burn@banshee +1@banshee")
    assert pending(one)["monster"] == "banshee"
    assert code(one, "dullahan guard s") == "is-dead"
    one.do("banshee guard s")
    one.do("villagers")
    assert pending(one)["kind"] == "spawn"


def test_va157_nobody_begins_a_turn_twice() -> None:
    """Banshee burns once, though Vampire's turn was passed over."""
    one = table(1, "heart=2 -6@vampire burn@banshee")
    assert one.snapshot()["players"][1]["wounds"] == 1
    one.do("villagers")
    assert one.snapshot()["players"][1]["wounds"] == 1


def test_va29_the_whole_way_is_judged_for_passages_first() -> None:
    one = table(1, "lc1=p6 vampire=lc1")
    assert code(one, "vampire move a1 g1") == "no-passage"
    assert code(one, "vampire move a1 eh1 g1") == "trapped"
    one.do('! lc1=none "gone"')
    assert code(one, "vampire move a1 eh1 g1") == "not-enough-movement"


def test_marks_of_a_hero_are_no_part_of_its_name() -> None:
    one = table(2, "eh1=knight_,nun-1")
    one.do("= eh1 knight_ nun-1")
    heroes = one.snapshot()["villagers"]["eh1"]
    assert [(hero["name"], hero["stunned"], hero["wounds"]) for hero in heroes] == [
        ("knight", True, 0),
        ("nun", False, 1),
    ]


@pytest.mark.parametrize(("dark", "left"), [("", 5), (" dark@mc1", 6), (" dark@c1", 6), (" dark@eh1", 5)])
def test_va44_darkness_cuts_a_line_of_sight(dark: str, left: int) -> None:
    one = table(2, f"g1=archer vampire=c1{dark}", heroes="archer")
    one.do("hero archer a 2 1 1 2")
    one.do("line a1-eh1-g1-mc1-c1")
    one.do("villagers")
    assert 6 - one.snapshot()["players"][0]["wounds"] == left


def test_va45_from_an_unlucky_zone_every_die_flips_its_coin() -> None:
    one = table(2, "a1=knight vampire=a1 unlucky@a1")
    one.do("vampire hit knight-2")
    one.do("coin miss hit")
    assert one.snapshot()["villagers"]["a1"][0]["wounds"] == 1
    assert pending(one)["kind"] == "turn"


def test_va45_from_an_unlucky_zone_nobody_is_sure_to_fall() -> None:
    """So the hunter behind the peasant can't be named before the peasant is dead."""
    one = table(2, "a1=p2,h1c vampire=a1 unlucky@a1")
    assert code(one, "vampire hit p2 h1c") == "not-first-target"
    one.do("vampire hit p2")
    one.do("coin hit miss")
    assert code(one, "vampire hit h1c") == "not-first-target"
    one.do("vampire hit p1")
    one.do("coin hit")
    one.do("vampire hit h1c")


def test_va63_villagers_of_an_event_come_out_of_the_box_too() -> None:
    """Five of a type, then veterans (VA62); for the peasant that is missing another one acts."""
    one = table(2, "a1=p15 mc1=p16 lc1=h4d dial=4")
    one.do("villagers")
    one.do("event fog +p2@eh1 +h2d@g1")
    moved = [(step["figures"], step["from"]) for step in one.snapshot()["instructions"] if step["do"] == "move"]
    assert [step for step in told(one) if step.startswith("put")] == ["put p1", "put h1d h1v"]
    assert moved == []
    assert pending(one)["options"] == ["eh1", "mc1"], "both equally far"
    assert one.snapshot()["box"] == {"peasants": 0, "hunters": 18, "heroes": ["knight", "nun"]}


def test_a_hero_is_in_one_zone_only() -> None:
    one = table(3, "a1=knight-1 dial=5", gates="g1 mc1")
    one.do('! c1=knight "there"')
    assert [*one.snapshot()["villagers"]] == ["c1"]
    assert code(one, '! +knight@a1 "again"') == "hero-in-play"
    assert code(one, '! +nun,nun@a1 "twice"') == "hero-in-play"
    one.do("villagers")
    assert code(one, "event fog +knight@g1") == "hero-in-play"
    one.do("event fog")
    one.do("coin lc1")
    assert code(one, "spawn g1 nun nun") == "hero-in-play"


@pytest.mark.parametrize("line", ["spawn g1 p3_", "spawn g1 knight-1", "spawn g1 p1 h1c*"])
def test_a_card_brings_nobody_who_is_marked(line: str) -> None:
    one = table(3, "a1=p1", gates="g1 mc1")
    one.do("villagers")
    assert code(one, line) == "not-understood"
    assert code(one, '! +h2@a1 "of which type?"') == "not-understood"


def test_a_wounded_hero_with_a_short_name_is_not_a_zone() -> None:
    one = table(2, "a1=nun vampire=a1")
    one.do("vampire hit nun-2")
    assert one.snapshot()["villagers"]["a1"][0]["wounds"] == 2
