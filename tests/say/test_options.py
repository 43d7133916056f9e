"""What every option will do is said in every language, in words."""

import re

import pytest

from referee.engine.game import Game
from referee.engine.ruling import Decision
from referee.games import GAMES
from referee.games.vampire_village.saying import card
from referee.languages import LANGUAGES
from referee.say import Voice
from referee.say.cards import tell
from referee.show.options import option_words
from referee.show.text import width
from referee.table.table import Table
from tests.helpers import at_night
from tests.samples import some
from tests.say.recorded import of_game, played
from tests.say.unsaid import left_unsaid
from tests.siege.game import GAME as SIEGE
from tests.siege.play import QUIET

WORD = re.compile(r"[^\W\d_]{4,}")  # a word, not a code
OTHER_ALPHABET = {
    "en": re.compile("[а-яё]", re.I),
    "fr": re.compile("[а-яё]", re.I),
    "ru": re.compile(r"\b[a-z]{4,}\b"),
}
KINDS = {"vampire-village": {"demon", "breach"}, "vampire-nights": {"turn", "answer", "move", "loot"}}
VILLAGE, NIGHTS = GAMES["vampire-village"], GAMES["vampire-nights"]


def asked(table: Table) -> list[Decision]:
    """All that is asked now, and what others may add."""
    addressing = table.game.addressing()
    also = addressing.also(table.state) if addressing is not None else ()
    return [*table.pending, *also]


def is_on_board(game: Game, decision: Decision) -> bool:
    prompts = game.prompts()
    return prompts is not None and prompts.on_board(decision)


@pytest.mark.sampled
@pytest.mark.parametrize("game", [VILLAGE, NIGHTS], ids=lambda game: game.id)
def test_every_option_of_the_recorded_games_is_said_in_words(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    unsaid = left_unsaid(monkeypatch)
    voices = [Voice(language, game.id) for language in LANGUAGES]
    seen, bad = set(), []
    for path in some(of_game(game.id), 2):
        for table, _ in played(path):
            for decision in asked(table):
                if is_on_board(game, decision):
                    continue
                for option in decision.options:
                    kind = (decision.kind, *[re.sub(r"[a-z]-?\d+[s.\d]*", "cell", word) for word in option.split()])
                    told = tuple(option_words(voice, game, table.state, decision, option) for voice in voices)
                    if (kind, told) in seen:
                        continue
                    seen.add((kind, told))
                    for voice, text in zip(voices, told, strict=True):
                        names = "|".join(map(re.escape, table.players))
                        foreign = OTHER_ALPHABET[voice.language].search(re.sub(names, "", text))
                        if not WORD.search(text) or "{" in text or text == option or foreign:
                            bad.append((voice.language, option, text))
    assert bad == []
    assert unsaid == []
    kinds = {kind for kind, *_ in [one for one, _ in seen]}
    assert kinds == KINDS[game.id]


# What is asked, and how the options are said; {b} stands for the blue building b000 with or without a name.
OPTIONS = {
    "Ana: d4=b000*2 d5=y000*1 e4=h2w*1 e5=y111*3 | dy\nBen: d4=n000": {
        "dy effect": {
            "en": "lose 1 villager each on d5, e5 (yellow buildings)",
            "fr": "perdre 1 villageois par bâtiment jaune habité\u00a0: d5, e5",
            "ru": "потерять по 1 жителю с жёлтых зданий: d5, e5",
        },
        "dy hero e4": {
            "en": "lose the hero h2w on e4 with 1 villager",
            "fr": "perdre le héros h2w en e4 (1 villageois)",
            "ru": "потерять героя h2w на e4 и 1 жителя",
        },
    },
    "Ana: d4=b000*2 e4=h2w | dl dh\nBen: d4=n909 | lb": {
        "dl effect lb": {
            "en": "the werewolf thief (dl): take a black werewolf (lb) from Ben",
            "fr": "le démon voleur de loups-garous (dl)\u00a0: prendre le loup-garou noir (lb) à Ben",
            "ru": "похититель оборотней (dl): забрать чёрного оборотня (lb) у соседа (Ben)",
        },
        "dh hero e4": {
            "en": "the hero demon (dh): lose the hero h2w on e4",
            "fr": "le démon des héros (dh)\u00a0: perdre le héros h2w en e4",
            "ru": "демон героев (dh): потерять героя h2w на e4",
        },
    },
    "Ana: d4=b000*2 d5=h0w | wl w2\nBen: d4=n909 | w2": {
        "d4": {
            "en": "lose {b} on d4 with 2 villagers; the witch counting left (wl) dies",
            "fr": "perdre {b} en d4 (2 villageois)\u00a0; la sorcière «\u00a0gauche\u00a0» (wl) périt",
            "ru": "потерять {b} на d4 и 2 жителей; сбрасывается ведьма «слева» (wl)",
        },
        "d5 w2": {
            "en": "lose the hero h0w on d5; a witch worth 2 (w2) dies",
            "fr": "perdre le héros h0w en d5\u00a0; une sorcière de valeur 2 (w2) périt",
            "ru": "потерять героя h0w на d5; сбрасывается ведьма с силой 2 (w2)",
        },
    },
}
NAMELESS = {"en": "the blue building b000", "fr": "le bâtiment bleu b000", "ru": "синее здание b000"}
NAMED = {"en": "the Mill (b000)", "fr": "le bâtiment «\u00a0Moulin\u00a0» (b000)", "ru": "здание «Мельница» (b000)"}
NAMES = {"b000": {"en": "Mill", "fr": "Moulin", "ru": "Мельница"}}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("night", OPTIONS)
def test_a_village_option_says_what_it_costs(night: str, language: str) -> None:
    table = at_night(night)
    (decision,) = [one for one in table.pending if one.seat == 0]
    for names, blue in ((NAMES, NAMED), ({}, NAMELESS)):
        for option, told in OPTIONS[night].items():
            assert option in decision.options
            said = option_words(Voice(language), VILLAGE, table.state, decision, option, names)
            assert said == told[language].replace("{b}", blue[language])


def test_a_card_named_in_another_language_only_goes_by_its_face() -> None:
    said = tell(Voice("fr"), "option.lose-empty", {"card": card("b000"), "cell": "d4"}, {"b000": {"en": "Mill"}})
    assert said == "perdre le bâtiment bleu b000 en d4"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_test_game_says_its_options_too(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, SIEGE.id, SIEGE)
    unsaid = left_unsaid(monkeypatch)
    table = Table.new(["Ana", "Ben"], game=SIEGE.id)
    voice = Voice(language, SIEGE.id)
    seen = set()
    for line in (*QUIET.strip().splitlines(), ""):
        for decision in table.pending:
            told = [option_words(voice, SIEGE, table.state, decision, option) for option in decision.options]
            assert all(WORD.search(one) and "{" not in one for one in told)
            seen.add(decision.kind)
        if line:
            table.do(line)
    assert unsaid == []
    assert seen >= {"turn", "sabotage", "accuse"}


def test_the_same_answer_to_two_demons_is_told_apart_by_words() -> None:
    """However little room there is."""
    table = at_night("Ana: d4=y000*2 e4=h2w*1 | dy dm\nBen: d4=n909 | lb")
    (decision,) = [one for one in table.pending if one.seat == 0]
    told = [option_words(Voice(), VILLAGE, table.state, decision, option, {}, 30) for option in decision.options]
    assert "the yellow demon: lose h2w on e4 with 1 villager" in told
    assert len({*told}) == len(told)


SHORT = {
    "en": "lose b000 on d4 with 2 villagers; the witch counting left dies",
    "fr": "perdre b000 en d4 (2 villageois)\u00a0; la sorcière «\u00a0gauche\u00a0» périt",
    "ru": "потерять b000 на d4 и 2 жителей; сбрасывается ведьма «слева»",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_room_is_short_an_option_leaves_out_what_its_own_words_say(language: str) -> None:
    table = at_night("Ana: d4=b000*2 d5=h0w | wl w2\nBen: d4=n909 | w2")
    (decision,) = table.pending
    said = option_words(Voice(language), VILLAGE, table.state, decision, "d4", {}, 60)
    assert said == SHORT[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_take_one_line_of_a_terminal(language: str) -> None:
    voice = Voice(language)
    for path in of_game(VILLAGE.id)[::4]:
        for table, _ in played(path):
            for decision in (one for one in table.pending if one.listed):
                for option in decision.options:
                    lead = f"  1 {option}: "
                    room = 80 - len(lead)
                    said = option_words(voice, VILLAGE, table.state, decision, option, {}, room)
                    assert width(said) <= room, said
