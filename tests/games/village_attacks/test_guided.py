"""Guided play: what is asked, what few keys say, and what is asked for if something is left out."""

from pathlib import Path

import pytest
from wcwidth import wcswidth

from referee import Table
from referee.guide.begin import begin
from referee.notation.grammar import whose
from tests.games.village_attacks.keystrokes import MOST, first_evening, keys_of, round_typed
from tests.games.village_attacks.sitting import (
    BEFORE,
    FACTS,
    MAP,
    ROUND,
    SETUP,
    SHEETS,
    TURN,
    Sitting,
    at_table,
    environment,
    typed,
)
from tests.guide.typing import Typing

DEFENDS = (*BEFORE, *ROUND[:7])
FLIPS = (*DEFENDS, ROUND[7])
CARDS = (*BEFORE, *ROUND[:10])
TROLL = (*BEFORE, "set house troll on", '! c1=none a1=none eh1=none troll=a1 vampire=a1 "the Troll"')
ACTS = (*TROLL, "villagers")
TURNS = (*ACTS, "troll s")


def test_questions_with_keys_do_not_say_how_the_shell_has_it() -> None:
    level = (*BEFORE, '! xp+4@vampire "so it stands"', "vampire move a1", "vampire hit p1")
    for lines, question in ((DEFENDS, "Vampire, defend?"), (level, "which ability do you gain or improve?")):
        said = Sitting(at_table(*lines)).last
        assert question in " ".join(said.split())
        assert "`" not in said


@pytest.mark.parametrize(
    ("lines", "keys", "entry"),
    [
        ((*BEFORE, '! vampire=mc1 g1=h1d "so it stands"'), "h g h", "vampire hit g1 h1"),
        (BEFORE, "вампир идёт a1", "vampire move a1"),
        ((*BEFORE, ROUND[0]), "бьёт p2", ROUND[1]),
        ((*BEFORE, *ROUND[:3]), "банши идти lc", ROUND[3]),
        ((), "u65212", SHEETS[0]),
        ((), "u 6 5 d2 r1 m2", SHEETS[0]),
        ((), "mort-vivant 6 5 2 1 2", SHEETS[0]),
        ((), "banshee c 5 5 2 1 3", SHEETS[1]),
        ((), SHEETS[1], SHEETS[1]),  # not the score sheet
        (SHEETS, "ch1-lc1-a1", "map ch1-lc1-a1"),
        (SHEETS, "CH-1 LC-1 A-1", "map ch1-lc1-a1"),
        (SHEETS, "ch1 lc1 a1, lc1 c1", "map ch1-lc1-a1 lc1-c1"),
        ((*SHEETS, MAP), "a1-bh1", "map a1-bh1"),
        ((*SHEETS, MAP), "e g", "gates eh1 g1"),
        ((*SHEETS, MAP), "EH-1 g1:blue", "gates eh1 g1:blue"),
        (FACTS, "", "ready"),
        (FACTS, "a1-bh1", "map a1-bh1"),
        (SETUP, "eh1 p3", "spawn eh1 p3"),
        (SETUP, "s eh1 p3", "spawn eh1 p3"),
        (SETUP, "e 3 peasants and 2 cursed hunters", "spawn eh1 p3 h2c"),
        (SETUP, "e 3 peasants and a cursed hunter", "spawn eh1 p3 h1c"),
        (SETUP, "e un paysan", "spawn eh1 p1"),
        (SETUP, "eh1 2 chasseurs maudits", "spawn eh1 h2c"),
        (SETUP, "eh1 chasseur mythique", "spawn eh1 h1m"),
        (SETUP, "g 3 крестьянина", "spawn g1 p3"),
        (SETUP, "g 3 крестьянина и 2 охотника на нежить", "spawn g1 p3 h2u"),
        (SETUP, "g none", "spawn g1 none"),
        ((*SETUP, "spawn eh1 p3"), "p3", "spawn g1 p3"),
        ((*SETUP, "spawn eh1 p3"), "-", "spawn g1 none"),
        (BEFORE, "m a1", "vampire move a1"),
        (BEFORE, "m a", "vampire move a1"),
        (BEFORE, "ь ф1", "vampire move a1"),  # a Russian keyboard
        (BEFORE, "va a1", "vampire move a1"),
        ((*BEFORE, "banshee move lc1"), "d m sc c1", "dullahan move sc1 c1"),  # no dice, though Shield and Counter are
        (BEFORE, "b m sc lc1 a1", "banshee move sc lc1 a1"),  # two dice for two zones
        (BEFORE, "moves to a1", "vampire move a1"),
        (BEFORE, "vampire goes to a1 and then eh1", "vampire move a1 eh1"),
        (BEFORE, "b va vers lc1", "banshee move lc1"),
        (BEFORE, "attack a1 2 peasants", "vampire hit a1 p2"),
        (BEFORE, "vampire attacks a1 p2", "vampire hit a1 p2"),
        (BEFORE, "d defence sc", "dullahan guard sc"),
        (BEFORE, "v m a1", "vampire move a1"),
        (BEFORE, "ana m a1", "vampire move a1"),
        (BEFORE, "h a1 p2", "vampire hit a1 p2"),
        (BEFORE, "frappe a1 2 paysans", "vampire hit a1 p2"),
        (BEFORE, "g s c", "vampire guard sc"),
        (BEFORE, "g shield", "vampire guard s"),
        (BEFORE, "b m lc1", "banshee move lc1"),
        (BEFORE, "d g sc", "dullahan guard sc"),
        (BEFORE, "vil", "villagers"),
        (BEFORE, "жители", "villagers"),
        (DEFENDS, "", "vampire defend -"),
        (DEFENDS, "-", "vampire defend -"),
        (DEFENDS, "s", "vampire defend s"),
        (DEFENDS, "2", "vampire defend s"),
        (FLIPS, "2", "coin sc1"),
        (FLIPS, "s", "coin sc1"),
        (FLIPS, "sc1", "coin sc1"),
        (CARDS, "e p2", "spawn eh1 p2"),
        (TROLL, "h troll", "vampire hit troll"),
        (TROLL, "бьёт тролля", "vampire hit troll"),
        (ACTS, "r", "troll r"),
        (ACTS, "magie", "troll g"),
        (ACTS, "3", "troll g"),
        (TURNS, "h", "coin heart"),
        (TURNS, "маркер", "coin gate"),
        ((*FACTS, "set house capacity on"), "a1 9", "fits a1 9"),
    ],
)
def test_few_keys_say_it(lines: tuple[str, ...], keys: str, entry: str) -> None:
    assert typed(lines, keys) == [entry]


def test_neither_enter_nor_a_letter_ends_the_monsters_turns() -> None:
    assert typed(BEFORE, "", "v", "vi") == []


@pytest.mark.parametrize(
    ("lines", "keys", "entry", "questions"),
    [
        ((), ["u", "6", "5", "2 1 2"], SHEETS[0], ["Health> ", "XP value> ", "Slots for Defence, reserve and"]),
        (BEFORE, ["m", "1"], "vampire move a1", ["Which zone> "]),
        (BEFORE, ["h", "a1 p2"], "vampire hit a1 p2", ["Which figures> "]),
        (BEFORE, ["g", "s"], "vampire guard s", ["Which dice> "]),
        (SETUP, ["p3", "2"], "spawn g1 p3", ["Which zone> "]),
        (SETUP, ["g p3 h2", "1"], "spawn g1 p3 h2c", ["Which type was drawn> "]),
        (SETUP, ["g 1 hunter", "v", "undead"], "spawn g1 h1u", ["Which type was drawn> "] * 2),
        (SETUP, ["p3 h1", "2", "m"], "spawn g1 p3 h1m", ["Which zone> ", "Which type was drawn> "]),
        (SETUP, ["p3", "g p2"], "spawn g1 p2", ["Which zone> "]),
        (SETUP, ["p3", "p2", "g"], "spawn g1 p2", ["Which zone> "] * 2),
    ],
)
def test_what_is_missing_is_asked_for(
    lines: tuple[str, ...], keys: list[str], entry: str, questions: list[str]
) -> None:
    sitting = Sitting(at_table(*lines), *keys)
    assert sitting.written == [entry]
    assert all(asked.startswith(said) for asked, said in zip(sitting.prompts[1:], questions, strict=False))


def test_esc_goes_back_one_answer_and_from_the_first_one_gives_the_line_up() -> None:
    sitting = Sitting(at_table(), "u", "6", "7", "back", "back", "5", "5 2 1 2")
    assert sitting.written == ["sheet vampire u 5 5 d2 r1 m2"]
    assert [prompt.split(">")[0] for prompt in sitting.prompts[1:6]] == [
        "Health",
        "XP value",
        "Slots for Defence, reserve and movement",
        "XP value",
        "Health",
    ]
    sitting = Sitting(at_table(), "u", "6", "back", "back", "u65212")
    assert "Given up, nothing was written: u" in sitting.said
    assert sitting.written == [SHEETS[0]]


def test_what_is_missing_is_asked_for_below_the_line_that_was_begun() -> None:
    assert "sheet vampire u …" in Sitting(at_table(), "u").said
    attack = Sitting(at_table(*BEFORE, "vampire move a1"), "h").said
    assert "1 a peasant [p1] 2 3 peasants [p3]" in attack
    one_way = (*SHEETS, "map ch1-lc1-eh1", "gates eh1", "ready", "spawn eh1 none")
    assert "1–1" not in Sitting(at_table(*one_way), "m").said  # there is one key


def test_an_ability_is_asked_for_with_what_it_does() -> None:
    asked = Sitting(at_table(*BEFORE), "u", "1 -p1@a1")
    assert asked.written == ["vampire use 1 -p1@a1"]
    assert "Its number, then what changes on the board" in asked.said
    assert "Darkness or Unlucky in a zone" in Sitting(at_table(*BEFORE), "u", "?").said


def test_what_is_no_type_is_not_the_name_of_a_hero() -> None:
    drawn = Sitting(at_table(*SETUP), "g p3 h2", "red", "hc")
    assert "hero" not in drawn.said.replace("a hero by name", "")
    assert drawn.written == ["spawn g1 p3 h2c"]


def test_a_walk_without_hyphens_says_what_is_missing() -> None:
    assert "hyphens" in Sitting(at_table(*SHEETS, MAP), "ch1 bh1").said


def test_help_has_no_options_that_are_only_beginnings() -> None:
    for lines in (SHEETS, SETUP):
        shown = Sitting(at_table(*lines), "?").last.splitlines()
        assert {"map", "gates", "eh1", "g1"}.isdisjoint(map(str.strip, shown))


def test_enter_alone_rolls_nothing_for_the_troll() -> None:
    assert typed(ACTS, "") == []
    assert "The Troll in A-1 acts: roll a die for it" in Sitting(at_table(*ACTS), "").said


def test_it_is_said_which_tiles_have_no_number() -> None:
    said = Sitting(at_table(*FACTS, "set house capacity on", "fits a1 9"), "").said
    assert "there is room for" in said


def test_three_alike_are_named_with_as_many_dice_as_are_rolled_again() -> None:
    rolled = Sitting(at_table(*TURN, "vampire roll mmmmrt")).said
    assert "Rolled: mmmmrt." in rolled
    assert "(for example m mmrg)" in rolled
    again = (*TURN, "vampire roll mmmmrt")
    assert typed(again, "m mmrg") == ["vampire again m mmrg"]
    assert typed(again, "mmrg") == ["vampire again m mmrg"], "no others can be rolled again"
    assert typed(again, "again m mmrg") == ["vampire again m mmrg"]
    assert typed(again, "m", "mmrg") == ["vampire again m mmrg"]
    assert typed(again, "stay") == ["vampire stay"]
    for early in ("m a1", "h p1"):
        sitting = Sitting(at_table(*again), early)
        assert sitting.written == []
        assert "first say whether Vampire rolls again" in sitting.said


def test_the_letters_of_the_dice_are_said_where_they_are_asked_for() -> None:
    asked = Sitting(at_table(*TURN), "roll")
    assert "m Melee, r Ranged, g Magic, s Shield, c Counter, t Torch" in asked.said
    assert Sitting(at_table(*TURN), "roll", "mmrgst").written == ["vampire roll mmrgst"]


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_a_sheet_is_repeated_in_words(language: str) -> None:
    said = Sitting(at_table(), "u65212", language=language).said
    words = {"en": "Vampire: undead, health 6, XP 5, Defence 2", "fr": "santé 6, XP 5", "ru": "здоровье 6, опыт 5"}
    assert words[language] in said


def test_a_coin_that_is_not_answered_says_what_was_typed() -> None:
    assert "“m” isn't one of the options" in Sitting(at_table(*FLIPS), "m lc1").said


def test_a_verb_that_is_not_open_is_refused_before_anything_is_asked() -> None:
    trapped = Sitting(at_table(*TURN, '! ch1=p6 "position"'), "m")
    assert len(trapped.prompts) == 1
    assert trapped.written == []


def test_the_map_is_drawn_as_it_grows_and_tiles_are_named() -> None:
    assert "CH-1, G-1, CY-1, EH-1, BH-1, A-1" in Sitting(at_table(*SHEETS)).said
    assert "(for example ch1-mc1-sc1)" in Sitting(at_table(*SHEETS, scenario="4")).said, "tiles of the scenario"
    growing = Sitting(at_table(*SHEETS, "map ch1-bh1-eh1"))
    assert "another walk (eh1-g1)" in growing.said
    assert "Not on the map yet: G-1, CY-1, A-1" in growing.said
    assert "BH-1 ─ CH-1, EH-1" in growing.said
    ready = Sitting(at_table(*FACTS)).said
    assert "Not on the map, though scenario 1 has them: CY-1, BH-1" in ready
    assert "though it doesn't have them: C-1, LC-1, MC-1, SC-1" in ready


def test_every_way_that_a_turn_shows_counts() -> None:
    table, shown = at_table(*BEFORE), 0
    prompts = table.game.prompts()
    assert prompts is not None
    for line in (*ROUND[:6], ""):
        (decision,) = table.pending
        for option in decision.options[:-1]:
            way = prompts.way(table.state, decision, option)
            assert way is not None
            words = prompts.expand(table.state, decision, way.typed, {}, lambda word, group: word)
            table.judge(whose(decision.seat, table.players) + words)
            shown += 1
        if line:
            table.do(line)
    assert shown > 20


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (60, 20)])
def test_every_screen_of_a_first_evening_fits(columns: int, rows: int) -> None:
    keys = ["u65212", "c55213", "m86312", *MAP.split()[1:], "e g", "", "?", "e p3", "p3", "m lc1", "xyz", "vil", "?"]
    sitting = Sitting(at_table(), *keys, columns=columns, rows=rows)
    assert len(sitting.written) == 11
    for screen in sitting.asker.screens:
        lines = screen.rstrip("\n").splitlines()
        assert max(map(wcswidth, lines)) <= columns, screen
        assert len(lines) < rows, screen


def test_the_sample_round_takes_at_most_76_keys() -> None:
    assert keys_of(round_typed()) <= MOST


def test_the_facts_of_a_first_evening_take_few_keys() -> None:
    assert keys_of(first_evening()) <= 66


# --- beginning


@pytest.mark.parametrize(
    ("lines", "monsters"),
    [
        (["Ana Ben Cleo", "1", "v b d", "", ""], ("vampire", "banshee", "dullahan")),
        (["Ana Ben", "1", "vbd", "Ben", "", ""], ("vampire", "banshee", "dullahan@Ben")),
        (["Ana", "1", "vampire liche", "", ""], ("vampire", "lich@Ana")),
        (["Ana Ben", "1", "v v", "hydra b", "", ""], ("hydra", "banshee")),
        (["Ana Ben Cleo", "1", "v b", "v b d", "", ""], ("vampire", "banshee", "dullahan")),  # nobody is left out
    ],
)
def test_a_game_is_begun_by_questions(lines: list[str], monsters: tuple[str, ...], tmp_path: Path) -> None:
    asked = Typing("village attacks", *lines)
    table = Table.read(begin(environment(tmp_path), asked))
    assert table.game.rules().header_of(table.header.setup)["monsters"] == monsters
    assert not asked.lines


def test_what_one_monster_may_do_is_not_offered_for_another() -> None:
    assert "Choices" not in Sitting(at_table(*BEFORE, ROUND[0]), "banshee dances").said
    assert "Choices: roll, move" in Sitting(at_table(*BEFORE), "vampire dances").said
