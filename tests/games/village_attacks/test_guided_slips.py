"""Guided play of people in a hurry: what was forgotten, typed wrongly or noticed later, and whether it is put right."""

import pytest

from tests.games.village_attacks.helpers import at
from tests.games.village_attacks.sitting import BEFORE, SETUP, SHEETS, TURN, Sitting, at_table
from tests.games.village_attacks.test_guided_cards import DUE, TRAPS

CYCLE = {"house": "cycle on"}
HITS = (*BEFORE, "vampire move a1", "vampire hit p1", "vampire hit p1")  # 10 to 12


UNKNOWN = "Nothing is known about this trap yet: Net. From the card: cost, rooms, whom it hits, what it does"


def sat(*keys: str, lines: tuple[str, ...] = HITS, language: str = "en") -> Sitting:
    return Sitting(at_table(*lines), *keys, language=language)


@pytest.mark.parametrize(
    ("keys", "told"),
    [
        (["undo"], "A-1: 1 peasant → 2 peasants"),
        (["undo"], "Vampire: XP 2 of 5 → XP 1 of 5"),
        (["undo", "redo"], "Vampire: XP 1 of 5 → XP 2 of 5"),
        (["fix 11 hit p2", "1"], "Vampire: XP 2 of 5 → XP 3 of 5"),
        (['! heart-2 "a card"', "undo"], "Heart 3 → Heart 5"),
    ],
    ids=["peasants", "experience", "again", "fix", "Heart"],
)
def test_numbers_that_go_back_are_told_with_the_figures(keys: list[str], told: str) -> None:
    assert told in sat(*keys).said


def test_entries_that_no_longer_fit_are_told_apart() -> None:
    fixed = sat("fix 10 m ch1", "", "", "1")
    assert "No longer fits: 11 vampire hit p1" in fixed.said
    assert "No longer fits: 12 vampire hit p1" in fixed.said
    assert "Left out: 12 vampire hit p1" in fixed.said
    assert "Vampire: XP 2 of 5 → XP 0 of 5" in fixed.said


def test_entries_are_told_in_the_language() -> None:
    fixed = sat("corriger 10 m ch1", "", "", "1", language="fr")
    assert "Dernière saisie : 12 vampire attaque p1" in fixed.said
    assert "12 vampire attaque p1" in fixed.said


@pytest.mark.parametrize(
    ("language", "typed"), [("fr", "utiliser une Aptitude : `utilise`"), ("ru", "применить способность: `способность`")]
)
def test_what_else_was_legal_is_told_in_the_language(language: str, typed: str) -> None:
    assert typed in sat("why 10", language=language).said.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("keys", "written"),
    [
        (["b", "m sc1"], ["banshee move sc1"]),
        (["Banshee", "m lc1 c1"], ["banshee move lc1 c1"]),
        (["d", "g s"], ["dullahan guard s"]),
        (["v", "h p1"], ["vampire hit p1"]),
        (["b", "h p1", "undo"], []),
    ],
)
def test_a_name_alone_asks_what_that_monster_does(keys: list[str], written: list[str]) -> None:
    begun = sat(*keys)
    assert "As at every turn: m and a zone to move" in begun.said
    assert begun.written == written


@pytest.mark.parametrize(("keys", "told"), [(["vil"], "Banshee and Dullahan"), (["b m lc1", "vil"], "Dullahan")])
def test_a_forgotten_turn_is_noticed(keys: list[str], told: str) -> None:
    assert f"No turn was entered for {told}." in sat(*keys).said
    assert "No turn was entered" not in sat("b m lc1", "d g s", "vil").said


def test_what_enter_does_needs_no_line_without_words() -> None:
    assert [line for line in sat("r mmmgst", "?").last.splitlines() if line.strip() == "stay"] == []


def test_why_the_second_torch_needs_no_coin() -> None:
    """VA154"""
    lines = (*BEFORE[:-1], '! g1=p2 vampire=lc1 "so"', "vampire roll mgsctt", "coin mc1")
    told = sat("why", lines=lines).said
    assert "one coin decides for every torch of this roll that moves such a villager from there" in told


@pytest.mark.parametrize(
    ("typed", "written"), [("h e", "vampire hit eh1 p1"), ("h eh1", "vampire hit eh1 p1"), ("h p", "vampire hit p1")]
)
def test_a_zone_alone_is_no_hero(typed: str, written: str) -> None:
    assert sat(typed, "1").written[:1] == [written]


def test_what_is_asked_for_is_no_choice_where_an_earlier_entry_is_wrong() -> None:
    told = sat("fix 10 zz", lines=(*TURN, "vampire move lc1", "villagers")).said
    assert "what the monster did goes here" in told
    assert "Choices: eh1, g1" not in told


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("lc1", "vampire move lc1"),
        ("EH-1", "vampire move eh1"),
        ("b lc1 a1", "banshee move lc1 a1"),
        ("kills a peasant", "vampire hit p1"),
        ("kill eh1 p2", "vampire hit eh1 p2"),
    ],
)
def test_zones_alone_are_a_way_and_to_kill_is_to_attack(typed: str, written: str) -> None:
    assert sat(typed).written == [written]


def test_a_letter_that_is_a_verb_now_stays_one() -> None:
    kept = (*HITS, "vampire keep m")
    assert sat("d", "m", lines=kept).written == ["vampire drop m"]
    assert "vampire guard …" in sat("g").said
    setup = at_table(*HITS[:5], scenario="1")
    assert "vampire …" not in Sitting(setup, "v").said, "nobody acts before the cards are up"


@pytest.mark.parametrize("slip", ["zzz", "?"])
def test_what_a_card_is_asked_for_stays_in_sight_until_all_is_told(slip: str) -> None:
    asked = Sitting(at_table(*TRAPS, scenario="4"), "net", slip, "g", slip, "1", "pht", slip, "-2").asker
    told = [UNKNOWN in " ".join(screen.split()) for screen in asked.screens]
    assert told == [False, *[True] * 7, False]


def test_dice_left_in_defence_are_taken_off_at_the_end_of_a_round() -> None:
    spent = (*BEFORE[:-1], '! eh1=none vampire=lc1 "so"', "vampire guard s", "banshee guard c", "dullahan guard s")
    told = sat("vil", "e none", "none", lines=spent).last
    assert "Take the dice out of Defence: Vampire, Banshee and Dullahan.\nRound 2: Banshee has the coin." in told
    assert "Take the dice out of Defence" not in sat("vil", "e none", "none", lines=spent[:-3]).said


@pytest.mark.parametrize(("stays", "told"), [("", True), (" stays", False)])
def test_markers_of_zones_that_go_with_the_round_are_said(stays: str, told: bool) -> None:
    fog = Sitting(at_table(*DUE, scenario="3"), f"fog dark@a1 unlucky@lc1{stays}", "e none", "none").last
    over = "Take the Darkness marker off A-1.\nTake the Unlucky marker off LC-1.\nRound 2: Banshee has the coin."
    assert (over in fog) is told


def test_markers_that_stay_until_the_next_event_are_taken_off_then() -> None:
    """VA130"""
    second = (*DUE, "event fog dark@a1 stays", "spawn eh1 none", "spawn g1 none", '! dial=3 "so"', "villagers")
    assert "Take the Darkness marker off A-1." in Sitting(at_table(*second, scenario="3"), "storm").last
    assert "Take the Darkness marker off" not in Sitting(at_table(*second, scenario="3"), "storm dark@a1").last


def test_where_room_is_short_figures_are_kept_apart_from_the_next_zone() -> None:
    drawn = Sitting(at_table(*HITS), "zzz", columns=60, rows=20).last
    assert "2 A-1 Vampire 6/6, p1, room: +1 wound · C-1 p3, h1d" in drawn


@pytest.mark.parametrize("columns", range(60, 100, 3))
def test_no_line_begins_with_a_dot(columns: int) -> None:
    drawn = Sitting(at_table(*HITS), language="fr", columns=columns).last
    assert "Aptitude : `u 1`" in drawn.replace("\u00a0", " ")
    assert [line for line in drawn.splitlines() if line.lstrip().startswith("·")] == []


@pytest.mark.parametrize("typed", ["eh1 pesants", "eh1 p3 huntr", "pp", "eh1 крестянин", "eh1 u"])
def test_a_slip_on_a_card_is_no_hero(typed: str) -> None:
    """In scenario 1 a card with a hero brings nobody: the peasants beside the slip would be lost."""
    assert Sitting(at_table(*SETUP), typed).written == []


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("3 peasants in eh1", "spawn eh1 p3"),
        ("p3 eh1", "spawn eh1 p3"),
        ("2 paysans en g1", "spawn g1 p2"),
        ("eh1 p3 undead", "spawn eh1 p3 h1u"),
        ("eh1 0", "spawn eh1 none"),
        ("eh1 the Alchemist", "spawn eh1 alchemist"),
    ],
)
def test_a_card_is_typed_as_it_is_read_out(typed: str, written: str) -> None:
    assert Sitting(at_table(*SETUP), typed).written == [written]


def test_the_map_is_typed_as_it_is_shown() -> None:
    typed = "CH-1 - LC-1 - A-1 – EH-1"
    assert Sitting(at_table(*SHEETS), typed).written == ["map ch1-lc1-a1-eh1"]


@pytest.mark.parametrize(("house", "time", "is_there"), [({}, "", 0), (CYCLE, "night", 0), (CYCLE, "day", 1)])
def test_a_blank_is_among_the_dice_only_by_day(house: dict[str, str], time: str, is_there: int) -> None:
    """«Dé Jour»: elsewhere it would be refused."""
    table = at("| vampire a1 6/6 · banshee ch1 5/5 | heart 5", **house, ruled=f"time={time}" if time else "")
    shown = Sitting(table, "?").said
    assert shown.count("blank") == is_there
    assert "Torch" in shown


@pytest.mark.parametrize("typed", ["done", "end turn", "vampire done", "fini", "Конец"])
def test_who_says_that_the_turn_is_over_reads_how_it_ends(typed: str) -> None:
    said = " ".join(sat(typed).said.split())
    assert "Refused: a turn ends when the next monster acts, or with `villagers`." in said
