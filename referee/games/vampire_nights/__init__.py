"""Vampire Nights (French edition)."""

# Here, not in game.py: whoever asks for a list of commands should not wait for the rules.
COMMANDS = {"tally": "referee.cli.nights.tally"}
# Where cards.yaml has which group: a list, and the field of its cards with the number of copies.
CARD_LAYOUT = {"tiles": {"n": "tiles"}, "items": {"n": "items"}}
