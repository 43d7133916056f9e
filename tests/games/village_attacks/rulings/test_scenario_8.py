"""Scenario 8: spawn markers that become active, tiers that fall, a second card (VA96, VA122, VA203, VA204)."""

import pytest

from referee.games.village_attacks.rules.spawning import tier
from tests.games.village_attacks.helpers import HEROES, at, new, play

GATES = "gates eh1:yellow g1:blue mc1:red sc1:red"
HOME = "vampire lc1 6/6 · banshee ch1 5/5 · dullahan ch1 8/8"


def stands(villagers: str = "", rest: str = "heart 12 morale 70", gates: str = GATES):
    return at(f"{villagers} | {HOME} | {rest}", 8, HEROES, gates=gates, ruled="dial=10")


@pytest.mark.ruling("VA204")
def test_va204_at_setup_only_the_yellow_marker_draws():
    table = new(scenario=8, gates=GATES, also=HEROES)
    play(
        table,
        """
        ready  # => ask=spawn:eh1 tier=3
        spawn g1 p2  # refused no-such-gate VA65
        spawn eh1 p2  # => ask=card eh1=p2
        """,
    )
    assert [zone for zone, one in table.snapshot()["map"].items() if one.get("active")] == ["eh1"]


@pytest.mark.ruling("VA96")
@pytest.mark.ruling("VA122")
def test_va96_markers_open_and_tiers_fall_with_the_morale_and_stay_open():
    table = stands("lc1 p2", "heart 12 morale 56")
    assert tier(table.state) == 3
    play(table, "vampire hit p1  # => morale=55 tier=2 told=gate-opens")
    table.do('! morale=60 "it rises"')  # the tier goes back, the marker stays
    play(table, "villagers  # => ask=spawn:eh1/g1 tier=3")
    table = stands("lc1 p2", "heart 12 morale 36")
    play(table, "vampire hit p1  # => morale=35 tier=1\nvillagers  # => ask=spawn:eh1/g1/mc1/sc1 told=do-move")


@pytest.mark.ruling("VA204")
def test_va204_a_marker_that_opens_while_cards_are_drawn_waits_for_the_next_round():
    table = stands(rest="heart 12 morale 70", gates="gates eh1:yellow mc1:yellow g1:blue")
    play(
        table,
        """
        villagers  # => ask=spawn:eh1/mc1
        spawn eh1 p1  # => ask=spawn:mc1
        ! morale=55 "a counter-attack at the Heart"  # => ask=spawn:mc1 told=gate-opens
        spawn mc1 p1  # => ask=card
        card none  # => round=2
        villagers  # => ask=event
        event fog  # => ask=spawn:eh1/mc1/g1
        """,
    )


@pytest.mark.ruling("VA96")
def test_va96_at_morale_0_nobody_comes_any_more_and_then_they_must_be_cleared():
    table = stands("lc1 p2 · mc1 p1", "heart 12 morale 1")
    play(
        table,
        """
        vampire hit p1  # => morale=0 told=spawning-over end=-
        villagers  # => ask=card
        """,
    )
    table = stands("lc1 p1", "heart 12 morale 1")
    play(table, "vampire hit p1  # => morale=0 end=won:clear")
    table = stands("mc1 p1", "heart 12 morale 0")
    play(table, "villagers  # => ask=card")  # no card is drawn


@pytest.mark.ruling("VA203")
def test_va203_in_tier_3_a_card_with_a_hero_brings_one_more_card_for_that_marker():
    table = stands(rest="heart 12 morale 55")
    table.do('! morale=56 "tier 3 again"')
    play(
        table,
        """
        villagers  # => ask=spawn:eh1/g1 tier=3
        spawn eh1 p2 knight  # => eh1=p2,knight ask=spawn:eh1 rule=VA203 told=another-card
        spawn g1 p1  # refused choice-needed VA203
        spawn eh1 p1 nun  # => eh1=p3,knight,nun ask=spawn:g1
        spawn eh1 p1  # refused gate-done VA65
        spawn g1 alchemist  # => ask=spawn:g1 rule=VA203
        spawn g1 none  # => ask=card g1=alchemist
        """,
    )
    table = stands(rest="heart 12 morale 55")
    play(table, "villagers  # => tier=2\nspawn eh1 p2 knight  # => ask=spawn:g1")


@pytest.mark.ruling("VA203")
def test_va203_a_second_card_at_setup_is_followed_by_the_first_round():
    table = new(scenario=8, gates=GATES, also=HEROES)
    play(
        table,
        """
        ready
        spawn eh1 p2 knight  # => ask=spawn:eh1 rule=VA203
        spawn eh1 p1  # => ask=card eh1=p3,knight
        card none  # => ask=turn round=1
        """,
    )
