"""What a game lacks is absent: the command says so, in the language of the person, and never uses another game's."""

import json
import shlex
from pathlib import Path
from types import SimpleNamespace

import pytest

from referee.cli.command_list import all_commands, commands_for
from referee.cli.typer_app.app import command_app
from referee.engine.game import Game, lacking
from referee.games import GAMES
from referee.games.vampire_village.game import GAME as VILLAGE
from referee.languages import LANGUAGES
from referee.say import Voice
from tests.cli.conventions.runs import within


def no_file(name: str) -> bytes:
    raise FileNotFoundError(name)


BARE = Game(
    "bare", VILLAGE.rules, VILLAGE.words, VILLAGE.view, lambda: SimpleNamespace(ENGLISH={}, file=no_file)
)  # the rules of a village, and no part that a game may lack
MORE_HAVE = ("cards", "tally", "demo", "rules")
ATTACK = ["attack", "witches", "w2", "--village", "3"]
CALLS = {
    "cards": ["cards"],
    "cards show": ["cards", "show", "b02"],
    "cards add": ["cards", "add", "round1", "b020:row"],
    "cards export": ["cards", "export", "-"],
    "tally": ["tally", "Ana 12 0 3 8", "Ben 10 2 4 7"],
    "attack": [*ATTACK, "--game", "bare"],
    "best": ["best"],
    "try --village": ["try", "--village", "3 2"],
    "demo": ["demo"],
    "rules": ["rules"],
    "rules tie": ["rules", "tie"],
}


@pytest.fixture
def referee(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The program, knowing one game more, which was used last."""
    monkeypatch.setitem(GAMES, "bare", BARE)
    order = ["--order", "witches werewolves vampires"]
    assert within(tmp_path, "new", "friday", "--game", "bare", "-p", "Ana", "Ben", *order).status == 0
    return lambda *words: within(tmp_path, *words)


def _has(game: Game, command: str) -> bool:
    parts = {"cards": game.card_list, "tally": game.tally}
    return command not in parts or parts[command]() is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", CALLS)
def test_what_a_game_lacks_is_said_and_not_taken_from_another(referee, what: str, language: str) -> None:
    done = referee(*CALLS[what], "--lang", language)
    command = what if what == "try --village" else what.split()[0]
    others = tuple(
        kind
        for kind, game in GAMES.items()
        if kind != "bare" and (kind == "vampire-village" or (command in MORE_HAVE and _has(game, command)))
    )
    voice = Voice(language, "bare")
    followed = [voice("game-used", name="friday")] if what == "best" else []
    said = [*followed, voice("lacks.others-have", what=command, game="bare", others=others)]
    assert (done.status, done.out, done.err.split()) == (2, "", " ".join(said).split())


def test_a_program_is_told_the_same(referee) -> None:
    failure = json.loads(referee("cards", "--json").out)["failure"]
    assert (failure["code"], "bare" in failure["message"]) == ("usage", True)


def test_nothing_of_another_table_is_changed(referee, tmp_path: Path) -> None:
    for words in (["add", "round1", "b020:row"], ["remove", "round1", "b020:row"], ["complete"], ["restore"]):
        assert referee("cards", *words).status == 2
    assert not [*tmp_path.rglob("cards.yaml")]


@pytest.mark.parametrize("what", ["cards", "tally", "attack", "demo"])
def test_another_game_can_be_named(referee, what: str) -> None:
    more = ["vampire-village"] if what == "demo" else ["--game", "vampire-village"]
    done = referee(*(ATTACK if what == "attack" else CALLS[what]), *more)
    assert done.status == 0, done.err


@pytest.mark.parametrize("last", ["bare", "vampire-nights", "vampire-village"])
def test_a_command_of_one_game_that_follows_none_needs_no_game_named(referee, last: str) -> None:
    if last != "bare":
        order = ["-o", "wlv"] if last == "vampire-village" else []
        assert referee("new", "saturday", "--game", last, "-p", "Ana", "Ben", *order).status == 0
    done = referee(*ATTACK, "--json")
    assert (done.status, json.loads(done.out)["again"]) == (
        0,
        "referee attack witches w2 --village 3 --edition fr --json",
    )
    assert "KIND: witches" in referee("attack").err  # in its own words
    assert "witches" in referee("attack", "--help").out


@pytest.mark.parametrize("words", [ATTACK, ["try", "place h2 b1", "--village", "y111=2 / b030"]])
def test_the_line_that_asks_again_names_the_game_if_it_was_named(referee, words: list[str]) -> None:
    done = referee(*words, "--game", "vampire-village", "--json")
    again = shlex.split(json.loads(done.out)["again"])
    assert (done.status, referee(*again[1:]).out) == (0, done.out)


def test_a_command_of_one_game_is_not_meant_where_two_have_it(referee, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "bold", BARE._replace(id="bold", commands=VILLAGE.commands))
    assert referee(*ATTACK).status == 2


def test_a_game_brings_its_commands_and_they_are_listed_for_it_alone(referee, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "bold", BARE._replace(id="bold", commands={"brag": command_app}))
    assert "brag" in all_commands()
    assert "brag" in commands_for("bold")
    assert "brag" not in commands_for("bare")
    assert [name for name in all_commands() if all_commands().count(name) > 1] == []


def test_a_call_that_lacks_a_word_is_answered_in_the_words_of_the_game(referee) -> None:
    """And not in those of the game that is meant where nobody played."""
    assert referee("new", "saturday", "--game", "vampire-nights", "-p", "Ana", "Ben").status == 0
    done = referee("cards", "add")
    assert (done.status, "round1" in done.err, "GROUP: " in done.err) == (2, False, True)


def test_help_shows_only_what_the_game_has(referee) -> None:
    assert "--village" not in referee("try", "--help").out
    assert "--village" in referee("try", "--help", "--game", "vampire-village").out


def test_a_game_with_nothing_of_its_own_to_say_speaks_of_no_other(referee) -> None:
    listed = [referee(command, "--help").out for command in ("do", "show", "new", "fix", "repair", "stats")]
    text = "\n".join(listed).partition("Options for Vampire Village")[0].lower()
    assert [word for word in ("village ", "villagers", "witch", "y111", "b020") if word in text] == []
    assert lacking() is BARE.cards() is None
