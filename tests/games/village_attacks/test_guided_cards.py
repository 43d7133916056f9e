"""Guided play of what scenarios 2 to 5 ask for: levels, heroes, events, traps, two Hearts."""

import pytest

from tests.games.village_attacks.sitting import SHEETS, Sitting, at_table

CASTLE = "map ch1-lc1-a1-eh1-g1-mc1-c1-sc1-ch2 lc1-c1 ch1-sc1"
LEVELS = tuple(f"{name} level {number}" for name in ("vampire", "banshee", "dullahan") for number in (1, 2, 3))
TRAPS = (*SHEETS, CASTLE, "gates eh1 g1", "ready", *LEVELS, "spawn eh1 none", "spawn g1 none")
PIT = (*TRAPS, "trapcard pit g any pht -1", "card pit")
FOSSE = ["trapcard fosse g any ph -1 push1", "card fosse"]
YAMA = ["trapcard яма g any ph -1 push1", "card яма"]
SMALL = (*TRAPS, "trapcard pit g small pht -1", "card pit")
KILLED = (*PIT, '! -6@vampire "dead"')
HERO = (*SHEETS, CASTLE, "gates eh1 g1", "ready", *(line for line in LEVELS if line[-1] != "3"))
CARDS = (*HERO, "hero hermit d 2 1 1 1", "spawn eh1 hermit")
DUE = (*CARDS, "spawn eh1 none", "spawn g1 none", '! dial=3 "so it is"', "villagers")
VICTIMS = (*PIT, '! lc1=h1d_,h1u_ "so it is"', "vampire move lc1", "vampire trap pit", "villagers")
DIE = (*PIT, "vampire guard sc", '! sunder@vampire "a hero"')


def typed(scenario: int, lines: tuple[str, ...], *keys: str) -> list[str]:
    return Sitting(at_table(*lines, scenario=str(scenario)), *keys).written


@pytest.mark.parametrize(
    ("scenario", "lines", "keys", "entry"),
    [
        (3, HERO[:-6], "2", "vampire level 2"),
        (3, CARDS[:-1], "hermit", "spawn eh1 hermit"),
        (3, CARDS[:-1], "Hermit", "spawn eh1 hermit"),
        (3, CARDS, "e 2 peasants and hermit", None),  # the only one there is stands on the board
        (3, DUE, "Fog", "event fog"),
        (3, DUE, "Thick fog dark@a1 -p1,h1d@eh1", None),
        (3, DUE, "Thick fog dark@a1 stays", "event thick-fog dark@a1 stays"),
        (3, DUE, "fog heart-1", "event fog heart-1"),
        (3, DUE, "L’orage éclate !", "event l'orage-éclate"),
        (3, DUE, "Fog: heart-1", "event fog heart-1"),
        (3, DUE, "Thick fog, dark@a1 stays", "event thick-fog dark@a1 stays"),
        (3, CARDS[:-1], "the hermit", "spawn eh1 hermit"),
        (3, CARDS[:-1], "l'hermit", "spawn eh1 hermit"),
        (4, TRAPS, "", "card none"),
        (4, TRAPS[:-2], "e none", "spawn eh1 none"),
        (4, TRAPS, "none", "card none"),
        (4, TRAPS, "x", None),  # like a die, and no trap may be called so
        (4, TRAPS, "aucune", "card none"),
        (4, TRAPS, "v r mmrgst", None),  # somebody's turn, and no trap of that name
        (4, TRAPS, "vampire roll mmrgst", None),
        (3, DUE, "v m a1", None),
        (4, PIT[:-1], "Pit", "card pit"),
        (4, PIT, "t pit", "vampire trap pit"),
        (4, PIT, "t p g", "vampire trap pit g"),
        (4, PIT, "t", "vampire trap pit"),
        (4, PIT, "piège", "vampire trap pit"),
        (4, PIT, "u 1 +p1,h1u@eh1", "vampire use 1 +p1,h1u@eh1"),
        (4, KILLED, "b return", None),
        (4, VICTIMS, "2", "order hu"),
        (4, VICTIMS, "hu", "order hu"),
        (4, VICTIMS, "1 2", "order hd hu"),
        (4, DIE, "2", "order s"),
        (4, DIE, "c", "order c"),
    ],
)
def test_few_keys_say_it(scenario: int, lines: tuple[str, ...], keys: str, entry: str | None) -> None:
    assert typed(scenario, lines, keys) == ([entry] if entry else [])


def test_a_turn_that_is_typed_too_early_is_no_card() -> None:
    for scenario, lines in ((4, TRAPS), (3, DUE)):
        sitting = Sitting(at_table(*lines, scenario=str(scenario)), "v r mmrgst")
        assert "Nothing is known about" not in sitting.said
        assert len(sitting.prompts) == 1, "it is refused, not asked about"


def test_a_letter_and_a_number_of_another_alphabet_are_no_hero() -> None:
    sitting = Sitting(at_table(*CARDS, scenario="3"), "e к2")
    assert "Nothing is known about" not in sitting.said
    assert "figures go here" in sitting.said


def test_of_two_hearts_one_is_chosen_by_its_key() -> None:
    killed = at_table(*PIT, '! -5@banshee "dead"', scenario="4")
    sitting = Sitting(killed, "b m sc1", "2")
    assert sitting.written == ["banshee return ch2", "banshee move sc1"]
    assert "Banshee is dead and returns when its turn begins. Which Heart?" in sitting.said
    assert typed(4, (*PIT, '! -5@banshee "dead"'), "vil", "1")[:2] == ["banshee return ch1", "villagers"]
    assert typed(4, (*PIT, '! -5@banshee "dead"'), "b return ch2") == ["banshee return ch2"]


@pytest.mark.parametrize(
    ("scenario", "lines", "keys", "written"),
    [
        (3, HERO, ["hermit", "d 2 1 1 1"], ["hero hermit d 2 1 1 1", "spawn eh1 hermit"]),
        (3, HERO, ["hermit", "d2111"], ["hero hermit d 2 1 1 1", "spawn eh1 hermit"]),
        (3, HERO, ["hermit d2111", "hermit"], ["hero hermit d 2 1 1 1", "spawn eh1 hermit"]),
        (3, HERO, ["hermit", "demon", "2", "1", "1 1"], ["hero hermit d 2 1 1 1", "spawn eh1 hermit"]),
        (3, HERO, ["hermit", "x", "d", "2 1 1 1"], ["hero hermit d 2 1 1 1", "spawn eh1 hermit"]),
        (3, HERO, ["hermit d 2 1 1 1", "hermit"], ["hero hermit d 2 1 1 1", "spawn eh1 hermit"]),
        (4, TRAPS, ["net m any ph stun1", "net"], ["trapcard net m any ph stun1", "card net"]),
        (3, CARDS, ["e p1 nun", "c 3 1 1 2"], ["hero nun c 3 1 1 2", "spawn eh1 p1 nun"]),
        (4, TRAPS, ["Old pit", "g any pht -1"], ["trapcard old-pit g any pht -1", "card old-pit"]),
        (4, TRAPS, ["pit", "g", "2", "ph", "-1 push1"], ["trapcard pit g corridor ph -1 push1", "card pit"]),
        (4, SMALL, ["t", "2"], ["room ch1 small", "vampire trap pit"]),
        (4, SMALL, ["t", "large"], ["room ch1 large"]),
        # in French and Russian, and on a Russian keyboard
        (3, HERO, ["ermite", "mort-vivant", "2", "1", "1 1"], ["hero ermite u 2 1 1 1", "spawn eh1 ermite"]),
        (4, TRAPS, ["fosse", "magie", "toutes", "ph", "-1 pousse1"], FOSSE),
        (4, TRAPS, ["fosse", "g toutes ph -1 pousse1"], FOSSE),
        (4, TRAPS, ["fosse g toutes ph -1 pousse1", "fosse"], FOSSE),
        (4, TRAPS, ["яма", "п", "любые", "зр", "-1 толкает1"], YAMA),
        (4, TRAPS, ["яма", "магия", "1", "ph", "-1 push1"], YAMA),
        (4, SMALL, ["t", "petite"], ["room ch1 small", "vampire trap pit"]),
    ],
)
def test_what_is_not_known_yet_is_asked_for_and_then_it_counts(
    scenario: int, lines: tuple[str, ...], keys: list[str], written: list[str]
) -> None:
    assert typed(scenario, lines, *keys) == written


def test_another_name_that_nobody_knows_is_no_answer_and_no_card_either() -> None:
    """Else a card would be there whose facts nobody has entered."""
    sitting = Sitting(at_table(*TRAPS, scenario="4"), "net", "v m lc1")
    assert sitting.written == []
    assert "the cost goes here" in sitting.said


def test_who_goes_back_from_the_facts_of_a_hero_has_written_nothing() -> None:
    assert typed(3, HERO, "hermitt", "d", "back", "back", "hermit", "d 2 1 1 1")[-1] == "spawn eh1 hermit"


def test_a_hero_whose_card_does_not_count_is_not_asked_about() -> None:
    before = (*SHEETS, CASTLE, "gates eh1 g1", "ready", "vampire level 2", "banshee level 2", "dullahan level 2")
    assert typed(2, before, "e knight") == ["spawn eh1 knight"]


def test_each_question_says_what_may_be_typed() -> None:
    assert "A hero starts in EH-1" in Sitting(at_table(*HERO, scenario="3")).said
    event = Sitting(at_table(*DUE, scenario="3"), "?").said
    assert "type its name, then what it changes" in event
    assert "two peasants die" in event
    traps = Sitting(at_table(*TRAPS, scenario="4"), "net")
    assert "`none` if none is left" in traps.said
    assert "Nothing is known about this trap yet: Net." in traps.said
    assert "LC-1: the trap doesn't reach all of them" in Sitting(at_table(*VICTIMS, scenario="4")).said
    assert Sitting(at_table(*DIE, scenario="4"), "?").prompts[0] == "Vampire, which die> "
    laid = Sitting(
        at_table(*PIT, "trapcard net m any ph stun2", "vampire trap pit", '! heart-1 "x"', scenario="4"), "t"
    )
    assert "trap: pit" in laid.said
    assert "Heart 19, morale 20, Vampire has the coin" in laid.said
    assert "no trap card is face up" in laid.said


def test_the_rooms_size_can_be_told_once_the_game_has_begun() -> None:
    table = at_table(*SMALL, scenario="4")
    assert "trap" in table.pending[0].options
    table.do("room ch1 large")
    assert "trap" not in table.pending[0].options


def test_what_is_no_marker_is_refused_and_not_put_into_the_line() -> None:
    assert Sitting(at_table(*TRAPS[:-2], scenario="4"), "none", "s", "e none").written == ["spawn eh1 none"]
    assert Sitting(at_table(*TRAPS[:-2], scenario="4"), "none", "2").written == ["spawn g1 none"]
