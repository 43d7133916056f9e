"""The rules to look up: the same in every language, and a section for whatever the referee cites."""

import re

import pytest

from referee.games.village_attacks.guide.codes import codes_for
from referee.games.village_attacks.words.foreign import WORDS
from referee.notation.foreign import in_notation
from referee.say import Voice
from referee.say.rules import Section, look_up, sections
from referee.show.entry import example_words
from tests.games.village_attacks.refusals import CASES
from tests.places import ROOT

GAME = "village-attacks"
SOURCE = ROOT / "referee" / "games" / "village_attacks"
# What the table calls as it likes, by what English calls it.
FREE = {
    "fog": "brouillard|туман",
    "chandelier": "lustre|люстра",
    "trésor": "сокровище",
    "EFFECT": "EFFET|ЭФФЕКТ",
    '"why"': '"(?:raison|причина)"',
}


def typed(section: Section) -> set[str]:
    """What stands in backquotes, in the notation's words."""
    text = section.text
    for english, others in FREE.items():
        text = re.sub(others, english, text)
    return {in_notation(one, WORDS, ("vampire",)) for one in re.findall("`([^`]+)`", text)}


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_effects_are_the_same_in_every_language(language: str) -> None:
    """No word in the middle of one is translated: `burn@vampire` would not be read any more."""
    (effects,) = (group for group in codes_for("") if group.key == "codes.effects")
    voice = Voice(language, GAME)
    assert [example_words(voice, code) for code, _ in effects.codes] == [code for code, _ in effects.codes]


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_the_rules_are_the_same_in_every_language(language: str) -> None:
    ours, theirs = sections("en", GAME), sections(language, GAME)
    assert [(one.key, one.source.replace("\u00a0", "")) for one in theirs] == [(one.key, one.source) for one in ours]
    for one, other in zip(ours, theirs, strict=True):
        assert set(re.findall(r"VA\d+", one.text)) == set(re.findall(r"VA\d+", other.text)), one.key
        assert typed(one) == typed(other), one.key


def test_every_rule_that_is_cited_is_a_section() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    cited = set(re.findall(r'(?:refuse|Question|Reason)\(\s*f?"[a-z.-]+",\s*"([\w-]+)"', source))
    cited |= {case.refusal().rule for case in CASES} | set(re.findall(r'"(VA\d+)"', source))
    assert len(cited) > 50
    read = {"record"}  # what is not understood breaks no rule of the game
    assert cited - read - {section.key for section in sections("en", GAME)} == set()


def test_every_ruling_that_a_text_names_has_a_section() -> None:
    known = {section.key for section in sections("en", GAME)}
    for section in sections("en", GAME):
        assert {*re.findall(r"VA\d+", section.text)} <= known, section.key


def test_rulings_stand_in_their_order() -> None:
    numbers = [int(one.key[2:]) for one in sections("en", GAME) if re.fullmatch(r"VA\d+", one.key)]
    assert numbers == sorted({*numbers})
    assert len(numbers) > 140


@pytest.mark.parametrize(
    ("language", "words", "key"),
    [
        ("en", "torch", "torches"),
        ("en", "coin", "course"),
        ("en", "VA125", "VA125"),
        ("ru", "факел", "torches"),
        ("ru", "цели", "targets"),
    ],
)
def test_rules_are_found_by_their_words(language: str, words: str, key: str) -> None:
    assert key in [section.key for section in look_up(words, language, GAME)]
