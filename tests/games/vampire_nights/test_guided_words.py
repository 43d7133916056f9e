"""Guided play: words at any prompt, and the screen."""

import re
from pathlib import Path

import pytest
from wcwidth import wcswidth

from referee import Table
from referee.games.vampire_nights.rules.pieces import TILES
from referee.guide.completion import completions
from referee.guide.session import Guide
from referee.say import Voice
from referee.table.cards import EMPTY
from tests.games.typed import Typed
from tests.games.vampire_nights.helpers import at, begun, new
from tests.games.vampire_nights.keystrokes import figures
from tests.games.vampire_nights.refusals import BITE, ended
from tests.games.vampire_nights.test_guided import LANGUAGES, Sitting, environment, typed
from tests.guide.typing import Typing

# --- words at any prompt


def test_words_at_the_prompt() -> None:
    game = at("a1=coi", "Ana: a0 b0\nBen: a0 b0")
    entries = game.play.entries
    sitting = Sitting(
        game, "a1", "why", "score", "log", "show", "rules web", "note late again", "undo", "redo", "why 9999", "why ana"
    )
    assert sitting.written == ["Ana move a0-a1", 'note "late again"', "undo", "redo"]
    said = " ".join(sitting.said.split())
    assert f"{entries + 1} Ana move a0-a1" in said
    assert "This guard had not been on a1 that night, only on a0. (Going back, VN9)" in said
    assert "a1 is straight ahead of a0. (Moving)" in said
    assert "Ana: 0 points so far" in said
    assert "The Web" in said
    assert "~ held by the Web" not in said, "no legend for a sign that is not shown"


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_at_every_prompt(language: str) -> None:
    table = new(2)
    for kind, line in {"reveal": "motser", "guards": "ab tor", "first": "a", "turn": "a1 ser", "answer": "1"}.items():
        sitting = Sitting(
            table, "?", *(["ab tor", "aa mag"] if kind == "guards" else [line]), language=language, columns=60
        )
        assert max(map(wcswidth, sitting.said.splitlines())) <= 60
        assert " ".join(sitting.env.voice(f"type.{kind}", name="Ben").split()) in " ".join(sitting.said.split())
        steps = {"en": "Moves: a0-", "fr": "Mouvements : a0-", "ru": "Шаги: a0-"}[language]
        assert kind != "turn" or steps in sitting.said.replace("\u00a0", " ")


def test_an_earlier_entry_is_fixed_by_what_would_be_typed() -> None:
    game = begun()
    typed(game, "a1 coi", "b1 dog", "sac")
    first = game.play.entries - 1
    sitting = Sitting(game, f"fix {first - 1} a0-b0", "", "1")
    assert f"undo from {first - 1}" in sitting.written
    assert "Ana move a0-b0" in sitting.written
    passing = Sitting(begun(), "a1 coi", "fix 5 p a0", "1", "")
    assert "Ana pass a0" in passing.written


def test_a_mistyped_word_is_guessed() -> None:
    assert "Did you mean `undo`?" in Sitting(begun(), "unod").said
    assert "Did you mean `score`?" in Sitting(begun(), "soore").said
    assert "Did you mean" not in Sitting(begun(), "xyz").said
    assert "Choices: move, pass, use" in Sitting(begun(), "xyz").said
    village = Table.new(["Ana", "Ben"], ["witches", "werewolves", "vampires"])
    env = environment(Path("/nowhere"))
    env.speak_of("vampire-village")
    asker = Typing("unod")
    Guide(env, village, asker, EMPTY).run()
    assert "Did you mean `undo`?" in asker.seen


def test_tab_offers_what_may_come() -> None:
    guide = Sitting(begun()).guide
    first = completions(guide.now, guide.env.voice, "")
    assert {"a0-a1", "move", "pass", "tor", "undo", "Ana"} <= set(first)
    assert completions(guide.now, guide.env.voice, "a0-a1 ")[:3] == ["cat", "che", "cof"]
    assert completions(guide.now, guide.env.voice, "a0-a1 ser ")[:4] == ["gar", "cro", "sta", "none"]
    assert completions(guide.now, guide.env.voice, "use tor ")[:2] == ["a1", "b1"]
    for language, verb in (("fr", "passe"), ("ru", "пасует")):
        guide.env.speak(language)
        assert verb in completions(guide.now, guide.env.voice, "")
        assert verb in completions(guide.now, guide.env.voice, "Ana ")
        assert not {"pass", "move", "use"} & {*completions(guide.now, guide.env.voice, "")}
        assert completions(guide.now, guide.env.voice, f"{verb} ")[:2] == ["a0", "b0"]
    placing = Sitting(new(2), "motser").guide
    assert completions(placing.now, placing.env.voice, "a b ")[:2] == ["clo", "mas"]


@pytest.mark.parametrize("cell", ["d3", "d0", "d6", "c0-d0", "d1.2"])
def test_tab_offers_no_tiles_beyond_the_last_column(cell: str) -> None:
    guide = Sitting(begun(3)).guide
    assert not {*completions(guide.now, guide.env.voice, f"{cell} ")} & {*TILES}
    assert {*completions(guide.now, guide.env.voice, "c1 ")} >= {*TILES}


def test_the_end_asks_for_tiles_only_where_they_are_not_known() -> None:
    known = ended("coi sto", 1)
    assert [decision.left for decision in known.pending] == [0]
    guide = Sitting(known).guide
    assert guide.prompt == "Ana, vampires> "
    assert "cat" not in completions(guide.now, guide.env.voice, "1 ")
    lost = ended("coi sto", 1, BITE)
    assert [decision.left for decision in lost.pending] == [1]
    guide = Sitting(lost).guide
    assert guide.prompt == "Ana, vampires and tiles> "
    assert "cat" in completions(guide.now, guide.env.voice, "1 ")


# --- the screen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (60, 20)])
def test_the_manor_fits(language: str, columns: int, rows: int) -> None:
    game = at(
        "a1=none b2=web a3=lor",
        "Ana: a1p c2\nBen: a0 b0\nCem: a62 b2w\nDea: d6s d0",
        players=4,
    )
    sitting = Sitting(game, language=language, columns=columns, rows=rows)
    lines = sitting.said.splitlines()
    assert max(map(wcswidth, lines)) <= columns
    assert len(lines) < rows
    said = sitting.said
    beside = ["▸ 1 Ana"] if columns == 80 else []  # where there is room for it
    for sign in ("│ +1_ ", " 3~ ", "▒▒", "2:3 ", "s:4 ", *beside):
        assert re.search(sign, said), sign
    voice = Voice(language, "vampire-nights")
    for tile in ("web", "lor"):
        assert voice(f"word.{tile}") in said or f" {tile} " in said, "its name, or its code where that has no room"
    assert all(voice(f"word.{place}") in said for place in ("entrance", "garden"))
    assert not re.search("[·.] *[·.] *[·.]", said), "no rows of dots"
    assert sum(line.strip()[:2] in ("_ ", "~ ") for line in lines) == 2, "both signs are explained"


def test_prompts_are_in_three_languages() -> None:
    found = {
        language: Guide(environment(Path("/nowhere"), language), begun(), Typing(), EMPTY).prompt
        for language in LANGUAGES
    }
    assert found == {
        "en": "Ana, move, item or pass> ",
        "fr": "Ana, mouvement, objet ou passe> ",
        "ru": "Ana, шаг, предмет или пас> ",
    }


def test_figures_count_enter() -> None:
    assert figures([Typed("Ana move a0-a1", "Ana> ", "a1", False)]) == {"turn": (1, 3), "entry": (1, 3)}
