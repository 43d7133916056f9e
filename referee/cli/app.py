"""The commands by name. Each module is loaded only when its command runs."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup

from referee.cli.run import Misused
from referee.engine.codes import FINE

COMMANDS: Final = (
    *("play", "new", "do", "show", "score", "log", "undo", "redo"),
    *("attack", "try", "why", "tally", "best", "fix"),
    *("cards", "games", "export", "verify", "repair", "stats", "rules", "demo", "config", "completions"),
)
OF_GAMES: Final = ("attack", "tally", "best")  # a game has these or not; where it has, they stand there in a help
COMMON: Final = frozenset(COMMANDS) - {*OF_GAMES}
UsageError: type[Any] = typer.BadParameter.__mro__[1]  # typer carries its own click, under a name of its own
Function = TypeVar("Function", bound=Callable[..., Any])


class Spoken:
    """Says its help in the language of the person, and leaves behind what a complaint needs."""

    def get_help(self, ctx: Any) -> str:
        from referee.cli.help import help_text

        return help_text(self, ctx)

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)  # type: ignore[misc]
        option.callback = _show_help
        return option

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.meta[ctx.command_path] = tuple(args)
        try:
            words: list[str] = super().parse_args(ctx, args)  # type: ignore[misc]
        except UsageError as error:
            error.ctx = error.ctx or ctx
            raise
        return words


def _show_help(ctx: Any, _: Any, wanted: bool) -> None:
    """Help is an answer like any other: on our stdout, in what signs that can show."""
    if wanted and not ctx.resilient_parsing:
        ctx.obj.stdout.write(ctx.get_help() + "\n")
        raise typer.Exit


class Command(Spoken, TyperCommand):
    """One command."""


class Group(Spoken, TyperGroup):
    """A command with commands below it."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """What stands before a command below is said to that one: it is honoured there, or refused."""
        words = ctx.meta.get(ctx.command_path, ())
        given = [word for word in words[: len(words) - len(args)] if word != "--"]
        name, command, rest = super().resolve_command(ctx, args)
        return name, command, [*given, *rest]


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
        self.commands = dict.fromkeys(COMMANDS)  # type: ignore[assignment]  # names only, to look for near ones
        return super().resolve_command(ctx, args)


def kind_of_call(ctx: Any) -> str:
    """The kind of game that the words of a call are about."""
    from referee.cli.kinds import kind_meant

    return kind_meant(ctx.obj, ctx.meta.get(ctx.command_path, ()))


def own_commands(kind: str) -> Mapping[str, Callable[[], object]]:
    """The commands that a kind of game brings, by name what loads the app of each."""
    from referee.games import GAMES

    return GAMES[kind].commands


def _check_others(kind: str, name: str) -> None:
    """:raises Lacks: if it is a command of other games than this one."""
    from referee.cli.lacking import Lacks

    lack = Lacks(kind, name, lambda game: name in game.commands)
    if lack.others:
        raise lack


def commands_for(kind: str) -> list[str]:
    """The commands that make sense for a kind of game, in the order of a help."""
    own = own_commands(kind)
    return [name for name in (*COMMANDS, *(one for one in own if one not in COMMANDS)) if name in COMMON or name in own]


class App(typer.Typer):
    """An app whose commands speak the language of the person."""

    def command(self, *names: Any, **more: Any) -> Callable[[Function], Function]:
        return super().command(*names, **{"cls": Command, **more})


SETTINGS: Final[dict[str, Any]] = {
    "add_completion": False,
    "rich_markup_mode": None,
    "context_settings": {"help_option_names": ["-h", "--help"]},
}


def command_app() -> App:
    """An app for one command's module."""
    return App(cls=Group, **SETTINGS)


app = typer.Typer(cls=LazyGroup, no_args_is_help=True, **SETTINGS)


@app.callback()
def referee() -> None:
    pass


def call(arguments: list[str], env: Any) -> int:
    """Run the command that is called; the status to leave with.

    :raises Misused: if it cannot be called like that.
    """
    more: dict[str, Any] = {}
    if settings := env.settings.defaults():
        more["default_map"] = dict.fromkeys(COMMANDS, settings)
    try:
        status = app(arguments, prog_name="referee", standalone_mode=False, obj=env, **more)
        return status if isinstance(status, int) else FINE
    except typer.Exit as done:
        return done.exit_code
    except typer.Abort:
        raise KeyboardInterrupt from None
    except UsageError as error:
        from referee.cli.usage import complaint

        raise Misused(*complaint(env, error)) from None
