"""Help and complaints about a call, in every language: nothing of another language is left in them."""

import io
import json
import re
import shlex
from itertools import product
from pathlib import Path
from typing import Any

import pytest
import typer

from referee.cli.command_list import commands_for
from referee.cli.environment import Environment
from referee.cli.main import run
from referee.cli.program import app
from referee.cli.typer_app.header_options import own_options
from referee.cli.typer_app.help import bounds_of, help_lines, meaning, path_of
from referee.cli.which_game import KIND
from referee.games import GAMES, USUAL
from referee.games.vampire_empire.texts.help_en import TEXTS as OF_EMPIRE
from referee.games.vampire_nights.texts.help_en import TEXTS as OF_NIGHTS
from referee.games.vampire_village.texts.help_en import TEXTS as OF_VILLAGE
from referee.games.village_attacks.texts.help_en import TEXTS as OF_ATTACKS
from referee.languages import LANGUAGES
from referee.say import Voice
from referee.say.en.help import TEXTS as OF_EVERY_GAME
from referee.show.text import width
from tests.cli.conventions.runs import referee
from tests.samples import some_of

ROOT: Any = typer.main.get_command(app)
VOICES = {(language, kind): Voice(language, kind) for language in LANGUAGES for kind in GAMES}
TEXTS = {**OF_ATTACKS, **OF_EMPIRE, **OF_NIGHTS, **OF_EVERY_GAME, **OF_VILLAGE}


def contexts(kind: str = USUAL) -> dict[str, Any]:
    """Every command of a game and those below it, by the name that the texts have for them."""
    top = typer.Context(ROOT, info_name="referee", help_option_names=["-h", "--help"])
    top.meta["referee"] = ("--game", kind)
    top.meta[KIND] = kind
    found = [top]
    for name in commands_for(kind):
        command = typer.Context(ROOT.get_command(top, name), info_name=name, parent=top)
        below = getattr(command.command, "commands", {})
        found += [command, *(typer.Context(one, info_name=word, parent=command) for word, one in below.items())]
    return {path_of(context): context for context in found}


# Each command as the first game has it that brings it.
FIRST = {path: kind for kind in reversed(GAMES) for path in contexts(kind)}
CONTEXTS = {path: contexts(kind)[path] for path, kind in FIRST.items()}
PARAMETERS = [(path, one) for path, context in CONTEXTS.items() for one in context.command.get_params(context)]
PARAMETERS += [("new", one) for kind in GAMES if kind != USUAL for one in own_options(kind)]


def shown(language: str, path: str, columns: int = 80) -> list[str]:
    return list(help_lines(voice_of(language, path), CONTEXTS[path].command, CONTEXTS[path], columns))


def voice_of(language: str, path: str) -> Voice:
    return VOICES[language, FIRST[path]]


def texts(prefix: str) -> set[str]:
    return {key.removeprefix(prefix) for key in TEXTS if key.startswith(prefix)}


# One text for each thing, and a thing for each text.


def test_every_command_has_its_texts_and_there_are_no_others() -> None:
    assert texts("brief.") == set(CONTEXTS) - {"referee"}
    assert texts("example.") == set(CONTEXTS)
    assert texts("help.") <= set(CONTEXTS)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_all_of_its_help(game: str) -> None:
    """Nothing is left to the words of another game, or to bare keys."""
    voice, commands = Voice("en", game), contexts(game)
    needed = {f"{kind}.{path}" for kind in ("brief", "example") for path in commands} - {"brief.referee"}
    for path, context in commands.items():
        for one in context.command.get_params(context):
            if not getattr(one, "hidden", False):
                assert meaning(voice, path, one) != voice("usage.of-header"), (path, one.name)
                needed |= set() if getattr(one, "is_flag", False) else {f"metavar.{one.metavar.removesuffix('…')}"}
    assert needed - {*voice.texts} == set()


@pytest.mark.parametrize("kind", ["argument", "option"])
def test_every_parameter_has_a_meaning_and_none_is_left_over(kind: str) -> None:
    used = set()
    for path, parameter in PARAMETERS:
        if parameter.param_type_name == kind:
            name = parameter.name if kind == "argument" else max(parameter.opts, key=len)
            names = (f"{path}.{name}", name)
            used.add(next((one for one in names if f"{kind}.{one}" in TEXTS), name))
    everywhere = {f"every.--{name}" for name in ("lang", "no-color", "quiet", "no-input", "debug")} | {"--version"}
    assert used | (everywhere if kind == "option" else set()) == texts(f"{kind}.")


def test_every_value_has_a_word_and_none_is_left_over() -> None:
    words = {one.metavar.removesuffix("…") for _, one in PARAMETERS if not getattr(one, "is_flag", False)}
    assert {"LANG"} | words == texts("metavar.")


def test_commands_bring_no_words_of_their_own() -> None:
    """Else there would be two truths, one of them English only."""
    for context in CONTEXTS.values():
        assert (context.command.help or "", context.command.epilog) == ("", None)
    assert {getattr(one, "help", None) for _, one in PARAMETERS if "--help" not in one.opts} == {None}


# Nothing of another language.

# What is typed is the same in every language.
LATIN = set(
    re.findall(
        r"\w+",
        """
    referee all w l v yaml csv json html pdf svg txt md bgstats bg stats qr bash zsh fish powershell start round1 round2
    creatures1 creatures2 lang edition style color background quiet boxes large plain points villagers size box vampire
    village en fr ru undo restore vv28 b030 g300 h0w g b r y row b1 w2 wl wr lg lb v1 v2 v6 w1 n o village ser coi
    bites secret last crossbow discard bis lad a1 d1 d2 c2 n1 n2 s3 cn2 nv1 none ben defend water may
    a c c1 ch1 coin dark dead dial dullahan eh1 export facts g1 h1d heart knight l1 lc1 lich morale p1_ p2 s1 sc1 spawn
    xp5 zone troll night
""",
    )
)


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_no_line_of_help_is_english(language: str) -> None:
    for path in CONTEXTS:
        same = set(shown(language, path)) & set(shown("en", path))
        assert [line for line in same if line and not line.startswith("    referee ")] == [], path


def test_russian_help_has_no_words_of_another_language() -> None:
    for key in TEXTS:
        if not key.startswith(("example.", "metavar.")):
            said = next(voice.texts[key] for kind in GAMES if key in (voice := VOICES["ru", kind]).texts)
            text = re.sub(r"\{\w+\}|(?<!\w)--?[a-z][\w-]*", "", said).lower()
            assert re.search("[а-я]", text), key
            assert [word for word in re.findall(r"[a-z]\w*", text) if word not in LATIN] == [], key


@pytest.mark.parametrize("language", LANGUAGES)
@some_of("path", CONTEXTS)
def test_examples_can_be_called(language: str, path: str) -> None:
    for example in voice_of(language, path).texts[f"example.{path}"].split("\n"):
        program, *words = shlex.split(example)
        words = words[: words.index("--lang")] if "--lang" in words and words[:2] != ["cards", "name"] else words
        assert program == "referee"
        assert path == "referee" or words[: path.count("-") + 1] == path.split("-")
        name, *rest = words
        top = CONTEXTS[path].find_root()
        with ROOT.get_command(top, name).make_context(name, rest, top) as context:
            below = getattr(context.command, "commands", {})
            if below and context._protected_args:
                first = context._protected_args[0]
                below[first].make_context(first, list(context.args), context)


# How it looks.


@some_of(("columns", "language"), product([40, 60, 80], LANGUAGES))
def test_help_fits_and_is_aligned(language: str, columns: int) -> None:
    for path in CONTEXTS:
        lines = shown(language, path, columns)
        wide = [line for line in lines if width(line) > columns and len(line.split()) > 1 and "  referee " not in line]
        assert wide == [], path
        assert [line for line in lines if line != line.rstrip()] == [], path
        texts_at: dict[str, set[int]] = {}
        heading = ""
        for line in lines:
            if line and not line.startswith(" "):
                heading = line
            elif entry := re.match(r"  (\S.*?)  +(?=\S)", line):
                texts_at.setdefault(heading, set()).add(width(entry[0]))
        assert all(len(starts) == 1 for starts in texts_at.values()), path


def test_examples_come_first_in_every_language() -> None:
    for language, path in product(LANGUAGES, CONTEXTS):
        lines = shown(language, path)
        assert lines[lines.index("") + 1] == f"  {voice_of(language, path)('usage.examples')}"


def test_settings_show_as_what_holds_by_default(tmp_path: Path) -> None:
    (tmp_path / "config.yaml").write_text("edition: ru\n", encoding="utf-8")
    assert "[default: ru]" in referee(tmp_path, "new", "--help").out
    assert "[по умолчанию fr]" in referee(tmp_path, "new", "--help", "--lang", "ru", REFEREE_EDITION="fr").out


def test_bounds_are_said() -> None:
    left = next(one for path, one in PARAMETERS if path == "attack" and one.name == "left")
    assert bounds_of(left) == (0, 99)
    assert any(line.endswith("[from 0 to 99]") for line in shown("en", "attack"))
    assert any(line.endswith("[à partir de 0]") for line in shown("fr", "undo"))


# The language is known before anything is said.

HEADINGS = {"en": "Usage: referee", "fr": "Utilisation\u00a0: referee", "ru": "Использование: referee"}


@pytest.mark.parametrize(
    ("words", "variables", "language"),
    [
        (["--lang", "ru", "play", "--help"], {}, "ru"),
        (["play", "--help", "--lang", "fr"], {}, "fr"),
        (["play", "--lang=ru", "-h"], {"REFEREE_LANG": "fr"}, "ru"),
        (["cards", "show", "-h"], {"REFEREE_LANG": "fr"}, "fr"),
        (["--help"], {"LANG": "ru_RU.UTF-8"}, "ru"),
        (["--help"], {"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_help_follows_the_language(tmp_path: Path, words: list[str], variables: dict[str, str], language: str) -> None:
    done = referee(tmp_path, *words, **variables)
    assert done.out.startswith(HEADINGS[language])
    assert (done.status, done.err) == (0, "")
    assert "\x1b" not in done.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_typed_gives_the_help(tmp_path: Path, language: str) -> None:
    done = referee(tmp_path, REFEREE_LANG=language)
    assert (done.status, done.out) == (2, "")
    assert done.err == referee(tmp_path, "--help", REFEREE_LANG=language).out


# Complaints about a call.

COMPLAINTS = [
    (
        ["shwo"],
        "There is no command “shwo”. Did you mean show?",
        "Il n'y a pas de commande « shwo ». Vouliez-vous dire show ?",
        "Команды «shwo» нет. Может быть, show?",
    ),
    (["zzz"], "There is no command “zzz”.", "Il n'y a pas de commande « zzz ».", "Команды «zzz» нет."),
    (
        ["cards", "shwo"],
        "There is no command “shwo”. Did you mean show?",
        "Il n'y a pas de commande « shwo ». Vouliez-vous dire show ?",
        "Команды «shwo» нет. Может быть, show?",
    ),
    (
        ["show", "--leggal"],
        "There is no option --leggal. Did you mean --legal?",
        "Il n'y a pas d'option --leggal. Vouliez-vous dire --legal ?",
        "Параметра --leggal нет. Может быть, --legal?",
    ),
    (
        ["show", "--quite"],
        "There is no option --quite. Did you mean --quiet?",
        "Il n'y a pas d'option --quite. Vouliez-vous dire --quiet ?",
        "Параметра --quite нет. Может быть, --quiet?",
    ),
    (["log", "-x"], "There is no option -x.", "Il n'y a pas d'option -x.", "Параметра -x нет."),
    (["--zzz"], "There is no option --zzz.", "Il n'y a pas d'option --zzz.", "Параметра --zzz нет."),
    (["attack"], "KIND is missing.", "Il manque TYPE.", "Не хватает: ВИД."),
    (["fix", "3"], "ENTRY is missing.", "Il manque SAISIE.", "Не хватает: ЗАПИСЬ."),
    (
        ["show", "--game"],
        "--game needs a value: NAME.",
        "Après --game, il faut une valeur : NOM.",
        "После --game нужно значение: НАЗВАНИЕ.",
    ),
    (
        ["show", "--legal=3"],
        "--legal takes no value.",
        "--legal ne prend pas de valeur.",
        "--legal указывают без значения.",
    ),
    (
        ["attack", "witches", "w2", "--left", "two"],
        "--left: “two” isn't a whole number.",
        "--left : « two » n'est pas un nombre entier.",
        "--left: «two» — не целое число.",
    ),
    (
        ["attack", "witches", "w2", "--left", "100"],
        "--left: 100 is out of range; it must be 0 to 99.",
        "--left : 100 sort des limites, qui vont de 0 à 99.",
        "--left: 100 не подходит, можно от 0 до 99.",
    ),
    (
        ["undo", "--from", "-1"],
        "--from: -1 is too small; the minimum is 0.",
        "--from : -1 est trop petit, le minimum est 0.",
        "--from: -1 слишком мало, наименьшее — 0.",
    ),
    (
        ["fix", "last", "undo"],
        "N: “last” isn't a whole number.",
        "N : « last » n'est pas un nombre entier.",
        "N: «last» — не целое число.",
    ),
    (
        ["best", "--aim", "glory"],
        "--aim can't be “glory”. Choices: points, villagers",
        "--aim : « glory » n'existe pas ici. Au choix : points, villagers",
        "--aim: «glory» не подходит. Можно: points, villagers",
    ),
    (
        ["completions", "tcsh"],
        "SHELL can't be “tcsh”. Choices: bash, zsh, fish, powershell",
        "SHELL : « tcsh » n'existe pas ici. Au choix : bash, zsh, fish, powershell",
        "ОБОЛОЧКА: «tcsh» не подходит. Можно: bash, zsh, fish, powershell",
    ),
    (
        ["show", "Ana", "Ben", "Cem"],
        "Too many arguments: Ben Cem",
        "En trop ici : Ben Cem",
        "Здесь лишнее: Ben Cem",
    ),
    (
        ["new", "friday", "saturday", "--players", "Ana", "Ben", "--late"],
        "Too many arguments: saturday",
        "En trop ici : saturday",
        "Здесь лишнее: saturday",
    ),
]


def said(home: Path, language: str, words: list[str], columns: int = 80) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    variables = {"REFEREE_HOME": str(home), "COLUMNS": str(columns)}
    return (
        run(words, Environment(variables, io.StringIO(), out, err, language=language)),
        out.getvalue(),
        err.getvalue(),
    )


@pytest.mark.parametrize(("words", *LANGUAGES), COMPLAINTS, ids=[" ".join(one[0]) for one in COMPLAINTS])
def test_complaints(tmp_path: Path, words: list[str], en: str, fr: str, ru: str) -> None:
    for language, sentence in zip(LANGUAGES, (en, fr, ru), strict=True):
        status, out, err = said(tmp_path, language, words)
        lines = err.replace("\u00a0", " ").splitlines()
        assert (status, out, lines[0]) == (2, "", sentence)
        assert lines[-2].startswith(HEADINGS[language].replace("\u00a0", " "))
        assert re.search(r": referee[\w -]* --help$", lines[-1])

        status, out, err = said(tmp_path, language, [*words[:1], "--json", *words[1:]])
        answer = json.loads(out)
        assert (status, err, list(answer), answer["schema"]) == (2, "", ["schema", "failure"], 1)
        assert list(answer["failure"]) == ["code", "rule", "message"]
        assert (answer["failure"]["code"], answer["failure"]["rule"]) == ("usage", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_missing_is_explained(tmp_path: Path, language: str) -> None:
    explained = said(tmp_path, language, ["attack"])[2].splitlines()[1]
    assert explained.endswith(voice_of(language, "attack")("argument.attack.kind"))


@pytest.mark.parametrize("columns", [40, 60, 80, 200])
def test_complaints_fit(tmp_path: Path, columns: int) -> None:
    for words, *_ in COMPLAINTS:
        for language in LANGUAGES:
            for line in said(tmp_path, language, words, columns)[2].splitlines():
                assert width(line) <= columns
