"""What a second reading of the rules found: full zones, minions, and scenarios 11 to 14."""

import pytest

from tests.games.village_attacks.helpers import HERMIT, HEROES, at, play
from tests.games.village_attacks.rulings.test_crowding import MONSTERS, full
from tests.games.village_attacks.rulings.test_sands import FLEE, telling

HOUND = "minion hound vampire 2"
APART = "vampire lc2 6/6 · banshee lc2 5/5 | heart 15 morale 60"


@pytest.mark.ruling("VA135")
def test_va135_a_hero_is_named_without_its_marks_like_everybody_else():
    table = at(
        "lc1 knight-1* | vampire lc1 6/6 · banshee lc1 5/5 s1 | heart 15 morale 38", 2, HEROES, house="heart zone"
    )
    play(
        table,
        """
        villagers  # => ask=coin:vampire/banshee figures=knight
        coin banshee  # => ask=defend:-/s figures=knight
        """,
    )


@pytest.mark.ruling("VA161")
def test_va161_who_makes_way_for_a_minion_or_a_summoned_monster_goes_first():
    table = full(f"lc1 p2 | {MONSTERS}", "lc1 2", also=[HOUND])
    play(table, "vampire use 2 +hound@lc1  # => did=p1:lc1>ch1;put:hound:lc1")
    walks = "map ch1-sr1-a1 sr1-c1 ch1-c1"
    table = full("| vampire ch1 6/6 · banshee ch1 5/5 | heart 15", "sr1 3", scenario=11, walks=walks, gates="gates a1")
    table.do('! sr1=p1 vampire=sr1 banshee=sr1 "they summon"')
    play(table, "vampire pay m\nbanshee pay r\nsummon hydra d 3 1 1 1  # => did=p1:sr1>ch1;put:hydra:sr1")


@pytest.mark.ruling("VA66")
def test_va66_where_the_table_puts_a_minion_nobody_makes_way():
    table = full(f"lc1 p2 | {MONSTERS}", "lc1 2", also=[HOUND])
    play(table, '! hound=lc1 "it stands there"  # => did=put:hound:lc1 lc1=p2')


@pytest.mark.ruling("VA67")
def test_va67_where_the_table_has_put_too_many_one_goes_for_each_that_comes():
    table = full(f"a1 p3_ · eh1 h2d | {MONSTERS}", "a1 1")
    play(table, "villagers  # => did=raise:p3:a1;p2:a1>lc1;h2d:eh1>a1 a1=p1,h2d lc1=p2")
    monster = full("a1 p3 | vampire lc1 6/6 · banshee ch1 5/5 | heart 15 morale 38", "a1 2")
    play(monster, "vampire move a1  # => vampire=a1:6/6 did=p1:a1>lc1 a1=p2")


@pytest.mark.ruling("VA67")
def test_va67_nobody_is_sent_into_a_zone_that_is_overfull_by_more_than_one_for_one():
    table = full(f"lc1 p3_ · a1 p2_ · eh1 p2 | {MONSTERS}", "lc1 1", "a1 2")
    play(table, "villagers  # => did=raise:p3:lc1;raise:p2:a1;p2:lc1>ch1;p2:a1>lc1;p2:eh1>a1 lc1=p3 a1=p2 ch1=p2")


@pytest.mark.ruling("VA50")
def test_va50_who_must_make_way_while_its_kind_attacks_does_not_attack_again():
    gates = {"gates": "gates eh1:blue g1", "scenario": 6, "house": "heart zone"}
    table = full("a1 p1 · lc1 h2d | vampire a1 1/6 · banshee ch1 5/5 | heart 15", "lc1 2", **gates)
    play(
        table,
        """
        vampire catch
        villagers  # => ask=coin:vampire/banshee figures=h1d
        coin vampire  # => vampire=dead banshee=ch1:4/5 heart=15 ch1=h2d lc1=p1
        """,
    )


# --- scenario 13

ROUND = {
    "walks": "map ch1-lc1-mc1-a1-g1 ch1-sc1-c1-a1 ch1-lc2",
    "gates": "gates g1",
    "scenario": 13,
    "house": "heart zone",
}
BOTH = ["goals mc1 lc2"]


@pytest.mark.ruling("VA214")
def test_va214_the_table_is_told_to_move_a_minion_that_steps_aside():
    table = at(f"mc1 h3d_ · a1 h1d | {APART}", also=[*BOTH, HOUND], ruled="hound=mc1", **ROUND)
    play(
        table,
        """
        villagers  # => ask=coin:c1/mc1
        coin mc1  # => ask=order:a1/lc1 for=aside
        order a1  # => did=hound:mc1>a1 told=tile-removed
        """,
    )


@pytest.mark.ruling("VA214")
@pytest.mark.ruling("VA100")
def test_va214_who_is_driven_from_a_collapse_comes_in_even_where_nobody_can_make_way():
    there = "vampire mc1 6/6 · banshee lc1 5/5 | heart 15 morale 60"
    table = full(f"mc1 h3d_ · a1 h1d | {there}", "lc1 1", also=BOTH, **ROUND)
    play(table, "villagers\ncoin mc1  # => lc1=h4d ask=order:a1/lc1\norder a1  # => did=vampire:mc1>a1 mc1=-")


@pytest.mark.ruling("VA213")
def test_va213_a_hero_who_must_go_on_at_once_has_its_coin_before():
    table = full(f"a1 nun hermit | {APART}", "mc1 1", also=[*BOTH, *HEROES, HERMIT], **ROUND)
    play(
        table,
        """
        villagers
        coin mc1  # => ask=coin:stands/falls figures=hermit did=hermit:a1>mc1
        coin stands  # => ask=coin:stands/falls figures=nun did=hermit:mc1>lc1;nun:a1>mc1
        """,
    )


@pytest.mark.ruling("VA213")
@pytest.mark.ruling("VA50")
def test_va213_who_has_not_come_in_yet_when_it_collapses_goes_another_way():
    table = full(f"a1 nun hermit | {APART}", "mc1 1", also=[*BOTH, *HEROES, HERMIT], **ROUND)
    play(table, "villagers\ncoin mc1\ncoin falls  # => did=hermit:mc1>lc1;nun:a1>c1 ask=spawn:g1")
    table = full(f"mc1 h3d_ · a1 h3d | {APART}", "mc1 5", also=BOTH, **ROUND)
    play(table, "villagers\ncoin mc1  # => did=h2d:a1>mc1;h5d:mc1>lc1;h1d:a1>c1 ask=spawn:g1 c1=h1d lc1=h5d")
    near = "vampire a1 6/6 · banshee lc2 5/5 | heart 15 morale 60"
    table = full(f"mc1 h3d_ · a1 h3d | {near}", "mc1 5", also=BOTH, **ROUND)
    play(table, "villagers\ncoin mc1  # => c1=h1d vampire=a1:3/6")  # nobody attacks a second time


@pytest.mark.ruling("VA214")
def test_va214_nobody_is_sent_onto_the_tile_that_falls():
    there = "vampire mc1 6/6 · banshee lc2 5/5 | heart 15 morale 60"
    table = full(f"mc1 h3d_ · a1 h1d p1_ | {there}", "a1 1", also=BOTH, **ROUND)
    play(table, "villagers\ncoin mc1\norder a1  # => did=p1:a1>c1;vampire:mc1>a1 c1=p1")


@pytest.mark.ruling("VA215")
def test_va215_nobody_comes_to_a_marker_that_its_own_card_has_cut_off():
    there = {"walks": "map ch1-mc1-eh1 ch1-lc2-g1", "gates": "gates eh1 g1"}
    table = full(f"| {APART}", "eh1 1", also=[*BOTH, *HEROES], **{**ROUND, **there})
    play(
        table,
        """
        villagers
        ! eh1=knight "there"
        spawn eh1 p3  # => ask=coin:stands/falls did=knight:eh1>mc1
        coin falls  # => did=knight:mc1>ch1 eh1=- box=p32,h24 ask=spawn:g1
        """,
    )


# --- scenario 14


def crowded(villagers, *fits):
    there = "vampire ch1 6/6 · banshee lc1 5/5 | heart 15 morale 0"
    more = {"walks": FLEE, "gates": "gates eh1 g1:blue", "house": "heart zone", "scenario": 14}
    return full(f"{villagers} | {there}", *fits, **more)


@pytest.mark.ruling("VA124")
def test_va124_who_makes_way_into_a_zone_that_is_acting_acts_at_the_end():
    play(
        crowded("lc1 h1u^ · sc1 h1d", "sc1 1"),
        """
        villagers  # => ask=coin:a1/sc1 figures=h1u
        coin sc1  # => did=h1d:sc1>lc1;h1u:lc1>sc1;h1d:lc1>banshee:1:hit;wound:banshee:1;h1d:lc1>ch1
        """,
    )


@pytest.mark.ruling("VA124")
def test_va124_nor_does_it_go_on_with_those_of_its_kind_who_are_leaving():
    table = crowded("lc1 h1a^ h1v · sc1 h1d", "sc1 1")
    before = "h1d:sc1>lc1;h1a:lc1>sc1;h1v:lc1>ch1"
    play(table, f"villagers\ncoin sc1  # => did={before};h1d:lc1>banshee:1:hit;wound:banshee:1;h1d:lc1>ch1")


@pytest.mark.ruling("VA50")
def test_va50_who_has_attacked_and_makes_way_before_its_move_has_acted():
    table = crowded("lc1 h1a^ h1v · sc1 h1m_", "sc1 1", "lc1 2")
    play(
        table,
        """
        villagers  # => did=h1v:lc1>banshee:2:hit;wound:banshee:2
        coin sc1  # => did=h1v:lc1>ch1;h1m:sc1>lc1;h1a:lc1>sc1;raise:h1m:lc1 heart=15 ch1=h1v
        """,
    )


@pytest.mark.ruling("VA101")
def test_va101_who_flees_and_stands_on_a_marker_leaves_in_its_own_activation():
    play(telling("g1 p1^ · sc1 p1^"), "villagers  # => did=p1:sc1>g1;remove:p1:g1;remove:p1:g1 morale=2")
    play(telling("g1 p1_^ · sc1 p1^"), "villagers  # => did=p1:sc1>g1;remove:p1:g1;raise:p1:g1 morale=1 g1=p1^")
    torch = telling("g1 p1^ · eh1 p1^")
    play(torch, "vampire roll mrgsct  # => ask=coin:eh1/g1 for=torch\ncoin g1  # => did=remove:p1:g1 morale=1 eh1=p1^")


@pytest.mark.ruling("VA214")
def test_va214_a_monster_whose_tile_falls_before_it_is_gone_steps_aside_and_goes_no_farther():
    there = "vampire mc1 6/6 · banshee lc2 5/5 | heart 15 morale 60"
    table = full(f"mc1 h3d_ · a1 h1d | {there}", "a1 1", also=BOTH, **ROUND)
    play(
        table,
        """
        vampire move a1 g1  # => ask=coin:c1/mc1 rule=VA67
        coin mc1  # => ask=order:a1/lc1 for=aside
        order lc1  # => vampire=lc1:6/6 did=vampire:mc1>lc1 a1=- lc1=h1d,h3d_
        """,
    )


@pytest.mark.ruling("VA214")
def test_va214_where_a_collapse_drives_them_is_counted_in_the_order_in_which_they_came():
    there = "vampire lc2 6/6 · banshee lc2 5/5 | heart 15 morale 60"
    start = f"mc1 h1d_ · c1 p3_ · a1 p6_ h3m_ · g1 p1 | {there}"
    table = at(start, also=["goals a1 mc1 c1 lc2"], **ROUND)
    play(
        table,
        """
        villagers  # => ask=coin:c1/mc1 rule=VA214 figures=p7
        coin c1  # => ask=coin:c1/mc1 figures=h3m
        coin mc1  # => did=h3m:a1>mc1;p10:c1>sc1;h1d,h3m:mc1>lc1 told=tile-removed
        """,
    )
