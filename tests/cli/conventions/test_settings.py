"""Settings: who has the last word, what is left out and said, and changing them."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from referee.cli.commands.config import edited
from referee.cli.settings import KEYS, settle, user_file
from referee.record.home import NoHome, home_folder
from tests.cli.conventions.runs import GAMES, in_terminal, referee, started, variables
from tests.places import ROOT

NEW = ("new", "x", "--players", "Ana", "Ben", "--order", "witches", "werewolves", "vampires", "--json")


def origin(home: Path, key: str, *flags: str, **more: str) -> tuple[str, str]:
    found = json.loads(referee(home, "config", "--json", *flags, **more).out)["settings"][key]
    return found["value"], found["source"]


@pytest.mark.heavy
def test_flag_environment_project_user_locale_default(tmp_path: Path) -> None:
    assert origin(tmp_path, "lang") == ("en", "default")
    assert origin(tmp_path, "lang", LANG="fr_CA.UTF-8") == ("fr", "locale")
    (tmp_path / "config.yaml").write_text("lang: ru\nedition: ru\nstyle: large\n")
    assert origin(tmp_path, "lang", LANG="fr_CA.UTF-8") == ("ru", "user")
    (tmp_path / ".referee.yaml").write_text("lang: fr\nedition: fr\nstyle: plain\n")
    assert origin(tmp_path, "lang") == ("fr", "project")
    assert origin(tmp_path, "edition") == ("fr", "project")
    assert origin(tmp_path, "lang", REFEREE_LANG="ru") == ("ru", "environment")
    assert origin(tmp_path, "edition", REFEREE_EDITION="ru") == ("ru", "environment")
    assert origin(tmp_path, "style", REFEREE_STYLE="boxes") == ("boxes", "environment")
    assert origin(tmp_path, "lang", "--lang", "en", REFEREE_LANG="ru") == ("en", "flag")
    assert origin(tmp_path, "quiet", "--quiet") == ("true", "flag")
    assert origin(tmp_path, "color", "--no-color") == ("never", "flag")
    assert origin(tmp_path, "color", NO_COLOR="1") == ("never", "environment")


@pytest.mark.parametrize(
    ("given", "language"),
    [
        ({"LC_ALL": "ru_RU.UTF-8", "LC_MESSAGES": "fr", "LANG": "en"}, "ru"),
        ({"LC_MESSAGES": "fr_FR", "LANG": "ru"}, "fr"),
        ({"LC_ALL": "", "LANG": "fr"}, "fr"),
        ({"LC_ALL": "C", "LANG": "fr"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"REFEREE_LANG": "fr-CA", "LC_ALL": "ru"}, "fr"),
    ],
)
def test_the_language_of_the_system(given: dict[str, str], language: str, tmp_path: Path) -> None:
    settings = settle({"REFEREE_HOME": str(tmp_path), **given}, {}, project=str(tmp_path / "none"))
    assert settings["lang"] == language
    assert settings.faults == []


def test_an_unknown_language_is_english_with_one_line(tmp_path: Path) -> None:
    started(tmp_path)
    for words, more in ((["--lang", "xx"], {}), ([], {"REFEREE_LANG": "xx"})):
        done = referee(tmp_path, "score", *words, **more)
        assert done.status == 0
        assert done.out == referee(tmp_path, "score").out
        assert done.err.splitlines()[0] == "“xx” isn't available; using English. Choices: en, fr, ru"


@pytest.mark.heavy
def test_settings_take_effect(tmp_path: Path) -> None:
    (tmp_path / ".referee.yaml").write_text("edition: ru\nstyle: plain\nquiet: yes\ncolor: never\n")
    assert json.loads(referee(tmp_path, *NEW).out)["edition"] == "ru"
    assert json.loads(referee(tmp_path, *NEW[:1], "y", *NEW[2:], "--edition", "fr").out)["edition"] == "fr"
    referee(tmp_path, "do", "Ana start y111", "Ben start g200")
    shown = referee(tmp_path, "show")
    assert "d4: yellow building y111" in shown.out
    assert shown.err == ""
    assert "│" in referee(tmp_path, "show", "--style", "boxes").out
    assert "\x1b" not in in_terminal(tmp_path, "show")
    tally = json.loads(referee(tmp_path, "tally", "Ana 1 2 3 4", "Ben 4 3 2 1", "--json").out)
    assert tally["edition"] == "ru"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("\nlang: en\nstyel: large\n", "config.yaml:3: there is no setting “styel”"),
        ("style: huge\n", "config.yaml:1: `style` can't be “huge”"),
        ("lang: [en]\n", "config.yaml:1: these settings are ignored"),
        ("- en\n", "config.yaml:1: these settings are ignored"),
        ("lang: en\nlang: fr\n", "config.yaml:2: these settings are ignored"),
        ("lang: &a en\nstyle: *a\n", "config.yaml:1: these settings are ignored"),
        ("lang: !!python/object:os.system en\n", "config.yaml:1: these settings are ignored"),
        ("{" * 5000, "config.yaml:1: these settings are ignored"),
        ("lang: \x00\n", "these settings are ignored"),
        ("# nothing\n\n", ""),
    ],
)
def test_what_is_wrong_is_said_and_left_out(tmp_path: Path, text: str, said: str) -> None:
    started(tmp_path)
    (tmp_path / "config.yaml").write_text(text)
    done = referee(tmp_path, "score", COLUMNS="500")
    assert done.status == 0
    assert "Final" in done.out or "Score" in done.out
    assert said in done.err
    assert len(done.err.splitlines()) == (2 if said else 1)
    assert referee(tmp_path, "score", "--quiet").err == ""


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "config.yaml").mkdir()
    done = referee(tmp_path, "config")
    assert done.status == 0
    assert "can't read" in " ".join(done.err.split())  # where the line breaks depends on the folder
    assert referee(tmp_path, "config", "set", "lang", "fr").status == 4


@pytest.mark.heavy
def test_set_and_unset(tmp_path: Path) -> None:
    file = tmp_path / "config.yaml"
    file.write_text("# mine\nstyle: large  # for the kitchen\nlang: en\n")
    done = referee(tmp_path, "config", "set", "lang", "FR")
    assert (done.status, done.err) == (0, "To undo: referee config set lang en\n")
    assert file.read_text() == "# mine\nstyle: large  # for the kitchen\nlang: fr\n"
    assert referee(tmp_path, "config", "unset", "lang", "--lang", "en").status == 0
    assert file.read_text() == "# mine\nstyle: large  # for the kitchen\n"
    again = referee(tmp_path, "config", "unset", "lang")
    assert (again.status, "nothing changed" in " ".join(again.out.split())) == (0, True)
    assert referee(tmp_path, "config", "set", "quiet", "on", "--project").status == 0
    assert (tmp_path / ".referee.yaml").read_text() == "quiet: true\n"
    hidden = referee(tmp_path, "config", "set", "quiet", "off")
    assert "config.yaml" in hidden.out


def test_a_setting_without_effect_is_said(tmp_path: Path) -> None:
    done = referee(tmp_path, "config", "set", "style", "large", REFEREE_STYLE="plain")
    assert "REFEREE_STYLE sets it to plain" in done.err


@pytest.mark.parametrize("words", [["set", "colour", "never"], ["set", "color", "red"], ["unset", "colour"], ["set"]])
def test_what_cannot_be_set(tmp_path: Path, words: list[str]) -> None:
    assert referee(tmp_path, "config", *words).status == 2
    assert not (tmp_path / "config.yaml").exists()


def test_a_broken_file_is_not_written_to(tmp_path: Path) -> None:
    (tmp_path / "config.yaml").write_text("lang: [\n")
    assert referee(tmp_path, "config", "set", "lang", "fr").status == 4
    assert (tmp_path / "config.yaml").read_text() == "lang: [\n"


def test_a_file_on_one_line_is_written_anew() -> None:
    found = {"lang": ("en", 1), "style": ("large", 1), "other": ("x", 1)}
    assert edited("{lang: en, style: large, other: x}\n", found, "lang", "fr") == "style: large\nlang: fr\n"
    assert edited("{lang: en, style: large}\n", found, "lang", None) == "style: large\n"


def test_without_a_file_nothing_is_loaded(tmp_path: Path) -> None:
    code = (
        "import sys; from referee.cli.environment import from_process; from_process({}); print('yaml' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env=variables(tmp_path), cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert done.stdout == "False\n"


def test_every_key_is_explained() -> None:
    page = ROOT.joinpath("docs", "configuration.md").read_text(encoding="utf-8")
    for key, values in KEYS.items():
        assert f"| `{key}` | {', '.join(f'`{value}`' for value in values)} |" in page


def test_relative_directories_do_not_count(tmp_path: Path) -> None:
    assert user_file({"XDG_CONFIG_HOME": "relative", "HOME": str(tmp_path)}).is_absolute()


@pytest.mark.parametrize("words", [["games"], ["do", "Ana start y111"], ["config", "set", "lang", "fr"]])
def test_nobody_says_where_the_home_folder_is(words: list[str], tmp_path: Path) -> None:
    """`~` is what is left where HOME is not set and the system does not know the person either."""
    for said in ("~", "games"):
        done = referee(tmp_path, *words, HOME=said, REFEREE_HOME="")
        assert (done.status, done.out) == (2, "")
        assert "REFEREE_HOME" in done.err
    assert not any(tmp_path.iterdir())


def test_an_empty_home_is_not_the_root_of_all_folders(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "")
    with pytest.raises(NoHome):
        home_folder()


def test_without_a_home_folder_a_file_can_still_be_named(tmp_path: Path) -> None:
    assert referee(tmp_path, "show", "--file", str(GAMES[0]), HOME="~", REFEREE_HOME="").status == 0
    assert referee(tmp_path, "completions", "bash", "--install", HOME="~", REFEREE_HOME="").status == 2
    assert not any(tmp_path.iterdir())
