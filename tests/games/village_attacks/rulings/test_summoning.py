"""Summoned monsters and minions: VA21, VA103 to VA107, VA111, VA112, VA179, VA220, VA221, VA225; the symbols of
scenario 12: VA99, VA212."""

import pytest

from tests.games.village_attacks.helpers import HEROES, MAP, at, new, play

WALKS = f"{MAP} sr1-lc1 sr1-sa1"
IN_SR1 = "vampire sr1 6/6 · banshee sr1 5/5 · dullahan sr1 8/8 | heart 20 morale 20"
CARD = "summon hydra u 6 2 2 1"
HOUND = "minion hound vampire 2"


def summoned(villagers, where="sr1", card=CARD, monsters=IN_SR1, ruled="", **more):
    """The hydra has come and stands somewhere; Banshee and Dullahan keep paying."""
    table = at(f"{villagers} | {monsters}", more.pop("scenario", 11), walks=WALKS, **more)
    play(table, f"vampire pay m\nbanshee pay r\ndullahan pay g\n{card}\npayers banshee dullahan")
    table.do(f'! {card.split()[1]}={where} {ruled} "so it stands"')
    return table


def next_round(table):
    """Nobody comes, and nothing happens."""
    table.do("villagers")
    while (asked := table.pending[0]).kind != "turn":
        table.do({"event": "event fog", "card": "card none"}.get(asked.kind, f"spawn {(*asked.options, '')[0]} none"))


@pytest.mark.ruling("VA103")
@pytest.mark.ruling("VA104")
def test_va103_va104_each_pays_one_symbol_and_rolls_a_die_fewer_until_all_have():
    table = at(f"| {IN_SR1}", 11, walks=WALKS)
    play(
        table,
        """
        vampire pay t  # refused wrong-die VA103
        vampire pay m  # => ask=turn told=paid
        vampire pay r  # refused already-used VA103
        vampire roll mrgscc  # refused wrong-number-of-dice VA16
        vampire roll mrgsc  # => dice.vampire=mrgsc
        banshee pay m  # refused wrong-die VA103
        banshee move lc1
        banshee pay r  # refused wrong-room VA103
        villagers
        """,
    )
    table.do('! banshee=sr1 -9@vampire "it dies"')  # the payment stays, and so does the die
    play(table, "spawn eh1 none\nspawn g1 none\ncard none\nbanshee pay r\ndullahan pay g  # => ask=summon rule=VA103")
    assert table.snapshot()["paid"] == "mrg"
    dead = at(f"| vampire dead 6/6 · {IN_SR1.partition(' · ')[2]}", 11, walks=WALKS)
    dead.do('! heart=2 "it can\'t return"')
    play(dead, "banshee pay r  # => ask=turn\ndullahan pay g  # => ask=turn")


@pytest.mark.ruling("VA105")
def test_va105_two_keep_paying_chosen_for_good():
    table = at(f"| {IN_SR1}", 11, walks=WALKS)
    play(
        table,
        """
        vampire pay m
        banshee pay r
        dullahan pay g
        villagers  # refused choice-needed VA103
        summon banshee u 6 2 2 1  # refused not-an-option VA103
        summon hydra u 6 2 2 1  # => ask=payers:vampire/banshee/dullahan did=put:hydra:sr1
        payers vampire  # refused order-incomplete VA105
        payers vampire vampire  # refused not-an-option VA105
        payers vampire banshee dullahan  # refused too-many-answers VA105
        payers vampire banshee  # => ask=turn told=keep-paying
        villagers
        spawn eh1 none
        spawn g1 none
        card none
        banshee roll mrgsc  # => dice.banshee=mrgsc
        dullahan roll mrgscc
        payers vampire banshee  # refused nothing-to-decide
        """,
    )
    two = at("| vampire sr1 6/6 · banshee sr1 5/5 | heart 20 morale 20", 11, walks=WALKS)
    play(two, f"vampire pay m\nbanshee pay g\n{CARD}  # => ask=turn")  # both, and nothing is asked
    assert two.snapshot()["summoned"][0]["payers"] == ["vampire", "banshee"]


@pytest.mark.ruling("VA106")
def test_va106_a_second_one_adds_to_what_is_lost_and_who_is_killed_is_gone():
    table = summoned("")
    next_round(table)
    play(table, "banshee pay m\ndullahan pay m  # refused wrong-die VA103\ndullahan pay s\nvampire pay c")
    play(table, "summon hydra m 4 1 1 0  # refused not-an-option VA103\nsummon wyrm m 4 1 1 0\npayers vampire banshee")
    next_round(table)
    play(table, "dullahan roll mrgsc\nvampire roll mrgsc\nbanshee roll mrgs")
    killed = summoned("")
    play(killed, '! -6@hydra "it falls"  # => did=wound:hydra:6;remove:hydra:sr1 told=payers-free')
    next_round(killed)
    play(killed, "banshee roll mrgscc\nbanshee pay m\ndullahan pay s\nvampire pay c")
    play(killed, f"{CARD}  # refused not-an-option VA103")


@pytest.mark.ruling("VA107")
def test_va107_villagers_attack_it_as_a_monster_of_its_type():
    table = summoned("", "a1", ruled="a1=p1,h1u banshee=a1")
    play(
        table,
        """
        villagers  # => ask=coin:banshee/hydra
        coin hydra  # => did=p1:a1>hydra:1:hit;wound:hydra:1;p1:a1>lc1;h1u:a1>hydra:2:hit;wound:hydra:2;h1u:a1>lc1
        """,
    )
    assert table.snapshot()["summoned"][0]["wounds"] == 3
    dead = summoned("", "a1", ruled="a1=h1u -4@hydra")
    play(dead, "villagers  # => did=h1u:a1>hydra:2:hit;wound:hydra:2;remove:hydra:a1;h1u:a1>lc1 told=ally-died")


@pytest.mark.ruling("VA21")
def test_va21_what_it_kills_lowers_the_morale_and_gives_nobody_experience():
    table = summoned("a1 y2d p1", "a1")
    play(table, "hydra hit p1 y1  # => a1=y1d morale=19 xp.vampire=0 xp.banshee=0 xp.dullahan=0")


@pytest.mark.ruling("VA220")
def test_va220_up_to_its_speed_and_one_attack_after_the_played_monsters():
    table = summoned("a1 p3,h1d · lc1 p1 · eh1 h1d", also=HEROES)
    play(
        table,
        """
        hydra move lc1 a1 eh1  # refused not-enough-movement VA220
        hydra move sc1  # refused no-passage VA29
        hydra move lc1
        vampire move lc1  # refused not-your-turn VA220
        hydra move a1
        hydra move lc1  # refused not-enough-movement VA220
        hydra hit h1  # refused not-first-target
        hydra hit p3  # refused too-many-answers VA220
        hydra hit p2  # => a1=p1,h1d
        hydra hit p1  # refused already-used VA220
        villagers
        """,
    )
    trapped = summoned("sr1 p6")
    play(trapped, "hydra move lc1  # refused trapped VA220")
    far = summoned("c1 p1 · lc1 p1", "lc1")
    play(far, "hydra hit c1 p1  # => c1=-")
    reach = summoned("c1 p1 · mc1 p1 · a1 y1d", "lc1")
    play(reach, "hydra hit mc1 p1  # refused not-in-reach VA220\nhydra hit a1 y1  # refused protected VA222")
    hero = summoned("a1 knight", "a1", also=HEROES)
    play(hero, "hydra hit knight  # => a1=knight-2")
    unlucky = summoned("a1 p2", "a1", ruled="unlucky@a1")
    play(unlucky, "hydra hit p2  # => ask=coin:hit/miss\ncoin miss  # => a1=p2 told=ally-missed ask=turn")
    play(unlucky, "= hydra 6\n= hydra 5  # refused count-differs")
    dark = summoned("c1 p1", "lc1", ruled="dark@c1")
    play(dark, "hydra hit c1 p1  # refused darkness VA44")
    room = summoned("", "g1", scenario=14, monsters=IN_SR1.replace("morale 20", "morale 0"))
    play(room, "villagers  # => told=room-hurts-ally")
    assert room.snapshot()["summoned"][0]["conditions"]["burn"]


@pytest.mark.ruling("VA221")
def test_va221_burn_stun_and_slow_count_for_it_and_nothing_else():
    table = summoned("", ruled="burn@hydra stun@hydra slow@hydra slow@hydra silence@hydra")
    play(table, "hydra move lc1  # refused not-your-turn VA221\nvillagers  # => told=ally-burns told=do-raise")
    play(table, "spawn eh1 none\nspawn g1 none\ncard none\nhydra move lc1 a1  # refused not-enough-movement VA220")
    play(table, "hydra move lc1")
    assert table.snapshot()["summoned"][0] | {"wounds": 2, "moved": 1} == table.snapshot()["summoned"][0]
    marked = summoned("")
    play(marked, "dullahan use 1 slow@hydra  # => told=ally-condition\ndullahan guard s")
    play(marked, '! -slow@hydra hydra>lc1 +1@hydra "well"  # => told=ally-condition-off told=ally-placed')
    burns = summoned("", ruled="burn@hydra -5@hydra")
    play(burns, "villagers  # => told=ally-died")


# --- minions


def with_hound(position, also=(), ruled="", **more):
    table = at(position, 11, [HOUND, *also], walks=WALKS, **more)
    table.do(f'! hound=a1 {ruled} "it is there"')
    return table


@pytest.mark.ruling("VA112")
def test_va112_a_minion_acts_once_in_its_masters_turn():
    table = with_hound("a1 p4 · lc1 p1 | vampire ch1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 20")
    play(
        table,
        """
        hound hit lc1 p1  # refused not-in-reach VA220
        hound hit p1  # => a1=p3 xp.vampire=1 xp.banshee=0
        vampire guard s
        hound move lc1
        hound move a1  # refused already-used VA112
        hound hit p1  # refused already-used VA112
        banshee guard s
        hound move a1  # refused not-your-turn VA113
        wolf move a1  # refused unknown-monster
        vampire use 1 +hound@a1  # refused not-your-turn VA113
        dullahan use 1 +hound@a1  # refused hero-in-play VA112
        """,
    )
    table.do('! a1=p2 lc1=none "fewer"')
    next_round(table)
    table.do('! hound=lc1 lc1=p2 "another round"')
    play(table, "vampire guard s\nhound hit p1  # => lc1=p1\nhound move a1")


@pytest.mark.ruling("VA111")
@pytest.mark.ruling("VA225")
def test_va111_va225_a_minion_takes_an_attack_before_any_die_and_its_master_the_rest():
    table = with_hound("a1 alchemist | vampire a1 6/6 s1 c1 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 20", [*HEROES])
    play(
        table,
        """
        villagers  # => ask=coin:vampire/hound
        coin vampire  # => ask=redirect:-/hound rule=VA225 who=vampire
        vampire defend s  # refused nothing-to-decide VA225
        vampire redirect wolf  # refused not-an-option VA225
        vampire redirect hound  # => ask=defend:-/s/c/sc who=vampire told=ally-died
        vampire defend c  # => vampire=a1:5/6 ch1=alchemist-1
        """,
    )
    own = with_hound("a1 p1 | vampire a1 6/6 s1 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 20")
    play(own, "villagers\ncoin vampire\nvampire redirect -  # => ask=defend:-/s\nvampire defend -  # => vampire=a1:5/6")
    away = with_hound("lc1 p1 | vampire lc1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 20")
    play(away, "villagers  # => vampire=lc1:5/6")
    enough = with_hound("a1 p1 | vampire a1 6/6 s1 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 20")
    play(
        enough, "villagers\ncoin vampire\nvampire redirect hound  # => vampire=a1:6/6 guard.vampire=s ask=spawn:eh1/g1"
    )


# --- scenario 12

SYMBOLS = "symbols lc1:m c1:rg a1:s eh1:c"


@pytest.mark.ruling("VA212")
def test_va212_symbols_are_fetched_and_the_first_summoned_monster_costs_nothing():
    monsters = "vampire lc1 6/6 · banshee c1 5/5 · dullahan a1 8/8 | heart 10"
    table = at(f"| {monsters}", 12, [SYMBOLS], walks=f"{WALKS} sr1-c1")
    play(
        table,
        """
        vampire take g  # refused wrong-die VA212
        vampire take  # => told=took-symbol
        vampire take  # refused wrong-room VA212
        vampire move sr1  # => xp.vampire=1 told=brought-symbols
        vampire pay m  # refused wrong-cost VA212
        banshee take  # refused choice-needed VA212
        banshee take r
        banshee take g
        banshee roll mrgscc
        dullahan take s
        """,
    )
    assert [one.carries for one in table.state.monsters] == ["", "rg", "s"]
    table.do('! -9@dullahan "it dies"')
    symbols = {zone: one.get("symbols") for zone, one in table.snapshot()["map"].items() if "symbols" in one}
    assert symbols == {"a1": ["s"], "eh1": ["c"]}
    play(table, "villagers\nspawn eh1 none\nspawn g1 none\ncard none")
    play(table, "banshee move sr1  # => xp.banshee=2 ask=summon\nsummon hydra u 6 2 2 1  # => ask=turn told=do-put")
    assert (table.state.symbols, table.state.paid, table.state.summonings) == ((), (), 1)
    play(table, "banshee roll mrgscc\ndullahan guard s")  # no penalty
    play(table, "vampire pay m  # => told=paid")


@pytest.mark.ruling("VA212")
def test_va212_where_they_lie_may_be_said_later_but_once():
    table = at("| vampire lc1 6/6 · banshee c1 5/5 | heart 10", 12, walks=WALKS)
    play(table, f"vampire take  # refused fact-missing VA212\n{SYMBOLS}\nvampire take  # => told=took-symbol")
    play(table, f"{SYMBOLS}  # refused not-your-phase")
    play(new(scenario=12), "ready  # => told=symbols-lacking")
    play(new(scenario=12, also=[SYMBOLS]), "ready  # => not=symbols-lacking")


def in_scenario_12(villagers, symbols=SYMBOLS, morale=1):
    """Two monsters; Vampire brings two symbols."""
    monsters = f"vampire c1 6/6 · banshee ch1 5/5 | heart 10 morale {morale}"
    table = at(f"{villagers} | {monsters}", 12, [symbols], walks=WALKS)
    play(table, "vampire take r\nvampire take g")
    return table


@pytest.mark.ruling("VA99")
def test_va99_until_the_first_summoning_the_morale_stays_and_nothing_is_won():
    play(in_scenario_12("c1 p2"), "vampire hit p1  # => morale=1")
    play(in_scenario_12("c1 p1", morale=0), "vampire hit p1  # => end=- c1=-")


@pytest.mark.ruling("VA99")
def test_va99_spawning_stops_at_0_and_then_all_must_die():
    table = in_scenario_12("sr1 p2")
    play(table, '! vampire>sr1 "brought"  # => ask=summon\nsummon hydra u 6 2 2 1  # => ask=turn')
    assert table.snapshot()["summoned"][0]["payers"] == []
    play(table, "vampire hit p1  # => morale=0 end=-")
    table.do('! sr1=p1 hydra=ch1 "away"')
    play(table, "villagers  # => ask=card sr1=- lc1=p1\ncard none\nhydra hit lc1 p1  # => end=won:clear")
