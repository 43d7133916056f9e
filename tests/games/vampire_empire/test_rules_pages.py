"""The rules to look up: the same in every language, and a section for whatever the referee cites."""

import re

import pytest

from referee.games.vampire_empire.guide.codes import codes_for
from referee.games.vampire_empire.words.foreign import WORDS
from referee.notation.foreign import in_notation
from referee.say import Voice
from referee.say.rules import Section, look_up, sections
from referee.show.entry import example_words
from tests.places import ROOT

GAME = "vampire-empire"
SOURCE = ROOT / "referee" / "games" / "vampire_empire"
RULINGS = [f"VE{number}" for number in range(1, 107)]


def typed(section: Section) -> list[str]:
    """What stands in backquotes, in the notation's words; words alone where they can be typed."""
    text = re.sub("`vampires (NOM|ИМЯ)`", "`vampires NAME`", section.text)
    text = re.sub('"(raison|почему)"', '"why"', text)
    return [_in_notation(one, section.key) for one in re.findall("`([^`]+)`", text)]


def _in_notation(text: str, key: str) -> str:
    before = {"effects": "Ana support fog 0/0 ", "support": "Ana support fog 0/0 "}.get(key, "")
    if before and "support" not in (text, in_notation(text, WORDS, ()).split()[0]) and "referee" not in text:
        return in_notation(before + text, WORDS, ("Ana", "Ben")).removeprefix(before)
    if key == "table-rulings" and not text.startswith("!"):
        found = in_notation(f"! {text}", WORDS, ("Ana",)).removeprefix("! ")
        return found if found != text else in_notation(f"! Ana {text}", WORDS, ("Ana",)).removeprefix("! Ana ")
    return in_notation(text, WORDS, ("Ana",))


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_the_rules_are_the_same_in_every_language(language: str) -> None:
    ours, theirs = sections("en", GAME), sections(language, GAME)
    assert [(one.key, one.source.replace("\u00a0", "")) for one in theirs] == [(one.key, one.source) for one in ours]
    for one, other in zip(ours, theirs, strict=True):
        assert set(re.findall(r"VE\d+", one.text)) == set(re.findall(r"VE\d+", other.text)), one.key
        assert typed(one) == typed(other), one.key


def test_words_of_effects_are_read_in_every_language() -> None:
    def meant(line: str) -> str:
        return in_notation(line, WORDS, ("Ana", "Ben"))

    assert meant("Ben soutien fog 0/0 bloque eau passe révèle") == "Ben support fog 0/0 block water pass reveal"
    assert meant("Ben soutien fog 0/0 pioche Ana 2 + prend paquet 1") == "Ben support fog 0/0 draw Ana 2 + take deck 1"
    assert meant("Ben поддержка fog 0/0 бой взять погреб 1") == "Ben support fog 0/0 combat take cellar 1"


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_effects_can_be_typed_as_the_help_shows_them(language: str) -> None:
    voice, begins = Voice(language, GAME), "Ben support fog 0/0 "
    (effects,) = codes_for("not-understood.effect")
    for code in (one for codes, _ in effects.codes for one in codes.split(", ")):
        assert in_notation(begins + example_words(voice, code), WORDS, ("Ana", "Ben")) == begins + code


def test_every_ruling_has_a_section() -> None:
    assert [one.key for one in sections("en", GAME) if one.key.startswith("VE")] == RULINGS


def test_every_rule_that_is_cited_is_a_section() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    cited = set(re.findall(r'refuse\(\s*\w*"?[a-z-]+"?,\s*"([\w-]+)"', source))
    cited |= set(re.findall(r'Decision\([\w.]+, [\w".]+, "([\w-]+)"', source))
    assert len(cited) > 20
    read = {"record"}  # what is not understood breaks no rule of the game
    assert cited - read - {section.key for section in sections("en", GAME)} == set()


@pytest.mark.parametrize(
    ("language", "words", "key"),
    [
        ("en", "moat", "piles"),
        ("fr", "eau bénite", "holy-water"),
        ("fr", "oubliettes", "piles"),
        ("ru", "святая вода", "holy-water"),
        ("ru", "ров", "piles"),
    ],
)
def test_rules_are_found_by_their_words(language: str, words: str, key: str) -> None:
    assert look_up(words, language, GAME)[0].key == key
