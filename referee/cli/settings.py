"""What a person or a project has set, and where each value comes from. Where there is no file, nothing is loaded."""

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from referee.languages import LANGUAGES
from referee.record.home import NoHome, home_folder

# The values that a key may have; the first is what holds if nobody says anything.
KEYS: Final[dict[str, tuple[str, ...]]] = {
    "lang": LANGUAGES,
    "edition": ("fr", "ru"),
    "style": ("boxes", "large", "plain"),
    "color": ("auto", "never"),
    "background": ("auto", "dark", "light"),
    "quiet": ("false", "true"),
}
VARIABLES: Final = {key: f"REFEREE_{key.upper()}" for key in ("lang", "edition", "style", "background")}
FLAGS: Final = {"no-color": ("color", "never"), "quiet": ("quiet", "true")}
LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
SWITCHES: Final = {"yes": "true", "on": "true", "no": "false", "off": "false"}
PROJECT_FILE: Final = ".referee.yaml"


class Setting(NamedTuple):
    """A value, who says so (flag, environment, project, user, locale, default), and where exactly."""

    value: str
    source: str
    where: str = ""


class Settings:
    """One value for each key, and what was ignored on the way, as message keys with parameters."""

    def __init__(self) -> None:
        self.values = {key: Setting(values[0], "default") for key, values in KEYS.items()}
        self.faults: list[tuple[str, dict[str, Any]]] = []

    def __getitem__(self, key: str) -> str:
        return self.values[key].value

    def defaults(self) -> dict[str, str]:
        """What the options of commands start from, where it is not what they start from anyway."""
        return {key: self[key] for key in ("edition", "style") if self.values[key].source != "default"}


def user_file(variables: Mapping[str, str]) -> Path:
    """Where this system keeps a user's configuration; REFEREE_HOME holds everything if it is set.

    :raises NoHome:
    """
    if home := variables.get("REFEREE_HOME"):
        return Path(home) / "config.yaml"
    if sys.platform == "darwin":
        return home_folder() / "Library/Application Support/referee/config.yaml"
    if os.name == "nt":
        return Path(variables.get("APPDATA") or home_folder()) / "referee" / "config.yaml"
    config = variables.get("XDG_CONFIG_HOME", "")
    return (Path(config) if os.path.isabs(config) else home_folder() / ".config") / "referee" / "config.yaml"


def settle(variables: Mapping[str, str], flags: Mapping[str, Any], project: str = PROJECT_FILE) -> Settings:
    """Flag, else environment, else the project's file, else the user's, else what holds anyway."""
    settings = Settings()
    _from_locale(settings, variables)
    with suppress(NoHome):  # then nobody has set anything there; a command that needs the folder says so
        _from_file(settings, str(user_file(variables)), "user")
    _from_file(settings, project, "project")
    for key, variable in VARIABLES.items():
        if value := variables.get(variable):
            _take(settings, key, value, Setting(value, "environment", variable))
    if variables.get("NO_COLOR"):
        settings.values["color"] = Setting("never", "environment", "NO_COLOR")
    elif variables.get("TERM") == "dumb":
        settings.values["color"] = Setting("never", "environment", "TERM")
    for flag, (key, value) in FLAGS.items():
        if flags.get(flag):
            settings.values[key] = Setting(value, "flag", f"--{flag}")
    if lang := flags.get("lang"):
        _take(settings, "lang", lang, Setting(lang, "flag", "--lang"))
    return settings


def _from_locale(settings: Settings, variables: Mapping[str, str]) -> None:
    """The first variable that is set decides; a language that is not spoken here is nothing to complain about."""
    variable = next((name for name in LOCALE if variables.get(name)), None)
    if variable is not None:
        language = language_of(variables[variable])
        if language in LANGUAGES:
            settings.values["lang"] = Setting(language, "locale", variable)


def language_of(locale: str) -> str:
    """`fr` of `fr_CA.UTF-8`."""
    return locale.replace("-", "_").split("_")[0].split(".")[0].lower()


def _take(settings: Settings, key: str, value: str, setting: Setting) -> None:
    read = read_value(key, value)
    if read is not None:
        settings.values[key] = setting._replace(value=read)
    elif key == "lang":
        settings.values[key] = Setting(KEYS[key][0], "default")
        settings.faults.append(("config.unknown-language", {"lang": value, "known": KEYS[key]}))
    else:
        params = {"where": setting.where, "key": key, "value": value, "known": KEYS[key]}
        settings.faults.append(("config.bad-value", params))


def read_value(key: str, text: str) -> str | None:
    """The value that is meant, None if there is no such value."""
    value = language_of(text) if key == "lang" else text.lower()
    if key == "quiet":
        value = SWITCHES.get(value, value)
    return value if value in KEYS[key] else None


def _from_file(settings: Settings, file: str, source: str) -> None:
    if not os.path.exists(file):
        return
    from referee.table.yaml_tree import BadYaml

    try:
        found = read_file(file)
    except BadYaml as error:
        settings.faults.append(("config.bad-file", {"where": f"{file}:{error.line}", "reason": error.reason}))
        return
    except OSError as error:
        settings.faults.append(("config.unreadable", {"file": file, "reason": error}))
        return
    for key, (value, line) in found.items():
        where = f"{file}:{line}"
        if key not in KEYS:
            settings.faults.append(("config.bad-key", {"where": where, "key": key, "known": tuple(KEYS)}))
        elif (read := read_value(key, value)) is None:
            params = {"where": where, "key": key, "value": value, "known": KEYS[key]}
            settings.faults.append(("config.bad-value", params))
        else:
            settings.values[key] = Setting(read, source, where)


def read_file(file: str) -> dict[str, tuple[str, int]]:
    """What a file says, each with its line, known or not.

    :raises OSError: if it cannot be read.
    :raises BadYaml: if it is something else.
    """
    from referee.record.file import load
    from referee.table.yaml_tree import BadYaml, read_yaml

    data = load(Path(file))
    if not any(line.strip() and not line.lstrip().startswith(b"#") for line in data.splitlines()):
        return {}
    root = read_yaml(data)
    if not isinstance(root.value, dict):
        raise BadYaml(root.line, "mapping")
    for node in root.value.values():
        if not isinstance(node.value, str):
            raise BadYaml(node.line, "text")
    return {key: (node.value, node.line) for key, node in root.value.items()}
