"""Vampire Nights (French edition)."""
