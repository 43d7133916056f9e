"""`why` says of every entry why it counted, and why villagers did what they did, with the rule behind each."""

import pytest

from referee import Table
from referee.say import Voice
from referee.say.rules import sections
from referee.show.why import why
from tests.games.village_attacks.spoken import FACTS, GAME, READY, begun, game
from tests.say.unsaid import left_unsaid

KNOWN = {section.key for section in sections("en", GAME)} | {""}


def reasons(table: Table, number: int | None = None) -> dict[str, str]:
    """Each sentence with its rule; of the last entry, if none is named."""
    answer = why(Voice("en", GAME), table, str(number or table.play.entries))
    return {one["text"]: one["rule"] for one in answer["reasons"]}


def test_attacks_and_moves_of_a_phase() -> None:
    table = begun("a1=p1", "mc1=h1u", "vampire=c1", "banshee=a1")
    table.do("villagers")
    assert reasons(table) == {
        "That ends the last monster's turn.": "course",
        "Zones act by their distance from the Heart, the nearest first.": "VA124",
        "A-1: a peasant attacked Banshee in the same zone; neither a nemesis nor the Heart was in reach.": "priority",
        "One more wound, because the attack came from A-1.": "VA142",
        "Of the zones next to A-1, only LC-1 is nearer to the Heart: 1 instead of 2.": "VA143",
        "MC-1: an undead hunter attacked Vampire, who has the same type: a nemesis comes first.": "VA52",
        "One more wound, because Vampire has the attacker's type.": "VA52",
        "Of the zones next to MC-1, only C-1 is nearer to the Heart: 2 instead of 3.": "VA143",
    }


def test_facts_that_were_missing_too_are_called_by_their_names() -> None:
    answer = why(Voice("fr", GAME), game("sheet vampire u 6 5 d2 r1 m2"), "1")
    assert answer["otherwise"][1:] == [
        "la carte de monstre (Dullahan)\u00a0: `fiche dullahan`",
        "le plan\u00a0: `plan`",
        "les marqueurs d'Apparition\u00a0: `marqueurs`",
    ]


def test_an_attack_on_a_minion_names_it() -> None:
    table = game(FACTS + "minion hound vampire 2\n" + READY + '\n! a1=p1 "so"\n')
    table.do("vampire use 1 +hound@a1")
    table.do("villagers")
    said = "A-1: a peasant attacked Hound in the same zone; neither a nemesis nor the Heart was in reach."
    assert reasons(table)[said] == "priority"


EVERY = """
    banshee first
    vampire first
    ! a1=p4 c1=h1d,p2 vampire=lc1 "so"
    vampire roll mmmrss
    vampire again m mgc
    vampire move a1
    vampire hit p1
    vampire hit eh1 p1
    vampire guard sc
    vampire keep g
    vampire use 1 -p1@a1
    banshee heal wound
    = heart 5
    villagers
    vampire defend s
    vampire defend c
    coin lc1
    coin sc1
    spawn eh1 p2 h1u
    spawn g1 none
"""


def test_every_entry_has_reasons_with_known_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    unsaid = left_unsaid(monkeypatch)
    table = game(FACTS + READY + '\n! eh1=p2 -1@banshee "so"\n')
    for line in filter(None, map(str.strip, EVERY.splitlines())):
        table.do(line)
    for number in range(1, table.play.entries + 1):
        found = reasons(table, number)
        assert found, number
        assert {*found.values()} <= KNOWN, number
    assert unsaid == []
