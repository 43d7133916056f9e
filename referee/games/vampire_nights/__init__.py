"""Vampire Nights (French edition)."""

# Here, not in game.py: whoever asks for a list of commands should not wait for the rules.
COMMANDS = {"tally": "referee.cli.nights.tally"}
