"""What the app of every command is made of: it speaks the language of the person."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup

UsageError: type[Any] = typer.BadParameter.__mro__[1]  # typer carries its own click, under a name of its own
Function = TypeVar("Function", bound=Callable[..., Any])


class Spoken:
    """Says its help in the language of the person, and leaves behind what a complaint needs."""

    def get_help(self, ctx: Any) -> str:
        from referee.cli.typer_app.help import help_text

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
    """Help is an answer like any other: on our stdout, in signs that it can show."""
    if wanted and not ctx.resilient_parsing:
        ctx.obj.stdout.write(ctx.get_help() + "\n")
        raise typer.Exit


class Command(Spoken, TyperCommand):
    """One command."""


class AsksFor(Command):
    """Asks a person at a terminal for what is missing: there an argument may be left out."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if ctx.obj is not None and ctx.obj.interactive and "--json" not in args:
            for one in self.params:
                one.required = False
        return super().parse_args(ctx, args)


class Group(Spoken, TyperGroup):
    """A command with commands below it."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """What stands before a command below is said to that one: it is honoured there, or refused."""
        words = ctx.meta.get(ctx.command_path, ())
        given = [word for word in words[: len(words) - len(args)] if word != "--"]
        name, command, rest = super().resolve_command(ctx, args)
        return name, command, [*given, *rest]


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
