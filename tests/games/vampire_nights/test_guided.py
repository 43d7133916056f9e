"""Guided play: what may be typed, what is asked for, and what is never asked."""

import io
from pathlib import Path

import pytest

from referee import Table
from referee.cli.environment import Environment
from referee.engine.ruling import Decision, Refused
from referee.games.vampire_nights.guide.beginning import read_removed
from referee.games.vampire_nights.guide.examples import example
from referee.games.vampire_nights.guide.shorthand import expand
from referee.games.vampire_nights.rules.pieces import ITEMS, TILES
from referee.guide.begin import begin
from referee.guide.session import Guide
from referee.guide.words import begun_with, meant
from referee.table.cards import EMPTY
from tests.games.typed import type_game
from tests.games.vampire_nights.helpers import at, new, night_over
from tests.games.vampire_nights.keystrokes import DEFAULT, MOST, measure, ways
from tests.games.vampire_nights.make import GAMES
from tests.guide.typing import Typing
from tests.places import ROOT
from tests.samples import some_of

RECORDS = sorted(path.stem for path in GAMES.glob("*.referee"))
LANGUAGES = ("en", "fr", "ru")


def environment(home: Path, language: str = "en", columns: int = 80, rows: int = 24) -> Environment:
    variables = {"COLUMNS": str(columns), "LINES": str(rows), "REFEREE_HOME": str(home)}
    env = Environment(variables, io.StringIO(), io.StringIO(), io.StringIO(), language=language)
    env.speak_of("vampire-nights")
    return env


class Sitting:
    """What happened when these lines were typed at a table."""

    def __init__(self, table: Table, *lines: str, language: str = "en", columns: int = 80, rows: int = 24) -> None:
        before = len(table.lines)
        self.env, self.asker = environment(Path("/nowhere"), language, columns, rows), Typing(*lines)
        self.guide = Guide(self.env, table, self.asker, EMPTY)
        self.guide.run()
        self.written = table.lines[before:]
        self.said = self.asker.seen + self.env.stdout.getvalue()
        self.prompts = self.asker.prompts


def typed(table: Table, *lines: str) -> list[str]:
    """What was written."""
    return Sitting(table, *lines).written


# --- examples


@some_of("name", RECORDS, 5)
def test_the_example_of_a_prompt_counts_there(name: str) -> None:
    """Every example that the prompts of a recorded game show; at most the tile that is met is still asked for."""
    whole, shown = Table.read(GAMES / f"{name}.referee"), 0
    table = Table(whole.header._replace(id="", started=""), type(whole.play)(whole.header.game, whole.header.setup))
    for line in [line for line in whole.lines if not line.startswith(("#", "ended"))]:
        for decision in table.pending:
            if text := example(table.state, decision):
                shown += 1
                answer = expand(table.state, decision, text, {}, lambda word, group: word)
                assert count_or_ask(table, f"{table.players[decision.player]} {answer}"), (line, text)
        table.do(line)
    assert shown > 5


def count_or_ask(table: Table, entry: str) -> bool:
    try:
        table.judge(entry)
    except Refused as error:
        return error.refusal.code in ("tile-missing", "choice-needed")
    return True


def test_an_example_stands_in_the_question() -> None:
    for language, words in (("en", "(for example a b "), ("fr", "(par exemple a b "), ("ru", "(например a b ")):
        assert words in " ".join(Sitting(at_guards(), "", language=language).said.split())


def test_columns_as_they_look_on_a_russian_keyboard() -> None:
    assert typed(at_guards(), "аа кол") == ["Ana guards a a sta"]
    assert typed(at_guards(), "фф кол") == ["Ana guards a a sta"]


def at_guards() -> Table:
    table = new()
    table.do("Ana reveal mot ser")
    return table


# --- beginning


def test_a_game_is_begun_by_questions(tmp_path: Path) -> None:
    wrong = ("xyz 3", "ser 99", "ser 1 ser 2")
    env, asked = environment(tmp_path), Typing("chess", "nights", "Ana Ben", "?", *wrong, "ser 3 coi bites2", "", "")
    table = Table.read(begin(env, asked))
    assert (table.game.id, table.players) == ("vampire-nights", ("Ana", "Ben"))
    assert table.game.rules().header_of(table.header.setup)["removed"] == ("coi", "1", "ser", "3", "bites", "2")
    assert "The rules don't list them" in " ".join(env.stdout.getvalue().split())
    said = " ".join(env.stdout.getvalue().split())
    assert "For example ser 3 coi 1" in said
    assert "“xyz” isn't a piece of the game" in said
    assert "of Servant (ser): type a number from 1 to" in said
    assert "Servant (ser) is there twice" in said
    assert not asked.lines, "house rules, and whether everything is right"
    env, same = environment(tmp_path), Typing("nights", "Cem Dea", "", "", "")
    setup = Table.read(begin(env, same)).header.setup
    assert setup == table.header.setup._replace(players=("Cem", "Dea")), "Enter is what as many had last"
    assert "Enter: coi 1 ser 3 bites 2" in same.prompts[2]
    three = Table.read(begin(environment(tmp_path), Typing("nights", "Ana Ben Cem", "", "", ""))).header.setup
    assert "removed" not in table.game.rules().header_of(three), "another number of players"
    assert (
        Table.read(begin(environment(tmp_path), Typing("nights", "Ana Ben", "none", "", ""))).header.setup.bites == 15
    )


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", []),
        ("none", []),
        ("rien", []),
        ("ser 3 coi 1", ["ser", "3", "coi", "1"]),
        ("serx3, sous", ["ser", "3", "coi", "1"]),
        ("слуга 3 укусы 2", ["ser", "3", "bites", "2"]),
        ("3 ser", ["3", "1", "ser", "1"]),
    ],
)
def test_pieces_left_in_the_box(text: str, words: list[str]) -> None:
    assert read_removed(text) == words


def test_the_pieces_are_corrected_at_the_prompt() -> None:
    game = new(2)
    assert typed(game, "set removed ser 3", "изменить убраны монеты 1") == ["set removed ser 3", "set removed coi 1"]
    assert game.state.setup.tiles.count("coi") == 5


# --- few keys


def test_a_night_as_it_is_typed() -> None:
    """The night of docs/vampire-nights.md."""
    page = (ROOT / "docs" / "vampire-nights.md").read_text(encoding="utf-8")
    lines = ["motser", "ab tor", "aa mag", "a", "a1 coi", "sac", "a2 ser sta", "b0b1 cat", "a2a3", "wat", "b2 che"]
    written = typed(new(2), *lines, "jum a3-a5 lor", "p a1")
    assert written == page.split("```nights\n")[1].split("```")[0].splitlines()


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        ("a1 coi", "Ana move a0-a1 coi"),
        ("a0-a1 coi", "Ana move a0-a1 coi"),
        ("a0a1 coins", "Ana move a0-a1 coi"),
        ("a0 a1 coins", "Ana move a0-a1 coi"),
        ("a1 sous", "Ana move a0-a1 coi"),
        ("a1 монеты", "Ana move a0-a1 coi"),
        ("a1 ser sta", "Ana move a0-a1 ser sta"),
        ("a1 se s", "Ana move a0-a1 ser sta"),
        ("a1 слуга нет", "Ana move a0-a1 ser none"),
        ("m a1 dog", "Ana move a0-a1 dog"),
        ("p a0", "Ana pass a0"),
        ("pass b0", "Ana pass b0"),
        ("passe a0", "Ana pass a0"),
        ("пас a0", "Ana pass a0"),
        ("ana p a0", "Ana pass a0"),
        ("jum a0-a2 lor c", "Ana use jum a0-a2 lor cro"),
        ("ju a2 lor none", "Ana use jum a0-a2 lor none"),
        ("use jum a0a2 dog", "Ana use jum a0-a2 dog"),
        ("mir b1 mot", "Ana use mir a0-b1 mot"),
        ("tor a1", "Ana use tor a1"),
        ("факел a1", "Ana use tor a1"),
        ("mag sta", "Ana use mag sta"),
        ("an move a0-a1 coi", "Ana move a0-a1 coi"),
        ("ф1 сщш", "Ana move a0-a1 coi"),  # a Russian keyboard
        ("ф0ф1 ыук ыеф", "Ana move a0-a1 ser sta"),
        ("з ф0", "Ana pass a0"),
        ("a& coi", "Ana move a0-a1 coi"),  # a French one, unshifted
        ("aà-a& coi", "Ana move a0-a1 coi"),
        ("aàa& coi", "Ana move a0-a1 coi"),
    ],
)
def test_a_turn(line: str, entry: str) -> None:
    assert typed(at("", "Ana: a0 b0\nBen: a0 b0"), line) == [entry]


def test_a_french_six_is_no_hyphen() -> None:
    game = at("a5=coi", "Ana: a5 b0\nBen: a0 b0")
    assert typed(game, "a-") == ["Ana move a5-a6"]
    assert typed(at("a5=coi", "Ana: a5 b0\nBen: a0 b0"), "a(-a-") == ["Ana move a5-a6"]


@pytest.mark.parametrize("word", ["coix2", "coi2", "сщш2", "сщшч2", "монеты2", "монетыx2"])
def test_tiles_with_their_number_on_every_keyboard(word: str) -> None:
    state = at("", "Ana: a0 b0\nBen: a0 b0").state
    assert expand(state, Decision(0, "show", "end", ()), f"1 {word}", {}, lambda word, _: word) == "show 1 coix2"


def test_the_mask_takes_a_name() -> None:
    game = at("a1=none", "Ana: a0 b0\nBen: a1 b0\nCem: a1 b0", players=3)
    assert typed(game, "mas a0-a1 cem") == ["Ana use mas a0-a1 3"]


@some_of("record", RECORDS, 8)
def test_a_recorded_game_can_be_typed(record: str, tmp_path: Path) -> None:
    """What was written is what was recorded; the end alone asks for what was hidden (VN36, VN82)."""
    table = Table.read(GAMES / f"{record}.referee")
    asked = type_game(table, tmp_path, ways)
    hidden = [one for one in asked if "vampires" in one.prompt]
    assert all(one.line.split()[1] == "show" or one.line[0] in "=!" for one in hidden)
    others = {one.prompt.partition(", ")[2] or one.prompt for one in asked if one not in hidden}
    assert others <= {
        "from the left> ",
        "two columns and an item> ",
        "First player> ",
        "move, item or pass> ",
        "answer> ",
        "step to> ",
        "tile> ",
        "Game over (Enter: leave, new: another game)> ",
        "leave, new: another game)> ",
    }


def test_few_keys() -> None:
    found = measure(DEFAULT)
    assert {what: keys / number for what, (number, keys) in found.items() if keys / number > MOST.get(what, 99)} == {}


def test_every_code_is_no_command() -> None:
    assert [code for code in (*TILES, *ITEMS) if meant(code) or begun_with(code)] == []


# --- what is left out is asked for


@pytest.mark.parametrize(
    ("position", "lines", "entry", "question"),
    [
        ("", ["a1", "coi"], "Ana move a0-a1 coi", "a1 shows> "),
        ("", ["a1", "se s"], "Ana move a0-a1 ser sta", "a1 shows> "),
        ("", ["jum a2", "лорд крест"], "Ana use jum a0-a2 lor cro", "a2 shows> "),
        ("", ["p", "2"], "Ana pass b0", "Which? "),
        ("b0=", ["tor", "1"], "Ana use tor a1", "Which? "),
    ],
)
def test_what_is_missing(position: str, lines: list[str], entry: str, question: str) -> None:
    sitting = Sitting(at("", "Ana: a0 b0\nBen: a0 b0"), *lines)
    assert sitting.written == [entry]
    assert sitting.prompts[1] == question


def test_which_guard_goes_is_asked_by_key() -> None:
    game = at("a1=none b1=none", "Ana: a1 b0\nBen: a0 b0")
    sitting = Sitting(game, "b1", "2")
    assert sitting.written == ["Ana move b0-b1"]
    assert "That could be either guard" in sitting.said


@pytest.mark.parametrize("wrong", ["villager", "b2"])
def test_a_wrong_answer_is_asked_for_again(wrong: str) -> None:
    sitting = Sitting(at("", "Ana: a0 b0\nBen: a0 b0"), "a1", wrong, "coi")
    assert sitting.prompts[1:3] == ["a1 shows> "] * 2
    assert "a tile goes here: cat, che(st)" in " ".join(sitting.said.split())
    assert sitting.written == ["Ana move a0-a1 coi"]


def test_enter_repeats_the_question_and_help_shows_the_tiles() -> None:
    sitting = Sitting(at("", "Ana: a0 b0\nBen: a0 b0"), "a1", "", "?", "undo", "a1 coi")
    assert sitting.written == ["Ana move a0-a1 coi"]
    assert "An answer is needed here" in sitting.said
    assert "Coins" in sitting.said
    assert "Given up, nothing was written: a1" in sitting.said


def test_pasted_lines_raise_no_question() -> None:
    sitting = Sitting(at("", "Ana: a0 b0\nBen: a0 b0"), "a1\na1 coi")
    assert sitting.written == []
    assert len(sitting.prompts) == 1


# --- who is meant


def test_who_moved_last_may_add_an_item() -> None:
    assert typed(at("a1=coi", "Ana: a0 b0\nBen: a0 b0"), "a1", "sac") == ["Ana move a0-a1", "Ana use sac a1"]
    assert typed(at("a1=coi", "Ana: a0 b0\nBen: a0 b0"), "a1", "ana sa") == ["Ana move a0-a1", "Ana use sac a1"]
    assert typed(at("a1=coi", "Ana: a0 b0\nBen: a0 b0"), "a1", "мешок") == ["Ana move a0-a1", "Ana use sac a1"]


def test_an_item_is_of_the_player_asked_where_both_could() -> None:
    sitting = Sitting(at("a1=coi", "Ana: a0 b0\nBen: a1 b0"), "a1", "sac")
    assert sitting.written == ["Ana move a0-a1", "Ben use sac a1"]
    named = Sitting(at("a1=coi", "Ana: a0 b0\nBen: a1 b0"), "a1", "ana sac")
    assert named.written == ["Ana move a0-a1", "Ana use sac a1"]


def test_a_slip_of_the_player_asked_is_not_taken_for_anothers_item() -> None:
    """Ben may use a Torch, so a Torch is his, though only Ana's guard stands beside that room."""
    sitting = Sitting(at("a1=coi", "Ana: a0 b0\nBen: b0 b0"), "a1", "tor a2")
    assert sitting.written == ["Ana move a0-a1"]
    assert "the Torch looks at" in sitting.said


@pytest.mark.parametrize("line", ["ben", "ben first", "2"])
def test_another_player_goes_first_by_name(line: str) -> None:
    """So do a whole entry, and the number that the board has."""
    game = new(2)
    assert typed(game, "ben mot ser", "b a a mag", "a b tor", line) == [
        "Ben reveal mot ser",
        "Ben guards a a mag",
        "Ana guards a b tor",
        "Ben first",
    ]


def test_somebody_who_does_not_play_cannot_be_first() -> None:
    game = new(2)
    said = Sitting(game, "mot ser", "a b tor", "a a mag", "Cem", "ana").said
    assert "Choices: Ana, Ben" in said
    assert game.lines[-1] == "Ana first"


def test_out_of_turn_is_said_so() -> None:
    assert "it is Ana's turn" in Sitting(at("", "Ana: a0 b0\nBen: a0 b0"), "ben a1 coi").said


def named_table(*names: str) -> Table:
    text = f"referee 1\ngame vampire-nights\nplayers {' '.join(names)}\n\n"
    game = Table.from_bytes(text.encode())
    typed(game, "ser ser", "a b cro", "a b cro", names[0])
    return game


def test_a_name_that_is_also_an_answer() -> None:
    """What counts in one way only is taken so; what counts in two is refused, with both."""
    both = Sitting(named_table("Paul", "Ana"), "p b0")
    assert both.written == []
    assert "Paul move a0-b0, Paul pass b0" in both.said
    for line in ("pass b0", "paul p b0", "p p b0"):
        assert typed(named_table("Paul", "Ana"), line) == ["Paul pass b0"], line
    assert typed(named_table("Ana", "Paul"), "p b0") == ["Ana pass b0"], "it is not Paul's turn"
    tor = Sitting(named_table("Tor", "Ana"), "tor a1")
    assert tor.written == []
    assert "Tor use tor a1" in tor.said


# --- decisions with keys


def test_options_have_keys_and_words() -> None:
    met = Sitting(at("", "Ana: a0 b0\nBen: a0 b0"), "a1 lor", "9", "st")
    assert met.written == ["Ana move a0-a1 lor", "Ana answer sta"]
    assert "1  play the Cross: no bite, the Lord is discarded  [cro]" in met.said
    assert met.said.count("4  play a Stake: no bite, you take the Lord as loot  [sta]") == 2, (
        "a wrong key shows them again"
    )
    keyed = Sitting(at("", "Ana: a0 b0\nBen: a0 b0"), "a1 lor", "2")
    assert keyed.written[-1] == "Ana answer gar"


def test_loot_by_key_by_tile_and_by_room() -> None:
    rooms = "a1=coi a2=sto a4=dau"
    guards = "Ana: a4 b0\nBen: a5 b0"
    for answer in ("1", "coi", "c", "a1", "sous", "a1 coi"):
        assert typed(night_over(at(rooms, guards)), answer)[0] == "Ben loot a1 coi", answer
    for word in ("dog", "chien"):
        wrong = Sitting(night_over(at(rooms, guards)), word)
        assert "Legal: a1 coi, a2 sto, a4 dau" in wrong.said


def test_a_way_out_of_a_crowd() -> None:
    game = night_over(at("a2=coi", "Ana: a2 b0\nBen: a2 b0"))
    sitting = Sitting(game, "a3")
    assert sitting.written == ["Ana move a2-a3"]
    assert "1  step from a2 to a3  [a2-a3]" in sitting.said


def test_the_end() -> None:
    table = Table.read(DEFAULT)
    table.do("undo")
    table.do("undo")
    sitting = Sitting(table, "ana 0 coi2 sto2 lad ser mot dog", "1")
    assert table.state.phase == "over", sitting.said
    assert "3 vampire" not in sitting.said
