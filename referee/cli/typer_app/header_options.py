"""The options of `referee new` that a game brings: one for each key of its header, besides the players."""

from collections.abc import Mapping, Sequence
from typing import Any

from typer.core import TyperOption

from referee.engine.parts import HeaderKey
from referee.engine.usual_parts import keys_of
from referee.games import GAMES


def kind_with_options(kind: str, words: Sequence[str]) -> str:
    """The kind that the options among these words belong to: not the one meant, if only another has such an option."""
    options = {word.partition("=")[0] for word in words if word.startswith("-")}
    if "--game" in options or len(GAMES) == 1:
        return kind
    own = {name for option in own_options(kind) for name in option.opts}
    others = (one for one in GAMES if one != kind)
    return next((one for one in others if any({*o.opts} & options - own for o in own_options(one))), kind)


def own_options(kind: str) -> list[Any]:
    """The options for the keys of a game's header, besides the players."""
    return [_option(key) for key in keys_of(GAMES[kind]).values()]


def _option(key: HeaderKey) -> Any:
    names = [parameter_of(key), key.option, *([key.short] if key.short else [])]
    if not key.metavar:
        return TyperOption(param_decls=names, is_flag=True, default=False)
    if key.metavar.endswith("…"):
        return TyperOption(param_decls=names, metavar=key.metavar, multiple=True)
    return TyperOption(param_decls=names, metavar=key.metavar, default="")


def parameter_of(key: HeaderKey) -> str:
    """The name of the parameter that takes what is given for a key."""
    return key.option.removeprefix("--").replace("-", "_")


def greedy_options(kind: str) -> dict[str, str]:
    """The options that several values may follow, with the name of their parameter."""
    found = {"--players": "players", "-p": "players"}
    for key in keys_of(GAMES[kind]).values():
        if key.metavar.endswith("…"):
            found |= {option: parameter_of(key) for option in (key.option, key.short) if option}
    return found


def spread(arguments: list[str], greedy: Mapping[str, str]) -> list[str]:
    """The same arguments with such an option before each of its values."""
    result: list[str] = []
    option = ""
    for word in arguments:
        if word.startswith("-"):
            option = word if word in greedy else ""
            result += [] if option else [word]
        else:
            result += [option, word] if option else [word]
    return result
