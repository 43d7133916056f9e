"""Vampire Village (French edition; Russian edition: Вампиры у ворот)."""

# Here, not in game.py: whoever asks for a list of commands should not wait for the rules.
COMMANDS = {name: f"referee.cli.village.{name}" for name in ("attack", "best", "tally")}
