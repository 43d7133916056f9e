"""The commands by name, in the groups and in the order of the help. Some are brought by a game."""

from collections.abc import Callable, Mapping
from typing import Final

from referee.games import GAMES

# Each is a module of referee.cli.commands.
GROUPS: Final = {
    "play": ("play", "serve", "new", "do", "show", "undo", "redo", "fix"),
    "settle": ("try", "why", "rules"),
    "score": ("score",),
    "look-back": ("log", "stats", "demo"),
    "keep": ("games", "export", "verify", "repair"),
    "set-up": ("cards", "facts", "config", "completions", "help"),
}
COMMON: Final = tuple(name for names in GROUPS.values() for name in names)
BROUGHT: Final = {"tally": "score"}  # where a command belongs that games bring; any other settles something


def own_commands(kind: str) -> Mapping[str, Callable[[], object]]:
    """The commands that a kind of game brings: by name, what loads each."""
    return GAMES[kind].commands


def groups_for(kind: str) -> dict[str, list[str]]:
    """The commands that make sense for a kind of game, by group."""
    return {
        group: [*names, *(one for one in own_commands(kind) if BROUGHT.get(one, "settle") == group)]
        for group, names in GROUPS.items()
    }


def commands_for(kind: str) -> list[str]:
    """The same without the groups."""
    return [name for names in groups_for(kind).values() for name in names]


def of_others(kind: str) -> dict[str, list[str]]:
    """The commands that only other games have, by game."""
    return {
        other: only
        for other in GAMES
        if (only := [name for name in own_commands(other) if name not in own_commands(kind)])
    }


def all_commands() -> list[str]:
    """The commands of all games together."""
    return list(dict.fromkeys(name for kind in GAMES for name in commands_for(kind)))
