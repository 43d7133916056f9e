"""`referee config`: what is set, where it comes from, and setting it."""

import os
import shlex
from pathlib import Path
from typing import Annotated

import typer

from referee.cli.environment import Environment
from referee.cli.settings import KEYS, PROJECT_FILE, Setting, read_file, read_value, settle, user_file
from referee.cli.typer_app.app import command_app
from referee.cli.typer_app.options import Json
from referee.engine.codes import FILE, FINE, USAGE
from referee.engine.lexicon import Lexicon, called, lexicon, near_senses, unaccented
from referee.games import GAMES, USUAL
from referee.record.atomic import held, make_folder, replace
from referee.say import clean
from referee.show.text import Line, table_with_text
from referee.table.yaml_tree import BadYaml

app = command_app()
Key = Annotated[str, typer.Argument(metavar="KEY")]
Project = Annotated[bool, typer.Option("--project")]

# What may be typed for a key or a value; in a file stand the values themselves.
NAMES = lexicon(
    {
        "lang": "langue язык",
        "edition": "édition издание",
        "style": "стиль",
        "color": "couleur couleurs цвет цвета",
        "background": "fond фон",
        "quiet": "silencieux discret тихо",
    }
)
VALUES = {
    "lang": lexicon(
        {
            "en": "english anglais английский",
            "fr": "french français французский",
            "ru": "russian russe русский",
        }
    ),
    "style": lexicon({"boxes": "cadres рамки", "large": "grand крупно", "plain": "simple просто"}),
    "color": lexicon({"auto": "авто", "never": "jamais никогда"}),
    "background": lexicon({"auto": "авто", "dark": "sombre foncé тёмный", "light": "clair светлый"}),
    "quiet": lexicon({"true": "yes oui да", "false": "no non нет"}),
}


def key_called(word: str) -> str:
    """The setting that is meant, or the word itself if there is none of that name."""
    return NAMES.get(unaccented(word), word)


def _values_called(key: str) -> Lexicon:
    """What may be typed for a value: our words, or the words that a game has for a key of its header."""
    game = GAMES.get(USUAL)
    return VALUES[key] if key in VALUES or game is None else game.foreign().get(key, {})


@app.callback(invoke_without_command=True)
def config(ctx: typer.Context, json: Json = False) -> None:
    if ctx.invoked_subcommand is not None:
        return
    env: Environment = ctx.obj
    if json:
        env.json(
            {
                "schema": 1,
                "settings": {key: setting._asdict() for key, setting in _in_force(env).items()},
                "files": {"user": str(user_file(env.variables)), "project": PROJECT_FILE},
            }
        )
        return
    env.show(_lines(env))


def _in_force(env: Environment) -> dict[str, Setting]:
    """Every setting; one that nobody set may still depend on the language."""
    found = {**env.settings.values}
    for key, setting in found.items():
        usual = env.usual(GAMES[USUAL], key) or setting.value
        if usual != setting.value:
            found[key] = Setting(usual, "language", env.language)
    return found


def _lines(env: Environment) -> list[Line]:
    rows = [
        [key, clean(setting.value), env.voice(f"config.from-{setting.source}", where=setting.where)]
        for key, setting in _in_force(env).items()
    ]
    return table_with_text(rows, "<<<", env.width)


@app.command(name="set")
def set_value(
    ctx: typer.Context,
    key: Key,
    value: Annotated[str, typer.Argument(metavar="VALUE")],
    project: Project = False,
    json: Json = False,
) -> int:
    env: Environment = ctx.obj
    key = key_called(key)
    if key not in KEYS:
        return _no_such_key(env, key)
    read = read_value(key, value) or called(value, _values_called(key))
    if read is None:
        env.complain(
            "config.no-such-value", near_senses(value, _values_called(key)), key=key, value=value, known=KEYS[key]
        )
        return USAGE
    return _change(env, key, read, project, json)


@app.command()
def unset(ctx: typer.Context, key: Key, project: Project = False, json: Json = False) -> int:
    env: Environment = ctx.obj
    key = key_called(key)
    return _change(env, key, None, project, json) if key in KEYS else _no_such_key(env, key)


def _no_such_key(env: Environment, key: str) -> int:
    env.complain("config.no-such-key", near_senses(key, NAMES), key=key, known=tuple(KEYS))
    return USAGE


def _change(env: Environment, key: str, value: str | None, project: bool, json: bool) -> int:
    file = Path(PROJECT_FILE) if project else user_file(env.variables)
    make_folder(file.parent)
    with held(file.parent):
        try:
            found = read_file(str(file)) if file.exists() else {}
        except BadYaml as error:  # said when the program started; a file that is not understood is not written to
            reason = env.voice(f"cards.why-{error.reason}")
            env.complain("config.bad-file", where=f"{file}:{error.line}", reason=reason)
            return FILE
        if value is None and key not in found:
            if json:
                env.json({"schema": 1, "key": key, "value": None, "file": str(file), "back": None})
            else:
                env.write(env.voice("config.not-set", key=key, file=str(file)))
            return FINE
        text = file.read_text("utf-8") if file.exists() else ""
        # A link is followed, so that it stays one.
        replace(Path(os.path.realpath(file)), edited(text, found, key, value).encode(), backup=True)
    env.changed = True
    words = ["set", key, found[key][0]] if key in found else ["unset", key]
    back = shlex.join(["referee", "config", *words, *(["--project"] if project else [])])
    if json:
        env.json({"schema": 1, "key": key, "value": value, "file": str(file), "back": back})
    else:
        env.write(env.voice("config.unset" if value is None else "config.set", key=key, value=value, file=file))
        env.say("back", line=back)
    holds = settle(env.variables, {}).values[key]
    if value is not None and holds.value != value:
        env.say("config.set-but", where=holds.where, value=holds.value)
    return FINE


def edited(text: str, found: dict[str, tuple[str, int]], key: str, value: str | None) -> str:
    """The file with one value changed, everything else as it was, if it has a line for each key; else written again."""
    lines = text.splitlines()
    if all(lines[line - 1].startswith(f"{one}:") for one, (_, line) in found.items()):
        new = [] if value is None else [f"{key}: {value}"]
        at = found[key][1] - 1 if key in found else len(lines)
        lines[at : at + 1] = new
    else:
        kept = {one: text for one, (text, _) in found.items() if one in KEYS and one != key}
        lines = [f"{one}: {text}" for one, text in ({**kept, key: value} if value else kept).items()]
    return "".join(f"{line}\n" for line in lines)
