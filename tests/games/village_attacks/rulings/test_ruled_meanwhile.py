"""The table rules while something is asked that the ruling does away with."""

import pytest

from tests.games.village_attacks.helpers import at, play

LATE = "vampire lc1 6/6 · banshee ch1 5/5 | heart 15"


@pytest.mark.ruling("VA56")
def test_va56_who_is_taken_away_while_a_torch_is_asked_about_is_passed_over() -> None:
    table = at(f"g1 h1c h1d · c1 p1 | {LATE}", 2)
    play(table, 'vampire roll tmrgss  # => ask=order:hc/hd\n! g1=none "a mistake"  # => ask=coin:lc1/sc1')
    play(table, "coin lc1  # => lc1=p1 g1=- ask=turn")


@pytest.mark.ruling("VA143")
@pytest.mark.parametrize(
    ("ruling", "now"),
    [
        ("g1=none", "ask=turn c1=p1"),  # it is gone: the next one acts
        ("_h1c@g1", "ask=turn c1=p1 g1=h1c_"),  # it lies down
        ("map=-g1-mc1 map=-g1-eh1", "ask=turn c1=p1 g1=h1c"),  # it has no way any more
        ("map=-g1-mc1", "ask=turn eh1=h1c mc1=p1"),  # it has only one
    ],
)
def test_va143_who_waits_for_its_coin_goes_only_if_it_still_can(ruling: str, now: str) -> None:
    table = at(f"g1 h1c · mc1 p1 | {LATE}", 2)
    play(table, f'vampire roll tmrgss  # => ask=coin:eh1/mc1\n! {ruling} "a mistake"  # => {now}')


@pytest.mark.ruling("VA135")
@pytest.mark.parametrize(
    ("ruling", "now"),
    [
        ("lc1=none", "ask=spawn:eh1/g1 guard.vampire=c"),  # nobody attacks
        ("_p1@lc1", "ask=spawn:eh1/g1 guard.vampire=c"),
        ("vampire=g1", "ask=spawn:eh1/g1 banshee=lc1:4/5 did=p1:lc1>banshee:1:hit;wound:banshee:1;p1:lc1>ch1"),
        ("heart=9", "ask=defend:-/c heart=9"),  # that has nothing to do with it
    ],
)
def test_va135_an_attack_that_cannot_be_any_more_is_judged_anew(ruling: str, now: str) -> None:
    table = at("lc1 p1 | vampire lc1 6/6 c1 · banshee lc1 5/5 | heart 15", 2)
    play(table, f'villagers\ncoin vampire  # => ask=defend:-/c\n! {ruling} "a mistake"  # => {now}')


@pytest.mark.ruling("VA111")
def test_va111_who_took_the_rest_of_an_attack_strikes_nobody_who_is_gone() -> None:
    also = ["minion hound vampire 1", "hero knight m 5 2 3 1"]
    table = at("lc1 knight | vampire lc1 6/6 c1 · banshee ch1 5/5 | heart 15", 2, also, "hound=lc1", house="heart zone")
    play(table, "villagers\ncoin vampire  # => ask=redirect:-/hound\nvampire redirect hound  # => ask=defend:-/c")
    play(table, '! lc1=none "a mistake"\nvampire defend c  # => vampire=lc1:4/6 not=counter')


@pytest.mark.ruling("VA83")
def test_va83_the_troll_strikes_nobody_who_has_been_taken_away() -> None:
    table = at("a1 p1 | vampire lc1 6/6 s1 · banshee ch1 5/5 | heart 15", 2, ruled="troll=lc1", house="troll on")
    play(table, 'villagers\ntroll m  # => ask=defend:-/s\n! vampire=g1 "a mistake"  # => vampire=g1:6/6 troll=ch1')
