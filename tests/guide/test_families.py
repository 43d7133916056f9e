"""What a French and a Russian family stumbled over: without a terminal."""

import pytest

from tests.guide.conftest import NIGHT, STARTED
from tests.guide.test_newcomers import BREACH, Sitting

BY_MENU = [("fr", "héros"), ("fr", "un héros"), ("ru", "герой"), ("en", "hero")]


@pytest.mark.parametrize(
    ("language", "typed", "entry"),
    [
        ("fr", "jaune 1 1 1 d3", "Ana place y111 d3"),
        ("fr", "v200 1", "Ana place g200 d3"),
        ("fr", "b020:ligne 1", "Ana place b020:row d3"),
        ("ru", "зелёный 200 1", "Ana place g200 d3"),
        ("ru", "з200:ряд 1", "Ana place g200:row d3"),
    ],
)
def test_a_card_in_words_of_the_language(language: str, typed: str, entry: str) -> None:
    assert Sitting(typed, language=language).written == [entry]


@pytest.mark.parametrize(
    ("language", "typed"),
    [("fr", "sorcière 2, loup gris, vampire 3"), ("fr", "s2lgv3"), ("ru", "ведьма 2, серый оборотень, вампир 3")],
)
def test_creatures_in_words_of_the_language(language: str, typed: str) -> None:
    played = Sitting(typed, before=STARTED + NIGHT.rstrip(), language=language)
    assert played.written[0] == "Ben creatures w2 lg v3"


@pytest.mark.parametrize(("language", "typed"), BY_MENU)
def test_an_option_by_its_word_without_the_article(language: str, typed: str) -> None:
    assert Sitting("+", typed, "3", "1", "1", "", language=language).written == ["Ana place h3 d3"]


def test_a_wrong_creature_among_right_ones_is_named_alone() -> None:
    refused = Sitting("v7lgdm", before=STARTED + NIGHT.rstrip())
    assert "there is no creature “v7”" in refused.words
    assert "Choices" not in refused.words, "the sentence has them all"


def test_a_card_that_falls_can_be_named_by_its_face() -> None:
    fallen = Sitting("g100", before=STARTED + BREACH)
    assert fallen.written[:1] == ["Ana breach c5"]


@pytest.mark.parametrize(
    ("language", "word", "said"),
    [
        ("en", "fix", "fix which entry? Type its number, which `log` shows"),
        ("fr", "corriger", "corriger quelle saisie ? Tapez son numéro, que `journal` montre"),
        ("ru", "исправить", "исправить какую запись? Наберите её номер"),
    ],
)
def test_fix_alone_asks_which_entry(language: str, word: str, said: str) -> None:
    assert said in Sitting(word, language=language).words


@pytest.mark.parametrize(
    ("language", "said", "typed"),
    [
        ("en", "3  Ana places the blue building b020:row on d3  [Ana place b020:row d3]", "dw effect w2"),
        ("fr", "3  Ana pose le bâtiment bleu b020:row en d3  [Ana pose b020:row d3]", "dw effet w2"),
        ("ru", "3  Ana кладёт синее здание b020:row на d3  [Ana кладёт b020:row d3]", "dw злодеяние w2"),
    ],
)
def test_entries_and_options_are_in_the_language(language: str, said: str, typed: str) -> None:
    """The sentence of the log, and beside it what can be typed."""
    assert said in Sitting("b020:row 1", language=language).screens[-1]
    before = STARTED + NIGHT.replace(" dh", " v1").rstrip()
    demon = Sitting("v1 v1 dw", typed, before=before, language=language, columns=60)
    assert f"[{typed}]" in demon.words
    assert "Ben demon dw effect w2" in demon.written


NO_YELLOW = """Ben place n000 e4
Ana place h0w c4
Ana place n000 c5
Ana place n000 e4
Ana place n000 f4
Ana place n000 d5
Ana place n000 e5
Ben place n000 f4
Ben place n000 c4
Ben place n000 d5
Ben place n000 e5
Ben place n000 f5
! Ana villagers d4 0 "they left"
Ana creatures v1 v1 v1
Ben creatures v1 v1 v1
Ana creatures dy v1 v1"""
NOTHING_ELSE = {
    "en": "(dy) can do nothing else here and takes a hero: take off the hero h0w on c4",
    "fr": "le démon des bâtiments jaunes (dy) ne peut rien d'autre et prend un héros : retirez le héros h0w",
    "ru": "больше ничего здесь не может и забирает героя: уберите героя h0w на c4",
}
FEWEST = {
    "en": "how do you answer the demon? (destroys the building with the fewest villagers, empty ones aside)",
    "fr": "que répondez-vous au démon ? (détruit le bâtiment le moins peuplé, les vides ne comptent pas)",
    "ru": "что ответить демону? (губит здание, где меньше всего жителей; пустые не в счёт)",
}


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_what_a_demon_does_and_why_it_takes_a_hero(language: str) -> None:
    before = f"{STARTED}\n{NO_YELLOW}"
    taken = Sitting("v1 v1 v1", before=before, language=language)
    assert NOTHING_ELSE[language] in taken.words
    several = f"{STARTED}\n{NO_YELLOW}".replace("dy", "dm").replace("d4 0", "d4 2")
    assert FEWEST[language] in Sitting("v1 v1 v1", before=several, language=language).words


UNSCORED = {"en": "where they don't count", "fr": "où ils ne comptent pas", "ru": "где они не дают очков"}


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_villagers_on_a_hero_do_not_count_in_the_french_edition(language: str) -> None:
    assert UNSCORED[language] in Sitting("h3wl 1", language=language).words


def test_a_cyrillic_letter_means_the_cell_that_has_a_card() -> None:
    taken = Sitting("n000 у4", before=f"{STARTED}\nAna place n000 e4\nBen place n000 e4", language="ru")
    assert "e4" in taken.words.split("Не принято")[1]
    assert "y4" not in taken.words


TEN_CELLS = [("en", "has two digits: 01"), ("fr", "deux chiffres pour une case : 01"), ("ru", "две цифры: 01")]


@pytest.mark.parametrize(("language", "hint"), TEN_CELLS)
def test_the_hint_says_where_a_key_has_two_digits(language: str, hint: str) -> None:
    lone = 'set edition ru\n! Ana card c2 n000 "so"\n! Ana card e6 n000 "so"'
    assert hint in Sitting(before=f"{STARTED}\n{lone}", language=language, columns=60).words
