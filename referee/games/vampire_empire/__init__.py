"""Vampire Empire, for two players: one leads three hidden vampires, the other looks for them among nine characters."""
