"""The commands by name. Each module is loaded only when its command runs."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final

import typer

from referee.cli.errors.run import Instead, Misused
from referee.cli.lacking import Lacks
from referee.cli.typer_app.app import SETTINGS, Group, UsageError
from referee.cli.which_game import kind_meant
from referee.engine.codes import FINE
from referee.games import GAMES

# In the order of a help; those that a game brings stand between the two.
TO_PLAY: Final = ("play", "new", "do", "show", "score", "log", "undo", "redo", "fix", "try", "why")
BESIDES: Final = ("cards", "games", "export", "verify", "repair", "stats", "rules", "demo", "config", "completions")
COMMON: Final = (*TO_PLAY, *BESIDES)


class LazyGroup(Group):
    """Knows its commands by name; loads one when it is run."""

    def list_commands(self, ctx: Any) -> list[str]:
        return commands_for(kind_of_call(ctx))

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name in COMMON:
            own: object = import_module(f"referee.cli.commands.{cmd_name}").app
        elif load := own_commands(kind := kind_of_call(ctx)).get(cmd_name):
            own = load()
        else:
            _check_others(kind, cmd_name)
            return None
        assert isinstance(own, typer.Typer)
        command = typer.main.get_command(own)
        command.name = cmd_name
        return command

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        self.commands = dict.fromkeys(all_commands())  # type: ignore[assignment]  # names only, to look for near ones
        return super().resolve_command(ctx, args)


def kind_of_call(ctx: Any) -> str:
    """The kind of game that the words of a call are about."""
    return kind_meant(ctx.obj, ctx.meta.get(ctx.command_path, ()))


def own_commands(kind: str) -> Mapping[str, Callable[[], object]]:
    """The commands that a kind of game brings: by name, what loads each."""
    return GAMES[kind].commands


def _check_others(kind: str, name: str) -> None:
    """:raises Lacks: if it is a command of other games than this one."""
    lack = Lacks(kind, name, lambda game: name in game.commands)
    if lack.others:
        raise lack


def commands_for(kind: str) -> list[str]:
    """The commands that make sense for a kind of game, in the order of a help."""
    return [*TO_PLAY, *own_commands(kind), *BESIDES]


def all_commands() -> list[str]:
    """The commands of all games together."""
    return [*TO_PLAY, *dict.fromkeys(name for game in GAMES.values() for name in game.commands), *BESIDES]


app = typer.Typer(cls=LazyGroup, no_args_is_help=True, **SETTINGS)


@app.callback()
def referee() -> None:
    pass


def call(arguments: list[str], env: Any) -> int:
    """Run the command that is called; the status to leave with.

    :raises Misused: if it cannot be called like that.
    """
    if arguments[:1] == ["help"]:  # as one says it: `referee help attack`
        arguments = [*arguments[1:], "--help"]
    words = arguments
    while True:
        try:
            return _call(words, env)
        except Instead as other:
            words = [*arguments, *other.more]


def _call(arguments: list[str], env: Any) -> int:
    more: dict[str, Any] = {}
    if settings := env.settings.defaults():
        more["default_map"] = dict.fromkeys(all_commands(), settings)
    try:
        status = app(arguments, prog_name="referee", standalone_mode=False, obj=env, **more)
        return status if isinstance(status, int) else FINE
    except typer.Exit as done:
        return done.exit_code
    except typer.Abort:
        raise KeyboardInterrupt from None
    except UsageError as error:
        from referee.cli.typer_app.usage import complaint

        raise Misused(*complaint(env, error)) from None
