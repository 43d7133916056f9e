"""What the pages of scenarios 2 to 5 say: VA7, VA77, VA89 to VA91, VA129, VA192, VA193."""

import pytest

from tests.games.village_attacks.helpers import HEROES, MAP, at, new, play, set_up

TWO_HEARTS = f"{MAP} ch2-sc1"
CHANDELIER = "trapcard chandelier g any pht -3"
LATE = "vampire a1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8"


@pytest.mark.ruling("VA7")
def test_va7_the_dial_of_scenario_5_stops_once_at_12():
    table = at(f"| {LATE} | heart 9", 5, ruled="dial=10")
    play(table, "villagers  # => ask=event dial=13\nevent fog  # => ask=spawn:eh1/g1")


@pytest.mark.ruling("VA77")
@pytest.mark.parametrize(("others", "heart"), [("", 3), ("· succubus ch1 5/5 · lich ch1 5/5", 4)])
def test_va77_nobody_returns_as_long_as_the_heart_is_too_weak(others, heart):
    dead = f"vampire dead 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 {others}"
    table = at(f"a1 p1 | {dead} | heart {heart - 1}", 5)
    play(table, f"vampire first  # => vampire=dead heart={heart - 1} told=stays-dead")
    table = at(f"a1 p1 | {dead} | heart {heart}", 5)
    play(table, "vampire first  # => vampire=ch1:6/6 heart=1")


@pytest.mark.ruling("VA89")
def test_va89_a_hero_stands_in_eh1_besides_the_card_of_that_marker():
    table = new(scenario=3, also=HEROES)
    table.do("ready")
    while table.pending[0].kind == "level":
        table.do(f"{table.state.setup.monsters[table.pending[0].seat]} level {table.pending[0].options[0]}")
    play(
        table,
        """
        spawn g1 knight  # refused no-such-gate VA89
        spawn eh1 p2  # refused choice-needed VA89
        spawn eh1 knight  # => eh1=knight ask=spawn:eh1/g1
        spawn eh1 p2  # => eh1=p2,knight
        """,
    )
    table = new(scenario=3, gates="gates g1", also=HEROES)  # no marker there, no hero
    table.do("ready")
    set_up(table, cards=False)
    play(table, "spawn g1 p2  # => ask=turn g1=p2")


@pytest.mark.ruling("VA90")
def test_va90_in_scenario_4_every_kill_gives_experience_but_only_traps_lower_morale():
    table = at(f"a1 p2 | {LATE} | heart 20 morale 20", 4)
    play(table, "vampire hit p1  # => xp.vampire=1 morale=20\nvampire use 1 -p1@a1  # => xp.vampire=2 morale=20")


def trapped(villagers, *heroes):
    """A chandelier in A-1, and who comes there next."""
    table = at(f"| {LATE} | heart 20 morale 20", 4, [CHANDELIER, *heroes])
    play(table, "villagers\nspawn eh1 none\nspawn g1 none\ncard chandelier\nbanshee move lc1\nvampire trap chandelier")
    table.do(f'! vampire=ch1 eh1={villagers} dial=0 "they come"')
    return table


@pytest.mark.ruling("VA192")
def test_va192_a_hero_whom_a_trap_kills_takes_two_off_the_morale():
    table = trapped("nun", "hero nun c 3 1 1 1")
    play(table, "villagers  # => a1=- eh1=- morale=18 told=trap-sprung")
    table = trapped("nun-2*,p1*", "hero nun c 3 1 1 1")  # both burn to death on the way
    play(table, "villagers  # => eh1=- morale=20 not=trap-sprung")
    table = at(f"a1 p1 | {LATE} | heart 20 morale 20", 4, ruled="dial=3")
    play(table, "villagers  # => ask=event\nevent fire -p1@a1  # => a1=- morale=20")


@pytest.mark.ruling("VA193")
def test_va193_what_dies_on_a_heart_tile_by_a_monster_feeds_the_heart():
    table = at("ch2 p3 · sc1 p1 | vampire ch2 4/6 · banshee ch1 5/5 | heart 5", 5, walks=TWO_HEARTS)
    play(
        table,
        """
        vampire hit p1  # => heart=6 xp.vampire=0
        vampire use 1 -p1@ch2  # => heart=7 xp.vampire=0
        vampire hit sc1 p1  # => heart=7 xp.vampire=1
        """,
    )
    table.do('! -p1@ch2 "it was a ruling"')
    assert table.state.heart == 7

    table = at("ch2 h1u | vampire ch2 4/6 c1 · banshee ch1 5/5 | heart 5", 5, walks=TWO_HEARTS)
    play(table, "villagers  # => ask=defend:-/c\nvampire defend c  # => ch2=- heart=6 xp.vampire=0 vampire=ch2:2/6")
    table = at("ch2 p1* | vampire ch2 4/6 · banshee ch1 5/5 | heart 5", 5, walks=TWO_HEARTS)
    play(table, "villagers  # => ch2=- heart=5")


@pytest.mark.ruling("VA193")
def test_va193_what_a_trap_kills_on_a_heart_tile_feeds_nobody():
    table = at("| vampire ch2 6/6 · banshee ch1 5/5 | heart 5", 5, ["trapcard pit g any p -1"], walks=TWO_HEARTS)
    play(table, "villagers\nspawn eh1 none\nspawn g1 none\ncard pit\nbanshee guard s\nvampire trap pit")
    table.do('! sc1=p1 dial=0 vampire=a1 "one comes"')
    play(table, "villagers  # => ask=coin:ch1/ch2\ncoin ch2  # => told=trap-sprung ch2=- heart=5")


@pytest.mark.ruling("VA91")
def test_va91_the_heart_is_full_at_20_and_that_it_was_stays_so():
    table = at("ch1 p1,alchemist · a1 p1 | vampire ch1 6/6 · banshee a1 5/5 | heart 19", 5, HEROES)
    play(
        table,
        """
        vampire hit p1  # => heart=20 told=spawning-over
        vampire hit alchemist-3  # => heart=20 end=-
        """,
    )
    table.do('! heart-5 "whatever it loses"')
    play(table, "villagers  # => heart=15 ask=card lc1=p1\ncard none")  # nobody comes any more
    play(table, "vampire hit lc1 p1  # => end=won:clear heart=15")


@pytest.mark.ruling("VA91")
def test_va91_an_effect_that_fills_the_heart_counts_too():
    table = at("a1 p1 | vampire a1 6/6 · banshee a1 5/5 | heart 18", 5, ruled="dial=3")
    play(table, "villagers\nevent feast heart+4  # => heart=20 told=spawning-over")
    table = at("a1 p1 | vampire a1 6/6 · banshee a1 5/5 | heart 20", 5)
    play(table, "vampire hit p1  # => end=won:clear")


@pytest.mark.ruling("VA91")
def test_va91_a_heart_that_the_table_put_above_20_does_not_fall_when_it_is_fed():
    table = at("ch1 p1 · a1 p1 | vampire ch1 6/6 · banshee a1 5/5 | heart 30", 5)
    play(table, "vampire hit p1  # => heart=30 xp.vampire=0")


@pytest.mark.ruling("VA129")
@pytest.mark.parametrize(
    "name", ["mécanismes-défectueux", "Mecanismes-defectueux", "mécanismes", '"Mécanismes défectueux"']
)
def test_va129_an_event_that_scenario_2_ignores_is_none(name):
    table = at(f"| {LATE} | heart 15 morale 40", 2, ruled="dial=4")
    play(table, "villagers\nevent fog dark@a1 stays\nspawn eh1 none\nspawn g1 none")
    table.do('! dial=9 "the next one soon"')
    play(table, f"villagers\nevent {name} heart-3  # => told=event-ignored heart=15 ask=event")
    assert table.state.event == ("fog", True)
    assert table.state.has("dark", "a1")
    play(table, "event rain  # => ask=spawn:eh1/g1")
    assert (table.state.event, table.state.conditions) == (("rain", False), ())
    table = at(f"| {LATE} | heart 20 morale 20", 4, ruled="dial=4")  # elsewhere it is an event like others
    play(table, f"villagers\nevent {name} heart-3  # => heart=17 ask=spawn:eh1/g1")
