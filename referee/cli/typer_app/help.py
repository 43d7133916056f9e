"""The help of a command in a language: examples first, then what it does, its arguments, options and commands."""

from collections.abc import Iterator, Sequence
from typing import Any

from referee.cli.command_list import groups_for, of_others, own_commands
from referee.cli.flags import FLAGS
from referee.cli.which_game import KIND, kind_meant
from referee.games import GAMES
from referee.say import BETWEEN_CLAUSES, Voice
from referee.show.text import FIRM, paint, table_with_text, wrap

WIDEST = 80


def help_text(command: Any, ctx: Any) -> str:
    """All of it, for the person behind a context."""
    env = ctx.obj
    if env:
        speak_of_what_is_meant(env, ctx)
    voice, columns = (env.voice, min(env.width, WIDEST)) if env else (Voice(), WIDEST)
    return "\n".join(help_lines(voice, command, ctx, columns))


def speak_of_what_is_meant(env: Any, ctx: Any) -> None:
    """Use the words of the game that a call is about, before any command has looked."""
    env.speak_of(ctx.meta.get(KIND) or kind_meant(env, ctx.meta.get("referee", ())))


def help_lines(voice: Voice, command: Any, ctx: Any, columns: int) -> Iterator[str]:
    path = path_of(ctx)
    yield from usage_lines(voice, ctx, columns)
    yield from ["", "  " + voice("usage.examples")]
    known = _names_below(command, ctx)
    for example in examples(voice, path):
        if path != "referee" or example.split()[1] in known:  # not what another game has
            yield f"    {example}"  # whole: what we break cannot be pasted
    yield from ["", *wrap("  " + purpose(voice, path), columns, "  ")]
    yield from _listed(voice, f"lesson.{path}", lesson(voice, path), columns)
    parameters = command.get_params(ctx)
    for kind, heading in (("argument", "usage.of-arguments"), ("option", "usage.of-options")):
        shown = [one for one in parameters if one.param_type_name == kind and not getattr(one, "hidden", False)]
        rows = [row_of(voice, ctx, one) for one in shown]
        if path == "referee" and kind == "option":
            rows.append(("--version", voice("option.--version")))
        yield from _listed(voice, heading, rows, columns)
    for game, options in others_of(command, ctx).items():
        of_game = Voice(voice.language, game)
        rows = [row_of(of_game, ctx, one) for one in options]
        yield from _listed(voice, "usage.of-options-for", rows, columns, game=name_of(voice.language, game))
    if path == "referee":
        yield from _all_commands(voice, columns)
        yield from _listed(voice, "usage.of-every-command", every_option(voice), columns)
    else:
        below = [(name, brief(voice, path_below(path, name))) for name in _names_below(command, ctx)]
        yield from _listed(voice, "usage.of-commands", below, columns)


def _all_commands(voice: Voice, columns: int) -> Iterator[str]:
    """In groups; at the end those of other games than the one at hand."""
    for group, names in groups_for(voice.game).items():
        yield from _listed(voice, f"usage.group-{group}", [(name, brief(voice, name)) for name in names], columns)
    for game, names in of_others(voice.game).items():
        rows = [(name, brief(voice, name)) for name in names]
        yield from _listed(voice, "usage.of-commands-for", rows, columns, game=name_of(voice.language, game))


def name_of(language: str, game: str) -> str:
    """What a game is called in a language."""
    voice = Voice(language, game)
    return voice("sheet.game") if voice.knows("sheet.game") else game


def others_of(command: Any, ctx: Any) -> dict[str, list[Any]]:
    """Options that a command has for other kinds of games than the one at hand."""
    return command.options_of_others(ctx) if hasattr(command, "options_of_others") else {}


def _listed(voice: Voice, heading: str, rows: Sequence[tuple[str, str]], columns: int, **params: str) -> list[str]:
    if not rows:
        return []
    lines = table_with_text([("  " + name, text) for name, text in rows], "<<", columns)
    return ["", voice(heading, **params), *paint(lines, "").splitlines()]


def path_of(ctx: Any) -> str:
    """How the texts call a command: `cards-show`; `referee` for the program itself."""
    return str(ctx.command_path).removeprefix("referee ").replace(" ", "-")


def path_below(path: str, name: str) -> str:
    return name if path == "referee" else f"{path}-{name}"


def _names_below(command: Any, ctx: Any) -> list[str]:
    return list(command.list_commands(ctx)) if hasattr(command, "list_commands") else []


def brief(voice: Voice, path: str) -> str:
    """A command in one line, in the words of a game that has it."""
    key = f"brief.{path}"
    if not voice.knows(key):
        voice = Voice(voice.language, next((one for one in GAMES if path in own_commands(one)), voice.game))
    return voice(key)


def purpose(voice: Voice, path: str) -> str:
    """What a command is for."""
    return voice(f"help.{path}") if voice.knows(f"help.{path}") else brief(voice, path)


def lesson(voice: Voice, path: str) -> list[tuple[str, str]]:
    """What must be known to type the command's words: a piece of them, and what it means."""
    pairs = (line.partition("  ") for line in voice.texts.get(f"lesson-lines.{path}", "").splitlines())
    return [(piece, sense) for piece, _, sense in pairs]


def examples(voice: Voice, path: str) -> list[str]:
    return voice.texts[f"example.{path}"].split("\n")


def meaning(voice: Voice, path: str, parameter: Any) -> str:
    """What an argument or an option means to its command, or to all that have it."""
    kind, name = parameter.param_type_name, parameter.name
    if kind == "option":
        name = max(parameter.opts, key=len)
    known = (key for key in (f"{kind}.{path}.{name}", f"{kind}.{name}") if voice.knows(key))
    return voice(next(known, "usage.of-header"))


def metavar(voice: Voice, parameter: Any) -> str:
    """The word that stands for a value; … says that several may follow."""
    word = parameter.metavar.removesuffix("…")
    return (voice(f"metavar.{word}") if voice.knows(f"metavar.{word}") else word) + (
        "…" if parameter.metavar != word else ""
    )


def label(voice: Voice, parameter: Any) -> str:
    """`-g, --game NAME`, or the name of an argument."""
    if parameter.param_type_name == "argument":
        return metavar(voice, parameter)
    names = ", ".join(sorted(parameter.opts, key=len))
    return names if parameter.is_flag else f"{names} {metavar(voice, parameter)}"


def row_of(voice: Voice, ctx: Any, parameter: Any) -> tuple[str, str]:
    """A parameter, what it means, and what else holds for it."""
    notes = []
    default = parameter.get_default(ctx, call=False)
    if default == "" and ctx.obj is not None:  # as the header of a game has it, in this language
        default = ctx.obj.usual(GAMES[voice.game], parameter.name)
    if isinstance(default, str | int) and default not in ("", False):
        notes.append(voice("usage.default", value=default))
    if (bounds := bounds_of(parameter)) != (None, None):
        notes.append(voice("usage.from" if bounds[1] is None else "usage.from-to", least=bounds[0], most=bounds[1]))
    if parameter.required:
        notes.append(voice("usage.required"))
    text = meaning(voice, path_of(ctx), parameter)
    if notes:
        text += " " + f"[{BETWEEN_CLAUSES[voice.language].join(notes)}]".replace(" ", FIRM)
    return label(voice, parameter), text


def bounds_of(parameter: Any) -> tuple[int | None, int | None]:
    """Between what a number must lie."""
    return getattr(parameter.type, "min", None), getattr(parameter.type, "max", None)


def every_option(voice: Voice) -> list[tuple[str, str]]:
    """The options that every command takes."""
    names = {"lang": f"--lang {voice('metavar.LANG')}", **{flag: f"--{flag}" for flag in FLAGS}}
    return [(name, voice(f"option.every.--{flag}")) for flag, name in names.items()]


def usage_lines(voice: Voice, ctx: Any, columns: int) -> list[str]:
    return wrap(voice("usage.line", line=call_of(voice, ctx)), columns, "    ")


def call_of(voice: Voice, ctx: Any) -> str:
    """How a command is called: `referee fix [OPTIONS] N ENTRY…`."""
    words = [ctx.command_path, f"[{voice('usage.options')}]"]
    for one in ctx.command.get_params(ctx):
        if one.param_type_name == "argument":
            words.append(metavar(voice, one) if one.required else f"[{metavar(voice, one)}]")
    if hasattr(ctx.command, "list_commands"):
        below = f"{voice('usage.command')} …"
        words.append(f"[{below}]" if ctx.command.invoke_without_command else below)
    return " ".join(words)
