"""`why` says of every entry why it counted, with the rule behind each check."""

import re
from functools import cache
from itertools import product

import pytest

from referee import Table
from referee.games.vampire_empire.rules.cards import FACES, serves_as, why_not_valid
from referee.games.vampire_empire.why import Reason, explain
from referee.languages import LANGUAGES
from referee.say import Voice
from referee.say.rules import sections
from tests.games.vampire_empire.helpers import play
from tests.games.vampire_empire.make import GAMES

GAME = "vampire-empire"


@cache
def reasons() -> list[Reason]:
    """Every reason for every entry of the recorded games."""
    found = []
    for path in sorted(GAMES.glob("*.referee")):
        table = Table.read(path)
        before = table.play.first
        for step in table.play.steps:
            if not step.repeat and type(step.entry).__module__.endswith("vampire_empire.rules.actions"):
                own = explain(before, step.entry)
                assert own, (path.stem, step.number)
                found += own
            before = step.state
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said(language: str) -> None:
    voice = Voice(language, GAME)
    for reason in reasons():
        said = voice(reason.key, **reason.params)
        assert said != reason.key, reason
        assert not re.search(r"[{}]", said), reason


def test_every_reason_has_its_rule() -> None:
    assert {reason.rule for reason in reasons()} - {section.key for section in sections("en", GAME)} == set()
    assert len({reason.key for reason in reasons()}) > 35


def why(table: Table, line: str) -> dict[str, str]:
    """The reasons for a line, each with its rule; the line is then entered."""
    found = {one.key.removeprefix("why."): one.rule for one in explain(table.state, table.play.parse(line))}
    table.do(line)
    return found


def test_the_rulebook_s_combat_is_explained() -> None:
    table = play(
        """
        castle bis lad off
        ! vampire lad "position"
        ! Ben turn "position"
        """
    )
    assert why(table, "Ben attack bis lad c2 c1") == {
        "turn": "course",
        "attacker-human": "VE24",
        "card-profession": "valid-cards",
    }
    assert why(table, "Ana defend n2 v2") == {
        "defends": "VE84",
        "card-profession": "valid-cards",
        "card-vampire": "VE35",
        "not-greater": "combat",
    }
    assert why(table, "Ben attack c3 w2") == {
        "second-round": "combat",
        "card-profession": "valid-cards",
        "card-water": "valid-cards",
    }
    last = why(table, "Ana defend n3 v1")
    assert (last["all-cards"], last["not-greater-twice"]) == ("VE31", "VE40")
    assert why(table, "Ana keep") == {"turn-begins": "VE67", "keep": "drawing"}


def test_holy_water_and_the_attack_that_follows_are_explained() -> None:
    table = play(
        """
        castle bis lad off
        ! markers bis 2 0 "position"
        ! markers lad 0 1 "position"
        ! Ben turn "position"
        """
    )
    assert why(table, "Ben water lad w1 cw2") == {"turn": "course", "white": "VE17", "testable": "VE18"}
    assert why(table, "Ana answer vampire") == {"must-tell": "VE57"}
    assert why(table, "Ben attack bis") == {
        "attacker-human": "VE24",
        "at-once": "VE19",
        "lower-water": "VE21",
        "card-water": "valid-cards",
        "exceeds": "VE30",
    }
    assert why(table, "Ana defend n2") == {
        "defends": "VE84",
        "card-profession": "valid-cards",
        "markers": "VE32",
        "not-greater": "VE40",
    }


def test_holy_water_in_defence_has_a_ruling_of_its_own() -> None:
    table = play('castle bis lad off\n! vampire lad "position"\nAna attack lad bis n1')
    assert why(table, "Ben defend w2")["card-water"] == "VE36"


def test_a_support_card_that_goes_back_is_explained() -> None:
    table = play(
        """
        castle bis lad off
        ! Ben turn "position"
        Ben attack bis lad c2
        Ana defend n1
        """
    )
    assert why(table, "Ana support fog 1/0 cancel c2") == {"goes-back": "VE87", "price": "VE47"}


def test_a_card_is_valid_by_something_or_not_valid_for_a_reason() -> None:
    for card, profession, revealed, against in product(set(FACES.values()), "cns", (True, False), (True, False)):
        serves = serves_as(card, profession, revealed, against)
        assert bool(serves) != bool(why_not_valid(card, profession, revealed, against))
