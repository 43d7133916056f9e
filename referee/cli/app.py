"""The commands by name. Each module is loaded only when its command runs."""

from importlib import import_module
from typing import Any, Final

import typer
from typer.core import TyperGroup

COMMANDS: Final = {
    "play": "Be led through a game, with few keystrokes.",
    "new": "Start a game.",
    "do": "Enter what happened: judged, then written down.",
    "show": "Draw the villages and what must be decided now.",
    "score": "The points of every player, and who won.",
    "log": "Every entry with what it changed.",
    "undo": "Take back the last entry, or all from one on.",
    "redo": "Bring back what was taken back.",
    "attack": "Settle one attack, typed by hand.",
    "try": "Judge entries without writing anything.",
    "why": "Explain an entry, or every point of a player.",
    "tally": "Scores without a game.",
    "best": "The best way through the attacks to come.",
    "fix": "Replace an earlier entry.",
    "cards": "The card list of this table.",
    "games": "List, rename, archive, delete or take in games.",
    "export": "The whole game as a file for others, or a link for BG Stats.",
    "verify": "Replay records and say whether they are right.",
    "stats": "What the finished games of this machine come to.",
    "rules": "The rules and rulings, to look up.",
    "demo": "Replay a recorded game that shows every rule at work.",
    "config": "Settings, and where each comes from.",
    "completions": "Let a shell complete commands, games, cards and cells.",
}

GLOBAL_OPTIONS: Final = """\b
Options that every command takes:
  --lang LANG, --no-color, --quiet,
  --no-input, --debug
"""


class LazyGroup(TyperGroup):
    """Knows its commands by name and help line; loads one when it is run."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"referee.cli.commands.{cmd_name}")
        command = typer.main.get_command(module.app)
        command.name = cmd_name
        command.short_help = COMMANDS[cmd_name]
        return with_examples(command)

    def get_help(self, ctx: Any) -> str:
        from referee.cli.examples import help_text

        return help_text(self, ctx, super().get_help)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        self.commands = dict.fromkeys(COMMANDS)  # type: ignore[assignment]  # names only, for "did you mean"
        return super().resolve_command(ctx, args)


def with_examples(command: Any) -> Any:
    """Let the help of a command, and of those below it, begin with examples."""
    plain_help = command.get_help

    def get_help(ctx: Any) -> str:
        from referee.cli.examples import help_text

        return help_text(command, ctx, plain_help)

    command.get_help = get_help
    for below in getattr(command, "commands", {}).values():
        with_examples(below)
    return command


def command_app(help: str) -> typer.Typer:
    """An app for one command's module."""
    return typer.Typer(
        add_completion=False,
        rich_markup_mode=None,
        help=help,
        context_settings={"help_option_names": ["-h", "--help"]},
    )


app = typer.Typer(
    cls=LazyGroup,
    add_completion=False,
    rich_markup_mode=None,
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog=GLOBAL_OPTIONS,
)


@app.callback()
def referee() -> None:
    """A referee for board games played with real cards: you type what happened, it says what that means."""
