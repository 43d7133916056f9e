"""A call that cannot be carried out: what is wrong with it, in words. Typer's own words are never shown."""

from collections.abc import Callable
from typing import Any

from referee.cli.command_list import all_commands
from referee.cli.environment import Environment
from referee.cli.flags import FLAGS
from referee.cli.typer_app.help import bounds_of, call_of, help_text, meaning, metavar, path_of, speak_of_what_is_meant
from referee.engine.lexicon import near, near_senses
from referee.show.text import wrap


def complaint(env: Environment, error: Any) -> tuple[str, Callable[[], list[str]]]:
    """The sentence for a program, and the lines for a person: the sentence, how to call it, where more is said."""
    ctx = error.ctx
    words = ctx.meta.get(ctx.command_path, ())
    if ctx.command.no_args_is_help and not words:
        text = help_text(ctx.command, ctx)
        return text, lambda: [text]
    speak_of_what_is_meant(env, ctx)
    key, params = _fault(env, error, ctx, list(words))
    message = env.voice(f"usage.{key}", **params)
    said = [message]
    if key == "missing":
        said.append(f"  {params['name']}: {meaning(env.voice, path_of(ctx), error.param)}")
    said.append(env.voice("usage.line", line=call_of(env.voice, ctx)))
    said.append(env.voice("usage.more", line=f"{ctx.command_path} --help"))
    return message, lambda: [line for text in said for line in wrap(text, env.width, "    ")]


def _fault(env: Environment, error: Any, ctx: Any, words: list[str]) -> tuple[str, dict[str, Any]]:
    """Which sentence, with which parameters. What kind of error it is shows in what it carries."""
    if hasattr(error, "possibilities"):
        if error.option_name == "--json":
            return "no-json", {"command": ctx.command_path}
        meant = _near(error.option_name, [*_options(ctx), "--lang", *(f"--{flag}" for flag in FLAGS)])
        return ("no-option-but" if meant else "no-option"), {"word": error.option_name, "near": meant}
    if hasattr(error, "option_name"):
        option = next(one for one in ctx.command.get_params(ctx) if error.option_name in one.opts)
        if option.is_flag:
            return "takes-no-value", {"name": error.option_name}
        return "needs-value", {"name": error.option_name, "value": metavar(env.voice, option)}
    if hasattr(error, "param_type"):
        return "missing", {"name": _name(env, error.param)}
    if getattr(error, "param", None) is not None:
        return _bad_value(env, error.param, ctx, words)
    _, rest, _ = ctx.command.make_parser(ctx).parse_args(words)
    if hasattr(ctx.command, "list_commands") and rest:
        meant = _near(rest[0], _commands(ctx))
        return ("no-command-but" if meant else "no-command"), {"word": rest[0], "near": meant}
    if rest:
        meant = [name for name in _options(ctx) if name.lstrip("-") in rest]
        return ("too-much-but" if meant else "too-much"), {"words": " ".join(rest), "near": meant}
    return "not-understood", {}


def _commands(ctx: Any) -> list[str]:
    """What may follow, of all games."""
    return all_commands() if ctx.command_path == "referee" else list(ctx.command.list_commands(ctx))


def _options(ctx: Any) -> list[str]:
    return [name for one in ctx.command.get_params(ctx) for name in one.opts if name.startswith("--")]


def _near(word: str, known: list[str]) -> list[str]:
    return near_senses(word.lstrip("-"), {name.lstrip("-"): name for name in known})


def _name(env: Environment, parameter: Any) -> str:
    if parameter.param_type_name == "option":
        return str(max(parameter.opts, key=len))
    return metavar(env.voice, parameter).removesuffix("…")


def _bad_value(env: Environment, parameter: Any, ctx: Any, words: list[str]) -> tuple[str, dict[str, Any]]:
    """A value that its type does not take: the error has it only in words, so the call is read again."""
    given = ctx.command.make_parser(ctx).parse_args(words)[0].get(parameter.name)
    word = next((one for one in (given if isinstance(given, list | tuple) else [given]) if _fails(parameter, one)), "")
    params: dict[str, Any] = {"name": _name(env, parameter), "word": word}
    if hasattr(parameter.type, "choices"):
        known = [str(one) for one in parameter.type.choices]
        meant = near(str(word), known)
        return ("not-known-but" if meant else "not-known"), {**params, "known": known, "near": meant}
    least, most = bounds_of(parameter)
    if not _is_number(str(word)):
        return "not-a-number", params
    return ("too-small" if most is None else "not-in-range"), {**params, "least": least, "most": most}


def _fails(parameter: Any, word: Any) -> bool:
    try:
        parameter.type(word)
    except Exception:
        return True
    return False


def _is_number(word: str) -> bool:
    try:
        int(word)
    except ValueError:
        return False
    return True
