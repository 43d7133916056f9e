"""Guided play of what scenarios 6 to 10 ask for: colours, ways out, loads, captives, tomes, more cards."""

import re

import pytest

from referee.say import Voice
from referee.show.ruling import next_lines
from tests.games.village_attacks.sitting import FACTS, MAP, SHEETS, Sitting, at_table

HEROES = ("hero knight m 5 2 2 1", "hero nun c 3 1 1 2")
KNOWN = (*SHEETS, MAP, *HEROES)
NOBODY = ("ready", "spawn eh1 none", "spawn g1 none", "card none")
SIX = (*KNOWN, "map lc1-k1", "gates eh1 g1:blue", *NOBODY)
CAUGHT = (*SIX, '! lc1=p2 vampire=lc1 "so it is"', "vampire catch")
SEVEN = (*KNOWN, "gates eh1 g1", "goals g1", "ready")
MET = (*SEVEN, "spawn eh1 knight", "spawn g1 nun", "card none", '! a1=knight,nun vampire=lc1 banshee=lc1 "so it is"')
EIGHT = (*KNOWN, "gates eh1:yellow g1:blue", "ready")
NINE = (*KNOWN, "gates eh1 g1", "goals mc1x4", *NOBODY, '! vampire=c1 "so it is"')
BROUGHT = (*NINE, "vampire move mc1", '! vampire>g1 "carried there"')
TEN = (*KNOWN, "gates eh1 g1", "goals a1:redx2 eh1:blue", "ready")
HUNTERS = (*TEN, "spawn eh1 h3u", "spawn g1 h3c", "card none", '! eh1=none g1=none lc1=h1u,h1c "so it is"')


def sat(scenario: int, lines: tuple[str, ...], *keys: str, language: str = "en") -> Sitting:
    return Sitting(at_table(*lines, scenario=str(scenario)), *keys, language=language)


@pytest.mark.parametrize(
    ("scenario", "lines", "keys", "written"),
    [
        (6, FACTS, ["eh1 g1:blue", ""], ["gates eh1 g1:blue", "ready"]),
        (7, FACTS, ["g1", ""], ["goals g1", "ready"]),
        (6, CAUGHT[:-1], ["c"], ["vampire catch"]),
        (6, CAUGHT[:-1], ["attrape g"], ["vampire catch g"]),
        (6, CAUGHT, ["kill"], ["vampire kill"]),
        (6, CAUGHT, ["kill m"], ["vampire kill m"]),
        (6, CAUGHT, ["m k1", "knight"], ["vampire move k1", "spawn g1 knight"]),
        (10, TEN, ["g u", "maudit"], ["spawn g1 h3u", "spawn eh1 h3c"]),
        (7, SEVEN, ["g knight", "e nun"], ["spawn g1 knight", "spawn eh1 nun"]),
        (
            7,
            MET,
            ['! knight,nun@a1>lc1 "come"', "1", "2"],
            ['! knight,nun@a1>lc1 "come"', "order knight", "coin banshee"],
        ),
        (8, EIGHT, ["p1 knight", "p2"], ["spawn eh1 p1 knight", "spawn eh1 p2"]),
        (9, NINE, ["m mc1", "drop objective"], ["vampire move mc1", "vampire drop objective"]),
        (9, NINE, ["m mc1", "сбросить цель"], ["vampire move mc1", "vampire drop objective"]),
        (9, BROUGHT, ["seal"], ["vampire seal"]),
        (10, TEN, ["e 3 undead hunters", "g h3c"], ["spawn eh1 h3u", "spawn g1 h3c"]),
        (10, HUNTERS, ["vil", "2"], ["villagers", "order hu"]),
    ],
)
def test_few_keys_say_it(scenario: int, lines: tuple[str, ...], keys: list[str], written: list[str]) -> None:
    assert sat(scenario, lines, *keys).written == written


SAID = {
    "colours": (6, FACTS, [], "In this scenario the colours of the spawn markers matter"),
    "goals": (7, FACTS, [], "The objective markers: type the zones where they are"),
    "catch": (6, CAUGHT[:-1], [], "· catch: `catch` ·"),
    "caught": (6, CAUGHT[:-1], ["c"], "Vampire catches a peasant in LC-1"),
    "delivered": (6, CAUGHT, ["m k1"], "Vampire delivers a peasant to K-1: 1 of 4"),
    "hero": (6, CAUGHT, ["m k1"], "A hero comes to G-1: draw one and type the name"),
    "let-go": (6, CAUGHT, ['! -6@vampire "dies"'], "The carried peasant stands in LC-1 again and acts at once"),
    "two-heroes": (7, SEVEN, [], "A hero comes to EH-1, G-1"),
    "captor": (7, MET, ['! knight,nun@a1>lc1 "come"'], "Several heroes have come to LC-1: you choose who captures"),
    "captive": (7, MET, ['! nun@a1>lc1 "comes"'], "The Nun captures Banshee in LC-1"),
    "more": (8, EIGHT, ["p1 knight"], "One more card for EH-1, because the last one had a hero"),
    "picked-up": (9, NINE, ["m mc1"], "Vampire picks up an objective in MC-1"),
    "symbols": (9, BROUGHT, ["seal"], "Vampire takes a symbol marker off the spawn marker in G-1"),
    "hunters": (10, TEN, [], "Three hunters come to each spawn marker"),
    "tome": (10, HUNTERS, ["vil"], "Hunters of several types are in A-1: you choose who takes the tome"),
    "taken": (10, HUNTERS, ["vil", "2"], "A-1: an undead hunter takes a tome"),
}


@pytest.mark.parametrize("name", SAID)
def test_each_question_and_each_result_is_said(name: str) -> None:
    scenario, lines, keys, sentence = SAID[name]
    assert sentence in sat(scenario, lines, *keys).said


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_no_key_of_a_sentence_is_seen_in_another_language(language: str) -> None:
    for scenario, lines, keys, sentence in SAID.values():
        said = sat(scenario, lines, *keys, "?", language=language).said
        assert sentence not in said
        assert not re.search(r"\b(?:way|task|want|option|board|guide)\.[a-z]", said)


def test_a_room_that_sets_on_fire_gives_no_second_marker() -> None:
    lines = (*SHEETS, "map ch1-bh1-cy1-eh1", "gates eh1", "ready", "spawn eh1 none", '! vampire=cy1 "there"')
    said = Sitting(at_table(*lines), "vil", "none", "v k m", "vil").said
    assert said.count("Vampire burns: put the marker on the sheet.") == 1
    assert "Vampire is already burning." in said


@pytest.mark.parametrize(("language", "wanted"), [("fr", "fiche banshee, plan"), ("ru", "планшет banshee, план")])
def test_what_is_still_missing_is_said_as_it_is_typed(language: str, wanted: str) -> None:
    table = at_table("sheet vampire u 6 5 d2 r1 m2", monsters=("vampire", "banshee"))
    assert wanted in "\n".join(line.plain for line in next_lines(Voice(language, "village-attacks"), table, 200))


@pytest.mark.parametrize(("language", "blue"), [("en", "blue"), ("fr", "bleu"), ("ru", "синий")])
def test_colours_of_markers_are_said_in_the_language(language: str, blue: str) -> None:
    assert f"G-1 ({blue})" in sat(6, KNOWN, "eh1 g1:blue", language=language).said
