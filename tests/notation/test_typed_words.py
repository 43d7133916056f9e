"""Words of three languages at every entrance: what is written is always the notation, names go before words."""

import io
import json
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from referee import Table
from referee.cli.environment import Environment
from referee.cli.main import run
from referee.cli.settings import settle
from referee.engine.lexicon import unaccented
from referee.games import GAMES
from referee.games.vampire_village.rules.cards import ORDER as CREATURES
from referee.games.vampire_village.rules.cards import read_card
from referee.games.vampire_village.rules.cells import COLUMN
from referee.games.vampire_village.words.foreign import WORDS as OF_THE_GAME
from referee.games.vampire_village.words.foreign import kind_called
from referee.guide.session import Guide
from referee.guide.words import KNOWN, SPOKEN, WORDS, is_command, meant
from referee.languages import LANGUAGES
from referee.notation import foreign
from referee.notation.foreign import in_notation
from referee.say import Voice
from referee.table.card_lists import book_in_use
from tests.guide.conftest import NIGHT, STARTED
from tests.guide.typing import Typing

GAME = GAMES["vampire-village"]
ORDER = ("witches", "werewolves", "vampires")
PLAYED = f"{STARTED}\nAna place b020:row e4\nBen place g300 d3"
BREACH = f"{STARTED}{NIGHT}".replace("dh", "v3") + "Ben creatures w2 w2 w2"
DEMON = f"{STARTED}{NIGHT}Ben creatures v1 v1 dw"

# What was played, the line in the notation, and as it may be typed in French and in Russian.
ENTRIES = [
    ("", "Ana start y111", "Ana départ y111", "Ana старт y111"),
    (STARTED, "Ana place g300 d3", "Ana pose g300 d3", "Ana кладёт g300 d3"),
    (STARTED, "Ana place g300 d3", "ana JOUER g300 D3", "ana ВЫКЛАДЫВАЕТ g300 d3"),
    (f"{STARTED}{NIGHT}", "Ben creatures v1 v2 lg", "Ben créatures v1 v2 lg", "Ben монстры v1 v2 lg"),
    (DEMON, "Ben demon dw effect wr", "Ben démon dw effet wr", "Ben демон dw злодеяние wr"),
    (DEMON, "Ben demon dw hero c4", "Ben démon dw héros c4", "Ben демон dw герой c4"),
    (BREACH, "Ana breach c4 wr", "Ana sacrifie c4 wr", "Ana сбрасывает c4 wr"),
    (PLAYED, "undo", "annuler", "отмена"),
    (PLAYED, "undo from 3", "annule depuis 3", "отменить с 3"),
    (f"{PLAYED}\nundo", "redo", "rétablir", "вернуть"),
    (STARTED, "= Ana villagers 2", "= Ana villageois 2", "= Ana жителей 2"),
    (STARTED, "= Ana creatures 0", "= Ana créatures 0", "= Ana монстров 0"),
    (STARTED, "= Ana cards 1", "= Ana cartes 1", "= Ana карт 1"),
    (STARTED, "= Ana points 2", "= Ana points 2", "= Ana очков 2"),
    (STARTED, '! Ana villagers d4 3 "нет"', '! Ana villageois d4 3 "нет"', '! Ana жители d4 3 "нет"'),
    (STARTED, '! Ana card d4 none "pose"', '! Ana carte d4 aucune "pose"', '! Ana карта d4 нет "pose"'),
    (STARTED, '! Ana creatures w2 lg "x"', '! Ana créatures w2 lg "x"', '! Ana монстры w2 lg "x"'),
    (STARTED, 'note "une carte"', 'remarque "une carte"', 'заметка "une carte"'),
    (
        STARTED,
        "set order vampires witches werewolves",
        "changer ordre vampires sorcières loups-garous",
        "изменить порядок вампиры ведьмы оборотни",
    ),
    (STARTED, "set edition ru", "set édition russe", "исправить издание русское"),
    (STARTED, "set house size count", "corriger maison taille nombre", "задать домашние размер число"),
    (STARTED, "set rules 1 all", "changer règles 1 tout", "изменить правила 1 все"),
    (STARTED, "set players Pose Карта", "changer joueurs Pose Карта", "изменить игроки Pose Карта"),
]


def environment(home: Path, language: str = "en", edition: str = "") -> Environment:
    variables = {"COLUMNS": "80", "REFEREE_HOME": str(home / "home"), "REFEREE_EDITION": edition}
    settings = settle(variables, {}, project="")
    streams = io.StringIO(), io.StringIO(), io.StringIO()
    return Environment(variables, *streams, language=language, settings=settings)


def referee(home: Path, *words: str) -> tuple[int, str, str]:
    env = environment(home)
    status = run(list(words), env)
    return status, env.stdout.getvalue(), env.stderr.getvalue()  # type: ignore[attr-defined]


def record(folder: Path, lines: str, players: Sequence[str] = ("Ana", "Ben")) -> Path:
    path = folder / "game.referee"
    with Table.new(players, ORDER, path=path) as table:
        table.do_all([line for line in lines.splitlines() if line])
    return path


def done(path: Path, line: str) -> str:
    status, _, complaint = referee(path.parent, "do", line, "--file", str(path))
    assert status == 0, complaint
    return Table.read(path).lines[-1]


def tried(path: Path, line: str) -> str:
    status, out, _ = referee(path.parent, "try", line, "--file", str(path), "--json")
    assert status == 0, out
    return str(json.loads(out)["rulings"][-1]["text"])


def guided(path: Path, line: str, language: str = "en") -> str:
    sit(path, line, language=language)
    return Table.read(path).lines[-1]


def sit(path: Path, *lines: str, language: str = "en") -> str:
    """What guided play shows after these lines."""
    env = environment(path.parent, language)
    with Table.open(path) as table:
        asker = Typing(*lines)
        Guide(env, table, asker, book_in_use(env.store.home)).run()
    return asker.seen


def name_card(home: Path, face: str, name: str, language: str) -> None:
    assert referee(home, "cards", "add", "round1", face)[0] == 0
    assert referee(home, "cards", "name", face, name, "--lang", language)[0] == 0


@pytest.mark.parametrize("entrance", [done, tried, guided])
@pytest.mark.parametrize(("before", "notation", "french", "russian"), ENTRIES)
def test_an_entry_in_any_language(
    tmp_path: Path, entrance: Callable[[Path, str], str], before: str, notation: str, french: str, russian: str
) -> None:
    for number, typed in enumerate((notation, french, russian)):
        folder = tmp_path / str(number)
        folder.mkdir()
        assert entrance(record(folder, before), typed) == notation


@pytest.mark.parametrize(("before", "notation", "french", "russian"), [one for one in ENTRIES if one[1][0] in "AB"])
def test_a_record_takes_the_notation_only(before: str, notation: str, french: str, russian: str) -> None:
    """What is typed is translated before it reaches a table; the table and its file know one language."""
    for typed in (french, russian):
        table = Table.new(["Ana", "Ben"], ORDER)
        table.do_all([line for line in before.splitlines() if line])
        with pytest.raises(Exception, match="not-understood"):
            table.do(typed)


# fixing


@pytest.mark.parametrize(
    "typed",
    [
        "Ana place b020:col d3",
        "Ana pose b020:col d3",
        "ana кладёт b020:col d3",
        "pose b020:col d3",
        "выложить b020:col d3",
        "Ana b020:col d3",
        "b020col d3",
    ],
)
def test_fix_takes_what_a_prompt_takes(tmp_path: Path, typed: str) -> None:
    path = record(tmp_path, PLAYED)
    assert referee(tmp_path, "fix", "3", *typed.split(), "--file", str(path))[0] == 0
    assert "Ana place b020:col d3" in Table.read(path).lines


@pytest.mark.parametrize("fix", ["fix", "corriger", "исправить"])
@pytest.mark.parametrize("yes", ["1", "y", "yes", "o", "oui", "д", "да"])
def test_fix_in_guided_play(tmp_path: Path, fix: str, yes: str) -> None:
    path = record(tmp_path, PLAYED)
    sit(path, f"{fix} 3 Ana pose b020:col d3", yes)
    assert Table.read(path).lines[-3:] == ["undo from 3", "Ana place b020:col d3", "Ben place g300 d3"]


@pytest.mark.parametrize("no", ["2", "n", "no", "non", "нет", "н", "", "ведьмы"])
def test_anything_but_yes_leaves_it(tmp_path: Path, no: str) -> None:
    path = record(tmp_path, PLAYED)
    sit(path, "fix 3 b020:col d3", no)
    assert Table.read(path).lines == PLAYED.splitlines()


def test_fix_takes_names_of_cards(tmp_path: Path) -> None:
    path = record(tmp_path, PLAYED)
    name_card(tmp_path, "b030:col", "Poterne", "fr")
    status, _, complaint = referee(tmp_path, "fix", "3", "poter", "d3", "--file", str(path))
    assert status == 0, complaint
    assert "Ana place b030:col d3" in Table.read(path).lines
    status, _, complaint = referee(tmp_path, "fix", "6", "xyz", "d3", "--file", str(path))
    assert status == 2
    assert "no card called “xyz” is known" in complaint


def test_fix_of_a_table_ruling_stays_one(tmp_path: Path) -> None:
    path = record(tmp_path, f'{STARTED}\n! Ana villagers d4 3 "found"')
    assert referee(tmp_path, "fix", "3", "d4", "4", '"found"', "--file", str(path))[0] == 0
    assert Table.read(path).lines[-1] == '! Ana villagers d4 4 "found"'


# names go first

NAMES = ("Pose", "Ведьма", "Ok", "Карта", "Fix")


@pytest.mark.parametrize(
    ("typed", "meant_line"),
    [
        ("Pose départ y111", "Pose start y111"),
        ("pose pose g300 d3", "pose place g300 d3"),
        ("Ведьма кладёт g300 d3", "Ведьма place g300 d3"),
        ("= Карта карт 1", "= Карта cards 1"),
        ('! Карта карта d4 нет "карта"', '! Карта card d4 none "карта"'),
        ('"Pose" pose g300 d3 # pose', '"Pose" place g300 d3 # pose'),
        ("ok pose g300 d3", "ok place g300 d3"),
        ("Ведьма монстры w2 wl lg", "Ведьма creatures w2 wl lg"),
        ("set players Pose Карта", "set players Pose Карта"),
        ("note pose une carte", "note pose une carte"),
        ("ve place g300 d3", "ve place g300 d3"),
    ],
)
def test_names_are_never_translated(typed: str, meant_line: str) -> None:
    assert in_notation(typed, OF_THE_GAME, NAMES) == meant_line


def test_a_shortened_name_is_no_keyword() -> None:
    assert in_notation("ann", OF_THE_GAME, ("Anna", "Ben")) == "ann"
    assert in_notation("ann", OF_THE_GAME, ("Zoé", "Ben")) == "undo"
    assert in_notation("annule", OF_THE_GAME, ("Annule", "Ben")) == "undo", "a name alone is no entry"
    assert in_notation("annule pose g300 d3", OF_THE_GAME, ("Annule", "Ben")) == "annule place g300 d3"


def test_a_player_or_a_card_is_no_shortened_word() -> None:
    words, players = GAMES["vampire-empire"].foreign(), ("Laura", "Ben")
    line = "ben support la 1/1 draw la 2 + kill la"
    assert in_notation(line, words, players) == "ben support la 1/1 draw la 2 + kill lad"
    assert in_notation("ben support dame 1/1 test dame", words, players) == "ben support dame 1/1 test lad"


def test_players_called_like_words_can_play(tmp_path: Path) -> None:
    path = record(tmp_path, "", NAMES)
    sit(path, "y111", "Ведьма g200", "Карта départ b020", "Fix start y111", "Ok y111")
    assert sorted(Table.read(path).lines) == sorted(
        ["Pose start y111", "Ведьма start g200", "Карта start b020", "Fix start y111", "Ok start y111"]
    )
    sit(path, "pose g300 d3", "Fix pose g300 d3", "карта g300 d3", "fix 7 d5")
    assert Table.read(path).lines[5:] == ["Pose place g300 d3", "Fix place g300 d3", "Карта place g300 d3"]


def test_a_card_called_like_a_word_is_a_card(tmp_path: Path) -> None:
    path = record(tmp_path, STARTED)
    name_card(tmp_path, "g300", "Журнал", "ru")
    name_card(tmp_path, "b020", "Pose", "fr")
    sit(path, "журнал d3", "Ben pose d3")
    assert Table.read(path).lines[2:] == ["Ana place g300 d3", "Ben place b020 d3"]


# words of guided play


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_a_word_in_every_language(language: str) -> None:
    assert [meant(word) for word in SPOKEN[language]][:6] == list(WORDS)[:6]
    assert {meant(word) for word in SPOKEN[language]} == set(WORDS)
    said = Voice(language)("help.commands")
    for word in SPOKEN[language]:
        assert word in said, "the help names it"


@pytest.mark.parametrize(
    ("typed", "seen"),
    [
        (("?", "help", "aide", "помощь"), "Type the card, by the start of its face or name"),
        (("show", "montrer", "montre", "показать", "sho", "пока"), "cards 1  villagers 2"),
        (("log", "journal", "журнал", "jour"), "1  Ana starts with the yellow building y111"),
        (("score", "счёт", "счет", "décompte"), "Score so far"),
        (("rules VV7", "règles VV7", "regles VV7", "правила VV7", "прав VV7"), "VV7"),
        (("rules sorcières", "правила ведьмы", "règles witches"), "witches: "),
    ],
)
def test_commands_in_any_language(tmp_path: Path, typed: tuple[str, ...], seen: str) -> None:
    path = record(tmp_path, STARTED)
    for line in typed:
        assert seen in sit(path, line), line
    assert Table.read(path).lines == STARTED.splitlines()


@pytest.mark.parametrize("word", ["quit", "q", "exit", "quitter", "выход", "выйти", "quitt"])
def test_leaving_in_any_language(tmp_path: Path, word: str) -> None:
    path = record(tmp_path, STARTED)
    sit(path, word, "g300 d3")
    assert Table.read(path).lines == STARTED.splitlines()


@pytest.mark.parametrize(("word", "line"), [("annuler", "undo"), ("отмена", "undo"), ("отм с 3", "undo from 3")])
def test_taking_back_names_the_entry(tmp_path: Path, word: str, line: str) -> None:
    path = record(tmp_path, f"{STARTED}\nAna place g300 d3")
    assert "Undone: 3  Ana place g300 d3" in sit(path, word)
    assert Table.read(path).lines[-1] == line


@pytest.mark.parametrize("word", ["undo", "annuler", "отмена"])
def test_undo_at_a_question_gives_the_line_up(tmp_path: Path, word: str) -> None:
    path = record(tmp_path, STARTED)
    sit(path, "h3wl d3", word)
    assert Table.read(path).lines == STARTED.splitlines()


def test_a_free_note(tmp_path: Path) -> None:
    path = record(tmp_path, STARTED)
    sit(path, "remarque Ana pose la carte", "заметка жители нет")
    assert Table.read(path).lines[2:] == ['note "Ana pose la carte"', 'note "жители нет"']


def test_answers_to_a_demon_without_name_and_verb(tmp_path: Path) -> None:
    path = record(tmp_path, DEMON)
    sit(path, "dw effet wr")
    assert Table.read(path).lines[-1] == "Ben demon dw effect wr"


# the words themselves


def test_no_word_is_a_code() -> None:
    every = [foreign.KEYWORDS, foreign.HEADER_KEY_WORDS, foreign.FROM, foreign.ALL, KNOWN, *OF_THE_GAME.values()]
    for word in (word for lexicon in every for word in lexicon if word not in ("w", "l", "v")):
        assert read_card(word) is None, word
        assert word not in COLUMN, word
        assert word not in CREATURES, word


def test_every_verb_has_words_in_both_languages() -> None:
    assert GAME is not None
    for own, expected in (
        (GAME.words().VERBS, "verb"),
        (GAME.words().COUNTS, "count"),
        (GAME.words().TABLE_RULINGS, "ruling"),
    ):
        lexicon = OF_THE_GAME[expected]
        assert set(lexicon.values()) == set(own)
        for word in own:
            forms = [form for form, meaning in lexicon.items() if meaning == word]
            assert any(form[0] > "а" for form in forms), f"{word} in Russian"
            assert any(form.isascii() for form in forms), f"{word} in French"


def test_codes_stay_codes() -> None:
    assert kind_called("s") is None
    assert kind_called("в") is None
    for word in ("с", "я", "о"):
        assert not is_command(word)


def test_spelling_does_not_matter() -> None:
    assert unaccented("Кладёт") == unaccented("кладет")
    assert unaccented("SORCIÈRES") == "sorcieres"
