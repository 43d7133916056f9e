"""`why` says of every entry why it counted, with the rule behind each check, in three languages."""

import re
from functools import cache

import pytest

from referee import Table
from referee.games.vampire_nights.why import explain
from referee.say import Voice
from referee.say.rules import sections
from tests.games.vampire_nights.helpers import at, begun
from tests.games.vampire_nights.make import GAMES
from tests.games.vampire_nights.test_words import shown

GAME = "vampire-nights"
LANGUAGES = ("en", "fr", "ru")
RULES = {section.key for section in sections("en", GAME)}


@cache
def reasons() -> list:
    """Every reason for every entry of the recorded games."""
    found = []
    for path in sorted(GAMES.glob("*.referee")):
        play = Table.read(path).play
        before = play.first
        for step in play.steps:
            if not step.repeat and type(step.entry).__module__.endswith("vampire_nights.rules.actions"):
                own = explain(before, step.entry)
                assert own, (path.stem, step.number)
                found += own
            before = step.state
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said(language: str) -> None:
    voice = Voice(language, GAME)
    for reason in reasons():
        assert not re.search(r"[{}]", voice(reason.key, **reason.params)), reason


def test_every_reason_has_its_rule() -> None:
    assert {reason.rule for reason in reasons()} - RULES == set()
    assert len({reason.key for reason in reasons()}) > 40


def keys(game: Table, line: str) -> dict[str, str]:
    """The reasons for a line, each with its rule."""
    before = game.state
    return {one.key: one.rule for one in explain(before, game.play.parse(line))}


def test_a_move_over_empty_rooms_is_explained() -> None:
    game = at("a1=none", "Ana: a0 b0\nBen: a0 b0")
    found = keys(game, "Ana move a0-a2 ser sta")
    assert found == {
        "why.turn": "exploration",
        "why.ahead": "movement",
        "why.skipped": "VN10",
        "why.trail": "VN9",
        "why.turned-up": "revealing",
        "why.vampire": "VN27",
        "why.held": "items",
    }


def test_an_item_after_the_move_is_explained_as_late() -> None:
    game = at("a1=coi", "Ana: a0 b0\nBen: a0 b0")
    game.do("Ana move a0-a1")
    assert keys(game, "Ana use sac") == {"why.late": "exploration", "why.held": "items", "why.used-sac": "sack"}


def test_a_count_is_explained_by_what_all_know(tmp_path) -> None:
    game = begun()
    game.do("= Ana hand 3")
    path = tmp_path / "game.referee"
    path.write_bytes(b"referee 1\ngame vampire-nights\nplayers Ana Ben\n\n" + "\n".join(game.lines).encode() + b"\n")
    said = " ".join(shown("en", "why", "--file", str(path)).split())
    assert "The table counted 3, and so does the referee." in said
    assert "In hand, as far as everybody knows: ?×3." in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_are_explained(language: str) -> None:
    path = str(GAMES / "garden.referee")
    said = shown(language, "why", "--score", "Ana", "--file", path)
    assert re.search(r"VN36", said)
    assert "why." not in said
    assert shown(language, "why", "12", "--file", path)
