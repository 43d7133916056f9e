"""Running a command. Its module is loaded only then."""

from importlib import import_module
from typing import Any

import typer

from referee.cli.command_list import COMMON, all_commands, commands_for, own_commands
from referee.cli.errors.run import Instead, Misused
from referee.cli.lacking import Lacks
from referee.cli.typer_app.app import SETTINGS, Group, UsageError
from referee.cli.which_game import kind_meant
from referee.engine.codes import FINE


class LazyGroup(Group):
    """Knows its commands by name; loads one when it is run."""

    def list_commands(self, ctx: Any) -> list[str]:
        return commands_for(kind_of_call(ctx))

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name in COMMON:
            own: object = import_module(f"referee.cli.commands.{cmd_name}").app
        elif load := own_commands(kind := kind_of_call(ctx, cmd_name)).get(cmd_name):
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


def kind_of_call(ctx: Any, *command: str) -> str:
    """The kind of game that the words of a call are about, or a command, where there is no call."""
    return kind_meant(ctx.obj, ctx.meta.get(ctx.command_path) or command)


def _check_others(kind: str, name: str) -> None:
    """:raises Lacks: if it is a command of other games than this one."""
    lack = Lacks(kind, name, lambda game: name in game.commands)
    if lack.others:
        raise lack


app = typer.Typer(cls=LazyGroup, no_args_is_help=True, **SETTINGS)


@app.callback()
def referee() -> None:
    pass


def call(arguments: list[str], env: Any) -> int:
    """Run the command that is called; the status to leave with.

    :raises Misused: if it cannot be called like that.
    """
    words = arguments
    while True:
        try:
            return _call(words, env)
        except Instead as other:
            words = [*arguments, *other.more]


def _call(arguments: list[str], env: Any) -> int:
    more: dict[str, Any] = {}
    if settings := env.settings.defaults():
        # `help` is also an option, which would take this for its value.
        more["default_map"] = {name: settings for name in all_commands() if name != "help"}
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
