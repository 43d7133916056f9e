"""Vampire Village (French edition; Russian edition: Вампиры у ворот)."""

# Here, not in game.py: whoever asks for a list of commands should not wait for the rules.
COMMANDS = {name: f"referee.cli.village.{name}" for name in ("attack", "best", "tally")}
# Where cards.yaml has which group: a list, and the field of its cards with the number of copies.
CARD_LAYOUT = {
    "creatures": {"round1": "creatures1", "round2": "creatures2"},
    **{f"village.{group}": {"n": group} for group in ("start", "round1", "round2")},
}
