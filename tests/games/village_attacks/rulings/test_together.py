"""What belongs to several parts of the rules: summoned monsters and collapses with the Troll, the day and full zones;
VA100."""

import pytest

from referee.games.village_attacks.rules.dice import dice_to_roll
from tests.games.village_attacks.helpers import at, play
from tests.games.village_attacks.rulings.test_summoning import HOUND, IN_SR1, WALKS, summoned

HERE = "vampire ch1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8 | heart 10 morale 60"
CORRIDORS = {"walks": "map ch1-lc2-sc1-eh1 ch1-a1-g1"}


@pytest.mark.ruling("VA100")
def test_va100_who_advances_from_a_collapse_shoves():
    villagers = "lc2 p2_ · sc1 h3u_ · eh1 h1u"
    table = at(f"{villagers} | {HERE}", 13, ["goals sc1 a1", "fits lc2 4"], house="capacity on", **CORRIDORS)
    play(table, "villagers  # => ch1=p2 lc2=h4u told=collapses told=tile-removed")


def test_the_troll_leaves_a_corridor_that_collapses():
    table = at(f"sc1 h3u_ · eh1 h1u | {HERE}", 13, ["goals sc1 a1"], house="troll on", ruled="troll=sc1", **CORRIDORS)
    play(table, "villagers  # => lc2=h4u told=collapses ask=troll:m/r/g/s/c/t")
    assert table.state.troll == "lc2"


@pytest.mark.ruling("VA66")
@pytest.mark.ruling("VA161")
def test_va66_summoned_monsters_take_room_and_villagers_make_way_for_them():
    table = summoned("", ruled="lc1=p2", house="capacity on", also=["fits lc1 2"])
    play(table, "hydra move lc1  # => lc1=p1 ch1=p1 told=ally-placed")
    table = summoned("", ruled="lc1=p1 c1=p1", where="lc1", house="capacity on", also=["fits lc1 2"])
    play(table, "villagers\ncoin lc1  # => lc1=p1 ch1=p1")
    blocked = summoned("", ruled="vampire=lc1", house="capacity on", also=["fits lc1 1"])
    play(blocked, "hydra move lc1  # refused no-passage VA161")
    play(blocked, '! hydra>lc1 "an event"  # => told=ally-no-room')
    assert blocked.state.allies[0].zone == "sr1"


@pytest.mark.ruling("VA220")
@pytest.mark.ruling("VA221")
def test_va220_va221_the_troll_strikes_and_stuns_summoned_monsters():
    table = summoned("", where="a1", ruled="troll=a1", house="troll on")
    play(table, "villagers\ntroll m  # => did=troll:a1>hydra:3:hit;wound:hydra:3;troll:a1>lc1")
    table = summoned("", where="a1", ruled="troll=a1", house="troll on")
    play(table, "villagers\ntroll s")
    assert table.state.allies[0].lying


@pytest.mark.ruling("VA182")
def test_va182_a_summoned_monster_provokes_the_troll():
    table = summoned("", where="a1", ruled="troll=a1", house="troll on")
    play(table, "hydra hit lc1 troll  # refused no-such-figure\nhydra hit troll  # => ask=troll:m/r/g/s/c/t")
    play(table, "troll r  # => did=troll:a1>hydra:3:hit;wound:hydra:3;troll:a1>lc1")
    play(table, "hydra hit lc1 troll  # refused already-used VA220")


@pytest.mark.ruling("VA179")
def test_va179_what_a_minion_kills_by_day_brings_its_master_nothing():
    for time, xp in (("day", 0), ("night", 2)):
        table = at(f"a1 p2 | {IN_SR1}", 11, [HOUND], walks=WALKS, house="cycle on", ruled=f"hound=a1 time={time}")
        play(table, f"hound hit p1  # => xp.vampire={xp} a1=p1")


@pytest.mark.ruling("VA16")
@pytest.mark.ruling("VA105")
def test_va16_the_day_or_night_die_is_rolled_however_many_are_lost():
    table = summoned("", house="cycle on")
    table.do('! hydra=sr1 "so"')
    play(table, "hydra move lc1")
    state = table.state.copy()
    state.with_monster(1, reserve="mrgscc")
    assert (dice_to_roll(state, 1), dice_to_roll(state, 2)) == (1, 5)


@pytest.mark.ruling("VA103")
@pytest.mark.ruling("VA212")
def test_va103_va212_symbols_are_paid_with_dice_that_were_rolled():
    table = at(f"| {IN_SR1}", 11, walks=WALKS)
    play(table, "vampire roll mmrgsc\nvampire pay m  # => dice.vampire=mrgsc")
    table = at(f"| {IN_SR1}", 11, walks=WALKS)
    play(table, "vampire roll rrggss\nvampire pay m  # refused no-such-die\nvampire pay r  # => dice.vampire=rggss")
    symbols = at("| vampire lc1 6/6 · banshee c1 5/5 · dullahan a1 8/8 | heart 10", 12, ["symbols lc1:m"], walks=WALKS)
    play(symbols, "vampire roll rrggss\nvampire take m  # refused no-such-die\nvampire take  # refused no-such-die")
