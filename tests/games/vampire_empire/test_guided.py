"""Guided play: what is asked, what is said of it, and what is never shown."""

import re
from pathlib import Path

import pytest
from wcwidth import wcswidth

from referee import Table
from referee.engine.keyboards import FORMS
from referee.games.vampire_empire.game import GAME
from referee.games.vampire_empire.guide.examples import example, way
from referee.games.vampire_empire.guide.shorthand import also, expand
from referee.games.vampire_empire.rules.characters import CHARACTERS
from referee.guide.begin import begin
from referee.guide.completion import completions
from referee.languages import LANGUAGES
from referee.notation.grammar import whose
from referee.say import Voice
from referee.show.entry import example_words
from tests.games.typed import type_game
from tests.games.vampire_empire.helpers import new, play
from tests.games.vampire_empire.keystrokes import DEFAULT, RECORDED, RECORDS, verb_of, ways
from tests.games.vampire_empire.sitting import DAY, FIGHT, FOUND, LAST, NIGHT, REVEALED, Sitting, environment, typed
from tests.guide.typing import Typing
from tests.samples import some_of

# --- what can be done now


@some_of("name", RECORDS, 6)
def test_whatever_a_prompt_shows_counts_there(name: str) -> None:
    """Every example and every way of every prompt of a recorded game, to the tokens at the end."""
    whole, shown = Table.read(RECORDED / f"{name}.referee"), 0
    table = Table(whole.header._replace(id="", started=""), type(whole.play)(whole.header.game, whole.header.setup))
    for line in [*(line for line in whole.lines if not line.startswith(("#", "ended"))), ""]:
        late = also(table.state) if not table.pending else ()
        for one in (*table.pending, *late):
            ways = filter(None, [way(table.state, one, verb) for verb in one.options])
            for text in filter(None, [example(table.state, one), *(shown_way.typed for shown_way in ways)]):
                entry = whose(one.seat, table.players) + expand(table.state, one, text, {}, lambda word, group: word)
                table.judge(entry)
                shown += 1
        if line:
            table.do(line)
    assert shown > 20


def test_a_turn_lists_what_is_open_and_nothing_else() -> None:
    lines = Sitting(play(NIGHT)).last.splitlines()
    ways = [line.split("  ")[1] for line in lines if re.match(r"  [a-z]( \S|  )", line)]
    assert ways == ["d m1 c1", "k", "r 1", "h 1 v1 v2 v1", "a 1 2 c2", "p"]
    by_day = Sitting(play(DAY + "Ben keep\nAna support fog 0/0 block attack\n")).last
    assert "w 1 w1 w2" in by_day
    assert "  p  " in by_day
    assert not re.search(r"^  [adhkr] ", by_day, re.MULTILINE), "cards are done, attacks are blocked"
    poor = Sitting(play(NIGHT + '! Ana hand 2 "position"\n')).last
    assert "  d  " in poor, "nothing need be discarded"
    assert "  h " not in poor, "three cards are needed to hide"
    assert "pass: 2 cards to the moat" in by_day
    assert "pass: 1 card to the moat" in Sitting(play(NIGHT + '! Ana hand 1 "position"\n')).last
    full = play(NIGHT + '! Ana hand 10 "position"\n')
    assert "d m2 c1" in Sitting(full).last
    assert "  k " not in Sitting(full).last


@pytest.mark.parametrize(
    ("lines", "heading"),
    [
        (NIGHT, "Night 1: cards, then reveal, then an action"),
        (NIGHT + "Ana keep\n", "Night 1: reveal a vampire, or go straight to the action"),
        (NIGHT + "Ana keep\nAna reveal lad\n", "Night 1: the action"),
        (NIGHT + "Ana pass\n", "Day 1: cards, then an action"),
        (NIGHT + "Ana pass\nBen keep\n", "Day 1: the action"),
        (NIGHT + "Ana hide bis v1 v1 v1 coo\n", "Day 1: cards, then an action"),
        (NIGHT + "Ana pass\nBen water lad w1 w1\nAna answer human\n", "Night 2: cards, then reveal"),
    ],
)
def test_the_phases_that_are_left_are_said_in_words(lines: str, heading: str) -> None:
    assert heading in Sitting(play(lines)).said


def test_support_between_two_turns_belongs_to_the_one_before() -> None:
    said = Sitting(play(NIGHT + "Ana hide bis v1 v1 v1 coo\n")).said
    assert "support card, still at the cost by night (Ana: name first)" in said


def test_a_refused_verb_is_answered_with_what_is_open() -> None:
    assert "Choices: draw, keep, reveal, hide, attack, pass ?" in Sitting(play(NIGHT), "xyz").said
    assert "Choices: water, attack, pass, support ?" in Sitting(play(DAY + "Ben keep\n"), "xyz").said
    french = Sitting(play(NIGHT), "xyz", language="fr").said
    assert "Au choix : pioche, garde, révèle, cache, attaque, passe" in french


# --- what is said


def test_a_fight_is_told_card_by_card() -> None:
    """The rulebook's example: 3 against 4, then 8 against 8."""
    sitting = Sitting(play(REVEALED + '! Ben turn "position"\n'), "a12c2c1", "n2v2", "c3w2", "n3v1")
    assert sitting.written[0] == "Ben attack bis lad c2 c1"
    for told in (
        "Bishop against Lady, round 1: 3 against 0. 3 more to save the Lady; cards that count: n, v (for example n2)",
        "Round 1: 3 against 4, the Lady survives.",
        "Bishop against Lady, round 2: 3 against 4. 2 more to win; cards that count: c, w (for example c2)",
        "Bishop against Lady, round 2: 8 against 4. 4 more to save the Lady",
        "Round 2: 8 against 8, the Lady survives.",
    ):
        assert told in sitting.said
    assert "Night 2: cards, then reveal" in sitting.said


def test_a_cancelled_card_is_told_and_cards_can_be_added() -> None:
    sitting = Sitting(play(FIGHT), "s sacrifice 1/2 cancel c2", "", "")
    assert "0 against 0. A card was cancelled, so others can be added; cards that count: c" in sitting.said
    assert "The Lady is safe so far" in sitting.said
    assert sitting.written[1:] == ["Ana attack none", "Ben defend none"]


def test_what_must_be_done_with_the_cards_is_said() -> None:
    low = '! Ana deck 2 "position"\n! Ana cellar 5 "position"\n! Ana hand 4 "position"\n'
    for lines, keys, told in (
        (NIGHT + low, ["d"], "shuffle the cellar into a new deck, then draw 2 more"),
        (NIGHT, ["dm1c1"], "Ana discards 2 and draws 2"),
        (NIGHT, ["r3"], "The Officer is a vampire: turn the token and the card over."),
        (NIGHT, ["h1v1v1v1"], "Put the Bishop at the bottom of the city."),
        (NIGHT, ["h1v1v1v1"], "Draw the top card of the city: who comes?"),
        (NIGHT, ["p"], "Ana passes: 2 cards go to the moat"),
        (FIGHT + "Ben defend none\n", ["2"], "The Lady was a vampire: turn the token over."),
        (DAY, ["w1w1w3", "2"], "The Bishop is a vampire and can be attacked at once; w1 counts without being named"),
    ):
        assert told in Sitting(play(lines), *keys).said
    house = Sitting(play(FOUND, house="water may")).said
    assert "w1 counts if you name it" in house


def test_who_was_cleared_is_shown_and_nothing_that_was_not_said() -> None:
    sitting = Sitting(play(DAY), "w2w1w3", "1", "k", "r3")
    assert re.search("│ Lady lad +✓ │ Officer off ♥ │", sitting.last)
    assert "✓ said to be human" in sitting.last
    assert "♥" not in Sitting(play(DAY), "w2w1w3", "1").last
    assert "Answered" not in sitting.said
    city = Sitting(play(DAY), "w coo w1w3", "1")
    assert "Said to be human, in the city: Cook" in city.said


def test_the_end_asks_for_the_tokens_that_nobody_has_seen() -> None:
    sitting = Sitting(play(LAST), "p", "Ana show lad lor coo", "Ben show lad mon", "Ben show mon nun")
    assert sitting.written == ["Ben pass", "Ana show lad lor coo", "Ben show mon nun"]
    assert "Ana show lad lor off shows the tokens still face down, for example" in sitting.said
    assert "can't be among these tokens, already shown by Ana: Lady" in sitting.said
    assert ", for example" not in sitting.last
    castle = REVEALED + '! vampire bis "position"\nAna reveal off\n'
    assert "Ana show" not in Sitting(play(castle)).said, "all three are known"
    dead = "".join(f'! dead {one} human "position"\n' for one in ("mon", "nun", "bis", "mai", "coo", "but"))
    sitting = Sitting(play("castle lad lor off\n" + dead), "Ben show mon nun")
    assert "Ben show mon nun shows the trusted two, for example" in sitting.said, "the first two must be vampires"
    assert sitting.written == ["Ben show mon nun"]


def test_the_name_of_a_support_card_needs_no_quotes() -> None:
    written = ['Ana support "kitchen boy" 0/1 attack bis']
    assert typed(NIGHT + "Ana keep", "s kitchen boy 0/1 attack 1") == written
    assert typed(NIGHT + "Ana keep", "s", "kitchen boy", "attack 1", "0/1") == written, "asked for one by one"
    assert typed(NIGHT + "Ana keep", "s", "Kitchen Boy 0/1", "attack 1") == [
        written[0].replace("kitchen boy", "Kitchen Boy")
    ]
    met = NIGHT + 'Ana keep\nAna support "old wolf" 0/0 none'
    assert typed(met, "s old wolf n") == ['Ana support "old wolf" 0/0 none'], "met before"
    assert typed(NIGHT + "Ana keep", "s", "grey wolf", "n", "0/0") == ['Ana support "grey wolf" 0/0 none']


def test_a_cost_is_no_name_of_a_support_card() -> None:
    sitting = Sitting(play(NIGHT + "Ana keep"), "s 0/1 none")
    assert not sitting.written
    assert "the name of the support card goes here" in sitting.said


def test_what_a_card_may_do_is_said_where_it_was_not_understood() -> None:
    sitting = Sitting(play(NIGHT + "Ana keep"), "s organist 0/0 d bis")
    assert not sitting.written
    assert "attack, defence, unmark, cancel" in sitting.said


def test_one_card_is_enough_where_the_marker_no_longer_counts() -> None:
    marked = NIGHT + '! markers lad 0 2 "x"\nAna attack bis lad c3\nBen defend n1\n'
    sitting = Sitting(play(marked))
    assert "3 against 1. One card is enough to win" in sitting.said
    cancelled = NIGHT + "Ana attack bis lad c1 c2\nBen support fog 0/0 cancel c1\n"
    assert "A card was cancelled" in Sitting(play(cancelled)).said


def test_a_support_card_may_cost_nothing() -> None:
    assert "plays fog, which costs nothing" in Sitting(play(NIGHT + "Ana keep"), "s fog 0/0 n").said


def test_mistakes_cost_nothing() -> None:
    sitting = Sitting(play(NIGHT), "a12n2", "a22n2", "z", "a12c2", "v9", "n1", "undo", "n2", "c1")
    assert sitting.written == ["Ana attack bis lad c2", "Ben defend n1", "undo", "Ben defend n2", "Ana attack c1"]
    for told in ("n2 doesn't help the Bishop", "nobody attacks themselves", "v9 is red", "Undone: 3 Ben defend n1"):
        assert told in sitting.said


def test_what_goes_back_is_told_by_places() -> None:
    marked = NIGHT + '! markers lad 0 1 "position"\n! vampire off "position"\nAna attack off lad n2\n'
    sitting = Sitting(play(marked), "", "undo")
    assert "Place 2: – → Lady +d1" in sitting.said
    assert "The whole table" not in sitting.said, "who is in the city or dead is told by name"


def test_words_at_the_prompt() -> None:
    table = play(NIGHT)
    sitting = Sitting(table, "a12c2", "why", "score", "log", "rules holy-water", "note late again", "undo", "redo")
    assert sitting.written == ["Ana attack bis lad c2", 'note "late again"', "undo", "redo"]
    for told in ("Also legal: draw cards: `draw`", "vampires alive", "── Night 1 ──", "two cards with a white band"):
        assert told in sitting.said, told
    fixed = Sitting(play(FIGHT), "fix 2 a13c3", "1")
    assert fixed.written == ["undo from 2", "Ana attack bis off c3"]


# --- beginning


def test_a_game_is_begun_by_questions(tmp_path: Path) -> None:
    env, asked = environment(tmp_path), Typing("empire", "Ana Ben", "?", "ben", "", "")
    table = Table.read(begin(env, asked))
    assert (table.game.id, table.players, table.state.setup.vampires) == (GAME.id, ("Ana", "Ben"), 1)
    assert not asked.lines


def test_the_example_of_a_test_is_somebody_of_whom_it_tells_something() -> None:
    assert "w 2 w1 w2" in Sitting(play('castle bis lad off\n! human bis "position"\n! Ben turn "position"\n')).last


def test_the_numbers_of_the_setup_are_those_of_the_characters() -> None:
    for language in LANGUAGES:
        said, voice = Sitting(new(), language=language).said, Voice(language, GAME.id)
        for number, character in enumerate(CHARACTERS, 1):
            assert f"{number} {voice(f'word.{character}')}" in said


# --- languages, keyboards, screens

WHOLE = ["168", "dm1c1", "r3", "a31s2v1", "n1", "h", "1", "d", "xyz", "w", "2", "w1w2", "2", "3", "", "k", "p", "?"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (60, 20)])
def test_every_screen_fits(language: str, columns: int, rows: int) -> None:
    """A night and a day with a mistake, a test and help; boards and both players' counts stay in sight at a turn."""
    sitting = Sitting(new(), *WHOLE, language=language, columns=columns, rows=rows)
    assert len(sitting.written) == 13
    for screen in sitting.asker.screens:
        lines = screen.rstrip("\n").splitlines()
        assert max(map(wcswidth, lines)) <= columns, screen
        assert len(lines) < rows, screen
    assert len({*sitting.prompts}) > 4
    turn = Sitting(play(REVEALED + "Ana pass\n"), language=language, columns=columns, rows=rows).last
    assert all(part in turn for part in ("│", "▸ Ben", "  Ana", "w 1 w1 w2", "♥"))


def test_a_whole_turn_on_a_russian_keyboard() -> None:
    written = typed(NIGHT, "в", "к2", "ф21т2м1", "с2", "", "1", "2")
    assert written[:4] == ["Ana keep", "Ana reveal lad", "Ana attack lad bis n2 v1", "Ben defend c2"]


@pytest.mark.parametrize("keyboard", FORMS, ids=["French", "Russian"])
def test_a_recorded_game_is_typed_on_other_keyboards(keyboard: dict[str, str], tmp_path: Path) -> None:
    """The same keys, without shift; support cards and rulings have names, which are spelled as they are."""
    whole = Table.read(DEFAULT)
    lines = type_game(whole, tmp_path, ways)
    keys = [
        one.keys if verb_of(one.line) in ("!", "support") else "".join(keyboard.get(sign, sign) for sign in one.keys)
        for one in lines
    ]
    table = Table(whole.header._replace(id="", started=""), type(whole.play)(whole.header.game, whole.header.setup))
    assert Sitting(table, *keys).written == [one.line for one in lines]


def test_what_the_whole_table_says_is_repeated_in_the_words_of_the_language() -> None:
    french = Sitting(play(NIGHT), "h1v1v1v1", "moine", language="fr")
    assert french.written[-1] == "enter mon"
    assert "3 entre mon" in french.said
    assert "Le Moine entre au château." in french.said


def test_what_is_undone_is_named_in_the_words_of_the_language() -> None:
    assert "Annulé : 2 Ana pioche oubliettes 1" in Sitting(play(NIGHT), "d m1", "undo", language="fr").said


def test_a_fix_names_the_entry_where_nothing_else_differs() -> None:
    later = "Ben defend c2\nAna attack none\nBen keep\n"
    fixed = Sitting(play(NIGHT + "Ana attack lad bis n1\n" + later), "fix 3 c3", "1")
    assert "3 Ben defend c2 → Ben defend c3 The position stays the same." in fixed.said
    assert fixed.written[-3:] == ["Ben defend c3", "Ana attack none", "Ben keep"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_hint_is_wider_than_a_small_screen(language: str) -> None:
    """The longest: between two turns, with a card whose cost isn't known yet, where the board leaves no line each."""
    after = play(
        NIGHT
        + """
        Ana keep
        Ana support organist 2/2 defence bis
        Ana attack off lad n2
        Ben defend none
        Ana answer human nun
        ! Ana hand 1 "position"
        Ben attack off bis n3
        Ana defend none
        Ana answer vampire lor
        """
    )
    screen = Sitting(after, language=language, columns=60, rows=20).last
    assert max(map(wcswidth, screen.splitlines())) <= 60, screen
    assert example_words(Voice(language, "vampire-empire"), "lady-in-waiting") in screen


def test_the_example_of_a_support_card_is_one_that_has_not_been_played() -> None:
    assert "s organist 1/1 defence 1" in Sitting(play(NIGHT + "Ana keep")).last
    assert "s lady-in-waiting 1/1" in Sitting(play(NIGHT + "Ana keep\nAna support organist 0/0 defence bis")).last


def test_what_a_support_card_does_is_asked_for_with_examples() -> None:
    sitting = Sitting(play(DAY + "Ben keep"), "s squire 1/2", "defence lad")
    assert "Such as `defence bis`, `cancel c2`" in sitting.said
    assert sitting.written == ["Ben support squire 1/2 defence lad"]


def test_a_contradiction_says_how_to_go_on() -> None:
    cleared = play(DAY + "Ben water lad w1 w3\nAna answer human")
    said = Sitting(cleared, "k", "r lad").said
    assert 'What you can do: go back there (`undo from 4`), or overrule it: `! vampire lad "why"`' in said


def test_the_reason_of_a_ruling_is_told_once() -> None:
    assert Sitting(play(NIGHT), '! vampire bis "Ana was wrong"').said.count("Ana was wrong") == 1


def test_between_two_turns_the_cost_is_said_on_a_small_screen_too() -> None:
    after = play(FIGHT + "Ben defend n2\nAna attack none")
    assert "support card (cost by night)" in Sitting(after, columns=60, rows=20).said


FIGHT_ON = FIGHT + "Ben defend n2\nAna attack c1\n"


def test_prompts_are_in_three_languages() -> None:
    found = {language: Sitting(play(FIGHT), language=language).guide.prompt for language in LANGUAGES}
    assert found == {
        "en": "Ben, defend with (Enter: none)> ",
        "fr": "Ben, défense avec (Entrée\u00a0: aucune)> ",
        "ru": "Ben, защита (Enter — ничем)> ",
    }
    again = {language: Sitting(play(FIGHT_ON), language=language).guide.prompt for language in LANGUAGES}
    assert again == {
        "en": "Ben, defend with (Enter: no more)> ",
        "fr": "Ben, défense avec (Entrée\u00a0: plus rien)> ",
        "ru": "Ben, защита (Enter — больше ничего)> ",
    }


def test_tab_offers_verbs_and_characters() -> None:
    guide = Sitting(play(NIGHT)).guide
    assert {"draw", "keep", "reveal", "hide", "attack", "pass", "Ana"} <= {*completions(guide.now, guide.env.voice, "")}
    assert completions(guide.now, guide.env.voice, "attack ")[:3] == ["bis", "lad", "off"]
    guide.env.speak("fr")
    assert {"pioche", "attaque"} <= {*completions(guide.now, guide.env.voice, "")}


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (NIGHT, "Night 1: cards, then reveal, then an action; the first two can be left out"),
        (NIGHT + 'Ana pass\n! Ben hand 0 "x"\n', "Day 1: cards first; this time they can't be left out"),
        (NIGHT + '! Ana hand 9 "x"\n', "Night 1: cards first; this time they can't be left out"),
        (NIGHT + "".join(f'! vampire {one} "x"\n' for one in ("mai", "coo", "but")), "Night 1: cards, then an action"),
    ],
)
def test_a_turn_says_which_phases_are_left(lines: str, told: str) -> None:
    assert told in Sitting(play(lines), "?").said


def test_a_letter_alone_is_refused_for_the_cards_that_are_lacking() -> None:
    dead = '! castle nun mon off "x"\n! dead lad human "x"\n'
    assert "Ana's hand has 2 cards, not 3" in Sitting(play(NIGHT + dead + '! Ana hand 2 "x"\nAna keep\n'), "h").said
    assert "Ben's hand has 1 card, not 2" in Sitting(play(DAY + dead + '! Ben hand 1 "x"\nBen keep\n'), "w").said


def test_the_card_of_a_vampire_is_turned_over_only_where_it_lies_open() -> None:
    said = Sitting(play(NIGHT), "r nun", "a bis lad c2", "none", "1", "nun").said
    assert "The Nun is a vampire: turn the token over; the card stays in the city" in said
    assert "The Nun, a revealed vampire, comes into the castle: turn the card over." in said
    assert "turn the token and the card over" in Sitting(play(NIGHT), "r lad").said
    dead = Sitting(play(REVEALED + '! Ben turn "so it is"\n'), "a bis lad c2", "none").said
    assert "The Lady was a vampire." in dead, "everybody knew: the token lies open"


@pytest.mark.parametrize(("answer", "comes"), [("co", "coo"), ("coo", "coo"), ("ma", "mai")])
def test_an_answer_goes_before_a_command_that_begins_so(answer: str, comes: str) -> None:
    assert typed(FIGHT + "Ben defend none\nAna answer human\n", answer) == [f"enter {comes}"]  # co: not `corriger`
