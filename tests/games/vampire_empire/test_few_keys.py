"""Guided play: what may be typed, with few keys, and what is asked for if something is left out."""

from pathlib import Path

import pytest

from referee import Table
from referee.games.vampire_empire.rules.characters import CHARACTERS
from referee.guide.words import begun_with, meant
from tests.games.typed import Typed, type_game
from tests.games.vampire_empire.helpers import play
from tests.games.vampire_empire.keystrokes import DEFAULT, MOST, RECORDED, RECORDS, figures, measure, ways
from tests.games.vampire_empire.sitting import DAY, ENDED, FIGHT, FOUND, NIGHT, Sitting, typed
from tests.samples import some_of

# The third vampire dies, and the game is over.
FATAL = DAY + "".join(f'! {what} "position"\n' for what in ("dead lor vampire", "dead mon vampire", "vampire lad"))
FATAL += "Ben attack bis lad c2\nAna defend none\n"


@pytest.mark.parametrize(
    ("lines", "keys", "entry"),
    [
        ("", "628", "castle bis lor coo"),
        ("", "6 2 8", "castle bis lor coo"),
        ("", "bi lord повар", "castle bis lor coo"),
        ("", "-é_", "castle bis lor coo"),  # a French keyboard, without shift
        (NIGHT, "d", "Ana keep"),
        (NIGHT, "dm2c1", "Ana draw moat 2 cellar 1"),
        (NIGHT, "d m2 c1", "Ana draw moat 2 cellar 1"),
        (NIGHT, "d c2", "Ana draw cellar 2"),
        (NIGHT, "draw cellar 1", "Ana draw cellar 1"),
        (NIGHT, "pioche o2 g1", "Ana draw moat 2 cellar 1"),
        (NIGHT, "вь2с1", "Ana draw moat 2 cellar 1"),  # a Russian keyboard
        (NIGHT, "d ров 2", "Ana draw moat 2"),
        (NIGHT, "k", "Ana keep"),
        (NIGHT, "r3", "Ana reveal off"),
        (NIGHT, "r n", "Ana reveal nun"),
        (NIGHT, "к сщ", "Ana reveal coo"),
        (NIGHT, "a12c2", "Ana attack bis lad c2"),
        (NIGHT, "a 1 2 c2c1", "Ana attack bis lad c2 c1"),
        (NIGHT, "a bis lady c2 nc1", "Ana attack bis lad c2 cn1"),
        (NIGHT, "a12,c2", "Ana attack bis lad c2"),
        (NIGHT, "ф12с2тс1", "Ana attack bis lad c2 cn1"),
        (NIGHT, "a&éc2", "Ana attack bis lad c2"),
        (NIGHT, "attaque évêque lady c2", "Ana attack bis lad c2"),
        (NIGHT, "атакует епископ леди c2", "Ana attack bis lad c2"),
        (NIGHT, "h1v1v2nv1", "Ana hide bis v1 v2 nv1"),
        (NIGHT, "h 1 v1v2v1 coo", "Ana hide bis v1 v2 v1 coo"),
        (NIGHT, "p", "Ana pass"),
        (NIGHT, "ana p", "Ana pass"),
        (NIGHT + '! Ana reshuffled yes "position"\n', "d2", "Ana draw moat 2"),
        (DAY, "w2w1cw2", "Ben water lad w1 cw2"),
        (DAY, "w mai w1 w1", "Ben water mai w1 w1"),
        (FIGHT, "n2n1", "Ben defend n2 n1"),
        (FIGHT, "n2 n1", "Ben defend n2 n1"),
        (FIGHT, "т2т1", "Ben defend n2 n1"),
        (FIGHT, "", "Ben defend none"),
        (FIGHT, "none", "Ben defend none"),
        (FIGHT, "rien", "Ben defend none"),
        (FIGHT, "нет", "Ben defend none"),
        (FIGHT + "Ben defend n3\n", "", "Ana attack none"),
        (FIGHT + "Ben defend n3\n", "c2", "Ana attack c2"),
        (FIGHT + "Ben defend none\n", "1", "Ana answer human"),
        (FIGHT + "Ben defend none\n", "v", "Ana answer vampire"),
        (FIGHT + "Ben defend none\n", "h", "Ana answer human"),
        (FIGHT + "Ben defend none\n", "в", "Ana answer vampire"),
        (FIGHT + "Ben defend none\n", "чел", "Ana answer human"),
        (FIGHT + "Ben defend none\n", "h coo", "Ana answer human coo"),
        (FIGHT + "Ben defend none\n", "h co", "Ana answer human coo"),
        (FIGHT + "Ben defend none\nAna answer human\n", "5", "enter coo"),  # as the city is told
        (FIGHT + "Ben defend none\nAna answer human\n", "c", "enter coo"),
        (FIGHT + "Ben defend none\nAna answer human\n", "повар", "enter coo"),
        (FOUND, "1", "Ben attack bis"),
        (FOUND, "1c2w1", "Ben attack bis c2 w1"),
        (FOUND, "bis c2", "Ben attack bis c2"),
        (FOUND, "", "Ben attack none"),
        (ENDED, "Ana show lad lor coo", "Ana show lad lor coo"),
        (ENDED, "Ben montre moine nonne", "Ben show mon nun"),
    ],
)
def test_few_keys_say_it(lines: str, keys: str, entry: str) -> None:
    assert typed(lines, keys) == [entry]


def test_a_letter_that_two_names_begin_with_is_not_enough() -> None:
    sitting = Sitting(play(NIGHT), "r l")
    assert sitting.written == []
    assert "a character goes here" in sitting.said


SUPPORT = DAY + '! Ben moat 2 "position"\nBen keep\n'


@pytest.mark.parametrize(
    ("lines", "keys", "entry"),
    [
        (NIGHT + "Ana keep\n", "s organist 1/2 defence 1", "Ana support organist 1/2 defence bis"),
        (NIGHT + "Ana keep\n", "s organist 1/2 def 1 2", "Ana support organist 1/2 defence bis 2"),
        (NIGHT + "Ana keep\n", "ben s squire 1/2 défense évêque", "Ben support squire 1/2 defence bis"),
        (NIGHT + "Ana keep\n", "b s оруженосец 1/2 защита епископ", "Ben support оруженосец 1/2 defence bis"),
        (NIGHT + "Ana keep\n", 's "kitchen boy" 0/1 draw 2', 'Ana support "kitchen boy" 0/1 draw Ana 2'),
        (NIGHT + "Ana keep\n", "s fog 1/1 swap 2 coo + none", "Ana support fog 1/1 swap lad coo + none"),
        (NIGHT + "Ana keep\n", 's fog 1/1 other "all is dark"', 'Ana support fog 1/1 other "all is dark"'),
        (FIGHT, "s sacrifice 1/2 cancel c2", "Ben support sacrifice 1/2 cancel c2"),
        (FIGHT, "s mist 0/0 combat stop", "Ben support mist 0/0 combat stop"),
        (FIGHT, "ana s mist 0/0 combat stop", "Ana support mist 0/0 combat stop"),
        (FIGHT, "soutien sacrifice 1/2 annule c2", "Ben support sacrifice 1/2 cancel c2"),
        (FATAL, "ana s sacrifice 0/0 cancel c2", "Ana support sacrifice 0/0 cancel c2"),
        (SUPPORT, "s brume 0/0 bloque eau attaque passe", "Ben support brume 0/0 block water attack pass"),
        (SUPPORT, "s туман 0/0 запрещает вода атака пас", "Ben support туман 0/0 block water attack pass"),
        (SUPPORT, "s fog 0/0 block a p", "Ben support fog 0/0 block attack pass"),
        (SUPPORT, "s brume 0/0 prend oubliettes 2", "Ben support brume 0/0 take moat 2"),
        (SUPPORT, "s fog 0/0 take m 1", "Ben support fog 0/0 take moat 1"),
        (SUPPORT, "s brume 0/0 défausse 2 grenier", "Ben support brume 0/0 discard Ana 2 cellar"),
        (SUPPORT, "s fog 0/0 draw a 2 + defence bis +2", "Ben support fog 0/0 draw Ana 2 + defence bis 2"),
        (SUPPORT, "s fog 0/0 look her hand + draw 1", 'Ben support fog 0/0 look "her hand" + draw Ben 1'),
        (SUPPORT, 's fog 0/0 look "her hand" + pioche 1', 'Ben support fog 0/0 look "her hand" + draw Ben 1'),
        (SUPPORT, "s fog 1/0 other costs 1/2", 'Ben support fog 1/0 other "costs 1/2"'),
        (SUPPORT, "s valet défense 1 1/2", "Ben support valet 1/2 defence bis"),
        (SUPPORT, 's "horn of plenty" draw 2 0/1', 'Ben support "horn of plenty" 0/1 draw Ben 2'),
    ],
)
def test_support_cards_of_either_player(lines: str, keys: str, entry: str) -> None:
    assert typed(lines, keys) == [entry]


@pytest.mark.parametrize(
    ("keys", "entry"),
    [
        (("s mist 1/1 stop", "1"), "Ben support mist 1/1 combat stop"),
        (("s", "mist", "stop", "1/1", "1"), "Ben support mist 1/1 combat stop"),
        (("s mist stop", "1 1", "combat"), "Ben support mist 1/1 combat stop"),
        (('ana s "kitchen boy" 0/1 attack 1', "бой"), 'Ana support "kitchen boy" 0/1 combat attack bis'),
    ],
)
def test_whether_a_card_is_for_combat_is_asked(keys: tuple[str, ...], entry: str) -> None:
    assert typed(FIGHT, *keys) == [entry]
    assert "Can it be played in combat> " in Sitting(play(FIGHT), *keys).prompts


def test_a_card_that_is_not_for_combat_is_given_up() -> None:
    assert typed(FIGHT, "s mist 1/1 stop", "no", "undo", "n2") == ["Ben defend n2"]


def test_a_support_card_that_was_met_needs_no_cost() -> None:
    assert typed(NIGHT + "Ana keep\nAna support fog 1/2 none\n", "s FOG none") == ["Ana support fog 1/2 none"]


def test_in_a_combat_nobody_plays_the_others_card_by_mistake() -> None:
    """Ben cannot cancel his own card; Ana could, but nobody said Ana."""
    refused = Sitting(play(FIGHT + "Ben defend n2\nAna attack c1\n"), "s sacrifice 1/2 cancel n2")
    assert refused.written == []
    assert "Legal: c2, c1" in refused.said


@some_of("record", RECORDS)
def test_a_recorded_game_can_be_typed(record: str, tmp_path: Path) -> None:
    assert type_game(Table.read(RECORDED / f"{record}.referee"), tmp_path, ways)


def test_a_game_takes_few_keys() -> None:
    found = measure(DEFAULT)
    assert {what: keys / number for what, (number, keys) in found.items() if keys / number > MOST.get(what, 99)} == {}
    assert found["fight"][0] > 5


def test_figures_count_enter_only_where_it_is_pressed() -> None:
    fight = [Typed("Ana attack bis lad c2", "", "a12c2", False), Typed("Ben defend none", "", "", False)]
    assert figures([*fight, Typed("enter coo", "", "5", True)])["fight"] == (1, 6 + 1 + 1)


def test_no_letter_and_no_code_is_a_command() -> None:
    """Else what is typed for the game would be taken for something else."""
    codes = [code for code in (*"dkrhwaps", *CHARACTERS) if meant(code) or begun_with(code)]
    assert codes == ["mon"], "`montre`; where somebody comes, it is the Monk"
    assert typed(FIGHT + "Ben defend none\nAna answer human\n", "mon") == ["enter mon"]


# --- what is left out is asked for


@pytest.mark.parametrize(
    ("lines", "keys", "entry", "questions"),
    [
        (NIGHT, ["a", "1 2 c2"], "Ana attack bis lad c2", ["Who attacks whom, with which cards> "]),
        (NIGHT, ["a1", "c2", "2"], "Ana attack bis lad c2", ["With which cards> ", "Against whom> "]),
        (NIGHT, ["a1c2", "lad"], "Ana attack bis lad c2", ["Against whom> "]),
        (NIGHT, ["r", "2"], "Ana reveal lad", ["Who> "]),
        (NIGHT, ["h", "1", "v1v2v1"], "Ana hide bis v1 v2 v1", ["Who> ", "With which three red cards> "]),
        (DAY, ["w", "m", "mon", "w1w2"], "Ben water mon w1 w2", ["Who> "] * 2 + ["With which two white cards> "]),
        (FOUND, ["c2", "1"], "Ben attack bis c2", ["Who attacks> "]),
        (FIGHT + "Ben defend none\nAna answer human\n", ["enter", "cook"], "enter coo", ["Who> "]),
        (
            FIGHT,
            ["s", "sacrifice", "cancel c2", "1/2"],
            "Ben support sacrifice 1/2 cancel c2",
            ["Which support card> ", "What does the card do> "],
        ),
        (
            FIGHT,
            ["s mist", "combat stop", "x", "1", "1 2"],
            "Ben support mist 1/2 combat stop",
            ["What does the card do> ", *["What does mist cost by day/by night, such as 1/2> "] * 3],
        ),
    ],
)
def test_what_is_missing_is_asked_for(lines: str, keys: list[str], entry: str, questions: list[str]) -> None:
    sitting = Sitting(play(lines), *keys)
    assert sitting.written == [entry]
    assert sitting.prompts[1 : 1 + len(questions)] == questions


@pytest.mark.parametrize(
    ("lines", "key", "why"),
    [
        (NIGHT, "w", "only the human player uses holy water"),
        (DAY, "h", "only the vampire player hides characters"),
        (NIGHT, "s", "a support card is played after phase 1"),
        (DAY + "Ben keep\nAna support fog 0/0 block attack\n", "a", "keeps Ben from attacking"),
        (NIGHT, "ben a", "it is Ana's turn"),
    ],
)
def test_a_verb_that_is_not_open_is_refused_before_anything_is_asked(lines: str, key: str, why: str) -> None:
    sitting = Sitting(play(lines), key)
    assert why in sitting.said
    assert sitting.written == []
    assert len(sitting.prompts) == 1


def test_help_in_a_question_shows_its_codes() -> None:
    assert "ends the combat" in Sitting(play(FIGHT), "s mist", "?", "undo").said
    assert "Given up, nothing was written: a" in Sitting(play(NIGHT), "a", "undo").said


def test_help_before_an_immediate_attack_tells_of_the_attacker() -> None:
    assert "Type who attacks, by the place in the castle or by name, then the cards" in Sitting(play(FOUND), "?").said
    assert "Type the cards by their bands" in Sitting(play(FIGHT), "?").said


def test_nobody_comes_where_nobody_is_asked_for() -> None:
    sitting = Sitting(play(NIGHT), "enter", "coo")
    assert sitting.written == []
    assert "nobody is coming from the city now" in sitting.said


def test_a_cost_that_is_none_is_called_so() -> None:
    said = Sitting(play(FIGHT), "s mist", "combat stop", "x").said
    assert "Refused: the cost by day and by night goes here, such as 1/2" in said
